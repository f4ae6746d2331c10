import { insteadOfForeign } from '../settings/foreign-inputs.ts'
import { inputSchema } from '../settings/inputs.ts'
import { readModelInputs } from '../settings/run-inputs.ts'
import { readWorkflowModels } from '../settings/workflow-models.ts'
import { nearName } from '../text/near-name.ts'
import { oneLine } from '../text/shorten.ts'
import { asksForDoctor, usingJobs, type UsingJob } from './forgehand-step.ts'
import type { Problem } from './problem.ts'
import type { Workflow, WorkflowStep } from './workflow.ts'

/** What makes the action fail or do something unintended. Mistakes that GitHub itself reports are not looked for. */
export function findMistakes(workflow: Workflow): readonly Problem[] {
  return usingJobs(workflow).flatMap((using) => {
    const path = ['jobs', using.name, 'steps', using.job.steps.indexOf(using.step)]
    const mistakes = [untrustedPrompt, otherOrigin, unknownInputs, modelMistakes].flatMap((find) => find(using))
    return mistakes.map(({ at, title, ...rest }) => {
      const line = workflow.lineOf([...path, ...at])
      return { state: 'problem' as const, title: `line ${line}: ${title}`, ...rest }
    })
  })
}

/** A mistake, and the path in the step of the part that has it. */
interface Mistake extends Omit<Problem, 'state'> {
  readonly at: readonly PropertyKey[]
}

/**
 * What people write into an issue, a comment, a commit or a branch. The inputs of a dispatch come from people who can write, and numbers say
 * nothing. Expressions ignore case, and `github` on its own is everything.
 */
const BY_STRANGERS =
  /\$\{\{(?:(?!\}\})[^]){0,500}\bgithub(?:\.event\.(?!inputs\b|(?:\w+\.)*(?:number|id)\b(?!\.))|\.event\b(?!\.|_)|\.head_ref\b|\b(?!\.))/i

/**
 * Attack: an issue whose title is an instruction. GitHub inserts it into the prompt before the action starts, so only the workflow
 * file shows it.
 */
function untrustedPrompt({ name, step }: UsingJob): readonly Mistake[] {
  if (!BY_STRANGERS.test(step.with['prompt'] ?? '')) return []
  return [
    {
      at: ['with', 'prompt'],
      title: `The prompt of the job ${name} has words of the event in it: whoever wrote them would instruct the model. Pass them as the input data.`,
      remedy: 'data: ${{ github.event.issue.title }}   # in addition to `prompt`, which keeps your own words only'
    }
  ]
}

/** Attack: with `uses: ./`, the run can rewrite the code of its own post step, which has the secrets. */
function otherOrigin({ name, step: { uses = '' } }: UsingJob): readonly Mistake[] {
  if (!/^\.\/(?!\.\.(?:\/|$))/.test(uses)) return []
  return [
    {
      at: ['uses'],
      title: `the job ${name} uses the action from the workspace (${oneLine(uses, 80)}).`,
      detail:
        'Commands in the workspace could replace the code of the action, which has the secrets. It refuses to start there.',
      remedy: 'uses: forgehand/forgehand@FULL_COMMIT_SHA # the version'
    }
  ]
}

const INPUTS = Object.keys(inputSchema.shape)

function unknownInputs({ name: job, step }: UsingJob): readonly Mistake[] {
  // The runner ignores case.
  const unknown = Object.keys(step.with).filter((name) => !INPUTS.includes(name.toLowerCase()))
  return unknown.map((name) => {
    const [near, instead] = [nearName(name, INPUTS), insteadOfForeign(name)]
    const advice = instead === undefined ? (near === undefined ? '' : ` Did you mean ${near}?`) : ` ${instead}.`
    return {
      at: ['with', name],
      title: `the job ${job} sets \`${oneLine(name, 60)}\`, which is not an input of the action.${advice}`,
      detail: 'GitHub ignores it.',
      remedy: near === undefined ? `# remove ${oneLine(name, 60)}` : `with:\n  ${near}: ${writtenValue(step, name)}`
    }
  })
}

/** The text as the file has it: expressions are not evaluated. */
function writtenValue(step: WorkflowStep, name: string): string {
  return oneLine(step.with[name] ?? '', 80)
}

const WITHOUT_MODEL = ['publish', 'stop', 'stats', 'gather']
const MODEL_INPUTS = ['model', 'base-url', 'fallback-models', 'api']

/** Only for a job whose models are written in the file: an expression can stand for any model. */
function modelMistakes({ name, step }: UsingJob): readonly Mistake[] {
  const { with: inputs } = step
  const phase = inputs['phase'] ?? ''
  const plansWithout = phase === 'plan' && ('items' in inputs || 'repositories' in inputs)
  if (WITHOUT_MODEL.includes(phase) || plansWithout || asksForDoctor(step)) return []
  if (!inputs['model'])
    return [{ at: ['with'], title: `the job ${name} names no model.`, remedy: 'with:\n  model: gpt-5' }]
  if (MODEL_INPUTS.some((input) => inputs[input]?.includes('${{'))) return []
  // An expression counts as set: only the run can find out that its secret is missing.
  const read = (input: string) => (inputs[input] ?? '').replaceAll(/\$\{\{.*?\}\}/gs, 'value')
  return readWorkflowModels(readModelInputs(read)).problems.map((problem) => ({
    at: ['with', 'model'],
    title: `the job ${name}: ${problem}`,
    remedy: 'with:\n  api-key: ${{ secrets.OPENAI_API_KEY }}   # the secret that has the key'
  }))
}
