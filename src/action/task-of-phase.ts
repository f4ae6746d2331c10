import type { Ignored, Task } from '../domain/task.ts'
import type { Inputs } from '../settings/inputs.ts'

/** What the job of a phase does about an event. Jobs beside it get the same event, and answer what this one ignores. */
export function taskOfPhase(task: Task | Ignored, phase: Inputs['phase']): Task | Ignored {
  switch (phase) {
    case 'stop':
      if (task.kind === 'task' && task.request.verb === 'stop') return task
      return leftToOthers('the comment does not ask to stop, and this job does nothing else')
    case 'plan':
    case 'gather':
      if (task.kind === 'ignored') return { ...task, notice: undefined }
      if (task.trigger.kind === 'prompt') return task
      return leftToOthers(`a job with phase: ${phase} works for the task of the workflow only`)
    default:
      return task
  }
}

function leftToOthers(reason: string): Ignored {
  return { kind: 'ignored', reason, notice: undefined }
}
