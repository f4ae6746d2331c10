import { access, chmod, constants, mkdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { UserError, unlessSystemError } from '../../errors.ts'
import { isWithin } from '../../text/paths.ts'
import { planMounts } from './mounts.ts'
import { resourceLimits } from './resource-limits.ts'
import type { Probe, TestedSandbox, Sandbox, SandboxOptions } from './sandbox.ts'
import { bubblewrapSandbox } from './bubblewrap.ts'
import { identityOptions, namespacesSandbox } from './namespaces.ts'
import { noSandbox } from './none.ts'
import type { PlannedParts } from './planned-sandbox.ts'
import { hasPassed, testSandbox, type TestSandbox } from './self-test.ts'
import { UnprotectedTree } from './mount.ts'
import { agentTemporary, homeFolder, TrustContexts, type User } from './trust-contexts.ts'

export type SandboxMode = 'auto' | 'bubblewrap' | 'namespaces' | 'off'

export interface FindSandboxOptions extends SandboxOptions {
  readonly mode: SandboxMode
}

export interface FoundSandbox {
  /** With the default limits. Undefined if none works here: commands are then refused. */
  readonly sandbox: TestedSandbox | undefined
  /** Why each stronger one was refused. */
  readonly refused: readonly string[]
}

export async function findSandbox({ mode, ...options }: FindSandboxOptions): Promise<FoundSandbox> {
  const refused: string[] = []
  const sandbox = await chooseSandbox(mode, options, { onRefusal: (reason) => refused.push(reason) })
  return { sandbox, refused }
}

export interface ChooseOptions {
  /** Called with the reason for each candidate that fails. */
  readonly onRefusal?: (reason: string) => void
  /** The self-test. */
  readonly test?: TestSandbox
}

/**
 * The strongest sandbox that works on this machine. Each candidate is tested by attacks from inside, and chosen only if it prevents
 * all of them. `off` is tested as well, to report what gets through.
 *
 * @returns undefined if `auto` finds none. Commands are then refused, not run without a sandbox.
 * @throws UserError if the sandbox was chosen by name and does not work
 */
export async function chooseSandbox(
  mode: SandboxMode,
  options: SandboxOptions,
  { onRefusal = () => undefined, test = testSandbox }: ChooseOptions = {}
): Promise<TestedSandbox | undefined> {
  const { stateFolder } = options
  const limits = resourceLimits()
  await mkdir(stateFolder, { recursive: true, mode: 0o700 })
  if (mode === 'off') {
    const contexts = new TrustContexts(stateFolder, { isShared: true })
    const sandbox = noSandbox(homeFolder(stateFolder), { limits, contexts })
    const { probes } = await test(sandbox, options)
    return { ...sandbox, probes }
  }

  const failures: string[] = []
  const refuse = (reason: string) => {
    failures.push(reason)
    onRefusal(reason)
  }
  const plan = await planMounts(options).catch((error: unknown) => {
    // No sandbox can change that.
    if (!(error instanceof UnprotectedTree)) throw error
    refuse(error.message)
    return undefined
  })
  if (plan) {
    const owner = await commandUser(options.root)
    const contexts = new TrustContexts(stateFolder, { owner })
    if (owner) await openStateFolder(options)
    for await (const candidate of candidates(mode, stateFolder, { limits, owner, plan, contexts })) {
      const result = await test(candidate, options)
      const { probes, failure } = result
      if (hasPassed(result)) return { ...candidate, temporary: agentTemporary(stateFolder), probes }
      refuse(`${candidate.kind}: ${failure ?? failedText(probes)}`)
    }
  }
  if (mode === 'auto') return undefined
  if (!plan) throw new UserError(`No sandbox can protect this work tree. ${failures.join(' ')}`)
  throw new UserError(
    `The sandbox "${mode}" does not work here (${failures.join('; ') || 'it is not installed'}). ` +
      'Set sandbox to "auto" to use one that works, or install the package bubblewrap and allow user namespaces.'
  )
}

function failedText(probes: readonly Probe[]): string {
  const failed = probes.filter(({ held }) => !held).map(({ name, detail }) => `${name} (${detail})`)
  return `its self-test failed: ${failed.join(', ')}`
}

/**
 * The user that commands run as, if not our own. In a container job the action is root, the work tree belongs to another user, and
 * root without capabilities could not write to it.
 */
async function commandUser(root: string): Promise<User | undefined> {
  const { uid, gid } = await stat(root)
  return process.getuid?.() === 0 && uid !== 0 ? { uid, gid } : undefined
}

/** Lets the user of commands reach the folders that are mounted for them. Their names are not secret, and the other files are ours alone. */
async function openStateFolder({ repository, stateFolder }: SandboxOptions): Promise<void> {
  const own = repository?.borrowed.map(({ folder }) => dirname(folder)).filter((path) => isWithin(path, stateFolder))
  for (const folder of [stateFolder, ...(own ?? [])]) await chmod(folder, 0o711)
}

/** Strongest first. */
async function* candidates(
  mode: SandboxMode,
  stateFolder: string,
  { owner, ...planned }: Omit<PlannedParts, 'emptyFile'> & { readonly owner: User | undefined }
): AsyncGenerator<Sandbox> {
  const names = ['setpriv', 'bwrap', 'unshare', 'sudo']
  const [setpriv, bwrap, unshare, sudo] = await Promise.all(names.map(systemProgram))
  const emptyFile = join(stateFolder, 'empty')
  await writeFile(emptyFile, '')
  const switchUser = owner ? setpriv && [setpriv, ...identityOptions(owner)] : []
  if (mode !== 'namespaces' && bwrap !== undefined && switchUser)
    yield bubblewrapSandbox({ ...planned, emptyFile, program: bwrap, switchUser })
  if (mode === 'bubblewrap' || setpriv === undefined || unshare === undefined) return

  const [skeleton, mountPoint] = [join(stateFolder, 'skeleton'), join(stateFolder, 'root')]
  for (const folder of [skeleton, mountPoint]) await mkdir(folder, { recursive: true, mode: 0o755 })
  const parts = { ...planned, emptyFile, skeleton, mountPoint, elevate: [] }
  const [uid, gid] = [process.getuid?.(), process.getgid?.()]
  if (uid === 0) {
    yield namespacesSandbox({ ...parts, unshare: [unshare], user: owner })
    return
  }
  if (sudo !== undefined && uid !== undefined && gid !== undefined)
    yield namespacesSandbox({ ...parts, elevate: [sudo, '-n', '--'], unshare: [unshare], user: { uid, gid } })
  const asOurselves = ['--user', '--map-current-user', '--keep-caps']
  yield namespacesSandbox({ ...parts, unshare: [unshare, ...asOurselves], user: undefined })
}

/** Searches only the system's folders, because PATH may lead into the work tree. */
async function systemProgram(name: string): Promise<string | undefined> {
  for (const folder of ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/bin']) {
    const path = join(folder, name)
    const problem = await unlessSystemError(access(path, constants.X_OK), 'not executable')
    if (problem === undefined) return path
  }
  return undefined
}
