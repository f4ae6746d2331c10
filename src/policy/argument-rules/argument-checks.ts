import { isHarmlessSetting } from '../harmless-settings.ts'
import { isUnreadable } from '../working-directory.ts'
import { checkGit } from './check-git.ts'
import { checkAddresses, checkPackages } from './check-packages.ts'
import type { MatchedCommand } from './matched-command.ts'
import { isHarmlessSedScript } from './sed-script.ts'

/** Returns why a command is refused. For programs whose arguments have a syntax that lists of words and patterns cannot describe. */
export type ArgumentCheck = (command: MatchedCommand) => string | undefined

/** By the name that the JSON files use. */
export const argumentChecks: ReadonlyMap<string, ArgumentCheck> = new Map(
  Object.entries({
    addresses: checkAddresses,
    awk: checkAwk,
    cd: checkCd,
    date: checkDate,
    eslint: checkEslint,
    find: checkFind,
    git: checkGit,
    go: checkGo,
    make: checkMake,
    interpreter: checkInterpreter,
    node: checkNode,
    packages: checkPackages,
    pytest: checkPytest,
    printf: checkPrintf,
    python: checkPython,
    rm: checkRm,
    sed: checkSed,
    source: checkSource,
    test: checkTest
  })
)

function checkAwk({ wildcardWords, operands: [script] }: MatchedCommand): string | undefined {
  if (script === undefined || !wildcardWords.includes(script)) return undefined
  if (script.includes('\0')) return 'A part of the awk script is not known; pass the value with -v.'
  const text = script.replaceAll('||', '').replaceAll(/>\s*"\/dev\/(?:stderr|stdout)"/g, '')
  // After print, `>` writes a file; elsewhere it compares. A } ends print unless it is in a string, regex or comment.
  const writes = /["/#]/.test(text) ? /\bprintf?\b[^]*>/ : /\bprintf?\b[^}]*>/
  const reaches = /\b(system|getline|ARGV|ARGC|ARGIND|ENVIRON|PROCINFO|SYMTAB|FUNCTAB|close)\b|[|@]/
  return writes.test(text) || reaches.test(text)
    ? 'This awk script can run a program or open a file that it names itself.'
    : undefined
}

function checkCd({ operands, words, directory }: MatchedCommand): string | undefined {
  const isOneFolder = operands.length === 1 && words.length === 1 && (words[0] !== '-' || directory.isBounded === true)
  return isOneFolder ? undefined : 'cd takes exactly one folder of the repository.'
}

function checkDate({ operands }: MatchedCommand): string | undefined {
  return operands.every((word) => word.startsWith('+')) ? undefined : 'date with a plain word sets the clock.'
}

function checkEslint({ wildcardWords, words, directory }: MatchedCommand): string | undefined {
  if (directory.isBounded) return undefined
  const isFormatterPath = (word: string) =>
    /^(-f|--format)[=]?.*[./]/.test(word) ||
    (/^(-f|--format)$/.test(words[words.indexOf(word) - 1] ?? '') && /[./]/.test(word))
  return wildcardWords.some(isFormatterPath) ? 'A formatter given as a path is code that eslint runs.' : undefined
}

/** Only the words before the first test are folders; the rest are patterns and numbers. */
function checkFind({ words, wildcardWords, directory }: MatchedCommand): string | undefined {
  const first = words.findIndex((word) => /^(-[^HLPOD-]|[(!,])/.test(word))
  const folders = (first < 0 ? words : words.slice(0, first)).filter((word) => wildcardWords.includes(word))
  const path = folders.find((word) => isUnreadable(word, directory))
  if (path !== undefined) return `${path} leads outside the repository.`
  const deletes = wildcardWords.includes('-delete')
  return deletes && !(directory.isBounded && deletesByName(words))
    ? 'find can delete only the files that one -name selects, such as find . -name "*.pyc" -delete.'
    : undefined
}

/** A pattern, or what tools generate: not a file of the repository by its name. */
const generated = /[*?[]|^(__\w+__|\.\w+|node_modules|dist|build|target|coverage)$/

/** True if find acts only on what one such pattern selects: nothing is joined by -o or negated, and it is not just `*`. */
export function deletesByName(words: readonly string[]): boolean {
  const isSelective = (word: string, index: number) =>
    /^-i?name$/.test(words[index - 1] ?? '') &&
    generated.test(word) &&
    !word.includes('\0') &&
    word.replaceAll(/[*?.]|\[[^\]]*\]/g, '').length >= 2
  return words.some(isSelective) && !words.some((word) => /^(-o|-or|!|-not|,|\(|\)|-path|-regex)$/.test(word))
}

function checkGo({ words, wildcardWords, subcommand = '' }: MatchedCommand): string | undefined {
  const address = wildcardWords.find((word) => word.includes('://') || (subcommand !== 'get' && /^[^-].*@/.test(word)))
  if (address !== undefined) return `go runs the code that it gets from ${address}; name it in a rule.`
  const flags = words.find(
    (word, index) =>
      wildcardWords.includes(word) &&
      (/^--?ldflags=/.test(word) || /^--?ldflags$/.test(words[index - 1] ?? '')) &&
      !areHarmlessLinkerFlags(word.replace(/^--?ldflags=/, ''))
  )
  return flags === undefined ? undefined : `go ${flags} selects another linker, or a file that it writes.`
}

const HARMLESS_LINKER_FLAG =
  /^(?:-(?:[swvX]|X=[^]*|buildid=[^]*|compressdwarf=\w+|checklinkname=0)|(?!-)[\w./-]+=[^]*|)$/

/** True for flags that leave out symbols or set variables, for all packages or those of a pattern: `all=-s -w -X 'main.version=1 b'`. */
function areHarmlessLinkerFlags(text: string): boolean {
  const flags = text
    .replace(/^[\w./]+=(?=-)/, '')
    .replaceAll(/'[^']*'|"[^"]*"/g, (quoted) => quoted.slice(1, -1).replaceAll(/\s/g, '_'))
  return flags
    .trim()
    .split(/\s+/)
    .every((flag) => HARMLESS_LINKER_FLAG.test(flag))
}

/** For an interpreter and a file of the repository: any option before that file can be code. */
function checkInterpreter({ program, words, wildcardWords, directory }: MatchedCommand): string | undefined {
  if (directory.isBounded) return undefined
  const script = words.findIndex((word) => !word.startsWith('-'))
  const options = words.slice(0, script < 0 ? undefined : script)
  const code = options.find((word) => wildcardWords.includes(word) && !/^(-[wcl]|--?version|-v)$/.test(word))
  const isRefused = words.length === 0 || code !== undefined
  return isRefused ? `${program} ${code ?? ''} runs code that is not a file of the repository.` : undefined
}

function checkNode({ wildcardWords, words, directory }: MatchedCommand): string | undefined {
  if (directory.isBounded) return undefined
  if (words.some((word) => /^(--test|--version|-v|--check|-c|--help)$/.test(word))) return undefined
  const script = words.find((word) => !word.startsWith('-'))
  if (script === undefined) return 'node without a file runs the code on its standard input.'
  return wildcardWords.includes('-') ? 'node - runs the code on its standard input.' : undefined
}

function checkPytest({ wildcardWords, words, directory }: MatchedCommand): string | undefined {
  if (directory.isBounded) return undefined
  const plugins = words.flatMap((word, index) => {
    if (!/^-[a-z]*p/.test(word)) return []
    return word.replace(/^-[a-z]*?p/, '') || (words[index + 1] ?? '')
  })
  const plugin = plugins.find((name) => !name.startsWith('no:'))
  return plugin !== undefined && wildcardWords.some((word) => word.includes(plugin))
    ? `pytest -p ${plugin} loads code; a wildcard allows only -p no:NAME.`
    : undefined
}

/** In a sandbox, variables can configure the build: with options of a compiler, a name or a path, but no program of their own. */
function checkMake({ operands, wildcardWords, directory }: MatchedCommand): string | undefined {
  const setting = operands.find((word) => {
    const [, name = '', value = ''] = /^(\w+)[:+?]?=(.*)$/s.exec(word) ?? []
    const isPlain = isHarmlessSetting(name, value, directory) && !/[$`;&|\0]/.test(value)
    return word.includes('=') && wildcardWords.includes(word) && (name === '' || !isPlain)
  })
  return directory.isBounded && setting !== undefined
    ? `make ${setting} sets a variable, which can make a rule run anything.`
    : undefined
}

/** Attack: `printf %n PATH` sets PATH to 0, so that programs are looked up in the folder 0. */
function checkPrintf({ words }: MatchedCommand): string | undefined {
  const [first = '', ...others] = words[0] === '--' ? words.slice(1) : words
  if (first.startsWith('\0')) return "The format could become the option -v; write printf '%s' first."
  if (/%[^%A-Za-z]*[hjlLtz]*n/.test(first.replaceAll('%%', ''))) return 'printf %n sets a shell variable.'
  const isKnown = !first.includes('\0') || (others.length === 0 && !first.endsWith('\0\0'))
  return isKnown ? undefined : "The format has a part that is not known, which could be %n; write printf '%s' first."
}

/** Scripts that set up a shell: of a virtual environment, of a tool chain, or of the repository by their ending. */
const SETUP_SCRIPT = /(^|\/)(activate|env|\.env[\w.-]*|\.bashrc|\.profile|[\w.-]+\.(sh|bash|env))$/

/** Sourcing a script that sets up a shell allows no more than running it. */
function checkSource({ words: [file = ''], directory }: MatchedCommand): string | undefined {
  const isInHome = /^~\/[\w./-]+$/.test(file) && !file.includes('..')
  const isKnown = SETUP_SCRIPT.test(file) && (isInHome || !isUnreadable(file, directory))
  return isKnown
    ? undefined
    : 'Only a script such as .venv/bin/activate or scripts/env.sh can be sourced; run others with bash.'
}

/** What is deleted outside the work tree cannot be undone, so a question of rm must not be suppressed there. */
function checkRm({ words, operands }: MatchedCommand): string | undefined {
  const isForced = words.some((word) => /^(-[a-zA-Z]*f|--f)/.test(word))
  // mktemp chose this name.
  const path = operands.find((word) => /^(\/tmp|~)(\/|$)/.test(word) && !/^\/tmp\/tmp\.[^/]/.test(word))
  return isForced && path !== undefined ? `rm -f deletes only in the repository; leave out -f for ${path}.` : undefined
}

/** Attack: with x=-v and y='a[$(id)]', [ "$x" "$y" ] runs id. */
function checkTest({ words }: MatchedCommand): string | undefined {
  if (!words.some((word) => word.includes('\0'))) return undefined
  const terms = words.filter((word) => word !== ']' && word !== '!')
  const forms = splitAt(terms, /^-[ao]$/)
  return forms.every(isHarmlessTest) && !words.some((word) => word.endsWith('\0\0'))
    ? undefined
    : 'The test has words that are not known where an operator can be; quote each variable, and compare with =.'
}

function splitAt(words: readonly string[], separator: RegExp): readonly (readonly string[])[] {
  const groups: string[][] = [[]]
  for (const word of words) {
    if (separator.test(word)) groups.push([])
    else groups.at(-1)?.push(word)
  }
  return groups
}

function isHarmlessTest([first = '', second, third, ...others]: readonly string[]): boolean {
  if (others.length > 0) return false
  if (third !== undefined) return /^(==?|!=|[<>]|-(eq|ne|lt|le|gt|ge|nt|ot|ef))$/.test(second ?? '')
  return second === undefined || /^-[a-zA-Z]$/.test(first)
}

/** Modules that are as harmless with `python -m` as their own programs. */
const pythonModules: readonly string[] = [
  'pytest unittest mypy ruff black flake8 isort pylint pyflakes pycodestyle py_compile compileall json.tool tabnanny',
  'doctest coverage tox nox build mkdocs sphinx behave nose2 django'
].flatMap((line) => line.split(' '))

function checkPython({ words, wildcardWords, directory }: MatchedCommand): string | undefined {
  if (directory.isBounded) return checkBoundedPython(words)
  const at = words.findIndex(
    (word, index) =>
      !/^-[bBdEIOPsSuvqx]*$|^-[WX].+$/.test(word) ||
      word === '-' ||
      (index > 0 && /^-[WX]$/.test(words[index - 1] ?? ''))
  )
  const first = words[at]
  if (first === undefined) {
    const isVersion = /^(-V|--version)$/.test(words[0] ?? '')
    return isVersion ? undefined : 'python without a file runs the code on its standard input.'
  }
  if (!wildcardWords.includes(first)) return undefined
  if (first === '-m') return checkPythonModule(words[at + 1] ?? '', wildcardWords)
  if (/^(-V+|--version)$/.test(first)) return undefined
  return first.startsWith('-') ? `python ${first} runs code that is not a file of the repository.` : undefined
}

/** Any module of the repository can run, but not a module that installs or publishes. */
function checkBoundedPython(words: readonly string[]): string | undefined {
  const at = words.indexOf('-m')
  const [name = '', subcommand = ''] = at < 0 ? [] : words.slice(at + 1)
  const isInstaller =
    /^(ensurepip|twine|flit|build)$/.test(name) ||
    (name === 'pip' && !/^(list|show|freeze|check|--version|-V)$/.test(subcommand))
  return isInstaller ? `python -m ${name} ${subcommand} installs or publishes; name it in a rule.` : undefined
}

function checkPythonModule(name: string, wildcardWords: readonly string[]): string | undefined {
  if (pythonModules.includes(name) || !wildcardWords.includes(name)) return undefined
  return `python -m ${name} is another program; name it in a rule.`
}

function checkSed({ words, wildcardWords }: MatchedCommand): string | undefined {
  const isNamed = words.every((word) => !wildcardWords.includes(word))
  if (isNamed || sedScripts(words).every(isHarmlessSedScript)) return undefined
  return 'Only sed commands that print, delete or replace lines of the output are allowed; use edit_file to change a file.'
}

/**
 * The scripts of a sed command, read as getopt does. Attack: in `sed -n -- '1e id' a -e p`, -e is a file, and in
 * `sed -l -ep '1e id' a`, it is the value of -l.
 */
function sedScripts(words: readonly string[]): readonly string[] {
  const scripts: string[] = []
  const operands: string[] = []
  let isFromOption = false
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? ''
    if (word === '--') {
      operands.push(...words.slice(index + 1))
      break
    }
    // The letter or the name of an option with a value, and what follows it in the word.
    const [, letter, name, inWord = ''] = /^-(?:[nrsuzE]*([elfi])|-(expression|file)(?:=|$))([^]*)$/.exec(word) ?? []
    const option = letter ?? name?.[0]
    if (option === undefined) {
      if (!/^-./.test(word)) operands.push(word)
      continue
    }
    if (option === 'i') continue
    const isAttached = inWord !== '' || word.includes('=')
    if (!isAttached) index += 1
    const value = isAttached ? inWord : (words[index] ?? '')
    // The sed of macOS takes everything after the first operand for an operand.
    if (operands.length > 0) scripts.push(...operands.slice(0, 1))
    if (option === 'e') scripts.push(value)
    isFromOption ||= option !== 'l'
  }
  // sed -i '' s/a/b/ file is the form of macOS.
  return isFromOption ? scripts : [...scripts, ...operands.slice(0, operands[0] === '' ? 2 : 1)]
}
