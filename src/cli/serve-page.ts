import { once } from 'node:events'
import type { Emulators } from '../../emulators/start-emulators.ts'
import type { Served } from './render-page.ts'

/** Serves the threads, the runs and their traces as the website of the GitHub emulator. Each request shows the current state. */
export function openPages(emulators: Emulators, served: () => Served): void {
  emulators.github.servePages(async (path) => {
    const { renderPath } = await import('./render-page.ts')
    return await renderPath(path, emulators, served())
  })
}

/** Prints the addresses, and waits for Ctrl+C. */
export async function keepServing(urls: readonly string[], signal: AbortSignal, say: (text: string) => void) {
  if (signal.aborted) return
  say(`\n${urls.map((url) => `Open ${url} (Ctrl+C ends it)\n`).join('')}`)
  await once(signal, 'abort')
}

export function addressOf({ github }: Emulators): string {
  return `${github.serverUrl}/`
}
