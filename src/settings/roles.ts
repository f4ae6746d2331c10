import type { AgentFile } from './agent-file.ts'
import type { ModelChoice, ModelProblem } from './model-directory.ts'
import type { AvailableModels } from './workflow-models.ts'

export interface Roles {
  readonly main: ModelChoice
  /** Used instead, in order, if it is unavailable. */
  readonly fallbacks: readonly ModelChoice[]
  /** Writes delegated files and documents; undefined for the main model. */
  readonly cheap: ModelChoice | undefined
  /** Summarizes a conversation that has grown too long; undefined for the model of the run. */
  readonly summarizer: ModelChoice | undefined
  /** Reviews the change of the run; undefined for the main model. */
  readonly reviewer: ModelChoice | undefined
}

export interface RoleRequest {
  readonly offered: AvailableModels
  readonly file: Pick<AgentFile, 'models' | 'allowedModels' | 'delegation'>
  /** The name after `--model`. */
  readonly requested: string | undefined
  /** What the run reviews: a pull request, or what it changes itself. */
  readonly reviews: 'pull-request' | 'own-work' | 'nothing'
}

export interface AssignedRoles {
  readonly roles: Roles
  /** A sentence for each requested model that is not used. */
  readonly notes: readonly string[]
}

/** The models of a run: those of the request, the repository or the workflow, in this order. */
export function assignRoles({ offered, file, requested, reviews }: RoleRequest): AssignedRoles {
  const notes: string[] = []
  const find = (setting: string, written: string | undefined, instead: string): ModelChoice | undefined => {
    if (written === undefined) return undefined
    const { model, problem } = offered.find(written, 'repository')
    if (!problem) return model
    notes.push(`\`${setting}\` is ${written}, ${describeLack(problem)}; ${instead}.`)
    return undefined
  }
  const ofFile = find('models.main', file.models.main, `${offered.main.name} is used`) ?? offered.main
  const isReview = reviews === 'pull-request'
  const asked = reviews === 'nothing' ? undefined : file.models.reviewer
  const reviewer = find('models.reviewer', asked, `${ofFile.name} is used`)
  const usual = (isReview ? reviewer : undefined) ?? ofFile
  const main = requestedModel({ offered, file, requested }, { usual, find, notes }) ?? usual
  const fallbacks =
    file.models.fallback?.flatMap((written) => find('models.fallback', written, 'it is left out') ?? []) ??
    offered.fallbacks
  // No note about a model that is not used anyway.
  const usesCheap = file.delegation.generateCode || file.delegation.sprints
  const cheap = usesCheap ? find('models.cheap', file.models.cheap, `${main.name} is used`) : undefined
  const summarizer = find('models.summarizer', file.models.summarizer, `${main.name} is used`)
  const isOther = (model: ModelChoice | undefined) => model !== undefined && !isSame(model, main)
  const roles = {
    main,
    fallbacks: fallbacks.filter(isOther),
    cheap: isOther(cheap) ? cheap : undefined,
    summarizer: isOther(summarizer) ? summarizer : undefined,
    reviewer: !isReview && isOther(reviewer) ? reviewer : undefined
  }
  return { roles, notes }
}

function describeLack(problem: ModelProblem): string {
  const { kind, provider } = { provider: undefined, ...problem }
  return kind === 'missing-key' && provider?.keyVariable !== undefined
    ? `but the workflow has no key for it: add ${provider.name}=KEY to the input api-key`
    : 'for which the workflow has no key and address'
}

interface ModelSearch {
  readonly usual: ModelChoice
  readonly find: (setting: string, written: string | undefined, instead: string) => ModelChoice | undefined
  readonly notes: string[]
}

function requestedModel(
  { offered, file: { allowedModels }, requested }: Omit<RoleRequest, 'reviews'>,
  { usual, find, notes }: ModelSearch
): ModelChoice | undefined {
  const model = find('--model', requested, `${usual.name} is used`)
  if (!model || requested === undefined) return undefined
  const allowed = allowedModels?.map((written) => offered.find(written, 'repository').model)
  const isAllowed = !allowed || [...allowed, offered.main, usual].some((one) => isSame(one, model))
  if (isAllowed) return model
  notes.push(`\`--model\` is ${requested}, which \`allowed-models\` of agent.yml does not list; ${usual.name} is used.`)
  return undefined
}

function isSame(one: ModelChoice, other: ModelChoice): boolean {
  return one.name === other.name && one.baseUrl === other.baseUrl && one.api === other.api
}

/** Every model that a run can use, each once, the main one first. */
export function modelsOf({ main, fallbacks, cheap, summarizer, reviewer }: Roles): readonly ModelChoice[] {
  const all = [main, ...fallbacks, cheap, summarizer, reviewer].filter((model) => model !== undefined)
  return all.filter((model, index) => all.findIndex((one) => isSame(one, model)) === index)
}
