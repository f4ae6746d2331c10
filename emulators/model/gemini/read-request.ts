import * as z from 'zod'
import { seenRequest, type SeenMessage, type SeenRequest } from '../script.ts'
import { seenImages } from '../seen-images.ts'
import { BadRequest, parseBody } from '../wire.ts'
import { checkSchema } from './read-schema.ts'
import { NO_SIGNATURE, requiresSignatures, signPart } from './signature.ts'

// The part of the real endpoint's schema that is used here. Source: https://ai.google.dev/api/generate-content

const object = z.record(z.string(), z.unknown())
const name = z.string().regex(/^[a-zA-Z_][a-zA-Z0-9_.:-]{0,63}$/, 'Invalid function name.')
const signature = z.string().min(1).optional()

const part = z
  .strictObject({
    text: z.string().optional(),
    inlineData: z.strictObject({ mimeType: z.string(), data: z.string().min(1) }).optional(),
    thought: z.boolean().optional(),
    thoughtSignature: signature,
    functionCall: z.strictObject({ id: z.string().optional(), name, args: object.optional() }).optional(),
    functionResponse: z.strictObject({ id: z.string().optional(), name, response: object }).optional()
  })
  .refine(
    ({ text, inlineData, functionCall, functionResponse }) =>
      [text, inlineData, functionCall, functionResponse].filter((data) => data !== undefined).length === 1,
    "required oneof field 'data' must have one initialized field"
  )

const content = z.strictObject({
  role: z.enum(['user', 'model'], 'Please use a valid role: user, model.'),
  parts: z.array(part).min(1, 'must include at least one parts field')
})

type Content = z.output<typeof content>
type Part = z.output<typeof part>

const declaration = z.strictObject({ name, description: z.string().min(1), parametersJsonSchema: z.unknown() })

const body = z.strictObject({
  contents: z.array(content).min(1, 'contents is not specified'),
  systemInstruction: z.strictObject({ role: z.string().optional(), parts: z.array(part).min(1) }).optional(),
  tools: z.array(z.strictObject({ functionDeclarations: z.array(declaration).min(1) })).optional(),
  toolConfig: z
    .strictObject({ functionCallingConfig: z.strictObject({ mode: z.enum(['AUTO', 'ANY', 'NONE']) }) })
    .optional(),
  generationConfig: z
    .strictObject({
      temperature: z.number().min(0).max(2).optional(),
      maxOutputTokens: z.number().int().min(1).optional(),
      thinkingConfig: z
        .strictObject({
          includeThoughts: z.boolean().optional(),
          thinkingLevel: z.enum(['MINIMAL', 'LOW', 'MEDIUM', 'HIGH']).optional(),
          thinkingBudget: z.int().min(-1).optional()
        })
        .optional()
    })
    .optional()
})

/**
 * @param model the one in the path
 * @throws BadRequest for a request that the real endpoint would reject
 */
export function readRequest(sent: string, { number, model }: { number: number; model: string }): SeenRequest {
  const asJson = parseBody(sent, 'Invalid JSON payload received. Parsing terminated before end of input.')
  const { contents, tools = [], systemInstruction } = checked(asJson)
  requireTurns(contents)
  requireResults(contents)
  for (const { parts } of contents.filter(({ role }) => role === 'model')) requireSigned(parts, model)
  const declared = tools.flatMap(({ functionDeclarations }) => functionDeclarations)
  requireTools(declared)
  const messages = [{ role: 'system', parts: systemInstruction?.parts ?? [] }, ...contents].flatMap(seenMessages)
  return seenRequest(
    { number, api: 'gemini', model, messages, tools: declared.map((tool) => tool.name), body: asJson },
    sent
  )
}

function checked(asJson: unknown): z.output<typeof body> {
  const { data, error } = body.safeParse(asJson)
  if (data) return data
  const { path, message } = error.issues[0] ?? { path: [], message: 'Request contains an invalid argument.' }
  throw new BadRequest(path.join('.'), `Invalid value at '${path.join('.')}': ${message}`)
}

