import { repairText } from '../../../prompts/repair-text.ts'
import type { Workspace } from '../../../workspace/workspace.ts'
import type { Assignment } from '../assignment.ts'
import type { Repair } from './ladder.ts'

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
