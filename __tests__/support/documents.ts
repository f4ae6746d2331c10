import { filesIn, textOf } from './repository-files.ts'

/** The pages for readers: the documents at the root and those of docs/, without the design decisions. */
export const pages: readonly string[] = [
  ...['README.md', 'SECURITY.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', 'AGENTS.md', 'CHANGELOG.md', 'RELEASE.md'],
  ...(await filesIn('docs', /^[^/]+\.md$/))
]

/** A fenced block of a document, without the indentation that it has in a list. */
export interface CodeBlock {
  readonly language: string
  readonly text: string
}

const FENCED = /^( *)```(\w*)\n([^]*?)^\1```$/gm

export function codeBlocks(path: string): readonly CodeBlock[] {
  return [...textOf(path).matchAll(FENCED)].map(([, indent = '', language = '', text = '']) => ({
    language,
    text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), '')
  }))
}

/** The anchors that GitHub gives the headings of a document. */
export function anchorsOf(path: string): ReadonlySet<string> {
  const prose = textOf(path).replaceAll(FENCED, '')
  const slugs = [...prose.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => slugOf(heading))
  return new Set(slugs.map((slug, index) => numbered(slug, slugs.slice(0, index))))
}

function slugOf(heading: string): string {
  const shown = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase()
  return shown
    .replaceAll(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .trim()
    .replaceAll(' ', '-')
}

/** A heading that a document has twice gets a number from the second time on. */
function numbered(slug: string, earlier: readonly string[]): string {
  const count = earlier.filter((each) => each === slug).length
  return count === 0 ? slug : `${slug}-${count}`
}

/** The words that a reader of the page counts: those of tables and code too, but not addresses and comments. */
export function wordCount(text: string): number {
  const shown = text.replaceAll(/<!--[^]*?-->/g, '').replaceAll(/\]\([^)]*\)/g, ']')
  return shown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
