import type { Model } from './agent/model.ts'
import type { Credential } from './models/endpoint.ts'
import { openModel, preloadProtocol } from './models/open-model.ts'
import { runnerToken } from './models/openai/workload-identity.ts'
import type { Access, ModelChoice } from './settings/model-directory.ts'
import type { ModelOptions } from './pipeline/run-models.ts'

/** What the process was started with; on a runner it holds the right to a token of the job's own. */
type Environment = Readonly<Record<string, string | undefined>>

/** A model as it was chosen. @throws UserError for a key that no request can be made with */
export function connectModel(choice: ModelChoice, terms: ModelOptions, environment: Environment): Model {
  const { api, baseUrl, name, access } = choice
  const { contextTokens: contextWindow, ...parameters } = terms
  const credential = credentialOf(access, environment)
  return openModel({ api, baseUrl, credential, model: name, contextWindow, parameters })
}

/** Begins to load what the model will need: that keeps the processor busy while something else is waited for. */
export function preloadModel({ api }: ModelChoice): void {
  preloadProtocol(api)
}

function credentialOf(access: Access, environment: Environment): Credential {
  if (access.kind === 'key') return access
  const { identityProviderId, serviceAccountId, audience } = access
  const getToken = () =>
    runnerToken({
      requestUrl: environment['ACTIONS_ID_TOKEN_REQUEST_URL'] ?? '',
      requestToken: environment['ACTIONS_ID_TOKEN_REQUEST_TOKEN'] ?? '',
      audience
    })
  return { kind: 'workload-identity', identityProviderId, serviceAccountId, getToken }
}
