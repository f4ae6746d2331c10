import { resolve } from 'node:path'
import { isSystemError } from '../errors.ts'
import { RunRecord } from '../report/run-record.ts'
import type { RunSnapshot } from '../report/run-snapshot.ts'
import type { Redact } from '../secrets/redact.ts'
import { Reporters } from '../report/reporters.ts'
import { TerminalReporter } from '../report/terminal.ts'
import { TraceFile } from '../report/trace-file.ts'
import { UsageError } from './usage-error.ts'

export interface DisplayOptions {
  readonly stream: NodeJS.WriteStream
  /** Writes to the stream. */
  readonly write: (text: string) => void
  readonly redact: Redact
  /** Path of the trace to write. */
  readonly trace: string | undefined
}

/** Shows and records the events of a run. */
export interface RunDisplay {
  readonly reporters: Reporters
  readonly snapshot: () => RunSnapshot
}

/** @throws UsageError when the trace cannot be written */
export function openDisplay({ stream, write, redact, trace }: DisplayOptions): RunDisplay {
  const now = () => Date.now()
  const record = new RunRecord({ now })
  const snapshot = () => record.snapshot()
  const columns = () => stream.columns
  const terminal = new TerminalReporter({ write, isTerminal: stream.isTTY, columns, snapshot, redact, now })
  const onFailure = (text: string) => {
    write(`${text}\n`)
  }
  const files = trace === undefined ? [] : [openTrace({ path: resolve(trace), now, onFailure })]
  return { reporters: new Reporters([record, terminal, ...files], redact), snapshot }
}

function openTrace(options: ConstructorParameters<typeof TraceFile>[0]): TraceFile {
  try {
    return new TraceFile(options)
  } catch (error) {
    if (!isSystemError(error)) throw error
    throw new UsageError(`The trace cannot be written: ${error.message}. Choose another path with --trace.`)
  }
}
