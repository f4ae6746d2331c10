import type { ModelProblem } from './model-directory.ts'
import { providerNames, type Provider } from './providers.ts'

/** The names of the settings, where the reader can change them. */
export interface SettingNames {
  readonly baseUrl: string
  readonly api: string
  /** Sentences for a key that is missing, that would be sent unencrypted, or that no header can contain. */
  missingKey(at: KeyLocation): string
  unencrypted(at: KeyLocation): string
  invalidKey(at: KeyLocation): string
}

export interface KeyLocation {
  readonly setting: string
  readonly host: string
  readonly provider: Provider | undefined
}

/**
 * A problem as sentences for the user who can solve it.
 *
 * @param setting the setting that names the model
 */
export function describeModelProblem(problem: ModelProblem, setting: string, names: SettingNames): string {
  switch (problem.kind) {
    case 'unknown-provider':
      return `${setting} is ${problem.written}, whose address is not known. Set ${names.baseUrl}, or use a model of a known provider: ${providerNames.join(', ')}.`
    case 'missing-address':
      return `${setting} is a model of ${problem.provider.name}, where each customer has their own address. Set ${names.baseUrl} to yours, such as ${problem.provider.exampleUrl ?? 'https://NAME.example/v1'}.`
    case 'unsupported-api':
      return `${names.api} is ${problem.api}, which ${problem.provider.name} does not support. Use ${Object.keys(problem.provider.apis).join(' or ')}.`
    case 'missing-key':
      return names.missingKey({ ...problem, setting })
    case 'unencrypted':
      return names.unencrypted({ ...problem, setting })
    case 'invalid-key':
      return names.invalidKey({ ...problem, setting })
  }
}
