import { nameOf } from '../text/paths.ts'
import { refusedArguments } from './argument-rules/refused-arguments.ts'
import { rulesFor } from './argument-rules/program-rules.ts'
import { isScript } from './canonical-command.ts'
import { startOfGlob } from './file-lists.ts'
import {
  criticalEffect,
  environmentRunners,
  isConfined,
  isUnbounded,
  POSIX_SHELL,
  takesAnyArguments
} from './programs.ts'
import type { ShellWord, SimpleCommand } from './shell-command.ts'
import { leadsOutside, type WorkingDirectory } from './working-directory.ts'

/** The words before the name of a program with which another one starts it. */
const runners: readonly (readonly string[])[] = [
  ...['npx', 'bunx', 'pnpx'].map((name) => [name]),
  ...['python', 'python3'].map((name) => [name, '-m']),
  ...[...environmentRunners, 'rye'].map((name) => [name, 'run']),
  ...['bundle', 'npm', 'pnpm', 'yarn'].map((name) => [name, 'exec'])
]

const MAX_STARTED = 3

/**
 * Returns why a command is refused although a rule matches it. Only words that a wildcard stands for are checked: the author
 * of the rule wants every word that it spells out.
 */
// eslint-disable-next-line max-params -- `depth` counts the programs that start one another
export function argumentRefusal(
  command: SimpleCommand,
  wild: ReadonlySet<number>,
  directory: WorkingDirectory,
  depth = 0
): string | undefined {
  if (depth > MAX_STARTED) return 'Too many programs start one another.'
  const program = programOf(command)
  // A NUL, which no word can contain, marks the end of the known text. Two mean that more words may follow.
  const words = command
    .slice(1)
    .map(({ value, isOpen, isGlob }) => (isOpen ? `${value}\0${isGlob ? '\0' : ''}` : value))
  if (wild.size > 0 && isUnbounded(program) && !isBoundedUse(program, words, directory)) {
    return `${program} can run any other program or act on the machine, so a wildcard after it would allow everything.`
  }
  const effect = criticalEffect(program)
  if (depth > 0 && effect !== undefined) return `${program} ${effect}.`
  const at = startedBy(program, words)
  const started = at === undefined ? undefined : command[at]
  const unknown = unknownRefusal(command, { end: at, directory })
  if (unknown !== undefined) return unknown
  // Attack: with a file named `a%n`, `printf ./a* PATH` sets PATH.
  if (program === 'printf' && command[command[1]?.value === '--' ? 2 : 1]?.isGlob === true)
    return 'The format is a pattern for file names; quote it.'
  // The words after a known program are its own arguments. An unknown program leaves them to the one before, such as python.
  const isKnown =
    started !== undefined && started.value !== 'pip' && (program === 'npx' || rulesFor(started.value) !== undefined)
  const own = words.slice(0, isKnown ? at : undefined)
  const refusal = refusedArguments({ program, words: own, wild: shifted(wild, 1), directory })
  if (refusal !== undefined || !started || at === undefined) return refusal
  if (wild.has(at) && (started.value.startsWith('-') || leadsOutside(started.value, directory))) {
    return `${program} ${started.value} can start any program.`
  }
  return argumentRefusal([started, ...command.slice(at + 1)], shifted(wild, at), directory, depth + 1)
}

interface OwnWords {
  /** The position of the program that this one starts, if any: the words from there on are not its own. */
  readonly end: number | undefined
  readonly directory: WorkingDirectory
}

/** Why a word with an unknown value is refused: it could become an option, which only some programs can be given safely. */
function unknownRefusal(command: SimpleCommand, { end, directory }: OwnWords): string | undefined {
  const program = programOf(command)
  const dashes = command.findIndex(({ value }) => value === '--')
  const own = command.slice(1, Math.min(end ?? Infinity, dashes < 0 ? Infinity : dashes))
  const rules = rulesFor(program)
  if (directory.isBounded && rules?.takesBoundedOptions) return undefined
  const values = rules?.textOptions ?? []
  const unknown = own.find((word, index) => {
    const isValue = !word.isGlob && values.includes(own[index - 1]?.value ?? '')
    return couldBeOption(word) && !isValue
  })
  // A file whose name has a dot is no option of rm: it stops at the dot and removes nothing.
  if (!unknown || takesAnyArguments(program) || (program === 'rm' && /[*?].*\./.test(unknown.value))) return undefined
  const shown = unknown.isOpen ? 'A word that is not known here' : unknown.value
  return `${shown} could become an option of ${program}. Write -- or ./ before it, or spell the words out.`
}

function couldBeOption({ value, isGlob, isOpen = false }: ShellWord): boolean {
  if (!isGlob && !isOpen) return false
  const start = isOpen ? value : startOfGlob(value)
  return start === '' || (start.startsWith('-') && !start.includes('='))
}

/** True for `command -v`; in a sandbox also for languages, and for a shell that runs a file or only reads it. */
function isBoundedUse(program: string, words: readonly string[], directory: WorkingDirectory): boolean {
  if (isLookup(program, words)) return true
  if (!directory.isBounded) return false
  if (isConfined(program)) return true
  const file = words.find((word) => !/^-[euxnv]+$/.test(word))
  // Attack: bash -n +n x.sh runs it.
  const onlyReads = words[0] === '-n' && words.slice(1).every((word) => !/^[-+*?[\0]/.test(word))
  return shell.test(program) && file !== undefined && (onlyReads || isScript(file, directory))
}

const shell = new RegExp(`^${POSIX_SHELL}$`)

/** True for `command -v NAME`. */
function isLookup(program: string, [option, ...names]: readonly string[]): boolean {
  return program === 'command' && option === '-v' && names.length === 1
}

/** The position in the command of the program that it starts. */
function startedBy(program: string, words: readonly string[]): number | undefined {
  const all = [program, ...words]
  const runner = runners.find((start) => start.every((word, index) => all[index] === word))
  if (!runner) return undefined
  if (program !== 'npx') return runner.length + (all[runner.length] === '--' ? 1 : 0)
  const name = words.findIndex((word) => !word.startsWith('-'))
  return name < 0 ? undefined : name + 1
}

function shifted(positions: ReadonlySet<number>, by: number): ReadonlySet<number> {
  return new Set([...positions].map((position) => position - by).filter((position) => position >= 0))
}

/** The name of the program without its folder. */
export function programOf([{ value }]: SimpleCommand): string {
  return value.startsWith('./') ? value : nameOf(value)
}
