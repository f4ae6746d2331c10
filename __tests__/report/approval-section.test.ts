import { expect, it } from '@jest/globals'
import { approvalSection } from '../../src/report/approval-section.ts'
import type { ApprovalItem, PendingApproval } from '../../src/domain/approval.ts'
import { task } from '../support/run-snapshots.ts'

function pending(waiting: ApprovalItem): PendingApproval {
  return { number: 12, request: task.request, approved: [], waiting, hash: 'a'.repeat(32) }
}

const command: ApprovalItem = {
  kind: 'command',
  command: 'npm install left-pad',
  cwd: '',
  severity: 'medium',
  reason: 'It is not on the list.'
}
const change: ApprovalItem = { kind: 'change', files: [{ path: '.npmrc', mode: '100644', blob: 'b' }], patch: '+x\n' }

it('says how an approved command gets the network that it needs', () => {
  expect(approvalSection([pending(command)], '/agent')).toMatch(
    /Approval opens no network[^]*`network: \[registry\.npmjs\.org\]`[^]*\/agent approve a{32}/
  )
})

it('says nothing about the network for a change', () => {
  expect(approvalSection([pending(change)], '/agent')).not.toContain('network')
})
