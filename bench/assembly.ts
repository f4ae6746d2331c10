import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Machine } from './machine.ts'
import { alternate, median } from './statistics.ts'
import type { Row } from './table.ts'

export interface AssemblySettings {
  readonly machine: Machine
  readonly megabytes: number
  readonly repetitions: number
}

interface Reading {
  readonly durationMs: number
  readonly chunks: number
  readonly peakBytes: number
}

/** The cost of assembling a response from its stream, compared with parsing each chunk as JSON and with OpenAI's own reader. */
export async function measureAssembly({ machine, megabytes, repetitions }: AssemblySettings): Promise<readonly Row[]> {
  const read = (reader: string) => async (): Promise<Reading> => {
    const args = [join(import.meta.dirname, 'assemble-once.ts'), reader, String(megabytes)]
    const { stdout } = await promisify(execFile)(process.execPath, args, { env: machine })
    // Safe: the program is our own.
    return JSON.parse(stdout) as Reading
  }
  const readings = await alternate(repetitions, { ours: read('ours'), floor: read('parse'), sdk: read('sdk') })
  const figures = (figure: (reading: Reading) => number) => ({
    ours: median(readings.ours.map(figure)),
    floor: { name: 'JSON.parse', value: median(readings.floor.map(figure)) },
    sdk: { name: "openai's own", value: median(readings.sdk.map(figure)) }
  })
  const perChunk = figures(({ durationMs, chunks }) => (durationMs * 1000) / chunks)
  const peak = figures(({ peakBytes }) => peakBytes)
  return [
    {
      what: `a stream of ${megabytes} MB: each chunk`,
      unit: 'microseconds',
      ours: perChunk.ours,
      floor: perChunk.floor
    },
    { what: `a stream of ${megabytes} MB: each chunk`, unit: 'microseconds', ours: perChunk.ours, floor: perChunk.sdk },
    { what: 'peak memory of reading it', unit: 'megabytes', ours: peak.ours, floor: peak.floor },
    { what: 'peak memory of reading it', unit: 'megabytes', ours: peak.ours, floor: peak.sdk }
  ]
}
