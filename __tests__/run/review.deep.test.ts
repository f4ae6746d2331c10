import { describe, expect, it } from '@jest/globals'
import type { FileChanges } from '../../emulators/github/push.ts'
import type { Script, ScriptedCall } from '../../emulators/model/script.ts'
import type { Outcome } from '../../src/domain/outcome.ts'
import { agentFile, call, finish, ownComments, project, turn } from '../support/end-to-end.ts'
import { useEventRuns, type EventRuns, type FireOptions } from '../support/event-runs.ts'

const openRuns = useEventRuns()
const BOT = 'github-actions[bot]'

/** Forty numbered lines, of which some are replaced. */
function numbered(changed: Readonly<Record<number, string>> = {}, count = 40): string {
  return Array.from({ length: count }, (_, index) => `${changed[index + 1] ?? `line ${index + 1}`}\n`).join('')
}

const files = { ...project, 'src/numbers.js': numbered() }
const open = (script: Script, settings: Readonly<Record<string, unknown>> = {}) =>
  openRuns(script, { ...files, '.github/agent.yml': agentFile(settings) })

function commentOn(line: number, about: Readonly<Record<string, unknown>> = {}): ScriptedCall {
  const title = `Line ${line} is wrong`
  return call('comment_on', {
    path: 'src/numbers.js',
    line,
    severity: 'important',
    title,
    body: 'It says so.',
    ...about
  })
}
const verdict = finish('Two lines are wrong.', 'Needs work')

/** A pull request that changes lines 5 and 30. */
async function pullRequest({ repository, waitASecond }: EventRuns, author = 'ada', isDraft = false): Promise<number> {
  await repository.push('topic', { 'src/numbers.js': numbered({ 5: 'five', 30: 'thirty' }) }, 'Change lines')
  const { number } = await repository.openPullRequest({ title: 'Numbers', author, head: 'topic', isDraft })
  waitASecond()
  return number
}

function command(runs: EventRuns, number: number, body = '/agent review') {
  runs.waitASecond()
  const { id } = runs.repository.comment(number, { author: 'ada', body })
  return { name: 'issue_comment', payload: runs.repository.issueCommentEvent(id) }
}

async function review(runs: EventRuns, number: number, body?: string, options?: FireOptions): Promise<Outcome> {
  return await runs.fire(command(runs, number, body), options)
}

const reviewsOf = ({ repository }: EventRuns, number: number) => repository.pullRequest(number).pullRequest.reviews
/** What begins each thread, with its place. */
function threadsOf({ repository }: EventRuns, number: number) {
  const { reviewComments } = repository.pullRequest(number).pullRequest
  return reviewComments
    .filter(({ replyTo }) => replyTo === undefined)
    .map(({ id, body, thread }) => ({
      path: thread.path,
      line: thread.lines?.line,
      body,
      isResolved: thread.resolvedBy !== undefined,
      replies: reviewComments.filter(({ replyTo }) => replyTo === id).map((reply) => reply.body)
    }))
}

