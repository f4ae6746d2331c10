import { oneLine } from './shorten.ts'

export interface YamlProblem {
  /** From 1. */
  readonly line: number
  /** From 1; undefined for a problem of the value, not of the syntax. */
  readonly column?: number
  readonly text: string
  /** The line itself, for a problem of the syntax. */
  readonly excerpt?: string
}

/** An error as the parser reports it. */
export interface SyntaxFault {
  /** Such as `BAD_INDENT`. */
  readonly code: string
  readonly message: string
}

const MAX_EXCERPT = 120
/** Attack: nested aliases expand to fill the memory. A few anchors are fine. */
export const MAX_ALIASES = 50
const ALIASES =
  'An alias, a word after *, names nothing above it, or the aliases of the file expand to too much. Put quotation marks around the value if it is text, or write the values out.'
const OUTDENTED = 'The indentation does not match the lines above. Indent the entries of one list or mapping equally.'
const NOT_A_KEY = 'Every key needs a colon and a space after it, as in "key: value".'
const ODD = 'Something does not belong here. Put quotation marks around the value if it contains special characters.'
const ADVANCED = 'Anchors and aliases (& and *) are used wrongly. Put quotation marks around the value if it is text.'

/** What is wrong, for people who have not read the specification of YAML. */
const TEXTS: Readonly<Partial<Record<string, string>>> = {
  TAB_AS_INDENT: 'The line is indented with a tab. Use spaces.',
  BAD_INDENT: OUTDENTED,
  BAD_SCALAR_START: 'A value cannot begin with this character. Put quotation marks around the value.',
  BAD_DQ_ESCAPE: 'A backslash in "…" begins an escape sequence, and this is not one. Write \\\\, or use \'…\' instead.',
  BLOCK_AS_IMPLICIT_KEY:
    'A list or a mapping cannot begin here. Begin it on a line of its own, or put quotation marks around a value that contains ": ".',
  DUPLICATE_KEY: 'This key appears twice. Remove one of them, or merge their values.',
  MULTIPLE_DOCS: 'The line --- begins a second document. Remove it: the file can have only one.',
  BAD_DIRECTIVE: 'A line cannot begin with %. Put quotation marks around the value.',
  TAG_RESOLVE_FAILED: 'The tag, a word after !, is not known. Remove it, or put quotation marks around the value.',
  BAD_ALIAS: ADVANCED,
  ALIAS_PROPS: ADVANCED,
  MULTIPLE_ANCHORS: ADVANCED,
  BAD_PROP_ORDER: ADVANCED,
  UNEXPECTED_TOKEN: ODD,
  BLOCK_IN_FLOW: 'A line that begins with - or a key cannot be inside [ ] or { }. Close the bracket first.'
}

/** Errors of the parser in plain words, each with the line that it is about. Places are from 1. */
export function describeSyntax(
  faults: readonly (SyntaxFault & { readonly at: { readonly line: number; readonly col: number } })[],
  lines: readonly string[]
): readonly YamlProblem[] {
  const problems = faults.map((fault) => describeFault(fault, fault.at, lines))
  // What follows from the first mistake of a line is not a mistake of its own.
  return [...Map.groupBy(problems, ({ line }) => line).values()].flatMap((ofLine) => ofLine.slice(0, 1))
}

function describeFault(
  { code, message }: SyntaxFault,
  at: { readonly line: number; readonly col: number },
  lines: readonly string[]
): YamlProblem {
  const { line, column } = lastText({ line: at.line, column: at.col }, lines)
  const source = lines[line - 1] ?? ''
  const text = unclosedText(message) ?? (code === 'MISSING_CHAR' ? missingText(message) : textOf(code, source))
  return { line, column, text, excerpt: oneLine(source, MAX_EXCERPT) }
}

/** The parser takes a line that is not an entry for a part of the next key. */
function textOf(code: string, source: string): string {
  if (code === 'MULTILINE_IMPLICIT_KEY') return /:\s|:$|^\s*-\s/.test(source) ? OUTDENTED : NOT_A_KEY
  return TEXTS[code] ?? ODD
}

/** @param message of the error that the aliases of the file cause when it becomes a value */
export function aliasProblem(message: string, lines: readonly string[]): YamlProblem {
  const name = /: ([^\s:]+)$/.exec(message)?.[1]
  const line = name === undefined ? 1 : Math.max(1, lines.findIndex((text) => text.includes(`*${name}`)) + 1)
  return { line, text: ALIASES, excerpt: oneLine(lines[line - 1] ?? '', MAX_EXCERPT) }
}

/** What is never closed is found at the end of the file, after its last line. */
function lastText(at: { line: number; column: number }, lines: readonly string[]): { line: number; column: number } {
  if ((lines[at.line - 1] ?? '').trim() !== '') return at
  const line = lines.findLastIndex((each, index) => index < at.line && each.trim() !== '') + 1
  return line === 0 ? { line: 1, column: 1 } : { line, column: (lines[line - 1] ?? '').trimEnd().length }
}

function unclosedText(message: string): string | undefined {
  const quote = /^Missing closing (['"])quote$/.exec(message)?.[1]
  if (quote !== undefined) return `A quotation mark is not closed. Add the missing ${quote}.`
  const bracket = /end with a ([\]}])$/.exec(message)?.[1]
  if (bracket === undefined) return undefined
  return `A ${bracket === ']' ? '[' : '{'} is not closed before here. Add the missing ${bracket}.`
}

function missingText(message: string): string {
  if (/Missing ,|Missing space after :/.test(message)) return 'A comma, or a space after a colon, is missing here.'
  if (message.includes('item without - indicator')) return 'Begin every entry of the list with "- ".'
  if (message.includes('white space')) return 'A space is missing here.'
  return message.includes('directives-end') ? (TEXTS['BAD_DIRECTIVE'] ?? ODD) : NOT_A_KEY
}

/** The problem as an entry of a list, with the line itself if its number alone would not show what is wrong. */
export function yamlProblemText({ line, column, text, excerpt }: YamlProblem): string {
  const place = column === undefined ? `line ${line}` : `line ${line}, column ${column}`
  return `- ${place}: ${text}${excerpt === undefined ? '' : `\n    ${excerpt}`}`
}
