import type { ReviewFinding } from '../domain/review-finding.ts'
import { linesOf, replaceLines } from '../text/replace-lines.ts'
import { canBeSuggested } from '../text/suggestion-block.ts'
import type { Place } from './place-finding.ts'
import { hasText, indentOf } from '../text/lines.ts'

/** Lines that replace those of a finding: as a suggestion that can be committed, or as code to read. */
export interface ProposedLines {
  readonly kind: 'suggestion' | 'code'
  readonly lines: readonly string[]
}

/** Texts at the head, by path: undefined for a file that does not exist there. A file that could not be read has no entry. */
export type HeadTexts = ReadonlyMap<string, string | undefined>

export interface ProposalOptions {
  readonly headTexts: HeadTexts
  /** The first syntax error of a text; undefined for none, and for a language that cannot be checked. */
  readonly findSyntaxError: (path: string, text: string) => Promise<string | undefined>
}

/**
 * How the lines that a finding proposes are shown; undefined if they change nothing. A suggestion is offered only if it replaces
 * exactly the lines that the finding names, and leaves the file without new syntax errors.
 */
export async function proposalFor(
  { side, replacement }: ReviewFinding,
  place: Place | undefined,
  options: ProposalOptions
): Promise<ProposedLines | undefined> {
  if (replacement === undefined) return undefined
  const asCode = { kind: 'code', lines: replacement } as const
  const isCommittable = place?.isExact === true && place.side === 'right' && side === 'right'
  const text = place && options.headTexts.get(place.path)
  if (!isCommittable || text === undefined) return asCode
  const lines = committableLines(replacement, place, text)
  if (!lines) return asCode
  const changed = replaceLines(text, { start: place.startLine, end: place.endLine }, lines)
  if (changed === text) return undefined
  if (changed === undefined || (await breaksSyntax(place.path, { text, changed }, options))) return asCode
  return { kind: 'suggestion', lines }
}

/** The lines as a suggestion must contain them; undefined if it cannot. */
function committableLines(
  replacement: readonly string[],
  { startLine, endLine, code }: Place,
  text: string
): readonly string[] | undefined {
  const replaced = linesOf(text)
    .slice(startLine - 1, endLine)
    .map((line) => line.replace(/\r?\n$/, ''))
  // If they differ, the text is not that of the file in the diff.
  if (replaced.join('\n') !== code.join('\n')) return undefined
  const lines = inFileIndentation(replacement, replaced)
  return lines && canBeSuggested(lines) ? lines : undefined
}

async function breaksSyntax(
  path: string,
  { text, changed }: { readonly text: string; readonly changed: string },
  { findSyntaxError }: ProposalOptions
): Promise<boolean> {
  const error = await findSyntaxError(path, changed)
  return error !== undefined && error !== (await findSyntaxError(path, text))
}

/**
 * The new lines as the file is indented: with its tabs or spaces, and with the indentation of the replaced lines if the new ones have none.
 * Models leave out both. Undefined if it is unclear what they mean.
 */
function inFileIndentation(lines: readonly string[], replaced: readonly string[]): readonly string[] | undefined {
  const [now, old] = [lines.filter(hasText), replaced.filter(hasText)]
  // Another indentation can be the point of the change.
  if (now.length === 0 || old.length === 0 || withoutSpace(now) === withoutSpace(old)) return lines
  const missing = commonIndent(old)
  if (missing !== '' && indentOf(now[0] ?? '') === '')
    return lines.map((line) => (hasText(line) ? missing + line : line))
  return inSameCharacters(lines, { now, old })
}

function inSameCharacters(
  lines: readonly string[],
  { now, old }: { readonly now: readonly string[]; readonly old: readonly string[] }
): readonly string[] | undefined {
  const [wanted, given] = [kindOf(old), kindOf(now)]
  if (wanted === undefined || given === undefined || wanted === given) return lines
  const [oldFirst, nowFirst] = [indentOf(old[0] ?? '').length, indentOf(now[0] ?? '').length]
  const unit = wanted === 'tabs' ? nowFirst / oldFirst : oldFirst / nowFirst
  if (![2, 3, 4, 8].includes(unit)) return undefined
  const indents = now.map((line) => indentOf(line).length)
  if (wanted === 'tabs' && indents.some((length) => length % unit !== 0)) return undefined
  return lines.map((line) => {
    const { length } = indentOf(line)
    return (wanted === 'tabs' ? '\t'.repeat(length / unit) : ' '.repeat(length * unit)) + line.slice(length)
  })
}

/** Undefined for lines without indentation, and for mixed ones. */
function kindOf(lines: readonly string[]): 'tabs' | 'spaces' | undefined {
  const characters = new Set(lines.map(indentOf).join(''))
  if (characters.size !== 1) return undefined
  return characters.has('\t') ? 'tabs' : 'spaces'
}

function commonIndent(lines: readonly string[]): string {
  return lines.map(indentOf).reduce((common, indent) => {
    let length = 0
    while (length < common.length && common[length] === indent[length]) length += 1
    return common.slice(0, length)
  })
}

function withoutSpace(lines: readonly string[]): string {
  return lines.join('').replaceAll(/\s/g, '')
}
