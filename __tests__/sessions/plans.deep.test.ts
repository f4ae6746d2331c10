import { describe, expect, it } from '@jest/globals'
import type { Outcome } from '../../src/domain/outcome.ts'
import { sessionSchema } from '../../src/sessions/session.ts'
import { agentFile, ask, askAt, call, edit, finish, project, read, turn } from '../support/end-to-end.ts'
import { say, useSessionRuns } from '../support/session-runs.ts'
import { READ_ONLY, type TwoJobs } from '../support/two-jobs.ts'

const open = useSessionRuns()

const STEPS = '- [ ] Correct `src/greeting.txt`\n- [ ] Look for more\n\n**Risks:** none.'
const plan = turn(read, finish(STEPS, 'Correct the greeting'))
const work = turn(edit, finish())

function hashOf(outcome: Outcome): string {
  return 'plan' in outcome ? outcome.plan.hash : ''
}

async function planOf({ repository }: TwoJobs, issue: number) {
  const text = await repository.state.git.text(['show', `refs/forgehand/sessions/issue-${issue}:session.json`])
  return sessionSchema.parse(JSON.parse(text)).plan
}

function lastPrompt({ model }: TwoJobs): string {
  return model.requests.at(-1)?.messages[1]?.text ?? ''
}

describe('plan', () => {
  it('only reads, and shows its steps with the line that approves it', async () => {
    const files = { ...project, '.github/agent.yml': agentFile({ verify: ['false'] }) }
    const jobs = await open([plan], files)
    const { issue, comment } = ask(jobs.repository, '/agent plan the greeting')
    const { outcome, snapshot } = await jobs.whole({ comment })
    const hash = hashOf(outcome)
    expect(outcome).toMatchObject({ kind: 'planned', plan: { text: STEPS }, isKept: true })
    expect(hash).toMatch(/^[0-9a-f]{32}$/)
    expect(snapshot.verification).toEqual({ before: [], after: [] })
    const offered = jobs.model.requests[0]?.tools ?? []
    expect(offered).not.toContain('edit_file')
    expect(offered).not.toContain('run_command')
    const result = jobs.repository.comments(issue).at(-1)?.body
    expect(result).toContain('`planned`')
    expect(result).toContain('- [ ] Correct `src/greeting.txt`')
    expect(result).toContain(`\`\`\`\n/agent approve ${hash}\n\`\`\``)
    expect(await planOf(jobs, issue)).toMatchObject({ hash, text: STEPS, state: 'proposed' })

    const help = await jobs.whole({ comment: say(jobs, issue, '/agent help') })
    expect(help.outcome).toMatchObject({ answer: expect.stringContaining(`/agent approve ${hash}`) })
  })

  it('is carried out after an approval, which the pull request and the commit name, on a base that moved, and again in a re-run', async () => {
    const jobs = await open([plan, work, turn(finish()), turn(finish())])
    const { issue, comment } = ask(jobs.repository, '/agent plan the greeting')
    const hash = hashOf((await jobs.whole({ comment })).outcome)
    const asked = jobs.model.requests.length
    await jobs.repository.push('main', { 'b.txt': 'b\n' }, 'Move on')
    const approval = say(jobs, issue, `/agent approve ${hash}`)
    const approved = await jobs.whole({ comment: approval })
    expect(approved.outcome).toMatchObject({ kind: 'proposed' })
    expect(approved.snapshot.warnings).toContainEqual(
      expect.stringMatching(/^main moved since the plan was made, from \w+ to/)
    )
    const request = jobs.model.requests[asked]
    expect(request?.messages.some(({ role }) => role === 'assistant')).toBe(true)
    expect(request?.messages[1]?.text).toContain('# The plan\nWork from this plan of an earlier run:')
    expect(request?.messages[1]?.text).toContain('ada approved it; if you must deviate, say where and why.')
    expect(request?.messages[1]?.text).toContain('/agent fix the greeting')
    const { state } = jobs.repository
    const [pull] = [...state.issues.values()].filter(({ pullRequest }) => pullRequest)
    expect(pull?.body).toContain(`Approved by ada: a plan (\`${hash}\`)`)
    expect(await state.git.text(['log', '-1', '--format=%B', `agent/issue-${issue}`])).toContain('Approved-by: ada')
    expect(await planOf(jobs, issue)).toMatchObject({ hash, state: 'done' })

    const again = await jobs.whole({ comment: say(jobs, issue, `/agent approve ${hash}`) })
    expect(again.outcome).toMatchObject({
      kind: 'skipped',
      reason: expect.stringContaining('already been carried out')
    })
    expect((await jobs.whole({ comment: approval, attempt: 2 })).outcome.kind).toBe('no_change')
  })

  it('is what fix works from, without an approval', async () => {
    const jobs = await open([plan, work])
    const { issue, comment } = ask(jobs.repository, '/agent plan the greeting')
    await jobs.whole({ comment })
    const { outcome } = await jobs.whole({ comment: say(jobs, issue, '/agent fix') })
    expect(outcome.kind).toBe('proposed')
    expect(lastPrompt(jobs)).toContain('Work from this plan of an earlier run:')
    expect(lastPrompt(jobs)).not.toContain('approved it')
    expect(await planOf(jobs, issue)).toMatchObject({ state: 'done' })
  })

  it('is revised by a later plan, and only the later one can be approved', async () => {
    const better = turn(finish('- [ ] Do it better'))
    const jobs = await open([plan, better])
    const { issue, comment } = ask(jobs.repository, '/agent plan the greeting')
    const first = hashOf((await jobs.whole({ comment })).outcome)
    const { outcome } = await jobs.whole({ comment: say(jobs, issue, '/agent plan smaller steps') })
    expect(lastPrompt(jobs)).toContain('Revise this plan of an earlier run:')
    expect(hashOf(outcome)).not.toBe(first)
    const refused = await jobs.whole({ comment: say(jobs, issue, `/agent approve ${first}`) })
    expect(refused.outcome).toMatchObject({ kind: 'skipped', reason: expect.stringContaining(hashOf(outcome)) })
  })

  it('made on a pull request is approved there, and its work goes to the branch of the pull request', async () => {
    const jobs = await open([plan, work])
    const { repository } = jobs
    const head = await repository.push('feature', { 'feature.txt': 'new\n' }, 'Add a feature')
    const { number } = await repository.openPullRequest({ title: 'A feature', author: 'marie', head: 'feature' })
    const { outcome } = await jobs.whole({ comment: askAt(repository, number, '/agent plan the greeting') })
    const hash = hashOf(outcome)
    expect(outcome).toMatchObject({ kind: 'planned', isKept: true })
    const approved = await jobs.whole({ comment: askAt(repository, number, `/agent approve ${hash}`) })
    expect(approved.outcome).toMatchObject({ kind: 'updated', publication: { branch: 'feature' } })
    expect(await repository.state.git.text(['rev-parse', 'feature^'])).toBe(head)
    expect(await repository.state.git.text(['log', '-1', '--format=%B', 'feature'])).toContain('Approved-by: ada')
  })

  it('made on a pull request of an earlier run is approved there too', async () => {
    const jobs = await open([work, plan, turn(call('write_file', { path: 'more.txt', content: 'x' }), finish())])
    const { repository } = jobs
    const { issue, comment } = ask(repository)
    const { outcome } = await jobs.whole({ comment })
    const number = ('publication' in outcome ? outcome.publication?.pullRequest?.number : undefined) ?? 0
    const planned = await jobs.whole({ comment: askAt(repository, number, '/agent plan the rest') })
    const hash = hashOf(planned.outcome)
    const approved = await jobs.whole({ comment: askAt(repository, number, `/agent approve ${hash}`) })
    expect(approved.outcome).toMatchObject({ kind: 'updated', publication: { branch: `agent/issue-${issue}` } })
    expect(await planOf(jobs, issue)).toMatchObject({ hash, state: 'done' })
  })

  it('with a question ends as needs_input', async () => {
    const question = call('finish', { title: 'Plan', description: STEPS, not_done: 'Which language?' })
    const jobs = await open([turn(question)])
    const { issue, comment } = ask(jobs.repository, '/agent plan the greeting')
    const { outcome } = await jobs.whole({ comment })
    expect(outcome).toMatchObject({ kind: 'needs_input', plan: { text: expect.stringContaining('Which language?') } })
    const result = jobs.repository.comments(issue).at(-1)?.body
    expect(result).toContain('Which language?')
    expect(result).toContain('`/agent plan`')
    expect(result).not.toContain('/agent approve')
  })

  it('cannot be approved when sessions are off, and says so', async () => {
    const jobs = await open([plan], { ...project, '.github/agent.yml': agentFile({ session: 'off' }) })
    const { issue, comment } = ask(jobs.repository, '/agent plan the greeting')
    const { outcome } = await jobs.whole({ comment })
    expect(outcome).toMatchObject({ kind: 'planned', isKept: false })
    const result = jobs.repository.comments(issue).at(-1)?.body
    expect(result).toContain('It is not remembered')
    expect(result).not.toContain('/agent approve')
  })

  it('is made in the first of two jobs and kept by the second', async () => {
    const jobs = await open([plan])
    const { issue, comment } = ask(jobs.repository, '/agent plan the greeting')
    const token = jobs.repository.issueToken({ permissions: READ_ONLY })
    const { folder } = await jobs.propose({ comment, token })
    const { outcome } = await jobs.publish({ comment, folder })
    expect(outcome).toMatchObject({ kind: 'planned', isKept: true })
    expect(await planOf(jobs, issue)).toMatchObject({ hash: hashOf(outcome), state: 'proposed' })
  })
})
