import { anyForgehandStep } from './forgehand-step.ts'
import type { Workflow } from './read-workflow.ts'

/**
 * What people write into an issue, a comment, a commit or a branch. The inputs of a dispatch come from people who can write, and numbers say
 * nothing. Expressions ignore case, and `github` on its own is everything.
 */
const BY_STRANGERS =
  /\$\{\{(?:(?!\}\})[^]){0,500}\bgithub(?:\.event\.(?!inputs\b|(?:\w+\.)*(?:number|id)\b(?!\.))|\.event\b(?!\.|_)|\.head_ref\b|\b(?!\.))/i

/**
 * The jobs whose prompt has words of strangers in it, one problem for each.
 *
 * Attack: an issue whose title is an instruction. GitHub inserts it into the prompt before the action starts, so only the workflow
 * file shows it.
 */
export function untrustedPrompts({
  jobs
}: Pick<Workflow, 'jobs'>): readonly { readonly job: string; readonly title: string }[] {
  return Object.entries(jobs)
    .filter(([, job]) => BY_STRANGERS.test(anyForgehandStep(job)?.with['prompt'] ?? ''))
    .map(([name]) => ({
      job: name,
      title: `The prompt of the job ${name} has words of the event in it: whoever wrote them would instruct the model. Pass them as the input data.`
    }))
}
