import { shorten } from '../text/shorten.ts'
import { cleanText } from '../text/markdown/clean-text.ts'
import { labelledFence } from '../text/fence.ts'
import type { Post, Thread } from '../domain/thread.ts'

const MAX_POST_CHARACTERS = 8_000
const MAX_THREAD_CHARACTERS = 40_000

/** The posts of a thread as data, oldest first; when they are too many, the oldest are left out. '' when there are none. */
export async function threadText({ posts, droppedCount }: Pick<Thread, 'posts' | 'droppedCount'>): Promise<string> {
  const kept: string[] = []
  let size = 0
  for (const post of posts.toReversed()) {
    const text = await postText(post)
    size += text.length
    if (size > MAX_THREAD_CHARACTERS) break
    kept.unshift(text)
  }
  const olderCount = posts.length - kept.length
  const notes = [
    olderCount > 0 ? `(${olderCount} older comments are left out for their length.)` : '',
    ...kept,
    droppedCount > 0
      ? `(${droppedCount} comments are left out because they were written or edited after the request.)`
      : ''
  ]
  return notes.filter((note) => note !== '').join('\n\n')
}

async function postText({ author, body, createdAt, location }: Post): Promise<string> {
  const where = location ? `, on line ${location.line ?? 'unknown'} of ${JSON.stringify(location.path)}` : ''
  const label = `Comment by ${author.login}${author.isBot ? ' (a bot)' : ''}, ${createdAt}${where}:`
  return labelledFence(label, shorten(await cleanText(body), MAX_POST_CHARACTERS))
}
