import type { Ignored, Task } from '../domain/task.ts'
import type { Inputs } from '../settings/inputs.ts'
import { resultOf } from '../tasks/verbs.ts'

/** The task of a job with this phase. The other jobs of the workflow get the same event, and handle what this one ignores. */
export function taskOfPhase(task: Task | Ignored, phase: Inputs['phase']): Task | Ignored {
  switch (phase) {
    case 'stop':
      if (task.kind === 'task' && resultOf(task) === 'stop') return task
      return leftToOthers('the comment does not ask to stop, and this job does nothing else')
    case 'plan':
    case 'gather':
      if (task.kind === 'ignored') return { ...task, notice: undefined }
      if (task.trigger.kind === 'prompt') return task
      return leftToOthers(`a job with phase: ${phase} only works on the task of the workflow`)
    default:
      return task
  }
}

function leftToOthers(reason: string): Ignored {
  return { kind: 'ignored', reason, notice: undefined }
}
