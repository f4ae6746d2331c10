import * as z from 'zod'
import { UserError } from '../errors.ts'
import { isEndpoint } from './endpoint.ts'
import { APIS } from './providers.ts'
import { quoteValue } from './quote-value.ts'
import { readWorkflowModels } from './workflow-models.ts'

/** The message of each check is what the input takes; `readInputs` makes the sentence around it. */
const text = (wants: string) => z.string().trim().min(1, wants)

const wholeNumber = (from: number, to: number) => {
  const wants = `a whole number from ${from} to ${to}`
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
    'whole logins such as renovate[bot], one a line or with commas between; there are no wildcards'
  )

const wholeNumberOrNone = (from: number, to: number, otherwise: string) =>
  z.union(
    [z.literal('').transform(() => undefined), wholeNumber(from, to)],
    `a whole number from ${from} to ${to}, or nothing ${otherwise}`
  )

/** Names have no blanks in them; a comma parts them too. */
const modelNames = z.string().transform((list) => list.split(/[\s,]+/u).filter((name) => name !== ''))

const id = z
  .string()
  .trim()
  .regex(/^[\w.:-]{0,200}$/u, 'the id that OpenAI shows for it, or nothing')

/** Something a line of ordinary text can begin with, so that Markdown does not take it for a list, a quote or a heading. */
const trigger = z
  .string()
  .trim()
  .regex(/^[/@!.\p{L}][\p{L}\p{N}_./-]{1,49}$/u, 'one word of 2 to 50 characters such as /agent or @agent')

const configPath = z
  .string()
  .trim()
  .regex(/^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[\w./-]+\.ya?ml$/u, 'a path inside the repository that ends in .yml')

/** The inputs of action.yml, by the same names. Their defaults live there; a test keeps the two in step. */
export const inputSchema = z.object({
  'github-token': text('a token, or leave it out to use the one of the job'),
  'api-key': z.string().trim(),
  model: z
    .string()
    .trim()
    .regex(/^\S{1,200}$/u, 'a model, such as gpt-5 or anthropic/claude-sonnet-5'),
  'base-url': z
    .string()
    .trim()
    .refine(
      (url) => url === '' || isEndpoint(url),
      'the address of an endpoint, such as https://api.openai.com/v1, or nothing for that of the provider'
    ),
  api: z
    .string()
    .trim()
    .pipe(z.enum(['', ...APIS], `${APIS.join(', ')}, or nothing for the one of the provider`)),
  'fallback-models': modelNames,
  'max-output-tokens': wholeNumberOrNone(256, 1_000_000, 'to leave it to the provider'),
  'openai-identity-provider': id,
  'openai-service-account': id,
  'openai-audience': z
    .string()
    .trim()
    .regex(
      /^\S{1,500}$/u,
      'the audience that the identity provider at OpenAI wants, such as https://api.openai.com/v1'
    ),
  trigger,
  'allowed-bots': logins,
  'max-turns': wholeNumber(1, 1_000),
  'max-minutes': wholeNumber(1, 360),
  'max-tokens': wholeNumber(1_000, 1_000_000_000),
  'max-dollars': dollarsOrNone,
  sandbox: z.enum(['auto', 'bubblewrap', 'namespaces', 'off'], 'auto, bubblewrap, namespaces or off'),
  'dry-run': yesOrNo,
  draft: yesOrNo,
  'config-path': configPath,
  phase: z
    .string()
    .trim()
    .pipe(z.enum(['', 'propose', 'publish'], 'propose, publish, or nothing to do all in one job')),
  'proposal-path': z.string().trim().max(4_096, 'the path of a folder')
})
export type Inputs = z.output<typeof inputSchema>

type PhaseName = Inputs['phase']

/** Which half of the story the job tells; '' for a name that `readInputs` will refuse. */
export function readPhase(read: ReadInput): PhaseName {
  return inputSchema.shape.phase.safeParse(read('phase')).data ?? ''
}

const eventSchema = inputSchema.pick({ trigger: true, 'allowed-bots': true })

/**
 * Reads the inputs that say which events are requests. The others are not looked at: a comment that is not for us is no
 * occasion to point out that a key is missing. These are, for with a wrong trigger nothing would ever happen.
 *
 * @throws UserError as `readInputs`
 */
