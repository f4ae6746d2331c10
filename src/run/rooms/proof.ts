import type { LateNews } from '../../agent/late-news.ts'
import type { Installation } from '../../domain/installation.ts'
import type { Check, Verification, VerifyEntry } from '../../domain/verification.ts'
import { UserError } from '../../errors.ts'
import { selectChanges, type TreeEdit } from '../../git/changes.ts'
import { checksText } from '../../prompts/environment-text.ts'
import type { Emit } from '../../report/reporter.ts'
import { updateDependencies, type Updated } from '../../setup/install-dependencies.ts'
import { declaresPackages } from '../../setup/project-folders.ts'
import { checkOf, ranIn } from '../../verification/compare.ts'
import { judgeCheck } from '../../verification/judge-check.ts'
import { testsOf } from '../../verification/read-report.ts'
import { annotateWork } from './annotate-work.ts'
import { changedTests, type TouchedTests } from './changed-tests.ts'
import { changedChecks, leftOutWarning } from './package-checks.ts'
import type { ProofSubject } from './prepare.ts'
import { ProofRooms } from './proof-rooms.ts'
import { notStarted, runChecks, type CheckOptions } from './run-checks.ts'

export interface ProofOptions extends CheckOptions {
  /** What can be published of a change. The rest is no part of the proof. */
  readonly publishable: (change: TreeEdit) => Promise<TreeEdit>
  /** False to leave out the checks before the work where the model would have to wait for them. */
  readonly isPatient: boolean
}

type CheckEntry = Pick<VerifyEntry, 'run' | 'reports'>

/**
 * The proof of the work: the repository's own checks before and after it, in copies of the work tree in which only they run. Attack: the model
 * leaves in an ignored folder what the tests load, such as a `node_modules/.bin/node`, and a red test becomes a green one.
 *
 * The checks before the work run while the model works. Where there can be no copy, they end before the model changes anything.
 */
export class Proof implements LateNews, AsyncDisposable {
  readonly publishable: ProofOptions['publishable']
  readonly #subject: ProofSubject
  readonly #options: ProofOptions
  readonly #runSignal: AbortSignal
  readonly #minutes: number
  readonly #closing = new AbortController()
  readonly #rooms: ProofRooms
  readonly #before: Promise<readonly Check[]>
  /** Checks before the work that ran when no command of the model did. No later round repeats them. */
  readonly #ranAlone = new Set<string>()
  #ended: readonly Check[] = []
  #news: string | undefined
  /** Milliseconds of the checks after the work, in all rounds and in the last one. */
  #usedMs = { all: 0, last: 0 }
  #last: { readonly tree: string; readonly verification: Verification } | undefined

  constructor(subject: ProofSubject, options: ProofOptions) {
    this.#subject = subject
    this.#minutes = subject.base.rules.limits.verifyMinutes
    this.#runSignal = options.signal
    const signal = AbortSignal.any([options.signal, this.#closing.signal])
    this.#options = { ...options, signal }
    this.publishable = options.publishable
    this.#rooms = new ProofRooms(subject, signal)
    this.#before = this.#runBefore()
    // Thrown where it is needed.
    this.#before.catch(() => undefined)
  }

  async known(): Promise<void> {
    const { sharedBecause } = await this.#rooms.original()
    if (sharedBecause !== undefined) await this.#before
  }

  take(): string | undefined {
    const news = this.#news
    this.#news = undefined
    return news
  }

  /** The checks of the root before the work that have ended. */
  get endedBefore(): readonly Check[] {
    return this.#ended
  }

  /** False if another round would exceed the minutes of the checks after the work. */
  get hasTimeForAnother(): boolean {
    return this.#usedMs.all + this.#usedMs.last <= this.#minutes * 60_000
  }

  /** Runs the checks on a change: those of the root, and those of the packages that it affects. See docs/adr/0041 and `changedChecks`. */
  async verify(work: TreeEdit): Promise<Verification> {
    const change = await this.publishable(work)
    const before = await this.#before
    if (change.changes.length === 0) return { before, after: [] }
    if (this.#last?.tree === change.tree) return this.#last.verification
    this.#options.emit({ kind: 'step', step: 'verifying' })
    const startedAt = performance.now()
    const verification = await this.#verifyNow(change).catch((error: unknown): Verification => ({
      before,
      after: this.#notStarted('after', error)
    }))
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
    await this.#rooms[Symbol.asyncDispose]()
  }

