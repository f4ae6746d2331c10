import { describe, expect, it } from '@jest/globals'
import { asksForChange, readRequest } from '../../src/cli/run.ts'
import { UsageError } from '../../src/cli/usage-error.ts'

const usage = { command: 'forgehand run', example: 'fix the failing test' }

it('takes one argument as the request', () => {
  expect(readRequest(['fix the bug'], usage)).toBe('fix the bug')
})

it.each([
  [[], 'The request is missing. Write it in quotation marks:\n\n  forgehand run "fix the failing test"'],
  [[''], 'The request is empty. Write it in quotation marks:\n\n  forgehand run "fix the failing test"'],
  [[' \n'], 'The request is empty.'],
  [['fix', 'the', 'bug'], "has 3 words without quotation marks around them.[^]*\n\n  forgehand run 'fix the bug'$"],
  [['fix', "ada's", '$(x)'], String.raw`forgehand run 'fix ada'\\''s \$\(x\)'$`]
])('shows how to quote %j', (words, message) => {
  const read = () => readRequest(words, usage)
  expect(read).toThrow(UsageError)
  expect(read).toThrow(new RegExp(message))
})

describe('what a request asks for', () => {
  it.each([
    'explain the parser',
    'Why does it fail?',
    'please explain src/a.ts',
    'Could you describe it',
    'how to build'
  ])('is an answer: %s', (request) => {
    expect(asksForChange(request)).toBe(false)
  })

  it.each(['fix the bug', 'add a test that explains it', 'howl on errors', 'whatever fails, fix it'])(
    'is a change: %s',
    (request) => {
      expect(asksForChange(request)).toBe(true)
    }
  )
})
