import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { Checkpoint } from '../agent/tree-checkpoints.ts'
import { unlessFailed } from '../errors.ts'
import { parseJson } from '../text/json.ts'

/** The step that followed a checkpoint. */
const stepSchema = z.object({ tool: z.string(), subject: z.string() })
export type CheckpointStep = z.output<typeof stepSchema>

// One record per line, in the order written: checkpoints, and the steps that followed them.
const recordSchema = z.lazy(() =>
  z.union([
    z.object({ number: z.number(), id: z.string(), takenAt: z.iso.datetime(), request: z.string().optional() }),
    z.object({ number: z.number(), step: stepSchema })
  ])
)
type Line = z.output<typeof recordSchema>

export interface CheckpointEntry extends Checkpoint {
  /** ISO 8601, in UTC. */
  readonly takenAt: string
  /** The request of the run, on its first checkpoint. */
  readonly request: string | undefined
  /** Undefined if no step was recorded. */
  readonly step: CheckpointStep | undefined
}

/**
 * The list of checkpoints, in our own git directory. Refs protect their trees from `git prune`. Numbers continue from run to run
 * and are never reused.
 */
export class CheckpointJournal {
  readonly #path: string
  readonly #refs: string
  readonly #now: () => Date
  #entries: CheckpointEntry[]
  #unsaved: Line[] = []
  /** A line break, if the last line of the file has none. */
  #missingEnd: string

  /** @param gitDirectory our own git directory for the work tree */
  constructor(gitDirectory: string, now: () => Date) {
    this.#path = join(gitDirectory, 'checkpoints.jsonl')
    this.#refs = join(gitDirectory, 'refs', 'forgehand', 'checkpoints')
    this.#now = now
    const text = unlessFailed(() => readFileSync(this.#path, 'utf8'), ['ENOENT']) ?? ''
    this.#entries = readEntries(text)
    this.#missingEnd = text === '' || text.endsWith('\n') ? '' : '\n'
  }

  /** Oldest first. */
  get entries(): readonly CheckpointEntry[] {
    return this.#entries
  }

  get last(): CheckpointEntry | undefined {
    return this.#entries.at(-1)
  }

  /** @param id of a tree */
  add({ id, request }: { readonly id: string; readonly request?: string }): CheckpointEntry {
    const number = (this.last?.number ?? -1) + 1
    const takenAt = this.#now().toISOString()
    const entry = { number, id, takenAt, request, step: undefined }
    // Written directly: another git process would double the cost of a checkpoint.
    mkdirSync(this.#refs, { recursive: true })
    writeFileSync(join(this.#refs, `${number}`), `${id}\n`)
    this.#unsaved.push({ number, id, takenAt, ...(request !== undefined && { request }) })
    this.save()
    this.#entries.push(entry)
    return entry
  }

  /** Records the step that followed a checkpoint. The next `add` or `save` writes it to disk. A later step replaces it. */
  recordStep(number: number, step: CheckpointStep): void {
    this.#entries = this.#entries.map((entry) => (entry.number === number ? { ...entry, step } : entry))
    this.#unsaved.push({ number, step })
  }

  save(): void {
    if (this.#unsaved.length === 0) return
    const lines = this.#unsaved.map((record) => `${JSON.stringify(record)}\n`)
    appendFileSync(this.#path, this.#missingEnd + lines.join(''))
    this.#missingEnd = ''
    this.#unsaved = []
  }

  /** Deletes all but the newest. */
  keepNewest(count: number): void {
    const deleted = this.#entries.slice(0, -count)
    this.#entries = this.#entries.slice(-count)
    for (const { number } of deleted) rmSync(join(this.#refs, `${number}`), { force: true })
    const lines = this.#entries.flatMap(({ step, request, ...rest }): Line[] => [
      { ...rest, ...(request !== undefined && { request }) },
      ...(step ? [{ number: rest.number, step }] : [])
    ])
    this.#unsaved = []
    this.#missingEnd = ''
    writeFileSync(this.#path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  }
}

function readEntries(text: string): CheckpointEntry[] {
  const entries = new Map<number, CheckpointEntry>()
  for (const line of text.split('\n')) {
    const record = parseLine(line)
    if (!record) continue
    if ('id' in record) entries.set(record.number, { request: undefined, step: undefined, ...record })
    else {
      const entry = entries.get(record.number)
      if (entry) entries.set(record.number, { ...entry, step: record.step })
    }
  }
  return [...entries.values()]
}

/** Undefined for a line that is incomplete because the process was killed. */
function parseLine(line: string): Line | undefined {
  return recordSchema.safeParse(parseJson(line)).data
}
