import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { readLocalSettings } from '../../src/cli/local-workspace.ts'
import { UserError } from '../../src/errors.ts'
import { Fixture } from '../support/git-fixture.ts'

let fixture: Fixture
let probe: string
let evil: string

beforeEach(() => {
  fixture = new Fixture()
  probe = join(fixture.outside, 'ran')
  evil = join(fixture.root, 'evil.sh')
  writeFileSync(evil, `#!/bin/sh\ntouch ${probe}\nexit 1\n`)
  chmodSync(evil, 0o755)
  fixture.commit({ 'a.txt': 'one\n', '.gitattributes': '* filter=evil ident\n' })
  fixture.commit({ 'a.txt': 'two\n', '.gitattributes': '* filter=evil ident\n', 'b.txt': 'b\n' })
  fixture.clone()
})
afterEach(() => {
  fixture.discard()
})

const inTree = (path: string) => join(fixture.workTree, path)

describe('instructions and policy of a checkout', () => {
  const open = () => readLocalSettings(fixture.workTree)

  beforeEach(() => {
    writeFileSync(join(fixture.outside, 'key'), 'probe-of-the-outside\n')
  })

  it.each<[string, () => void]>([
    [
      'AGENTS.md that is a link',
      () => {
        symlinkSync(join(fixture.outside, 'key'), inTree('AGENTS.md'))
      }
    ],
    [
      'AGENTS.md that is a relative link',
      () => {
        symlinkSync('../outside/key', inTree('AGENTS.md'))
      }
    ],
    [
      'AGENTS.md that is a link to a link',
      () => {
        symlinkSync('docs/agents', inTree('AGENTS.md'))
        mkdirSync(inTree('docs'))
        symlinkSync(join(fixture.outside, 'key'), inTree('docs/agents'))
      }
    ],
    [
      'CLAUDE.md that is a link',
      () => {
        symlinkSync(join(fixture.outside, 'key'), inTree('CLAUDE.md'))
      }
    ],
    [
      'a folder .github that is a link',
      () => {
        symlinkSync(fixture.outside, inTree('.github'))
      }
    ],
    ['AGENTS.md that is a pipe', () => execFileSync('mkfifo', [inTree('AGENTS.md')])],
    [
      'AGENTS.md that is a link to /dev/zero',
      () => {
        symlinkSync('/dev/zero', inTree('AGENTS.md'))
      }
    ],
    [
      'AGENTS.md that is a link into .git',
      () => {
        symlinkSync('.git/config', inTree('AGENTS.md'))
      }
    ],
    [
      'agent.yml that is a link',
      () => {
        mkdirSync(inTree('.github'))
        symlinkSync(join(fixture.outside, 'key'), inTree('.github/agent.yml'))
      }
    ]
  ])('are not read from %s', async (_, plant) => {
    plant()
    const told = await open().then(
      ({ instructions }) => instructions,
      (error: unknown) => error
    )
    expect(String(told)).not.toContain('probe')
    expect(told).toBeInstanceOf(UserError)
  })

  it('are allowed in an AGENTS.md that links to another file of the checkout', async () => {
    writeFileSync(inTree('CLAUDE.md'), 'Be kind.\n')
    symlinkSync('CLAUDE.md', inTree('AGENTS.md'))
    await expect(open()).resolves.toMatchObject({ instructions: 'Be kind.\n' })
  })
})
