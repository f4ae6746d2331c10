import type { AgentEvent } from '../agent/events.ts'
import type { Tokens } from '../agent/model.ts'
import { costOf } from '../agent/price.ts'
import type { Denial } from '../agent/tool.ts'
import { fallbackText } from './fallback-text.ts'
import { oneLine } from '../text/shorten.ts'
import type { Reporter, RunEvent } from './reporter.ts'
import type { EarlierRun, RunSnapshot, SandboxReport, StepRecord, ToolRecord } from './run-snapshot.ts'
import { selfTestText } from './sandbox-text.ts'
import type { Check, Verification } from '../domain/verification.ts'

const MAX_SUBJECT = 300
const NO_TOKENS: Tokens = { input: 0, cachedInput: 0, output: 0, reasoning: 0, isEstimate: false }

/** Events of a child that are told of the run. */
const OF_THE_RUN: ReadonlySet<AgentEvent['kind']> = new Set(['usage', 'other-model-usage', 'fallback', 'bug'])

type RunningCall = Pick<ToolRecord, 'name' | 'subject' | 'startedAt' | 'edits'>

type Recorded = Omit<RunSnapshot, 'durationMs' | 'cost' | 'running'>

/** Collects a run from its events. */
export class RunRecord implements Reporter {
  readonly #now: () => number
  readonly #running = new Map<string, RunningCall>()
  readonly #tools: ToolRecord[] = []
  /** The part of the tokens that has the price of the run's model. */
  #ownTokens = NO_TOKENS
  /** US dollars for the tokens of other models; undefined once there were some without a price. */
  #otherDollars: number | undefined = 0
  /** What an earlier job took. */
  #earlierMs = 0
  #endedAt: number | undefined
  #recorded: Omit<Recorded, 'tools'>

  /** @param options.now milliseconds since 1970 */
  constructor(options: { readonly now: () => number }) {
    this.#now = options.now
    this.#recorded = {
      run: undefined,
      startedAt: this.#now(),
      steps: [],
      turns: 0,
      tokens: NO_TOKENS,
      verification: { before: [], after: [] },
      denials: [],
      warnings: [],
      sandbox: undefined,
      withheld: undefined,
      outcome: undefined
    }
  }

  onEvent(event: RunEvent): void {
    switch (event.kind) {
      case 'tool-started':
        this.#running.set(event.callId, {
          name: event.name,
          subject: shorten(event.subject),
          startedAt: this.#elapsed(),
          edits: []
        })
        return
      case 'file-modified':
        this.#noteEdit(event)
        return
      case 'tool-finished':
        this.#finishTool(event)
        return
      case 'child':
        this.#takeFromChild(event.event)
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
        break
      case 'ended':
        this.#endedAt = this.#now()
        this.#running.clear()
        break
      default:
    }
    this.#recorded = { ...this.#recorded, ...changeBy(event, this.#recorded, this.#elapsed()) }
  }

  close(): Promise<void> {
    return Promise.resolve()
  }

  snapshot(): RunSnapshot {
    const { run } = this.#recorded
    return {
      ...this.#recorded,
      tools: [...this.#tools],
      durationMs: this.#earlierMs + (this.#endedAt ?? this.#now()) - this.#recorded.startedAt,
      cost: plus(this.#otherDollars, run?.price && costOf(this.#ownTokens, run.price)),
      running: [...this.#running.values()].map(({ name, subject }) => ({ name, subject }))
    }
  }

  #finishTool(event: Extract<RunEvent, { kind: 'tool-finished' }>): void {
    const { callId, name, ok, durationMs, denial } = event
    const { startedAt = this.#elapsed() - durationMs, edits = [] } = this.#running.get(callId) ?? {}
    this.#running.delete(callId)
    this.#tools.push({ name, subject: shorten(event.subject), ok, startedAt, durationMs, edits })
    this.#noteDenial(denial)
  }

  #noteEdit({ callId, path, added, removed }: Extract<RunEvent, { kind: 'file-modified' }>): void {
    const call = this.#running.get(callId)
    if (call) this.#running.set(callId, { ...call, edits: [...call.edits, { path, added, removed }] })
  }

  /** The turns and calls of a child are its own; who answered it, what it cost, what it was refused and what failed is the run's. */
  #takeFromChild(event: AgentEvent): void {
    if (OF_THE_RUN.has(event.kind)) this.onEvent(event)
    if (event.kind === 'tool-finished') this.#noteDenial(event.denial)
  }

  #noteDenial(denial: Denial | undefined): void {
    const { denials } = this.#recorded
    if (!denial || denials.some(({ command }) => command === denial.command)) return
    this.#recorded = { ...this.#recorded, denials: [...denials, denial] }
  }

  #elapsed(): number {
    return this.#now() - this.#recorded.startedAt
  }
}

