import type { Person, Task } from '../../domain/task.ts'
import { isOnlyOffered } from './run-lock.ts'
import type { Forge } from '../../forge/github.ts'
import { allowsWriting, type Permission } from '../../forge/forge.ts'

/** The permission that an account has now, whatever the event says about it. */
export async function permissionOf(actor: Person, forge: Forge): Promise<Permission> {
  // A bot that got this far is on the workflow's list of exact logins. GitHub has no permission level for apps.
  return actor.isBot ? 'write' : await forge.permissionOf(actor)
}

/** Returns the reason why the actor cannot run the agent, and tells them if they asked for it; undefined when they can. */
export async function refuseWithoutWriteAccess(task: Task, forge: Forge): Promise<string | undefined> {
  const { actor, number, trigger } = task
  // Who edited the schedule last is no authority: the workflow file on the default branch is.
  if (trigger.kind === 'prompt' && trigger.event === 'schedule') return undefined
  // Several people can have started checks, and one of them can be our own account: see refuse-repair.ts.
  if (trigger.kind === 'ci') return undefined
  const permission = await permissionOf(actor, forge)
  if (allowsWriting(permission)) return undefined
  const access = permission === 'none' ? 'no access' : `${permission} access`
  const reason = `${actor.login} has ${access} to this repository. You need write access to run the agent.`
  if (isOnlyOffered(task) || task.subject === 'repository') return reason
  // Attack: a stranger comments a hundred times, and everybody who watches the thread gets a hundred answers.
  await forge.postNoticeOnce(number, { about: { accountId: actor.id }, text: reason })
  return reason
}
