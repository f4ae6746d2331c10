import { plural } from '../text/format.ts'
import { unquoteName } from '../text/git-names.ts'
import { parseHunks } from '../text/hunks.ts'
import {
  misleadingCharactersIn,
  type MisleadingCharacters,
  type MisleadingKind
} from '../text/misleading-characters.ts'

const DESCRIPTIONS: Readonly<Record<MisleadingKind, string>> = {
  bidi: 'bidi characters, which change the order of the text',
  tag: 'tag characters, which draw nothing',
  'zero-width': 'zero-width or other invisible characters',
  control: 'control characters',
  homoglyph: 'look-alike letters of another script (homoglyphs)'
}

const MAX_FILES = 20
const MAX_LINES = 10
const MAX_CODE_POINTS = 5

/**
 * Warns about hidden and look-alike characters: one warning for each file name that has them, and one for each file whose
 * added lines do.
 *
 * @param patch as git writes it
 */
export function characterWarnings(patch: string, paths: readonly string[]): readonly string[] {
  const names = paths.flatMap((path) => {
    const misleading = misleadingCharactersIn(path)
    return misleading.length === 0 ? [] : [`The name of ${path} has ${describeAll(misleading)}.`]
  })
  const warnings = [...names, ...fileWarnings(patch)]
  if (warnings.length <= MAX_FILES) return warnings
  return [
    ...warnings.slice(0, MAX_FILES),
    `Hidden or look-alike characters are in ${plural(warnings.length - MAX_FILES, 'more file')} too.`
  ]
}

function fileWarnings(patch: string): readonly string[] {
  const byPath = new Map<string, string[]>()
  for (const { path, line, text } of addedLines(patch)) {
    const withoutByteOrderMark = line === 1 ? text.replace(/^\uFEFF/, '') : text
    const misleading = misleadingCharactersIn(withoutByteOrderMark)
    if (misleading.length === 0) continue
    const lines = byPath.get(path) ?? []
    lines.push(`line ${line} has ${describeAll(misleading)}`)
    byPath.set(path, lines)
  }
  return Array.from(byPath, ([path, lines]) => {
    const more = lines.length > MAX_LINES ? [`and ${plural(lines.length - MAX_LINES, 'more line')}`] : []
    return `${path} does not read as it looks: ${[...lines.slice(0, MAX_LINES), ...more].join('; ')}.`
  })
}

function describeAll(found: readonly MisleadingCharacters[]): string {
  return found
    .map(({ kind, codePoints }) => {
      const more = codePoints.length > MAX_CODE_POINTS ? ', …' : ''
      return `${DESCRIPTIONS[kind]} (${codePoints.slice(0, MAX_CODE_POINTS).join(', ')}${more})`
    })
    .join(' and ')
}

// Only a line feed ends a line.
const FILE_START = /(?<![^\n])(?=diff --git )/
const NEW_PATH = /(?<![^\n])\+\+\+ (?:"b\/([^\n]*)"|b\/([^\n]*?))\t?(?=\n)/

/** The added lines of a git patch. Content cannot pass for a header: a space or a sign precedes each of its lines. */
function addedLines(patch: string) {
  return patch.split(FILE_START).flatMap((file) => {
    const [, quoted, plain = ''] = NEW_PATH.exec(file) ?? []
    const path = quoted === undefined ? plain : unquoteName(quoted)
    const lines = parseHunks(file).flatMap((hunk) => hunk.lines)
    return lines.flatMap(({ kind, right: line, text }) => (kind === 'added' ? [{ path, line, text }] : []))
  })
}
