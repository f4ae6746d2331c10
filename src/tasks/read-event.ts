import * as z from 'zod'
import { UserError } from '../errors.ts'
import { personOf } from './person.ts'
import { claimKey } from './claim-key.ts'
import { hasOurMarker } from './comment-markers.ts'
import { parseRequest } from './parse-request.ts'
import type { Ignored, Task } from '../domain/task.ts'

/** Letters, digits and hyphens; underscores in logins that a company manages; `[bot]` after the name of an app. */
const login = z.string().regex(/^[\w-]{1,100}(?:\[bot\])?$/u)

const account = z.object({ login, id: z.int().positive(), type: z.string() })

/** Only the fields that are read. https://docs.github.com/webhooks/webhook-events-and-payloads#issue_comment */
const issueComment = z.object({
  action: z.string(),
  issue: z.object({
    number: z.int().positive(),
    title: z.string(),
    body: z.string().nullish(),
    /** Null when the account was deleted, here and below. */
    user: account.nullish(),
    /** Present for a pull request only. */
    pull_request: z.object({}).nullish()
  }),
  comment: z.object({
    id: z.int().positive(),
    body: z.string(),
    created_at: z.iso.datetime(),
    user: account.nullish(),
    /** The app that wrote the comment in the name of its author. */
    performed_via_github_app: z.object({ slug: z.string() }).nullish()
  }),
  repository: z.object({ default_branch: z.string().min(1) }),
  sender: account
})
type IssueComment = z.output<typeof issueComment>

export interface EventSettings {
  readonly trigger: string
  /** Full logins of bots that may make requests, such as `renovate[bot]`. */
  readonly allowedBots: readonly string[]
}

/**
 * Reads what an event asks for. Permission is checked later, by asking the forge: nothing in a payload proves it.
 *
 * @throws UserError for a payload that GitHub would not send
 */
export async function readEvent(name: string, payload: unknown, settings: EventSettings): Promise<Task | Ignored> {
  if (name !== 'issue_comment') return ignored(`Forgehand does not respond to ${name || 'a missing event'}`)
  const event = issueComment.safeParse(payload)
  if (event.success) return readComment(event.data, settings)
  throw new UserError(
    `This is not the payload of an issue_comment event:\n${z.prettifyError(event.error)}\n` +
      'Trigger the workflow with `on: issue_comment`, or pass the complete payload as GitHub sends it.'
  )
}

async function readComment(event: IssueComment, settings: EventSettings): Promise<Task | Ignored> {
  const { action, issue, comment, repository, sender } = event
  // Others than the author can edit a comment, long after somebody read it.
  if (action !== 'created') return ignored(`the comment was ${action}; only new comments are read`)
  // Anyone can write the marker. A comment that has it is not a request, whoever wrote it.
  if (hasOurMarker(comment.body)) return ignored('Forgehand wrote the comment')

  const { trigger } = settings
  const subject = issue.pull_request ? 'pull-request' : 'issue'
  const parsed = await parseRequest(comment.body, { trigger, subject })
  if (parsed.kind === 'none') return ignored(`no line of the comment starts with ${trigger}`)
  const problem = authorProblem(event, settings)
  if (problem !== undefined) return ignored(problem)

  const actor = personOf(sender)
  const asked = {
    trigger: { kind: 'comment', commentId: comment.id },
    number: issue.number,
    createdAt: comment.created_at
  } as const
  if (parsed.kind === 'refused')
    return ignored(parsed.reason, { number: issue.number, claim: claimKey(asked), actor, text: parsed.message })
  return {
    kind: 'task',
    ...asked,
    subject,
    title: issue.title,
    body: issue.body ?? '',
    author: personOf(issue.user),
    instruction: comment.body,
    actor,
    request: parsed.request,
    defaultBranch: repository.default_branch
  }
}

/** Why the comment may not express what its author wants. */
function authorProblem({ comment, sender }: IssueComment, { allowedBots }: EventSettings): string | undefined {
  const { login, id, isBot } = personOf(sender)
  if (id !== comment.user?.id) return `${login} sent the event but did not write the comment`
  if (isBot && !isListed(login, allowedBots)) return `${login} is a bot that is not listed in the input allowed-bots`
  // Attack: an integration posts what others write, in a chat for example, in the name of the user who connected it.
  const app = comment.performed_via_github_app?.slug
  if (app === undefined || isListed(`${app}[bot]`, allowedBots)) return undefined
  return `the app ${app} wrote the comment in the name of ${login}; to allow this, list ${app}[bot] in the input allowed-bots`
}

// An entry never admits a person: the account renovate is not renovate[bot].
function isListed(login: string, allowedBots: readonly string[]): boolean {
  return allowedBots.some((allowed) => allowed.toLowerCase() === login.toLowerCase())
}

function ignored(reason: string, notice?: Ignored['notice']): Ignored {
  return { kind: 'ignored', reason, notice }
}
