import { expect, it } from '@jest/globals'
import type { PullRequest } from '../../src/forge/forge.ts'
import { requestAdoption } from '../../src/run/target/adopt-head.ts'
import { approvalSection } from '../../src/report/approval-section.ts'
import { effectsOf } from '../support/github-text.ts'
import { pendingMarker } from '../../src/tasks/pending-marker.ts'
import { task } from '../support/github-forge.ts'

const fork = {
  headSha: 'a'.repeat(40),
  headRef: 'patch',
  headPage: 'https://github.example/mallory/app'
} as PullRequest
const asking = (text: string, files: readonly string[] = []) =>
  requestAdoption(task({ request: { ...task().request, text } }), { fork }, files, (text) => text)

it('asks for an approval only if its comment has room for it', () => {
  const short = asking('the list')
  const pending = short.kind === 'needs_approval' ? short.pending : []
  expect(pending.map((one) => pendingMarker(one).length < 65_536)).toEqual([true])
  expect(asking('the list '.repeat(6_000))).toMatchObject({
    kind: 'skipped',
    reason: expect.stringContaining('too long')
  })
})

it('names the protected files that come along, however they are called', () => {
  const section = (files: readonly string[]) => {
    const outcome = asking('the list', files)
    return approvalSection(outcome.kind === 'needs_approval' ? outcome.pending : [], '/agent')
  }
  const names = Array.from({ length: 25 }, (_, at) => `.github/workflows/${at}\n@everyone \`closes #1\`.yml`)
  expect(section(names)).toMatch(/It changes 25 protected files[^]*workflows\/0 [^]* and 5 more\./)
  expect(effectsOf(section(names))).toEqual(effectsOf(section(['package.json'])))
})
