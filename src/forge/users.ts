import { UserError } from '../errors.ts'
import { personOf, type Account } from '../tasks/person.ts'
import type { AccountName, Person, Task } from '../domain/task.ts'
import type { Connection } from './github-client.ts'
import { unlessStatus, hasStatus } from './forge-errors.ts'
import type { Permission } from './forge.ts'

/**
 * The current permission. 'none' for an unknown account, and for one whose login now belongs to another account. Other roles count as the
 * permission that they are based on: `maintain` as write, `triage` as read.
 *
 * Attack: the author gave up or renamed the login, and it now belongs to another account with more permissions.
 */
export async function readPermission(
  { octokit, repository }: Connection,
  { login, id }: AccountName
): Promise<Permission> {
  const reading = octokit.rest.repos.getCollaboratorPermissionLevel({ ...repository, username: login })
  const found = await unlessStatus(reading, undefined, 404)
  if (found?.data.user?.id !== id) return 'none'
  return permissions.find((permission) => permission === found.data.permission) ?? 'none'
}

interface Viewer {
  readonly viewer: { readonly login: string; readonly databaseId: number }
}

/**
 * Our own account, for a token without write permissions. With one, `acknowledge` returns it. For the token of a workflow, REST says that it
 * belongs to no user. GraphQL names the account that its writes come from.
 */
export async function whoAmI({ octokit }: Connection): Promise<Person> {
  const { login, databaseId: id } = (await octokit.graphql<Viewer>('{ viewer { login databaseId } }')).viewer
  return { login, id, isBot: login.endsWith('[bot]') }
}

const permissions: readonly Permission[] = ['admin', 'write', 'read', 'none']

/**
 * Adds 👀 to what started the run, where the forge has such reactions. Returns our own account, as the author of the
 * reaction: REST has no other way to learn the account of a workflow's token.
 *
 * @throws UserError if it was deleted
 */
export async function acknowledge(
  connection: Connection,
  { trigger, number }: Pick<Task, 'trigger' | 'number'>
): Promise<Person> {
  const commentId = 'commentId' in trigger ? trigger.commentId : undefined
  // A review gets its reaction when it has been read.
  if (trigger.kind === 'review' && commentId === undefined) return await whoAmI(connection)
  const { octokit, repository } = connection
  const eyes = { ...repository, content: 'eyes' } as const
  try {
    const { data }: { data: { user: Account | null } } =
      commentId === undefined
        ? await octokit.rest.reactions.createForIssue({ ...eyes, issue_number: number })
        : await (trigger.kind === 'review'
            ? octokit.rest.reactions.createForPullRequestReviewComment({ ...eyes, comment_id: commentId })
            : octokit.rest.reactions.createForIssueComment({ ...eyes, comment_id: commentId }))
    return personOf(data.user)
  } catch (error) {
    if (!hasStatus(error, 404, 410)) throw error
    const what = commentId === undefined ? `#${number}` : `The comment ${commentId}`
    const message = `${what} in ${repository.owner}/${repository.repo} was deleted, so there is nothing to do.`
    throw new UserError(message, { cause: error })
  }
}
