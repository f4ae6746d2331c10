import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Installation } from '../../src/domain/installation.ts'
import { installDependencies, missingDependencies, openPackageCache } from '../../src/setup/install-dependencies.ts'
import { temporaryWorkspace, unaborted, workingSandboxes } from './temporary-workspace.ts'

export const sandboxes = await workingSandboxes()
export const [sandbox = 'off'] = sandboxes

/** No modules that a developer has on this machine. */
const environment = { ...process.env, GOMODCACHE: '/var/empty/no-modules' }

/** Installs as the pipeline does, and runs a command afterwards. */
export async function installIn(
  files: Readonly<Record<string, string>>,
  {
    command = 'true',
    foreignReason,
    keeps = false
  }: { readonly command?: string; readonly foreignReason?: string; readonly keeps?: boolean } = {}
) {
  await using place = await temporaryWorkspace({ files, sandbox, environment })
  const installations: Installation[] = []
  const options = { onEnd: (installation: Installation) => installations.push(installation), signal: unaborted }
  const search = { ...options, task: { changed: [], text: '' }, onSkipped: () => undefined }
  const missing = await missingDependencies(place.workspace, search)
  const kept = join(place.base, 'kept')
  const cache = keeps ? await openPackageCache(kept, place.root) : undefined
  const request = { missing, foreignReason, cache }
  const { workspace } = await installDependencies(place.workspace, request, options)
  const missingLater = await missingDependencies(workspace, { ...search, onEnd: () => undefined })
  const { exitCode, output } = await workspace.run(command, { context: 'agent', network: false, signal: unaborted })
  return {
    installations,
    /** What a later run in the same workspace would install again. */
    missingLater: missingLater.map(({ tool }) => tool),
    exitCode,
    output,
    hasRunScript: existsSync(join(place.root, 'ran.txt')),
    kept: existsSync(kept) ? readdirSync(kept) : []
  }
}
