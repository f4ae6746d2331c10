import type { LateNews } from '../agent/late-news.ts'
import type { Installation } from '../domain/installation.ts'
import type { Check, Verification, VerifyEntry } from '../domain/verification.ts'
import { UserError } from '../errors.ts'
import type { TreeEdit } from '../git/changes.ts'
import type { Snapshot } from '../git/work-tree.ts'
import type { Emit } from '../report/reporter.ts'
import { checksText } from '../prompts/environment-text.ts'
import { updateDependencies } from '../setup/install-dependencies.ts'
import { judgeCheck } from '../verification/judge-check.ts'
import { testsOf } from '../verification/read-report.ts'
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
  readonly publishable: ProofOptions['publishable']
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
    this.publishable = options.publishable
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
    const change = await this.publishable(work)
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
    const { checkout, workspace } = room.subject
    // The checks can change files, which must not become part of the work.
    if (room.sharedBecause !== undefined)
      return await checkout.withTree((await checkout.snapshot()).tree, () => this.#runAfter(change, room, before))
    const paths = change.changes.map(({ path }) => path)
    const { emit, signal } = this.#options
    const obstacle = await this.#put(change.tree, room)
    if (obstacle !== undefined)
      return { before, after: workspace.verifyCommands.map((command) => notStarted(command, obstacle)) }
    const onEnd = (installation: Installation) => {
      emit({ kind: 'dependencies', ...installation })
    }
    const updated = await updateDependencies(workspace, paths, { onEnd, signal })
    if (typeof updated !== 'string')
      return await this.#runAfter(change, { ...room, subject: { ...room.subject, workspace: updated } }, before)
    emit({ kind: 'dependencies-outdated', because: updated })
    return { before, after: [], outdated: updated }
  }

  /** Makes the copy the work tree before the work with the difference to this tree. Returns why that is impossible. */
  async #put(tree: string, { subject: { checkout, start }, baseline }: Room): Promise<string | undefined> {
    try {
      await checkout.restore((await checkout.snapshot()).tree, baseline.tree)
      await checkout.applyDifference(start, tree)
      return undefined
    } catch (error) {
      if (error instanceof UserError) return error.message
      throw error
    }
  }

  /**
   * Runs the same checks on the change with these test files as they were before it. Attack: a test that fails is emptied or deleted, and counts as
   * fixed.
   */
  async #runOldTests(
    change: TreeEdit,
    room: Room,
    { files, ran, ...limit }: OldTestRun
  ): Promise<Verification['oldTests']> {
    const { checkout, workspace, start } = room.subject
    if (files.length === 0 || room.sharedBecause !== undefined) return undefined
    const rest = await checkout.select(start, change.changes, ({ path }) => !files.includes(path))
    if ((await this.#put(rest.tree, room)) !== undefined) return undefined
    const checks = ran.map(({ command }) => ({ run: command, reports: reportsOf(command, workspace.checks) }))
    const options = { ...this.#options, emit: () => undefined }
    const old = await runChecks({ workspace, checks, when: 'after', ...limit }, options)
    if (old.some(({ exitCode }) => exitCode === undefined)) return undefined
    return { failing: [...new Set(old.flatMap(failuresOf))], files }
  }

  #explainNone({ base: { rules }, packages }: ProofSubject): void {
    const why = rules.verify?.length === 0 ? 'by-choice' : packages.length > 0 ? 'none-in-packages' : undefined
    if (why) this.#options.emit({ kind: 'no-checks', why })
  }

  async #runAfter(change: TreeEdit, room: Room, before: readonly Check[]): Promise<Verification> {
    const { subject, baseline } = room
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
    const changes = await changedTests({ ...change, checkout, start }, ran)
    const oldTests = await this.#runOldTests(change, room, {
      ...{ files: changes.changedTestFiles ?? [], ran: ran.after },
      ...{ minutes: limit.minutes, usedMs: limit.usedMs + rootMs }
    })
    const tests = { ...changes, oldTests }
    this.#options.emit({ kind: 'tests-changed', ...tests })
    const verification = { ...ran, ...tests }
    await annotateWork({ ...subject, baseline, change }, verification, this.#options)
    return verification
  }
}

interface OldTestRun {
  readonly files: readonly string[]
  /** The checks after the work. */
  readonly ran: readonly Check[]
  readonly minutes: number
  readonly usedMs: number
}

function reportsOf(command: string, entries: readonly VerifyEntry[]): readonly string[] {
  return entries.find(({ run }) => run === command)?.reports ?? []
}

/** What fails by name; the command itself if nothing is named. */
function failuresOf(check: Check): readonly string[] {
  if (judgeCheck(check).kind === 'passed') return []
  const { failing = [], notLoaded = [] } = testsOf(check) ?? {}
  const names = [...failing, ...notLoaded]
  return names.length > 0 ? names : [check.command]
}
