import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { Pin } from '../../src/init/choices.ts'
import { isOneLine, type RepositorySurvey } from '../../src/init/survey.ts'
import { writeAgentFile } from '../../src/init/write-agent-file.ts'
import { readAgentFile } from '../../src/settings/agent-file.ts'
import { propertyRuns } from '../support/property-runs.ts'

const pin: Pin = {
  action: 'forgehand/forgehand',
  url: 'https://github.com/forgehand/forgehand',
  ref: 'v0.1.0',
  version: undefined
}
const survey: RepositorySurvey = {
  languages: ['JavaScript'],
  tools: ['npm'],
  installs: ['npm ci'],
  packages: 0,
  tests: ['npm test'],
  linters: ['npm run lint'],
  workflows: []
}

it('sets nothing that Forgehand finds itself, and says in comments what that is', async () => {
  const text = writeAgentFile({ survey, checks: ['npm test'], pin })
  expect(await readAgentFile(text)).toEqual(await readAgentFile(undefined))
  expect(text).toMatch(/^# {3}npm test$/m)
  expect(text).toMatch(/^# {3}npm ci$/m)
})

it('sets the checks that differ', async () => {
  const { verify } = await readAgentFile(writeAgentFile({ survey, checks: ['npm test', 'npm run lint'], pin }))
  expect(verify?.map(({ run }) => run)).toEqual(['npm test', 'npm run lint'])
})

it.each([
  ['forgehand/forgehand', 'https://github.com', 'https://raw.githubusercontent.com/forgehand/forgehand/v0.1.0/'],
  ['acme/forgehand', 'https://github.com', 'https://raw.githubusercontent.com/acme/forgehand/v0.1.0/'],
  ['acme/forgehand', 'https://ghe.example.org', 'https://ghe.example.org/acme/forgehand/raw/v0.1.0/']
])('names the schema and the example of %s at %s', (action, server, raw) => {
  const text = writeAgentFile({ survey, checks: [], pin: { ...pin, action, url: `${server}/${action}` } })
  expect(text).toContain(`$schema=${raw}docs/agent.schema.json\n`)
  expect(text).toContain(`# ${server}/${action}/blob/v0.1.0/examples/agent.yml\n`)
})

it('can set an empty list of checks', async () => {
  expect((await readAgentFile(writeAgentFile({ survey, checks: [], pin }))).verify).toEqual([])
})

it('says how to name checks where none were found', () => {
  expect(writeAgentFile({ survey: { ...survey, tests: [] }, checks: [], pin })).toContain('No tests were found')
})

const line = fc
  .oneof(
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
          '*',
          '!',
          '{',
          '[',
          ' ',
          'no',
          '0x1',
          '~',
          '%',
          '@',
          '\\',
          '😀',
          'npm',
          '\t'
        )
      )
      .map((parts) => parts.join(''))
  )
  .filter(isOneLine)

it('reads back exactly the commands, whatever they are, without the blanks around them', async () => {
  await fc.assert(
    fc.asyncProperty(line, line, async (check, install) => {
      fc.pre(check.trim() !== '')
      const { verify } = await readAgentFile(
        writeAgentFile({ survey: { ...survey, installs: [install] }, checks: [check], pin })
      )
      expect(verify?.map(({ run }) => run)).toEqual([check.trim()])
    }),
    { numRuns: propertyRuns(1000) }
  )
})
