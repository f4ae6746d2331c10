import { distance } from 'fastest-levenshtein'
import type { Tool } from './tool.ts'

const MAX_NAME = 60
const MAX_LISTED = 40
const MAX_NEAREST = 3

/** The tool that a call means: by its name, by another name of it, or by one that differs in case and punctuation only. */
export function findTool(name: string, tools: readonly Tool[]): Tool | undefined {
  const exact = tools.find((tool) => tool.name === name) ?? tools.find((tool) => tool.otherNames?.includes(name))
  if (exact) return exact
  const folded = fold(name)
  const alike = tools.filter((tool) => namesOf(tool).some((each) => fold(each) === folded))
  return alike.length === 1 ? alike[0] : undefined
}

/** What to call instead of a tool that there is not: the nearest first, then all. */
export function describeUnknownTool(name: string, tools: readonly Tool[]): string {
  const wanted = fold(name)
  const nearest = tools
    .map((tool) => ({ tool, score: Math.min(...namesOf(tool).map((each) => farness(fold(each), wanted))) }))
    .filter(({ score }) => score <= 0.5)
    .sort((a, b) => a.score - b.score)
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

/** `functions.readFile` and `read-file` as `read_file` would be. */
function fold(name: string): string {
  return name
    .slice(0, MAX_NAME)
    .toLowerCase()
    .replace(/^(?:functions?|tools?)[.:/]/, '')
    .replaceAll(/[^a-z0-9]/g, '')
}

/** 0 for equal names, 1 for names that share nothing. A name within the other is near. */
function farness(a: string, b: string): number {
  if (a === '' || b === '') return 1
  if (a.includes(b) || b.includes(a)) return 1 - Math.min(a.length, b.length) / Math.max(a.length, b.length) / 2 - 0.4
  return distance(a, b) / Math.max(a.length, b.length)
}
