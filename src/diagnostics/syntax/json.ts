import type { ParseError } from 'jsonc-parser'
import { messageOf } from '../../errors.ts'
import { problemAt, type SyntaxProblem } from './problem.ts'

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

export async function checkJson(path: string, text: string): Promise<SyntaxProblem | undefined> {
  const message = parseErrorOf(text)
  if (message === undefined) return undefined
  const { parse, printParseErrorCode } = await import('jsonc-parser')
  const isLenient = lenientPaths.some((pattern) => pattern.test(path))
  const errors: ParseError[] = []
  parse(text, errors, {
    disallowComments: !isLenient,
    allowTrailingComma: isLenient,
    allowEmptyContent: isLenient
  })
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
