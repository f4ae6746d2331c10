import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from '@jest/globals'
import { filesOf, packageCases, scriptFor } from '../support/packages.ts'
import { useActionFixtures } from '../support/end-to-end.ts'

const run = promisify(execFile)
const openFixture = useActionFixtures()

it.each(packageCases)(
  'turns "/agent fix this" into a pull request that makes the test of $folder pass',
  async (example) => {
    const fixture = await openFixture({ files: await filesOf(example), script: scriptFor(example) })
    const { repository } = fixture
    const issue = repository.openIssue({ ...example.issue, author: 'marie' })
    const comment = repository.comment(issue.number, { author: 'ada', body: '/agent fix this' })

    const { main } = await fixture.play(comment.id)
    expect(main.outputs).toMatchObject({ outcome: 'proposed', 'verify-status': 'passed', 'commits-verified': 'true' })
    expect(main.exitCode).toBe(0)

    const pullRequest = repository.pullRequest(Number(main.outputs['pull-request-number']))
    expect(pullRequest.body).toContain(`Closes #${issue.number}`)
    expect(pullRequest.body).toContain('Tool trace')
    expect(repository.comments(issue.number).at(-1)?.body).toContain('`proposed`')

    const clone = join(fixture.folder, 'clone')
    await run('git', ['clone', '--quiet', '--branch', main.outputs['branch'] ?? '', repository.cloneUrl, clone])
    await expect(run('npm', ['test'], { cwd: clone })).resolves.toBeDefined()
  }
)
