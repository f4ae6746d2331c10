import type { Route } from './route.ts'

export interface RouteMatch {
  readonly route: Route
  readonly parameters: Readonly<Record<string, string>>
}

// Ref names contain slashes, which some clients encode.
const WITH_SLASHES = new Set(['ref', 'branch', 'basehead'])

/** Returns a function that finds the route of a request. Earlier routes take precedence. */
export function createRouteMatcher(routes: readonly Route[]): (method: string, path: string) => RouteMatch | undefined {
  const patterns = routes.map((route) => ({ route, pattern: patternOf(route.template) }))
  return (method, path) => {
    for (const { route, pattern } of patterns) {
      const found = route.method === method ? pattern.exec(path) : null
      const parameters = found && decode(found.groups ?? {})
      if (parameters) return { route, parameters }
    }
    return undefined
  }
}

function patternOf(template: string): RegExp {
  const source = template.replace(
    /\{(\w+)\}/g,
    (_, name: string) => `(?<${name}>${WITH_SLASHES.has(name) ? '.+' : '[^/]+'})`
  )
  return new RegExp(`^${source}$`)
}

function decode(groups: Record<string, string>): Record<string, string> | undefined {
  try {
    return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]))
  } catch {
    // A stray percent sign: not found.
    return undefined
  }
}
