import { execFile } from 'node:child_process'
import { appendFile, mkdir, readFile, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { UserError } from '../../src/errors.ts'
import {
  CONTENTS_FILE,
  DESCRIPTION_FILE,
  MAX_CONTENTS_BYTES,
  MAX_DESCRIPTION_BYTES
} from '../../src/proposal/proposal.ts'
import { readProposal } from '../../src/proposal/read-proposal.ts'
import { askAt, pullRequests, show, ownComments } from '../support/end-to-end.ts'
import {
  changeDescription,
  headOf,
  leaveArtifact,
  openTwoJobs,
  rewrite,
  stateOf,
  type LeftArtifact,
  type TwoJobs,
  type ProposedFiles
} from '../support/two-jobs.ts'

/** The job with write permission reads an artifact written by an attacker who controls the other job. */
let jobs: TwoJobs

beforeAll(async () => {
  jobs = await openTwoJobs([])
})

afterAll(() => jobs.close())

type Tamper = (left: LeftArtifact) => Promise<unknown>

const set = (place: string, change: (old: unknown) => unknown): Tamper => {
  return ({ folder }) => changeDescription(folder, place.split('.'), change)
}
const text =
  (change: (written: string) => string | Buffer): Tamper =>
  ({ folder }) =>
    rewrite(folder, change)
const file = (name: string, act: (path: string) => Promise<unknown>): Tamper => {
  return ({ folder }) => act(join(folder, name))
}
const path = (name: string) => set('ending.files.0.path', () => name)
const outcome = (value: unknown) => set('ending', () => ({ kind: 'ended', outcome: value }))

const publication = {
  branch: 'main',
  headSha: '0'.repeat(40),
  isVerified: true,
  filesChanged: [],
  pullRequest: { number: 1, url: 'https://evil.example/' },
  compareUrl: 'https://evil.example/',
  account: ''
}

/** What makes an artifact one that we would not have written, with a word of the reason. */
const refused: readonly (readonly [string, Tamper, RegExp])[] = [
  ['it is about another issue', set('source.number', (old) => Number(old) + 1), /belongs to comment/],
  ['it is about another comment', set('source.claim', (old) => `${String(old)}1`), /belongs to comment/],
  ['it has a later version', set('version', () => 2), /invalid at version/],
  ['its version is a string', set('version', () => '1'), /invalid at version/],
  ['it has an additional field', set('isDryRun', () => false), /not in the format that/],
  ['it names its own branch', set('ending.branch', () => 'main'), /not in the format that/],
  ['it names its own base', set('ending.baseSha', () => '0'.repeat(40)), /not in the format that/],
  ['it brings its own rules', set('ending.protectedPaths', () => []), /not in the format that/],
  ['it brings its own message', set('ending.message', () => 'x'), /not in the format that/],
  [
    'it sets a prototype',
    text((json) => json.replace('{', '{"__proto__":{"isDryRun":true},')),
    /not in the format that/
  ],
  [
    'it sets a constructor',
    text((json) => json.replace('{', '{"constructor":{"prototype":{}},')),
    /not in the format that/
  ],
  [
    'it sets the prototype of a file',
    text((json) => json.replace('"files":[{', '"files":[{"__proto__":{},')),
    /not in the format that/
  ],
  [
    'it has a duplicate key',
    text((json) => json.replace('{', '{"version":1,')),
    /not in the format that Forgehand writes/
  ],
  ['a file has two paths', text((json) => json.replace('"path":', '"path":"a","path":')), /not in the format that/],
  [
    'it is written with spaces',
    text((json) => JSON.stringify(JSON.parse(json), undefined, 2)),
    /not in the format that/
  ],
  [
    'it writes a path with escapes',
    text((json) => json.replace('greeting.txt', '\\u0067reeting.txt')),
    /not in the format that/
  ],
  ['it starts with a byte order mark', text((json) => `\uFEFF${json}`), /not JSON/],
  [
    'it is not UTF-8',
    text((json) => Buffer.concat([Buffer.from(json.slice(0, 40)), Buffer.from([0xff])])),
    /not UTF-8/
  ],
  ['it is not JSON', text(() => 'version: 1\n'), /not JSON/],
  ['it is truncated', text((json) => json.slice(0, json.length / 2)), /not JSON/],
  ['it is empty', text(() => ''), /not JSON/],
  ['it is a list', text((json) => `[${json}]`), /invalid at/],
  ['it is deeply nested', text(() => '['.repeat(1_000_000) + ']'.repeat(1_000_000)), /invalid at|not JSON/],
  ['it is too long', file(DESCRIPTION_FILE, (at) => truncate(at, MAX_DESCRIPTION_BYTES + 1)), /The limit is \d+ bytes/],
  [
    'its contents are too large',
    file(CONTENTS_FILE, (at) => truncate(at, MAX_CONTENTS_BYTES + 1)),
    /The limit is \d+ bytes/
  ],
  [
    'its contents are a sparse file of terabytes',
    file(CONTENTS_FILE, (at) => truncate(at, 2 ** 42)),
    /The limit is \d+ bytes/
  ],
  [
    'its description is a link',
    file(DESCRIPTION_FILE, async (at) => {
      await rename(at, join(at, '../../elsewhere.json'))
      await symlink('../elsewhere.json', at)
    }),
    /not a regular file/
  ],
  [
    'its contents are a link to a secret',
    file(CONTENTS_FILE, async (at) => {
      await rm(at)
      await symlink('/proc/self/environ', at)
    }),
    /not a regular file/
  ],
  ['its trace is a link', file('trace.jsonl', (at) => symlink('/etc/passwd', at)), /not a regular file/],
  [
    'its description is a pipe',
    file(DESCRIPTION_FILE, async (at) => {
      await rm(at)
      await promisify(execFile)('mkfifo', [at])
    }),
    /not a regular file/
  ],
  [
    'its description is a folder',
    file(DESCRIPTION_FILE, async (at) => {
      await rm(at)
      await mkdir(at)
    }),
    /not a regular file/
  ],
  [
    'it is a file instead of a folder',
    async ({ folder }) => {
      await rm(folder, { recursive: true })
      await writeFile(folder, '')
    },
    /cannot be read as a folder/
  ],
  ['it has an additional file', file('.gitconfig', (at) => writeFile(at, '[core]')), /an unknown file/],
  ['it has an additional folder', file('.git', (at) => mkdir(at)), /an unknown file/],
  [
    'it has thousands of files',
    async ({ folder }) => {
      await Promise.all(Array.from({ length: 2_000 }, (_, index) => writeFile(join(folder, `${index}`), '')))
    },
    /an unknown file/
  ],
  [
    'a byte of its contents was changed',
    file(CONTENTS_FILE, (at) => writeFile(at, 'Hellx\n')),
    /do not match the checksum/
  ],
  ['its contents have extra bytes', file(CONTENTS_FILE, (at) => appendFile(at, 'more')), /do not match the checksum/],
  ['its contents are missing', file(CONTENTS_FILE, (at) => rm(at)), /do not match the checksum/],
  ['its sizes are too large', set('ending.files.0.bytes', (old) => Number(old) + 1), /sizes of its files/],
  ['its sizes are too small', set('ending.files.0.bytes', (old) => Number(old) - 1), /sizes of its files/],
  ['a size is negative', set('ending.files.0.bytes', () => -1), /invalid at ending/],
  ['a size is not an integer', set('ending.files.0.bytes', () => 0.5), /invalid at ending/],
  ['a size is infinite', text((json) => json.replace(/"bytes":\d+/, '"bytes":1e999')), /invalid at ending/],
  ['its checksum is not a hash', set('ending.sha256', () => 'x'), /invalid at ending/],
  [
    'its contents are a git bundle',
    file(CONTENTS_FILE, (at) => writeFile(at, '# v2 git bundle\n-deadbeef\nrefs/heads/main\n\nPACK')),
    /do not match the checksum/
  ],
  ['a path leaves the repository', path('../outside'), /paths is not valid/],
  ['a path leaves the repository through a folder', path('src/../../outside'), /paths is not valid/],
  ['a path is absolute', path('/etc/passwd'), /paths is not valid/],
  ['a path is empty', path(''), /invalid at ending/],
  ['a path has an empty part', path('src//greeting.txt'), /paths is not valid/],
  ['a path starts with ./', path('./greeting.txt'), /paths is not valid/],
  ['a path ends in a slash', path('src/'), /paths is not valid/],
  ['a path is in .git', path('.git/config'), /paths is not valid/],
  ['a path is in a nested .git', path('src/.git/hooks/pre-commit'), /paths is not valid/],
  ['a path is in .GIT', path('.GIT/config'), /paths is not valid/],
  ['a path is in .git by its short name', path('GIT~1/config'), /paths is not valid/],
  ['a path is in .git with trailing dots', path('.git. ./config'), /paths is not valid/],
  ['a path is in .git through an NTFS stream', path('.git::$INDEX_ALLOCATION/config'), /paths is not valid/],
  ['a path is in .git with a zero-width character', path('.g\u200cit/config'), /paths is not valid/],
  ['a path is in .git with backslashes', path('src\\.git\\config'), /paths is not valid/],
  ['a path contains NUL', path('a\0b'), /paths is not valid/],
  ['a path contains a lone surrogate', path('a\ud800b'), /paths is not valid|UTF-8|not in the format/],
  ['a path is too long', path(`a/${'b'.repeat(5_000)}`), /invalid at ending/],
  [
    'a path occurs twice',
    set('ending.files', (old) => [...(old as object[]), { kind: 'deleted', path: 'src/greeting.txt' }]),
    /not sorted or not unique/
  ],
  [
    'its paths are out of order',
    set('ending.files', (old) => [...(old as object[]), { kind: 'deleted', path: 'a' }]),
    /not sorted or not unique/
  ],
  ['a file is a symbolic link', set('ending.files.0.mode', () => '120000'), /invalid at/],
  ['a file is a submodule', set('ending.files.0.mode', () => '160000'), /invalid at/],
  ['a file is a tree', set('ending.files.0.mode', () => '040000'), /invalid at/],
  ['a file is setuid', set('ending.files.0.mode', () => '104755'), /invalid at/],
  [
    'it describes too many files',
    set('ending.files', () => Array.from({ length: 5_000 }, (_, at) => ({ kind: 'deleted', path: `z${at}` }))),
    /invalid at ending/
  ],
  ['it starts from a branch name', set('ending.startSha', () => 'main'), /invalid at ending/],
  ['it starts from an option', set('ending.startSha', () => '--upload-pack=x'), /invalid at/],
  ['it starts from an abbreviated commit', set('ending.startSha', () => 'abcdef0'), /invalid at ending/],
  ['it claims the outcome `proposed`', outcome({ kind: 'proposed', publication }), /invalid at ending/],
  ['it claims the outcome `updated`', outcome({ kind: 'updated', publication }), /invalid at ending/],
  [
    'it claims a partial outcome with a pull request',
    outcome({ kind: 'partial', reason: 'x', publication }),
    /not in the format that/
  ],
  ['it claims the outcome `needs_approval`', outcome({ kind: 'needs_approval', pending: [] }), /invalid at ending/],
  ['it claims an unknown outcome', outcome({ kind: 'approved' }), /invalid at ending/],
  ['its result has an unknown kind', set('ending.result.kind', () => 'merged'), /invalid at/],
  ['its model name is Markdown', set('record.model', () => '[x](//evil.example)'), /not in the format that/],
  [
    'its provider name is HTML',
    set('record.receivers', () => [{ name: 'a', host: 'b', provider: '<img src=x>' }]),
    /invalid at record/
  ],
  ['its duration is negative', set('record.durationMs', () => -1), /invalid at record/],
  ['its number of turns is infinite', text((json) => json.replace('"turns":0', '"turns":1e400')), /invalid at record/],
  [
    'it has thousands of warnings',
    set('record.warnings', () => Array.from({ length: 10_000 }, () => 'x')),
    /not in the format that/
  ],
  [
    'its description is megabytes long',
    set('ending.result.summary.description', () => 'x'.repeat(2_000_000)),
    /not in the format that/
  ]
]

it('reads no artifact that we would not have written', async () => {
  const wrong: unknown[] = []
  for (const [name, tamper, why] of refused) {
    const left = await leaveArtifact(jobs)
    await tamper(left)
    const { issue: number, comment } = left.asked
    const read: unknown = await readProposal(left.folder, { number, claim: `comment-${comment}` }).catch(
      (error: unknown) => error
    )
    if (!(read instanceof UserError) || !why.test(read.message)) wrong.push([name, read])
  }
  expect(wrong).toEqual([])
})

it.each<readonly [string, Tamper, RegExp]>([
  ['it is about another comment', set('source.claim', (old) => `${String(old)}1`), /belongs to comment/],
  ['its trace is a link', file('trace.jsonl', (at) => symlink('/etc/passwd', at)), /not a regular file/],
  ['it starts from an unknown commit', set('ending.startSha', () => '1'.repeat(40)), /could not be read/]
])('publishes only a comment that says so if an artifact is refused because %s', async (_, tamper, why) => {
  const left = await leaveArtifact(jobs)
  await tamper(left)
  const before = await stateOf(jobs)

  const { outcome: ended } = await jobs.publish({ comment: left.asked.comment, folder: left.folder })

  expect(ended).toMatchObject({ kind: 'failed', reason: expect.stringMatching(why) })
  expect(ownComments(jobs.repository, left.asked.issue)).toEqual([expect.stringContaining('`failed`')])
  expect(await stateOf(jobs)).toEqual(before)
})

describe('the publish job decides itself that it must not change', () => {
  it.each<readonly [string, ProposedFiles]>([
    [
      'files that are protected everywhere',
      {
        '.github/workflows/release.yml': 'on: push\n',
        '.GitHub/Workflows/release.yml': 'on: push\n',
        '.github/agent.yml': '{"commands":["**"]}\n',
        'src/.gitattributes': '* filter=x\n',
        CODEOWNERS: '* @mallory\n'
      }
    ],
    ['agent.yml by deleting it', { '.github/agent.yml': null }],
    ['agent.yml by replacing its folder with a file', { '.github': 'x\n' }]
  ])('%s', async (_, files) => {
    const { folder, asked } = await leaveArtifact(jobs, { ...files, 'src/greeting.txt': 'Hello\n' })
    const { outcome: ended } = await jobs.publish({ comment: asked.comment, folder })

    expect(['proposed', 'partial', 'needs_approval']).toContain(ended.kind)
    const branch = 'publication' in ended ? (ended.publication?.branch ?? '') : ''
    const changed = await jobs.repository.state.git.text(['diff', '--name-only', 'main', branch])
    expect(changed.trim()).toBe('src/greeting.txt')
  })
})

it('publishes nothing that starts from a stranger’s commit, even if the branch looks like the published work', async () => {
  const owners = '* @ada who owns all of it\n'
  await jobs.repository.state.git.run(['branch', 'feature', 'main'])
  await jobs.repository.state.git.run(['branch', 'stranger', 'main'])
  await jobs.repository.push('feature', { CODEOWNERS: owners }, 'Name the owners')
  const { number } = await jobs.repository.openPullRequest({ title: 'Owners', author: 'ada', head: 'feature' })
  // The proposal is the difference from this commit to the branch. With this commit as the parent, its .gitattributes would be
  // published, because protected files are excluded from the difference.
  await jobs.repository.push('stranger', { 'a.txt': owners, '.gitattributes': '* filter=evil\n' }, 'x')
  const startSha = await headOf(jobs, 'stranger')
  const left = await leaveArtifact(
    jobs,
    { '.gitattributes': null, CODEOWNERS: owners, 'a.txt': null },
    { startSha },
    { issue: number, comment: askAt(jobs.repository, number) }
  )
  const before = await stateOf(jobs)

  const { outcome: ended } = await jobs.publish({ comment: left.asked.comment, folder: left.folder })

  expect(ended).toMatchObject({ kind: 'no_change' })
  expect(await stateOf(jobs)).toEqual(before)
})

it('allows an honest change', async () => {
  const { folder, asked, startSha } = await leaveArtifact(jobs, {
    'src/greeting.txt': 'Hello\n',
    'new/file.bin': Buffer.from([0, 255])
  })
  const { outcome: ended } = await jobs.publish({ comment: asked.comment, folder })
  expect(ended).toMatchObject({ kind: 'proposed', publication: { filesChanged: ['new/file.bin', 'src/greeting.txt'] } })
  const branch = 'publication' in ended ? (ended.publication?.branch ?? '') : ''
  expect(await show(jobs.repository, 'src/greeting.txt', branch)).toMatch(/^Hello/)
  expect(await jobs.repository.state.git.text(['rev-parse', `${branch}^`])).toContain(startSha)
  expect(pullRequests(jobs.repository).at(-1)?.title).toBe('Correct the greeting')
})

it('writes no file of the repository or of the artifact to the disk', async () => {
  const { folder, asked } = await leaveArtifact(jobs)
  const { temp } = await jobs.publish({ comment: asked.comment, folder })
  const { stdout } = await promisify(execFile)('find', [temp, '-type', 'f', '-size', '-1k'])
  expect(stdout).not.toContain('greeting')
  expect(await readFile(join(folder, CONTENTS_FILE), 'utf8')).toBe('Hello\n')
})
