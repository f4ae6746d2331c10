import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import '../../support/property-seed.ts'
import { loadMarkdownParser } from '../../../src/text/markdown/parser.ts'
import { parseTextCalls } from '../../../src/models/text-calls/parse.ts'
import { propertyRuns, someOf } from '../../support/property-runs.ts'
import { leadIns, quotationLeads } from '../../support/lead-ins.ts'
import { blocks, openLeads } from '../../support/open-constructs.ts'
import { announcements, constructs, intentions, remarks } from '../../support/quoted-calls.ts'
import { bareFormats, formats } from '../../support/text-call-formats.ts'
import { tools } from '../../support/text-call-tools.ts'

const allFormats = Object.entries({ ...formats, ...bareFormats })
const call = { path: 'docs/a.md', text: 'hello\nworld', all: true }

/** How many calls of a response run. */
function countRun(response: string): number {
  return parseTextCalls(response, tools).calls.filter(({ problem }) => problem === undefined).length
}

describe.each(allFormats)('a quotation in the format %s', (_, write) => {
  const text = write(call)

  it.each(Object.entries(constructs))('does not run in %s', (__, construct) => {
    for (const before of ['', 'Look.\n', 'The issue is strange.\n\n', `${text}\n\nNo.\n\n`]) {
      expect([before, countRun(before + construct(text))]).toEqual([before, 0])
    }
  })

  it('does not run after words that announce it', () => {
    expect(announcements.filter((words) => countRun(words + text) > 0)).toEqual([])
  })

  it('does not run before other words', () => {
    expect(remarks.filter((words) => countRun(`So:\n${text}${words}`) > 0)).toEqual([])
  })
})

describe('calls after words about the work', () => {
  it.each(intentions)('run: %j', (words) => {
    const lost = allFormats.filter(([name, write]) => {
      const needsLine = name in bareFormats && !words.endsWith('\n')
      return !needsLine && words !== '' && countRun(words + write(call)) !== 1
    })
    expect(lost.map(([name]) => name)).toEqual([])
  })

  it('run even if there are several', () => {
    const several = fc.array(fc.constantFrom(...Object.values(formats)), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(fc.constantFrom(...intentions), several, (words, writers) => {
        const text = writers.map((write, index) => write({ ...call, path: `docs/${index}` })).join('\n')
        expect(countRun(words + text)).toBe(writers.length)
      }),
      { numRuns: propertyRuns(2_000) }
    )
  })
})

describe('what leads to a call, with every combination of its words,', () => {
  const written = ['hermes', 'qwen', 'mistral', 'elements'].map((format) => formats[format]?.(call) ?? '')

  it.each(Object.entries(leadIns))('lets 99 of 100 calls run after %s', (_, leads) => {
    const some = someOf(leads, 3)
    const lost = some.filter((lead) => written.some((text) => countRun(lead + text) !== 1))
    expect(lost.slice(some.length / 100)).toEqual([])
  })

  it.each(Object.entries(quotationLeads))('lets no quotation run after %s', (_, leads) => {
    expect(someOf(leads, 3).filter((lead) => written.some((text) => countRun(lead + text) > 0))).toEqual([])
  })
})

describe('a construct that lasts until it is closed', () => {
  const written = ['hermes', 'qwen', 'mistral', 'elements'].map((format) => formats[format]?.(call) ?? '')

  it.each(Object.entries(blocks))('holds the calls in it: %s', (_, [opens, closes]) => {
    for (const before of ['', 'Look.\n', 'The issue is strange.\n\n'])
      expect(
        written.filter((text) => [opens + text, opens + text + closes].some((quoted) => countRun(before + quoted) > 0))
      ).toEqual([])
  })

  it.each(Object.entries(blocks))('lets calls after it run: %s', (_, [opens, closes]) => {
    expect(written.filter((text) => countRun(`${opens}so${closes}\n\nNow I fix it.\n\n${text}`) !== 1)).toEqual([])
  })
})

describe('a call after the beginning of something that is not closed', () => {
  const written = ['hermes', 'qwen', 'mistral', 'elements'].map((format) => formats[format]?.(call) ?? '')

  it.each(Object.entries(openLeads))('does not run after %s', (_, leads) => {
    expect(leads.filter((lead) => written.some((text) => countRun(lead + text.replaceAll('\n', ' ')) > 0))).toEqual([])
  })
})

describe('the marker of a list item, or a rule,', () => {
  const markers = [
    '- ',
    '* ',
    '+ ',
    '1. ',
    '2) ',
    '  - ',
    '- - ',
    '-\n',
    '1.\n',
    '-\t',
    '- [ ] ',
    '(a) ',
    '• ',
    '---\n',
    '***\n\n',
    '___\n'
  ]
  const written = ['hermes', 'qwen', 'mistral', 'elements'].map((format) => formats[format]?.(call) ?? '')

  it.each(markers.flatMap((marker) => [`\n${marker}`, `\n\n${marker}`]))('announces nothing itself: %j', (marker) => {
    for (const words of [...announcements, ...Object.values(quotationLeads).flatMap((leads) => leads.slice(0, 10))])
      expect(written.filter((text) => countRun(words.trimEnd() + marker + text) > 0)).toEqual([])
  })

  it.each(['- ', '* ', '1. ', '---\n\n'])('keeps no call from running that is meant: %j', (marker) => {
    for (const words of ['Let me read the file:', 'The tests fail.', 'Plan:', 'I fix it now.'])
      expect(written.filter((text) => countRun(`${words}\n\n${marker}${text}`) !== 1)).toEqual([])
  })
})

describe('a call in random Markdown', () => {
  const line = fc.constantFrom(
    ...[
      'Words.',
      'It is so',
      '> quoted',
      '- item',
      '  - inner',
      '1. one',
      '   more',
      '',
      '',
      '```',
      '~~~',
      '| a | b |'
    ],
    ...['|---|---|', '# Title', '<div>', '</div>', '<details>', '    code', '\tcode', '---', '===', '[a]: b', '* * *']
  )
  const lead = fc.constantFrom('', '', '', '  ', '    ', '\t', '> ', '- ', '- a ', '1. b ', '| ', '# ', '`', '[', '**')

  // The oracle is the parser of GitHub's Markdown, which the reader of calls does not use.
  it('runs only in a paragraph of its own, or in a list item without words before it', async () => {
    const parse = await loadMarkdownParser()
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), lead, (lines, indent) => {
        const before = [...lines, indent].join('\n')
        const response = before + (formats['hermes']?.(call).replaceAll('\n', ' ') ?? '')
        if (countRun(response) === 0) return
        expect(parentsOf(parse(`${before}CALL`, 'structure'))).not.toContainEqual(
          expect.stringMatching(/^(?:blockquote|code|inlineCode|table|tableCell|heading|link|html|definition)$/)
        )
      }),
      { numRuns: propertyRuns(5_000) }
    )
  })
})

interface Node {
  readonly type: string
  readonly value?: string
  readonly children?: readonly Node[]
}

/** The types of the nodes around `CALL`. */
function parentsOf(node: Node): readonly string[] {
  if (node.value?.includes('CALL')) return [node.type]
  const inner = (node.children ?? []).map(parentsOf).find((types) => types.length > 0)
  return inner ? [node.type, ...inner] : []
}
