import type { AgentHost } from './host.ts'
import type { ForeignOperation, Tool } from './tool.ts'

const MAX_NAME = 60
const MAX_LISTED = 40
const MAX_NEAREST = 3
/** A name further away than this is not suggested. */
const MAX_DISTANCE = 0.5

/** Finds the tool that a call means: by its name, by another of its names, or by one that differs only in case and punctuation. */
function findTool(name: string, tools: readonly Tool[]): Tool | undefined {
  return findBy(name, tools, namesOf)
}

/** Finds the tool that a native call means. The names of other agents' tools come last, so that they never hide a tool. */
export function findCalledTool(name: string, tools: readonly Tool[]): Tool | undefined {
  return findTool(name, tools) ?? findBy(name, tools, ({ foreignNames = [] }) => foreignNames)
}

function findBy(name: string, tools: readonly Tool[], names: (tool: Tool) => readonly string[]): Tool | undefined {
  const exact = tools.find((tool) => tool.name === name) ?? tools.find((tool) => names(tool).includes(name))
  if (exact) return exact
  const normalized = normalize(name)
  const alike = tools.filter((tool) => names(tool).some((each) => normalize(each) === normalized))
  return alike.length === 1 ? alike[0] : undefined
}

/** A tool with the operation of another agent's tool that it stands for. */
export interface FoundOperation extends Pick<ForeignOperation, 'argument' | 'value'> {
  readonly tool: Tool
}

/** The operations of another agent's tool. */
export function findOperations(name: string, tools: readonly Tool[]): readonly FoundOperation[] {
  const normalized = normalize(name)
  return tools.flatMap((tool) =>
    (tool.foreignOperations ?? [])
      .filter(({ names }) => names.some((each) => normalize(each) === normalized))
      .map(({ argument, value }) => ({ tool, argument, value }))
  )
}

/** Says that there is no such tool, and which ones there are: the nearest names first, then all. */
export function unknownToolText(name: string, tools: readonly Tool[], host: AgentHost): string {
  const wanted = normalize(name)
  const nearest = tools
    .map((tool) => {
      const distances = namesOf(tool).map((each) => relativeDistance(normalize(each), wanted, host))
      return { tool, distance: Math.min(...distances) }
    })
    .filter(({ distance }) => distance <= MAX_DISTANCE)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_NEAREST)
    .map(({ tool }) => tool.name)
  const listed = tools.slice(0, MAX_LISTED).map((tool) => tool.name)
  const more = tools.length > MAX_LISTED ? ` and ${tools.length - MAX_LISTED} more` : ''
  const guess = nearest.length > 0 ? ` Did you mean ${nearest.join(' or ')}?` : ''
  return `There is no tool named ${name.slice(0, MAX_NAME).toWellFormed()}.${guess} Use one of: ${listed.join(', ')}${more}.`
}

function namesOf({ name, otherNames = [] }: Tool): readonly string[] {
  return [name, ...otherNames]
}

/** Makes `functions.readFile`, `read-file` and `read_file` equal. */
function normalize(name: string): string {
  return name
    .slice(0, MAX_NAME)
    .toLowerCase()
    .replace(/^(?:functions?|tools?|default_api|container|repo_browser)[.:/]/, '')
    .replaceAll(/[^a-z0-9]/g, '')
}

/** From 0 for equal names to 1 for names with nothing in common. A name that contains the other one is near. */
function relativeDistance(a: string, b: string, { editDistance }: Pick<AgentHost, 'editDistance'>): number {
  if (a === '' || b === '') return 1
  if (a.includes(b) || b.includes(a)) return 1 - Math.min(a.length, b.length) / Math.max(a.length, b.length) / 2 - 0.4
  return editDistance(a, b) / Math.max(a.length, b.length)
}
