import * as z from 'zod'
import { UserError } from '../errors.ts'
import { GHOST } from './ghost.ts'
import { hasOurMarker } from './marker.ts'
import { issueComment, type Account, type IssueComment } from './payloads.ts'
import { readRequest } from './request.ts'
import type { Ignored, Person, Task } from '../domain/task.ts'

export interface EventSettings {
  readonly trigger: string
  /** Logins of bots that may ask, whole, such as `renovate[bot]`. */
  readonly allowedBots: readonly string[]
}

/**
 * Reads what an event asks for. Whether its author may ask is for the forge to say, at run time: nothing in a payload is
 * trusted with it.
 *
 * @throws UserError for a payload that is not what GitHub sends
 */
export async function readEvent(name: string, payload: unknown, settings: EventSettings): Promise<Task | Ignored> {
  if (name !== 'issue_comment') return ignored(`${name || 'no event'} is not an event that Forgehand answers to`)
  const event = issueComment.safeParse(payload)
  if (event.success) return readComment(event.data, settings)
  throw new UserError(
    `This is not the payload of an issue_comment event:\n${z.prettifyError(event.error)}\n` +
      'Start the action with `on: issue_comment`, or give the whole payload as GitHub sends it.'
  )
}

async function readComment(event: IssueComment, settings: EventSettings): Promise<Task | Ignored> {
  const { action, issue, comment, repository, sender } = event
  // An edit can be made by others than the author, and long after somebody read the comment.
  if (action !== 'created') return ignored(`the comment was ${action}; only a new one is a request`)
  // Everybody can write the marker, and whoever does is not asking.
  if (hasOurMarker(comment.body)) return ignored('the comment is one of our own')

  const { trigger } = settings
  const subject = issue.pull_request ? 'pull-request' : 'issue'
  const reading = await readRequest(comment.body, { trigger, subject })
  if (reading.kind === 'none') return ignored(`no line of the comment begins with ${trigger}`)
  const doubt = doubtAboutAuthor(event, settings)
  if (doubt !== undefined) return ignored(doubt)

  const actor = person(sender)
  if (reading.kind === 'refused')
    return ignored(reading.reason, { number: issue.number, about: comment.id, actor, text: reading.tell })
  return {
    kind: 'comment',
    subject,
    number: issue.number,
    title: issue.title,
    body: issue.body ?? '',
    author: issue.user ? person(issue.user) : GHOST,
    commentId: comment.id,
    comment: comment.body,
    createdAt: comment.created_at,
    actor,
    request: reading.request,
    defaultBranch: repository.default_branch
  }
}

/** Why the comment cannot be taken for the word of its author. */
function doubtAboutAuthor({ comment, sender }: IssueComment, { allowedBots }: EventSettings): string | undefined {
  const { login, id, isBot } = person(sender)
  if (id !== comment.user?.id) return `the comment is not by ${login}, who sent it`
  if (isBot && !isListed(login, allowedBots)) return `${login} is a bot that the input allowed-bots does not list`
  // Attack: an integration brings words of others into GitHub, such as those of a chat, in the name of whoever connected it.
  const app = comment.performed_via_github_app?.slug
  if (app === undefined || isListed(`${app}[bot]`, allowedBots)) return undefined
  return `the app ${app} wrote the comment in the name of ${login}; to let it, list ${app}[bot] in the input allowed-bots`
}

// The list never lets a person in: an account called renovate is not renovate[bot].
function isListed(login: string, allowedBots: readonly string[]): boolean {
  return allowedBots.some((allowed) => allowed.toLowerCase() === login.toLowerCase())
}

function person({ login, id, type }: Account): Person {
  return { login, id, isBot: type === 'Bot' || login.endsWith('[bot]') }
}

function ignored(reason: string, tell?: Ignored['tell']): Ignored {
  return { kind: 'ignored', reason, tell }
}
