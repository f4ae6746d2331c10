import type { Severity } from '../domain/severity.ts'
import { CREDENTIAL_FOLDERS, SSH_KEY_TYPES } from './credential-paths.ts'
import { isInGitFolder } from '../text/normalized-path.ts'
import { nameOf } from '../text/paths.ts'
import { criticalEffect, INTERPRETER, POSIX_SHELL } from './programs.ts'
import { leadsOutside, type WorkingDirectory } from './working-directory.ts'

/** What the severity of a command depends on. */
export interface Invocation {
  /** Without its folder. */
  readonly program: string
  readonly words: readonly string[]
  /** Names of the programs whose output it reads. */
  readonly pipedFrom: readonly string[]
  readonly directory: WorkingDirectory
}

const order: readonly Severity[] = ['none', 'medium', 'high', 'critical']

export function worstOf(severities: readonly Severity[]): Severity {
  return severities.reduce((worst, each) => (order.indexOf(each) > order.indexOf(worst) ? each : worst), 'none')
}

const highLines: readonly RegExp[] = [
  /^(rm|shred|truncate) .*-[a-zA-Z]*[rRf]|^rm .*--(recursive|force)/,
  /^(chmod|chown|chgrp|setfacl|kill|pkill|killall|ln)\b/,
  /^git (push|reset|clean|checkout|restore|rebase|commit|merge|cherry-pick|am|apply|tag|branch|config|gc|prune|update-ref|worktree|submodule|remote|fetch|pull)\b/,
  /^(eval|exec|source|\.|alias|trap|enable)( |$)/,
  /^(ssh|scp|sftp|rsync|nc|ncat|netcat|socat|telnet|ftp|gpg|gpg2|openssl|osascript)( |$)/,
  /^(curl|wget) .*(-d|--data|-T|-F|--form|--upload|--post)/,
  /^(systemctl|service|launchctl|docker|podman|kubectl|helm|terraform|aws|gcloud|az|gh)( |$)/,
  new RegExp(String.raw`^(${POSIX_SHELL}|fish|${INTERPRETER})( .*)? (-\w*[ceEr]|--eval|-)( |$)`),
  /^find .*-(exec|execdir|ok|okdir|delete|fprint)/
]

/** The severity of a command that no rule allows. */
export function severityOf(invocation: Invocation): Exclude<Severity, 'none'> {
  if (criticalReason(invocation) !== undefined) return 'critical'
  const line = [invocation.program, ...invocation.words].join(' ')
  return highLines.some((pattern) => pattern.test(line)) ? 'high' : 'medium'
}

/** Programs that run their input, or the words after them. */
export const inputRunners = new RegExp(`^(${POSIX_SHELL}|(?:c|tc|fi)sh|${INTERPRETER}|sudo|eval|source)$`)
export const fetchers = /^(curl|wget|fetch|aria2c|nc|ncat|socat)$/

const credentials = new RegExp(
  [
    String.raw`(^|/)(\.(?:${CREDENTIAL_FOLDERS.join('|')}|netrc|git-credentials|pypirc)|id_(?:${SSH_KEY_TYPES.join('|')}))(/|$)`,
    String.raw`^/etc/(shadow|gshadow|sudoers)`,
    String.raw`^/proc/[^/]+/(environ|mem|maps)`,
    String.raw`\.docker/config\.json`,
    '_runner_file_commands'
  ].join('|')
)

/** Files that hold credentials in a home folder, and harmless settings in a repository. */
const homeSettings = /(^|\/)(\.npmrc|\.docker|\.config)(\/|$)/

/** Subcommands that publish, or that use or change permissions and credentials. */
const publishing: readonly RegExp[] = [
  /^(npm|pnpm|bun)( -\S+)* (publish|unpublish|deprecate|dist-tag|owner|access|token|login|adduser|logout|team|star|hook|trust)\b/,
  /^yarn (npm )?(publish|owner|tag|login|logout|team)\b/,
  /^(cargo|poetry|uv|hatch|flit|pdm) (publish|login|owner|yank|logout)\b/,
  /^gem (push|yank|owner|signin)\b/,
  /^(docker|podman|buildah|helm|oras) (push|login|logout)\b/,
  /^(mvnw?|gradlew?)( .*)? (deploy|publish\w*|release:\w+)\b/,
  /^mvnw?( .*)? (?!-)([\w.:@-]*deploy[\w.:@-]*|[\w.:-]+:(push|publish|upload|release|perform)[\w.@-]*)( |$)/,
  // Gradle takes `pub` for publish, and `pTMR` for publishToMavenRepository.
  /^gradlew?( .*)? (?!-)(\S*:)?(publish\w*|upload\w*|pu(b(l(i(sh?)?)?)?)?([A-Z]\w*)?|p(?!T?R( |$))([A-Z]\w*)?)( |$)/,
  /^(sbt|lein|mix|cabal|stack|luarocks|dart|flutter|deno|mill|opam|rebar3|conan|jsr|lerna|changeset|semantic-release|np|release-it)( .*)? (\S*[:/])?(\+?publish\w*|deploy|upload|hex\.publish|release)( |$)/,
  /^(dotnet )?nuget( -\S+)* (push|delete)\b/,
  /^gh (auth|secret|variable|api|ssh-key|gpg-key|(release|repo|workflow|pr) (?!view|list|diff|checks|status))\b/,
  /^(terraform|tofu|pulumi) (apply|destroy|up)\b/,
  /^kubectl (apply|delete|exec|create|patch|replace|drain)\b/,
  /^aws configure\b|^gcloud auth\b|^git (credential\S*|send-email|filter-branch|update-ref -d)\b/,
  /^systemctl (poweroff|reboot|halt|start|stop|restart|enable|disable|mask|daemon-reload)\b|^service /,
  /^python[\d.]* -m twine\b|^setup\.py upload\b|^npm (config|set) .*(_authtoken|_password)/i,
  /^security (find|dump)-|^pass (show|ls)\b|^gpg2?( .*)? --export-secret/
]

