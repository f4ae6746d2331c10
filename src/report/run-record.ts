import type { AgentEvent } from '../agent/events.ts'
import type { Tokens } from '../agent/model.ts'
import { costOf } from '../agent/price.ts'
import type { Denial } from '../agent/tool.ts'
import { fallbackSentence, selfTestSentence } from './sentences.ts'
import { oneLine } from '../text/shorten.ts'
import type { Reporter, RunEvent } from './reporter.ts'
import type { AttachmentCounts, EarlierRun, RunSnapshot, SandboxReport, ToolRecord } from './run-snapshot.ts'
import { stepsAfter } from './step-records.ts'
import type { Check, Verification } from '../domain/verification.ts'

const MAX_SUBJECT = 300
const NO_TOKENS: Tokens = { input: 0, cachedInput: 0, output: 0, reasoning: 0, isEstimate: false }

/** Events of a child that also count for the run. */
const COUNTED_FROM_CHILDREN: ReadonlySet<AgentEvent['kind']> = new Set([
  'usage',
  'other-model-usage',
  'fallback',
  'bug'
])

const NO_ROUND = {
  after: [],
  outdated: undefined,
  changedTestFiles: undefined,
  renamedTests: undefined,
  oldTests: undefined
}

type RunningCall = Pick<ToolRecord, 'name' | 'subject' | 'startedAt' | 'edits'>

type Recorded = Omit<RunSnapshot, 'durationMs' | 'cost' | 'running' | 'tools' | 'denials' | 'warnings'>

/** What an event changes, and a warning to add. */
type Change = Partial<Recorded> & { readonly warning?: string }

export class RunRecord implements Reporter {
  readonly #now: () => number
  readonly #running = new Map<string, RunningCall>()
  readonly #tools: ToolRecord[] = []
  /** By command. */
  readonly #denials = new Map<string, Denial>()
  #warnings = new Set<string>()
  /** The tokens at the price of the run's model. */
  #ownTokens = NO_TOKENS
  /** US dollars for the tokens of other models; undefined once one of them has no price. */
  #otherDollars: number | undefined = 0
  /** The time that the propose job took. */
  #earlierMs = 0
  #endedAt: number | undefined
  #recorded: Recorded

