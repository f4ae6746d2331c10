import { providers } from '../settings/providers.ts'

/** The provider of an endpoint that is none of the known ones. */
export const OTHER = 'other'

/** Vertex AI takes no key: examples/vertex.yml shows the steps that it needs. */
export const offered = providers.filter(({ name }) => name !== 'vertex')

/** The names that `--provider` accepts. */
export const offeredProviders: readonly string[] = [...offered.map(({ name }) => name), OTHER]
