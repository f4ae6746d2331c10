import { forgehandStep, type WorkflowJob, type WorkflowStep } from '../workflows/read-workflow.ts'

/** The step of a job that uses Forgehand, also under another name: a copy in the workspace, or one that was moved out of it. */
export function doctorStep(job: WorkflowJob): WorkflowStep | undefined {
  const isCopy = ({ uses = '', with: inputs }: WorkflowStep) =>
    /^\.{1,2}\//.test(uses) && ('api-key' in inputs || PHASES.test(inputs['phase'] ?? ''))
  return forgehandStep(job) ?? job.steps.find(isCopy)
}

const PHASES = /^(?:propose|publish|plan|gather|stop|stats)$/
