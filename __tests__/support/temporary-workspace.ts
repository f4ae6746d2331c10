import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { UserError } from '../../src/errors.ts'
import type { Environment } from '../../src/domain/settings.ts'
import type { Internet } from '../../src/network/internet.ts'
import { chooseSandbox, type SandboxMode } from '../../src/workspace/sandbox/choose-sandbox.ts'
import { homeFolder, TrustContexts } from '../../src/workspace/sandbox/trust-contexts.ts'
import { noSandbox } from '../../src/workspace/sandbox/none.ts'
import { resourceLimits } from '../../src/workspace/sandbox/resource-limits.ts'
import type { TestedSandbox, SandboxOptions } from '../../src/workspace/sandbox/sandbox.ts'
import { openWorkspace, type Workspace } from '../../src/workspace/workspace.ts'
import { testOnce } from './test-once.ts'
import { testsFolder } from './tests-folder.ts'

export interface TemporaryWorkspace extends AsyncDisposable {
  readonly workspace: Workspace
  readonly root: string
  /** Holds the root, and the state folder beside it. */
  readonly base: string
}

export interface TemporaryOptions {
  readonly files?: Readonly<Record<string, string>>
  /** Called before the workspace is opened. */
  readonly prepare?: (root: string) => void
  /** Undefined: no sandbox works, so that commands are refused. */
  readonly sandbox?: SandboxMode
  readonly commands?: readonly string[]
  readonly verify?: readonly string[]
  readonly environment?: Environment | ((root: string) => Environment)
  readonly network?: readonly string[]
  readonly networkLimit?: boolean | readonly string[]
  readonly writablePaths?: readonly string[]
  readonly internet?: Internet
  readonly warn?: (text: string) => void
  /** Absolute. */
  readonly closed?: readonly string[]
}

/** The folder of Node and of the test programs. Commands would not see it if this checkout were in /tmp. */
export const programs = join(import.meta.dirname, '../..')

/** A real folder with files, opened as the action opens it. */
export async function temporaryWorkspace(options: TemporaryOptions = {}): Promise<TemporaryWorkspace> {
  const base = await realpath(await mkdtemp(join(testsFolder, 'forgehand-workspace-')))
  const [root, stateFolder] = [join(base, 'tree'), join(base, 'state')]
  const { closed = [] } = options
  await writeFiles(root, { '.git/HEAD': 'ref: refs/heads/main\n', ...options.files })
  options.prepare?.(root)
  const { environment: given = { PATH: process.env['PATH'] } } = options
  const environment = typeof given === 'function' ? given(root) : given
  const home = environment['HOME'] ?? join(base, 'user-home')
  const sandboxOptions = { root, stateFolder, home, closed, readable: [programs], environment }
  const sandbox =
    options.sandbox === 'off' ? await untestedOff(stateFolder) : await chosen(options.sandbox, sandboxOptions)
  const { commands, network = [], networkLimit = true, internet, warn, writablePaths } = options
  const verify = options.verify?.map((run) => ({ run, quick: undefined, reports: [] }))
  const reach = { network, networkLimit, writablePaths, warn, ...(internet && { internet }) }
  return {
    workspace: await openWorkspace({ root, stateFolder, sandbox, environment, closed, commands, verify, ...reach }),
    root,
    base,
    [Symbol.asyncDispose]: () => rm(base, { recursive: true, force: true })
  }
}

async function chosen(
  mode: SandboxMode | undefined,
  sandboxOptions: SandboxOptions
): Promise<TestedSandbox | undefined> {
  return mode && chooseSandbox(mode, sandboxOptions, { test: testOnce })
}

/** Skips the self-test, which would take most of the time of a test that runs one command. */
async function untestedOff(stateFolder: string): Promise<TestedSandbox> {
  const home = homeFolder(stateFolder)
  await mkdir(home, { recursive: true })
  const contexts = new TrustContexts(stateFolder, { isShared: true })
  return { ...noSandbox(home, { limits: resourceLimits(), contexts }), probes: [] }
}

/** The sandboxes that can be set up on this machine, strongest first. */
export async function workingSandboxes(): Promise<('bubblewrap' | 'namespaces')[]> {
  const working: ('bubblewrap' | 'namespaces')[] = []
  for (const sandbox of ['bubblewrap', 'namespaces'] as const) {
    try {
      await using place = await temporaryWorkspace({ sandbox })
      if (place.workspace.sandbox) working.push(sandbox)
    } catch (error) {
      if (!(error instanceof UserError)) throw error
    }
  }
  return working
}

export async function writeFiles(root: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
}

export const unaborted = new AbortController().signal
