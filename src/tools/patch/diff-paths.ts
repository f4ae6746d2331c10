import type { StructuredPatch } from 'diff'
import { ToolError } from '../../errors.ts'

/** In place of the path of a file that is not there before, or not afterwards. */
export const NOWHERE = '/dev/null'

export interface DiffPaths {
  readonly oldPath: string
  readonly newPath: string
}

/** The paths of a file in a unified diff, without the prefixes that are not part of them. */
export function pathsOf({ oldFileName, newFileName }: StructuredPatch): DiffPaths {
  const [oldPath, newPath] = [oldFileName ?? newFileName, newFileName ?? oldFileName]
  // An empty name is as good as none.
  if (!oldPath || !newPath)
    throw new ToolError('The diff has a hunk without a path. Begin with --- a/PATH and +++ b/PATH.')
  return withoutUsualPrefixes(oldPath, newPath) ?? withoutOtherPrefixes(oldPath, newPath) ?? { oldPath, newPath }
}

function withoutUsualPrefixes(oldPath: string, newPath: string): DiffPaths | undefined {
  const isPrefixed = (path: string, prefix: string) => path === NOWHERE || path.startsWith(prefix)
  if (!isPrefixed(oldPath, 'a/') || !isPrefixed(newPath, 'b/')) return undefined
  return { oldPath: oldPath.replace(/^a\//, ''), newPath: newPath.replace(/^b\//, '') }
}

/** One path with a prefix on one side only, or with those of git's diff.mnemonicPrefix. */
function withoutOtherPrefixes(oldPath: string, newPath: string): DiffPaths | undefined {
  const rest = (path: string) => path.replace(/^[abciow]\//, '')
  const isOne = oldPath !== newPath && rest(oldPath) === rest(newPath)
  return isOne ? { oldPath: rest(oldPath), newPath: rest(newPath) } : undefined
}
