import { ToolError } from '../../errors.ts'
import { oldLines, type HunkLine } from '../edit/hunk.ts'
import { omissionIn } from '../edit/omission.ts'
import { textsOf } from '../edit/text-lines.ts'
import { readBeginPatch, startOfBeginPatch } from './begin-patch.ts'
import type { Section } from './apply-hunks.ts'
import { readUnifiedDiff, startOfUnifiedDiff } from './unified-diff.ts'

/**
 * Reads a patch in the `*** Begin Patch` grammar, or a unified diff.
 *
 * @throws ToolError for any other text
 */
export function readPatch(text: string): readonly Section[] {
  const sections = readSections(unwrapPatch(text))
  for (const { hunks } of sections) for (const { lines } of hunks) refuseOmission(lines)
  return sections
}

function readSections(patch: string): readonly Section[] {
  const [unified, begin] = [startOfUnifiedDiff(patch), startOfBeginPatch(patch)]
  if (unified >= 0 && (begin < 0 || unified < begin)) return readUnifiedDiff(patch)
  if (begin >= 0) return readBeginPatch(patch)
  throw new ToolError(
    'This is not a patch. Write *** Begin Patch, *** Update File: PATH, @@, lines that start with a space, - or +, and ' +
      '*** End Patch; or a unified diff.'
  )
}

/** @throws ToolError when lines that a patch adds stand for others that it leaves out */
function refuseOmission(lines: readonly HunkLine[]): void {
  const added = lines.flatMap(({ kind, text }) => (kind === 'add' ? [text] : []))
  const omission = omissionIn(added.join('\n'), textsOf(oldLines(lines)).join('\n'))
  if (omission === undefined) return
  throw new ToolError(`The patch leaves code out ("${omission}"). Write all of it; nothing fills the gap.`)
}

/** The patch without the shell and the code fence around it. */
function unwrapPatch(text: string): string {
  let patch = text
  for (const wrapper of [FENCE, HERE_DOCUMENT, FENCE]) patch = patch.trimStart().replace(wrapper, '$2\n')
  return patch
}

const HERE_DOCUMENT = /^(?:cat|apply_?patch)?\s*<<-?\s*['"]?(\w+)['"]?[ \t]*\r?\n([^]*?)\r?\n[ \t]*\1\s*$/
const FENCE = /^(`{3,}|~{3,})[\w-]*[ \t]*\r?\n([^]*?)\r?\n\1\s*$/
