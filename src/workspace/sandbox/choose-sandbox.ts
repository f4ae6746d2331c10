import { access, chmod, chown, constants, mkdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { UserError, unlessSystemError } from '../../errors.ts'
import { homeFolder, planMounts, temporaryFolder, type Mount } from './mounts.ts'
import { resourceLimits } from './resource-limits.ts'
import type { Probe, TestedSandbox, Sandbox, SandboxOptions } from './sandbox.ts'
import { bubblewrapSandbox } from './bubblewrap.ts'
import { namespacesSandbox } from './namespaces.ts'
import { noSandbox } from './none.ts'
import { hasPassed, testSandbox, type TestSandbox } from './self-test.ts'
import type { ResourceLimits } from '../../domain/resource-limits.ts'

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
  const owner = await commandUser(options.root)
  const home = await prepareHome(options.stateFolder, owner)
  const limits = resourceLimits()
  if (mode === 'off') {
    const sandbox = noSandbox(home, limits)
    const { probes } = await test(sandbox, options)
    return { ...sandbox, probes }
  }

  await reserveGitFolder(options.root)
  const mounts = await planMounts(options)
  const temporary = temporaryFolder(options.stateFolder)
  if (owner) {
    await chown(temporary, owner.uid, owner.gid)
    await openObjects(options)
  }
  const failures: string[] = []
  for await (const candidate of candidates(mode, options, { home, limits, owner, mounts })) {
    const result = await test(candidate, options)
    const { probes, failure } = result
    if (hasPassed(result)) return { ...candidate, temporary, probes }
    const reason = `${candidate.kind}: ${failure ?? failedText(probes)}`
    failures.push(reason)
    onRefusal(reason)
  }
  if (mode === 'auto') return undefined
  throw new UserError(
    `The sandbox "${mode}" does not work here (${failures.join('; ') || 'it is not installed'}). ` +
      'Set sandbox to "auto" to use one that works, or install the package bubblewrap and allow user namespaces.'
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
 * The user that commands run as, if not our own. In a container job the action is root, the work tree belongs to another user, and
 * root without capabilities could not write to it.
 */
async function commandUser(root: string): Promise<User | undefined> {
  const { uid, gid } = await stat(root)
  return process.getuid?.() === 0 && uid !== 0 ? { uid, gid } : undefined
}

async function prepareHome(stateFolder: string, owner: User | undefined): Promise<string> {
  const home = homeFolder(stateFolder)
  await mkdir(home, { recursive: true, mode: 0o700 })
  // Git refuses to work in a tree of another user, and the command's user may be another one.
  await writeFile(join(home, '.gitconfig'), '[safe]\n\tdirectory = *\n')
  if (owner) await chown(home, owner.uid, owner.gid)
  return home
}

/** Lets the user of commands open our object store. The other files in its folder contain no secrets. */
async function openObjects({ repository, stateFolder }: SandboxOptions): Promise<void> {
  const own = repository?.borrowed.map(({ folder }) => dirname(folder)).filter((path) => path.startsWith(stateFolder))
  for (const folder of own ?? []) await chmod(folder, 0o711)
}

/**
 * Without a `.git`, a command could create one whose configuration names a program, and the next git of the job would run it. An
 * existing `.git` is mounted read-only.
 */
async function reserveGitFolder(root: string): Promise<void> {
  await unlessSystemError(mkdir(join(root, '.git')), undefined, ['EEXIST'])
}

interface CandidateParts {
  readonly home: string
  readonly limits: ResourceLimits
  readonly mounts: readonly Mount[]
  readonly owner: User | undefined
}

/** Strongest first. */
async function* candidates(
  mode: SandboxMode,
  { stateFolder }: SandboxOptions,
  parts: CandidateParts
): AsyncGenerator<Sandbox> {
  const setpriv = await systemProgram('setpriv')
  if (mode !== 'namespaces') yield* bubblewrapCandidates(parts, setpriv)
  if (mode === 'bubblewrap' || setpriv === undefined) return

  const mountPoint = join(stateFolder, 'root')
  await mkdir(mountPoint, { recursive: true, mode: 0o700 })
  yield* namespacesCandidates({ ...parts, mountPoint })
}

async function* bubblewrapCandidates(parts: CandidateParts, setpriv: string | undefined): AsyncGenerator<Sandbox> {
  const { owner } = parts
  const program = await systemProgram('bwrap')
  if (program === undefined) return
  const emptyFile = join(dirname(parts.home), 'empty')
  await writeFile(emptyFile, '')
  if (!owner) yield bubblewrapSandbox({ ...parts, program, emptyFile, switchUser: [] })
  else if (setpriv !== undefined) {
    const switchUser = [setpriv, '--reuid', `${owner.uid}`, '--regid', `${owner.gid}`, '--clear-groups']
    yield bubblewrapSandbox({ ...parts, program, emptyFile, switchUser })
  }
}

async function* namespacesCandidates(parts: CandidateParts & { readonly mountPoint: string }): AsyncGenerator<Sandbox> {
  const program = await systemProgram('unshare')
  if (program === undefined) return
  const [uid, gid] = [process.getuid?.(), process.getgid?.()]
  if (uid === 0) {
    yield namespacesSandbox({ ...parts, unshare: [program], user: parts.owner, hasUserNamespace: false })
    return
  }
  const sudo = await systemProgram('sudo')
  if (sudo !== undefined && uid !== undefined && gid !== undefined) {
    const unshare = [sudo, '-n', '--', program] as const
    yield namespacesSandbox({ ...parts, unshare, user: { uid, gid }, hasUserNamespace: false })
  }
  const unshare = [program, '--user', '--map-current-user', '--keep-caps'] as const
  yield namespacesSandbox({ ...parts, unshare, user: undefined, hasUserNamespace: true })
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
