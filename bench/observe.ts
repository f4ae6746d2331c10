import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { SeenRequest, Turn } from '../emulators/model/script.ts'
import { startModelEmulator } from '../emulators/model/start-model.ts'
import { startNode } from './child.ts'
import type { Contestant } from './contestants.ts'
import type { Machine } from './machine.ts'

export interface Observation {
  /** When each request of the model arrived, in milliseconds after the start of the program. Never empty. */
  readonly arrivals: readonly [number, ...number[]]
  readonly durationMs: number
  /** The most memory that the process itself had resident, up to each request. */
  readonly peaks: readonly number[]
  readonly firstRequest: SeenRequest
  readonly requests: readonly SeenRequest[]
}

export interface Observed {
  readonly contestant: Contestant
  readonly checkout: string
  readonly machine: Machine
  readonly script: (request: SeenRequest) => Turn
  /** The number of the request that the script ends the run on; one who is not content with that may ask again. */
  readonly lastRequest: number
  /** How long the model takes for each answer. */
  readonly thinkMs?: number
}

/** Runs a program once against a scripted model of this process, and looks on. @throws Error when it fails */
export async function observe({
  contestant,
  checkout,
  machine,
  script,
  lastRequest,
  thinkMs = 0
}: Observed): Promise<Observation> {
  const arrivedAt: number[] = []
  const peaks: number[] = []
  const model = await startModelEmulator({
    script: async (request) => {
      arrivedAt.push(performance.now())
      peaks.push(readPeakBytes(program.pid))
      if (thinkMs > 0) await delay(thinkMs)
      return script(request)
    }
  })
  const key = model.apiKey
  const env = { ...machine, OPENAI_API_KEY: key, ANTHROPIC_API_KEY: key, GEMINI_API_KEY: key }
  const program = startNode({ args: contestant(model), cwd: checkout, env })
  try {
    const durationMs = await program.ended
    const [first, ...rest] = arrivedAt.map((at) => at - program.startedAt)
    const [firstRequest] = model.requests
    if (first === undefined || !firstRequest || arrivedAt.length < lastRequest) {
      throw new Error(`The model was asked ${arrivedAt.length} times, not ${lastRequest}.`)
    }
    return { arrivals: [first, ...rest], durationMs, peaks, firstRequest, requests: model.requests }
  } finally {
    await model.close()
  }
}

/** The high-water mark that Linux keeps of a living process. Its children are not in it. */
function readPeakBytes(pid: number): number {
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) * 1024
}
