import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@jest/globals'
import { filesOf, scriptFor, type PackageCase } from './packages.ts'
import type { useActionFixtures } from './end-to-end.ts'

const run = promisify(execFile)

/** Expects the whole path, from the comment to the pull request and a clone of its branch, on files of a published package. */
export async function expectPullRequest(
  openFixture: ReturnType<typeof useActionFixtures>,
  example: PackageCase
): Promise<void> {
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
