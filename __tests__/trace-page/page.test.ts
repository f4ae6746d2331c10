import { createHash } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { dataOf, pageOf, pageOfEvents } from '../support/trace-pages.ts'
import { eventful, HEADER, proposed, started, traceLines, turnOf, type WrittenEvent } from '../support/traces.ts'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

function elementsOf(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : []
  return 'tagName' in node ? [node, ...children] : children
}

/** The page without what a trace decides. */
const frameOf = (page: string) => page.replace(/(id="data">)[^]*?(<\/script>)/, '$1$2')
const textOf = (page: string, tag: string) =>
  elementsOf(parse(page))
    .filter(({ tagName }) => tagName === tag)
    .flatMap(({ childNodes }) => childNodes.map((node) => ('value' in node ? node.value : '')))

const withResult = (result: string): WrittenEvent[] =>
  turnOf(1, '', [{ id: 'a', name: 'read_file', subject: 'a', input: { path: 'a' }, result }])

it('differs from any other page in its data only, however a trace tries to leave them', async () => {
  const attacks = ['</script><script>alert(1)</script>', '<!--<script>', ']]>', '\u2028', '\\u003c/script>']
  const pages = await Promise.all(attacks.map((attack) => pageOfEvents(withResult(attack))))
  const frame = frameOf(await pageOfEvents(eventful))
  expect(
    pages.filter(
      (page) => frameOf(page) !== frame || elementsOf(parse(page)).length !== elementsOf(parse(frame)).length
    )
  ).toEqual([])
  expect(dataOf(pages[0] ?? '').events).toContainEqual(expect.objectContaining({ text: attacks[0] }))
})

it('has a policy that allows its own style and script by their hashes, and nothing else', async () => {
  const page = await pageOfEvents(eventful)
  const hashOf = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const [style, [, script]] = [textOf(page, 'style'), textOf(page, 'script')]
  expect(page).toContain(
    `content="default-src 'none'; style-src ${hashOf(style[0])}; script-src ${hashOf(script)}; img-src data:; base-uri 'none'; form-action 'none'"`
  )
})

it('links to addresses of the web only', async () => {
  const run = started.kind === 'started' ? { ...started.run, runUrl: 'javascript:alert(1)' } : undefined
  const page = await pageOfEvents([{ ...started, run } as WrittenEvent, proposed])
  expect(dataOf(page).summary.links).toEqual([{ text: 'Pull request #8', url: 'https://github.com/acme/app/pull/8' }])
})

it('shows hidden characters in any text, and none as they are', async () => {
  const page = await pageOfEvents(withResult('user\u202Eadmin \u0000 \u001B[31m'))
  expect(dataOf(page).events).toContainEqual(
    expect.objectContaining({ text: String.raw`user\u{202E}admin \u{0000} \u{001B}[31m` })
  )
})

it('does not depend on when it is made', async () => {
  expect(await pageOfEvents(eventful)).toBe(await pageOfEvents(eventful))
})

describe('the page of a trace that is not as it should be', () => {
  const notesOf = async (lines: readonly string[]) => dataOf(await pageOf(lines)).summary.notes
  const [first = '', ...lines] = traceLines(eventful)

  it('says that the trace was cut off', async () => {
    const cut = [first, ...lines.slice(0, -9), lines.at(-9)?.slice(0, 40) ?? '']
    expect(await notesOf(cut)).toEqual(['The trace ends before the run did: what happened later is not in it.'])
  })

  it('skips broken lines and unknown kinds, says how many, and keeps the rest', async () => {
    const nested = `{"at":1,"kind":"message","message":${'['.repeat(5_000)}${']'.repeat(5_000)}}`
    const broken = ['not json', '{"at":"soon","kind":"turn"}', '{"at":1,"kind":"turn","turn":"one"}', nested, 'null']
    const page = await pageOf([first, ...broken, '{"at":5,"kind":"teleported"}', ...lines])
    const { summary, events } = dataOf(page)
    expect(summary.notes).toEqual(['6 lines of the trace could not be read, the first at line 2.'])
    expect(events).toEqual(dataOf(await pageOfEvents(eventful)).events)
  })

  it('names another version', async () => {
    expect(await notesOf([JSON.stringify({ ...HEADER, version: 2 }), ...lines])).toEqual([
      'This trace has version 2; this page shows version 1.'
    ])
  })

  it('shortens huge results, and leaves out what no page can show', async () => {
    const page = await pageOfEvents([started, ...withResult('x'.repeat(5_000_000))])
    expect(page).toContain('of 5000000 characters removed here')
    expect(page.length).toBeLessThan(200_000)
    const turns = Array.from({ length: 60_000 }, (_, index): WrittenEvent => ({ kind: 'turn', turn: index }))
    expect(await notesOf(traceLines([...turns, proposed]))).toEqual([
      expect.stringMatching(/^The trace is too large for one page: \d+ later events are left out\.$/)
    ])
  })

  it.each([
    ['nothing', []],
    ['text', ['Hello.']],
    ['the JSON of something else', ['{"schema":"other","version":1}']],
    ['a trace without its first line', lines]
  ])('refuses %s', async (_, given) => {
    await expect(pageOf(given)).rejects.toThrow('is not a trace: its first line is not the header of one')
  })
})

it('names how a run of the command line ended', async () => {
  const local: WrittenEvent[] = [...turnOf(1, '', []), { kind: 'done', end: 'stuck' }]
  expect(dataOf(await pageOfEvents(local)).summary).toMatchObject({ end: 'stuck', notes: [] })
})
