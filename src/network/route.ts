import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { withForwarder } from './forwarder.ts'
import type { Internet } from './internet.ts'
import { openProxy } from './proxy.ts'
import { shorten } from '../text/shorten.ts'

export interface RouteOptions {
  readonly hosts: readonly string[]
  /** Of our own; commands see only what is opened to them. */
  readonly stateFolder: string
  readonly internet: Internet
  /** Told of each destination once. */
  readonly onRefusal: (text: string) => void
}

/** The way out of one boundary. Disposing closes it. */
export interface Route extends AsyncDisposable {
  /** What the command must be able to read besides. */
  readonly readable: readonly string[]
  /** The script with the way at hand. */
  wrap(script: string): string
  /** Lines on what was not let through, for whoever reads the output; '' for none. */
  notes(): string
}

const MAX_TOLD = 10
const MAX_SHOWN = 200

export async function openRoute({ hosts, stateFolder, internet, onRefusal }: RouteOptions): Promise<Route> {
  const folder = join(stateFolder, 'network', randomUUID())
  const refused = new Map<string, string>()
  let left = 0
  const proxy = await openProxy({
    hosts,
    folder,
    internet,
    onRefusal: ({ destination, reason }) => {
      const text = `${shown(destination)} was not reached. ${reason}`
      if (refused.has(destination)) return
      if (refused.size >= MAX_TOLD) {
        left += 1
        return
      }
      refused.set(destination, text)
      onRefusal(`A command wanted the network. ${text}`)
    }
  })
  const node = process.execPath
  return {
    readable: [folder, node],
    wrap: (script) => withForwarder(script, { node, folder, socket: proxy.socket }),
    notes: () => {
      if (refused.size === 0) return ''
      const lines = [...refused.values(), ...(left > 0 ? [`${left} more requests were refused.`] : [])]
      return lines.map((line) => `[network] ${line}\n`).join('')
    },
    [Symbol.asyncDispose]: async () => {
      await proxy[Symbol.asyncDispose]()
      await rm(folder, { recursive: true, force: true })
    }
  }
}

/** Names are letters, digits and dots; what is none may be anything. */
function shown(destination: string): string {
  return shorten(destination.replace(/[^\x21-\x7e]/g, '?'), MAX_SHOWN)
}
