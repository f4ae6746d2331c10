import { git } from './hazards/git.ts'
import { hazardIn, type Hazards } from './hazards/hazards.ts'
import { javascriptPrograms } from './hazards/javascript.ts'
import { languagePrograms } from './hazards/languages.ts'
import { machinePrograms, unboundedPrograms } from './hazards/machine-programs.ts'
import { textPrograms } from './hazards/text-programs.ts'
import type { Place } from './place.ts'
import type { SimpleCommand } from './shell-line.ts'

const hazards: ReadonlyMap<string, Hazards> = new Map(
  Object.entries({ ...textPrograms, ...javascriptPrograms, ...languagePrograms, ...machinePrograms, git })
)

/** Programs that start another of their arguments, by the words before its name. */
const runners: readonly (readonly string[])[] = [['npx'], ['python', '-m'], ['python3', '-m'], ['bundle', 'exec']]

/**
 * The reason why a command that fits a rule is refused all the same. Only words that a wildcard let in are looked at: a
 * word that the rule spells out is what its author wants.
 */
export function hazardOf(command: SimpleCommand, wild: ReadonlySet<number>, place: Place): string | undefined {
  const program = programOf(command)
  const words = command.slice(1).map(({ value }) => value)
  const inWords = new Set([...wild].map((index) => index - 1))
  const isLookUp = program === 'command' && words[0] === '-v' && words.length === 2
  if (wild.size > 0 && !isLookUp && (unboundedPrograms.has(program) || program.startsWith('mkfs.'))) {
    return `${program} can run any other program or act on the machine, so a wildcard after it would allow everything.`
  }
  const known = hazards.get(program)
  // What follows the program that npx starts is for that program.
  const end = program === 'npx' ? words.findIndex((word) => !word.startsWith('-')) + 1 || words.length : words.length
  const found = known && hazardIn({ program, words: words.slice(0, end), wild: inWords, place }, known)
  if (found !== undefined) return found

  const runner = runners.find((start) =>
    start.every((word, index) => (index === 0 ? program : words[index - 1]) === word)
  )
  const inner = runner && hazards.get(words[runner.length - 1] ?? '')
  if (!runner || !inner) return undefined
  const rest = words.slice(runner.length)
  const innerWild = new Set([...inWords].map((index) => index - runner.length).filter((index) => index >= 0))
  return hazardIn({ program: words[runner.length - 1] ?? '', words: rest, wild: innerWild, place }, inner)
}

/** The name of the program without the folder that it lies in. */
export function programOf([{ value }]: SimpleCommand): string {
  return value.startsWith('./') ? value : value.slice(value.lastIndexOf('/') + 1)
}
