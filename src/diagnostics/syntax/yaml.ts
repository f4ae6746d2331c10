import { withinTime } from '../within-time.ts'
import { MAX_PARSE_MS, problemAt, type SyntaxProblem } from './problem.ts'

/** Custom tags and repeated merge keys are for the file's own reader to judge. */
export async function checkYaml(text: string): Promise<SyntaxProblem | undefined> {
  const { parseAllDocuments } = await import('yaml')
  const read = () => parseAllDocuments(text, { prettyErrors: false, merge: true, logLevel: 'silent' })
  const [first] = withinTime(MAX_PARSE_MS, read)?.flatMap(({ errors }) => errors) ?? []
  // Nested deeper than the stack, which is no mistake.
  if (first?.code === 'RESOURCE_EXHAUSTION') return undefined
  return first && problemAt(text, first.pos[0], first.message)
}
