import { describe, expect, it } from '@jest/globals'
import { commitMessage, pullRequestTitle } from '../../src/tasks/commit-message.ts'

const task = { number: 12, actor: { login: 'ada', id: 7, isBot: false } }
const message = (description: string, title = 'Read dates in UTC') => commitMessage({ title, description }, task)

it('has a subject, the reason, and the requester as co-author', () => {
  expect(message('The parser took the local zone.')).toBe(
    'Read dates in UTC\n\nThe parser took the local zone.\n\nRequested in #12.\n\n' +
      'Co-authored-by: ada <7+ada@users.noreply.github.com>'
  )
})

it('names the host of another forge', () => {
  expect(commitMessage({ title: 'x', description: '' }, task, 'git.example.com')).toMatch(
    /<7\+ada@users\.noreply\.git\.example\.com>$/
  )
})

it('makes a subject of one line, and one where there is none', () => {
  expect(message('', 'Read\ndates\r\n\r\nin   UTC')).toMatch(/^Read dates in UTC\n\n/)
  expect(message('', '\u200b ')).toMatch(/^Work on #12\n\n/)
})

it('bounds subject, description and blank lines, and cuts no character in two', () => {
  const [subject = '', description = ''] = message(`a\n\n\n\n\nb${'c'.repeat(9000)}`, '😀'.repeat(200)).split('\n\n')
  expect(subject.length).toBeLessThanOrEqual(100)
  expect(subject.isWellFormed()).toBe(true)
  expect(description).toBe('a')
  expect(message('x'.repeat(9000)).length).toBeLessThan(2_300)
})

describe('words of the model that a forge would act on', () => {
  it.each([
    'Co-authored-by: eve <eve@example.com>',
    '  signed-off-by : eve',
    'Reviewed-by: eve',
    'Co-\u200bauthored-by: eve',
    'skip-checks: true',
    'on-behalf-of: @org',
    'Change-Id: I1'
  ])('leaves out the trailer %j', (trailer) => {
    const text = message(`Why.\n\n${trailer}`)
    expect(text.match(/^[\w-]+\s*:/gmu)).toEqual(['Co-authored-by:'])
    expect(text).not.toMatch(/eve|skip-checks/)
  })

  it.each([
    '[skip ci]',
    '[CI skip]',
    '[no ci]',
    '[skip actions]',
    '[ skip\u00a0ci ]',
    '[skip-ci]',
    '***NO_CI***',
    '[skip [skip ci] ci]'
  ])('keeps %s from skipping the checks', (marker) => {
    const text = message(`Why ${marker}`, `Title ${marker}`)
    expect(text).not.toMatch(/\[\s*(?:(?:skip|no)[\s-]+(?:ci|actions)|ci[\s-]+skip)\s*\]|\*{3}/iu)
  })

  it.each(['Fixes #3', 'closes: other/repo#3', 'Resolved GH-3', 'fix https://github.com/o/r/issues/3'])(
    'keeps %j from closing an issue',
    (words) => {
      expect(message(words)).not.toMatch(/\b(?:fix(?:e[sd])?|close[sd]?|resolve[sd]?):?\s+(?:[\w./-]*#\d|gh-\d|http)/iu)
    }
  )

  it('mentions nobody', () => {
    expect(message('Thanks to @eve and (@org/team).')).toContain('Thanks to eve and (org/team).')
  })
})

it('makes a title for a pull request the same way', () => {
  const title = pullRequestTitle({ title: `Fixes #3 [skip ci]\n${'x'.repeat(400)}`, description: '' }, task)
  expect(title).toMatch(/^Fixes issue #3 \(skip ci\) x+…$/)
  expect(title.length).toBeLessThanOrEqual(256)
})
