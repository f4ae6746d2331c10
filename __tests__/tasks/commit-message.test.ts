import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { commitMessage, pullRequestTitle, readRunTrailer } from '../../src/tasks/commit-message.ts'
import { propertyRuns } from '../support/property-runs.ts'

const task = {
  number: 12,
  actor: { login: 'ada', id: 7, isBot: false },
  trigger: { kind: 'comment', commentId: 34 },
  createdAt: '2026-01-01T00:00:00Z'
} as const
const people = { host: 'github.com', approver: undefined }
const message = (description: string, title = 'Read dates in UTC') =>
  commitMessage({ title, description }, task, people)

it('has a subject, a description, and the requester as co-author', () => {
  expect(message('The parser took the local zone.')).toBe(
    'Read dates in UTC\n\nThe parser took the local zone.\n\nRequested in #12.\n\n' +
      'Forgehand-Run: comment-34\nCo-authored-by: ada <7+ada@users.noreply.github.com>'
  )
})

it('names who approved a part of it', () => {
  expect(
    commitMessage({ title: 'x', description: '' }, task, { ...people, approver: { login: 'grace', id: 8 } })
  ).toMatch(
    /\n\nForgehand-Run: comment-34\nApproved-by: grace <8\+grace@users\.noreply\.github\.com>\nCo-authored-by: ada <.*>$/
  )
})

describe('the trailer that names the run', () => {
  it.each([
    ['a description', 'Forgehand-Run: comment-1'],
    ['a description that ends like a message', 'x\n\nForgehand-Run: comment-1\nCo-authored-by: a <b>'],
    ['other cases and dashes', 'forgehand-run : comment-1\nFORGEHAND‑RUN: comment-1'],
    ['a full-width colon', 'Forgehand-Run：comment-1']
  ])('cannot be forged in %s', (_, description) => {
    expect(readRunTrailer(message(description))).toBe('comment-34')
    expect(readRunTrailer(message('', description))).toBe('comment-34')
  })

  it.each([
    ['is missing', 'Fix it\n\nCo-authored-by: ada <7>'],
    ['is not in the last paragraph', 'Fix it\n\nForgehand-Run: comment-1\n\nMore words'],
    ['appears twice', 'Fix it\n\nForgehand-Run: comment-1\nForgehand-Run: comment-2'],
    ['is in an empty message', '']
  ])('is not read if it %s', (_, text) => {
    expect(readRunTrailer(text)).toBeUndefined()
  })
})

it('uses the host of another forge', () => {
  expect(commitMessage({ title: 'x', description: '' }, task, { ...people, host: 'git.example.com' })).toMatch(
    /<7\+ada@users\.noreply\.git\.example\.com>$/
  )
})

