import * as z from 'zod'
import { cleanText } from '../text/markdown/clean-text.ts'
import { shorten } from '../text/shorten.ts'
import { visibleText } from '../text/visible-text.ts'
import { compactJson } from './compact-json.ts'

/** A tool as a server describes it. Descriptions are optional in the protocol. */
const offer = z.object({
  name: z.string().regex(/^[\w./-]{1,128}$/),
  description: z.string().default(''),
  inputSchema: z.looseObject({ type: z.literal('object') })
})
export type ToolDefinition = z.output<typeof offer>

export type ParsedDefinition =
  | { readonly kind: 'usable'; readonly name: string; readonly offer: ToolDefinition }
  /** `name` is anything the server wrote, made fit to be shown. */
  | { readonly kind: 'refused'; readonly name: string; readonly reason: string }

const MAX_NAME = 60
const MAX_DESCRIPTION = 1_000
const MAX_SCHEMA = 8_000
/** Of a description, before it is cleaned. */
const MAX_READ = 10_000

/** Checks what a server offers: every request to the model carries it. */
export async function parseToolDefinition(offered: unknown): Promise<ParsedDefinition> {
  const parsed = offer.safeParse(offered)
  const refused = (reason: string): ParsedDefinition => ({ kind: 'refused', name: nameOf(offered), reason })
  if (!parsed.success) return refused('it is not described as the protocol asks for')
  const { name, description, inputSchema } = parsed.data
  const size = compactJson(inputSchema)?.length ?? Infinity
  if (size > MAX_SCHEMA) return refused(`its schema has more than ${MAX_SCHEMA} characters`)
  const schema = await cleanSchema(inputSchema)
  if (!schema) return refused('its schema holds characters that nobody sees')
  return {
    kind: 'usable',
    name,
    offer: { name, description: await shownDescription(description), inputSchema: schema }
  }
}

async function shownDescription(text: string): Promise<string> {
  return shorten(await cleanText(text.slice(0, MAX_READ)), MAX_DESCRIPTION)
}

class HiddenCharacters extends Error {}

/** The schema with its words cleaned; undefined when something that is not only words holds hidden characters. */
async function cleanSchema(schema: ToolDefinition['inputSchema']): Promise<ToolDefinition['inputSchema'] | undefined> {
  try {
    return { ...(await cleanFields(schema)), type: 'object' }
  } catch (error) {
    if (error instanceof HiddenCharacters) return undefined
    throw error
  }
}

async function cleanFields(fields: object): Promise<Record<string, unknown>> {
  const cleaned = Object.entries(fields).map(async ([key, value]: [string, unknown]) => {
    const isWords = typeof value === 'string' && (key === 'description' || key === 'title')
    return [visible(key), await (isWords ? cleanText(value) : cleanValue(value))] as const
  })
  return Object.fromEntries(await Promise.all(cleaned))
}

async function cleanValue(value: unknown): Promise<unknown> {
  if (typeof value === 'string') return visible(value)
  if (Array.isArray(value)) return Promise.all(value.map(cleanValue))
  return typeof value === 'object' && value !== null ? cleanFields(value) : value
}

/** What goes back to the server has to stay as it is. */
function visible(text: string): string {
  if (visibleText(text) !== text) throw new HiddenCharacters()
  return text
}

function nameOf(offered: unknown): string {
  const name = typeof offered === 'object' && offered !== null && 'name' in offered ? offered.name : undefined
  return shorten(typeof name === 'string' ? visibleText(name).replaceAll('\n', ' ') : 'a tool without a name', MAX_NAME)
}
