import { nearName } from '../text/near-name.ts'
import type { Workflow, WorkflowJob, WorkflowStep } from './workflow.ts'

/** A job that uses Forgehand. */
export interface UsingJob {
  readonly name: string
  readonly job: WorkflowJob
  readonly step: WorkflowStep
}

/** The jobs that use Forgehand, also under another name. */
export function usingJobs({ jobs }: Workflow): readonly UsingJob[] {
  return Object.entries(jobs).flatMap(([name, job]) => {
    const step = anyForgehandStep(job)
    return step ? [{ name, job, step }] : []
  })
}

/** The step of a job that uses Forgehand by its name; undefined if there is none. */
export function forgehandStep({ steps }: WorkflowJob): WorkflowStep | undefined {
  return steps.find(({ uses = '' }) => /(?:^|\/)forgehand(?:@|$)/.test(uses))
}

/** The step of a job that uses Forgehand, also under another name: a copy in the workspace, or one that was moved out of it. */
export function anyForgehandStep(job: WorkflowJob): WorkflowStep | undefined {
  return forgehandStep(job) ?? job.steps.find(isCopy)
}

/** True for a step that checks the setup instead of carrying out a task; also for an expression, which can be true. */
export function asksForDoctor({ with: inputs }: WorkflowStep): boolean {
  return (inputs['doctor'] ?? 'false').trim().toLowerCase() !== 'false'
}

/**
 * Also finds a step with misspelled inputs. Another action of the repository, such as ./.github/actions/deploy, can have an input
 * of the same name, but hardly two.
 */
function isCopy({ uses = '', with: inputs }: WorkflowStep): boolean {
  if (!/^\.{1,2}\//.test(uses)) return false
  const known = Object.keys(inputs).filter((name) => nearName(name, KNOWN) !== undefined).length
  return known >= (/^\.\/.+/.test(uses) ? 2 : 1) || PHASES.test(inputs['phase'] ?? '')
}

const KNOWN = ['api-key', 'trigger', 'trigger-label', 'fallback-models', 'max-turns', 'doctor']
const PHASES = /^(?:propose|publish|plan|gather|stop|stats)$/
