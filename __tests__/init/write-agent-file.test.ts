import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { isOneLine, type Survey } from '../../src/init/survey.ts'
import { writeAgentFile } from '../../src/init/write-agent-file.ts'
import { readAgentFile } from '../../src/settings/agent-file.ts'
import { propertyRuns } from '../support/property-runs.ts'

const survey: Survey = {
  languages: ['JavaScript'],
  tools: ['npm'],
  installs: ['npm ci'],
  packages: 0,
  tests: ['npm test'],
  linters: ['npm run lint'],
  workflows: []
}

it('sets nothing that Forgehand finds itself, and says in comments what that is', async () => {
  const text = writeAgentFile({ survey, checks: ['npm test'], ref: 'v0.1.0' })
  expect(await readAgentFile(text)).toEqual(await readAgentFile(undefined))
  expect(text).toMatch(/^# {3}npm test$/m)
  expect(text).toMatch(/^# {3}npm ci$/m)
})

it('sets the checks that differ', async () => {
  const { verify } = await readAgentFile(
    writeAgentFile({ survey, checks: ['npm test', 'npm run lint'], ref: 'v0.1.0' })
  )
  expect(verify?.map(({ run }) => run)).toEqual(['npm test', 'npm run lint'])
})

it('can set no checks', async () => {
  expect((await readAgentFile(writeAgentFile({ survey, checks: [], ref: 'v0.1.0' }))).verify).toEqual([])
})

it('says how to name checks where none were found', () => {
  expect(writeAgentFile({ survey: { ...survey, tests: [] }, checks: [], ref: 'v0.1.0' })).toContain(
    'No tests were found'
  )
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
        writeAgentFile({ survey: { ...survey, installs: [install] }, checks: [check], ref: 'v0.1.0' })
      )
      expect(verify?.map(({ run }) => run)).toEqual([check.trim()])
    }),
    { numRuns: propertyRuns(1000) }
  )
})
