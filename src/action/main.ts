import { realpathSync } from 'node:fs'
import { sep } from 'node:path'
import * as core from '@actions/core'
import type { Ignored, Task } from '../domain/task.ts'
import { UserError } from '../errors.ts'
import { collectJobSecrets } from '../secrets/collect.ts'
import { createRedactor } from '../secrets/redact.ts'
import { readPhase, readStatsInputs } from '../settings/inputs.ts'
import { readEvent } from '../tasks/read-event.ts'
import { readEventSettings } from './read-item.ts'
import { readRunnerContext, type RunnerContext } from './runner-context.ts'

/** The main step of the action: an event in; outputs, summary and exit status out. */
export async function main(): Promise<void> {
  try {
    const context = await readRunnerContext(process.env)
    refuseActionInWorkspace(context.workspace)
    if (readPhase(core.getInput) === 'stats') {
      await reportStats(context)
      return
    }
    const { event } = context
    const redact = createRedactor(collectJobSecrets(core.getInput, process.env))
    const settings = await readEventSettings(core.getInput, context, redact)
    const task = onlyStop(await readEvent(event.name, event.payload, settings))
    await (task.kind === 'ignored' ? reportIgnored(task, context) : loadAndCarryOut(task, context))
  } catch (error) {
    const redact = createRedactor(collectJobSecrets(core.getInput, process.env))
    core.setFailed(redact(error instanceof UserError ? error.message : stackOf(error)))
  }
}

/** The job with `phase: stop` runs beside the others, so it must do nothing else. They get the same event. */
function onlyStop(task: Task | Ignored): Task | Ignored {
  if (readPhase(core.getInput) !== 'stop' || (task.kind === 'task' && task.request.verb === 'stop')) return task
  return {
    kind: 'ignored',
    reason: 'the comment does not ask to stop, and this job does nothing else',
    notice: undefined
  }
}

/**
 * Attack: the runner reads the post step from the action's folder after the work. If that folder is inside the workspace, a command or
 * the head of a pull request can have replaced the post step, which runs with the secrets.
 */
function refuseActionInWorkspace(workspace: string): void {
  const entry = realpathSync(process.argv[1] ?? '')
  if (!entry.startsWith(realpathSync(workspace) + sep)) return
  throw new UserError(
    'The action was started from inside the workspace (`uses: ./…`), where the work could change its code. Use a released version, or copy action.yml and dist out of the workspace first, as .github/workflows/agent.yml of Forgehand does.'
  )
}

function stackOf(error: unknown): string {
  return Error.isError(error) ? (error.stack ?? error.message) : String(error)
}

async function reportIgnored({ reason, notice, isForSummary }: Ignored, context: RunnerContext): Promise<void> {
  core.notice(`Nothing to do: ${reason}.`)
  if (isForSummary) await core.summary.addRaw(`Nothing to do: ${reason}.`, true).write()
  core.setOutput('outcome', 'skipped')
  // The propose job cannot write comments. The publish job gets the same event.
  if (!notice || readPhase(core.getInput) === 'propose') return
  const { postNotice } = await import('./post-notice.ts')
  await postNotice(notice, core.getInput('github-token'), context)
}

async function reportStats(context: RunnerContext): Promise<void> {
  const { writeStats } = await import('./write-stats.ts')
  await writeStats(readStatsInputs(core.getInput), context)
}

// Most comments ask for nothing. Only a task loads the code that carries it out.
async function loadAndCarryOut(task: Task, context: RunnerContext): Promise<void> {
  const { carryOut } = await import('./carry-out.ts')
  await carryOut(task, context)
}
