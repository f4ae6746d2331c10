import { testSandbox, type TestSandbox } from '../../src/workspace/sandbox/self-test.ts'

const tested = new Map<string, ReturnType<TestSandbox>>()

/** The self-test of each kind of sandbox, once in this process: the machine does not change. attacks/15-self-test tests the test. */
export const testOnce: TestSandbox = (sandbox, options) => {
  const result = tested.get(sandbox.kind) ?? testSandbox(sandbox, options)
  tested.set(sandbox.kind, result)
  return result
}
