import * as z from 'zod'
import { visibleText } from '../text/visible-text.ts'
import { compactJson } from '../text/json.ts'

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
