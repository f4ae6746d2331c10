import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { isSameBranch, isValidBranchName } from '../../src/text/branch-names.ts'
import type { CommitRequest } from '../../src/forge/forge.ts'
import { startForgeFixture, type ForgeFixture } from '../support/github-forge.ts'
import { propertyRuns } from '../support/property-runs.ts'
import '../support/property-seed.ts'

async function requestFor(
  fixture: ForgeFixture,
  branch: string,
  changed: Partial<CommitRequest> = {}
): Promise<CommitRequest> {
  const { git } = fixture.repository.state
  const parent = changed.parent ?? (await git.text(['rev-parse', 'main']))
  const parentTree = await git.text(['rev-parse', `${parent}^{tree}`])
  const wanted = `wanted-${Math.random()}`
  await git.run(['update-ref', `refs/heads/${wanted}`, parent])
  await fixture.repository.push(wanted, { 'agent.txt': 'agent\n' }, 'Wanted')
  const tree = await git.text(['rev-parse', `${wanted}^{tree}`])
  const blob = await git.text(['rev-parse', `${wanted}:agent.txt`])
  await git.run(['update-ref', '-d', `refs/heads/${wanted}`])
  const readContent = () => git.run(['cat-file', 'blob', blob])
  const changes = [{ kind: 'written', path: 'agent.txt', mode: '100644', blob, readContent }] as const
  return { branch, parent, isNewBranch: true, parentTree, tree, changes, message: 'Agent', ...changed }
}

const refsOf = async (fixture: ForgeFixture) => (await fixture.repository.state.git.text(['for-each-ref'])).split('\n')

describe('a branch with a name from a stranger', () => {
  let fixture: ForgeFixture
  let request: CommitRequest
  beforeAll(async () => {
    fixture = await startForgeFixture()
    request = await requestFor(fixture, 'any')
  })
  afterAll(async () => {
    await fixture[Symbol.asyncDispose]()
  })

  it.each([
    '-rf',
    '--upload-pack=touch x',
    '--force',
    '',
    '/',
    '/a',
    'a/',
    'a//b',
    'a..b',
    'a/../main',
    '.',
    '..',
    '.a',
    'a/.b',
    'a.lock',
    'a.LOCK',
    'a.lock/b',
    'a.',
    'HEAD',
    'head',
    'HEAD/x',
    '@',
    '@{-1}',
    '@{u}',
    'main@{1}',
    'main~1',
    'main^',
    'main^{tree}',
    ':main',
    '+main',
    'main:main',
    'a:b',
    'refs/heads/main',
    'refs',
    'REFS/heads/main',
    'refs/pull/1/head',
    'a b',
    ' a',
    'a ',
    'a\tb',
    'a\nb',
    'a\u0000b',
    'a\u007fb',
    'a\u0001b',
    'a\\b',
    'a?b',
    'a*b',
    'a[b',
    '$(id)',
    '`id`',
    '${IFS}',
    'a;b',
    'a|b',
    'a&&b',
    'a>b',
    "a'b",
    'a"b',
    'a!b',
    'a%0ab',
    '\u202emain',
    'm\u0430in',
    '\uff4dain',
    'main\u200b',
    '\ud800',
    'a'.repeat(245),
    'a'.repeat(40),
    '::set-output::x',
    '<img>',
    '@everyone{}',
    'a=b',
    '(a)'
  ])('gets no commit if its name is %j', async (branch) => {
    const before = await refsOf(fixture)
    await expect(fixture.forge.commit({ ...request, branch })).resolves.toMatchObject({ kind: 'refused' })
    await expect(refsOf(fixture)).resolves.toEqual(before)
    expect(fixture.calls()).toEqual([])
  })
})

it.each([
  'main',
  'v1.0.0',
  'fix+issue-123',
  'agent/issue-7',
  'renovate/@types/node-24.x',
  'a/b/c',
  'UPPER',
  '1',
  'a@b',
  'fix/#12',
  '_next',
  '@ada/topic',
  'fix/1,2'
])('allows the branch name %s', (name) => {
  expect(isValidBranchName(name)).toBe(true)
})

const PIECES = [
  ...[
    'a',
    'B',
    '9',
    '-',
    '_',
    '.',
    '/',
    '..',
    '//',
    '@',
    '@{',
    '#',
    '+',
    ',',
    '.lock',
    '.LOCK',
    'HEAD',
    'refs',
    'heads'
  ],
  ...[
    'main',
    '~',
    '^',
    ':',
    '?',
    '*',
    '[',
    '\\',
    ' ',
    '\t',
    '\n',
    '\u007f',
    '\u200b',
    'é',
    '💥',
    '=',
    '!',
    '$',
    '(',
    ';'
  ],
  ...['|', "'", '"', '`', '%', 'dependabot/npm', 'renovate/', 'v1.0', '-x']
]

