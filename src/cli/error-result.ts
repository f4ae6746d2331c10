import { CommanderError } from 'commander'
import { messageOf } from '../errors.ts'
import { jsonText } from './json-text.ts'
import { plainUsage } from './plain-usage.ts'

/** What --json prints instead of the result of a command that could not do its work. Its fields are a public interface. */
export interface ErrorResult {
  readonly error: {
    /** `usage`: the command line is wrong. `failed`: something that a person can fix. `bug`: a mistake in Forgehand. */
    readonly kind: 'usage' | 'failed' | 'bug'
    readonly message: string
    readonly exitCode: number
  }
}

export interface FailedCommand {
  readonly kind: ErrorResult['error']['kind']
  readonly exitCode: number
  readonly error: unknown
}

/** The result as JSON, with the sentence that standard error has too. */
export function errorResult({ kind, exitCode, error }: FailedCommand): string {
  const message = error instanceof CommanderError ? plainUsage(error.message) : messageOf(error)
  return jsonText({ error: { kind, message, exitCode } } satisfies ErrorResult)
}
