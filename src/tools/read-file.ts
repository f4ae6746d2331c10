import * as z from 'zod'
import { defineTool } from '../agent/tool.ts'
import type { Tool } from '../agent/tool.ts'
import { isBinary } from '../workspace/text.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { pathAliases } from './aliases.ts'
import type { SeenFiles } from './seen-files.ts'
import { linesOf } from './text-lines.ts'

const MAX_LINES = 2_000
const MAX_LINE_LENGTH = 2_000
const MAX_LENGTH = 50_000

export function readFile(workspace: Workspace, seen: SeenFiles): Tool {
  return defineTool({
    name: 'read_file',
    description: 'Read a text file, with line numbers. Long files come in parts: go on with offset.',
    cachePolicy: 'cacheable',
    parameters: z.strictObject({
      path: z.string().describe('Relative to the root of the repository.'),
      offset: z.number().optional().describe('First line, counted from 1.'),
      limit: z.number().optional().describe(`Number of lines, at most ${MAX_LINES}.`)
    }),
    aliases: { ...pathAliases, start_line: 'offset', start: 'offset', line: 'offset', lines: 'limit', count: 'limit' },
    subject: ({ path, offset }) => (offset === undefined ? path : `${path}:${offset}`),
    async run({ path, offset, limit }, signal) {
      const file = await workspace.readFile(path, signal)
      if (isBinary(file.content)) return { text: `${file.path} is a binary file of ${file.content.length} bytes.` }
      seen.note(file.path, file.content)
      const lines = linesOf(file.content.toString('utf8').replace(/^\ufeff/, ''))
      if (lines.length === 0) return { text: `${file.path} is empty.` }
      return { text: window(lines, clamp(offset ?? 1, lines.length), clamp(limit ?? MAX_LINES, MAX_LINES)) }
    }
  })
}

/** A range outside the file is taken for its nearest part: refusing it would cost a call and tell no more. */
function clamp(value: number, maximum: number): number {
  return Math.min(Math.max(Math.trunc(value), 1), maximum)
}

function window(lines: readonly string[], first: number, count: number): string {
  const shown: string[] = []
  let length = 0
  for (const line of lines.slice(first - 1, first - 1 + count)) {
    const cut = line.length - MAX_LINE_LENGTH
    const text = cut > 0 ? `${line.slice(0, MAX_LINE_LENGTH)}… (${cut} more characters)` : line
    length += text.length
    if (shown.length > 0 && length > MAX_LENGTH) break
    shown.push(`${first + shown.length}\t${text}`)
  }
  const last = first - 1 + shown.length
  if (first === 1 && last === lines.length) return shown.join('\n')
  const next = last < lines.length ? `; go on with offset ${last + 1}` : ''
  return `${shown.join('\n')}\n(lines ${first} to ${last} of ${lines.length}${next})`
}
