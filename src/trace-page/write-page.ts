import { type Price, costOf } from '../agent/price.ts'
import { readTraceFile } from '../report/read-trace-file.ts'
import type { RunEvent } from '../report/reporter.ts'
import { RunRecord } from '../report/run-record.ts'
import { TRACE_VERSION } from '../report/trace-file.ts'
import { plural } from '../text/format.ts'
import { writeOwnFile } from '../workspace/files/own-file.ts'
import { summaryOf } from './summary.ts'
import { createHash } from 'node:crypto'
import { DRAW_SCRIPT } from './draw-script.ts'
import { PAGE_STYLE } from './style.ts'
import { TOOLBAR_SCRIPT } from './toolbar-script.ts'
import { SIGNS, statusLabel } from '../agent/call-status.ts'
import { shortenMiddle } from '../agent/shorten-middle.ts'
import type { TracedEvent } from '../report/request-digests.ts'
import { fallbackSentence } from '../report/sentences.ts'
import { showHidden } from '../text/hidden-characters.ts'

/** Characters of all events, each with the page's own around it. A browser opens a page of this size at once. */
const MAX_PAGE = 30_000_000
const PER_EVENT = 500

/**
 * Makes a page of a trace, of as much of it as can be read.
 *
 * @throws UserError if the file cannot be read or is not a trace
 */
export async function tracePage(path: string): Promise<string> {
  const events: string[] = []
  const unreadable: number[] = []
  let [now, room, left] = [0, MAX_PAGE, 0]
  let [workEnd, price]: [string?, Price?] = []
  const record = new RunRecord({ now: () => now })
  const { version, startedAt } = await readTraceFile(path, ({ number, at, event }) => {
    now = Math.max(now, at)
    if (event?.kind === 'done') workEnd = event.end
    if (event?.kind === 'session' || event?.kind === 'configured') ({ price } = event)
    // Safe: of a request, the record reads nothing, and all other events are the same in a trace.
    if (event) record.onEvent(event as RunEvent)
    else unreadable.push(number)
    const shown = event && shownEvent(event, price)
    const json = shown ? scriptJson({ at: now, ...shown }) : ''
    room -= json.length + PER_EVENT
    if (json !== '' && room >= 0) events.push(json)
    else if (json !== '') left += 1
  })
  const run = record.snapshot()
  const end = run.outcome?.kind ?? (run.run?.task ? undefined : workEnd)
  const notes = [
    version !== TRACE_VERSION && `This trace has version ${version}; this page shows version ${TRACE_VERSION}.`,
    end === undefined && 'The trace ends before the run did: what happened later is not in it.',
    unreadable[0] &&
      `${plural(unreadable.length, 'line')} of the trace could not be read, the first at line ${unreadable[0]}.`,
    left > 0 && `The trace is too large for one page: ${left} later events are left out.`
  ].filter(Boolean)
  return pageWith(scriptJson({ ...summaryOf(run, end), startedAt, notes }), events)
}

/**
 * Writes the page of a trace.
 *
 * @throws UserError if the trace cannot be read or the page cannot be written
 */
export async function writeTracePage(path: string, to: string): Promise<void> {
  writeOwnFile(to, await tracePage(path))
}

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
function pageWith(summary: string, events: readonly string[]): string {
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

/** Characters of one text: more than any result that a model has received. */
const MAX_TEXT = 100_000

/** JSON with long texts cut and hidden characters shown, and without `<`, which could end the script element that holds it. */
function scriptJson(data: unknown): string {
  const shown = (value: unknown) => (typeof value === 'string' ? showHidden(shortenMiddle(value, MAX_TEXT)) : value)
  return JSON.stringify(data, (_, value) => shown(value)).replaceAll('<', String.raw`\u003c`)
}

/** What the page shows of an event; undefined for nothing. `price` is that of the run's model. */
function shownEvent(event: TracedEvent, price: Price | undefined): object | undefined {
  switch (event.kind) {
    case 'tools':
      return { kind: 'tools', names: event.tools.map(({ name }) => name) }
    case 'message':
      // The result of a call has an event of its own.
      if (event.message.role === 'tool') return undefined
      return { ...event.message, kind: 'message', providerMetadata: undefined }
    case 'usage':
      return { ...event, dollars: price && costOf(event.tokens, price) }
    case 'other-model-usage':
      return { kind: 'usage', tokens: event.tokens, dollars: event.price && costOf(event.tokens, event.price) }
    case 'fallback':
      return { kind: 'fallback', text: fallbackSentence(event) }
    case 'tool-finished':
      return { ...event, subject: undefined, label: statusLabel(event), sign: SIGNS[event.status].symbol }
    case 'child': {
      const shown = shownEvent(event.event, price)
      return shown && { ...event, event: shown }
    }
    default:
      return SHOWN.has(event.kind) ? event : undefined
  }
}

const SHOWN: ReadonlySet<TracedEvent['kind']> = new Set([
  ...(['turn', 'request', 'response', 'request-failed', 'tool-started', 'file-modified', 'retry'] as const),
  ...(['compaction', 'repetition', 'interrupted', 'limit', 'bug', 'stop-requested', 'done'] as const)
])
