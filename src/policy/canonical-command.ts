import { packagePrograms } from './default-commands.ts'
import type { ShellWord, SimpleCommand } from './shell-line.ts'

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

/** The form in which rules name a command that can be written in several ways; undefined if there is only one. */
export function canonicalCommand(command: SimpleCommand): SimpleCommand | undefined {
  const [name, ...words] = command
  const local = /^(\.\/)?node_modules\/\.bin\/([\w.-]+)$/.exec(name.value)?.[2]
  if (local !== undefined) return [toWord('npx'), toWord(local), ...words]
  const runner = packageRunners.find((each) => each.every((word, index) => command[index]?.value === word))
  const program = runner && command[runner.length]
  if (runner && program && runnablePrograms.has(program.value)) {
    return [toWord('npx'), program, ...command.slice(runner.length + 1)]
  }
  const python = /^(?:\.\/)?\.?venv\/bin\/(pytest|python3?|ruff|mypy|flake8|black|isort)$/.exec(name.value)?.[1]
  return python === undefined ? undefined : [toWord(python), ...words]
}

function toWord(value: string): ShellWord {
  return { value, isGlob: false }
}
