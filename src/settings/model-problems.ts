import type { ModelProblem } from './model-directory.ts'
import { providerNames, type Provider } from './providers.ts'

/** What the settings are called where the reader can change them. */
export interface SettingNames {
  readonly baseUrl: string
  readonly api: string
  /** Sentences for a key that is missing, that would be seen on the way, or that no request can carry. `setting` is that which names the model. */
  noKey(at: KeyPlace): string
  openLine(at: KeyPlace): string
  badKey(at: KeyPlace): string
}

export interface KeyPlace {
  readonly setting: string
  readonly host: string
  readonly provider: Provider | undefined
}

/**
 * A problem as sentences for the person who can mend it.
 *
 * @param setting that names the model
 */
export function describeModelProblem(problem: ModelProblem, setting: string, names: SettingNames): string {
  switch (problem.kind) {
    case 'unknown-provider':
      return `${setting} is ${problem.written}, without an address to ask it at. Set ${names.baseUrl}, or take a provider that is known: ${providerNames.join(', ')}.`
    case 'no-address':
      return `${setting} is a model of ${problem.provider.name}, where each customer has an address of their own. Set ${names.baseUrl} to yours, such as ${problem.provider.exampleUrl ?? 'https://NAME.example/v1'}.`
    case 'not-spoken':
      return `${names.api} is ${problem.api}, which ${problem.provider.name} does not speak. It takes ${Object.keys(problem.provider.apis).join(' or ')}.`
    case 'no-key':
      return names.noKey({ ...problem, setting })
    case 'open-line':
      return names.openLine({ ...problem, setting })
    case 'bad-key':
      return names.badKey({ ...problem, setting })
  }
}
