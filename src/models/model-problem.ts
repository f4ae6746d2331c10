import { UserError } from '../errors.ts'
import { explainFailure } from './failures/explain-failure.ts'
import { PermanentFailure } from './failures/failures.ts'
import type { ProviderProblem } from './failures/provider-problem.ts'
import { findFailure } from './http/fetch.ts'
import { availableModels, type ProtocolModelOptions } from './protocol-model.ts'

export interface ModelQuestion extends Pick<ProtocolModelOptions, 'endpoint' | 'model' | 'openProtocol'> {
  readonly signal: AbortSignal
}

/** See `findModelProblem`. Only a wrong key and an unknown model are sure to be refused again. */
export async function modelProblem({
  endpoint,
  model,
  openProtocol,
  signal
}: ModelQuestion): Promise<string | undefined> {
  const protocol = await openProtocol()
  try {
    await protocol.requestModel(signal)
    return undefined
  } catch (error) {
    signal.throwIfAborted()
    const failure = findFailure(error)
    if (failure instanceof UserError) return failure.message
    if (!(failure instanceof PermanentFailure) || !isSure(failure.problem)) return undefined
    const listModels = () => availableModels(protocol, signal)
    const { message } = await explainFailure(failure, { endpoint, model, address: protocol.address, listModels })
    return message
  }
}

/** A key with restricted permissions can be refused here and still be able to use the model. */
const RESTRICTED = /\b(scopes?|permissions?)\b/i

function isSure({ status, code, message }: ProviderProblem): boolean {
  if (status === 404) return true
  if (status === 401) return !RESTRICTED.test(message)
  return /api_key_invalid/i.test(code)
}
