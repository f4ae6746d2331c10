import type { OutcomeKind } from '../domain/outcome.ts'
import { judgeCheck } from '../verification/judge-check.ts'
import type { RunEvent } from './reporter.ts'
import type { Step, StepRecord } from './run-snapshot.ts'

/** The steps after this event. @param at milliseconds since the start of the run */
export function stepsAfter(steps: readonly StepRecord[], event: RunEvent, at: number): readonly StepRecord[] {
  const ended = () => steps.map((step) => (step.endedAt === undefined ? { ...step, endedAt: at } : step))
  switch (event.kind) {
    case 'step':
      return [...ended(), { step: event.step, startedAt: at, endedAt: undefined, hasFailed: false }]
    case 'ended':
      return FAILED.has(event.outcome.kind) ? withFailure(ended()) : ended()
    default: {
      const running = steps.at(-1)
      return running && failsStep(running.step, event) ? withFailure(steps) : steps
    }
  }
}

/** Ends of a run whose last step did not do what it is for. */
const FAILED: ReadonlySet<OutcomeKind> = new Set(['failed', 'cancelled', 'conflict', 'blocked'])

function withFailure(steps: readonly StepRecord[]): readonly StepRecord[] {
  return steps.map((step, index) => (index === steps.length - 1 ? { ...step, hasFailed: true } : step))
}

function failsStep(step: Step, event: RunEvent): boolean {
  switch (event.kind) {
    case 'checked':
      return step === CHECKING[event.when] && judgeCheck(event.check).kind !== 'passed'
    case 'dependencies':
      return event.result === 'failed'
    case 'done':
      return step === 'working' && ['stuck', 'stopped', 'cancelled'].includes(event.end)
    default:
      return false
  }
}

/** The checks of a package run on the code from before the work too, but after it. */
const CHECKING = { before: 'verifying-before', after: 'verifying-after' } as const
