import { jobsOf, type ActEntry, type ActJob, type ActResult } from './act-run.ts'
import { script, type ActCase } from './cases.ts'
import { openScene, type Scene } from './scene.ts'

export interface CaseResult {
  readonly jobs: readonly ActJob[]
  /** What is wrong whatever the workflow. */
  readonly problems: readonly string[]
  readonly log: readonly string[]
}

export async function playCase(binary: string, { workflow, fire }: ActCase): Promise<CaseResult> {
  await using scene = await openScene({ binary, workflow, script })
  const event = await fire(scene.emulators.repository, scene.onReady)
  const act = await scene.start(event)
  const result = await act.ended
  const jobs = jobsOf(result.entries)
  const failures = jobs.filter(({ result: end }) => end !== 'success').map(({ id }) => `The job ${id} failed.`)
  return { jobs, problems: [...failures, ...(await problemsOf(result, scene))], log: logOf(result) }
}

/** What must hold for every run. */
export async function problemsOf(
  result: ActResult,
  { violations, secrets, emulators }: Scene
): Promise<readonly string[]> {
  const { github } = emulators
  // act shows outputs, which GitHub does not. Those of two stand-ins are tokens.
  const isToken = ({ command, name = '' }: ActEntry) => command === 'set-output' && /^(?:access_)?token$/.test(name)
  const shown = [...result.entries.filter((entry) => !isToken(entry)).map(({ msg }) => msg), ...result.other]
  return [
    ...(result.entries.length === 0 ? ['act ran nothing.'] : []),
    ...(await violations()),
    ...github.unknownRequests.map(({ method, path }) => `GitHub has no ${method} ${path}.`),
    ...secrets.flatMap((secret, index) =>
      shown.some((text) => text.includes(secret)) ? [`The log has secret ${index + 1} in it.`] : []
    )
  ]
}

export function logOf({ entries, other }: ActResult): readonly string[] {
  const line = ({ jobID = '', msg }: ActEntry) => `${jobID}: ${msg.trimEnd()}`
  return [...other, ...entries.filter(({ msg }) => msg.trim() !== '').map(line)].map((text) => text.slice(0, 300))
}
