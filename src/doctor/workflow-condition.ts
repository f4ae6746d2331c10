import { UserError } from '../errors.ts'
import { oneLine } from '../text/shorten.ts'
import { jobRuns, type Contexts } from '../workflows/expressions.ts'
import { asksForDoctor, type UsingJob } from '../workflows/forgehand-step.ts'
import type { Workflow } from '../workflows/read-workflow.ts'
import type { Problem } from './problem.ts'

/**
 * Whether a command from somebody with write access starts the job, by GitHub's own evaluation of `if`. Not judged if that depends on
 * something that only GitHub knows, such as a variable of the repository.
 */
export function judgeCondition({ on }: Workflow, { name, job, step }: UsingJob): readonly Problem[] {
  const phase = step.with['phase'] ?? ''
  const isAsked = on.some(({ name: event }) => event === 'issue_comment') && ['', 'propose', 'stop'].includes(phase)
  if (!isAsked || job.needs.length > 0 || asksForDoctor(step)) return []
  const trigger = step.with['trigger'] ?? '/agent'
  const command = `${trigger} ${phase === 'stop' ? 'stop' : 'fix this'}`
  const remedy = `if: startsWith(github.event.comment.body, '${oneLine(trigger, 40).replaceAll("'", "''")}')`
  try {
    const starts = (body: string) =>
      commentEvents(body).some((github) => jobRuns(job.if, { github, vars: {}, inputs: {} }, []))
    if (!starts(command)) {
      if (dependsOnOthers(job.if ?? '')) return []
      const title = `the \`if\` of the job ${name} is false for the comment “${oneLine(command, 80)}”.`
      return [{ state: 'problem', title, detail: 'So the command starts nothing.', remedy }]
    }
    if (job.if !== undefined && !starts('Thank you!')) return []
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

/** A comment of each kind of person with write access, on an issue and on a pull request. */
function commentEvents(body: string) {
  const user = { login: 'owner', type: 'User' }
  const issue = { number: 1, state: 'open', labels: [], user }
  const subjects: readonly Contexts[] = [issue, { ...issue, pull_request: { url: 'https://api.github.com/pulls/1' } }]
  return subjects.flatMap((subject) =>
    ['OWNER', 'MEMBER', 'COLLABORATOR'].map((association) => ({
      event_name: 'issue_comment',
      actor: user.login,
      event: {
        action: 'created',
        comment: { body, author_association: association, user },
        issue: subject,
        sender: user
      }
    }))
  )
}

const REFERENCE = /\b(?:github|vars|inputs)\b(?:\.[\w*-]+)*/gi
/** What `commentEvents` has as every such comment has it. */
const KNOWN =
  /^github\.(?:event_name|event\.(?:action|comment\.(?:body|author_association|user\.type)|sender\.type|issue\.pull_request(?:\.\w+)*))$/i
/** Other events have it, and a comment does not. */
const OF_OTHER_EVENTS =
  /^github\.event\.(?!(?:action|comment|issue|sender|repository|organization|enterprise|installation)\b)/i

/** True for a condition about something else than the comment, such as the repository, a variable, a label or a login. */
function dependsOnOthers(condition: string): boolean {
  const references = condition.replaceAll(/'[^']*'/g, "''").match(REFERENCE) ?? []
  return references.some((name) => !KNOWN.test(name) && !OF_OTHER_EVENTS.test(name))
}
