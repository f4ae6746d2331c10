import { nameOf } from '../text/paths.ts'
import type { Severity } from '../domain/settings.ts'
import { criticalEffect, programName, textOf } from './known-programs.ts'
import type { LineCommand } from './shell-line.ts'

const order: readonly Severity[] = ['none', 'medium', 'high', 'critical']

export function worstOf(severities: readonly Severity[]): Severity {
  return severities.reduce((worst, each) => (order.indexOf(each) > order.indexOf(worst) ? each : worst), 'none')
}

const highLines: readonly RegExp[] = [
  /^(rm|shred|truncate) .*-[a-zA-Z]*[rRf]|^rm .*--(recursive|force)/,
  /^(chmod|chown|chgrp|setfacl|kill|pkill|killall|ln) /,
  /^git (push|reset|clean|checkout|restore|rebase|commit|merge|cherry-pick|am|apply|tag|branch|config|gc|prune|update-ref|worktree|submodule|remote|fetch|pull)( |$)/,
  /^(eval|exec|source|\.|alias|trap|enable)( |$)/,
  /^(ssh|scp|sftp|rsync|nc|ncat|netcat|socat|telnet|ftp|gpg|gpg2|openssl|osascript)( |$)/,
  /^(curl|wget) .*(-d|--data|-T|-F|--form|--upload|--post)/,
  /^(systemctl|service|launchctl|docker|podman|kubectl|helm|terraform|aws|gcloud|az|gh)( |$)/,
  /^((ba|da|z|k|fi)?sh|python[\d.]*|perl|ruby|node|php)( .*)? (-\w*[ceEr]|--eval|-)( |$)/,
  /^find .*-(exec|execdir|ok|okdir|delete|fprint)/
]

/** How much harm a command could do outside a sandbox. */
export function severityOf(command: LineCommand): Exclude<Severity, 'none'> {
  if (criticalReason(command) !== undefined) return 'critical'
  const line = textOf(command.words)
  return highLines.some((pattern) => pattern.test(line)) ? 'high' : 'medium'
}

/** Subcommands that publish, or that use or change permissions and credentials. */
const publishing: readonly RegExp[] = [
  /^(npm|pnpm|bun)( (?!run |run-script )\S+)* (publish|unpublish|deprecate|dist-tag|owner|access|token|login|adduser|logout|team|star|hook|trust)( |$)/,
  /^yarn( workspace \S+)?( npm)? (publish|owner|tag|login|logout|team)( |$)/,
  /^(cargo|poetry|uv|hatch|flit|pdm)( [-+]\S+)* (publish|login|owner|yank|logout)( |$)/,
  /^gem (push|yank|owner|signin)( |$)/,
  /^(docker|podman|buildah|helm|oras) (push|login|logout)( |$)/,
  /^(mvnw?|gradlew?|sbt|lein|mill)( .*)? ([\w.:]*:)?(deploy|publish\w*|upload\w*|release)(:\w+)?( |$)/,
  /^(mix|cabal|stack|luarocks|dart|flutter|deno|opam|rebar3|conan|jsr|lerna|changeset|semantic-release|np|release-it)( .*)? (\S*[:/])?(publish|deploy|upload|hex\.publish|release)( |$)/,
  /^(dotnet )?nuget( -\S+)* (push|delete)( |$)/,
  /^gh (auth|secret|variable|api|ssh-key|gpg-key|(release|repo|workflow|pr) (?!view|list|diff|checks|status))/,
  /^(terraform|tofu|pulumi) (apply|destroy|up)( |$)/,
  /^kubectl (apply|delete|exec|create|patch|replace|drain)( |$)/,
  /^aws configure|^gcloud auth|^git (credential\S*|send-email|filter-branch)( |$)/,
  /^systemctl (poweroff|reboot|halt|start|stop|restart|enable|disable|mask|daemon-reload)( |$)|^service /
]

const fetcher = /^(curl|wget|fetch|aria2c|nc|ncat|socat)$/

/** Why no rule can allow a command; undefined if a rule can. */
export function criticalReason(command: LineCommand): string | undefined {
  const { words, runner } = command
  const effect = criticalEffect(programName(words[0]))
  const name = nameOf(words[0])
  if (effect !== undefined) return `${name} ${effect}.`
  const line = textOf(command.words)
  if (publishing.some((pattern) => pattern.test(line)))
    return `"${line}" publishes, or uses permissions and credentials.`
  if (runner !== undefined && fetcher.test(name)) return `${runner} would run code downloaded from the network.`
  if (name === 'git' && losesCommits(words)) {
    return 'A push that forces, or that deletes a branch, loses the commits of others.'
  }
  const removed = name === 'rm' ? wholeTreeIn(words) : undefined
  return removed === undefined ? undefined : `It removes ${removed} and everything in it.`
}

function losesCommits(words: readonly string[]): boolean {
  const at = words.indexOf('push')
  const isForced = (word: string) => /^(--force.*|--mirror|--delete|--prune|-(?=[a-z]*[fd])[a-z]+)$|^\+.|^:./.test(word)
  return at > 0 && words.slice(at + 1).some(isForced)
}

/** The root of the machine, a home folder or the work tree, if `rm` gets it with an option to delete recursively. */
function wholeTreeIn(words: readonly string[]): string | undefined {
  const isRecursive = words.some((word) => /^(-(?=[a-zA-Z]*[rR])[a-zA-Z]+|--recursive)$/.test(word))
  const isWhole = (word: string) => /^(?=.)(\/+|~|\.\.?|\$\{?(HOME|PWD)\}?)?\/?\*?$/.test(word)
  return isRecursive ? words.slice(1).find(isWhole) : undefined
}
