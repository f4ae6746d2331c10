import { distance } from 'fastest-levenshtein'

/** Names of the tags around calls and their fields, in all forms. */
const MARKUP_NAMES = [
  ...['parameter', 'param', 'argument', 'arg_key', 'arg_value', 'arg', 'value', 'string', 'arguments', 'args'],
  ...['function', 'function_call', 'invoke', 'tool', 'tool_call', 'tool_use', 'call', 'calls', 'tools']
]

/** A tag at the end of a value, however it is written: `</parameter >`, `<\/parameter>`, `&lt;/parameter&gt;`, `[/parameter]`. */
const LAST_TAG =
  /(?:(?:[<＜]|&lt;)([\s\\/|｜\p{Cf}]*)|\[(\/))([\p{L}\p{N}_:.\-\p{Cf}]{1,80})(?:=[\w.-]{0,80})?[\s\p{Cf}]*[|｜]?(?:[>＞\]]|&gt;)?\s*$/u
/** `</parameter_path>` closes a parameter. */
const PARAMETER = /^param(?:eter)?[_-]/i
/** Shorter names are compared exactly: `text` and `test` are words of their own. */
const MIN_FUZZY = 6
const CDATA_START = /^\s*<!\[CDATA\[/
const CDATA_END = /\]\]>\s*$/

/**
 * Whether a value probably contains a tag that should have closed it: it ends in a tag of calls that nothing in it opens.
 *
 * @param names those of the tool and its fields
 */
export function endsInMarkup(value: string, names: Iterable<string>): boolean {
  if (hasOpenCdata(value)) return true
  const [, between, slash, written = ''] = LAST_TAG.exec(value.slice(-400)) ?? []
  if (written === '') return false
  const marks = between ?? slash ?? ''
  const name = PARAMETER.test(written) ? 'parameter' : plain(written)
  if (![...MARKUP_NAMES, ...names].some((each) => resembles(name, plain(each)))) return false
  const opened = countTags(value, written, '')
  const closed = countTags(value, written, '/')
  return marks.includes('/') ? closed > opened || !value.includes(`</${written}>`) : opened > closed
}

function hasOpenCdata(value: string): boolean {
  if (!CDATA_START.test(value) && !CDATA_END.test(value)) return false
  return value.split('<![CDATA[').length !== value.split(']]>').length
}

function countTags(value: string, name: string, slash: string): number {
  return value.split(new RegExp(`<${slash}${RegExp.escape(name)}(?=[\\s=/>])`)).length - 1
}

function plain(name: string): string {
  return name
    .replace(/^(?:[\w-]*:)?(?:longcat_)?/i, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

/** True for names that are equal, but for a plural or a few wrong letters. */
function resembles(name: string, other: string): boolean {
  if (name === other || name === `${other}s`) return true
  const length = Math.min(name.length, other.length)
  return length >= MIN_FUZZY && distance(name, other) <= (length < 8 ? 1 : 2)
}
