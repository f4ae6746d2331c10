import type { Effects } from '../effects.ts'
import type { Task } from '../../domain/task.ts'
import { UserError } from '../../errors.ts'
import type { MissingAccess, PublishingPlan } from '../../forge/forge.ts'
import { isReport } from '../../tasks/request-kinds.ts'
import type { ResolvedTarget } from '../target/resolve-target.ts'
import type { PipelineSettings } from '../workflow-inputs.ts'
import { verbs } from '../../tasks/verbs.ts'

/** Longer than any answer takes. A check without an answer does not stop the run. */
const MAX_WAIT_MS = 10_000

const STOPPED = 'The run stopped before it asked the model, because it could not have been completed:'

const PERMISSIONS = ['permissions:', '  contents: write', '  issues: write', '  pull-requests: write']

/**
 * Collects what would make the run fail later, while other work goes on, and reports all of it at once. Checks that find no answer
 * count as passed.
 */
export class Preflight {
  readonly #signal: AbortSignal
  /** The block replaces the one in the workflow, so it must be complete. */
  readonly #permissions: readonly string[]
  readonly #checks: Promise<readonly MissingAccess[]>[] = []

  constructor(signal: AbortSignal, { models }: PipelineSettings) {
    this.#signal = signal
    const usesIdentity = [models.main, ...models.fallbacks].some(
      ({ credential }) => credential.kind === 'workload-identity'
    )
    this.#permissions = usesIdentity ? [...PERMISSIONS, '  id-token: write'] : PERMISSIONS
  }

  /** Adds a check that is already running. */
  add(check: Promise<readonly MissingAccess[]>): void {
    this.#checks.push(withinTime(check))
  }

  /** Adds the checks of the main model and its fallbacks, one of which must pass. @param problems sentences; undefined if nothing is wrong */
  addModels(problems: readonly Promise<string | undefined>[]): void {
    const all = Promise.all(problems).then((texts) => texts.filter((text) => text !== undefined))
    this.add(
      all.then((texts) => (texts.length < problems.length ? [] : texts.map((text) => ({ kind: 'setting', text }))))
    )
  }

  /**
   * Returns the result of the work. If a mistake of a user makes it fail, the error also says what else is missing.
   *
   * @param onFailure a check that is only worthwhile then
   */
  async alongside<Result>(work: Promise<Result>, onFailure?: () => Promise<readonly MissingAccess[]>): Promise<Result> {
    try {
      return await work
    } catch (error) {
      if (!(error instanceof UserError) || this.#signal.aborted) throw error
      if (onFailure) this.add(onFailure())
      const lines = describeMissing(await this.#missing(), this.#permissions)
      throw lines.length === 0 ? error : new UserError([error.message, ...lines].join('\n'), { cause: error })
    }
  }

  /** @throws UserError with everything that is missing */
  async requireAll(): Promise<void> {
    const lines = describeMissing(await this.#missing(), this.#permissions)
    this.#signal.throwIfAborted()
    if (lines.length > 0) throw new UserError([STOPPED, ...lines].join('\n'))
  }

  async #missing(): Promise<readonly MissingAccess[]> {
    return (await Promise.all(this.#checks)).flat()
  }
}

/**
 * What would keep the work from being published. Empty for a run that publishes nothing, and for a job that does not do the work.
 *
 * @param target undefined if it is not known yet
 */
export async function missingAccess(
  task: Task,
  target: ResolvedTarget | undefined,
  { settings, forge }: Effects
): Promise<readonly MissingAccess[]> {
  const { writes } = verbs[task.request.verb]
  const isWriting = settings.publishesFrom === undefined && settings.items === undefined && !settings.isDryRun
  if (isWriting && isReport(task)) return await forge.missingIssueAccess()
  if (!isWriting || writes === 'nothing') return []
  if (writes === 'review') return await forge.missingReviewAccess(target?.base ?? task.defaultBranch)
  return await forge.missingAccess(planFor(task, target))
}

function planFor({ subject, defaultBranch }: Task, target: ResolvedTarget | undefined): PublishingPlan {
  const opensPullRequest = target?.fork ? target.isNewBranch : subject !== 'pull-request' && !target?.pullRequest
  if (!target) return { branch: undefined, isNewBranch: true, base: defaultBranch, opensPullRequest }
  const { branch, isNewBranch, base } = target
  return { branch, isNewBranch, base, opensPullRequest }
}

async function withinTime(check: Promise<readonly MissingAccess[]>): Promise<readonly MissingAccess[]> {
  const { promise: late, resolve } = Promise.withResolvers<readonly MissingAccess[]>()
  const timer = setTimeout(resolve, MAX_WAIT_MS, []).unref()
  try {
    return await Promise.race([check, late])
  } catch {
    // The run asks again when it needs the answer, and reports the failure then.
    return []
  } finally {
    clearTimeout(timer)
  }
}

/** A list, then the lines of the workflow file. */
function describeMissing(missing: readonly MissingAccess[], permissions: readonly string[]): readonly string[] {
  const items = missing.map((one) =>
    one.kind === 'setting' ? one.text : `The token in \`github-token\` has no \`${one.permission}: write\`.`
  )
  const list = [...new Set(items)].map((item) => `- ${item.replaceAll(/\s*\n\s*/g, ' ')}`)
  if (!missing.some(({ kind }) => kind === 'permission')) return list
  return [
    ...list,
    '- Set these permissions for the job in the workflow file. If `github-token` is a token of your own, give it the same ones:',
    ...permissions
  ]
}
