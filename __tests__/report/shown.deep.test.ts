import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { AxeResults } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { openBrowser } from '../support/browser.ts'
import { shownPage } from '../support/shown/page.ts'
import { shownScenarios } from '../support/shown/scenarios.ts'
import type { ShownText } from '../support/shown/stage.ts'

const [DESKTOP, PHONE] = [1_280, 390]
const FOLD = 900
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
let browser: Browser
let page: Page
/** The texts that were looked at, without times, numbers and hashes, which change no layout. */
const seen = new Set<string>()

beforeAll(async () => {
  browser = await openBrowser()
  // One for all texts: each page would be a process of its own.
  page = await browser.newPage()
  await page.evaluate(axe)
})

afterAll(async () => {
  await browser.close()
})

async function show(text: ShownText): Promise<void> {
  await page.setViewportSize({ width: DESKTOP, height: FOLD })
  await page.setContent(await shownPage(text))
}

/** What does not fit on the page, and what is wider than its place. Code scrolls in its block, as everywhere on GitHub. */
const TOO_WIDE = `[
  ...(document.documentElement.scrollWidth > innerWidth ? ['the page'] : []),
  ...[...document.querySelectorAll('.text *')]
    .filter((each) => each.checkVisibility({ contentVisibilityAuto: true }) && !each.closest('pre'))
    .filter((each) => each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1)
    .map((each) => each.outerHTML.slice(0, 200))
]`

// Scrolling regions are GitHub's, and so are the headings above a comment.
const AXE = `axe.run({ include: ['.text'] }, { rules: { 'scrollable-region-focusable': { enabled: false }, 'heading-order': { enabled: false } } })`

async function violations(): Promise<readonly unknown[]> {
  const { violations: found } = await page.evaluate<AxeResults>(AXE)
  return found.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))])
}

/** Where each answer ends on the page; undefined for one that is not there. */
const ANSWERS = `(() => {
  const text = document.querySelector('.text')
  const visible = [...text.querySelectorAll('p, li')].filter((each) => each.checkVisibility() && !each.closest('details'))
  const end = (each) => each && Math.ceil(each.getBoundingClientRect().bottom)
  const below = (title) => [...text.querySelectorAll('h3')].find((each) => each.innerText === title)?.nextElementSibling
  const saying = (pattern) => visible.find((each) => pattern.test(each.innerText))
  const reason = saying(/^(?:Closes|Refs|Builds on) #\\d|^Repairs |^Task /)
  return {
    what: end(visible.find((each) => !each.closest('blockquote') && !/^[⚠❌]/u.test(each.innerText))),
    why: end(reason),
    left: end(below('Not done')) ?? (/^Refs #\\d+$/.test(reason?.innerText) ? end(saying(/part of the work/)) : end(reason)),
    proof: end(below('How it was verified')?.querySelector('li')) ?? end(saying(/Not verified|No checks were run/))
  }
})()`

/** The text without what is folded or quoted. */
function visible(markdown: string): string {
  return markdown.replaceAll(/<details>[^]*?<\/details>|^```[^]*?^```/gm, '')
}

function repeatedSentences(markdown: string): readonly string[] {
  // The items of a list can have the same reason.
  const sentences = visible(markdown)
    .replaceAll(/^ *[-*] .*/gm, '')
    .split(/(?<=[.!?:])\s|\n/)
    .filter((sentence) => sentence.trim().length > 20)
  return sentences.filter((sentence, index) => sentences.indexOf(sentence) < index)
}

function listsInLines(markdown: string): readonly string[] {
  return visible(markdown).match(/^\*\*[^*\n]+\*\*:? *[-*] .*/gm) ?? []
}

describe.each(shownScenarios)('what GitHub shows of a run: $name', (scenario) => {
  const { name } = scenario
  let texts: readonly ShownText[] = []

  beforeAll(async () => {
    texts = await scenario.play()
  })

  it('shows something of each kind', () => {
    expect(texts.map(({ kind }) => kind)).toContain('summary')
    expect(texts.filter(({ markdown }) => markdown.trim() === '')).toEqual([])
  })

  it('says each fact once, and starts no list in the middle of a line', () => {
    const found = texts.flatMap(({ markdown }) => [...repeatedSentences(markdown), ...listsInLines(markdown)])
    // What a stranger writes twice is shown twice.
    expect(name === 'hostile' ? [] : found).toEqual([])
  })

  it('has a model that says everything it is asked', () => {
    expect(texts.filter(({ markdown }) => markdown.includes('The script has no turn'))).toEqual([])
  })

  it('fits at both widths, is folded and accessible', async () => {
    for (const text of texts) {
      const alike = text.markdown.replaceAll(/[0-9a-f-]{36}|\b[0-9a-f]{7,}\b|\d+(?:\.\d+)? m?s\b|\d+/g, '')
      if (seen.has(alike)) continue
      seen.add(alike)
      await show(text)
      const desktop = await page.evaluate(TOO_WIDE)
      await page.setViewportSize({ width: PHONE, height: FOLD })
      const phone = await page.evaluate(TOO_WIDE)
      const found = { desktop, phone, open: await page.locator('details[open]').count(), axe: await violations() }
      expect([text.name, found]).toEqual([text.name, { desktop: [], phone: [], open: 0, axe: [] }])
    }
  })

  it('answers on the first screen of a pull request what changed, why, what is left and whether it is proved', async () => {
    const bodies = texts.filter(({ kind }) => kind === 'pull-request')
    for (const body of bodies) {
      await show(body)
      const answers = await page.evaluate(ANSWERS)
      const ends = Object.values(answers as Record<string, number | undefined>)
      expect([name, answers, ends.every((end) => end !== undefined && end < FOLD)]).toEqual([name, answers, true])
    }
  })
})
