import * as z from 'zod'
import { defineTool, type Tool } from '../agent/tool.ts'
import type { DifferenceQuestion, FileDifference, ReadDifference } from '../domain/file-difference.ts'
import { ToolError } from '../errors.ts'
import { formatDifference } from './diff/format-difference.ts'
import { isWorthReading } from './diff/worth-reading.ts'
import { otherAgents } from './other-agents.ts'
import { isWithin } from '../text/paths.ts'

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
      since: z
        .string()
        .optional()
        .describe(
          'start: only your own changes. last-review: since the newest review. Or a commit of the branch. Default: base.'
        ),
      context: z
        .int()
        .min(0)
        .max(50)
        .optional()
        .describe(`Unchanged lines around each change. Default: ${DEFAULT_CONTEXT}.`)
    }),
    ...otherAgents.read_diff,
    subject: ({ path = '', since = 'base' }) => (path === '' ? `since ${since}` : path),
    async run({ path = '', since = 'base', context = DEFAULT_CONTEXT }) {
      const place = path.replace(/^(\.?\/)+|\/+$/g, '').replace(/^\.$/, '')
      const wants = (file: Omit<FileDifference, 'hunks'>) => (place === '' ? isWorthReading(file) : isIn(file, place))
      const { files: all, from } = await readDifference({ since: readSince(since), context, wants })
      const heading = from === undefined ? '' : `${from}\n`
      const shown = place === '' ? all : all.filter((file) => isIn(file, place))
      if (shown.length === 0)
        return { text: heading + (place === '' ? 'Nothing differs.' : `${path} does not differ.`) }
      return { text: heading + formatDifference(shown, MAX_LENGTH) }
    }
  })
}

function readSince(since: string): DifferenceQuestion['since'] {
  if (since === 'base' || since === 'start' || since === 'last-review') return since
  const commit = since.toLowerCase()
  if (/^[0-9a-f]{7,40}$/.test(commit)) return { commit }
  throw new ToolError('since must be base, start, last-review, or a commit: 7 to 40 hexadecimal digits.')
}

function isIn({ path, movedFrom }: Pick<FileDifference, 'path' | 'movedFrom'>, place: string): boolean {
  return [path, movedFrom ?? path].some((each) => isWithin(each, place))
}
