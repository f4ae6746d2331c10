import { isValidBranchName } from './branch-names.ts'

/** What a template is filled with. */
export interface BranchSubject {
  readonly kind: 'issue' | 'pull'
  readonly number: number
}

export const DEFAULT_BRANCH_TEMPLATE = 'agent/{kind}-{number}'

// A number is added to it for a further branch, and the key of a request for a side branch.
const MAX_FILLED = 150
/** With more digits, a number is no number of GitHub. */
const MAX_DIGITS = 15
const TASKS = /^agent\/task-/i

/** The branch that a template names. Two numbers never have the same one. */
export function fillBranchTemplate(template: string, { kind, number }: BranchSubject): string {
  return template.replaceAll('{kind}', kind).replaceAll('{number}', String(number))
}

/** What is wrong with a template: all mistakes, each as what was expected instead; empty if it is right. */
export function branchTemplateProblems(template: string): readonly string[] {
  const unknown = [...template.matchAll(/\{[^{}]*\}/g)].some(([name]) => name !== '{kind}' && name !== '{number}')
  const literal = template.replaceAll(/\{[^{}]*\}/g, '1')
  const isTooLong = filledBranches(template).some((name) => name.length > MAX_FILLED)
  return [
    unknown
      ? 'no placeholders but {kind} and {number}: with a title or a date, a later run would not find its branch'
      : '',
    template.includes('{number}') ? '' : 'a name with {number}, so that every issue has a branch of its own',
    isTooLong ? `a name of at most ${MAX_FILLED} characters` : '',
    isTooLong || [literal, ...(unknown ? [] : filledBranches(template))].every(isValidBranchName)
      ? ''
      : 'a branch name of letters, digits, /, _, . and -, as git allows it',
    TASKS.test(template) ? 'a name that does not start with agent/task-, as the branches of scheduled tasks do' : ''
  ].filter((problem) => problem !== '')
}

/** One name for each kind and each length of a number. Which digits it has makes no difference to git. */
function filledBranches(template: string): readonly string[] {
  const numbers = Array.from({ length: MAX_DIGITS }, (_, digits) => 10 ** digits)
  const kinds = ['issue', 'pull'] as const
  return kinds.flatMap((kind) => numbers.map((number) => fillBranchTemplate(template, { kind, number })))
}
