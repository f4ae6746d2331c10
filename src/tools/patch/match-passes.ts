import { asciiPunctuation } from '../edit/loose-match.ts'

/** One way to compare lines. */
export interface MatchPass {
  /** What it ignores; '' for nothing. */
  readonly note: string
  readonly ignoresIndentation: boolean
  readonly normalize: (line: string) => string
}

const exact: MatchPass = { note: '', ignoresIndentation: false, normalize: (line) => line }
const lineEnds: MatchPass = {
  note: 'ignoring white space at line ends',
  ignoresIndentation: false,
  normalize: (line) => line.trimEnd()
}
const indentation: MatchPass = {
  note: 'ignoring indentation',
  ignoresIndentation: true,
  normalize: (line) => line.trim()
}
/** Ignores whatever the other passes ignore, too. */
export const punctuation: MatchPass = {
  note: 'ignoring the kind of quotes, dashes and spaces',
  ignoresIndentation: true,
  normalize: (line) => asciiPunctuation(line).trim()
}

/** The four passes of the grammar, in two groups: other marker styles are tried before indentation is ignored. */
export const strictPasses: readonly MatchPass[] = [exact, lineEnds]
export const allPasses: readonly MatchPass[] = [exact, lineEnds, indentation, punctuation]
