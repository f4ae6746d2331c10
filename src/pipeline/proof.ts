import type { LateNews } from '../agent/late-news.ts'
import type { Installation } from '../domain/installation.ts'
import type { Check, Verification } from '../domain/verification.ts'
import { messageOf, UserError } from '../errors.ts'
import type { TreeEdit } from '../git/changes.ts'
import type { Snapshot } from '../git/work-tree.ts'
import type { Emit } from '../report/reporter.ts'
import { checksText } from '../prompts/environment-text.ts'
import { updateDependencies } from '../setup/install-dependencies.ts'
import { removeFolder } from '../workspace/command-folders.ts'
import { annotateWork } from './annotate-work.ts'
import { changedTests } from './changed-tests.ts'
import { changedChecks, runChangedChecks } from './package-checks.ts'
import type { ProofSubject } from './prepare.ts'
import { notStarted, runChecks, type CheckOptions } from './run-checks.ts'

export interface ProofOptions extends CheckOptions {
  /** What can be published of a change. The rest is no part of the proof. */
  readonly publishable: (change: TreeEdit) => Promise<TreeEdit>
  /** False to leave out the checks before the work where the model would have to wait for them. */
  readonly isPatient: boolean
}

/** Where the checks run. */
interface Room {
  readonly subject: ProofSubject
  /** Before the work. */
  readonly baseline: Snapshot
  /** Why it is the work tree itself, and not a copy that no command of the model has seen; undefined for a copy. */
  readonly sharedBecause: string | undefined
}

/**
 * The proof of the work: the repository's own checks before and after it, in a copy of the work tree in which only they run. Attack: the model
 * leaves in an ignored folder what the tests load, such as a `node_modules/.bin/node`, and a red test becomes a green one.
 *
 * The checks before the work run while the model works. Where there can be no copy, they end before the model changes anything.
 */
export class Proof implements LateNews, AsyncDisposable {
  readonly #options: ProofOptions
  readonly #runSignal: AbortSignal
  readonly #minutes: number
  readonly #closing = new AbortController()
  readonly #ended: Check[] = []
  readonly #room: Promise<Room>
  readonly #before: Promise<readonly Check[]>
  #news: string | undefined
  /** Milliseconds of the checks after the work, in all rounds and in the last one. */
  #usedMs = { all: 0, last: 0 }
  #last: { readonly tree: string; readonly verification: Verification } | undefined

