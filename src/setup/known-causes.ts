import type { InstallPlan } from './install-plan.ts'
import {
  agentFileRemedy,
  executableRemedy,
  extensionRemedy,
  versionRemedy,
  workflowRemedy,
  type Remedy
} from './remedies.ts'
import { systemPackageFor } from './system-packages.ts'

export interface KnownCause {
  readonly pattern: RegExp
  /** Finds a more specific line, if the output has one. */
  readonly detail?: RegExp
  readonly sentence: (plan: InstallPlan) => string
  readonly remedyFor: (plan: InstallPlan, found: FoundCause) => Remedy
}

interface FoundCause {
  readonly line: string
  /** Hosts that were refused because they are not in the list. */
  readonly closedHosts: readonly string[]
}

/** What the proxy writes about a host that is not in the list. Attack: an install script that prints a host with YAML in it. */
export const CLOSED_HOST =
  /^\[network\] ((?:[\w-]+\.)+[a-z][\w-]*(?::\d+)?) was refused\. It is not in the list of hosts/i

/** One pattern from several that are easier to read. */
function oneOf(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'))
}

const OUTDATED = oneOf(
  /package\.json and .* are (?:not )?in sync|ERR_PNPM_OUTDATED_LOCKFILE|lockfile needs to be updated/,
  /YN0028|lockfile had changes, but lockfile is frozen|[Ll]ock ?file .* needs to be updated|Unable to find lockfile/,
  /changed significantly since poetry\.lock|Pipfile\.lock.* out[- ]of[- ]date|[Ll]ock file hash doesn't match/,
  /cannot update the lock file|missing go\.sum entry|updates to go\.mod needed/,
  /The dependencies in your gemfile changed|You have (?:added to|deleted from|changed in) the Gemfile/,
  /lock file is not up to date|lock file does not contain a compatible set of packages/,
  /\bNU1004\b|not part of the dependency lock state/
)

/** The version is in the group that matched, if any. */
const WRONG_VERSION = oneOf(
  /Required: +\{"node":"([^"]+)"/,
  /The engine "node" is incompatible with this module\. Expected version "([^"]+)"/,
  /^Expected version: (.+)$/,
  /requires a different Python: \S+ not in '([^']+)'/,
  /require a different python version: .*Requires-Python ([^;\s]+)/,
  /No interpreter found for Python (\S+)/,
  /incompatible with the project's Python requirement: `([^`]+)`/,
  /Current Python version \(\S+\) is not allowed by the project \(([^)]+)\)/,
  /Python (\S+) was not found on your system/,
  /Poetry was unable to find a compatible version/,
  /requires go >= (\S+)/,
  /requires rustc (\S+)/,
  /release version (\d+) not supported|invalid (?:target|source) release: (\d+)/,
  /installation on your machine .*languageVersion=(\d+)|Unsupported class file major version/,
  /but your Gemfile specified (\S+)/,
  /requires php (\S+) (?:but|->)/,
  /does not support targeting \.NET (\d[\d.]*\d)|Requested SDK version: (\S+)/
)

const MISSING_EXTENSION = /requires (?:PHP extension )?ext-(\w+)/

const PRIVATE = oneOf(
  /\bE40[134]\b|ERR_PNPM_FETCH_40[134]|YN0041|YN0035|Couldn't find (?:any versions for|package)/,
  /\b40[13] (?:Unauthorized|Forbidden)|\b40[13] (?:Client )?Error|[Aa]uthentication (?:is )?required/,
  /could not read Username|terminal prompts disabled|No matching distribution found|^User for \S+:/,
  /was not found in the package registry|lack of valid authentication credentials/,
  /Authorization error accessing|Package \S+ \(\S+\) not found/,
  /: reading https?:\S+: (?:40[134]|410) |no matching package named/,
  /Could not (?:transfer|find) artifact|Received status code 40[13]|Could not find [\w.-]+:[\w.-]+:[\w.+-]+/,
  /required authentication|file could not be downloaded|could not be found in any version/,
  /Authentication is required for|Could not find gem|Could not fetch specs/,
  /\bNU1(?:101|301)\b/
)

