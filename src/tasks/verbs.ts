import type { Request, Task, Verb } from '../domain/task.ts'

/** What a verb asks for, and all that depends on it. Its name is compared nowhere else. */
export interface VerbRow {
  readonly where: 'everywhere' | 'on pull requests'
  /** What can follow the verb. With other words it is no verb, as in "retry the upload when it fails". */
  readonly takes: 'a text' | 'lines below' | 'a number' | 'nothing'
  readonly result:
    | ('change' | 'merge' | 'revert' | 'answer' | 'plan' | 'review')
    // The result of an earlier request, or of one that waits.
    | ('continuation' | 'repetition' | 'approval')
    // About runs, not about the code.
    | ('stop' | 'deletion' | 'help' | 'examination')
  /** False if the work needs no code, or fetches it itself. */
  readonly needsCode: boolean
  /** What the token must be allowed to do. A task of the repository that answers writes an issue. */
  readonly writes: 'nothing' | 'review' | 'branch'
  /** Whether the run can return data in the form of an output schema. */
  readonly returnsData: boolean
  /** True if the plan of the thread is worked from, or revised. */
  readonly usesPlan: boolean
  /** Why it cannot be carried out where no earlier run is remembered; undefined if it can. */
  readonly withoutSession?: string
}

const FIX: VerbRow = {
  where: 'everywhere',
  takes: 'a text',
  result: 'change',
  needsCode: true,
  writes: 'branch',
  returnsData: true,
  usesPlan: true
}
const ANSWER: VerbRow = { ...FIX, result: 'answer', writes: 'nothing', usesPlan: false }
const EARLIER = { ...FIX, usesPlan: false }
const CONTROL = { ...ANSWER, needsCode: false }
const SESSIONS_OFF =
  'agent.yml has session: off, so no earlier run is remembered. Ask again with fix and your own words.'

export const verbs: Readonly<Record<Verb, VerbRow>> = {
  fix: FIX,
  explain: ANSWER,
  ask: ANSWER,
  plan: { ...ANSWER, result: 'plan', writes: 'branch', usesPlan: true },
  review: { ...ANSWER, where: 'on pull requests', result: 'review', writes: 'review', returnsData: false },
  approve: { ...EARLIER, result: 'approval' },
  continue: { ...EARLIER, result: 'continuation', usesPlan: true, withoutSession: SESSIONS_OFF },
  retry: { ...EARLIER, takes: 'nothing', result: 'repetition', withoutSession: SESSIONS_OFF },
  undo: {
    ...FIX,
    takes: 'a number',
    result: 'revert',
    returnsData: false,
    usesPlan: false,
    withoutSession: 'agent.yml has session: off, so it is not known which commits a run made. Use `git revert`.'
  },
  update: {
    ...FIX,
    where: 'on pull requests',
    takes: 'lines below',
    result: 'merge',
    returnsData: false,
    usesPlan: false
  },
  stop: { ...CONTROL, result: 'stop' },
  forget: { ...CONTROL, result: 'deletion' },
  help: { ...CONTROL, result: 'help' },
  doctor: { ...CONTROL, takes: 'nothing', result: 'examination', returnsData: false }
}

export type Result = VerbRow['result']

export function resultOf({ request }: { readonly request: Pick<Request, 'verb'> }): Result {
  return verbs[request.verb].result
}

/** True for a task that changes nothing. */
export function isQuestion(task: Task): boolean {
  const result = resultOf(task)
  return result === 'answer' || result === 'plan' || result === 'review'
}

/** True for a request that a later one can repeat: all but a merge and a revert. */
export function isWork({ verb }: Pick<Request, 'verb'>): boolean {
  const { result } = verbs[verb]
  return result !== 'merge' && result !== 'revert'
}
