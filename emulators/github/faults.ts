import type { Method } from './routes/route.ts'

/** Selects requests by the path template of GitHub's OpenAPI description, such as `/repos/{owner}/{repo}/pulls`. */
export interface RouteSelector {
  readonly method: Method
  readonly route: string
  /** The number of requests to select. Default: 1. */
  readonly times?: number
  /** Requests to leave alone before that. Default: 0. */
  readonly skip?: number
}

/** A scripted failure. With a status, the request is not executed. */
export interface Fault extends RouteSelector {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** An object is sent as JSON, a string as it is. Default: GitHub's error body. */
  readonly body?: object | string
  readonly delayMs?: number
  /** Closes the connection before the request is executed (`request`), or after it, so that only the response is lost. */
  readonly cut?: 'request' | 'response'
}

interface Entry<Value> {
  readonly value: Value
  readonly route: RouteSelector
  left: number
  toSkip: number
}

/** Values for the next requests of each route, first in, first out. */
export class RouteQueue<Value> {
  readonly #entries: Entry<Value>[] = []

  add(route: RouteSelector, value: Value): void {
    this.#entries.push({ route, value, left: route.times ?? 1, toSkip: route.skip ?? 0 })
  }

  /** Removes and returns the next value for this route. */
  take(method: string, template: string): Value | undefined {
    const entry = this.#entries.find(
      ({ route, left }) => left > 0 && route.method === method && route.route === template
    )
    if (!entry) return undefined
    if (entry.toSkip > 0) {
      entry.toSkip -= 1
      return undefined
    }
    entry.left -= 1
    return entry.value
  }
}
