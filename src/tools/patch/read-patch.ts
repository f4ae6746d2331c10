import { ToolError } from '../../errors.ts'
import { readBeginPatch, startOfBeginPatch } from './begin-patch.ts'
import type { Section } from './patch.ts'
import { readUnifiedDiff, startOfUnifiedDiff } from './unified-diff.ts'
import { unwrapPatch } from './unwrap-patch.ts'

/**
 * Reads a patch of either kind.
 *
 * @throws ToolError for what is none
 */
export async function readPatch(text: string): Promise<Section[]> {
  const patch = unwrapPatch(text)
  // A unified diff between the first and last line of the other kind is a mistake that can be read in one way only.
  const inner = patch.replace(/^\s*\*\*\* Begin Patch[ \t]*\r?\n(?=diff --git |--- )/, '')
  const [unified, begin] = [startOfUnifiedDiff(inner), startOfBeginPatch(inner)]
  if (unified >= 0 && (begin < 0 || unified < begin || inner !== patch)) {
    return readUnifiedDiff(inner === patch ? patch : inner.replace(/\n\*\*\* End Patch\s*$/, '\n'))
  }
  if (begin >= 0) return readBeginPatch(patch)
  throw new ToolError(
    'This is no patch. Write *** Begin Patch, *** Update File: PATH, @@, lines with blank, - or + before them, and ' +
      '*** End Patch; or a unified diff.'
  )
}
