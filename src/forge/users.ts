import { UserError } from '../errors.ts'
import { GHOST } from '../tasks/ghost.ts'
import type { Person } from '../domain/task.ts'
import type { Connection } from './client.ts'
import { hasStatus } from './errors.ts'
import type { Acknowledgement, Permission } from './forge.ts'

interface Account {
  readonly login: string
  readonly id: number
  readonly type: string
}

export function personOf(account: Account | null | undefined): Person {
  if (!account) return GHOST
  return { login: account.login, id: account.id, isBot: account.type === 'Bot' }
}

/**
 * Roles of an organisation's own count as the permission they are built on: `maintain` as write, `triage` as read.
 *
 * Attack: a login that was given up or renamed belongs to somebody else by now, whose permission is not that of who wrote.
 */
export async function readPermission(
  { octokit, repository }: Connection,
  { login, id }: Pick<Person, 'login' | 'id'>
): Promise<Permission> {
  try {
    const { data } = await octokit.rest.repos.getCollaboratorPermissionLevel({ ...repository, username: login })
    if (data.user?.id !== id) return 'none'
    return permissions.find((permission) => permission === data.permission) ?? 'none'
  } catch (error) {
    if (hasStatus(error, 404)) return 'none'
    throw error
  }
}

interface Viewer {
  readonly viewer: { readonly login: string; readonly databaseId: number }
}

/** REST answers the token of a workflow that it belongs to no user; GraphQL names the account that its writes are by. */
export async function whoAmI({ octokit }: Connection): Promise<Person> {
  const { login, databaseId: id } = (await octokit.graphql<Viewer>('{ viewer { login databaseId } }')).viewer
  return { login, id, isBot: login.endsWith('[bot]') }
}

const permissions: readonly Permission[] = ['admin', 'write', 'read', 'none']

/** The reaction's author is the token's: a question of its own is not answered to the token of a workflow. */
export async function acknowledge({ octokit, repository }: Connection, commentId: number): Promise<Acknowledgement> {
  try {
    const reaction = { ...repository, comment_id: commentId, content: 'eyes' } as const
    const { data, status }: { data: { user: Account | null }; status: number } =
      await octokit.rest.reactions.createForIssueComment(reaction)
    // 200 for one that is there already. The types know 201 only.
    return { self: personOf(data.user), isFirst: status === 201 }
  } catch (error) {
    if (!hasStatus(error, 404, 410)) throw error
    const message = `The comment ${commentId} in ${repository.owner}/${repository.repo} is gone, so nothing is done about it.`
    throw new UserError(message, { cause: error })
  }
}
