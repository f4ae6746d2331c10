import type {
  Definition,
  InlineCode,
  Link,
  LinkReference,
  Nodes,
  PhrasingContent,
  Root,
  RootContent,
  Text
} from 'mdast'
import type { Tokenizer } from 'parse5'
import { visibleText } from '../visible-text.ts'
import {
  breakBotCommands,
  breakSkipMarkers,
  indentCommands,
  inertText,
  splitActiveContent,
  withoutScheme
} from '../active-content.ts'
import { linkTarget } from './link-target.ts'
import { htmlText } from './html-text.ts'
import { isSafeTag, isWord, pairTags, plainTag, textOfWords, type TagPairs, type Word } from './safe-tags.ts'
import { beginningOf } from '../shorten.ts'

// GitHub renders these as more than code: diagrams with links, maps, and suggestions that one click commits.
const ACTIVE_LANGUAGE = /^(?:geojson|topojson|stl|mermaid|math|suggestion)$/i
const LANGUAGE = /^[\w+#.-]{1,30}$/

const MAX_SHOWN_URL = 200

interface Rules {
  /** See `linkTarget`. */
  readonly filesUrl: string | undefined
  readonly definitions: ReadonlyMap<string, Definition>
  /** The words of raw HTML. */
  readonly htmlText: (html: string) => string
}

export interface SanitizeOptions {
  /** See `linkTarget`. */
  readonly filesUrl: string | undefined
  /** Undefined for a text without HTML. */
  readonly tokenizer: typeof Tokenizer | undefined
}

/** Removes everything from the document that GitHub would act on. */
export function sanitizeTree(root: Root, { filesUrl, tokenizer }: SanitizeOptions): Root {
  const rules = {
    filesUrl,
    definitions: definitionsOf(root),
    htmlText: (html: string) => (tokenizer ? htmlText(html, tokenizer) : html)
  }
  return { type: 'root', children: root.children.flatMap((node) => rewriteBlock(node, rules)) }
}

const ALWAYS_ACTIVE: ReadonlySet<Nodes['type']> = new Set(['image', 'imageReference', 'linkReference', 'definition'])

/** True when GitHub would only show the document. */
export function isSafe(node: Nodes, filesUrl: string | undefined, startsLine = true): boolean {
  if (ALWAYS_ACTIVE.has(node.type)) return false
  if (node.type === 'html') return isSafeTag(node.value)
  if (node.type === 'code') return safeLanguage(node.lang) === (node.lang ?? null) && isSafeCode(node.value)
  if (node.type === 'inlineCode') return safeInlineCode(node.value) === node.value
  if (node.type === 'text') return isSafeText(node.value, startsLine)
  if (node.type === 'link' && (node.title || !isFinalLink(node.url, filesUrl))) return false
  if (!('children' in node)) return true
  return (
    node.children.every((child, at) => isSafe(child, filesUrl, startsLineAt(node.children, at))) &&
    groupWords(node.children).every(
      ({ words, startsLine: starts }) => words.length < 2 || isSafeText(textOfWords(words), starts)
    )
  )
}

/** True for a URL that we wrote: it stays as it is. */
function isFinalLink(url: string, filesUrl: string | undefined): boolean {
  const target = linkTarget(url, filesUrl)
  return target.kind === 'link' && target.url === url
}

function isSafeCode(value: string): boolean {
  return safeCode(value) === value
}

function isSafeText(value: string, startsLine: boolean): boolean {
  return (
    visibleText(value) === value &&
    breakSkipMarkers(value) === value &&
    !splitActiveContent(value, startsLine).some(({ isActive }) => isActive)
  )
}

function definitionsOf(root: Root): ReadonlyMap<string, Definition> {
  const definitions = new Map<string, Definition>()
  const visit = (node: Nodes) => {
    // The first definition of a label counts.
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node)
    if ('children' in node) node.children.forEach(visit)
  }
  visit(root)
  return definitions
}

