import { posix } from 'node:path'
import { readShellLine, type Words } from '../policy/shell-line.ts'
import { commandsInside } from '../policy/wrappers.ts'
import { parseJson, recordOf } from '../text/json.ts'
import { nameOf } from '../text/paths.ts'
import { quoteForShell } from '../text/shell-quote.ts'
import type { ReadText } from './verbose-option.ts'

const INTERPRETER = /^(?:(?:ba|da|z|k|fi)?sh|python[\d.]*|node|deno|bun|tsx|ts-node|ruby|perl|php|Rscript|lua)$/
/** Scripts of package.json, scripts of the shell and wrappers around each other. */
const MAX_DEPTH = 6

/**
 * The files of the work tree that checks run as code: `check.py` of `python3 check.py`, also in a script of package.json or of the shell. A folder
 * stands for the files in it.
 */
export async function checkScripts(commands: readonly string[], read: ReadText): Promise<readonly string[]> {
  const found = new Set<string>()

  const visitLine = async (line: string, start: string, depth: number): Promise<void> => {
    const parsed = readShellLine(line)
    if (parsed.kind === 'malformed' || depth > MAX_DEPTH) return
    let folder = start
    for (const { words } of parsed.commands) {
      if (words[0] === 'cd') folder = posix.join(folder, words[1] ?? '')
      else await visit(words, folder, depth)
    }
  }

  const visit = async (words: Words, folder: string, depth: number): Promise<void> => {
    const [path, ...args] = words
    const name = nameOf(path)
    for (const line of linesInside(name, words)) await visitLine(line, folder, depth + 1)
    const script = packageScript(name, args)
    if (script !== undefined) {
      const scripts = recordOf(recordOf(parseJson((await read(posix.join(folder, 'package.json'))) ?? ''))['scripts'])
      const lines = ['pre', '', 'post'].map((when) => scripts[`${when}${script}`])
      for (const line of lines) if (typeof line === 'string') await visitLine(line, folder, depth + 1)
    }
    if (path.includes('/')) found.add(posix.join(folder, path))
    if (!INTERPRETER.test(name)) return
    for (const each of await codeOf(args, (word) => read(posix.join(folder, word)))) found.add(posix.join(folder, each))
    const [first] = args.filter((word) => !word.startsWith('-'))
    const text = name.endsWith('sh') && first !== undefined ? await read(posix.join(folder, first)) : undefined
    if (text !== undefined) await visitLine(text, folder, depth + 1)
  }

  for (const command of commands) await visitLine(command, '', 0)
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
  const [first, second] = args.filter((word) => !word.startsWith('-'))
  if (first === 'run' || first === 'run-script') return second
  return first === 't' || first === 'tst' ? 'test' : first
}

/** What an interpreter runs: a module, all files of tests, or the first word that names a file. */
async function codeOf(args: readonly string[], read: ReadText): Promise<readonly string[]> {
  const words = args.filter((word) => !word.startsWith('-'))
  if (args.includes('--test')) return words
  const module = args[args.indexOf('-m') + 1]?.replaceAll('.', '/')
  if (args.includes('-m') && module !== undefined) return [module, `${module}.py`]
  for (const word of words) if ((await read(word)) !== undefined) return [word]
  return []
}
