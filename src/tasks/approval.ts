import { createHash } from 'node:crypto'
import type { TreeFile } from '../policy/judge-change.ts'
import type { Severity } from '../policy/severity.ts'
import type { Request } from './task.ts'

/** A command line and where it runs. */
export interface PlacedCommand {
  readonly command: string
  /** Folder it is to run in, relative to the root; '' for the root. */
  readonly cwd: string
}

/** What may go on only when a person says so. */
export type Waiting =
  | (PlacedCommand & {
      readonly kind: 'command'
      readonly severity: Severity
      /** Why the policy does not let it through by itself; a sentence. */
      readonly reason: string
    })
  /** Changed files that the policy keeps back. */
  | {
      readonly kind: 'change'
      readonly files: readonly TreeFile[]
      /** The same as `git diff` has it, whole: what is not shown cannot be approved. */
      readonly patch: string
    }

/** For what and for whom approval is asked. */
export interface Asked {
  /** Number of the issue or pull request. */
  readonly number: number
  readonly request: Request
  /** Commands that were approved before for the same request. */
  readonly approved: readonly PlacedCommand[]
  readonly waiting: Waiting
}

/** Something that waits, with the hash by which a person approves it. */
export interface Pending extends Asked {
  readonly hash: string
}

/**
 * 32 hexadecimal digits that stand for exactly this command in this folder, or exactly these files, of this request with its flags:
 * approval of one never lets another through. Long enough that nobody can make two that share one.
 *
 * The patch is not in it, for the blobs of the files are: a patch that leads elsewhere is refused when it is applied.
 */
export function approvalHash({ number, request: { verb, flags, text }, approved, waiting }: Asked): string {
  const given = Object.entries(flags)
    .filter(([, value]) => value !== undefined)
    .sort(byName)
  const what =
    waiting.kind === 'command'
      ? placed(waiting)
      : waiting.files.map(({ path, mode, blob }) => [path, mode, blob]).sort(byName)
  const canonical = JSON.stringify([number, verb, given, text, approved.map(placed), waiting.kind, what])
  return createHash('sha256').update(canonical).digest('hex').slice(0, 32)
}

function placed({ command, cwd }: PlacedCommand): readonly [string, string] {
  return [command, cwd]
}

function byName([one = '']: readonly unknown[], [other = '']: readonly unknown[]): number {
  return String(one) < String(other) ? -1 : Number(String(one) > String(other))
}
