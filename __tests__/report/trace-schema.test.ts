import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import * as z from 'zod'
import { traceSchemaText, withEventTable } from '../../scripts/write-trace-schema.ts'
import { conversationEvent } from '../../src/report/conversation-events.ts'
import type { TracedEvent } from '../../src/report/request-digests.ts'
import { describeEvents } from '../../scripts/trace-schema.ts'
import { traceLine, type traceEvent } from '../../src/report/trace-events.ts'
import { FIXTURES } from '../support/replayed-runs.ts'

const read = (name: string) => readFile(join(import.meta.dirname, '../../docs', name), 'utf8')
type JsonSchema = Parameters<typeof z.fromJSONSchema>[0]
const publishedSchema = async () => z.fromJSONSchema(JSON.parse(await read('trace.schema.json')) as JsonSchema)

describe('the format of a trace', () => {
  it('is described by docs/trace.schema.json; if not, run: node scripts/write-trace-schema.ts', async () => {
    expect(await read('trace.schema.json')).toBe(await traceSchemaText())
  })

  it('is listed in docs/trace.md; if not, run: node scripts/write-trace-schema.ts', async () => {
    const document = await read('trace.md')
    expect(document).toBe(await withEventTable(document))
  })

  it('has a description for each kind of event', () => {
    expect(describeEvents().filter(({ text }) => text === '')).toEqual([])
  })

  it('accepts every event that a run can emit', () => {
    type Mutable<Value> = Value extends readonly (infer Item)[]
      ? Mutable<Item>[]
      : Value extends object
        ? { -readonly [Key in keyof Value]: Mutable<Value[Key]> }
        : Value
    type Written = Mutable<TracedEvent>
    // The compiler is the test.
    const asSchemaInput = (event: Written): z.input<typeof traceEvent> => event
    expect(asSchemaInput({ kind: 'turn', turn: 1 })).toEqual({ kind: 'turn', turn: 1 })
  })

  it('has every field that a run can write', () => {
    // The event of a child is one of the others. Functions are not written.
    type Names<Value> = Value extends readonly (infer Item)[]
      ? Names<Item>
      : Value extends object
        ? {
            [Name in keyof Value & string]-?: Name extends 'event'
              ? Name
              : Value[Name] extends () => unknown
                ? never
                : Name | `${Name}.${Names<Value[Name]>}`
          }[keyof Value & string]
        : never
    type Missing = Exclude<Names<TracedEvent>, Names<z.input<typeof traceEvent>>>
    // The compiler is the test.
    const isComplete: [Missing] extends [never] ? true : Missing = true
    expect(isComplete).toBe(true)
  })
})

describe.each(await readdir(FIXTURES))('the recorded run %s', (name) => {
  it('fits the schema and its JSON Schema, line by line', async () => {
    const published = await publishedSchema()
    const lines = (await readFile(join(FIXTURES, name), 'utf8')).trimEnd().split('\n')
    expect(lines.length).toBeGreaterThan(10)
    const values = lines.map((line): unknown => JSON.parse(line))
    expect(values.flatMap((value) => published.safeParse(value).error ?? [])).toEqual([])
    expect(values.flatMap((value) => traceLine.safeParse(value).error ?? [])).toEqual([])
  })

  it('loses no field of a conversation when it is read', async () => {
    const lines = (await readFile(join(FIXTURES, name), 'utf8')).trimEnd().split('\n')
    const events = lines.map((line) => z.looseObject({ at: z.number().default(0) }).parse(JSON.parse(line)))
    const understood = events.flatMap((event) => {
      const { data } = conversationEvent.safeParse(event)
      return data ? [{ event, data: { at: event.at, ...data } }] : []
    })
    expect(understood.map(({ data }) => data)).toEqual(understood.map(({ event }) => event))
    expect(understood.length).toBeGreaterThan(10)
  })
})

it.each([
  ['another type', { at: 1, kind: 'turn', turn: 'one' }],
  ['no time', { kind: 'turn', turn: 1 }],
  ['a missing field', { at: 1, kind: 'tool-started', callId: '1', name: 'read_file' }],
  ['an end that does not exist', { at: 1, kind: 'done', end: 'exhausted' }]
])('refuses an event with %s', async (_, event) => {
  const published = await publishedSchema()
  expect([published.safeParse(event).success, traceLine.safeParse(event).success]).toEqual([false, false])
})
