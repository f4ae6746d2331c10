import type { ShellWord, SimpleCommand } from './shell-line.ts'

/** Ways to call the programs that a package has installed; all mean `npx NAME`. */
const startsOfPackage: readonly (readonly string[])[] = [
  ...[
    ['pnpm', 'exec'],
    ['yarn', 'exec'],
    ['yarn', 'run'],
    ['npm', 'exec', '--'],
    ['npx', '--no-install'],
    ['npx', '--no']
  ],
  ...[['npx', '--yes'], ['npx', '-y'], ['bunx'], ['pnpx'], ['yarn'], ['pnpm']]
]
const packagePrograms =
  /^(tsc|eslint|jest|vitest|mocha|prettier|ava|tap|stylelint|biome|tsx|playwright|cypress|vue-tsc|oxlint|xo)$/
/** The name by which rules know a command that has several; undefined when it has this one only. */
export function canonicalCommand(command: SimpleCommand): SimpleCommand | undefined {
  const [name, ...words] = command
  const local = /^(\.\/)?node_modules\/\.bin\/([\w.-]+)$/.exec(name.value)?.[2]
  if (local !== undefined) return [word('npx'), word(local), ...words]
  const start = startsOfPackage.find((each) => begins(command, each))
  const program = start && command[start.length]
  if (start && program && packagePrograms.test(program.value))
    return [word('npx'), program, ...command.slice(start.length + 1)]
  const python = /^(?:\.\/)?\.?venv\/bin\/(pytest|python3?|ruff|mypy|flake8|black|isort)$/.exec(name.value)?.[1]
  return python === undefined ? undefined : [word(python), ...words]
}

function begins(command: SimpleCommand, words: readonly string[]): boolean {
  return words.every((each, index) => command[index]?.value === each)
}

function word(value: string): ShellWord {
  return { value, isGlob: false }
}
