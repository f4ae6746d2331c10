import * as z from 'zod'
import { defineTool, type Tool } from '../agent/tool.ts'
import type { FolderListing, SymlinkTarget, ListedEntry } from '../workspace/files/list-folder.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { otherAgents } from './other-agents.ts'

export function listDirectory(workspace: Workspace): Tool {
  return defineTool({
    name: 'list_directory',
    description: 'List a folder, including ignored files. Folders end in /, symbolic links in @.',
    cachePolicy: 'cacheable',
    parameters: z.strictObject({ path: z.string().optional().describe('Default: the root.') }),
    ...otherAgents.list_directory,
    subject: ({ path = '' }) => (path === '' ? '.' : path),
    async run({ path = '' }, signal) {
      return { text: formatFolder(await workspace.reader.listFolder(path === '' ? '.' : path, signal)) }
    }
  })
}

export function formatFolder({ path, entries, more }: FolderListing): string {
  if (entries.length === 0) return `${path === '' ? 'The root' : path} is empty.`
  const lines = entries.map(formatEntry)
  return [...lines, ...(more > 0 ? [`(${more} more. Use find_files.)`] : [])].join('\n')
}

const suffixes: Readonly<Record<SymlinkTarget, string>> = {
  file: '',
  folder: '/',
  link: '@',
  other: ' (not a regular file)',
  missing: ' (missing)',
  outside: ' (outside the repository)'
}

function formatEntry({ name, kind, target, isIgnored }: ListedEntry): string {
  const ignored = isIgnored ? ' (ignored)' : ''
  if (!target) return `${name}${suffixes[kind]}${ignored}`
  return `${name}@ -> ${target.path}${suffixes[target.kind]}${ignored}`
}
