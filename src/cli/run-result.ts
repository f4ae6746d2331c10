import type { AgentResult } from '../agent/result.ts'
import type { ApprovalRequest, FileEdit } from '../agent/tool.ts'
import { revealHidden } from '../text/reveal-hidden.ts'
import { formatEdits } from '../text/format.ts'
import type { RunSnapshot } from '../report/run-snapshot.ts'
import { verdictOf } from '../verification/compare.ts'

/** The result of a local run. --json prints it unchanged, so its fields are a public interface. */
export interface RunResult {
  readonly outcome: AgentResult['kind']
  /** Why the run did not finish; undefined when it did. */
  readonly reason: string | undefined
  readonly title: string
  readonly description: string
  readonly notDone: string
  /** Each edited file once. */
  readonly edits: readonly FileEdit[]
  readonly checks: readonly {
    readonly command: string
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

/** @param checkpoint the first of the run, if the work tree has changed since */
export function runResult(result: AgentResult, snapshot: RunSnapshot, checkpoint: number | undefined): RunResult {
  const summary = 'summary' in result ? result.summary : undefined
  return {
    outcome: result.kind,
    reason: reasonOf(result),
    title: summary?.title ?? '',
    description: summary?.description ?? '',
    notDone: summary?.notDone ?? '',
    edits: sumByPath(snapshot.tools.flatMap(({ edits }) => edits)),
    checks: snapshot.verification.after.map(({ command, exitCode, durationMs }) => ({ command, exitCode, durationMs })),
    turns: snapshot.turns,
    inputTokens: snapshot.tokens.input,
    outputTokens: snapshot.tokens.output,
    checkpoint,
    cost: snapshot.cost,
    isEstimate: snapshot.tokens.isEstimate,
    durationMs: snapshot.durationMs
  }
}

/** True if the work is finished and no check is worse than before. */
export function isSuccess({ outcome }: RunResult, { verification }: RunSnapshot): boolean {
  return outcome === 'finished' && verdictOf(verification) !== 'worse'
}

const CHANGED_BY_COMMANDS = 'Commands changed files in the work tree. See forgehand diff.'

/** Formats the result for a terminal. Does not clean the model's text. */
export function describeRunResult(result: RunResult): string {
  const { reason, title, description, notDone, checks, checkpoint } = result
  const failed = checks.filter(({ exitCode }) => exitCode !== 0).map(({ command }) => command)
  const paragraphs = [
    reason ?? '',
    title,
    description === title ? '' : description,
    notDone && `Not done: ${notDone}`,
    failed.length > 0 ? `Failing checks: ${failed.join(', ')}.` : '',
    changesText(result),
    checkpoint === undefined ? '' : 'forgehand undo reverts everything; forgehand checkpoints lists the steps.'
  ]
  return paragraphs.filter(Boolean).join('\n\n')
}

function changesText({ edits, checkpoint }: RunResult): string {
  if (edits.length === 0) return checkpoint === undefined ? 'No file was edited.' : CHANGED_BY_COMMANDS
  const lines = edits.map((edit) => `  ${edit.path} ${formatEdits([edit])}`)
  return ['Edited in the work tree, not committed (see git diff):', ...lines].join('\n')
}

function sumByPath(edits: readonly FileEdit[]): readonly FileEdit[] {
  return [...Map.groupBy(edits, ({ path }) => path)].map(([path, group]) => ({
    path,
    added: group.reduce((sum, { added }) => sum + added, 0),
    removed: group.reduce((sum, { removed }) => sum + removed, 0)
  }))
}

function reasonOf(result: AgentResult): string | undefined {
  switch (result.kind) {
    case 'finished':
      return undefined
    case 'stopped':
      return `The run stopped at the limit of ${result.limit}. The work so far is in the work tree.`
    case 'stuck':
      return `${result.reason} The work so far is in the work tree.`
    case 'awaiting-approval':
      return `The run stopped at a command that needs your approval (${result.approvalRequest.severity}): ${result.approvalRequest.reason}\n\n  ${commandText(result.approvalRequest)}\n\nRun it yourself, or allow it under commands in agent.yml, then start again. In a run, it reaches only the hosts that agent.yml lists under network, such as network: [registry.npmjs.org]. The work so far is in the work tree.`
    case 'cancelled':
      return 'The run was interrupted. The work so far is in the work tree.'
  }
}

function commandText({ command, cwd }: ApprovalRequest): string {
  const { text } = revealHidden(command)
  return cwd === '' ? text : `${text}   (in ${revealHidden(cwd).text})`
}
