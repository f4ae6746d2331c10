import { renderTracePage } from '../../src/trace-page/page.ts'
import { readTrace } from '../../src/trace-page/read-trace.ts'
import { linesOf, traceLines, type WrittenEvent } from './traces.ts'

export async function pageOf(lines: readonly string[]): Promise<string> {
  return renderTracePage(await readTrace(linesOf(lines), 'trace.jsonl'))
}

export function pageOfEvents(events: readonly WrittenEvent[]): Promise<string> {
  return pageOf(traceLines(events))
}
