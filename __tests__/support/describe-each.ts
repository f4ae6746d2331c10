import { describe } from '@jest/globals'

/** A suite for each of these boundaries. Where there is none, it is named and skipped; another test sees to it that CI has one. */
export function describeEach(boundaries: readonly ('bubblewrap' | 'namespaces')[]) {
  // 'none' is skipped, so it only has to have the type of a boundary.
  return boundaries.length > 0 ? describe.each(boundaries) : describe.skip.each(['none'] as never[])
}
