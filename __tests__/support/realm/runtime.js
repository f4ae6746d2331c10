import { createRequire, enableCompileCache, flushCompileCache, registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL, URL } from 'node:url'
import { Coverage } from './coverage.js'
import { setGlobals } from './globals.js'

const require = createRequire(import.meta.url)
const GLOBALS = new URL('globals.js', import.meta.url).href
/** Where jest-circus keeps the tests of a file, on the global object. */
const CIRCUS_STATE = ['JEST_STATE_SYMBOL', 'EVENT_HANDLERS']

enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/tests', import.meta.url)))
/** With `--watch`, each test file gets modules of its own, which have what was changed. */
let generation = 0
registerHooks({
  resolve: (specifier, context, next) => {
    if (specifier === '@jest/globals') return { url: GLOBALS, shortCircuit: true }
    const resolved = next(specifier, context)
    const canChange = generation > 0 && resolved.url.startsWith('file:') && !resolved.url.includes('/node_modules/')
    return canChange ? { ...resolved, url: `${resolved.url}?${String(generation)}` } : resolved
  }
})

/**
 * Lets Node load test files as it loads any module: once in a worker, for all files that import it. Jest's own runtime makes a realm for
 * each test file and loads every module into it anew, which takes longer than most of the tests. See docs/adr/0082-around-jest.md.
 */
class SharedRuntime {
  #environment
  #sources
  #coverage = new Coverage()

  // Jest passes eight arguments.
  constructor({ rootDir }, environment, ...others) {
    const { watch, watchAll } = others.at(-1)
    if (watch || watchAll) generation += 1
    this.#environment = environment
    this.#sources = join(rootDir, 'src')
  }

  setGlobalsForRuntime(globals) {
    const timers = this.#environment.fakeTimersModern
    const jest = Object.fromEntries(
      ['useFakeTimers', 'useRealTimers', 'advanceTimersByTime', 'advanceTimersByTimeAsync'].map((name) => [
        name,
        (...args) => timers[name](...args)
      ])
    )
    setGlobals({ ...globals, jest })
  }

  unstable_shouldLoadAsEsm() {
    return true
  }

  unstable_importModule(path) {
    return import(pathToFileURL(path).href)
  }

  requireModule(path) {
    return require(path)
  }

  /** Loads jest-circus, which starts without tests and listeners only if it is new. */
  requireInternalModule(path) {
    for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
      if (CIRCUS_STATE.includes(symbol.description)) Reflect.deleteProperty(globalThis, symbol)
    }
    Reflect.deleteProperty(require.cache, path)
    return require(path)
  }

  getSourceMaps() {
    return new Map()
  }

  getAllCoverageInfoCopy() {
    return undefined
  }

  collectV8Coverage() {
    return this.#coverage.start()
  }

  stopCollectingV8Coverage() {
    return this.#coverage.stop()
  }

  getAllV8CoverageInfoCopy() {
    return this.#coverage.in(this.#sources)
  }

  enterTestCode() {
    // Jest tells apart here what its realms may load.
  }

  leaveTestCode() {
    // As above.
  }

  /** Keeps what is loaded for the next file, and what was compiled for other workers: one that is stopped would not. */
  teardown() {
    flushCompileCache()
  }
}

export { SharedRuntime as 'module.exports' }
