import { demoScript } from '../../emulators/demo/script.ts'
import { nextStep, type Script, type Step } from '../../emulators/model/script.ts'
import type { Environment } from '../domain/environment.ts'
import { readLocalModels } from './local-model.ts'
import type { SimulateFlags } from './simulate-flags.ts'

/** A real model that answers the requests of a simulation. */
export interface RealModel {
  readonly name: string
  readonly host: string
  readonly inputs: Readonly<Record<string, string>>
}

/**
 * The model of --model, or for a comment of the user's that of FORGEHAND_MODEL. Undefined for the scripted one.
 *
 * @throws UsageError for a model that cannot be used
 */
export function chooseModel(
  { model: named, comment, baseUrl = '' }: SimulateFlags,
  { FORGEHAND_MODEL = '', ...environment }: Environment
): RealModel | undefined {
  const model = named ?? (comment === undefined ? '' : FORGEHAND_MODEL)
  if (model === '') return undefined
  const { credential, host, name } = readLocalModels({ model, baseUrl }, environment).main
  return {
    name,
    host,
    inputs: { model, 'base-url': baseUrl, 'api-key': credential.kind === 'key' ? credential.key : '' }
  }
}

/** The scripted model of the demo. Depending on the tools that it is offered, it also answers, or gives a verdict on a review. */
export const scriptedModel: Script = (request) => nextStep(stepsFor(request.tools), request)

function stepsFor(tools: readonly string[]): readonly Step[] {
  const [look] = demoScript
  const [finish] = demoScript.slice(-1)
  if (!tools.includes('edit_file'))
    return [look, callOf('read_file', { path: 'src/duration.js' }), callOf('finish', ANSWER)]
  if (!tools.includes('answer_thread') || !finish) return demoScript
  const verdict = { thread: 'T1', verdict: 'fixed', text: 'All parts of a duration are added up now.' }
  return [...demoScript.slice(0, -1), callOf('answer_thread', verdict), finish]
}

const ANSWER = {
  title: 'Why only one part counts',
  description: '`parseDuration` matches only the start of the text, so everything after the first part is lost.',
  complete: true
}

function callOf(name: string, args: Readonly<Record<string, unknown>>): Step {
  return { text: '', toolCalls: [{ name, arguments: args }] }
}
