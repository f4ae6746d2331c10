import { execFileSync } from 'node:child_process'
import { chmodSync, closeSync, constants, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { Socket } from 'node:net'
import { delimiter, join } from 'node:path'

/** What a run was about to do, or had just done, when a step was counted: `POST /repos/… executed`, `git`, `model`. */
export type StepName = string

/** The number of a step, from 1, or a piece of its name: then it is the first of that name. */
export type StepTarget = number | string

/**
 * Counts everything that a run waits for and something else can see: requests, programs. At one of them it calls `onHit`, once, before
 * the step goes on; the step itself is then cut off.
 */
export class Steps {
  readonly names: StepName[] = []
  #target: StepTarget | undefined
  #onHit: () => void | Promise<void> = () => undefined

  /** Counts from 1 again. @param target undefined to count only */
  begin(target: StepTarget | undefined, onHit: () => void | Promise<void>): void {
    this.names.length = 0
    this.#target = target
    this.#onHit = onHit
  }

  async pass(name: StepName): Promise<'cut' | undefined> {
    this.names.push(name)
    if (!this.#isTarget(name)) return undefined
    this.#target = undefined
    await this.#onHit()
    return 'cut'
  }

  /** True until the step that was asked for came. */
  get isMissed(): boolean {
    return this.#target !== undefined
  }

  #isTarget(name: StepName): boolean {
    return typeof this.#target === 'string' ? name.includes(this.#target) : this.names.length === this.#target
  }
}

export interface CountedGit {
  /** PATH with a `git` in front that asks before it begins. */
  readonly searchPath: string
  close(): void
}

/** Puts a `git` of our own before the real one: each start is a step, and one that is cut off never begins. */
export function countGit(folder: string, searchPath: string, steps: Steps): CountedGit {
  const bin = join(folder, 'counted')
  const [asking, answers] = [join(folder, 'asking'), join(folder, 'answers')]
  mkdirSync(bin)
  execFileSync('mkfifo', [asking, answers])
  const real = execFileSync('which', ['git'], { env: { PATH: searchPath }, encoding: 'utf8' }).trim()
  const program = `#!/bin/sh\necho >'${asking}'\nread -r word <'${answers}'\n[ "$word" = cut ] && exit 1\nexec '${real}' "$@"\n`
  writeFileSync(join(bin, 'git'), program)
  chmodSync(join(bin, 'git'), 0o755)

  // Open for both ways: neither side of a pipe is ever missing, so nobody waits for one.
  const inward = new Socket({ fd: openSync(asking, constants.O_RDWR | constants.O_NONBLOCK), readable: true })
  const outward = openSync(answers, constants.O_RDWR | constants.O_NONBLOCK)
  inward.on('data', (lines: Buffer) => {
    for (let count = lines.length; count > 0; count--) {
      void steps.pass('git').then((word) => writeSync(outward, `${word ?? 'go'}\n`))
    }
  })
  return {
    searchPath: [bin, searchPath].join(delimiter),
    close: () => {
      inward.destroy()
      closeSync(outward)
    }
  }
}
