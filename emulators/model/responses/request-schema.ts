import * as z from 'zod'
import { BadRequest } from '../wire.ts'

// The part of the real endpoint's schema that is used here.
// Source: https://developers.openai.com/api/reference/resources/responses/methods/create

const name = z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/)
const status = z.enum(['in_progress', 'completed', 'incomplete']).optional()
const ownId = (start: string) => z.string().startsWith(start).optional()

const part = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('input_text'), text: z.string() }),
  z.strictObject({ type: z.literal('input_image'), image_url: z.string(), detail: z.enum(['low', 'high', 'auto']) }),
  z.strictObject({
    type: z.literal('output_text'),
    text: z.string(),
    annotations: z.array(z.unknown()).optional(),
    logprobs: z.array(z.unknown()).optional()
  }),
  z.strictObject({ type: z.literal('refusal'), refusal: z.string() })
])

const item = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('message'),
    id: ownId('msg_'),
    role: z.enum(['user', 'assistant', 'system', 'developer']),
    content: z.union([z.string(), z.array(part)]),
    phase: z.enum(['commentary', 'final_answer']).nullish(),
    status
  }),
  z.strictObject({
    type: z.literal('function_call'),
    id: ownId('fc_'),
    call_id: z.string().min(1).max(64),
    name,
    arguments: z.string(),
    status
  }),
  z.strictObject({
    type: z.literal('function_call_output'),
    id: ownId('fc_'),
    call_id: z.string().min(1).max(64),
    output: z.string(),
    status
  }),
  z.strictObject({
    type: z.literal('reasoning'),
    id: ownId('rs_'),
    summary: z.array(z.strictObject({ type: z.literal('summary_text'), text: z.string() })),
    content: z.array(z.strictObject({ type: z.literal('reasoning_text'), text: z.string() })).optional(),
    encrypted_content: z.string().nullish(),
    status
  })
])

export type Item = z.output<typeof item>

/** The type of a message is optional. */
const anyItem = z
  .record(z.string(), z.unknown())
  .transform((fields) => ({ type: 'message', ...fields }))
  .pipe(item)

const tool = z.strictObject({
  type: z.literal('function'),
  name,
  description: z.string().nullish(),
  parameters: z.looseObject({ type: z.literal('object') }).nullable(),
  strict: z.boolean().nullish()
})

const body = z.strictObject({
  model: z.string().min(1),
  input: z.union([z.string().transform((text): Item[] => [userMessage(text)]), z.array(anyItem).min(1)]),
  instructions: z.string().nullish(),
  tools: z.array(tool).optional(),
  tool_choice: z.union([z.enum(['none', 'auto', 'required']), z.looseObject({ type: z.string() })]).optional(),
  parallel_tool_calls: z.boolean().nullish(),
  temperature: z.number().min(0).max(2).nullish(),
  max_output_tokens: z.number().int().min(16).nullish(),
  reasoning: z.strictObject({ effort: z.string().nullish(), summary: z.string().nullish() }).nullish(),
  include: z.array(z.enum(['reasoning.encrypted_content', 'message.output_text.logprobs'])).nullish(),
  store: z.boolean().nullish(),
  stream: z.boolean().nullish()
})

/** @throws BadRequest with the first field that the endpoint would reject */
export function checkRequest(asJson: unknown): z.output<typeof body> {
  const { data, error } = body.safeParse(asJson)
  if (data) return data
  const issue = innermost(error.issues)
  if (issue?.code === 'unrecognized_keys') {
    const parameter = formatPath([...issue.path, ...issue.keys.slice(0, 1)])
    throw new BadRequest(parameter, `Unknown parameter: '${parameter}'.`)
  }
  const parameter = formatPath(issue?.path ?? [])
  throw new BadRequest(parameter, `Invalid value for '${parameter}': ${issue?.message ?? 'invalid'}.`)
}

/** For a union, the issue of its last alternative: here, lists come after texts. */
function innermost(
  issues: readonly z.core.$ZodIssue[],
  path: readonly PropertyKey[] = []
): z.core.$ZodIssue | undefined {
  const [issue] = issues
  if (!issue) return undefined
  const outer = { ...issue, path: [...path, ...issue.path] }
  const inner = issue.code === 'invalid_union' ? issue.errors.at(-1) : undefined
  return (inner && innermost(inner, outer.path)) ?? outer
}

function formatPath(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : index > 0 ? `.${String(key)}` : String(key)))
    .join('')
}

function userMessage(text: string): Item {
  return { type: 'message', role: 'user', content: text }
}
