import * as z from 'zod'
import { EFFORTS } from '../domain/settings.ts'
import { EXPECTED_WRITABLE_PATH, readWritablePath } from '../text/writable-paths.ts'
import { EXPECTED_HOST, readHostRule } from '../network/host-rules.ts'
import { branchTemplateProblems, DEFAULT_BRANCH_TEMPLATE } from '../text/branch-template.ts'
import { diagnosticsSchema } from './diagnostics-schema.ts'
import { EXPECTED_READABLE_PATH, READABLE_PATH } from './local-access.ts'
import { label, login, MAX_ASSIGNEES, MAX_LABELS, MAX_REVIEWERS, reviewer } from './triage-settings.ts'
import { documentationUrl } from '../text/documentation-url.ts'

export const DEFAULT_SETUP_MINUTES = 10
const DEFAULT_VERIFY_MINUTES = 20
const DEFAULT_VERIFY_ROUNDS = 3

/** As in input-fields.ts, the message of each check is what was expected; the reader adds the line and the value. */
const nonEmpty = (expected: string) => z.string(expected).trim().min(1, expected)
const list = (item: z.ZodType<string>, expected: string, max = 500) =>
  z.array(item, expected).max(max, `at most ${max} entries`)

const number = (from: number, to: number) => {
  const expected = `an integer from ${from} to ${to}`
  return z.int(expected).min(from, expected).max(to, expected)
}

const dollars = z.number('US dollars per million tokens').nonnegative('US dollars per million tokens, 0 or more')

/** For an unknown key, the message lists the known ones. */
function mapping<Shape extends z.ZodRawShape>(shape: Shape) {
  const keys = Object.keys(shape).join(', ')
  return z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? keys : `a mapping with ${keys}`)
  })
}

const COMMANDS = 'a list of commands, or any'
const commands = list(nonEmpty('a command'), 'a list of commands')

const host = z.string(EXPECTED_HOST).superRefine((text, context) => {
  const rule = readHostRule(text)
  if (typeof rule === 'string') context.addIssue(rule)
})
const hosts = z.array(host, 'a list of hosts, such as [registry.npmjs.org]').max(100, 'at most 100 hosts')
const reach = z.union([z.boolean(), hosts], 'true, false or a list of hosts')

const readablePath = z.string(EXPECTED_READABLE_PATH).regex(READABLE_PATH, EXPECTED_READABLE_PATH)

const writablePath = z.string(EXPECTED_WRITABLE_PATH).transform((text, context) => {
  const path = readWritablePath(text)
  if (path === undefined) context.addIssue(EXPECTED_WRITABLE_PATH)
  return path ?? z.NEVER
})

const branchTemplate = z.string('a name with {number}').superRefine((text, context) => {
  for (const problem of branchTemplateProblems(text)) context.addIssue(problem)
})

const setupStep = mapping({
  run: nonEmpty('a command').describe('The command.'),
  network: reach
    .optional()
    .describe(
      'What the command can reach: true for the whole network, false for nothing, or a list of hosts. Default: the top-level network.'
    ),
  'timeout-minutes': number(1, 60).default(DEFAULT_SETUP_MINUTES).describe('Time limit of the command, in minutes.')
})

const verifyEntry = mapping({
  run: nonEmpty('a command').describe('The check, as it runs before and after the work.'),
  quick: nonEmpty('a command')
    .optional()
    .describe('A faster form of it, which the agent runs during the work. Default: none.'),
  reports: list(nonEmpty('a path pattern'), 'a list of path patterns')
    .default([])
    .describe(
      'XML reports that it writes: JUnit, trx, NUnit or xUnit.net. Those in the folders of Maven, Gradle and dotnet are found without this.'
    )
})

const price = mapping({
  input: dollars.describe('US dollars per million input tokens.'),
  'cached-input': dollars
    .optional()
    .describe('US dollars per million input tokens read from the cache. Default: input.'),
  'cache-write': dollars
    .optional()
    .describe('US dollars per million input tokens written to the cache. Default: input.'),
  output: dollars.describe('US dollars per million output tokens.')
})

/** The error of a mapping with free names: what was expected of a name, or of the whole mapping. */
function expectedIn(name: string, whole: string) {
  return ({ code }: { readonly code: string }) => (code === 'invalid_key' ? name : whole)
}

const TOOL_NAME = 'a tool name, with * for any characters'
// Two underscores separate the name of a server from the name of its tool, so the name itself has no underscore.
const SERVER_NAME = /^[a-zA-Z][a-zA-Z0-9-]{0,19}$/
const variables = z.record(z.string().regex(/^[a-zA-Z_][a-zA-Z0-9_]{0,99}$/), z.string('text; put numbers in quotes'), {
  error: expectedIn('a name of letters, digits and underscores', 'a mapping of variable names to text')
})
const toolName = z.string(TOOL_NAME).regex(/^[\w.*/-]{1,100}$/, TOOL_NAME)
const toolNames = list(toolName, 'a list of tool names, such as ["get_*"]')

