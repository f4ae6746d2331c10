import type { Look } from '../../git/look.ts'
import { unlessUnreadable, withFileBeneath } from '../files/files.ts'
import type { OpenFile } from '../files/open-file.ts'
import type { GrepResult, GrepLine } from './grep-output.ts'

const LINE_FEED = 10

/**
 * Reads the matching lines again, without following links, and drops files that do not contain them.
 *
 * Attack: git opens files by path. A folder that becomes a link during the search leads it out of the repository.
 */
export async function confirmMatches(root: string, result: GrepResult, look: Look): Promise<GrepResult> {
  const byPath = Map.groupBy(result.lines, ({ path }) => path)
  const unconfirmed = new Set<string>()
  for (const [path, lines] of byPath) {
    look.throwIfOver()
    if (!(await containsLines({ root, look }, path, lines))) unconfirmed.add(path)
  }
  if (unconfirmed.size === 0) return result
  const lines = result.lines.filter(({ path }) => !unconfirmed.has(path))
  return {
    ...result,
    lines,
    matches: result.matches - countMatches(result.lines) + countMatches(lines),
    files: result.files - unconfirmed.size,
    skipped: result.skipped + unconfirmed.size
  }
}

function countMatches(lines: readonly GrepLine[]): number {
  return lines.filter(({ isMatch }) => isMatch).length
}

async function containsLines(
  { root, look }: { readonly root: string; readonly look: Look },
  path: string,
  lines: readonly GrepLine[]
): Promise<boolean> {
  const wanted = new Set(lines.map(({ line }) => line))
  const reading = withFileBeneath(root, path, (file, { size }) => {
    look.read([{ path, bytes: size }])
    return readLines(file, wanted)
  })
  const actual = await unlessUnreadable(reading, undefined)
  return lines.every(({ line, text }) => actual?.get(line)?.includes(withoutEllipses(text)))
}

/** They mark where a long line was shortened. */
function withoutEllipses(text: string): string {
  return text.replace(/^…/, '').replace(/…$/, '')
}

async function readLines(file: OpenFile, wanted: ReadonlySet<number>): Promise<Map<number, string>> {
  const last = Math.max(...wanted)
  const lines = new Map<number, string>()
  let parts: Buffer[] = []
  let number = 1
  const complete = () => {
    if (wanted.has(number)) lines.set(number, Buffer.concat(parts).toString())
    parts = []
    number += 1
  }
  for await (const chunk of file.chunks()) {
    let start = 0
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      if (wanted.has(number)) parts.push(Buffer.from(chunk.subarray(start, end)))
      complete()
      start = end + 1
    }
    if (number > last) break
    if (wanted.has(number)) parts.push(Buffer.from(chunk.subarray(start)))
  }
  complete()
  return lines
}
