import { repairText } from '../../../prompts/repair-text.ts'
import type { Workspace } from '../../../workspace/workspace.ts'
import type { Assignment } from '../assignment.ts'
import { endWith, type Ended, type Run } from '../../effects.ts'
import type { Task, Trigger } from '../../../domain/task.ts'
import type { RepairSetting } from '../../../settings/agent-file-schema.ts'
import type { FailedJob } from './read-failures.ts'
import type { ResolvedTarget } from '../../target/resolve-target.ts'

/** A repair for the agent. */
export interface Repair {
  readonly kind: 'repair'
  /** With the number of the attempt. */
  readonly task: Task
  readonly target: ResolvedTarget
  /** The name of what failed, such as a workflow. */
  readonly name: string
  readonly failed: readonly FailedJob[]
}

/** A run that decides about failed checks. */
export interface Ladder extends Run {
  readonly target: ResolvedTarget
  readonly setting: RepairSetting
}

export type CiTrigger = Extract<Trigger, { readonly kind: 'ci' }>

export function unchanged(explanation: string): Ended {
  return endWith({ kind: 'no_change', explanation })
}

/** Failed checks to repair. The reading tools get the logs, and the checks begin with the failing command if a rule allows it. */
export function repairAssignment({ task: { trigger }, name, failed }: Repair): Assignment {
  return {
    async begin({ workspace }) {
      const jobs = failed.map(({ failure, log }) => ({
        failure,
        logName: log === '' ? undefined : workspace.keepOutput(log)
      }))
      const command = await firstAllowedCommand(failed, workspace)
      const { attempt = 1, repair } = trigger.kind === 'ci' ? trigger : {}
      const section = repairText({ name, brokenBranch: repair?.branch, attempt, jobs, command })
      return { section, firstCheck: command }
    }
  }
}

/** The first failing command that the rules allow; undefined for none. A script of several lines is not one command. */
async function firstAllowedCommand(failed: Repair['failed'], workspace: Workspace): Promise<string | undefined> {
  for (const { failure } of failed) {
    const { command } = failure
    if (command === undefined || command.includes('\n')) continue
    const judgment = await workspace.judge(command)
    if (judgment.kind === 'allowed') return command
  }
  return undefined
}
