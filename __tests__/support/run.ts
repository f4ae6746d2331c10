import type { Person } from '../../src/domain/task.ts'
import type { Run } from '../../src/run/effects.ts'
import type { PipelineSettings } from '../../src/run/workflow-inputs.ts'
import { readWorkflowModels, type AvailableModels, type ModelInputs } from '../../src/settings/workflow-models.ts'

export const bot: Person = { login: 'github-actions[bot]', id: 41, isBot: true }

/** The models of a workflow with these inputs. */
export function offering(inputs: Partial<ModelInputs>): AvailableModels {
  const none = { model: '', api: '', 'base-url': '', 'api-key': '', 'fallback-models': [] }
  const noIdentity = { 'openai-identity-provider': '', 'openai-service-account': '', 'openai-audience': '' }
  return readWorkflowModels({ ...none, ...noIdentity, ...inputs }).models
}

const defaults = {
  trigger: '/agent',
  triggerLabel: 'agent',
  configPath: '.github/agent.yml',
  givenFiles: ['.github/agent.yml'],
  packageCache: undefined,
  maxOutputTokens: undefined,
  maxLimits: { turns: 10, minutes: 5, tokens: 100_000, dollars: undefined },
  allowedBots: [],
  isDraft: false,
  proposesTo: undefined,
  publishesFrom: undefined,
  items: undefined,
  isDryRun: false,
  outputSchema: undefined,
  stopPollMs: 20,
  task: {
    onForeignCommits: 'leave',
    againAfterMs: undefined,
    skipIfOpen: undefined,
    cooldownMs: 0,
    onlyIfChanged: []
  },
  triage: { labels: [], reviewers: [], assignees: [], requestReview: true },
  repositoryUrl: 'https://forge.example/acme/app'
} as const

/** The inputs of a workflow that sets almost nothing. A test may change what it gets. */
export function pipelineSettings(change: Partial<PipelineSettings> = {}): PipelineSettings {
  return {
    ...structuredClone(defaults),
    models: offering({ model: 'scripted', 'base-url': 'http://127.0.0.1/v1' }),
    ...change
  }
}

/** A run for a single stage. What the stage needs besides must be given; anything else throws. */
export function runWith(parts: Partial<Run>): Run {
  const given = {
    settings: pipelineSettings(),
    identity: { id: '7', attempt: 1 },
    self: bot,
    signal: new AbortController().signal,
    emit: () => undefined,
    redact: (text: string) => text,
    containsSecret: () => false,
    now: Date.now,
    ...parts
  }
  return new Proxy(given, {
    get: (target, name) => {
      if (name in target) return target[name as keyof typeof target]
      throw new Error(`This run has no ${String(name)}.`)
    }
  }) as Run
}
