import { deletesByName } from './argument-rules/argument-checks.ts'
import { isFileList, startsOfList } from './file-lists.ts'
import { environmentRunners, READ_SHELL, readsAnyFile } from './programs.ts'
import { literalWord, type ShellWord, type SimpleCommand, type ScriptCommand } from './shell-command.ts'
import { isHarmlessSetting, loadsFromTree, readsHome, selectsHome } from './harmless-settings.ts'
import { bashSyntaxIn } from './posix-shell.ts'
import { isPlainSetting, isSteering } from './steering-variables.ts'
import type { WorkingDirectory } from './working-directory.ts'

/** What a command that runs another one runs. */
export type Unwrapped =
  /** A whole line, passed to a shell with -c. */
  | { readonly kind: 'line'; readonly line: string }
  /** `runsProject`: code of the repository runs as well, such as a Gemfile, or a script of pyproject.toml instead of the program. */
  | { readonly kind: 'commands'; readonly commands: readonly SimpleCommand[]; readonly runsProject?: boolean }
  /** `commands` or `line` are what it would run; a critical one counts more than the reason. */
  | {
      readonly kind: 'refused'
      readonly reason: string
      readonly commands?: readonly SimpleCommand[]
      readonly line?: string
    }

/**
 * Looks inside `bash -c '…'`, `timeout 60 …`, `env A=b …` and the like, so that the command inside is judged by itself.
 * Undefined for a command that wraps none, or wraps it in a way that is not understood.
 */
