import { listFirst } from '../text/format.ts'
import { asksForDoctor, type UsingJob } from './forgehand-step.ts'
import type { Problem } from './problem.ts'
import type { Workflow, WorkflowJob, WorkflowStep } from './workflow.ts'

type Level = 'read' | 'write'

const WRITING: Readonly<Record<string, Level>> = { contents: 'write', issues: 'write', 'pull-requests': 'write' }
const READING: Readonly<Record<string, Level>> = { contents: 'read', issues: 'read', 'pull-requests': 'read' }

/** The permissions that each phase needs. Other phases need hardly any, or need them depending on their task. */
const NEEDED: Readonly<Record<string, Readonly<Record<string, Level>>>> = {
  '': WRITING,
  publish: WRITING,
  stop: WRITING,
  propose: READING
}

/** What a job may have in addition, such as `actions: write` to cancel a run, and `checks: read` for annotations. */
const USEFUL: Readonly<Record<string, Level>> = {
  actions: 'write',
  checks: 'read',
  statuses: 'read',
  'id-token': 'write',
  models: 'read'
}

const READ: readonly (string | undefined)[] = ['read', 'write']

/** Whether the job's token can do what the job is for, and not much more. */
export function judgePermissions(
  workflow: Pick<Workflow, 'permissions' | 'on'>,
  { name, job, step }: UsingJob
): readonly Problem[] {
  const granted = job.permissions ?? workflow.permissions ?? undefined
  const needed = asksForDoctor(step) ? undefined : neededFor(workflow, step)
  if (!needed) return []
  const remedy = blockOf({ ...needed, ...usefulIn(granted) })
  if (granted === undefined)
    return [
      {
        state: 'warning',
        title: `the job ${name} has no \`permissions\`.`,
        detail: 'Its token then has what the settings of the repository say: too little, or everything.',
        remedy
      }
    ]
  if (granted === 'write-all')
    return [{ state: 'warning', title: `the job ${name} has all permissions (write-all).`, remedy }]
  const missing = Object.entries(needed).filter(([permission, wanted]) => {
    const got = typeof granted === 'string' ? 'read' : granted[permission]
    return wanted === 'read' ? !READ.includes(got) : got !== 'write'
  })
  const allowed = { ...USEFUL, ...(needed === READING ? READING : WRITING) }
  const broad =
    typeof granted === 'string'
      ? []
      : Object.entries(granted).filter(([permission, got]) => got === 'write' && allowed[permission] !== 'write')
  return [
    ...(missing.length > 0 && hasOwnToken(step)
      ? [
          {
            state: 'problem' as const,
            title: `the job ${name} lacks ${missing.map(([permission, wanted]) => `\`${permission}: ${wanted}\``).join(', ')}.`,
            remedy
          }
        ]
      : []),
    ...(broad.length > 0
      ? [
          {
            state: 'warning' as const,
            title: `the job ${name} can write more than it needs: ${listFirst(
              broad.map(([permission]) => permission),
              5
            )}.`,
            detail: 'Whatever runs in the job can use its token.',
            remedy
          }
        ]
      : [])
  ]
}

/** A task of the repository, such as one on a schedule, has no thread to write to. */
function neededFor({ on }: Pick<Workflow, 'on'>, { with: inputs }: WorkflowStep) {
  const needed = NEEDED[inputs['phase'] ?? '']
  const hasThreads = on.some(({ name }) => /^(?:issue|pull_request)/.test(name))
  if (needed !== WRITING || hasThreads) return needed
  const written = inputs['report'] === 'issue' ? 'issues' : 'pull-requests'
  return { contents: 'write', [written]: 'write' } as const
}

/** False if the workflow gives the action a token of another kind, whose permissions are not in the file. */
function hasOwnToken({ with: inputs }: WorkflowStep): boolean {
  const token = inputs['github-token'] ?? ''
  return token === '' || /\bgithub\.token\b|\bsecrets\.GITHUB_TOKEN\b/i.test(token)
}

function usefulIn(granted: WorkflowJob['permissions'] | null): Readonly<Record<string, string>> {
  if (typeof granted !== 'object' || granted === null) return {}
  return Object.fromEntries(
    Object.entries(granted).filter(([permission, got]) => got !== 'none' && permission in USEFUL)
  )
}

function blockOf(permissions: Readonly<Record<string, string>>): string {
  return [
    'permissions:',
    ...Object.entries(permissions).map(([permission, level]) => `  ${permission}: ${level}`)
  ].join('\n')
}
