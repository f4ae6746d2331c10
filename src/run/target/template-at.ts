import type { Run } from '../effects.ts'
import { UserError, unlessError } from '../../errors.ts'
import { readAgentFile } from '../../settings/agent-file.ts'
import { DEFAULT_BRANCH_TEMPLATE } from '../../text/branch-template.ts'
import { readVerified } from '../../git/verified-read.ts'

/**
 * The branch template in agent.yml at a commit of the default branch, because runs with different bases must find the same branch. An
 * agent.yml with errors counts as empty here: the run reports the errors later, with all other problems.
 *
 * @param sha undefined if there is no default branch
 */
export async function templateAt(
  sha: string | undefined,
  { checkout, settings: { configPath } }: Run
): Promise<string> {
  if (sha === undefined) return DEFAULT_BRANCH_TEMPLATE
  await checkout.fetch([sha])
  const text = await readVerified(checkout.git, { commit: sha, path: configPath })
  if (text === undefined) return DEFAULT_BRANCH_TEMPLATE
  const reading = readAgentFile(text, configPath, (path) => readVerified(checkout.git, { commit: sha, path }))
  const file = await unlessError(reading, undefined, (error) => error instanceof UserError)
  return file?.branchTemplate ?? DEFAULT_BRANCH_TEMPLATE
}