it('allows only branch names that git allows', () => {
  const names = fc
    .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 6 })
    .map((pieces) => pieces.join(''))
    .filter(isValidBranchName)
  const allowed = [...new Set(fc.sample(names, propertyRuns(1_000)))]
  // Git takes one name at a time.
  const judge = 'while IFS= read -r -d "" name; do git check-ref-format --branch "$name" || echo "refused: $name"; done'
  const input = allowed.map((name) => `${name}\0`).join('')
  const { stdout, status } = spawnSync('bash', ['-c', judge], { input, encoding: 'utf8' })
  expect(status).toBe(0)
  expect(stdout.split('\n').filter((line) => line.startsWith('refused: '))).toEqual([])
  expect(stdout.trimEnd().split('\n')).toHaveLength(allowed.length)
})

it.each([
  ['Main', 'main'],
  ['MAIN', 'main'],
  ['\uff4dain', 'main'],
  ['Stra\u00dfe', 'stra\u00dfe']
])('treats %s and %s as the same branch', (one, other) => {
  expect(isSameBranch(one, other)).toBe(true)
})

it.each(['release', 'feature'])('does not move the protected branch %s even if the token could', async (branch) => {
  await using fixture = await startForgeFixture()
  await fixture.repository.push(branch, { 'b.txt': 'b\n' }, 'Theirs')
  fixture.repository.state.protectedBranches.add(branch)
  const parent = await fixture.repository.state.git.text(['rev-parse', branch])
  const before = await refsOf(fixture)
  const result = await fixture.forge.commit(await requestFor(fixture, branch, { parent, isNewBranch: false }))
  expect(result).toEqual({ kind: 'refused', reason: `${branch} is a protected branch` })
  await expect(refsOf(fixture)).resolves.toEqual(before)
})

it('does not move a protected branch to which a ruleset that allows pushes applies too', async () => {
  await using fixture = await startForgeFixture()
  await fixture.repository.push('feature', { 'b.txt': 'b\n' }, 'Theirs')
  fixture.repository.state.protectedBranches.add('feature')
  fixture.repository.addRuleSet({ rules: [{ type: 'non_fast_forward' }], canBypass: true })
  const parent = await fixture.repository.state.git.text(['rev-parse', 'feature'])
  const result = await fixture.forge.commit(await requestFor(fixture, 'feature', { parent, isNewBranch: false }))
  expect(result).toEqual({ kind: 'refused', reason: 'feature is a protected branch' })
})

it.each(['non_fast_forward', 'update'] as const)('pushes only if the rule allows it: %s', async (type) => {
  await using fixture = await startForgeFixture()
  await fixture.repository.push('feature', { 'b.txt': 'b\n' }, 'Theirs')
  fixture.repository.addRuleSet({ rules: [{ type }], canBypass: true })
  const parent = await fixture.repository.state.git.text(['rev-parse', 'feature'])
  const result = await fixture.forge.commit(await requestFor(fixture, 'feature', { parent, isNewBranch: false }))
  expect(result.kind).toBe(type === 'update' ? 'refused' : 'committed')
})

it.each<[string, string, boolean]>([
  ['pushes right before we move the branch', 'PATCH', false],
  ['pushes right before we read the branch', 'GET', false],
  ['pushes right before we create the commit', 'POST', false],
  ['creates the branch right before we do', 'POST', true]
])('keeps the commit of a person who %s', async (_, method, isNewBranch) => {
  await using fixture = await startForgeFixture()
  const { git } = fixture.repository.state
  if (!isNewBranch) await fixture.repository.push('feature', { 'b.txt': 'b\n' }, 'Theirs')
  const parent = await git.text(['rev-parse', isNewBranch ? 'main' : 'feature'])
  const request = await requestFor(fixture, 'feature', { parent, isNewBranch })
  let theirs = ''
  fixture.github.observe(async (phase, { method: asked, url = '' }) => {
    const isTime = theirs === '' && phase === 'received' && asked === method
    if (isTime && /\/(git\/(refs|commits)|branches)/.test(url) && (!isNewBranch || url.endsWith('/git/refs'))) {
      theirs = 'on its way'
      await fixture.repository.push('feature', { 'human.txt': 'human\n' }, 'Meanwhile')
      theirs = await git.text(['rev-parse', 'feature'])
    }
    return undefined
  })
  await expect(fixture.forge.commit(request)).resolves.toEqual({ kind: 'moved' })
  await expect(git.text(['rev-parse', 'feature'])).resolves.toBe(theirs)
})
