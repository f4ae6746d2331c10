import { existsSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { places, type Place } from '../support/places/places.ts'
import { rowOf } from '../support/places/table.ts'
import { openVisitor, type Visit } from '../support/places/visit.ts'
import { textOf } from '../support/repository-files.ts'

// Only root can give up the rights that the places lack.
const canImitate = process.getuid?.() === 0 && existsSync('/usr/bin/bwrap')
const VISITS_AT_ONCE = 3

/** Visits all of them, a few at once, because each visit mostly waits for processes. */
async function visitAll(): Promise<ReadonlyMap<Place, Visit>> {
  await using visitor = await openVisitor()
  const [visits, waiting] = [new Map<Place, Visit>(), [...places]]
  const lanes = Array.from({ length: VISITS_AT_ONCE }, async () => {
    for (let place = waiting.shift(); place; place = waiting.shift()) visits.set(place, await visitor.visit(place))
  })
  await Promise.all(lanes)
  return visits
}

const describeImitated = canImitate ? describe : describe.skip
const visits = canImitate ? await visitAll() : new Map<Place, Visit>()

/** The row of docs/sandbox.md, without the messages of other programs, which differ between their versions. */
function documented(name: string): readonly string[] {
  const rows = textOf('docs/sandbox.md')
    .split('\n')
    .filter((line) => line.startsWith('|'))
  const cells = rows.map((row) =>
    row.split(' | ').map((cell) =>
      cell
        .replaceAll(/^\| | *(?<!\\)\|$/g, '')
        .replaceAll('\\|', '|')
        .trim()
    )
  )
  const [place = '', sandbox = '', , advice = ''] = cells.find(([first]) => first === name) ?? []
  return [place, sandbox, advice]
}

const named = places.map((place) => [place.name, place] as const)

describeImitated.each(named)('%s', (name, place) => {
  const visit = visits.get(place)
  const row = visit && rowOf(place, visit)

  it('is as docs/sandbox.md says', () => {
    expect([row?.place, row?.sandbox, row?.advice]).toEqual(documented(name))
  })

  it('runs a command only in a sandbox, unless there is to be none', () => {
    const isWithout = row?.sandbox === 'none'
    expect(visit?.auto.hasRun).toBe(!isWithout)
    expect(visit?.auto.text).toMatch(isWithout ? /^No command can be run, because no sandbox works/ : /^exit code 0/)
    // Without a sandbox, a command of the model needs no shell.
    expect(visit?.off?.hasRun).toBe(isWithout ? true : undefined)
  })
})
