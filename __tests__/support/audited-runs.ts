import { afterEach, expect } from '@jest/globals'
import type { Emulators } from '../../emulators/start-emulators.ts'
import type { OpenApiAuditor } from './openapi.ts'

interface AuditedRuns extends Pick<Emulators, 'github' | 'close'> {
  readonly violations: OpenApiAuditor['violations']
}

/**
 * Closes after each test what it has opened. A request that GitHub's API description does not allow, or that the emulator does not
 * know, fails the test.
 */
export function useAudited<Options extends readonly unknown[], Runs extends AuditedRuns>(
  open: (...options: Options) => Promise<Runs>
): (...options: Options) => Promise<Runs> {
  const opened: Runs[] = []
  afterEach(async () => {
    const found = await Promise.all(
      opened.map(async ({ violations, github }) => [...(await violations()), ...github.unknownRequests])
    )
    await Promise.all(opened.splice(0).map((runs) => runs.close()))
    expect(found.flat()).toEqual([])
  })
  return async (...options) => {
    const runs = await open(...options)
    opened.push(runs)
    return runs
  }
}
