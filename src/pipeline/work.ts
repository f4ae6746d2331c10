import { Budget } from '../agent/budget.ts'
import { agentHost } from '../agent-host.ts'
import type { AgentEvent } from '../agent/events.ts'
import { runAgent } from '../agent/loop.ts'
import type { AgentResult } from '../agent/result.ts'
import type { Delegates } from '../delegation/delegates.ts'
import type { WorkTreeChange } from '../git/changes.ts'
import { CheckpointJournal } from '../git/checkpoint-journal.ts'
import { RunCheckpoints } from '../git/checkpoints.ts'
import type { Checkout } from '../git/checkout.ts'
import type { Snapshot } from '../git/work-tree.ts'
import type { Approval } from './approval.ts'
import { scanForSecrets } from './secret-scan.ts'
import type { Parts } from './parts.ts'
import type { PreparedCheckout } from './prepare.ts'
import { openRunDelegates, type DelegationTerms } from './delegates.ts'
import { openRunModels, type RunModels } from './run-models.ts'
import { placeText, taskPrompt } from '../prompts/task-prompt.ts'
import { redactDeep, type Redact } from '../secrets/redact.ts'
import type { RunEvent } from '../report/reporter.ts'
import type { Task } from '../domain/task.ts'
import { runCheckCommands } from './run-checks.ts'
import { withMcpServers, type WantedServers } from './mcp-servers.ts'
import type { PlacedCommand } from '../domain/approval.ts'
import type { Check } from '../domain/verification.ts'
import type { Thread } from '../domain/thread.ts'

export interface WorkRequest {
  readonly task: Task
  readonly thread: Thread
  readonly site: PreparedCheckout
  /** True when the task is a question: no tool can change anything then. */
  readonly isReadOnly: boolean
  readonly before: readonly Check[]
  /** What a person approved for this run. */
  readonly approval: Approval
}

/** What the agent left: how it ended, and what is different in the work tree. */
export interface WorkResult {
  readonly result: AgentResult
  /** Without the files that hold a secret of ours. */
  readonly change: WorkTreeChange
  /** How many those are. */
  readonly leaks: number
}

/** Lets the agent work on the task, and looks at the tree before anything else can change it. */
export async function runAgentOnTask(assignment: WorkRequest, parts: Parts): Promise<WorkResult> {
  const { task, site, isReadOnly } = assignment
  const { checkout, workspace, rules, terms, startSha } = site
  const baseline = await checkout.snapshot()
  parts.tell({ kind: 'base-commit', commit: startSha })
  const touched = new Set<string>()
  const { roles, modelTerms } = terms
  const { prices } = rules
  const models = openRunModels({ roles, terms: modelTerms, prices, create: parts.createModel, redact: parts.redact })
  const run = {
    ...models,
    budget: new Budget({ limits: terms.limits, price: terms.price, now: parts.now }),
    checkpoints: isReadOnly ? undefined : checkpointsFrom(baseline, { checkout, request: task.title }, parts),
    onEvent: (event: AgentEvent) => {
      const path = editedPath(event)
      if (path !== undefined) touched.add(path)
      parts.tell(event)
    }
  }
  const delegates = delegatesOf(assignment, run, parts)
  const result = await withMcpServers(wantedServers(assignment), parts.openServers, async (serverTools) =>
    runAgent(await taskPrompt(assignment), {
      ...run,
      tools: parts.toolbox(workspace, {
        isReadOnly,
        ...toolboxTerms(site, run),
        isApproved: approves(assignment.approval),
        delegates,
        serverTools
      }),
      expectsChange: !isReadOnly,
      host: agentHost,
      signal: parts.signal
    })
  )
  const whole = await checkout.changesSince({ base: startSha, baseline, touched })
  const { change, leaks } = await scanForSecrets(whole, { checkout, base: startSha }, parts)
  // The model's words go on to titles, messages and texts; whatever it read must not go with them.
  return { result: shownResult(result, parts.redact), change, leaks }
}

function approves({ commands }: Approval) {
  return ({ command, cwd }: PlacedCommand) => commands.some((one) => one.command === command && one.cwd === cwd)
}

/** Without secrets. A command that holds one cannot be shown, and so nobody can approve it. */
function shownResult(result: AgentResult, redact: Redact): AgentResult {
  const shown = redactDeep(result, redact)
  if (shown.kind !== 'awaiting-approval' || result.kind !== 'awaiting-approval') return shown
  const { command, cwd } = result.approvalRequest
  if (shown.approvalRequest.command === command && shown.approvalRequest.cwd === cwd) return shown
  return { kind: 'stuck', reason: SECRET_IN_COMMAND, summary: shown.summary }
}

const SECRET_IN_COMMAND = 'The model asked for approval of a command that holds a secret, which cannot be shown.'

function wantedServers({ site, isReadOnly }: WorkRequest): WantedServers {
  const { workspace, rules, readOnlyReason } = site
  // Nothing of a branch that may not be written to is run, and a server may be a program of the branch.
  return { servers: readOnlyReason === undefined ? rules.mcpServers : [], workspace, isReadOnly }
}

function checkpointsFrom(
  baseline: Snapshot,
  { checkout, request }: { readonly checkout: Checkout; readonly request: string },
  { now }: Parts
): RunCheckpoints {
  const journal = new CheckpointJournal(checkout.directory, () => new Date(now()))
  return new RunCheckpoints({ open: () => Promise.resolve({ checkout, journal }), request, baseline })
}

interface Watched {
  /** Undefined when nothing can change. */
  readonly checkpoints: RunCheckpoints | undefined
}

/** The same for the run and for its child sessions. */
function toolboxTerms({ rules }: PreparedCheckout, { checkpoints }: Watched) {
  return {
    commandSeconds: rules.limits.commandSeconds,
    checkers: rules.diagnostics,
    changedFiles: checkpoints && ((signal: AbortSignal) => checkpoints.changedPaths(signal))
  }
}

function delegatesOf(
  { site }: WorkRequest,
  run: Pick<DelegationTerms, keyof RunModels | 'budget' | 'onEvent'> & Watched,
  parts: Parts
): Delegates | undefined {
  const { rules, workspace } = site
  return openRunDelegates({
    ...run,
    switches: rules.delegation,
    toolsFor: ({ canChange }) =>
      parts.toolbox(workspace, {
        isReadOnly: !canChange,
        ...toolboxTerms(site, run),
        // A child cannot wait for anybody.
        isApproved: undefined,
        delegates: undefined,
        serverTools: []
      }),
    backgroundFor: ({ canChange }) => placeText({ site, isReadOnly: !canChange })
  })
}

/** Runs the repository's own checks in the work tree as it is. None is run where there is no boundary to run it in. */
export async function runChecks(
  { workspace, terms }: PreparedCheckout,
  parts: Parts,
  when: 'before' | 'after'
): Promise<Check[]> {
  if (!workspace.sandbox) {
    if (when === 'before') parts.tell({ kind: 'warning', text: NO_BOUNDARY })
    return []
  }
  return await runCheckCommands(workspace.verifyCommands, {
    workspace,
    when,
    minutes: terms.limits.minutes,
    now: parts.now,
    signal: parts.signal,
    tell: parts.tell
  })
}

const NO_BOUNDARY =
  'No sandbox could be set up on this runner, so no command was run and nothing is verified. docs/sandbox.md says what it takes.'

function editedPath(event: RunEvent): string | undefined {
  if (event.kind === 'child') return editedPath(event.event)
  return event.kind === 'file-modified' ? event.path : undefined
}
