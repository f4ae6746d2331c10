import { createReadStream } from 'node:fs'
import * as core from '@actions/core'
import { connectForge } from '../connect-forge.ts'
import { isSystemError, messageOf } from '../errors.ts'
import type { Forge } from '../forge/github.ts'
import { RunRecord } from '../report/run-record.ts'
import type { RunEvent } from '../report/reporter.ts'
import { tracePathIn, traceLines } from '../report/trace-file.ts'
import { collectJobSecrets } from '../secrets/collect.ts'
import { createRedactor } from '../secrets/redact.ts'
import { openSession } from '../sessions/find-session.ts'
import { commitOfRequest } from '../sessions/published-runs.ts'
import type { RunState, UnfinishedSession } from '../sessions/run-state.ts'
import { SessionRecorder, type SessionStart } from '../sessions/session-recorder.ts'
import { parseJson } from '../text/json.ts'
import type { RunnerContext } from './runner-context.ts'

const MAX_MS = 30_000

/** Adds a killed run to the session of its thread, so that `continue` and `retry` find its request. Never rejects. */
export async function recordKilledRun(state: RunState, context: RunnerContext): Promise<void> {
  const redact = createRedactor(collectJobSecrets(core.getInput, context.environment))
  const warn = (text: string) => {
    core.warning(redact(text))
  }
  try {
    const deadline = new AbortController()
    const signal = AbortSignal.any([deadline.signal, AbortSignal.timeout(MAX_MS)])
    const forge = connectForge(core.getInput('github-token'), context, signal)
    const start = state.session && (await reopen(state.session, state, forge))
    if (!start) return
    const now = () => Date.now()
    const record = new RunRecord({ now })
    const recorder = new SessionRecorder({
      forge,
      deadline,
      snapshot: () => ({ ...record.snapshot(), ...state.figures }),
      redact,
      runId: context.run.id,
      now,
      onFailure: warn,
      onSettled: () => undefined
    })
    recorder.keep(start)
    for await (const event of tracedEvents(tracePathIn(context.stateFolder))) {
      record.onEvent(event)
      recorder.onEvent(event)
    }
    recorder.onEvent({ kind: 'ended', outcome: state.ended?.outcome ?? outcomeOf(state) })
    await recorder.close()
  } catch (error) {
    warn(`The killed run could not be added to its session: ${messageOf(error)}`)
  }
}

function outcomeOf({ isCancelled }: RunState) {
  const kind = isCancelled ? ('cancelled' as const) : ('failed' as const)
  return { kind, reason: 'The run was stopped before it could report its outcome.' }
}

/** Undefined if the session was deleted during the run: somebody wants it forgotten. */
async function reopen(
  { key, commit, ...start }: UnfinishedSession,
  { publishing, ended }: RunState,
  forge: Forge
): Promise<SessionStart | undefined> {
  const stored = await forge.readSession(key)
  const opened = openSession({ key, stored, problem: undefined }, start.self, forge)
  if (!opened || (commit !== undefined && opened.commit === undefined)) return undefined
  const isPublished = ended !== undefined && 'publication' in ended.outcome
  const pushed = publishing && !isPublished ? await findPushed(publishing, start, forge) : undefined
  return { ...start, opened, ...(pushed && { pushed }) }
}

/** What the branch has of the run. Its head alone proves nothing: others push too. */
async function findPushed(
  { branch, parent: base }: NonNullable<RunState['publishing']>,
  { claim, self }: Pick<SessionStart, 'claim' | 'self'>,
  forge: Forge
): Promise<SessionStart['pushed']> {
  const head = await forge.headOf(branch)
  if (head === undefined || head === base) return undefined
  const commit = commitOfRequest(await forge.commitsBetween({ base, head }), { claim, self })
  if (!commit) return undefined
  const pullRequest = await forge.findPullRequest(branch)
  return { commits: [commit.sha], ...(pullRequest?.state === 'open' && { pullRequest: pullRequest.number }) }
}

/** The events of the run, which are redacted. The last line of a killed run can be incomplete. */
async function* tracedEvents(path: string): AsyncGenerator<RunEvent> {
  try {
    // Safe: with an encoding, its pieces are texts.
    const input = createReadStream(path, 'utf8') as AsyncIterable<string>
    for await (const line of traceLines(input)) {
      const event = parseJson(line)
      // Safe: only TraceFile writes it. Its first line is no event.
      if (typeof event === 'object' && event !== null && 'kind' in event) yield event as RunEvent
    }
  } catch (error) {
    // Without the trace, the session still gets the request.
    if (!isSystemError(error)) throw error
  }
}
