import { access, constants, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessSystemError } from '../errors.ts'

/** What decides whether a sandbox works here. */
export interface Machine {
  readonly platform: NodeJS.Platform
  /** ID and ID_LIKE of /etc/os-release, such as `ubuntu debian`; '' if it has none. */
  readonly distribution: string
  readonly hasBubblewrap: boolean
  /** The init process of a sandbox and its commands run in it. */
  readonly hasBash: boolean
  /** True if a system call filter applies to this process, as a container or a systemd unit can install one. */
  readonly isFiltered: boolean
  /** True if AppArmor lets only programs with a profile create user namespaces, as on Ubuntu since 24.04. */
  readonly isAppArmorRestricting: boolean
  /** The sysctl that forbids user namespaces; undefined if none does. */
  readonly forbiddingSysctl: 'kernel.unprivileged_userns_clone' | 'user.max_user_namespaces' | undefined
  readonly isContainer: boolean
}

/** @param root of the file system; tests have another one */
export async function readMachine(platform: NodeJS.Platform, root = '/'): Promise<Machine> {
  const read = async (path: string) => {
    const content = await unlessSystemError(readFile(join(root, path), 'utf8'), '')
    return content.slice(0, MAX_FILE).trim()
  }
  const exists = async (path: string, mode = constants.F_OK) =>
    (await unlessSystemError(access(join(root, path), mode), 'missing')) === undefined
  const [release, restricting, clone, maximum, status, hasBash, ...paths] = await Promise.all([
    read('etc/os-release'),
    read('proc/sys/kernel/apparmor_restrict_unprivileged_userns'),
    read('proc/sys/kernel/unprivileged_userns_clone'),
    read('proc/sys/user/max_user_namespaces'),
    read('proc/self/status'),
    exists('bin/bash', constants.X_OK),
    ...['.dockerenv', 'run/.containerenv'].map((path) => exists(path)),
    ...['usr/bin/bwrap', 'bin/bwrap', 'usr/local/bin/bwrap'].map((path) => exists(path, constants.X_OK))
  ])
  const [isDocker = false, isPodman = false, ...programs] = paths
  const names = [...release.matchAll(/^ID(?:_LIKE)?="?([\w .-]*)"?$/gm)].map(([, name = '']) => name)
  return {
    platform,
    distribution: names.join(' '),
    hasBubblewrap: programs.includes(true),
    hasBash,
    isFiltered: /^Seccomp:\s*2$/m.test(status),
    isAppArmorRestricting: restricting === '1',
    forbiddingSysctl:
      clone === '0' ? 'kernel.unprivileged_userns_clone' : maximum === '0' ? 'user.max_user_namespaces' : undefined,
    isContainer: isDocker || isPodman
  }
}

const MAX_FILE = 16_384
