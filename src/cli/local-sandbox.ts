import { homedir } from 'node:os'
import type { FindSandboxOptions } from '../workspace/sandbox/find-sandbox.ts'
import { stateHome } from './checkpoint-folder.ts'

/** What the sandboxes of all local checkouts have in common. */
export function localSandboxOptions(): Pick<FindSandboxOptions, 'home' | 'closed' | 'environment'> {
  return { home: homedir(), closed: [stateHome(process.env)], environment: process.env }
}
