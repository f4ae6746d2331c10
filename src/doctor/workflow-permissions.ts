import { listFirst } from '../text/format.ts'
import type { UsingJob } from './forgehand-step.ts'
import type { Verdict } from './finding.ts'
import type { Workflow } from './workflow.ts'

type Levels = Readonly<Record<string, string>>

const WRITING: Levels = { contents: 'write', issues: 'write', 'pull-requests': 'write' }
const READING: Levels = { contents: 'read', issues: 'read', 'pull-requests': 'read' }
/** What each phase needs. Others need hardly any, or need them depending on their task. */
const NEEDED: Readonly<Record<string, Levels>> = { '': WRITING, publish: WRITING, stop: WRITING, propose: READING }
/** What a job may have in addition, such as `actions: write` to cancel a run, and `checks: read` for annotations. */
const USEFUL: Levels = { actions: 'write', checks: 'read', statuses: 'read', 'id-token': 'write', models: 'read' }

/** Whether the job's token can do what the job is for, and not much more. */
export function judgePermissions({ name, job, step, phase }: UsingJob, workflow: Workflow): readonly Verdict[] {
  const most = NEEDED[phase]
  if (!most) return []
  const written = job.permissions ?? workflow.permissions ?? undefined
  const granted = typeof written === 'object' ? written : {}
  // A task of the repository, such as one on a schedule, has no thread to write to.
  const hasThreads = workflow.on.some((event) => /^(?:issue|pull_request)/.test(event.name))
  const needed = most === WRITING && !hasThreads ? ownTask(step.with['report'] === 'issue') : most
  const useful = Object.entries(granted).filter(([permission, got]) => got !== 'none' && permission in USEFUL)
  const block = Object.entries({ ...needed, ...Object.fromEntries(useful) })
  const remedy = ['permissions:', ...block.map(([permission, level]) => `  ${permission}: ${level}`)].join('\n')
  const warning = (title: string, detail?: string): Verdict => ({ state: 'warning', title, detail, remedy })
  if (written === undefined)
    return [
      warning(
        `the job ${name} has no \`permissions\`.`,
        'Its token then has what the settings of the repository say: too little, or everything.'
      )
    ]
  if (written === 'write-all') return [warning(`the job ${name} has all permissions (write-all).`)]
  const missing = Object.entries(needed).filter(([permission, wanted]) => {
    const got = typeof written === 'string' ? 'read' : written[permission]
    return got !== 'write' && got !== wanted
  })
  const lacks = missing.map(([permission, wanted]) => `\`${permission}: ${wanted}\``).join(', ')
  const allowed = { ...USEFUL, ...most }
  const broad = Object.keys(granted).filter((each) => granted[each] === 'write' && allowed[each] !== 'write')
  return [
    ...(lacks !== '' && hasOwnToken(step.with['github-token'])
      ? [{ state: 'problem' as const, title: `the job ${name} lacks ${lacks}.`, remedy }]
      : []),
    ...(broad.length > 0
      ? [
          warning(
            `the job ${name} can write more than it needs: ${listFirst(broad, 5)}.`,
            'Whatever runs in the job can use its token.'
          )
        ]
      : [])
  ]
}

function ownTask(reportsAsIssue: boolean): Levels {
  return { contents: 'write', [reportsAsIssue ? 'issues' : 'pull-requests']: 'write' }
}

/** False if the workflow gives the action a token of another kind, whose permissions are not in the file. */
function hasOwnToken(token = ''): boolean {
  return token === '' || /\bgithub\.token\b|\bsecrets\.GITHUB_TOKEN\b/i.test(token)
}
