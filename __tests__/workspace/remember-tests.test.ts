import { describe, expect, it } from '@jest/globals'
import { join } from 'node:path'
import { noSandbox } from '../../src/workspace/sandbox/none.ts'
import { rememberTests } from '../../src/workspace/sandbox/remember-tests.ts'
import { resourceLimits } from '../../src/workspace/sandbox/resource-limits.ts'
import type { Sandbox } from '../../src/workspace/sandbox/sandbox.ts'
import type { TestSandbox } from '../../src/workspace/sandbox/self-test.ts'
import { TrustContexts } from '../../src/workspace/sandbox/trust-contexts.ts'
import { testsFolder } from '../support/tests-folder.ts'

const options = { root: '/tree', stateFolder: '/state', home: '/home/user', closed: [], readable: [], environment: {} }

/** A self-test with the same result each time, and the sandboxes that it got. */
function recorded(held: boolean): { readonly test: TestSandbox; readonly tested: readonly Sandbox[] } {
  const tested: Sandbox[] = []
  const test: TestSandbox = (sandbox) => {
    tested.push(sandbox)
    return Promise.resolve({ probes: [{ name: 'write outside', held, detail: '' }], failure: undefined })
  }
  return { test, tested }
}

/** @param args how it starts each command */
function sandboxWith(...args: readonly string[]): Sandbox {
  const contexts = new TrustContexts(join(testsFolder, 'forgehand-remember-tests'), { isShared: true })
  const sandbox = noSandbox('/state/home', { limits: resourceLimits(), contexts })
  return { ...sandbox, wrap: () => ({ file: '/usr/bin/bwrap', args, environment: {}, inputs: [] }) }
}

describe('a remembered self-test', () => {
  it('is not repeated for a sandbox with the same mounts and user', async () => {
    const { test, tested } = recorded(true)
    const remembered = rememberTests(test)
    const first = await remembered(sandboxWith('/tree'), options)
    await expect(remembered(sandboxWith('/tree'), options)).resolves.toBe(first)
    expect(tested).toHaveLength(1)
  })

  it.each([
    ['other mounts', sandboxWith('/tree/other')],
    ['another user', sandboxWith('setpriv', '--reuid', '1000', '/tree')]
  ])('is repeated for %s', async (_, other) => {
    const { test, tested } = recorded(true)
    const remembered = rememberTests(test)
    await remembered(sandboxWith('/tree'), options)
    await remembered(other, options)
    expect(tested).toHaveLength(2)
  })

  it('is repeated after a failure', async () => {
    const { test, tested } = recorded(false)
    const remembered = rememberTests(test)
    await remembered(sandboxWith('/tree'), options)
    await remembered(sandboxWith('/tree'), options)
    expect(tested).toHaveLength(2)
  })
})
