import { expect, it } from '@jest/globals'
import { exists, textOf } from '../support/repository-files.ts'

/** How many features each of the four designs has. */
const designs = { A: 8, B: 6, C: 12, D: 14 }

const rows = [...textOf('docs/lineage.md').matchAll(/^\| ([A-D]\d+) +\|([^|]+)\|([^|]+)\|([^|]+)\|$/gm)].map(
  ([, id = '', what = '', where = '', shownBy = '']) => ({
    id,
    what: what.trim(),
    where: where.trim(),
    shownBy: shownBy.trim()
  })
)

it('has a row for each feature of the four designs, implemented or not', () => {
  const ids = Object.entries(designs).flatMap(([letter, count]) =>
    Array.from({ length: count }, (_, index) => `${letter}${index + 1}`)
  )
  expect(rows.map(({ id }) => id)).toEqual(ids)
  expect(rows.filter(({ what }) => what === '')).toEqual([])
})

it('names existing files and tests, or a dash', () => {
  const pathsIn = (cell: string) => [...cell.matchAll(/`((?:src|__tests__)\/[^`]+)`/g)].map(([, path = '']) => path)
  const named = rows.flatMap(({ where, shownBy }) => [...pathsIn(where), ...pathsIn(shownBy)])
  expect(named.filter((path) => !exists(path))).toEqual([])
  const proofs = rows
    .filter(({ shownBy }) => shownBy !== '–')
    .flatMap(({ id, shownBy }) => (pathsIn(shownBy)[0] ? [] : id))
  expect(proofs).toEqual([])
})
