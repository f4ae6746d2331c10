import type { Price } from '../agent/price.ts'
import { readTraceFile } from '../report/read-trace-file.ts'
import type { RunEvent } from '../report/reporter.ts'
import { RunRecord } from '../report/run-record.ts'
import { TRACE_VERSION } from '../report/trace-file.ts'
import { plural } from '../text/format.ts'
import { writeOwnFile } from '../workspace/files/own-file.ts'
import { pageWith } from './page.ts'
import { scriptJson, shownEvent } from './shown-events.ts'
import { summaryOf } from './summary.ts'

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
