import type { ReviewFinding } from '../domain/review-finding.ts'
import { fileUrl } from '../text/markdown/link-target.ts'
import { codeSpan, linkMarkdown } from '../text/quote-markdown.ts'

/** Where the forge shows the files of a commit, with a slash at the end. */
export interface FilePages {
  readonly head: string
  /** Of the merge base. */
  readonly base: string
}

type Lines = Pick<ReviewFinding, 'path' | 'side' | 'startLine' | 'endLine'>

const MAX_URL = 1_000

/** A link to the lines in the file, which works even if the diff does not show them. */
export function linesLink(lines: Lines, pages: FilePages): string {
  const { path, side, startLine, endLine } = lines
  const label = `${codeSpan(path)}, ${linesLabel(lines)}`
  const end = endLine === startLine ? '' : `-L${endLine}`
  const page = side === 'left' ? pages.base : pages.head
  // The path is the model's, and a lone surrogate has no URL.
  const url = `${fileUrl(page, path.toWellFormed())}#L${startLine}${end}`
  return url.length > MAX_URL ? label : linkMarkdown(label, url)
}

/** `line 5`, `lines 5 to 9`, `line 5 before the change`. */
export function linesLabel({ side, startLine, endLine }: Omit<Lines, 'path'>): string {
  const numbers = startLine === endLine ? `line ${startLine}` : `lines ${startLine} to ${endLine}`
  return side === 'left' ? `${numbers} before the change` : numbers
}
