import { POSIX_SHELL, readsAnyFile } from './programs.ts'
import { isSteering, type ShellWord, type SimpleCommand } from './shell-line.ts'

/** What a command that runs another one runs. */
export type Unwrapped =
  /** A whole line, given to a shell by -c. */
  | { readonly kind: 'line'; readonly line: string }
  | { readonly kind: 'commands'; readonly commands: readonly SimpleCommand[] }
  | { readonly kind: 'refused'; readonly reason: string }

/**
 * Looks into `bash -c '…'`, `timeout 60 …`, `env A=b …` and their like, so that the command inside is judged as if it stood there
 * alone. Undefined for a command that wraps nothing, or in a way that is not understood.
 */
export function unwrapCommand(command: SimpleCommand, pipedFrom: readonly SimpleCommand[]): Unwrapped | undefined {
  const [{ value: program }, ...words] = command
  if (posixShell.test(program)) return shellScript(words)
  if (program === 'env') return unwrapEnv(words)
  if (program === 'xargs') return unwrapXargs(words, pipedFrom)
  if (program === 'find') return unwrapFind(words)
  const skipped = skippedWords(program, words)
  return skipped === undefined ? undefined : inner(words.slice(skipped))
}

const posixShell = new RegExp(`^${POSIX_SHELL}$`)

function inner([name, ...words]: readonly ShellWord[]): Unwrapped | undefined {
  return name === undefined || name.isGlob || name.value.startsWith('-')
    ? undefined
    : { kind: 'commands', commands: [[name, ...words]] }
}

/** How many words stand before the wrapped command. */
function skippedWords(program: string, words: readonly ShellWord[]): number | undefined {
  const values = words.map(({ value }) => value)
  const [first = '', second = ''] = values
  switch (program) {
    case 'timeout': {
      let index = 0
      while (values[index]?.startsWith('-')) {
        const option = values[index] ?? ''
        if (/^-[ks]$/.test(option)) index += 2
        else if (
          /^(--(foreground|preserve-status|verbose|kill-after=[\d.]+[smhd]?|signal=\w+)|-v|-[ks]\w+)$/.test(option)
        )
          index += 1
        else return undefined
      }
      return /^[\d.]+[smhd]?$/.test(values[index] ?? '') ? index + 1 : undefined
    }
    case 'nice':
      if (first === '-n' && /^-?\d+$/.test(second)) return 2
      return /^-\d+$|^-n\d+$/.test(first) ? 1 : first.startsWith('-') ? undefined : 0
    case 'stdbuf': {
      const end = values.findIndex((value) => !/^-[ioe][L0]$/.test(value))
      return end > 0 ? end : undefined
    }
    case 'command':
      return first.startsWith('-') ? undefined : 0
    case 'bundle':
      return first === 'exec' ? 1 : undefined
    case 'uv':
    case 'poetry':
    case 'pipenv':
    case 'hatch':
    case 'pdm':
      return first === 'run' ? 1 : undefined
    default:
      return undefined
  }
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
      reason: `${steering.value} changes which programs, libraries or options are used; leave it out.`
    }
  }
  return inner(words.slice(end))
}

// What xargs adds are words that nobody has judged: names of files, when they come from these programs.
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
      reason: 'xargs adds words that cannot be judged; only names of files from find, git ls-files or grep -l can.'
    }
  }
  const name = command[0]?.value ?? ''
  if (end < 0 || !readsAnyFile(name)) {
    return {
      kind: 'refused',
      reason: `xargs ${name} hands on names of files that may be options; only programs that read files may take them.`
    }
  }
  return inner(command)
}

/** `find … -exec grep x {} +` is find, which lists files, and a program that may be given any. */
function unwrapFind(words: readonly ShellWord[]): Unwrapped | undefined {
  const at = words.findIndex(({ value }) => value === '-exec')
  const length = at < 0 ? -1 : words.slice(at).findIndex(({ value }) => /^[;+]$/.test(value))
  const [name, ...others] = words.slice(at + 1, at + Math.max(length, 0))
  if (!name || !readsAnyFile(name.value)) return undefined
  const find: SimpleCommand = [{ value: 'find', isGlob: false }, ...words.slice(0, at), ...words.slice(at + length + 1)]
  return { kind: 'commands', commands: [find, [name, ...others.filter(({ value }) => value !== '{}')]] }
}

/** True for a program that passes on some of the lines that it is given, and reads no file. */
function isFilter([name, ...words]: SimpleCommand): boolean {
  const operands = words.filter(({ value }) => !value.startsWith('-') && !/^\d+$/.test(value))
  return filters.test(name.value) && operands.length <= (name.value === 'grep' ? 1 : 0)
}
