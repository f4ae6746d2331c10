import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessSystemError } from '../errors.ts'
import type { SandboxReport } from '../report/run-snapshot.ts'
import { documentationUrl } from '../text/documentation-url.ts'
import type { Verdict } from './finding.ts'
import { installing } from './programs.ts'

/** What decides whether a sandbox works here. */
export interface Machine {
  readonly platform: NodeJS.Platform
  /** The text of each file of `OBSTACLES`; undefined if it is not there, '' if it cannot be read. */
  readonly files: Readonly<Record<string, string | undefined>>
}

/** What can be in the way of a sandbox: a file that shows it, and what to run. See docs/sandbox.md. */
interface Obstacle {
  readonly path: string
  readonly shows: RegExp
  readonly remedy: string
  /** True if nothing else helps. */
  readonly isAll?: true
}

const CONTAINER =
  'Run the job directly on the machine: remove `container:` from the job. In a container of your own, the default seccomp profile of Docker keeps the sandbox from mounting file systems. `docker run --privileged` allows that, and much more.'

const OBSTACLES: readonly Obstacle[] = [
  { path: '.dockerenv', shows: /^/, remedy: CONTAINER, isAll: true },
  { path: 'run/.containerenv', shows: /^/, remedy: CONTAINER, isAll: true },
  {
    path: 'proc/sys/kernel/unprivileged_userns_clone',
    shows: /^0$/m,
    remedy: setting('kernel.unprivileged_userns_clone=1')
  },
  { path: 'proc/sys/user/max_user_namespaces', shows: /^0$/m, remedy: setting('user.max_user_namespaces=15000') },
  {
    // Only programs with a profile create user namespaces, as on Ubuntu since 24.04. This permits it to bubblewrap alone.
    path: 'proc/sys/kernel/apparmor_restrict_unprivileged_userns',
    shows: /^1$/m,
    remedy: [
      String.raw`printf 'abi <abi/4.0>,\nprofile bwrap /usr/bin/bwrap flags=(unconfined) {\n  userns,\n}\n' |`,
      '  sudo tee /etc/apparmor.d/bwrap',
      'sudo apparmor_parser --replace /etc/apparmor.d/bwrap'
    ].join('\n')
  }
]
const STATUS = 'proc/self/status'

function setting(line: string): string {
  return `echo ${line} | sudo tee /etc/sysctl.d/60-forgehand.conf\nsudo sysctl --system`
}

export async function readMachine(platform: NodeJS.Platform): Promise<Machine> {
  const paths = [STATUS, ...OBSTACLES.map(({ path }) => path)]
  const read = async (path: string) => {
    const text = await unlessSystemError(readFile(join('/', path), 'utf8'), undefined)
    // Podman's file is for root alone.
    return [path, text ?? (existsSync(join('/', path)) ? '' : undefined)]
  }
  return { platform, files: Object.fromEntries(await Promise.all(paths.map(read))) as Machine['files'] }
}

/**
 * @param report of the sandbox that was chosen, after its self-test
 * @param isOff true if the workflow or the command line asks for none
 */
export function judgeSandbox(report: SandboxReport, machine: Machine, isOff: boolean): Verdict {
  const { description, probes, refused } = report
  if (isOff)
    return {
      state: 'warning',
      title: 'The sandbox is off.',
      detail: 'What the model runs can read every file and key of this machine, change them, and use the network.',
      remedy: 'Remove `sandbox: off` from the workflow, or --sandbox off from the command.'
    }
  if (description !== undefined)
    return { state: 'ok', title: `The sandbox withstood all ${probes.length} attacks of its self-test: ${description}` }
  return {
    state: 'problem',
    title: 'No sandbox works here, so no command is run and nothing is verified.',
    ...(refused.length > 0 && { detail: `What was tried: ${refused.join('; ')}.` }),
    remedy: sandboxRemedy(refused, machine)
  }
}

/** What to run so that a sandbox works, as far as the failures and the machine show it. */
function sandboxRemedy(refused: readonly string[], { platform, files }: Machine): string {
  if (platform !== 'linux') return 'Use a machine with Linux: the sandbox needs namespaces of its kernel.'
  if (refused.some((reason) => reason.includes('/bin/bash'))) return 'Install bash: commands run in /bin/bash.'
  const found = OBSTACLES.filter(({ path, shows }) => files[path] !== undefined && shows.test(files[path]))
  const alone = found.find(({ isAll }) => isAll)
  if (alone) return alone.remedy
  // Bubblewrap is tried wherever it is installed.
  const isMissing = refused.every((reason) => reason.startsWith('namespaces:'))
  const lines = [...(isMissing ? [installing('bubblewrap')] : []), ...found.map(({ remedy }) => remedy)]
  if (lines.length > 0) return lines.join('\n')
  return /^Seccomp:\s*2$/m.test(files[STATUS] ?? '')
    ? 'Start the runner without its system call filter, which refuses namespaces or mounts. In a systemd unit, RestrictNamespaces= and SystemCallFilter= install one.'
    : `${documentationUrl('docs/sandbox.md')} lists what a sandbox needs. \`forgehand tool run_command --sandbox bubblewrap\` shows its own error.`
}
