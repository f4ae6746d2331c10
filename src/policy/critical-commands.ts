import { isInGitFolder } from './normalized-path.ts'
import { leadsOutside, type WorkingDirectory } from './working-directory.ts'

/** A command as far as its harm goes: its program without a folder, its words, and the programs that it is piped from. */
export interface Invocation {
  readonly program: string
  readonly words: readonly string[]
  readonly pipedFrom: readonly string[]
  readonly place: WorkingDirectory
}

/** Programs that change the machine, its users or other machines, whatever they are told. */
const always: Readonly<Record<string, string>> = {
  ...named('sudo doas su pkexec run0 runuser', 'takes other rights'),
  ...named(
    'dd mkfs mkswap fdisk sfdisk parted wipefs shred blkdiscard badblocks losetup cryptsetup',
    'writes to disks'
  ),
  ...named('shutdown reboot halt poweroff init telinit kexec', 'stops the machine'),
  ...named(
    'mount umount chroot nsenter unshare pivot_root insmod rmmod modprobe sysctl setcap',
    'changes the kernel’s state'
  ),
  ...named('useradd userdel usermod groupadd passwd chpasswd visudo chsh', 'changes users and their rights'),
  ...named('iptables ip6tables nft ufw firewall-cmd route', 'changes the network'),
  ...named('crontab at batch systemd-run', 'runs something later, after the run has ended'),
  ...named('twine vsce ovsx', 'publishes')
}

/** Programs that run what they are given as their input. */
export const shells = /^((ba|da|z|k|c|tc|fi)?sh|python[\d.]*|perl|ruby|node|php|sudo|eval|source)$/
export const fetchers = /^(curl|wget|fetch|aria2c|nc|ncat|socat)$/
const secretPlaces =
  /(^|\/)(\.ssh|\.aws|\.gnupg|\.kube|\.netrc|\.git-credentials|\.pypirc|id_(rsa|dsa|ecdsa|ed25519))(\/|$)|^\/etc\/(shadow|gshadow|sudoers)|^\/proc\/[^/]+\/(environ|mem|maps)|\.docker\/config\.json|_runner_file_commands/

/** Files that hold credentials in a home folder, and settings in a repository. */
const ownerPlaces = /(^|\/)(\.npmrc|\.docker|\.config)(\/|$)/

/** Sub-commands that publish, or that hand out or change rights. */
const publishing: readonly RegExp[] = [
  /^(npm|pnpm|bun) (publish|unpublish|deprecate|dist-tag|owner|access|token|login|adduser|logout|team|star|hook|trust)\b/,
  /^yarn (npm )?(publish|owner|tag|login|logout|team)\b/,
  /^(cargo|poetry|uv|hatch|flit|pdm) (publish|login|owner|yank|logout)\b/,
  /^gem (push|yank|owner|signin)\b/,
  /^(docker|podman|buildah|helm|oras) (push|login|logout)\b/,
  /^(mvn|gradle|gradlew|\.\/gradlew|\.\/mvnw)( .*)? (deploy|publish\w*|release:\w+)\b/,
  /^(dotnet )?nuget (push|delete)\b/,
  /^gh (auth|secret|variable|api|ssh-key|gpg-key|(release|repo|workflow|pr) (?!view|list|diff|checks|status))\b/,
  /^(terraform|tofu|pulumi) (apply|destroy|up)\b/,
  /^kubectl (apply|delete|exec|create|patch|replace|drain)\b/,
  /^aws configure\b|^gcloud auth\b|^git (credential\S*|send-email|filter-branch|update-ref -d)\b/,
  /^systemctl (poweroff|reboot|halt|start|stop|restart|enable|disable|mask|daemon-reload)\b|^service /,
  /^python[\d.]* -m twine\b|^setup\.py upload\b|^npm (config|set) .*(_authtoken|_password)/i,
  /^security (find|dump)-|^pass (show|ls)\b|^gpg2?( .*)? --export-secret/
]

