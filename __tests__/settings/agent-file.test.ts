import { describe, expect, it } from '@jest/globals'
import { agentFileJsonSchema, SCHEMA_URL } from '../../scripts/write-agent-schema.ts'
import { readAgentFile } from '../../src/settings/agent-file.ts'
import { UserError } from '../../src/errors.ts'
import { textOf } from '../support/repository-files.ts'

const nothing = {
  commands: undefined,
  verify: undefined,
  setup: undefined,
  limits: {
    turns: undefined,
    minutes: undefined,
    tokens: undefined,
    commandSeconds: undefined,
    verifyMinutes: 20,
    verifyRounds: 3
  },
  models: { toolChoice: 'auto', toolCalls: 'auto' },
  readablePaths: [],
  writablePaths: undefined,
  withoutTools: [],
  protectedPaths: [],
  network: [],
  sensitiveFiles: [],
  triage: { labels: undefined, reviewers: undefined, assignees: undefined, requestReview: undefined },
  keepsSessions: true,
  reviews: 'own',
  ciRepair: 'own',
  selfReview: undefined,
  threads: { mode: 'resolve', resolves: 'all', reRequests: false },
  reviewer: { event: 'comment', maxComments: 12 },
  branchTemplate: 'agent/{kind}-{number}',
  instructions: '',
  allowedModels: undefined,
  prices: new Map(),
  mcpServers: [],
  delegation: { spawnAgent: false, generateCode: false, sprints: false }
}

const complete = `
commands: [npm test, pytest **]
verify:
  - npm test
  - run: npm run test:all
    quick: npm run test:unit
    reports: ['out/*.xml']
network: [registry.npmjs.org, '*.example.org']
setup:
  - npm ci
  - run: pip install -r requirements.txt
    network: true
    timeout-minutes: 5
limits: { turns: 40, minutes: 20, tokens: 500000, output-tokens: 4000, command-seconds: 60 }
protected-paths: [migrations/**]
sensitive-files:
  - { pattern: billing/**, require-approval: true }
labels: [agent, good first issue]
reviewers: [ada, acme/platform]
assignees: []
request-review: false
reviews: asked
review-event: request-changes
max-review-comments: 5
ci-repair: labelled
self-review: off
threads: reply
resolve-whose: own
re-request: true
branch: bots/{number}
instructions: |
  Write tests.
allowed-models: [gpt-5-mini]
models:
  main: gpt-5
  cheap: gpt-5-mini
  summarizer: gemini/gemini-flash
  reviewer: gemini/gemini-pro
  fallback: [anthropic/claude-sonnet-5]
  temperature: 0.5
  effort: high
  tool-choice: required
  tool-calls: text
prices:
  gpt-5: { input: 1.25, cached-input: 0.125, cache-write: 1.5, output: 10 }
  other: { input: 2, output: 3 }
mcp-servers:
  docs: { command: [npx, docs-server, ''], tools: ['*'] }
  issues-2:
    command: [python3, -m, issues]
    env: { ISSUES_URL: https://example.com, issues_limit: '3' }
    tools: [get_*, close_issue]
    read-only: [get_*]
    timeout-seconds: 5
    network: true
tools: { run_command: false, edit_file: true }
readable-paths: [/srv/tools, ~/sdk/bin]
writable-paths: [./src/, docs/guide.md]
delegation: { spawn-agent: true, generate-code: true, sprints: true }
session: off
`

it.each([
  ['no file', undefined],
  ['an empty file', ''],
  ['comments only', '# later\n'],
  ['an empty mapping', '{}']
])('reads %s as empty settings', async (_, text) => {
  expect(await readAgentFile(text)).toEqual(nothing)
})

