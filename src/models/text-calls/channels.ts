import { brokenCall, foundCall, type FoundCalls } from './found-call.ts'
import { readLiteral, skipSpace } from '../../agent/read-literal.ts'
import { lengthAt, matchAt } from '../../agent/match-at.ts'
import type { ToolLookup } from './tool-signatures.ts'

/** What a channel header says about the text after it. */
export type Channel =
  | { readonly kind: 'calls'; readonly found: FoundCalls }
  | { readonly kind: 'thinking'; readonly from: number; readonly end: number }
  | { readonly kind: 'text'; readonly from: number }

const HARMONY =
  /(?:<\|start\|>([^<]{0,200}))?<\|channel\|>([^<]{0,200})(?:<\|constrain\|>\s*(?:\w+\s*)?)?<\|message\|>/y
/** After an end, nothing but another header or the end of the text follows. */
const HARMONY_END = /<\|(?:return|call|start|channel)\|>|<\|end\|>(?=\s*(?:<|$))/g
const BARE_MESSAGE = /<\|message\|>/y

/** Reads `<|channel|>commentary to=NAME<|message|>` and similar headers of the Harmony format. */
export function readHarmony(text: string, at: number, tools: ToolLookup): Channel | undefined {
  const [header, before = '', channel = ''] = matchAt(HARMONY, text, at)
  if (header === undefined) return undefined
  const from = at + header.length
  const [, recipient] = /\bto=(\S+)/.exec(`${before} ${channel}`) ?? []
  const addressed = recipient === undefined ? undefined : readAddressed(text, from, { name: recipient, tools })
  if (addressed) return addressed
  return isForUser(channel) ? { kind: 'text', from } : thinkingFrom(text, from)
}

/** Reads `analysis<|message|>`, which lacks the beginning of its header. */
export function readBareMessage(text: string, at: number): Channel | undefined {
  const length = lengthAt(BARE_MESSAGE, text, at)
  const [, channel] = length > 0 ? (/(\w{1,40})\s*$/.exec(text.slice(Math.max(0, at - 80), at)) ?? []) : []
  if (channel === undefined || isForUser(channel) || channel === 'assistant') return undefined
  return thinkingFrom(text, at + length)
}

function isForUser(channel: string): boolean {
  return /^\s*(?:commentary|final)\b/i.test(channel)
}

function thinkingFrom(text: string, from: number): Channel {
  HARMONY_END.lastIndex = from
  return { kind: 'thinking', from, end: HARMONY_END.exec(text)?.index ?? text.length }
}

const RECIPIENT = /(?:<\|from\|>\s*\w{1,40}\s*)?<\|recipient\|>\s*([\w.]{1,100})\s*<\|content\|>/y

/** Reads `<|recipient|>NAME<|content|>` of older Functionary models. `all` addresses the user. */
export function readRecipient(text: string, at: number, tools: ToolLookup): Channel | undefined {
  const [header, name] = matchAt(RECIPIENT, text, at)
  if (header === undefined || name === undefined) return undefined
  const from = at + header.length
  return readAddressed(text, from, { name, tools }) ?? (name === 'all' ? { kind: 'text', from } : undefined)
}

const NAME_HEADER = />>>([\p{L}_][\p{L}\p{N}_.]{0,100})\n/uy

/** Reads `>>>NAME` with arguments on the next line. `>>>all` addresses the user. */
export function readNameHeader(text: string, at: number, tools: ToolLookup): Channel | undefined {
  const [header, name] = matchAt(NAME_HEADER, text, at)
  if (header === undefined || name === undefined) return undefined
  const from = at + header.length
  return readAddressed(text, from, { name, tools }) ?? (name === 'all' ? { kind: 'text', from } : undefined)
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
    return { kind: 'calls', found: { calls: [brokenCall(tool.name, 'its JSON is incomplete')], end: text.length } }
  const call = foundCall(tool, literal.value, text.slice(start, literal.end))
  return { kind: 'calls', found: { calls: [call], end: literal.end } }
}
