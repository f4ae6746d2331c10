import process from 'node:process'

/** The copy of graceful-fs in Playwright replaces these when it is loaded, by others that do the same. */
const REPLACED = ['process.cwd', 'process.chdir']
const nodeGlobals = Object.getOwnPropertyNames(globalThis)

/** What all test files of a worker share, by name. Packages may add their own globals. */
export function observe(): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>([
    ...properties(process.env, Object.keys(process.env), 'process.env'),
    ...properties(globalThis, nodeGlobals, 'globalThis'),
    ...properties(process, Object.getOwnPropertyNames(process), 'process').filter(([, it]) => typeof it === 'function'),
    ...process.eventNames().map((name) => [`process.on(${String(name)})`, process.listenerCount(name)] as const),
    ['process.cwd()', process.cwd()],
    ['process.exitCode', process.exitCode]
  ])
}

/** Without the values of getters, which may load something. */
function properties(object: object, names: readonly string[], place: string): (readonly [string, unknown])[] {
  return names.map((name) => [`${place}.${name}`, Object.getOwnPropertyDescriptor(object, name)?.value as unknown])
}

/** The names of what differs. */
export function changes(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): readonly string[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].filter((name) => !REPLACED.includes(name) && !Object.is(before.get(name), after.get(name)))
}
