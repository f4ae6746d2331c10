import { nodeStarters } from './realm/starters.js'
import SharedRealm from './realm/environment.js'

function refuse() {
  throw new Error('A unit test started a process. Rename the file to *.system.test.ts, or test the logic without one.')
}

/** The environment of unit tests: starting a process fails. */
export default class NoProcesses extends SharedRealm {
  static starters = Object.fromEntries(Object.keys(nodeStarters).map((name) => [name, refuse]))
}
