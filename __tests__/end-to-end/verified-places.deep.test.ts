/** Where the proof is made if the disk is small, on the built action. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from '@jest/globals'
import {
  agentFile,
  ask,
  call,
  finish,
  pullRequests,
  run,
  turn,
  useActionFixtures,
  write
} from '../support/end-to-end.ts'
import { testsFolder } from '../support/tests-folder.ts'

const openFixture = useActionFixtures()

const mounted: string[] = []
// After the fixture, which deletes its files there.
afterEach(() => {
  for (const folder of mounted.splice(0)) {
    execFileSync('umount', [folder])
    rmdirSync(folder)
  }
})

function mountDisk(options: string): string {
  const folder = mkdtempSync(join(testsFolder, 'small-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
  mounted.push(folder)
  return folder
}

/** What must stay free. */
const RESERVE_MB = 1_024
const SHARED = /^⚠️ \*\*The proof was made where the work was done:\*\* the disk has not enough room for a copy\./
const fix = call('edit_file', { path: 'sum.txt', old_string: '4', new_string: '3' })
const files = {
  '.gitignore': 'node_modules/\n',
  'sum.txt': '4\n',
  'test.sh': `[ ! -f node_modules/answer ] || . node_modules/answer
echo 1..1; test "$(cat sum.txt)" = 3 && echo "ok 1 - sum" || { echo "not ok 1 - sum"; exit 1; }
`
}
const PLANTED = "mkdir node_modules && echo 'echo 1..1; echo ok 1 - sum; exit 0' > node_modules/answer"

const describeAsRoot = process.getuid?.() === 0 ? describe : describe.skip

describeAsRoot('a small disk', () => {
  it.each([
    {
      room: 'no copy of the work tree',
      disk: 'size=1000m',
      setup: 'true',
      work: [fix],
      status: 'partial',
      says: SHARED
    },
    {
      room: 'no copy, whatever makes the checks pass',
      disk: 'size=1000m',
      setup: 'true',
      work: [run(PLANTED), write('note.txt', 'A note.\n')],
      status: 'partial',
      says: SHARED
    },
    {
      room: 'one copy, and not for those in which the checks run',
      disk: `size=${RESERVE_MB + 150}m`,
      setup: 'mkdir node_modules && head -c 60M /dev/zero > node_modules/large',
      work: [fix],
      status: 'partial',
      says: SHARED
    },
    {
      room: 'less than it seems',
      disk: 'size=3g,nr_inodes=8000',
      setup: 'mkdir node_modules && cd node_modules && touch $(seq 3000)',
      work: [fix],
      status: 'not-run',
      says: /\*\*Not verified:\*\*[^]*Not started: The checks have no place to run: the work tree could not be copied\./
    }
  ])('has the work published, and closes nothing, with room for $room', async (place) => {
    const { disk, setup, work, status, says } = place
    const fixture = await openFixture({
      files: { ...files, '.github/agent.yml': agentFile({ commands: 'any', setup: [setup], verify: ['sh test.sh'] }) },
      script: [turn(...work), turn(finish('All tests pass.'))],
      parent: mountDisk(disk)
    })
    const { main } = await fixture.play(ask(fixture.repository).comment)
    expect(main.outputs).toMatchObject({ outcome: 'proposed', 'verify-status': status })
    const body = pullRequests(fixture.repository)[0]?.body ?? ''
    expect(body).toMatch(says)
    expect(/^(Closes|Refs) #/m.exec(body)?.[1]).toBe('Refs')
  })
})
