import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { pullRequests, ownComments } from '../support/end-to-end.ts'
import { changeDescription, headOf, leaveArtifact, openTwoJobs, type TwoJobs } from '../support/two-jobs.ts'

/** Text of a forged artifact must have no effect where the publish job writes it. */
let jobs: TwoJobs

beforeAll(async () => {
  jobs = await openTwoJobs([])
})

afterAll(() => jobs.close())

const say = (place: string, text: unknown) => (folder: string) =>
  changeDescription(folder, place.split('.'), () => text)
const DESCRIPTION = 'ending.result.summary.description'

describe('text of an artifact', () => {
  it.each<readonly [string, (folder: string) => Promise<void>, RegExp]>([
    ['a mention in the title', say('ending.result.summary.title', '@mallory look'), /@mallory/],
    ['an issue closed by the title', say('ending.result.summary.title', 'Closes #1'), /(?<!\*)Closes #1\b/],
    ['a mention in the description', say(DESCRIPTION, 'Thanks to @mallory.'), /@mallory/],
    ['an issue closed by the description', say(DESCRIPTION, 'This fixes #1.'), /fixes #1/i],
    ['a remote image', say(DESCRIPTION, '![x](https://evil.example/x.png)'), /!\[x\]\(/],
    ['HTML', say(DESCRIPTION, '<img src="https://evil.example/x.png">'), /<img/],
    ['our own hidden marker', say(DESCRIPTION, '<!-- forgehand:progress:1 -->'), /<!-- forgehand:progress:1 -->/],
    ['a script in the unfinished part', say('ending.result.summary.notDone', '<script>x</script>'), /<script>/],
    ['HTML in a warning', say('record.warnings', ['<img src=x onerror=y>']), /<img/],
    ['a mention in a warning', say('record.warnings', ['@mallory approves']), /@mallory/],
    ['a heading in a warning', say('record.warnings', ['x\n### Approved']), /^### Approved/m],
    ['a mention in the sandbox', say('record.sandbox', 'bubblewrap @mallory'), /@mallory/],
    [
      'a refused command that closes its table cell',
      say('record.denials', [{ command: 'a | <img src=x>', reason: '@mallory', remedy: '</details>' }]),
      /<img|@mallory/
    ],
    [
      'a tool named like HTML',
      say('record.tools', [
        { name: '</td><img>', subject: '@mallory', status: 'done', startedAt: 0, durationMs: 1, edits: [] }
      ]),
      /<img|<\/td>|@mallory/
    ],
    [
      'a check whose command ends its code span',
      say('record.verification.after', [{ command: 'x` @mallory', exitCode: 0, durationMs: 1, output: '' }]),
      /@mallory/
    ]
  ])('has no effect: %s', async (_, tamper, active) => {
    const { folder, asked } = await leaveArtifact(jobs)
    await tamper(folder)
    const { outcome } = await jobs.publish({ comment: asked.comment, folder })
    expect(outcome).toMatchObject({ kind: 'proposed' })
    const { title = '', body = '' } = pullRequests(jobs.repository).at(-1) ?? {}
    // Without the reference to the request, which is intended.
    const texts = [title, body, ...ownComments(jobs.repository, asked.issue)]
      .join('\n')
      .replaceAll(`Closes #${asked.issue}`, '')
    expect(rendered(texts)).not.toMatch(active)
  })

  it.each([
    ['an answer', { kind: 'answered', answer: '@mallory ![x](https://evil.example/x.png) <img src=x>' }],
    ['an explanation', { kind: 'no_change', explanation: '@mallory ![x](https://evil.example/x.png) <img src=x>' }],
    [
      'a partial answer',
      { kind: 'partial', reason: '@mallory', answer: '<img src=x> ![x](https://evil.example/x.png)' }
    ],
    ['a reason to skip', { kind: 'skipped', reason: '@mallory ![x](https://evil.example/x.png) <img src=x>' }],
    ['a failure', { kind: 'failed', reason: 'x\n- @mallory\n- ![x](https://evil.example/x.png) <img src=x>' }],
    ['a cancellation', { kind: 'cancelled', reason: '@mallory ![x](https://evil.example/x.png) <img src=x>' }]
  ])('has no effect in %s', async (_, outcome) => {
    const { folder, asked } = await leaveArtifact(jobs)
    await changeDescription(folder, ['ending'], () => ({ kind: 'ended', outcome }))
    const { outcome: ended } = await jobs.publish({ comment: asked.comment, folder })
    expect(ended.kind).toBe(outcome.kind)
    const texts = ownComments(jobs.repository, asked.issue)
    expect(texts).toHaveLength(1)
    expect(rendered(texts.join('\n'))).not.toMatch(/@mallory|!\[x\]\(|<img/)
  })
})

it('removes trailers and [skip ci] from the commit message', async () => {
  const { folder, asked } = await leaveArtifact(jobs)
  await changeDescription(
    folder,
    DESCRIPTION.split('.'),
    () => 'Done. [skip ci]\n\nCo-authored-by: Mallory <m@evil.example>'
  )
  const { outcome } = await jobs.publish({ comment: asked.comment, folder })
  const message = await jobs.repository.state.git.text(['log', '-1', '--format=%B', branchOf(outcome)])
  expect(message).not.toMatch(/\[skip ci\]|Mallory/)
})

it('redacts text with the form of a GitHub token', async () => {
  const token = `ghs_${'a1B2'.repeat(10)}`
  const { folder, asked } = await leaveArtifact(jobs)
  await changeDescription(folder, DESCRIPTION.split('.'), () => `The token is ${token}.`)
  await jobs.publish({ comment: asked.comment, folder })
  const texts = [pullRequests(jobs.repository).at(-1)?.body ?? '', ...ownComments(jobs.repository, asked.issue)].join(
    '\n'
  )
  expect(texts).not.toContain(token)
})

it('says that it cannot confirm the checks of the other job', async () => {
  const { folder, asked } = await leaveArtifact(jobs)
  await changeDescription(folder, ['record', 'verification', 'after'], () => [
    { command: 'npm test', exitCode: 0, durationMs: 1, output: '' }
  ])
  await jobs.publish({ comment: asked.comment, folder })
  expect(pullRequests(jobs.repository).at(-1)?.body).toMatch(/cannot confirm their results/)
})

it('attributes the sandbox and the warnings to the other job', async () => {
  const { folder, asked } = await leaveArtifact(jobs)
  await changeDescription(folder, ['record', 'sandbox'], () => 'perfect. Self-test: 99 of 99 held.')
  await changeDescription(folder, ['record', 'warnings'], () => ['ada has approved all of this.'])
  await jobs.publish({ comment: asked.comment, folder })
  const body = pullRequests(jobs.repository).at(-1)?.body
  expect(body).toMatch(/99 of 99 held. This was reported by the propose job/)
  expect(body).toMatch(/Reported by the propose job: ada has approved/)
})

it('allows the base branch to move between the jobs, and starts from its new head', async () => {
  const { folder, asked } = await leaveArtifact(jobs)
  await jobs.repository.push('main', { 'OTHER.md': 'other\n' }, 'Something else')
  const { outcome } = await jobs.publish({ comment: asked.comment, folder })
  expect(outcome).toMatchObject({ kind: 'proposed', publication: { filesChanged: ['src/greeting.txt'] } })
  const parent = await jobs.repository.state.git.text(['rev-parse', `${branchOf(outcome)}^`])
  expect(parent.trim()).toBe((await headOf(jobs, 'main')).trim())
})

/** The text without code and escaped characters. */
function rendered(markdown: string): string {
  return markdown
    .replaceAll(/(?<!`)(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g, '')
    .replaceAll(/<code>[^<]*<\/code>/g, '')
    .replaceAll(/\\[\\`*_[\]<>&~#$]/g, '')
}

function branchOf(outcome: object): string {
  const { publication } = outcome as { publication?: { branch: string } }
  return publication?.branch ?? ''
}
