import type { ParseError } from 'jsonc-parser'
import { messageOf } from '../../errors.ts'
import { problemAt, type SyntaxProblem } from './problem.ts'

/** Files whose readers take comments and trailing commas although they are named like JSON. */
const tolerant = [
  /\.(jsonc|code-workspace|code-snippets)$/,
  /(^|\/)\.?(tsconfig|jsconfig)([.-][^/]*)?\.json$/,
  /(^|\/)(\.vscode|\.devcontainer|\.zed)\/[^/]+\.json$/,
  /(^|\/)\.?devcontainer\.json$/,
  /(^|\/)\.(eslintrc|babelrc|swcrc|oxlintrc|jshintrc|jscsrc|markdownlint|cspell)(\.json)?$/,
  /(^|\/)babel\.config\.json$/,
  /(^|\/)(tslint|deno|turbo|nx|angular|project|wrangler|typedoc|api-extractor|pyrightconfig|cspell|renovate|rush)\.json$/
]

export async function checkJson(path: string, text: string): Promise<SyntaxProblem | undefined> {
  const complaint = complaintOf(text)
  if (complaint === undefined) return undefined
  const { parse, printParseErrorCode } = await import('jsonc-parser')
  const isTolerant = tolerant.some((pattern) => pattern.test(path))
  const errors: ParseError[] = []
  parse(text, errors, {
    disallowComments: !isTolerant,
    allowTrailingComma: isTolerant,
    allowEmptyContent: isTolerant
  })
  const [first] = errors
  if (first) return problemAt(text, first.offset, inWords(printParseErrorCode(first.error)))
  return isTolerant ? undefined : problemAt(text, text.length, complaint)
}

// Most files are in order, and nothing needs to be loaded to see that.
function complaintOf(text: string): string | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    return messageOf(error)
  }
}

/** `PropertyNameExpected` as “Property name expected”. */
function inWords(code: string): string {
  return code.replaceAll(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
