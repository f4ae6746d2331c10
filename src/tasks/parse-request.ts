import { isSwitch, parseFlags, type RawFlag } from './flags.ts'
import type { Request, Task, Verb } from '../domain/task.ts'
import type { Nodes } from 'mdast'
import { MAX_BODY_LENGTH } from '../text/github-rules.ts'
import { loadMarkdownParser, type ParseMarkdown } from '../text/markdown/parser.ts'
import { visibleText } from '../text/visible-text.ts'
import { verbs } from './verbs.ts'

/** What a comment asks for. */
export type ParsedRequest =
  | { readonly kind: 'request'; readonly request: Request }
  /** The comment has no command. */
  | { readonly kind: 'none' }
  /** A command that cannot be carried out; `message` is for its author. */
  | { readonly kind: 'refused'; readonly reason: string; readonly message: string }

interface ParseOptions {
  readonly trigger: string
  readonly subject: Task['subject']
}

/** Parses the only command of a comment: trigger, then verb and flags in any order, then free text. */
export async function parseRequest(comment: string, { trigger, subject }: ParseOptions): Promise<ParsedRequest> {
  const [command, ...others] = await findCommands(comment, trigger)
  if (!command) return { kind: 'none' }
  if (others.length > 0) {
    // Running the first and skipping the rest would be a silent choice.
    const message = `This comment has ${others.length + 1} commands, so none was run. Write each in its own comment.`
    return { kind: 'refused', reason: 'the comment has more than one command', message }
  }

  const { verb, word, written, rest } = readHead(command.line)
  const text = `${rest}\n${command.below}`.trim()
  const { flags, errors } = parseFlags(written)
  if (errors.length > 0) {
    return { kind: 'refused', reason: 'the flags are invalid', message: `Nothing was run. ${errors.join(' ')}` }
  }
  if (verb === undefined) {
    const implied = text === '' && written.length === 0 ? 'help' : 'fix'
    return { kind: 'request', request: { verb: implied, flags, text } }
  }

  const isPlainWord = isFollowedByWords(verb, { rest, text })
  if (verbs[verb].takes === 'a number' && !isPlainWord && !/^(?:[1-9]\d{0,3})?$/u.test(text))
    return { kind: 'refused', reason: 'undo takes only a number', message: undoMessage(trigger) }
  const isElsewhere = verbs[verb].where === 'on pull requests' && subject === 'issue'
  if (isPlainWord || (isElsewhere && text !== ''))
    return { kind: 'request', request: { verb: 'fix', flags, text: `${word} ${text}` } }
  if (!isElsewhere) return { kind: 'request', request: { verb, flags, text } }
  return {
    kind: 'refused',
    reason: `the verb ${verb} works only on pull requests`,
    message: elsewhereMessage(verb, trigger)
  }
}

/** True if the word asks for other work, as in "update the docs" or "retry the upload when it fails". */
function isFollowedByWords(verb: Verb, { rest, text }: { readonly rest: string; readonly text: string }): boolean {
  switch (verbs[verb].takes) {
    case 'a text':
      return false
    case 'lines below':
      return rest.trim() !== ''
    case 'a number':
      return /^[^\d+-]/u.test(rest)
    case 'nothing':
      return text !== ''
  }
}

interface Head {
  /** Undefined if the line does not begin with one. */
  readonly verb: Verb | undefined
  /** The verb as written. */
  readonly word: string
  readonly written: readonly RawFlag[]
  readonly rest: string
}

// Phones turn two hyphens into one dash.
const FLAG = /^(?:--|—)(?<name>[^\s=]+)(?<equals>=?)/u
const END_OF_FLAGS = /^--(?:\s+|$)/u

function readHead(line: string): Head {
  const before = takeFlags(line)
  const [word = ''] = before.rest.split(/\s/u, 1)
  const verb = verbOf(word)
  if (verb === undefined) return { ...before, verb, word }
  const after = takeFlags(before.rest.slice(word.length))
  return { verb, word, written: [...before.written, ...after.written], rest: after.rest }
}

