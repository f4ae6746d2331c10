import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import * as z from 'zod'

/** What act writes with --json, as far as it is read here. */
const entrySchema = z.looseObject({
  level: z.string(),
  msg: z.string(),
  job: z.string().optional(),
  jobID: z.string().optional(),
  matrix: z.record(z.string(), z.unknown()).nullish(),
  stepID: z.array(z.string()).optional(),
  stage: z.string().optional(),
  stepResult: z.union([z.string(), z.number()]).optional(),
  jobResult: z.string().optional(),
  command: z.string().optional(),
  name: z.string().optional(),
  arg: z.string().optional(),
  content: z.string().optional(),
  raw_output: z.boolean().optional()
})
export type ActEntry = z.output<typeof entrySchema>

export interface ActCommand {
  readonly binary: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly environment: Readonly<Record<string, string>>
}

export interface StartedAct {
  readonly pid: number
  /** Sends a signal to act itself. */
  readonly signal: (name: NodeJS.Signals) => void
  readonly ended: Promise<ActResult>
}

export interface ActResult {
  /** Undefined when a signal ended act. */
  readonly exitCode: number | undefined
  readonly entries: readonly ActEntry[]
  /** Lines that are no entries: messages from before the first job. */
  readonly other: readonly string[]
}

export function startAct({ binary, args, cwd, environment }: ActCommand): StartedAct {
  const child = spawn(binary, args, { cwd, env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
  const [entries, other] = [[] as ActEntry[], [] as string[]]
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => {
      const entry = readEntry(line)
      if (entry) entries.push(entry)
      else other.push(line)
    })
  }
  const ended = new Promise<ActResult>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      resolve({ exitCode: code ?? undefined, entries, other })
    })
  })
  return {
    pid: child.pid ?? 0,
    signal: (name) => {
      child.kill(name)
    },
    ended
  }
}

function readEntry(line: string): ActEntry | undefined {
  try {
    return entrySchema.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}

/** One job, or one job of a matrix. */
export interface ActJob {
  readonly id: string
  /** As act names it, with the matrix. */
  readonly name: string
  readonly result: string
  /** The outputs of each step. */
  readonly outputs: ReadonlyMap<string, Readonly<Record<string, string>>>
  readonly summary: string
}

/** The jobs that ran, in the order in which they ended. act does not mention those that it skips. */
export function jobsOf(entries: readonly ActEntry[]): readonly ActJob[] {
  return entries.flatMap(({ job: name = '', jobID: id = '', jobResult, matrix }) => {
    if (jobResult === undefined) return []
    // Two jobs of a matrix can have the same name.
    const own = entries.filter((each) => each.job === name && JSON.stringify(each.matrix) === JSON.stringify(matrix))
    const outputs = new Map<string, Record<string, string>>()
    for (const { command, stepID = [], name: output, arg } of own) {
      const step = stepID[0] ?? ''
      if (command === 'set-output' && output !== undefined)
        outputs.set(step, { ...outputs.get(step), [output]: arg ?? '' })
    }
    const summary = own.flatMap(({ command, content }) => (command === 'summary' ? (content ?? '') : [])).join('\n')
    return [{ id, name, result: jobResult, outputs, summary }]
  })
}
