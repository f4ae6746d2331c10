import { realpath } from 'node:fs/promises'
import { connectForge } from '../connect-forge.ts'
import { connectModel } from '../connect-model.ts'
import { examineSetup, type NotChecked, type NotRun, type SetupToExamine } from '../doctor/examine-setup.ts'
import type { Finding } from '../doctor/finding.ts'
import type { RepositoryAccess } from '../doctor/repository.ts'
import type { UserError } from '../errors.ts'
import { readRepositorySetup } from '../forge/read-setup.ts'
import type { CommandRepository } from '../git/command-repository.ts'
import { checkoutFileReader } from '../workspace/files/checkout-files.ts'
import { openSandboxedWorkspace } from '../run/rooms/open-workspace.ts'
import { requireBranch } from '../run/target/resolve-target.ts'
import type { Redact } from '../secrets/redact.ts'
import { readAgentFile } from '../settings/agent-file.ts'
import type { ReadRepositoryFile } from '../settings/diagnostics.ts'
import type { Inputs } from '../settings/inputs.ts'
import { readWorkflowModels, type AvailableModels } from '../settings/workflow-models.ts'
import { headRef } from '../text/branch-names.ts'
import { runnerFolders } from '../workspace/sandbox/closed-paths.ts'
import { openJobCheckout } from './job-checkout.ts'
import type { RunnerContext } from './runner-context.ts'
import { documentationUrl } from '../text/documentation-url.ts'
import { readVerified } from '../git/verified-read.ts'

/** The job whose setup is examined. */
export interface JobToExamine {
  readonly inputs: Inputs
  /** The errors in the inputs; undefined if there are none. */
  readonly inputError: UserError | undefined
  readonly context: RunnerContext
  readonly redact: Redact
  readonly signal: AbortSignal
}

/** Examines the job on the code of a branch that only people with write access push to. @throws UserError if it cannot be fetched */
export async function examineBranch(branch: string, job: JobToExamine): Promise<readonly Finding[]> {
  const { inputs, context, signal } = job
  const checkout = await openJobCheckout({ token: inputs['github-token'], context, signal })
  const sha = requireBranch(await checkout.resolve([headRef(branch)]), branch)
  await checkout.fetch([sha])
  await checkout.switchTo(sha)
  const refs = { branch, start: sha, base: branch, baseSha: sha, mergeBase: sha }
  const repository = await checkout.repositoryForCommands(refs)
  const read: ReadRepositoryFile = (path) => readVerified(checkout.git, { commit: sha, path })
  return await examineJob(job, { read, repository, notRun: undefined })
}

/** Examines the job on the files that an earlier step has checked out. */
export async function examineWorkspace(job: JobToExamine, notRun: NotRun | undefined): Promise<readonly Finding[]> {
  const read = checkoutFileReader(await realpath(job.context.workspace))
  return await examineJob(job, { read, repository: undefined, notRun })
}

interface ExaminedCode {
  readonly read: ReadRepositoryFile
  readonly repository: CommandRepository | undefined
  readonly notRun: NotRun | undefined
}

async function examineJob(job: JobToExamine, code: ExaminedCode): Promise<readonly Finding[]> {
  const { inputError, signal } = job
  const findings = await examineSetup(await setupOf(job, code), signal)
  return inputError ? [inputFinding(inputError), ...findings] : findings
}

function inputFinding({ message }: UserError): Finding {
  const remedy = `Correct them under \`with:\` in the workflow file. ${documentationUrl('docs/reference.md')} lists all inputs.`
  return { id: 'inputs', state: 'problem', title: 'The inputs of the action have errors.', detail: message, remedy }
}

async function setupOf(
  { inputs, inputError, context, redact, signal }: JobToExamine,
  { read, repository, notRun }: ExaminedCode
): Promise<SetupToExamine> {
  const { workspace, stateFolder, temp, home, environment } = context
  const { sandbox: mode, 'config-path': path } = inputs
  const root = await realpath(workspace)
  return {
    root,
    environment,
    serverUrl: context.serverUrl,
    settings: {
      path,
      read: async () => {
        const text = await read(path)
        return text === undefined ? undefined : await readAgentFile(text, path, read)
      }
    },
    commits: undefined,
    sandbox: mode,
    opensPaths: 'agent.yml',
    openWorkspace: (rules, emit) => {
      const closed = [temp, ...runnerFolders(temp, process.execPath)]
      const seen = repository && { repository }
      const where = { root, stateFolder, home, closed, readable: rules.readablePaths, environment }
      return openSandboxedWorkspace(rules, { ...where, mode, ...seen, settingsFile: path, redact, emit })
    },
    notRun: inputs.phase === 'publish' ? PUBLISH_JOB : notRun,
    installs: true,
    models: modelsOf(inputs, inputError),
    createModel: (choice, options) => connectModel(choice, options, environment),
    repository: accessOf(inputs, context, signal),
    redact
  }
}

const PUBLISH_JOB: NotRun = {
  reason: 'because the job that publishes runs nothing of the repository',
  remedy: 'Set `doctor: true` in the job with `phase: propose` too.'
}

function modelsOf(inputs: Inputs, inputError: UserError | undefined): AvailableModels | NotChecked {
  if (inputError)
    return {
      title: 'No model was asked, because the inputs of the action have errors.',
      remedy: 'Correct the inputs first.'
    }
  const namesItems = inputs.items !== '' || inputs.repositories !== ''
  const asksModel = ['', 'propose'].includes(inputs.phase) || (inputs.phase === 'plan' && !namesItems)
  if (!asksModel)
    return {
      title: `No model was asked, because this job needs none (phase: ${inputs.phase}).`,
      remedy: 'Set `doctor: true` in the job that works as well.'
    }
  return readWorkflowModels(inputs).models
}

function accessOf(inputs: Inputs, context: RunnerContext, signal: AbortSignal): RepositoryAccess {
  const { owner, repo, apiUrl, serverUrl, repositoryUrl: page } = context
  const token = inputs['github-token']
  return {
    forge: connectForge(token, context, signal),
    readSetup: () => readRepositorySetup({ owner, repo, token, apiUrl, serverUrl, signal }),
    page,
    // The token of a job that only reads does not show what the publish job may do.
    token: inputs.phase === 'propose' || inputs.phase === 'plan' ? 'of-other-job' : 'of-job'
  }
}
