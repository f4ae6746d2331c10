import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { opendir, open } from 'node:fs/promises'
import { join } from 'node:path'
import type * as z from 'zod'
import { isSystemError, UserError } from '../errors.ts'
import { unsafePathReason } from '../git/unsafe-path.ts'
import {
  CONTENTS_FILE,
  DESCRIPTION_FILE,
  MAX_CONTENTS_BYTES,
  MAX_DESCRIPTION_BYTES,
  proposalSchema,
  PAGE_FILE,
  TRACE_FILE,
  type Proposal,
  type ProposedFile
} from './proposal.ts'

/** A file of a proposal with its content. */
export type ReadFile =
  | (Extract<ProposedFile, { kind: 'written' }> & { readonly content: Buffer })
  | Extract<ProposedFile, { kind: 'deleted' }>

export interface ReadProposal {
  readonly proposal: Proposal
  readonly files: readonly ReadFile[]
}

const FILE_NAMES: ReadonlySet<string> = new Set([DESCRIPTION_FILE, CONTENTS_FILE, TRACE_FILE, PAGE_FILE])

/**
 * Reads what the propose job left. Whoever controls the code that ran there may have written it. So nothing in it is trusted
 * except what is checked here, and none of it is passed to a program.
 *
 * @param source the request that the proposal must belong to
 * @returns undefined if there is no proposal
 * @throws UserError if we would not have written it like this
 */
export async function readProposal(folder: string, source: Proposal['source']): Promise<ReadProposal | undefined> {
  const names = await namesIn(folder)
  if (!names?.includes(DESCRIPTION_FILE)) return undefined
  const proposal = parseDescription(await readBounded(join(folder, DESCRIPTION_FILE), MAX_DESCRIPTION_BYTES))
  const { number, claim } = proposal.source
  if (number !== source.number || claim !== source.claim) {
    throw refusal(`it belongs to ${claim} on #${number}, not to ${source.claim} on #${source.number}`)
  }
  if (proposal.ending.kind !== 'work') return { proposal, files: [] }
  checkPaths(proposal.ending.files.map(({ path }) => path))
  const contents = names.includes(CONTENTS_FILE)
    ? await readBounded(join(folder, CONTENTS_FILE), MAX_CONTENTS_BYTES)
    : Buffer.alloc(0)
  return { proposal, files: splitContents(contents, proposal.ending) }
}

/** Undefined if there is no folder. */
async function namesIn(folder: string): Promise<string[] | undefined> {
  const names: string[] = []
  try {
    // Attack: a folder of a million files. Reading stops at the first unknown one.
    for await (const entry of await opendir(folder)) {
      if (!FILE_NAMES.has(entry.name)) throw refusal('it contains an unknown file')
      if (!entry.isFile()) throw refusal(`${entry.name} is not a regular file`)
      names.push(entry.name)
    }
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOENT') return undefined
    if (isSystemError(error)) throw refusal('it cannot be read as a folder', error)
    throw error
  }
  return names
}

async function readBounded(path: string, maxBytes: number): Promise<Buffer> {
  try {
    // No links, which could lead to a secret, and no pipes, which would block.
    await using file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    const status = await file.stat()
    if (!status.isFile()) throw refusal('one of its files is not a regular file')
    if (status.size > maxBytes)
      throw refusal(`one of its files has ${status.size} bytes. The limit is ${maxBytes} bytes`)
    const bytes = Buffer.alloc(status.size)
    const { bytesRead } = await file.read(bytes, 0, status.size, 0)
    return bytes.subarray(0, bytesRead)
  } catch (error) {
    throw isSystemError(error) ? refusal('one of its files cannot be read', error) : error
  }
}

function parseDescription(bytes: Buffer): Proposal {
  const written = decode(bytes)
  const parsed = proposalSchema.safeParse(parseJson(written))
  if (!parsed.success) throw refusal(`its description is invalid at ${placeOf(parsed.error)}`)
  // Attacks: a text that is longer than any of ours, an unknown field, a duplicate key, which parsers resolve differently.
  if (JSON.stringify(parsed.data) !== written)
    throw refusal('its description is not in the format that Forgehand writes')
  return parsed.data
}

/** Strangers may have chosen the names of keys, so only those that look like ours are repeated. */
function placeOf({ issues }: z.ZodError): string {
  const steps = issues[0]?.path.slice(0, 6).map(String) ?? []
  const isPlain = steps.length > 0 && steps.every((step) => /^[a-zA-Z0-9]{1,20}$/.test(step))
  return isPlain ? steps.join('.') : 'its top level'
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (error) {
    throw refusal('its description is not UTF-8', error)
  }
}

function parseJson(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch (error) {
    throw refusal('its description is not JSON', error)
  }
}

/** @throws UserError for a path that git would not list */
function checkPaths(paths: readonly string[]): void {
  for (const path of paths) {
    const isPlain = path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
    const isWritable = path.isWellFormed() && !path.includes('\0') && Buffer.byteLength(path) <= 4_096
    if (!isPlain || !isWritable || unsafePathReason(path) !== undefined)
      throw refusal('one of its paths is not valid for a file')
  }
  const isSorted = paths.every((path, index) => index === 0 || byBytes(paths[index - 1] ?? '', path) < 0)
  if (!isSorted) throw refusal('its paths are not sorted or not unique')
}

/** The order in which git lists paths. */
export function byBytes(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other))
}

function splitContents(contents: Buffer, ending: Extract<Proposal['ending'], { kind: 'work' }>): ReadFile[] {
  if (createHash('sha256').update(contents).digest('hex') !== ending.sha256) {
    throw refusal('its contents do not match the checksum in its description')
  }
  let start = 0
  const files = ending.files.map((file) => {
    if (file.kind === 'deleted') return file
    const content = contents.subarray(start, start + file.bytes)
    start += file.bytes
    return { ...file, content }
  })
  if (start !== contents.length) throw refusal('the sizes of its files do not add up to the size of its contents')
  return files
}

function refusal(why: string, cause?: unknown): UserError {
  return new UserError(
    `The artifact of the propose job cannot be trusted: ${why}. Nothing was published. Check the log of that job, then try again.`,
    { cause }
  )
}
