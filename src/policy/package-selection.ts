import { literalWord, type ShellWord, type SimpleCommand } from './shell-command.ts'
import { leadsOutside, type WorkingDirectory } from './working-directory.ts'

/** How a package manager selects packages before its subcommand. */
interface Selection {
  /** Options without a value, in whole words. */
  readonly flags: RegExp
  /** Options that take the next word, or the text after `=`, as a value; each with the name that rules use for it. */
  readonly values: ReadonlyMap<string, string>
  /** The option in rules for a selection by a flag alone. */
  readonly all: string | undefined
}

const named = (options: string, name: string) => options.split(' ').map((option) => [option, name] as const)

const SELECTIONS: ReadonlyMap<string, Selection> = new Map([
  [
    'npm',
    {
      flags: /^(?:-ws|--workspaces|-iwr|--include-workspace-root|--if-present|-s|--silent)$/,
      values: new Map([...named('-w --workspace', '-w'), ['--prefix', '--prefix']]),
      all: '-ws'
    }
  ],
  [
    'pnpm',
    {
      flags:
        /^(?:-r|--recursive|-w|--workspace-root|--include-workspace-root|--parallel|--stream|--aggregate-output|--if-present|--no-bail|--(?:no-)?sort|--fail-if-no-match|-s|--silent|--(?:no-)?color|--workspace-concurrency=\d+|--reporter=[a-z-]+)$/,
      values: new Map([...named('--filter -F --filter-prod', '--filter'), ...named('-C --dir', '--dir')]),
      all: '-r'
    }
  ],
  ['yarn', { flags: /^--silent$/, values: new Map([['--cwd', '--cwd']]), all: undefined }],
  [
    'bun',
    {
      flags: /^(?:--if-present|--silent)$/,
      values: new Map([...named('--filter -F', '--filter'), ['--cwd', '--cwd']]),
      all: undefined
    }
  ]
])

/** The options of `yarn workspaces foreach` without a value, and those with one. */
const FOREACH_FLAG =
  /^(?:-[AWRivpt]+|--(?:all|worktree|recursive|interlaced|verbose|parallel|topological|topological-dev|no-private|since))$/
const FOREACH_VALUE = /^(?:-j|--jobs|--include|--exclude|--from)$/

/**
 * The form in which rules name a command for selected packages, such as `pnpm --filter a test` for `pnpm -F a --if-present test`.
 * Undefined if it selects none, or by a folder outside the repository or a word that is not known.
 */
export function selectionForm(command: SimpleCommand, directory: WorkingDirectory): SimpleCommand | undefined {
  const [program, ...words] = command
  if (program.value === 'yarn' && words[0]?.value === 'workspaces' && words[1]?.value === 'foreach') {
    return foreachForm(program, words.slice(2))
  }
  if (program.value === 'go') return inFolderForm(program, words, directory)
  const selection = SELECTIONS.get(program.value)
  return selection && optionForm(program, words, { selection, directory })
}

function optionForm(
  program: ShellWord,
  words: readonly ShellWord[],
  { selection, directory }: { readonly selection: Selection; readonly directory: WorkingDirectory }
): SimpleCommand | undefined {
  const { flags, values, all } = selection
  let chosen: readonly string[] | undefined
  let at = 0
  for (let word = words[0]; word?.value.startsWith('-'); word = words[at]) {
    if (flags.test(word.value)) {
      chosen ??=
        /^(?:-r|--recursive|--parallel|-ws|--workspaces)$/.test(word.value) && all !== undefined ? [all] : undefined
      at += 1
      continue
    }
    const [option, inWord] = splitOnce(word.value)
    const name = values.get(option)
    const value = inWord === undefined ? words[at + 1] : { ...word, value: inWord }
    if (name === undefined || value === undefined || !isKnownInside(value, directory)) return undefined
    chosen = [name, value.value]
    at += inWord === undefined ? 2 : 1
  }
  const rest = words.slice(at)
  return chosen && rest.length > 0 ? [program, ...chosen.map(literalWord), ...rest] : undefined
}

/** Yarn 2 and later: the same as `yarn workspaces run` of yarn 1. */
function foreachForm(program: ShellWord, words: readonly ShellWord[]): SimpleCommand | undefined {
  let at = 0
  for (let word = words[0]; word?.value.startsWith('-'); word = words[at]) {
    const value = words[at + 1]
    const hasValue = FOREACH_VALUE.test(word.value)
    if (hasValue ? value === undefined || !isKnown(value) : !FOREACH_FLAG.test(word.value)) return undefined
    at += hasValue ? 2 : 1
  }
  return words[at]?.value === 'run' ? [program, literalWord('workspaces'), ...words.slice(at)] : undefined
}

/** `go -C FOLDER test`, which `cd FOLDER && go test` allows too. */
function inFolderForm(
  program: ShellWord,
  [option, folder, ...rest]: readonly ShellWord[],
  directory: WorkingDirectory
): SimpleCommand | undefined {
  return option?.value === '-C' && folder && isKnownInside(folder, directory) ? [program, ...rest] : undefined
}

function isKnownInside(word: ShellWord, directory: WorkingDirectory): boolean {
  return isKnown(word) && !word.value.split('/').includes('..') && !leadsOutside(word.value, directory)
}

function isKnown({ value, isGlob, isOpen }: ShellWord): boolean {
  return !isGlob && !isOpen && value !== '' && !value.startsWith('-')
}

function splitOnce(word: string): readonly [string, string | undefined] {
  const at = word.indexOf('=')
  return at < 0 ? [word, undefined] : [word.slice(0, at), word.slice(at + 1)]
}
