import { describe, expect, it } from '@jest/globals'
import type { Script } from '../../emulators/model/script.ts'
import { ask, askAt, edit, finish, fixGreeting, read, show, turn, useActionFixtures } from '../support/end-to-end.ts'
import { messagesOf, refOf, sessionOf } from '../support/session-runs.ts'

const openFixture = useActionFixtures()

describe('a run that is killed', () => {
  it.each(['continue and be quick', 'retry'])('leaves its request to %s', async (words) => {
    const script: Script = ({ number }) => {
      if (number === 2) runner.kill()
      return number === 1 ? turn(read) : turn(edit, finish())
    }
    const fixture = await openFixture({ script })
    const { repository, model } = fixture
    const { issue, comment } = ask(repository, '/agent fix the spelling of the greeting')
    const runner = await fixture.runner(comment, { runId: 41 })
    await runner.main()
    expect(await sessionOf(fixture, `issue-${issue}`)).toBeUndefined()
    expect((await runner.post()).exitCode).toBe(0)
    expect(await sessionOf(fixture, `issue-${issue}`)).toMatchObject({
      requests: [
        { verb: 'fix', text: 'the spelling of the greeting', outcome: 'failed', commits: [], used: { turns: 2 } }
      ]
    })
    expect((await messagesOf(fixture, `issue-${issue}`))?.map(({ role }) => role)).toEqual(['assistant', 'tool'])

    const next = await fixture.play(askAt(repository, issue, `/agent ${words}`), { runId: 42 })
    expect(next.main.outputs['outcome']).toBe('proposed')
    const prompt = model.requests[2]?.messages[1]?.text
    expect(prompt).toContain('/agent fix the spelling of the greeting')
    const roles = model.requests[2]?.messages.map(({ role }) => role)
    expect(roles?.slice(2, 4)).toEqual(words === 'retry' ? [] : ['assistant', 'tool'])
    expect(await show(repository, 'src/greeting.txt', `agent/issue-${issue}`)).toBe('Hello')
  })

  it('is found by undo if it had pushed its commit', async () => {
    const fixture = await openFixture()
    const { repository } = fixture
    const { issue, comment } = ask(repository)
    const runner = await fixture.runner(comment, { runId: 41 })
    // The first one only asks what a pull request would be refused for.
    fixture.github.before({ method: 'POST', route: '/repos/{owner}/{repo}/pulls', skip: 1 }, () => {
      runner.kill()
    })
    await runner.main()
    await runner.post()
    const branch = `agent/issue-${issue}`
    const session = await sessionOf(fixture, `issue-${issue}`)
    expect(session).toMatchObject({ requests: [{ outcome: 'failed', commits: [await repository.head(branch)] }] })
    await fixture.play(askAt(repository, issue, '/agent undo'), { runId: 42 })
    expect(await show(repository, 'src/greeting.txt', branch)).toBe('Helo')
  })

  it('is not recorded if the session was deleted during the run', async () => {
    const fixture = await openFixture({
      script: async ({ number }) => {
        if (number === 1) return turn(finish())
        await repository.state.git.run(['update-ref', '-d', refOf(`issue-${issue}`)])
        runner.kill()
        return turn()
      }
    })
    const { repository } = fixture
    const { issue, comment } = ask(repository, '/agent ask Why?')
    await fixture.play(comment, { runId: 41 })
    expect(await sessionOf(fixture, `issue-${issue}`)).toBeDefined()
    const runner = await fixture.runner(askAt(repository, issue, '/agent explain this'), { runId: 42 })
    await runner.main()
    await runner.post()
    expect(await sessionOf(fixture, `issue-${issue}`)).toBeUndefined()
  })

  it('costs nothing more if it ends by itself', async () => {
    const fixture = await openFixture({ script: [fixGreeting] })
    const { issue, comment } = ask(fixture.repository)
    const runner = await fixture.runner(comment)
    const { outputs } = await runner.main()
    expect(outputs['session-ref']).toBe(refOf(`issue-${issue}`))
    const asked = fixture.github.requests.length
    await runner.post()
    expect(fixture.github.requests).toHaveLength(asked)
    expect(await sessionOf(fixture, `issue-${issue}`)).toMatchObject({ generation: 1 })
  })
})
