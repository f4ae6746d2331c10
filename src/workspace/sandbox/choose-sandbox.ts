import { access, chmod, constants, mkdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { UserError, unlessSystemError } from '../../errors.ts'
import { isWithin } from '../../text/paths.ts'
import { homeFolder, planMounts, type MountPlan } from './mounts.ts'
import { resourceLimits } from './resource-limits.ts'
import type { Probe, TestedSandbox, Sandbox, SandboxOptions } from './sandbox.ts'
import { bubblewrapSandbox } from './bubblewrap.ts'
import { namespacesSandbox, type NamespacesParts } from './namespaces.ts'
import { noSandbox } from './none.ts'
import { hasPassed, testSandbox, type TestSandbox } from './self-test.ts'
import type { ResourceLimits } from '../../domain/resource-limits.ts'
import { UnprotectedTree } from './mount.ts'
import { agentTemporary, TrustContexts, type User } from './trust-contexts.ts'

export type SandboxMode = 'auto' | 'bubblewrap' | 'namespaces' | 'off'

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
    const sandbox = noSandbox(homeFolder(stateFolder), {
      limits,
      contexts: new TrustContexts(stateFolder, { isShared: true })
    })
    const { probes } = await test(sandbox, options)
    return { ...sandbox, probes }
  }

  const failures: string[] = []
  const refuse = (reason: string) => {
    failures.push(reason)
    onRefusal(reason)
  }
  const plan = await planUnless(options, refuse)
  if (plan) {
    const owner = await commandUser(options.root)
    const contexts = new TrustContexts(stateFolder, { owner })
    if (owner) await openStateFolder(options)
    for await (const candidate of candidates(mode, options, { limits, owner, plan, contexts })) {
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

/** Undefined if the work tree is refused, which no sandbox can change. */
async function planUnless(options: SandboxOptions, refuse: (reason: string) => void): Promise<MountPlan | undefined> {
  try {
    return await planMounts(options)
  } catch (error) {
    if (!(error instanceof UnprotectedTree)) throw error
    refuse(error.message)
    return undefined
  }
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

interface CandidateParts {
  readonly limits: ResourceLimits
  readonly plan: MountPlan
  readonly contexts: TrustContexts
  readonly owner: User | undefined
}

/** Strongest first. */
async function* candidates(
  mode: SandboxMode,
  { stateFolder }: SandboxOptions,
  parts: CandidateParts
): AsyncGenerator<Sandbox> {
  const setpriv = await systemProgram('setpriv')
  const emptyFile = join(stateFolder, 'empty')
  await writeFile(emptyFile, '')
  if (mode !== 'namespaces') yield* bubblewrapCandidates({ ...parts, emptyFile }, setpriv)
  if (mode === 'bubblewrap' || setpriv === undefined) return

  const [skeleton, mountPoint] = [join(stateFolder, 'skeleton'), join(stateFolder, 'root')]
  for (const folder of [skeleton, mountPoint]) await mkdir(folder, { recursive: true, mode: 0o755 })
  yield* namespacesCandidates({ ...parts, emptyFile, skeleton, mountPoint })
}

interface BubblewrapCandidate extends CandidateParts {
  readonly emptyFile: string
}

async function* bubblewrapCandidates(parts: BubblewrapCandidate, setpriv: string | undefined): AsyncGenerator<Sandbox> {
  const { owner } = parts
  const program = await systemProgram('bwrap')
  if (program === undefined) return
  if (!owner) yield bubblewrapSandbox({ ...parts, program, switchUser: [] })
  else if (setpriv !== undefined) {
    const switchUser = [setpriv, '--reuid', `${owner.uid}`, '--regid', `${owner.gid}`, '--clear-groups']
    yield bubblewrapSandbox({ ...parts, program, switchUser })
  }
}

async function* namespacesCandidates(
  parts: BubblewrapCandidate & Pick<NamespacesParts, 'skeleton' | 'mountPoint'>
): AsyncGenerator<Sandbox> {
  const program = await systemProgram('unshare')
  if (program === undefined) return
  const [uid, gid] = [process.getuid?.(), process.getgid?.()]
  if (uid === 0) {
    yield namespacesSandbox({ ...parts, elevate: [], unshare: [program], user: parts.owner })
    return
  }
  const sudo = await systemProgram('sudo')
  if (sudo !== undefined && uid !== undefined && gid !== undefined) {
    yield namespacesSandbox({ ...parts, elevate: [sudo, '-n', '--'], unshare: [program], user: { uid, gid } })
  }
  const unshare = [program, '--user', '--map-current-user', '--keep-caps'] as const
  yield namespacesSandbox({ ...parts, elevate: [], unshare, user: undefined })
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
