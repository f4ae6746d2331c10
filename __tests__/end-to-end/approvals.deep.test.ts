import { describe, expect, it } from '@jest/globals'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Script } from '../../emulators/model/script.ts'
import type { Outcome } from '../../src/domain/outcome.ts'
import type { ActionFixture } from '../support/action-run.ts'
import {
  type IssueCommand,
  agentFile,
  ask,
  askAt,
  branches,
  call,
  edit,
  finish,
  listTree,
  project,
  pullRequests,
  read,
  run,
  show,
  ownComments,
  turn,
  useActionFixtures,
  write
} from '../support/end-to-end.ts'
import { sayLater, useSessionRuns } from '../support/session-runs.ts'
import type { JobResult, JobSettings } from '../support/two-jobs.ts'

const openFixture = useActionFixtures()
const openJobs = useSessionRuns()
const PULLS = { method: 'POST', route: '/repos/{owner}/{repo}/pulls', skip: 1 } as const

/** Allows no command without approval. */
const strict = { ...project, '.github/agent.yml': agentFile({ commands: [] }) }
const waiting = call('run_command', { command: 'touch made.txt', request_approval: true })
const npmrc = write('.npmrc', 'registry=https://r.example\n')
const workflow = write('.github/workflows/x.yml', 'on: push\n')
const ended = turn(finish('It is done already.'))

const hashIn = (text = '') => /^\/agent approve ([0-9a-f]{32})$/m.exec(text)?.[1] ?? 'none'

/** Plays a run of the built action that ends with a pending item. Returns the hash to approve it with. */
async function playUntilPending(script: Script, askFor: (fixture: ActionFixture) => Promise<IssueCommand>) {
  const fixture = await openFixture({ files: strict, script })
  const { repository } = fixture
  const { issue, comment } = await askFor(fixture)
  const { main } = await fixture.play(comment)
  expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'needs_approval' } })
  const body = ownComments(repository, issue).join('\n')
  return { fixture, repository, issue, main, body, hash: hashIn(body) }
}

const onIssue = ({ repository }: ActionFixture) => Promise.resolve(ask(repository))

async function onPullRequest({ repository }: ActionFixture): Promise<IssueCommand> {
  await repository.push('feature', { 'src/feature.txt': 'x\n' }, 'Feature')
  const { number } = await repository.openPullRequest({ title: 'A feature', author: 'marie', head: 'feature' })
  return { issue: number, comment: askAt(repository, number) }
}

async function outcomeOf(fixture: ActionFixture, comment: number, options: Parameters<ActionFixture['play']>[1] = {}) {
  const { main } = await fixture.play(comment, options)
  return main.outputs['outcome']
}

/** The same in this process. `say` plays a run for another comment on the issue. */
async function runUntilPending(
  script: Script,
  { login = 'github-actions[bot]', ...permissions }: { readonly login?: string; readonly workflows?: 'write' } = {}
) {
  const jobs = await openJobs(script, strict)
  const { repository } = jobs
  const isApp = login !== 'github-actions[bot]'
  const play = (terms: JobSettings) =>
    jobs.whole({ ...terms, ...(isApp && { token: repository.issueToken({ login, permissions }) }) })
  const { issue, comment } = ask(repository)
  const { outcome, temp } = await play({ comment })
  expect(outcome.kind).toBe('needs_approval')
  const last = () => repository.comments(issue).findLast(({ author }) => author.login === login)
  const say = (body: string, author?: string): Promise<JobResult> =>
    play({ comment: sayLater(jobs, issue, body, author) })
  const hash = outcome.kind === 'needs_approval' ? (outcome.pending[0]?.hash ?? 'none') : 'none'
  return { jobs, repository, issue, outcome, temp, hash, branch: `agent/issue-${issue}`, last, say }
}

const changedBy = (outcome: Outcome) =>
  'publication' in outcome ? (outcome.publication?.filesChanged ?? []) : ([] as const)

