import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import * as z from 'zod'
import { UserError } from '../../src/errors.ts'
import { eventSettings } from '../../src/settings/event-inputs.ts'
import { inputSchema } from '../../src/settings/inputs.ts'
import { readInputs, readUsableInputs } from '../../src/settings/run-inputs.ts'
import { outputs } from '../../src/report/outputs.ts'
import { snapshotOf } from '../support/run-snapshots.ts'
import { DEFAULT_MAX_LIMITS } from '../../src/settings/limits.ts'

const described = z.object({ description: z.string().min(1) })
const action = z
  .object({
    inputs: z.record(z.string(), described.extend({ default: z.string().optional() })),
    outputs: z.record(z.string(), described),
    runs: z.object({ using: z.string(), main: z.string(), post: z.string(), 'post-if': z.string() })
  })
  .parse(parse(readFileSync(new URL('../../action.yml', import.meta.url), 'utf8')))

const secrets = { 'github-token': 'ghs_x', 'api-key': 'sk-x', model: 'gpt-5' }

/** The inputs as the runner passes them: the defaults of action.yml, and what the workflow sets. */
function reader(set: Readonly<Record<string, string>>): (name: string) => string {
  return (name) => set[name] ?? action.inputs[name]?.default ?? ''
}

describe('action.yml', () => {
  it('has the inputs of the schema, and defaults it accepts', () => {
    expect(Object.keys(action.inputs)).toEqual(Object.keys(inputSchema.shape))
    expect(readInputs(reader(secrets))).toEqual({
      ...secrets,
      'base-url': '',
      api: '',
      'fallback-models': [],
      'max-output-tokens': undefined,
      'openai-identity-provider': '',
      'openai-service-account': '',
      'openai-audience': 'https://api.openai.com/v1',
      trigger: '/agent',
      'trigger-label': 'agent',
      assignee: '',
      'allowed-bots': [],
      review: 'off',
      prompt: '',
      'prompt-file': '',
      'task-id': '',
      data: '',
      report: '',
      item: '',
      items: '',
      'max-items': 50,
      repositories: '',
      repository: '',
      'artifacts-path': '',
      'spread-seconds': 20,
      'on-foreign-commits': 'leave',
      'again-after': undefined,
      'skip-if-open': undefined,
      cooldown: undefined,
      'only-if-changed': [],
      'output-schema': '',
      'output-schema-file': '',
      'max-turns': DEFAULT_MAX_LIMITS.turns,
      'max-minutes': DEFAULT_MAX_LIMITS.minutes,
      'max-tokens': DEFAULT_MAX_LIMITS.tokens,
      'max-dollars': DEFAULT_MAX_LIMITS.dollars,
      sandbox: 'auto',
      'attach-files': false,
      'dry-run': false,
      draft: false,
      labels: [],
      reviewers: [],
      assignees: [],
      'request-review': true,
      phase: '',
      'proposal-path': '',
      doctor: false,
      'stats-days': 30,
      'config-path': '.github/agent.yml'
    })
  })

  it('has the outputs that are written', () => {
    const run = { ...snapshotOf(), outcome: { kind: 'prepared', filesChanged: [] } as const }
    expect(Object.keys(action.outputs)).toEqual(Object.keys(outputs(run, { trigger: '/agent' })))
  })

  it('runs its post step whatever happened', () => {
    expect(action.runs).toEqual({
      using: 'node24',
      main: 'dist/index.js',
      post: 'dist/post/index.js',
      'post-if': 'always()'
    })
  })
})

