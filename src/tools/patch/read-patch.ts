import { ToolError } from '../../errors.ts'
import { unixLines } from '../../text/lines.ts'
import { oldLines, type HunkLine } from '../edit/hunk.ts'
import { omissionIn } from '../edit/omission.ts'
import { textsOf } from '../edit/text-lines.ts'
import { readBeginPatch, startOfBeginPatch } from './begin-patch.ts'
import type { Section } from './patch.ts'
import { readUnifiedDiff, startOfUnifiedDiff } from './unified-diff.ts'

/**
 * Reads a patch in the `*** Begin Patch` grammar, or a unified diff.
 *
 * @throws ToolError for any other text
 */
export function readPatch(text: string): readonly Section[] {
  const sections = readSections(withoutReturns(unwrapPatch(text)))
  for (const { hunks } of sections) for (const { lines } of hunks) refuseOmission(lines)
  return sections
}

function readSections(patch: string): readonly Section[] {
  // A unified diff between the first and the last line of the other format can be read in only one way.
  const inner = patch.replace(/^\s*\*\*\* Begin Patch[ \t]*\r?\n(?=diff --git |--- )/, '')
  const [unified, begin] = [startOfUnifiedDiff(inner), startOfBeginPatch(inner)]
  if (unified >= 0 && (begin < 0 || unified < begin || inner !== patch)) {
    return readUnifiedDiff(inner === patch ? patch : inner.replace(/\n\*\*\* End Patch\s*$/, '\n'))
  }
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

const HEADER = /^(?:--- |\+\+\+ |@@ -|\*\*\* (?:Begin|End|Add|Update|Delete|Move))[^\n]*/gm

/** A patch whose own lines end in CRLF was converted as a whole, so its line endings say nothing about the files. */
function withoutReturns(patch: string): string {
  const headers = patch.match(HEADER) ?? []
  return headers.length > 0 && headers.every((line) => line.endsWith('\r')) ? unixLines(patch) : patch
}

/** The patch without the shell and the code fence around it. */
function unwrapPatch(text: string): string {
  let patch = text
  for (const wrapper of [FENCE, HERE_DOCUMENT, FENCE]) patch = patch.trimStart().replace(wrapper, '$2\n')
  return patch
}

const HERE_DOCUMENT = /^(?:cat|apply_?patch)?\s*<<-?\s*['"]?(\w+)['"]?[ \t]*\r?\n([^]*?)\r?\n[ \t]*\1\s*$/
const FENCE = /^(`{3,}|~{3,})[\w-]*[ \t]*\r?\n([^]*?)\r?\n\1\s*$/
