import { UserError } from '../errors.ts'

/** A mistake in how the command was called. Exit code 2. */
export class UsageError extends UserError {
  override name = 'UsageError'
}
