import { environmentRunners, POSIX_SHELL, readsAnyFile } from './programs.ts'
import { isSteering, type ShellWord, type SimpleCommand } from './shell-line.ts'

/** What a command that runs another one runs. */
export type Unwrapped =
  /** A whole line, passed to a shell with -c. */
  | { readonly kind: 'line'; readonly line: string }
  | { readonly kind: 'commands'; readonly commands: readonly SimpleCommand[] }
  | { readonly kind: 'refused'; readonly reason: string }

/**
 * Looks inside `bash -c '…'`, `timeout 60 …`, `env A=b …` and the like, so that the command inside is judged as if it stood
 * alone. Undefined for a command that wraps nothing, or in a way that is not understood.
 */
export function unwrapCommand(command: SimpleCommand, pipedFrom: readonly SimpleCommand[]): Unwrapped | undefined {
  const [{ value: program }, ...words] = command
  if (posixShell.test(program)) return shellScript(words)
  if (program === 'env') return unwrapEnv(words)
  if (program === 'xargs') return unwrapXargs(words, pipedFrom)
  if (program === 'find') return unwrapFind(words)
  const skipped = wrappers.get(program)?.(words.map(({ value }) => value))
  return skipped === undefined ? undefined : innerCommand(words.slice(skipped))
}

const posixShell = new RegExp(`^${POSIX_SHELL}$`)

function innerCommand([name, ...words]: readonly ShellWord[]): Unwrapped | undefined {
  return name === undefined || name.isGlob || name.value.startsWith('-')
    ? undefined
    : { kind: 'commands', commands: [[name, ...words]] }
}

/** Programs that run the command after their own words. */
const wrappers: ReadonlyMap<string, (words: readonly string[]) => number | undefined> = new Map(
  Object.entries({
    timeout: wordsOfTimeout,
    nice: wordsOfNice,
    stdbuf: (words: readonly string[]) => {
      const end = words.findIndex((word) => !/^-[ioe][L0]$/.test(word))
      return end > 0 ? end : undefined
    },
    command: ([first = '']: readonly string[]) => (first.startsWith('-') ? undefined : 0),
    bundle: ([first]: readonly string[]) => (first === 'exec' ? 1 : undefined),
    ...Object.fromEntries(
      environmentRunners.map((name) => [name, ([first]: readonly string[]) => (first === 'run' ? 1 : undefined)])
    )
  })
)

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

function shellScript(words: readonly ShellWord[]): Unwrapped | undefined {
  const [option, script, ...rest] = words
  if (!option || !script || rest.length > 0 || script.isGlob || !/^-[lexu]*c$/.test(option.value)) return undefined
  return { kind: 'line', line: script.value }
}

function unwrapEnv(words: readonly ShellWord[]): Unwrapped | undefined {
  const end = words.findIndex(({ value }) => !/^[A-Za-z_]\w*=/.test(value))
  if (end < 0) return undefined
  const steering = words.slice(0, end).find(({ value }) => isSteering(value.split('=', 1)[0] ?? ''))
  if (steering) {
    return {
      kind: 'refused',
      reason: `${steering.value} changes which programs, libraries or options are used; remove it.`
    }
  }
  return innerCommand(words.slice(end))
}

// xargs adds words that have not been checked. From these programs they are file names.
const listsFiles = /^(find|git ls-files|git diff --name-only|git grep -l|rg --files|rg -l|grep -\w*l\w*)( |$)/
const filters = /^(head|tail|sort|uniq|grep)$/

function unwrapXargs(words: readonly ShellWord[], pipedFrom: readonly SimpleCommand[]): Unwrapped | undefined {
  const end = words.findIndex(
    ({ value }, index) =>
      !/^(-0|-r|-t|-[nLP]\d*|--null|--no-run-if-empty)$/.test(value) &&
      !(/^-[nLP]$/.test(words[index - 1]?.value ?? '') && /^\d+$/.test(value))
  )
  const command = words.slice(Math.max(end, 0))
  const [source, ...between] = pipedFrom
  const isListed =
    source !== undefined &&
    listsFiles.test(source.map(({ value }) => value).join(' ')) &&
    !source.some(({ value }) => value.startsWith('-printf'))
  if (!isListed || !between.every(isFilter)) {
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
  return innerCommand(command)
}

/** In `find … -exec grep x {} +`, find lists files for a program that can be given any. */
function unwrapFind(words: readonly ShellWord[]): Unwrapped | undefined {
  const at = words.findIndex(({ value }) => value === '-exec')
  const length = at < 0 ? -1 : words.slice(at).findIndex(({ value }) => /^[;+]$/.test(value))
  const [name, ...others] = words.slice(at + 1, at + Math.max(length, 0))
  if (!name || !readsAnyFile(name.value)) return undefined
  const find: SimpleCommand = [{ value: 'find', isGlob: false }, ...words.slice(0, at), ...words.slice(at + length + 1)]
  return { kind: 'commands', commands: [find, [name, ...others.filter(({ value }) => value !== '{}')]] }
}

/** True for a program that passes on some of its input lines and reads no file. */
function isFilter([name, ...words]: SimpleCommand): boolean {
  const operands = words.filter(({ value }) => !value.startsWith('-') && !/^\d+$/.test(value))
  return filters.test(name.value) && operands.length <= (name.value === 'grep' ? 1 : 0)
}
