import { withoutBom } from '../text/lines.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { formatDiagnostic, type Diagnostic } from './diagnostic.ts'
import { checkJavascript } from './syntax/javascript.ts'
import { type SyntaxProblem, MAX_PARSE_MS, problemAt } from './syntax/problem.ts'
import { withinTime } from '../text/within-time.ts'
import type { ParseError } from 'jsonc-parser'
import { messageOf } from '../errors.ts'
import { deflateSync } from 'node:zlib'
import { quoteForShell } from '../text/shell-quote.ts'

/** A file that a tool has just written. */
export interface WrittenFile {
  /** Relative to the root. */
  readonly path: string
  readonly text: string
  /** Undefined for a new file. */
  readonly before: string | undefined
}

const MAX_LENGTH = 1_000_000

/**
 * Reports the first syntax error of a written file in one line, and whether the file had it before. Returns '' for what it cannot check:
 * other languages, templates, long texts, Python without an interpreter.
 */
export function syntaxChecker(workspace: Workspace) {
  return async (file: WrittenFile, signal: AbortSignal): Promise<string> => {
    const { path, text, before } = file
    if (isPython(path)) return await checkPythonFile(file, workspace, signal)
    const problem = await findProblem(path, text)
    if (!problem) return ''
    const earlier = before === undefined ? undefined : await findProblem(path, before)
    return formatProblem(path, problem, earlier?.message === problem.message)
  }
}

async function checkPythonFile(
  { path, ...texts }: WrittenFile,
  workspace: Workspace,
  signal: AbortSignal
): Promise<string> {
  if (!workspace.sandbox || !isCheckable(path, texts.text)) return ''
  try {
    const result = await checkPython(workspace, texts, signal)
    return result ? formatProblem(path, result.problem, result.wasThereBefore) : ''
  } catch {
    // The file is written. A failing interpreter must not fail the call.
    signal.throwIfAborted()
    return ''
  }
}

function formatProblem(path: string, problem: SyntaxProblem, wasThereBefore: boolean): string {
  return `Syntax: ${formatDiagnostic(asDiagnostic(path, problem))}${wasThereBefore ? ' (not new)' : ''}`
}

/** True for a file that `syntaxDiagnostic` can check. */
export function hasSyntax(path: string): boolean {
  return [isScript, isYaml, isToml, isJson].some((isOfKind) => isOfKind(path))
}

/** The first syntax error as a diagnostic; undefined for valid text, and for text that cannot be checked here, such as Python. Never throws. */
export async function syntaxDiagnostic(path: string, text: string): Promise<Diagnostic | undefined> {
  const problem = await findProblem(path, text)
  return problem && asDiagnostic(path, problem)
}

function asDiagnostic(path: string, { line, column, message }: SyntaxProblem): Diagnostic {
  return { path, line, column, message, severity: 'error', code: '' }
}

async function findProblem(path: string, text: string): Promise<SyntaxProblem | undefined> {
  if (!isCheckable(path, text)) return undefined
  const plain = withoutBom(text)
  try {
    const problem = await checkByLanguage(path, plain)
    return problem && !isScript(path) && isTemplate(plain) ? undefined : problem
  } catch {
    // The parser failed, for example on brackets nested a hundred thousand deep. That is not a syntax error.
    return undefined
  }
}

function checkByLanguage(path: string, text: string): Promise<SyntaxProblem | undefined> {
  if (isScript(path)) return checkJavascript(path, text)
  if (isYaml(path)) return checkYaml(text)
  if (isToml(path)) return checkToml(text)
  return isJson(path) ? checkJson(path, text) : Promise.resolve(undefined)
}

function isCheckable(path: string, text: string): boolean {
  return text.length <= MAX_LENGTH && !path.includes('{{') && !/^#!.*\bpython2/.test(text)
}

function isPython(path: string): boolean {
  return /\.py[iw]?$/.test(path)
}

function isScript(path: string): boolean {
  return /\.([cm]?[jt]s|[jt]sx)$/.test(path)
}

function isYaml(path: string): boolean {
  return /\.ya?ml$/.test(path)
}

function isToml(path: string): boolean {
  return /(\.toml|(^|\/)(Cargo|poetry|uv|pdm)\.lock|(^|\/)Pipfile)$/.test(path)
}

function isJson(path: string): boolean {
  return /(\.(json|jsonc|webmanifest|geojson|ipynb|code-workspace|code-snippets)|(^|\/)\.(eslintrc|babelrc|swcrc))$/.test(
    path
  )
}

