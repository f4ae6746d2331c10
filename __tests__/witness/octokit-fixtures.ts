import { operationOf, type Witnessed } from './witnessed.ts'

interface Recorded {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly response: unknown
  readonly headers: Readonly<Record<string, string | number>>
}

/** Reads a recording of Octokit's authors, whose names, numbers and times are made up. */
export function readOctokitFixture(source: string, text: string): Witnessed[] {
  const recorded = JSON.parse(text) as readonly Recorded[] // The content of a pinned package.
  return recorded.map(({ method, path, status, response, headers }) => ({
    source,
    method: method.toUpperCase(),
    path,
    operation: operationOf(method, path),
    status,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: response === '' ? undefined : response
  }))
}