const mcpServer = mapping({
  command: z
    .tuple([nonEmpty('a program')], z.string('an argument'), 'a list: a program, then its arguments')
    .describe('The program and its arguments. It starts in the sandbox, in the work tree, which it can only read.'),
  env: variables
    .default({})
    .describe(
      'Environment variables in addition to those of commands. Do not put secrets here: this file is in the repository.'
    ),
  tools: toolNames.describe('Tools the agent can use, such as "get_*"; ["*"] for all.'),
  'read-only': toolNames
    .default([])
    .describe('The tools among them that change nothing. They also run for questions, and in parallel.'),
  'timeout-seconds': number(1, 600).default(60).describe('Time limit for one call.'),
  network: reach
    .default(false)
    .describe(
      'What the server can reach: true for the whole network, or a list of hosts. Default: nothing. On the command line, only what FORGEHAND_NETWORK names too.'
    )
})

const sensitiveFile = mapping({
  pattern: nonEmpty('a path pattern').describe('A glob that matches the paths of the files.'),
  'require-approval': z
    .boolean('true or false')
    .describe('true: a change needs approval. false: it does not, unless the path is protected.')
})

const onOrOff = z.boolean('true or false').default(false)

const enabled = z.boolean('true or false').default(true)

/** `finish` is not among them, because no run can end properly without it. */
export const SWITCHABLE = [
  ...['apply_patch', 'edit_file', 'find_files', 'get_diagnostics', 'grep_search', 'list_directory', 'read_diff'],
  ...['read_file', 'run_command', 'todo', 'write_file']
] as const

const tools = mapping(Object.fromEntries(SWITCHABLE.map((name) => [name, enabled])))
  .prefault({})
  .describe('Built-in tools. Each is on unless set to false.')

const delegation = mapping({
  'spawn-agent': onOrOff.describe(
    'spawn_agent: child sessions, which only read unless the agent lets them change files.'
  ),
  'generate-code': onOrOff.describe('generate_code: the cheap model writes files from a contract.'),
  sprints: onOrOff.describe(
    'write_enriched_sprint and dispatch_sprints: the cheap model writes and audits work documents.'
  )
})
  .prefault({})
  .describe('Tools that delegate work to other sessions and models. Each is off unless set to true.')

const modelName = nonEmpty('a model name, such as gpt-5 or groq/NAME').optional()
const temperature = 'a number from 0 to 2'

const models = mapping({
  main: modelName.describe('The model for requests that name none. Default: the model of the workflow.'),
  cheap: modelName.describe('The model for delegated files and documents. Default: the model of the run.'),
  summarizer: modelName.describe(
    'The model that summarizes a conversation that has become too long. Default: the model of the run.'
  ),
  reviewer: modelName.describe(
    'The model that reviews pull requests and the changes of runs, for example a different one than the model that wrote them. Default: the model of the run.'
  ),
  fallback: list(nonEmpty('a model name'), 'a list of model names')
    .optional()
    .describe(
      'Models to fall back to, in order, if a model is unavailable. Default: the fallback models of the workflow.'
    ),
  temperature: z
    .number(temperature)
    .min(0, temperature)
    .max(2, temperature)
    .optional()
    .describe('Sampling temperature. Not sent to models that refuse it. Default: 0.1.'),
  effort: z
    .enum(EFFORTS, 'low, medium or high')
    .optional()
    .describe("How much the models think. Not sent to models that refuse it. Default: the provider's."),
  'tool-choice': z
    .enum(['auto', 'required'], 'auto or required')
    .default('auto')
    .describe('auto: a response can have no tool calls. required: it must have one.'),
  'tool-calls': z
    .enum(['auto', 'native', 'text'], 'auto, native or text')
    .default('auto')
    .describe('How tool calls are written: native to the protocol, as text, or as text if the endpoint refuses tools.')
})
  .prefault({})
  .describe(
    `Which model does what, each by its name or as provider/name, and how models are called: ${documentationUrl('docs/models.md')}`
  )

const REVIEWS = ['own', 'asked', 'all', 'off'] as const
export type ReviewSetting = (typeof REVIEWS)[number]

const REPAIRS = ['own', 'labelled', 'all', 'off'] as const
/** Which pull requests have their failed checks repaired. */
export type RepairSetting = (typeof REPAIRS)[number]

