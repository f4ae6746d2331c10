import { describe } from '@jest/globals'

/** A suite for each of these sandboxes. If there are none, a skipped suite appears in the report; another test requires one in CI. */
export function describeEach(sandboxes: readonly ('bubblewrap' | 'namespaces')[]) {
  // 'none' is skipped, so it only needs the type.
  return sandboxes.length > 0 ? describe.each(sandboxes) : describe.skip.each(['none'] as never[])
}
