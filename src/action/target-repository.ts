import type { Ignored, Task } from '../domain/task.ts'
import type { Forge } from '../forge/forge.ts'
import type { RunnerContext } from './runner-context.ts'

/**
 * The job's context in another repository, where everything is read and written.
 *
 * @param repository such as acme/app; '' for the job's own
 */
export function inRepository(context: RunnerContext, repository: string): RunnerContext {
  const [owner, repo] = repository.split('/')
  if (owner === undefined || repo === undefined || !NAME.test(repository)) return context
  return { ...context, owner, repo, repositoryUrl: `${context.serverUrl}/${owner}/${repo}` }
}

const NAME = /^[\w.-]{1,100}\/[\w.-]{1,100}$/u

/** GitHub lets nobody without write access to the workflow's repository cause these. */
const EVENTS: ReadonlySet<string> = new Set(['schedule', 'workflow_dispatch', 'repository_dispatch'])

/**
 * The task in another repository. Its default branch is not that of the event.
 *
 * Attack: a stranger opens an issue, which starts a workflow that writes elsewhere with a stronger token.
 */
export async function inTarget(task: Task | Ignored, connect: () => Promise<Pick<Forge, 'readDefaultBranch'>>) {
  if (task.kind === 'ignored') return task
  const { trigger } = task
  if (trigger.kind !== 'prompt' || !EVENTS.has(trigger.event)) {
    const reason = `with the input repository, only ${[...EVENTS].join(', ')} start a run`
    return { kind: 'ignored', reason, notice: undefined } as const
  }
  return { ...task, defaultBranch: await (await connect()).readDefaultBranch() }
}
