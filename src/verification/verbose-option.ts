import { posix } from 'node:path'
import { readShellLine } from '../policy/shell-line.ts'
import { commandsInside } from '../policy/wrappers.ts'
import { parseJson, recordOf } from '../text/json.ts'
import { nameOf } from '../text/paths.ts'
import { quoteForShell } from '../text/shell-quote.ts'

/** The text of a file of the work tree; undefined if it is missing or a link. */
export type ReadText = (path: string) => Promise<string | undefined>

interface Runner {
  /** With it, the runner names what passes. It changes neither what runs nor the exit code. */
  readonly option: string
  /** Matches the words after its name, each after a space, with which that is so. */
  readonly when: RegExp
  readonly settings?: readonly string[]
  /** What the text of no settings file may contain, because the option would replace it. */
  readonly keeps?: RegExp
  /** What the words, the text of a settings file or that of a file among the words must contain. */
  readonly only?: RegExp
}

const VITEST = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].flatMap((end) => [`vitest.config.${end}`, `vite.config.${end}`])
const MOCHA = ['js', 'cjs', 'mjs', 'json', 'jsonc', 'yml', 'yaml'].map((suffix) => `.mocharc.${suffix}`)

const RUNNERS = new Map<string, Runner>(
  Object.entries({
    jest: { option: '--verbose', when: /^(?!.* --(?: |$|(?:no-)?verbose\b|listTests|showConfig|init\b))/ },
    'react-scripts': { option: '--verbose', when: /^ test\b(?!.* --(?: |$|(?:no-)?verbose\b))/ },
    vitest: {
      option: '--reporter=verbose',
      when: /^(?: run| watch| -| [^ ./]*[./]|$)(?!.* -(?:[cr] |-(?: |$|reporter|config|root|outputFile)))/,
      settings: VITEST,
      keeps: /\breporters\b/
    },
    mocha: {
      option: '--reporter spec',
      when: /^(?!.* --(?: |$))(?!.* -(?:R|-reporter[ =])(?! ?(?:dot|min|nyan|progress|landing|list)(?: |$)))/,
      settings: [...MOCHA, 'package.json', 'test/mocha.opts'],
      only: /(?:\breporter["']?(?:\s*[:=]\s*| )["']?|-R ?)(?:dot|min|nyan|progress|landing|list)(?![\w-])/
    },
    unittest: { option: '-v', when: /^(?!.* --(?: |$))/ },
    'manage.py': { option: '-v 2', when: /^ test\b(?!.* -(?:v|-(?: |$|verbosity)))/ },
    rails: { option: '-v', when: /^ test\b(?!.* --(?: |$))/ },
    ruby: { option: '-v', when: / \S+\.rb$/, only: /^\s*require.*\b(?:minitest|test_helper|test\/unit)\b/m },
    lab: { option: '-v', when: /^(?!.* -(?:-(?: |$|reporter|output|verbose)|\w*[rov]))/ }
  })
)

/** Stands for the option until it is known which one is meant. */
const MARK = '--forgehand-mark'
const MAX_SCRIPTS = 4

interface Place {
  readonly read: ReadText
  readonly folder: string
  /** How many scripts of a package.json led here. */
  readonly scripts: number
}

/**
 * The same check with the option that makes its runner name what passes, as in `npm test -- --verbose`. Any other check is returned as it
 * is, and so is one whose last command is not certainly such a runner.
 */
export async function withVerboseOption(command: string, read: ReadText): Promise<string> {
  // What `pnpm test` passes on differs between versions of pnpm; it is the same with `run`.
  const line = command.trimEnd().replace(/(?<=\bpnpm )(?=test(?: [^&|;]*)?$)/, 'run ')
  const start: Place = { read, folder: '', scripts: 0 }
  const option = await optionOfLine(line, start)
  if (option !== undefined) return `${line} ${option}`
  // What only takes its output or its exit code, as in `| tee log` and `|| true`. Within quotes, the rest would be no shell line.
  const [taker = ''] = TAKER.exec(line) ?? []
  const rest = line.slice(0, line.length - taker.length)
  const optionOfRest = taker === '' ? undefined : await optionOfLine(rest, start)
  return optionOfRest === undefined ? command : `${rest} ${optionOfRest}${taker}`
}

const TAKER = /\s*(?:2>&1\s*)?(?:\|\|?|\|&)\s*(?:tee|cat|true|:|exit)\b[^|&;\n]*$/

/** What to add to the end of a line; undefined if nothing is known that helps. */
async function optionOfLine(line: string, place: Place): Promise<string | undefined> {
  const script = readShellLine(`${line} ${MARK}`)
  if (script.kind === 'malformed' || script.functions.size > 0) return undefined
  const lines = script.commands.map(({ words }) => words)
  // The shell itself says which command gets what is added: none after a comment, another one after a pipe.
  const words = lines.find((each) => each.at(-1) === MARK)
  const moves = lines.filter(([name]) => /^(?:cd|pushd|popd)$/.test(name))
  const [[, moved = ''] = [], ...others] = moves
  const isMovedOnce = moves.length === 0 || (moves[0] === lines[0] && others.length === 0 && moved !== MARK)
  if (!words || !isMovedOnce || /(?:^|\/)\.\.(?:\/|$)|^[/~-]|\$/.test(moved)) return undefined
  const folder = [place.folder, moved].filter((each) => each !== '' && each !== '.').join('/')
  return await optionOf(words.slice(0, -1), { ...place, folder })
}

async function optionOf(words: readonly string[], place: Place): Promise<string | undefined> {
  const [path = '', ...args] = words
  const name = nameOf(path)
  if (/^(?:npm|pnpm|yarn|bun)$/.test(path)) return await optionOfScript(path, args, place)
  const wrapped = wrappedBy(name, args)
  if (wrapped) return await optionOf(wrapped, place)
  const isInstalled = path === name || /node_modules\/|bin\/rails$/.test(path)
  const runner = isInstalled ? RUNNERS.get(name.replace(/\.[cm]?js$/, '')) : undefined
  const line = args.map((word) => ` ${word}`).join('')
  if (!runner?.when.test(line)) return undefined
  const { keeps, only, option, settings = args.filter((word) => word.endsWith('.rb')) } = runner
  const texts = await Promise.all(settings.map((file) => place.read(posix.join(place.folder, file))))
  const isIn = (pattern: RegExp, found: readonly (string | undefined)[]) =>
    found.some((text) => pattern.test(text ?? ''))
  return (keeps && isIn(keeps, texts)) || (only && !isIn(only, [line, ...texts])) ? undefined : option
}

/** The words of the command that another one starts; undefined if it starts none. */
function wrappedBy(name: string, args: readonly string[]): readonly string[] | undefined {
  // Their options have values that cannot be told from a command, except that no value is the name of a runner.
  if (/^(?:node|cross-env|c8|nyc|dotenv)$/.test(name)) return args.slice(args.findIndex((word) => !/^-|=/.test(word)))
  if (/^(?:python[\d.]*|coverage)$/.test(name)) {
    const at = args.findIndex((word) => word === '-m' || word.endsWith('.py'))
    return at < 0 ? undefined : args.slice(args[at] === '-m' ? at + 1 : at)
  }
  const [inner] = commandsInside(name, [name, ...args, MARK])
  return inner && 'words' in inner && inner.words.at(-1) === MARK ? inner.words.slice(0, -1) : undefined
}

async function optionOfScript(manager: string, args: readonly string[], place: Place): Promise<string | undefined> {
  const words = args.filter((word, index) => index > 0 || !/^(?:-s|--silent)$/.test(word))
  const isRun = /^(?:run|run-script)$/.test(words[0] ?? '')
  const [word = '', ...rest] = isRun ? words.slice(1) : words
  const isTest = !isRun && /^npm (?:test|t|tst)$|^yarn test$/.test(`${manager} ${word}`)
  const scripts = await packageScripts(place)
  const script = scripts[isTest ? 'test' : word]
  // npm keeps the options before two dashes for itself; pnpm, yarn and bun pass on what follows the name of the script.
  const isNpm = manager === 'npm'
  const end = rest.indexOf('--')
  if (typeof script !== 'string' && !isRun && /^(?:yarn|pnpm)$/.test(manager)) return await optionOf(words, place)
  const isKept = isNpm && rest.slice(0, end < 0 ? undefined : end).some((each) => each.startsWith('-'))
  const isPassedOn = isRun || isTest || manager === 'yarn'
  if (typeof script !== 'string' || !isPassedOn || isKept || place.scripts === MAX_SCRIPTS) return undefined
  const passed = isNpm ? rest.toSpliced(end, end < 0 ? 0 : 1) : rest
  const line = [script, ...passed.map(quoteForShell)].join(' ')
  const option = await optionOfLine(line, { ...place, scripts: place.scripts + 1 })
  if (option === undefined || isNpm) return option && (end < 0 ? `-- ${option}` : option)
  return option.startsWith('-- ') ? undefined : option
}

/** What the package.json of a folder has under `scripts`; {} for none. */
export async function packageScripts({ read, folder }: Pick<Place, 'read' | 'folder'>) {
  return recordOf(recordOf(parseJson((await read(posix.join(folder, 'package.json'))) ?? ''))['scripts'])
}
