import type { TaskSettings } from '../domain/task-settings.ts'
import { messageOf } from '../errors.ts'
import type { OwnPullRequest } from '../forge/forge.ts'
import type { Checkout } from '../git/checkout.ts'
import { matchesPathPattern } from '../policy/path-pattern.ts'
import type { Emit } from '../report/reporter.ts'
import type { Session } from '../sessions/session.ts'
import { formatDuration } from '../text/format.ts'

export interface TaskConditions {
  readonly settings: TaskSettings
  /** The pull requests of our own account. */
  readonly own: readonly OwnPullRequest[]
  /** True if one of them is the task's and open: then it opens no other one. */
  readonly hasOpen: boolean
  /** The last run of the task; undefined if none is remembered. */
  readonly last: Session['task']
  /** The commit of the default branch. */
  readonly baseSha: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Why a task does not run now; undefined if it does. No model is asked. */
export async function unmetCondition(
  { settings, own, hasOpen, last, baseSha, now }: TaskConditions,
  { checkout, emit }: { readonly checkout: Pick<Checkout, 'fetch' | 'compare'>; readonly emit: Emit }
): Promise<string | undefined> {
  const { skipIfOpen, cooldownMs, onlyIfChanged } = settings
  const openCount = own.filter(({ state }) => state === 'open').length
  if (skipIfOpen !== undefined && !hasOpen && openCount >= skipIfOpen) {
    return `skip-if-open is ${skipIfOpen}, and ${openCount} of the pull requests opened by this account are open.`
  }
  if (!last) return undefined
  const sinceMs = now - Date.parse(last.at)
  if (sinceMs < cooldownMs) {
    return `the last run of this task ended ${formatDuration(sinceMs)} ago, and cooldown is ${formatDuration(cooldownMs)}.`
  }
  if (onlyIfChanged.length === 0) return undefined
  try {
    await checkout.fetch([last.sha])
  } catch (error) {
    const text = `What changed since the last run of this task is not known, so it runs: ${messageOf(error)}`
    emit({ kind: 'warning', text })
    return undefined
  }
  const changed = await checkout.compare(last.sha, baseSha)
  const isChanged = changed.some(({ path }) => onlyIfChanged.some((pattern) => matchesPathPattern(path, pattern)))
  return isChanged
    ? undefined
    : `nothing that only-if-changed names has changed since ${last.sha.slice(0, 7)}, when this task last ran.`
}
