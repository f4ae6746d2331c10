import { describe, expect, it } from '@jest/globals'
import { agentFile, ask, call, edit, finish, fixGreeting, project, read, run, turn } from '../support/end-to-end.ts'
import { answer, messagesOf, promptsOf, say, sessionOf, useSessionRuns } from '../support/session-runs.ts'
import { READ_ONLY } from '../support/two-jobs.ts'

const open = useSessionRuns()
describe('a session', () => {
  it('tells the next run of the thread, and of its pull request, what was done', async () => {
    const jobs = await open([fixGreeting, answer, answer])
    const { issue, comment } = ask(jobs.repository)
    const { outcome } = await jobs.whole({ comment })
    expect(outcome.kind).toBe('proposed')
    const pull = 'publication' in outcome ? (outcome.publication?.pullRequest?.number ?? 0) : 0
    await jobs.whole({ comment: say(jobs, issue, '/agent ask What was wrong?') })
    await jobs.whole({ comment: say(jobs, pull, '/agent explain this') })

    const [first, second, third] = promptsOf(jobs)
    expect(first).not.toContain('# Earlier runs')
    expect(second).toMatch(
      /# Earlier runs here, by you\nRequests and outcomes:\n`{5}\n.*ada: fix this \(proposed, [0-9a-f]{7}\)/
    )
    expect(second).toContain('It says Hello now.')
    expect(second?.indexOf('# Earlier runs')).toBeLessThan(second?.indexOf('# Request') ?? 0)
    expect(third).toContain('ask What was wrong? (answered)')
    const session = await sessionOf(jobs, `issue-${issue}`)
    expect(session).toMatchObject({
      generation: 3,
      requests: [
        { verb: 'fix', outcome: 'proposed', pullRequest: pull, author: { login: 'ada' } },
        { verb: 'ask', outcome: 'answered' },
        { verb: 'explain', outcome: 'answered' }
      ]
    })
    expect(session?.requests[0]?.used.turns).toBe(1)
    expect(await sessionOf(jobs, `pull-${pull}`)).toBeUndefined()
  })

  it('is read by the query that asks for stops too, and stays as it was when a run cannot write it, which still ends well', async () => {
    const jobs = await open([answer, answer])
    const { issue, comment } = ask(jobs.repository, '/agent ask What is wrong?')
    const reads = () =>
      jobs.github.requests.flatMap(({ method, path }) =>
        path === '/graphql' || (method === 'GET' && path.includes('/git/')) ? [path] : []
      )
    await jobs.whole({ comment })
    expect(reads()).toEqual(['/graphql'])
    jobs.github.fault({ method: 'POST', route: '/repos/{owner}/{repo}/git/trees', status: 403 })
    const { outcome, log } = await jobs.whole({ comment: say(jobs, issue, '/agent ask Why?') })
    // What follows them is the failed attempt to write.
    expect(reads().slice(0, 2)).toEqual(['/graphql', '/graphql'])
    expect(promptsOf(jobs)[1]).toContain('# Earlier runs')
    expect(outcome.kind).toBe('answered')
    expect(log).toContain('The session of this run could not be stored')
    expect((await sessionOf(jobs, `issue-${issue}`))?.requests).toHaveLength(1)
  })

  it('holds no secret, neither in its record nor in its messages', async () => {
    const jobs = await open([turn(call('write_file', { path: 'a.txt', content: 'x' }), read), turn(finish())])
    const { apiKey } = jobs.model
    const { issue, comment } = ask(jobs.repository, `/agent fix this with ${apiKey}, and put it into a file`)
    await jobs.whole({ comment })
    const messages = JSON.stringify(await messagesOf(jobs, `issue-${issue}`))
    const record = JSON.stringify(await sessionOf(jobs, `issue-${issue}`))
    expect(messages).toContain('write_file')
    expect(record).toContain('fix')
    expect(record).toContain('***')
    expect(messages + record).not.toContain(apiKey)
  })

  it('loses no request when two runs end at once', async () => {
    const jobs = await open([answer, answer])
    const { issue, comment } = ask(jobs.repository, '/agent ask What?')
    const other = say(jobs, issue, '/agent ask Why?')
    await Promise.all([jobs.whole({ comment }), jobs.whole({ comment: other })])
    const session = await sessionOf(jobs, `issue-${issue}`)
    expect(session?.requests.map(({ text }) => text).toSorted()).toEqual(['What?', 'Why?'])
  })

  it('is written by the publishing job', async () => {
    const jobs = await open([fixGreeting])
    const { issue, comment } = ask(jobs.repository)
    const token = jobs.repository.issueToken({ permissions: READ_ONLY })
    const { folder } = await jobs.propose({ comment, token })
    expect(await sessionOf(jobs, `issue-${issue}`)).toBeUndefined()
    await jobs.publish({ comment, folder })
    expect(await sessionOf(jobs, `issue-${issue}`)).toMatchObject({
      requests: [{ outcome: 'proposed', used: { turns: 1 } }]
    })
  })

  it('is neither written nor read with session: off', async () => {
    const jobs = await open([answer], { ...project, '.github/agent.yml': agentFile({ session: 'off' }) })
    const { issue, comment } = ask(jobs.repository, '/agent ask What?')
    await jobs.whole({ comment })
    expect(await sessionOf(jobs, `issue-${issue}`)).toBeUndefined()
    expect((await jobs.whole({ comment: say(jobs, issue, '/agent continue') })).outcome.kind).toBe('skipped')
  })

  it('is deleted by forget', async () => {
    const jobs = await open([answer])
    const { issue, comment } = ask(jobs.repository, '/agent ask What?')
    await jobs.whole({ comment })
    const { outcome } = await jobs.whole({ comment: say(jobs, issue, '/agent forget') })
    expect(outcome).toMatchObject({ kind: 'answered', answer: expect.stringContaining('is deleted') })
    expect(await sessionOf(jobs, `issue-${issue}`)).toBeUndefined()
    const again = await jobs.whole({ comment: say(jobs, issue, '/agent forget') })
    expect(again.outcome).toMatchObject({ answer: 'Nothing is remembered of the runs here.' })
  })
})

