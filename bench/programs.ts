import { join } from 'node:path'
import type { WireName } from '../emulators/model/script.ts'
import type { ModelEmulator } from '../emulators/model/start-model.ts'

/** Returns the Node arguments of a program that works with the given model. */
export type BenchProgram = (model: ModelEmulator) => readonly string[]

const root = join(import.meta.dirname, '..')
const PROMPT = 'Raise the counter.'
/** Enough for the longest script. */
const LIMITS = ['--turns', '1000', '--tokens', '900000000']

export const actionFolder = root
export const bundles = join(root, 'dist')

/** The built command line, with its defaults. */
export const forgehandRun: BenchProgram = forgehandOver('chat')

/** The same with one protocol. */
export function forgehandOver(api: WireName): BenchProgram {
  return (model) => {
    const endpoint = ['--base-url', model.baseUrlOf(api), '--api', api, '--model', model.name]
    return [join(bundles, 'cli/index.js'), 'run', PROMPT, ...endpoint, '--no-verify', ...LIMITS]
  }
}

/** The floor: about the smallest possible agent. */
export const minimalLoop: BenchProgram = ({ baseUrl, name }) => [
  join(import.meta.dirname, 'minimal-loop.js'),
  baseUrl,
  name,
  PROMPT
]
