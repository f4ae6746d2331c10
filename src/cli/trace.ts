import { resolve } from 'node:path'
import { pageBeside } from '../report/trace-path.ts'
import { tracePage, writeTracePage } from '../trace-page/write-page.ts'
import { UserError } from '../errors.ts'
import { jsonText } from './json-text.ts'
import { listenForInterrupt } from './interrupt.ts'
import { rememberOutput } from './own-outputs.ts'
import { openInBrowser } from './open-in-browser.ts'
import { serveTrace } from './serve-trace.ts'
import { UsageError } from './usage-error.ts'

export interface TraceFlags {
  readonly output?: string
  readonly open?: true
  readonly serve?: true
  readonly json?: true
}

/** Writes a trace as an HTML page, or serves it. Returns the exit code of the command. */
export async function trace(path: string, flags: TraceFlags): Promise<number> {
  const { output, open, serve, json } = flags
  if (serve && output !== undefined) throw new UsageError('--serve writes no file, so it takes no --output.')
  try {
    if (serve) return await serveUntilInterrupted(path, flags)
    const page = output ?? pageBeside(path)
    if (resolve(page) === resolve(path))
      throw new UsageError(`--output ${page} is the trace itself. Name another file.`)
    await writeTracePage(path, page)
    rememberOutput(page, process.env)
    process.stdout.write(json ? jsonText({ page }) : `${page}\n`)
    return open ? await opened(page) : 0
  } catch (error) {
    throw error instanceof UserError ? new UsageError(error.message, { cause: error }) : error
  }
}

async function serveUntilInterrupted(path: string, { open, json }: TraceFlags): Promise<number> {
  // A mistake in the path is reported here at once, not in the browser.
  await tracePage(path)
  const signal = listenForInterrupt()
  await serveTrace(path, signal, async (url) => {
    const text = `${url} (Ctrl+C ends it; reload the page to see what a run has added)\n`
    process.stdout.write(json ? jsonText({ url }) : text)
    if (open) await opened(url)
  })
  return 0
}

async function opened(address: string): Promise<number> {
  const problem = await openInBrowser(address)
  if (problem === undefined) return 0
  process.stderr.write(`${problem} Open it yourself: ${address}\n`)
  return 1
}