  constructor(subject: ProofSubject, options: ProofOptions) {
    this.#minutes = subject.base.rules.limits.verifyMinutes
    this.#runSignal = options.signal
    const signal = AbortSignal.any([options.signal, this.#closing.signal])
    this.#options = { ...options, signal }
    this.#room = this.#openRoom(subject)
    this.#before = this.#room.then((room) => this.#runBefore(room))
    // Thrown where they are needed.
    for (const pending of [this.#room, this.#before]) pending.catch(() => undefined)
  }

  async known(): Promise<void> {
    const { sharedBecause } = await this.#room
    if (sharedBecause !== undefined) await this.#before
  }

  take(): string | undefined {
    const news = this.#news
    this.#news = undefined
    return news
  }

  /** The checks of the root before the work. */
  before(): Promise<readonly Check[]> {
    return this.#before
  }

  /** Those that have ended. */
  get endedBefore(): readonly Check[] {
    return [...this.#ended]
  }

  /** False if another round would exceed the minutes of the checks after the work. */
  get hasTimeForAnother(): boolean {
    return this.#usedMs.all + this.#usedMs.last <= this.#minutes * 60_000
  }

  /** Runs the checks on a change: those of the root, and those of the packages that it affects. See docs/adr/0041 and `changedChecks`. */
  async verify(work: TreeEdit): Promise<Verification> {
    const change = await this.#options.publishable(work)
    if (change.changes.length === 0) return { before: await this.#before, after: [] }
    if (this.#last?.tree === change.tree) return this.#last.verification
    const room = await this.#room
    const before = await this.#before
    this.#options.emit({ kind: 'step', step: 'verifying' })
    const startedAt = performance.now()
    const verification = await this.#withChange(change, room, before)
    const last = performance.now() - startedAt
    this.#usedMs = { all: this.#usedMs.all + last, last }
    this.#last = { tree: change.tree, verification }
    return verification
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closing.abort()
    // Whoever cancels a run waits for it, and its state folder goes in the end.
    if (this.#runSignal.aborted) return
    await this.#before.catch(() => undefined)
    const room = await this.#room.catch(() => undefined)
    if (room && room.sharedBecause === undefined) await removeFolder(room.subject.workspace.root)
  }

  async #openRoom(subject: ProofSubject): Promise<Room> {
    const { checkout, workspace } = subject
    const { emit, signal } = this.#options
    const copy = await workspace.copy(signal)
    if (typeof copy === 'string') {
      if (workspace.sandbox) emit({ kind: 'proof-shared', because: copy })
      return { subject, baseline: await checkout.snapshot(), sharedBecause: copy }
    }
    const ofCopy = await checkout.openCopy(copy.root)
    const room = { ...subject, checkout: ofCopy, workspace: copy }
    return { subject: room, baseline: await ofCopy.snapshot(), sharedBecause: undefined }
  }

  async #runBefore({ subject: { workspace }, sharedBecause }: Room): Promise<readonly Check[]> {
    if (sharedBecause !== undefined && !this.#options.isPatient) return []
    const run = { workspace, checks: workspace.checks, when: 'before', minutes: this.#minutes } as const
    const emit: Emit = (event) => {
      if (event.kind === 'checked') this.#ended.push(event.check)
      this.#options.emit(event)
    }
    const before = await runChecks(run, { ...this.#options, emit })
    this.#news = checksText('Checks before your work', before) || undefined
    return before
  }

  async #withChange(change: TreeEdit, room: Room, before: readonly Check[]): Promise<Verification> {
    const { checkout, start, workspace } = room.subject
    const run = () => this.#runAfter(change, room, before)
    // The checks can change files, which must not become part of the work.
    if (room.sharedBecause !== undefined) return await checkout.withTree((await checkout.snapshot()).tree, run)
    const paths = change.changes.map(({ path }) => path)
    const { emit, signal } = this.#options
    try {
      await checkout.restore((await checkout.snapshot()).tree, room.baseline.tree)
      await checkout.applyDifference(start, change.tree)
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      return { before, after: workspace.verifyCommands.map((command) => notStarted(command, messageOf(error))) }
    }
    const onEnd = (installation: Installation) => {
      emit({ kind: 'dependencies', ...installation })
    }
    const outdated = await updateDependencies(workspace, paths, { onEnd, signal })
    if (outdated === undefined) return await run()
    emit({ kind: 'dependencies-outdated', because: outdated })
    return { before, after: [], outdated }
  }

  #explainNone({ base: { rules }, packages }: ProofSubject): void {
    const why = rules.verify?.length === 0 ? 'by-choice' : packages.length > 0 ? 'none-in-packages' : undefined
    if (why) this.#options.emit({ kind: 'no-checks', why })
  }

  async #runAfter(change: TreeEdit, { subject, baseline }: Room, before: readonly Check[]): Promise<Verification> {
    const { workspace, checkout, base, packages, start } = subject
    const limit = { minutes: this.#minutes, usedMs: this.#usedMs.all }
    const root = { workspace, checks: workspace.checks, when: 'after', ...limit } as const
    const after = await runChecks(root, this.#options)
    const rootMs = Math.max(
      ...[before, after].map((checks) => checks.reduce((sum, check) => sum + check.durationMs, 0))
    )
    const changed = change.changes.map(({ path }) => path)
    const affected = { workspace, packages, changed, verify: base.rules.verify }
    const checks = await changedChecks(affected, this.#options.signal)
    const ofPackages = await runChangedChecks(
      checks,
      { workspace, checkout, baseline: baseline.tree, ...limit, usedMs: limit.usedMs + rootMs },
      this.#options
    )
    const ran = { before: [...before, ...ofPackages.before], after: [...after, ...ofPackages.after] }
    if (ran.after.length === 0) this.#explainNone(subject)
    const tests = await changedTests({ ...change, checkout, start }, ran)
    this.#options.emit({ kind: 'tests-changed', ...tests })
    const verification = { ...ran, ...tests }
    await annotateWork({ ...subject, baseline, change }, verification, this.#options)
    return verification
  }
}
