import type { Limits } from '../agent/budget.ts'
import type { TaskSettings } from '../domain/settings.ts'
import type { TriageSettings } from '../settings/triage-settings.ts'
import type { AvailableModels } from '../settings/workflow-models.ts'

/** Divides a task into at most `maxItems` items for the jobs of a matrix. See docs/fan-out.md. */
export interface ItemList {
  readonly from: ItemSource
  readonly maxItems: number
}

/** Where the items come from: the model, or the text of an input. */
export type ItemSource = { readonly kind: 'model' } | { readonly kind: 'items' | 'repositories'; readonly text: string }

/** Where the JSON Schema of the result is: in the input, or in a file of the base branch. */
export type OutputSchemaSource =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'file'; readonly path: string }

/** The inputs of the workflow that the pipeline uses. */
export interface PipelineSettings {
  /** The folder that the work goes to, for the job that publishes it; undefined if this job does. See docs/two-jobs.md. */
  readonly proposesTo: string | undefined
  /** The folder with the work of another job. This one runs nothing of the repository and asks no model. Undefined if it does the work. */
  readonly publishesFrom: string | undefined
  /** For a job that only lists the items of its task. */
  readonly items: ItemList | undefined
  readonly trigger: string
  /** The label that asks for a run, alone or before a colon; '' for none. */
  readonly triggerLabel: string
  /** Path of agent.yml in the repository. */
  readonly configPath: string
  /** Paths of all files of the repository that the workflow gives to the run: settings, instructions, data. */
  readonly givenFiles: readonly string[]
  /** A folder for downloaded packages that a workflow can keep between runs; undefined for none. */
  readonly packageCache: string | undefined
  readonly models: AvailableModels
  readonly maxLimits: Limits
  /** Tokens of one response; undefined for the provider's limit. */
  readonly maxOutputTokens: number | undefined
  /** Logins of bots whose requests and reviews count. */
  readonly allowedBots: readonly string[]
  readonly isDraft: boolean
  readonly isDryRun: boolean
  readonly triage: TriageSettings
  readonly task: TaskSettings
  /** Undefined if no run returns data. */
  readonly outputSchema: OutputSchemaSource | undefined
  /** How often a run asks whether a person wants it to stop. */
  readonly stopPollMs: number
  /** Page of the repository, such as https://github.com/acme/app. */
  readonly repositoryUrl: string
}

/** False for a job that leaves writing to another one. */
export function writesToForge({ proposesTo, items }: PipelineSettings): boolean {
  return proposesTo === undefined && items === undefined
}

/** True for a job that does the work and publishes it. */
export function isInOneJob(settings: PipelineSettings): boolean {
  return settings.publishesFrom === undefined && writesToForge(settings)
}
