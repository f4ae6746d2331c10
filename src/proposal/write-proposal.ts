import { createHash } from 'node:crypto'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { UserError } from '../errors.ts'
import { shorten } from '../text/shorten.ts'
import { writeOwnFile } from '../workspace/files/own-file.ts'
import { installationWarnings } from '../report/sections.ts'
import type { RunSnapshot } from '../report/run-snapshot.ts'
import type { Outcome } from '../domain/outcome.ts'
import {
  CONTENTS_FILE,
  DESCRIPTION_FILE,
  MAX_LONG_TEXT,
  MAX_CHECK_OUTPUT,
  MAX_CHECKS,
  MAX_COMMAND,
  MAX_CONTENTS_BYTES,
  MAX_DESCRIPTION_BYTES,
  MAX_FILES,
  MAX_NOTE,
  MAX_NOTES,
  MAX_RECEIVERS,
  MAX_TESTS,
  MAX_TOOLS,
  proposalSchema,
  VERSION,
  type EndedOutcome,
  type Proposal,
  type ProposedEnding,
  type ProposedFile,
  type ProposedResult
} from './proposal.ts'
import { byBytes } from './read-proposal.ts'
import type { Check } from '../domain/verification.ts'
import type { TreeChange } from '../domain/change.ts'

export interface ProposalDraft {
  readonly source: Proposal['source']
  /** The run as its events reported it, with secrets redacted. */
  readonly run: RunSnapshot
  readonly ending: ProposedEnding
  readonly contents: Buffer
}

/**
 * Writes a proposal to a folder. The description is written last and atomically, so if it exists, the proposal is complete.
 *
 * @throws UserError if it exceeds a limit
 */
