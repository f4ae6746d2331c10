import * as yaml from 'yaml'
import * as z from 'zod'
import { UserError } from '../errors.ts'
import { issueSentences } from '../text/schema-issue.ts'
import { yamlProblemText } from '../text/yaml-problem.ts'
import { parseYaml, type YamlSource } from '../text/yaml-source.ts'
import { nearName } from '../text/near-name.ts'

const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String)
const texts = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (typeof value === 'string' ? [value] : value))
const textOrNothing = scalar.nullable().transform((value) => value ?? '')
const permissions = z.union([z.string(), z.record(z.string(), textOrNothing)])

const stepSchema = z.looseObject({
  uses: z.string().optional(),
  with: z.record(z.string(), textOrNothing).default({})
})
const concurrency = z.unknown().optional()
const jobSchema = z.looseObject({
  if: scalar.optional(),
  /** A group, or a map with one. Undefined for none. */
  concurrency,
  needs: texts.default([]),
  permissions: permissions.optional(),
  steps: z.array(stepSchema).default([])
})
const about = z.looseObject({ types: texts.catch([]), workflows: texts.catch([]) }).catch({ types: [], workflows: [] })
/** Only `workflow_run` names workflows. */
const events = z.union([
  texts.transform((names) => names.map((name) => ({ name, ...about.parse({}) }))),
  z
    .record(z.string(), about)
    .transform((all) => Object.entries(all).map(([name, { types, workflows }]) => ({ name, types, workflows })))
])
const workflowSchema = z.looseObject({
  name: z.string().optional(),
  on: events,
  permissions: permissions.nullish(),
  concurrency,
  jobs: z.record(z.string(), jobSchema).refine((jobs) => Object.keys(jobs).length > 0, 'has no jobs')
})

/** What a workflow file says, as far as it can be wrong for Forgehand. */
export type Workflow = z.output<typeof workflowSchema> & Pick<YamlSource, 'lineOf'>
export type WorkflowJob = z.output<typeof jobSchema>
export type WorkflowStep = z.output<typeof stepSchema>

/** @throws UserError with everything that keeps the file from being a workflow */
export function readWorkflow(text: string, path: string): Workflow {
  const { value, problems, lineOf } = parseYaml(text, yaml)
  if (problems.length > 0)
    throw new UserError([`${path} is not valid YAML:`, ...problems.map(yamlProblemText)].join('\n'))
  if (typeof value !== 'object' || value === null)
    throw new UserError(`${path} is not a workflow: it has no jobs. Name a file such as .github/workflows/agent.yml.`)
  const parsed = workflowSchema.safeParse(value)
  if (!parsed.success)
    throw new UserError(`${path} is not a workflow. ${issueSentences(parsed.error.issues, value, lineOf).join(' ')}`)
  return { ...parsed.data, lineOf }
}

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
