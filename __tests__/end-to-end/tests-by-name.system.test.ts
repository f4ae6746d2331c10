import { expect, it } from '@jest/globals'
import { agentFile, edit, finish, pullRequests, read, run, turn } from '../support/end-to-end.ts'
import { askedIn, useEventRuns } from '../support/event-runs.ts'

const openRuns = useEventRuns()

const files = {
  'src/greeting.txt': 'Helo\n',
  't/greets.sh': 'grep -q Hello src/greeting.txt\n',
  't/asks.sh': 'test "$PYTEST_ADDOPTS $GOFLAGS" = "-v -rap -o verbosity_test_cases=1 -v"\n',
  'check.sh':
    'bad=0; for file in t/*.sh; do if sh $file; then echo "ok - $file"; else echo "not ok - $file"; bad=1; fi; done | nl -s " " -w 1 | sed -E "s/^([0-9]+) (not )?ok/\\2ok \\1/" | tee out; ! grep -q "^not" out\n',
  '.gitignore': 'out\n',
  '.github/agent.yml': agentFile({ verify: ['sh check.sh'] })
}

it('closes for a test that failed and passes, and for none that was removed', async () => {
  const cases = [
    { work: [turn(read, edit)], shown: ['Fixed: `t/greets.sh`', '2 pass (1 of them fixed)', 'Closes #'] },
    {
      work: [turn(run('rm t/greets.sh'))],
      shown: [
        '**Tests that ran before do not run now:** `t/greets.sh` (removed)',
        'that this change touches: `t/greets.sh`',
        'Refs #'
      ]
    }
  ]
  const ends = await Promise.all(
    cases.map(async ({ work, shown }) => {
      const runs = await openRuns([...work, turn(finish())], files)
      await askedIn(runs)
      const body = pullRequests(runs.repository)[0]?.body ?? ''
      const { tests = '' } = runs.outputs.at(-1) ?? {}
      return { missing: shown.filter((words) => !body.includes(words)), body, tests: JSON.parse(tests) as object }
    })
  )
  expect(ends).toMatchObject([
    { missing: [], tests: { fixed: ['t/greets.sh'], removed: [], 'changed-files': [] } },
    {
      missing: [],
      body: expect.not.stringMatching(/Closes|Fixed:/),
      tests: { fixed: [], removed: ['t/greets.sh'], 'changed-files': ['t/greets.sh'] }
    }
  ])
})