  async #runBefore(): Promise<readonly Check[]> {
    const { sharedBecause, subject } = await this.#rooms.original()
    const because = sharedBecause ?? this.#subject.left
    if (because !== undefined && subject.workspace.sandbox) this.#options.emit({ kind: 'proof-shared', because })
    if (sharedBecause !== undefined && !this.#options.isPatient) return []
    const { workspace } = this.#subject
    const before = await this.#baseline(workspace.checks).catch(
      (error: unknown) => (this.#ended = this.#notStarted('before', error))
    )
    const sandbox = await workspace.testedSandbox().catch(() => undefined)
    if (!sandbox?.contexts.hasAgent) for (const { run } of workspace.checks) this.#ranAlone.add(run)
    if (!this.#hasNoneByChoice) this.#rooms.prepare()
    this.#news = checksText('Checks before your work', before) || undefined
    return before
  }

  /** Runs checks on the work tree before the work. What they say replaces what the same ones said earlier. */
  async #baseline(checks: readonly CheckEntry[], usedMs = 0): Promise<readonly Check[]> {
    // Without a sandbox, a warning says so.
    if (checks.length === 0 && this.#subject.workspace.sandbox) return []
    const emit: Emit = (event) => {
      if (event.kind === 'checked') {
        const rest = this.#ended.filter(({ command }) => command !== event.check.command)
        // Without time for it, what is known stays.
        if (event.check.exitCode === undefined && rest.length < this.#ended.length) return
        this.#ended = [...rest, event.check]
      }
      this.#options.emit(event)
    }
    const limits = { when: 'before', minutes: this.#minutes, usedMs } as const
    return await this.#rooms.use(undefined, ({ workspace }) =>
      runChecks({ workspace, checks, ...limits }, { ...this.#options, emit })
    )
  }

  /** What is known of the checks where there is no room for them. The work is published all the same. */
  #notStarted(when: 'before' | 'after', error: unknown): readonly Check[] {
    if (!(error instanceof UserError)) throw error
    const checks = this.#subject.workspace.verifyCommands.map((run) => notStarted(run, error.message))
    // The report is made of what is emitted.
    for (const check of checks) this.#options.emit({ kind: 'checked', when, check })
    return checks
  }

  async #verifyNow(change: TreeEdit): Promise<Verification> {
    const { workspace, base, packages, start } = this.#subject
    const changed = change.changes.map(({ path }) => path)
    const usedMs = this.#usedMs.all
    const proof = async ({ workspace: room, unresolved }: Updated) => {
      const limits = { workspace: room, when: 'after', minutes: this.#minutes } as const
      const root = await runChecks({ ...limits, checks: workspace.checks, usedMs }, this.#options)
      if (unresolved !== undefined && root.some((check) => this.#hasStopped(check))) return unresolved
      const affected = { workspace: room, packages, changed, verify: base.rules.verify }
      const { commands, leftOut } = await changedChecks(affected, this.#options.signal)
      if (leftOut.length > 0) this.#options.emit({ kind: 'warning', text: leftOutWarning(commands.length, leftOut) })
      const more = commands.map((run) => ({ run, reports: [] }))
      const after = await runChecks({ ...limits, checks: more, usedMs: usedMs + timeOf(root) }, this.#options)
      return { after: [...root, ...after], more }
    }
    const ran = this.#needsRoom(changed) ? await this.#withChange(change.tree, changed, proof) : { after: [], more: [] }
    if (typeof ran === 'string') return await this.#notRun(ran)
    const { after, more } = ran
    // A check that was red beside commands of the model says nothing: there may have been no room on the disk, or no time.
    const unsure = workspace.checks.filter((entry) => isRed(entry, this.#ended))
    const open = [...unsure, ...more].filter(({ run }) => !this.#ranAlone.has(run))
    // Without room for it, what is known stays.
    if (open.length > 0) await this.#baseline(open, timeOf(this.#ended)).catch(ignoreUserError)
    for (const { run } of open) this.#ranAlone.add(run)
    const checked = { before: this.#ended, after }
    if (after.length === 0) this.#explainNone()
    const { subject, baseline } = await this.#rooms.original()
    const touched = await changedTests({ ...change, ...subject, start }, checked, this.#options.signal)
    const oldTests =
      touched.runnable.length === 0
        ? undefined
        : await this.#runOldTests(change, touched, [...workspace.checks, ...more], timeOf(after))
    const tests = { ...touched.tests, oldTests }
    this.#options.emit({ kind: 'tests-changed', ...tests })
    const verification = { ...checked, ...tests }
    await annotateWork({ ...subject, workspace, baseline, change }, verification, this.#options)
    return verification
  }

  /** True if there are no checks, and agent.yml says so: none is looked for. */
  get #hasNoneByChoice(): boolean {
    const { base, workspace } = this.#subject
    return base.rules.verify !== undefined && workspace.checks.length === 0
  }

  /** False for a change on which nothing would run, not even an installation. */
  #needsRoom(changed: readonly string[]): boolean {
    return !this.#hasNoneByChoice || (this.#subject.builds ?? []).length > 0 || changed.some(declaresPackages)
  }

  /**
   * Does something in a room with a change and the dependencies that it declares. Returns why these cannot be installed.
   *
   * @throws UserError if there is no room, or the change does not fit into it
   */
  async #withChange<Result>(
    tree: string,
    changed: readonly string[],
    act: (updated: Updated) => Promise<Result>
  ): Promise<Result | string> {
    const { emit, signal } = this.#options
    const { workspace: before, builds } = (await this.#rooms.original()).subject
    const onEnd = (installation: Installation) => {
      emit({ kind: 'dependencies', ...installation })
    }
    return await this.#rooms.use(tree, async ({ workspace }) => {
      const updated = await updateDependencies(workspace, changed, { before, builds, onEnd, signal })
      return typeof updated === 'string' ? updated : await act(updated)
    })
  }

  async #notRun(because: string): Promise<Verification> {
    this.#options.emit({ kind: 'dependencies-outdated', because })
    return { before: await this.#before, after: [], outdated: because }
  }

  /**
   * Runs the same checks on the change with these files as they were before it, so that the tests run the way they ran. Attack: a test that fails
   * is emptied, deleted or left out of the script, and counts as fixed.
   */
  async #runOldTests(
    change: TreeEdit,
    { runnable: files, areTests }: TouchedTests,
    checks: readonly CheckEntry[],
    usedMs: number
  ): Promise<Verification['oldTests']> {
    const { subject, sharedBecause } = await this.#rooms.original()
    if (sharedBecause !== undefined) return undefined
    const rest = await selectChanges(
      subject.checkout.git,
      subject.start,
      change.changes.filter(({ path }) => !files.includes(path))
    )
    const limits = { when: 'after', minutes: this.#minutes, usedMs: this.#usedMs.all + usedMs } as const
    const options = { ...this.#options, emit: () => undefined }
    const changed = rest.changes.map(({ path }) => path)
    const old = await this.#withChange(rest.tree, changed, ({ workspace }) =>
      runChecks({ workspace, checks, ...limits }, options)
    ).catch((error: unknown) => {
      if (error instanceof UserError) return error.message
      throw error
    })
    if (typeof old === 'string' || old.some(({ exitCode }) => exitCode === undefined)) return undefined
    const failing = [...new Set(old.flatMap(failuresOf))]
    const failedBefore = new Set(this.#ended.flatMap(failuresOf))
    // A program that a check runs can be the product: its earlier version takes the fix out, which says nothing about a test.
    if (!areTests && failing.length > 0 && failing.every((name) => failedBefore.has(name))) return undefined
    // Something else that the change touches decides which tests run.
    const ranFewer = old.some((check) => (ranBy(check) ?? Infinity) < (ranBy(checkOf(check, this.#ended)) ?? 0))
    return failing.length === 0 && ranFewer ? undefined : { failing, files }
  }

  /** True for a check whose tests ran before the work, and that fails now before the first of them. */
  #hasStopped(check: Check): boolean {
    const before = checkOf(check, this.#ended)
    const runsTests = (each: Check) => testsOf(each)?.hasRun === true
    return before !== undefined && runsTests(before) && !runsTests(check) && judgeCheck(check).kind !== 'passed'
  }

  #explainNone(): void {
    const { packages } = this.#subject
    const why = this.#hasNoneByChoice ? 'by-choice' : packages.length > 0 ? 'none-in-packages' : undefined
    if (why) this.#options.emit({ kind: 'no-checks', why })
  }
}

function ignoreUserError(error: unknown): void {
  if (!(error instanceof UserError)) throw error
}

function timeOf(checks: readonly Check[]): number {
  return checks.reduce((sum, { durationMs }) => sum + durationMs, 0)
}

/** True for a check that ran and did not pass. */
function isRed({ run }: CheckEntry, checks: readonly Check[]): boolean {
  const check = checks.find(({ command }) => command === run)
  return check !== undefined && judgeCheck(check).kind !== 'passed'
}

function ranBy(check: Check | undefined): number | undefined {
  return check && ranIn(testsOf(check))
}

/** What fails by name; the command itself if nothing is named. */
function failuresOf(check: Check): readonly string[] {
  if (judgeCheck(check).kind === 'passed') return []
  const { failing = [], notLoaded = [] } = testsOf(check) ?? {}
  const names = [...failing, ...notLoaded]
  return names.length > 0 ? names : [check.command]
}
