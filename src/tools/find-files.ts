import * as z from 'zod'
import { defineTool, type Tool } from '../agent/tool.ts'
import type { FoundFiles } from '../workspace/search/list-files.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { otherAgents } from './other-agents.ts'

const MAX_FILES = 100

export function findFiles(workspace: Workspace): Tool {
  return defineTool({
    name: 'find_files',
    description: 'Find files by name, such as *.test.ts or src/**/*.py. Skips ignored files.',
    cachePolicy: 'cacheable',
    parameters: z.strictObject({
      pattern: z.string().min(1).describe('A glob. Without /, it matches names at any depth.'),
      path: z.string().optional().describe('Folder to search. Default: the root.')
    }),
    ...otherAgents.find_files,
    subject: ({ pattern }) => pattern,
    async run({ pattern, path = '' }, signal) {
      const matches = await workspace.reader.findFiles(pattern, path === '' ? '.' : path, signal)
      return { text: matches.files.length === 0 ? noFiles(pattern, matches) : formatFiles(matches) }
    }
  })
}

function formatFiles({ files, interpretation, isIgnored }: FoundFiles): string {
  const lines = files.slice(0, MAX_FILES)
  if (files.length > MAX_FILES) lines.push(`(${files.length - MAX_FILES} more. Narrow the pattern or the path.)`)
  if (interpretation === 'any-case') lines.push('(matched ignoring case)')
  if (isIgnored) lines.push('(ignored by .gitignore)')
  return lines.join('\n')
}

function noFiles(pattern: string, { isIgnored }: FoundFiles): string {
  const hint = isIgnored ? '' : ' To search ignored files, set path to an ignored folder.'
  return `No file matches ${pattern}.${hint}`
}
