import type { Run } from '../effects.ts'
import type { Budget } from '../../agent/budget.ts'
import type { FinishRequirement } from '../../agent/finish-guard.ts'
import { runAgent } from '../../agent/loop.ts'
import { reviewedFiles } from '../../code-review/reviewed-file.ts'
import type { TreeEdit } from '../../git/changes.ts'
import { objectionsText, selfReviewPrompt, type SelfReviewContext } from '../../prompts/reviewer-prompt.ts'
import { redactDeep } from '../../secrets/redact.ts'
import { oneLine } from '../../text/shorten.ts'
import { formatDifference } from '../../tools/diff/format-difference.ts'
import { commentOn } from '../../tools/comment-on.ts'
import { FindingBook } from '../../tools/finding-book.ts'
import { toolbox } from '../../tools/index.ts'
import { verdictOf } from '../../verification/compare.ts'
import { redactingHost } from '../work/agent-run.ts'
import { incompleteReason } from '../publish/incomplete-reason.ts'
import type { PreparedCheckout } from '../rooms/prepare.ts'
import type { Proof } from '../rooms/proof.ts'
import { openRunModels } from '../work/run-models.ts'
import type { RunSettings } from '../work/run-settings.ts'
import { changedLines, chooseScope, type ReviewScope } from './review-scope.ts'

interface SelfReviewRequest extends Pick<SelfReviewContext, 'task' | 'shown'> {
  readonly prepared: PreparedCheckout
  readonly settings: RunSettings
  readonly proof: Proof
  readonly recordNow: () => Promise<TreeEdit>
  readonly budget: Budget
}

/** Changed lines, of files that a review reads. Whoever merges so few sees them all. */
const MAX_UNREVIEWED = 20
/** Of the limits of the run, for both looks together. */
const SHARE = 1 / 5

/** Objects once, if a reviewer who knows only the change, the request and the proof has blocking findings. Then it looks again. */
export function selfReviewRequirement(request: SelfReviewRequest, run: Run): FinishRequirement {
  const { proof, prepared, budget } = request
  const { checkout, emit } = run
  const turns = Math.ceil(request.settings.limits.turns * SHARE)
  const minLines = prepared.base.rules.selfReview === 'on' ? 1 : MAX_UNREVIEWED + 1
  let sent: { readonly tree: string; readonly points: readonly string[] } | undefined
  let isOver = false
  const spent = { tokens: 0, dollars: 0 }
  const missing = async (signal: AbortSignal) => {
    if (isOver) return undefined
    const work = await request.recordNow()
    const verification = await budget.withoutTime(() => proof.verify(work))
    const { tree } = await proof.publishable(work)
    if (verdictOf(verification) === 'worse' || sent?.tree === tree) return undefined
    if (!budget.hasLeft(sent ? SHARE / 3 : SHARE)) return undefined
    const commits = { mergeBase: prepared.target.startSha, headSha: tree, last: undefined }
    const scope = await chooseScope(commits, checkout)
    if (!sent && scope.toRead.reduce((sum, file) => sum + changedLines(file), 0) < minLines) return undefined
    emit({ kind: 'step', step: 'working' })
    const part = budget.createPart({ turns, share: sent ? SHARE / 3 : (2 * SHARE) / 3 })
    const look = { scope, proof: verification.after, earlier: sent?.points ?? [], part }
    const points = await lookAt(look, request, { ...run, signal })
    spent.tokens += part.spent.tokens
    spent.dollars += part.spent.dollars
    emit({ kind: 'self-review', tokens: spent.tokens, cost: spent.dollars || undefined, openPoints: points })
    isOver = sent !== undefined || points.length === 0 || !proof.hasTimeForAnother
    sent = { tree, points }
    return isOver ? undefined : [objectionsText(OBJECTION, points), ANSWER].join('\n\n')
  }
  return { missing, isStrict: true, isCostly: true }
}

const OBJECTION = 'finish was refused once. A reviewer who knows only the change, the request and the proof objects:'

const ANSWER =
  'Verify each objection. Fix the cause of those that are right; if one is wrong, leave the code and say why in the summary. Then call finish again. The pull request lists what the reviewer then still objects to.'

/** What is blocking. A look that does not end settles nothing of the earlier one. */
async function lookAt(
  { scope, part, ...known }: Pick<SelfReviewContext, 'proof' | 'earlier'> & { scope: ReviewScope; part: Budget },
  { task, shown, prepared, settings, budget }: SelfReviewRequest,
  { createModel, redact, emit, signal }: Run
): Promise<readonly string[]> {
  const { workspace, base, target } = prepared
  const { withoutTools, prices } = base.rules
  const { openReviewer, ...models } = openRunModels({ ...settings, prices, createModel, redact })
  const book = new FindingBook(reviewedFiles(scope.files))
  const child = budget.startChild()
  const environment = { ...base, workspace, branch: target.branch }
  // So many characters can be sent a few times with these tokens.
  const difference = formatDifference(scope.toRead, Math.min(60_000, part.settings.limits.tokens))
  const otherFiles = scope.leftOut.map(({ path, reason }) => `${JSON.stringify(path)}: ${reason}`)
  const change = { difference, otherFiles, since: 'the work began', part: 1, parts: 1 }
  const result = await runAgent(selfReviewPrompt({ task, shown, environment, ...change, ...known }), {
    ...models,
    model: openReviewer(),
    host: redactingHost(redact),
    budget: part,
    tools: toolbox(workspace, { isReadOnly: true, withoutTools, assigned: () => [commentOn(book)] }),
    signal,
    onEvent: (event) => {
      if (event.kind !== 'delta') emit({ kind: 'child', child, event })
    }
  })
  signal.throwIfAborted()
  const blocking = redactDeep(book.all, redact).filter(({ severity }) => severity === 'blocking')
  const points = blocking.map(({ title, body, ...at }) =>
    oneLine(`${at.path}:${at.startLine}: ${title}: ${body}`, 2_000)
  )
  const reason = result.kind === 'cancelled' ? undefined : incompleteReason(result)
  if (reason === undefined) return points
  emit({ kind: 'warning', text: `Forgehand did not review all of its change before publishing it. ${reason}` })
  return [...known.earlier, ...points]
}
