import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { withForwarder } from './forwarder.ts'
import type { Internet } from './internet.ts'
import { openProxy } from './proxy.ts'
import { shorten } from '../text/shorten.ts'

export interface RouteOptions {
  readonly hosts: readonly string[]
  /** See `ProxyOptions`. */
  readonly settingsFile: string
  /** See `ProxyOptions`. */
  readonly allowsMirrors?: boolean
  /** The state folder of the run. Commands see only the paths that are made readable to them. */
  readonly stateFolder: string
  readonly internet: Internet
  /** Called once per destination. */
  readonly onRefusal: (text: string) => void
}

/** The network access of one sandboxed command. Disposing closes it. */
export interface Route extends AsyncDisposable {
  /** More paths that the command must be able to read. */
  readonly readable: readonly string[]
  /** Wraps a script so that it can use this access. */
  wrap(script: string): string
  /** Lines about refused requests, to append to the output; '' for none. */
  notes(): string
}

const MAX_REPORTED = 10
const MAX_SHOWN = 200

export async function openRoute({
  hosts,
  settingsFile,
  allowsMirrors = false,
  stateFolder,
  internet,
  onRefusal
}: RouteOptions): Promise<Route> {
  const folder = join(stateFolder, 'network', randomUUID())
  const refused = new Map<string, string>()
  let left = 0
  const proxy = await openProxy({
    hosts,
    settingsFile,
    allowsMirrors,
    folder,
    internet,
    onRefusal: ({ destination, reason }) => {
      const text = `${printable(destination)} was refused. ${reason}`
      if (refused.has(destination)) return
      if (refused.size >= MAX_REPORTED) {
        left += 1
        return
      }
      refused.set(destination, text)
      onRefusal(`A command tried to use the network. ${text}`)
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

/** Safe to print: a destination that is not a host name can contain any character. */
function printable(destination: string): string {
  return shorten(destination.replace(/[^\x20-\x7e]/g, '?'), MAX_SHOWN)
}
