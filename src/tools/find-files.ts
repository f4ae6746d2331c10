import * as z from 'zod'
import { defineTool } from '../agent/tool.ts'
import type { Tool } from '../agent/tool.ts'
import type { FoundFiles } from '../workspace/search/list-files.ts'
import type { Workspace } from '../workspace/workspace.ts'

const MAX_FILES = 100

export function findFiles(workspace: Workspace): Tool {
  return defineTool({
    name: 'find_files',
    description: 'Find files by name, such as *.test.ts or src/**/*.py. Leaves out what .gitignore names.',
    otherNames: ['glob', 'file_search', 'glob_search', 'find'],
    cachePolicy: 'cacheable',
    parameters: z.strictObject({
      pattern: z.string().min(1).describe('A glob. One without / matches the name at any depth.'),
      path: z.string().optional().describe('Folder to look in. Default: the root.')
    }),
    aliases: {
      ...{ glob: 'pattern', glob_pattern: 'pattern', name: 'pattern', query: 'pattern' },
      ...{ directory: 'path', dir: 'path', folder: 'path' }
    },
    subject: ({ pattern }) => pattern,
    async run({ pattern, path = '.' }, signal) {
      const found = await workspace.findFiles(pattern, path, signal)
      return { text: found.files.length === 0 ? nothing(pattern, found) : show(found) }
    }
  })
}

function show({ files, interpretation, isIgnored }: FoundFiles): string {
  const lines = files.slice(0, MAX_FILES)
  if (files.length > MAX_FILES) lines.push(`(${files.length - MAX_FILES} more; narrow the pattern or the path)`)
  if (interpretation === 'any-case') lines.push('(in another case than the pattern)')
  if (isIgnored) lines.push('(ignored by .gitignore)')
  return lines.join('\n')
}

function nothing(pattern: string, { isIgnored }: FoundFiles): string {
  const hint = isIgnored ? '' : ' Files that .gitignore names are found only below a path that it names.'
  return `No file matches ${pattern}.${hint}`
}
