import childProcess from 'node:child_process'
import { TestEnvironment } from 'jest-environment-node'

const STARTERS = ['exec', 'execFile', 'execFileSync', 'execSync', 'fork', 'spawn', 'spawnSync']

/** The environment of unit tests: starting a process fails. Jest loads it as it is, so it is no TypeScript. */
export default class NoProcesses extends TestEnvironment {
  #real = STARTERS.map((name) => childProcess[name])

  async setup() {
    await super.setup()
    for (const name of STARTERS) {
      childProcess[name] = () => {
        throw new Error(
          'A unit test started a process. Rename the file to *.system.test.ts, or test the logic without one.'
        )
      }
    }
  }

  async teardown() {
    STARTERS.forEach((name, index) => (childProcess[name] = this.#real[index]))
    await super.teardown()
  }
}
