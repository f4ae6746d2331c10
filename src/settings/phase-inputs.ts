import type * as z from 'zod'
import { checkInputs } from './check-inputs.ts'
import { inputSchema, type Inputs } from './inputs.ts'
import type { ReadInput } from './read-input.ts'

/** The phase of the run; '' for a value that `readInputs` will refuse. */
export function readPhase(read: ReadInput): Inputs['phase'] {
  return inputSchema.shape.phase.safeParse(read('phase')).data ?? ''
}

/** True if the job checks the setup instead of carrying out a task. A value that `readInputs` will refuse counts as false. */
export function asksForDoctor(read: ReadInput): boolean {
  return inputSchema.shape.doctor.safeParse(read('doctor')).data ?? false
}

const gatherSchema = inputSchema.pick({ 'github-token': true, 'artifacts-path': true, 'dry-run': true })

/** Reads the inputs of `phase: gather`, which needs no model. @throws UserError as `checkInputs` does */
export function readGatherInputs(read: ReadInput): z.output<typeof gatherSchema> {
  return checkInputs(gatherSchema, read)
}

const statsSchema = inputSchema.pick({ 'github-token': true, 'stats-days': true })

/** Reads the inputs of `phase: stats`, which needs no model. @throws UserError as `checkInputs` does */
export function readStatsInputs(read: ReadInput): z.output<typeof statsSchema> {
  return checkInputs(statsSchema, read)
}
