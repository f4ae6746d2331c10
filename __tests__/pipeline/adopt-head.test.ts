import { expect, it } from '@jest/globals'
import type { PullRequest } from '../../src/forge/forge.ts'
import { requestAdoption } from '../../src/pipeline/adopt-head.ts'
import { pendingMarker } from '../../src/tasks/pending-marker.ts'
import { task } from '../support/github-forge.ts'

const fork = {
  headSha: 'a'.repeat(40),
  headRef: 'patch',
  headPage: 'https://github.example/mallory/app'
} as PullRequest
const asking = (text: string) => requestAdoption(task({ request: { ...task().request, text } }), { fork })

it('asks for an approval only if its comment has room for it', () => {
  const short = asking('the list')
  const pending = short.kind === 'needs_approval' ? short.pending : []
  expect(pending.map((one) => pendingMarker(one).length < 65_536)).toEqual([true])
  expect(asking('the list '.repeat(6_000))).toMatchObject({
    kind: 'skipped',
    reason: expect.stringContaining('too long')
  })
})
