import { describe, expect, it } from '@jest/globals'
import { resolveCall } from '../../../src/agent/execute-call.ts'
import { agentHost } from '../../../src/agent-host.ts'
import { answerThread } from '../../../src/tools/threads/answer-thread.ts'
import { VerdictBook } from '../../../src/tools/threads/verdict-book.ts'

function open() {
  const book = new VerdictBook(new Map(['T1', 'T2', 'T10'].map((label) => [label, `id-${label}`])))
  const tool = answerThread(book)
  const answer = async (args: object) => {
    const call = { id: '1', name: tool.name, arguments: JSON.stringify(args) }
    const resolved = await resolveCall(call, [tool], agentHost)
    if (resolved.kind === 'invalid') return resolved.reason
    return (await tool.run(resolved.input, new AbortController().signal)).text
  }
  return { book, answer }
}

describe('answer_thread', () => {
  it('records one verdict for each thread, in their order, and says what is left', async () => {
    const { book, answer } = open()
    expect(await answer({ thread: 'T2', verdict: 'declined', text: 'It is public.' })).toBe(
      'T2: declined. Left: T1, T10.'
    )
    expect(await answer({ thread: 'T1', verdict: 'fixed', text: 'Done.' })).toBe('T1: fixed. Left: T10.')
    expect(await answer({ thread: 'T10', verdict: 'already_done', text: 'It is.' })).toBe(
      'T10: already_done. Every thread has a verdict.'
    )
    expect(book.all.map(({ threadId }) => threadId)).toEqual(['id-T1', 'id-T2', 'id-T10'])
  })

  it.each(['T1', 't1', '1', '#1', 1, 'Thread 1', ' T1 '])('takes %j as the name of a thread', async (thread) => {
    const { book, answer } = open()
    await answer({ thread, verdict: 'question', text: 'Which one?' })
    expect(book.all).toEqual([{ threadId: 'id-T1', verdict: 'question', text: 'Which one?' }])
  })

  it('keeps the last verdict', async () => {
    const { book, answer } = open()
    await answer({ thread: 'T1', verdict: 'question', text: 'Why?' })
    expect(await answer({ thread: 'T1', verdict: 'fixed', text: 'Done.' })).toContain('T1: fixed, no longer question.')
    expect(book.all).toEqual([{ threadId: 'id-T1', verdict: 'fixed', text: 'Done.' }])
  })

  it.each([
    { thread: 'T1', verdict: 'wontfix', text: 'No.' },
    { thread: 'T1', verdict: 'fixed', text: ' ' },
    { verdict: 'fixed', text: 'Done.' }
  ])('refuses %j', async (args) => {
    const { book, answer } = open()
    expect(await answer(args)).toMatch(/^Bad arguments/)
    expect(book.all).toEqual([])
  })

  it.each(['T3', 'T', '', 'T01', 'T1 T2'])('names the threads when there is none called %j', async (thread) => {
    const { answer } = open()
    await expect(answer({ thread, verdict: 'fixed', text: 'Done.' })).rejects.toThrow(
      /There is no thread .* T1, T2, T10\./
    )
  })
})
