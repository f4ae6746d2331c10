import { writeFileSync } from 'node:fs'
import { agentFileJsonSchema } from '../src/settings/agent-file-schema.ts'

// A test compares docs/agent.schema.json with the schema. This updates it.
writeFileSync('docs/agent.schema.json', `${JSON.stringify(agentFileJsonSchema(), null, 2)}\n`)
