import { posix } from 'node:path'
import { readShellLine, type Words } from '../policy/shell-line.ts'
import { commandsInside } from '../policy/wrappers.ts'
import { nameOf } from '../text/paths.ts'
import { quoteForShell } from '../text/shell-quote.ts'
import { packageScripts, type ReadText } from './verbose-option.ts'

const INTERPRETER =
  /^(?:(?:ba|da|z|k|fi)?sh|source|\.|python[\d.]*|node|deno|bun|tsx|ts-node|ruby|perl|php|Rscript|lua)$/
/** Options of interpreters and package managers whose value is the next word. */
const VALUED = /^(?:-[rWXIo]|--(?:require|import|loader|env-file))$/
const FOLDER = /^(?:-C|--(?:prefix|cwd|dir|directory))$/
/** In the order in which make looks for them. */
const MAKEFILES = ['GNUmakefile', 'makefile', 'Makefile']
/** Attack: scripts that run each other many times. */
const MAX_LINES = 100

/**
 * The files of the work tree that checks run as code: `check.py` of `python3 check.py`, also in a script of package.json or of the shell, and in a
 * recipe of make. A folder stands for the files in it. What only a runner knows is not found.
 */
export async function checkScripts(commands: readonly string[], read: ReadText): Promise<readonly string[]> {
  const found = new Set<string>()
  const seen = new Set<string>()

  const visitLine = async (line: string, start: string): Promise<void> => {
    const key = `${start}\n${line}`
    if (seen.has(key) || seen.size >= MAX_LINES) return
    seen.add(key)
    const parsed = readShellLine(line)
    if (parsed.kind === 'malformed') return
    let folder = start
    for (const { words } of parsed.commands) {
      if (words[0] === 'cd') folder = posix.join(folder, words[1] ?? '')
      else await visit(words, folder)
    }
  }

  const visitFile = async (path: string, folder: string, isShell: boolean): Promise<void> => {
    const file = posix.join(folder, path).replace(/\/$/, '')
    if (file !== '.') found.add(file)
    const text = await read(file)
    if (text !== undefined && (isShell || /^#!.*sh\b/.test(text))) await visitLine(text, folder)
  }

  const visit = async (words: Words, folder: string): Promise<void> => {
    const [path, ...args] = words
    const name = nameOf(path)
    for (const line of linesInside(name, words)) await visitLine(line, folder)
    const at = posix.join(folder, args.find((_, index) => FOLDER.test(args[index - 1] ?? '')) ?? '')
    if (/^g?make$/.test(name)) for (const line of await recipesIn(args, at)) await visitLine(line, at)
    const script = packageScript(name, args)
    if (script !== undefined) {
      const scripts = await packageScripts({ read, folder: at })
      const lines = ['pre', '', 'post'].map((when) => scripts[`${when}${script}`])
      for (const line of lines) if (typeof line === 'string') await visitLine(line, at)
    }
    if (path.includes('/')) await visitFile(path, folder, false)
    if (!INTERPRETER.test(name)) return
    const code = await codeOf(args, (word) => read(posix.join(folder, word)))
    for (const each of code) await visitFile(each, folder, /sh$|^(?:source|\.)$/.test(name))
  }

  const recipesIn = async (args: readonly string[], folder: string): Promise<readonly string[]> => {
    const targets = operandsOf(args).filter((word) => !word.includes('='))
    for (const file of MAKEFILES) {
      const text = await read(posix.join(folder, file))
      if (text !== undefined) return makeRecipes(text, targets)
    }
    return []
  }

  for (const command of commands) await visitLine(command, '')
  return [...found]
}

function linesInside(name: string, words: Words): readonly string[] {
  const inner = commandsInside(name, words)
  const lines = inner.map((each) => ('line' in each ? each.line : each.words.map(quoteForShell).join(' ')))
  // Programs such as cross-env, c8 and dotenv.
  const at = words.findIndex((word, index) => index > 0 && /^(?:node|tsx|ts-node|python3?|npm|pnpm|yarn)$/.test(word))
  if (inner.length > 0 || at < 0 || INTERPRETER.test(name)) return lines
  return [words.slice(at).map(quoteForShell).join(' ')]
}

/** The script of package.json that a command runs; undefined for any other command. */
function packageScript(name: string, args: readonly string[]): string | undefined {
  if (name === 'node' && args[0] === '--run') return args[1]
  if (!/^(?:npm|pnpm|yarn|bun)$/.test(name)) return undefined
  const [first, second] = operandsOf(args)
  if (first === 'run' || first === 'run-script') return second
  return first === 't' || first === 'tst' ? 'test' : first
}

/** What an interpreter runs: a module, all files of tests, or the first word that names a file. */
async function codeOf(args: readonly string[], read: ReadText): Promise<readonly string[]> {
  const words = operandsOf(args)
  if (args.includes('--test')) return words
  const module = args[args.indexOf('-m') + 1]?.replaceAll('.', '/')
  if (args.includes('-m') && module !== undefined) return [`${module}.py`, `${module}/__main__.py`]
  for (const word of words) if ((await read(word)) !== undefined) return [word]
  return []
}

/** The words that are neither options nor their values. */
function operandsOf(args: readonly string[]): readonly string[] {
  const isValue = (index: number) => [VALUED, FOLDER].some((option) => option.test(args[index - 1] ?? ''))
  return args.filter((word, index) => !word.startsWith('-') && !isValue(index))
}

const RULE = /^([^\s#=:][^=:]*):(?!=)([^=]*)$/
const VARIABLE = /^([A-Za-z_][\w.-]*)[ \t]*(?:[:?+]?)=(.*)$/
/** Attack: variables that name each other. */
const MAX_DEPTH = 5
const MAX_EXPANSIONS = 200
const MAX_VALUE = 1_000

interface Rule {
  readonly needs: string[]
  readonly recipe: string[]
}

/**
 * The lines that make runs for these targets, or for the first one, with those of what they need. Reads what is written, not what only make
 * computes: patterns, conditions, included files.
 */
function makeRecipes(makefile: string, targets: readonly string[]): readonly string[] {
  const { rules, variables } = readMakefile(makefile)
  const first = [...rules.keys()].find((name) => !name.startsWith('.'))
  const wanted = new Set(targets.length > 0 ? targets : first === undefined ? [] : [first])
  const lines: string[] = []
  // A set can grow while it is read.
  for (const target of wanted) {
    const { needs = [], recipe = [] } = rules.get(target) ?? {}
    for (const name of needs) if (rules.has(name)) wanted.add(name)
    lines.push(...recipe.map((line) => expanded(line.replace(/^[@+-]+/, ''), variables)))
  }
  return lines
}

function readMakefile(text: string) {
  const rules = new Map<string, Rule>()
  const variables = new Map<string, string>()
  let current: readonly Rule[] = []
  for (const line of text.replaceAll('\\\n', ' ').split('\n')) {
    if (line.startsWith('\t')) {
      for (const { recipe } of current) recipe.push(line.trim())
      continue
    }
    const [, name, value = ''] = VARIABLE.exec(line) ?? []
    if (name !== undefined) variables.set(name, value.trim())
    const [, names, needs = ''] = RULE.exec(line) ?? []
    if (names === undefined) continue
    const [needed = '', inline] = needs.split(';')
    current = names
      .split(/\s+/)
      .filter(Boolean)
      .map((target) => {
        const rule = rules.get(target) ?? { needs: [], recipe: [] }
        rules.set(target, rule)
        rule.needs.push(...needed.split(/\s+/).filter(Boolean))
        if (inline !== undefined) rule.recipe.push(inline.trim())
        return rule
      })
  }
  return { rules, variables }
}

function expanded(line: string, variables: ReadonlyMap<string, string>): string {
  let left = MAX_EXPANSIONS
  const expand = (text: string, depth: number): string =>
    text.replaceAll(/\$(?:\(([\w.-]+)\)|\{([\w.-]+)\}|\$)/g, (whole, round?: string, curly?: string) => {
      const name = round ?? curly
      if (name === undefined) return '$'
      const value = name === 'MAKE' ? 'make' : variables.get(name)
      left -= 1
      const isUsable = value !== undefined && value.length <= MAX_VALUE && depth < MAX_DEPTH && left > 0
      return isUsable ? expand(value, depth + 1) : whole
    })
  return expand(line, 0)
}
