import * as z from 'zod'
import { cleanText } from '../text/markdown/clean-text.ts'
import { shorten } from '../text/shorten.ts'
import { visibleText } from '../text/visible-text.ts'
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
export async function parseToolDefinition(sent: unknown): Promise<ParsedDefinition> {
  const parsed = toolDefinition.safeParse(sent)
  const refused = (reason: string): ParsedDefinition => ({ kind: 'refused', name: printableName(sent), reason })
  if (!parsed.success) return refused('its definition does not follow the protocol')
  const { name, description, inputSchema } = parsed.data
  const size = compactJson(inputSchema)?.length ?? Infinity
  if (size > MAX_SCHEMA) return refused(`its schema has more than ${MAX_SCHEMA} characters`)
  const schema = await cleanSchema(inputSchema)
  if (!schema) return refused('its schema has hidden characters')
  return {
    kind: 'usable',
    name,
    definition: { name, description: await cleanDescription(description), inputSchema: schema }
  }
}

async function cleanDescription(text: string): Promise<string> {
  return shorten(await cleanText(text.slice(0, MAX_UNCLEANED)), MAX_DESCRIPTION)
}

class HiddenCharacters extends Error {}

/** The schema with clean descriptions; undefined when anything else in it has hidden characters. */
async function cleanSchema(
  schema: ServerToolDefinition['inputSchema']
): Promise<ServerToolDefinition['inputSchema'] | undefined> {
  try {
    return { ...(await cleanFields(schema)), type: 'object' }
  } catch (error) {
    if (error instanceof HiddenCharacters) return undefined
    throw error
  }
}

async function cleanFields(fields: object): Promise<Record<string, unknown>> {
  const cleaned = Object.entries(fields).map(async ([key, value]: [string, unknown]) => {
    const isProse = typeof value === 'string' && (key === 'description' || key === 'title')
    return [requireVisible(key), await (isProse ? cleanText(value) : cleanValue(value))] as const
  })
  return Object.fromEntries(await Promise.all(cleaned))
}

async function cleanValue(value: unknown): Promise<unknown> {
  if (typeof value === 'string') return requireVisible(value)
  if (Array.isArray(value)) return Promise.all(value.map(cleanValue))
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
