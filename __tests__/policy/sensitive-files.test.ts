import { describe, expect, it } from '@jest/globals'
import { builtInSensitiveFiles, sensitiveFileRule } from '../../src/policy/sensitive-files.ts'

describe('without rules of the repository', () => {
  it.each([
    ['.env', '**/.env'],
    ['apps/web/.env.production', '**/.env.*'],
    ['apps/web/.ENV', '**/.env'],
    ['.e\u200bnv', '**/.env'],
    ['certs/server.PEM', '**/*.{pem,key,p12,pfx,jks,keystore,kdbx}'],
    ['deploy/Dockerfile', '**/{Dockerfile,Containerfile}{,.*}'],
    ['compose.yaml', '**/{docker-,}compose{,[-._]*}.{yml,yaml}'],
    ['ops/docker-compose.ci.yml', '**/{docker-,}compose{,[-._]*}.{yml,yaml}'],
    ['a/../.env', '**/.env'],
    ['.git/config', '.git/**']
  ])('%j needs approval, by %s', (path, pattern) => {
    expect(sensitiveFileRule(path, builtInSensitiveFiles)).toEqual({ pattern, requiresApproval: true })
  })

  it.each(['src/a.ts', 'environment.ts', 'docs/env.md'])('%s is not sensitive', (path) => {
    expect(sensitiveFileRule(path, builtInSensitiveFiles)).toBeUndefined()
  })

  it.each(['.env.example', 'apps/.env.sample'])('%s needs no approval, because it is a sample', (path) => {
    expect(sensitiveFileRule(path, builtInSensitiveFiles)).toMatchObject({ requiresApproval: false })
  })
})

it('applies the last pattern that matches', () => {
  const rules = [
    ...builtInSensitiveFiles,
    { pattern: 'billing/**', requiresApproval: true },
    { pattern: '**/*.md', requiresApproval: false },
    { pattern: 'test/.env', requiresApproval: false }
  ]
  const decisions = ['billing/a.ts', 'billing/a.md', 'test/.env', '.env'].map((path) => sensitiveFileRule(path, rules))
  expect(decisions.map((rule) => rule?.requiresApproval)).toEqual([true, false, false, true])
})

it('protects .git whatever the rules say', () => {
  const rules = [{ pattern: '**', requiresApproval: false }]
  expect(sensitiveFileRule('.GIT /hooks/x', rules)).toEqual({ pattern: '.git/**', requiresApproval: true })
})
