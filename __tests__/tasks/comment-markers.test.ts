import { expect, it } from '@jest/globals'
import { hasProgressMarker, progressMarker, readRunMarker, runMarker } from '../../src/tasks/comment-markers.ts'

it('finds its own marker in a comment', () => {
  expect(hasProgressMarker(`${progressMarker('comment-42')}\n**Working** …`)).toBe(true)
})

it('finds no marker in a comment that only mentions it', () => {
  expect(hasProgressMarker('forgehand:progress:42')).toBe(false)
})

it('finds no marker in what our own comment quotes', () => {
  const body = `${progressMarker('comment-7')}\n\n${runMarker('5', 'working')}\n\n\`${progressMarker('comment-8')} ${runMarker('9', 'ended')}\``
  expect(hasProgressMarker(body, 'comment-7')).toBe(true)
  expect(hasProgressMarker(body, 'comment-8')).toBe(false)
  expect(readRunMarker(body)).toEqual({ runId: '5', hasEnded: false })
  expect(readRunMarker(`${progressMarker('comment-7')}\n\nIt is \`${runMarker('9', 'ended')}\`.`)).toBeUndefined()
})
