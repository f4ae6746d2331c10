import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format } from 'prettier'
import { describeEvents, traceJsonSchema } from './trace-schema.ts'
import { code, fillPart, table } from './markdown-table.ts'

/** docs/trace.md with the table of events as trace-schema.ts describes them. */
export async function withEventTable(document: string): Promise<string> {
  const rows = describeEvents().map(({ kind, fields, text }) => [code(kind), fields.map(code).join(', '), text])
  const content = table(['`kind`', 'Fields', 'When'], rows)
  const filled = fillPart(document, { name: 'events', script: 'scripts/write-trace-schema.ts', content })
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
