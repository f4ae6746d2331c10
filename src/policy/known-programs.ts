import { nameOf } from '../text/paths.ts'
import lists from './programs.json' with { type: 'json' }
import type { Words } from './shell-line.ts'

/** Names between spaces; several lines of them for the reader of the file. A colon stands for the space in a name of two words. */
type Names = string | readonly string[]

function namesIn(names: Names): readonly string[] {
  return [names].flat().flatMap((line) => line.split(' '))
}

/** For each program its subcommands. */
function subcommandsIn(table: Readonly<Record<string, Names>>): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    Object.entries(table).flatMap(([programs, names]) =>
      namesIn(programs).map((program) => [program, new Set(namesIn(names))] as const)
    )
  )
}

const reading = new Set(namesIn(lists.reading))
const readingSubcommands = subcommandsIn(lists.readingSubcommands)
const working = new Set(namesIn(lists.working))
const fetching = subcommandsIn(lists.fetching)
const critical = new Map(
  Object.entries(lists.critical).flatMap(([effect, names]) => namesIn(names).map((name) => [name, effect] as const))
)

/** Folders whose programs are also found by their name alone. */
const programFolder = /^(\/(usr\/(local\/)?)?s?bin|(.*\/)?(node_modules\/\.bin|\.?v?env\/bin))\//

/** The name by which the lists have a program: `python` for `/usr/bin/python3.12`, `jest` for `node_modules/.bin/jest`. */
export function programName(word: string): string {
  const name = programFolder.test(word) ? nameOf(word) : word
  return name.replace(/^(python|pip)3?(\.\d+)?$/, '$1').replace(/^mkfs\..*$/, 'mkfs')
}

/** What a critical program does, such as "writes to disks"; undefined for any other. */
export function criticalEffect(name: string): string | undefined {
  return critical.get(name)
}

/** The entry of the list that allows a command because it only reads; undefined if none does. */
export function readingEntry(name: string, [, ...words]: Words): string | undefined {
  if (reading.has(name)) return name
  const isQuestion = words.length === 1 && /^(--?version|-[vV]|version|--help)$/.test(words[0] ?? '')
  if (isQuestion && /^[\w+-]+$/.test(name)) return `${name} ${words[0] ?? ''}`
  const [subcommand = '', next = ''] = fromSubcommand(words)
  const entry = [subcommand, `${subcommand}:${next}`].find((each) => readingSubcommands.get(name)?.has(each))
  return entry && `${name} ${entry.replace(':', ' ')}`
}

/** The entry of the list that allows a command because it works on the repository. */
export function workingEntry(name: string, [, ...words]: Words): string | undefined {
  if (fetches(name, words)) return undefined
  const [subcommand = ''] = fromSubcommand(words)
  return [name, `${name}:${subcommand}`].find((each) => working.has(each))?.replace(':', ' ')
}

/** True for a command of a package manager that needs the network or changes what is installed. */
function fetches(name: string, words: readonly string[]): boolean {
  const subcommands = fetching.get(name)
  const end = words.findIndex((word) => /^(run|run-script|test|exec|x|dlx|build|--)$/.test(word))
  return subcommands !== undefined && words.slice(0, end < 0 ? undefined : end).some((word) => subcommands.has(word))
}

/** The words from the first one that is no option, such as `log -p` in `git -C src --no-pager log -p`. */
function fromSubcommand(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word, index) => !word.startsWith('-') && !GIT_VALUE.test(words[index - 1] ?? ''))
  return words.slice(at < 0 ? words.length : at)
}

const GIT_VALUE = /^(-[cC]|--(git-dir|work-tree|config-env))$/

/** A command as a line that starts with its name and, for git, its subcommand. */
export function textOf([program, ...words]: Words): string {
  const name = nameOf(program)
  return [name, ...(name === 'git' ? fromSubcommand(words) : words)].join(' ')
}
