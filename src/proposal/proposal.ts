import * as z from 'zod'
import { CALL_STATUSES } from '../agent/call-status.ts'
import type { EarlierRun } from '../report/run-snapshot.ts'
import type { Outcome } from '../domain/outcome.ts'
import { claimKey, planHash } from '../tasks/keys.ts'
import { OBJECT_ID } from '../text/near-name.ts'
import { FINDING_SEVERITIES, MAX_FINDING_BODY, MAX_FINDINGS, MAX_REPLACEMENT } from '../domain/review-finding.ts'
import type { Task } from '../domain/task.ts'
import type { Check } from '../domain/verification.ts'

// What the propose job leaves for the publish job. Whoever controls the code that ran in the propose job may have written
// everything in it, so the schema is strict and bounds every text, list and number.

/** Increase it when an older reader would misread the new format. */
export const VERSION = 1

export const DESCRIPTION_FILE = 'proposal.json'
/** The contents of the changed files, concatenated in the order of the description. */
export const CONTENTS_FILE = 'contents.bin'
/** The trace and its page are for users. The publish job never reads them. */
export const TRACE_FILE = 'trace.jsonl'
export const PAGE_FILE = 'trace.html'

export const MAX_DESCRIPTION_BYTES = 8 * 1024 * 1024
export const MAX_CONTENTS_BYTES = 64 * 1024 * 1024
export const MAX_FILES = 2_000
export const MAX_TOOLS = 500
export const MAX_CHECKS = 50
/** Characters of the output of one check. The end is kept, because it names the failures. */
export const MAX_CHECK_OUTPUT = 20_000
export const MAX_RECEIVERS = 20
export const MAX_NOTES = 200
export const MAX_TESTS = 2_000
const MAX_VERDICTS = 100
/** A placeholder can be longer than the secret that it stands for. */
const MAX_FINDING = 5 * Math.max(MAX_FINDING_BODY, MAX_REPLACEMENT)
export const MAX_NOTE = 4_000
export const MAX_LONG_TEXT = 100_000
export const MAX_COMMAND = 100_000
const MAX_STRUCTURED_OUTPUT = 300_000

/** A comment shows the whole plan. */
export const MAX_PLAN = 12_000

const MAX_COUNT = Number.MAX_SAFE_INTEGER
const count = z.number().int().min(0).max(MAX_COUNT)
const milliseconds = z.number().min(0).max(1e12)
const dollars = z.number().min(0).max(1e6)
const note = z.string().max(MAX_NOTE)
const longText = z.string().max(MAX_LONG_TEXT)
const objectId = z.string().regex(OBJECT_ID)

/** In the claim key of an item, an underscore separates it from its task. */
const claimKeyText = z.string().regex(/^[a-z\d_-]{1,150}$/)

// Attack: a model name that reads like a sentence of ours.
const plainName = z.string().regex(/^[\w./:@+~[\]-]{1,200}$/u)
const provider = z.string().regex(/^[\w .]{1,60}$/u)

const path = z.string().min(1).max(4_096)
const testNames = z.array(note).max(MAX_TESTS)

const check = z.lazy(() =>
  z.strictObject({
    command: note,
    exitCode: z.number().int().min(-1).max(255).optional(),
    durationMs: milliseconds,
    output: z.string().max(MAX_CHECK_OUTPUT),
    tests: z
      .strictObject({
        hasRun: z.boolean(),
        passed: count.optional(),
        failed: count,
        failing: testNames,
        failingIn: testNames.optional(),
        passing: testNames.optional(),
        skipped: testNames.default([]),
        notLoaded: testNames.default([])
      })
      .optional()
  })
)
const checks = z.array(check).max(MAX_CHECKS)
const fileEdit = z.strictObject({ path: note, added: count, removed: count })