export function eventSettings(read: ReadInput): { readonly trigger: string; readonly allowedBots: readonly string[] } {
  const { trigger, 'allowed-bots': allowedBots } = check(eventSchema, read, [])
  return { trigger, allowedBots }
}

/**
 * Reads and checks every input at once, so that one run shows all the problems.
 *
 * @throws UserError that names each bad input, its value unless that is a secret, and what it takes
 */
export function readInputs(read: ReadInput): Inputs {
  if (readPhase(read) === 'publish') return readInputsOfPublishing(read)
  // Apart from the schema, whose checks across fields would wait until every field is right.
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
  return check(inputSchema, read, problems)
}

/** That job asks no model: what names one to it is for the other, and a key in it would undo what two jobs are for. */
function readInputsOfPublishing(read: ReadInput): Inputs {
  const own: ReadInput = (name) => (OF_MODELS.has(name) ? (standIns[name] ?? '') : read(name))
  const hasKey = read('api-key').trim() !== ''
  const hasPath = read('proposal-path').trim() !== ''
  return check(inputSchema, own, [
    ...(hasKey
      ? ['api-key is set. With phase: publish no model is asked; leave it out, so that no key is in that job.']
      : []),
    ...(hasPath
      ? []
      : ['proposal-path is not set. With phase: publish it takes the folder of the downloaded artifact.'])
  ])
}

export interface InputReading {
  readonly inputs: Inputs
  /** As `readInputs` throws it; undefined when every input is right. */
  readonly mistake: UserError | undefined
}

/**
 * The inputs as far as they can be used, with something that does no harm in the place of the others: enough to tell the
 * person who asked what is wrong.
 *
 * @throws UserError as `readInputs` when there is no token to tell it with
 */
export function readUsableInputs(read: ReadInput): InputReading {
  try {
    return { inputs: readInputs(read), mistake: undefined }
  } catch (error) {
    if (!(error instanceof UserError) || read('github-token').trim() === '') throw error
    const texts = Object.entries(inputSchema.shape).map(([name, schema]) => {
      const text = read(name)
      return [name, schema.safeParse(text).success ? text : standIns[name]]
    })
    return { inputs: inputSchema.parse(Object.fromEntries(texts)), mistake: error }
  }
}

const standIns: Readonly<Record<string, string>> = {
  model: 'none',
  'base-url': 'https://base-url.invalid',
  api: '',
  'fallback-models': '',
  'max-output-tokens': '',
  'openai-identity-provider': '',
  'openai-service-account': '',
  'openai-audience': 'https://api.openai.com/v1',
  trigger: '/agent',
  'allowed-bots': '',
  'max-turns': '1',
  'max-minutes': '1',
  'max-tokens': '1000',
  'max-dollars': '',
  sandbox: 'auto',
  'dry-run': 'true',
  draft: 'true',
  'config-path': '.github/agent.yml',
  phase: '',
  'proposal-path': ''
} satisfies Record<Exclude<keyof Inputs, 'github-token' | 'api-key'>, string>

const OF_MODELS: ReadonlySet<string> = new Set([
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

/** Returns an input as text, and '' for one that is not set (`core.getInput`). */
type ReadInput = (name: string) => string

function check<Schema extends z.ZodObject>(
  schema: Schema,
  read: ReadInput,
  otherProblems: readonly string[]
): z.output<Schema> {
  const parsed = schema.safeParse(Object.fromEntries(Object.keys(schema.shape).map((name) => [name, read(name)])))
  // One line an input: a value can miss two checks with one message.
  const problems = new Map<string, string>()
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = String(path[0])
    problems.set(name, `${name} is ${showInput(name, read(name))}. It takes ${message}.`)
  }
  const lines = [...problems.values(), ...otherProblems].map((mistake) => `- ${mistake}`)
  if (parsed.success && lines.length === 0) return parsed.data
  throw new UserError(`The inputs of the action need mending (\`with:\` in the workflow file):\n${lines.join('\n')}`)
}

const secrets: readonly string[] = ['github-token', 'api-key']

function showInput(name: string, value: string): string {
  if (value.trim() === '') return 'not set'
  if (secrets.includes(name)) return 'not usable'
  return quoteValue(name === 'base-url' ? withoutCredentials(value) : value)
}

/** The runner masks a secret in its log; in the comment that tells of the mistake nobody would. */
function withoutCredentials(address: string): string {
  return address.replace(/\/\/.*@/su, '//***@').replace(/([?#]).*$/su, '$1***')
}
