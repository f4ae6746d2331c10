import { Resolver } from 'node:dns/promises'
import { connect, type Socket } from 'node:net'

/** What the proxy needs of the world. */
export interface Internet {
  /** All addresses of a name, as it stands: no search domains, no file of hosts. Empty when it has none. */
  resolve(host: string): Promise<readonly string[]>
  /** @param address is one that was resolved; nothing is resolved here */
  connect(address: string, port: number): Socket
}

/**
 * The real one. Names are asked for by a resolver of our own, for the system's would keep the threads that files need.
 *
 * @param servers for tests: addresses of name servers in the place of the system's
 */
export function openInternet(servers?: readonly string[]): Internet {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 })
  if (servers) resolver.setServers(servers)
  return {
    resolve: async (host) => {
      const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
    },
    connect: (address, port) => connect({ host: address, port })
  }
}
