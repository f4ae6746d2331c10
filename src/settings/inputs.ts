import * as z from 'zod'
import { UserError } from '../errors.ts'
import type { EventSettings } from '../domain/event-settings.ts'
import type { JobIdentity, PromptInputs } from '../domain/prompt-inputs.ts'
import { MAX_ITEMS, type TaskItem } from '../domain/task-item.ts'
import { REPOSITORY_NAME } from '../text/repository-name.ts'
import { isEndpoint } from './endpoint.ts'
import { foreignInputProblems } from './foreign-inputs.ts'
import type { ReadInput } from './read-input.ts'
import { readOutputSchema } from './output-schema.ts'
import { APIS } from './providers.ts'
import { label, login, LOGIN, MAX_ASSIGNEES, MAX_LABELS, MAX_REVIEWERS, reviewer, REVIEWER } from './triage.ts'
import { quoteValue } from './quote-value.ts'
import { readWorkflowModels } from './workflow-models.ts'

/** The message of each check is what was expected; `readInputs` makes the sentence around it. */
const text = (wants: string) => z.string().trim().min(1, wants)

const integer = (from: number, to: number) => {
  const wants = `an integer from ${from} to ${to}`
  return z
    .string()
    .trim()
    .regex(/^\d{1,12}$/u, wants)
    .transform(Number)
    .refine((number) => number >= from && number <= to, wants)
}

const dollarsOrNone = z
  .string()
  .trim()
  .regex(/^(?:\d{1,6}(?:\.\d{1,4})?)?$/u, 'an amount of US dollars such as 2 or 0.50, or nothing for no limit')
  .transform((text) => (text === '' ? undefined : Number(text)))
  .refine((dollars) => dollars !== 0, 'more than 0 US dollars, or nothing for no limit')

const yesOrNo = z.stringbool({ truthy: ['true'], falsy: ['false'], error: 'true or false' })

const logins = z
  .string()
  .transform((list) => list.split(/[\s,]+/u).filter((login) => login !== ''))
  .refine(
    (list) => list.every((login) => /^[\w-]+(?:\[bot\])?$/u.test(login)),
    'full logins such as renovate[bot], separated by commas or line breaks, without wildcards'
  )

/** Labels can contain spaces. */
const labels = z
  .string()
  .transform((list) =>
    list
      .split(/[\n,]+/u)
      .map((name) => name.trim())
      .filter((name) => name !== '')
  )
  .refine(
    (list) => list.length <= MAX_LABELS && list.every((name) => label.safeParse(name).success),
    `at most ${MAX_LABELS} labels of at most 50 characters, separated by commas or line breaks`
  )

const names = (item: z.ZodType<string>, wants: string, max: number) =>
  z
    .string()
    .transform((list) => list.split(/[\s,]+/u).filter((name) => name !== ''))
    .refine(
      (list) => list.length <= max && list.every((name) => item.safeParse(name).success),
      `at most ${max} entries, separated by commas or line breaks, each ${wants}`
    )

const integerOrNone = (from: number, to: number, otherwise: string) =>
  z.union(
    [z.literal('').transform(() => undefined), integer(from, to)],
    `an integer from ${from} to ${to}, or nothing ${otherwise}`
  )

/** Names contain no spaces, so spaces and commas separate them. */
const modelNames = z.string().transform((list) => list.split(/[\s,]+/u).filter((name) => name !== ''))

const id = z
  .string()
  .trim()
  .regex(/^[\w.:-]{0,200}$/u, 'the id that OpenAI shows, or nothing')

/** A word that Markdown does not take for the start of a list, a quote or a heading. */
const trigger = z
  .string()
  .trim()
  .regex(/^[/@!.\p{L}][\p{L}\p{N}_./-]{1,49}$/u, 'one word of 2 to 50 characters such as /agent or @agent')

const configPath = z
  .string()
  .trim()
  .regex(/^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[\w./-]+\.ya?ml$/u, 'a path inside the repository that ends in .yml')

