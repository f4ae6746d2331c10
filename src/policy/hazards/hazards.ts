import { isInGitFolder } from '../normalized-path.ts'
import { leadsOutside, type WorkingDirectory } from '../working-directory.ts'

/** What a program can be made to do by its arguments, beyond what its name promises. */
export interface Hazards {
  /** Options that are refused: long ones also abbreviated, and each also with `=value`. */
  readonly options?: readonly string[]
  /** Letters of short options that are refused, also inside a cluster such as `-nxe`. */
  readonly letters?: string
  /** Options that begin like a refused one and are harmless. */
  readonly harmless?: readonly string[]
  /** Letters whose value may be glued on, so that what follows them in a cluster is no option. */
  readonly valueLetters?: string
  /** Options with a value that is no file, such as the pattern of grep. */
  readonly texts?: readonly string[]
  /** True when operands and values of options are files, so that one outside the repository is refused. */
  readonly readsFiles?: boolean
  /** How many leading operands are no files; none where one of `texts` has given them. */
  readonly textOperands?: number
  /** Sub-commands that a wildcard may let in. A rule that spells its sub-command has chosen it. */
  readonly verbs?: readonly string[]
  /** Options that may stand before the sub-command; true for one that takes the next word as its value. */
  readonly leading?: Readonly<Record<string, boolean>>
  /** Options that are let in; any other is refused. */
  readonly onlyOptions?: RegExp
  /** Set when the words after `--` go to another program, which the repository has chosen: 'files' when they are none outside all the same. */
  readonly handsOn?: 'anything' | 'files'
  /** True for a program that reads more arguments from the file named after `@`. */
  readonly argumentFiles?: true
  check?(call: Call): string | undefined
}

/** One command, and how its rule fits it. Words do not count the program's name. */
export interface Call {
  readonly program: string
  readonly words: readonly string[]
  /** The words that a wildcard let in. */
  readonly wild: readonly string[]
  readonly operands: readonly string[]
  /** The sub-command, of a program that has some. */
  readonly verb: string | undefined
  readonly place: WorkingDirectory
}

interface Words {
  readonly program: string
  readonly words: readonly string[]
  /** Positions in `words`. */
  readonly wild: ReadonlySet<number>
  readonly place: WorkingDirectory
}

/** The reason why such a program is refused with these words. */
export function hazardIn({ program, words, wild, place }: Words, known: Hazards): string | undefined {
  const end = known.handsOn && words.includes('--') ? words.indexOf('--') : words.length
  const own = words.slice(0, end)
  const wildWords = own.filter((_, index) => wild.has(index))
  const verbAt = known.verbs ? verbPosition(own, known) : undefined
  const verb = verbAt === undefined ? undefined : own[verbAt]
  const call = { program, words: own, wild: wildWords, operands: operandsOf(own, known), verb, place }

  const early = own
    .slice(0, verbAt ?? 0)
    .find((word, index) => wild.has(index) && !isLeading(word, own[index - 1], known))
  if (early !== undefined) return `${program} ${early} changes what ${program} works with, before its sub-command.`
  if (known.verbs && verbAt !== undefined && wild.has(verbAt) && !known.verbs.includes(verb ?? '')) {
    return `No rule names the sub-command "${program} ${verb ?? ''}", and a wildcard lets only harmless ones in.`
  }
  const option = wildWords.find((word) => isRefusedOption(word, known))
  if (option !== undefined) return `${program} ${option} can run another program or reach a file of its own.`
  const handedOn = known.handsOn === 'files' ? words.slice(end).filter((_, index) => wild.has(end + index)) : []
  return outsideFile({ ...call, wild: [...wildWords, ...handedOn] }, known) ?? known.check?.(call)
}

function verbPosition(words: readonly string[], { leading = {} }: Hazards): number | undefined {
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? ''
    if (!word.startsWith('-')) return index
    if (leading[word]) index += 1
  }
  return undefined
}

