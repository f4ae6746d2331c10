import { expect, it } from '@jest/globals'
import { LogView } from '../../../emulators/runner/log-view.ts'

function shown(...pieces: readonly string[]): string[] {
  const lines: string[] = []
  const view = new LogView((line) => lines.push(line))
  for (const piece of pieces) view.add(piece)
  view.end()
  return lines
}

it('joins lines from pieces', () => {
  expect(shown('one\ntw', 'o\nthree')).toEqual(['one', 'two', 'three'])
})

it('masks values after their add-mask command', () => {
  expect(shown('key\n::add-mask::key\nthe key\n')).toEqual(['key', 'the ***'])
})

it('executes no command until the token of stop-commands', () => {
  const log = '::stop-commands::abc\n::add-mask::a\n::error::no\n::abc::\n::error::50%25\n'
  expect(shown(log)).toEqual(['::add-mask::a', '::error::no', 'Error: 50%'])
})

it('hides commands without a message', () => {
  expect(shown('::debug::x\n::endgroup::\n::group::Set up\n::notice title=A::b\n')).toEqual(['Set up', 'Notice: b'])
})

it('reads the legacy form, and names in upper case, like the runner', () => {
  expect(shown('a ##[add-mask]key\n::ERROR::the key\n::unknown::x\n')).toEqual(['Error: the ***', '::unknown::x'])
})