/** Why a command never runs by itself, whatever rule allows it; undefined when it is not one of those. */
export function criticalReason(harm: Invocation): string | undefined {
  const { program, words, pipedFrom } = harm
  const what = always[program.replace(/^(mkfs)\..*/, '$1')]
  if (what !== undefined) return `${program} ${what}.`
  const line = [program, ...words].join(' ')
  if (publishing.some((pattern) => pattern.test(line)))
    return `"${line}" publishes, or works with rights and credentials.`
  if (shells.test(program) && pipedFrom.some((name) => fetchers.test(name)))
    return `${program} would run what was fetched from the network.`
  if (words.some((word) => ownerPlaces.test(word) && (word.startsWith('~') || leadsOutside(word, harm.place)))) {
    return 'It reaches for credentials.'
  }
  if (pathsOf(harm).some((word) => secretPlaces.test(word.replace(/^@|^-[\w-]*=/, ''))))
    return 'It reaches for credentials.'
  if (program === 'rm' || program === 'rmdir' || program === 'unlink') return removal(harm)
  if (/^(chmod|chown|chgrp|setfacl|chattr)$/.test(program)) return rights(harm)
  if (program === 'git') return forced(words)
  if (
    /^(docker|podman)$/.test(program) &&
    words.some((word) =>
      /^(--privileged|--pid=host|--net(work)?=host|--cap-add.*|(-v|--volume=?|--mount=?.*)?\/:.*)$|docker\.sock/.test(
        word
      )
    )
  ) {
    return `${program} would give a container the machine.`
  }
  if (
    /^(cp|mv|ln|install|tee|truncate)$/.test(program) &&
    words.some((word) => /^\/(dev\/(?!null|std)|etc|boot|usr|bin|sbin|lib|proc|sys)\b/.test(word))
  ) {
    return `${program} would write to the system.`
  }
  return undefined
}

function named(names: string, what: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, what]))
}

/** The words that may be paths: what is printed or searched for is none. */
function pathsOf({ program, words }: Invocation): readonly string[] {
  if (program === 'echo' || program === 'printf') return []
  const pattern = /^([ef]?grep|rg)$/.test(program) ? words.findIndex((word) => !word.startsWith('-')) : -1
  return words.filter((_, index) => index !== pattern)
}

/** Removing whole trees that are not part of the work, or all of it. */
function removal({ words, place }: Invocation): string | undefined {
  if (words.includes('--no-preserve-root')) return 'It removes the root of the machine.'
  const end = words.indexOf('--')
  const options = words.slice(0, end < 0 ? undefined : end)
  const isRecursive = options.some((word) => /^-[a-zA-Z]*[rR]|^--r/.test(word))
  const targets = words.filter((word, index) => !word.startsWith('-') || (end >= 0 && index > end))
  const target = targets.find(
    (word) => isWholeTree(word, place) || isInGitFolder(word) || (isRecursive && leadsOutside(word, place))
  )
  return target !== undefined && (isRecursive || isInGitFolder(target) || /[*]/.test(target))
    ? `It removes ${target}, with all that is in it.`
    : undefined
}

function isWholeTree(path: string, { root }: WorkingDirectory): boolean {
  return (
    /^(\/|~|\.\.?|\*|\/\*|~\/\*|\.\/\*|\.\/|\.\.\/\*|\$HOME.*|\$\{HOME\}.*|\$PWD.*)\/?$/.test(path) ||
    path === root ||
    path === `${root ?? '/'}/`
  )
}

function rights({ program, words, place }: Invocation): string | undefined {
  const isRecursive = words.some((word) => /^-[a-zA-Z]*R|^--recursive/.test(word))
  const target = words.find(
    (word) =>
      !word.startsWith('-') &&
      (word === '/' || word.startsWith('/') || word.startsWith('~')) &&
      leadsOutside(word, place)
  )
  if (target !== undefined) return `${program} would change the rights of ${target}, outside the repository.`
  const isOpen = isRecursive && words.some((word) => /^0?777$|^a\+rwx$|^a=rwx$|^o\+w/.test(word))
  return isOpen ? `${program} would let everybody change everything.` : undefined
}

/** A push that loses commits, wherever its options stand. */
function forced(words: readonly string[]): string | undefined {
  const at = words.indexOf('push')
  if (at < 0) return undefined
  const loses = words
    .slice(at + 1)
    .some((word) => /^(--force.*|--mirror|--delete|--prune|-[a-z]*[fd][a-z]*)$|^\+.|^:./.test(word))
  return loses ? 'A forced push, or one that deletes a branch, loses the commits of others.' : undefined
}
