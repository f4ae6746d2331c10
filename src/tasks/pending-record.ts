import * as z from 'zod'
import { approvalHash } from './approval.ts'
import { hasProgressMarker } from './marker.ts'
import type { Asked, Pending } from '../domain/approval.ts'

/**
 * Characters of all records in one comment: with what else it says, it stays below what GitHub takes. One that would not fit is not
 * offered for approval.
 */
export const MAX_RECORD_CHARACTERS = 24_000

const VERSION = 1

const placedCommand = z.strictObject({ command: z.string().min(1), cwd: z.string() })
const asked = z.strictObject({
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
        draft: z.boolean(),
        dryRun: z.boolean()
      })
      .transform(({ model, budget, turns, minutes, base, ...switches }) => {
        return { model, budget, turns, minutes, base, ...switches }
      }),
    text: z.string()
  }),
  approved: z.array(placedCommand).max(50),
  waiting: z.discriminatedUnion('kind', [
    placedCommand.extend({
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
    })
  ])
})

/** The record as it stands in our comment, unseen by readers. It has no hash: that is worked out from what it says. */
export function recordMarker({ number, request, approved, waiting }: Asked): string {
  const json = JSON.stringify({ version: VERSION, number, request, approved, waiting })
  return `<!-- forgehand:pending:${Buffer.from(json).toString('base64')} -->`
}

/** The head of a comment of ours: nothing of the model's or a stranger's can stand before it. */
const HEAD = /^<!-- forgehand:progress:\d{1,20} -->\n\n((?:<!-- forgehand:pending:[A-Za-z0-9+/=]+ -->\n\n?)+)/

/**
 * What waits according to a comment of ours. A record that was cut or changed into what is none is passed over; one that was
 * changed into another has another hash.
 *
 * Attack: a command that waits, or the words of the model, hold such a marker. Below the head of the comment none is read.
 *
 * @param body must be of a comment that we wrote: everybody can write the markers
 */
export function readPending(body: string): readonly Pending[] {
  if (!hasProgressMarker(body)) return []
  const [, records = ''] = HEAD.exec(body.replaceAll('\r\n', '\n')) ?? []
  return [...records.matchAll(/pending:([A-Za-z0-9+/=]+) /g)].flatMap(([, text = '']) => {
    const record = asked.safeParse(parse(Buffer.from(text, 'base64').toString()))
    if (!record.success) return []
    const { number, request, approved, waiting } = record.data
    const pending = { number, request, approved, waiting }
    return [{ ...pending, hash: approvalHash(pending) }]
  })
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
