/** What one job does, as measured. */
export interface JobFigures {
  /** Requests that count for the hourly limit. */
  readonly requests: number
  /** Requests that create something people are notified of, at the end of the job. */
  readonly creations: number
  /** From its start to its end, without waiting. */
  readonly minutes: number
}

/** GitHub's limits for one token. Infinity for none. */
export interface Limits {
  readonly requestsPerHour: number
  readonly creationsPerMinute: number
  readonly creationsPerHour: number
  /** Jobs at a time: max-parallel, or what the plan allows. */
  readonly parallel: number
  /** After a longer wait, a job gives up and keeps its work as a patch. */
  readonly maxWaitMinutes: number
}

export interface Simulation {
  readonly minutes: number
  /** The most requests in one hour. */
  readonly peakRequests: number
  readonly waitingJobs: number
  readonly longestWaitMinutes: number
  /** Jobs whose wait was too long. The next run does them. */
  readonly gaveUp: number
}

const LIMITS = {
  requestsPerHour: 'requests per hour',
  creationsPerMinute: 'creations per minute',
  creationsPerHour: 'creations per hour',
  parallel: 'jobs at a time'
} as const

/** The limit that is worth raising: twice as high, it would let more jobs end in the same time than any other. */
export function bottleneck(jobs: number, figures: JobFigures, limits: Limits): string {
  const rateOf = ({ minutes, gaveUp }: Simulation) => (jobs - gaveUp) / minutes
  const names = Object.keys(LIMITS) as (keyof typeof LIMITS)[] // Safe: the keys of LIMITS.
  const rates = names.map((name) => {
    return [LIMITS[name], rateOf(simulate(jobs, figures, { ...limits, [name]: limits[name] * 2 }))] as const
  })
  const [best = ['nothing', 0]] = rates.toSorted(([, one], [, other]) => other - one)
  return best[1] > rateOf(simulate(jobs, figures, limits)) ? best[0] : 'nothing'
}

interface Event {
  readonly at: number
  readonly kind: 'start' | 'publish'
}

/** Discrete events: jobs start when one has ended, take their requests, work, and create what they have made. Time is in minutes. */
export function simulate(jobs: number, figures: JobFigures, limits: Limits): Simulation {
  const hourly = new Window(60, limits.requestsPerHour)
  const creating = [new Window(1, limits.creationsPerMinute), new Window(60, limits.creationsPerHour)]
  const events = new EventQueue()
  const waited: number[] = []
  let [started, ended, gaveUp, minutes] = [0, 0, 0, 0]

  /** When all windows have room; undefined if that is too late. */
  const takeFrom = (windows: readonly Window[], count: number, at: number): number | undefined => {
    const until = Math.max(...windows.map((window) => window.roomAt(count, at)))
    if (until > at) waited.push(until - at)
    if (until - at > limits.maxWaitMinutes) return undefined
    for (const window of windows) window.take(count, until)
    return until
  }
  const end = (at: number) => {
    ended += 1
    minutes = Math.max(minutes, at)
    if (started < jobs) startAt(at)
  }
  const startAt = (at: number) => {
    started += 1
    events.add({ at, kind: 'start' })
  }
  const giveUp = (at: number) => {
    gaveUp += 1
    end(at + limits.maxWaitMinutes)
  }

  for (let slot = 0; slot < Math.min(limits.parallel, jobs); slot += 1) startAt(0)
  for (let event = events.next(); event; event = events.next()) {
    const { at, kind } = event
    const got = kind === 'start' ? takeFrom([hourly], figures.requests, at) : takeFrom(creating, figures.creations, at)
    if (got === undefined) giveUp(at)
    else if (kind === 'start') events.add({ at: got + figures.minutes, kind: 'publish' })
    else end(got)
  }
  if (ended !== jobs) throw new Error(`${ended} of ${jobs} jobs ended.`)
  return {
    minutes,
    peakRequests: hourly.peak,
    waitingJobs: waited.length,
    longestWaitMinutes: Math.max(0, ...waited),
    gaveUp
  }
}

/** GitHub counts in windows that start with their first request; here they start at full minutes and hours. */
class Window {
  readonly #length: number
  readonly #limit: number
  #start = 0
  #used = 0
  peak = 0

  constructor(length: number, limit: number) {
    this.#length = length
    this.#limit = limit
  }

  roomAt(count: number, at: number): number {
    const start = this.#windowOf(at)
    if (start > this.#start) return at
    return this.#used + count <= this.#limit ? Math.max(at, this.#start) : this.#start + this.#length
  }

  take(count: number, at: number): void {
    const start = this.#windowOf(at)
    if (start > this.#start) [this.#start, this.#used] = [start, 0]
    this.#used += count
    this.peak = Math.max(this.peak, this.#used)
  }

  #windowOf(at: number): number {
    return Math.floor(at / this.#length) * this.#length
  }
}

/** A binary heap by time. */
class EventQueue {
  readonly #heap: Event[] = []

  add(event: Event): void {
    const heap = this.#heap
    heap.push(event)
    for (let child = heap.length - 1; child > 0;) {
      const parent = (child - 1) >> 1
      if (this.#at(parent) <= this.#at(child)) return
      this.#swap(parent, child)
      child = parent
    }
  }

  next(): Event | undefined {
    const heap = this.#heap
    const [first] = heap
    const last = heap.pop()
    if (!first || !last || heap.length === 0) return first
    heap[0] = last
    for (let parent = 0; ;) {
      const [left, right] = [2 * parent + 1, 2 * parent + 2]
      const child = this.#at(right) < this.#at(left) ? right : left
      if (this.#at(child) >= this.#at(parent)) return first
      this.#swap(parent, child)
      parent = child
    }
  }

  #at(index: number): number {
    return this.#heap[index]?.at ?? Infinity
  }

  #swap(one: number, other: number): void {
    const [first, second] = [this.#heap[one], this.#heap[other]]
    if (first && second) [this.#heap[one], this.#heap[other]] = [second, first]
  }
}