/** `.github/agent.yml` as it is written. Published for editors as docs/agent.schema.json. */
export const agentFileSchema = mapping({
  commands: z
    .union([z.literal('any', COMMANDS), commands], COMMANDS)
    .optional()
    .describe(
      'Commands the agent can run besides those that only read, such as "npm test" or "pytest **": * is one word, ** any number of words. any: every command, limited by the sandbox alone. Default: what works on files of the repository, and its tests, builds and installed tools. With sandbox: off, only exactly these lines.'
    ),
  verify: z
    .array(z.union([nonEmpty('a command'), verifyEntry], 'a command'), 'a list of commands')
    .max(500, 'at most 500 entries')
    .optional()
    .describe(
      'Checks to run before and after the work. Default: the tests that the repository declares, or those of the packages that the change affects; [] for none.'
    ),
  network: hosts
    .default([])
    .describe(
      'Hosts that commands can reach by HTTP and HTTPS, such as registry.npmjs.org or *.example.org. Default: none. On the command line, only those that FORGEHAND_NETWORK names too.'
    ),
  setup: z
    .union(
      [nonEmpty('a command'), z.array(z.union([nonEmpty('a command'), setupStep])).max(50, 'at most 50 entries')],
      'a command, or a list of commands'
    )
    .optional()
    .describe(
      'Commands to run once before the work, in order. Default: installs the dependencies that the repository declares; [] for nothing.'
    ),
  limits: mapping({
    turns: number(1, 1_000).optional().describe('Model turns per run.'),
    minutes: number(1, 360).optional().describe('Minutes that the model can work in a run.'),
    tokens: number(1_000, 1_000_000_000).optional().describe('Input and output tokens together.'),
    dollars: z
      .number('US dollars')
      .positive('US dollars, more than 0')
      .optional()
      .describe('US dollars. Applies only if the price of the model is known or set under prices.'),
    'context-tokens': number(4_000, 10_000_000)
      .optional()
      .describe(
        'Context window of the main model, in tokens. Set it for a model or server that Forgehand does not know, especially one that truncates long prompts silently.'
      ),
    'output-tokens': number(256, 1_000_000)
      .optional()
      .describe("Tokens of one response, including thinking. Default: the provider's limit."),
    'command-seconds': number(1, 21_600)
      .optional()
      .describe('Default time limit for a command of the agent. The agent can set another one for each command.'),
    'max-command-seconds': number(1, 21_600)
      .optional()
      .describe(
        'Longest time limit that the agent can set for a command. Default: 600, or command-seconds if that is more.'
      ),
    'verify-minutes': number(1, 180)
      .default(DEFAULT_VERIFY_MINUTES)
      .describe('Time limit for all checks together, once before the work and once after it.'),
    'verify-rounds': number(0, 10)
      .default(DEFAULT_VERIFY_ROUNDS)
      .describe('How many times checks that the work made worse go back to the model, within verify-minutes.'),
    processes: number(16, 100_000)
      .optional()
      .describe('Processes and threads of one command. Default: 2048, or 128 per processor if that is more.'),
    'memory-mb': number(64, 10_000_000)
      .optional()
      .describe(
        'Memory of one command and everything that it starts. Default: three quarters of the memory of the machine.'
      ),
    'file-mb': number(1, 10_000_000).optional().describe('Size of one file that a command writes. Default: 4096.'),
    'temporary-mb': number(1, 1_000_000)
      .optional()
      .describe(
        'Size of each /tmp, and of each of /var/tmp and /dev/shm, which are in memory. Default: 2048, at most a quarter of the memory of the machine.'
      ),
    'disk-mb': number(1, 100_000_000).optional().describe('Disk space that one command can use. Default: 10240.')
  })
    .prefault({})
    .describe('Limits for runs in this repository. They can only lower the limits that the workflow sets.'),
  'protected-paths': list(nonEmpty('a path pattern'), 'a list of path patterns')
    .default([])
    .describe(
      'Paths whose changes need approval, in addition to those that are always protected, such as "migrations/**".'
    ),
  'readable-paths': z
    .array(readablePath, 'a list of paths, such as [/srv/tools, ~/sdk]')
    .max(100, 'at most 100 entries')
    .default([])
    .describe(
      'Files and folders of the machine that commands can read, in addition to the system and the usual places of toolchains. Sockets in them stay closed. Not on the command line: there, only the variable FORGEHAND_READABLE_PATHS opens paths.'
    ),
  'writable-paths': z
    .array(writablePath, 'a list of paths, such as [src, docs]')
    .min(1, 'at least one path')
    .max(500, 'at most 500 entries')
    .optional()
    .describe(
      'The only folders and files that the agent can change, with its tools and with commands. Nothing else is published. Default: the whole repository.'
    ),
  'sensitive-files': z
    .array(sensitiveFile, 'a list of mappings with pattern and require-approval')
    .max(500, 'at most 500 entries')
    .default([])
    .describe(
      'Whether changes to certain files need approval. The last pattern that matches a path decides; built-in patterns come first.'
    ),
  reviews: z
    .enum(REVIEWS, 'own, asked, all or off')
    .default('own')
    .describe(
      'Reviews without a command that ask for a fix, if they request changes or comment on lines. own: on pull requests that Forgehand opened. all: on every pull request. asked: none, only those with a command. off: none at all.'
    ),
  'review-event': z
    .enum(['comment', 'request-changes'], 'comment or request-changes')
    .default('comment')
    .describe(
      'What the reviews of Forgehand do. comment: they only comment. request-changes: a review with a blocking finding requests changes, and a later one without any dismisses it. None approves.'
    ),
  'max-review-comments': number(1, 100)
    .default(12)
    .describe(
      'How many findings of one review become comments on lines, the most severe first. The others are listed in the text of the review.'
    ),
  'self-review': z
    .enum(['on', 'off'], 'on or off')
    .optional()
    .describe(
      `Whether the reviewer reads the change of a fix before it is published, for at most a fifth of the limits of the run (${documentationUrl('docs/checks.md')}). on: whatever its size. off: never. Default: if it has more than 20 changed lines.`
    ),
  'ci-repair': z
    .enum(REPAIRS, 'own, labelled, all or off')
    .default('own')
    .describe(
      'Whose failed checks are repaired, if the workflow has the event workflow_run or check_suite. own: pull requests that Forgehand opened, and the default and protected branches, by a pull request. labelled: pull requests with the label agent:fix-ci. all: every pull request, and those branches. off: none.'
    ),
  labels: list(label, 'a list of labels', MAX_LABELS)
    .optional()
    .describe('Labels for the pull requests that Forgehand opens. Default: the input labels.'),
  reviewers: list(reviewer, 'a list of logins and teams', MAX_REVIEWERS)
    .optional()
    .describe(
      'Logins, and teams as org/team, that are asked to review the pull requests that Forgehand opens. Default: the input reviewers.'
    ),
  assignees: list(login, 'a list of logins', MAX_ASSIGNEES)
    .optional()
    .describe('Logins to which the pull requests that Forgehand opens are assigned. Default: the input assignees.'),
  'request-review': z
    .boolean('true or false')
    .optional()
    .describe(
      'true: whoever asked for the work is asked to review its pull request. Default: the input request-review.'
    ),
  session: z
    .union([z.boolean(), z.enum(['on', 'off'])], 'on or off')
    .default('on')
    .describe(
      `on: what the runs of a thread did is stored in the repository, and later runs in that thread read it (${documentationUrl('docs/sessions.md')}). off: nothing is stored or read.`
    ),
  threads: z
    .enum(['resolve', 'reply', 'silent'], 'resolve, reply or silent')
    .default('resolve')
    .describe(
      'What happens to the review threads that a run has handled. resolve: a reply, and what is done is resolved. reply: a reply. silent: only the comment of the run says it.'
    ),
  'resolve-whose': z
    .enum(['all', 'own'], 'all or own')
    .default('all')
    .describe('own: only threads that Forgehand began are resolved.'),
  're-request': z
    .boolean('true or false')
    .default(false)
    .describe('true: when all threads of a review are settled, its author is asked to review again.'),
  branch: branchTemplate
    .default(DEFAULT_BRANCH_TEMPLATE)
    .describe(
      'How the branches of Forgehand are named. {kind} is issue or pull, and {number} is its number, which the name must contain. {slug} is the title, and must come after {number}. {date} is the day of the request. Read from the default branch. Choose a name that no branch of yours has. Tasks of the repository have the branch agent/task-ID.'
    ),
  instructions: z
    .string('text')
    .max(20_000, 'text of at most 20,000 characters')
    .default('')
    .describe('Instructions for the agent, added to every task.'),
  'allowed-models': list(nonEmpty('a model name'), 'a list of model names')
    .optional()
    .describe(
      'Models that --model can select besides the default. Default: any model that the workflow has a key for.'
    ),
  models,
  prices: z
    .record(z.string(), price, 'a mapping of model names')
    .default({})
    .describe('Prices by model name or provider/name. They replace the published prices.'),
  'mcp-servers': z
    .record(z.string().regex(SERVER_NAME), mcpServer, {
      error: expectedIn('a name of at most 20 letters, digits and hyphens', 'a mapping of server names')
    })
    .default({})
    .describe('Programs that offer the agent tools over the Model Context Protocol. Default: none.'),
  diagnostics: diagnosticsSchema,
  tools,
  delegation
})
export type AgentFileText = z.output<typeof agentFileSchema>