describe('a review that somebody asks for', () => {
  it('has its findings as comments on their lines, and changes nothing', async () => {
    const runs = await open([turn(commentOn(5), commentOn(30, { severity: 'blocking' }), verdict)])
    const number = await pullRequest(runs)
    const head = await runs.repository.state.git.text(['rev-parse', 'topic'])

    expect(await review(runs, number)).toMatchObject({
      kind: 'reviewed',
      commit: head.trim(),
      findings: { comments: 2, listed: 0, known: 0, resolved: 0, reopened: 0 },
      incompleteReason: undefined
    })

    const [posted, ...others] = reviewsOf(runs, number)
    expect(others).toEqual([])
    expect(posted).toMatchObject({ state: 'COMMENTED', author: { login: BOT } })
    expect(posted?.body).toContain('2 findings:')
    expect(posted?.body).toContain('1 file read')
    expect(posted?.body).toContain('Two lines are wrong.')
    expect(threadsOf(runs, number)).toMatchObject([
      { path: 'src/numbers.js', line: 30, body: expect.stringContaining('Blocking: Line 30 is wrong') },
      { path: 'src/numbers.js', line: 5, body: expect.stringContaining('Important: Line 5 is wrong') }
    ])
    expect(await runs.repository.state.git.text(['rev-parse', 'topic'])).toBe(head)
    expect(runs.outputs.at(-1)).toMatchObject({ outcome: 'reviewed', 'review-findings': '2', 'verify-status': 'none' })
  })

  it('looks at what its command names, with tools that read, and is posted when there is nothing to object to', async () => {
    const runs = await open([turn(finish('Nothing is wrong.', 'Fine'))])
    const number = await pullRequest(runs)
    const outcome = await review(runs, number, '/agent review the locking')
    expect(outcome).toMatchObject({ kind: 'reviewed', findings: { comments: 0, listed: 0 } })
    expect(reviewsOf(runs, number)).toMatchObject([{ body: expect.stringContaining('No new findings') }])
    const reading = ['find_files', 'finish', 'grep_search', 'list_directory', 'read_diff', 'read_file']
    expect(runs.model.requests[0]?.tools).toEqual(['comment_on', ...reading])
    expect(JSON.stringify(runs.model.requests[0]?.messages)).toContain('the locking')
  })

  it('is posted although a changed file is too large for suggestions', async () => {
    const large = (first: string) => `${first}\n${'x'.repeat(1_100)}\n`.padEnd(1_200_000, 'long line\n')
    const runs = await openRuns([turn(commentOn(1, { path: 'large.txt', replacement: 'ONE' }), verdict)], {
      ...files,
      'large.txt': large('one')
    })
    const { repository, waitASecond } = runs
    await repository.push('topic', { 'large.txt': large('two') }, 'Change a line')
    const { number } = await repository.openPullRequest({ title: 'Large', author: 'ada', head: 'topic' })
    waitASecond()
    expect(await review(runs, number)).toMatchObject({ kind: 'reviewed', findings: { comments: 1 } })
    expect(threadsOf(runs, number)).toMatchObject([{ line: 1, body: expect.stringContaining('Proposed:') }])
  })

  it('is answered on an issue with where it works', async () => {
    const runs = await open([])
    const issue = runs.repository.openIssue({ title: 'A bug', body: '', author: 'marie' }).number
    expect(await review(runs, issue)).toMatchObject({ kind: 'skipped' })
  })

  it('is shown and not posted in a dry run', async () => {
    const runs = await open([turn(commentOn(5), verdict)])
    const number = await pullRequest(runs)
    expect(await review(runs, number, '/agent review --dry-run')).toMatchObject({
      kind: 'reviewed',
      review: undefined,
      text: expect.stringContaining('Line 5 is wrong')
    })
    expect(reviewsOf(runs, number)).toEqual([])
    expect(ownComments(runs.repository, number).join('\n')).toContain('Line 5 is wrong')
  })

  it('says that it is incomplete when a limit ends it, and has what was found', async () => {
    const runs = await open([turn(commentOn(5)), turn(commentOn(30)), turn(finish('So far.', 'So far'))])
    const number = await pullRequest(runs)
    expect(await review(runs, number, '/agent review --turns 2')).toMatchObject({
      kind: 'reviewed',
      findings: { comments: 2 },
      incompleteReason: 'The limit of turns was reached.'
    })
    const [posted] = reviewsOf(runs, number)
    expect(posted?.body).toContain('This review is incomplete.')
    expect(posted?.body).not.toContain('forgehand:reviewed:')
  })
})

function push(runs: EventRuns, changed: Readonly<Record<number, string>>) {
  return runs.repository.push('topic', { 'src/numbers.js': numbered(changed) }, 'Change lines again')
}

