import type { PromptInputs } from './prompt-inputs.ts'

/** The conditions under which a task of the repository runs. */
export interface TaskSettings {
  /** What happens to an open pull request of the task that has commits of others. */
  readonly onForeignCommits: 'leave' | 'continue'
  /** How long the task rests after a person closed its pull request; undefined: until its prompt changes. */
  readonly againAfterMs: number | undefined
  /** How many open pull requests of ours are enough; undefined for any number. */
  readonly skipIfOpen: number | undefined
  /** How long after its last run the task does not run again. */
  readonly cooldownMs: number
  /** Globs, of which a file must have changed since the last run of the task; empty for none. */
  readonly onlyIfChanged: readonly string[]
}

/** The inputs that decide which events are requests. */
export interface EventSettings {
  readonly trigger: string
  /** A label with this name is a request, also with a verb as in `agent:explain`; '' for none. */
  readonly triggerLabel: string
  /** The account whose assignment is a request; '' for none. */
  readonly assignee: string
  /** Full logins of bots that may make requests, such as `renovate[bot]`. */
  readonly allowedBots: readonly string[]
  /** True if pull requests are reviewed when they are opened and when they get commits. */
  readonly reviewsPullRequests: boolean
  /** False if the job has no key for a model, as for events of forks. */
  readonly hasApiKey: boolean
  /** What to do for events that ask for nothing by themselves; undefined to do nothing. */
  readonly prompted: PromptInputs | undefined
}

/** Which delegation tools are enabled. */
export interface DelegationSettings {
  readonly spawnAgent: boolean
  readonly generateCode: boolean
  readonly sprints: boolean
}

/** What a command may reach: nothing, the whole network, or the hosts of a list. */
export type NetworkAccess = boolean | readonly string[]

/** What may be reached of what is asked for. Hosts must be spelled alike. */
export function narrowed(asked: NetworkAccess, limit: NetworkAccess): NetworkAccess {
  if (limit === true || asked === false) return asked
  return asked === true || limit === false ? limit : asked.filter((host) => limit.includes(host))
}

/** The most that one command can use, with everything that it starts. */
export interface ResourceLimits {
  /** Including threads. */
  readonly processes: number
  /** Of all its processes together. Shared memory counts once. */
  readonly memoryMb: number
  /** Size of one file. */
  readonly fileMb: number
  /** Size of each of /tmp, /var/tmp and /dev/shm. The last two are in memory. */
  readonly temporaryMb: number
  /** How much the free disk space may shrink while the command runs. */
  readonly diskMb: number
}

/** How much a model thinks before it answers, in the words that providers share. */
export const EFFORTS = ['low', 'medium', 'high'] as const
export type Effort = (typeof EFFORTS)[number]

/** The protocols of model endpoints. */
export type Api = 'chat' | 'responses' | 'anthropic' | 'gemini'

/** Lets a job use OpenAI without an API key: OpenAI exchanges the job's GitHub OIDC token for an access token. */
export interface WorkloadIdentity {
  /** Ids that OpenAI assigned to the identity provider and to the service account. */
  readonly identityProviderId: string
  readonly serviceAccountId: string
  /** Audience of the GitHub OIDC token. */
  readonly audience: string
}

/** How requests to a model endpoint are authenticated. */
export type Credential =
  /** '' for an endpoint that needs no key. */
  { readonly kind: 'key'; readonly key: string } | ({ readonly kind: 'workload-identity' } & WorkloadIdentity)

/** A pattern of `sensitive-files` in agent.yml, and the rule for the files that match it. */
export interface SensitiveFileRule {
  readonly pattern: string
  readonly requiresApproval: boolean
}

/**
 * How much harm a command could do outside a sandbox. It decides what needs approval. It never decides what the kernel
 * permits.
 *
 * - `critical`: never runs without approval, even if a rule allows it.
 * - `high`, `medium`: runs if a rule allows it, otherwise only after approval.
 * - `none`: only reads the repository.
 */
export type Severity = 'critical' | 'high' | 'medium' | 'none'

/** Which commands the model can run, for its prompt. */
export type AllowedCommands =
  /** Without a kernel boundary: one plain command, exactly one of `lines`, or one of the programs that only read. */
  | { readonly kind: 'lines'; readonly lines: readonly string[]; readonly readingPrograms: readonly string[] }
  /** Within a kernel boundary, like the kinds below: commands that only read, and the rules of agent.yml. */
  | { readonly kind: 'reading-and-rules'; readonly rules: readonly string[] }
  | { readonly kind: 'default' }
  | { readonly kind: 'any' }

/** Variables of a process, such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>

/** A program that offers tools over the Model Context Protocol. */
export interface McpServer {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  readonly environment: Readonly<Record<string, string>>
  /** Names of tools, with * for any characters. */
  readonly tools: readonly string[]
  readonly readOnlyTools: readonly string[]
  readonly timeoutMs: number
  readonly network: NetworkAccess
}

/** What a pull request gets when we open it. */
export interface Triage {
  readonly labels: readonly string[]
  /** Logins, and teams as `org/team`. */
  readonly reviewers: readonly string[]
  /** Logins. */
  readonly assignees: readonly string[]
}
