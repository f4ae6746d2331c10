import { packagePrograms } from './default-commands.ts'
import { boundedGitForm } from './git-form.ts'
import { loopbackForm } from './loopback-form.ts'
import { selectionForm } from './package-selection.ts'
import { literalWord, type SimpleCommand } from './shell-command.ts'
import { isUnwritable, type WorkingDirectory } from './working-directory.ts'

/** Ways to call the programs of an installed package. All mean `npx NAME`. */
const packageRunners: readonly (readonly string[])[] = [
  'pnpm exec',
  'yarn exec',
  'yarn run',
  'npm exec --',
  'npx --no-install',
  'npx --no',
  'npx --yes',
  'npx -y',
  'bunx',
  'pnpx',
  'yarn',
  'pnpm'
].map((line) => line.split(' '))

const runnablePrograms = new Set([...packagePrograms.values(), 'tap', 'tsx', 'playwright', 'cypress', 'xo'])

const virtualProgram = /^(?:.*\/)?\.?v?env\/bin\/([\w.-]+)$/

/** True for a program of a virtual environment in the repository, which can be any script. Attack: a committed env/bin/ls */
export function isVirtualProgram([{ value }]: SimpleCommand): boolean {
  return virtualProgram.test(value)
}

const systemProgram = /^\/(?:usr\/(?:local\/)?)?s?bin\/([\w.+[-]+)$/

/** The form in which rules name a command that can be written in several ways; undefined if there is only one. */
export function canonicalCommand(
  command: SimpleCommand,
  rules: readonly string[],
  directory: WorkingDirectory
): SimpleCommand | undefined {
  const [name, ...words] = command
  const local = /^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/.exec(name.value)?.[1]
  if (local !== undefined && !isUnwritable(name.value, directory))
    return [literalWord('npx'), literalWord(local), ...words]
  const started = packageProgram(command, rules)
  if (started) return started
  const selected = selectionForm(command, directory)
  if (selected) return programInPackage(selected, rules) ?? selected
  const python = virtualProgram.exec(name.value)?.[1]
  if (python !== undefined && !isUnwritable(name.value, directory)) return [literalWord(python), ...words]
  return directory.isBounded ? boundedForm(command, directory) : undefined
}

/** The program of an installed package that a package manager starts, as `npx NAME`. */
function packageProgram(command: SimpleCommand, rules: readonly string[]): SimpleCommand | undefined {
  const runner = packageRunners.find((each) => each.every((word, index) => command[index]?.value === word))
  const program = runner && command[runner.length]
  if (!runner || !program) return undefined
  if (!runnablePrograms.has(program.value) && !rules.includes(`npx ${program.value} **`)) return undefined
  return [literalWord('npx'), program, ...command.slice(runner.length + 1)]
}

/** The same for `pnpm --filter PACKAGE exec NAME`. */
function programInPackage([manager, , , ...words]: SimpleCommand, rules: readonly string[]): SimpleCommand | undefined {
  return words[0]?.value === 'exec' ? packageProgram([manager, ...words], rules) : undefined
}

/** Where the kernel limits the commands: a program of the system by its path, or a script that could also be run with a shell. */
function boundedForm(command: SimpleCommand, directory: WorkingDirectory): SimpleCommand | undefined {
  const [name, ...words] = command
  const known = boundedGitForm(command, directory) ?? loopbackForm(command, directory)
  if (known) return known
  if (name.value === 'cargo' && words[0] && /^\+[\w.-]+$/.test(words[0].value)) return [name, ...words.slice(1)]
  const system = systemProgram.exec(name.value)?.[1]
  if (system !== undefined) return [literalWord(system), ...words]
  const versioned = /^(python|pip)3?(\.\d+)?$/.exec(name.value)?.[1]
  if (versioned !== undefined) return [literalWord(versioned), ...words]
  return name.value.includes('/') && isScript(name.value, directory) ? [literalWord('bash'), name, ...words] : undefined
}

/**
 * True for a file of the work tree or of /tmp that can be run; not for the program of a package. A shell looks up a name without
 * a folder in PATH too, so such a name needs an ending.
 */
export function isScript(path: string, directory: WorkingDirectory): boolean {
  return (
    /^[^-].*\/|^[\w][^\s]*\.\w+$|^(mvnw|gradlew|configure)$/s.test(path) &&
    !/^\/dev\/|(^|\/)node_modules\//.test(path) &&
    !isUnwritable(path, directory)
  )
}
