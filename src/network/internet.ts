import { Resolver } from 'node:dns/promises'
import { connect, type Socket } from 'node:net'

/** How the proxy reaches the internet. */
export interface Internet {
  /** All addresses of a name, without search domains and /etc/hosts. Empty if it has none. */
  resolve(host: string): Promise<readonly string[]>
  /** @param address an IP address; nothing is resolved here */
  connect(address: string, port: number): Socket
}

/**
 * The real internet. Uses its own resolver, because the system's would block threads that file operations need.
 *
 * @param servers for tests: name servers to use instead of the system's
 */
export function openInternet(servers?: readonly string[]): Internet {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 })
  if (servers) resolver.setServers(servers)
  const pending = new Map<string, Promise<readonly string[]>>()
  const resolve = async (host: string) => {
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  }
  return {
    // A package manager opens dozens of connections at once, and name servers drop some of that many identical queries.
    resolve: (host) => {
      const asked = pending.get(host) ?? resolve(host).finally(() => pending.delete(host))
      pending.set(host, asked)
      return asked
    },
    connect: (address, port) => connect({ host: address, port })
  }
}
