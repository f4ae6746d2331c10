import type { Run } from '../effects.ts'
import { UserError } from '../../errors.ts'
import { readAgentFile } from '../../settings/agent-file.ts'
import { DEFAULT_BRANCH_TEMPLATE } from '../../text/branch-template.ts'

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
  const text = await checkout.readFile(sha, configPath)
  if (text === undefined) return DEFAULT_BRANCH_TEMPLATE
  try {
    return (await readAgentFile(text, configPath, (path) => checkout.readFile(sha, path))).branchTemplate
  } catch (error) {
    if (error instanceof UserError) return DEFAULT_BRANCH_TEMPLATE
    throw error
  }
}
