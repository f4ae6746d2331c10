import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format } from 'prettier'
import * as z from 'zod'
import { agentFileSchema } from '../src/settings/agent-file-schema.ts'

/** docs/agent.schema.json, for editors. Draft 7 is the version that all of them know. */
export function agentFileJsonSchema(): object {
  const schema = z.toJSONSchema(agentFileSchema, { target: 'draft-7', io: 'input' })
  return { ...schema, title: 'Settings of Forgehand (.github/agent.yml)' }
}

// A test compares docs/agent.schema.json with the schema. This updates it.
if (import.meta.main) {
  const path = join(import.meta.dirname, '../docs/agent.schema.json')
  await writeFile(
    path,
    await format(JSON.stringify(agentFileJsonSchema(), null, 2), { parser: 'json', printWidth: 120 })
  )
}