function isLeading(word: string, before: string | undefined, { leading = {} }: Hazards): boolean {
  const [name = ''] = word.split('=', 1)
  return Object.hasOwn(leading, name) || (before !== undefined && leading[before] === true)
}

function isRefusedOption(word: string, known: Hazards): boolean {
  const { options = [], letters = '', harmless = [], onlyOptions, argumentFiles } = known
  if (argumentFiles && word.startsWith('@')) return true
  if (!/^-./.test(word)) return false
  // Node takes `_` for `-` in the names of its options.
  const name = (word.split('=', 1)[0] ?? '').replaceAll('_', '-')
  if (harmless.includes(name) || harmless.includes(word)) return false
  if (onlyOptions && word !== '--') return !onlyOptions.test(word)
  if (options.includes(word) || options.includes(name)) return true
  // GNU programs and git take any unambiguous beginning of a long option.
  if (word.startsWith('--')) return name.length > 2 && options.some((option) => option.startsWith(name))
  return clusterOf(word, known).some((letter) => letters.includes(letter))
}

/** The letters of `-nA3`; a value that is glued on ends them. */
function clusterOf(word: string, { valueLetters = '' }: Hazards): string[] {
  const letters = (/^-([A-Za-z0-9]*)/.exec(word)?.[1] ?? '').split('')
  const value = letters.findIndex((letter) => valueLetters.includes(letter))
  return value < 0 ? letters : letters.slice(0, value + 1)
}

/** Words that are no options and no values of `texts`. The value of another option counts as one: it is judged all the same. */
function operandsOf(words: readonly string[], known: Hazards): string[] {
  const end = words.indexOf('--')
  return words.filter((word, index) => {
    if (end >= 0 && index > end) return true
    return !/^-./.test(word) && !takesText(words[index - 1], known)
  })
}

/** True for an option whose value, the next word, is text. */
function takesText(word: string | undefined, known: Hazards): boolean {
  const { texts = [], valueLetters = '' } = known
  if (word === undefined) return false
  if (texts.includes(word)) return true
  const last = clusterOf(word, known).at(-1)
  return /^-[A-Za-z]{2,}$/.test(word) && word.endsWith(last ?? '-') && valueLetters.includes(last ?? '-')
    ? texts.includes(`-${last ?? ''}`)
    : false
}

function outsideFile(call: Call, known: Hazards): string | undefined {
  if (!known.readsFiles) return undefined
  const { texts = [], textOperands = 0 } = known
  const isGiven = texts.slice(0, 2).some((text) => call.words.some((word) => optionIs(word, text, known)))
  const said = isGiven ? [] : call.operands.slice(0, textOperands)
  const files = call.wild.filter((word) => !said.includes(word) && !isText(word, call, known))
  const path = files.find((word) => pathsIn(word).some((each) => leadsOutside(each, call.place)))
  if (path !== undefined) return `${path} leads outside the repository.`
  const git = files.find((word) => !word.startsWith('-') && isInGitFolder(word))
  return git === undefined ? undefined : `${git} lies in .git, which no command reads by itself; use the git commands.`
}

function optionIs(word: string, option: string, known: Hazards): boolean {
  if (word === option || word.startsWith(`${option}=`)) return true
  return option.length === 2 && /^-[A-Za-z]/.test(word) && clusterOf(word, known).includes(option.slice(1))
}

function isText(word: string, { words }: Call, known: Hazards): boolean {
  const { texts = [] } = known
  if (/^-./.test(word)) return texts.some((text) => word.startsWith(text.startsWith('--') ? `${text}=` : text))
  return takesText(words[words.indexOf(word) - 1], known)
}

/** What may be a path in a word: the whole of it, the value that is glued to an option, and what follows `html:` or `output=`. */
function pathsIn(word: string): readonly string[] {
  const value = word.replace(/^(--?[\w.-]+=|-[A-Za-z](?=[./~]))/, '')
  const later = [...value.matchAll(/(?<=[:=,]["']?)(?:\/|\.\.\/)[^:=,"']*/g)].map(([path]) => path)
  return [value, ...(value.startsWith('http') ? [] : later)]
}
