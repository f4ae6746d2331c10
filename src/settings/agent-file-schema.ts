import * as z from 'zod'
import { EXPECTED_HOST, readHostRule } from '../network/host-rules.ts'
import { diagnosticsSchema } from './diagnostics-schema.ts'

export const DEFAULT_SETUP_MINUTES = 10

/** As in inputs.ts, the message of each check is what belongs there; the reader makes the sentence, with line and value. */
const words = (wants: string) => z.string(wants).trim().min(1, wants)
const list = (item: z.ZodType<string>, wants: string) => z.array(item, wants).max(500, 'at most 500 entries')

const number = (from: number, to: number) => {
  const wants = `a whole number from ${from} to ${to}`
  return z.int(wants).min(from, wants).max(to, wants)
}

const dollars = z.number('US dollars per million tokens').nonnegative('US dollars per million tokens, 0 or more')

/** For an unknown key, the message is what could have been meant. */
function mapping<Shape extends z.ZodRawShape>(shape: Shape) {
  const keys = Object.keys(shape).join(', ')
  return z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? keys : `a mapping with ${keys}`)
  })
}

const commands = list(words('a command'), 'a list of commands')

const host = z.string(EXPECTED_HOST).superRefine((text, context) => {
  const rule = readHostRule(text)
  if (typeof rule === 'string') context.addIssue(rule)
})
const hosts = z.array(host, 'a list of hosts, such as [registry.npmjs.org]').max(100, 'at most 100 hosts')
const reach = z.union([z.boolean(), hosts], 'true, false or a list of hosts')

const setupStep = mapping({
  run: words('a command'),
  network: reach
    .optional()
    .describe(
      'What the command may reach: true for the whole network, false for nothing, or a list of hosts. Default: as network at the top.'
    ),
  'timeout-minutes': number(1, 60).default(DEFAULT_SETUP_MINUTES)
})

const price = mapping({
  input: dollars.describe('US dollars per million input tokens.'),
  'cached-input': dollars
    .optional()
    .describe('US dollars per million input tokens read from the cache; default: as input.'),
  'cache-write': dollars
    .optional()
    .describe('US dollars per million input tokens written to the cache; default: as input.'),
  output: dollars.describe('US dollars per million output tokens.')
})

/** What is wrong with a mapping of free names: one of the names, or the whole. */
function namedBy(name: string, whole: string) {
  return ({ code }: { readonly code: string }) => (code === 'invalid_key' ? name : whole)
}

const TOOL_NAME = 'the name of a tool, with * for any characters'
// Two underscores in a row part the name of a server from that of its tool, so a name has no underscore of its own.
const SERVER_NAME = /^[a-zA-Z][a-zA-Z0-9-]{0,19}$/
const variables = z.record(z.string().regex(/^[a-zA-Z_][a-zA-Z0-9_]{0,99}$/), z.string('text; put numbers in quotes'), {
  error: namedBy('a name of letters, digits and underscores', 'a mapping of names of variables to text')
})
const toolName = z.string(TOOL_NAME).regex(/^[\w.*/-]{1,100}$/, TOOL_NAME)
const toolNames = list(toolName, 'a list of names of tools, such as ["get_*"]')

const mcpServer = mapping({
  command: z
    .tuple([words('a program')], z.string('an argument'), 'a list: a program, then its arguments')
    .describe('The program and its arguments. It is started in the sandbox, in the work tree, which it can only read.'),
  env: variables
    .default({})
    .describe('Variables beside those that commands have. No place for secrets: they are in the repository.'),
  tools: toolNames.describe('Tools the agent may use, such as "get_*"; ["*"] for all.'),
  'read-only': toolNames
    .default([])
    .describe('Those of them that change nothing: also for questions, and side by side.'),
  'timeout-seconds': number(1, 600).default(60).describe('Time for one call.'),
  network: reach
    .default(false)
    .describe('What the server may reach: true for the whole network, or a list of hosts. Default: nothing.')
})

const sensitiveFile = mapping({
  pattern: words('a path pattern'),
  'require-approval': z
    .boolean('true or false')
    .describe('true: a change waits for approval. false: it does not, unless the path is protected.')
})

const onOrOff = z.boolean('true or false').default(false)

const delegation = mapping({
  'spawn-agent': onOrOff.describe(
    'spawn_agent: child sessions, which only read unless the agent lets them change files.'
  ),
  'generate-code': onOrOff.describe('generate_code: files written by the cheap model from a contract.'),
  sprints: onOrOff.describe(
    'write_enriched_sprint and dispatch_sprints: work documents written and audited by the cheap model.'
  )
})
  .prefault({})
  .describe('Tools that hand work on to other sessions and models, each off unless it is true.')

const modelName = words('the name of a model, such as gpt-5 or anthropic/claude-sonnet-5').optional()
const temperature = 'a number from 0 to 2'

