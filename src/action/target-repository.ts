import type { Ignored, Task } from '../domain/task.ts'
import type { Forge } from '../forge/github.ts'
import { UserError } from '../errors.ts'
import { REPOSITORY_NAME } from '../text/github-rules.ts'
import type { RunnerContext } from './runner-context.ts'

/**
 * The job's context in another repository, where everything is read and written.
 *
 * @param repository such as acme/app; '' for the job's own
 * @throws UserError for any other text: work that is meant for another repository must not be done in this one
 */
export function inRepository(context: RunnerContext, repository: string): RunnerContext {
  if (repository === '') return context
  if (!REPOSITORY_NAME.test(repository)) {
    throw new UserError(
      `repository is ${JSON.stringify(repository)}. Set it to the name of a repository such as acme/app.`
    )
  }
  const [owner = '', repo = ''] = repository.split('/')
  return { ...context, owner, repo, repositoryUrl: `${context.serverUrl}/${owner}/${repo}` }
}

/** Only people with write access to the workflow's repository can cause these events. */
const EVENTS: ReadonlySet<string> = new Set(['schedule', 'workflow_dispatch', 'repository_dispatch'])

/**
 * The task in another repository. Its default branch is not that of the event.
 *
 * Attack: a stranger opens an issue, which starts a workflow that writes elsewhere with a stronger token. A request in a thread of
 * the event's own repository must not be answered in the thread with the same number elsewhere either.
 */
export async function inTarget(task: Task | Ignored, connect: () => Promise<Forge>) {
  if (task.kind === 'ignored') return { ...task, notice: undefined }
  const { trigger } = task
  if (trigger.kind !== 'prompt' || !EVENTS.has(trigger.event)) {
    const reason = `with the input repository, only ${[...EVENTS].join(', ')} start a run`
    return { kind: 'ignored', reason, notice: undefined } as const
  }
  return { ...task, defaultBranch: await (await connect()).readDefaultBranch() }
}
