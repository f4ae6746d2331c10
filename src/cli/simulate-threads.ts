import type { EmulatedRepository } from '../../emulators/github/repository.ts'
import { indent } from '../text/lines.ts'
import { pageText } from '../text/page-text.ts'
import { visibleText } from '../text/visible-text.ts'
import { colorDiff, type Style } from './text-blocks.ts'

/** An issue or a pull request as a run has left it. --json prints it unchanged, so its fields are a public interface. */
export type ShownThread = Awaited<ReturnType<typeof threadsOf>>[number]

/** The issues and pull requests as they are now. */
export async function threadsOf(repository: EmulatedRepository) {
  const { issues, git } = repository.state
  return await Promise.all(
    [...issues.values()].map(async ({ number, title, body, pullRequest }) => {
      const comments = repository
        .comments(number)
        .map(({ author, body: text }) => ({ author: author.login, body: text }))
      const thread = { number, title, body, comments }
      if (!pullRequest) return { kind: 'issue' as const, ...thread }
      const { isDraft, headRef: head, headSha, baseRef: base, baseSha } = pullRequest
      const diff = await git.text(['diff', '--no-color', '--no-ext-diff', `${baseSha}...${headSha}`])
      return { kind: 'pull_request' as const, ...thread, head, base, isDraft, diff }
    })
  )
}

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