function takeFlags(text: string): { readonly written: readonly RawFlag[]; readonly rest: string } {
  const written: RawFlag[] = []
  let rest = text.trimStart()
  for (let flag = FLAG.exec(rest); flag; flag = FLAG.exec(rest)) {
    const name = flag.groups?.['name']?.toLowerCase() ?? ''
    const value = takeValue(rest.slice(flag[0].length), { hasEquals: flag.groups?.['equals'] === '=', name })
    written.push({ name, value: value.value })
    rest = value.rest
  }
  return { written, rest: rest.replace(END_OF_FLAGS, '') }
}

const VALUE = /^(?:"([^"]*)"|'([^']*)'|“([^”]*)”|(\S*))/u

function takeValue(
  text: string,
  { hasEquals, name }: { readonly hasEquals: boolean; readonly name: string }
): { readonly value: string | undefined; readonly rest: string } {
  const following = hasEquals ? text : text.trimStart()
  // What follows an unknown flag was meant as its value; the flags after it are checked too.
  const isMissing = isSwitch(name) || following === '' || FLAG.test(following)
  if (!hasEquals && isMissing) return { value: undefined, rest: following }

  const match = VALUE.exec(following)
  const value = match?.slice(1).find((part: string | undefined) => part !== undefined) ?? ''
  return { value, rest: following.slice(match?.[0].length).trimStart() }
}

function verbOf(word: string): Verb | undefined {
  const written = word.toLowerCase().replace(/[.,:;!?]+$/u, '')
  // Its keys are exactly the verbs.
  return (Object.keys(verbs) as Verb[]).find((verb) => verb === written)
}

function undoMessage(trigger: string): string {
  return (
    `\`undo\` reverts the last run, and \`undo 2\` the last two, so only a number can follow it. Nothing was done. ` +
    `To have a model revert something, write \`${trigger} fix undo …\`.`
  )
}

function elsewhereMessage(verb: Verb, trigger: string): string {
  const others = Object.entries(verbs).flatMap(([each, { where }]) => (where === 'everywhere' ? each : []))
  return (
    `\`${verb}\` works only on pull requests, so nothing was run. On issues, the verbs are ${others.join(', ')}. ` +
    `If your request starts with this word, write \`${trigger} fix ${verb} …\`.`
  )
}

/** A command of a comment, without its trigger. */
interface CommandLines {
  /** The rest of the line. */
  readonly line: string
  /** The following lines, up to the next command. */
  readonly below: string
}

