import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import '../support/property-seed.ts'
import { createRedactor } from '../../src/secrets/redact.ts'
import { LineWindow } from '../../src/workspace/files/line-window.ts'
import { GrepOutput } from '../../src/workspace/search/grep-output.ts'
import { CUT_MARGIN, TruncatedOutput } from '../../src/workspace/commands/truncated-output.ts'

const LIMITS = { maxBytes: 400, maxLines: 20 }
const HEAD = 60
/** Ends the part of the start that is kept until it is redacted. */
const WINDOW = LIMITS.maxBytes + CUT_MARGIN
const LENGTH = 3 * WINDOW

/** What programs print of a secret. Written here without the code under test. */
const ENCODINGS: Readonly<Record<string, (secret: string) => string>> = {
  plain: (secret) => secret,
  base64: (secret) => Buffer.from(secret).toString('base64'),
  hex: (secret) => Buffer.from(secret).toString('hex'),
  percent: (secret) => [...Buffer.from(secret)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
  escapes: (secret) => Array.from(secret, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')
}
const RUN = 8

/** Runs of the encoded secret that a text contains. */
function runsIn(text: string, encoded: string): readonly string[] {
  const starts = Array.from({ length: Math.max(0, encoded.length - RUN + 1) }, (_, at) => at)
  return starts.map((at) => encoded.slice(at, at + RUN)).filter((run) => text.includes(run))
}

const secrets = fc.oneof(
  fc.stringMatching(/^[A-Za-z0-9]{12,80}$/),
  fc.stringMatching(/^[A-Za-z0-9+/_-]{20,200}$/),
  fc.stringMatching(/^(?:[a-z]{4,9} ){4,6}[a-z]{4,9}$/)
)
const places = fc.constantFrom(HEAD, WINDOW, LENGTH - WINDOW, LENGTH - (LIMITS.maxBytes - HEAD))

function shown(text: string, pieceSize: number, redact: (text: string) => string): string {
  const output = new TruncatedOutput({ ...LIMITS, redact })
  for (let at = 0; at < text.length; at += pieceSize) output.push(text.slice(at, at + pieceSize))
  return output.text()
}

it.each(Object.entries(ENCODINGS))('shows nothing of a secret that is cut, in %s', (_, encode) => {
  fc.assert(
    fc.property(
      secrets,
      places,
      fc.integer({ min: 1, max: 30 }),
      fc.boolean(),
      fc.constantFrom('. ', '.', '.\n'),
      fc.constantFrom(997, 65_536),
      (secret, place, count, isStart, filler, pieceSize) => {
        const encoded = encode(secret)
        // So many of its first or last characters are beside the cut.
        const start = isStart ? place - count - 1 : place + count - encoded.length - 1
        const before = filler.repeat(LENGTH).slice(0, Math.max(0, start))
        const text = `${before} ${encoded} ${filler.repeat(LENGTH)}`.slice(0, LENGTH)
        expect(runsIn(shown(text, pieceSize, createRedactor([secret])), encoded)).toEqual([])
      }
    ),
    { numRuns: 60 }
  )
})

describe('a long line of a file', () => {
  const secret = 'q7-correct-horse-battery-1'
  const redact = createRedactor([secret])
  const lines = Array.from(
    { length: secret.length + 1 },
    (_, kept) => `${'x '.repeat(200).slice(kept)}${secret} ${'y '.repeat(400)}`
  )
  const partOf = (text: string) => /q7|-1|co|ry/.exec(text)?.[0]

  it('shows nothing of a secret when it is read', () => {
    const shown = lines.map((line) => {
      const limits = { maxLineLength: 400, maxLength: 10_000, maxCountedBytes: 1, redact }
      const window = new LineWindow({ first: 1, count: 1 }, limits)
      window.push(Buffer.from(line))
      return window.end().lines[0]?.text ?? ''
    })
    expect(shown.filter((text) => text.length < 390)).toEqual([])
    expect(shown.filter(partOf)).toEqual([])
  })

  it('shows nothing of a secret when it is searched, wherever the match is', () => {
    const columns = Array.from({ length: 700 }, (_, at) => at + 1)
    const shown = columns.map((column) => {
      const output = new GrepOutput({ maxMatches: 1, context: 0, maxCounted: 1, redact }, () => ['included'])
      output.push(Buffer.from(['a.txt', '1', String(column), `${lines[0]}\n`].join('\0')))
      return output.found.lines[0]?.text ?? ''
    })
    expect(shown.filter((text) => text.length < 200)).toEqual([])
    expect(shown.filter(partOf)).toEqual([])
  })
})

it('redacts an output that fits', () => {
  expect(shown('key: correct-horse-1\n', 5, createRedactor(['correct-horse-1']))).toBe('key: ***\n')
})

it('keeps the complete lines next to the cut if nothing is redacted', () => {
  const lines = Array.from({ length: 20_000 }, (_, at) => `line ${at}\n`).join('')
  const text = shown(lines, 997, createRedactor(['correct-horse-1']))
  expect(text).toMatch(
    /^line 0\nline 1\nline 2\n\[… \d+ lines, \d+ bytes omitted …\]\nline \d+\n(?:line \d+\n)*line 19999\n$/
  )
})
