/** What the end-to-end tests share: a fixture, a small project, and the turns of its model. */
import { access, mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect } from '@jest/globals'
import type { EmulatedRepository } from '../../emulators/github/repository.ts'
import type { ScriptedCall, Step, Turn } from '../../emulators/model/script.ts'
import { openActionFixture, type ActionFixture, type ActionFixtureOptions } from './action-run.ts'
import { useAudited } from './audited-runs.ts'

/** Opens a fixture for one test. A violation of GitHub's OpenAPI description fails the test. */
export function useActionFixtures(): (options?: Partial<ActionFixtureOptions>) => Promise<ActionFixture> {
  return useAudited((options = {}) => openActionFixture({ files: project, script: [fixGreeting], ...options }))
}

/** A project without setup commands and checks, so that most tests wait for none. */
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
  return call('finish', { title, description, complete: true })
}

export const read = call('read_file', { path: 'src/greeting.txt' })
export const edit = call('edit_file', { path: 'src/greeting.txt', old_string: 'Helo', new_string: 'Hello' })

/** Reads, edits and finishes in one response. */
export const fixGreeting: Step = turn(read, edit, finish())
/** Finds nothing to change. The finish guard objects once. */
export const doneAlready: Step = turn(read, finish('It is done already.'))

export function write(path: string, content: string): ScriptedCall {
  return call('write_file', { path, content })
}

export function run(command: string): ScriptedCall {
  return call('run_command', { command })
}

export interface IssueCommand {
  readonly issue: number
  readonly comment: number
}

/** Opens an issue and comments a command on it. */
export function ask(repository: EmulatedRepository, body = '/agent fix this', author = 'ada'): IssueCommand {
  const issue = repository.openIssue({ title: 'The greeting is wrong', body: 'Helo?', author: 'marie' }).number
  return { issue, comment: repository.comment(issue, { author, body }).id }
}

/**
 * Comments a command on an existing issue or pull request. What was pushed in this second is dated back, since a push in the second of the
 * comment may have come after it.
 */
export function askAt(repository: EmulatedRepository, number: number, body = '/agent fix this'): number {
  const { id, createdAt } = repository.comment(number, { author: 'ada', body })
  const before = new Date(createdAt.getTime() - 1_000)
  const { headRepository = repository.state } = repository.issue(number).pullRequest ?? {}
  for (const activity of headRepository.activities) if (activity.at > before) Object.assign(activity, { at: before })
  return id
}

/**
 * The bodies of our own comments on an issue, without the progress comments whose result is in a comment of its own. Fails unless each of
 * those has exactly one.
 */
export function ownComments(repository: EmulatedRepository, number: number): string[] {
  const bodies = repository
    .comments(number)
    .filter(({ author }) => author.login === 'github-actions[bot]')
    .map(({ body }) => body)
  const closed = bodies.filter((body) => body.includes(' Details: [result of the run]('))
  const requests = (kind: string, from: readonly string[]) =>
    from.flatMap((body) => new RegExp(`^<!-- forgehand:${kind}:(\\S+) -->`).exec(body)?.[1] ?? []).toSorted()
  expect(requests('result', bodies)).toEqual(requests('progress', closed))
  return bodies.filter((body) => !closed.includes(body))
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

/** The mode and blob id of each path. */
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

/** What the model was told as instructions: the first messages of each request without their fenced data. */
export function instructionsOf({ model }: Pick<ActionFixture, 'model'>): string {
  const texts = model.requests.flatMap(({ messages }) => messages.slice(0, 2).map(({ text }) => text))
  return texts.map((text) => text.replaceAll(/^(`{3,})\n[^]*?\n\1$/gm, '(data)')).join('\n')
}

/** The trace of the first run. */
export async function traceOf({ folder }: ActionFixture): Promise<string> {
  const [runner = ''] = (await readdir(folder)).filter((name) => name.startsWith('runner-'))
  return readFile(join(folder, runner, 'forgehand-1-1/trace.jsonl'), 'utf8')
}

export function workspaceOf({ folder }: ActionFixture): string {
  return join(folder, 'workspace')
}

/** A second work tree, for a run beside another one. */
export async function secondWorkspace(fixture: ActionFixture): Promise<string> {
  const workspace = `${workspaceOf(fixture)}-2`
  await mkdir(workspace)
  return workspace
}

export async function exists(path: string): Promise<boolean> {
  try {
    await access(path)
    return true
  } catch {
    return false
  }
}

/** Less than the limit of a test, so that its message says what was awaited. */
const PATIENCE_MS = 60_000

/** Polls for something outside this process that has no event. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const endsAt = performance.now() + PATIENCE_MS
  while (!(await holds())) {
    if (performance.now() > endsAt) throw new Error('The condition did not become true in time.')
    await delay(20)
  }
}
