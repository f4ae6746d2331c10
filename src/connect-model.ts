import type { Model } from './agent/model.ts'
import type { Environment, Api } from './domain/settings.ts'
import type { ModelSettingNames } from './models/endpoint.ts'
import { findModelProblem, openModel, type ModelSpec } from './models/open-model.ts'
import type { ModelOptions } from './run/work/run-models.ts'
import type { ModelChoice } from './settings/model-directory.ts'

/**
 * @param environment of the process; on a runner it grants the job's OIDC tokens
 * @param settingNames for messages; default: the inputs of the action
 * @throws UserError for a key that no request can carry
 */
export function connectModel(
  choice: ModelChoice,
  options: ModelOptions,
  environment: Environment,
  settingNames?: ModelSettingNames
): Model {
  const { contextTokens: contextWindow, ...parameters } = options
  return openModel({ ...specOf(choice, environment), contextWindow, parameters, settingNames })
}

/** The APIs of each provider with a documented endpoint that describes one model. Others may refuse such a request even for a valid model. */
const DESCRIBED: Readonly<Record<string, readonly Api[]>> = {
  openai: ['chat', 'responses'],
  anthropic: ['anthropic'],
  gemini: ['gemini']
}

/**
 * Why the provider will refuse every request to the model; undefined if it will not, or if only a real request can tell.
 *
 * @throws the signal's reason when aborted
 */
export async function checkModel(
  choice: ModelChoice,
  environment: Environment,
  signal: AbortSignal
): Promise<string | undefined> {
  const { provider, host, api } = choice
  const isDescribed = provider?.hosts.test(host) && DESCRIBED[provider.name]?.includes(api)
  return isDescribed ? await findModelProblem(specOf(choice, environment), signal) : undefined
}

function specOf(
  { api, baseUrl, host, name: model, credential, provider }: ModelChoice,
  environment: Environment
): ModelSpec {
  const tokenService = {
    url: environment['ACTIONS_ID_TOKEN_REQUEST_URL'] ?? '',
    bearer: environment['ACTIONS_ID_TOKEN_REQUEST_TOKEN'] ?? ''
  }
  // A provider without keys is a program that the user runs.
  const isKnownHost = provider?.keyVariable !== undefined && provider.hosts.test(host)
  return { api, baseUrl, credential, tokenService, model, isKnownHost }
}
