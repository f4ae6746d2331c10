import type { Method } from './routes/route.ts'

/** Which requests are meant, by the template of GitHub's description, such as `/repos/{owner}/{repo}/pulls`. */
export interface RouteName {
  readonly method: Method
  readonly route: string
  /** How many requests are met before it is spent; 1 when left out. */
  readonly times?: number
}

/** Something that goes wrong on the way. With a status the request is not carried out. */
export interface Fault extends RouteName {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON, or as it is when it is text; GitHub's error body when left out. */
  readonly body?: object | string
  readonly delayMs?: number
  /** Ends the connection: `request` before the request is carried out, `answer` after it, when only the answer is lost. */
  readonly cut?: 'request' | 'answer'
}

interface Entry<Value> {
  readonly value: Value
  readonly name: RouteName
  left: number
}

/** Things to happen to requests of a route, each a number of times, oldest first. */
export class RequestQueue<Value> {
  readonly #entries: Entry<Value>[] = []

  add(name: RouteName, value: Value): void {
    this.#entries.push({ name, value, left: name.times ?? 1 })
  }

  /** The next one for this route, which is spent by it. */
  take(method: string, route: string): Value | undefined {
    const entry = this.#entries.find(({ name, left }) => left > 0 && name.method === method && name.route === route)
    if (entry) entry.left -= 1
    return entry?.value
  }
}
