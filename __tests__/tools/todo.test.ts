import { describe, expect, it } from '@jest/globals'
import { fitArguments } from '../../src/agent/fit-arguments.ts'
import type { TodoItem } from '../../src/domain/todo-item.ts'
import { todo } from '../../src/tools/todo.ts'

async function call(args: Readonly<Record<string, unknown>>) {
  const shown: (readonly TodoItem[])[] = []
  const tool = todo((items) => shown.push(items))
  const fitted = fitArguments(args, tool)
  if (fitted.kind === 'mistake') return { shown, text: fitted.reason }
  const { text } = await tool.run(fitted.input, new AbortController().signal)
  return { shown, text }
}

describe('todo', () => {
  it('shows the whole list and counts what is done', async () => {
    const items = [
      { content: 'Find the cause', status: 'completed' },
      { content: 'Fix it', status: 'in_progress' }
    ]
    expect(await call({ items })).toEqual({ shown: [items], text: '1 of 2 done' })
  })

  const expected = [{ content: 'Fix it', status: 'in_progress' }]
  it.each([
    { todos: [{ content: 'Fix it', status: 'in_progress', activeForm: 'Fixing it', id: '1', priority: 'high' }] },
    { plan: [{ step: 'Fix it', status: 'in_progress' }], explanation: 'Began.' },
    { items: [{ title: ' Fix it ', state: 'in-progress' }] },
    { items: '[{"content": "Fix it", "status": "doing"}]' }
  ])('takes the form %j', async (args) => {
    expect(await call(args)).toEqual({ shown: [expected], text: '0 of 1 done' })
  })

  it('reads a text as a step that has not started', async () => {
    expect((await call({ items: ['Fix it'] })).shown).toEqual([[{ content: 'Fix it', status: 'pending' }]])
  })

  it('shortens long steps', async () => {
    const { shown } = await call({ items: [{ content: 'x'.repeat(5_000), status: 'pending' }] })
    expect(shown[0]?.[0]?.content).toHaveLength(200)
  })

  it.each([
    {},
    { items: [{ content: '', status: 'pending' }] },
    { items: [{ content: 'a', status: 'lost' }] },
    { items: [7] }
  ])('refuses %j', async (args) => {
    const { shown, text } = await call(args)
    expect(shown).toEqual([])
    expect(text).toMatch(/^Bad arguments for todo:/)
  })
})
