import { describe, expect, it } from '@jest/globals'
import {
  agentFile,
  ask,
  finish,
  fixGreeting,
  listTree,
  project,
  pullRequests,
  turn,
  write
} from '../support/end-to-end.ts'
import { sessionOf, useSessionRuns } from '../support/session-runs.ts'
import type { TwoJobs } from '../support/two-jobs.ts'

const open = useSessionRuns()
const files = { ...project, '.github/agent.yml': agentFile({ branch: 'bots/{number}/{kind}' }) }
const signOff = turn(write('bye.txt', 'Bye\n'), finish('It says Bye.', 'Say goodbye'))
const DAY_MS = 86_400_000

/** Later than everything that was pushed so far. */
function say({ repository }: TwoJobs, number: number, body: string, later = 1_000): number {
  return repository.comment(number, { author: 'ada', body, createdAt: new Date(Date.now() + later) }).id
}

describe('the setting branch', () => {
  it('names the branch, which a run on another day updates, and undo finds the runs of the issue', async () => {
    const jobs = await open([fixGreeting, signOff], files)
    const { repository } = jobs
    const { issue, comment } = ask(repository)
    const branch = `bots/${issue}/issue`
    const first = await jobs.whole({ comment })
    expect(first.outcome).toMatchObject({ kind: 'proposed', publication: { branch } })
    const pull = pullRequests(repository)[0]?.number ?? 0

    const tomorrow = say(jobs, issue, '/agent fix more', DAY_MS)
    const second = await jobs.whole({ comment: tomorrow })
    expect(second.outcome).toMatchObject({ kind: 'updated', publication: { branch, pullRequest: { number: pull } } })
    expect(pullRequests(repository)).toHaveLength(1)

    const undone = await jobs.whole({ comment: say(jobs, pull, '/agent undo 2', DAY_MS + 1_000) })
    expect(undone.outcome).toMatchObject({ kind: 'updated', publication: { branch } })
    expect(await listTree(repository, branch)).toEqual(await listTree(repository, 'main'))
    expect(await sessionOf(jobs, `issue-${issue}`)).toMatchObject({
      requests: [{ verb: 'fix' }, { verb: 'fix' }, { verb: 'undo', outcome: 'updated' }]
    })
  })
})
