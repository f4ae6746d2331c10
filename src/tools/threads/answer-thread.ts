import * as z from 'zod'
import { defineTool, type Tool } from '../../agent/tool.ts'
import { threadLabel, threadParameter } from './thread-label.ts'
import type { VerdictBook } from './verdict-book.ts'

const MAX_TEXT = 4_000

export function answerThread(book: VerdictBook): Tool {
  return defineTool({
    name: 'answer_thread',
    description: 'Say how a review thread ends. Call it once for each.',
    otherNames: ['reply_to_thread', 'reply_to_review_comment', 'resolve_thread', 'answer_review_thread'],
    cachePolicy: 'none',
    parameters: z.strictObject({
      thread: threadParameter,
      verdict: z
        .enum(['fixed', 'already_done', 'declined', 'answered', 'question'])
        .describe('answered: it asks for no change. question: also if reviewers contradict each other.'),
      text: z
        .string()
        .trim()
        .min(1)
        .max(MAX_TEXT)
        .describe('For the reviewer, in a few words: what you did, or why not.')
    }),
    aliases: {
      thread_id: 'thread',
      id: 'thread',
      status: 'verdict',
      body: 'text',
      message: 'text',
      reply: 'text',
      reason: 'text'
    },
    subject: ({ thread, verdict }) => `${thread} ${verdict}`,
    run({ thread, verdict, text }) {
      const label = threadLabel(thread, book.labels)
      const before = book.record(label, { verdict, text })
      const { unanswered } = book
      const rest = unanswered.length === 0 ? 'Every thread has a verdict.' : `Left: ${unanswered.join(', ')}.`
      return Promise.resolve({ text: `${label}: ${verdict}${before ? `, no longer ${before.verdict}` : ''}. ${rest}` })
    }
  })
}
