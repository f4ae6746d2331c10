import { CONTROL } from './hidden-characters.ts'
import { isInGitFolder, isOutside } from './normalized-path.ts'
import { isWithin } from './paths.ts'

export const EXPECTED_WRITABLE_PATH = 'a folder or file of the repository, such as src, without * and ..'

const UNUSABLE = new RegExp(`[*${CONTROL}]`, 'v')

/** The path in one spelling, relative to the root; undefined for a pattern, the root itself and everything outside of it. */
export function readWritablePath(text: string): string | undefined {
  const names = text
    .trim()
    .split('/')
    .filter((name) => name !== '' && name !== '.')
  const path = names.join('/')
  const isUsable = path !== '' && !UNUSABLE.test(path) && !names.includes('..') && !isInGitFolder(path)
  return isUsable && !isOutside(text.trim()) ? path : undefined
}

/**
 * True if the agent can change this file: it is one of the writable paths, or below one. Spelling matters, because the kernel
 * compares paths byte by byte.
 *
 * @param path relative to the root, with links resolved
 * @param writablePaths undefined for everything
 */
export function isWritable(path: string, writablePaths: readonly string[] | undefined): boolean {
  return writablePaths?.some((each) => isWithin(path, each)) ?? true
}
