import { createHash } from 'node:crypto'
import { DRAW_SCRIPT } from './draw-script.ts'
import { PAGE_STYLE } from './style.ts'
import { TOOLBAR_SCRIPT } from './toolbar-script.ts'

const SCRIPT = DRAW_SCRIPT + TOOLBAR_SCRIPT

// A tab's icon, so that the browser asks no server for one.
const ICON =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 16 16%22%3E%3Crect y=%222%22 width=%2210%22 height=%225%22 rx=%221%22 fill=%22%234f6bed%22/%3E%3Crect x=%226%22 y=%229%22 width=%2210%22 height=%225%22 rx=%221%22 fill=%22%23d97706%22/%3E%3C/svg%3E'

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const POLICY = `default-src 'none'; style-src '${hashOf(PAGE_STYLE)}'; script-src '${hashOf(SCRIPT)}'; img-src data:; base-uri 'none'; form-action 'none'`

/**
 * One self-contained HTML page. It loads nothing: its policy allows only its own style and its own script, by their hashes.
 *
 * @param summary like the events, JSON without `<`
 */
export function pageWith(summary: string, events: readonly string[]): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">
<title>Forgehand trace</title><link rel="icon" href="${ICON}"><style>${PAGE_STYLE}</style></head>
<body><a class="skip" href="#turns">Skip to the turns</a>
<noscript>This page is drawn by its own script. Allow JavaScript for it, or read the trace itself.</noscript>
<main><div id="overview"></div><div class="toolbar" id="toolbar" role="search" aria-label="Turns" hidden>
<input type="search" id="search" placeholder="Search calls and texts  ( / )" aria-label="Search calls and texts" autocomplete="off" spellcheck="false">
<div class="filters" role="group" aria-label="Show"><button type="button" data-filter="" aria-pressed="true">All</button><button type="button" data-filter="failed" aria-pressed="false">Not done</button><button type="button" data-filter="edited" aria-pressed="false">Edits</button><button type="button" data-filter="command" aria-pressed="false">Commands</button></div><span id="count" role="status"></span>
<div class="buttons"><button type="button" id="unfold">Unfold all</button><button type="button" id="theme">Dark</button><button type="button" id="keys" aria-label="Keys">?</button></div></div>
<section id="turns" aria-label="Turns" tabindex="-1"><h2>Turns</h2></section></main>
<dialog id="help" aria-label="Keys"><h2>Keys</h2><dl class="rows">
<div><dt><kbd>/</kbd></dt><dd>Search; <kbd>Esc</kbd> clears it</dd></div><div><dt><kbd>j</kbd> <kbd>k</kbd></dt><dd>Next and previous turn</dd></div>
<div><dt><kbd>n</kbd> <kbd>p</kbd></dt><dd>Next and previous call</dd></div><div><dt><kbd>f</kbd></dt><dd>Next call that was not done</dd></div>
<div><dt><kbd>Enter</kbd></dt><dd>Fold and unfold the call</dd></div><div><dt><kbd>u</kbd></dt><dd>Unfold or fold all calls</dd></div>
<div><dt><kbd>t</kbd></dt><dd>Dark or light</dd></div></dl><form method="dialog"><button>Close</button></form></dialog>
<footer><p>Made by <code>forgehand trace</code> from a trace of the run. It holds what the model received and wrote, with known secrets replaced by <code>***</code>. Treat it like the code of the repository.</p></footer>
<script type="application/json" id="data">[${[summary, ...events].join(',\n')}]</script>
<script>${SCRIPT}</script></body></html>
`
}
