import { ToolError } from '../../errors.ts'
import { unixLines } from '../../text/lines.ts'
import { readBeginPatch, startOfBeginPatch } from './begin-patch.ts'
import type { Section } from './patch.ts'
import { readUnifiedDiff, startOfUnifiedDiff } from './unified-diff.ts'

/**
 * Reads a patch in the `*** Begin Patch` grammar, or a unified diff.
 *
 * @throws ToolError for any other text
 */
export async function readPatch(text: string): Promise<Section[]> {
  const patch = withoutReturns(unwrapPatch(text))
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

const HEADER = /^(?:--- |\+\+\+ |@@ -|\*\*\* (?:Begin|End|Add|Update|Delete|Move))[^\n]*/gm

/** A patch whose own lines end in CRLF was converted as a whole, so its line endings say nothing about the files. */
function withoutReturns(patch: string): string {
  const headers = patch.match(HEADER) ?? []
  return headers.length > 0 && headers.every((line) => line.endsWith('\r')) ? unixLines(patch) : patch
}

/** Models use one wrapper, or in the worst case all of them. */
const MAX_LAYERS = 4

/** The patch without its wrappers: JSON, a code fence, a shell heredoc, a notebook cell. */
function unwrapPatch(text: string): string {
  let patch = text
  for (let layer = 0; layer < MAX_LAYERS; layer += 1) {
    const start = patch.trimStart()
    const inner = fromJson(start) ?? fromHeredoc(start) ?? fromFence(start) ?? fromCell(start)
    if (inner === undefined) return patch
    patch = inner
  }
  return patch
}

/** A patch on one line with escaped line feeds was encoded as JSON twice. */
function fromJson(text: string): string | undefined {
  const line = text.trim()
  if (line.includes('\n') || !line.includes(String.raw`\n`)) return undefined
  try {
    const value: unknown = JSON.parse(line.startsWith('"') ? line : `"${line}"`)
    return typeof value === 'string' ? value : undefined
  } catch {
    // Not JSON: taken as it is.
    return undefined
  }
}

function fromHeredoc(text: string): string | undefined {
  const match = /^(?:cat|apply_?patch)?\s*<<-?\s*(['"]?)(\w+)\1[ \t]*\r?\n([^]*?)\r?\n[ \t]*\2\s*$/.exec(text)
  return match?.[3] === undefined ? undefined : `${match[3]}\n`
}

function fromFence(text: string): string | undefined {
  const match = /^(`{3,}|~{3,})[\w-]*[ \t]*\r?\n([^]*?)\r?\n\1\s*$/.exec(text)
  return match?.[2] === undefined ? undefined : `${match[2]}\n`
}

/** `%%bash` before the command, as in a notebook cell. */
function fromCell(text: string): string | undefined {
  return /^%%?(?:bash|sh)[ \t]*\r?\n([^]*)$/.exec(text)?.[1]
}
