import * as z from 'zod'
import { defineTool, type Summary, type Tool, type ToolResult } from '../../agent/tool.ts'
import { ToolError } from '../../errors.ts'
import { plural } from '../../text/format.ts'
import { parseJson } from '../../text/json.ts'
import type { Workspace } from '../../workspace/workspace.ts'
import { pathAliases } from '../other-agents.ts'
import { readPromptFile } from './prompt-file.ts'
import {
  DEFAULT_CONTRACT,
  pathIn,
  readContract,
  writeSprint,
  type SprintBrief,
  type SprintOptions,
  type SprintResult
} from './write-sprint.ts'

const MAX_PLAN_LENGTH = 1_000_000
const MAX_SPRINTS = 200
const MAX_PARALLEL = 3
const MAX_MISTAKES = 20

export function dispatchSprints(options: SprintOptions): Tool {
  return defineTool({
    name: 'dispatch_sprints',
    description:
      'Write all documents of a plan, each as write_enriched_sprint does, without you in between, and end the work with a ' +
      'summary. The plan is a file with a JSON object {"path", "description"} on each line.',
    cachePolicy: 'mutating',
    parameters: z.strictObject({
      plan: z.string().min(1).describe('File with the plan.'),
      contract: z.string().optional().describe(`File with the contract. Default: ${DEFAULT_CONTRACT}.`),
      output_dir: z.string().optional().describe('Folder that paths start from. Default: the root.')
    }),
    aliases: {
      ...Object.fromEntries(Object.keys(pathAliases).map((name) => [name, 'plan'])),
      ...{ path: 'plan', plan_file: 'plan', jsonl: 'plan', contract_file: 'contract', folder: 'output_dir' }
    },
    subject: ({ plan }) => plan,
    async run({ plan, contract: contractPath, output_dir: folder }, signal) {
      const sprints = await readPlan(plan, { folder, workspace: options.workspace, signal })
      const contract = await readContract(options.workspace, contractPath, signal)
      const outcomes: SprintOutcome[] = []
      for (let next = 0; next < sprints.length; next += MAX_PARALLEL) {
        const batch = sprints.slice(next, next + MAX_PARALLEL)
        outcomes.push(...(await allSettled(batch.map((sprint) => attempt({ ...sprint, contract }, options, signal)))))
      }
      return resultOf(outcomes)
    }
  })
}

/** One line of a plan. */
export interface PlannedSprint {
  /** Its line number in the plan, from 1. */
  readonly line: number
  readonly path: string
  readonly description: string
}

interface PlanOptions {
  readonly workspace: Workspace
  readonly folder: string | undefined
  readonly signal: AbortSignal
}

/** The whole plan, with paths from the root. Runs before any model is asked. @throws ToolError that names every bad line */
async function readPlan(plan: string, { folder, workspace, signal }: PlanOptions): Promise<readonly PlannedSprint[]> {
  const parsed = parsePlan(await readPromptFile(workspace, plan, { maxLength: MAX_PLAN_LENGTH, signal }))
  if (parsed.mistakes.length > 0) throw invalidPlan(plan, parsed.mistakes)
  const sprints: PlannedSprint[] = []
  const mistakes: string[] = []
  for (const sprint of parsed.sprints) {
    const path = await resolve(workspace, pathIn(folder, sprint.path))
    const earlier = sprints.find((other) => other.path === path)
    if (path instanceof ToolError) mistakes.push(`line ${sprint.line}: ${path.message}`)
    else if (earlier) mistakes.push(`line ${sprint.line}: ${earlier.path} is already in line ${earlier.line}.`)
    else sprints.push({ ...sprint, path })
  }
  if (mistakes.length > 0) throw invalidPlan(plan, mistakes)
  return sprints
}

const plannedSprint = z.object({ path: z.string().trim().min(1), description: z.string().trim().min(1) })

