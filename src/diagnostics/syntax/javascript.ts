import type { ParserOptions, ParserPlugin } from '@babel/parser'
import { withinTime } from '../../text/within-time.ts'
import { MAX_PARSE_MS, type SyntaxProblem } from './problem.ts'

/** Checks JavaScript and TypeScript, with or without JSX, by the file extension. Does not check Flow. */
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

/** Semantics, and rules that depend on where the code runs, are left to the project's own checkers. */
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

/** There are two grammars for decorators, and no file says which one it uses: it is valid if either accepts it. */
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