it('reads every setting', async () => {
  expect(await readAgentFile(complete)).toEqual({
    commands: ['npm test', 'pytest **'],
    verify: [
      { run: 'npm test', quick: undefined, reports: [] },
      { run: 'npm run test:all', quick: 'npm run test:unit', reports: ['out/*.xml'] }
    ],
    network: ['registry.npmjs.org', '*.example.org'],
    setup: [
      { run: 'npm ci', network: undefined, timeoutMs: 600_000 },
      { run: 'pip install -r requirements.txt', network: true, timeoutMs: 300_000 }
    ],
    limits: {
      turns: 40,
      minutes: 20,
      tokens: 500_000,
      outputTokens: 4_000,
      commandSeconds: 60,
      verifyMinutes: 20,
      verifyRounds: 3
    },
    withoutTools: ['run_command'],
    readablePaths: ['/srv/tools', '~/sdk/bin'],
    writablePaths: ['src', 'docs/guide.md'],
    protectedPaths: ['migrations/**'],
    sensitiveFiles: [{ pattern: 'billing/**', requiresApproval: true }],
    triage: {
      labels: ['agent', 'good first issue'],
      reviewers: ['ada', 'acme/platform'],
      assignees: [],
      requestReview: false
    },
    keepsSessions: false,
    reviews: 'asked',
    ciRepair: 'labelled',
    selfReview: 'off',
    threads: { mode: 'reply', resolves: 'own', reRequests: true },
    reviewer: { event: 'request-changes', maxComments: 5 },
    branchTemplate: 'bots/{number}',
    instructions: 'Write tests.',
    allowedModels: ['gpt-5-mini'],
    models: {
      main: 'gpt-5',
      cheap: 'gpt-5-mini',
      summarizer: 'gemini/gemini-flash',
      reviewer: 'gemini/gemini-pro',
      fallback: ['anthropic/claude-sonnet-5'],
      temperature: 0.5,
      effort: 'high',
      toolChoice: 'required',
      toolCalls: 'text'
    },
    prices: new Map([
      ['gpt-5', { input: 1.25, cachedInput: 0.125, cacheWrite: 1.5, output: 10 }],
      ['other', { input: 2, cachedInput: 2, output: 3 }]
    ]),
    mcpServers: [
      {
        name: 'docs',
        command: ['npx', 'docs-server', ''],
        environment: {},
        tools: ['*'],
        readOnlyTools: [],
        timeoutMs: 60_000,
        network: false
      },
      {
        name: 'issues-2',
        command: ['python3', '-m', 'issues'],
        environment: { ISSUES_URL: 'https://example.com', issues_limit: '3' },
        tools: ['get_*', 'close_issue'],
        readOnlyTools: ['get_*'],
        timeoutMs: 5_000,
        network: true
      }
    ],
    delegation: { spawnAgent: true, generateCode: true, sprints: true }
  })
})

it('reads a single setup command as a list of one', async () => {
  expect(await readAgentFile('setup: npm ci')).toMatchObject({ setup: [{ run: 'npm ci' }] })
})

it('keeps empty lists of commands and checks', async () => {
  expect(await readAgentFile('commands: []\nverify: []')).toMatchObject({ commands: [], verify: [] })
})

