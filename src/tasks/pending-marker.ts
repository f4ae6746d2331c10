import { createHash } from 'node:crypto'
import * as z from 'zod'
import { EFFORTS } from '../domain/settings.ts'
import { OBJECT_ID } from '../text/near-name.ts'
import { parseJson } from '../text/json.ts'
import { hasProgressMarker } from './comment-markers.ts'
import type { ApprovalScope, PendingApproval, ShellCommand } from '../domain/approval.ts'
import { unixLines } from '../text/lines.ts'

/**
 * Limit for all markers in one comment, so that the comment stays below GitHub's limit. What does not fit is not offered for
 * approval.
 */
export const MAX_PENDING_CHARACTERS = 24_000

const VERSION = 1

const shellCommand = z.strictObject({ command: z.string().min(1), cwd: z.string() })
const marker = z.lazy(() =>
  z.strictObject({
    version: z.literal(VERSION),
    number: z.int().positive(),
    request: z.strictObject({
      verb: z.enum(['fix', 'explain', 'ask']),
      flags: z
        .strictObject({
          model: z.string().optional(),
          budget: z.number().optional(),
          turns: z.number().optional(),
          minutes: z.number().optional(),
          base: z.string().optional(),
          effort: z.enum(EFFORTS).optional(),
          draft: z.boolean(),
          dryRun: z.boolean(),
          adopt: z.literal(true).optional()
        })
        .transform(({ model, budget, turns, minutes, base, effort, ...switches }) => {
          return { model, budget, turns, minutes, base, effort, ...switches }
        }),
      text: z.string()
    }),
    approved: z.array(shellCommand).max(50),
    waiting: z.discriminatedUnion('kind', [
      shellCommand.extend({
        kind: z.literal('command'),
        severity: z.enum(['critical', 'high', 'medium', 'none']),
        reason: z.string()
      }),
      z.strictObject({
        kind: z.literal('change'),
        files: z
          .array(
            z.strictObject({
              path: z.string().min(1),
              mode: z.enum(['100644', '100755', '000000']),
              blob: z.string().regex(/^(?:[0-9a-f]{40})?$/)
            })
          )
          .min(1),
        patch: z.string()
      }),
      z.strictObject({
        kind: z.literal('adoption'),
        headSha: z.string().regex(OBJECT_ID),
        branch: z.string().min(1),
        page: z.string(),
        protectedFiles: z.array(z.string()),
        protectedCount: z.int().min(0)
      })
    ])
  })
)

/** Stores what is waiting in our comment, invisible to readers. It has no hash: that is computed from its contents. */
export function pendingMarker({ number, request, approved, waiting }: ApprovalScope): string {
  const json = JSON.stringify({ version: VERSION, number, request, approved, waiting })
  return `<!-- forgehand:pending:${Buffer.from(json).toString('base64')} -->`
}

/** The start of our comment: no text of the model or of strangers can come before it. */
const MARKERS = /^<!-- forgehand:progress:[\w-]{1,100} -->\n\n((?:<!-- forgehand:pending:[A-Za-z0-9+/=]+ -->\n\n?)+)/

/**
 * What is waiting for approval according to our comment. A damaged marker is skipped; an altered one has another hash.
 *
 * Attack: a waiting command, or the text of the model, contains such a marker. Only those at the start of the comment count.
 *
 * @param body of a comment that we wrote: anyone can write the markers
 */
export function readPending(body: string): readonly PendingApproval[] {
  if (!hasProgressMarker(body)) return []
  const [, records = ''] = MARKERS.exec(unixLines(body)) ?? []
  return [...records.matchAll(/pending:([A-Za-z0-9+/=]+) /g)].flatMap(([, text = '']) => {
    const record = marker.safeParse(parseJson(Buffer.from(text, 'base64').toString()))
    if (!record.success) return []
    const { number, request, approved, waiting } = record.data
    const pending = { number, request, approved, waiting }
    return [{ ...pending, hash: approvalHash(pending) }]
  })
}

/**
 * 32 hexadecimal digits that identify one command in one folder, or one set of files, of one request with its flags. Approving
 * one never permits another. Long enough that nobody can make two with the same hash.
 *
 * The patch is not part of it, because the blobs of the files are: a patch that yields other blobs is refused when applied.
 */
export function approvalHash({ number, request: { verb, flags, text }, approved, waiting }: ApprovalScope): string {
  const usedFlags = Object.entries(flags)
    .filter(([, value]) => value !== undefined)
    .sort(byName)
  const subject = subjectOf(waiting)
  const canonical = JSON.stringify([
    number,
    verb,
    usedFlags,
    text,
    approved.map(commandAndFolder),
    waiting.kind,
    subject
  ])
  return createHash('sha256').update(canonical).digest('hex').slice(0, 32)
}

function subjectOf(waiting: ApprovalScope['waiting']): readonly unknown[] {
  switch (waiting.kind) {
    case 'command':
      return commandAndFolder(waiting)
    case 'change':
      return waiting.files.map(({ path, mode, blob }) => [path, mode, blob]).sort(byName)
    case 'adoption':
      return [waiting.headSha]
  }
}

function commandAndFolder({ command, cwd }: ShellCommand): readonly [string, string] {
  return [command, cwd]
}

function byName([one = '']: readonly unknown[], [other = '']: readonly unknown[]): number {
  return String(one) < String(other) ? -1 : Number(String(one) > String(other))
}
