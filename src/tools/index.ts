import type { Tool } from '../agent/tool.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { editFile } from './edit-file.ts'
import { findFiles } from './find-files.ts'
import { finish } from './finish.ts'
import { grepSearch } from './grep-search.ts'
import { listDirectory } from './list-directory.ts'
import { readFile } from './read-file.ts'
import { runCommand } from './run-command.ts'
import { SeenFiles } from './seen-files.ts'
import { writeFile } from './write-file.ts'

/**
 * The tools for one run, always in the same order: providers cache the prompt up to the first difference.
 *
 * @param options readOnly leaves out all that changes the work tree or runs code of the repository
 */
export function toolbox(workspace: Workspace, { readOnly }: { readonly readOnly: boolean }): readonly Tool[] {
  const seen = new SeenFiles()
  const reading = [
    findFiles(workspace),
    finish(),
    grepSearch(workspace),
    listDirectory(workspace),
    readFile(workspace, seen)
  ]
  const writing = [editFile(workspace, seen), runCommand(workspace), writeFile(workspace, seen)]
  return (readOnly ? reading : [...reading, ...writing]).sort((a, b) => (a.name < b.name ? -1 : 1))
}
