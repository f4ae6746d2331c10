import { createReadStream } from 'node:fs'
import { stat, writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { isSystemError, UserError } from '../errors.ts'
import { readTrace } from './read-trace.ts'
import { renderTracePage } from './page.ts'

/**
 * Makes a page of a trace.
 *
 * @throws UserError if the file cannot be read or is not a trace
 */
export async function tracePage(path: string): Promise<string> {
  await requireFile(path)
  const input = createReadStream(path, 'utf8')
  try {
    return renderTracePage(await readTrace(createInterface({ input, crlfDelay: Infinity }), path))
  } catch (error) {
    throw isSystemError(error) ? unreadable(path, error) : error
  } finally {
    input.destroy()
  }
}

/** @throws UserError for a pipe or a device, which might never end */
async function requireFile(path: string): Promise<void> {
  const found = await stat(path).catch((error: unknown) => {
    throw isSystemError(error) ? unreadable(path, error) : error
  })
  if (!found.isFile()) throw new UserError(`${path} is not a file. ${ADVICE}`)
}

const ADVICE = 'Name a trace, such as the trace.jsonl of a run.'

function unreadable(path: string, error: Error): UserError {
  return new UserError(`${path} cannot be read: ${error.message}. ${ADVICE}`, { cause: error })
}

/**
 * Writes the page of a trace into a file that only its owner can read: the content may come from a private repository.
 *
 * @throws UserError if the trace cannot be read or the page not be written
 */
export async function writeTracePage(path: string, to: string): Promise<void> {
  const page = await tracePage(path)
  try {
    await writeFile(to, page, { mode: 0o600 })
  } catch (error) {
    if (!isSystemError(error)) throw error
    throw new UserError(`${to} cannot be written: ${error.message}.`, { cause: error })
  }
}
