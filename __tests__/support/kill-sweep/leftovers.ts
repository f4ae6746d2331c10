import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { commandLines } from '../command-lines.ts'

/** Files of ours in a work tree, and programs that still run for the emulators. */
export async function leftovers(folder: string, workspaces: readonly string[]): Promise<string[]> {
  const names = await Promise.all(
    [...new Set(workspaces)].map((workspace) => readdir(workspace, { recursive: true }).catch(() => []))
  )
  const files = names.flat().filter((name) => /(^|\/)\.forgehand-/.test(name))
  return [...files.map((name) => `${name} was left in the workspace`), ...(await survivors(folder))]
}

const PATIENCE_MS = 60_000

async function survivors(folder: string): Promise<string[]> {
  const endsAt = performance.now() + PATIENCE_MS
  for (;;) {
    const running = runningFor(folder)
    if (running.length === 0 || performance.now() > endsAt) return running.map((line) => `still running: ${line}`)
    await delay(25)
  }
}

function runningFor(folder: string): string[] {
  // The git processes of the emulators use this folder too.
  return commandLines().filter(
    (line) => line.includes(folder) && !line.includes('http-backend') && !line.includes('upload-pack')
  )
}

/** True if a file of the runner's temporary folder contains the text. */
export async function holdsSecret(temp: string, token: string): Promise<boolean> {
  const names = await readdir(temp, { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile())
  const texts = await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1')))
  return texts.some((text) => text.includes(token))
}
