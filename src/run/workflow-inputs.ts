import type { Limits } from '../agent/budget.ts'
import type { TaskSettings } from '../domain/settings.ts'
import type { TriageSettings } from '../settings/triage-settings.ts'
import type { AvailableModels } from '../settings/workflow-models.ts'

/** Which part of the work this job does. See docs/two-jobs.md and docs/fan-out.md. */
export type Phase =
  | { readonly kind: 'whole' }
  /** Does the work and writes it to `folder`. Writes nothing to GitHub. */
  | { readonly kind: 'propose'; readonly folder: string }
  /** Publishes the work in `folder`. Runs nothing of the repository and asks no model. */
  | { readonly kind: 'publish'; readonly folder: string }
  /** Divides a task into at most `maxItems` items for the jobs of a matrix. Writes nothing to GitHub. */
  | { readonly kind: 'plan'; readonly from: ItemSource; readonly maxItems: number }

/** Where the items come from: the model, or the text of an input. */
export type ItemSource = { readonly kind: 'model' } | { readonly kind: 'items' | 'repositories'; readonly text: string }

/** Where the JSON Schema of the result is: in the input, or in a file of the base branch. */
export type OutputSchemaSource =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'file'; readonly path: string }

/** The inputs of the workflow that the pipeline uses. */
export interface PipelineSettings {
  readonly phase: Phase
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
