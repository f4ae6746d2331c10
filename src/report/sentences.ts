import { SIGNS, type Sign } from '../agent/call-status.ts'
import type { Fallback } from '../agent/model.ts'
import type { CheckEnd } from '../verification/judge-check.ts'
import type { ExcludedFiles, Receiver, RunStart, SandboxReport, RunStep } from './run-snapshot.ts'

// Sentences that the log, the comments and the summary share.

/** The steps of a run in their order. */
export const STEP_TITLES: Readonly<Record<RunStep, string>> = {
  permission: 'Check permission',
  reading: 'Read the thread',
  preparing: 'Prepare the workspace',
  installing: 'Install the dependencies',
  working: 'Work',
  verifying: 'Run the checks',
  publishing: 'Submit the change'
}

export function failedStepWords(step: RunStep): string {
  return step === 'verifying' ? 'not all passed' : 'failed'
}

/** The excluded paths with their rules. A trace of an earlier version has no rules. */
export function excludedWithRules({ paths, rules }: ExcludedFiles) {
  return paths.map((path, index) => ({ path, rule: rules[index] ?? '' }))
}

const MAX_EXCLUDED = 10

/**
 * The paths grouped by the rule that excludes them, so that users know which rule to change.
 *
 * @param quote makes a path safe for where it is shown
 * @param quoteRule the same for a rule
 */
export function excludedNames(
  excluded: readonly { readonly path: string; readonly rule: string }[],
  quote: (path: string) => string = (path) => path,
  quoteRule: (rule: string) => string = (rule) => rule
): string {
  const byRule = Map.groupBy(excluded.slice(0, MAX_EXCLUDED), ({ rule }) => rule)
  const groups = [...byRule].map(([rule, files]) => {
    const names = files.map(({ path }) => quote(path)).join(', ')
    return rule === '' ? names : `${names} (${quoteRule(rule)})`
  })
  const more = excluded.length - MAX_EXCLUDED
  return [...groups, ...(more > 0 ? [`${more} more`] : [])].join(', ')
}

/** The sign and the words for how a check ended. */
export function describeCheckEnd(
  { kind, crash }: Pick<CheckEnd, 'kind'> & { readonly crash?: string },
  exitCode: number | undefined
): { readonly sign: Sign; readonly label: string } {
  switch (kind) {
    case 'passed':
      return { sign: SIGNS.done, label: 'exit 0' }
    case 'failed':
      return { sign: SIGNS.failed, label: `exit ${exitCode ?? ''}${crash === undefined ? '' : ` (crashed: ${crash})`}` }
    case 'timed-out':
      return { sign: SIGNS['timed-out'], label: 'did not finish' }
    case 'could-not-run':
      return { sign: SIGNS['could-not-run'], label: 'could not run' }
  }
}

/** Contains the provider's own words. */
export function fallbackSentence({ from, to, reason }: Fallback): string {
  return `Switched from ${from.name} at ${from.host} to ${to.name} at ${to.host}: ${reason}`
}

/** The result of the sandbox's self-test, with the names of the probes that failed. */
export function selfTestSentence(probes: SandboxReport['probes']): string {
  const failed = probes.filter(({ held }) => !held)
  const counts = `Self-test: ${probes.length - failed.length} of ${probes.length} passed`
  if (failed.length === 0) return counts
  return `${counts}; failed: ${failed.map(({ name, detail }) => `${name} (${detail})`).join(', ')}`
}

/**
 * Which models receive what the run reads; '' when none does.
 *
 * @param quote makes a name safe for where the sentence is shown
 */
export function dataNoticeSentence({ task, receivers }: RunStart, quote: (name: string) => string): string {
  if (receivers.length === 0) return ''
  const data = task ? 'The code, this thread and the output of commands' : 'The code and the output of commands'
  const [main = '', ...others] = receivers.map((receiver) => describeReceiver(receiver, quote))
  const more = others.length > 0 ? `, and may go to ${joinWithAnd(others)}` : ''
  return `${data} go to ${main}${more}.`
}

function describeReceiver({ name, host, provider }: Receiver, quote: (name: string) => string): string {
  return `${quote(name)} at ${quote(host)}${provider === undefined ? '' : ` (${provider})`}`
}

function joinWithAnd(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), names.at(-1) ?? ''].filter((part) => part !== '').join(' and ')
}