/** Helm, Jinja and Go templates. `${{ }}` in workflows is valid YAML. */
function isTemplate(text: string): boolean {
  return /(?<!\$)\{\{|\{%/.test(text)
}

/** Leaves custom tags and repeated merge keys to the program that reads the file. */
async function checkYaml(text: string): Promise<SyntaxProblem | undefined> {
  const { parseAllDocuments } = await import('yaml')
  const read = () => parseAllDocuments(text, { prettyErrors: false, merge: true, logLevel: 'silent' })
  const [first] = withinTime(MAX_PARSE_MS, read)?.flatMap(({ errors }) => errors) ?? []
  // Nested too deeply for the stack, which is not a syntax error.
  if (first?.code === 'RESOURCE_EXHAUSTION') return undefined
  return first && problemAt(text, first.pos[0], first.message)
}

async function checkToml(text: string): Promise<SyntaxProblem | undefined> {
  const { parse, TomlError } = await import('smol-toml')
  try {
    withinTime(MAX_PARSE_MS, () => parse(text, { maxDepth: Infinity }))
    return undefined
  } catch (error) {
    if (!(error instanceof TomlError)) throw error
    // The other lines show the place, which is reported anyway.
    const [message = ''] = error.message.split('\n')
    return { line: error.line, column: error.column, message: message.replace(/^Invalid TOML document: /, '') }
  }
}

/** Files named like JSON whose readers accept comments and trailing commas. */
const lenientPaths = [
  /\.(jsonc|code-workspace|code-snippets)$/,
  /(^|\/)\.?(tsconfig|jsconfig)([.-][^/]*)?\.json$/,
  /(^|\/)(\.vscode|\.devcontainer|\.zed)\/[^/]+\.json$/,
  /(^|\/)\.?devcontainer\.json$/,
  /(^|\/)\.(eslintrc|babelrc|swcrc|oxlintrc|jshintrc|jscsrc|markdownlint|cspell)(\.json)?$/,
  /(^|\/)babel\.config\.json$/,
  /(^|\/)(appsettings|launchSettings)(\.[^/]*)?\.json$/,
  /(^|\/)(tslint|deno|turbo|nx|angular|project|wrangler|typedoc|api-extractor|pyrightconfig|cspell|renovate|rush)\.json$/
]

async function checkJson(path: string, text: string): Promise<SyntaxProblem | undefined> {
  const message = parseErrorOf(text)
  if (message === undefined) return undefined
  const { parse, printParseErrorCode } = await import('jsonc-parser')
  const isLenient = lenientPaths.some((pattern) => pattern.test(path))
  const errors: ParseError[] = []
  const options = { disallowComments: !isLenient, allowTrailingComma: isLenient, allowEmptyContent: isLenient }
  withinTime(MAX_PARSE_MS, () => parse(text, errors, options) as unknown)
  const [first] = errors
  if (first) return problemAt(text, first.offset, inWords(printParseErrorCode(first.error)))
  return isLenient ? undefined : problemAt(text, text.length, message)
}

// Most files are valid, and need no import.
function parseErrorOf(text: string): string | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    return messageOf(error)
  }
}

/** `PropertyNameExpected` becomes “Property name expected”. */
function inWords(code: string): string {
  return code.replaceAll(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

interface PythonText {
  readonly text: string
  /** Undefined for a new file. */
  readonly before: string | undefined
}

interface PythonProblem {
  readonly problem: SyntaxProblem
  /** True when the text before had an error with the same message. */
  readonly wasThereBefore: boolean
}

const TIMEOUT_MS = 10_000
/** The kernel limits one argument to 128 kB, and the shell command is one. Deflated, almost a megabyte of code fits. */
const MAX_COMMAND_LENGTH = 120_000

/**
 * Compiles without running anything: `compile` imports nothing and writes no bytecode, -I ignores the work tree and the environment,
 * -S ignores installed packages.
 */
const PROGRAM = `
import base64, json, sys, warnings, zlib
warnings.simplefilter("ignore")
def mistake(packed):
    try:
        compile(zlib.decompress(base64.b64decode(packed)), "file", "exec", dont_inherit=True)
    except SyntaxError as error:
        return [error.lineno or 1, error.offset or 1, error.msg or "invalid syntax"]
    except ValueError as error:
        return [1, 1, str(error)]
now = mistake(sys.argv[1])
before = now and len(sys.argv) > 2 and mistake(sys.argv[2])
print(json.dumps({"now": now, "wasThere": bool(before and before[2] == now[2]), "version": list(sys.version_info[:2])}))
`

/** @returns undefined for valid text, and when no interpreter can check it */
async function checkPython(
  workspace: Workspace,
  { text, before }: PythonText,
  signal: AbortSignal
): Promise<PythonProblem | undefined> {
  const lines = [commandFor([text, ...(before === undefined ? [] : [before])]), commandFor([text])]
  const command = lines.find((line) => line.length <= MAX_COMMAND_LENGTH)
  if (command === undefined) return undefined
  const options = { context: 'agent', timeoutMs: TIMEOUT_MS, network: false, signal } as const
  const { exitCode, output } = await workspace.run(command, options)
  if (exitCode !== 0) return undefined
  // Safe: the program above prints nothing else.
  const result = JSON.parse(output) as {
    readonly now: readonly [line: number, column: number, message: string] | null
    readonly wasThere: boolean
    readonly version: readonly number[]
  }
  if (!result.now) return undefined
  const [line, column, message] = result.now
  return {
    problem: { line, column, message: `${message} (Python ${result.version.join('.')})` },
    wasThereBefore: result.wasThere
  }
}

function commandFor(texts: readonly string[]): string {
  const packed = texts.map((text) => deflateSync(text).toString('base64'))
  return ['python3', '-I', '-S', '-c', PROGRAM, ...packed].map(quoteForShell).join(' ')
}
