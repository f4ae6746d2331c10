import * as z from 'zod'
import { defineTool } from '../agent/tool.ts'
import type { Tool } from '../agent/tool.ts'
import type { FolderListing, LinkTarget, ListedEntry } from '../workspace/files/list-folder.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { pathAliases } from './path-aliases.ts'

export function listDirectory(workspace: Workspace): Tool {
  return defineTool({
    name: 'list_directory',
    description: 'List what lies in a folder, ignored files too. Folders end in /, symbolic links in @.',
    otherNames: ['list_dir', 'list_files', 'ls'],
    cachePolicy: 'cacheable',
    parameters: z.strictObject({ path: z.string().optional().describe('Default: the root.') }),
    aliases: { ...pathAliases, directory: 'path', dir: 'path', folder: 'path' },
    subject: ({ path = '.' }) => path,
    async run({ path = '.' }, signal) {
      return { text: showFolder(await workspace.listFolder(path, signal)) }
    }
  })
}

export function showFolder({ path, entries, more }: FolderListing & { readonly path: string }): string {
  if (entries.length === 0) return `${path === '' ? 'The root' : path} is empty.`
  const lines = entries.map(showEntry)
  return [...lines, ...(more > 0 ? [`(${more} more; use find_files)`] : [])].join('\n')
}

const marks: Readonly<Record<LinkTarget, string>> = {
  file: '',
  folder: '/',
  link: '@',
  other: ' (no regular file)',
  missing: ' (missing)',
  outside: ' (outside the repository)'
}

function showEntry({ name, kind, target, isIgnored }: ListedEntry): string {
  const ignored = isIgnored ? ' (ignored)' : ''
  if (!target) return `${name}${marks[kind]}${ignored}`
  return `${name}@ -> ${target.path}${marks[target.kind]}${ignored}`
}
