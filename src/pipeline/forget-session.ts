import type { Outcome } from '../domain/outcome.ts'
import { UserError } from '../errors.ts'
import type { Forge } from '../forge/forge.ts'
import type { FoundSession } from '../sessions/find-session.ts'

/** Deletes the session of a thread, whoever wrote it. */
export async function forgetSession(
  { key, stored, problem }: FoundSession,
  forge: Pick<Forge, 'deleteSession'>
): Promise<Outcome> {
  if (key === undefined) throw new UserError(`Nothing was deleted. ${problem ?? ''}`)
  if (!stored) return { kind: 'answered', answer: 'Nothing is remembered of the runs here.' }
  await forge.deleteSession(key)
  return {
    kind: 'answered',
    answer: `What was remembered of the runs here is deleted: the ref \`refs/forgehand/sessions/${key}\`. Comments, pull requests and commits stay.`
  }
}
