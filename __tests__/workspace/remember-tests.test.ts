import { describe, expect, it } from '@jest/globals'
import { bubblewrapSandbox } from '../../src/workspace/sandbox/bubblewrap.ts'
import { rememberTests } from '../../src/workspace/sandbox/remember-tests.ts'
import { resourceLimits } from '../../src/workspace/sandbox/resource-limits.ts'
import type { Sandbox } from '../../src/workspace/sandbox/sandbox.ts'
import type { TestSandbox } from '../../src/workspace/sandbox/self-test.ts'

const options = { root: '/tree', stateFolder: '/state', hidden: [], readable: [], searchPath: '' }

/** A self-test with the same result each time, and the sandboxes that it got. */
function recorded(held: boolean): { readonly test: TestSandbox; readonly tested: readonly Sandbox[] } {
  const tested: Sandbox[] = []
  const test: TestSandbox = (sandbox) => {
    tested.push(sandbox)
    return Promise.resolve({ probes: [{ name: 'write outside', held, detail: '' }], failure: undefined })
  }
  return { test, tested }
}

function sandboxWith(writable: string, switchUser: readonly string[] = []): Sandbox {
  return bubblewrapSandbox({
    program: '/usr/bin/bwrap',
    home: '/state/home',
    limits: resourceLimits(),
    mounts: [{ kind: 'writable', path: writable }],
    emptyFile: '/state/empty',
    switchUser
  })
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
    ['another user', sandboxWith('/tree', ['setpriv', '--reuid', '1000'])]
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
