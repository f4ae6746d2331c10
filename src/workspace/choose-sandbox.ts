import { execFile } from 'node:child_process'
import { access, chown, constants, mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { UserError, isSystemError, messageOf } from '../errors.ts'
import { homeFolder, planMounts } from './mounts.ts'
import type { Boundary, Mount } from './mounts.ts'
import type { Sandbox } from './sandbox.ts'
import { bubblewrapSandbox } from './sandbox-bubblewrap.ts'
import { namespacesSandbox } from './sandbox-namespaces.ts'
import { noSandbox } from './sandbox-none.ts'

export type SandboxMode = 'auto' | 'bubblewrap' | 'namespaces' | 'off'

/**
 * The strongest boundary that really works here: each candidate is tried by running a command in it.
 *
 * @param whileTrying is called when a candidate is being tried, in a process of its own: a time for what keeps ours busy
 * @returns undefined when `auto` finds none; commands are then refused, not run without a boundary
 * @throws UserError when the one that was asked for by name does not work
 */
export async function chooseSandbox(
  mode: SandboxMode,
  boundary: Boundary,
  whileTrying: () => void = () => undefined
): Promise<Sandbox | undefined> {
  const owner = await commandUser(boundary.root)
  const home = await prepareHome(boundary.stateFolder, owner)
  if (mode === 'off') return noSandbox(home)

  await reserveGitFolder(boundary.root)
  const mounts = await planMounts(boundary)
  const failures: string[] = []
  for await (const candidate of candidates(mode, boundary, { home, owner, mounts })) {
    const trial = probe(candidate, boundary.root)
    whileTrying()
    const failure = await trial
    if (failure === undefined) return candidate
    failures.push(`${candidate.kind}: ${failure}`)
  }
  if (mode === 'auto') return undefined
  throw new UserError(
    `The sandbox "${mode}" does not work here (${failures.join('; ') || 'it is not installed'}). ` +
      'Set sandbox to "auto" to take what works, or make it work: install the package bubblewrap, and allow it user namespaces.'
  )
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
  if (!owner) yield bubblewrapSandbox({ ...place, program, become: [] })
  else if (setpriv !== undefined) {
    const become = [setpriv, '--reuid', `${owner.uid}`, '--regid', `${owner.gid}`, '--clear-groups']
    yield bubblewrapSandbox({ ...place, program, become })
  }
}

async function* namespacesCandidates(place: Place & { readonly mountPoint: string }): AsyncGenerator<Sandbox> {
  const program = await systemProgram('unshare')
  if (program === undefined) return
  const [uid, gid] = [process.getuid?.(), process.getgid?.()]
  if (uid === 0) {
    yield namespacesSandbox({ ...place, unshare: [program], user: place.owner })
    return
  }
  const sudo = await systemProgram('sudo')
  if (sudo !== undefined && uid !== undefined && gid !== undefined) {
    yield namespacesSandbox({ ...place, unshare: [sudo, '-n', '--', program], user: { uid, gid } })
  }
  const unshare = [program, '--user', '--map-current-user', '--keep-caps'] as const
  yield namespacesSandbox({ ...place, unshare, user: undefined })
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

/** Runs a command in the sandbox that must not be able to write outside. Returns why it does not work. */
async function probe(sandbox: Sandbox, root: string): Promise<string | undefined> {
  // /proc/sys: as root it would be written to without any capability, and it has the machine run programs.
  const script = 'test -w . && ! test -w /usr && ! test -w /etc && ! test -w /proc/sys/kernel/core_pattern'
  const command = { script, cwd: root, network: false, environment: { PATH: '/usr/bin:/bin' } }
  const { file, args, environment } = sandbox.wrap(command)
  try {
    await promisify(execFile)(file, args, { env: environment, cwd: '/', timeout: 10_000 })
    return undefined
  } catch (error) {
    const [, complaint = ''] = messageOf(error).split('\n')
    return complaint.trim() === '' ? 'a command in it failed' : complaint.trim()
  }
}
