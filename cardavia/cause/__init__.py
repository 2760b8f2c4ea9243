"""Cause: which sentences decide what is so at a point of a deal.

A sentence decides if an engine that breaks only it makes something else of the same situation; an unclear
ruling does if one of its options would. The wrong engines are those of `cardavia.mutants`.
"""
