/* Before anything is shown: what a script is still to fill in is not shown half done, so that nothing moves. */
"use strict";
document.documentElement.classList.add("scripted");