const record = z.lazy(() =>
  z.strictObject({
    model: plainName,
    host: plainName,
    receivers: z
      .array(z.strictObject({ name: plainName, host: plainName, provider: provider.optional() }))
      .max(MAX_RECEIVERS),
    durationMs: milliseconds,
    turns: count,
    tokens: z.strictObject({
      input: count,
      cachedInput: count,
      cacheWrite: count.optional(),
      output: count,
      reasoning: count,
      isEstimate: z.boolean()
    }),
    cost: dollars.optional(),
    selfReview: z
      .strictObject({ tokens: count, cost: dollars.optional(), openPoints: z.array(note).max(MAX_NOTES) })
      .optional(),
    tools: z
      .array(
        z.strictObject({
          name: note,
          subject: note,
          status: z.enum(CALL_STATUSES),
          exitCode: z.int().optional(),
          startedAt: milliseconds,
          durationMs: milliseconds,
          edits: z.array(fileEdit).max(MAX_NOTES)
        })
      )
      .max(MAX_TOOLS),
    verification: z.strictObject({
      before: checks,
      after: checks,
      sharedBecause: note.optional(),
      outdated: note.optional(),
      rounds: z.array(note).max(MAX_NOTES).optional(),
      noChecks: z.enum(['by-choice', 'none-in-packages']).optional(),
      changedTestFiles: z.array(path).max(MAX_FILES).optional(),
      renamedTests: z
        .array(z.strictObject({ from: note, to: note }))
        .max(MAX_NOTES)
        .optional(),
      oldTests: z.strictObject({ failing: testNames, files: z.array(path).max(MAX_FILES) }).optional()
    }),
    denials: z.array(z.strictObject({ command: note, reason: note, remedy: note.optional() })).max(MAX_NOTES),
    warnings: z.array(note).max(MAX_NOTES),
    sandbox: note.optional()
  })
)

const summary = z.lazy(() =>
  z.strictObject({
    title: note,
    description: longText,
    notDone: longText,
    isComplete: z.boolean().optional()
  })
)
const result = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('finished'), summary }),
    z.strictObject({ kind: z.literal('stopped'), limit: z.enum(['turns', 'tokens', 'minutes', 'dollars']), summary }),
    z.strictObject({ kind: z.literal('halted'), reason: note, summary }),
    z.strictObject({ kind: z.literal('stuck'), cause: z.enum(['no-model', 'no-progress']), reason: note, summary }),
    z.strictObject({
      kind: z.literal('awaiting-approval'),
      // A person must see all of what they approve.
      approvalRequest: z.strictObject({
        command: z.string().max(MAX_COMMAND),
        cwd: note,
        reason: note,
        severity: z.enum(['critical', 'high', 'medium', 'none'])
      }),
      summary
    })
  ])
)

const verdict = z.lazy(() =>
  z.strictObject({
    threadId: z.string().regex(/^[\w=+/-]{1,200}$/u),
    verdict: z.enum(['fixed', 'already_done', 'declined', 'answered', 'question']),
    text: note.min(1)
  })
)

const line = z.int().min(1).max(10_000_000)
const finding = z.lazy(() =>
  z.strictObject({
    path,
    side: z.enum(['left', 'right']),
    startLine: line,
    endLine: line,
    severity: z.enum(FINDING_SEVERITIES),
    title: note.min(1),
    body: z.string().max(MAX_FINDING),
    replacement: z
      .array(z.string().max(MAX_FINDING))
      .max(MAX_REPLACEMENT + 1)
      .optional()
  })
)
const file = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('written'),
      path,
      // Symbolic links and submodules cannot be proposed.
      mode: z.enum(['100644', '100755']),
      bytes: z.number().int().min(0).max(MAX_CONTENTS_BYTES)
    }),
    z.strictObject({ kind: z.literal('deleted'), path })
  ])
)

// Only outcomes that publish nothing. Attack: an outcome with a publication claims another pull request as ours.
const ended = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('answered'), answer: longText, title: note.optional() }),
    z.strictObject({ kind: z.literal('no_change'), explanation: longText }),
    z.strictObject({ kind: z.enum(['planned', 'needs_input']), text: z.string().max(MAX_PLAN), baseSha: objectId }),
    z.strictObject({ kind: z.literal('partial'), reason: note, answer: longText.optional() }),
    z.strictObject({ kind: z.literal('stopped'), reason: note, answer: longText.optional() }),
    z.strictObject({ kind: z.enum(['blocked', 'conflict', 'skipped', 'cancelled', 'failed']), reason: note })
  ])
)

