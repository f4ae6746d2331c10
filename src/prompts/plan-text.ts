import type { ActivePlan } from '../domain/plan.ts'
import type { Task } from '../domain/task.ts'
import { resultOf } from '../tasks/verbs.ts'
import { cleanText } from '../text/visible-text.ts'
import { labeledFence } from '../text/fence.ts'

/** The plan to work from, or to revise. An earlier run wrote it, so it is data. Whoever wants work from it asks for that in the request. */
export function planText({ text, isApproved }: ActivePlan, { request, actor }: Task): string {
  const title =
    resultOf({ request }) === 'plan' ? 'Revise this plan of an earlier run:' : 'Work from this plan of an earlier run:'
  const approved = isApproved ? `${actor.login} approved it; if you must deviate, say where and why.` : ''
  return [`# The plan`, labeledFence(title, cleanText(text)), approved].filter(Boolean).join('\n')
}
