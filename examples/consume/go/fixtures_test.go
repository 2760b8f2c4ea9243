// Every fixture of an export as a test of `go test`, played on any engine over the port:
//
//	FIXTURES=DIR ENGINE="node engine.mjs" go test ./examples/consume/go
//	cardavia account results.jsonl --manifest DIR
package fixtures

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"sort"
	"strings"
	"testing"
)

const patience = 8 // windows of an engine's own that are passed on the way to a decision

type points = map[string]int
type decisions = map[string]string

type meld struct {
	Kind  string
	Cards []string
	From  string
}
type transfer struct {
	Payer, Receiver, Cause string
	Amount                 int
}
type scores = map[string][]struct {
	Item  string
	Value int
}
type result struct {
	Ending     string
	Winners    []string
	Points     points
	NextDealer string `json:"next_dealer"`
	Scores     scores
}
type position struct {
	Options map[string][]string
	Hands   map[string][]string
	Melds   map[string][]meld
	Table   map[string][]string
	Stock   int
	Points  points
	Out     *[]string
	Scores  scores
	Ledger  []transfer
	Result  *result
}
type step struct {
	Send                           decisions
	Check, Seat, Card              string
	Decisions, Verbs, Seats, Cards []string
	Melds                          []meld
	Number                         int
	Change, Ours                   points
	Items                          points
	Payer, Receiver, Cause         string
	Amount                         int
	Ending                         *string
}
type fixture struct {
	Game      string
	Setup     json.RawMessage
	Situation struct {
		After  int
		Points points
	}
	Steps []step
	Rest  struct {
		Decisions []decisions
		Points    points
	}
}

type engine struct {
	in  io.Writer
	out *bufio.Reader
}