/** Answers of registries. A 403 can also come from the proxy of the sandbox, which has a cause of its own below. */
const NO_ACCESS = oneOf(
  /\bE40[14]\b|ERR_PNPM_FETCH_40[14]|YN0035|\b401 Unauthorized|\b40[14] Client Error|^User for \S+:/,
  /: reading https?:\S+: 40[14] |Received status code 401|status: 401|Authentication is required for|\bNU1101\b/
)

/** Finds the line that names the package. */
const NAMES_PACKAGE =
  /could not be found|Not Found - |No matching distribution found|Unable to authenticate|hint: An index|was not found in the package registry/
const PRIVATE_PACKAGE = 'A package is private or does not exist. The sandbox has no credentials for a private registry.'

/** The first cause that matches explains the failure. */
export const KNOWN_CAUSES: readonly KnownCause[] = [
  {
    pattern: OUTDATED,
    sentence: () => 'The lock file does not match the declared dependencies.',
    remedyFor: (plan) => agentFileRemedy(plan)
  },
  {
    pattern: WRONG_VERSION,
    sentence: ({ tool }) => `This machine has a different version of the language than the repository needs (${tool}).`,
    remedyFor: (plan, { line }) => versionRemedy(plan, firstGroup(WRONG_VERSION, line))
  },
  {
    pattern: MISSING_EXTENSION,
    sentence: () => 'An extension of PHP is missing on this machine.',
    remedyFor: (_, { line }) => extensionRemedy(firstGroup(MISSING_EXTENSION, line) ?? 'NAME')
  },
  {
    pattern: /(?:mvnw|gradlew): Permission denied/,
    sentence: ({ command }) => `${command.split(' ', 1).join('')} is not executable in the repository.`,
    remedyFor: ({ command, folder }) => executableRemedy(command.split(' ', 1).join('').replace('./', ''), folder)
  },
  {
    pattern: NO_ACCESS,
    detail: NAMES_PACKAGE,
    sentence: () => PRIVATE_PACKAGE,
    remedyFor: (plan) => workflowRemedy(plan, { hasCredentials: true })
  },
  {
    pattern: CLOSED_HOST,
    sentence: ({ tool }) => `Packages come from a host that is not open for ${tool}.`,
    remedyFor: (plan, { closedHosts }) => agentFileRemedy(plan, closedHosts)
  },
  {
    pattern: /^\[network\] .* was refused\. /,
    sentence: () => 'The proxy of the sandbox refused a connection.',
    remedyFor: (plan) => workflowRemedy(plan)
  },
  {
    pattern: PRIVATE,
    detail: NAMES_PACKAGE,
    sentence: () => PRIVATE_PACKAGE,
    remedyFor: (plan) => workflowRemedy(plan, { hasCredentials: true })
  },
  {
    pattern:
      /ensurepip is not available|command not found|No such file or directory: '(?:gcc|cc|make|cmake)'|linker `cc` not found|(?:make|cc|gcc|g\+\+|cmake): not found/,
    sentence: () => 'A program that the installation needs is missing on this machine.',
    remedyFor: (plan, { line }) => workflowRemedy(plan, { systemPackage: systemPackageFor(line) })
  },
  {
    pattern: oneOf(
      /fatal error: \S+: No such file|\w+[-_]config(?:\.exe)?\b.* not found|cannot find -l\S+/,
      /pkg-config.*(?:not found|was not found|exited with)|pkg-config --exists \S+.* non-zero/,
      /was not found in the pkg-config search path|No package '\S+' found|Could NOT find \w+/,
      /headers or library files could not be found|The system library `\S+` required|Dependency "\S+" not found/
    ),
    sentence: () => 'A system library is missing on this machine.',
    remedyFor: (plan, { line }) => workflowRemedy(plan, { systemPackage: systemPackageFor(line) })
  }
]

function firstGroup(pattern: RegExp, line: string): string | undefined {
  return pattern.exec(line)?.slice(1).find(Boolean)
}
