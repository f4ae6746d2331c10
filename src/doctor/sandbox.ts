import type { SandboxReport } from '../report/run-snapshot.ts'
import type { Finding } from './finding.ts'
import type { Machine } from './machine.ts'
import { documentationUrl } from '../text/documentation-url.ts'

/**
 * @param report of the sandbox that was chosen, after its self-test
 * @param isOff true if the workflow or the command line asks for none
 */
export function judgeSandbox(report: SandboxReport, machine: Machine, isOff: boolean): Finding {
  const id = 'sandbox'
  const { description, probes, refused } = report
  if (isOff)
    return {
      id,
      state: 'warning',
      title: 'The sandbox is off.',
      detail: 'What the model runs can read every file and key of this machine, change them, and use the network.',
      remedy: 'Remove `sandbox: off` from the workflow, or --sandbox off from the command.'
    }
  if (description !== undefined)
    return {
      id,
      state: 'ok',
      title: `The sandbox withstood all ${probes.length} attacks of its self-test: ${description}`
    }
  return {
    id,
    state: 'problem',
    title: 'No sandbox works here, so no command is run and nothing is verified.',
    ...(refused.length > 0 && { detail: `What was tried: ${refused.join('; ')}.` }),
    remedy: sandboxRemedy(machine)
  }
}

/** What to run so that a sandbox works, as far as the machine shows it. See docs/sandbox.md. */
export function sandboxRemedy(machine: Machine): string {
  const { platform, isContainer, hasBash, hasBubblewrap, forbiddingSysctl: sysctl, isAppArmorRestricting } = machine
  if (platform !== 'linux') return 'Use a machine with Linux: the sandbox needs namespaces of its kernel.'
  if (!hasBash) return 'Install bash: commands run in /bin/bash.'
  if (isContainer)
    return 'Run the job directly on the machine: remove `container:` from the job. In a container of your own, the default seccomp profile of Docker keeps the sandbox from mounting file systems. `docker run --privileged` allows that, and much more.'
  const lines = [
    ...(hasBubblewrap ? [] : [installBubblewrap(machine)]),
    ...(sysctl === undefined ? [] : allowNamespaces(sysctl)),
    ...(isAppArmorRestricting ? APP_ARMOR : [])
  ]
  if (lines.length > 0) return lines.join('\n')
  return machine.isFiltered
    ? 'Start the runner without its system call filter, which refuses namespaces or mounts. In a systemd unit, RestrictNamespaces= and SystemCallFilter= install one.'
    : `${documentationUrl('docs/sandbox.md')} lists what a sandbox needs. \`forgehand tool run_command --sandbox bubblewrap\` shows its own error.`
}

/** The first that the distribution is, or is like. */
const INSTALLERS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:debian|ubuntu)\b/, 'sudo apt-get update && sudo apt-get install --yes --no-install-recommends bubblewrap'],
  [/\b(?:fedora|rhel|centos)\b/, 'sudo dnf install --assumeyes bubblewrap'],
  [/\bsuse\b/, 'sudo zypper --non-interactive install bubblewrap'],
  [/\barch\b/, 'sudo pacman -S --noconfirm bubblewrap'],
  [/\balpine\b/, 'sudo apk add bubblewrap util-linux bash']
]

function installBubblewrap({ distribution }: Machine): string {
  const known = INSTALLERS.find(([name]) => name.test(distribution))?.[1]
  return known ?? "# install the package bubblewrap with this distribution's package manager"
}

function allowNamespaces(sysctl: NonNullable<Machine['forbiddingSysctl']>): readonly string[] {
  const value = sysctl === 'user.max_user_namespaces' ? 15_000 : 1
  return [`echo ${sysctl}=${value} | sudo tee /etc/sysctl.d/60-forgehand.conf`, 'sudo sysctl --system']
}

/** Permits it to bubblewrap alone, instead of turning the protection off for all programs. */
const APP_ARMOR = [
  String.raw`printf 'abi <abi/4.0>,\nprofile bwrap /usr/bin/bwrap flags=(unconfined) {\n  userns,\n}\n' |`,
  '  sudo tee /etc/apparmor.d/bwrap',
  'sudo apparmor_parser --replace /etc/apparmor.d/bwrap'
]
