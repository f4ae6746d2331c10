import { data, Evaluator, Lexer, Parser } from '@actions/expressions'
import { messageOf, UserError } from '../errors.ts'
import { isRecord } from '../text/json.ts'

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

/** What an expression can name: github, needs, matrix, inputs and so on. */
export type Contexts = Readonly<Record<string, Json>>

/** How a job that another job needs ended. */
export type NeedsResult = 'success' | 'failure' | 'skipped'

const CONTEXTS = ['github', 'needs', 'matrix', 'inputs', 'vars', 'secrets', 'env', 'steps', 'runner', 'job', 'strategy']
/** One `${{ }}` expression. Braces in its texts, such as those of `fromJSON('{"a":{}}')`, do not end it. */
const EXPRESSION = /\$\{\{((?:'[^']*'|\}(?!\})|[^'}])*)\}\}/
/** A text that consists of one. */
const MARKED = new RegExp(`^\\s*${EXPRESSION.source}\\s*$`)

/**
 * Evaluates the `if:` of a job with the library of GitHub's own runner and editors. Without a status function, it includes success().
 *
 * @throws UserError for an expression that GitHub would refuse
 */
export function jobRuns(condition: string | undefined, contexts: Contexts, needs: readonly NeedsResult[]): boolean {
  const isSuccess = needs.every((result) => result === 'success')
  if (condition === undefined) return isSuccess
  const text = MARKED.exec(condition)?.[1] ?? condition
  const namesStatus = /\b(?:success|failure|always|cancelled)\s*\(/.test(text)
  if (!namesStatus && !isSuccess) return false
  return isTruthy(evaluate(text, contexts, needs))
}

/** Replaces each `${{ }}` of a text. @throws UserError for an expression that GitHub would refuse */
export function interpolate(text: string, contexts: Contexts): string {
  return text.replaceAll(new RegExp(EXPRESSION, 'g'), (_, expression: string) =>
    evaluate(expression, contexts, []).coerceString()
  )
}

/** The value of a text that is one expression, such as a matrix from a job before. In any other text, expressions are replaced. */
export function valueOf(text: string, contexts: Contexts): unknown {
  const [, expression] = MARKED.exec(text) ?? []
  if (expression === undefined) return interpolate(text, contexts)
  return JSON.parse(JSON.stringify(evaluate(expression, contexts, []), data.replacer)) as unknown
}

/** A value of the file with the value of each text in it, such as a matrix with a list from a job before. */
export function evaluated(value: unknown, contexts: Contexts): unknown {
  if (typeof value === 'string') return valueOf(value, contexts)
  if (Array.isArray(value)) return value.map((each: unknown) => evaluated(each, contexts))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, evaluated(each, contexts)]))
}

function evaluate(text: string, contexts: Contexts, needs: readonly NeedsResult[]): data.ExpressionData {
  try {
    const functions = new Map(statusFunctions(needs).map((one) => [one.name, one]))
    const { tokens } = new Lexer(text.trim()).lex()
    const expression = new Parser(tokens, CONTEXTS, [...functions.values()]).parse()
    const all = Object.entries(contexts).map(([key, value]) => ({ key, value: toData(value) }))
    return new Evaluator(expression, new data.Dictionary(...all), functions).evaluate()
  } catch (error) {
    throw new UserError(`The expression ${text.trim()} cannot be evaluated: ${messageOf(error)}`, { cause: error })
  }
}

function statusFunctions(needs: readonly NeedsResult[]) {
  const values = {
    success: needs.every((result) => result === 'success'),
    failure: needs.includes('failure'),
    always: true,
    cancelled: false
  }
  return Object.entries(values).map(([name, value]) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(value)
  }))
}

function toData(value: Json): data.ExpressionData {
  if (value === null) return new data.Null()
  if (typeof value === 'string') return new data.StringData(value)
  if (typeof value === 'number') return new data.NumberData(value)
  if (typeof value === 'boolean') return new data.BooleanData(value)
  if (isList(value)) return new data.Array(...value.map(toData))
  return new data.Dictionary(...Object.entries(value).map(([key, inner]) => ({ key, value: toData(inner) })))
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}

/** False for false, 0, NaN, '' and null only, as on GitHub. */
function isTruthy(value: data.ExpressionData): boolean {
  switch (value.kind) {
    case data.Kind.Boolean:
    case data.Kind.Number:
    case data.Kind.String:
      return Boolean(value.value)
    case data.Kind.Null:
      return false
    default:
      return true
  }
}
