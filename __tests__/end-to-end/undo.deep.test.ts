import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import {
  ask,
  askAt,
  branches,
  exists,
  finish,
  fixGreeting,
  listTree,
  ownComments,
  pullRequests,
  secondWorkspace,
  show,
  turn,
  useActionFixtures,
  write
} from '../support/end-to-end.ts'

const openFixture = useActionFixtures()

describe('undo', () => {
  it('takes the last run back, makes the empty pull request a draft, and brings the work back', async () => {
    const fixture = await openFixture()
    const { repository } = fixture
    const { issue, comment } = ask(repository)
    await fixture.play(comment, { runId: 41 })
    const [pull] = pullRequests(repository)
    const asked = fixture.model.requests.length
    const branch = `agent/issue-${issue}`
    const work = await listTree(repository, branch)

    const workspace = await secondWorkspace(fixture)
    const undone = await fixture.play(askAt(repository, pull?.number ?? 0, '/agent undo'), { runId: 42, workspace })
    expect(undone.main.exitCode).toBe(0)
    // No command runs, so no sandbox was tested, which would have left this folder.
    expect(await exists(join(workspace, '.git'))).toBe(false)
    expect(undone.main.outputs['outcome']).toBe('updated')
    expect(await listTree(repository, branch)).toEqual(await listTree(repository, 'main'))
    expect(pull).toMatchObject({ state: 'open', pullRequest: { isDraft: true } })
    expect(ownComments(repository, pull?.number ?? 0).join()).toContain(
      'Nothing is left in the pull request, so it is a draft now.'
    )

    await fixture.play(askAt(repository, issue, '/agent undo'), { runId: 43 })
    expect(await listTree(repository, branch)).toEqual(work)
    expect(fixture.model.requests).toHaveLength(asked)
  })

  it('keeps later commits on other lines, and stops at later commits on the same lines with a patch', async () => {
    const fixture = await openFixture()
    const { repository } = fixture
    const { issue, comment } = ask(repository)
    await fixture.play(comment, { runId: 41 })
    const branch = `agent/issue-${issue}`
    const head = await repository.push(branch, { 'src/greeting.txt': 'Hello, you\n', 'other.txt': 'x\n' }, 'Mine')
    const pull = pullRequests(repository)[0]?.number ?? 0

    const stopped = await fixture.play(askAt(repository, pull, '/agent undo'), { runId: 42 })
    expect(stopped.main.outputs['outcome']).toBe('blocked')
    expect(await repository.head(branch)).toBe(head)
    expect(ownComments(repository, pull).join()).toMatch(/same lines of src\/greeting\.txt[^]*-Hello\n\+Helo/)

    await repository.push(branch, { 'src/greeting.txt': 'Hello\n' }, 'As it was')
    const undone = await fixture.play(askAt(repository, pull, '/agent undo'), { runId: 43 })
    expect(undone.main.outputs['outcome']).toBe('updated')
    expect(await show(repository, 'src/greeting.txt', branch)).toBe('Helo')
    expect(await show(repository, 'other.txt', branch)).toBe('x')
  })
})

describe('retry', () => {
  const other = (path: string) => turn(write(path, 'other\n'), finish('Another way.', 'Do it another way'))

  it('replaces the work of the last run, or becomes a separate draft if others have committed', async () => {
    const fixture = await openFixture({ script: [fixGreeting, other('other.txt'), other('third.txt')] })
    const { repository } = fixture
    const { issue, comment } = ask(repository)
    await fixture.play(comment, { runId: 41 })
    const branch = `agent/issue-${issue}`
    await fixture.play(askAt(repository, issue, '/agent retry --turns 5'), { runId: 42 })
    expect(await show(repository, 'src/greeting.txt', branch)).toBe('Helo')
    expect(await show(repository, 'other.txt', branch)).toBe('other')

    await repository.push(branch, { 'mine.txt': 'x\n' }, 'Mine')
    const beside = await fixture.play(askAt(repository, issue, '/agent retry'), { runId: 43 })
    expect(beside.main.outputs['outcome']).toBe('proposed')
    expect(await branches(repository)).toContain(`${branch}-2`)
    expect(pullRequests(repository).map(({ pullRequest }) => pullRequest?.isDraft)).toEqual([false, true])
  })
})
