import * as z from 'zod'
import { defineTool } from '../../agent/tool.ts'
import type { Summary, Tool, ToolResult } from '../../agent/tool.ts'
import { ToolError } from '../../errors.ts'
import type { Workspace } from '../../workspace/workspace.ts'
import { pathAliases } from '../path-aliases.ts'
import { readPromptFile } from './prompt-file.ts'
import { parsePlan, type PlannedSprint } from './sprint-plan.ts'
import {
  DEFAULT_CONTRACT,
  pathIn,
  readContract,
  writeSprint,
  type SprintOptions,
  type SprintResult
} from './write-sprint.ts'

const MAX_PLAN_LENGTH = 1_000_000
const MAX_SIDE_BY_SIDE = 3
const MAX_MISTAKES = 20

export function dispatchSprints(parts: SprintOptions): Tool {
  return defineTool({
    name: 'dispatch_sprints',
    description:
      'Have all documents of a plan written as write_enriched_sprint does, without you between them, and end the work with ' +
      'an account of them. The plan is a file with a JSON object {"path", "description"} on each line.',
    cachePolicy: 'mutating',
    parameters: z.strictObject({
      plan: z.string().min(1).describe('File with the plan.'),
      contract: z.string().optional().describe(`File with the contract. Default: ${DEFAULT_CONTRACT}.`),
      output_dir: z.string().optional().describe('Folder that the paths are in. Default: the root.')
    }),
    aliases: {
      ...Object.fromEntries(Object.keys(pathAliases).map((name) => [name, 'plan'])),
      ...{ path: 'plan', plan_file: 'plan', jsonl: 'plan', contract_file: 'contract', folder: 'output_dir' }
    },
    subject: ({ plan }) => plan,
    async run({ plan, contract: contractPath = DEFAULT_CONTRACT, output_dir: folder }, signal) {
      const sprints = await checkedPlan(plan, { folder, workspace: parts.workspace, signal })
      const contract = await readContract(parts.workspace, contractPath, signal)
      const endings: Ending[] = []
      for (let next = 0; next < sprints.length; next += MAX_SIDE_BY_SIDE) {
        const batch = sprints.slice(next, next + MAX_SIDE_BY_SIDE)
        endings.push(...(await allEnded(batch.map((sprint) => attempt({ ...sprint, contract }, parts, signal)))))
      }
      return resultOf(endings)
    }
  })
}

interface PlanPlace {
  readonly workspace: Workspace
  readonly folder: string | undefined
  readonly signal: AbortSignal
}

/** The whole plan, with paths from the root, before a model is asked. @throws ToolError that names every bad line */
async function checkedPlan(plan: string, { folder, workspace, signal }: PlanPlace): Promise<readonly PlannedSprint[]> {
  const read = parsePlan(await readPromptFile(workspace, plan, { maxLength: MAX_PLAN_LENGTH, signal }))
  if (read.kind === 'mistaken') throw mistaken(plan, read.mistakes)
  const sprints: PlannedSprint[] = []
  const mistakes: string[] = []
  const lineOf = new Map<string, number>()
  for (const { line, path: written, description } of read.sprints) {
    const path = await resolved(workspace, pathIn(folder, written))
    const earlier = typeof path === 'string' ? lineOf.get(path) : undefined
    if (typeof path !== 'string') mistakes.push(`line ${line}: ${path.message}`)
    else if (earlier !== undefined) mistakes.push(`line ${line}: ${path} stands in line ${earlier} already.`)
    else {
      lineOf.set(path, line)
      sprints.push({ line, path, description })
    }
  }
  if (mistakes.length > 0) throw mistaken(plan, mistakes)
  return sprints
}

async function resolved(workspace: Workspace, path: string): Promise<string | ToolError> {
  try {
    return await workspace.resolve(path)
  } catch (error) {
    if (error instanceof ToolError) return error
    throw error
  }
}

function mistaken(plan: string, mistakes: readonly string[]): ToolError {
  const shown = mistakes.slice(0, MAX_MISTAKES)
  if (mistakes.length > shown.length) shown.push(`and ${mistakes.length - shown.length} more`)
  return new ToolError(`Nothing was written. ${plan} needs mending:\n${shown.map((line) => `- ${line}`).join('\n')}`)
}

type Ending =
  | { readonly kind: 'written'; readonly result: SprintResult }
  | { readonly kind: 'failed'; readonly path: string; readonly reason: string }

/** A document that cannot be written holds up no other. */
async function attempt(
  brief: PlannedSprint & { readonly contract: string },
  parts: SprintOptions,
  signal: AbortSignal
): Promise<Ending> {
  try {
    return { kind: 'written', result: await writeSprint(brief, parts, signal) }
  } catch (error) {
    if (!(error instanceof ToolError)) throw error
    return { kind: 'failed', path: brief.path, reason: error.message }
  }
}

/** Waits for all of them also when one fails, for none may write after the call has ended. */
async function allEnded(attempts: readonly Promise<Ending>[]): Promise<readonly Ending[]> {
  await Promise.allSettled(attempts)
  return await Promise.all(attempts)
}

/** @throws ToolError when no document was written, so that the work goes on */
function resultOf(endings: readonly Ending[]): ToolResult {
  const written = endings.flatMap((ending) => (ending.kind === 'written' ? [ending.result] : []))
  const failed = endings.flatMap((ending) => (ending.kind === 'failed' ? [`- ${ending.path}: ${ending.reason}`] : []))
  if (written.length === 0) throw new ToolError(`None of the documents was written:\n${failed.join('\n')}`)
  const summary: Summary = {
    title: `Write ${written.length} work ${written.length === 1 ? 'document' : 'documents'}`,
    description: [...written.map(line), '', totals(written)].join('\n'),
    notDone: failed.join('\n')
  }
  const text = failed.length === 0 ? summary.description : `${summary.description}\nNot written:\n${summary.notDone}`
  return { text, edits: written.map(({ edit }) => edit), summary }
}

function line({ path, bytes, verdict, patches }: SprintResult): string {
  return `- ${path}: ${bytes} bytes, verdict ${verdict}, ${patches.applied} patches applied, ${patches.skipped} skipped`
}

function totals(results: readonly SprintResult[]): string {
  const tokens = results.flatMap(({ tokens: { author, audit } }) => [author, audit])
  const sum = (name: 'input' | 'output') => tokens.reduce((total, count) => total + count[name], 0)
  const models = [...new Set(results.map(({ model }) => model))].join(', ')
  return `Written by ${models}: ${sum('input')} tokens in, ${sum('output')} out, audits included.`
}
