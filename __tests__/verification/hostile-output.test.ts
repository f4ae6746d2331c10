import { expect, it } from '@jest/globals'
import { judgeCheck } from '../../src/verification/judge-check.ts'

/** Pieces of what runners print. Repeated, each is the hardest text for some pattern. */
const pieces = [
  ...[
    ' ',
    '\t',
    '> ',
    '> a\n',
    '$ x\n',
    '::',
    'a::b ',
    '[',
    '] ',
    '(1 ms) ',
    ' # SKIP',
    'ok ',
    'not ok ',
    '- ',
    '=',
    '_',
    '"',
    '&& '
  ],
  ...[
    'PASS a.js ',
    'FAIL ',
    'Tests: ',
    'FAILED a::b[',
    '--- FAIL: T ',
    'a: b: c: ',
    '✓ ',
    '▶ ',
    '1) ',
    '<testcase name="',
    '{"',
    '1..1\n'
  ],
  ...['E  | ', '[gw0] [ 1%] PASSED ', 'ok  \ta\t', '> a@1 test\n> jest\n', '@', '/', '.', '0', '\r', '\r\n', '\n']
]

// Attack: one line of spaces, such as a padded table, for which a pattern took half a day. The time limit of the test is the measure.
it.each(pieces)('reads an output that repeats %j in time', (piece) => {
  for (const [start, end] of [
    ['', ''],
    ['', '\n'],
    ['', 'x\n'],
    ['{', '']
  ]) {
    const output = `${start}${piece.repeat(200_000 / piece.length)}${end}`
    for (const exitCode of [0, 1]) expect(judgeCheck({ command: 'x', exitCode, durationMs: 1, output })).toBeDefined()
  }
})
