import { describe, expect, it } from '@jest/globals'
import { projectFolders } from '../../src/setup/project-folders.ts'

const find = (paths: readonly string[], verifyCommands: readonly string[] = [], rootDeclares = false) =>
  projectFolders({ paths, verifyCommands, rootDeclares, task: { changed: [], text: '' } }).folders

describe('projectFolders', () => {
  it('finds the projects below a root that declares nothing', () => {
    expect(find(['README.md', 'backend/requirements.txt', 'web/package.json', 'web/src/a.js'])).toEqual([
      'backend',
      'web'
    ])
  })

  it('finds none below a root that declares dependencies', () => {
    expect(find(['package.json', 'web/package.json'], ['npm test'], true)).toEqual([])
  })

  it.each([
    'cd backend && pytest',
    'pytest backend/tests',
    'python3 -m pytest ./backend',
    '(cd "backend"; python3 -m unittest)',
    'make -C backend test',
    'npm --prefix=backend test'
  ])('finds the project that the check %s names below such a root', (command) => {
    expect(find(['package.json', 'backend/pyproject.toml', 'other/pyproject.toml'], [command], true)).toEqual([
      'backend'
    ])
  })

  it.each(["cd 'my app' && npm test", 'npm --prefix "./my app" test'])(
    'finds the folder with a space in %s',
    (command) => {
      expect(find(['package.json', 'my app/package.json', 'my app/package-lock.json'], [command], true)).toEqual([
        'my app'
      ])
    }
  )

  it('does not mistake a part of a name for a folder', () => {
    expect(find(['back/go.mod'], ['cd backend && go test', 'echo back.txt xback'], true)).toEqual([])
  })

  it('leaves members of a workspace to its root', () => {
    const paths = ['web/package.json', 'web/packages/a/package.json', 'web/packages/b/go.mod']
    expect(find(paths)).toEqual(['web', 'web/packages/b'])
    expect(find(['package.json', 'packages/a/package.json'], ['cd packages/a && npm test'], true)).toEqual([])
  })

  it('finds a project with a lock file of its own if a check names it', () => {
    const paths = ['package.json', 'web/package.json', 'web/package-lock.json']
    expect(find(paths, ['npm --prefix web test'], true)).toEqual(['web'])
  })

  it('finds projects below a root whose manifest declares nothing', () => {
    expect(find(['package.json', 'web/package.json'], ['npm test'])).toEqual(['web'])
  })

  it.each([
    'node_modules/a/package.json',
    'web/node_modules/a/package.json',
    'vendor/a/go.mod',
    'third_party/a/Cargo.toml',
    '__fixtures__/package.json',
    'a/fixtures/b/package.json',
    'tests/data/requirements.txt',
    'testdata/go.mod',
    'examples/package.json',
    '.hidden/package.json',
    'templates/app/package.json',
    'a/b/c/d/package.json',
    'line\nbreak/package.json'
  ])('ignores %j', (path) => {
    expect(find([path], [`cd ${path.slice(0, path.lastIndexOf('/'))} && npm test`])).toEqual([])
  })

  it('finds at most five, first those that checks name', () => {
    const paths = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((folder) => `${folder}/package.json`)
    expect(find(paths, ['npm --prefix g test'])).toEqual(['g', 'a', 'b', 'c', 'd'])
  })

  it('prefers those that the pull request changes, then those that a check or the task names, and returns the others', () => {
    const paths = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((folder) => `apps/${folder}/package.json`)
    const task = { changed: ['apps/h/src/x.js', 'README.md'], text: 'It fails in `apps/f/index.js`, see apps/e.' }
    const rootDeclares = false
    expect(projectFolders({ paths, verifyCommands: ['npm --prefix apps/g test'], rootDeclares, task })).toEqual({
      folders: ['apps/h', 'apps/g', 'apps/e', 'apps/f', 'apps/a'],
      skipped: ['apps/b', 'apps/c', 'apps/d']
    })
  })

  it('does not install a folder only because the task names it', () => {
    const task = { changed: ['web/a.js'], text: 'web/a.js' }
    const paths = ['package.json', 'web/package.json']
    expect(projectFolders({ paths, verifyCommands: [], rootDeclares: true, task })).toEqual({
      folders: [],
      skipped: []
    })
  })

  it.each(['Gemfile', 'composer.json', 'pom.xml', 'build.gradle.kts', 'Pipfile', 'App.csproj', 'setup.py'])(
    'recognizes %s',
    (name) => {
      expect(find([`app/${name}`])).toEqual(['app'])
    }
  )
})
