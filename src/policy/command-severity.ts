import { criticalReason, type Invocation } from './critical-commands.ts'
import type { Severity } from '../domain/severity.ts'

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
  /^(bash|sh|zsh|dash|ksh|fish|python[\d.]*|node|perl|ruby|php)( .*)? (-\w*[ceEr]|--eval|-)( |$)/,
  /^find .*-(exec|execdir|ok|okdir|delete|fprint)/
]

/** How much harm a command can do that no rule has let through. */
export function severityOf(harm: Invocation): Exclude<Severity, 'none'> {
  if (criticalReason(harm) !== undefined) return 'critical'
  const line = [harm.program, ...harm.words].join(' ')
  return highLines.some((pattern) => pattern.test(line)) ? 'high' : 'medium'
}
