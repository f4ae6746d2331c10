import type { TokenOptions } from '../../../emulators/github/repository.ts'
import type { FileChanges } from '../../../emulators/github/push.ts'
import type { ScriptedCall, SeenRequest, Step } from '../../../emulators/model/script.ts'
import type { Asked, Stage } from './stage.ts'

/** The state after both attempts. */
export interface End {
  readonly stage: Stage
  readonly asked: Asked
  /** The pull request's head when the run was asked for; undefined without one. */
  readonly headBefore: string | undefined
  /** The commit that a person pushed in between. */
  readonly human: string | undefined
  /** True if the branch had been moved by a person, so that the run had to leave it alone. */
  readonly isLeft: boolean
}

export interface ScenarioJob {
  readonly inputs: Readonly<Record<string, string>>
  readonly environment: Readonly<Record<string, string>>
  /** Of the token, besides those that every token here has. */
  readonly permissions: NonNullable<TokenOptions['permissions']>
}

/** A request, and how it must end when nothing interrupts it. */
export interface Scenario {
  readonly name: string
  readonly files: FileChanges
  /** Asks for the run, if necessary after earlier ones. */
  readonly ask: (stage: Stage) => Promise<Asked>
  readonly model: (request: SeenRequest) => Step
  /** The branch that gets the work, or whose author gets an offer; undefined for none. */
  readonly branch: string | undefined
  /** What src/greeting.txt says on the branch at the end. Default: Hello. */
  readonly greeting?: string
  /** Possible outcomes of an uninterrupted run, whatever an earlier run has already done. */
  readonly outcomes: readonly string[]
  /** True if the branch already has a pull request, so that it is left unchanged once a person has moved it. */
  readonly isPinned: boolean
  /** True if the work goes to the next branch once a person has pushed to a branch that has no pull request yet. */
  readonly leavesMovedBranch?: boolean
  /** How many there are at the end. Default: one for a branch. */
  readonly pullRequests?: number
  /** True if nobody asked in words. Once a person has moved the branch, a run that has said nothing yet says nothing. */
  readonly isOffered?: boolean
  /** False if there is nothing to comment on before there is a pull request. Default: true. */
  readonly hasThread?: boolean
  /** False for a request that the session does not record. Default: true. */
  readonly isRemembered?: boolean
  /** Of both attempts. */
  readonly job?: ScenarioJob
  /** How many comments may say something else than a result. Default: none. */
  readonly notices?: number
  /** Promises that are broken although the run may have been ended just now; in words. */
  readonly brokenAnyTime?: (end: Omit<End, 'isLeft' | 'human'>) => Promise<string[]>
  /** Promises that are broken at the end. */
  readonly brokenAtEnd?: (end: End) => Promise<string[]>
}

export const call = (name: string, input: ScriptedCall['arguments']): ScriptedCall => ({ name, arguments: input })
export const finish = (description: string) => call('finish', { title: 'Correct the greeting', description })
export const read = call('read_file', { path: 'src/greeting.txt' })
export const edit = replace('Helo', 'Hello')

export function replace(from: string, to: string, path = 'src/greeting.txt'): ScriptedCall {
  return call('edit_file', { path, old_string: from, new_string: to })
}

export const settings = (file: object) => ({ '.github/agent.yml': JSON.stringify(file) })
export const plain: FileChanges = {
  'README.md': 'A greeting.\n',
  'src/greeting.txt': 'Helo\n',
  ...settings({ verify: [] })
}

/** Fixes the greeting, or reports that it is already fixed. */
export function fix({ results }: SeenRequest, ...beforeEnd: readonly ScriptedCall[]): Step {
  if (results.length === 0) return { toolCalls: [read] }
  if (/\bHelo\b/.test(results.join('\n'))) return { toolCalls: [edit, ...beforeEnd, finish('It says Hello now.')] }
  return { toolCalls: [finish('It is done already.')] }
}