func (e engine) ask(method string, params, into any) error {
	request, _ := json.Marshal(map[string]any{"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
	if _, err := fmt.Fprintf(e.in, "%s\n", request); err != nil {
		return err
	}
	line, err := e.out.ReadBytes('\n')
	if err != nil {
		return err
	}
	var answer struct {
		Result json.RawMessage
		Error  *struct{ Message string }
	}
	if err := json.Unmarshal(line, &answer); err != nil {
		return err
	}
	if answer.Error != nil {
		return fmt.Errorf("refused: %s", answer.Error.Message)
	}
	return json.Unmarshal(answer.Result, into)
}

func (e engine) step(made decisions) (p position, err error) {
	err = e.ask("step", map[string]any{"decisions": made}, &p)
	return
}

func has(list []string, one string) bool {
	for _, each := range list {
		if each == one {
			return true
		}
	}
	return false
}

func sorted(list []string) []string {
	list = append([]string{}, list...)
	sort.Strings(list)
	return list
}

func same(a, b []string) bool { return reflect.DeepEqual(sorted(a), sorted(b)) }

func nonzero(of points) points {
	found := points{}
	for key, value := range of {
		if value != 0 {
			found[key] = value
		}
	}
	return found
}

func (p position) canPass() bool {
	for _, own := range p.Options {
		if !has(own, "pass") {
			return false
		}
	}
	return len(p.Options) > 0
}

func (p position) fits(named decisions) bool {
	for seat, each := range named {
		if !has(p.Options[seat], each) {
			return false
		}
	}
	return true
}

// Everyone's pass, or else first option, and what is named.
func (p position) with(named decisions) decisions {
	made := decisions{}
	for seat, own := range p.Options {
		made[seat] = own[0]
		if has(own, "pass") {
			made[seat] = "pass"
		}
	}
	for seat, each := range named {
		made[seat] = each
	}
	return made
}

func (p position) standing() points {
	if p.Result != nil {
		return p.Result.Points
	}
	return p.Points
}

func (e engine) send(p position, told decisions) (position, error) {
	named := decisions{}
	for seat, each := range told {
		if each != "pass" {
			named[seat] = each
		}
	}
	if len(named) == 0 && !p.canPass() {
		return p, nil
	}
	var err error
	for n := 0; n < patience && !p.fits(named) && p.canPass(); n++ {
		if p, err = e.step(p.with(nil)); err != nil {
			return p, err
		}
	}
	if !p.fits(named) {
		return p, fmt.Errorf("%v is not offered: %v", named, p.Options)
	}
	return e.step(p.with(named))
}

func (e engine) play(f fixture, explains []string) error {
	var p position
	if err := e.ask("deal", f.Setup, &p); err != nil {
		return err
	}
	booked, late, err := f.Situation.Points, []step{}, error(nil)
	for number, s := range f.Steps {
		if number == f.Situation.After && p.Points != nil {
			booked = p.Points
		}
		switch {
		case s.Send != nil:
			p, err = e.send(p, s.Send)
		case s.Check == "points" && p.standing() == nil:
			late = append(late, s)
		default:
			err = e.check(s, p, booked, explains, f.Game)
		}
		if err != nil {
			return fmt.Errorf("step %d (%s): %w", number, s.Check, err)
		}
	}
	if len(late) == 0 {
		return nil
	}
	for _, told := range f.Rest.Decisions {
		if p, err = e.send(p, told); err != nil {
			return err
		}
	}
	for _, s := range late {
		got, ours := points{}, s.Ours
		if ours == nil {
			ours = s.Change
		}
		for seat, value := range p.standing() {
			got[seat] = value - f.Rest.Points[seat] + ours[seat]
		}
		if !reflect.DeepEqual(nonzero(got), nonzero(s.Change)) {
			return fmt.Errorf("points change by %v, expected %v", got, s.Change)
		}
	}
	return nil
}

// What each kind of check demands; fixture.schema.json says it in words.
func (e engine) check(s step, p position, booked points, explains []string, game string) error {
	own, good := p.Options[s.Seat], true
	switch s.Check {
	case "may":
		good = p.fits(nil)
		for _, each := range s.Decisions {
			good = good && has(own, each)
		}
	case "may only":
		good = same(own, s.Decisions)
	case "may not":
		for _, each := range own {
			good = good && !has(s.Decisions, each)
			for _, verb := range s.Verbs {
				good = good && !strings.HasPrefix(each, verb+" ")
			}
		}
		for _, each := range s.Decisions {
			if _, err := e.step(p.with(decisions{s.Seat: each})); good && err == nil {
				return fmt.Errorf("%s: %s was accepted", s.Seat, each)
			}
		}
	case "not asked":
		for _, seat := range s.Seats {
			good = good && len(p.Options[seat]) == 0
		}
	case "turn":
		good = false
		for _, each := range own {
			good = good || each == "done" || strings.HasPrefix(each, "discard ")
		}
		good = good && len(p.Options) == 1
	case "hands":
		good = same(p.Hands[s.Seat], s.Cards)
	case "melds":
		laid := p.Melds[s.Seat]
		good = len(laid) == len(s.Melds)
		for n := 0; good && n < len(laid); n++ {
			told, got := s.Melds[n], laid[n]
			good = told.Kind == got.Kind && same(told.Cards, got.Cards) && (told.From == "" || told.From == got.From)
		}
	case "stock":
		good = p.Stock == s.Number
	case "thrown":
		lying := p.Table[s.Seat]
		good = len(lying) > 0 && lying[len(lying)-1] == s.Card
	case "points":
		got := points{}
		for seat, value := range p.standing() {
			got[seat] = value - booked[seat]
		}
		good = reflect.DeepEqual(nonzero(got), nonzero(s.Change))
	case "counts":
		if !has(explains, "scores") {
			return nil
		}
		items, from := points{}, p.Scores
		if from == nil && p.Result != nil {
			from = p.Result.Scores
		}
		for _, each := range from[s.Seat] {
			items[each.Item] += each.Value
		}
		good = reflect.DeepEqual(nonzero(items), nonzero(s.Items))
	case "pays":
		good = !has(explains, "ledger")
		for _, each := range p.Ledger {
			good = good || each == transfer{s.Payer, s.Receiver, s.Cause, s.Amount}
		}
	case "ending":
		good = (p.Result == nil) == (s.Ending == nil) && (p.Result == nil || p.Result.Ending == *s.Ending)
	case "winners":
		won := &[]string{}
		if game == "sichuan" { // there play goes on behind a win
			won = p.Out
		}
		if p.Result != nil {
			won = &p.Result.Winners
		}
		good = won == nil || strings.Join(*won, " ") == strings.Join(s.Seats, " ")
	case "next dealer":
		good = p.Result != nil && (p.Result.NextDealer == "" || p.Result.NextDealer == s.Seat)
	default:
		return fmt.Errorf("no check that is known here")
	}
	if !good {
		return fmt.Errorf("expected %+v, got %+v", s, p)
	}
	return nil
}

func env(name, otherwise string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return otherwise
}

func TestFixtures(t *testing.T) {
	folder := env("FIXTURES", "fixtures")
	var manifest struct {
		Corpus   string
		Fixtures []struct {
			ID, Game, File string
			Line           int
		}
	}
	body, err := os.ReadFile(filepath.Join(folder, "manifest.json"))
	if err != nil || json.Unmarshal(body, &manifest) != nil {
		t.Fatalf("no manifest in %s: name the export in FIXTURES", folder)
	}
	command := exec.Command("sh", "-c", env("ENGINE", "cardavia serve"))
	in, _ := command.StdinPipe()
	out, _ := command.StdoutPipe()
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	e := engine{in, bufio.NewReader(out)}
	var who struct {
		Games map[string]struct{ Explains []string }
	}
	if err := e.ask("describe", map[string]any{}, &who); err != nil {
		t.Fatal(err)
	}
	results, err := os.Create(env("RESULTS", "results.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	defer results.Close()
	tell := json.NewEncoder(results)
	_ = tell.Encode(map[string]string{"corpus": manifest.Corpus})
	lines := map[string][]string{}
	for _, each := range manifest.Fixtures {
		entry := each
		t.Run(entry.ID, func(t *testing.T) {
			told := map[string]string{"id": entry.ID, "status": "pass"}
			defer func() { _ = tell.Encode(told) }()
			offer, plays := who.Games[entry.Game]
			if !plays {
				told["status"], told["reason"] = "skip", "the engine does not play "+entry.Game
				t.Skip(told["reason"])
			}
			if lines[entry.File] == nil {
				body, _ := os.ReadFile(filepath.Join(folder, entry.File))
				lines[entry.File] = strings.Split(string(body), "\n")
			}
			var f fixture
			err := json.Unmarshal([]byte(lines[entry.File][entry.Line-1]), &f)
			if err == nil {
				err = e.play(f, offer.Explains)
			}
			if err != nil {
				told["status"], told["reason"] = "fail", err.Error()
				t.Error(err)
			}
		})
	}
}
