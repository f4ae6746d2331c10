import type { Forge, Permission } from '../forge/forge.ts'
import type { Person } from '../domain/task.ts'

/** What somebody may do to the repository now, whatever an event says of them. */
export async function permissionOf(actor: Person, forge: Forge): Promise<Permission> {
  // A bot that got this far is on the workflow's list of exact logins; the forge gives apps no permission to ask about.
  return actor.isBot ? 'write' : await forge.permissionOf(actor)
}

/** True for whom the bot listens to. */
export function canRequest(permission: Permission): boolean {
  return permission === 'admin' || permission === 'write'
}
