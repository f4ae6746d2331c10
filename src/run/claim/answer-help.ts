import type { Effects } from '../effects.ts'
import type { Outcome } from '../../domain/outcome.ts'
import type { Task } from '../../domain/task.ts'
import type { Thread } from '../../domain/thread.ts'
import type { Forge } from '../../forge/github.ts'
import { helpText, type HelpContext } from '../../prompts/help-text.ts'
import type { Session } from '../../sessions/session.ts'
import { ownPlan, pendingIn } from './read-approval.ts'

/** Says what this person can do here, and what waits for them. */
export async function answerHelp(
  task: Task,
  { thread, session }: { readonly thread: Thread; readonly session: Session | undefined },
  { settings: { trigger }, forge }: Effects
): Promise<Outcome> {
  const last = session?.requests.at(-1)
  const plan = ownPlan(session, task.number)
  const approved = new Set(session?.approvals.map(({ hash }) => hash))
  const pending = pendingIn(
    thread.ownProgress.map(({ body }) => body),
    task.number
  ).map(({ hash }) => hash)
  const answer = helpText({
    trigger,
    login: task.actor.login,
    place: await placeOf(task, forge),
    pending: pending.filter((hash) => !approved.has(hash)),
    plan: plan?.state === 'proposed' ? plan.hash : undefined,
    last: last && { verb: last.verb, author: last.author.login, outcome: last.outcome }
  })
  return { kind: 'answered', answer }
}

async function placeOf({ subject, number }: Task, forge: Forge): Promise<HelpContext['place']> {
  if (subject === 'issue') return 'issue'
  const { isFork, state } = await forge.readPullRequest(number)
  if (state === 'closed') return 'closed-pull-request'
  return isFork ? 'fork' : 'pull-request'
}