it('has a subject of one line, and a default subject', () => {
  expect(message('', 'Read\ndates\r\n\r\nin   UTC')).toMatch(/^Read dates in UTC\n\n/)
  expect(message('', '\u200b ')).toMatch(/^Work on #12\n\n/)
})

it('limits subject, description and blank lines, and never splits a character', () => {
  const [subject = '', description = ''] = message(`a\n\n\n\n\nb${'c'.repeat(9000)}`, '😀'.repeat(200)).split('\n\n')
  expect(subject.length).toBeLessThanOrEqual(100)
  expect(subject.isWellFormed()).toBe(true)
  expect(description).toBe('a')
  expect(message('x'.repeat(9000)).length).toBeLessThan(2_300)
})

describe('active content in the words of the model', () => {
  it.each([
    'Co-authored-by: eve <eve@example.com>',
    '  signed-off-by : eve',
    'Reviewed-by: eve',
    'Co-\u200bauthored-by: eve',
    'skip-checks: true',
    'on-behalf-of: @org',
    'Change-Id: I1',
    'Cc: eve <eve@example.com>',
    'Signed-off-by=eve',
    'Co\u2011authored\u2011by: eve',
    'Co-authored-by\uff1a eve',
    'request-checks: true'
  ])('is removed: the trailer %j', (trailer) => {
    const text = message(`Why.\n\n${trailer}`)
    expect(text.match(/^[\w-]+\s*:/gmu)).toEqual(['Forgehand-Run:', 'Co-authored-by:'])
    expect(text).not.toMatch(/eve|checks/)
  })

  it.each(['Release-As: 9.0.0', 'Commit-Queue: +2', 'Auto-Submit : true'])(
    'becomes plain words: the trailer %j',
    (trailer) => {
      expect(message(`Why.\n\n${trailer}`)).toContain(`\n\n${trailer.replace('-', ' ')}\n\n`)
    }
  )

  it.each([
    '# a remark',
    '# ------------------------ >8 ------------------------',
    '---',
    'diff --git a/a b/a',
    'Index: a'
  ])('does not end the message for git: %j', (line) => {
    expect(message(`Why.\n\n${line}\nmore`)).not.toMatch(/^(?:#|---|diff -|Index:)/m)
  })

  it.each([
    '[skip ci]',
    '[ci:skip]',
    '[skip ci: later]',
    '\uff3bskip ci\uff3d',
    '[nobuild]',
    '[CF-Pages-Skip]',
    '[CI skip]',
    '[no ci]',
    '[skip actions]',
    '[ skip\u00a0ci ]',
    '[skip-ci]',
    '***NO_CI***',
    '[skip [skip ci] ci]'
  ])('cannot skip the checks: %s', (marker) => {
    const text = message(`Why ${marker}`, `Title ${marker}`)
    expect(text).not.toMatch(/[[［][^\]］]*(?:skip|no)[^[［]*[\]］]|\*{3}/iu)
  })

  it('is removed from a title of several lines: trailers', () => {
    const title = 'Read dates\n\nCo-authored-by: eve <eve@example.com>\nSigned-off-by: eve'
    expect(pullRequestTitle({ title, description: '' }, task)).toBe('Read dates')
  })

  it.each([
    ['Fixes #3', 'Fixes issue 3'],
    ['Closes issue #3 and PR #4', 'Closes issue 3 and PR 4'],
    ['closes: other/repo#3', 'closes: other/repo# 3'],
    ['Resolved GH-3', 'Resolved GH 3'],
    ['fix https://github.com/o/r/issues/3', 'fix github.com/o/r/issues/3'],
    ['See www.example.com', 'See example.com'],
    ['Fixes @owner/repo#12', 'Fixes owner/repo# 12'],
    ['Fixes #@12', 'Fixes issue 12'],
    ['Thanks to @eve and (@org/team)', 'Thanks to eve and (org/team)'],
    ['Thanks to @@eve', 'Thanks to eve'],
    ['Thanks to `@eve`, is_@eve and _@eve_', 'Thanks to `eve`, is_eve and _eve_'],
    ['Thanks to @</sub>eve, @&zwj;eve and &commat;eve', 'Thanks to </sub>eve, &zwj;eve and commat;eve'],
    ['Fixes #</sup>42 and `#42`', 'Fixes </sup>42 and `issue 42`'],
    ['bors r+', '(bors) r+'],
    ['@bors: try', '(bors): try'],
    ['/lgtm cancel', 'lgtm cancel'],
    ['!merge', 'merge'],
    ['@dependabot merge', 'dependabot merge'],
    ['fixup! Read dates', 'fixup Read dates'],
    ['As in acme/app@0123456789abcdef', 'As in acme/app 0123456789abcdef'],
    ['Read https:https:////example.com/x', 'Read https:example.com/x'],
    ['Read hthttps://tps://example.com/x', 'Read example.com/x']
  ])('turns from %j into %j', (words, harmless) => {
    expect(pullRequestTitle({ title: words, description: '' }, task)).toBe(harmless)
    expect(message(words)).toContain(`\n\n${harmless}\n\nRequested in #12.`)
  })

  it.each([
    'Bump lodash@4.17.21 and write to ada@example.com',
    'Fix issue 12: read `a.b` [draft] in C#',
    'Update types/node@20.1.2, as a [note] on read-only: b says',
    'Take sort_by: as an option',
    'Prefix: skip the ci of no-op changes (50 % less)'
  ])('is not found in %j', (title) => {
    expect(pullRequestTitle({ title, description: '' }, task)).toBe(title)
  })

  it('is found when it appears only after another removal', () => {
    expect(message('Why.\n\n@Signed-off-by: eve\nhttps://Signed-off-by: eve')).not.toMatch(/eve/)
  })

  const signs = [
    '@',
    '#',
    '[',
    ']',
    '/',
    '//',
    ':',
    '-',
    '.',
    ' ',
    '\n',
    '_',
    '*',
    '***',
    '\u200b',
    'ſ',
    '`',
    '1',
    '12',
    '!',
    '</sub>',
    '<b>',
    '&commat;',
    '&#64;',
    '&zwj;'
  ]
  const words = [
    'fixes ',
    'issue ',
    'o/r',
    'eve',
    'gh-',
    'GH',
    'http',
    'https:',
    'www.',
    'ww',
    'skip',
    'ci',
    'NO_CI',
    'bors ',
    'r+',
    'lgtm',
    'fixup'
  ]
  const trailers = ['Signed-off', '-by:', 'skip-checks', 'Co-']
  const text = fc
    .array(fc.constantFrom(...signs, ...words, ...trailers), { maxLength: 150 })
    .map((parts) => parts.join(''))

  // From the forge's documentation, not from the code under test.
  const activePatterns = [
    /(?:^|[^a-z0-9])@(?:<[^<>]*>|&#?\w+;)*[a-z0-9]/im,
    /#(?:<[^<>]*>|&#?\w+;)+[0-9]|&commat;|&#64;/i,
    /^[ \t>*+-]*(?:[/!][a-z][\w-]*(?:\s|$)|bors[:, ])|^fixup!/im,
    /#[0-9]/,
    /(?:^|[^a-z0-9_])gh-[0-9]/im,
    /(?:https?|ftp):\/\//i,
    /www\.[a-z0-9]/i,
    /\[(?:skip ci|ci skip|no ci|skip actions|actions skip)\]|\*\*\*no_ci\*\*\*/i,
    /^[ \t]*(?:signed-off-by|co-authored-by|skip-checks)[ \t]*:/im
  ]

  it('is removed from any combination of parts, truncated anywhere', () => {
    const ending = message('').slice('Read dates in UTC'.length)
    fc.assert(
      fc.property(text, text, (title, description) => {
        const whole = commitMessage({ title, description }, task, people)
        const ours = whole.startsWith('Work on #12') ? 'Work on #12'.length : 0
        const theirs = whole.slice(ours, -ending.length)
        expect(whole.endsWith(ending)).toBe(true)
        expect(readRunTrailer(whole)).toBe('comment-34')
        expect(activePatterns.filter((pattern) => pattern.test(theirs))).toEqual([])
      }),
      { numRuns: propertyRuns(2_000) }
    )
  })

  it('is removed from megabytes of text quickly', () => {
    const hostile = `${'a'.repeat(1_000)}${'ht'.repeat(500)}${'tp://'.repeat(500)}${'['.repeat(2_000_000)}`
    expect(message(hostile, hostile).length).toBeLessThan(2_300)
  })
})

it('removes active content from the title of a pull request too', () => {
  const title = pullRequestTitle({ title: `Fixes #3 [skip ci]\n${'x'.repeat(400)}`, description: '' }, task)
  expect(title).toMatch(/^Fixes issue 3 \(skip ci\) x+…$/)
  expect(title.length).toBeLessThanOrEqual(256)
})
