import { describe, expect, it } from '@jest/globals'
import {
  agentFile,
  ask,
  branches,
  finish,
  fixGreeting,
  listTree,
  project,
  pullRequests,
  turn,
  write
} from '../support/end-to-end.ts'
import { useSessionRuns } from '../support/session-runs.ts'
import type { TwoJobs } from '../support/two-jobs.ts'

const open = useSessionRuns()
const files = { ...project, '.github/agent.yml': agentFile({ branch: 'bots/{number}/{kind}' }) }
const signOff = turn(write('bye.txt', 'Bye\n'), finish('It says Bye.', 'Say goodbye'))
const DAY_MS = 86_400_000

const titled = { ...project, '.github/agent.yml': agentFile({ branch: 'agent/{date}/{number}-{slug}' }) }
/** The branch of any day, because midnight can come between a request and what is expected of it. */
async function branchOfSomeDay({ repository }: TwoJobs, rest: string): Promise<string> {
  const found = (await branches(repository)).filter((name) => /^agent\/\d{4}-\d\d-\d\d\//.test(name))
  return found.find((name) => name.endsWith(`/${rest}`)) ?? 'none'
}

function rename({ repository }: TwoJobs, number: number): void {
  const issue = repository.state.issues.get(number)
  if (issue) issue.title = '../\u202E.lock'
}

/** Later than everything that was pushed so far. */
function say({ repository }: TwoJobs, number: number, body: string, later = 1_000): number {
  return repository.comment(number, { author: 'ada', body, createdAt: new Date(Date.now() + later) }).id
}

describe('the setting branch', () => {
  it('finds a branch with an old title and day, takes over none of a person, and starts anew after a closed pull request', async () => {
    const jobs = await open([fixGreeting, signOff, fixGreeting], titled)
    const { repository } = jobs
    const { issue } = ask(repository)
    await repository.push(`agent/2026-11-20/${issue}-of-grace`, { 'notes.txt': 'Mine\n' }, 'Notes')
    const first = await jobs.whole({ comment: say(jobs, issue, '/agent fix') })
    const branch = await branchOfSomeDay(jobs, `${issue}-the-greeting-is-wrong`)
    expect(first.outcome).toMatchObject({ kind: 'proposed', publication: { branch } })

    rename(jobs, issue)
    const second = await jobs.whole({ comment: say(jobs, issue, '/agent fix more', DAY_MS) })
    expect(second.outcome).toMatchObject({ kind: 'updated', publication: { branch } })

    const [pull] = pullRequests(repository)
    if (pull) pull.state = 'closed'
    const third = await jobs.whole({ comment: say(jobs, issue, '/agent fix', 2 * DAY_MS) })
    const anew = await branchOfSomeDay(jobs, `${issue}-lock`)
    expect(third.outcome).toMatchObject({ kind: 'proposed', publication: { branch: anew } })
  })

  it('finds the branch of a run that was killed before it opened a pull request', async () => {
    const jobs = await open([fixGreeting, signOff], titled)
    const { repository } = jobs
    const { issue } = ask(repository)
    await jobs.whole({ comment: say(jobs, issue, '/agent fix') })
    const branch = await branchOfSomeDay(jobs, `${issue}-the-greeting-is-wrong`)
    for (const { number } of pullRequests(repository)) repository.state.issues.delete(number)
    rename(jobs, issue)
    const again = await jobs.whole({ comment: say(jobs, issue, '/agent fix', DAY_MS) })
    expect(again.outcome).toMatchObject({ kind: 'proposed', publication: { branch } })
    expect((await listTree(repository, branch)).has('bye.txt')).toBe(true)
  })

  it('is read from the default branch, whatever the base', async () => {
    const jobs = await open([fixGreeting, signOff], files)
    const { repository } = jobs
    await repository.push('release', { '.github/agent.yml': agentFile() }, 'Other settings')
    const { issue, comment } = ask(repository, '/agent fix --base release this')
    const branch = `bots/${issue}/issue`
    expect((await jobs.whole({ comment })).outcome).toMatchObject({ kind: 'proposed', publication: { branch } })
    const again = await jobs.whole({ comment: say(jobs, issue, '/agent fix more') })
    expect(again.outcome).toMatchObject({ kind: 'updated', publication: { branch } })
  })

  it('never names the base', async () => {
    const jobs = await open([fixGreeting], { ...project, '.github/agent.yml': agentFile({ branch: 'v{number}' }) })
    const { repository } = jobs
    const { issue } = ask(repository)
    await repository.push(`v${issue}`, { 'b.txt': 'b\n' }, 'A release')
    const comment = say(jobs, issue, `/agent fix --base v${issue} this`)
    const { outcome } = await jobs.whole({ comment })
    expect(outcome).toMatchObject({ kind: 'proposed', publication: { branch: `v${issue}-2` } })
  })
})
