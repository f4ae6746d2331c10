import { forgehandStep, type Workflow, type WorkflowJob, type WorkflowStep } from './read-workflow.ts'

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

/** The step of a job that uses Forgehand, also under another name: a copy in the workspace, or one that was moved out of it. */
export function anyForgehandStep(job: WorkflowJob): WorkflowStep | undefined {
  const isCopy = ({ uses = '', with: inputs }: WorkflowStep) =>
    /^\.{1,2}\//.test(uses) && (KNOWN.some((name) => name in inputs) || PHASES.test(inputs['phase'] ?? ''))
  return forgehandStep(job) ?? job.steps.find(isCopy)
}

/** Inputs that the actions of a repository itself hardly have. */
const KNOWN = ['api-key', 'trigger', 'trigger-label', 'fallback-models', 'max-turns', 'doctor']
const PHASES = /^(?:propose|publish|plan|gather|stop|stats)$/
