import { execFileSync } from 'node:child_process'
import { chmodSync, closeSync, constants, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { Socket } from 'node:net'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What a run was about to do or had just done: `POST /repos/… executed`, `git start`, `model`, `state rename`, `trace write`. */
export type StepName = string

/** The number of a step, from 1, or a part of its name for the first step with that name; `skip` is for a later one. */
export type StepTarget = number | string | { readonly name: string; readonly skip: number }

const NONE = { name: '', skip: Infinity }

/** A request that can have changed something on GitHub's side. */
const CHANGE = /^(?:POST|PUT|PATCH|DELETE) .* executed$/

/**
 * Counts the requests and programs that a run waits for. Before the target step it calls `onHit` once, and the step itself is cut off.
 */
export class Steps {
  readonly names: StepName[] = []
  /** What would be left of the run if it were killed at each of these steps: equal texts for equal leftovers. Empty without `readState`. */
  readonly states: string[] = []
  readonly #readState: (() => string) | undefined
  #changes = 0
  #target: StepTarget | undefined
  #onHit: () => void | Promise<void> = () => undefined

  /** @param readState what is on the disk; what a request changed is counted here */
  constructor(readState?: () => string) {
    this.#readState = readState
  }

  /** Counts from 1 again. @param target undefined to count only */
  begin(target: StepTarget | undefined, onHit: () => void | Promise<void>): void {
    this.names.length = 0
    this.states.length = 0
    this.#target = target
    this.#onHit = onHit
  }

  async pass(name: StepName): Promise<'cut' | undefined> {
    this.names.push(name)
    if (CHANGE.test(name)) this.#changes += 1
    if (this.#readState) this.states.push(`${this.#changes} ${this.#readState()}`)
    if (!this.#isTarget(name)) return undefined
    this.#target = undefined
    await this.#onHit()
    return 'cut'
  }

  /** True until the target step is reached. */
  get isMissed(): boolean {
    return this.#target !== undefined
  }

  #isTarget(name: StepName): boolean {
    if (typeof this.#target === 'number') return this.names.length === this.#target
    const { name: part, skip } =
      typeof this.#target === 'string' ? { name: this.#target, skip: 0 } : (this.#target ?? NONE)
    return name.includes(part) && this.names.filter((passed) => passed.includes(part)).length > skip
  }
}

export interface CountedProcess {
  /** PATH with a `git` in front that is counted before it starts, and NODE_OPTIONS that count the writes of the action. */
  readonly environment: Readonly<Record<'PATH' | 'NODE_OPTIONS' | 'KILL_SWEEP_ASKING' | 'KILL_SWEEP_ANSWERS', string>>
  close(): void
}

/**
 * Puts a `git` of our own before the real one, and counts what the action writes to its state and its trace. Each is a step. A
 * `git` that is cut off never starts.
 */
export function countProcess(folder: string, searchPath: string, steps: Steps): CountedProcess {
  const bin = join(folder, 'counted')
  const [asking, answers] = [join(folder, 'asking'), join(folder, 'answers')]
  mkdirSync(bin)
  execFileSync('mkfifo', [asking, answers])
  const real = execFileSync('which', ['git'], { env: { PATH: searchPath }, encoding: 'utf8' }).trim()
  const program = `#!/bin/sh\necho git start >'${asking}'\nread -r word <'${answers}'\n[ "$word" = cut ] && exit 1\nexec '${real}' "$@"\n`
  writeFileSync(join(bin, 'git'), program)
  chmodSync(join(bin, 'git'), 0o755)

  // Opened for reading and writing, so that neither side of a pipe waits for the other.
  const inward = new Socket({ fd: openSync(asking, constants.O_RDWR | constants.O_NONBLOCK), readable: true })
  const outward = openSync(answers, constants.O_RDWR | constants.O_NONBLOCK)
  let rest = ''
  inward.setEncoding('utf8').on('data', (text: string) => {
    const names = `${rest}${text}`.split('\n')
    rest = names.pop() ?? ''
    for (const name of names) void steps.pass(name).then((word) => writeSync(outward, `${word ?? 'go'}\n`))
  })
  return {
    environment: {
      PATH: [bin, searchPath].join(delimiter),
      NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'announce-writes.js')).href}`,
      KILL_SWEEP_ASKING: asking,
      KILL_SWEEP_ANSWERS: answers
    },
    close: () => {
      inward.destroy()
      closeSync(outward)
    }
  }
}