/** Returns why no rule can allow a command; undefined when a rule can. */
export function criticalReason(invocation: Invocation): string | undefined {
  const { program, words, pipedFrom } = invocation
  const effect = criticalEffect(program)
  if (effect !== undefined) return `${program} ${effect}.`
  const line = [nameOf(program), ...words].join(' ')
  if (publishing.some((pattern) => pattern.test(line)))
    return `"${line}" publishes, or uses permissions and credentials.`
  if (inputRunners.test(program) && pipedFrom.some((name) => fetchers.test(name))) {
    return `${program} would run code downloaded from the network.`
  }
  if (readsCredentials(invocation)) return 'It would read credentials.'
  return harmTo(invocation)
}

function readsCredentials(invocation: Invocation): boolean {
  const { words, directory } = invocation
  const isInHome = (word: string) => word.startsWith('~') || leadsOutside(word, directory)
  if (words.some((word) => homeSettings.test(word) && isInHome(word))) return true
  return pathsOf(invocation).some((word) => credentials.test(word.replace(/^@|^-[\w-]*=/, '')))
}

/** The words that can be paths, without text that is printed or searched for. */
function pathsOf({ program, words }: Invocation): readonly string[] {
  if (program === 'echo' || program === 'printf') return []
  const pattern = /^([ef]?grep|rg)$/.test(program) ? words.findIndex((word) => !word.startsWith('-')) : -1
  return words.filter((_, index) => index !== pattern)
}

/** Options that give a container control of the machine, or access to its files. */
const containerEscape =
  /^(--privileged|--pid=host|--net(work)?=host|--cap-add.*|(-v|--volume=?|--mount=?.*)?\/:.*)$|docker\.sock/

/** Folders of the operating system, as the source of a regular expression. */
export const SYSTEM_FOLDERS = 'etc|boot|usr|bin|sbin|lib|proc|sys'
const systemPath = new RegExp(String.raw`^/(dev/(?!null|std)|${SYSTEM_FOLDERS})\b`)

/** What a program does with these words to the machine, to the whole work tree or to other people's commits. */
function harmTo(invocation: Invocation): string | undefined {
  const { program, words } = invocation
  if (/^(rm|rmdir|unlink)$/.test(program)) return removal(invocation)
  if (/^(chmod|chown|chgrp|setfacl|chattr)$/.test(program)) return permissionChange(invocation)
  if (program === 'git') return forcedPush(words)
  if (/^(docker|podman)$/.test(program) && words.some((word) => containerEscape.test(word))) {
    return `${program} would give a container access to the machine.`
  }
  if (/^(cp|mv|ln|install|tee|truncate)$/.test(program) && words.some((word) => systemPath.test(word))) {
    return `${program} would write to the operating system.`
  }
  return undefined
}

function removal({ words, directory }: Invocation): string | undefined {
  if (words.includes('--no-preserve-root')) return 'It removes the root of the machine.'
  const end = words.indexOf('--')
  const options = words.slice(0, end < 0 ? undefined : end)
  const isRecursive = options.some((word) => /^-[a-zA-Z]*[rR]|^--r/.test(word))
  const targets = words.filter((word, index) => !word.startsWith('-') || (end >= 0 && index > end))
  const target = targets.find(
    (word) => isWholeTree(word, directory) || isInGitFolder(word) || (isRecursive && leadsOutside(word, directory))
  )
  return target !== undefined && (isRecursive || isInGitFolder(target) || /[*]/.test(target))
    ? `It removes ${target} and everything in it.`
    : undefined
}

function isWholeTree(path: string, { root }: WorkingDirectory): boolean {
  return (
    /^(\/|~|\.\.?|\*|\/\*|~\/\*|\.\/\*|\.\/|\.\.\/\*|\$HOME.*|\$\{HOME\}.*|\$PWD.*)\/?$/.test(path) ||
    path === root ||
    path === `${root ?? '/'}/`
  )
}

function permissionChange({ program, words, directory }: Invocation): string | undefined {
  const isRecursive = words.some((word) => /^-[a-zA-Z]*R|^--recursive/.test(word))
  const target = words.find((word) => /^[/~]/.test(word) && leadsOutside(word, directory))
  if (target !== undefined) return `${program} would change the permissions of ${target}, outside the repository.`
  const isOpen = isRecursive && words.some((word) => /^0?777$|^a\+rwx$|^a=rwx$|^o\+w/.test(word))
  return isOpen ? `${program} would let every user change everything.` : undefined
}

/** For a push that loses commits, wherever its options stand. */
function forcedPush(words: readonly string[]): string | undefined {
  const at = words.indexOf('push')
  if (at < 0) return undefined
  const loses = words
    .slice(at + 1)
    .some((word) => /^(--force.*|--mirror|--delete|--prune|-[a-z]*[fd][a-z]*)$|^\+.|^:./.test(word))
  return loses ? 'A push that forces, or that deletes a branch, loses the commits of others.' : undefined
}
