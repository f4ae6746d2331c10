import { hasText, indentOf } from '../text/lines.ts'

/**
 * The new lines as the file is indented: with its tabs or spaces, and with the indentation of the replaced lines if the new ones have none.
 * Models leave out both. Undefined if it is unclear what they mean.
 */
export function inFileIndentation(
  lines: readonly string[],
  replaced: readonly string[]
): readonly string[] | undefined {
  const [now, old] = [lines.filter(hasText), replaced.filter(hasText)]
  // Another indentation can be the point of the change.
  if (now.length === 0 || old.length === 0 || withoutSpace(now) === withoutSpace(old)) return lines
  const missing = commonIndent(old)
  if (missing !== '' && indentOf(now[0] ?? '') === '')
    return lines.map((line) => (hasText(line) ? missing + line : line))
  return inSameCharacters(lines, { now, old })
}

function inSameCharacters(
  lines: readonly string[],
  { now, old }: { readonly now: readonly string[]; readonly old: readonly string[] }
): readonly string[] | undefined {
  const [wanted, given] = [kindOf(old), kindOf(now)]
  if (wanted === undefined || given === undefined || wanted === given) return lines
  const [oldFirst, nowFirst] = [indentOf(old[0] ?? '').length, indentOf(now[0] ?? '').length]
  const unit = wanted === 'tabs' ? nowFirst / oldFirst : oldFirst / nowFirst
  if (![2, 3, 4, 8].includes(unit)) return undefined
  const indents = now.map((line) => indentOf(line).length)
  if (wanted === 'tabs' && indents.some((length) => length % unit !== 0)) return undefined
  return lines.map((line) => {
    const { length } = indentOf(line)
    return (wanted === 'tabs' ? '\t'.repeat(length / unit) : ' '.repeat(length * unit)) + line.slice(length)
  })
}

/** Undefined for lines without indentation, and for mixed ones. */
function kindOf(lines: readonly string[]): 'tabs' | 'spaces' | undefined {
  const characters = new Set(lines.map(indentOf).join(''))
  if (characters.size !== 1) return undefined
  return characters.has('\t') ? 'tabs' : 'spaces'
}

function commonIndent(lines: readonly string[]): string {
  return lines.map(indentOf).reduce((common, indent) => {
    let length = 0
    while (length < common.length && common[length] === indent[length]) length += 1
    return common.slice(0, length)
  })
}

function withoutSpace(lines: readonly string[]): string {
  return lines.join('').replaceAll(/\s/g, '')
}
