import { collectLocalSecrets } from '../secrets/collect.ts'
import { createRedactor } from '../secrets/redact.ts'
import { quoteForShell } from '../text/shell-quote.ts'
import { visibleText } from '../text/visible-text.ts'
import type { ActionDisplay } from './action-display.ts'
import { listenForInterrupt } from './interrupt.ts'
import { keptFiles, type KeptFiles } from './kept-files.ts'
import type { Scene } from './open-scene.ts'
import { addressOf, keepServing, openPages } from './serve-page.ts'
import type { ServedRun } from './served-run.ts'
import type { SimulateFlags } from './simulate-plan.ts'
import { terminalWriter } from './terminal-writer.ts'

/** A scene with the runs that have ended in it. */
export interface OpenScene extends Scene {
  readonly runs: ServedRun[]
}

/** The scenes of a simulation, which --serve serves and --keep keeps after the jobs have ended, and where their output goes. */
export class Scenes {
  readonly #flags: SimulateFlags
  readonly #scenes: OpenScene[] = []
  readonly #skipped = new Set<string>()
  readonly signal = listenForInterrupt()

  constructor(flags: SimulateFlags) {
    this.#flags = flags
  }

  /** With --workflow, only the results of the jobs go to standard output. */
  get display(): ActionDisplay {
    const { json, workflow } = this.#flags
    const stream = json || workflow !== undefined ? process.stderr : process.stdout
    const print = (line: string) => void stream.write(`${visibleText(line)}\n`)
    return { stream, redact: createRedactor(collectLocalSecrets(process.env)), print }
  }

  /** Prints a text for people. */
  say(text: string): void {
    if (!this.#flags.json) terminalWriter(process.stdout, process.env)(text)
  }

  /** Reports, once, a file of the user's that the scenes leave out. */
  readonly onSkipped = (path: string) => {
    if (this.#skipped.has(path)) return
    this.#skipped.add(path)
    this.display.print(`${path} is left out, because git cannot add it. To see why: git add ${quoteForShell(path)}`)
  }

  add(scene: Scene): OpenScene {
    const open = { ...scene, runs: [] }
    this.#scenes.push(open)
    if (this.#flags.serve) openPages(scene.emulators, () => ({ runs: open.runs, otherOutcomes: [] }))
    return open
  }

  kept({ emulators, runs }: OpenScene): KeptFiles | undefined {
    return this.#flags.keep ? keptFiles(emulators, runs) : undefined
  }

  async serve(): Promise<void> {
    if (!this.#flags.serve) return
    const stream = this.#flags.json ? process.stderr : process.stdout
    const urls = this.#scenes.map(({ emulators }) => addressOf(emulators))
    await keepServing(urls, this.signal, terminalWriter(stream, process.env))
  }

  async close(): Promise<void> {
    const keepFiles = this.#flags.keep === true
    await Promise.all(this.#scenes.map(({ emulators }) => emulators.close({ keepFiles })))
  }
}
