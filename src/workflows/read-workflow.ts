import { LineCounter, parseDocument, type Document } from 'yaml'
import * as z from 'zod'
import { messageOf, UserError } from '../errors.ts'
import { issueSentences } from '../text/schema-issue.ts'
import { aliasProblem, describeSyntax, MAX_ALIASES, yamlProblemText, type YamlProblem } from '../text/yaml-problem.ts'

const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String)
const texts = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (typeof value === 'string' ? [value] : value))
const permissions = z.union([
  z.enum(['read-all', 'write-all']),
  z.record(z.string(), z.enum(['read', 'write', 'none']))
])

const stepSchema = z.looseObject({
  id: z.string().optional(),
  uses: z.string().optional(),
  with: z
    .record(
      z.string(),
      scalar.nullable().transform((value) => value ?? '')
    )
    .default({})
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
export type Workflow = z.output<typeof workflowSchema>
export type WorkflowJob = z.output<typeof jobSchema>
export type WorkflowStep = z.output<typeof stepSchema>

/** @throws UserError with everything that is wrong with the file */
export function readWorkflow(text: string, path: string): Workflow {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, prettyErrors: false })
  const faults = document.errors.map(({ code, message, pos }) => ({ code, message, at: lineCounter.linePos(pos[0]) }))
  const lines = text.split(/\r?\n/)
  const problems = describeSyntax(faults, lines)
  if (problems.length > 0) throw invalidYaml(path, problems)
  const value = valueOf(document, path, lines)
  if (typeof value !== 'object' || value === null)
    throw new UserError(`${path} is not a workflow: it has no jobs. Name a file such as .github/workflows/agent.yml.`)
  const parsed = workflowSchema.safeParse(value)
  if (!parsed.success)
    throw new UserError(`${path} is not a workflow. ${issueSentences(parsed.error.issues, value).join(' ')}`)
  const { jobs } = parsed.data
  const unknown = Object.entries(jobs).flatMap(([name, { needs }]) =>
    needs.filter((other) => !Object.hasOwn(jobs, other)).map((other) => `${name} needs ${other}`)
  )
  if (unknown.length > 0) throw new UserError(`${path} names jobs that it does not have: ${unknown.join(', ')}.`)
  inOrder(parsed.data)
  return parsed.data
}

function valueOf(document: Document, path: string, lines: readonly string[]): unknown {
  try {
    return document.toJS({ maxAliasCount: MAX_ALIASES })
  } catch (error) {
    throw invalidYaml(path, [aliasProblem(messageOf(error), lines)])
  }
}

function invalidYaml(path: string, problems: readonly YamlProblem[]): UserError {
  return new UserError([`${path} is not valid YAML:`, ...problems.map(yamlProblemText)].join('\n'))
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

/** The step of a job that uses Forgehand; undefined if there is none. */
export function forgehandStep({ steps }: WorkflowJob): WorkflowStep | undefined {
  return steps.find(({ uses = '' }) => /(?:^|\/)forgehand(?:@|$)/.test(uses))
}
