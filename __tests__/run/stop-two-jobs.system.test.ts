import { expect, it } from '@jest/globals'
import { join } from 'node:path'
import { agentFile, ask, edit, exists, project, pullRequests, read, run, turn, until } from '../support/end-to-end.ts'
import { useSessionRuns } from '../support/session-runs.ts'
import { READ_ONLY } from '../support/two-jobs.ts'

const open = useSessionRuns()

it('ends the job that proposes, and the other job publishes its work as a draft', async () => {
  const jobs = await open([turn(read, edit), turn(run('sh hang.sh'))], {
    ...project,
    '.github/agent.yml': agentFile({ commands: ['sh hang.sh'] }),
    'hang.sh': `sleep ${process.pid}.5\n`
  })
  const { issue, comment } = ask(jobs.repository)
  const token = jobs.repository.issueToken({ permissions: READ_ONLY })
  const proposing = jobs.propose({ comment, token, stopPollMs: 200 })
  await until(() => jobs.model.requests.length === 2)
  const stopping = jobs.repository.comment(issue, { author: 'ada', body: '/agent stop' }).id
  const job = await jobs.whole({ comment: stopping, inputs: { phase: 'stop' } })
  expect(job.outcome).toMatchObject({
    kind: 'answered',
    answer: expect.stringContaining('a run that has not commented yet')
  })

  const { outcome, folder } = await proposing
  expect(outcome.kind).toBe('prepared')
  expect(await exists(join(folder, 'proposal.json'))).toBe(true)
  const published = await jobs.publish({ comment, folder })
  expect(published.outcome).toMatchObject({
    kind: 'stopped',
    reason: 'ada asked to stop.',
    publication: { isDraft: true }
  })
  expect(pullRequests(jobs.repository)[0]?.body).toContain('the run was stopped before the checks')
})
