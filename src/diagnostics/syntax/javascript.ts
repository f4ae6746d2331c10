import type { ParserOptions, ParserPlugin } from '@babel/parser'
import { withinTime } from '../within-time.ts'
import { MAX_PARSE_MS, type SyntaxProblem } from './problem.ts'

/** JavaScript and TypeScript, with or without JSX, by the ending of the path. Flow is a language of its own, and is not read. */
export async function checkJavascript(path: string, text: string): Promise<SyntaxProblem | undefined> {
  if (isFlow(text)) return undefined
  const { parse } = await import('@babel/parser')
  let first: SyntaxProblem | undefined
  for (const decorators of decoratorGrammars(path)) {
    try {
      const plugins = [...languageOf(path), decorators]
      withinTime(MAX_PARSE_MS, () => parse(text, { ...lenient, sourceType: sourceTypeOf(path), plugins }))
      return undefined
    } catch (error) {
      if (!isSyntaxError(error)) throw error
      first ??= { line: error.loc.line, column: error.loc.column + 1, message: messageWithoutPlace(error.message) }
    }
  }
  return first
}

/** What is a question of meaning, or of where the text will stand, is for the project's own checkers. */
const lenient: ParserOptions = {
  allowAwaitOutsideFunction: true,
  allowReturnOutsideFunction: true,
  allowNewTargetOutsideFunction: true,
  allowSuperOutsideMethod: true,
  allowUndeclaredExports: true,
  attachComment: false
}

const proposals: readonly ParserPlugin[] = [
  'decoratorAutoAccessors',
  'explicitResourceManagement',
  'importAttributes',
  'deferredImportEvaluation',
  'sourcePhaseImports'
]

function languageOf(path: string): readonly ParserPlugin[] {
  if (/\.d\.([^./]+\.)?[cm]?ts$/.test(path)) return [['typescript', { dts: true }], ...proposals]
  if (/\.[cm]?ts$/.test(path)) return ['typescript', ...proposals]
  if (path.endsWith('.tsx')) return ['typescript', 'jsx', ...proposals]
  return ['jsx', ...proposals]
}

/** There are two grammars of decorators, and no file says which is its own: it is in order when either takes it. */
function decoratorGrammars(path: string): readonly ParserPlugin[] {
  return /\.[cm]?tsx?$/.test(path) ? ['decorators-legacy', 'decorators'] : ['decorators', 'decorators-legacy']
}

function sourceTypeOf(path: string): NonNullable<ParserOptions['sourceType']> {
  return /\.m[jt]sx?$/.test(path) ? 'module' : 'unambiguous'
}

function isFlow(text: string): boolean {
  return /^\s*(\/\/|\/\*|\*).*@flow\b/m.test(text.slice(0, 2_000))
}

interface BabelError extends Error {
  readonly loc: { readonly line: number; readonly column: number }
}

function isSyntaxError(error: unknown): error is BabelError {
  return Error.isError(error) && 'loc' in error && typeof error.loc === 'object'
}

function messageWithoutPlace(message: string): string {
  return message.replace(/ \(\d+:\d+\)$/, '')
}
