import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { SeenRequest, Turn } from '../emulators/model/script.ts'
import { startModelEmulator } from '../emulators/model/start-model.ts'
import { startNode } from './child.ts'
import type { BenchProgram } from './programs.ts'
import type { Machine } from './machine.ts'

export interface Observation {
  /** Arrival of each model request, in milliseconds after the start of the program. */
  readonly arrivals: readonly [number, ...number[]]
  readonly durationMs: number
  /** Processor time of all threads of the process until the first request, without the programs that it started. */
  readonly processorMs: number
  /** Peak resident memory of the process up to each request. */
  readonly peaks: readonly number[]
  readonly firstRequest: SeenRequest
  readonly requests: readonly SeenRequest[]
}

export interface ObserveOptions {
  readonly program: BenchProgram
  readonly checkout: string
  readonly machine: Machine
  readonly script: (request: SeenRequest) => Turn
  /** The number of the request with which the script ends the run. A program may send more. */
  readonly lastRequest: number
  /** How long the model takes for each response. */
  readonly thinkMs?: number
}

/** Runs a program once with a scripted model in this process, and measures it. @throws Error when it fails */
export async function observe({
  program,
  checkout,
  machine,
  script,
  lastRequest,
  thinkMs = 0
}: ObserveOptions): Promise<Observation> {
  const arrivedAt: number[] = []
  const peaks: number[] = []
  let processorMs: number | undefined
  const model = await startModelEmulator({
    script: async (request) => {
      arrivedAt.push(performance.now())
      peaks.push(readPeakBytes(child.pid))
      processorMs ??= readProcessorMs(child.pid)
      if (thinkMs > 0) await delay(thinkMs)
      return script(request)
    }
  })
  const key = model.apiKey
  const env = { ...machine, OPENAI_API_KEY: key, ANTHROPIC_API_KEY: key, GEMINI_API_KEY: key }
  const child = startNode({ args: program(model), cwd: checkout, env })
  try {
    const durationMs = await child.ended
    const [first, ...rest] = arrivedAt.map((at) => at - child.startedAt)
    const [firstRequest] = model.requests
    if (first === undefined || processorMs === undefined || !firstRequest || arrivedAt.length < lastRequest) {
      throw new Error(`The model got ${arrivedAt.length} requests instead of ${lastRequest}.`)
    }
    return { arrivals: [first, ...rest], durationMs, processorMs, peaks, firstRequest, requests: model.requests }
  } finally {
    await model.close()
  }
}

/** The peak memory of a running process, without its children. */
function readPeakBytes(pid: number): number {
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) * 1024
}

function readProcessorMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  // Nanoseconds on a processor, then two other figures.
  const times = threads.map((thread) =>
    Number.parseInt(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'), 10)
  )
  return times.reduce((sum, time) => sum + time, 0) / 1e6
}
