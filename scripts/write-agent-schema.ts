import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format } from 'prettier'
import * as z from 'zod'
import { agentFileSchema } from '../src/settings/agent-file-schema.ts'

const root = join(import.meta.dirname, '..')
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))

/** From here, editors fetch the schema of this version, also for an agent.yml that was copied to another repository. */
export const SCHEMA_URL = `https://raw.githubusercontent.com/forgehand/forgehand/v${version}/docs/agent.schema.json`

/** docs/agent.schema.json, for editors. Draft 7 is the version that all of them know. */
export function agentFileJsonSchema(): object {
  const { $schema, ...schema } = z.toJSONSchema(agentFileSchema, { target: 'draft-7', io: 'input' })
  return { $schema, $id: SCHEMA_URL, title: 'Settings of Forgehand (.github/agent.yml)', ...schema }
}

/** agent.yml with the URL of the schema in the comment that editors read. */
function withSchemaUrl(agentYaml: string): string {
  return agentYaml.replace(/^(# yaml-language-server: \$schema=).*/mu, `$1${SCHEMA_URL}`)
}

// Tests compare docs/agent.schema.json and the example with the schema and its URL. This updates both.
if (import.meta.main) {
  const schema = JSON.stringify(agentFileJsonSchema(), null, 2)
  await writeFile(join(root, 'docs/agent.schema.json'), await format(schema, { parser: 'json', printWidth: 120 }))
  const example = join(root, 'examples/agent.yml')
  await writeFile(example, withSchemaUrl(readFileSync(example, 'utf8')))
}
