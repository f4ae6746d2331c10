import { createHash } from 'node:crypto'
import type { PlacedCommand, Asked } from '../domain/approval.ts'

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
