import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UserError } from '../errors.ts'
import type { Divergence } from '../replay/divergence.ts'
import { plural } from '../text/format.ts'
import { readRecording, type Recording } from '../replay/read-recording.ts'
import { replay as replayRun, type ReplayOptions, type ReplayResult } from '../replay/replay.ts'
import type { SandboxMode } from '../workspace/sandbox/choose-sandbox.ts'
import { openWorkspace } from '../workspace/workspace.ts'
import { copyCheckout } from './copy-checkout.ts'
import { listenForInterrupt } from './interrupt.ts'
import { jsonText } from './json-text.ts'
import { openLocalWorkspace, readLocalRules } from './local-repository.ts'
import { isOfServer, toolsLike } from './replay-tools.ts'
import { UsageError } from './usage-error.ts'

export interface ReplayFlags {
  /** A checkout in whose copy the tools really run. */
  readonly on?: string
  readonly sandbox: SandboxMode
  readonly json?: true
}

/** Has a recorded run again and says where it first differs. Returns the exit code of the command. */
export async function replay(path: string, flags: ReplayFlags): Promise<number> {
  const signal = listenForInterrupt()
  const recording = await readRecording(path).catch(asWrongUsage)
  const folder = await mkdtemp(join(tmpdir(), 'forgehand-'))
  try {
    const terms =
      flags.on === undefined ? await offline(folder) : await onCopy(recording, { folder, on: flags.on, flags })
    const result = await replayRun(recording, { ...terms, signal }).catch(asWrongUsage)
    process.stdout.write(flags.json ? jsonText(result) : describe(result, flags.on !== undefined))
    return result.outcome === 'same' ? 0 : 1
  } catch (error) {
    if (!signal.aborted) throw error
    process.stderr.write('It was interrupted.\n')
    return 1
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A file that cannot be replayed was the wrong one to name. */
function asWrongUsage(error: unknown): never {
  throw error instanceof UserError ? new UsageError(error.message, { cause: error }) : error
}

type Place = Omit<ReplayOptions, 'signal'>

/** Nothing is run: every call is answered by the record. */
async function offline(folder: string): Promise<Place> {
  const workspace = await openWorkspace({
    root: folder,
    stateFolder: join(folder, 'state'),
    sandbox: undefined,
    environment: {},
    commands: [],
    verify: []
  })
  return { toolsFor: (offered, session) => toolsLike(offered, workspace, session), isReal: () => false }
}

/** These ask a model, which is not here. */
const DELEGATING = new Set(['spawn_agent', 'generate_code', 'dispatch_sprints', 'write_enriched_sprint'])

interface CopyPlace {
  /** Empty, and for this replay only. */
  readonly folder: string
  readonly on: string
  readonly flags: ReplayFlags
}

async function onCopy({ commit }: Recording, { folder, on, flags }: CopyPlace): Promise<Place> {
  const root = join(folder, 'copy')
  await copyCheckout({ from: on, to: root, commit, searchPath: process.env['PATH'] ?? '' })
  const rules = await readLocalRules(root)
  const workspace = await openLocalWorkspace(rules, { root, stateFolder: join(folder, 'state'), mode: flags.sandbox })
  return {
    toolsFor: (offered, session) => toolsLike(offered, workspace, { ...session, checkers: rules.diagnostics }),
    isReal: (name) => !isOfServer(name) && !DELEGATING.has(name)
  }
}

function describe(result: ReplayResult, isOn: boolean): string {
  const { divergence, turns, requests, children, calls, isComplete } = result
  const figures = [plural(turns, 'turn'), plural(requests, 'request'), plural(calls.recorded + calls.real, 'call')]
  if (children > 0) figures.push(plural(children, 'child session'))
  const lines = divergence
    ? describeDivergence(divergence)
    : [`It is the same run again: ${figures.join(', ')}.`, ...(isComplete ? [] : [CUT_OFF])]
  if (calls.recorded > 0) {
    const from = `${plural(calls.recorded, 'result')} came from the trace.`
    lines.push(isOn ? from : `${from} --on CHECKOUT runs the tools in a copy of it.`)
  }
  return `${lines.join('\n')}\n`
}

const CUT_OFF = 'The trace ends before the run did, so nothing can be said of what came after.'

function describeDivergence({ conversation, turns, requests, line, what, ...sides }: Divergence): string[] {
  const { field, textLine, recorded, now } = sides
  const where = [field, textLine === undefined ? '' : `line ${textLine}`].filter((part) => part !== '').join(', ')
  return [
    `It goes another way in ${conversation}, turn ${turns}, after ${plural(requests, 'request')} (line ${line} of the trace):`,
    `${quoted(what)}${where === '' ? '.' : ` (${quoted(where)}).`}`,
    `  recorded: ${recorded === undefined ? 'nothing' : jsonText(recorded).trimEnd()}`,
    `  now:      ${now === undefined ? 'nothing' : jsonText(now).trimEnd()}`
  ]
}

/** Names of tools and fields are strangers' too. Hidden characters are shown by their numbers. */
function quoted(text: string): string {
  return jsonText(text).trimEnd().slice(1, -1).replaceAll('\\"', '"')
}