function requireTurns(contents: readonly Content[]): void {
  if (contents[0]?.role !== 'user')
    throw new BadRequest('contents', 'Please ensure that the first turn is of the user.')
  if (contents.some(({ role }, index) => role === contents[index + 1]?.role))
    throw new BadRequest('contents', 'Please ensure that multiturn requests alternate between user and model.')
}

/** Every call must have one result, in the next turn and in the same order. */
function requireResults(contents: readonly Content[]): void {
  for (const [index, { parts }] of contents.entries()) {
    const before = index === 0 ? [] : (contents[index - 1]?.parts ?? [])
    const calls = before.flatMap(({ functionCall }) => functionCall ?? [])
    const results = parts.flatMap(({ functionResponse }) => functionResponse ?? [])
    if (calls.length !== results.length)
      throw new BadRequest(
        'contents',
        'Please ensure that the number of function response parts is equal to the number of function call parts of the function call turn.'
      )
    const stray = results.find((result, index) => !isResultOf(result, calls[index]))
    if (stray)
      throw new BadRequest('contents', `The function response ${stray.name} answers no function call of its turn.`)
  }
  if (contents.at(-1)?.role === 'model')
    throw new BadRequest('contents', 'Please ensure that the last turn is of the user or a function response.')
}

type Named = Readonly<{ name: string; id?: string | undefined }>

function isResultOf(result: Named, call: Named | undefined): boolean {
  return call?.name === result.name && call.id === result.id
}

function requireSigned(parts: readonly Part[], model: string): void {
  for (const { thoughtSignature, ...part } of parts) {
    if (thoughtSignature !== undefined && thoughtSignature !== NO_SIGNATURE && thoughtSignature !== signPart(part))
      throw new BadRequest('contents', 'Corrupted thought signature.')
  }
  const first = parts.find(({ functionCall }) => functionCall)
  if (first && !first.thoughtSignature && requiresSignatures(model))
    throw new BadRequest('contents', 'Function call is missing a thought_signature in functionCall parts.')
}

function requireTools(declared: readonly z.output<typeof declaration>[]): void {
  for (const [index, tool] of declared.entries()) {
    if (declared.findIndex((other) => other.name === tool.name) < index)
      throw new BadRequest('tools', `Duplicate function declaration found: ${tool.name}`)
    checkSchema(tool.parametersJsonSchema, `tools[0].function_declarations[${index}].parameters_json_schema`)
  }
}

/** Source: https://ai.google.dev/gemini-api/docs/image-understanding */
const TYPES = ['image/png', 'image/jpeg', 'image/webp']

/** A turn in the common format, where each result is a message. */
function seenMessages({ role, parts }: { role: string; parts: readonly Part[] }): SeenMessage[] {
  const results = parts.flatMap(({ functionResponse }) => functionResponse ?? [])
  const texts = parts.flatMap(({ thought, text }) => (text === undefined || thought ? [] : [text]))
  const calls = parts.flatMap(({ functionCall }) => functionCall ?? [])
  const images = parts.flatMap(({ inlineData }) =>
    inlineData ? [{ type: inlineData.mimeType, base64: inlineData.data }] : []
  )
  if (images.length > 0 && role !== 'user') throw new BadRequest('contents', `A turn of ${role} cannot have images.`)
  const own: SeenMessage = {
    role: role === 'model' ? 'assistant' : role,
    text: texts.join(''),
    callId: '',
    toolCalls: calls.map(({ id = '', args, ...call }) => ({
      id,
      name: call.name,
      arguments: JSON.stringify(args ?? {})
    })),
    ...seenImages(images, TYPES)
  }
  return [
    ...results.map(({ id = '', response }) => ({
      role: 'tool',
      text: outputOf(response),
      callId: id,
      toolCalls: []
    })),
    ...(texts.length > 0 || calls.length > 0 || images.length > 0 ? [own] : [])
  ]
}

/** The text of a result in the documented format; otherwise JSON. */
function outputOf({ output, error, ...rest }: Readonly<Record<string, unknown>>): string {
  const text = output ?? error
  return typeof text === 'string' ? text : JSON.stringify(rest)
}
