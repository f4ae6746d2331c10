import type { Model } from './agent/model.ts'
import type { Environment } from './domain/environment.ts'
import { openModel } from './models/open-model.ts'
import type { ModelOptions } from './pipeline/run-models.ts'
import type { ModelChoice } from './settings/model-directory.ts'

/**
 * @param environment of the process; on a runner it grants the job's OIDC tokens
 * @throws UserError for a key that no request can carry
 */
export function connectModel(choice: ModelChoice, options: ModelOptions, environment: Environment): Model {
  const { api, baseUrl, name: model, credential } = choice
  const { contextTokens: contextWindow, ...parameters } = options
  const tokenService = {
    url: environment['ACTIONS_ID_TOKEN_REQUEST_URL'] ?? '',
    bearer: environment['ACTIONS_ID_TOKEN_REQUEST_TOKEN'] ?? ''
  }
  return openModel({ api, baseUrl, credential, tokenService, model, contextWindow, parameters })
}
