import type { ShellWord, SimpleCommand } from './shell-command.ts'

// The commands whose output lines are file names.
const listsFiles = /^(find|git ls-files|git diff --name-only|git grep -l|rg --files|rg -l|grep -\w*l\w*)( |$)/
const filters = /^(head|tail|sort|uniq|grep)$/

/** True for a pipeline whose output is a list of files, possibly filtered. */
export function isFileList([source, ...others]: readonly SimpleCommand[]): boolean {
  return (
    source !== undefined &&
    listsFiles.test(source.map(({ value }) => value).join(' ')) &&
    !source.some(({ value }) => value.startsWith('-printf')) &&
    others.every(isFilter)
  )
}

/** What each line of a list of files starts with, one for each folder that is listed; '' if that is not known. */
export function startsOfList([source, ...others]: readonly SimpleCommand[]): readonly string[] {
  if (!source || !others.every(isFilter) || source.some(({ isOpen }) => isOpen)) return ['']
  const [{ value: program }, ...words] = source
  const operands = words.filter(({ value }) => !value.startsWith('-'))
  const folders = foldersOf(program, words, operands)
  return folders.length > 0 ? folders.map(({ value, isGlob }) => (isGlob ? startOfGlob(value) : value)) : ['']
}

/** What every file that a glob matches starts with. */
export function startOfGlob(pattern: string): string {
  return pattern.slice(0, pattern.search(/[*?[]|$/))
}

function foldersOf(program: string, words: readonly ShellWord[], operands: readonly ShellWord[]): readonly ShellWord[] {
  if (program === 'find') {
    const end = words.findIndex(({ value }) => /^[-(!,]/.test(value))
    const folders = words.slice(0, end < 0 ? undefined : end)
    return folders.length > 0 ? folders : [{ value: '.', isGlob: false }]
  }
  const isNameOnly = words.some(({ value }) => /^-[a-zA-Z]*[lL]|^--files/.test(value))
  // The first operand is the pattern.
  if (/^(grep|rg|egrep|fgrep)$/.test(program) && isNameOnly) {
    const hasPattern = words.some(({ value }) => /^-e|^--files$/.test(value))
    return operands.slice(hasPattern ? 0 : 1)
  }
  if (program === 'ls') return operands.filter(({ isGlob }) => isGlob)
  return program === 'git' && operands[0]?.value === 'ls-files' ? operands.slice(1) : []
}

/** True for a program that passes on some of its input lines and reads no file. */
function isFilter([name, ...words]: SimpleCommand): boolean {
  const operands = words.filter(({ value }) => !value.startsWith('-') && !/^\d+$/.test(value))
  return filters.test(name.value) && operands.length <= (name.value === 'grep' ? 1 : 0)
}
