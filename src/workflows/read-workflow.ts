import * as yaml from 'yaml'
import * as z from 'zod'
import { UserError } from '../errors.ts'
import { issueSentences } from '../text/schema-issue.ts'
import { yamlProblemText } from '../text/yaml-problem.ts'
import { parseYaml, type YamlSource } from '../text/yaml-source.ts'

const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String)
const texts = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (typeof value === 'string' ? [value] : value))
const textOrNothing = scalar.nullable().transform((value) => value ?? '')
/** Misspelled ones too: `findMistakes` reports them together with the other mistakes of the file. */
const permissions = z.union([z.string(), z.record(z.string(), textOrNothing)])

const stepSchema = z.looseObject({
  id: z.string().optional(),
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
  strategy: z.looseObject({ matrix: z.unknown() }).optional(),
  outputs: z.record(z.string(), scalar).default({}),
  steps: z.array(stepSchema).default([])
})
const withTypes = z.object({ types: texts })
const withWorkflows = z.object({ workflows: texts })
const withCrons = z.array(z.object({ cron: z.string() }))
const NONE: readonly string[] = []
/** Without types, GitHub has its own for each event. Only `schedule` has crons, and only `workflow_run` names workflows. */
const events = z.union([
  texts.transform((names) => names.map((name) => ({ name, types: NONE, crons: NONE, workflows: NONE }))),
  z.record(z.string(), z.unknown()).transform((all) =>
    Object.entries(all).map(([name, about]) => ({
      name,
      types: withTypes.safeParse(about).data?.types ?? NONE,
      crons: withCrons.safeParse(about).data?.map(({ cron }) => cron) ?? NONE,
      workflows: withWorkflows.safeParse(about).data?.workflows ?? NONE
    }))
  )
])
const workflowSchema = z.looseObject({
  name: z.string().optional(),
  on: events,
  permissions: permissions.nullish(),
  concurrency,
  jobs: z.record(z.string(), jobSchema).refine((jobs) => Object.keys(jobs).length > 0, 'has no jobs')
})

/** What a workflow file says about its jobs, as far as it decides which of them run. */
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
  const { jobs } = parsed.data
  const unknown = Object.entries(jobs).flatMap(([name, { needs }]) =>
    needs.filter((other) => !Object.hasOwn(jobs, other)).map((other) => `${name} needs ${other}`)
  )
  if (unknown.length > 0) throw new UserError(`${path} names jobs that it does not have: ${unknown.join(', ')}.`)
  const workflow = { ...parsed.data, lineOf }
  // Throws for jobs that need each other.
  inOrder(workflow)
  return workflow
}

/** The jobs, each after those that it needs. @throws UserError for jobs that need each other */
export function inOrder({ jobs }: Workflow): readonly (readonly [string, WorkflowJob])[] {
  const ordered: (readonly [string, WorkflowJob])[] = []
  let left = Object.entries(jobs)
  while (left.length > 0) {
    const done = new Set(ordered.map(([name]) => name))
    const ready = left.filter(([, { needs }]) => needs.every((name) => done.has(name)))
    if (ready.length === 0) throw new UserError(`The jobs ${left.map(([name]) => name).join(', ')} need each other.`)
    ordered.push(...ready)
    left = left.filter((job) => !ready.includes(job))
  }
  return ordered
}
