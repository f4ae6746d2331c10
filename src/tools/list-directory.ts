import * as z from 'zod'
import { defineTool } from '../agent/tool.ts'
import type { Tool } from '../agent/tool.ts'
import type { Entry } from '../workspace/files.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { pathAliases } from './aliases.ts'

const MAX_ENTRIES = 500

export function listDirectory(workspace: Workspace): Tool {
  return defineTool({
    name: 'list_directory',
    description: 'List what lies in a folder, ignored files too. Folders end in /, symbolic links in @.',
    cachePolicy: 'cacheable',
    parameters: z.strictObject({ path: z.string().optional().describe('Default: the root.') }),
    aliases: { ...pathAliases, directory: 'path', dir: 'path', folder: 'path' },
    subject: ({ path = '.' }) => path,
    async run({ path = '.' }, signal) {
      const { path: folder, entries } = await workspace.listFolder(path, signal)
      if (entries.length === 0) return { text: `${folder === '' ? 'The root' : folder} is empty.` }
      const lines = entries.slice(0, MAX_ENTRIES).map(nameOf)
      if (entries.length > MAX_ENTRIES) lines.push(`(${entries.length - MAX_ENTRIES} more; use find_files)`)
      return { text: lines.join('\n') }
    }
  })
}

const marks: Readonly<Record<Entry['kind'], string>> = { file: '', folder: '/', link: '@', other: '' }

function nameOf({ name, kind }: Entry): string {
  return name + marks[kind]
}
