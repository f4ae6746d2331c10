import { POM, mavenProject } from './java-projects.ts'
import type { Case } from './real-package.ts'
import { turnsFor } from './scene.ts'

const PYPROJECT = `[build-system]
requires = ["setuptools>=61"]
build-backend = "setuptools.build_meta"

[project]
name = "labels"
version = "1.0"
dependencies = ["six==1.15.0"]

[tool.setuptools]
packages = ["labels"]
package-dir = { "" = "src" }
`

const python = {
  'pyproject.toml': PYPROJECT,
  'src/labels/__init__.py': 'import six\n\n\ndef version():\n    return six.__version__\n',
  'tests/test_labels.py': `import labels


def test_has_the_old_version():
    assert labels.version() == "1.15.0"


def test_has_a_version():
    assert labels.version()
`
}

/** What a change does to the dependencies, by tools that cannot be stale and by one that can. */
export const changedDependencies: readonly Case[] = [
  {
    name: 'pip with a dependency that breaks a test',
    shows: 'the changed version is checked',
    scene: () =>
      Promise.resolve({
        files: python,
        script: turnsFor([['pyproject.toml', PYPROJECT, PYPROJECT.replace('six==1.15.0', 'six==1.16.0')]])
      }),
    outcome: 'verify_failed',
    verifyStatus: 'failed',
    says: ['fails now: `tests/test_labels.py::test_has_the_old_version`']
  },
  {
    name: 'pip with a version of its own',
    shows: 'no dependency has changed',
    scene: () =>
      Promise.resolve({
        files: python,
        script: turnsFor([['pyproject.toml', PYPROJECT, PYPROJECT.replace('"1.0"', '"1.1"')]])
      }),
    outcome: 'proposed',
    verifyStatus: 'passed',
    says: ['2 pass']
  },
  {
    name: 'maven with a version of its own',
    shows: 'Maven resolves offline',
    scene: mavenProject([['pom.xml', POM, POM.replace('<version>1</version>', '<version>2</version>')]]),
    outcome: 'proposed',
    verifyStatus: 'passed',
    says: ['4 pass'],
    fixes: ['timer.DurationsTest.reads(String, int)[2]', 'timer.DurationsTest$WithThreeParts.addsThemUp']
  },
  {
    name: 'maven with a version that is not there',
    shows: 'nothing is verified',
    scene: mavenProject([['pom.xml', POM, POM.replace('5.10.2', '5.10.3')]]),
    outcome: 'proposed',
    verifyStatus: 'not-run',
    says: ['**Not verified:** what this change needs could not be installed']
  }
]
