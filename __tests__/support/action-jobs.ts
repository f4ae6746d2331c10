/** The two jobs of two-job mode, with the built action. */
import { cp, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import type { JobOptions } from '../../emulators/start-emulators.ts'
import type { ActionFixture } from './action-run.ts'
import { READ_ONLY } from './two-jobs.ts'

/** Plays the propose job with a read-only token. Returns the artifact as the publish job gets it. */
export async function propose(fixture: ActionFixture, comment: number, options: Partial<JobOptions> = {}) {
  const token = fixture.repository.issueToken({ permissions: READ_ONLY })
  const steps = await fixture.play(comment, { token, ...options, inputs: { phase: 'propose', ...options.inputs } })
  const folder = join(await mkdtemp(join(fixture.folder, 'artifact-')), 'proposal')
  const path = steps.main.outputs['proposal-path'] ?? ''
  if (path !== '') await cp(path, folder, { recursive: true })
  return { ...steps, folder }
}

/** Plays the publish job with write permissions and without an API key. */
export function publish(fixture: ActionFixture, comment: number, folder: string, options: Partial<JobOptions> = {}) {
  const inputs = {
    phase: 'publish',
    'proposal-path': folder,
    'api-key': '',
    model: '',
    'base-url': '',
    ...options.inputs
  }
  return fixture.play(comment, { ...options, inputs })
}

/** Both jobs for one event. */
export async function playBoth(fixture: ActionFixture, comment: number, options: Partial<JobOptions> = {}) {
  const { folder, ...proposed } = await propose(fixture, comment, options)
  return { proposed, published: await publish(fixture, comment, folder, options) }
}
