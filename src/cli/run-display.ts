import { constants, lstatSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Environment } from '../domain/settings.ts'
import { UserError } from '../errors.ts'
import { lineReporter } from '../report/log-reporters.ts'
import { Reporters } from '../report/reporters.ts'
import { RunRecord } from '../report/run-record.ts'
import type { RunSnapshot } from '../report/run-snapshot.ts'
import { TRACE_START, TraceFile } from '../report/trace-file.ts'
import type { Redact } from '../secrets/redact.ts'
import { OpenFile } from '../workspace/files/open-file.ts'
import { showsLive, terminalWriter } from './terminal.ts'
import { UsageError } from './usage-error.ts'

export interface DisplayOptions {
  readonly stream: NodeJS.WriteStream
  readonly environment: Environment
  readonly redact: Redact
  readonly trace: string | undefined
}

export interface RunDisplay {
  readonly reporters: Reporters
  readonly snapshot: () => RunSnapshot
}

/** @throws UsageError when the trace cannot be written */
export async function openDisplay({ stream, environment, redact, trace }: DisplayOptions): Promise<RunDisplay> {
  const now = () => Date.now()
  const record = new RunRecord({ now })
  const snapshot = () => record.snapshot()
  const write = terminalWriter(stream, environment)
  const live = showsLive(stream, environment)
    ? (await import('./live/live-reporter.ts')).openLive(stream, environment, { snapshot, redact, now })
    : undefined
  const onFailure = (text: string) => {
    if (live) live.print(text)
    else write(`${text}\n`)
  }
  const files = trace === undefined ? [] : [await openTrace({ path: resolve(trace), now, onFailure })]
  return { reporters: new Reporters([record, live ?? lineReporter(write), ...files], redact), snapshot }
}

async function openTrace(options: ConstructorParameters<typeof TraceFile>[0]): Promise<TraceFile> {
  try {
    if (await isOtherFile(options.path)) {
      throw new UsageError(
        `${options.path} exists and is not a trace, so it was not overwritten. Choose another path with --trace.`
      )
    }
    return new TraceFile(options)
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    throw new UsageError(error.message, { cause: error })
  }
}

/** True for a file that is not a trace, which a mistyped path could name. */
async function isOtherFile(path: string): Promise<boolean> {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (!stats?.isFile() || stats.size === 0) return false
  using file = new OpenFile(path, constants.O_RDONLY | constants.O_NOFOLLOW)
  const start = Buffer.alloc(TRACE_START.length)
  await file.read(start, 0)
  return start.toString('latin1') !== TRACE_START
}
