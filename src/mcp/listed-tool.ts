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
