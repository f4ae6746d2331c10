import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tracePage } from '../../src/trace-page/write-page.ts'
import { traceLines, type WrittenEvent } from './traces.ts'

export async function pageOf(lines: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forgehand-page-'))
  try {
    const path = join(folder, 'trace.jsonl')
    await writeFile(path, lines.join('\n'))
    return await tracePage(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export function pageOfEvents(events: readonly WrittenEvent[]): Promise<string> {
  return pageOf(traceLines(events))
}

interface PageData {
  readonly summary: { readonly notes: readonly string[]; readonly end: string; readonly links: readonly object[] }
  readonly events: readonly Readonly<Record<string, unknown>>[]
}

/** What the script of a page draws. */
export function dataOf(page: string): PageData {
  const [, json = ''] = /<script type="application\/json" id="data">([^]*?)<\/script>/.exec(page) ?? []
  const [summary, ...events] = JSON.parse(json) as [PageData['summary'], ...PageData['events']] // As the page has it.
  return { summary, events }
}
