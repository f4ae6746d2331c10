import { basename } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import * as z from 'zod'
import { parse } from 'yaml'
import { readAgentFile } from '../../src/settings/agent-file.ts'
import { exists, filesIn, textOf } from '../support/repository-files.ts'

const FOLDER = 'examples/maintenance'
const SETTINGS = `${FOLDER}/agent-dependencies.yml`
const workflows = (await filesIn(FOLDER, /\.yml$/)).filter((path) => path !== SETTINGS)

const schema = z.object({
  on: z.object({
    schedule: z.array(z.object({ cron: z.string() })),
    workflow_dispatch: z.object({ inputs: z.object({ 'dry-run': z.object({ default: z.boolean() }) }) })
  }),
  jobs: z.record(
    z.string(),
    z.object({
      permissions: z.record(z.string(), z.string()),
      steps: z.array(z.object({ with: z.record(z.string(), z.unknown()).optional() }))
    })
  )
})

it('has the tasks that the document describes', () => {
  const headings = [...textOf('docs/maintenance.md').matchAll(/maintenance\/([\w-]+)\.yml\)/g)].map(([, name]) => name)
  const names = workflows.map((path) => basename(path, '.yml'))
  expect(new Set(headings)).toEqual(new Set([...names, 'agent-dependencies']))
  expect(names).toHaveLength(7)
})

describe.each(workflows)('%s', (path) => {
  const name = basename(path, '.yml')
  const { on, jobs } = schema.parse(parse(textOf(path)))
  const [job] = Object.values(jobs)
  const settings = job?.steps.at(-1)?.with

  it('has limits, a prompt file, and a dry run that is the default when a person starts it', () => {
    expect(Object.keys(jobs)).toEqual([name])
    expect(on.workflow_dispatch.inputs['dry-run'].default).toBe(true)
    expect(settings).toMatchObject({
      'task-id': name,
      'prompt-file': `.github/prompts/${name}.md`,
      'max-turns': expect.any(Number),
      'max-minutes': expect.any(Number),
      'max-dollars': expect.any(String),
      cooldown: expect.any(String),
      'dry-run': '${{ inputs.dry-run || false }}'
    })
    expect(exists(`${FOLDER}/prompts/${name}.md`)).toBe(true)
  })

  it('can write only what it publishes', () => {
    const written = Object.entries(job?.permissions ?? {}).flatMap(([scope, level]) => (level === 'write' ? scope : []))
    expect(written).toEqual(['contents', settings?.['report'] === 'issue' ? 'issues' : 'pull-requests'])
  })

  it('says in its prompt what not to do, and what having nothing to do means', () => {
    const prompt = textOf(`${FOLDER}/prompts/${name}.md`)
    expect(prompt).toMatch(/^There is nothing to (do|report) if/m)
    expect(prompt).toMatch(/\bDo not\b/)
  })
})

it('has settings for dependency updates that open the registry alone', async () => {
  const rules = await readAgentFile(textOf(SETTINGS), SETTINGS, () => Promise.resolve(undefined))
  expect(rules).toMatchObject({ network: ['registry.npmjs.org'], commands: expect.arrayContaining(['npm install **']) })
})
