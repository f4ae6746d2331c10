import { createHash } from 'node:crypto'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { UserError } from '../errors.ts'
import { writeOwnFile } from '../workspace/files/own-file.ts'
import { installationWarnings } from '../report/sections.ts'
import type { RunSnapshot } from '../report/run-snapshot.ts'
import type { Outcome } from '../domain/outcome.ts'
import {
  CONTENTS_FILE,
  DESCRIPTION_FILE,
  MAX_CONTENTS_BYTES,
  MAX_DESCRIPTION_BYTES,
  MAX_FILES,
  proposalSchema,
  VERSION,
  type Proposal,
  type ProposalDraft,
  type ProposedFile
} from './proposal.ts'
import { byBytes } from './read-proposal.ts'
import type { TreeChange } from '../domain/change.ts'

export type DraftEnding = ProposalDraft['ending']

/**
 * Writes a proposal to a folder. The description is written last and atomically, so if it exists, the proposal is complete.
 *
 * @param run the run as its events reported it, with secrets redacted
 * @throws UserError if it exceeds a limit
 */
export async function writeProposal(
  folder: string,
  {
    source,
    run,
    ending,
    contents = Buffer.alloc(0)
  }: Pick<ProposalDraft, 'source' | 'ending'> & { readonly run: RunSnapshot; readonly contents?: Buffer }
): Promise<void> {
  const { model, host, receivers } = run.run ?? { model: 'none', host: 'none', receivers: [] }
  const warnings = [...run.warnings, ...installationWarnings(run)]
  const record: ProposalDraft['record'] = { ...run, model, host, receivers, warnings }
  const proposal = bounded({ version: VERSION, source, record, structuredOutput: run.structuredOutput, ending })
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
export function endedOutcome(outcome: Outcome): Extract<DraftEnding, { kind: 'ended' }>['outcome'] {
  if ('plan' in outcome) {
    const { text, baseSha } = outcome.plan
    return { kind: outcome.kind, text, baseSha }
  }
  if (outcome.kind === 'needs_approval') return { kind: 'failed', reason: WAITING }
  const isText = outcome.kind === 'answered' || outcome.kind === 'no_change' || 'reason' in outcome
  if (!isText) throw new TypeError(`The propose job cannot end as ${outcome.kind}.`)
  return outcome
}

const WAITING = 'A command needs approval. With two jobs, a question cannot ask for approval.'

/** As the reader will parse it, so that an error is reported in the job that still has the work. */
function bounded(draft: ProposalDraft): Proposal {
  const { data, error } = proposalSchema.safeParse(draft)
  if (data) return data
  // A person must see all of a command that they approve, and code is not cut.
  const large = error.issues.find(({ code }) => code === 'too_big')
  throw large ? tooMuch(`${large.path.join('.')}: ${large.message}`) : error
}

function tooMuch(why: string): UserError {
  return new UserError(`The work is too large for an artifact: ${why}. Ask for less at once, or run without \`phase\`.`)
}
