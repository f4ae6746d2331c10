import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { webhookExamples } from '../support/payloads.ts'
import { call } from '../support/cli-program.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgehand-test-'))
})

afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

async function callSimulate(comment: string) {
  const [example = {}] = webhookExamples('issue_comment', 'created')
  const payload = join(folder, 'payload.json')
  const changed = { ...example, comment: { ...(example['comment'] as object), body: comment } } // An object in all of them.
  await writeFile(payload, JSON.stringify(changed))
  return call(['simulate', '--event', 'issue_comment', '--payload', payload, '--json']).ended
}

it('turns a recorded payload into a pull request', async () => {
  const { exitCode, stdout } = await callSimulate('/agent fix this')
  expect(JSON.parse(stdout)).toMatchObject({ outcome: 'proposed', threads: [{ number: 1 }, { kind: 'pull_request' }] })
  expect(exitCode).toBe(0)
})

it('reports why a comment is ignored', async () => {
  const { exitCode, stdout, stderr } = await callSimulate('Thanks!')
  expect(JSON.parse(stdout)).toMatchObject({ outcome: 'skipped' })
  expect(stderr).toContain('Nothing to do: ')
  expect(exitCode).toBe(0)
})
