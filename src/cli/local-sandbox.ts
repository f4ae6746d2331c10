import { createHash } from 'node:crypto'
import { homedir } from 'node:os'
import { basename, isAbsolute, join, sep } from 'node:path'
import type { Environment } from '../domain/settings.ts'
import { readablePathsIn } from '../settings/local-access.ts'
import type { FindSandboxOptions } from '../workspace/sandbox/choose-sandbox.ts'

/** The folder with the checkpoints of all checkouts of this user. Commands of a run cannot see it. */
export function stateHome(environment: Environment): string {
  const chosen = environment['XDG_STATE_HOME'] ?? ''
  return join(isAbsolute(chosen) ? chosen : join(homedir(), '.local/state'), 'forgehand')
}

/** The folder with the checkpoints of a checkout; undefined when it would be inside the checkout, where commands could change it. */
export function checkpointFolder(root: string, environment: Environment): string | undefined {
  const home = stateHome(environment)
  if (home.startsWith(root === sep ? sep : root + sep)) return undefined
  // The hash distinguishes checkouts with the same name. The name is for users.
  return join(home, `${basename(root)}-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`)
}

/** What the sandboxes of all local checkouts have in common. @throws UserError for a variable with a mistake */
export function localSandboxOptions(): Pick<FindSandboxOptions, 'home' | 'closed' | 'readable' | 'environment'> {
  const { env } = process
  return { home: homedir(), closed: [stateHome(env)], readable: readablePathsIn(env), environment: env }
}