describe('readInputs', () => {
  it('reports all errors at once, with the value and the expected value', () => {
    const read = () =>
      readInputs(
        reader({ 'github-token': '', trigger: '# agent', 'max-turns': 'many', draft: 'yes', sandbox: 'docker' })
      )
    expect(read).toThrow(UserError)
    expect(read).toThrow(
      [
        'The inputs of the action have errors (`with:` in the workflow file):',
        '- github-token is not set. Expected a token; remove the input to use the token of the job.',
        '- model is not set. Expected a model, such as gpt-5 or groq/NAME.',
        '- trigger is "# agent". Expected one word of 2 to 50 characters such as /agent or @agent.',
        '- max-turns is "many". Expected an integer from 1 to 1000.',
        '- sandbox is "docker". Expected auto, bubblewrap, namespaces or off.',
        '- draft is "yes". Expected true or false.',
        '- api-key is not set. Set it to the key for api.openai.com, such as ${{ secrets.OPENAI_API_KEY }}, and check that the secret exists.'
      ].join('\n')
    )
  })

  it('says what inputs of other actions are called here, all at once and without their values', () => {
    const job = { runId: '1', workflow: 'agent', job: 'agent', refName: 'main', startedAt: '2026-01-01T00:00:00Z' }
    const foreign = { github_token: 'ghs_x', trigger_phrase: '@claude', 'openai-api-key': 'sk-x', claude_args: '--a b' }
    const read = () => eventSettings(reader({ ...secrets, ...foreign }), job)
    expect(read).toThrow(
      [
        'The inputs of the action have errors (`with:` in the workflow file):',
        '- github_token is an input of other actions. Set github-token. See https://github.com/forgehand/forgehand/blob/main/docs/migrating.md',
        '- openai-api-key is an input of other actions. Set api-key. See https://github.com/forgehand/forgehand/blob/main/docs/migrating.md',
        '- trigger_phrase is an input of other actions. Set trigger. See https://github.com/forgehand/forgehand/blob/main/docs/migrating.md',
        '- claude_args is an input of other actions. Use an input or agent.yml for each flag. See https://github.com/forgehand/forgehand/blob/main/docs/migrating.md'
      ].join('\n')
    )
    expect(() => eventSettings(reader(secrets), job)).not.toThrow()
  })

  it.each([
    ['max-turns', '0'],
    ['max-minutes', '361'],
    ['max-tokens', '1e9'],
    ['max-dollars', '0'],
    ['max-dollars', '$2'],
    ['trigger', '> agent'],
    ['trigger', 'a'],
    ['allowed-bots', '*'],
    ['allowed-bots', '*[bot]'],
    ['reviewers', '@ada'],
    ['reviewers', 'acme/a/b'],
    ['reviewers', 'a '.repeat(16)],
    ['assignees', 'acme/platform'],
    ['assignees', 'a '.repeat(11)],
    ['labels', 'a'.repeat(51)],
    ['request-review', 'no'],
    ['config-path', '/etc/agent.yml'],
    ['config-path', '../agent.yml'],
    ['config-path', 'agent.json'],
    ['base-url', 'ftp://example.com'],
    ['base-url', 'https://user:password@example.com'],
    ['base-url', 'example.com'],
    ['api', 'rest'],
    ['max-output-tokens', '10'],
    ['openai-service-account', 'two words'],
    ['openai-audience', ''],
    ['model', 'gpt 5'],
    ['model', 'gpt-5\nx']
  ])('refuses %s: %s', (name, value) => {
    expect(() => readInputs(reader({ ...secrets, [name]: value }))).toThrow(`- ${name} is `)
  })

  // Attack: everybody can read the comment that reports the error.
  it.each([
    ['https://user:pass-word@x.example/v1', 'https://***@x.example/v1'],
    ['https://pass-word@y@x.example/v1', 'https://***@x.example/v1'],
    ['https://x.example/v1?key=pass-word', 'https://x.example/v1?***'],
    ['https://x.example/v1#pass-word', 'https://x.example/v1#***']
  ])('shows no secret of the base-url %s', (baseUrl, shown) => {
    const attempt = () => readInputs(reader({ ...secrets, 'base-url': baseUrl }))
    expect(attempt).toThrow(`- base-url is "${shown}".`)
    expect(attempt).not.toThrow(/pass-word/)
  })

  it('reads lists of labels, reviewers and assignees', () => {
    const lists = {
      labels: 'agent, good first issue\n',
      reviewers: 'ada, acme/platform.x\ngrace',
      assignees: 'ada grace'
    }
    expect(readInputs(reader({ ...secrets, ...lists }))).toMatchObject({
      labels: ['agent', 'good first issue'],
      reviewers: ['ada', 'acme/platform.x', 'grace'],
      assignees: ['ada', 'grace']
    })
  })

  it.each([
    ['renovate[bot]', ['renovate[bot]']],
    ['renovate[bot], dependabot[bot]\nCopilot', ['renovate[bot]', 'dependabot[bot]', 'Copilot']]
  ])('reads the list of bots %j', (list, logins) => {
    expect(readInputs(reader({ ...secrets, 'allowed-bots': list }))['allowed-bots']).toEqual(logins)
  })

  it.each(['http://localhost:11434/v1', 'http://127.0.0.1:8080', 'http://[::1]/v1', 'http://ollama:11434/v1'])(
    'asks for no key for %s',
    (address) => {
      expect(readInputs(reader({ ...secrets, 'api-key': '', 'base-url': address }))['api-key']).toBe('')
    }
  )

  it('refuses a key for an unencrypted endpoint', () => {
    const read = () => readInputs(reader({ ...secrets, 'base-url': 'http://models.example.com/v1' }))
    expect(read).toThrow('api-key would be sent to models.example.com unencrypted.')
  })

  it.each([
    ['renovate-1', ['renovate-1']],
    ['gpt-5-mini, anthropic/claude-sonnet-5\ngemini/x', ['gpt-5-mini', 'anthropic/claude-sonnet-5', 'gemini/x']]
  ])('reads the list of fallbacks %j', (list, names) => {
    const keys = 'openai=sk-x\nanthropic=sk-y\ngemini=AIza'
    const inputs = readInputs(reader({ ...secrets, 'api-key': keys, 'fallback-models': list }))
    expect(inputs['fallback-models']).toEqual(names)
  })

  it('shows no secret in a message', () => {
    expect(() => readInputs(reader({ ...secrets, model: '' }))).not.toThrow(/sk-x|ghs_x/)
  })
})

