import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'

const START = '<!-- figures -->'
const END = '<!-- end of figures -->'

/**
 * Writes a table between the markers of a document.
 *
 * @param document such as bench/RESULTS.md
 * @throws Error when the markers are missing
 */
export async function writeResults(document: string, figures: string): Promise<void> {
  const path = join(import.meta.dirname, '..', document)
  const text = await readFile(path, 'utf8')
  const [from, to] = [text.indexOf(START), text.indexOf(END)]
  if (from < 0 || to < from) throw new Error(`${path} lacks the lines ${START} and ${END}. Add them.`)
  const changed = `${text.slice(0, from)}${START}\n\n${figures}\n\n${text.slice(to)}`
  await writeFile(path, await format(changed, { ...(await resolveConfig(path)), filepath: path }))
}