function rewriteBlock(node: RootContent, rules: Rules): RootContent[] {
  switch (node.type) {
    case 'html':
      return paragraphOf(rules.htmlText(node.value))
    case 'definition':
      return []
    case 'code':
      return [{ type: 'code', value: safeCode(node.value), lang: safeLanguage(node.lang) }]
    case 'paragraph':
    case 'heading': {
      const children = trimEnds(rewriteInline(node.children, rules))
      return children.length > 0 ? [{ ...node, children }] : []
    }
    case 'tableCell':
      return [{ ...node, children: rewriteInline(node.children, rules) }]
    default: {
      if (!('children' in node)) return [node]
      const children = node.children.flatMap((child) => rewriteBlock(child, rules))
      // Safe: each block becomes blocks that are allowed in its place.
      return [{ ...node, children } as RootContent]
    }
  }
}

function rewriteInline(nodes: readonly PhrasingContent[], rules: Rules): PhrasingContent[] {
  // Join neighbors first: something that was removed may have separated an @ from its name.
  const rewritten = joinNeighbors(nodes.flatMap((node) => rewritePhrase(node, rules)))
  const pairs = pairTags(rewritten)
  const joined = joinNeighbors(rewritten.filter((node) => node.type !== 'html' || pairs.has(node)))
  const dropped = new Set<PhrasingContent>()
  const sanitized = groupWords(joined).flatMap(({ words, other, startsLine }) => [
    ...sanitizeWords(words, startsLine, (tag) => dropped.add(tag)),
    ...other
  ])
  return joinNeighbors(sanitized.filter((node) => !isDropped(node, dropped, pairs)))
}

function isDropped(node: PhrasingContent, dropped: ReadonlySet<PhrasingContent>, pairs: TagPairs): boolean {
  const partner = pairs.get(node)
  return dropped.has(node) || (partner !== undefined && dropped.has(partner))
}

interface WordGroup {
  readonly words: readonly Word[]
  /** What follows them: nothing, or one node of another kind. */
  readonly other: readonly PhrasingContent[]
  readonly startsLine: boolean
}

/** Groups the nodes so that texts with only tags between them are in one group. */
function groupWords(nodes: readonly Nodes[]): readonly WordGroup[] {
  const groups: WordGroup[] = []
  let words: Word[] = []
  let startsLine = true
  const end = (other: readonly Nodes[]) => {
    // Safe: only inline nodes have inline siblings.
    groups.push({ words, other: other as readonly PhrasingContent[], startsLine })
    startsLine = other[0]?.type === 'break'
    words = []
  }
  for (const node of nodes) {
    if (isWord(node)) words.push(node)
    else end([node])
  }
  end([])
  return groups
}

/** Makes active content in texts inert. Drops a tag inside active content, because GitHub may drop it too. */
function sanitizeWords(words: readonly Word[], startsLine: boolean, drop: (tag: Word) => void): PhrasingContent[] {
  const tags = tagsIn(words)
  const result: PhrasingContent[] = []
  let from = 0
  for (const { isActive, text: piece } of splitActiveContent(textOfWords(words), startsLine)) {
    const to = from + piece.length
    let at = from
    for (let next = tags[0]; next && (isActive ? next.at <= from : next.at < to); next = tags[0]) {
      result.push(text(piece.slice(at - from, next.at - from)), next.tag)
      at = next.at + next.length
      tags.shift()
    }
    if (isActive) result.push(code(inertText(piece)))
    else result.push(text(piece.slice(at - from)))
    while (isActive && tags[0] && tags[0].at < to) {
      drop(tags[0].tag)
      tags.shift()
    }
    from = to
  }
  return [...result, ...tags.map(({ tag }) => tag)]
}

interface PlacedTag {
  readonly tag: Word
  /** Offset in the text of the words, and the length there. */
  readonly at: number
  readonly length: number
}

function tagsIn(words: readonly Word[]): PlacedTag[] {
  const tags: PlacedTag[] = []
  let at = 0
  for (const word of words) {
    const { length } = textOfWords([word])
    if (word.type === 'html') tags.push({ tag: word, at, length })
    at += length
  }
  return tags
}

