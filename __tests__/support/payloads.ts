import { createRequire } from 'node:module'
import type { EmulatedRepository } from '../../emulators/github/repository.ts'

type JsonObject = Record<string, unknown>

interface Webhook {
  readonly name: string
  readonly examples: readonly JsonObject[]
}

/** The published examples of one event and action, as recorded from GitHub. */
export function webhookExamples(event: string, action?: string): readonly JsonObject[] {
  const webhooks = createRequire(import.meta.url)('@octokit/webhooks-examples') as readonly Webhook[] // Its own index.d.ts.
  return (
    webhooks
      .find(({ name }) => name === event)
      ?.examples.filter((example) => action === undefined || example['action'] === action) ?? []
  )
}

/** The JSON type of each part of a payload, by its path. A list is one part. */
export function typesOf(value: unknown, path = ''): Record<string, string> {
  if (value === null) return { [path]: 'null' }
  if (Array.isArray(value)) return { [path]: 'array' }
  if (typeof value !== 'object') return { [path]: typeof value }
  const entries = Object.entries(value).map(([name, child]) => typesOf(child, `${path}/${name}`))
  return Object.assign({ [path]: 'object' }, ...entries) as Record<string, string>
}

/** The parts of a payload that have another type than in every example. Null fits, and so does a part for which no example has a value. */
export function unrecordedTypes(payload: unknown, examples: readonly JsonObject[]) {
  const recorded = examples.map((example) => typesOf(example))
  return Object.entries(typesOf(payload)).filter(([path, type]) => {
    const types = recorded.map((each) => each[path])
    return type !== 'null' && !types.includes(type) && types.some((one) => one !== undefined && one !== 'null')
  })
}

/** A recorded `issue_comment` payload with the names, numbers and texts of a comment in the GitHub emulator. */
export function issueCommentPayload(repository: EmulatedRepository, commentId: number): JsonObject {
  // The one without an organization, an installation or gaps.
  const example = webhookExamples('issue_comment', 'created').find(
    (one) => !('organization' in one) && hasReactions(one)
  )
  if (!example) throw new Error('@octokit/webhooks-examples has no example of issue_comment.')
  const own = repository.issueCommentEvent(commentId)
  const payload = adapt(example, own)
  // The examples are of an issue. A pull request has this key besides, described in GitHub's OpenAPI document.
  if ('pull_request' in own.issue)
    payload['issue'] = { ...asObject(payload['issue']), pull_request: own.issue.pull_request }
  return payload
}

/** Recorded payloads of the events of a review in the GitHub emulator: one for the review, one for each of its comments. */
export async function reviewPayloads(
  repository: EmulatedRepository,
  number: number,
  reviewId: number
): Promise<{ name: string; payload: JsonObject }[]> {
  const events = await repository.reviewEvents(number, reviewId)
  return events.map(({ name, payload }) => {
    const examples = webhookExamples(name, name === 'pull_request_review' ? 'submitted' : 'created')
    const example = examples.find((one) => !('organization' in one) && 'installation' in one)
    if (!example) throw new Error(`@octokit/webhooks-examples has no example of ${name}.`)
    const adapted = adapt(example, payload)
    // Newer than the examples.
    const { comment } = payload
    if (isObject(comment)) {
      const { in_reply_to_id: replyTo, subject_type: subject } = comment
      const isReply = replyTo === undefined ? {} : { in_reply_to_id: replyTo }
      adapted['comment'] = { ...asObject(adapted['comment']), ...isReply, subject_type: subject }
    }
    // A workflow's event names no installation.
    Reflect.deleteProperty(adapted, 'installation')
    return { name, payload: adapted }
  })
}

function hasReactions(example: JsonObject): boolean {
  return 'reactions' in asObject(example['comment'])
}

/** Replaces the example's values by ours where we have them. */
function adapt(example: JsonObject, own: JsonObject): JsonObject {
  const entries = Object.entries(example).map(([name, value]) => {
    const ours = own[name]
    return [name, isObject(value) && isObject(ours) ? adapt(value, ours) : name in own ? ours : value] as const
  })
  return Object.fromEntries(entries)
}

function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : {}
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
