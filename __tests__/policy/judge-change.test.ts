import { describe, expect, it } from '@jest/globals'
import { judgeChange, type ChangeRules } from '../../src/policy/judge-change.ts'

const rules: ChangeRules = {
  protectedPaths: ['.github/**'],
  writablePaths: ['src', 'docs/guide.md', '.github/labels.yml'],
  sensitiveFiles: [],
  canWriteWorkflows: true,
  approved: []
}
const file = (path: string, mode = '100644') => ({ path, mode, blob: 'a'.repeat(40) })
const refused = { kind: 'refused', rule: 'it is outside writable-paths of agent.yml' }

describe('a change', () => {
  it.each(['src/a.ts', 'src/deep/b.ts', 'docs/guide.md'])('of %s inside the writable paths is allowed', (path) => {
    expect(judgeChange(file(path), rules)).toEqual({ kind: 'allowed' })
    expect(judgeChange(file(path, '000000'), rules)).toEqual({ kind: 'allowed' })
  })

  it.each(['README.md', 'srcs/a.ts', 'SRC/a.ts', 'docs/guide.md.orig', 'docs', '.github/workflows/ci.yml'])(
    'of %s outside of them is refused, even with an approval',
    (path) => {
      for (const mode of ['100644', '100755', '000000']) {
        expect(judgeChange(file(path, mode), { ...rules, approved: [file(path, mode)] })).toEqual(refused)
      }
    }
  )

  it('of a protected path inside them still needs approval', () => {
    expect(judgeChange(file('.github/labels.yml'), rules)).toMatchObject({ kind: 'needs-approval' })
  })

  it('of any path is allowed without them', () => {
    expect(judgeChange(file('README.md'), { ...rules, writablePaths: undefined })).toEqual({ kind: 'allowed' })
  })
})
