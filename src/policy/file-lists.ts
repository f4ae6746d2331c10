import { literalWord, type ShellWord, type SimpleCommand } from './shell-command.ts'

/** A command that prints names of files, each on a line. */
interface Lister {
  /** Its first words. */
  readonly start: RegExp
  /** Options with which it prints nothing else. With any other, it could print lines of files, and a line can be `/etc/passwd`. */
  readonly options: RegExp
  /** With one of these, it prints names. */
  readonly names: RegExp
  /** Options whose value is the next word. */
  readonly values: RegExp
}

const none = /(?!)/

const listers: readonly Lister[] = [
  {
    start: /^find\b/,
    options: /^-(?!exec|ok|printf|fprint|ls|fls|files0-from)[a-zA-Z]\w*$|^-[OD]\S+$/,
    names: /^/,
    values:
      /^-(i?name|i?path|i?wholename|i?regex|l?name|regextype|type|size|m?min|[acm]time|[acm]min|newer\w*|maxdepth|mindepth|perm|user|group)$/
  },
  {
    start: /^git ls-files\b/,
    options: /^(-[cdmoz]+|--(cached|deleted|modified|others|exclude-standard|full-name|deduplicate))$/,
    names: /^/,
    values: none
  },
  {
    start: /^git diff\b/,
    options: /^(-z|--(name-only|cached|staged|merge-base|no-renames|relative|diff-filter=\w+))$/,
    names: /^--name-only$/,
    values: none
  },
  {
    start: /^(git grep|[ef]?grep)\b/,
    options:
      /^(-[rRilLEFGPwxsvIzaZHnq]+|-e|--(name-only|files-with-matches|files-without-match|cached|null|recursive|ignore-case|color=never|(include|exclude|exclude-dir)(=.*)?))$/s,
    names: /^(-[rREFGPwxsvIzaZHni]*[lL][rREFGPwxsvIzaZHnilL]*|--(name-only|files-with-matches|files-without-match))$/,
    values: /^(-e|--(include|exclude|exclude-dir))$/
  },
  {
    start: /^rg\b/,
    options:
      /^(-[lisSFwxvPUu0.]+|-[egtTm]|-[gtT].+|--(files|files-with-matches|files-without-match|null|hidden|no-ignore|ignore-case|fixed-strings|(glob|iglob|type|type-not)(=.*)?))$/s,
    names: /^(-[isSFwxvPUu0.]*l[lisSFwxvPUu0.]*|--(files|files-with-matches|files-without-match))$/,
    values: /^(-[egtTm]|--(glob|iglob|type|type-not))$/
  },
  { start: /^ls\b/, options: /^(-[1AdrtSR]+|--color=never)$/, names: /^/, values: none }
]

/** Without a sandbox, only these are taken for lists. */
const plainLists = /^(find|git ls-files|git diff --name-only|git grep -l|rg --files|rg -l|grep -\w*l\w*)( |$)/

/** True for a pipeline whose output is a list of files, possibly filtered. */
export function isFileList([source, ...others]: readonly SimpleCommand[]): boolean {
  const lister = source && plainLists.test(textOf(source)) ? listerOf(source) : undefined
  if (!source || !lister) return false
  // Attack: in the folder `x `, the file etc/passwd is two words for xargs.
  return others.every(isFilter) && !foldersOf(source, lister).some(({ value }) => /\s/.test(value))
}

function listerOf(source: SimpleCommand): Lister | undefined {
  const lister = listers.find(({ start }) => start.test(textOf(source)))
  if (!lister) return undefined
  const { options } = optionsOf(source, lister)
  const isKnown = options.every((option) => lister.options.test(option))
  return isKnown && (lister.names.test('') || options.some((option) => lister.names.test(option))) ? lister : undefined
}

/** The options of a command, and its other words without those that are values. */
function optionsOf([, ...words]: SimpleCommand, { values }: Lister) {
  const options: string[] = []
  const operands: ShellWord[] = []
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index]
    if (word?.value === '--') {
      operands.push(...words.slice(index + 1))
      break
    }
    if (word && /^-./.test(word.value)) options.push(word.value)
    else if (word) operands.push(word)
    if (word && values.test(word.value)) index += 1
  }
  return { options, operands }
}

function textOf(command: SimpleCommand): string {
  return command.map(({ value }) => value).join(' ')
}

/** What each line of a list of files starts with, one for each folder that is listed; '' if that is not known. */
export function startsOfList([source, ...others]: readonly SimpleCommand[]): readonly string[] {
  if (!source || !others.every(isFilter) || source.some(({ isOpen }) => isOpen)) return ['']
  const lister = listerOf(source)
  const folders = lister ? foldersOf(source, lister) : []
  return folders.length > 0 ? folders.map(({ value, isGlob }) => (isGlob ? startOfGlob(value) : value)) : ['']
}

/** What every file that a glob matches starts with. */
export function startOfGlob(pattern: string): string {
  return pattern.slice(0, pattern.search(/[*?[]|$/))
}

function foldersOf(source: SimpleCommand, lister: Lister): readonly ShellWord[] {
  const [{ value: program }, ...words] = source
  const { options, operands } = optionsOf(source, lister)
  if (program === 'find') {
    const end = words.findIndex(({ value }) => /^[-(!,]/.test(value))
    const folders = words.slice(0, end < 0 ? undefined : end)
    return folders.length > 0 ? folders : [literalWord('.')]
  }
  // The first operand is the pattern.
  if (/^(rg|[ef]?grep)$/.test(program))
    return operands.slice(options.some((option) => /^(-e|--files)$/.test(option)) ? 0 : 1)
  if (program === 'ls') return operands.filter(({ isGlob }) => isGlob)
  return textOf(source).startsWith('git ls-files') ? operands.slice(1) : []
}

/** The options with which a filter passes on whole lines and reads no file. */
const filters: ReadonlyMap<string, RegExp> = new Map([
  ['head', /^(-n|-n?\d+|--lines=\d+|-z)$/],
  ['tail', /^(-n|-n?\+?\d+|--lines=\+?\d+|-z)$/],
  ['sort', /^-[urnzfVdR]+$/],
  ['uniq', /^-[duiz]+$/],
  ['grep', /^(-[viEFGPwxz]+|-e|--color=never)$/]
])

/** True for a program that passes on some of its input lines and reads no file. */
function isFilter([name, ...words]: SimpleCommand): boolean {
  const options = filters.get(name.value)
  if (!options) return false
  const takesWord = (word: ShellWord | undefined) => word?.value === '-n' || word?.value === '-e'
  const operands = words.filter(({ value }, index) => !/^-./.test(value) && !takesWord(words[index - 1]))
  const hasPattern = name.value === 'grep' && !words.some(({ value }) => value === '-e')
  return (
    operands.length === (hasPattern ? 1 : 0) &&
    words.every((word, index) => !/^-./.test(word.value) || options.test(word.value) || takesWord(words[index - 1]))
  )
}