function changeBy(event: RunEvent, run: Omit<Recorded, 'tools'>, at: number): Partial<RunSnapshot> {
  switch (event.kind) {
    case 'started':
      return { run: event.run }
    case 'configured': {
      const { model, host, receivers, limits, price } = event
      return run.run ? { run: { ...run.run, model, host, receivers, limits, price } } : {}
    }
    case 'step':
      return { steps: [...endedSteps(run.steps, at), { step: event.step, startedAt: at, endedAt: undefined }] }
    case 'checked':
      return { verification: withCheck(run.verification, event.when, event.check) }
    case 'warning':
      return withWarning(run, event.text)
    case 'sandbox':
      return withSandbox(run, event)
    case 'earlier-job':
      return takeOver(run, event.earlier)
    case 'files-excluded':
      return { withheld: { paths: event.paths, patch: event.patch } }
    case 'ended':
      return { outcome: event.outcome, steps: endedSteps(run.steps, at) }
    default:
      return changeByAgent(event, run)
  }
}

function changeByAgent(event: RunEvent, run: Omit<Recorded, 'tools'>): Partial<RunSnapshot> {
  switch (event.kind) {
    case 'turn':
      return { turns: event.turn }
    case 'usage':
    case 'other-model-usage':
      return { tokens: sum(run.tokens, event.tokens) }
    case 'fallback':
      return withWarning(run, fallbackText(event))
    case 'bug':
      return withWarning(run, `A fault in ${event.tool} itself; the log of the run has the details.`)
    default:
      return {}
  }
}

/** No model is asked from here on, so that what it costs is known. What is told of that job is its own word, and is shown as that. */
function takeOver(run: Omit<Recorded, 'tools'>, earlier: EarlierRun): Partial<RunSnapshot> {
  const { model, host, receivers, turns, tokens, verification, denials } = earlier
  const price = { input: 0, cachedInput: 0, output: 0 }
  const sandbox = earlier.sandbox && `${earlier.sandbox} So says the job that proposed this.`
  const claimed = earlier.warnings.map((text) => `Said by the job that proposed this: ${text}`)
  const warnings = [...new Set([...claimed, ...run.warnings])]
  const start = run.run && { ...run.run, model, host, receivers, price }
  return { run: start, turns, tokens, verification, denials, warnings, sandbox }
}

function endedSteps(steps: readonly StepRecord[], at: number): readonly StepRecord[] {
  return steps.map((step) => (step.endedAt === undefined ? { ...step, endedAt: at } : step))
}

function withCheck(verification: Verification, when: 'before' | 'after', check: Check): Verification {
  return { ...verification, [when]: [...verification[when], check] }
}

function withSandbox(run: Pick<RunSnapshot, 'warnings'>, report: SandboxReport): Partial<RunSnapshot> {
  const { description, probes, refused } = report
  if (description !== undefined) return { sandbox: `${description} ${selfTestText(probes)}.` }
  const tried = refused.length === 0 ? '' : ` What was tried: ${refused.join('; ')}.`
  return withWarning(run, `No sandbox works here, so commands are refused.${tried}`)
}

function withWarning({ warnings }: Pick<RunSnapshot, 'warnings'>, text: string): Partial<RunSnapshot> {
  return warnings.includes(text) ? {} : { warnings: [...warnings, text] }
}

/** Undefined when one of them is not known. */
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

function shorten(subject: string): string {
  return oneLine(subject, MAX_SUBJECT)
}
