import type { Element, Nodes } from 'hast'
import { githubPage } from './github-page.ts'

// What GitHub does with words outside code and links, written from its documentation and not from our code:
// https://docs.github.com/get-started/writing-on-github/working-with-advanced-formatting/autolinked-references-and-urls
// https://docs.github.com/issues/tracking-your-work-with-issues/using-issues/linking-a-pull-request-to-an-issue

const LOGIN = String.raw`[a-z0-9](?:[a-z0-9]|-(?=[a-z0-9])){0,38}`
const REPOSITORY = String.raw`[\w.-]{1,100}`

/** A person, or a team of an organization, not directly after a word. */
const MENTION = new RegExp(String.raw`(?<![a-z0-9_\x60])@${LOGIN}(?:/[a-z0-9][\w-]{0,99})?`, 'gi')
/** #1, GH-1, name#1, owner/name#1. */
const REFERENCE = new RegExp(String.raw`(?<!\w)(?:(?:${LOGIN}(?:/${REPOSITORY})?)?#|GH-)[0-9]+(?!\w)`, 'gi')
const COMMIT = new RegExp(String.raw`(?<!\w)${LOGIN}(?:/${REPOSITORY})?@[0-9a-f]{7,40}(?!\w)`, 'gi')
const ADDRESS = /(?:(?<![a-z])(?:https?|ftp):\/\/|(?<=^|[\s*_~(])www\.)[^\s<]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi
const CLOSING = /\b(?:close[sd]?|fix(?:es|ed)?|resolve[sd]?):?\s+(\S+)/gi

/** The mentions in the words. */
export function mentionsIn(words: string): readonly string[] {
  return words.match(MENTION) ?? []
}

/** The references in the words. GitHub shows a backlink at their targets. */
export function referencesIn(words: string): readonly string[] {
  return [...(words.match(REFERENCE) ?? []), ...(words.match(COMMIT) ?? []), ...(words.match(ADDRESS) ?? [])]
}

/** The references that close an issue when the words are merged. */
export function closedBy(words: string): readonly string[] {
  return Array.from(words.matchAll(CLOSING), ([, target = '']) => target).filter((target) => {
    return (
      /^(?:[\w.-]+\/[\w.-]+)?#[0-9]/.test(target) ||
      /^GH-[0-9]/i.test(target) ||
      /\/(?:issues|pull)\/[0-9]/.test(target)
    )
  })
}

// Bots look for commands in the source: at the start of a line or after list and quote markers, but not in code.
const COMMAND = /^[ \t>*+-]*(?:[/!.][a-z][\w-]*|(?:bors|homu)[:,]? |@[a-z][\w-]* )/gim
const FENCES = /^[ \t>]*(`{3,}|~{3,})[^\n]*\n[^]*?\n[ \t>]*\1/gm

/** Everything that GitHub, a browser or a bot would do with a text, in words. Links to the forge and plain text have no effect. */
export function effectsOf(markdown: string): readonly string[] {
  const commands = markdown.replaceAll(FENCES, '').match(COMMAND) ?? []
  return [
    ...effectsBelow(withJoinedWords(githubPage(markdown)), false),
    ...commands.map((command) => `command ${command.trim()}`)
  ]
}

// In these, a command acts wherever it stands, in code too.
const ANYWHERE = [
  /^(?:[/!][a-z][a-z-]*(?= |$)|(?:bors|homu)[:,]? |@[\w-]*bot )/gim,
  /@(?:dependabot|bors|homu|mergifyio|rustbot)\b/gi,
  /\[(?:skip ci|ci skip|no ci|skip actions|actions skip)\]/gi
]

/** What bots find that read a text as it is written, without knowing what code is. */
export function commandsAnywhere(markdown: string): readonly string[] {
  return ANYWHERE.flatMap((pattern) => markdown.match(pattern) ?? [])
}

/** The page without empty elements, whose neighbors become one word. */
function withJoinedWords(node: Nodes): Nodes {
  if (!('children' in node)) return node
  const children: Nodes[] = []
  for (const child of node.children.map(withJoinedWords)) {
    const last = children.at(-1)
    if (last?.type === 'text' && child.type === 'text')
      children[children.length - 1] = { type: 'text', value: last.value + child.value }
    else if (child.type !== 'element' || !JOINS_WHEN_EMPTY.has(child.tagName) || child.children.length > 0)
      children.push(child)
  }
  // Safe: only the number of children differs.
  return { ...node, children } as Nodes
}

const JOINS_WHEN_EMPTY = new Set(['kbd', 'sub', 'sup', 'strong', 'em', 'del', 'a', 'code'])

const PLAIN = new Set(
  'p br kbd sub sup strong em del a code pre ul ol li table thead tbody tr th td h1 h2 h3 h4 h5 h6 blockquote hr input section'.split(
    ' '
  )
)
/** Lines of a file at the commit that the tests pin: the only pages that a text may link to. */
const PINNED_LINES =
  /^https:\/\/github\.com\/acme\/app\/blob\/5{40}(?:\/(?!\.{1,2}[/?#])[\w.!~*'()%-]+)+(?:\?plain=1)?#L\d+(?:C\d+)?(?:-L\d+(?:C\d+)?)?$/

function effectsBelow(node: Nodes, isQuoted: boolean): readonly string[] {
  if (node.type === 'comment') return [`comment ${node.value}`]
  if (node.type === 'text') return isQuoted ? [] : effectsOfWords(node.value)
  if (node.type !== 'element')
    return 'children' in node ? node.children.flatMap((child) => effectsBelow(child, isQuoted)) : []
  const quotes = node.tagName === 'code' || node.tagName === 'pre'
  return [...effectsOfElement(node), ...node.children.flatMap((child) => effectsBelow(child, isQuoted || quotes))]
}

function effectsOfElement({ tagName, properties }: Element): readonly string[] {
  const { href, title, className } = properties
  const isNote = typeof href === 'string' && href.startsWith('#user-content-')
  return [
    ...(PLAIN.has(tagName) ? [] : [`element ${tagName}`]),
    ...(typeof href === 'string' && !isNote && !PINNED_LINES.test(href) ? [`link ${href}`] : []),
    ...(title === undefined ? [] : ['title']),
    ...(tagName === 'code' && /mermaid|geojson|topojson|stl|math|suggestion/i.test(String(className))
      ? ['drawing']
      : [])
  ]
}

function effectsOfWords(words: string): readonly string[] {
  const found = {
    mention: mentionsIn(words),
    reference: referencesIn(words),
    closes: closedBy(words),
    hidden: words.match(/\p{Default_Ignorable_Code_Point}|(?![\n\t])\p{Cc}/gu) ?? []
  }
  return Object.entries(found).flatMap(([kind, all]) => all.map((one) => `${kind} ${one}`))
}
