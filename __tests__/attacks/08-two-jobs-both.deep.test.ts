import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import type { Script } from '../../emulators/model/script.ts'
import { readProposal } from '../../src/proposal/read-proposal.ts'
import { approvalHash, pendingMarker } from '../../src/tasks/pending-marker.ts'
import {
  agentFile,
  ask,
  askAt,
  branches,
  call,
  edit,
  finish,
  fixGreeting,
  project,
  pullRequests,
  read,
  run,
  show,
  ownComments,
  turn,
  until,
  write
} from '../support/end-to-end.ts'
import { noFlags } from '../support/no-flags.ts'
import { useSessionRuns } from '../support/session-runs.ts'
import { headOf, leaveArtifact, READ_ONLY, stateOf, type TwoJobs } from '../support/two-jobs.ts'

const open = useSessionRuns()

/** Runs both jobs in turn. The publish job must check everything again. */
async function both(jobs: TwoJobs, comment: number, attempt = 1) {
  const token = jobs.repository.issueToken({ permissions: READ_ONLY })
  const proposed = await jobs.propose({ comment, token, attempt })
  const published = await jobs.publish({ comment, folder: proposed.folder, attempt })
  return { proposed, published }
}

const hashIn = (body = '') => /approve ([0-9a-f]{32})/.exec(body)?.[1] ?? 'none'

it('allows a protected file once its hash is approved', async () => {
  const jobs = await open([turn(read, edit, write('.npmrc', 'fund=false\n'), finish())])
  const { issue, comment } = ask(jobs.repository)
  const first = await both(jobs, comment)
  expect(first.published.outcome).toMatchObject({ kind: 'needs_approval' })
  const branch = `agent/issue-${issue}`
  await expect(show(jobs.repository, '.npmrc', branch)).rejects.toThrow('.npmrc')

  const approval = askAt(jobs.repository, issue, `/agent approve ${hashIn(ownComments(jobs.repository, issue)[0])}`)
  const { published } = await both(jobs, approval)

  expect(published.outcome).toMatchObject({ kind: 'updated' })
  expect(await show(jobs.repository, '.npmrc', branch)).toBe('fund=false')
  expect(pullRequests(jobs.repository)).toHaveLength(1)
})

it('allows a command once its hash is approved', async () => {
  const asking = call('run_command', { command: 'touch made.txt', request_approval: true })
  const script: Script = ({ number }) =>
    number === 1 ? turn(read, edit, asking) : turn(run('touch made.txt'), read, edit, finish())
  const jobs = await open(script, { ...project, '.github/agent.yml': agentFile({ commands: ['npm test'] }) })
  const { issue, comment } = ask(jobs.repository)
  const first = await both(jobs, comment)
  expect(first.published.outcome).toMatchObject({ kind: 'needs_approval' })

  const approval = askAt(jobs.repository, issue, `/agent approve ${hashIn(ownComments(jobs.repository, issue)[0])}`)
  const { proposed } = await both(jobs, approval)
  expect(proposed.snapshot.denials).toEqual([])
  expect(proposed.snapshot.tools.find(({ name }) => name === 'run_command')).toMatchObject({ status: 'done' })
})

it('ignores a hash from a stranger’s comment, which shows another command', async () => {
  const jobs = await open([fixGreeting])
  const { issue } = ask(jobs.repository, 'It greets badly.', 'marie')
  const asked = {
    number: issue,
    request: { verb: 'fix', text: 'run it', flags: noFlags },
    approved: [],
    waiting: { kind: 'command', command: 'sh evil.sh', cwd: '', severity: 'high', reason: 'It is not allowed.' }
  } as const
  const body = `<!-- forgehand:progress:1 -->\n\n${pendingMarker(asked)}\n\nnpm test waits.`
  jobs.repository.comment(issue, { author: 'marie', body })

  const approval = askAt(jobs.repository, issue, `/agent approve ${approvalHash(asked)}`)
  const { proposed, published } = await both(jobs, approval)

  expect(proposed.outcome).toMatchObject({ kind: 'skipped', reason: expect.stringContaining('Nothing is waiting') })
  expect(published.outcome).toMatchObject({ kind: 'skipped' })
  expect(jobs.model.requests).toEqual([])
})

