import * as z from 'zod'
import { defineTool } from '../agent/tool.ts'
import type { Tool } from '../agent/tool.ts'
import type { FileDifference, ReadDifference } from '../domain/file-difference.ts'
import { formatDifference } from './diff/format-difference.ts'
import { isWorthReading } from './diff/worth-reading.ts'
import { otherAgents } from './other-agents.ts'

const DEFAULT_CONTEXT = 3
const MAX_LENGTH = 50_000

/** @param readDifference compares the work tree with the commits of the task */
export function readDiff(readDifference: ReadDifference): Tool {
  return defineTool({
    name: 'read_diff',
    description:
      'Show what the branch changes: a line per file, then hunks. The numbers are line numbers in the file, before and after.',
    cachePolicy: 'cacheable',
    maxResultLength: MAX_LENGTH + 10_000,
    parameters: z.strictObject({
      path: z.string().optional().describe('A file or folder. Default: all.'),
      since: z.enum(['base', 'start']).optional().describe('start: only your own changes. Default: base.'),
      context: z
        .int()
        .min(0)
        .max(50)
        .optional()
        .describe(`Equal lines around each change. Default: ${DEFAULT_CONTEXT}.`)
    }),
    ...otherAgents.read_diff,
    subject: ({ path = '', since = 'base' }) => (path === '' ? `since ${since}` : path),
    async run({ path = '', since = 'base', context = DEFAULT_CONTEXT }) {
      const place = path.replace(/^(\.?\/)+|\/+$/g, '').replace(/^\.$/, '')
      const wants = (file: Omit<FileDifference, 'hunks'>) => (place === '' ? isWorthReading(file) : isIn(file, place))
      const all = await readDifference({ since, context, wants })
      const shown = place === '' ? all : all.filter((file) => isIn(file, place))
      if (shown.length === 0) return { text: place === '' ? 'Nothing differs.' : `${path} does not differ.` }
      return { text: formatDifference(shown, MAX_LENGTH) }
    }
  })
}

function isIn({ path, movedFrom }: Pick<FileDifference, 'path' | 'movedFrom'>, place: string): boolean {
  return [path, movedFrom ?? path].some((each) => each === place || each.startsWith(`${place}/`))
}