  /** @param options.now milliseconds since 1970 */
  constructor(options: { readonly now: () => number }) {
    this.#now = options.now
    this.#recorded = {
      run: undefined,
      startedAt: this.#now(),
      steps: [],
      todo: [],
      threads: [],
      baseCommit: undefined,
      basePage: undefined,
      turns: 0,
      tokens: NO_TOKENS,
      selfReview: undefined,
      installations: [],
      verification: { before: [], after: [] },
      annotations: [],
      attachments: undefined,
      files: [],
      approvals: [],
      sandbox: undefined,
      excludedFiles: undefined,
      unpublished: undefined,
      structuredOutput: undefined,
      isStopping: false,
      outcome: undefined
    }
  }

  onEvent(event: RunEvent): void {
    switch (event.kind) {
      case 'tool-started':
        this.#running.set(event.callId, {
          name: event.name,
          subject: oneLine(event.subject, MAX_SUBJECT),
          startedAt: this.#elapsed(),
          edits: []
        })
        return
      case 'file-modified':
        this.#addEdit(event)
        return
      case 'tool-finished':
        this.#finishTool(event)
        return
      case 'child':
        this.#addChildEvent(event.event)
        return
      case 'usage':
        this.#ownTokens = sum(this.#ownTokens, event.tokens)
        break
      case 'other-model-usage':
        this.#otherDollars = plus(this.#otherDollars, event.price && costOf(event.tokens, event.price))
        break
      case 'earlier-job':
        this.#tools.push(...event.earlier.tools)
        this.#otherDollars = event.earlier.cost
        this.#earlierMs = event.earlier.durationMs
        this.#continueFrom(event.earlier)
        break
      case 'ended':
        this.#endedAt = this.#now()
        this.#running.clear()
        break
      default:
    }
    const steps = stepsAfter(this.#recorded.steps, event, this.#elapsed())
    const { warning, ...change } = changeBy(event, this.#recorded)
    if (warning !== undefined) this.#warnings.add(warning)
    this.#recorded = { ...this.#recorded, ...change, steps }
  }

  snapshot(): RunSnapshot {
    const { run } = this.#recorded
    return {
      ...this.#recorded,
      tools: [...this.#tools],
      denials: [...this.#denials.values()],
      warnings: [...this.#warnings],
      durationMs: this.#earlierMs + (this.#endedAt ?? this.#now()) - this.#recorded.startedAt,
      cost: plus(this.#otherDollars, run?.price && costOf(this.#ownTokens, run.price)),
      running: [...this.#running.values()].map(({ name, subject }) => ({ name, subject }))
    }
  }

  #finishTool(event: Extract<RunEvent, { kind: 'tool-finished' }>): void {
    const { callId, name, status, exitCode, durationMs, denial } = event
    const { startedAt = this.#elapsed() - durationMs, edits = [] } = this.#running.get(callId) ?? {}
    this.#running.delete(callId)
    const subject = oneLine(event.subject, MAX_SUBJECT)
    this.#tools.push({ name, subject, status, exitCode, startedAt, durationMs, edits })
    this.#addDenial(denial)
  }

  #addEdit({ callId, path, added, removed }: Extract<RunEvent, { kind: 'file-modified' }>): void {
    const call = this.#running.get(callId)
    if (call) this.#running.set(callId, { ...call, edits: [...call.edits, { path, added, removed }] })
  }

  /** The turns and calls of a child are its own. Its cost, fallbacks, refused commands and bugs count for the run. */
  #addChildEvent(event: AgentEvent): void {
    if (COUNTED_FROM_CHILDREN.has(event.kind)) this.onEvent(event)
    if (event.kind === 'tool-finished') this.#addDenial(event.denial)
  }

  #addDenial(denial: Denial | undefined): void {
    if (denial && !this.#denials.has(denial.command)) this.#denials.set(denial.command, denial)
  }

  /** What the propose job says is not verified, so its warnings say where they are from. They come first. */
  #continueFrom({ denials, warnings }: EarlierRun): void {
    const reported = warnings.map((text) => `Reported by the propose job: ${text}`)
    this.#warnings = new Set([...reported, ...this.#warnings])
    for (const denial of denials) this.#addDenial(denial)
  }

  #elapsed(): number {
    return this.#now() - this.#recorded.startedAt
  }
}

function changeBy(event: RunEvent, run: Recorded): Change {
  switch (event.kind) {
    case 'started':
      return { run: event.run }
    case 'configured': {
      const { model, host, receivers, limits, price } = event
      return run.run ? { run: { ...run.run, model, host, receivers, limits, price } } : {}
    }
    case 'todo':
      return { todo: event.items }
    case 'attachments':
      return { attachments: { images: event.images, texts: event.texts, missing: event.missing, hidden: 0 } }
    case 'file-attached':
      return {
        files: [...run.files.filter(({ name }) => name !== event.name), { name: event.name, bytes: event.bytes }]
      }
    case 'response':
      // Only a summary has its text here, and another model can write it.
      return event.text === undefined ? { attachments: withHidden(run.attachments, event.hiddenImages) } : {}
    case 'stop-requested':
      return { isStopping: true }
    case 'base-commit':
      return { baseCommit: event.commit, basePage: event.page }
    case 'dependencies':
      return { installations: [...run.installations, event] }
    case 'step':
      return { verification: afterStep(run.verification, event) }
    case 'proof-shared':
      return { verification: { ...run.verification, sharedBecause: event.because } }
    case 'checked':
      return { verification: withCheck(run.verification, event.when, event.check) }
    case 'dependencies-outdated':
      return { verification: { ...run.verification, outdated: event.because } }
    case 'self-review':
      return { selfReview: event }
    case 'tests-changed': {
      const { changedTestFiles, renamedTests, oldTests } = event
      return { verification: { ...run.verification, changedTestFiles, renamedTests, oldTests } }
    }
    case 'no-checks':
      return { verification: { ...run.verification, noChecks: event.why } }
    case 'annotations':
      return { annotations: event.annotations }
    case 'checks-not-run':
      return { verification: { ...run.verification, notRun: event.commands } }
    case 'files-unpublished':
      return { verification: { ...run.verification, unpublished: event.paths } }
    case 'work-rebased':
      return { verification: { ...run.verification, rebasedOnto: event.onto } }
    case 'approved': {
      const { hash, what, by } = event
      return { approvals: [...run.approvals, { hash, what, by }] }
    }
    case 'warning':
      return { warning: event.text }
    case 'sandbox':
      return sandboxChange(event)
    case 'earlier-job':
      return continueFrom(run, event.earlier)
    case 'threads-settled':
      return { threads: event.threads }
    case 'structured-output':
      return { structuredOutput: event.json }
    case 'files-excluded':
      return { excludedFiles: { paths: event.paths, rules: event.rules, patch: event.patch } }
    case 'change-unpublished':
      return event.paths.length === 0 ? {} : { unpublished: event }
    case 'ended':
      return { outcome: event.outcome }
    default:
      return changeByAgent(event, run)
  }
}

function changeByAgent(event: RunEvent, run: Recorded): Change {
  switch (event.kind) {
    case 'turn':
      return { turns: event.turn }
    case 'usage':
    case 'other-model-usage':
      return { tokens: sum(run.tokens, event.tokens) }
    case 'fallback':
      return { warning: fallbackSentence(event) }
    case 'bug':
      return { warning: `${event.tool} crashed. This is a bug in Forgehand; the log of the run has the details.` }
    default:
      return {}
  }
}

/** Continues with what the propose job reports. This job calls no model, so its own cost is zero. */
function continueFrom(run: Recorded, earlier: EarlierRun): Change {
  const { model, host, receivers, turns, tokens, selfReview, verification } = earlier
  const price = { input: 0, cachedInput: 0, output: 0 }
  const sandbox = earlier.sandbox && `${earlier.sandbox} This was reported by the propose job.`
  const { notRun } = run.verification
  const start = run.run && { ...run.run, model, host, receivers, price }
  return {
    run: start,
    turns,
    tokens,
    selfReview,
    verification: { ...verification, ...(notRun && { notRun }) },
    sandbox
  }
}

/** The images that the model was not shown count once, however many requests have them. */
function withHidden(attachments: AttachmentCounts | undefined, hidden = 0): AttachmentCounts | undefined {
  if (!attachments || hidden <= attachments.hidden) return attachments
  return { ...attachments, hidden }
}

function afterStep(verification: Verification, { step, failed }: Extract<RunEvent, { kind: 'step' }>): Verification {
  if (failed !== undefined) return { ...verification, rounds: [...(verification.rounds ?? []), failed] }
  // What an earlier round of checks said is no longer true.
  return step === 'verifying' ? { ...verification, ...NO_ROUND } : verification
}

function withCheck(verification: Verification, when: 'before' | 'after', check: Check): Verification {
  const others = verification[when].filter(({ command }) => command !== check.command)
  return { ...verification, [when]: [...others, check] }
}

function sandboxChange({ description, probes, refused }: SandboxReport): Change {
  if (description !== undefined) return { sandbox: `${description} ${selfTestSentence(probes)}.` }
  const tried = refused.length === 0 ? '' : ` Tried: ${refused.join('; ')}.`
  return { warning: `No sandbox works here, so commands are refused.${tried}` }
}

/** Undefined when one of them is unknown. */
function plus(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? undefined : a + b
}

function sum(a: Tokens, b: Tokens): Tokens {
  const cacheWrite = (a.cacheWrite ?? 0) + (b.cacheWrite ?? 0)
  return {
    input: a.input + b.input,
    cachedInput: a.cachedInput + b.cachedInput,
    ...(cacheWrite > 0 && { cacheWrite }),
    output: a.output + b.output,
    reasoning: a.reasoning + b.reasoning,
    isEstimate: a.isEstimate || b.isEstimate
  }
}