it('leaves out files with the API key in their content or name', async () => {
  const jobs = await open(({ number }) =>
    number === 1
      ? turn(read, edit, write('key.txt', `key: ${jobs.model.apiKey}\n`))
      : turn(write(`${jobs.model.apiKey}.txt`, 'x\n'), finish())
  )
  const { issue, comment } = ask(jobs.repository)
  const { proposed, published } = await both(jobs, comment)

  expect(proposed.outcome).toMatchObject({ kind: 'prepared', filesChanged: ['src/greeting.txt'] })
  for (const name of ['proposal.json', 'contents.bin']) {
    expect(await readFile(join(proposed.folder, name), 'latin1')).not.toContain(jobs.model.apiKey)
  }
  expect(published.outcome).toMatchObject({ kind: 'proposed', publication: { filesChanged: ['src/greeting.txt'] } })
  expect(pullRequests(jobs.repository)[0]?.body).toContain('key.txt is left out')
  expect(ownComments(jobs.repository, issue).join()).not.toContain(jobs.model.apiKey)
})

it('reports `blocked` if the only file contains the API key', async () => {
  const jobs = await open(() => turn(write('key.txt', `key: ${jobs.model.apiKey}\n`), finish()))
  const { comment } = ask(jobs.repository)
  const { published } = await both(jobs, comment)
  expect(published.outcome).toMatchObject({ kind: 'blocked', reason: expect.stringContaining('secret') })
})

it('skips the work if the author lost write access between the jobs', async () => {
  const jobs = await open([fixGreeting])
  const { comment } = ask(jobs.repository)
  const { folder } = await jobs.propose({ comment })
  const before = await stateOf(jobs)
  jobs.repository.setPermission('ada', 'read')
  const { outcome } = await jobs.publish({ comment, folder })
  expect(outcome).toMatchObject({ kind: 'skipped', reason: expect.stringContaining('read access') })
  expect(await stateOf(jobs)).toEqual(before)
})

it('skips the work if a person pushed to the branch between the jobs', async () => {
  const jobs = await open([fixGreeting])
  await jobs.repository.state.git.run(['branch', 'feature', 'main'])
  await jobs.repository.push('feature', { 'new.txt': 'x\n' }, 'New')
  const { number } = await jobs.repository.openPullRequest({ title: 'New', author: 'ada', head: 'feature' })
  const comment = askAt(jobs.repository, number)
  const askedAt = Date.now()
  const { folder, outcome: proposed } = await jobs.propose({ comment })
  expect(proposed).toMatchObject({ kind: 'prepared' })
  await until(() => Date.now() > askedAt + 1_000)
  await jobs.repository.push('feature', { 'new.txt': 'y\n' }, 'Newer')
  const before = await stateOf(jobs)
  const { outcome } = await jobs.publish({ comment, folder })
  expect(outcome).toMatchObject({ kind: 'skipped', reason: expect.stringContaining('was moved after the comment') })
  expect(await stateOf(jobs)).toEqual(before)
})

it('allows both jobs to be re-run after our own push', async () => {
  const jobs = await open([fixGreeting, turn(read, finish('Done.')), turn(read, finish('Done.'))])
  const { comment } = ask(jobs.repository)
  await both(jobs, comment)
  const head = await stateOf(jobs)
  const again = await both(jobs, comment, 2)
  expect(again.proposed.outcome).toMatchObject({ kind: 'prepared' })
  expect(again.published.outcome).toMatchObject({ kind: 'no_change' })
  expect(await stateOf(jobs)).toEqual(head)
})

it('allows the publish job to be re-run after the base branch moved between the jobs', async () => {
  const jobs = await open([])
  const { folder, asked } = await leaveArtifact(jobs)
  await jobs.repository.push('main', { 'OTHER.md': 'other\n' }, 'Something else')
  const first = await jobs.publish({ comment: asked.comment, folder })
  expect(first.outcome).toMatchObject({ kind: 'proposed' })
  const head = await headOf(jobs, `agent/issue-${asked.issue}`)
  const second = await jobs.publish({ comment: asked.comment, folder, attempt: 2 })
  expect(second.outcome).toMatchObject({ kind: 'updated' })
  expect(await headOf(jobs, `agent/issue-${asked.issue}`)).toBe(head)
  expect(await branches(jobs.repository)).toEqual([`agent/issue-${asked.issue}`, 'main'])
})

it('leaves out a symbolic link with a warning', async () => {
  const jobs = await open([turn(run('ln -s README.md link'), read, edit, finish())], {
    ...project,
    '.github/agent.yml': agentFile({ commands: ['ln -s README.md link'] })
  })
  const { issue, comment } = ask(jobs.repository)
  const { proposed, published } = await both(jobs, comment)
  const left = await readProposal(proposed.folder, { number: issue, claim: `comment-${comment}` })
  expect(left?.files.map(({ path }) => path)).toEqual(['src/greeting.txt'])
  expect(published.outcome).toMatchObject({ kind: 'proposed' })
  expect(pullRequests(jobs.repository)[0]?.body).toContain('link is left out: it is a symbolic link')
})
