import { readWorkflowFiles } from '../doctor/read-workflows.ts'
import type { Environment } from '../domain/environment.ts'
import { messageOf, UserError } from '../errors.ts'
import { usingJobs } from '../workflows/forgehand-step.ts'
import { readWorkflow, type Workflow } from '../workflows/read-workflow.ts'
import { readLocalModels } from './local-model.ts'
import type { SimulateFlags } from './simulate-plan.ts'
import { UsageError } from './usage-error.ts'

/** What answers the requests of a simulation. */
export type SimulatedModel =
  /** `why` says why no real model answers, as a sentence; '' if none was asked for. */
  | { readonly kind: 'scripted'; readonly why: string }
  | { readonly kind: 'real'; readonly name: string; readonly host: string; readonly inputs: Inputs }

type Inputs = Readonly<Record<string, string>>

/**
 * Chooses the model: that of --model, or for a comment of the user's that of their settings, if its key is set.
 *
 * @param root of the user's checkout; undefined without one
 * @throws UsageError for a --model that cannot be used, and for files that only a real model can work on
 */
export async function chooseModel(
  flags: SimulateFlags,
  workflow: Workflow | undefined,
  { root, environment }: { readonly root: string | undefined; readonly environment: Environment }
): Promise<SimulatedModel> {
  const { model, comment, repository, baseUrl } = flags
  if (model !== undefined) return realModel({ model, baseUrl }, environment)
  if (comment === undefined) return { kind: 'scripted', why: '' }
  const chosen = await ownModel(flags, workflow, { root, environment })
  if (chosen.kind === 'scripted' && repository !== undefined)
    throw new UsageError(
      `${chosen.why} The scripted model only knows the demo project. Choose a real model with --model.`
    )
  return chosen
}

async function ownModel(
  { baseUrl }: SimulateFlags,
  workflow: Workflow | undefined,
  { root, environment }: { readonly root: string | undefined; readonly environment: Environment }
): Promise<SimulatedModel> {
  const { FORGEHAND_MODEL: named = '' } = environment
  const written = workflow ? modelIn(workflow) : root === undefined ? undefined : await modelOf(root)
  const configured = named === '' ? written : { model: named, baseUrl: undefined }
  if (!configured) return { kind: 'scripted', why: 'No model is set. Name one with --model or in FORGEHAND_MODEL.' }
  // Attack: the workflow of somebody else's checkout names a host that collects keys.
  if (baseUrl === undefined && configured.baseUrl !== undefined)
    return { kind: 'scripted', why: onlyInWorkflow(configured.baseUrl) }
  try {
    return realModel({ model: configured.model, baseUrl }, environment)
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { kind: 'scripted', why: messageOf(error) }
  }
}

function onlyInWorkflow(url: string): string {
  const host = URL.parse(url)?.host ?? 'an endpoint'
  return `The workflow sends requests to ${host}. Your key and files are not sent to an address that only a file names. If you trust it, add --base-url with its URL.`
}

interface WrittenModel {
  readonly model: string
  readonly baseUrl: string | undefined
}

function realModel({ model, baseUrl = '' }: WrittenModel, environment: Environment): SimulatedModel {
  const { credential, host, name } = readLocalModels({ model, baseUrl }, environment).main
  const inputs = { model, 'base-url': baseUrl, 'api-key': credential.kind === 'key' ? credential.key : '' }
  return { kind: 'real', name, host, inputs }
}

/** The model of the first workflow of the checkout that names one. */
async function modelOf(root: string): Promise<WrittenModel | undefined> {
  for (const { path, text } of await readWorkflowFiles(root)) {
    const model = modelIn(workflowOf(text, path))
    if (model) return model
  }
  return undefined
}

/** Undefined for a file with mistakes, which doctor reports. */
function workflowOf(text: string, path: string): Workflow | undefined {
  try {
    return readWorkflow(text, path)
  } catch (error) {
    if (error instanceof UserError) return undefined
    throw error
  }
}

function modelIn(workflow: Workflow | undefined): WrittenModel | undefined {
  const inputs = workflow ? usingJobs(workflow).map(({ step }) => step.with) : []
  return inputs.flatMap(({ model = '', 'base-url': url = '' }) =>
    isPlain(model) ? [{ model, baseUrl: isPlain(url) ? url : undefined }] : []
  )[0]
}

/** False for an expression, which has a value only on GitHub. */
function isPlain(text: string): boolean {
  return text !== '' && !text.includes('${{')
}
