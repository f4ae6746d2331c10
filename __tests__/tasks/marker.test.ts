import { expect, it } from '@jest/globals'
import { hasProgressMarker, progressMarker } from '../../src/tasks/marker.ts'

it('finds the marker that it made within a comment', () => {
  expect(hasProgressMarker(`${progressMarker(42)}\n**Working** …`)).toBe(true)
})

it('sees no marker in a comment that only names it', () => {
  expect(hasProgressMarker('forgehand:progress:42')).toBe(false)
})
