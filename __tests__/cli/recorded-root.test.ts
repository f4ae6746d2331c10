import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { findRecordedRoot, pathForCopy } from '../../src/cli/recorded-root.ts'
import type { Recording } from '../../src/replay/read-recording.ts'
import { propertyRuns } from '../support/property-runs.ts'

const checkout = mkdtempSync(join(tmpdir(), 'forgehand-test-'))
for (const path of ['test/duration.test.js', 'package.json']) {
  mkdirSync(dirname(join(checkout, path)), { recursive: true })
  writeFileSync(join(checkout, path), '')
}

afterAll(() => {
  rmSync(checkout, { recursive: true })
})

function recordingOf(text: string): Recording {
  const event = {
    kind: 'tool-finished',
    callId: 'a',
    name: 'run_command',
    ok: true,
    cached: false,
    text,
    durationMs: 1,
    subject: ''
  } as const
  return { run: [{ at: 1, line: 1, event }], children: new Map(), commit: undefined, isComplete: true }
}

describe('the root of the recorded checkout', () => {
  it.each([
    ['a stack trace', '    at f (/home/ada/timer/test/duration.test.js:10:10)'],
    ['a file URL', "  location: 'file:///home/ada/timer/test/duration.test.js:10:10'"],
    ['a path before others', '/home/ada/timer/package.json\n/usr/lib/node.js\n/home/ada/timer/test/duration.test.js']
  ])('is found in %s', (_, text) => {
    expect(findRecordedRoot(recordingOf(text), checkout)).toBe('/home/ada/timer')
  })

  it('can contain spaces', () => {
    const text = 'at f (/home/ada/My Timer/test/duration.test.js:10:10)'
    expect(findRecordedRoot(recordingOf(text), checkout)).toBe('/home/ada/My Timer')
  })

  it.each(['ok', 'see test/duration.test.js', '/usr/lib/node.js', '/home/ada/timer/'])('is not found in %j', (text) => {
    expect(findRecordedRoot(recordingOf(text), checkout)).toBeUndefined()
  })
})

describe('the path for the copy', () => {
  const folder = '/tmp/forgehand-abcdef/c'

  it('is inside its folder, with as many characters as the recorded one if that is long enough', () => {
    const part = fc.stringMatching(/^[a-z.]{1,12}$/)
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 60 }), (parts) => {
        const recorded = `/${parts.join('/')}`
        const path = pathForCopy(folder, { recorded, checkout: '/work/timer' })
        expect(path.startsWith(`${folder}/`)).toBe(true)
        expect(path.split('/')).not.toContain('..')
        expect(path.length === recorded.length).toBe(recorded.length > folder.length + 1)
      }),
      { numRuns: propertyRuns(2000) }
    )
  })

  it('ends with the recorded name where there is room', () => {
    expect(pathForCopy(folder, { recorded: `/home/runner/work/timer/${'x'.repeat(300)}/timer`, checkout })).toMatch(
      /\/timer$/
    )
    expect(pathForCopy(folder, { recorded: undefined, checkout: '/work/timer' })).toBe(`${folder}/timer`)
  })
})
