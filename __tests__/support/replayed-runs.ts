import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runAgent, type AgentRun } from '../../src/agent/loop.ts'
import type { Message } from '../../src/agent/messages.ts'
import type { AgentResult } from '../../src/agent/result.ts'
import type { Tool } from '../../src/agent/tool.ts'
import { currentTools } from '../../src/cli/replay.ts'
import { readRecording } from '../../src/replay/recording.ts'
import { replay, type ReplayResult, type ToolsFor } from '../../src/replay/replay-run.ts'
import { createRedactor } from '../../src/secrets/redact.ts'
import { Reporters } from '../../src/report/reporters.ts'
import { TraceFile } from '../../src/report/trace-file.ts'
import { openWorkspace, type Workspace } from '../../src/workspace/workspace.ts'
import { prompt as defaultPrompt } from './agent-runs.ts'

export const FIXTURES = join(import.meta.dirname, '../fixtures/recorded-runs')

/** A folder for traces, and a workspace without files for tools that never run. */
export interface ReplayFixture {
  readonly folder: string
  readonly workspace: Workspace
  close(): Promise<void>
}

export async function openReplayFixture(): Promise<ReplayFixture> {
  const folder = await mkdtemp(join(tmpdir(), 'forgehand-replay-'))
  const root = join(folder, 'tree')
  await mkdir(root)
  const workspace = await openWorkspace({
    root,
    stateFolder: join(folder, 'state'),
    sandbox: undefined,
    environment: {},
    commands: [],
    verify: []
  })
  return { folder, workspace, close: () => rm(folder, { recursive: true, force: true }) }
}

export interface RecordOptions {
  /** Redacted from the trace. */
  readonly secrets?: readonly string[]
  /** Receives the recorder's `onEvent`, for parts of the run that already exist. */
  readonly telling?: { onEvent: AgentRun['onEvent'] }
  /** Default: the prompt of `agent-runs.ts`. */
  readonly prompt?: readonly Message[]
}

/** Runs the agent and returns the path of its trace. */
export async function record(
  fixture: ReplayFixture,
  run: AgentRun,
  { secrets = [], telling, prompt = defaultPrompt }: RecordOptions = {}
): Promise<{ readonly trace: string; readonly result: AgentResult | undefined }> {
  const trace = join(fixture.folder, 'trace.jsonl')
  // One millisecond for each event, so that the clock of the trace moves.
  let time = 0
  const now = () => (time += 1)
  const file = new TraceFile({ path: trace, now, onFailure: () => undefined })
  const reporters = new Reporters([file], createRedactor(secrets))
  const onEvent: AgentRun['onEvent'] = (event) => {
    run.onEvent(event)
    reporters.onEvent(event)
  }
  if (telling) telling.onEvent = onEvent
  const result = await runAgent(prompt, { ...run, onEvent }).catch(() => undefined)
  await reporters.close()
  return { trace, result }
}

/** Replays a trace with the given tools, as far as the conversation offers them. */
export async function replayWith(trace: string, tools: readonly Tool[]): Promise<ReplayResult> {
  const toolsFor: ToolsFor = (offered) => tools.filter(({ name }) => offered.some((tool) => tool.name === name))
  return replay(await readRecording(trace), toolsFor)
}

/** Replays a trace with today's tools. */
export async function replayToday(trace: string, { workspace }: ReplayFixture): Promise<ReplayResult> {
  return replay(await readRecording(trace), (...given) => currentTools(workspace, ...given))
}

/** Changes the lines of a recorded run. Returns the path of the changed copy. */
export async function changedRun(
  fixture: ReplayFixture,
  name: string,
  change: (lines: readonly string[]) => readonly string[]
): Promise<string> {
  const lines = (await readFile(join(FIXTURES, `${name}.jsonl`), 'utf8')).trimEnd().split('\n')
  const path = join(fixture.folder, 'changed.jsonl')
  await writeFile(path, `${change(lines).join('\n')}\n`)
  return path
}
