import { UserError } from '../errors.ts'
import { personOf, type Account } from '../tasks/person.ts'
import type { Person, Trigger } from '../domain/task.ts'
import type { Connection } from './client.ts'
import { hasStatus } from './errors.ts'
import type { Acknowledgement, Permission } from './forge.ts'

/**
 * Other roles count as the permission that they are based on: `maintain` as write, `triage` as read.
 *
 * Attack: the author gave up or renamed the login, and it now belongs to another account with more permissions.
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

/** For the token of a workflow, REST says that it belongs to no user. GraphQL names the account that its writes come from. */
export async function whoAmI({ octokit }: Connection): Promise<Person> {
  const { login, databaseId: id } = (await octokit.graphql<Viewer>('{ viewer { login databaseId } }')).viewer
  return { login, id, isBot: login.endsWith('[bot]') }
}

const permissions: readonly Permission[] = ['admin', 'write', 'read', 'none']

/** Also returns our own account: the author of the reaction. REST has no other way to learn the account of a workflow's token. */
export async function acknowledge(connection: Connection, trigger: Trigger): Promise<Acknowledgement> {
  if (trigger.kind !== 'comment') return { self: await whoAmI(connection), isFirst: true }
  const { octokit, repository } = connection
  const { commentId } = trigger
  try {
    const reaction = { ...repository, comment_id: commentId, content: 'eyes' } as const
    const { data, status }: { data: { user: Account | null }; status: number } =
      await octokit.rest.reactions.createForIssueComment(reaction)
    // 200 if the reaction exists already. The types only list 201.
    return { self: personOf(data.user), isFirst: status === 201 }
  } catch (error) {
    if (!hasStatus(error, 404, 410)) throw error
    const message = `The comment ${commentId} in ${repository.owner}/${repository.repo} was deleted, so there is nothing to do.`
    throw new UserError(message, { cause: error })
  }
}
