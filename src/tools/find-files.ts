import * as z from 'zod'
import { defineTool } from '../agent/tool.ts'
import type { Tool } from '../agent/tool.ts'
import type { Workspace } from '../workspace/workspace.ts'

const MAX_FILES = 100

export function findFiles(workspace: Workspace): Tool {
  return defineTool({
    name: 'find_files',
    description: 'Find files by name, such as *.test.ts or src/**/*.py. Leaves out what .gitignore names.',
    cachePolicy: 'cacheable',
    parameters: z.strictObject({
      pattern: z.string().min(1).describe('A glob. One without / matches the name at any depth.'),
      path: z.string().optional().describe('Folder to look in. Default: the root.')
    }),
    aliases: { glob: 'pattern', name: 'pattern', query: 'pattern', directory: 'path', folder: 'path' },
    subject: ({ pattern }) => pattern,
    async run({ pattern, path = '.' }, signal) {
      const files = await workspace.findFiles(pattern, path, signal)
      if (files.length === 0) return { text: `No file matches ${pattern}.` }
      const lines = files.slice(0, MAX_FILES)
      if (files.length > MAX_FILES) lines.push(`(${files.length - MAX_FILES} more; narrow the pattern or the path)`)
      return { text: lines.join('\n') }
    }
  })
}
