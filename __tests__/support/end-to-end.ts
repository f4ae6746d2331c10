/** What the end-to-end tests share: a stage of one test, a small project, and the turns of its model. */
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, expect } from '@jest/globals'
import type { EmulatedRepository } from '../../emulators/github/repository.ts'
import type { ScriptedCall, Step, Turn } from '../../emulators/model/script.ts'
import { openStage, type Stage, type StageOptions } from './action-run.ts'

/** Opens a stage for one test; what GitHub's description has against the run fails that test. */
export function useStages(): (options?: Partial<StageOptions>) => Promise<Stage> {
  const stages: Stage[] = []
  afterEach(async () => {
    const complaints = stages.map(({ violations, github }) => [...violations, ...github.unknownRequests])
    await Promise.all(stages.splice(0).map((stage) => stage.close()))
    expect(complaints.flat()).toEqual([])
  })
  return async (options = {}) => {
    const stage = await openStage({ files: project, script: [mend], ...options })
    stages.push(stage)
    return stage
  }
}

/** Nothing to install, nothing to run: what is not about checks does not wait for any. */
export const project = {
  'README.md': 'A greeting.\n',
  'src/greeting.txt': 'Helo\n',
  '.github/agent.yml': agentFile()
}

/** The settings of a repository; JSON is YAML. */
export function agentFile(settings: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({ verify: [], ...settings })
}

export function call(name: string, input: ScriptedCall['arguments']): ScriptedCall {
  return { name, arguments: input }
}

export function turn(...toolCalls: ScriptedCall[]): Turn {
  return { toolCalls }
}

export function finish(description = 'It says Hello now.', title = 'Correct the greeting'): ScriptedCall {
  return call('finish', { title, description })
}

export const read = call('read_file', { path: 'src/greeting.txt' })
export const edit = call('edit_file', { path: 'src/greeting.txt', old_string: 'Helo', new_string: 'Hello' })

/** Reads, edits and finishes in one reply. */
export const mend: Step = turn(read, edit, finish())
/** Finds nothing to change. The first time it says so, it is asked again. */
export const doneAlready: Step = turn(read, finish('It is done already.'))

export function write(path: string, content: string): ScriptedCall {
  return call('write_file', { path, content })
}

export function run(command: string): ScriptedCall {
  return call('run_command', { command })
}

export interface Asked {
  readonly issue: number
  readonly comment: number
}

/** Opens an issue and writes a command under it. */
export function ask(repository: EmulatedRepository, body = '/agent fix this', author = 'ada'): Asked {
  const issue = repository.openIssue({ title: 'The greeting is wrong', body: 'Helo?', author: 'marie' }).number
  return { issue, comment: repository.comment(issue, { author, body }).id }
}

/** Writes a command under a pull request or an issue that is there, in the second after all that was pushed so far. */
export function askAt(repository: EmulatedRepository, number: number, body = '/agent fix this'): number {
  return repository.comment(number, { author: 'ada', body, createdAt: new Date(Date.now() + 1_000) }).id
}

/** What our own account wrote under an issue. */
export function told(repository: EmulatedRepository, number: number): string[] {
  return repository
    .comments(number)
    .filter(({ author }) => author.login === 'github-actions[bot]')
    .map(({ body }) => body)
}

export function pullRequests({ state }: EmulatedRepository) {
  return [...state.issues.values()].filter(({ pullRequest }) => pullRequest !== undefined)
}

export async function branches({ state: { git } }: EmulatedRepository): Promise<string[]> {
  return (await git.text(['for-each-ref', '--format=%(refname:short)', 'refs/heads'])).split('\n')
}

export function show({ state: { git } }: EmulatedRepository, path: string, branch: string): Promise<string> {
  return git.text(['show', `${branch}:${path}`])
}

/** Each path with its mode, and the id of its content. */
export async function listTree({ state: { git } }: EmulatedRepository, commit: string): Promise<Map<string, string>> {
  const lines = (await git.text(['ls-tree', '-r', commit])).split('\n').filter(Boolean)
  return new Map(
    lines.map((line) => {
      const [description = '', path = ''] = line.split('\t')
      const [mode = '', , id = ''] = description.split(' ')
      return [path, `${mode} ${id}`]
    })
  )
}

export function workspaceOf({ folder }: Stage): string {
  return join(folder, 'workspace')
}

export async function exists(path: string): Promise<boolean> {
  try {
    await access(path)
    return true
  } catch {
    return false
  }
}

const PATIENCE_MS = 15_000

/** Waits for something outside of this process that has no event to wait for. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const endsAt = performance.now() + PATIENCE_MS
  while (!(await holds())) {
    if (performance.now() > endsAt) throw new Error('What was waited for did not happen.')
    await delay(20)
  }
}
