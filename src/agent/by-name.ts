import type { Tool } from './tool.ts'

/** The order of the tools in every request: providers cache the prompt up to the first difference. */
export function byName(one: Pick<Tool, 'name'>, other: Pick<Tool, 'name'>): number {
  return one.name < other.name ? -1 : 1
}
