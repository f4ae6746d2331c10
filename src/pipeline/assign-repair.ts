import type { RepairAssignment } from '../prompts/repair-text.ts'
import type { Workspace } from '../workspace/workspace.ts'
import type { Repair } from './ladder.ts'

export interface AssignedRepair {
  readonly assignment: RepairAssignment
  /** The workspace, whose first check is the failing command if that may run. */
  readonly workspace: Workspace
}

/** Keeps the logs for the reading tools, and adds the failing command to the checks if a rule allows it. */
export async function assignRepair({ task, name, failed }: Repair, workspace: Workspace): Promise<AssignedRepair> {
  const { trigger } = task
  const jobs = failed.map(({ failure, log }) => ({
    failure,
    logName: log === '' ? undefined : workspace.keepOutput(log)
  }))
  const command = await firstAllowedCommand(failed, workspace)
  const { attempt = 1, repair } = trigger.kind === 'ci' ? trigger : {}
  return {
    assignment: { name, brokenBranch: repair?.branch, attempt, jobs, command },
    workspace: command === undefined ? workspace : workspace.withFirstCheck(command)
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
