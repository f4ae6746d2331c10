import * as z from 'zod'
import { defineTool } from '../agent/tool.ts'
import type { Tool } from '../agent/tool.ts'
import type { Hit } from '../workspace/tree-search.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { pathAliases } from './aliases.ts'

const MAX_HITS = 100
const MAX_LINE_LENGTH = 300

export function grepSearch(workspace: Workspace): Tool {
  return defineTool({
    name: 'grep_search',
    description: 'Search the text of files by a regular expression (Perl). Leaves out what .gitignore names.',
    cachePolicy: 'cacheable',
    parameters: z.strictObject({
      pattern: z.string().min(1),
      path: z.string().optional().describe('File or folder to search. Default: the root.'),
      glob: z.string().optional().describe('Only files that match, such as *.ts.'),
      ignore_case: z.boolean().optional(),
      literal: z.boolean().optional().describe('Take the pattern as plain text.')
    }),
    aliases: {
      ...pathAliases,
      ...{ query: 'pattern', regex: 'pattern', search: 'pattern', directory: 'path', include: 'glob' },
      ...{ case_insensitive: 'ignore_case', fixed_strings: 'literal' }
    },
    subject: ({ pattern }) => pattern,
    async run({ pattern, path = '.', glob, ignore_case: ignoreCase = false, literal: isLiteral = false }, signal) {
      const hits = await workspace.search({ pattern, path, glob, ignoreCase, isLiteral }, signal)
      return { text: hits.length === 0 ? 'No line matches.' : show(hits) }
    }
  })
}

/** Grouped by file, so that a path is written once. */
function show(hits: readonly Hit[]): string {
  const lines: string[] = []
  let last = ''
  for (const { path, line, text } of hits.slice(0, MAX_HITS)) {
    if (path !== last) lines.push(path)
    last = path
    lines.push(`  ${line}: ${text.length > MAX_LINE_LENGTH ? `${text.slice(0, MAX_LINE_LENGTH)}…` : text}`)
  }
  if (hits.length > MAX_HITS) {
    const files = new Set(hits.map(({ path }) => path)).size
    lines.push(`(${hits.length - MAX_HITS} more; ${hits.length} in ${files} files. Narrow the pattern, path or glob.)`)
  }
  return lines.join('\n')
}
