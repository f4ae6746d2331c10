import { describe, expect, it } from '@jest/globals'
import { UserError } from '../../src/errors.ts'
import { readAgentFile } from '../../src/settings/agent-file.ts'

const files: Readonly<Record<string, string>> = {
  'good.json': JSON.stringify({
    $schema: 'of an editor',
    problemMatcher: [
      { owner: 'a', severity: 'warning', pattern: [{ regexp: '^(.*)$', message: 1, endLine: 2 }] },
      { owner: 'b', pattern: { regexp: '^b (.*)$', message: 1 } }
    ]
  }),
  'empty.json': '{"problemMatcher": []}',
  'broken.json': '{'
}

const read = async (diagnostics: unknown) => {
  const text = JSON.stringify({ diagnostics })
  return (await readAgentFile(text, 'agent.yml on the base branch', (path) => Promise.resolve(files[path]))).diagnostics
}

const inline = { owner: 'a', pattern: [{ regexp: '^(.*)$', message: 1 }] }

describe('the checkers of agent.yml', () => {
  it('are undefined if none are named', async () => {
    await expect(readAgentFile('')).resolves.toHaveProperty('diagnostics', undefined)
    await expect(read([])).resolves.toEqual([])
  })

  it('are known ones, or commands with a problem matcher that is known, inline, or in a file', async () => {
    await expect(
      read([
        'eslint',
        { command: 'a', 'problem-matcher': 'gcc', files: '*.c' },
        { command: 'b', 'problem-matcher': inline },
        { command: 'c', 'problem-matcher': 'good.json' }
      ])
    ).resolves.toEqual([
      'eslint',
      { command: 'a', files: '*.c', matchers: 'gcc' },
      {
        command: 'b',
        files: undefined,
        matchers: [{ severity: 'error', patterns: [{ regexp: '^(.*)$', message: 1 }] }]
      },
      {
        command: 'c',
        files: undefined,
        matchers: [
          { severity: 'warning', patterns: [{ regexp: '^(.*)$', message: 1 }] },
          { severity: 'error', patterns: [{ regexp: '^b (.*)$', message: 1 }] }
        ]
      }
    ])
  })

  const withPattern = (...pattern: unknown[]) => [{ command: 'a', 'problem-matcher': { owner: 'a', pattern } }]

  it.each([
    ['an unknown checker', ['eslit'], /diagnostics\[0\] is "eslit"\. Expected one of typescript, eslint/],
    ['no list', 'eslint', /diagnostics is "eslint"\. Expected a list of checkers/],
    ['an unknown matcher', [{ command: 'a', 'problem-matcher': 'gc' }], /"gc"\. Expected one of tsc, eslint-stylish/],
    ['no matcher', [{ command: 'a' }], /problem-matcher is missing/],
    ['an unknown key', [{ command: 'a', 'problem-matcher': 'gcc', file: 'x' }], /Did you mean files\?/],
    ['an invalid regular expression', withPattern({ regexp: '(', message: 1 }), /"\("\. Expected a regular expression/],
    ['an invalid group', withPattern({ regexp: 'a', message: 'b' }), /the number of a group/],
    ['a matcher without a message', withPattern({ regexp: 'a', file: 1 }), /one with a group for the message/],
    ['a single pattern that loops', withPattern({ regexp: 'a', message: 1, loop: true }), /loop in the last one only/],
    [
      'a missing file',
      [{ command: 'a', 'problem-matcher': 'no.json' }],
      /^agent\.yml on the base branch names the problem matcher no\.json, but there is no such file/
    ],
    [
      'a file without matchers',
      [{ command: 'a', 'problem-matcher': 'empty.json' }],
      /empty\.json is not a valid file of problem/
    ],
    [
      'an invalid file',
      [{ command: 'a', 'problem-matcher': 'broken.json' }],
      /^broken\.json, which agent\.yml on the base branch names, is not valid JSON/
    ]
  ])('are refused with %s', async (_, diagnostics, message) => {
    const reading = read(diagnostics)
    await expect(reading).rejects.toThrow(UserError)
    await expect(reading).rejects.toThrow(message)
  })
})
