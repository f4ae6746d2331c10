import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { measureRooms } from '../../scripts/sizes.ts'

it('keeps each room of src within its ceiling, which a change may only lower', () => {
  const rooms = measureRooms(join(import.meta.dirname, '../..'))
  const tooLarge = rooms.filter(({ lines, ceiling, until = ceiling }) => lines > until)
  expect(tooLarge.map(({ name, lines }) => `${name}: ${lines}`)).toEqual([])
  const needless = rooms.filter(
    ({ lines, ceiling, until }) => until !== undefined && (lines <= ceiling || until > lines + 100)
  )
  expect(needless.map(({ name, lines }) => `lower "until" of ${name} to ${lines}`)).toEqual([])
})
