import { isNode, parseDocument, visit } from 'yaml'
import type { PermissionName, Permissions } from '../../emulators/github/state.ts'
import { forgehandStep, readWorkflow, type Workflow } from '../../src/doctor/workflow.ts'

type Declared = Workflow['permissions']

/** The names in a workflow of what the emulator knows. */
const NAMES: Readonly<Record<string, PermissionName>> = {
  actions: 'actions',
  checks: 'checks',
  contents: 'contents',
  issues: 'issues',
  'pull-requests': 'pull_requests'
}
const NOTHING: Permissions = {
  ...{ actions: 'none', checks: 'none', contents: 'none', issues: 'none', pull_requests: 'none', workflows: 'none' },
  metadata: 'read'
}
/** What a job without `permissions` has in a new repository. */
const RESTRICTED: Permissions = { ...NOTHING, contents: 'read' }

const TOKEN = /\$\{\{ (?:github\.token|secrets\.GITHUB_TOKEN) \}\}/g

export interface JobTokens {
  readonly workflow: string
  /** By name. Each job refers to its own. */
  readonly secrets: Readonly<Record<string, string>>
}

/**
 * act gives every job the same token, whatever its `permissions`. This gives each job one that has exactly these, by a secret that replaces
 * `github.token` wherever the job uses it, also as the default of our input.
 *
 * Source: https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#permissions
 */
export function giveJobTokens(text: string, issueToken: (permissions: Permissions) => string): JobTokens {
  const workflow = readWorkflow(text, 'the workflow')
  const document = parseDocument(text)
  const secrets: Record<string, string> = {}
  for (const [id, job] of Object.entries(workflow.jobs)) {
    const name = `TOKEN_OF_${id.toUpperCase().replaceAll('-', '_')}`
    const expression = `\${{ secrets.${name} }}`
    secrets[name] = issueToken(permissionsOf(job.permissions ?? workflow.permissions))
    const node = document.getIn(['jobs', id], true)
    if (isNode(node)) {
      visit(node, {
        Scalar: (_, scalar) => {
          if (typeof scalar.value === 'string') scalar.value = scalar.value.replaceAll(TOKEN, expression)
        }
      })
    }
    const step = forgehandStep(job)
    const path = ['jobs', id, 'steps', step ? job.steps.indexOf(step) : -1, 'with', 'github-token']
    if (step && !document.hasIn(path)) document.setIn(path, expression)
  }
  return { workflow: document.toString({ lineWidth: 0 }), secrets }
}

function permissionsOf(declared: Declared): Permissions {
  if (declared === undefined || declared === null) return RESTRICTED
  if (typeof declared === 'string') {
    const level = declared === 'write-all' ? 'write' : 'read'
    return { ...NOTHING, actions: level, checks: level, contents: level, issues: level, pull_requests: level }
  }
  const known = Object.entries(declared).flatMap(([name, level]) => {
    const own = NAMES[name]
    return own === undefined ? [] : [[own, level] as const]
  })
  return { ...NOTHING, ...Object.fromEntries(known) }
}
