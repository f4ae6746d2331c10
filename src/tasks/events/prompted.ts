import * as z from 'zod'
import type { EventSettings } from '../../domain/settings.ts'
import type { PromptInputs } from '../../domain/prompt-inputs.ts'
import type { Person, Task } from '../../domain/task.ts'
import { parseFlags } from '../flags.ts'
import { isListedBot, personOf } from '../person.ts'
import { account, isFork, pullRequest, repository } from './event-row.ts'

/** A schedule has no sender: the workflow file on the default branch is the authority. The work is done in the name of this account. */
const SCHEDULER: Person = { login: 'github-actions[bot]', id: 41898282, isBot: true }

const schema = z.lazy(() =>
  z.object({
    action: z.string().optional(),
    ref: z.string().optional(),
    /** Schedules have none. */
    repository: repository.optional(),
    sender: account.optional(),
    /** Of workflow_dispatch. */
    inputs: z.record(z.string(), z.unknown()).nullish(),
    /** Of repository_dispatch. */
    client_payload: z.record(z.string(), z.unknown()).nullish(),
    pull_request: pullRequest.optional()
  })
)
type Payload = z.output<typeof schema>

/**
 * An event that asks for nothing by itself, in a job with a prompt.
 *
 * @returns a string that says why it starts no run, to follow "Nothing to do:", or `fork` if a fork's pull request is why it has no secrets
 * @throws z.ZodError for a payload that GitHub would not send
 */
export function readPrompted(
  event: string,
  payload: unknown,
  { inputs, settings }: { readonly inputs: PromptInputs; readonly settings: EventSettings }
): Task | string {
  const read = schema.parse(payload)
  const { taskId, prompt, file, data, isReport, isPlanning, item, job } = inputs
  const actor = event === 'schedule' ? SCHEDULER : read.sender && personOf(read.sender)
  if (!actor) return `the event ${event} does not say who caused it`
  const problem = event === 'schedule' ? undefined : senderProblem(actor, settings)
  if (problem !== undefined) return problem
  if (isWithoutSecrets(read, settings)) return 'fork'
  return {
    kind: 'task',
    trigger: { kind: 'prompt', taskId, ...(item && { item }), runId: job.runId, event, file },
    subject: 'repository',
    number: 0,
    title: taskId,
    body: [data, eventData(event, payload, read)].filter((text) => text !== '').join('\n\n'),
    author: actor,
    instruction: prompt,
    createdAt: job.startedAt,
    actor,
    request: { verb: isPlanning ? 'plan' : isReport ? 'ask' : 'fix', flags: parseFlags([]).flags, text: prompt },
    defaultBranch: read.repository?.default_branch ?? job.refName
  }
}

function senderProblem({ login, isBot }: Person, { allowedBots }: EventSettings): string | undefined {
  if (!isBot || isListedBot(login, allowedBots)) return undefined
  return `${login} is a bot that is not listed in the input allowed-bots`
}

/** Events of a fork's pull request come without secrets. */
function isWithoutSecrets({ pull_request: pull, repository: own }: Payload, { hasApiKey }: EventSettings): boolean {
  return !hasApiKey && pull !== undefined && own !== undefined && isFork(pull, own)
}

const MAX_PASSED_CHARACTERS = 20_000

/** What the event says, as JSON. All of it can be from strangers. */
function eventData(event: string, payload: unknown, { action, ref, inputs, client_payload: passed }: Payload): string {
  if (event === 'schedule') return ''
  const own = inputs ?? passed
  const fields = own ?? { event, action, ref, ...aboutSubject(payload) }
  if (Object.keys(fields).length === 0) return ''
  return JSON.stringify(fields, undefined, 2).slice(0, MAX_PASSED_CHARACTERS)
}

const subjectSchema = z.lazy(() =>
  z.object({
    number: z.int().optional().catch(undefined),
    tag_name: z.string().optional().catch(undefined),
    title: z.string().optional().catch(undefined),
    name: z.string().nullish().catch(undefined),
    html_url: z.string().optional().catch(undefined)
  })
)

/** Number, title and address of what the event is about. */
function aboutSubject(payload: unknown): object {
  const names = ['issue', 'pull_request', 'discussion', 'release', 'milestone'] as const
  const all = z.record(z.string(), z.unknown()).parse(payload)
  const [subject] = names.flatMap((name) => subjectSchema.safeParse(all[name]).data ?? [])
  return subject ?? {}
}