const job = { runId: '7', workflow: 'nightly', job: 'tidy', refName: 'main', startedAt: '2026-11-20T10:00:00Z' }

it('reads durations and globs', () => {
  const set = { cooldown: '6h', 'again-after': '30d', 'only-if-changed': 'src/**\n*.json, docs/*' }
  expect(readInputs(reader({ ...secrets, ...set }))).toMatchObject({
    cooldown: 21_600_000,
    'again-after': 2_592_000_000,
    'only-if-changed': ['src/**', '*.json', 'docs/*']
  })
  expect(() => readInputs(reader({ ...secrets, cooldown: '6 hours' }))).toThrow('- cooldown is "6 hours".')
})

describe('eventSettings', () => {
  it('needs no key', () => {
    expect(eventSettings(reader({ 'allowed-bots': 'x[bot]' }), job)).toEqual({
      trigger: '/agent',
      triggerLabel: 'agent',
      assignee: '',
      allowedBots: ['x[bot]'],
      reviewsPullRequests: false,
      hasApiKey: false,
      prompted: undefined
    })
  })

  it('names a task after its workflow file and job', () => {
    const ids = (set: Record<string, string>, from = job) => eventSettings(reader(set), from).prompted?.taskId
    expect(ids({ prompt: 'Tidy up.' })).toBe('nightly-tidy')
    expect(ids({ 'prompt-file': 'tidy.md', 'task-id': 'mine' })).toBe('mine')
    expect(ids({ prompt: 'Tidy up.' }, { ...job, workflow: '_Größe_', job: 'x'.repeat(60) })).toBe(
      `gr-e-${'x'.repeat(45)}`
    )
  })

  it.each([
    [{ prompt: 'a', 'prompt-file': 'a.md' }, 'Both prompt and prompt-file are set.'],
    [{ prompt: 'a', phase: 'propose' }, 'task-id is not set.'],
    [{ prompt: 'a', 'task-id': 'Tidy Up' }, '- task-id is "Tidy Up".'],
    [{ 'prompt-file': '../a.md' }, '- prompt-file is "../a.md".'],
    [{ 'prompt-file': '/etc/passwd' }, '- prompt-file is "/etc/passwd".']
  ])('refuses %j', (set, message) => {
    expect(() => eventSettings(reader(set), job)).toThrow(message)
  })

  it('refuses a trigger that no line can start with', () => {
    expect(() => eventSettings(reader({ trigger: '- do' }), job)).toThrow('- trigger is "- do".')
  })
})

describe('inputs with errors', () => {
  it('keep the valid ones, so that the errors can be reported', () => {
    const { inputs, inputError } = readUsableInputs(
      reader({ ...secrets, trigger: '@bot', model: '', 'max-turns': '-1' })
    )
    expect(inputs).toMatchObject({ 'github-token': 'ghs_x', trigger: '@bot', 'max-minutes': 30, 'dry-run': false })
    expect(inputError?.message).toMatch(/- model is not set[^]*- max-turns is "-1"/)
  })

  it('have no error if all are valid', () => {
    expect(readUsableInputs(reader(secrets))).toEqual({ inputs: readInputs(reader(secrets)), inputError: undefined })
  })

  it.each(Object.keys(inputSchema.shape).filter((name) => name !== 'github-token'))(
    'have something harmless for %s',
    (name) => {
      const { inputs } = readUsableInputs(
        reader({ ...secrets, [name]: '\u0000 wrong', model: name === 'model' ? '' : 'm' })
      )
      expect(Object.keys(inputs)).toEqual(Object.keys(inputSchema.shape))
    }
  )

  it('throw if there is no token to report them with', () => {
    expect(() => readUsableInputs(reader({ ...secrets, 'github-token': ' ' }))).toThrow(UserError)
  })
})
