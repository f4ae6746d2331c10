import { withinTime } from '../within-time.ts'
import { MAX_PARSE_MS, mistakeAt, type Mistake } from './mistake.ts'

/** Custom tags and repeated merge keys are for the file's own reader to judge. */
export async function yamlMistake(text: string): Promise<Mistake | undefined> {
  const { parseAllDocuments } = await import('yaml')
  const read = () => parseAllDocuments(text, { prettyErrors: false, merge: true, logLevel: 'silent' })
  const [first] = withinTime(MAX_PARSE_MS, read)?.flatMap(({ errors }) => errors) ?? []
  // Nested deeper than the stack, which is no mistake.
  if (first?.code === 'RESOURCE_EXHAUSTION') return undefined
  return first && mistakeAt(text, first.pos[0], first.message)
}
