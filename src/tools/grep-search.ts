import * as z from 'zod'
import { defineTool, type Tool } from '../agent/tool.ts'
import type { GrepLine } from '../workspace/search/grep-output.ts'
import type { SearchQuery, SearchResult } from '../workspace/search/search-text.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { listFirst, plural } from '../text/format.ts'
import { otherAgents } from './other-agents.ts'
import { clamp } from './clamp.ts'

const DEFAULT_MATCHES = 100
const MAX_MATCHES = 1_000
const MAX_CONTEXT = 10
const MAX_LENGTH = 50_000
/** Characters of a line number and, on average, a path. */
const LINE_OVERHEAD = 10
const MAX_NAMES = 10

export function grepSearch(workspace: Workspace): Tool {
  return defineTool({
    name: 'grep_search',
    description: 'Search the lines of files with a Perl regular expression. Skips ignored files.',
    cachePolicy: 'cacheable',
    parameters: z.strictObject({
      pattern: z.string().min(1),
      path: z.string().optional().describe('File or folder to search. Default: the root.'),
      glob: z.array(z.string()).optional().describe('Only matching files, such as *.ts; !*.test.ts excludes.'),
      ignore_case: z.boolean().optional(),
      literal: z.boolean().optional().describe('The pattern is plain text.'),
      context: z.number().optional().describe(`Lines before and after each match, at most ${MAX_CONTEXT}.`),
      max_results: z.number().optional().describe(`Default ${DEFAULT_MATCHES}.`),
      flat: z.boolean().optional().describe('path:line:text')
    }),
    ...otherAgents.grep_search,
    subject: ({ pattern }) => pattern,
    async run({ pattern, path = '', glob = [], context = 0, max_results = DEFAULT_MATCHES, ...flags }, signal) {
      const query = {
        pattern,
        path: path === '' ? '.' : path,
        globs: glob.flatMap(splitGlobs),
        ignoreCase: flags.ignore_case ?? false,
        isLiteral: flags.literal ?? false,
        context: clamp(context, 0, MAX_CONTEXT),
        maxMatches: clamp(max_results, 1, MAX_MATCHES)
      }
      const result = await workspace.reader.search(query, signal)
      return { text: formatResult(result, query, flags.flat ? flatLines : groupedLines) }
    }
  })
}

/** Splits at commas outside of braces. */
function splitGlobs(list: string): string[] {
  let depth = 0
  const globs = ['']
  for (const sign of list) {
    if (sign === '{') depth += 1
    if (sign === '}') depth = Math.max(0, depth - 1)
    if (sign === ',' && depth === 0) globs.push('')
    else globs.push(`${globs.pop() ?? ''}${sign}`)
  }
  return globs.map((glob) => glob.trim()).filter((glob) => glob !== '')
}

/** Writes the lines of a result. */
type FormatLines = (lines: readonly GrepLine[], query: SearchQuery) => string[]

function formatResult(result: SearchResult, query: SearchQuery, formatLines: FormatLines): string {
  if (result.matches === 0) return [noMatch(query, result), ...notesOn(result)].join('\n')
  const { lines, matches } = linesThatFit(result.lines)
  return [...formatLines(lines, query), ...omittedMatches(result, matches), ...notesOn(result)].join('\n')
}

function noMatch({ pattern, isLiteral, path }: SearchQuery, { isIgnored, stoppedBy }: SearchResult): string {
  if (!isLiteral && pattern.includes('\\n')) {
    return 'No line matches. Lines are searched one by one, so \\n matches nothing.'
  }
  if (stoppedBy || isIgnored || path.startsWith('output:')) return 'No line matches.'
  return 'No line matches. To search ignored files, set path to an ignored file or folder.'
}

/** The lines that fit into one result. */
function linesThatFit(lines: readonly GrepLine[]): { readonly lines: readonly GrepLine[]; readonly matches: number } {
  let length = 0
  const end = lines.findIndex(({ text }) => (length += text.length + LINE_OVERHEAD) > MAX_LENGTH)
  const fit = end < 0 ? lines : lines.slice(0, end)
  return { lines: fit, matches: fit.filter(({ isMatch }) => isMatch).length }
}

/** As grep writes them: `path:line:text`, `path-line-text` for context. */
function flatLines(lines: readonly GrepLine[]): string[] {
  return lines.map(({ path, line, isMatch, text }) => [path, line, text].join(isMatch ? ':' : '-'))
}

/** Grouped by file, so that each path is written once. `--` marks a gap between lines. */
function groupedLines(lines: readonly GrepLine[], { context }: SearchQuery): string[] {
  return lines.flatMap(({ path, line, isMatch, text }, index) => {
    const before = lines[index - 1]
    const isSameFile = before?.path === path
    const isGap = context > 0 && isSameFile && before.line + 1 < line
    return [...(isSameFile ? [] : [path]), ...(isGap ? ['  --'] : []), `  ${line}${isMatch ? ':' : '-'} ${text}`]
  })
}

function omittedMatches({ matches, files, stoppedBy }: SearchResult, shown: number): string[] {
  if (matches === shown && !stoppedBy) return []
  const atLeast = stoppedBy ? 'more than ' : ''
  const all = `${atLeast}${matches} in ${atLeast}${plural(files, 'file')}`
  return [`(${atLeast}${matches - shown} more; ${all}. Narrow the pattern, path or glob.)`]
}

function notesOn({ binaries, tooLarge, skipped, isIgnored, stoppedBy }: SearchResult): string[] {
  return [
    ...(binaries.length > 0 ? [`(also matches in binary files: ${listFirst(binaries, MAX_NAMES)})`] : []),
    ...(tooLarge.length > 0 ? [`(not searched because they are too large: ${listFirst(tooLarge, MAX_NAMES)})`] : []),
    ...(skipped > 0 ? [`(${skipped} skipped: hard links, or names that are not text)`] : []),
    ...(isIgnored ? ['(ignored by .gitignore)'] : []),
    ...(stoppedBy === 'time' ? ['(stopped at the time limit)'] : [])
  ]
}
