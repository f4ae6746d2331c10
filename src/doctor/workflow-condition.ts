import { UserError } from '../errors.ts'
import { oneLine } from '../text/shorten.ts'
import { jobRuns } from '../workflows/expressions.ts'
import type { UsingJob } from '../workflows/forgehand-step.ts'
import type { Workflow } from '../workflows/read-workflow.ts'
import type { Problem } from './problem.ts'

/** Whether a command from somebody with write access starts the job, by GitHub's own evaluation of `if`. */
export function judgeCondition({ on }: Workflow, { name, job, step }: UsingJob): readonly Problem[] {
  const phase = step.with['phase'] ?? ''
  const isAsked = on.some(({ name: event }) => event === 'issue_comment') && ['', 'propose', 'stop'].includes(phase)
  if (!isAsked || job.needs.length > 0 || step.with['doctor'] !== undefined) return []
  const trigger = step.with['trigger'] ?? '/agent'
  const command = `${trigger} ${phase === 'stop' ? 'stop' : 'fix this'}`
  const remedy = `if: startsWith(github.event.comment.body, '${oneLine(trigger, 40).replaceAll("'", "''")}')`
  try {
    if (!jobRuns(job.if, { github: commentEvent(command) }, []))
      return [
        {
          state: 'problem',
          title: `the \`if\` of the job ${name} is false for the comment “${oneLine(command, 80)}”.`,
          detail: 'So the command starts nothing.',
          remedy
        }
      ]
    if (job.if !== undefined && !jobRuns(job.if, { github: commentEvent('Thank you!') }, [])) return []
    return [
      {
        state: 'warning',
        title: `the job ${name} starts for every comment.`,
        detail: 'A runner starts for each of them, although the action ignores comments without a command.',
        remedy
      }
    ]
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return [{ state: 'problem', title: `the \`if\` of the job ${name} cannot be evaluated.`, detail: error.message }]
  }
}

function commentEvent(body: string) {
  const owner = { login: 'owner', type: 'User' }
  return {
    event_name: 'issue_comment',
    actor: owner.login,
    event: {
      action: 'created',
      comment: { body, author_association: 'OWNER', user: owner },
      issue: { number: 1, state: 'open', labels: [], user: owner },
      sender: owner
    }
  }
}