describe('errors', () => {
  it('name every mistake in the template of branches', async () => {
    expect(await messageOf('branch: agent/{title}..x\n')).toBe(
      [
        'UserError: agent.yml has errors:',
        '- line 1: branch is "agent/{title}..x". Expected no placeholders but {kind}, {number}, {slug} and {date}.',
        '- line 1: branch is "agent/{title}..x". Expected a name with {number}, so that every issue has a branch of its own.',
        '- line 1: branch is "agent/{title}..x". Expected a branch name of letters, digits, /, _, . and -, as git allows it.'
      ].join('\n')
    )
  })

  const messageOf = async (text: string): Promise<string> => {
    const read = readAgentFile(text, 'agent.yml')
    await expect(read).rejects.toThrow(UserError)
    return read.then(
      () => '',
      (error: unknown) => String(error)
    )
  }

  it('are all reported at once, in order, with line, value and expected value', async () => {
    const text = `comands: [npm test]
verify: npm test
limits:
  turns: many
  minuts: 3
setup:
  - npm ci
  - run: 5
    netwrok: true
prices:
  gpt-5: { input: 1 }
frobnicate: 1
`
    expect(await messageOf(text)).toBe(
      [
        'UserError: agent.yml has errors:',
        '- line 1: comands is not a setting. Did you mean commands?',
        '- line 2: verify is "npm test". Expected a list of commands.',
        '- line 4: limits.turns is "many". Expected an integer from 1 to 1000.',
        '- line 5: limits.minuts is not a setting. Did you mean minutes?',
        '- line 8: setup[1].run is 5. Expected a command.',
        '- line 9: setup[1].netwrok is not a setting. Did you mean network?',
        '- line 11: prices.gpt-5.output is missing. Expected US dollars per million tokens.',
        '- line 12: frobnicate is not a setting. The settings here are commands, verify, network, setup, limits, protected-paths, readable-paths, writable-paths, sensitive-files, reviews, review-event, max-review-comments, self-review, ci-repair, labels, reviewers, assignees, request-review, session, threads, resolve-whose, re-request, branch, instructions, allowed-models, models, prices, mcp-servers, diagnostics, tools, delegation.'
      ].join('\n')
    )
  })

  it('are reported for a check with a quick form', async () => {
    const text = 'verify:\n  - run: npm test\n    quik: npm run unit\n  - quick: x\n  - run: a\n    reports: b\n  - 7\n'
    expect((await messageOf(text)).split('\n').slice(1)).toEqual([
      '- line 3: verify[0].quik is not a setting. Did you mean quick?',
      '- line 4: verify[1].run is missing. Expected a command.',
      '- line 6: verify[2].reports is "b". Expected a list of path patterns.',
      '- line 7: verify[3] is 7. Expected a command.'
    ])
  })

  it.each([
    ['a duplicate key', 'verify: []\nsetup: []\nverify: []', 3, 1, 'This key appears twice.'],
    [
      'an open quotation mark',
      'verify:\n  - "npm test\n\n',
      2,
      13,
      'A quotation mark is not closed. Add the missing ".'
    ],
    ['an open list', 'verify: [npm test\n', 1, 17, 'A [ is not closed before here. Add the missing ].'],
    ['an open mapping', 'limits: {turns: 5\nverify: []', 2, 1, 'A { is not closed before here. Add the missing }.'],
    ['a tab', 'verify:\n\t- npm test', 2, 1, 'The line is indented with a tab. Use spaces.'],
    ['a list that is not aligned', 'verify:\n  - a\n - b', 3, 1, 'A list or a mapping cannot begin here.'],
    ['a mapping that is not aligned', 'limits:\n  turns: 1\n minutes: 2', 3, 1, 'The indentation does not match'],
    [
      'a colon without a space',
      'limits:\n  turns:5\n  minutes: 3',
      2,
      3,
      'Every key needs a colon and a space after it'
    ],
    ['a word without a colon', 'verify: []\nsetup', 2, 1, 'Every key needs a colon and a space after it'],
    ['a colon in a value', 'instructions: note: all', 1, 15, 'put quotation marks around a value that contains ": "'],
    ['a reserved character', 'instructions: @ada decides', 1, 15, 'A value cannot begin with this character.'],
    ['words after a quotation', 'verify:\n  - "npm" test', 2, 11, 'Something does not belong here.'],
    ['a list on the line of its key', 'verify: - npm test', 1, 9, 'Something does not belong here.'],
    ['an unknown tag', 'instructions: !env SECRET', 1, 15, 'The tag, a word after !, is not known.'],
    ['a wrong escape sequence', String.raw`verify: ["grep \d"]`, 1, 16, 'A backslash in "…" begins an escape sequence'],
    ['two documents', 'verify: []\n---\nverify: []', 2, 1, 'The line --- begins a second document.']
  ])('explains %s, and shows the line', async (_, text, line, column, says) => {
    const message = await messageOf(text)
    const [head, problem, excerpt, ...rest] = message.split('\n')
    expect(head).toBe('UserError: agent.yml has errors:')
    expect(problem).toContain(`- line ${line}, column ${column}: `)
    expect(problem).toContain(says)
    expect(excerpt).toBe(`    ${text.split('\n')[line - 1]?.trim()}`)
    expect(rest).toEqual([])
  })

  it('explains an alias that names nothing, and shows its line', async () => {
    await expect(messageOf('setup: make\nverify: *checks')).resolves.toMatch(
      /^.*\n- line 2: An alias, .*\n {4}verify: \*checks$/
    )
  })

  it.each([
    ['a list instead of a mapping', '- x', 'line 1: The file is ["x"]. Expected a mapping'],
    ['a fallback that is not a list', 'models: { fallback: gpt-5 }', 'models.fallback is "gpt-5". Expected a list'],
    ['a temperature out of range', 'models: { temperature: 3 }', 'models.temperature is 3. Expected a number from 0'],
    ['an unknown effort', 'models: { effort: huge }', 'models.effort is "huge". Expected low, medium or high'],
    ['a tool that does not exist', 'tools: { run_comand: false }', 'tools.run_comand is not a setting. Did you mean'],
    ['a tool that cannot be switched off', 'tools: { finish: false }', 'tools.finish is not a setting.'],
    ...['/etc', '../x', 'src/../..', '.', './', '', 'src/**', '.git', 'a/.GIT/b'].map(
      (path): [string, string, string] => [
        `the writable path ${JSON.stringify(path)}`,
        `writable-paths: [${JSON.stringify(path)}]`,
        `writable-paths[0] is ${JSON.stringify(path)}. Expected a folder or file of the repository`
      ]
    ),
    ...['tools', './tools', '/', '~', '~/', '/srv/../etc', '/srv//tools', ''].map((path): [string, string, string] => [
      `the readable path ${JSON.stringify(path)}`,
      `readable-paths: [${JSON.stringify(path)}]`,
      `readable-paths[0] is ${JSON.stringify(path)}. Expected an absolute path`
    ]),
    ['no writable path', 'writable-paths: []', 'Expected at least one path'],
    ['an unknown format of calls', 'models: { tool-calls: xml }', 'Expected auto, native or text.'],
    [
      'delegation to nobody',
      'delegation: { spawn-agnt: true }',
      'delegation.spawn-agnt is not a setting. Did you mean'
    ],
    [
      'delegation that is no switch',
      'delegation: { sprints: some }',
      'delegation.sprints is "some". Expected true or false'
    ],
    ['an empty command', 'commands: ["npm test", ""]', 'line 1: commands[1] is "". Expected a command.'],
    ['a set-up of the wrong type', 'setup: 5', 'line 1: setup is 5. Expected a command, or a list of commands.'],
    ['a limit out of range', 'limits: { command-seconds: 21601 }', 'limits.command-seconds is 21601.'],
    ['a section without content', 'limits:', 'limits is null. Expected a mapping with turns'],
    ['a negative price', 'prices: { m: { input: -1, output: 1 } }', 'prices.m.input is -1.'],
    [
      'a server without a program',
      'mcp-servers: { a: { command: [], tools: [] } }',
      'a.command[0] is missing. Expected a program.'
    ],
    [
      'a server as one line',
      'mcp-servers: { a: { command: npx x, tools: [] } }',
      'a.command is "npx x". Expected a list'
    ],
    ['a server with a bad name', 'mcp-servers: { a_b: { command: [x], tools: [] } }', 'Expected a name of at most 20'],
    [
      'a server with no say about tools',
      'mcp-servers: { a: { command: [x] } }',
      'a.tools is missing. Expected a list of'
    ],
    [
      'a tool with spaces',
      'mcp-servers: { a: { command: [x], tools: [a b] } }',
      'a.tools[0] is "a b". Expected a tool name'
    ],
    [
      'a variable with a number',
      'mcp-servers: { a: { command: [x], tools: [], env: { A: 3 } } }',
      'env.A is 3. Expected text'
    ],
    ['a team without its organization', 'reviewers: ["@acme/platform"]', 'Expected a login such as octocat, or a team'],
    ['too many reviewers', `reviewers: [${'a,'.repeat(16)}]`, 'Expected at most 15 entries'],
    ['a label that is too long', `labels: [${'a'.repeat(51)}]`, 'Expected a label of at most 50 characters'],
    ['servers as a list', 'mcp-servers: []', 'mcp-servers is []. Expected a mapping of server names.'],
    ['a key that JavaScript has a use for', '__proto__: { verify: [] }', '__proto__ is not a setting.']
  ])('name what is wrong with %s', async (_, text, message) => {
    expect(await messageOf(text)).toContain(message)
  })

  it.each([
    [
      'aliases that multiply',
      `a: &a [x, x]\n${['b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name, index) => `${name}: &${name} [${`*${'abcdefg'.charAt(index)},`.repeat(9)}]`).join('\n')}`
    ],
    ['lists inside lists', '['.repeat(60_000)],
    ['a long file', `# ${'x'.repeat(70_000)}`]
  ])('include %s', async (_, text) => {
    expect((await messageOf(text)).length).toBeLessThan(5_000)
  })
})

it('is described by docs/agent.schema.json; if not, run: node scripts/write-agent-schema.ts', () => {
  expect(JSON.parse(textOf('docs/agent.schema.json'))).toEqual(agentFileJsonSchema())
})

it('has an example whose schema an editor can fetch from any repository; if not, run the same script', () => {
  const [, path = ''] =
    /^https:\/\/raw\.githubusercontent\.com\/forgehand\/forgehand\/v[\d.]+\/(.+)$/.exec(SCHEMA_URL) ?? []
  expect(JSON.parse(textOf(path))).toMatchObject({ $id: SCHEMA_URL })
  expect(textOf('examples/agent.yml').split('\n')[0]).toBe(`# yaml-language-server: $schema=${SCHEMA_URL}`)
})
