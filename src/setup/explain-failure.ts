import type { InstallProblem } from '../domain/installation.ts'
import { formatDuration } from '../text/format.ts'
import { headAndTail } from '../text/head-and-tail.ts'
import type { CommandResult } from '../workspace/commands/run-command.ts'
import { agentFileRemedy, workflowRemedy, type Remedy } from './remedies.ts'
import type { InstallPlan } from './install-plan.ts'

type Failure = Pick<CommandResult, 'exitCode' | 'timedOut' | 'output' | 'durationMs'>

/** Why dependencies are not installed, and the YAML that installs them. */
export function explainFailure(plan: InstallPlan, failure: Failure): InstallProblem {
  const { cause, line, remedy } = causeOf(plan, failure)
  return { cause, line: line.trim(), ...remedy, output: shortened(failure.output) }
}

/** The same when the head has commits of strangers. */
export function explainForeignHead(plan: InstallPlan, reason: string): InstallProblem {
  const cause = `${plan.command} can run code of the pull request, and ${reason}`
  return { cause, line: '', ...workflowRemedy(plan), output: '' }
}

interface Cause {
  readonly cause: string
  readonly line: string
  readonly remedy: Remedy
}

function causeOf(plan: InstallPlan, { exitCode, timedOut, output, durationMs }: Failure): Cause {
  const lines = output.split('\n')
  const find = (pattern: RegExp) => lines.find((each) => pattern.test(each)) ?? ''
  if (timedOut) {
    const cause = `${plan.command} did not end within ${formatDuration(durationMs)}.`
    return { cause, line: lines.findLast((each) => each.trim() !== '') ?? '', remedy: workflowRemedy(plan) }
  }
  const refused = lines.flatMap((each) => /^\[network\] (\S+) was refused/.exec(each)?.[1] ?? [])
  for (const { pattern, detail = pattern, sentence, remedyFor } of KNOWN_CAUSES) {
    const line = find(pattern) && (find(detail) || find(pattern))
    if (line !== '') return { cause: sentence(plan), line, remedy: remedyFor(plan, { line, refused }) }
  }
  const status = exitCode === undefined ? 'was killed' : `ended with exit code ${exitCode}`
  return { cause: `${plan.command} ${status}.`, line: find(ERROR) || find(MAYBE_ERROR), remedy: workflowRemedy(plan) }
}

const ERROR = /^\s*(npm (error|ERR!) (?!A complete log)|ERR_|error\b|ERROR\b|fatal:|\[ERROR\]|➤ YN\d+: .*Error)/
const MAYBE_ERROR = /error|failed|fatal|cannot|not found/i

interface KnownCause {
  readonly pattern: RegExp
  /** Finds a line that says more than the one that `pattern` finds. */
  readonly detail?: RegExp
  readonly sentence: (plan: InstallPlan) => string
  readonly remedyFor: (
    plan: InstallPlan,
    found: { readonly line: string; readonly refused: readonly string[] }
  ) => Remedy
}

/** In the order in which they are looked for. */
const KNOWN_CAUSES: readonly KnownCause[] = [
  {
    pattern:
      /package\.json and .* are (not )?in sync|ERR_PNPM_OUTDATED_LOCKFILE|lockfile needs to be updated|YN0028|lockfile had changes, but lockfile is frozen|lock file .* needs to be updated|cannot update the lock file|missing go\.sum entry|updates to go\.mod needed/,
    sentence: () => 'The lock file does not match the declared dependencies.',
    remedyFor: (plan) => agentFileRemedy(plan)
  },
  {
    pattern: /^\[network\] \S+ was refused/,
    sentence: ({ tool }) => `Packages come from a host that is not open for ${tool}.`,
    remedyFor: (plan, { refused }) => agentFileRemedy(plan, refused)
  },
  {
    pattern:
      /\bE40[134]\b|ERR_PNPM_FETCH_40[134]|YN0041|\b40[13] (Unauthorized|Forbidden)|\b40[13] (Client )?Error|authentication (is )?required|could not read Username|terminal prompts disabled|No matching distribution found/i,
    detail: /could not be found|Not Found - |No matching distribution found|Unable to authenticate/,
    sentence: () => 'A package is private or does not exist. The sandbox has no credentials for a private registry.',
    remedyFor: (plan) => workflowRemedy(plan, { hasCredentials: true })
  },
  {
    pattern:
      /ensurepip is not available|command not found|No such file or directory: '(gcc|cc|make|cmake)'|linker `cc` not found|(make|cc|gcc|g\+\+|cmake): not found/,
    sentence: () => 'A program that the installation needs is missing on this machine.',
    remedyFor: (plan, { line }) => workflowRemedy(plan, { systemPackage: systemPackageFor(line) })
  },
  {
    pattern:
      /fatal error: \S+: No such file|\w+[-_]config(\.exe)?\b.* not found|pkg-config.*(not found|was not found|exited with)|pkg-config --exists \S+.* non-zero|was not found in the pkg-config search path|Could NOT find \w+|headers or library files could not be found|No package '\S+' found|cannot find -l\S+|The system library `\S+` required|Dependency "\S+" not found/,
    sentence: () => 'A system library is missing on this machine.',
    remedyFor: (plan, { line }) => workflowRemedy(plan, { systemPackage: systemPackageFor(line) })
  }
]

/** Packages of Debian and Ubuntu, by a word of the message that names what is missing. */
const SYSTEM_PACKAGES: readonly (readonly [RegExp, string])[] = [
  [/ensurepip|python3-venv/, 'python3-venv'],
  [/pg_config|libpq/, 'libpq-dev'],
  [/mysql|mariadb/, 'default-libmysqlclient-dev pkg-config'],
  [/Python\.h/, 'python3-dev'],
  [/ffi\.h|libffi/, 'libffi-dev'],
  [/openssl|-lssl|-lcrypto/, 'libssl-dev pkg-config'],
  [/xml2|libxml/, 'libxml2-dev libxslt1-dev'],
  [/cairo/, 'libcairo2-dev libpango1.0-dev pkg-config'],
  [/jpeg/, 'libjpeg-dev'],
  [/zlib|-lz\b/, 'zlib1g-dev'],
  [/sqlite3/, 'libsqlite3-dev'],
  [/dbus/, 'libdbus-1-dev pkg-config'],
  [/alsa/, 'libasound2-dev pkg-config'],
  [/udev/, 'libudev-dev pkg-config'],
  [/curl/, 'libcurl4-openssl-dev'],
  [/cmake/, 'cmake'],
  [/gcc|g\+\+|\bcc\b|make/, 'build-essential']
]

/** A placeholder for an unknown library. */
function systemPackageFor(line: string): string {
  return SYSTEM_PACKAGES.find(([pattern]) => pattern.test(line))?.[1] ?? 'NAME-OF-THE-PACKAGE'
}

const SHOWN = { head: 15, tail: 25 }
const MAX_LINE = 300

function shortened(output: string): string {
  const lines = output.split('\n').map((line) => (line.length > MAX_LINE ? `${line.slice(0, MAX_LINE)}…` : line))
  return headAndTail(lines.join('\n'), SHOWN)
}