/** What a run has saved of what it did not publish. */
async function patchIn(temp: string): Promise<string> {
  const names = (await readdir(temp, { recursive: true })).filter((name) => name.endsWith('.patch'))
  return (await Promise.all(names.map((name) => readFile(join(temp, name), 'utf8')))).join('')
}

const CALLS = ['touch made.txt', 'touch second.txt', 'third.txt']
/** The lines that say how one of these calls ended, without times. */
function endsOf(text: string): string[] {
  const lines = text.split('\n').filter((line) => CALLS.some((subject) => line.includes(subject)))
  return lines
    .filter((line) => /^(\|.*| *)[⏸↷]/u.test(line))
    .map((line) => line.replace(/(?: \|)? +[·|] [\d.]+ m?s.*$/u, '').trim())
}

describe('a pending command', () => {
  const [first, second, third] = CALLS
  const approved = turn(run('touch made.txt'), run('touch other.txt'), finish())

  it('is shown as waiting, and runs once its hash is approved, but no other command does', async () => {
    const behind = [run('touch second.txt'), write('third.txt', 'x\n')]
    const { fixture, repository, issue, main, body, hash } = await playUntilPending(
      [turn(edit, waiting, ...behind), approved, ended, ended],
      onPullRequest
    )
    expect(body).toMatch(/`needs_approval`[^]*```\ntouch made\.txt\n```/)
    expect(endsOf(main.log)).toEqual([
      `⏸ run_command ${first} · waiting for approval`,
      `↷ run_command ${second} · skipped`,
      `↷ write_file ${third} · skipped`
    ])
    expect(main.log.match(/^ +Not run: it comes after a call that needs approval\.$/gm)).toHaveLength(2)
    const table = [
      `| 2 | \`run_command\` | \`${first}\` | ⏸ waiting for approval`,
      `| 3 | \`run_command\` | \`${second}\` | ↷ skipped`,
      `| 4 | \`write_file\` | \`${third}\` | ↷ skipped`
    ]
    expect(endsOf(main.summary)).toEqual(table)
    expect(endsOf(body)).toEqual(table)

    const approval = askAt(repository, issue, `/agent approve ${hash}`)
    expect((await fixture.play(approval)).main).toMatchObject({ exitCode: 0, outputs: { outcome: 'updated' } })
    const tree = await listTree(repository, 'feature')
    expect([...tree.keys()]).toEqual(expect.arrayContaining(['made.txt']))
    expect([...tree.keys()]).not.toContain('other.txt')

    // The comment is delivered a second time, and a person re-runs the job.
    expect(await outcomeOf(fixture, approval, { runId: 777 })).toBe('skipped')
    expect(await outcomeOf(fixture, approval, { runAttempt: 2 })).toBe('no_change')
    expect(await listTree(repository, 'feature')).toEqual(tree)
    expect(ownComments(repository, issue)).toHaveLength(2)
  })

  it('stays pending for a reader, a wrong hash, an edited comment of ours, and a stranger’s copy of it', async () => {
    const { jobs, repository, issue, hash, branch, last, say } = await runUntilPending([turn(read, edit, waiting)])
    const asked = jobs.model.requests.length
    const tree = await listTree(repository, branch)
    const approve = `/agent approve ${hash}`

    expect((await say(approve, 'mallory')).outcome.kind).toBe('skipped')
    expect((await say(`/agent approve ${'0'.repeat(32)}`)).outcome.kind).toBe('skipped')
    expect(last()?.body).toContain(`# touch made.txt\n${approve}\n`)

    const own = repository.comments(issue).find(({ body }) => body.includes('forgehand:pending:'))
    const evil = (own?.body ?? '').replace(/pending:([\w+/=]+)/, (_, text: string) => {
      const record = Buffer.from(text, 'base64').toString().replace('touch made.txt', 'touch evil.txt')
      return `pending:${Buffer.from(record).toString('base64')}`
    })
    repository.editComment(own?.id ?? 0, evil)
    expect((await say(approve)).outcome.kind).toBe('skipped')
    expect(last()?.body).toContain(`no item here has the hash ${hash}`)

    repository.deleteComment(own?.id ?? 0)
    repository.comment(issue, { author: 'mallory', body: own?.body ?? '' })
    expect((await say(approve)).outcome.kind).toBe('skipped')
    expect(jobs.model.requests).toHaveLength(asked)
    expect(await listTree(repository, branch)).toEqual(tree)
  })
})

