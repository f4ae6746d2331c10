import { beforeAll, expect, it } from '@jest/globals'
import { routes } from '../../emulators/github/routes/all.ts'
import { describedExamples } from './described-examples.ts'
import { disagreements } from './disagreements.ts'
import { isReadable, misreadings, misreadingsOfNothing } from './readers.ts'
import { tour, type Tour } from './tour.ts'
import type { Witnessed } from './witnessed.ts'

let examples: readonly Witnessed[]
let own: Tour
beforeAll(async () => {
  examples = describedExamples()
  own = await tour()
})

it('requests every operation of the emulator', () => {
  const requested = new Set(own.exchanges.map(({ method, route }) => `${method} ${route ?? ''}`))
  const operations = routes.map(({ method, template }) => `${method} ${template}`)
  expect(operations.filter((operation) => !requested.has(operation))).toEqual([])
})

it("answers with the fields of GitHub's examples", () => {
  expect(examples.length).toBeGreaterThan(70)
  expect(disagreements(own.exchanges, examples)).toEqual([])
})

it("reads GitHub's examples", async () => {
  const readable = examples.filter(isReadable)
  expect(readable.length).toBeGreaterThan(20)
  expect(await misreadings(readable)).toEqual([])
})

it('takes no success without content for an answer', async () => {
  expect(await misreadingsOfNothing(examples.filter(isReadable))).toEqual([])
})
