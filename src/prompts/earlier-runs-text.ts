import type { CommitSince } from '../domain/continuation.ts'
import { cleanText } from '../text/visible-text.ts'
import { labeledFence } from '../text/fence.ts'
import { oneLine } from '../text/shorten.ts'
import type { ActivePlan } from '../domain/plan.ts'
import type { Task } from '../domain/task.ts'
import { resultOf } from '../tasks/verbs.ts'

/** What a session says about the runs of its thread. */
export interface EarlierRuns {
  /** Oldest first. */
  readonly requests: readonly {
    readonly author: { readonly login: string }
    readonly at: string
    readonly verb: string
    readonly text: string
    readonly outcome: string
    readonly commits: readonly string[]
  }[]
  readonly summary: string
}

const MAX_LISTED_REQUESTS = 10
const MAX_REQUEST_LINE = 300

/** The requests and outcomes, and the summary of the last run. Strangers may have dictated some of it. */
export function earlierRunsText({ requests, summary }: EarlierRuns): string {
  const lines = requests.slice(-MAX_LISTED_REQUESTS).map(({ author, at, verb, text, outcome, commits }) => {
    const published = commits.length === 0 ? '' : `, ${commits.map((sha) => sha.slice(0, 7)).join(', ')}`
    return `${at}, ${author.login}: ${oneLine(`${verb} ${text}`, MAX_REQUEST_LINE)} (${outcome}${published})`
  })
  return [
    '# Earlier runs here, by you',
    labeledFence('Requests and outcomes:', lines.join('\n')),
    summary === '' ? '' : labeledFence('Summary of the last run:', cleanText(summary))
  ]
    .filter(Boolean)
    .join('\n')
}

/** Commits of others since an earlier run; '' for none. */
export function commitsSinceText(commits: readonly CommitSince[]): string {
  if (commits.length === 0) return ''
  return labeledFence('Others have committed to the branch since the earlier run:', commits.map(commitLine).join('\n'))
}

export function commitLine({ sha, author, title }: CommitSince): string {
  return oneLine(`${sha.slice(0, 7)} ${author}: ${title}`, MAX_REQUEST_LINE)
}

/** The plan to work from, or to revise. An earlier run wrote it, so it is data. Whoever wants work from it asks for that in the request. */
export function planText({ text, isApproved }: ActivePlan, { request, actor }: Task): string {
  const title =
    resultOf({ request }) === 'plan' ? 'Revise this plan of an earlier run:' : 'Work from this plan of an earlier run:'
  const approved = isApproved ? `${actor.login} approved it; if you must deviate, say where and why.` : ''
  return [`# The plan`, labeledFence(title, cleanText(text)), approved].filter(Boolean).join('\n')
}
