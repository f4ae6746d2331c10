import { lengthAt, matchAt } from '../../agent/match-at.ts'
import type { ToolCall } from '../../agent/messages.ts'
import { isNoise, readObjects } from '../../agent/read-arguments.ts'
import { isRecord } from '../../text/json.ts'
import { openingPattern } from './call-form.ts'

/** The text of a response, split into what is shown, thinking and calls. */
export interface TextParts {
  readonly text: string
  readonly thinking: string
  readonly calls: readonly ToolCall[]
}

type CallContent = Omit<ToolCall, 'id'>

const THINKING = '(?:seed:)?(?:think|thinking|thought|reasoning)'
const THINKING_OPENS = String.raw`^[ \t]*(?:<${THINKING}>|◁think▷|\[THINK\])`
/** Not in quotes, where it is only mentioned. */
const THINKING_CLOSES = String.raw`(?<!["'${'`'}])(?:</${THINKING}>|◁/think▷|\[/THINK\])`
/** What can stand before the JSON of a call. */
const BEFORE_JSON = /\s*(?:```(?:json)?\s*)?\[?\s*/y
const BLOCK_END = /<\/tool_call\b[^<>]{0,20}>|<tool_call\b/g
const EXCERPT = 40

/**
 * Finds thinking between delimiters, and the calls with this id. After a call that cannot be read, and after a result that the model made
 * up, nothing counts.
 *
 * @param id undefined if no call is allowed
 * @param splitsThinking false if delimiters of thinking are only mentioned
 */
export function readText(text: string, id: string | undefined, splitsThinking: boolean): TextParts {
  const [calls, shown, thinking]: [CallContent[], string[], string[]] = [[], [], []]
  const kinds = splitsThinking ? [`(?<opens>${THINKING_OPENS})`, `(?<closes>${THINKING_CLOSES})`] : ['(?!)']
  if (id !== undefined) kinds.push(`(?<call>${openingPattern(id)})`, '(?<result><tool_response\\b)')
  const marks = new RegExp(kinds.join('|'), 'gim')
  const closes = new RegExp(THINKING_CLOSES, 'gi')
  let position = 0
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    const { index, groups = {} } = mark
    const end = marks.lastIndex
    const before = text.slice(position, index)
    if (groups['call'] !== undefined) {
      shown.push(before)
      const block = readBlock(text, end)
      calls.push(...block.calls)
      position = block.end
    } else if (groups['opens'] !== undefined) {
      closes.lastIndex = end
      const close = closes.exec(text)
      shown.push(before)
      thinking.push(text.slice(end, close?.index))
      position = close ? closes.lastIndex : text.length
    } else if (groups['closes'] !== undefined && thinking.length === 0) {
      // The prompt opened the thinking, so everything before is thinking.
      thinking.push(text.slice(0, index))
      shown.splice(0)
      calls.splice(0)
      position = end
    } else if (groups['result'] !== undefined && calls.length > 0) {
      shown.push(before)
      position = text.length
    }
    marks.lastIndex = Math.max(end, position)
  }
  shown.push(text.slice(position))
  return {
    text: calls.length > 0 ? shown.join('').trimEnd() : shown.join(''),
    thinking: thinking.join('\n').trim(),
    calls: calls.map((call, index) => ({ id: `text-${index + 1}`, ...call }))
  }
}

/** @param start after the opening tag */
function readBlock(text: string, start: number): { readonly calls: readonly CallContent[]; readonly end: number } {
  const from = start + lengthAt(BEFORE_JSON, text, start)
  const read = readObjects(text, from, BLOCK_END)
  const broken = { calls: [], end: text.length }
  if (read.kind === 'mistake') {
    const json = read.isCut ? 'its JSON ends too early.' : notValid(text, read.end)
    const why = read.reason === undefined ? json : `its arguments ${read.reason}`
    return { ...broken, calls: [unreadable(text.slice(from), why)] }
  }
  const [tag = ''] = matchAt(BLOCK_END, text, read.end)
  const rest = text.slice(read.end, tag === '' ? undefined : BLOCK_END.lastIndex - tag.length)
  if (!isNoise(rest, read.objects))
    return { ...broken, calls: [unreadable(text.slice(from), notValid(text, read.end))] }
  const calls = read.objects.map(({ value, json }) => callIn(value) ?? unreadable(json, 'it names no tool.'))
  if (calls.some(({ problem }) => problem !== undefined)) return { ...broken, calls }
  return { calls, end: tag.startsWith('</') ? BLOCK_END.lastIndex : read.end }
}

/** @param written the text of the call */
function unreadable(written: string, why: string): CallContent {
  const [, name = 'tool_call'] = /^\W{0,5}(?:name|tool|function)["']?\s*:\s*["']([\w.-]{1,64})/.exec(written) ?? []
  const problem = `The call of ${name} could not be read and was not run: ${why} Write it again, complete.`
  return { name, arguments: '', problem }
}

function notValid(text: string, at: number): string {
  const place = `${text.slice(Math.max(0, at - EXCERPT), at)}▸${text.slice(at, at + EXCERPT)}`
  return `its JSON is not valid at ▸ in: ${place.toWellFormed()}.`
}

/** A call as models write it: `tool` or `function` for its name, `args` or `params` for its arguments, or these at the top level. */
function callIn(fields: Readonly<Record<string, unknown>>): CallContent | undefined {
  if (isRecord(fields['function'])) return callIn(fields['function'])
  const key = ['function', 'tool', 'name'].find((each) => typeof fields[each] === 'string')
  if (key === undefined) return undefined
  const { [key]: name, ...others } = fields
  const args = ['arguments', 'args', 'params', 'parameters'].find((each) => Object.hasOwn(others, each))
  const written = args === undefined ? others : others[args]
  return { name: String(name), arguments: typeof written === 'string' ? written : JSON.stringify(written) }
}
