import { createReadStream } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { isSystemError, unlessSystemError, UserError } from '../errors.ts'
import { traceLines } from '../report/trace-lines.ts'
import { fileProblem } from '../text/file-problem.ts'
import { ADVICE, readTrace } from './read-trace.ts'
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
    return renderTracePage(await readTrace(traceLines(input), path))
  } catch (error) {
    throw isSystemError(error) ? unreadable(path, error) : error
  } finally {
    input.destroy()
  }
}

/** @throws UserError for a pipe or a device, which might never end */
async function requireFile(path: string): Promise<void> {
  const status = await stat(path).catch((error: unknown) => {
    throw isSystemError(error) ? unreadable(path, error) : error
  })
  if (!status.isFile()) throw new UserError(`${path} is not a file. ${ADVICE}`)
}

function unreadable(path: string, error: NodeJS.ErrnoException): UserError {
  return new UserError(`${path} cannot be read: ${fileProblem(error)}. ${ADVICE}`, { cause: error })
}

/**
 * Writes the page of a trace into a file that only its owner can read: the content may come from a private repository.
 *
 * @throws UserError if the trace cannot be read or the page cannot be written
 */
export async function writeTracePage(path: string, to: string): Promise<void> {
  const page = await tracePage(path)
  try {
    await replaceFile(to, page)
  } catch (error) {
    if (!isSystemError(error)) throw error
    throw new UserError(`${to} cannot be written: ${fileProblem(error)}. Choose another file.`, { cause: error })
  }
}

/** A reader sees the old file or the whole new one, never a part. A pipe or a device is written directly. */
async function replaceFile(to: string, text: string): Promise<void> {
  const existing = await unlessSystemError(stat(to), undefined, ['ENOENT'])
  if (existing !== undefined && !existing.isFile()) {
    await writeFile(to, text)
    return
  }
  const target = existing ? await realpath(to) : to
  const temporary = `${target}.${randomUUID()}.part`
  try {
    await writeFile(temporary, text, { mode: 0o600, flag: 'wx' })
    await rename(temporary, target)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
