import type { RunEvent } from './reporter.ts'

/** The path that a file tool of the run or of a child session wrote. */
export function editedPath(event: RunEvent): string | undefined {
  if (event.kind === 'child') return editedPath(event.event)
  return event.kind === 'file-modified' ? event.path : undefined
}
