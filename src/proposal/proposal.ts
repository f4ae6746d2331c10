import * as z from 'zod'
import { CALL_STATUSES } from '../agent/call-status.ts'
import type { Outcome } from '../domain/outcome.ts'
import { FINDING_SEVERITIES, MAX_FINDING_BODY, MAX_FINDINGS, MAX_REPLACEMENT } from '../domain/review-finding.ts'
import type { Task } from '../domain/task.ts'
import { claimKey, planHash } from '../tasks/keys.ts'
import { OBJECT_ID } from '../text/near-name.ts'
import { shorten } from '../text/shorten.ts'

// What the propose job leaves for the publish job. Whoever controls the code that ran in the propose job may have written
// everything in it. So the schema bounds every text, list and number: it cuts what is too long, for the writer. The reader refuses
// a description that the schema would change.

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
const MAX_TOOLS = 500
const MAX_CHECKS = 50
/** Characters of the output of one check. The end is kept, because it names the failures. */
const MAX_CHECK_OUTPUT = 20_000
const MAX_RECEIVERS = 20
const MAX_NOTES = 200
const MAX_TESTS = 2_000
const MAX_VERDICTS = 100
/** A placeholder can be longer than the secret that it stands for. */
const MAX_FINDING = 5 * Math.max(MAX_FINDING_BODY, MAX_REPLACEMENT)
export const MAX_COMMAND = 100_000
const MAX_STRUCTURED_OUTPUT = 300_000

/** A comment shows the whole plan. */
export const MAX_PLAN = 12_000

const count = z.number().int().min(0)
const milliseconds = z.number().min(0).max(1e12)
const dollars = z.number().min(0).max(1e6)
const note = z.string().transform((text) => shorten(text, 4_000))
const someNote = z
  .string()
  .min(1)
  .transform((text) => shorten(text, 4_000))
const longText = z.string().transform((text) => shorten(text, 100_000))
const objectId = z.string().regex(OBJECT_ID)
const path = z.string().min(1).max(4_096)

/** The first ones, up to `max`. */
function listOf<Entry extends z.ZodType>(entry: Entry, max: number) {
  return z
    .array(entry)
    .readonly()
    .transform((list) => list.slice(0, max))
}

const paths = listOf(path, MAX_FILES)
const notes = listOf(note, MAX_NOTES)
const testNames = listOf(note, MAX_TESTS)

/** Whoever reads it must say what holds without it. */
function maybe<Value extends z.ZodType>(value: Value) {
  return value.optional().transform((given) => given)
}

/** In the claim key of an item, an underscore separates it from its task. */
const claimKeyText = z.string().regex(/^[a-z\d_-]{1,150}$/)

/** Attack: a model name that reads like a sentence of ours. Unusual characters become underscores. */
const plainName = z.string().transform((name) => name.replaceAll(/[^\w./:@+~[\]-]/gu, '_').slice(0, 200) || 'none')
const provider = z.string().regex(/^[\w .]{1,60}$/u)

const check = z.lazy(() =>
  z.object({
    command: note,
    exitCode: maybe(z.number().int().min(-1).max(255)),
    durationMs: milliseconds,
    output: z.string().transform((text) => text.slice(-MAX_CHECK_OUTPUT).toWellFormed()),
    tests: z
      .object({
        hasRun: z.boolean(),
        passed: maybe(count),
        failed: count,
        failing: testNames,
        failingIn: testNames.optional(),
        passing: maybe(testNames),
        skipped: testNames,
        notLoaded: testNames
      })
      .optional()
  })
)
const checks = listOf(check, MAX_CHECKS)
const fileEdit = z.object({ path: note, added: count, removed: count })

const tool = z.lazy(() =>
  z.object({
    name: note,
    subject: note,
    status: z.enum(CALL_STATUSES),
    exitCode: z.int().optional(),
    // The clock of the machine can be set back.
    startedAt: z
      .number()
      .max(1e12)
      .transform((at) => Math.max(0, at)),
    durationMs: milliseconds,
    edits: listOf(fileEdit, MAX_NOTES)
  })
)

const record = z.lazy(() =>
  z.object({
    model: plainName,
    host: plainName,
    receivers: listOf(z.object({ name: plainName, host: plainName, provider: maybe(provider) }), MAX_RECEIVERS),
    durationMs: milliseconds,
    turns: count,
    tokens: z.object({
      input: count,
      cachedInput: count,
      cacheWrite: count.optional(),
      output: count,
      reasoning: count,
      isEstimate: z.boolean()
    }),
    cost: maybe(dollars),
    selfReview: maybe(z.object({ tokens: count, cost: maybe(dollars), openPoints: notes })),
    tools: z
      .array(tool)
      .readonly()
      .transform((tools) => tools.slice(-MAX_TOOLS)),
    verification: z.object({
      before: checks,
      after: checks,
      sharedBecause: note.optional(),
      outdated: note.optional(),
      rounds: notes.optional(),
      noChecks: z.enum(['by-choice', 'none-in-packages']).optional(),
      changedTestFiles: paths.optional(),
      renamedTests: listOf(z.object({ from: note, to: note }), MAX_NOTES).optional(),
      oldTests: z.object({ failing: testNames, files: paths }).optional()
    }),
    denials: listOf(z.object({ command: note, reason: note, remedy: maybe(note) }), MAX_NOTES),
    warnings: notes,
    sandbox: maybe(note)
  })
)

