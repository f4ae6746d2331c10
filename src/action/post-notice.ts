import { connectForge } from '../connect-forge.ts'
import type { IgnoredNotice } from '../domain/task.ts'
import { allowsWriting } from '../forge/forge.ts'
import { permissionOf } from '../run/claim/permission.ts'
import type { RunnerContext } from './runner-context.ts'

const MAX_MS = 60_000

/** Tells the author of a comment why it starts nothing, if they can run the agent. */
export async function postNotice(notice: IgnoredNotice, token: string, context: RunnerContext): Promise<void> {
  const forge = connectForge(token, context, AbortSignal.timeout(MAX_MS))
  // Attack: anyone who can comment could make the bot comment too, as often as they like.
  if (!allowsWriting(await permissionOf(notice.actor, forge))) return
  await forge.postNoticeOnce(notice.number, { about: { claim: notice.claim }, text: notice.text })
}
