import type { AgentResult } from '../agent/result.ts'
import type { ApprovalRequest, FileEdit } from '../agent/tool.ts'
import type { FileStat } from '../git/changes.ts'
import { describeCheckEnd } from '../report/sentences.ts'
import { revealHidden } from '../text/reveal-hidden.ts'
import { estimateSign, formatCount, formatDollars, formatDuration, plural } from '../text/format.ts'
import type { RunSnapshot } from '../report/run-snapshot.ts'
import { verdictOf } from '../verification/compare.ts'
import { judgeCheck, type CheckEnd } from '../verification/judge-check.ts'
import { fileLines, linesOf } from './checkpoint-text.ts'

/** The result of a local run. --json prints it unchanged, so its fields are a public interface. */
export interface RunResult {
  readonly outcome: AgentResult['kind']
  /** Why the run did not finish; undefined when it did. */
  readonly reason: string | undefined
  readonly title: string
  readonly description: string
  readonly notDone: string
  /** The files that tools and commands of the run changed, created or deleted, with their lines as git counts them. */
  readonly edits: readonly FileEdit[]
  readonly checks: readonly {
    readonly command: string
    readonly result: CheckEnd['kind']
    readonly exitCode: number | undefined
    readonly durationMs: number
  }[]
  readonly turns: number
  readonly inputTokens: number
  readonly outputTokens: number
  /** The checkpoint that forgehand undo restores; undefined when nothing has changed. */
  readonly checkpoint: number | undefined
  /** US dollars; undefined when the price of a model is not known. */
  readonly cost: number | undefined
  /** True when a provider did not count all tokens, so that tokens and cost are estimates. */
  readonly isEstimate: boolean
  readonly durationMs: number
}

export interface RunChanges {
  readonly files: readonly FileStat[]
  /** The first checkpoint of the run, if it is kept. */
  readonly checkpoint: number | undefined
}

export function runResult(result: AgentResult, snapshot: RunSnapshot, changes: RunChanges): RunResult {
  const hasChanges = changes.files.length > 0
  // Without a model there is no summary, only a list of what the run did, which the user has seen.
  const isWithoutModel = result.kind === 'stuck' && result.cause === 'no-model'
  const summary = 'summary' in result && !isWithoutModel ? result.summary : undefined
  return {
    outcome: result.kind,
    reason: reasonOf(result, hasChanges),
    title: summary?.title ?? '',
    description: summary?.description ?? '',
    notDone: summary?.notDone ?? '',
    edits: changes.files.map((file) => ({ path: file.path, ...linesOf(file) })),
    checks: snapshot.verification.after.map((check) => {
      const { command, exitCode, durationMs } = check
      return { command, result: judgeCheck(check).kind, exitCode, durationMs }
    }),
    turns: snapshot.turns,
    inputTokens: snapshot.tokens.input,
    outputTokens: snapshot.tokens.output,
    checkpoint: hasChanges ? changes.checkpoint : undefined,
    cost: snapshot.cost,
    isEstimate: snapshot.tokens.isEstimate,
    durationMs: snapshot.durationMs
  }
}

/** True if the work is finished and no check is worse than before. */
export function isSuccess({ outcome }: RunResult, { verification }: RunSnapshot): boolean {
  return outcome === 'finished' && verdictOf(verification) !== 'worse'
}

/** Formats the result for a terminal. Does not clean the model's text. */
export function describeRunResult(result: RunResult, { isReadOnly, verify }: RunMode): string {
  const { reason, title, description, notDone, checkpoint } = result
  const paragraphs = [
    notVerifiedText(result, verify),
    reason ?? '',
    title,
    description === title ? '' : description,
    notDone && `Not done: ${notDone}`,
    checksText(result),
    changesText(result, isReadOnly),
    checkpoint === undefined ? '' : 'forgehand undo reverts everything; forgehand checkpoints lists the steps.',
    figuresText(result)
  ]
  return paragraphs.filter(Boolean).join('\n\n')
}

interface RunMode {
  /** True for a question, which can change nothing. */
  readonly isReadOnly: boolean
  /** False with --no-verify. */
  readonly verify: boolean
}

/** The warning that nothing was verified. In capitals, because a terminal may not show bold text. */
function notVerifiedText({ outcome, edits, checks }: RunResult, verify: boolean): string {
  const hasResult = checks.some(({ result }) => result === 'passed' || result === 'failed')
  if (edits.length === 0 || hasResult) return ''
  if (outcome === 'cancelled')
    return 'NOT VERIFIED: the run was interrupted before its checks had ended. Run them before you use the change.'
  if (!verify) return 'NOT VERIFIED: no checks were run, because of --no-verify. Run them before you use the change.'
  if (checks.length === 0)
    return 'NOT VERIFIED: no checks were run. List commands under verify in .github/agent.yml, or run your checks now.'
  if (checks.some(({ result }) => result === 'could-not-run'))
    return 'NOT VERIFIED: no check could run. Install what the checks need (forgehand doctor says what is missing), or run them elsewhere.'
  return 'NOT VERIFIED: no check finished. Allow them more time with verify-minutes under limits in .github/agent.yml, or run them now.'
}

function checksText({ checks }: RunResult): string {
  const failed = checks.filter(({ result }) => result !== 'passed')
  if (failed.length === 0) return ''
  const ends = failed.map(
    ({ command, result, exitCode }) => `${command} (${describeCheckEnd({ kind: result }, exitCode).label})`
  )
  return `Checks that did not pass: ${ends.join(', ')}.`
}

function changesText({ edits, checkpoint }: RunResult, isReadOnly: boolean): string {
  if (edits.length === 0) return isReadOnly ? '' : 'No file was changed.'
  // git diff would not show new files.
  const command = checkpoint === undefined ? 'git status lists new files too' : 'forgehand diff shows it, new files too'
  return [`Changed in the work tree, not committed (${command}):`, ...fileLines(edits)].join('\n')
}

function figuresText(result: RunResult): string {
  const { turns, inputTokens, outputTokens, cost, durationMs } = result
  const sign = estimateSign(result)
  return [
    plural(turns, 'turn'),
    `${sign}${formatCount(inputTokens)} tokens in, ${sign}${formatCount(outputTokens)} out`,
    cost === undefined ? 'cost unknown' : `${sign}${formatDollars(cost)}`,
    formatDuration(durationMs)
  ].join(' · ')
}

function reasonOf(result: AgentResult, hasChanges: boolean): string | undefined {
  const kept = hasChanges ? ' The work so far is in the work tree.' : ''
  switch (result.kind) {
    case 'finished':
      return undefined
    case 'stopped':
      return `The run stopped at the limit of ${result.limit}.${kept}`
    case 'halted':
    case 'stuck':
      return `${result.reason}${kept}`
    case 'awaiting-approval':
      return `The run stopped at a command that needs your approval (${result.approvalRequest.severity}): ${result.approvalRequest.reason}\n\n  ${commandText(result.approvalRequest)}\n\nRun it yourself, or allow it under commands in agent.yml, then start again. In a run, it reaches only the hosts that agent.yml lists under network, such as network: [registry.npmjs.org].${kept}`
    case 'cancelled':
      return `The run was interrupted.${kept}`
  }
}

function commandText({ command, cwd }: ApprovalRequest): string {
  const { text } = revealHidden(command)
  return cwd === '' ? text : `${text}   (in ${revealHidden(cwd).text})`
}