const summary = z.lazy(() =>
  z.object({
    title: note,
    description: longText,
    notDone: longText,
    isComplete: z.boolean().optional()
  })
)
const result = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('finished'), summary }),
    z.object({ kind: z.literal('stopped'), limit: z.enum(['turns', 'tokens', 'minutes', 'dollars']), summary }),
    z.object({ kind: z.literal('halted'), reason: note, summary }),
    z.object({ kind: z.literal('stuck'), cause: z.enum(['no-model', 'no-progress']), reason: note, summary }),
    z.object({
      kind: z.literal('awaiting-approval'),
      // A person must see all of what they approve.
      approvalRequest: z.object({
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
  z.object({
    threadId: z.string().regex(/^[\w=+/-]{1,200}$/u),
    verdict: z.enum(['fixed', 'already_done', 'declined', 'answered', 'question']),
    text: someNote
  })
)

const line = z.int().min(1).max(10_000_000)
const finding = z.lazy(() =>
  z.object({
    path,
    side: z.enum(['left', 'right']),
    startLine: line,
    endLine: line,
    severity: z.enum(FINDING_SEVERITIES),
    title: someNote,
    body: z.string().max(MAX_FINDING),
    replacement: maybe(
      z
        .array(z.string().max(MAX_FINDING))
        .max(MAX_REPLACEMENT + 1)
        .readonly()
    )
  })
)
const file = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('written'),
      path,
      // Symbolic links and submodules cannot be proposed.
      mode: z.enum(['100644', '100755']),
      bytes: z.number().int().min(0).max(MAX_CONTENTS_BYTES)
    }),
    z.object({ kind: z.literal('deleted'), path })
  ])
)

// Only outcomes that publish nothing. Attack: an outcome with a publication claims another pull request as ours.
const ended = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('answered'), answer: longText, title: note.optional() }),
    z.object({ kind: z.literal('no_change'), explanation: longText }),
    z.object({ kind: z.enum(['planned', 'needs_input']), text: z.string().max(MAX_PLAN), baseSha: objectId }),
    z.object({ kind: z.literal('partial'), reason: note, answer: longText.optional() }),
    z.object({ kind: z.literal('stopped'), reason: note, answer: longText.optional() }),
    z.object({ kind: z.enum(['blocked', 'conflict', 'skipped', 'cancelled', 'failed']), reason: note })
  ])
)

export const proposalSchema = z.lazy(() =>
  z.object({
    version: z.literal(VERSION),
    /** The claim key of the request, and where it was made. */
    source: z.object({ number: count, claim: claimKeyText }),
    record,
    /** What the run returns as data: JSON. The reader validates it again. */
    structuredOutput: z.string().max(MAX_STRUCTURED_OUTPUT).optional(),
    ending: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('review'),
        /** The head that was reviewed. */
        headSha: objectId,
        findings: z.array(finding).max(MAX_FINDINGS).readonly(),
        summary: longText,
        notDone: longText,
        fileCount: count,
        leftOut: listOf(z.object({ path, reason: note }), MAX_FILES),
        incompleteReason: maybe(note),
        /** Paths of what was not read to the end. */
        unread: paths
      }),
      /** An outcome with nothing to publish except its text. */
      z.object({ kind: z.literal('ended'), outcome: ended }),
      z.object({
        kind: z.literal('work'),
        /** The commit that the work starts from. */
        startSha: objectId,
        result,
        skipped: listOf(z.object({ path: note, reason: note }), MAX_NOTES),
        /** About the review threads that the job has handled. */
        verdicts: z.array(verdict).max(MAX_VERDICTS).readonly(),
        /** Number of files that were left out because they contain a secret of that job. */
        secretFiles: count,
        files: z.array(file).max(MAX_FILES).readonly(),
        /** SHA-256 of all contents. */
        sha256: z.string().regex(/^[0-9a-f]{64}$/u)
      })
    ])
  })
)

/** As read. */
export type Proposal = z.output<typeof proposalSchema>
export type ProposedEnding = Proposal['ending']
export type ProposedFile = z.output<typeof file>

/** As it is written, before it is bounded. */
export type ProposalDraft = z.input<typeof proposalSchema>

/** What both jobs know from the event. A failure does not name its pull request, and its claim names the failure. */
export function proposalSource({ trigger, number, createdAt }: Pick<Task, 'trigger' | 'number' | 'createdAt'>) {
  return { number: trigger.kind === 'ci' ? 0 : number, claim: claimKey({ trigger, number, createdAt }) }
}

/** The hash of a plan is computed here, never taken from the other job. */
export function outcomeOf(outcome: z.output<typeof ended>, number: number): Outcome {
  if ('baseSha' in outcome) {
    const { kind, text, baseSha } = outcome
    const plan = { text, baseSha, hash: planHash({ text, baseSha }, number) }
    return kind === 'planned' ? { kind, plan, isKept: true } : { kind, publication: undefined, plan }
  }
  if (outcome.kind !== 'partial' && outcome.kind !== 'stopped') return outcome
  const { kind, reason, answer } = outcome
  return { kind, reason, publication: undefined, ...(answer !== undefined && { answer }) }
}
