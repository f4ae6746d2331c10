import { buildPrograms } from './hazards/build-programs.ts'
import { git } from './hazards/git.ts'
import { goAndRustPrograms } from './hazards/go-and-rust.ts'
import { hazardIn, type Hazards } from './hazards/hazards.ts'
import { javascriptPrograms } from './hazards/javascript.ts'
import { machinePrograms, unboundedPrograms } from './hazards/machine-programs.ts'
import { pythonPrograms } from './hazards/python.ts'
import { scriptLanguagePrograms } from './hazards/script-languages.ts'
import { textPrograms } from './hazards/text-programs.ts'
import { leadsOutside, type WorkingDirectory } from './working-directory.ts'
import type { SimpleCommand } from './shell-line.ts'

const hazards: ReadonlyMap<string, Hazards> = new Map(
  Object.entries({
    ...textPrograms,
    ...javascriptPrograms,
    ...pythonPrograms,
    ...goAndRustPrograms,
    ...buildPrograms,
    ...scriptLanguagePrograms,
    ...machinePrograms,
    git
  })
)

/** Programs that start another of their arguments, by the words before its name. */
const runners: readonly (readonly string[])[] = [
  ...['npx', 'bunx', 'pnpx'].map((name) => [name]),
  ...['python', 'python3'].map((name) => [name, '-m']),
  ...['uv', 'poetry', 'pipenv', 'hatch', 'pdm', 'rye'].map((name) => [name, 'run']),
  ...['bundle', 'npm', 'pnpm', 'yarn'].map((name) => [name, 'exec'])
]

const MAX_STARTED = 3

/**
 * The reason why a command that fits a rule is refused all the same. Only words that a wildcard let in are looked at: a
 * word that the rule spells out is what its author wants.
 */
// eslint-disable-next-line max-params -- `depth` counts the programs that start one another
export function hazardOf(
  command: SimpleCommand,
  wild: ReadonlySet<number>,
  place: WorkingDirectory,
  depth = 0
): string | undefined {
  if (depth > MAX_STARTED) return 'Too many programs start one another.'
  const program = programOf(command)
  const words = command.slice(1).map(({ value }) => value)
  const isLookUp = program === 'command' && words[0] === '-v' && words.length === 2
  if (wild.size > 0 && !isLookUp && (unboundedPrograms.has(program) || program.startsWith('mkfs.'))) {
    return `${program} can run any other program or act on the machine, so a wildcard after it would allow everything.`
  }
  const at = startedBy(program, words)
  const [inner, ...rest] = at === undefined ? [] : command.slice(at)
  // What follows a started program that is known is for that program; python and its like keep the rest.
  const isKnown = inner !== undefined && (program === 'npx' || hazards.has(inner.value))
  const own = words.slice(0, isKnown ? at : undefined)
  const known = hazards.get(program)
  const found = known && hazardIn({ program, words: own, wild: shifted(wild, 1), place }, known)
  if (found !== undefined || inner === undefined || at === undefined) return found
  if (wild.has(at) && (inner.value.startsWith('-') || leadsOutside(inner.value, place))) {
    return `${program} ${inner.value} may start any program.`
  }
  return hazardOf([inner, ...rest], shifted(wild, at), place, depth + 1)
}

/** Where in the command the name of the program stands that it starts. */
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

/** The name of the program without the folder that it lies in. */
export function programOf([{ value }]: SimpleCommand): string {
  return value.startsWith('./') ? value : value.slice(value.lastIndexOf('/') + 1)
}
