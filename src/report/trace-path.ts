import { join } from 'node:path'

/** The trace of the run whose files are in `stateFolder`. */
export function tracePathIn(stateFolder: string): string {
  return join(stateFolder, 'trace.jsonl')
}

/** Where the page of a trace is written: `trace.html` next to `trace.jsonl`. */
export function pageBeside(tracePath: string): string {
  return `${tracePath.replace(/\.jsonl?$/, '')}.html`
}
