import type { Route } from './route.ts'

export interface Match {
  readonly route: Route
  readonly parameters: Readonly<Record<string, string>>
}

// Names of refs contain slashes, which clients may or may not encode.
const WITH_SLASHES = new Set(['ref', 'branch', 'basehead'])

/** Makes a function that finds the route of a request; earlier routes win. */
export function createMatcher(routes: readonly Route[]): (method: string, path: string) => Match | undefined {
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
    // A stray percent sign: no such page.
    return undefined
  }
}
