import * as z from 'zod'
import { visibleText, cleanText } from '../text/visible-text.ts'
import { shorten } from '../text/shorten.ts'
import { compactJson } from '../text/json.ts'

/** A tool as a server defines it. In the protocol, descriptions are optional. */
const toolDefinition = z.object({
  name: z.string().regex(/^[\w./-]{1,128}$/),
  description: z.string().default(''),
  inputSchema: z.looseObject({ type: z.literal('object') })
})
export type ServerToolDefinition = z.output<typeof toolDefinition>

export type ParsedDefinition =
  | { readonly kind: 'usable'; readonly name: string; readonly definition: ServerToolDefinition }
  /** `name` can be anything the server sent, made safe to print. */
  | { readonly kind: 'refused'; readonly name: string; readonly reason: string }

const MAX_NAME = 60
const MAX_DESCRIPTION = 1_000
const MAX_SCHEMA = 8_000
/** Of a description, before it is cleaned. */
const MAX_UNCLEANED = 10_000

/** Checks and cleans the definition of a tool, which every request to the model will carry. */
export function parseToolDefinition(sent: unknown): ParsedDefinition {
  const parsed = toolDefinition.safeParse(sent)
  const refused = (reason: string): ParsedDefinition => ({ kind: 'refused', name: printableName(sent), reason })
  if (!parsed.success) return refused('its definition does not follow the protocol')
  const { name, description, inputSchema } = parsed.data
  const size = compactJson(inputSchema)?.length ?? Infinity
  if (size > MAX_SCHEMA) return refused(`its schema has more than ${MAX_SCHEMA} characters`)
  const schema = cleanSchema(inputSchema)
  if (!schema) return refused('its schema has hidden characters')
  return {
    kind: 'usable',
    name,
    definition: { name, description: cleanDescription(description), inputSchema: schema }
  }
}

function cleanDescription(text: string): string {
  return shorten(cleanText(text.slice(0, MAX_UNCLEANED)), MAX_DESCRIPTION)
}

class HiddenCharacters extends Error {}

/** The schema with clean descriptions; undefined when anything else in it has hidden characters. */
function cleanSchema(schema: ServerToolDefinition['inputSchema']): ServerToolDefinition['inputSchema'] | undefined {
  try {
    return { ...cleanFields(schema), type: 'object' }
  } catch (error) {
    if (error instanceof HiddenCharacters) return undefined
    throw error
  }
}

function cleanFields(fields: object): Record<string, unknown> {
  const cleaned = Object.entries(fields).map(([key, value]: [string, unknown]) => {
    const isProse = typeof value === 'string' && (key === 'description' || key === 'title')
    return [requireVisible(key), isProse ? cleanText(value) : cleanValue(value)] as const
  })
  return Object.fromEntries(cleaned)
}

function cleanValue(value: unknown): unknown {
  if (typeof value === 'string') return requireVisible(value)
  if (Array.isArray(value)) return value.map(cleanValue)
  return typeof value === 'object' && value !== null ? cleanFields(value) : value
}

/** Names and values go back to the server, so they cannot be cleaned. */
function requireVisible(text: string): string {
  if (visibleText(text) !== text) throw new HiddenCharacters()
  return text
}

function printableName(sent: unknown): string {
  const name = typeof sent === 'object' && sent !== null && 'name' in sent ? sent.name : undefined
  return shorten(typeof name === 'string' ? visibleText(name).replaceAll('\n', ' ') : 'a tool without a name', MAX_NAME)
}

// Checks only what is read. Unknown kinds of content are named.
const text = z.object({ type: z.literal('text'), text: z.string() })
const media = z.object({ type: z.enum(['image', 'audio']), data: z.string(), mimeType: z.string().default('unknown') })
const link = z.object({ type: z.literal('resource_link'), uri: z.string(), name: z.string().default('') })
const resource = z.object({
  type: z.literal('resource'),
  resource: z.object({
    uri: z.string(),
    mimeType: z.string().default('unknown'),
    text: z.string().optional(),
    blob: z.string().default('')
  })
})
const other = z.object({ type: z.string() }).transform(({ type }) => ({ type: 'other' as const, name: type }))

const MAX_PARTS = 1_000

/** A server's answer to a call. */
export const callResult = z.object({
  // Bounded before its parts are looked at: each part that fits nothing has several mistakes.
  content: z
    .array(z.unknown())
    .max(MAX_PARTS)
    .pipe(z.array(z.union([text, media, link, resource, other])))
    .default([]),
  structuredContent: z.unknown().optional(),
  isError: z.boolean().default(false)
})
export type CallResult = z.output<typeof callResult>

/** The answer as text without hidden characters. Content that is not text is described. */
export function resultText({ content, structuredContent }: CallResult): string {
  const parts = content.map(partText).filter((part) => part !== '')
  if (parts.length > 0) return visibleText(parts.join('\n'))
  return structuredContent === undefined
    ? '(no output)'
    : visibleText(compactJson(structuredContent) ?? '[nested too deeply to show]')
}

function partText(part: CallResult['content'][number]): string {
  switch (part.type) {
    case 'text':
      return part.text
    case 'image':
    case 'audio':
      return mediaNote(part.mimeType, part.data)
    case 'resource_link':
      return `[link to ${part.uri} ${part.name}]`
    case 'resource': {
      const { uri, mimeType, text: content, blob } = part.resource
      return `${uri}:\n${content ?? mediaNote(mimeType, blob)}`
    }
    case 'other':
      return `[${part.name}, not shown]`
  }
}

function mediaNote(mimeType: string, base64: string): string {
  return `[${mimeType}, ${Math.ceil((base64.length * 3) / 4 / 1000)} kB, not shown]`
}
