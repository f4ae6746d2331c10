import { describe, expect, it } from '@jest/globals'
import { commentBody } from '../../src/code-review/comment-body.ts'
import { decideReview } from '../../src/code-review/decide-review.ts'
import { reviewBody } from '../../src/code-review/review-body.ts'
import { reviewedFiles } from '../../src/code-review/reviewed-file.ts'
import { commandsAnywhere, effectsOf } from '../support/github-text.ts'
import { aFinding, noEarlier, noReview } from '../support/review-findings.ts'

const pages = { head: 'https://github.com/acme/app/blob/head/', base: 'https://github.com/acme/app/blob/base/' }
const hunks = '@@ -0,0 +1,2 @@\n+one\n+two\n'
const files = reviewedFiles([{ path: 'a.ts', movedFrom: undefined, hunks }])

/** Everything that a review says whose only finding says nothing but this. */
async function textsOf(text: string, path: string, lines: readonly string[] | undefined): Promise<readonly string[]> {
  const hostile = aFinding({ path, title: text, body: text, replacement: lines })
  const options = { ...noReview, ...noEarlier, files, headTexts: new Map([['a.ts', 'one\ntwo\n']]), maxComments: 12 }
  const decision = await decideReview([hostile], options)
  const body = await reviewBody({ decision, markers: ['<!-- m -->'], summary: text, figures: '', pages })
  const comments = await Promise.all(decision.comments.map((one) => commentBody(one, pages.head)))
  return [...comments, body([]), body(decision.comments)]
}

describe.each([
  ['a mention', '@octocat'],
  ['a team', 'Ask @acme/owners now.'],
  ['a closing word', 'Fixes #12, closes acme/app#3 and resolves GH-4.'],
  ['a command', '/merge'],
  ['a command after a line end', 'x\n/lgtm\n/approve'],
  ["a bot's name", '@dependabot merge'],
  ["a bot's plain name", 'bors r+'],
  ['a marker to skip checks', '[skip ci]'],
  ['an image', '![x](https://evil.test/pixel)'],
  ['a link', '[here](https://evil.test) https://evil.test'],
  ['an open fence', '```\n@octocat'],
  ['the end of a suggestion', '```\n@octocat\n/merge\n```suggestion\nx'],
  ['an open comment', '<!-- @octocat\n/merge'],
  ['an element', '<details><summary>@octocat</summary>\n\n/merge']
])('%s in a finding', (_, text) => {
  it.each([
    ['on its lines', 'a.ts', ['one']],
    ['in the text of the review', 'other.ts', undefined]
  ])('is shown, and does nothing %s', async (_place, path, replaced) => {
    const hostile = await textsOf(text, path, replaced && text.split('\n'))
    const harmless = await textsOf('words', path, replaced)
    // The marker of the comment, and a link to its lines. One suggestion is offered, which GitHub draws.
    const [effects, expected] = [hostile, harmless].map((texts) => texts.map(effectsOf))
    expect(effects?.map((found) => found.filter((one) => one !== 'drawing'))).toEqual(expected)
    expect(effects?.flat().filter((one) => one === 'drawing').length).toBeLessThanOrEqual(1)
    expect(hostile.flatMap(commandsAnywhere)).toEqual([])
  })
})

it('a lone surrogate in the path of a finding does not cost the review', async () => {
  const [body] = await textsOf('words', 'a\ud800.ts', undefined)
  expect(body).toContain('### Outside the diff')
})