export const proposalSchema = z.lazy(() =>
  z.strictObject({
    version: z.literal(VERSION),
    /** The claim key of the request, and where it was made. */
    source: z.strictObject({ number: count, claim: claimKeyText }),
    record,
    /** What the run returns as data: JSON. The reader validates it again. */
    structuredOutput: z.string().max(MAX_STRUCTURED_OUTPUT).optional(),
    ending: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('review'),
        /** The head that was reviewed. */
        headSha: objectId,
        findings: z.array(finding).max(MAX_FINDINGS),
        summary: longText,
        notDone: longText,
        fileCount: count,
        leftOut: z.array(z.strictObject({ path, reason: note })).max(MAX_FILES),
        incompleteReason: note.optional(),
        /** Paths of what was not read to the end. */
        unread: z.array(path).max(MAX_FILES)
      }),
      /** An outcome with nothing to publish except its text. */
      z.strictObject({ kind: z.literal('ended'), outcome: ended }),
      z.strictObject({
        kind: z.literal('work'),
        /** The commit that the work starts from. */
        startSha: objectId,
        result,
        skipped: z.array(z.strictObject({ path: note, reason: note })).max(MAX_NOTES),
        /** About the review threads that the job has handled. */
        verdicts: z.array(verdict).max(MAX_VERDICTS),
        /** Number of files that were left out because they contain a secret of that job. */
        secretFiles: count,
        files: z.array(file).max(MAX_FILES),
        /** SHA-256 of all contents. */
        sha256: z.string().regex(/^[0-9a-f]{64}$/u)
      })
    ])
  })
)

/** As stored on disk. */
export type Proposal = z.output<typeof proposalSchema>
export type ProposedEnding = Proposal['ending']
export type ProposedFile = z.output<typeof file>
export type ProposedResult = z.output<typeof result>
export type EndedOutcome = z.output<typeof ended>

/** What both jobs know from the event. A failure does not name its pull request, and its claim names the failure. */
export function proposalSource({ trigger, number, createdAt }: Pick<Task, 'trigger' | 'number' | 'createdAt'>) {
  return { number: trigger.kind === 'ci' ? 0 : number, claim: claimKey({ trigger, number, createdAt }) }
}

/** What the propose job reports about its run. */
export function earlierRunOf({ record: reported }: Proposal): EarlierRun {
  const { before, after, ...rest } = reported.verification
  return {
    ...reported,
    receivers: reported.receivers.map((receiver) => ({ provider: undefined, ...receiver })),
    verification: { ...rest, before: before.map(withExitCode), after: after.map(withExitCode) },
    denials: reported.denials.map((denial) => ({ remedy: undefined, ...denial })),
    cost: reported.cost,
    selfReview: reported.selfReview && { cost: undefined, ...reported.selfReview },
    sandbox: reported.sandbox
  }
}

function withExitCode(stored: z.output<typeof check>): Check {
  const { exitCode, tests, ...rest } = stored
  return { ...rest, exitCode, ...(tests && { tests: { passed: tests.passed, passing: tests.passing, ...tests } }) }
}

/** The hash of a plan is computed here, never taken from the other job. */
export function outcomeOf(outcome: EndedOutcome, number: number): Outcome {
  if ('baseSha' in outcome) {
    const { kind, text, baseSha } = outcome
    const plan = { text, baseSha, hash: planHash({ text, baseSha }, number) }
    return kind === 'planned' ? { kind, plan, isKept: true } : { kind, publication: undefined, plan }
  }
  if (outcome.kind !== 'partial' && outcome.kind !== 'stopped') return outcome
  const { kind, reason, answer } = outcome
  return { kind, reason, publication: undefined, ...(answer !== undefined && { answer }) }
}
