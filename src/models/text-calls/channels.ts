import type { ToolLookup } from './tool-signatures.ts'
import { brokenCall, foundCall, type Found } from './found-call.ts'
import { readLiteral, skipSpace } from './literals.ts'

/** What a header says of the text behind it. */
export type Channel =
  | { readonly kind: 'calls'; readonly found: Found }
  | { readonly kind: 'thinking'; readonly from: number; readonly end: number }
  /** For everybody, from here on. */
  | { readonly kind: 'said'; readonly from: number }

const HARMONY = /(?:<\|start\|>([^<]{0,200}))?<\|channel\|>([^<]{0,200})(?:<\|constrain\|>\s*\w*\s*)?<\|message\|>/y
const HARMONY_END = /<\|(?:end|return|call|start|channel)\|>/g

/** `<|channel|>commentary to=NAME<|message|>` and its like. */
export function readHarmony(text: string, at: number, tools: ToolLookup): Channel | undefined {
  HARMONY.lastIndex = at
  const [header, before = '', channel = ''] = HARMONY.exec(text) ?? []
  if (header === undefined) return undefined
  const from = at + header.length
  const [, recipient] = /\bto=(\S+)/.exec(`${before} ${channel}`) ?? []
  const addressed = recipient === undefined ? undefined : readAddressed(text, from, { name: recipient, tools })
  if (addressed) return addressed
  if (!channel.trimStart().startsWith('analysis')) return { kind: 'said', from }
  HARMONY_END.lastIndex = from
  return { kind: 'thinking', from, end: HARMONY_END.exec(text)?.index ?? text.length }
}

const NAME_HEADER = />>>([\p{L}_][\p{L}\p{N}_.]{0,100})\n/uy

/** `>>>NAME` and arguments below it; `>>>all` is said to everybody. */
export function readNameHeader(text: string, at: number, tools: ToolLookup): Channel | undefined {
  NAME_HEADER.lastIndex = at
  const [header, name] = NAME_HEADER.exec(text) ?? []
  if (header === undefined || name === undefined) return undefined
  const from = at + header.length
  return readAddressed(text, from, { name, tools }) ?? (name === 'all' ? { kind: 'said', from } : undefined)
}

function readAddressed(
  text: string,
  from: number,
  { name, tools }: { readonly name: string; readonly tools: ToolLookup }
): Channel | undefined {
  const tool = tools.find(name)
  if (!tool) return undefined
  const start = skipSpace(text, from)
  const literal = readLiteral(text, start)
  if (literal.kind !== 'value')
    return { kind: 'calls', found: { calls: [brokenCall(tool.name, 'its JSON is not whole')], end: text.length } }
  const call = foundCall(tool, literal.value, text.slice(start, literal.end))
  return { kind: 'calls', found: { calls: [call], end: literal.end } }
}