/** As long as the longest request. */
const MAX_PROMPT = 20_000
const MAX_DATA = 100_000

const UNITS_MS = { m: 60_000, h: 60 * 60_000, d: 24 * 60 * 60_000 } as const

const durationOrNone = z
  .string()
  .trim()
  .regex(/^(?:[1-9]\d{0,3}[mhd])?$/u, 'minutes, hours or days such as 30m, 6h or 30d, or nothing')
  .transform((text) => {
    const unit = (['m', 'h', 'd'] as const).find((one) => text.endsWith(one))
    return unit && Number.parseInt(text, 10) * UNITS_MS[unit]
  })

const globs = z
  .string()
  .transform((list) =>
    list
      .split(/[\n,]+/u)
      .map((glob) => glob.trim())
      .filter((glob) => glob !== '')
  )
  .refine((list) => list.length <= 50, 'at most 50 globs, separated by commas or line breaks')

const repositoryFile = z
  .string()
  .trim()
  .regex(/^(?:(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[^\0\\]{1,500})?$/u, 'the path of a file in the repository, or nothing')

const outputSchema = z
  .string()
  .trim()
  .superRefine((text, context) => {
    const schema = text === '' ? undefined : readOutputSchema(text)
    if (typeof schema === 'string') context.addIssue(`a JSON Schema that can be used, but ${schema}`)
  })

/** The inputs of action.yml, by the same names. action.yml has their defaults; a test compares the two. */
export const inputSchema = z.object({
  'github-token': text('a token; remove the input to use the token of the job'),
  'api-key': z.string().trim(),
  model: z
    .string()
    .trim()
    .regex(/^\S{1,200}$/u, 'a model, such as gpt-5 or groq/NAME'),
  'base-url': z
    .string()
    .trim()
    .refine(
      (url) => url === '' || isEndpoint(url),
      'the address of an endpoint, such as https://api.openai.com/v1, or nothing for the address of the provider'
    ),
  api: z
    .string()
    .trim()
    .pipe(z.enum(['', ...APIS], `${APIS.join(', ')}, or nothing for the default of the provider`)),
  'fallback-models': modelNames,
  'max-output-tokens': integerOrNone(256, 1_000_000, "for the provider's limit"),
  'openai-identity-provider': id,
  'openai-service-account': id,
  'openai-audience': z
    .string()
    .trim()
    .regex(
      /^\S{1,500}$/u,
      'the audience that the identity provider at OpenAI expects, such as https://api.openai.com/v1'
    ),
  trigger,
  'trigger-label': z
    .string()
    .trim()
    .regex(/^[^:,\n]{0,40}$/u, 'a label of at most 40 characters without a colon or a comma, or nothing for no label'),
  assignee: z
    .string()
    .trim()
    .regex(/^(?:[\w-]{1,100}(?:\[bot\])?)?$/u, 'the login of one account, or nothing for none'),
  'allowed-bots': logins,
  prompt: z
    .string()
    .trim()
    .max(MAX_PROMPT, `at most ${MAX_PROMPT} characters; put a longer text into a file and name it in prompt-file`),
  'prompt-file': repositoryFile,
  'task-id': z
    .string()
    .trim()
    .regex(
      /^(?:[a-z\d](?:[a-z\d-]{0,48}[a-z\d])?)?$/u,
      'lower-case letters, digits and hyphens, at most 50, or nothing'
    ),
  data: z.string().max(MAX_DATA, `at most ${MAX_DATA} characters`),
  report: z
    .string()
    .trim()
    .pipe(z.enum(['', 'issue'], 'issue, or nothing for a task that changes files')),
  item: z
    .string()
    .trim()
    .regex(
      /^(?:[a-z\d](?:[a-z\d-]{0,38}[a-z\d])?)?$/u,
      'lower-case letters, digits and hyphens, at most 40, or nothing'
    ),
  items: z.string().trim().max(1_000_000, 'at most 1,000,000 characters; put more into a .jsonl file and name it'),
  'max-items': integer(1, MAX_ITEMS),
  repositories: z.string().trim().max(100_000, 'names of repositories or a search, one on each line'),
  repository: z
    .string()
    .trim()
    .refine(
      (name) => name === '' || REPOSITORY_NAME.test(name),
      'the name of a repository such as acme/app, or nothing'
    ),
  'artifacts-path': z.string().trim().max(4_096, 'the path of a folder'),
  'spread-seconds': integer(0, 300),
  'on-foreign-commits': z
    .string()
    .trim()
    .pipe(z.enum(['leave', 'continue'], 'leave or continue')),
  'again-after': durationOrNone,
  'skip-if-open': integerOrNone(1, 100, 'for any number'),
  cooldown: durationOrNone,
  'only-if-changed': globs,
  'output-schema': outputSchema,
  'output-schema-file': repositoryFile,
  'max-turns': integer(1, 1_000),
  'max-minutes': integer(1, 360),
  'max-tokens': integer(1_000, 1_000_000_000),
  'max-dollars': dollarsOrNone,
  sandbox: z.enum(['auto', 'bubblewrap', 'namespaces', 'off'], 'auto, bubblewrap, namespaces or off'),
  'dry-run': yesOrNo,
  draft: yesOrNo,
  labels,
  reviewers: names(reviewer, REVIEWER, MAX_REVIEWERS),
  assignees: names(login, LOGIN, MAX_ASSIGNEES),
  'request-review': yesOrNo,
  'config-path': configPath,
  phase: z
    .string()
    .trim()
    .pipe(
      z.enum(
        ['', 'propose', 'publish', 'plan', 'gather', 'stop', 'stats'],
        'propose, publish, plan, gather, stop, stats, or nothing to do everything in one job'
      )
    ),
  'proposal-path': z.string().trim().max(4_096, 'the path of a folder'),
  'stats-days': integer(1, 366)
})
export type Inputs = z.output<typeof inputSchema>

type PhaseName = Inputs['phase']

/** The phase of the run; '' for a value that `readInputs` will refuse. */
export function readPhase(read: ReadInput): PhaseName {
  return inputSchema.shape.phase.safeParse(read('phase')).data ?? ''
}

const eventSchema = inputSchema.pick({
  trigger: true,
  'trigger-label': true,
  assignee: true,
  'allowed-bots': true,
  phase: true,
  prompt: true,
  'prompt-file': true,
  'task-id': true,
  data: true,
  report: true,
  item: true,
  items: true,
  repositories: true
})

/**
 * Reads the inputs that decide which events are requests. The others are not checked yet: a comment that is not for us is no
 * reason to report a missing key. Inputs of other actions are refused here: a trigger of theirs would leave every comment unheard.
 *
 * @param item the one that the input `item` names, with what is known about it. Default: its name says all
 * @throws UserError as `readInputs` does
 */
export function eventSettings(read: ReadInput, job: JobIdentity, item?: TaskItem): EventSettings {
  const inputs = check(eventSchema, read, foreignInputProblems(read))
  const { trigger, 'trigger-label': triggerLabel, assignee, 'allowed-bots': allowedBots } = inputs
  const hasApiKey = read('api-key').trim() !== ''
  return { trigger, triggerLabel, assignee, allowedBots, hasApiKey, prompted: promptInputs(inputs, job, item) }
}

/** Undefined without a prompt. @throws UserError for inputs that contradict each other */
function promptInputs(
  inputs: z.output<typeof eventSchema>,
  job: JobIdentity,
  planned: TaskItem | undefined
): PromptInputs | undefined {
  const { prompt, 'prompt-file': path, 'task-id': id, data, report, phase, item: name } = inputs
  const file = path === '' ? undefined : path
  const isPlanning = phase === 'plan' || phase === 'gather'
  const hasWords = prompt !== '' || path !== ''
  if (!hasWords && phase === 'plan' && inputs.items === '' && inputs.repositories === '') {
    throw new UserError(
      'phase: plan has nothing to go by. Set items, repositories, or a prompt by which the model finds the items.'
    )
  }
  if (!hasWords && !isPlanning) return undefined
  if (prompt !== '' && path !== '') throw new UserError('Both prompt and prompt-file are set. Remove one of them.')
  if (id === '' && (phase === 'propose' || phase === 'publish')) {
    throw new UserError('task-id is not set. With two jobs, set it to the same value in both.')
  }
  if (id === '' && isPlanning)
    throw new UserError('task-id is not set. In a fan-out, set it to the same value in all jobs.')
  const taskId = id === '' ? defaultTaskId(job) : id
  const item = planned ?? (name === '' ? undefined : { id: name, title: name, text: '', repository: undefined })
  return { taskId, prompt, file, data, isReport: report === 'issue', isPlanning, item, job }
}

/** The workflow file and the job. */
function defaultTaskId({ workflow, job }: JobIdentity): string {
  const words = `${workflow}-${job}`.toLowerCase().replaceAll(/[^a-z\d]+/gu, '-')
  const id = words
    .slice(0, 51)
    .replaceAll(/^-|-+$/gu, '')
    .slice(0, 50)
  return id === '' ? 'task' : id
}

/**
 * Reads and checks every input, so that one run reports all problems.
 *
 * @throws UserError that names each invalid input, its value unless that is a secret, and what was expected
 */
export function readInputs(read: ReadInput): Inputs {
  if (readPhase(read) === 'publish') return readPublishInputs(read)
  if (namesItems(read)) return check(inputSchema, withoutModel(read), [])
  // Checked separately, because the schema checks several fields together only if each of them is valid.
  const written = (name: string) => read(name).trim()
  const { problems } = readWorkflowModels({
    model: written('model'),
    api: written('api'),
    'base-url': written('base-url'),
    'api-key': written('api-key'),
    'fallback-models': modelNames.parse(read('fallback-models')),
    'openai-identity-provider': written('openai-identity-provider'),
    'openai-service-account': written('openai-service-account'),
    'openai-audience': written('openai-audience')
  })
  return check(inputSchema, read, [...problems, ...schemaProblems(read)])
}

function schemaProblems(read: ReadInput): readonly string[] {
  const isTwice = read('output-schema').trim() !== '' && read('output-schema-file').trim() !== ''
  return isTwice ? ['Both output-schema and output-schema-file are set. Remove one of them.'] : []
}

/** The publish job calls no model. It ignores the model inputs, which are for the propose job, and refuses a key. */
function readPublishInputs(read: ReadInput): Inputs {
  const hasKey = read('api-key').trim() !== ''
  const hasPath = read('proposal-path').trim() !== ''
  return check(inputSchema, withoutModel(read), [
    ...schemaProblems(read),
    ...(hasKey ? ['api-key is set, but phase: publish calls no model. Remove it, so that this job has no key.'] : []),
    ...(hasPath
      ? []
      : ['proposal-path is not set. With phase: publish, set it to the folder of the downloaded artifact.'])
  ])
}

/** True if the workflow names the items of its task itself: then no model is asked for them. */
function namesItems(read: ReadInput): boolean {
  return readPhase(read) === 'plan' && (read('items').trim() !== '' || read('repositories').trim() !== '')
}

/** The inputs of the model are ignored, because another job has them. */
function withoutModel(read: ReadInput): ReadInput {
  return (name) => (MODEL_INPUTS.has(name) ? (placeholders[name] ?? '') : read(name))
}

const gatherSchema = inputSchema.pick({ 'github-token': true, 'artifacts-path': true, 'dry-run': true })

/** Reads the inputs of `phase: gather`, which needs no model. @throws UserError as `readInputs` does */
export function readGatherInputs(read: ReadInput): z.output<typeof gatherSchema> {
  return check(gatherSchema, read, [])
}

const statsSchema = inputSchema.pick({ 'github-token': true, 'stats-days': true })

/** Reads the inputs of `phase: stats`, which needs no model. @throws UserError as `readInputs` does */
export function readStatsInputs(read: ReadInput): z.output<typeof statsSchema> {
  return check(statsSchema, read, [])
}

export interface InputReading {
  readonly inputs: Inputs
  /** What `readInputs` throws; undefined if every input is valid. */
  readonly inputError: UserError | undefined
}

/**
 * The inputs, with a harmless value instead of each invalid one. That is enough to report the errors in a comment.
 *
 * @throws UserError as `readInputs` does, if there is no token to write a comment with
 */
export function readUsableInputs(read: ReadInput): InputReading {
  try {
    return { inputs: readInputs(read), inputError: undefined }
  } catch (error) {
    if (!(error instanceof UserError) || read('github-token').trim() === '') throw error
    const texts = Object.entries(inputSchema.shape).map(([name, schema]) => {
      const text = read(name)
      return [name, schema.safeParse(text).success ? text : placeholders[name]]
    })
    return { inputs: inputSchema.parse(Object.fromEntries(texts)), inputError: error }
  }
}

const placeholders: Readonly<Record<string, string>> = {
  model: 'none',
  'base-url': 'https://base-url.invalid',
  api: '',
  'fallback-models': '',
  'max-output-tokens': '',
  'openai-identity-provider': '',
  'openai-service-account': '',
  'openai-audience': 'https://api.openai.com/v1',
  trigger: '/agent',
  'trigger-label': 'agent',
  assignee: '',
  'allowed-bots': '',
  prompt: '',
  'prompt-file': '',
  'task-id': '',
  data: '',
  report: '',
  item: '',
  items: '',
  'max-items': '1',
  repositories: '',
  repository: '',
  'artifacts-path': '',
  'spread-seconds': '0',
  'on-foreign-commits': 'leave',
  'again-after': '',
  'skip-if-open': '',
  cooldown: '',
  'only-if-changed': '',
  'output-schema': '',
  'output-schema-file': '',
  'max-turns': '1',
  'max-minutes': '1',
  'max-tokens': '1000',
  'max-dollars': '',
  sandbox: 'auto',
  'dry-run': 'true',
  draft: 'true',
  labels: '',
  reviewers: '',
  assignees: '',
  'request-review': 'false',
  'config-path': '.github/agent.yml',
  phase: '',
  'proposal-path': '',
  'stats-days': '1'
} satisfies Record<Exclude<keyof Inputs, 'github-token' | 'api-key'>, string>

const MODEL_INPUTS: ReadonlySet<string> = new Set([
  'model',
  'base-url',
  'api',
  'api-key',
  'fallback-models',
  'max-output-tokens',
  'openai-identity-provider',
  'openai-service-account',
  'openai-audience'
])

function check<Schema extends z.ZodObject>(
  schema: Schema,
  read: ReadInput,
  otherProblems: readonly string[]
): z.output<Schema> {
  const parsed = schema.safeParse(Object.fromEntries(Object.keys(schema.shape).map((name) => [name, read(name)])))
  // One line per input, because a value can fail two checks with the same message.
  const problems = new Map<string, string>()
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = String(path[0])
    problems.set(name, `${name} is ${showInput(name, read(name))}. Expected ${message}.`)
  }
  const lines = [...problems.values(), ...otherProblems].map((problem) => `- ${problem}`)
  if (parsed.success && lines.length === 0) return parsed.data
  throw new UserError(`The inputs of the action have errors (\`with:\` in the workflow file):\n${lines.join('\n')}`)
}

const secrets: readonly string[] = ['github-token', 'api-key']

function showInput(name: string, value: string): string {
  if (value.trim() === '') return 'not set'
  if (secrets.includes(name)) return 'invalid'
  return quoteValue(name === 'base-url' ? withoutCredentials(value) : value)
}

/** The runner masks secrets in its log, but not in a comment. */
function withoutCredentials(address: string): string {
  return address.replace(/\/\/.*@/su, '//***@').replace(/([?#]).*$/su, '$1***')
}
