import { UserError } from '../errors.ts'
import type { AgentFile } from '../settings/agent-file.ts'
import type { Finding } from './finding.ts'
import { documentationUrl } from '../text/documentation-url.ts'

export interface SettingsReading {
  readonly finding: Finding
  /** The settings; those of an empty file if the file has mistakes. */
  readonly rules: AgentFile
}

/**
 * @param path of the file in the repository
 * @param read undefined: there is no file. @throws UserError for a file with mistakes
 * @param defaults the settings of an empty file
 */
export async function readSettings(
  path: string,
  read: () => Promise<AgentFile | undefined>,
  defaults: AgentFile
): Promise<SettingsReading> {
  const id = 'agent.yml'
  try {
    const rules = await read()
    if (!rules)
      return { finding: { id, state: 'ok', title: `There is no ${path}: the defaults apply.` }, rules: defaults }
    return { finding: { id, state: 'ok', title: `${path} has no mistakes.` }, rules }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    const finding: Finding = {
      id,
      state: 'problem',
      title: `${path} cannot be used.`,
      detail: error.message,
      remedy: `Correct the lines of ${path} that are named. ${documentationUrl('docs/reference.md')} lists every setting.`
    }
    return { finding, rules: defaults }
  }
}