// Code, quotes, HTML, links and tables need one of these. Without them no parser is needed, and loading it would only delay the
// answer to a plain `/agent fix this`.
const MAY_QUOTE = /[`~<>[\]|\\]|^(?: {4}| {0,3}\t)|:-|-:/mu

// Inline Markdown takes the parser quadratic time, so only the paragraph of a command is parsed. A longer paragraph than this
// has no command.
const MAX_PARAGRAPH_CHARACTERS = 10_000

// Thousands of nested quotes, lists and footnotes overflow the parser's stack. Such a line has no command, so the text after
// the third level is replaced by a letter.
const DEEPLY_NESTED = /^((?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t])|\[\^[^\]\s]{1,99}\]:)){3})[ \t]*\S.*$/gmu

// A comment with more lines that start with the trigger is not a request.
const MAX_CANDIDATES = 20

/**
 * Finds the lines of a comment whose first word is the trigger, in order.
 *
 * Code, quotes, tables, links, HTML and footnotes contain no commands: there the author shows text. A Markdown parser decides
 * what they are, as on the page.
 */
async function findCommands(comment: string, trigger: string): Promise<readonly CommandLines[]> {
  const lines = visibleText(comment).split('\n')
  const candidates = lines.flatMap((line, index) => (startsWith(line, trigger) ? [index] : [])).slice(0, MAX_CANDIDATES)
  if (candidates.length === 0) return []

  const mayQuote = MAY_QUOTE.test(lines.join('\n'))
  const commands = mayQuote ? selectProse(lines, candidates, await loadMarkdownParser()) : candidates
  return commands.map((at, index) => ({
    line: lines[at]?.replace(/^\s*\S+/u, '').trim() ?? '',
    below: lines
      .slice(at + 1, commands[index + 1])
      .join('\n')
      .trim()
  }))
}

function startsWith(line: string, trigger: string): boolean {
  const [firstWord = ''] = line.trimStart().split(/\s/u, 1)
  return firstWord.toLowerCase() === trigger.toLowerCase()
}

/** A paragraph or heading. */
interface Block {
  /** Index of its first line. */
  readonly first: number
  /** Index of its last line. */
  readonly last: number
  /** Where it starts in its first line. */
  readonly column: number
}

/** The candidates that start in running text. */
function selectProse(lines: readonly string[], candidates: readonly number[], parse: ParseMarkdown): readonly number[] {
  const text = lines.join('\n').slice(0, MAX_BODY_LENGTH).replaceAll(DEEPLY_NESTED, '$1 x')
  const blocks = runningText(parse(text, 'blocks'))
  return candidates.filter((candidate) => {
    const block = blocks.find(({ first, last }) => first <= candidate && candidate <= last)
    return block !== undefined && startsInText(lines, candidate, { block, parse })
  })
}

function runningText(node: Nodes): readonly Block[] {
  if (node.type === 'paragraph' || node.type === 'heading') return blockOf(node)
  if (node.type !== 'root' && node.type !== 'list' && node.type !== 'listItem') return []
  let open: OpenElements = new Map()
  return node.children.flatMap((child) => {
    if (child.type === 'html') open = elementsAfter(child.value, open)
    return [...open.values()].some((depth) => depth > 0) ? [] : runningText(child)
  })
}

/** How many elements of each name are open. */
type OpenElements = ReadonlyMap<string, number>

// Readers see Markdown inside these as quoted or folded, though the parser does not.
const QUOTING: readonly string[] = ['details', 'blockquote']

// A comment, or a tag with its attributes. Each match begins where the last one ended, and none fails after its first characters: linear time.
const COMMENT_OR_TAG =
  /<!--(?:-?>|[^]*?(?:--!?>|$))|<(\/?)([a-z][^\s/>]*)(?:=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$))|[^>])*/giu

/**
 * The elements that are open after some HTML.
 *
 * Attack: what somebody pastes into a folded section ends another element, or has an end in a comment or an attribute, and then a command.
 * Readers still see it folded.
 */
function elementsAfter(html: string, before: OpenElements): OpenElements {
  const open = new Map(before)
  for (const [, end, tag = ''] of html.matchAll(COMMENT_OR_TAG)) {
    const name = tag.toLowerCase()
    if (QUOTING.includes(name)) open.set(name, Math.max(0, (open.get(name) ?? 0) + (end === '' ? 1 : -1)))
  }
  return open
}

function startsInText(
  lines: readonly string[],
  candidate: number,
  { block, parse }: { readonly block: Block; readonly parse: ParseMarkdown }
): boolean {
  // Without the marker of the list that it is in.
  const text = lines
    .slice(block.first, block.last + 1)
    .join('\n')
    .slice(block.column)
  if (text.length > MAX_PARAGRAPH_CHARACTERS) return false
  return !spansIntoLine(parse(text, 'structure'), candidate - block.first)
}

// True when code, a link, an HTML comment or the like starts before the line and ends on it or after it.
function spansIntoLine(node: Nodes, index: number): boolean {
  const isRunningText = ['root', 'paragraph', 'heading', 'text', 'break'].includes(node.type)
  if (!isRunningText) return blockOf(node).some(({ first, last }) => first < index && index <= last)
  return 'children' in node && node.children.some((child) => spansIntoLine(child, index))
}

function blockOf({ position }: Nodes): readonly Block[] {
  if (!position) return []
  const { start, end } = position
  return [{ first: start.line - 1, last: end.line - 1, column: start.column - 1 }]
}
