import process from 'node:process'
import { ModernFakeTimers } from '@jest/fake-timers'
import { changes, observe } from './left-behind.ts'
import { replaceStarters } from './starters.js'

/**
 * The environment of test files that share the realm and the modules of their worker. A file fails if it leaves something changed that the
 * next one sees. Jest loads this as it is, so it is no TypeScript.
 */
export default class SharedRealm {
  /** What starts processes, instead of Node's functions of these names. */
  static starters = {}

  global = globalThis
  fakeTimersModern
  #console = globalThis.console
  #exit = process.exit
  #before

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis })
  }

  setup() {
    replaceStarters(this.constructor.starters)
  }

  handleTestEvent({ name }, state) {
    if (name === 'setup') this.#before = observe()
    if (name !== 'run_finish') return
    const changed = changes(this.#before, observe())
    if (changed.length === 0) return
    state.unhandledErrors.push(new Error(`The tests of this file did not put back: ${changed.join(', ')}`))
  }

  /** Jest replaces these two for each test file, in a realm that it expects to end with the file. */
  teardown() {
    replaceStarters({})
    this.fakeTimersModern.dispose()
    globalThis.console = this.#console
    process.exit = this.#exit
  }

  getVmContext() {
    return null
  }
}