describe('a pending change', () => {
  it('is published as shown without asking the model, except a workflow, which stays a patch', async () => {
    const { jobs, repository, outcome, temp, hash, branch, last, say } = await runUntilPending([
      turn(npmrc, workflow, read, edit, finish())
    ])
    expect(changedBy(outcome)).toHaveLength(1)
    expect(await patchIn(temp)).toMatch(/\.github\/workflows\/x\.yml[^]*\.npmrc/)
    expect(last()?.body).toMatch(/\+registry=https:\/\/r\.example[^]*workflows: write/)
    await repository.push(branch, { 'more.txt': 'more\n' }, 'By a person')

    const asked = jobs.model.requests.length
    expect((await say(`/agent approve ${hash}`)).outcome.kind).toBe('updated')
    expect(await show(repository, '.npmrc', branch)).toBe('registry=https://r.example')
    const tree = await listTree(repository, branch)
    expect([...tree.keys()]).not.toContain('.github/workflows/x.yml')
    // What others have pushed meanwhile is kept.
    expect([...tree.keys()]).toContain('more.txt')

    expect((await say(`/agent approve ${hash}`)).outcome.kind).toBe('no_change')
    expect(await listTree(repository, branch)).toEqual(tree)
    expect(jobs.model.requests).toHaveLength(asked)
  })

  it('is published once although its run was killed and re-run', async () => {
    const { fixture, repository, issue, hash } = await playUntilPending([turn(npmrc, finish())], onIssue)
    expect(await branches(repository)).toEqual(['main'])
    const approval = repository.comment(issue, { author: 'ada', body: `/agent approve ${hash}` }).id
    const runner = await fixture.runner(approval)
    fixture.github.before(PULLS, () => {
      runner.kill()
    })
    fixture.github.fault({ ...PULLS, cut: 'request' })
    expect((await runner.main()).exitCode).toBeUndefined()
    await runner.post()
    expect(ownComments(repository, issue).at(-1)).toContain('`failed`')

    expect(await outcomeOf(fixture, approval, { runAttempt: 2 })).toBe('proposed')
    expect(pullRequests(repository)).toHaveLength(1)
    expect(await show(repository, '.npmrc', `agent/issue-${issue}`)).toBe('registry=https://r.example')
    expect(await branches(repository)).toEqual([`agent/issue-${issue}`, 'main'])
  })
})

describe('workflow files, with the token of an App', () => {
  const login = 'helper[bot]'

  it('are published once approved if the App may write them', async () => {
    const script = [turn(workflow, read, edit, finish())]
    const { repository, hash, branch, say } = await runUntilPending(script, { login, workflows: 'write' })
    expect((await say(`/agent approve ${hash}`)).outcome.kind).toBe('updated')
    expect(await show(repository, '.github/workflows/x.yml', branch)).toBe('on: push')
  })

  it('stay a patch if GitHub refuses them after the approval, and the rest is published', async () => {
    const script = [turn(workflow, npmrc, read, edit, finish())]
    const { repository, hash, branch, last, say } = await runUntilPending(script, { login })
    const { outcome, temp } = await say(`/agent approve ${hash}`)
    expect(outcome.kind).toBe('updated')
    expect(changedBy(outcome)).toHaveLength(1)
    expect(await patchIn(temp)).toContain('+on: push')
    const paths = [...(await listTree(repository, branch)).keys()]
    expect(paths).toContain('.npmrc')
    expect(paths).not.toContain('.github/workflows/x.yml')
    expect(last()?.body).toMatch(/workflows: write/)
  })
})
