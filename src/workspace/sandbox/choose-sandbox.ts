import { access, chown, constants, mkdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { UserError, isSystemError } from '../../errors.ts'
import { homeFolder, planMounts } from './mounts.ts'
import type { Boundary, Mount } from './mounts.ts'
import { resourceLimits, type ResourceLimits } from './resource-limits.ts'
import type { Probe, TestedSandbox, Sandbox } from './sandbox.ts'
import { bubblewrapSandbox } from './bubblewrap.ts'
import { namespacesSandbox } from './namespaces.ts'
import { noSandbox } from './none.ts'
import { testSandbox } from './self-test.ts'

export type SandboxMode = 'auto' | 'bubblewrap' | 'namespaces' | 'off'

export interface ChooseOptions {
  /** Called when a candidate is being tried, in a process of its own: a time for what keeps ours busy. */
  readonly whileTrying?: () => void
  /** Told of each candidate that is not taken, with the reason. */
  readonly onRefusal?: (text: string) => void
}

/**
 * The strongest boundary that really works here: each candidate is tried by attacks from within, and taken only when all are
 * held. What is off is tried as well, to say what does not hold.
 *
 * @returns undefined when `auto` finds none; commands are then refused, not run without a boundary
 * @throws UserError when the one that was asked for by name does not work
 */
export async function chooseSandbox(
  mode: SandboxMode,
  boundary: Boundary,
  { whileTrying = () => undefined, onRefusal = () => undefined }: ChooseOptions = {}
): Promise<TestedSandbox | undefined> {
  const owner = await commandUser(boundary.root)
  const home = await prepareHome(boundary.stateFolder, owner)
  const limits = resourceLimits(boundary.limits)
  if (mode === 'off') {
    const sandbox = noSandbox(home, limits)
    const { probes } = await testSandbox(sandbox, boundary)
    return { ...sandbox, probes }
  }

  await reserveGitFolder(boundary.root)
  const mounts = await planMounts(boundary)
  const failures: string[] = []
  for await (const candidate of candidates(mode, boundary, { home, limits, owner, mounts })) {
    const trial = testSandbox(candidate, boundary)
    whileTrying()
    const { probes, failure } = await trial
    if (failure === undefined && probes.every(({ held }) => held)) return { ...candidate, probes }
    const reason = `${candidate.kind}: ${failure ?? failedText(probes)}`
    failures.push(reason)
    onRefusal(reason)
  }
  if (mode === 'auto') return undefined
  throw new UserError(
    `The sandbox "${mode}" does not work here (${failures.join('; ') || 'it is not installed'}). ` +
      'Set sandbox to "auto" to take what works, or make it work: install the package bubblewrap, and allow it user namespaces.'
  )
}

function failedText(probes: readonly Probe[]): string {
  const failed = probes.filter(({ held }) => !held).map(({ name, detail }) => `${name} (${detail})`)
  return `its self-test failed: ${failed.join(', ')}`
}

interface User {
  readonly uid: number
  readonly gid: number
}

/**
 * Who commands run as when it is not us: in a container job the action is root and the work tree is another user's, and
 * root without capabilities could not write there.
 */
async function commandUser(root: string): Promise<User | undefined> {
  const { uid, gid } = await stat(root)
  return process.getuid?.() === 0 && uid !== 0 ? { uid, gid } : undefined
}

async function prepareHome(stateFolder: string, owner: User | undefined): Promise<string> {
  const home = homeFolder(stateFolder)
  await mkdir(home, { recursive: true, mode: 0o700 })
  // The work tree may belong to another user than the command's; git would refuse to look at it.
  await writeFile(join(home, '.gitconfig'), '[safe]\n\tdirectory = *\n')
  if (owner) await chown(home, owner.uid, owner.gid)
  return home
}

/**
 * Where there is no `.git`, a command could make one, with a program to run in its configuration, for the next git of the
 * job. One that is there is mounted so that it cannot be written to.
 */
async function reserveGitFolder(root: string): Promise<void> {
  try {
    await mkdir(join(root, '.git'))
  } catch (error) {
    if (!isSystemError(error) || error.code !== 'EEXIST') throw error
  }
}

interface Place {
  readonly home: string
  readonly limits: ResourceLimits
  readonly mounts: readonly Mount[]
  readonly owner: User | undefined
}

/** Strongest first. */
async function* candidates(mode: SandboxMode, { stateFolder }: Boundary, place: Place): AsyncGenerator<Sandbox> {
  const setpriv = await systemProgram('setpriv')
  if (mode !== 'namespaces') yield* bubblewrapCandidates(place, setpriv)
  if (mode === 'bubblewrap' || setpriv === undefined) return

  const mountPoint = join(stateFolder, 'root')
  await mkdir(mountPoint, { recursive: true, mode: 0o700 })
  yield* namespacesCandidates({ ...place, mountPoint })
}

async function* bubblewrapCandidates(place: Place, setpriv: string | undefined): AsyncGenerator<Sandbox> {
  const { owner } = place
  const program = await systemProgram('bwrap')
  if (program === undefined) return
  const emptyFile = join(dirname(place.home), 'empty')
  await writeFile(emptyFile, '')
  if (!owner) yield bubblewrapSandbox({ ...place, program, emptyFile, become: [] })
  else if (setpriv !== undefined) {
    const become = [setpriv, '--reuid', `${owner.uid}`, '--regid', `${owner.gid}`, '--clear-groups']
    yield bubblewrapSandbox({ ...place, program, emptyFile, become })
  }
}

async function* namespacesCandidates(place: Place & { readonly mountPoint: string }): AsyncGenerator<Sandbox> {
  const program = await systemProgram('unshare')
  if (program === undefined) return
  const [uid, gid] = [process.getuid?.(), process.getgid?.()]
  if (uid === 0) {
    yield namespacesSandbox({ ...place, unshare: [program], user: place.owner, hasOwnUsers: false })
    return
  }
  const sudo = await systemProgram('sudo')
  if (sudo !== undefined && uid !== undefined && gid !== undefined) {
    const unshare = [sudo, '-n', '--', program] as const
    yield namespacesSandbox({ ...place, unshare, user: { uid, gid }, hasOwnUsers: false })
  }
  const unshare = [program, '--user', '--map-current-user', '--keep-caps'] as const
  yield namespacesSandbox({ ...place, unshare, user: undefined, hasOwnUsers: true })
}

/** Looked for only where the system keeps programs: PATH may lead into the work tree. */
async function systemProgram(name: string): Promise<string | undefined> {
  for (const folder of ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/bin']) {
    try {
      await access(join(folder, name), constants.X_OK)
      return join(folder, name)
    } catch (error) {
      if (!isSystemError(error)) throw error
    }
  }
  return undefined
}
