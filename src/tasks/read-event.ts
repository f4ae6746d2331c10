import * as z from 'zod'
import { isListedBot } from './person.ts'
import { issueSentences } from '../text/schema-issue.ts'
import type { EventSettings } from '../domain/settings.ts'
import { UserError } from '../errors.ts'
import { checksRequest } from './request-kinds.ts'
import { claimKey } from './keys.ts'
import { hasOurMarker } from './comment-markers.ts'
import type { EventRow, ReadEvent } from './events/event-row.ts'
import { isOfChecks, readFailedChecks } from './events/ended-checks.ts'
import { readPrompted } from './events/prompted.ts'
import { parseFlags } from './flags.ts'
import { parseRequest, type ParsedRequest } from './parse-request.ts'
import type { Ignored, Request, Task, Trigger, Verb } from '../domain/task.ts'
import { assigned } from './events/assigned.ts'
import { autoReview } from './events/auto-review.ts'
import { issueComment } from './events/issue-comment.ts'
import { labeledIssue, labeledPullRequest } from './events/labeled.ts'
import { review, reviewComment } from './events/review.ts'

/**
 * Reads what an event asks for. Permission is checked later, by asking the forge: nothing in a payload proves it.
 *
 * @throws UserError for a payload that GitHub would not send
 */
export async function readEvent(name: string, payload: unknown, settings: EventSettings): Promise<Task | Ignored> {
  const rows = EVENTS.filter(({ event, isWanted }) => event === name && isWanted?.(settings) !== false)
  const { prompted: inputs } = settings
  const isFailure = isOfChecks(name) && !inputs
  if (rows.length === 0 && !inputs && !isFailure) return ignored(unknownReason(name))
  try {
    if (isFailure) {
      const task = readFailedChecks(name, payload)
      return typeof task === 'string' ? ignored(task) : task
    }
    const { action = '' } = z.object({ action: inputs ? z.string().optional() : z.string() }).parse(payload)
    const row = rows.find(({ actions }) => actions.includes(action))
    if (!row && inputs) {
      const task = readPrompted(name, payload, { inputs, settings })
      return task === 'fork' ? withoutSecrets(`${settings.trigger} …`) : typeof task === 'string' ? ignored(task) : task
    }
    if (!row) return ignored(`the action of the event is ${action}; only ${actionsOf(rows)} counts`)
    const event = row.read(payload, settings)
    return typeof event === 'string' ? ignored(event) : await taskOf(event, settings)
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    throw new UserError(
      `This is not the payload of the event ${name}. ${issueSentences(error.issues, payload).join(' ')} ` +
        `Trigger the workflow with \`on: ${name}\`, or pass the complete payload as GitHub sends it.`
    )
  }
}

function unknownReason(name: string): string {
  if (name === '') return 'Forgehand does not respond to a missing event'
  return `Forgehand does not respond to ${name} by itself; set the input prompt or prompt-file to say what to do`
}

function actionsOf(rows: readonly EventRow[]): string {
  return rows.flatMap(({ actions }) => actions).join(' or ')
}

async function taskOf(event: ReadEvent, settings: EventSettings): Promise<Task | Ignored> {
  const { subject, number, instruction, createdAt, sender: actor } = event
  // Anyone can write the marker. A text that has it is not a request, whoever wrote it.
  if (hasOurMarker(instruction)) return ignored(`Forgehand wrote the ${NOUNS[event.trigger.kind]}`)

  const { trigger: word } = settings
  const parsed = withImplied(await parseRequest(instruction, { trigger: word, subject }), event.impliedVerb)
  if (parsed.kind === 'none') return ignored(`no line of the ${NOUNS[event.trigger.kind]} starts with ${word}`)
  const problem = authorProblem(event, settings)
  if (problem !== undefined) return ignored(problem)
  if (event.isFork && !settings.hasApiKey)
    return withoutSecrets(`${word} ${event.impliedVerb === 'review' ? 'review' : '…'}`)

  const trigger = withCommand(event.trigger, parsed.isCommand)
  if (parsed.kind === 'refused') {
    const claim = claimKey({ trigger, number, createdAt })
    return ignored(parsed.reason, { number, claim, actor, text: parsed.message })
  }
  // A label can only contain a verb.
  const isAboutChecks = checksRequest({ subject, request: parsed.request }) !== undefined
  if (trigger.kind === 'label' && parsed.request.text !== '' && !isAboutChecks)
    return ignored(`the label ${JSON.stringify(trigger.label)} has no verb that Forgehand knows`)
  const { title, body, author, defaultBranch } = event
  const asked = { trigger, subject, number, title, body, author, instruction, createdAt, actor }
  return { kind: 'task', ...asked, request: parsed.request, defaultBranch }
}

const NOUNS: Readonly<Record<Trigger['kind'], string>> = {
  comment: 'comment',
  review: 'review',
  label: 'label',
  assignment: 'assignment',
  ci: 'failure',
  'auto-review': 'pull request',
  prompt: 'prompt'
}

type Reading = ParsedRequest & { readonly isCommand: boolean }

function withImplied(parsed: ParsedRequest, verb: Verb | undefined): Reading {
  if (parsed.kind !== 'none' || verb === undefined) return { ...parsed, isCommand: true }
  const request: Request = { verb, flags: parseFlags([]).flags, text: '' }
  return { kind: 'request', request, isCommand: false }
}

function withCommand(trigger: Trigger, hasCommand: boolean): Trigger {
  return trigger.kind === 'review' ? { ...trigger, hasCommand } : trigger
}

/** Why the event may not express what its author wants. */
function authorProblem(
  { trigger, sender, writer, app }: ReadEvent,
  { allowedBots }: EventSettings
): string | undefined {
  const { login, id, isBot } = sender
  if (id !== writer?.id) return `${login} sent the event but did not write the ${NOUNS[trigger.kind]}`
  if (isBot && !isListedBot(login, allowedBots)) return `${login} is a bot that is not listed in the input allowed-bots`
  // Attack: an integration posts what others write, in a chat for example, in the name of the user who connected it.
  if (app === undefined || isListedBot(`${app}[bot]`, allowedBots)) return undefined
  return `the app ${app} wrote the ${NOUNS[trigger.kind]} in the name of ${login}; to allow this, list ${app}[bot] in the input allowed-bots`
}

/** Events of a fork's pull request come without secrets, and their token can write nothing: not even an answer. */
function withoutSecrets(command: string): Ignored {
  const reason = `the pull request comes from a fork, and GitHub gives this event no secrets. Comment ${command} in the conversation; that works for forks`
  return { ...ignored(reason), isForSummary: true }
}

function ignored(reason: string, notice?: Ignored['notice']): Ignored {
  return { kind: 'ignored', reason, notice }
}

/** Every event that can start a run. docs/triggers.md says the same in words. */
export const EVENTS: readonly EventRow[] = [
  issueComment,
  review,
  reviewComment,
  labeledIssue,
  labeledPullRequest,
  autoReview,
  assigned
]
