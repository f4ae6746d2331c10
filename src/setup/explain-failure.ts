import type { InstallProblem } from '../domain/installation.ts'
import { formatDuration, plural } from '../text/format.ts'
import { headAndTail } from '../text/head-and-tail.ts'
import { oneLine } from '../text/shorten.ts'
import type { CommandResult } from '../workspace/commands/run-command.ts'
import { commandsRemedy, workflowRemedy, type Remedy } from './remedies.ts'
import { CLOSED_HOST, KNOWN_CAUSES } from './known-causes.ts'
import { isPrivateRegistry } from './private-registries.ts'
import { commandAtRoot, type InstallPlan } from './install-plan.ts'

/** How an installation command ended. */
export type InstallFailure = Pick<CommandResult, 'exitCode' | 'timedOut' | 'output' | 'durationMs'>

/**
 * Why dependencies are not installed, and the YAML that installs them.
 *
 * @param settings the texts of files that can name registries
 */
export function explainFailure(
  plan: InstallPlan,
  failure: InstallFailure,
  settings: readonly string[] = []
): InstallProblem {
  const { cause, line, remedy } = causeOf(plan, failure, settings)
  return { title: NOT_INSTALLED, cause, line: line.trim(), ...remedy, output: shortened(failure.output, line) }
}

const NOT_INSTALLED = 'The dependencies are not installed.'

/** Why nothing is installed on a head with foreign commits. */
export function explainForeignHead(plan: InstallPlan, reason: string): InstallProblem {
  const cause = `${commandAtRoot(plan)} can run code of the pull request, and ${reason}`
  return { title: NOT_INSTALLED, cause, line: '', ...workflowRemedy(plan), output: '' }
}

/**
 * Why setup commands of agent.yml did not run on a head with foreign commits.
 *
 * @param commands not empty
 */
export function explainSkippedSetup(commands: readonly string[], reason: string): InstallProblem {
  const [first = '', ...others] = commands
  const rest = others.length === 0 ? '' : ` It and the ${plural(others.length, 'command')} after it did not run.`
  const cause = `${oneLine(first, MAX_COMMAND)} can run code of the pull request while hosts are open, and ${reason}${rest}`
  return { title: 'Setup commands of agent.yml did not run.', cause, line: '', ...commandsRemedy(commands), output: '' }
}

const MAX_COMMAND = 200
const MAX_MATCHED = 2_000

interface Cause {
  readonly cause: string
  readonly line: string
  readonly remedy: Remedy
}

function causeOf(
  plan: InstallPlan,
  { exitCode, timedOut, output, durationMs }: InstallFailure,
  settings: readonly string[]
): Cause {
  const lines = output.split('\n')
  // Attack: a line without end makes patterns slow.
  const find = (pattern: RegExp) => lines.find((each) => pattern.test(each.slice(0, MAX_MATCHED))) ?? ''
  if (timedOut) {
    const cause = `${commandAtRoot(plan)} did not end within ${formatDuration(durationMs)}.`
    return { cause, line: lines.findLast((each) => each.trim() !== '') ?? '', remedy: workflowRemedy(plan) }
  }
  const closedHosts = lines.flatMap((each) => CLOSED_HOST.exec(each)?.[1] ?? [])
  const registry = closedHosts
    .map((host) => host.replace(/:\d+$/, ''))
    .find((host) => isPrivateRegistry(host, settings))
  if (registry !== undefined) {
    const cause = `${registry} is a private registry. The sandbox has no credentials for it.`
    const remedy = workflowRemedy(plan, { hasCredentials: true, registry })
    return { cause, line: find(/^\[network\] /), remedy }
  }
  for (const { pattern, detail = pattern, sentence, remedyFor } of KNOWN_CAUSES) {
    const line = find(pattern) && (find(detail) || find(pattern))
    if (line !== '') return { cause: sentence(plan), line, remedy: remedyFor(plan, { line, closedHosts }) }
  }
  const status = exitCode === undefined ? 'was killed' : `ended with exit code ${exitCode}`
  return {
    cause: `${commandAtRoot(plan)} ${status}.`,
    line: find(ERROR) || find(MAYBE_ERROR),
    remedy: workflowRemedy(plan)
  }
}

const ERROR =
  /^\s*(npm (error|ERR!) (?!A complete log)|ERR_|error\b|ERROR\b|fatal:|\[ERROR\]|➤ YN\d+: .*Error|go: |\* What went wrong|Could not |Bundler::)/
const MAYBE_ERROR = /error|failed|fatal|cannot|not found/i

const SHOWN = { head: 15, tail: 25 }
const AROUND = { head: 10, before: 10, after: 14, tail: 10 }
const MAX_LINE = 300

/** The beginning, the lines around the cause, and the end. The end alone can be a help text. */
function shortened(output: string, cause: string): string {
  const lines = output.trimEnd().split('\n')
  const short = lines.map((line) => (line.length > MAX_LINE ? `${line.slice(0, MAX_LINE).toWellFormed()}…` : line))
  const at = cause === '' ? -1 : lines.indexOf(cause)
  if (at < 0) return headAndTail(short.join('\n'), SHOWN)
  const { head, before, after, tail } = AROUND
  const isShown = (index: number) =>
    index < head || index >= lines.length - tail || (index >= at - before && index <= at + after)
  return short
    .flatMap((line, index) => {
      if (isShown(index)) return [line]
      if (!isShown(index - 1)) return []
      let end = index
      while (!isShown(end)) end += 1
      return [`[… ${end - index} lines omitted …]`]
    })
    .join('\n')
}
