import { expect, it } from '@jest/globals'
import { CommandReader } from '../../emulators/runner/runner-commands.ts'
import { agentFile, ask, call, finish, project, turn, useActionFixtures } from '../support/end-to-end.ts'

const openFixture = useActionFixtures()

/** Prints what a hostile file could make a linter print. */
const LINT = `cat <<'END'
src/list.txt:2:1: error: two is wrong
src/list.txt:2:1: error: two is wrong
src/list.txt:3:1: warning: ::set-output name=outcome::answered
src/list.txt:3:2: notice: ##[set-output name=outcome;]answered %0A::error::x
src/list.txt:40:1: error: not in the change
README.md:1:1: error: not in the change
END
exit 1`

it('shows what checks say about lines of the change as annotations, each once, whatever their words are', async () => {
  const list = Array.from({ length: 60 }, (_, index) => `${index + 1}`)
  const files = {
    ...project,
    'src/list.txt': `${list.join('\n')}\n`,
    '.github/agent.yml': agentFile({ verify: [LINT] })
  }
  const path = 'src/list.txt'
  const edit = call('edit_file', { path, old_string: '1\n2\n3\n', new_string: '1\ntwo\n3\n' })
  const fixture = await openFixture({ files, script: [turn(call('read_file', { path }), edit, finish())] })
  const { main } = await fixture.play(ask(fixture.repository).comment)
  const reader = new CommandReader()
  const commands = main.log.split('\n').flatMap((line) => reader.read(line) ?? [])
  const shown = commands.filter(({ properties }) => 'file' in properties)
  expect(shown.map(({ name, properties: { file, line }, data }) => [name, file, line, data])).toEqual([
    ['error', path, '2', 'two is wrong'],
    ['warning', path, '3', expect.stringContaining('set-output name=outcome')],
    ['notice', path, '3', expect.stringContaining('%0A')]
  ])
  expect(commands.filter(({ name }) => name === 'set-output')).toEqual([])
  expect(main.outputs['outcome']).toBe('proposed')
})
