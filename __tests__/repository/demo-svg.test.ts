import { Buffer } from 'node:buffer'
import { expect, it } from '@jest/globals'
import sax from 'sax'
import { animatedSvg, transcript } from '../../scripts/demo-svg.ts'
import type { StyledCell } from '../support/pty.ts'
import { textOf } from '../support/repository-files.ts'

const SVG = textOf('docs/media/demo.svg')

interface Parsed {
  readonly elements: ReadonlySet<string>
  readonly attributes: readonly (readonly [name: string, value: string])[]
  readonly text: string
}

/** Throws if it is not well-formed. */
function parse(xml: string): Parsed {
  const elements = new Set<string>()
  const attributes: (readonly [string, string])[] = []
  let text = ''
  const reader = sax.parser(true)
  reader.onerror = (error) => {
    throw error
  }
  reader.onopentag = ({ name, attributes: found }) => {
    elements.add(name)
    attributes.push(...Object.entries(found).map(([key, value]) => [key, String(value)] as const))
  }
  reader.ontext = (each) => (text += each)
  reader.write(xml).close()
  return { elements, attributes, text }
}

function cells(text: string): readonly StyledCell[] {
  return Array.from(text).map((char) => ({ text: char, width: 1, isBold: false, isDim: false, color: undefined }))
}

it('is a small image that runs nothing and loads nothing', () => {
  const { elements, attributes } = parse(SVG)
  expect(Buffer.byteLength(SVG)).toBeLessThan(150_000)
  expect([...elements].toSorted()).toEqual([
    'circle',
    'clipPath',
    'g',
    'path',
    'rect',
    'style',
    'svg',
    'text',
    'title',
    'tspan'
  ])
  expect(attributes.filter(([name]) => /^on|href/i.test(name))).toEqual([])
  expect(SVG).not.toMatch(/@import|url\((?!#)/)
})

it('shows how the demo ends, also to readers who prefer no motion, in dark and in light', () => {
  const { text } = parse(SVG)
  expect(text).toMatch(/npm test on a fresh clone of the branch: exit code 0/)
  expect(text).toMatch(/prefers-reduced-motion:reduce\)\{text,\.rows\{animation:none\}/)
  expect(text).toContain('prefers-color-scheme:dark')
})

it('is the same after every run, on every machine', () => {
  const said = (port: number, [time = '', folder = '']: readonly string[], reads: readonly string[]) =>
    animatedSvg(
      'demo',
      transcript(
        [
          `  model   http://127.0.0.1:${port}/v1, which follows a script`,
          ...reads.map((read) => `  │   ✓ ${read} · ${time}`),
          `  Outcome: proposed, after ${time}, 8 requests to the model, ${port} to GitHub.`,
          `  ${folder}/trace.html`,
          'Next'
        ].map(cells)
      )
    )
  const one = said(31_337, ['7 ms', '/tmp/forgehand-demo-Ab1'], ['read_file <a>', 'grep_search b'])
  expect(said(8_081, ['1.4 s', '/var/x/forgehand-demo-c_D'], ['grep_search b', 'read_file <a>'])).toBe(one)
  expect(one).toContain('✓ read_file &lt;a&gt;<')
  expect(one).not.toContain('Next')
})
