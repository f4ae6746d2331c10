import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as core from '@actions/core'
import * as z from 'zod'
import { connectForge } from '../connect-forge.ts'
import { countFindings, inState, type Finding } from '../doctor/finding.ts'
import type { NotRun } from '../doctor/examine-setup.ts'
import { findingsMarkdown } from '../doctor/report-markdown.ts'
import { findingsText, summaryLine } from '../doctor/report-text.ts'
import { UserError } from '../errors.ts'
import { useEnvironmentProxy } from '../network/use-environment-proxy.ts'
import { collectInputSecrets, collectJobSecrets } from '../secrets/collect.ts'
import { createRedactor, redactDeep } from '../secrets/redact.ts'
import { readUsableInputs } from '../settings/run-inputs.ts'
import { escapeWorkflowCommands } from '../text/workflow-commands.ts'
import { oneLine } from '../text/shorten.ts'
import { endingSignal } from './ending-signal.ts'
import { examineBranch, examineWorkspace, type JobToExamine } from './examine-job.ts'
import type { RunnerContext } from './runner-context.ts'

/** GitHub shows ten of each level per step. */
const MAX_ANNOTATIONS = 10
const MAX_ANNOTATION = 500
const LOG_WIDTH = 120

/** The input `doctor`: examines the setup; writes it to the log, the job summary and annotations; fails the step if something does not work. */
export async function runDoctor(context: RunnerContext): Promise<void> {
  for (const secret of collectInputSecrets(core.getInput)) core.setSecret(secret)
  useEnvironmentProxy(process.env)
  const redact = createRedactor(collectJobSecrets(core.getInput, process.env))
  const job = { ...readUsableInputs(core.getInput), context, redact, signal: endingSignal() }
  const findings = redactDeep(await examine(job), redact)
  process.stdout.write(escapeWorkflowCommands(findingsText(findings, LOG_WIDTH, (_, text) => text)))
  annotate(inState(findings, 'problem'), core.error)
  annotate(inState(findings, 'warning'), core.warning)
  await core.summary.addRaw(`## Doctor\n\n${findingsMarkdown(findings)}\n`).write()
  core.setOutput('outcome', 'answered')
  if (countFindings(findings).problem > 0) core.setFailed(summaryLine(findings))
}

/** Examines what an earlier step has checked out; without such a step, the default branch, as in a run. */
async function examine(job: JobToExamine): Promise<readonly Finding[]> {
  const { context, inputs, signal } = job
  const notRun = foreignCode(context.event.payload)
  if (existsSync(join(context.workspace, '.git'))) return await examineWorkspace(job, notRun)
  try {
    const branch = await connectForge(inputs['github-token'], context, signal).readDefaultBranch()
    return await examineBranch(branch, job)
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof UserError)) throw error
    const failure: Finding = {
      id: 'code',
      state: 'problem',
      title: 'The code of the default branch cannot be fetched.',
      detail: error.message
    }
    return [failure, ...(await examineWorkspace(job, NO_CODE))]
  }
}

const NO_CODE: NotRun = {
  reason: 'because there is no code',
  remedy: 'Fix the token first, then run the check again.'
}

const full = z.object({ full_name: z.string() })
const pullRequestPayload = z.object({
  repository: full,
  pull_request: z.object({ head: z.object({ repo: full.nullable() }) })
})
const commentPayload = z.object({ comment: z.object({}), issue: z.object({ pull_request: z.object({}) }) })
const workflowRunPayload = z.object({ repository: full, workflow_run: z.object({ head_repository: full.nullable() }) })

/** Attack: the workspace has the code of a fork, whose tests and scripts would run in a job with secrets. */
function foreignCode(payload: unknown): NotRun | undefined {
  const pull = pullRequestPayload.safeParse(payload).data
  const run = workflowRunPayload.safeParse(payload).data
  const isForeign =
    (pull && pull.pull_request.head.repo?.full_name !== pull.repository.full_name) ??
    (run && run.workflow_run.head_repository?.full_name !== run.repository.full_name) ??
    // The event does not say whether the pull request that was commented on comes from a fork.
    commentPayload.safeParse(payload).success
  return isForeign ? FORK : undefined
}

const FORK: NotRun = {
  isForeign: true,
  reason: 'because the event is about code that can be from a fork',
  remedy: 'Start the job with `workflow_dispatch`, on a branch of this repository.'
}

function annotate(findings: readonly Finding[], write: typeof core.error): void {
  for (const { id, title, detail = '' } of findings.slice(0, MAX_ANNOTATIONS))
    write(escapeWorkflowCommands(oneLine(`${title} ${detail}`, MAX_ANNOTATION)), { title: `Doctor: ${id}` })
}
