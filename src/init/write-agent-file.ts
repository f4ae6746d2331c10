import { yamlScalar } from '../setup/workflow-yaml.ts'
import type { RepositorySurvey } from './survey.ts'
import type { Pin } from './choices.ts'

export interface AgentFileChoices {
  readonly survey: RepositorySurvey
  readonly checks: readonly string[]
  /** The release whose schema describes the file. */
  readonly pin: Pin
}

/**
 * The text of `.github/agent.yml`: only settings that differ from what Forgehand finds without them. Comments say what it finds.
 *
 * @param choices texts without hidden characters
 */
export function writeAgentFile({ survey, checks, pin }: AgentFileChoices): string {
  const { tests, installs, packages } = survey
  const isDefault = checks.length === tests.length && checks.every((check, index) => check === tests[index])
  return [
    `# yaml-language-server: $schema=${rawUrl(pin, 'docs/agent.schema.json')}`,
    '#',
    '# Settings of the agent. It reads them from the default branch, and every key is optional. All of them:',
    `# ${pin.url}/blob/${pin.ref}/examples/agent.yml`,
    '',
    ...commented('Without `setup`, these dependencies are installed before the checks:', installs),
    ...(isDefault ? defaultChecks(tests, packages) : chosenChecks(checks)),
    '# To pay at most this much for a run:',
    '# limits:',
    '#   dollars: 2',
    ''
  ].join('\n')
}

/** The text of a file of the release. An Enterprise Server has no host of its own for that. */
function rawUrl({ action, url, ref }: Pin, path: string): string {
  return url === `https://github.com/${action}`
    ? `https://raw.githubusercontent.com/${action}/${ref}/${path}`
    : `${url}/raw/${ref}/${path}`
}

function defaultChecks(tests: readonly string[], packages: number): readonly string[] {
  if (tests.length === 0 && packages === 0)
    return [
      '# No tests were found. Name the commands that verify a change, such as:',
      '# verify:',
      '#   - make test',
      ''
    ]
  const affected = packages > 0 ? ['tests of the packages that a change affects'] : []
  return commented('Without `verify`, these checks run before and after the work:', [...tests, ...affected])
}

function chosenChecks(checks: readonly string[]): readonly string[] {
  const title = '# Checks to run before and after the work.'
  if (checks.length === 0) return [title, 'verify: []', '']
  return [title, 'verify:', ...checks.map((check) => `  - ${yamlScalar(check)}`), '']
}

function commented(title: string, items: readonly string[]): readonly string[] {
  return items.length === 0 ? [] : [`# ${title}`, ...items.map((item) => `#   ${item}`), '']
}
