import type { Outcome, OutcomeKind } from '../domain/outcome.ts'
import { judgeCheck } from '../verification/judge-check.ts'
import type { RunEvent } from './reporter.ts'
import type { RunStep, StepRecord } from './run-snapshot.ts'

/** The steps after this event. One that ended and did nothing is left out. @param at milliseconds since the start of the run */
export function stepsAfter(steps: readonly StepRecord[], event: RunEvent, at: number): readonly StepRecord[] {
  const isInterrupted = (step: StepRecord) => event.kind === 'ended' && isFailure(event) && step.endedAt === undefined
  const ended = () =>
    steps
      .filter((step) => !step.isIdle || isInterrupted(step))
      .map((step) => (step.endedAt === undefined ? { ...step, endedAt: at } : step))
  switch (event.kind) {
    case 'step': {
      const isIdle = event.step === 'verifying'
      return [...ended(), { step: event.step, startedAt: at, endedAt: undefined, hasFailed: false, isIdle }]
    }
    case 'ended': {
      if (isFailure(event)) return withFailure(ended())
      return ended().filter(({ step }) => step !== 'publishing' || !isUnpublished(event.outcome))
    }
    default: {
      const running = steps.at(-1)
      if (!running) return steps
      const after = isOfStep(running.step, event) ? withLast(steps, WORKING) : steps
      return failsStep(running.step, event) ? withFailure(after) : after
    }
  }
}

const WORKING = { isIdle: false } as const

function isUnpublished(outcome: Outcome): boolean {
  return outcome.kind === 'no_change' || ('publication' in outcome && outcome.publication === undefined)
}

/** Ends of a run whose last step did not do what it is for. */
const FAILED: ReadonlySet<OutcomeKind> = new Set(['failed', 'cancelled', 'conflict', 'blocked'])

function isFailure({ outcome }: Extract<RunEvent, { readonly kind: 'ended' }>): boolean {
  return FAILED.has(outcome.kind)
}

function withFailure(steps: readonly StepRecord[]): readonly StepRecord[] {
  return withLast(steps, { hasFailed: true })
}

function withLast(steps: readonly StepRecord[], fields: Partial<StepRecord>): readonly StepRecord[] {
  return steps.map((step, index) => (index === steps.length - 1 ? { ...step, ...fields } : step))
}

function failsStep(step: RunStep, event: RunEvent): boolean {
  switch (event.kind) {
    case 'checked':
      return isOfStep(step, event) && judgeCheck(event.check).kind !== 'passed'
    case 'dependencies':
      return event.result === 'failed'
    case 'done':
      return step === 'working' && ['stuck', 'stopped', 'cancelled'].includes(event.end)
    default:
      return false
  }
}

/** Checks on the code from before the work belong to no step. */
function isOfStep(step: RunStep, event: RunEvent): boolean {
  return step === 'verifying' && event.kind === 'checked' && event.when === 'after'
}
