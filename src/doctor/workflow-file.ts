import { UserError } from '../errors.ts'
import type { Verdict } from './finding.ts'
import { usingJobs, readWorkflow, type Workflow } from './workflow.ts'
import type { WorkTreeFile } from './read-workflows.ts'
import { problemsOf } from './workflow-rules.ts'

/** A workflow of GitHub has at most 500 kB. */
const MAX_CHARACTERS = 512 * 1024
/** Every workflow that uses Forgehand contains one of these. */
const MAY_USE = /forgehand|api-key|uses:\s*['"]?\.\//i

/**
 * Judges all workflows that use Forgehand. The others are not ours to judge.
 *
 * @param files all workflows of the repository
 * @param serverUrl where the repository is, such as https://github.com
 */
export function judgeWorkflows(files: readonly WorkTreeFile[], serverUrl: string): readonly Verdict[] {
  const readings = files.map(parseFile)
  // GitHub calls a workflow without a name by its path.
  const names = readings.map(({ path, workflow }) => workflow?.name ?? path)
  const findings = readings.filter(isOurs).flatMap(({ path, workflow, error }): readonly Verdict[] => {
    if (!workflow) return [{ state: 'problem', title: `${path} cannot be read.`, detail: error }]
    const problems = problemsOf(workflow, { names, serverUrl })
    if (problems.length === 0) return [{ state: 'ok', title: `${path} has no mistakes.` }]
    return problems.map(({ title, ...rest }) => ({ ...rest, title: `${path}: ${title}` }))
  })
  if (findings.length > 0) return findings
  return [
    {
      state: 'warning',
      title: 'No workflow here uses Forgehand, so comments on GitHub start nothing.',
      remedy: 'forgehand init   # writes one; then commit it to the default branch, and add the secret with the key'
    }
  ]
}

/** Those that use Forgehand, or may and cannot be read. @param files all workflows of the repository */
export function forgehandWorkflows(files: readonly WorkTreeFile[]): readonly WorkTreeFile[] {
  return files.filter((file) => isOurs(parseFile(file)))
}

interface Reading extends WorkTreeFile {
  /** Undefined if the file cannot be read. */
  readonly workflow: Workflow | undefined
  readonly error?: string
}

function isOurs({ text, workflow }: Reading): boolean {
  return MAY_USE.test(text) && (!workflow || usingJobs(workflow).length > 0)
}

function parseFile({ path, text }: WorkTreeFile): Reading {
  if (text.length > MAX_CHARACTERS)
    return { path, text, workflow: undefined, error: `It is too long (${text.length} characters).` }
  try {
    return { path, text, workflow: readWorkflow(text, path) }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { path, text, workflow: undefined, error: error.message }
  }
}
