import { createHash } from 'node:crypto'
import type { Severity } from '../policy/severity.ts'
import type { Request } from './task.ts'

/** One file of a change, as git has it in the tree. */
export interface WaitingFile {
  readonly path: string
  /** Six octal digits; 000000 for a file that is deleted. */
  readonly mode: string
  /** Id of the blob; '' for a file that is deleted. */
  readonly blob: string
}

/** What may go on only when a person says so. */
export type Waiting =
  | {
      readonly kind: 'command'
      readonly command: string
      /** Folder it is to run in, relative to the root; '' for the root. */
      readonly cwd: string
      readonly severity: Severity
      /** Why the policy does not let it through by itself; a sentence. */
      readonly reason: string
    }
  /** Changed files that the policy keeps back. */
  | {
      readonly kind: 'change'
      readonly files: readonly WaitingFile[]
      /** The same as `git diff` has it; may be cut. */
      readonly patch: string
    }

/** For what and for whom approval is asked. */
export interface Asked {
  /** Number of the issue or pull request. */
  readonly number: number
  readonly request: Pick<Request, 'verb' | 'text'>
  readonly waiting: Waiting
}

/** Something that waits, with the hash by which a person approves it. */
export interface Pending extends Asked {
  readonly hash: string
}

/**
 * 32 hexadecimal digits that stand for exactly this command in this folder, or exactly these files, of this request: approval of one
 * never lets another through. Long enough that nobody can make two that share one.
 */
export function approvalHash({ number, request: { verb, text }, waiting }: Asked): string {
  const what =
    waiting.kind === 'command'
      ? [waiting.command, waiting.cwd]
      : waiting.files.map(({ path, mode, blob }) => [path, mode, blob]).sort(byPath)
  const canonical = JSON.stringify([number, verb, text, waiting.kind, what])
  return createHash('sha256').update(canonical).digest('hex').slice(0, 32)
}

function byPath([one = '']: string[], [other = '']: string[]): number {
  return one < other ? -1 : Number(one > other)
}