export function unwrapCommand({ command, pipedFrom, directory }: ScriptCommand): Unwrapped | undefined {
  const [{ value: name }, ...words] = command
  const program = directory.isBounded ? name.replace(/^\/(usr\/(local\/)?)?bin\//, '') : name
  const { isBounded = false } = directory
  if (posixShell.test(program)) return shellScript(program, words, isBounded)
  if (program === 'env') return unwrapEnv(words, directory)
  if (program === 'xargs') return isBounded ? unwrapBoundedXargs(words, pipedFrom) : unwrapXargs(words, pipedFrom)
  if (program === 'find') return unwrapFind(words, isBounded)
  const skipped = wrappers.get(program)?.(words.map(({ value }) => value))
  const inner = skipped === undefined ? undefined : innerCommand(words.slice(skipped))
  return inner && { kind: 'commands', commands: [inner], runsProject: runsProject.test(program) }
}

/** Not zsh and ksh, in whose grammar a line means something else. Attack: zsh reads `>! /x` as a redirection to /x. */
const posixShell = new RegExp(`^${READ_SHELL}$`)

const runsProject = new RegExp(`^(bundle|${environmentRunners.join('|')})$`)

function innerCommand([name, ...words]: readonly ShellWord[]): SimpleCommand | undefined {
  return name === undefined || name.isGlob || name.isOpen || name.value.startsWith('-') ? undefined : [name, ...words]
}

/** Programs that run the command after their own words. */
const wrappers: ReadonlyMap<string, (words: readonly string[]) => number | undefined> = new Map(
  Object.entries({
    timeout: wordsOfTimeout,
    nice: wordsOfNice,
    time: (words: readonly string[]) => words.findIndex((word) => !/^-[pv]$/.test(word)),
    nohup: () => 0,
    'xvfb-run': (words: readonly string[]) => words.findIndex((word) => !/^(-a|--auto-servernum)$/.test(word)),
    conda: ([first, ...words]: readonly string[]) => (first === 'run' ? wordsOfCondaRun(words) : undefined),
    stdbuf: (words: readonly string[]) => {
      const end = words.findIndex((word) => !/^-[ioe][L0]$/.test(word))
      return end > 0 ? end : undefined
    },
    command: ([first = '']: readonly string[]) => (first.startsWith('-') ? undefined : 0),
    bundle: ([first]: readonly string[]) => (first === 'exec' ? 1 : undefined),
    ...Object.fromEntries(environmentRunners.map((name) => [name, wordsOfRun]))
  })
)

const RUN_FLAG =
  /^(?:--(?:frozen|locked|no-sync|offline|all-packages|all-extras|all-groups|dev|no-dev|no-project|isolated|active|quiet)|-[qv]|--(?:package|extra|group|python)=[\w.-]+)$/
const RUN_OPTION = /^(?:--(?:package|extra|group|python)|-[pP])$/

/** The words of `uv run --package NAME`, and of the same in other tools. */
function wordsOfRun([first, ...words]: readonly string[]): number | undefined {
  if (first !== 'run') return undefined
  let index = 0
  for (let word = words[0]; word?.startsWith('-'); word = words[index]) {
    if (word === '--') return index + 2
    const hasValue = RUN_OPTION.test(word) && /^[\w.][\w.-]*$/.test(words[index + 1] ?? '')
    if (!hasValue && !RUN_FLAG.test(word)) return undefined
    index += hasValue ? 2 : 1
  }
  return index + 1
}

/** The words of `conda run -n NAME`. */
function wordsOfCondaRun(words: readonly string[]): number | undefined {
  let index = 0
  for (let word = words[0]; word?.startsWith('-'); word = words[index]) {
    const hasValue = /^(?:-n|--name)$/.test(word) && /^[\w.][\w.-]*$/.test(words[index + 1] ?? '')
    if (!hasValue && !/^--(?:no-capture-output|live-stream|name=[\w.-]+)$/.test(word)) return undefined
    index += hasValue ? 2 : 1
  }
  return index + 1
}

function wordsOfTimeout(words: readonly string[]): number | undefined {
  let index = 0
  for (let option = words[0]; option?.startsWith('-'); option = words[index]) {
    const takesValue = /^-[ks]$/.test(option)
    const isKnown = /^(--(foreground|preserve-status|verbose|kill-after=[\d.]+[smhd]?|signal=\w+)|-v|-[ks]\w+)$/.test(
      option
    )
    if (!takesValue && !isKnown) return undefined
    index += takesValue ? 2 : 1
  }
  return /^[\d.]+[smhd]?$/.test(words[index] ?? '') ? index + 1 : undefined
}

function wordsOfNice([first = '', second = '']: readonly string[]): number | undefined {
  if (first === '-n' && /^-?\d+$/.test(second)) return 2
  if (/^-\d+$|^-n\d+$/.test(first)) return 1
  return first.startsWith('-') ? undefined : 0
}

function shellScript(program: string, words: readonly ShellWord[], isBounded: boolean): Unwrapped | undefined {
  const [option, script, ...rest] = words
  // A script that is read with unknown variables can get any arguments.
  if (!option || !script || (rest.length > 0 && !isBounded) || script.isGlob || !/^-[lexu]*c$/.test(option.value))
    return undefined
  if (script.isOpen) return { kind: 'refused', reason: 'The script has parts that are not known; spell it out.' }
  const line = script.value
  const foreign = program === 'bash' ? undefined : bashSyntaxIn(line)
  if (foreign === undefined) return { kind: 'line', line }
  return { kind: 'refused', reason: `${program} can read ${foreign} in another way than bash; write bash -c.`, line }
}

function unwrapEnv(words: readonly ShellWord[], directory: WorkingDirectory): Unwrapped | undefined {
  const start = words.findIndex(
    ({ value }, index) => value !== '-u' && !/^-u[A-Za-z_]\w*$/.test(value) && words[index - 1]?.value !== '-u'
  )
  const length = words.slice(start).findIndex(({ value }) => !/^[A-Za-z_]\w*=/.test(value))
  if (start < 0 || length < 0) return undefined
  const end = start + length
  const inner = words.slice(end)
  // Attack: in `env ./a=b.sh id`, the first word sets a variable too.
  if (inner[0]?.value.includes('=')) return undefined
  const steering = words.slice(start, end).find(({ value, isOpen }) => {
    const [name = ''] = value.split('=', 1)
    const text = value.slice(name.length + 1)
    if (!directory.isBounded) return !isPlainSetting(name, text)
    if (selectsHome(name) && inner.some((word) => readsHome(word.value))) return true
    return isSteering(name) && (isOpen === true || !isHarmlessSetting(name, text, directory))
  })
  const command = innerCommand(inner)
  if (steering) {
    return {
      kind: 'refused',
      ...(command && { commands: [command] }),
      reason: `${steering.value} can change which programs, libraries or options are used; remove it.`
    }
  }
  const runsProject = words.slice(start, end).some(({ value }) => {
    const at = value.indexOf('=')
    return loadsFromTree(value.slice(0, at), value.slice(at + 1))
  })
  return command && { kind: 'commands', commands: [command], runsProject }
}

/** xargs adds words that have not been checked. From programs that list files, they are file names. */
function unwrapXargs(words: readonly ShellWord[], pipedFrom: readonly SimpleCommand[]): Unwrapped | undefined {
  const end = words.findIndex(
    ({ value }, index) =>
      !/^(-0|-r|-t|-[nLP]\d*|--null|--no-run-if-empty)$/.test(value) &&
      !(/^-[nLP]$/.test(words[index - 1]?.value ?? '') && /^\d+$/.test(value))
  )
  const command = words.slice(Math.max(end, 0))
  if (!isFileList(pipedFrom)) {
    return {
      kind: 'refused',
      reason: 'xargs adds words that cannot be checked. Pipe file names to it from find, git ls-files or grep -l.'
    }
  }
  const name = command[0]?.value ?? ''
  if (end < 0 || !readsAnyFile(name)) {
    return {
      kind: 'refused',
      reason: `xargs ${name} passes on file names that can be options. Use a program that only reads files, such as cat.`
    }
  }
  const inner = innerCommand(command)
  return inner && { kind: 'commands', commands: [inner] }
}

/** Where the kernel limits the commands, xargs adds words of which only the start is known. */
function unwrapBoundedXargs(words: readonly ShellWord[], pipedFrom: readonly SimpleCommand[]): Unwrapped | undefined {
  let placeholder: string | undefined
  let at = 0
  for (let option = words[0]?.value; option?.startsWith('-'); option = words[at]?.value) {
    const replaced = /^(?:-I|--replace=)(.*)$/s.exec(option)?.[1]
    if (replaced !== undefined) placeholder = replaced === '' ? words[at + 1]?.value : replaced
    else if (!/^(-0|-r|-t|-[nLPd].*|--null|--no-run-if-empty)$/s.test(option)) return undefined
    at += /^-[InLPd]$/.test(option) ? 2 : 1
  }
  const [name = literalWord('echo'), ...others] = words.slice(at)
  if (name.isGlob || name.isOpen || (placeholder !== undefined && name.value.includes(placeholder))) return undefined
  const added = startsOfList(pipedFrom).map((value): ShellWord => ({ value, isGlob: true, isOpen: true }))
  if (placeholder === undefined) return { kind: 'commands', commands: [[name, ...others, ...added]] }
  const mark = placeholder
  const replacedWords = added.map((word): SimpleCommand => [
    name,
    ...others.map((other) => replacing(other, mark, word))
  ])
  return { kind: 'commands', commands: replacedWords }
}

function replacing(word: ShellWord, placeholder: string, by: ShellWord): ShellWord {
  const at = word.value.indexOf(placeholder)
  if (at < 0) return word
  return { value: word.value.slice(0, at) + by.value, isGlob: false, isOpen: true }
}

/** `find src -name '*.pyc' -exec rm -rf {} +` deletes below the folders only what has such a name. */
function removalByFind(find: SimpleCommand, [name, ...words]: SimpleCommand): Unwrapped | undefined {
  const isPlain = words.every(({ value, isOpen }) => !isOpen && /^(-[rRfvd]+|--|\{\})$/.test(value))
  return isPlain ? { kind: 'commands', commands: [find, [name, literalWord('./selected-by-name')]] } : undefined
}

/** In `find … -exec grep x {} +`, find lists files for a program that can be given any. */
function unwrapFind(words: readonly ShellWord[], isBounded: boolean): Unwrapped | undefined {
  const at = words.findIndex(({ value }) => value === '-exec')
  const isEnd = (value: string, before: string | undefined) => value === ';' || (value === '+' && before === '{}')
  const length =
    at < 0 ? -1 : words.slice(at).findIndex(({ value }, index) => isEnd(value, words[at + index - 1]?.value))
  const [name, ...others] = words.slice(at + 1, at + Math.max(length, 0))
  if (!name) return undefined
  // Attack: in `find . -exec cat {}/../x \;`, the folder that find names can be the repository itself.
  if (others.some(({ value }) => value.includes('{}') && /(?:^|\/)\.\.(?:\/|$)/.test(value))) return undefined
  const find: SimpleCommand = [literalWord('find'), ...words.slice(0, at), ...words.slice(at + length + 1)]
  if (readsAnyFile(name.value)) {
    return { kind: 'commands', commands: [find, [name, ...others.filter(({ value }) => value !== '{}')]] }
  }
  const isRemoval =
    /^(rm|rmdir|unlink)$/.test(name.value) && deletesByName(words.slice(0, at).map(({ value }) => value))
  if (isBounded && isRemoval) return removalByFind(find, [name, ...others])
  if (!isBounded || name.isOpen || name.isGlob || /^(\{\}|rm|rmdir|unlink|mv|xargs)$/.test(name.value)) return undefined
  const starts = startsOfList([[literalWord('find'), ...words.slice(0, at)]])
  const started = starts.map((start): SimpleCommand => [
    name,
    ...others.map((word) => replacing(word, '{}', { value: start, isGlob: true }))
  ])
  return { kind: 'commands', commands: [find, ...started] }
}