const models = mapping({
  main: modelName.describe('The model for requests that name none. Default: that of the workflow.'),
  cheap: modelName.describe('The model for delegated files and documents. Default: the model of the run.'),
  summarizer: modelName.describe(
    'The model that sums up a conversation which has grown too long. Default: the model of the run.'
  ),
  fallback: list(words('the name of a model'), 'a list of names of models')
    .optional()
    .describe('Models that take over, in order, when the one before cannot be had. Default: those of the workflow.'),
  temperature: z
    .number(temperature)
    .min(0, temperature)
    .max(2, temperature)
    .optional()
    .describe('Left out of the request where a model refuses it. Default: 0.1.'),
  'tool-choice': z
    .enum(['auto', 'required'], 'auto or required')
    .default('auto')
    .describe('Whether a reply may do without a call of a tool.'),
  'tool-calls': z
    .enum(['auto', 'native', 'text'], 'auto, native or text')
    .default('auto')
    .describe('How calls of tools are written: as the protocol has it, as text, or found out by itself.')
})
  .prefault({})
  .describe('Which model does what, each as its endpoint or as provider/name, and how they are asked: docs/models.md.')

/** `.github/agent.yml` as it is written. Also published as docs/agent.schema.json for editors. */
export const agentFileSchema = mapping({
  commands: commands
    .optional()
    .describe(
      'Commands the agent may run, such as "npm test" or "pytest **": * is one word, ** any number of words. Default: what the repository declares.'
    ),
  verify: commands
    .optional()
    .describe(
      'Commands that prove the work, run before and after it. Default: the test command the repository declares; [] for none.'
    ),
  network: hosts
    .default([])
    .describe(
      'Hosts that commands may reach by HTTP and HTTPS, such as registry.npmjs.org or *.example.org. Default: none.'
    ),
  setup: z
    .union(
      [words('a command'), z.array(z.union([words('a command'), setupStep])).max(50, 'at most 50 entries')],
      'a command, or a list of commands'
    )
    .default([])
    .describe('Commands run once before the work, in order.'),
  limits: mapping({
    turns: number(1, 1_000).optional().describe('Requests to the model.'),
    minutes: number(1, 360).optional(),
    tokens: number(1_000, 1_000_000_000).optional().describe('Input and output tokens together.'),
    dollars: z
      .number('US dollars')
      .positive('US dollars, more than 0')
      .optional()
      .describe('US dollars. Kept where the price of the model is known, or stands under prices.'),
    'context-tokens': number(4_000, 10_000_000)
      .optional()
      .describe(
        'Tokens that the main model can hold in view, for a model or a server that is not known, such as one that cuts longer prompts without a word.'
      ),
    'output-tokens': number(256, 1_000_000)
      .optional()
      .describe('Tokens of one reply, thinking included. Default: as the provider has it.'),
    'command-seconds': number(1, 600).optional().describe('Time for one command of the agent that asks for no other.'),
    processes: number(16, 100_000)
      .optional()
      .describe('Processes and threads of one command. Default: 2048, or 128 for each processor where that is more.'),
    'memory-mb': number(64, 10_000_000)
      .optional()
      .describe('Memory of one command with all that it starts. Default: three quarters of the memory of the machine.'),
    'file-mb': number(1, 10_000_000).optional().describe('Size of one file that a command writes. Default: 4096.'),
    'temporary-mb': number(1, 1_000_000)
      .optional()
      .describe(
        'What each of /tmp, /var/tmp and /dev/shm holds; they lie in memory. Default: 2048, at most a quarter of the memory of the machine.'
      ),
    'disk-mb': number(1, 100_000_000)
      .optional()
      .describe('By how much one command may shrink the free space of the disk. Default: 10240.')
  })
    .prefault({})
    .describe('Limits for runs in this repository, within the maxLimits that the workflow sets.'),
  'protected-paths': list(words('a path pattern'), 'a list of path patterns')
    .default([])
    .describe('Paths the agent may not change, beside those that are always protected, such as "migrations/**".'),
  'sensitive-files': z
    .array(sensitiveFile, 'a list of mappings with pattern and require-approval')
    .max(500, 'at most 500 entries')
    .default([])
    .describe(
      'Files whose change needs approval or not. Of the patterns that fit a path, built-in ones first, the last decides.'
    ),
  instructions: z
    .string('text')
    .max(20_000, 'text of at most 20,000 characters')
    .default('')
    .describe('Told to the agent with every task.'),
  'allowed-models': list(words('the name of a model'), 'a list of names of models')
    .optional()
    .describe('Models that --model may choose beside the usual one. Default: any that the workflow has a key for.'),
  models,
  prices: z
    .record(z.string(), price, 'a mapping of names of models')
    .default({})
    .describe('Prices by the name of the model or by provider/name, in place of those that are known of its vendor.'),
  'mcp-servers': z
    .record(z.string().regex(SERVER_NAME), mcpServer, {
      error: namedBy('a name of at most 20 letters, digits and hyphens', 'a mapping of names of servers')
    })
    .default({})
    .describe('Programs that offer the agent tools over the Model Context Protocol. Default: none.'),
  diagnostics: diagnosticsSchema,
  delegation
})
export type AgentFileText = z.output<typeof agentFileSchema>

/** The JSON Schema for editors. Draft 7 is the one they all know. */
export function agentFileJsonSchema(): object {
  const schema = z.toJSONSchema(agentFileSchema, { target: 'draft-7', io: 'input' })
  return { ...schema, title: 'Settings of Forgehand (.github/agent.yml)' }
}
