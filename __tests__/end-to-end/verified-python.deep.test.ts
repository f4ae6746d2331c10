/** What a Python project declares for its tests is there when they run, wherever it is declared: on the built action, with wheels of the repository. */
import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { environmentIn } from '../real/run-case.ts'
import {
  agentFile,
  ask,
  finish,
  pullRequests,
  turn,
  useActionFixtures,
  workspaceOf,
  write
} from '../support/end-to-end.ts'
import { hasProgram } from '../support/has-program.ts'
import { wheel } from '../support/wheel.ts'

const openFixture = useActionFixtures()

/** Builds the project without a package of the index. */
const BACKEND = `import os, zipfile
METADATA = 'Metadata-Version: 2.1\\nName: thing\\nVersion: 1.0\\n' + ''.join(
    f'Provides-Extra: {extra}\\nRequires-Dist: of_{extra}; extra == "{extra}"\\n' for extra in ['test', 'tests', 'dev'])
def build_editable(folder, config_settings=None, metadata_directory=None):
    name = 'thing-1.0-py3-none-any.whl'
    with zipfile.ZipFile(os.path.join(folder, name), 'w') as archive:
        archive.writestr('thing.pth', os.path.join(os.getcwd(), 'src') + '\\n')
        archive.writestr('thing-1.0.dist-info/METADATA', METADATA)
        archive.writestr('thing-1.0.dist-info/WHEEL', 'Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n')
        archive.writestr('thing-1.0.dist-info/RECORD', '')
    return name
`
const PYPROJECT = `[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]
[project]
name = "thing"
version = "1.0"
[project.optional-dependencies]
test = ["of_test"]
tests = ["of_tests"]
dev = ["of_dev"]
docs = ["not_there"]
[dependency-groups]
test = ["of_group", "thing[test]", {include-group = "more"}]
more = ["of_included"]
docs = ["not_there"]
`
const projectWith = (
  modules: readonly string[],
  lists: Readonly<Record<string, string>>
): Readonly<Record<string, string | Buffer>> => ({
  ...Object.fromEntries(modules.map((name) => [`wheels/${name}-1.0-py3-none-any.whl`, wheel(name, '1.0')])),
  ...lists,
  '.gitignore': '.venv/\n__pycache__/\n',
  '.github/agent.yml': agentFile({ verify: ['python3 -m unittest'] }),
  'test_all.py': `import unittest, ${modules.join(', ')}\nclass T(unittest.TestCase):\n    def test_all(self): pass\n`
})
const OFFLINE = '--no-index\n--find-links ./wheels\n'

const everywhere = projectWith(['of_folder', 'of_tox', 'of_test', 'of_tests', 'of_dev', 'of_group', 'of_included'], {
  'requirements/tests.txt': `${OFFLINE}of_folder\n`,
  'requirements/docs.txt': 'not_there\n',
  'tox.ini': '[testenv]\ndeps =\n    -r etc/needed.txt\n[testenv:docs]\ndeps = not_there\n',
  'etc/needed.txt': 'of_tox\n',
  'pyproject.toml': PYPROJECT,
  'backend.py': BACKEND,
  'src/thing/__init__.py': ''
})
const inFolder = projectWith(['of_base'], { 'requirements/base.txt': `${OFFLINE}of_base\n` })

const describeWithPython = hasProgram('python3') ? describe : describe.skip

describeWithPython('the dependencies of pip', () => {
  it.each([
    ['lists, tox.ini, extras and groups', everywhere, true],
    ['a folder of requirements', inFolder, true],
    ['lists, tox.ini, extras and groups, installed by an earlier step', everywhere, false]
  ])('are there: %s', async (_, files, isMissing) => {
    const fixture = await openFixture({ files, script: [turn(write('note.txt', 'A note.\n')), turn(finish())] })
    const environment = environmentIn(fixture.folder)
    const workspace = workspaceOf(fixture)
    if (!isMissing) await installIn(workspace, files)
    const PATH = `${join(workspace, '.venv/bin')}:${environment['PATH']}`
    const { main } = await fixture.play(ask(fixture.repository).comment, { environment: { ...environment, PATH } })
    expect(main.outputs).toMatchObject({ outcome: 'proposed', 'verify-status': 'passed' })
    expect(main.log).toMatch(isMissing ? /✓ pip install / : /✓ The dependencies of pip are installed already\./)
    expect(`${main.log}\n${pullRequests(fixture.repository)[0]?.body}`).not.toMatch(/not installed/)
  })
})

/** As a workflow does before the action. */
async function installIn(workspace: string, files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(workspace, path)), { recursive: true })
    await writeFile(join(workspace, path), content)
  }
  const install =
    "python3 -m venv .venv && .venv/bin/pip install --quiet -r requirements/tests.txt -r etc/needed.txt -e '.[test,tests,dev]' of_group of_included"
  execFileSync('sh', ['-c', install], { cwd: workspace })
}
