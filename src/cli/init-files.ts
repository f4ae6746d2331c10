import { createPatch } from 'diff'
import type { WorkTreeFile } from '../doctor/read-workflows.ts'
import { isSystemError, ToolError, unlessSystemError, UserError } from '../errors.ts'
import { unixLines, indent } from '../text/lines.ts'
import { visibleText } from '../text/visible-text.ts'
import { applyChanges } from '../workspace/files/apply-changes.ts'
import { linkBeneath, readFileBeneath } from '../workspace/files/files.ts'
import { resolveInside } from '../workspace/files/resolve-inside.ts'
import { colorDiff, type Style } from './terminal.ts'
import { fileProblem } from '../text/file-problem.ts'

export interface ComparedFile extends WorkTreeFile {
  /** Where it is written; symbolic links of folders are resolved. */
  readonly realPath: string
  readonly existing: string | undefined
  readonly status: 'new' | 'changed' | 'unchanged'
}

/**
 * Compares files with those of the checkout. Line endings do not count, and a file keeps its own.
 *
 * @throws UserError for a file that cannot be written there, such as one that is a link
 */
export async function compareFiles(root: string, files: readonly WorkTreeFile[]): Promise<readonly ComparedFile[]> {
  return Promise.all(files.map((file) => compareFile(root, file)))
}

async function compareFile(root: string, { path, text }: WorkTreeFile): Promise<ComparedFile> {
  const cannot = (reason: string, cause?: unknown) => new UserError(`${path} cannot be written: ${reason}`, { cause })
  try {
    const folder = path.slice(0, path.lastIndexOf('/'))
    const realPath = `${await resolveInside(root, folder)}/${path.slice(folder.length + 1)}`
    if ((await linkBeneath(root, realPath)) !== undefined) {
      throw cannot('it is a symbolic link, which GitHub does not follow. Remove the link.')
    }
    const existing = await readExisting(root, realPath)
    const status = existing === undefined ? 'new' : unixLines(existing) === text ? 'unchanged' : 'changed'
    const written = existing?.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text
    return { path, realPath, text: written, existing, status }
  } catch (error) {
    if (isSystemError(error) || error instanceof ToolError)
      throw cannot(isSystemError(error) ? `${fileProblem(error)}.` : error.message, error)
    throw error
  }
}

async function readExisting(root: string, path: string): Promise<string | undefined> {
  return (await unlessSystemError(readFileBeneath(root, path), undefined, ['ENOENT']))?.toString()
}

/** The difference from the existing file, or the whole new one. Nothing in the texts can control the terminal. */
export function showFile({ path, text, existing, status }: ComparedFile, style: Style): string {
  if (status === 'unchanged') return `${style('bold', path)}: unchanged\n`
  if (existing === undefined) return `${style('bold', `${path} (new)`)}\n${indent(text)}`
  const patch = createPatch(path, unixLines(existing), unixLines(text), '', '')
  const lines = visibleText(patch)
    .split('\n')
    .filter((line) => !/^(?:Index: |={5}|--- |\\ No newline)/.test(line))
  return `${colorDiff(lines.join('\n').replace(/^\+\+\+ .*$/m, `+++ b/${path}`), style)}\n`
}

/** Writes all files or none. @throws UserError if one cannot be written */
export async function writeFiles(root: string, files: readonly ComparedFile[], signal: AbortSignal): Promise<void> {
  const changes = files
    .filter(({ status }) => status !== 'unchanged')
    .map(({ realPath, text }) => ({ path: realPath, content: Buffer.from(text) }))
  try {
    await applyChanges(root, changes, signal)
  } catch (error) {
    if (!(error instanceof ToolError)) throw error
    throw new UserError(`${error.message} Nothing was written.`, { cause: error })
  }
}
