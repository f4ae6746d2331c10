import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { UserError } from '../errors.ts'
import type { Divergence } from '../replay/divergence.ts'
import { plural } from '../text/format.ts'
import { readRecording, type Recording } from '../replay/read-recording.ts'
import { replay as replayRun, type ReplayOptions, type ReplayResult } from '../replay/replay.ts'
import type { SandboxMode } from '../workspace/sandbox/choose-sandbox.ts'
import { collectLocalSecrets } from '../secrets/collect.ts'
import { createRedactor } from '../secrets/redact.ts'
import { openWorkspace } from '../workspace/workspace.ts'
import { copyCheckout } from './copy-checkout.ts'
import { findCheckout } from './find-checkout.ts'
import { listenForInterrupt } from './interrupt.ts'
import { jsonText } from './json-text.ts'
import { openLocalWorkspace, readLocalRules } from './local-workspace.ts'
import { findRecordedRoot, pathForCopy } from './recorded-root.ts'
import { isServerTool, currentTools } from './replay-tools.ts'
import { withTemporaryFolder } from './temporary-folder.ts'
import { UsageError } from './usage-error.ts'

export interface ReplayFlags {
  /** The tools run in a copy of this checkout. Undefined to take all results from the trace. */
  readonly on?: string
  readonly sandbox: SandboxMode
  readonly json?: true
}

/** Replays a recorded run and reports the first divergence. Returns the exit code of the command. */
export async function replay(path: string, flags: ReplayFlags): Promise<number> {
  const signal = listenForInterrupt()
  const recording = await readRecording(path).catch(asUsageError)
  return withTemporaryFolder(async (folder) => {
    const options =
      flags.on === undefined ? await offline(folder) : await onCopy(recording, { folder, on: flags.on, flags })
    const result = await replayRun(recording, { ...options, signal }).catch(asUsageError)
    process.stdout.write(flags.json ? jsonText(result) : resultText(result, flags.on !== undefined))
    return result.outcome === 'same' ? 0 : 1
  })
}

/** A file that cannot be replayed is a usage error. */
function asUsageError(error: unknown): never {
  throw error instanceof UserError ? new UsageError(error.message, { cause: error }) : error
}

type ToolSource = Omit<ReplayOptions, 'signal'>

/** Runs no tool: the trace answers every call. */
async function offline(folder: string): Promise<ToolSource> {
  const workspace = await openWorkspace({
    root: folder,
    stateFolder: join(folder, 'state'),
    sandbox: undefined,
    environment: {},
    commands: [],
    verify: []
  })
  return {
    toolsFor: (offered, session) => currentTools(offered, workspace, session),
    isReal: () => false,
    asRecorded: (text) => text
  }
}

/** These tools call a model, which a replay does not have. */
const DELEGATING = new Set(['spawn_agent', 'generate_code', 'dispatch_sprints', 'write_enriched_sprint'])

interface CopyOptions {
  /** Empty, and for this replay only. */
  readonly folder: string
  readonly on: string
  readonly flags: ReplayFlags
}

async function onCopy(recording: Recording, { folder, on, flags }: CopyOptions): Promise<ToolSource> {
  const checkout = findCheckout(on, '--on')
  const recorded = findRecordedRoot(recording, checkout)
  const root = pathForCopy(join(await realpath(folder), 'c'), { recorded, checkout })
  const { commit } = recording
  await copyCheckout({ from: checkout, to: root, commit, searchPath: process.env['PATH'] ?? '' })
  const rules = await readLocalRules(root)
  const redact = createRedactor(collectLocalSecrets(process.env))
  const options = { root, stateFolder: join(folder, 'state'), mode: flags.sandbox, redact }
  const workspace = await openLocalWorkspace(rules, options)
  return {
    toolsFor: (offered, session) => currentTools(offered, workspace, { ...session, checkers: rules.diagnostics }),
    isReal: (name) => !isServerTool(name) && !DELEGATING.has(name),
    asRecorded: (text) => (recorded === undefined ? text : text.replaceAll(root, recorded))
  }
}

function resultText(result: ReplayResult, isOn: boolean): string {
  const { divergence, turns, requests, children, calls, isComplete } = result
  const figures = [plural(turns, 'turn'), plural(requests, 'request'), plural(calls.recorded + calls.real, 'call')]
  if (children > 0) figures.push(plural(children, 'child session'))
  const lines = divergence
    ? describeDivergence(divergence)
    : [`The replay matches the recording: ${figures.join(', ')}.`, ...(isComplete ? [] : [INCOMPLETE])]
  if (calls.recorded > 0) {
    const from = `${plural(calls.recorded, 'result')} came from the trace.`
    lines.push(isOn ? from : `${from} --on CHECKOUT runs the tools in a copy of it.`)
  }
  return `${lines.join('\n')}\n`
}

const INCOMPLETE = 'The trace is incomplete. The rest of the run was not compared.'

function describeDivergence({ conversation, turns, requests, line, what, ...sides }: Divergence): string[] {
  const { field, textLine, recorded, now } = sides
  const where = [field, textLine === undefined ? '' : `line ${textLine}`].filter((part) => part !== '').join(', ')
  return [
    `The replay diverges in ${conversation}, turn ${turns}, after ${plural(requests, 'request')} (line ${line} of the trace):`,
    `${quoted(what)}${where === '' ? '.' : ` (${quoted(where)}).`}`,
    `  recorded: ${recorded === undefined ? 'nothing' : jsonText(recorded).trimEnd()}`,
    `  now:      ${now === undefined ? 'nothing' : jsonText(now).trimEnd()}`
  ]
}

/** Escapes hidden characters, because strangers choose the names of tools and fields. */
function quoted(text: string): string {
  return jsonText(text).trimEnd().slice(1, -1).replaceAll('\\"', '"')
}
