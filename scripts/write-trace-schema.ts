import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format } from 'prettier'
import { describeEvents, traceJsonSchema } from './trace-schema.ts'
import { code, table } from './readme-tables.ts'

const [START, END] = ['<!-- events: written by scripts/write-trace-schema.ts -->', '<!-- end of events -->']

/** docs/trace.md with the table of events as trace-schema.ts describes them. */
export async function withEventTable(document: string): Promise<string> {
  const [from, to] = [document.indexOf(START), document.indexOf(END)]
  if (from < 0 || to < from) throw new Error(`docs/trace.md lacks "${START}" and, after it, "${END}".`)
  const rows = describeEvents().map(({ kind, fields, text }) => [code(kind), fields.map(code).join(', '), text])
  const content = table(['`kind`', 'Fields', 'When'], rows)
  const filled = `${document.slice(0, from)}${START}\n\n${content}\n\n${document.slice(to)}`
  return format(filled, { parser: 'markdown', printWidth: 120 })
}

/** docs/trace.schema.json. */
export function traceSchemaText(): Promise<string> {
  return format(JSON.stringify(traceJsonSchema()), { parser: 'json', printWidth: 120 })
}

// Tests compare both files with the schema. This updates them.
if (import.meta.main) {
  const docs = join(import.meta.dirname, '../docs')
  await writeFile(join(docs, 'trace.schema.json'), await traceSchemaText())
  const path = join(docs, 'trace.md')
  await writeFile(path, await withEventTable(await readFile(path, 'utf8')))
}
