import * as z from 'zod'
import type { Stop } from '../domain/stop.ts'
import { CLAIM_KEY, LOGIN } from '../text/identifiers.ts'
import { parseJson } from '../text/json.ts'

/** Anyone who can write to the repository may have written it. They could stop runs anyway. */
const stopSchema = z.lazy(() =>
  z.strictObject({
    by: z.strictObject({ login: z.string().regex(LOGIN), id: z.int().positive() }),
    at: z.iso.datetime(),
    claim: z.string().regex(CLAIM_KEY)
  })
)

/** The message of a commit that carries a stop. */
export function stopMessage(thread: string, stop: Stop): string {
  return `Stop of ${thread}\n\nForgehand-Stop: ${JSON.stringify(stop)}\n`
}

/** Undefined for any other message. */
export function readStopMessage(message: string): Stop | undefined {
  const [, json = ''] = /^Forgehand-Stop: (.*)$/m.exec(message) ?? []
  return stopSchema.safeParse(parseJson(json)).data
}
