import { UserError } from '../errors.ts'

/** The command was called wrongly: exit code 2. */
export class UsageError extends UserError {
  override name = 'UsageError'
}
