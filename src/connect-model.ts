import type { Model } from './agent/model.ts'
import { openModel, preloadProtocol } from './models/open-model.ts'
import type { ModelOptions } from './pipeline/run-models.ts'
import type { ModelChoice } from './settings/model-directory.ts'

/** The environment that the process started with. On a runner it grants the job's OIDC tokens. */
type Environment = Readonly<Record<string, string | undefined>>

/** @throws UserError for a key that no request can carry */
export function connectModel(choice: ModelChoice, options: ModelOptions, environment: Environment): Model {
  const { api, baseUrl, name: model, credential } = choice
  const { contextTokens: contextWindow, ...parameters } = options
  const tokenService = {
    url: environment['ACTIONS_ID_TOKEN_REQUEST_URL'] ?? '',
    bearer: environment['ACTIONS_ID_TOKEN_REQUEST_TOKEN'] ?? ''
  }
  return openModel({ api, baseUrl, credential, tokenService, model, contextWindow, parameters })
}

/** Starts loading the SDK, so that it loads while the run waits for something else. */
export function preloadModel({ api }: ModelChoice): void {
  preloadProtocol(api)
}
