import { join } from 'node:path'
import type { WireName } from '../emulators/model/script.ts'
import type { ModelEmulator } from '../emulators/model/start-model.ts'

/** Arguments for Node. */
export type Contestant = (model: ModelEmulator) => readonly string[]

const root = join(import.meta.dirname, '..')
const PROMPT = 'Raise the counter.'
/** Room for the longest script. */
const LIMITS = ['--turns', '1000', '--tokens', '900000000']

export const actionFolder = root
export const bundles = join(root, 'dist')

/** The built command line, with its defaults. */
export const forgehandRun: Contestant = forgehandOver('chat')

/** The same, speaking one protocol. */
export function forgehandOver(api: WireName): Contestant {
  return (model) => {
    const endpoint = ['--base-url', model.baseUrlOf(api), '--api', api, '--model', model.name]
    return [join(bundles, 'cli/index.js'), 'run', PROMPT, ...endpoint, '--no-verify', ...LIMITS]
  }
}

/** The floor: about the least that an agent can be. */
export const minimalLoop: Contestant = ({ baseUrl, name }) => [
  join(import.meta.dirname, 'minimal-loop.js'),
  baseUrl,
  name,
  PROMPT
]
