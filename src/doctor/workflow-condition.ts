import { oneLine } from '../text/shorten.ts'
import { asksForDoctor, type UsingJob } from './forgehand-step.ts'
import type { Problem } from './problem.ts'
import type { Workflow } from './workflow.ts'

/**
 * Whether the `if` of a job that comments start names its trigger. It is compared as text: what a condition means on GitHub depends on the
 * event and on settings that are not in the file.
 */
export function judgeCondition({ on }: Workflow, { name, job, step }: UsingJob): readonly Problem[] {
  const phase = step.with['phase'] ?? ''
  const isAsked = on.some(({ name: event }) => event === 'issue_comment') && ['', 'propose', 'stop'].includes(phase)
  if (!isAsked || job.needs.length > 0 || asksForDoctor(step)) return []
  const trigger = step.with['trigger'] ?? '/agent'
  const remedy = `if: startsWith(github.event.comment.body, '${oneLine(trigger, 40).replaceAll("'", "''")}')`
  if (job.if === undefined)
    return [
      {
        state: 'warning',
        title: `the job ${name} starts for every comment.`,
        detail: 'A runner starts for each of them, although the action ignores comments without a command.',
        remedy
      }
    ]
  const isNamed = job.if.toLowerCase().includes(trigger.replaceAll("'", "''").toLowerCase())
  if (isNamed || !/\bcomment\.body\b/i.test(job.if) || trigger.includes('${{')) return []
  return [
    {
      state: 'problem',
      title: `the \`if\` of the job ${name} reads the comment, and does not name its trigger “${oneLine(trigger, 80)}”.`,
      detail: 'So a command probably starts nothing.',
      remedy
    }
  ]
}