describe('continue', () => {
  const limited = { 'max-turns': '1' }

  it('continues the conversation of the last request, with new limits, and the same request when its job is re-run', async () => {
    const jobs = await open([turn(read), turn(), turn(edit, finish()), turn(finish()), turn(finish())])
    const { issue, comment } = ask(jobs.repository, '/agent fix the greeting')
    const { outcome } = await jobs.whole({ comment, inputs: limited })
    expect(outcome).toMatchObject({ kind: 'partial' })
    const asked = jobs.model.requests.length
    const continuing = say(jobs, issue, '/agent continue and be quick')
    const next = await jobs.whole({ comment: continuing })
    expect(next.outcome.kind).toBe('proposed')

    const request = jobs.model.requests[asked]
    expect(request?.messages.map(({ role }) => role).slice(0, 4)).toEqual(['system', 'user', 'assistant', 'tool'])
    expect(request?.messages[1]?.text).toContain(
      'ada, who may instruct you, asks you to go on with this request by ada, whose last run ended as partial.'
    )
    expect(request?.messages[1]?.text).toContain('/agent fix the greeting\n\nada adds:\nand be quick')
    expect(request?.messages.at(-1)?.text).toMatch(
      /^The turns above are from an earlier run\..*Go on with the request\.$/
    )
    expect(await sessionOf(jobs, `issue-${issue}`)).toMatchObject({
      requests: [{ outcome: 'partial' }, { outcome: 'proposed', text: 'the greeting\n\nand be quick' }]
    })

    const again = await jobs.whole({ comment: continuing, attempt: 2 })
    expect(again.outcome.kind).toBe('no_change')
    expect(jobs.model.requests.at(-1)?.messages[1]?.text).toContain('whose last run ended as partial.')
    expect(await sessionOf(jobs, `issue-${issue}`)).toMatchObject({
      requests: [{ outcome: 'partial' }, { outcome: 'no_change', text: 'the greeting\n\nand be quick' }]
    })
  })

  it('gives a model at another endpoint only the summary', async () => {
    const jobs = await open([turn(read), turn(), turn(edit, finish())])
    const { issue, comment } = ask(jobs.repository)
    await jobs.whole({ comment, inputs: limited })
    const session = await sessionOf(jobs, `issue-${issue}`)
    const asked = jobs.model.requests.length
    const elsewhere = jobs.model.baseUrl.replace('127.0.0.1', 'localhost')
    await jobs.whole({ comment: say(jobs, issue, '/agent continue'), inputs: { 'base-url': elsewhere } })
    expect(session?.requests[0]?.model).toBe(jobs.model.name)
    expect(jobs.model.requests[asked]?.messages.map(({ role }) => role)).toEqual(['system', 'user'])
    expect(promptsOf(jobs)[asked]).toContain('# Earlier runs here')
  })

  it('says what exists when nothing is left to do', async () => {
    const jobs = await open([fixGreeting])
    const { issue, comment } = ask(jobs.repository)
    expect((await jobs.whole({ comment: say(jobs, issue, '/agent continue') })).outcome).toMatchObject({
      kind: 'skipped',
      reason: expect.stringContaining('no earlier run of this thread is remembered')
    })
    await jobs.whole({ comment })
    expect((await jobs.whole({ comment: say(jobs, issue, '/agent continue') })).outcome).toMatchObject({
      kind: 'skipped',
      reason: expect.stringContaining('nothing is left to do of the last request here, "fix this" by ada')
    })
  })

  it('names the commits that others have pushed since', async () => {
    const jobs = await open([turn(edit), turn(finish()), turn(finish()), turn(finish())])
    const { issue, comment } = ask(jobs.repository)
    await jobs.whole({ comment, inputs: limited })
    await jobs.repository.push(`agent/issue-${issue}`, { 'b.txt': 'b\n' }, 'Tidy up')
    const asked = jobs.model.requests.length
    const later = new Date(Date.now() + 2_000)
    const again = jobs.repository.comment(issue, { author: 'ada', body: '/agent continue', createdAt: later }).id
    await jobs.whole({ comment: again })
    expect(promptsOf(jobs)[asked]).toMatch(
      /Others have committed to the branch since the earlier run:\n`{5}\n[0-9a-f]{7} \w+: Tidy up\n/
    )
  })
})

describe('approve', () => {
  it('continues where the run stopped, and records who approved what', async () => {
    const waiting = call('run_command', { command: 'touch made.txt', request_approval: true })
    const strict = { ...project, '.github/agent.yml': agentFile({ commands: [] }) }
    const jobs = await open([turn(read, edit, waiting), turn(run('touch made.txt'), finish())], strict)
    const { issue, comment } = ask(jobs.repository)
    const { outcome } = await jobs.whole({ comment })
    const hash = outcome.kind === 'needs_approval' ? (outcome.pending[0]?.hash ?? '') : ''
    const asked = jobs.model.requests.length
    const next = await jobs.whole({ comment: say(jobs, issue, `/agent approve ${hash}`) })
    expect(next.outcome.kind).toBe('updated')

    const request = jobs.model.requests[asked]
    expect(request?.messages.some(({ role }) => role === 'assistant')).toBe(true)
    expect(request?.messages[1]?.text).toContain('Run it first:\n`````\ntouch made.txt\n`````')
    expect(request?.messages.at(-1)?.text).toMatch(/Run the approved command first\.$/)
    expect(await sessionOf(jobs, `issue-${issue}`)).toMatchObject({
      approvals: [{ hash, what: 'command', by: { login: 'ada' } }]
    })
    const { git, issues } = jobs.repository.state
    expect(await git.text(['log', '-1', '--format=%B', `agent/issue-${issue}`])).toMatch(/^Approved-by: ada </m)
    const pull = [...issues.values()].find(({ pullRequest }) => pullRequest)
    expect(pull?.body).toContain(`Approved by ada: a command (\`${hash}\`).`)
  })
})
