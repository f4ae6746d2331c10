import type { ReviewFinding } from '../domain/review-finding.ts'
import { linesOf, replaceLines } from '../text/replace-lines.ts'
import { canBeSuggested } from '../text/suggestion-block.ts'
import { inFileIndentation } from './file-indentation.ts'
import type { Place } from './place-finding.ts'

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
  { side, replacement }: Pick<ReviewFinding, 'side' | 'replacement'>,
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
