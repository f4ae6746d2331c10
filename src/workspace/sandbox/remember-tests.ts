import { hasPassed, testSandbox, type SelfTest, type TestSandbox } from './self-test.ts'

/**
 * A self-test that is not repeated after a sandbox has passed it. Sandboxes that start a command with exactly the same arguments, mounts
 * and user count as the same one.
 */
export function rememberTests(test: TestSandbox = testSandbox): TestSandbox {
  const passed = new Map<string, SelfTest>()
  return async (sandbox, options) => {
    const folders = await sandbox.contexts.open('setup')
    const command = { script: '', cwd: options.root, network: false, environment: {}, folders }
    const launch = JSON.stringify(sandbox.wrap(command))
    const earlier = passed.get(launch)
    if (earlier) return earlier
    const result = await test(sandbox, options)
    if (hasPassed(result)) passed.set(launch, result)
    return result
  }
}
