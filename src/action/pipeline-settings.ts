import { join, resolve } from 'node:path'
import type { ItemSource, OutputSchemaSource, PipelineSettings } from '../run/workflow-inputs.ts'
import { givenFiles } from '../settings/given-files.ts'
import type { Inputs } from '../settings/inputs.ts'
import { readWorkflowModels } from '../settings/workflow-models.ts'
import type { RunnerContext } from './runner-context.ts'

/** Leaves five seconds for submitting the work, so that a run ends within 15 seconds of the request. */
const STOP_POLL_MS = 10_000

/** The inputs as the pipeline uses them. */
export function pipelineSettings(inputs: Inputs, context: RunnerContext): PipelineSettings {
  return {
    ...partOf(inputs, context),
    trigger: inputs.trigger,
    triggerLabel: inputs['trigger-label'],
    configPath: inputs['config-path'],
    givenFiles: givenFiles((name) => inputs[name]),
    packageCache: join(context.temp, 'forgehand-packages'),
    models: readWorkflowModels(inputs).models,
    maxOutputTokens: inputs['max-output-tokens'],
    maxLimits: {
      turns: inputs['max-turns'],
      minutes: inputs['max-minutes'],
      tokens: inputs['max-tokens'],
      dollars: inputs['max-dollars']
    },
    allowedBots: inputs['allowed-bots'],
    isDraft: inputs.draft,
    isDryRun: inputs['dry-run'],
    triage: {
      labels: inputs.labels,
      reviewers: inputs.reviewers,
      assignees: inputs.assignees,
      requestReview: inputs['request-review']
    },
    task: {
      onForeignCommits: inputs['on-foreign-commits'],
      againAfterMs: inputs['again-after'],
      skipIfOpen: inputs['skip-if-open'],
      cooldownMs: inputs.cooldown ?? 0,
      onlyIfChanged: inputs['only-if-changed']
    },
    outputSchema: outputSchemaOf(inputs),
    stopPollMs: context.stopPollMs ?? STOP_POLL_MS,
    repositoryUrl: context.repositoryUrl
  }
}

/** The part of a run that this job does. */
function partOf(
  inputs: Inputs,
  { stateFolder, workspace }: RunnerContext
): Pick<PipelineSettings, 'proposesTo' | 'publishesFrom' | 'items'> {
  const { phase, 'proposal-path': path, 'max-items': maxItems } = inputs
  return {
    proposesTo: phase === 'propose' ? join(stateFolder, 'proposal') : undefined,
    publishesFrom: phase === 'publish' ? resolve(workspace, path) : undefined,
    items: phase === 'plan' ? { from: itemSource(inputs), maxItems } : undefined
  }
}

function itemSource({ items, repositories }: Inputs): ItemSource {
  if (items !== '') return { kind: 'items', text: items }
  return repositories === '' ? { kind: 'model' } : { kind: 'repositories', text: repositories }
}

function outputSchemaOf(inputs: Inputs): OutputSchemaSource | undefined {
  const { 'output-schema': text, 'output-schema-file': path } = inputs
  if (text !== '') return { kind: 'text', text }
  return path === '' ? undefined : { kind: 'file', path }
}
