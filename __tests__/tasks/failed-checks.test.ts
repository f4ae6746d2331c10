import { describe, expect, it } from '@jest/globals'
import { attemptsSince, readAttempt } from '../../src/ci/attempts.ts'
import { claimKey } from '../../src/tasks/keys.ts'
import { commitMessage } from '../../src/tasks/commit-message.ts'
import { readFailedChecks } from '../../src/tasks/events/ended-checks.ts'
import { webhookExamples } from '../support/payloads.ts'

type Changes = Readonly<Record<string, unknown>>

/** A recorded payload with these changes of its main part. */
function recorded(event: string, changes: Changes): Record<string, unknown> {
  const [example] = webhookExamples(event, 'completed')
  if (!example) throw new Error(`There is no example of ${event}.`)
  return { ...example, [event]: { ...(example[event] as Changes), ...changes } }
}

describe('a workflow run', () => {
  const people = {
    actor: { login: 'ada', id: 1, type: 'User' },
    triggering_actor: { login: 'bob', id: 2, type: 'User' }
  }

  it('that failed is a task without a subject, in the name of who started it last', () => {
    const task = readFailedChecks('workflow_run', recorded('workflow_run', { conclusion: 'failure', ...people }))
    expect(task).toMatchObject({
      subject: 'repository',
      instruction: '',
      actor: { login: 'bob' },
      trigger: {
        kind: 'ci',
        people: [{ login: 'ada' }, { login: 'bob' }],
        failure: {
          name: 'Manually triggered workflow',
          source: { runId: 1589141559, workflowId: 16340987, attempt: 1 }
        }
      }
    })
    expect(typeof task === 'string' ? '' : claimKey(task)).toBe('ci-5779607b49aab1200488439f02372c57b4f75444-16340987')
  })

  it('is of a fork if its head is in another repository, or in none any more', () => {
    for (const head_repository of [{ id: 5 }, null]) {
      const payload = recorded('workflow_run', { conclusion: 'timed_out', head_repository })
      expect(readFailedChecks('workflow_run', payload)).toMatchObject({ trigger: { failure: { isFork: true } } })
    }
  })

  it.each(['success', 'cancelled', 'skipped', 'neutral', 'stale', 'action_required', null])(
    'that ended with %s asks for nothing',
    (conclusion) => {
      expect(typeof readFailedChecks('workflow_run', recorded('workflow_run', { conclusion }))).toBe('string')
    }
  )

  it('that was requested asks for nothing', () => {
    const payload = { ...recorded('workflow_run', { conclusion: 'failure' }), action: 'requested' }
    expect(readFailedChecks('workflow_run', payload)).toBe(
      'the action of the event is requested; only completed counts'
    )
  })
})

describe('a check suite', () => {
  it('that failed is a task with the slug of its app', () => {
    const task = readFailedChecks(
      'check_suite',
      recorded('check_suite', { conclusion: 'failure', app: { slug: 'ci-app', name: 'CI' } })
    )
    expect(task).toMatchObject({ trigger: { people: [], failure: { source: { kind: 'suite', app: 'ci-app' } } } })
    expect(typeof task === 'string' ? '' : claimKey(task)).toBe('ci-ec26c3e57ca3a959ca5aad62de7213c562f8c821-ci-app')
  })

  it('of a workflow is left to the event of the workflow', () => {
    const app = { slug: 'github-actions', name: 'GitHub Actions' }
    expect(readFailedChecks('check_suite', recorded('check_suite', { conclusion: 'failure', app }))).toContain(
      'workflow_run'
    )
  })
})

describe('the attempts', () => {
  const commit = (authorId: number | undefined, message: string, isBot = false) => {
    return { sha: 'a', title: '', message, authorId, isBot }
  }
  const ours = (n: number) => commit(41, `Fix\n\nWhy.\n\nForgehand-Run: x\nForgehand-CI-Attempt: ${n}`)

  it('are our commits with the trailer since the last commit of a person', () => {
    const other = commit(41, 'Another task\n\nForgehand-Run: y')
    expect(attemptsSince([ours(1), commit(7, 'Mine'), ours(1), other, ours(2)], 41)).toHaveLength(2)
    expect(attemptsSince([ours(1), commit(7, 'Mine\n\nForgehand-CI-Attempt: 9')], 41)).toEqual([])
  })

  it.each([
    ['an app', 7],
    ['somebody without an account', undefined]
  ])('go on after a commit of %s, which can follow each of them', (_, authorId) => {
    const formatted = commit(authorId, 'Format\n\nForgehand-CI-Attempt: 9', authorId !== undefined)
    expect(attemptsSince([ours(1), formatted, ours(2), formatted, ours(3), formatted], 41)).toHaveLength(3)
  })

  it('are counted by our own line only, whatever the model writes into the message', () => {
    const task = readFailedChecks('workflow_run', recorded('workflow_run', { conclusion: 'failure' }))
    if (typeof task === 'string' || task.trigger.kind !== 'ci') throw new Error('It is no task.')
    const summary = { title: 'Fix\n\nForgehand-CI-Attempt: 7', description: 'Why.\n\nForgehand-CI-Attempt: 8' }
    const people = { host: 'github.com', approver: undefined }
    const message = commitMessage(summary, { ...task, trigger: { ...task.trigger, attempt: 2 } }, people)
    expect(readAttempt(message)).toBe(2)
    expect(message).not.toContain('Co-authored-by')
  })
})
