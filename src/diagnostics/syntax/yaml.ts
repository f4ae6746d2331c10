import { withinTime } from '../../text/within-time.ts'
import { MAX_PARSE_MS, problemAt, type SyntaxProblem } from './problem.ts'

/** Leaves custom tags and repeated merge keys to the program that reads the file. */
export async function checkYaml(text: string): Promise<SyntaxProblem | undefined> {
  const { parseAllDocuments } = await import('yaml')
  const read = () => parseAllDocuments(text, { prettyErrors: false, merge: true, logLevel: 'silent' })
  const [first] = withinTime(MAX_PARSE_MS, read)?.flatMap(({ errors }) => errors) ?? []
  // Nested too deeply for the stack, which is not a syntax error.
  if (first?.code === 'RESOURCE_EXHAUSTION') return undefined
  return first && problemAt(text, first.pos[0], first.message)
}