/** Reads a plan: a JSON object with `path` and `description` on each line. Ignores blank lines and other fields. */
export function parsePlan(text: string): {
  readonly sprints: readonly PlannedSprint[]
  readonly mistakes: readonly string[]
} {
  const sprints: PlannedSprint[] = []
  const mistakes: string[] = []
  for (const [index, json] of text.split('\n').entries()) {
    if (json.trim() === '') continue
    const sprint = parseSprint(json, index + 1)
    if (typeof sprint === 'string') mistakes.push(`line ${index + 1}: ${sprint}`)
    else sprints.push(sprint)
  }
  if (sprints.length > MAX_SPRINTS) mistakes.push(`${sprints.length} lines; a plan can have ${MAX_SPRINTS}`)
  if (sprints.length === 0 && mistakes.length === 0) mistakes.push('it is empty')
  return { sprints, mistakes }
}

/** The sprint, or what is wrong with the line. */
function parseSprint(json: string, line: number): PlannedSprint | string {
  const value = parseJson(json)
  if (value === undefined) return 'not valid JSON'
  const sprint = plannedSprint.safeParse(value)
  return sprint.success ? { line, ...sprint.data } : 'needs "path" and "description" as strings'
}

async function resolve(workspace: Workspace, path: string): Promise<string | ToolError> {
  try {
    return await workspace.resolve(path)
  } catch (error) {
    if (error instanceof ToolError) return error
    throw error
  }
}

function invalidPlan(plan: string, mistakes: readonly string[]): ToolError {
  const listed = mistakes.slice(0, MAX_MISTAKES)
  if (mistakes.length > listed.length) listed.push(`and ${mistakes.length - listed.length} more`)
  return new ToolError(`Nothing was written. Correct ${plan}:\n${listed.map((line) => `- ${line}`).join('\n')}`)
}

type SprintOutcome =
  | { readonly kind: 'written'; readonly result: SprintResult }
  | { readonly kind: 'failed'; readonly path: string; readonly reason: string }

/** A document that cannot be written does not stop the others. */
async function attempt(brief: SprintBrief, options: SprintOptions, signal: AbortSignal): Promise<SprintOutcome> {
  try {
    return { kind: 'written', result: await writeSprint(brief, options, signal) }
  } catch (error) {
    if (!(error instanceof ToolError)) throw error
    return { kind: 'failed', path: brief.path, reason: error.message }
  }
}

/** Waits for all even when one throws: none may write after the call has ended. */
async function allSettled(attempts: readonly Promise<SprintOutcome>[]): Promise<readonly SprintOutcome[]> {
  await Promise.allSettled(attempts)
  return await Promise.all(attempts)
}

/** @throws ToolError when no document was written, so that the run continues */
function resultOf(outcomes: readonly SprintOutcome[]): ToolResult {
  const written = outcomes.flatMap((outcome) => (outcome.kind === 'written' ? [outcome.result] : []))
  const failed = outcomes.flatMap((outcome) =>
    outcome.kind === 'failed' ? [`- ${outcome.path}: ${outcome.reason}`] : []
  )
  if (written.length === 0) throw new ToolError(`None of the documents was written:\n${failed.join('\n')}`)
  const summary: Summary = {
    title: `Write ${plural(written.length, 'work document')}`,
    description: [...written.map(formatResult), '', formatTotals(written)].join('\n'),
    notDone: failed.join('\n')
  }
  const text = failed.length === 0 ? summary.description : `${summary.description}\nNot written:\n${summary.notDone}`
  return { text, edits: written.map(({ edit }) => edit), summary }
}

function formatResult({ path, bytes, verdict, patches }: SprintResult): string {
  return `- ${path}: ${bytes} bytes, verdict ${verdict}, ${patches.applied} patches applied, ${patches.skipped} skipped`
}

function formatTotals(results: readonly SprintResult[]): string {
  const tokens = results.flatMap(({ tokens: { author, audit } }) => [author, audit])
  const sum = (name: 'input' | 'output') => tokens.reduce((total, count) => total + count[name], 0)
  const models = [...new Set(results.map(({ model }) => model))].join(', ')
  return `Written by ${models}: ${sum('input')} tokens in, ${sum('output')} out, including audits.`
}
