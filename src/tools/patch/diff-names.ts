import { ToolError } from '../../errors.ts'

/** @throws ToolError for a file that has other names above its hunks than in the lines before them */
export function refuseOtherNames(text: string): void {
  const diff = text.replaceAll('\r', '')
  refuseOtherRenames(diff)
  for (const [, first = '', rest = ''] of diff.matchAll(HEADER)) {
    const names = { old: namesIn(rest, OLD_NAME), new: namesIn(rest, NEW_NAME) }
    if (isOf(first, names)) continue
    const other = [...names.old, ...names.new].map((name) => `"${name.slice(0, 120)}"`).join(', ')
    throw new ToolError(
      `"${first.slice(0, 120)}" names other files than ${other} below it. Write the same names, one file at a time.`
    )
  }
}

/** The first line about a file, and those up to its first hunk. */
const HEADER = /^((?:diff --git|Index:) .+)\n((?:(?!diff --git |Index: |@@).*\n)*)/gm
const OLD_NAME = /^(?:---|rename from|copy from) (.+)$/gm
const NEW_NAME = /^(?:\+\+\+|rename to|copy to) (.+)$/gm
const NOWHERE = '/dev/null'
const MAX_LENGTH = 8_192

function namesIn(lines: string, pattern: RegExp): string[] {
  return [...lines.matchAll(pattern)]
    .map(([, name = '']) => name.replace(/\t.*$/, ''))
    .filter((name) => name !== NOWHERE)
}

interface FileNames {
  readonly old: readonly string[]
  readonly new: readonly string[]
}

function isOf(first: string, names: FileNames): boolean {
  const index = /^Index: (.+)$/.exec(first)?.[1]?.trim()
  if (index !== undefined) {
    const others = [...names.old, ...names.new]
    return others.length === 0 || others.some((name) => isSame(name, index) || name.startsWith(`${index} `))
  }
  // A name can contain spaces. Each way to divide the line takes as long as the line.
  if (first.length > MAX_LENGTH) return false
  const words = first.slice('diff --git '.length).split(' ')
  return words.some((_, at) => {
    const [old, current] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    const isMoved = names.old.length > 0 && names.new.length > 0
    return (
      (isMoved || isSame(old, current)) &&
      names.old.every((name) => isSame(name, old)) &&
      names.new.every((name) => isSame(name, current))
    )
  })
}

/** True for names that differ only in quotes and in a prefix such as a/. */
function isSame(name: string, other: string): boolean {
  const forms = (each: string) => {
    const plain = each.replace(/^"(.*)"$/, '$1')
    return [plain, plain.replace(/^[abciow]\//, '')]
  }
  return forms(name).some((form) => forms(other).includes(form))
}

const RENAMED = /^rename from (.+)\nrename to (.+)\n(?:index .*\n)?--- (?:a\/)?(.+)\n\+\+\+ (?:b\/)?(.+)$/gm

/** @throws ToolError for a file that is renamed and then has other names above its hunks */
function refuseOtherRenames(diff: string): void {
  for (const [, from = '', to = '', ...names] of diff.matchAll(RENAMED)) {
    const [above, below] = names.map((name) => name.replace(/\t.*$/, ''))
    const isQuoted = [from, to, above, below].some((name) => name?.startsWith('"'))
    if (!isQuoted && (above !== from || below !== to)) {
      throw new ToolError(
        `The diff renames ${from} to ${to}, but its hunks are of ${above ?? ''} and ${below ?? ''}. Send one file at a time.`
      )
    }
  }
}