function rewritePhrase(node: PhrasingContent, rules: Rules): PhrasingContent[] {
  switch (node.type) {
    case 'html':
      return [isSafeTag(node.value) ? plainTag(node.value) : text(rules.htmlText(node.value))]
    case 'image':
    case 'imageReference':
      return [text(node.alt ?? '')]
    case 'link':
      return rewriteLink(node, node.url, rules)
    case 'linkReference':
      return rewriteLink(node, rules.definitions.get(node.identifier)?.url ?? '', rules)
    case 'inlineCode':
      return [code(node.value, Infinity)]
    case 'text':
      // Character references may stand for hidden characters.
      return [text(node.value)]
    default: {
      if (!('children' in node)) return [node]
      const children = rewriteInline(node.children, rules)
      return children.length > 0 ? [{ ...node, children }] : []
    }
  }
}

function rewriteLink(node: Link | LinkReference, url: string, rules: Rules): PhrasingContent[] {
  const target = linkTarget(url, rules.filesUrl)
  const label = rewriteInline(node.children.map(withoutSchemeInText), rules)
  if (target.kind === 'link') return label.length === 0 ? [] : [{ type: 'link', url: target.url, children: label }]
  const onlyChild = node.children.length === 1 ? node.children[0] : undefined
  if (onlyChild?.type === 'text' && url.endsWith(onlyChild.value))
    return [code(inertText(target.text ?? onlyChild.value))]
  if (target.text === undefined) return [...label, text(' (link removed)')]
  return [...label, text(' ('), code(inertText(target.text)), text(')')]
}

function withoutSchemeInText(node: PhrasingContent): PhrasingContent {
  return node.type === 'text' ? text(withoutScheme(node.value)) : node
}

function sanitizeText(value: string, startsLine: boolean): PhrasingContent[] {
  return splitActiveContent(value, startsLine).map((piece) =>
    piece.isActive ? code(inertText(piece.text)) : text(piece.text)
  )
}

function paragraphOf(html: string): RootContent[] {
  const lines = html.split('\n').map((line) => line.trim())
  const children = sanitizeText(visibleText(lines.filter(Boolean).join('\n')), true)
  return children.length > 0 ? [{ type: 'paragraph', children }] : []
}

function joinNeighbors(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (node.type === 'text' && last?.type === 'text') joined[joined.length - 1] = text(last.value + node.value)
    else if (node.type === 'inlineCode' && last?.type === 'inlineCode')
      joined[joined.length - 1] = { type: 'inlineCode', value: last.value + node.value }
    else if (node.type !== 'text' || node.value !== '') joined.push(node)
  }
  return joined
}

function trimEnds(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const trimmed = nodes.map((node, at) => {
    if (node.type !== 'text') return node
    const start = at === 0 ? node.value.trimStart() : node.value
    return text(at === nodes.length - 1 ? start.trimEnd() : start)
  })
  return trimmed.filter((node) => node.type !== 'text' || node.value !== '')
}

function startsLineAt(nodes: readonly Nodes[], at: number): boolean {
  return at === 0 || nodes[at - 1]?.type === 'break'
}

function safeCode(value: string): string {
  return breakSkipMarkers(indentCommands(value))
}

function safeLanguage(language: string | null | undefined): string | null {
  return language && LANGUAGE.test(language) && !ACTIVE_LANGUAGE.test(language) ? language : null
}

function text(value: string): Text {
  return { type: 'text', value: breakSkipMarkers(visibleText(value)) }
}

// On one line, as pages show it: a bot that reads the source would find its command at the start of a second line.
function safeInlineCode(value: string): string {
  return breakSkipMarkers(breakBotCommands(value.replace(/(?<!\s)\s*\n\s*/g, ' ')))
}

function code(value: string, maxLength = MAX_SHOWN_URL): InlineCode {
  return { type: 'inlineCode', value: beginningOf(safeInlineCode(value), maxLength) || 'link' }
}
