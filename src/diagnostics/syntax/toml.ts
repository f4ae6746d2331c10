import { withinTime } from '../../text/within-time.ts'
import { MAX_PARSE_MS, type SyntaxProblem } from './problem.ts'

export async function checkToml(text: string): Promise<SyntaxProblem | undefined> {
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
