import type { Environment, NetworkAccess } from '../domain/settings.ts'
import { UserError } from '../errors.ts'
import { quoteForShell } from '../text/shell-quote.ts'

export const READABLE_PATH = /^~?(?:\/(?!\.{1,2}(?:\/|$))[^/\p{Cc}]+)+\/?$/u
export const EXPECTED_READABLE_PATH = 'an absolute path, or one that starts with ~/, such as /srv/tools, without ..'

/**
 * What the user's own environment opens to commands on the command line.
 * Attack: there, agent.yml is a file of the work tree, which a command writes or a clone of somebody else brings. So its list opens nothing.
 *
 * @throws UserError for an entry that agent.yml could not have either
 */
export function readablePathsIn({ FORGEHAND_READABLE_PATHS = '' }: Environment): readonly string[] {
  const paths = FORGEHAND_READABLE_PATHS.split(':').filter((path) => path !== '')
  for (const [index, path] of paths.entries()) {
    if (READABLE_PATH.test(path)) continue
    const value = JSON.stringify(path)
    throw new UserError(`FORGEHAND_READABLE_PATHS[${index}] is ${value}. Expected ${EXPECTED_READABLE_PATH}.`)
  }
  return paths
}

/** The line that opens these paths too. @throws as `readablePathsIn` */
export function exportLine(paths: readonly string[], environment: Environment): string {
  const all = new Set([...readablePathsIn(environment), ...paths])
  return `export FORGEHAND_READABLE_PATHS=${quoteForShell([...all].join(':'))}`
}

/** What commands and servers reach at most on the command line, of what agent.yml lists; for the reason of `readablePathsIn`. */
export function localNetwork({ FORGEHAND_NETWORK = '' }: Environment): true | readonly string[] {
  const hosts = FORGEHAND_NETWORK.split(',').filter((host) => host !== '')
  return hosts.includes('*') || hosts
}

/** The line that opens what agent.yml asks for; undefined if it is open. */
export function networkLine(asked: readonly NetworkAccess[], environment: Environment): string | undefined {
  const open = localNetwork(environment)
  const hosts = asked.includes(true) ? ['*'] : asked.filter((each) => typeof each !== 'boolean').flat()
  if (open === true || hosts.every((host) => open.includes(host))) return undefined
  return `export FORGEHAND_NETWORK=${quoteForShell([...new Set([...open, ...hosts])].join(','))}`
}
