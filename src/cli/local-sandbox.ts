import { homedir } from 'node:os'
import { readablePathsIn } from '../settings/local-access.ts'
import type { FindSandboxOptions } from '../workspace/sandbox/choose-sandbox.ts'
import { stateHome } from './checkpoint-folder.ts'

/** What the sandboxes of all local checkouts have in common. @throws UserError for a variable with a mistake */
export function localSandboxOptions(): Pick<FindSandboxOptions, 'home' | 'closed' | 'readable' | 'environment'> {
  const { env } = process
  return { home: homedir(), closed: [stateHome(env)], readable: readablePathsIn(env), environment: env }
}
