import { expect, it } from '@jest/globals'
import { inRepository, inTarget } from '../../src/action/target-repository.ts'
import type { RunnerContext } from '../../src/action/runner-context.ts'

const context = { owner: 'acme', repo: 'app', serverUrl: 'https://github.example' } as RunnerContext

it('works in the repository that the input names, or else in its own', () => {
  expect(inRepository(context, '')).toBe(context)
  expect(inRepository(context, 'fleet/web')).toMatchObject({
    owner: 'fleet',
    repo: 'web',
    repositoryUrl: 'https://github.example/fleet/web'
  })
})

it.each(['web', 'fleet/web/x', '../..', 'fleet/..', 'fleet/.', 'a b/c', 'fleet/'])('refuses %s', (name) => {
  expect(() => inRepository(context, name)).toThrow('Set it to the name of a repository such as acme/app.')
})

it('does not answer a comment in the thread with the same number of another repository', async () => {
  const actor = { login: 'ada', id: 1, isBot: false }
  const notice = { number: 7, claim: 'comment-1', actor, text: 'There is no verb fxi.' }
  const read = await inTarget({ kind: 'ignored', reason: 'there is no verb fxi', notice }, () => {
    throw new Error('Nothing is asked there.')
  })
  expect(read).toEqual({ kind: 'ignored', reason: 'there is no verb fxi', notice: undefined })
})
