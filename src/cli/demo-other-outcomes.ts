import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import type { RunView } from '../../emulators/demo/log-page.ts'
import { demoComment, demoIssue } from '../../emulators/demo/project.ts'
import type { Script } from '../../emulators/model/script.ts'
import { startModelEmulator } from '../../emulators/model/start-model.ts'
import type { Emulators } from '../../emulators/start-emulators.ts'
import { visibleText } from '../text/visible-text.ts'
import { runAction, type RunActionOptions } from './run-action.ts'

/** A run that the demo plays only to show how its comment ends. */
export interface OtherOutcome {
  readonly state: string
  readonly issue: number
  readonly runId: number
  readonly run: RunView
}

/** How the demo runs the action, whatever the comment. */
export type DemoJob = Pick<RunActionOptions, 'action' | 'environment' | 'inputs' | 'signal'>

const ASKING: Script = [
  {
    toolCalls: [{ name: 'run_command', arguments: { command: 'npm install left-pad', request_approval: true } }]
  },
  { toolCalls: [{ name: 'finish', arguments: { title: 'Wait', description: 'The package is needed first.' } }] }
]

const REFUSING: Script = () => ({
  fault: 'status',
  status: 401,
  body: { error: { message: 'Incorrect API key provided.' } }
})

/** Plays two more runs on issues of their own: one asks for approval, and one fails because the model's key is refused. */
export async function playOtherOutcomes(emulators: Emulators, job: DemoJob): Promise<readonly OtherOutcome[]> {
  return await Promise.all([
    playOutcome(emulators, { state: 'Needs approval', runId: 2, script: ASKING }, job),
    playOutcome(emulators, { state: 'Failed', runId: 3, script: REFUSING }, job)
  ])
}

async function playOutcome(
  emulators: Emulators,
  { script, ...end }: Pick<OtherOutcome, 'state' | 'runId'> & { readonly script: Script },
  { inputs, ...job }: DemoJob
): Promise<OtherOutcome> {
  const { repository, folder } = emulators
  const model = await startModelEmulator({ script })
  try {
    const issue = repository.openIssue(demoIssue).number
    const comment = repository.comment(issue, demoComment)
    const lines: string[] = []
    const main = await runAction(emulators, {
      ...job,
      commentId: comment.id,
      runId: end.runId,
      workspace: await mkdtemp(join(folder, 'workspace-')),
      inputs: { ...inputs, 'base-url': model.baseUrl, 'api-key': model.apiKey },
      onLine: (line) => void lines.push(visibleText(line))
    })
    return { ...end, issue, run: { summary: main.summary, lines } }
  } finally {
    await model.close()
  }
}
