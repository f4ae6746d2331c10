import { isValidBranchName } from './branch-names.ts'
import { MAX_SLUG, slugOf } from './slug.ts'

/** The issue or pull request that a branch is for. */
export interface BranchSubject {
  readonly kind: 'issue' | 'pull'
  readonly number: number
}

/** What a template is filled with. */
export interface BranchRequest extends BranchSubject {
  readonly title: string
  /** When it was asked. ISO 8601, UTC. */
  readonly createdAt: string
}

export const DEFAULT_BRANCH_TEMPLATE = 'agent/{kind}-{number}'

// Leaves room for what is appended: a number for a further branch, or the key of a request for a side branch.
const MAX_FILLED = 150
/** No number on GitHub has more digits. */
const MAX_DIGITS = 15
const TASKS = /^agent\/task-/i
const PLACEHOLDER = /\{[^{}]*\}/g
const KNOWN: readonly string[] = ['{kind}', '{number}', '{slug}', '{date}']

/** The branch that a template names. Two numbers never have the same one. */
export function fillBranchTemplate(template: string, { kind, number, title, createdAt }: BranchRequest): string {
  return fill(template, { kind, number: String(number), slug: slugOf(title), date: createdAt.slice(0, 10) })
}

/** Finds the branches of an issue or a pull request, whatever title and date are in their names. */
export interface BranchPattern {
  /** For `git ls-remote`; finds more than these. */
  readonly glob: string
  /** True for a branch of this issue, further branches and side branches included. */
  matches(branch: string): boolean
}

/** Undefined for a template with neither a title nor a date: its branches have one name. */
export function branchPattern(template: string, { kind, number }: BranchSubject): BranchPattern | undefined {
  if (!isVarying(template)) return undefined
  const known = { kind, number: String(number) }
  const [slug, date] = ['[a-z0-9]+(?:-[a-z0-9]+)*', String.raw`\d{4}-\d{2}-\d{2}`]
  const literal = template.split(PLACEHOLDER).map((text) => RegExp.escape(text))
  const filled = [...template.matchAll(PLACEHOLDER)].map(([name]) => fill(name, { ...known, slug, date }))
  const source = literal.map((text, index) => text + (filled[index] ?? '')).join('')
  const pattern = new RegExp(`^${source}(?:-[a-z0-9-]+)?$`)
  return {
    glob: `${fill(template, { ...known, slug: '*', date: '*' })}*`,
    matches: (branch) => pattern.test(branch)
  }
}

function isVarying(template: string): boolean {
  return template.includes('{slug}') || template.includes('{date}')
}

function fill(template: string, values: Readonly<Record<'kind' | 'number' | 'slug' | 'date', string>>): string {
  return template.replaceAll(/\{(kind|number|slug|date)\}/g, (_, name: keyof typeof values) => values[name])
}

/** What is wrong with a template: all mistakes, each as what was expected instead; empty if it is right. */
export function branchTemplateProblems(template: string): readonly string[] {
  const unknown = [...template.matchAll(PLACEHOLDER)].some(([name]) => !KNOWN.includes(name))
  const literal = template.replaceAll(PLACEHOLDER, '1')
  const isTooLong = filledBranches(template).some((name) => name.length > MAX_FILLED)
  return [
    unknown ? `no placeholders but ${KNOWN.slice(0, -1).join(', ')} and {date}` : '',
    template.includes('{number}') ? '' : 'a name with {number}, so that every issue has a branch of its own',
    // Attack: a stranger's title would choose how the name starts, which rules and workflows go by, or end in the number of another issue.
    /\{slug\}[^]*\{number\}/.test(template)
      ? 'a name with {slug} only after {number}, because anyone can choose a title'
      : '',
    isVarying(template) && /\{number\}[\d{]/.test(template) ? 'a name with -, /, _ or . after {number}' : '',
    isTooLong ? `a name of at most ${MAX_FILLED} characters` : '',
    isTooLong || [literal, ...(unknown ? [] : filledBranches(template))].every(isValidBranchName)
      ? ''
      : 'a branch name of letters, digits, /, _, . and -, as git allows it',
    TASKS.test(template) ? 'a name that does not start with agent/task-, as the branches of scheduled tasks do' : ''
  ].filter((problem) => problem !== '')
}

/** The longest slug, and one that git refuses after a dot. */
const SLUGS = ['a'.repeat(MAX_SLUG), 'lock']

/** One name for each kind, each length of a number and each slug. The digits themselves make no difference to git. */
function filledBranches(template: string): readonly string[] {
  const numbers = Array.from({ length: MAX_DIGITS }, (_, digits) => String(10 ** digits))
  const kinds = ['issue', 'pull'] as const
  const date = '2026-11-23'
  return kinds.flatMap((kind) =>
    numbers.flatMap((number) => SLUGS.map((slug) => fill(template, { kind, number, slug, date })))
  )
}
