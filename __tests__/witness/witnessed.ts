import { routes } from '../../emulators/github/routes/all.ts'
import { createRouteMatcher } from '../../emulators/github/routes/match.ts'

/** A request to GitHub and its response, as somebody else has seen or described them. */
export interface Witnessed {
  /** The recording or the example, for messages. */
  readonly source: string
  readonly method: string
  /** With the query. */
  readonly path: string
  /** The operation, as the emulator has it, such as `GET /user`; undefined for one that it does not have. */
  readonly operation: string | undefined
  readonly status: number
  /** Names in lower case. Empty for an example. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

/** Operations that the emulator does not have, in paths that would match others because a branch can contain slashes. */
const BELOW_OURS =
  /\/branches\/.+\/(protection|rename)\b|\/(pulls|issues)\/(comments|events)\b(?!\/\d+)|\/commits\/.+\/(comments|status|statuses)\b/

const findRoute = createRouteMatcher(routes)

/** The operation of the emulator that a request would reach. Links of lists and redirects name a repository by its id. */
export function operationOf(method: string, path: string): string | undefined {
  if (BELOW_OURS.test(path)) return undefined
  const match = findRoute(
    method.toUpperCase(),
    path.replace(/\?.*$/s, '').replace(/^\/repositories\/\d+/, '/repos/o/r')
  )
  return match && `${match.route.method} ${match.route.template}`
}

/** Parsed JSON; other texts as they are, and undefined for none. */
export function parseBody(text: string): unknown {
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return text
  }
}
