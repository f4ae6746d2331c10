import * as z from 'zod'
import { UserError } from '../errors.ts'
import { findEndpointMistake, isEndpoint } from './endpoint.ts'
import { showValue } from './show-value.ts'

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

const yesOrNo = z.stringbool({ truthy: ['true'], falsy: ['false'], error: 'true or false' })

const logins = z
  .string()
  .transform((list) => list.split(/[\s,]+/u).filter((login) => login !== ''))
  .refine(
    (list) => list.every((login) => /^[\w-]+(?:\[bot\])?$/u.test(login)),
    'whole logins such as renovate[bot], one a line or with commas between; there are no wildcards'
  )

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
  'base-url': z
    .string()
    .trim()
    .refine(isEndpoint, 'the address of an OpenAI-compatible endpoint, such as https://api.openai.com/v1'),
  model: text("the endpoint's name of a model, such as gpt-5"),
  trigger,
  'allowed-bots': logins,
  'max-rounds': wholeNumber(1, 1_000),
  'max-minutes': wholeNumber(1, 360),
  'max-tokens': wholeNumber(1_000, 1_000_000_000),
  sandbox: z.enum(['auto', 'bubblewrap', 'namespaces', 'off'], 'auto, bubblewrap, namespaces or off'),
  'dry-run': yesOrNo,
  draft: yesOrNo,
  'config-path': configPath
})
export type Inputs = z.output<typeof inputSchema>

/**
 * The settings that tell whether an event concerns us. Read without complaint: a comment that is not for us is no occasion to point
 * out mistakes in the inputs.
 */
export function eventSettings(read: (name: string) => string): { trigger: string; allowedBots: readonly string[] } {
  return { trigger: read('trigger').trim(), allowedBots: logins.safeParse(read('allowed-bots')).data ?? [] }
}

const secrets = new Set(['github-token', 'api-key'])

/**
 * Reads and checks every input at once, so that one run shows all the mistakes.
 *
 * @param read returns an input as text, and '' for one that is not set (`core.getInput`)
 * @throws UserError that names each bad input, its value unless that is a secret, and what it takes
 */
export function readInputs(read: (name: string) => string): Inputs {
  const names = Object.keys(inputSchema.shape)
  const given: Readonly<Record<string, string>> = Object.fromEntries(names.map((name) => [name, read(name)]))
  const parsed = inputSchema.safeParse(given)

  const mistakes = new Map<string, string>()
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = String(path[0])
    mistakes.set(name, `${name} is ${showInput(name, given[name] ?? '')}. It takes ${message}.`)
  }
  // Apart from the schema, whose checks across fields would wait until every field is right.
  const endpointMistake = findEndpointMistake({ baseUrl: read('base-url').trim(), apiKey: read('api-key').trim() })
  if (endpointMistake !== undefined) mistakes.set('api-key', endpointMistake)

  if (parsed.success && mistakes.size === 0) return parsed.data
  const lines = [...mistakes.values()].map((mistake) => `- ${mistake}`)
  throw new UserError(`The inputs of the action need mending (\`with:\` in the workflow file):\n${lines.join('\n')}`)
}

function showInput(name: string, value: string): string {
  if (value.trim() === '') return 'not set'
  return secrets.has(name) ? 'not usable' : showValue(value)
}
