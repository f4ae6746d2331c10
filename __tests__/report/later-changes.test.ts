import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { withLaterChange, type LaterChange } from '../../src/report/later-changes.ts'
import { MAX_BODY_LENGTH } from '../../src/text/github-rules.ts'
import { propertyRuns } from '../support/property-runs.ts'

const sha = (digit: string) => digit.repeat(40)
const change = (digit: string, more: Partial<LaterChange> = {}): LaterChange => {
  return { sha: sha(digit), title: 'Add decimals', isPart: false, isWorse: false, ...more }
}
const body = 'What it does.\n\nCloses #1\n\n---\n\nRequested by ada.'

describe('withLaterChange', () => {
  it('lists commits in order, before the figures of the first run', () => {
    const once = withLaterChange(body, change('a')) ?? ''
    const twice = withLaterChange(once, change('b', { title: 'Drop *it*', isPart: true, isWorse: true }))
    const list = `- ${sha('a')} Add decimals\n- ${sha('b')} Drop \\*it\\* (part of the work; a check is worse than before)\n`
    expect(twice).toBe(
      `What it does.\n\nCloses #1\n\n<!-- forgehand:later-changes -->\n### Later changes\n\n${list}\n---\n\nRequested by ada.`
    )
  })

  it('lists a commit once', () => {
    expect(withLaterChange(withLaterChange(body, change('a')) ?? '', change('a'))).toBeUndefined()
  })

  it.each([
    ['is empty', ''],
    ['was rewritten by a person', 'My own words'],
    ['has the line ends of a browser', body.replaceAll('\n', '\r\n')]
  ])('keeps a body that %s', (_, text) => {
    const once = withLaterChange(text, change('a')) ?? ''
    expect(once).toContain(`### Later changes\n\n- ${sha('a')} Add decimals\n`)
    for (const line of text.split(/\r?\n/)) expect(once).toContain(line)
    expect(withLaterChange(once.trimEnd(), change('b'))).toContain(
      `- ${sha('a')} Add decimals\n- ${sha('b')} Add decimals\n`
    )
  })

  it('leaves a body that would become too long', () => {
    expect(withLaterChange('x'.repeat(MAX_BODY_LENGTH - 20), change('a'))).toBeUndefined()
  })

  it('keeps every other line, whatever the body is', () => {
    const text = fc
      .array(fc.constantFrom('---', '- item', '', 'words', '### Later changes', `- ${sha('c')} x`))
      .map((lines) => lines.join('\n'))
    fc.assert(
      fc.property(text, fc.constantFrom('a', 'b'), (written, digit) => {
        const once = withLaterChange(written, change(digit)) ?? ''
        // Every line of the body is still there, in order.
        const lines = once.split('\n')
        let found = -1
        for (const line of written.split('\n')) {
          const next = lines.indexOf(line, found + 1)
          expect([line, next]).not.toEqual([line, -1])
          found = next
        }
        expect(lines.filter((line) => line.includes(sha(digit)))).toHaveLength(1)
      }),
      { numRuns: propertyRuns(200) }
    )
  })
})