describe('a second review', () => {
  it('reads only what has changed since, repeats nothing, and resolves what is gone', async () => {
    const runs = await open([turn(commentOn(5), commentOn(30), verdict), turn(commentOn(20), commentOn(30), verdict)])
    const number = await pullRequest(runs)
    await review(runs, number)
    await push(runs, { 5: 'line 5', 20: 'twenty', 30: 'thirty' })

    expect(await review(runs, number)).toMatchObject({
      kind: 'reviewed',
      findings: { comments: 1, listed: 0, known: 1, resolved: 1, reopened: 0 }
    })

    const asked = JSON.stringify(runs.model.requests[1]?.messages)
    expect(asked).toContain('which you reviewed last')
    expect(asked).toContain('+ twenty'.replace(' ', ''))
    expect(asked).not.toContain('+thirty')
    expect(asked).toContain('# Earlier findings')
    expect(asked).toContain('if the new lines are still wrong, report that at them')
    expect(reviewsOf(runs, number).filter(({ body }) => body.includes('forgehand:review:'))).toHaveLength(2)
    expect(threadsOf(runs, number)).toMatchObject([
      { line: 5, isResolved: true, replies: [expect.stringContaining('gone')] },
      { line: 30, isResolved: false, replies: [] },
      { line: 20, isResolved: false, replies: [] }
    ])
  })

  it('of a head that was reviewed asks no model and says which is up to date, unless its command says what to look at', async () => {
    const runs = await open([turn(verdict), turn(verdict)])
    const number = await pullRequest(runs)
    await review(runs, number)
    expect(await review(runs, number)).toMatchObject({
      kind: 'skipped',
      reason: expect.stringMatching(/nothing that a review reads has changed since .*#pullrequestreview-\d+/)
    })
    // Two jobs say so in the first.
    const [proposed, published] = await runs.fireTwoJobs(command(runs, number))
    expect([proposed.kind, published.kind]).toEqual(['skipped', 'skipped'])
    expect(runs.model.requests).toHaveLength(1)
    expect(reviewsOf(runs, number)).toHaveLength(1)
    expect(await review(runs, number, '/agent review the names')).toMatchObject({ kind: 'reviewed' })
  })

  it('resolves what is gone without a model when the change was reverted', async () => {
    const runs = await open([turn(commentOn(5), verdict)])
    const number = await pullRequest(runs)
    await review(runs, number)
    await push(runs, {})
    expect(await review(runs, number)).toMatchObject({ kind: 'reviewed', findings: { comments: 0, resolved: 1 } })
    expect(runs.model.requests).toHaveLength(1)
    expect(threadsOf(runs, number)).toMatchObject([{ isResolved: true, replies: [expect.stringContaining('gone')] }])
    expect(await review(runs, number)).toMatchObject({ kind: 'skipped' })
  })

  it('reads all of it again after an incomplete one', async () => {
    const runs = await open([turn(commentOn(5)), turn(finish('So far.')), turn(verdict)])
    const number = await pullRequest(runs)
    await review(runs, number, '/agent review --turns 1')
    await review(runs, number)
    expect(JSON.stringify(runs.model.requests.at(-1)?.messages)).not.toContain('which you reviewed last')
  })

  it('does not read what came with the base branch', async () => {
    const runs = await open([turn(verdict)])
    const { repository } = runs
    const number = await pullRequest(runs)
    await review(runs, number)
    await repository.push(
      'main',
      { 'src/other.js': 'of the base\n', 'src/numbers.js': numbered({ 18: 'base' }) },
      'Base'
    )
    expect(await review(runs, number, '/agent update')).toMatchObject({ kind: 'updated' })
    expect(await review(runs, number)).toMatchObject({ kind: 'skipped' })
    expect(runs.model.requests).toHaveLength(1)
  })

  it('reads all of each file that the last one left out', async () => {
    const files: readonly (readonly [why: string, before: FileChanges, after: FileChanges])[] = [
      ['binary', { 'src/odd.js': 'const binary = "\0"\n' }, { 'src/odd.js': 'const binary = 1\n' }],
      ['lock', { 'yarn.lock': 'const lock = 1\n' }, { 'yarn.lock': null, 'src/lock.js': 'const lock = 1\n' }],
      [
        'generated',
        { 'src/made.js': 'const generated = 1\n', '.gitattributes': 'src/made.js linguist-generated\n' },
        { '.gitattributes': null }
      ],
      [
        'long',
        { 'src/other.js': 'x\n', 'src/numbers.js': `${numbered({ 5: 'const long = 1' })}${'more\n'.repeat(3_100)}` },
        { 'src/numbers.js': `${numbered({ 5: 'const long = 1' })}more\n` }
      ]
    ]
    const runs = await open([turn(verdict), turn(verdict)])
    const number = await pullRequest(runs)
    const all = (of: readonly FileChanges[]): FileChanges => Object.assign({}, ...of) as FileChanges
    await runs.repository.push('topic', all(files.map(([, before]) => before)), 'Before')
    await review(runs, number)
    await runs.repository.push('topic', all(files.map(([, , after]) => after)), 'After')
    expect(await review(runs, number)).toMatchObject({ kind: 'reviewed' })
    const [first = '', second = ''] = runs.model.requests.map(({ messages }) => JSON.stringify(messages))
    const shownIn = (text: string) => files.map(([why]) => why).filter((why) => text.includes(`+const ${why}`))
    expect(shownIn(first)).toEqual([])
    expect(shownIn(second)).toEqual(['binary', 'lock', 'generated', 'long'])
  })

  it('reads all of it when the history was rewritten', async () => {
    const runs = await open([turn(verdict), turn(verdict)])
    const { repository } = runs
    const number = await pullRequest(runs)
    await review(runs, number)
    const main = (await repository.head()) ?? ''
    await repository.state.git.run(['update-ref', 'refs/heads/topic', main])
    const other = await push(runs, { 5: 'five', 30: 'thirty' })
    expect(await review(runs, number)).toMatchObject({ kind: 'reviewed', commit: other })
    expect(JSON.stringify(runs.model.requests[1]?.messages)).not.toContain('which you reviewed last')
  })

  it('is not fooled by a review of somebody else with our marker', async () => {
    const runs = await open([turn(verdict)])
    const number = await pullRequest(runs)
    const head = (await runs.repository.state.git.text(['rev-parse', 'topic'])).trim()
    const body = `<!-- forgehand:review:comment-1 -->\n<!-- forgehand:reviewed:${head} -->\nFine.`
    await runs.repository.review(number, { author: 'eve', body })
    expect(await review(runs, number)).toMatchObject({ kind: 'reviewed' })
  })
})

describe('a pull request in a workflow with review: auto', () => {
  const auto = { inputs: { review: 'auto' } }
  const event = ({ repository }: EventRuns, number: number, action: 'opened' | 'synchronize' = 'opened') => ({
    name: 'pull_request',
    payload: repository.pullRequestEvent(number, { action, by: 'ada' })
  })

  it('is reviewed once for each head, without an additional comment', async () => {
    const runs = await open([turn(commentOn(5), verdict), turn(verdict)])
    const number = await pullRequest(runs)
    runs.repository.setPermission('ada', 'write')
    expect(await runs.fire(event(runs, number), auto)).toMatchObject({ kind: 'reviewed', findings: { comments: 1 } })
    expect(await runs.fire(event(runs, number), auto)).toMatchObject({ kind: 'skipped' })
    expect(ownComments(runs.repository, number)).toEqual([])
    await push(runs, { 5: 'five', 20: 'twenty', 30: 'thirty' })
    expect(await runs.fire(event(runs, number, 'synchronize'), auto)).toMatchObject({ kind: 'reviewed' })
    expect(runs.model.requests).toHaveLength(2)
  })

  it('is left to the newer event when its head has moved', async () => {
    const runs = await open([])
    const number = await pullRequest(runs)
    const old = event(runs, number)
    await push(runs, { 5: 'five', 20: 'twenty' })
    expect(await runs.fire(old, auto)).toMatchObject({
      kind: 'skipped',
      reason: expect.stringContaining('the event of that commit starts its own review')
    })
    expect(ownComments(runs.repository, number)).toEqual([])
  })

  it('is left alone if its author cannot write', async () => {
    const runs = await open([])
    const number = await pullRequest(runs, 'eve')
    expect(await runs.fire(event(runs, number), auto)).toMatchObject({
      kind: 'skipped',
      reason: expect.stringContaining('You need write access')
    })
    expect(ownComments(runs.repository, number)).toEqual([])
  })
})

describe('a review with a blocking finding', () => {
  it('requests changes where agent.yml says so, and a later one without any dismisses it', async () => {
    const script = [turn(commentOn(5, { severity: 'blocking' }), verdict), turn(finish('Nothing is wrong now.'))]
    const runs = await open(script, { 'review-event': 'request-changes' })
    const number = await pullRequest(runs)
    await review(runs, number)
    expect(reviewsOf(runs, number)).toMatchObject([{ state: 'CHANGES_REQUESTED' }])
    await push(runs, { 5: 'line 5', 30: 'thirty', 31: 'more' })
    await review(runs, number)
    expect(reviewsOf(runs, number).map(({ state }) => state)).toEqual(['DISMISSED', 'COMMENTED', 'COMMENTED'])
  })

  it('is not posted as another kind on a pull request of our own', async () => {
    const runs = await open([turn(commentOn(5, { severity: 'blocking' }), verdict)], {
      'review-event': 'request-changes'
    })
    const number = await pullRequest(runs, BOT)
    expect(await review(runs, number)).toMatchObject({ kind: 'reviewed' })
    expect(reviewsOf(runs, number)).toMatchObject([{ state: 'COMMENTED' }])
  })
})

it('says which permission is missing to post a review before the model is asked', async () => {
  const runs = await open([turn(commentOn(5), verdict)])
  const number = await pullRequest(runs)
  const token = { permissions: { pull_requests: 'read' } } as const
  expect(await review(runs, number, '/agent review', { token })).toMatchObject({
    kind: 'failed',
    reason: expect.stringContaining('pull-requests')
  })
  expect(runs.model.requests).toEqual([])
})

describe('a review in two jobs', () => {
  it('is read in one and posted by the other, with findings of the greatest length', async () => {
    // The longest finding that the model can record.
    const lines = Array.from({ length: 3_000 }, (_, index) => index)
    const longest = { body: 'x'.repeat(4_000), replacement: lines.join('\n').slice(0, 10_000) }
    const runs = await open([turn(commentOn(5, longest), verdict)])
    const number = await pullRequest(runs)
    const [proposed, published] = await runs.fireTwoJobs(command(runs, number))
    expect(proposed).toEqual({ kind: 'prepared', filesChanged: [] })
    expect(published).toMatchObject({ kind: 'reviewed', findings: { comments: 1 } })
    expect(threadsOf(runs, number)).toMatchObject([{ path: 'src/numbers.js', line: 5 }])
    expect(reviewsOf(runs, number)[0]?.body).toContain('1 file read')
  })
})

describe('a review with many findings', () => {
  it.each([
    [{}, 12, 18],
    [{ 'max-review-comments': 30 }, 29, 1]
  ])('with %j comments on %i lines and lists %i in its text', async (settings, comments, listed) => {
    const lines = Array.from({ length: 29 }, (_, index) => index + 2)
    const outside = commentOn(1, { path: 'README.md', title: 'Elsewhere' })
    const runs = await open([turn(...lines.map((line) => commentOn(line)), outside, verdict)], settings)
    const { repository } = runs
    await repository.push('topic', { 'src/numbers.js': numbered({}, 41).replaceAll('line', 'row') }, 'Rename')
    const { number } = await repository.openPullRequest({ title: 'Rows', author: 'ada', head: 'topic' })
    runs.waitASecond()
    expect(await review(runs, number)).toMatchObject({ kind: 'reviewed', findings: { comments, listed } })
    expect(threadsOf(runs, number)).toHaveLength(comments)
    expect(reviewsOf(runs, number)[0]?.body).toContain('Outside the diff')
  })
})

describe('a large pull request', () => {
  it('is read in parts, within one budget, and names what nobody reads', async () => {
    const runs = await open([
      turn(call('comment_on', wide('a')), verdict),
      turn(call('comment_on', wide('b')), verdict)
    ])
    const { repository } = runs
    const long = Array.from({ length: 1_200 }, (_, index) => `const value${index} = ${index} + 1_000_000_000\n`).join(
      ''
    )
    const big = Array.from({ length: 20_000 }, (_, index) => `${index}\n`).join('')
    await repository.push(
      'topic',
      { 'src/a.js': long, 'src/b.js': long, 'src/big.js': big, 'package-lock.json': '{}\n' },
      'Add'
    )
    const { number } = await repository.openPullRequest({ title: 'Large', author: 'ada', head: 'topic' })
    runs.waitASecond()
    expect(await review(runs, number)).toMatchObject({ kind: 'reviewed', findings: { comments: 2 } })
    expect(runs.model.requests).toHaveLength(2)
    expect(JSON.stringify(runs.model.requests[0]?.messages)).toContain('part 1 of 2')
    const [posted] = reviewsOf(runs, number)
    expect(posted?.body).toContain('2 files read')
    expect(posted?.body).toMatch(/Not read: .*package-lock\.json.*lock file.*src\/big\.js.*20000 changed lines/)
  })

  it('has what was found before the limit, and names what was not read', async () => {
    const runs = await open([turn(call('comment_on', wide('a')), verdict)])
    const { repository } = runs
    const long = Array.from({ length: 1_200 }, (_, index) => `const value${index} = ${index} + 1_000_000_000\n`).join(
      ''
    )
    await repository.push('topic', { 'src/a.js': long, 'src/b.js': long }, 'Add')
    const { number } = await repository.openPullRequest({ title: 'Large', author: 'ada', head: 'topic' })
    runs.waitASecond()
    expect(await review(runs, number, '/agent review --turns 1')).toMatchObject({
      kind: 'reviewed',
      findings: { comments: 1 },
      incompleteReason: expect.stringContaining('1 part of 2 not read to the end')
    })
    expect(reviewsOf(runs, number)[0]?.body).toContain('Not read to the end: `src/b.js`')
  })
})

function wide(name: string) {
  return { path: `src/${name}.js`, line: 7, severity: 'minor', title: `Wrong in ${name}`, body: 'It is.' }
}
