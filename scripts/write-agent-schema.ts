import { writeFileSync } from 'node:fs'
import { agentFileJsonSchema } from '../src/settings/agent-file-schema.ts'

// A test keeps docs/agent.schema.json in step with the schema; this writes it.
writeFileSync('docs/agent.schema.json', `${JSON.stringify(agentFileJsonSchema(), null, 2)}\n`)
