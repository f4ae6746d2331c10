import { pageText } from '../text/page-text.ts'
import { visibleText } from '../text/visible-text.ts'
import { indent } from '../text/lines.ts'
import { colorDiff, type Style } from './text-blocks.ts'

interface Texts {
  readonly number: number
  readonly title: string
  /** Markdown, here and in comments. */
  readonly body: string | null
  readonly comments: readonly { readonly author: string; readonly body: string }[]
}

/** An issue or a pull request as a run has left it. --json prints it unchanged, so its fields are a public interface. */
export type ShownThread =
  | ({ readonly kind: 'issue' } & Texts)
  | ({
      readonly kind: 'pull_request'
      readonly head: string
      readonly base: string
      readonly isDraft: boolean
      /** The output of `git diff`. */
      readonly diff: string
    } & Texts)

/** The threads for a terminal: titles, texts, comments and changes. */
export async function threadsText(threads: readonly ShownThread[], style: Style): Promise<string> {
  const texts = await Promise.all(threads.map((thread) => threadText(thread, style)))
  return texts.map((text) => `\n${text}\n`).join('')
}

async function threadText(thread: ShownThread, style: Style): Promise<string> {
  const title = style('bold', visibleText(`${labelOf(thread)}: ${thread.title}`))
  const comments = await Promise.all(
    thread.comments.map(
      async ({ author, body }) => `${style('bold', author)} commented:\n${indent(await shownText(body))}`
    )
  )
  const body = thread.body === null ? '' : await shownText(thread.body)
  const change = thread.kind === 'pull_request' ? colorDiff(visibleText(thread.diff), style) : ''
  const parts = [body, ...comments, change].filter((part) => part.trim() !== '')
  return [title, ...parts.map(indent)].join('\n\n')
}

/** Folded sections are unfolded. */
async function shownText(markdown: string): Promise<string> {
  const { renderMarkdown } = await import('../../emulators/github/rendered-markdown.ts')
  const text = await pageText(await renderMarkdown(markdown, 'https://github.com'))
  return text.replaceAll(/^ *<\/?details>\n*/gmu, '').replaceAll(/<summary>(.*)<\/summary>/gu, '▸ $1')
}

function labelOf(thread: ShownThread): string {
  if (thread.kind === 'issue') return `Issue #${thread.number}`
  const { number, head, base, isDraft } = thread
  return `Pull request #${number} (${isDraft ? 'draft, ' : ''}${head} into ${base})`
}
