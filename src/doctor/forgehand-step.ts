import { nearName } from '../text/near-name.ts'
import type { Workflow, WorkflowJob, WorkflowStep } from './workflow.ts'

/** A job that uses Forgehand. */
export interface UsingJob {
  readonly name: string
  readonly job: WorkflowJob
  readonly step: WorkflowStep
  /** The phase that it carries out, '' for a whole run; `doctor` for a job that checks the setup, or may, by an expression. */
  readonly phase: string
}

/** The jobs that use Forgehand, also under another name. */
export function usingJobs({ jobs }: Workflow): readonly UsingJob[] {
  return Object.entries(jobs).flatMap(([name, job]) => {
    const step = forgehandStep(job)
    if (!step) return []
    const asksForDoctor = (step.with['doctor'] ?? 'false').trim().toLowerCase() !== 'false'
    return [{ name, job, step, phase: asksForDoctor ? 'doctor' : (step.with['phase'] ?? '') }]
  })
}

/** The step of a job that uses Forgehand, also under another name: a copy in the workspace, or one that was moved out of it. */
export function forgehandStep({ steps }: WorkflowJob): WorkflowStep | undefined {
  return steps.find(({ uses = '' }) => /(?:^|\/)forgehand(?:@|$)/.test(uses)) ?? steps.find(isCopy)
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
