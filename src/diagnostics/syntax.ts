import type { Workspace } from '../workspace/workspace.ts'
import { formatFinding, type Finding } from './finding.ts'
import { checkJson } from './syntax/json.ts'
import { checkJavascript } from './syntax/javascript.ts'
import type { SyntaxProblem } from './syntax/problem.ts'
import { checkPython } from './syntax/python.ts'
import { checkToml } from './syntax/toml.ts'
import { checkYaml } from './syntax/yaml.ts'

/** A file that was written. */
export interface Written {
  /** Relative to the root. */
  readonly path: string
  readonly text: string
  /** Undefined for a new file. */
  readonly before: string | undefined
}

/** One line about the syntax of a file that was written, '' when there is nothing to say. */
export type CheckSyntax = (written: Written, signal: AbortSignal) => Promise<string>

const MAX_LENGTH = 1_000_000

/**
 * Checks what a tool has just written, and says so when the file was as wrong before. It has no opinion on what it cannot judge:
 * other languages, templates, long texts, Python without an interpreter.
 */
export function syntaxChecker(workspace: Pick<Workspace, 'run' | 'sandbox'>): CheckSyntax {
  return async (written, signal) => {
    const { path, text, before } = written
    if (isPython(path)) return await checkPythonFile(written, workspace, signal)
    const mistake = await syntaxMistake(path, text)
    if (!mistake) return ''
    const earlier = before === undefined ? undefined : await syntaxMistake(path, before)
    return tell(path, mistake, earlier?.message === mistake.message)
  }
}

async function checkPythonFile(
  { path, ...texts }: Written,
  workspace: Pick<Workspace, 'run' | 'sandbox'>,
  signal: AbortSignal
): Promise<string> {
  if (!workspace.sandbox || !isJudged(path, texts.text)) return ''
  try {
    const verdict = await checkPython(workspace, texts, signal)
    return verdict ? tell(path, verdict.mistake, verdict.wasThere) : ''
  } catch {
    // The file is written, and what becomes of the interpreter is no matter of the one who wrote it.
    signal.throwIfAborted()
    return ''
  }
}

function tell(path: string, mistake: SyntaxProblem, wasThere: boolean): string {
  return `Syntax: ${formatFinding(asFinding(path, mistake))}${wasThere ? ' (had it before)' : ''}`
}

/** True for a file that `syntaxFinding` can judge. */
export function hasSyntax(path: string): boolean {
  return [isScript, isYaml, isToml, isJson].some((isOfKind) => isOfKind(path))
}

/** As a finding; undefined for a text that is in order or cannot be judged here, Python among them. Never throws. */
export async function syntaxFinding(path: string, text: string): Promise<Finding | undefined> {
  const mistake = await syntaxMistake(path, text)
  return mistake && asFinding(path, mistake)
}

function asFinding(path: string, { line, column, message }: SyntaxProblem): Finding {
  return { path, line, column, message, severity: 'error', code: '' }
}

async function syntaxMistake(path: string, text: string): Promise<SyntaxProblem | undefined> {
  if (!isJudged(path, text)) return undefined
  const plain = text.replace(/^\ufeff/, '')
  try {
    const mistake = await mistakeIn(path, plain)
    return mistake && !isScript(path) && isTemplate(plain) ? undefined : mistake
  } catch {
    // The parser gave up, for example on brackets a hundred thousand deep. That is no mistake of the text.
    return undefined
  }
}

function mistakeIn(path: string, text: string): Promise<SyntaxProblem | undefined> {
  if (isScript(path)) return checkJavascript(path, text)
  if (isYaml(path)) return checkYaml(text)
  if (isToml(path)) return checkToml(text)
  return isJson(path) ? checkJson(path, text) : Promise.resolve(undefined)
}

function isJudged(path: string, text: string): boolean {
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

/** Helm, Jinja and Go templates. `${{ }}` of workflows stands within YAML and is none. */
function isTemplate(text: string): boolean {
  return /(?<!\$)\{\{|\{%/.test(text)
}
