import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import { isSystemError, messageOf } from '../errors.ts'
import { fileProblem } from '../text/file-problem.ts'
import { jsonProblem } from '../text/json.ts'
import { nearName } from '../text/near-name.ts'
import { issueSentences } from '../text/schema-issue.ts'
import { oneLine } from '../text/shorten.ts'
import type { EventSeed } from './built-in-events.ts'
import { BUILT_IN, BUILT_IN_EVENTS, type SimulateFlags } from './simulate-flags.ts'
import { UsageError } from './usage-error.ts'

export interface PlannedEvent {
  readonly name: string
  readonly seed: Omit<EventSeed, 'onReady'>
  /** The payload, to be sent as it is; undefined for an event that is made. */
  readonly sent: unknown
}

/** @throws UsageError for flags that do not go together, or a payload that cannot be used */
export async function readEvent(flags: SimulateFlags): Promise<PlannedEvent> {
  const mistake = mistakeIn(flags)
  if (mistake !== undefined) throw new UsageError(mistake)
  const { event: name = 'issue_comment', comment, payload: file } = flags
  if (file === undefined) return { name, seed: seedOf(payloadSchema.parse({}), comment), sent: undefined }
  const payload = await readJson(file)
  const { data, error } = payloadSchema.safeParse(payload)
  const [activity, ...fields] = Object.entries(BUILT_IN).find(([event]) => event === name)?.[1] ?? []
  const issues =
    error?.issues ?? fields.filter((field) => !data?.[field]).map((field) => ({ path: [field], message: '' }))
  if (error || issues.length > 0)
    throw new UsageError(`${file} is no payload of ${name}: ${issueSentences(issues, payload).join(' ')} ${PAYLOADS}`)
  return { name, seed: seedOf(data), sent: activity !== undefined && data.action === activity ? undefined : payload }
}

const TITLE = 'Only the first part of a duration counts'
const BODY = '`1h 30m` is 3600 seconds, not 5400.'

/** @param own what the user wants to comment; the issue is about nothing else */
function seedOf({ sender, label, issue, pull_request: pull, review, comment }: Payload, own?: string) {
  const { number, title, body, user } = pull ?? issue ?? { title: own === undefined ? TITLE : oneLine(own, 100) }
  return {
    sender: sender.login,
    number,
    title,
    body: body ?? (own === undefined ? BODY : ''),
    author: user?.login ?? sender.login,
    words: own ?? review?.body ?? comment?.body ?? '/agent fix this',
    label: label.name,
    isPullRequest: (issue?.pull_request ?? undefined) !== undefined
  }
}

const account = z.object({ login: z.string() })
const subject = z.object({
  number: z.number(),
  title: z.string(),
  body: z.string().nullish(),
  // Null when the account was deleted.
  user: account.nullish().transform((user) => user ?? { login: 'ghost' }),
  pull_request: z.unknown().optional()
})
const payloadSchema = z.object({
  action: z.string().optional(),
  sender: account.default({ login: 'owner' }),
  label: z.object({ name: z.string() }).default({ name: 'agent' }),
  issue: subject.optional(),
  pull_request: subject.optional(),
  review: z.object({ body: z.string().nullish() }).optional(),
  comment: z.object({ body: z.string() }).optional(),
  workflow_run: z.object({}).optional()
})
type Payload = z.output<typeof payloadSchema>

const PAYLOADS =
  'Choose the JSON that GitHub sends for the event: the file at GITHUB_EVENT_PATH in a job, or a delivery on the page of a webhook.'

function mistakeIn({ event, comment, payload }: SimulateFlags): string | undefined {
  if (comment !== undefined && payload !== undefined) return 'The payload has its own words. Remove --comment.'
  if (comment?.trim() === '') return 'The comment is empty. Write one such as --comment "/agent fix the failing test".'
  if (event === undefined && payload !== undefined) return 'Name the event of the payload with --event.'
  if (event === undefined && comment === undefined)
    return 'Write a comment with --comment, or name an event with --event.'
  if (event === undefined || payload !== undefined || BUILT_IN_EVENTS.includes(event)) return undefined
  const near = nearName(event, BUILT_IN_EVENTS)
  return `The event ${JSON.stringify(event)} is not built in.${near === undefined ? '' : ` Did you mean ${near}?`} The events are ${BUILT_IN_EVENTS.join(', ')}. For another one, add --payload.`
}

async function readJson(path: string): Promise<unknown> {
  let text = ''
  try {
    text = await readFile(path, 'utf8')
    return JSON.parse(text) as unknown
  } catch (error) {
    if (isSystemError(error))
      throw new UsageError(`The file ${path} cannot be read: ${fileProblem(error)}. Name a file that you can read.`)
    throw new UsageError(
      `The file ${path} is not JSON: ${jsonProblem(text, messageOf(error))}. Correct it, or name another file.`
    )
  }
}
