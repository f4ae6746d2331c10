import type { Environment, NetworkAccess } from '../domain/settings.ts'
import { quoteForShell } from '../text/shell-quote.ts'

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
