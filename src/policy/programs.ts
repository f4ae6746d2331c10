import groups from './programs.json' with { type: 'json' }

/** The schema of programs.json: what is known about programs regardless of their arguments. */
interface ProgramGroup {
  /** Names separated by spaces. */
  readonly programs: string | readonly string[]
  /** What the programs do to the machine, its users or other machines, as the predicate of a sentence. No rule allows them. */
  readonly critical?: string | undefined
  /** They can run any program or act on the machine, so no wildcard after them is allowed. */
  readonly unbounded?: boolean | undefined
  /** In a sandbox, a wildcard after it allows no more than one after `python`. */
  readonly isConfined?: boolean | undefined
  /** They can be given any file name, even one that looks like an option. */
  readonly readsAnyFile?: boolean | undefined
  /** In a sandbox, no argument lets them do more than other allowed commands can. */
  readonly takesAnyArguments?: boolean | undefined
}

const known: readonly ProgramGroup[] = groups

function namesIn({ programs }: ProgramGroup): readonly string[] {
  return [programs].flat().flatMap((line) => line.split(' '))
}

const critical = new Map(
  known.flatMap((group) => (group.critical === undefined ? [] : namesIn(group).map((name) => [name, group.critical])))
)
const unbounded = new Set(known.filter((group) => group.unbounded).flatMap(namesIn))
const confined = new Set(known.filter((group) => group.isConfined).flatMap(namesIn))
const readers = new Set(known.filter((group) => group.readsAnyFile).flatMap(namesIn))

const insensitive = new Set(known.filter((group) => group.readsAnyFile ?? group.takesAnyArguments).flatMap(namesIn))

/** What a critical program does, such as "writes to disks"; undefined for any other. */
export function criticalEffect(program: string): string | undefined {
  return critical.get(isMkfs(program) ? 'mkfs' : program)
}

/** True for a program that can run any other program or act on the machine. */
export function isUnbounded(program: string): boolean {
  return unbounded.has(isMkfs(program) ? 'mkfs' : program)
}

/** True for a program that is unbounded, but in a sandbox can do no more than an interpreter. */
export function isConfined(program: string): boolean {
  return confined.has(program)
}

/** True for a program that can be given any file: no option that a file name could be mistaken for writes or runs anything. */
export function readsAnyFile(program: string): boolean {
  return readers.has(program)
}

/** True for a program whose arguments do not need to be known in a sandbox. */
export function takesAnyArguments(program: string): boolean {
  return insensitive.has(program)
}

/** `mkfs.ext4` and the like. */
function isMkfs(program: string): boolean {
  return program.startsWith('mkfs.')
}

/** Programs whose `run` starts another program in the environment of a Python project. */
export const environmentRunners: readonly string[] = ['uv', 'poetry', 'pipenv', 'hatch', 'pdm']

/** Sources of regular expressions: names of shells that run `-c 'script'`, and of interpreters that run their input. */
export const POSIX_SHELL = '(?:ba|da|z|k)?sh'
/** Those whose scripts are read. In the grammar of zsh and ksh, a line means something else. */
export const READ_SHELL = '(?:ba|da)?sh'
export const INTERPRETER = String.raw`python[\d.]*|perl|ruby|node|php`
