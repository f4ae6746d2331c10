import { escapeHtml, htmlDocument, renderText } from './html.ts'

/** The text or a comment of a thread. */
export interface ThreadEntry {
  readonly author: string
  /** The text after each edit, oldest first. A text that was never edited has one. */
  readonly states: readonly EntryState[]
  /** The threads that a review began. */
  readonly threads?: readonly ReviewThreadView[]
}

export interface ReviewThreadView {
  readonly path: string
  /** The hunk of the diff, from its header to the line that the thread is about; '' for a whole file. */
  readonly hunk: string
  /** Undefined while it is open. */
  readonly resolvedBy: string | undefined
  /** Untrusted Markdown, oldest first. */
  readonly comments: readonly { readonly author: string; readonly body: string }[]
}

export interface EntryState {
  /** Untrusted Markdown. */
  readonly body: string
  readonly at: Date
}

export interface ThreadView {
  readonly kind: 'Issue' | 'Pull request'
  readonly number: number
  readonly title: string
  /** Such as `open`. */
  readonly state: string
  /** The URL of its own page. Links to it lead to its section of this page. */
  readonly url: string
  /** The opening text comes first. */
  readonly entries: readonly ThreadEntry[]
  /** The `git diff` of a pull request. */
  readonly diff: string | undefined
}

export interface PageLink {
  readonly text: string
  readonly url: string
}

/** A page that shows threads like GitHub, with the states of edited comments to step through. Needs no scripts. */
export async function renderPage(
  title: string,
  threads: readonly ThreadView[],
  links: readonly PageLink[] = []
): Promise<string> {
  const sections = (await Promise.all(threads.map(renderThread))).join('')
  const body = threads.reduce(
    (html, { url, number }) => html.replaceAll(`href="${url}"`, `href="#${number}"`),
    sections
  )
  const inPage = threads.map(({ kind, number }) => ({ text: `${kind} #${number}`, url: `#${number}` }))
  return htmlDocument(title, { nav: renderLinks([{ text: title, url: '/' }, ...inPage, ...links]), main: body })
}

export function renderLinks(links: readonly PageLink[]): string {
  const anchors = links.map(({ text, url }) => `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`)
  return `<nav>${anchors.join('')}</nav>`
}

async function renderThread({ kind, number, title, state, entries, diff }: ThreadView): Promise<string> {
  const articles = await Promise.all(entries.map((entry, index) => renderEntry(entry, `${number}-${index}`)))
  const heading = `<h1>${escapeHtml(title)} <small>${kind} #${number} · ${escapeHtml(state)}</small></h1>`
  return `<section id="${number}">${heading}${articles.join('')}${diff === undefined ? '' : renderDiff(diff)}</section>`
}

/** @param id of the entry in the page */
async function renderEntry({ author, states, threads = [] }: ThreadEntry, id: string): Promise<string> {
  const texts = await Promise.all(states.map(({ body }) => renderText(body)))
  const head = renderAuthor(author)
  if (states.length <= 1) {
    const reviewed = threads.length === 0 ? '' : '<span>reviewed</span>'
    const below = (await Promise.all(threads.map(renderReviewThread))).join('')
    return `<article><header>${head}${reviewed}</header>${texts.join('')}${below}</article>`
  }
  const note = `<span>edited ${states.length === 2 ? 'once' : `${states.length - 1} times`}: step through its states</span>`
  const panels = texts.map((text, index) => renderState(text, { id, index, states }))
  return `<article class="states"><header>${head}${note}</header>${panels.join('')}</article>`
}

function renderAuthor(author: string): string {
  return `<span class="avatar">${escapeHtml(author.slice(0, 1))}</span><h2>${escapeHtml(author)}</h2>`
}

/** Lines of a hunk that GitHub shows above a thread. */
const SHOWN_LINES = 4

async function renderReviewThread({ path, hunk, resolvedBy, comments }: ReviewThreadView): Promise<string> {
  const state = resolvedBy === undefined ? 'open' : `resolved by ${resolvedBy}`
  const lines =
    hunk === ''
      ? ''
      : `<pre class="diff" tabindex="0">${renderLines(hunk.split('\n').slice(1).slice(-SHOWN_LINES))}</pre>`
  const texts = await Promise.all(
    comments.map(async ({ author, body }) => `<header>${renderAuthor(author)}</header>${await renderText(body)}`)
  )
  const head = `<header><b>${escapeHtml(path)}</b><span>${escapeHtml(state)}</span></header>`
  return `<article class="thread">${head}${lines}${texts.join('')}</article>`
}

interface StatePosition {
  readonly id: string
  readonly index: number
  readonly states: readonly EntryState[]
}

/** A radio button and the text that it shows. The buttons of one entry are its timeline. */
function renderState(text: string, { id, index, states }: StatePosition): string {
  const [first, state] = [states[0], states[index]]
  const seconds = first && state ? (state.at.getTime() - first.at.getTime()) / 1000 : 0
  const name = `State ${index + 1} of ${states.length}, ${index === 0 ? 'at first' : `after ${seconds.toFixed(1)} s`}`
  const to = (target: number, words: string) =>
    states[target] ? `<label for="state-${id}-${target}">${words}</label>` : `<i>${words}</i>`
  const checked = index === states.length - 1 ? ' checked' : ''
  const input = `<input type="radio" name="state-${id}" id="state-${id}-${index}" aria-label="${name}"${checked}>`
  const steps = `${to(index - 1, '‹ Previous')}<span>${name}</span>${to(index + 1, 'Next ›')}`
  return `${input}<div class="state"><div class="step">${steps}</div>${text}</div>`
}

function renderDiff(diff: string): string {
  const lines = diff
    .trimEnd()
    .split('\n')
    .filter((line) => !/^(?:diff --git|index|---) /.test(line))
  return `<article><header><b>Files changed</b></header><pre class="diff" tabindex="0">${renderLines(lines)}</pre></article>`
}

function renderLines(lines: readonly string[]): string {
  const rows = lines.map((line) => {
    const element = elementFor(line)
    return `<${element}>${escapeHtml(line.replace(/^\+\+\+ b\//, ''))}</${element}>`
  })
  return rows.join('')
}

function elementFor(line: string): 'b' | 'i' | 'ins' | 'del' | 'span' {
  if (line.startsWith('+++ ')) return 'b'
  if (line.startsWith('@@')) return 'i'
  if (line.startsWith('+')) return 'ins'
  return line.startsWith('-') ? 'del' : 'span'
}