export async function writeProposal(folder: string, { source, run, ending, contents }: ProposalDraft): Promise<void> {
  // Parsed as the reader parses it, so that an error is reported in the job that still has the work.
  const { structuredOutput } = run
  const returned = structuredOutput !== undefined && { structuredOutput }
  const proposal = proposalSchema.parse({ version: VERSION, source, record: recordOf(run), ...returned, ending })
  const text = JSON.stringify(proposal)
  if (Buffer.byteLength(text) > MAX_DESCRIPTION_BYTES)
    throw tooMuch(`its description has more than ${MAX_DESCRIPTION_BYTES} bytes`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const description = join(folder, DESCRIPTION_FILE)
  await rm(description, { force: true })
  writeOwnFile(join(folder, CONTENTS_FILE), contents)
  // Outside the folder, because every file in it counts as part of the proposal.
  const next = `${folder}.next`
  writeOwnFile(next, text)
  await rename(next, description)
}

/** @throws UserError for too many files or bytes */
export async function packFiles(
  changes: readonly TreeChange[]
): Promise<{ readonly files: ProposedFile[]; readonly contents: Buffer; readonly sha256: string }> {
  if (changes.length > MAX_FILES) throw tooMuch(`${changes.length} files are changed. The limit is ${MAX_FILES}`)
  const files: ProposedFile[] = []
  const pieces: Buffer[] = []
  let bytes = 0
  for (const change of changes.toSorted((one, other) => byBytes(one.path, other.path))) {
    const { path } = change
    if (change.kind === 'deleted') {
      files.push({ kind: 'deleted', path })
      continue
    }
    if (change.mode === '120000') throw new TypeError(`${path} is a symbolic link, which cannot be proposed.`)
    const content = await change.readContent()
    bytes += content.length
    if (bytes > MAX_CONTENTS_BYTES) throw tooMuch(`the changed files have more than ${MAX_CONTENTS_BYTES} bytes`)
    files.push({ kind: 'written', path, mode: change.mode, bytes: content.length })
    pieces.push(content)
  }
  const contents = Buffer.concat(pieces)
  return { files, contents, sha256: createHash('sha256').update(contents).digest('hex') }
}

/** The outcome of a run that has only text to publish. */
export function endedOutcome(outcome: Outcome): EndedOutcome {
  if (outcome.kind === 'answered') {
    const answer = longNote(outcome.answer)
    return { kind: 'answered', answer, ...(outcome.title !== undefined && { title: note(outcome.title) }) }
  }
  if ('plan' in outcome) {
    const { text, baseSha } = outcome.plan
    return { kind: outcome.kind, text, baseSha }
  }
  if (outcome.kind === 'no_change') {
    return { kind: 'no_change', explanation: longNote(outcome.explanation) }
  }
  if (outcome.kind === 'needs_approval') return { kind: 'failed', reason: WAITING }
  if (!('reason' in outcome)) throw new TypeError(`The propose job cannot end as ${outcome.kind}.`)
  const reason = note(outcome.reason)
  if (outcome.kind !== 'partial' && outcome.kind !== 'stopped') return { kind: outcome.kind, reason }
  const { kind, answer } = outcome
  return answer === undefined ? { kind, reason } : { kind, reason, answer: longNote(answer) }
}

const WAITING = 'A command needs approval. With two jobs, a question cannot ask for approval.'

/** Shortens all texts but a command: a person must see all of what they approve. @throws UserError for a command that is too long */
export function boundedResult(result: ProposedResult): ProposedResult {
  const { title, description, notDone, ...rest } = result.summary
  const summary = {
    title: note(title),
    description: longNote(description),
    notDone: longNote(notDone),
    ...rest
  }
  switch (result.kind) {
    case 'finished':
    case 'stopped':
      return { ...result, summary }
    case 'halted':
    case 'stuck':
      return { ...result, reason: note(result.reason), summary }
    case 'awaiting-approval': {
      const { command, cwd, reason, severity } = result.approvalRequest
      if (command.length > MAX_COMMAND)
        throw tooMuch(`the command that needs approval has more than ${MAX_COMMAND} characters`)
      return { kind: 'awaiting-approval', approvalRequest: { command, cwd, reason: note(reason), severity }, summary }
    }
  }
}

export function longNote(text: string): string {
  return shorten(text, MAX_LONG_TEXT)
}

export function note(text: string): string {
  return shorten(text, MAX_NOTE)
}

// JSON leaves out what is undefined.
function recordOf(run: RunSnapshot): Proposal['record'] {
  const { turns, tokens, cost, selfReview, durationMs, sandbox, denials, tools, verification } = run
  const { before, after, sharedBecause, outdated, rounds, noChecks } = verification
  const { changedTestFiles, renamedTests, oldTests } = verification
  return {
    model: plainName(run.run?.model ?? 'none'),
    host: plainName(run.run?.host ?? 'none'),
    receivers: (run.run?.receivers ?? [])
      .slice(0, MAX_RECEIVERS)
      .map(({ name, host, provider }) => ({ name: plainName(name), host: plainName(host), provider })),
    durationMs,
    turns,
    tokens,
    cost,
    selfReview: selfReview && {
      tokens: selfReview.tokens,
      cost: selfReview.cost,
      openPoints: notes(selfReview.openPoints)
    },
    tools: tools.slice(-MAX_TOOLS).map(({ name, subject, status, exitCode, startedAt, durationMs: tookMs, edits }) => ({
      name: note(name),
      subject: note(subject),
      status,
      exitCode,
      startedAt: Math.max(0, startedAt),
      durationMs: tookMs,
      edits: edits.slice(0, MAX_NOTES).map(({ path, added, removed }) => ({ path: note(path), added, removed }))
    })),
    verification: {
      before: checksOf(before),
      after: checksOf(after),
      sharedBecause: sharedBecause && note(sharedBecause),
      outdated: outdated && note(outdated),
      rounds: rounds && notes(rounds),
      noChecks,
      changedTestFiles: changedTestFiles?.slice(0, MAX_FILES),
      renamedTests: renamedTests?.slice(0, MAX_NOTES).map(({ from, to }) => ({ from: note(from), to: note(to) })),
      oldTests: oldTests && {
        failing: oldTests.failing.slice(0, MAX_TESTS).map(note),
        files: oldTests.files.slice(0, MAX_FILES)
      }
    },
    denials: denials.slice(0, MAX_NOTES).map(({ command, reason, remedy }) => ({
      command: note(command),
      reason: note(reason),
      remedy: remedy && note(remedy)
    })),
    warnings: notes([...run.warnings, ...installationWarnings(run)]),
    sandbox: sandbox && note(sandbox)
  }
}

function notes(texts: readonly string[]): string[] {
  return texts.slice(0, MAX_NOTES).map(note)
}

function checksOf(checks: readonly Check[]) {
  return checks.slice(0, MAX_CHECKS).map(({ command, exitCode, durationMs, output, tests }) => ({
    command: note(command),
    exitCode,
    durationMs,
    output: output.slice(-MAX_CHECK_OUTPUT).toWellFormed(),
    tests: tests && {
      hasRun: tests.hasRun,
      passed: tests.passed,
      failed: tests.failed,
      failing: tests.failing.map(note),
      failingIn: tests.failingIn?.map(note),
      passing: tests.passing?.map(note),
      skipped: tests.skipped.map(note),
      notLoaded: tests.notLoaded.map(note)
    }
  }))
}

/** A name that the reader accepts: unusual characters become underscores. */
function plainName(name: string): string {
  return name.replaceAll(/[^\w./:@+~[\]-]/gu, '_').slice(0, 200) || 'none'
}

function tooMuch(why: string): UserError {
  return new UserError(`The work is too large for an artifact: ${why}. Ask for less at once, or run without \`phase\`.`)
}
