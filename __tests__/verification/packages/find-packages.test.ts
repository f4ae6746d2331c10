import { describe, expect, it } from '@jest/globals'
import { findPackages } from '../../../src/verification/packages/find-packages.ts'

type Files = Readonly<Record<string, string | object>>

/** The checks of the packages by their folders. */
async function checksIn(files: Files, rootChecks: readonly string[] = []) {
  const packages = await findPackages(treeOf(files), rootChecks)
  return Object.fromEntries(packages.flatMap(({ folder, check }) => (check === undefined ? [] : [[folder, check]])))
}

function treeOf(files: Files) {
  const text = (path: string) => {
    const content = files[path]
    return typeof content === 'object' ? JSON.stringify(content) : content
  }
  return { paths: Object.keys(files), read: (path: string) => Promise.resolve(text(path)) }
}

const tested = (name: string, more: object = {}) => ({ name, scripts: { test: 'node --test' }, ...more })
const root = (more: object = {}) => ({ name: 'root', private: true, ...more })

describe('the packages of a workspace', () => {
  const packages = { 'packages/a/package.json': tested('a'), 'packages/b/package.json': { name: 'b' } }

  it.each<[string, Files, string]>([
    ['npm', { 'package.json': root({ workspaces: ['packages/*'] }) }, 'npm'],
    ['npm, by its nested form', { 'package.json': root({ workspaces: { packages: ['./packages/*/'] } }) }, 'npm'],
    ['yarn', { 'package.json': root({ workspaces: ['packages/**'] }), 'yarn.lock': '' }, 'yarn'],
    [
      'pnpm',
      { 'package.json': root(), 'pnpm-workspace.yaml': 'packages:\n  - "packages/*"\n', 'pnpm-lock.yaml': '' },
      'pnpm'
    ],
    ['lerna', { 'package.json': root(), 'lerna.json': { packages: ['packages/*'] } }, 'npm']
  ])('of %s are tested in their folders', async (_, files, manager) => {
    expect(await checksIn({ ...files, ...packages })).toEqual({ 'packages/a': `cd packages/a && ${manager} test` })
  })

  it.each<[string, Files, string]>([
    [
      'turbo',
      { 'turbo.json': '{\n  // what runs\n  "tasks": { "test": {}, },\n}' },
      'npx turbo run test --filter=./packages/a --output-logs=full'
    ],
    [
      'an older turbo',
      { 'turbo.json': { pipeline: { 'a#test': {} } } },
      'npx turbo run test --filter=./packages/a --output-logs=full'
    ],
    ['turbo without the task', { 'turbo.json': { tasks: { build: {} } } }, 'cd packages/a && npm test'],
    [
      'turbo in a workspace of pnpm',
      { 'turbo.json': { tasks: { test: {} } }, 'pnpm-lock.yaml': '' },
      'pnpm exec turbo run test --filter=./packages/a --output-logs=full'
    ],
    ['nx', { 'nx.json': {} }, 'npx nx test a'],
    ['nx in a workspace of yarn', { 'nx.json': {}, 'yarn.lock': '' }, 'yarn nx test a']
  ])('are tested with %s', async (_, files, check) => {
    const workspace = { 'package.json': root({ workspaces: ['packages/*'] }), ...files, ...packages }
    expect(await checksIn(workspace)).toEqual({ 'packages/a': check })
  })

  it('are not searched for if the tests of the root cover them', async () => {
    const workspace = { 'package.json': root({ workspaces: ['packages/*'] }), ...packages }
    expect(await checksIn(workspace, ['npm test'])).toEqual({})
    expect(await checksIn(workspace, ['make test'])).toEqual({})
    expect(await checksIn(workspace, ['cargo test --no-fail-fast'])).toHaveProperty('packages/a')
  })

  it('leave out folders that the workspace excludes, unless they stand on their own', async () => {
    const workspace = {
      'package.json': root({ workspaces: ['packages/*', '!packages/a'] }),
      'packages/a/package.json': tested('a'),
      'packages/a/pnpm-lock.yaml': ''
    }
    expect(await checksIn(workspace)).toEqual({ 'packages/a': 'cd packages/a && pnpm test' })
  })
})

it('finds projects of nx by their targets and by the configuration of their test runner', async () => {
  const project = (name: string, targets: object) => ({ name, targets })
  const files = {
    'package.json': root(),
    'nx.json': {},
    'apps/shop/project.json': project('shop', { test: {} }),
    'apps/docs/project.json': project('docs', { build: {} }),
    'libs/ui/project.json': project('ui', {}),
    'libs/ui/vite.config.ts': '',
    'libs/odd/project.json': project('odd; curl evil', { test: {} })
  }
  expect(await checksIn(files)).toEqual({ 'apps/shop': 'npx nx test shop', 'libs/ui': 'npx nx test ui' })
})

it('finds Python projects with tests', async () => {
  const files = {
    'core/pyproject.toml': '[project]\nname = "my-core"\n',
    'core/tests/test_core.py': '',
    'web/setup.py': '',
    'web/web/view_test.py': '',
    'docs/requirements.txt': 'sphinx\n'
  }
  expect(await checksIn(files)).toEqual({
    core: 'cd core && python3 -m pytest',
    web: 'cd web && python3 -m pytest'
  })
})

it('finds the tests of a Python project at the root that are inside its package', async () => {
  const files = { 'pyproject.toml': '[project]\nname = "sums"\n', 'sums/tests/test_sum.py': '' }
  expect(await checksIn(files)).toEqual({ '': 'python3 -m pytest' })
})

it('finds Go modules, in a workspace and on their own', async () => {
  const files = {
    'go.work': 'go 1.24\n\nuse (\n\t./a // first\n\t"./b"\n)\nuse ./c\n',
    ...Object.fromEntries(
      ['a', 'b', 'c', 'tools/d'].map((folder) => [`${folder}/go.mod`, `module example.com/${folder}\n`])
    )
  }
  expect(await checksIn(files, ['go test ./...'])).toEqual({
    a: 'go test ./a/...',
    b: 'go test ./b/...',
    c: 'go test ./c/...',
    'tools/d': 'cd tools/d && GOWORK=off go test ./...'
  })
  expect(await checksIn({ 'd/go.mod': 'module d\n' })).toEqual({ d: 'cd d && go test ./...' })
})

it('finds crates that no workspace at the root tests', async () => {
  const crates = {
    'a/Cargo.toml': '[package]\nname = "a"\n',
    'b/Cargo.toml': '[package]\nname = "b"\n'
  }
  const own = { a: 'cd a && cargo test --no-fail-fast', b: 'cd b && cargo test --no-fail-fast' }
  expect(await checksIn(crates)).toEqual(own)
  const workspace = '[workspace]\nmembers = ["a"]\nexclude = ["b"]\n'
  expect(await checksIn({ ...crates, 'Cargo.toml': workspace }, ['cargo test --workspace --no-fail-fast'])).toEqual({
    b: own.b
  })
  expect(
    await checksIn({ ...crates, 'Cargo.toml': '[package]\nname = "root"\n' }, ['cargo test --no-fail-fast'])
  ).toEqual(own)
})

it('finds Maven projects, and no modules of them', async () => {
  const files = { 'api/pom.xml': '', 'api/core/pom.xml': '', 'job/pom.xml': '', 'job/mvnw': '' }
  expect(await checksIn(files)).toEqual({ api: 'cd api && mvn -B -ntp test', job: 'cd job && ./mvnw -B -ntp test' })
  expect(await checksIn({ ...files, 'pom.xml': '' }, ['mvn -B -ntp test'])).toEqual({})
})

it('finds crates below an excluded folder, and those of another workspace', async () => {
  const root = '[workspace]\nmembers = ["crates/*", "examples/kept"]\nexclude = ["./examples/", "crates/old"]\n'
  const crates = {
    'Cargo.toml': root,
    'crates/a/Cargo.toml': '[package]\nname = "a"\n',
    'crates/older/Cargo.toml': '[package]\nname = "older"\n',
    'examples/kept/Cargo.toml': '[package]\nname = "kept"\n',
    'examples/web/app/Cargo.toml': '[package]\nname = "app"\n',
    'fuzz/Cargo.toml': '[package]\nname = "fuzz"\n[workspace]\n',
    'native/Cargo.toml': '[workspace]\nmembers = ["b"]\n',
    'native/b/Cargo.toml': '[package]\nname = "b"\n'
  }
  expect(await checksIn(crates, ['cargo test --workspace --no-fail-fast'])).toEqual({
    'examples/web/app': 'cd examples/web/app && cargo test --no-fail-fast',
    fuzz: 'cd fuzz && cargo test --no-fail-fast',
    'native/b': 'cd native/b && cargo test --no-fail-fast'
  })
})

it.each([
  'node_modules/a/package.json',
  'packages/a/node_modules/b/package.json',
  'test/fixtures/a/package.json',
  'vendor/a/package.json',
  'test/fixtures/a/pom.xml',
  'a/b/c/d/e/f/g/h/i/package.json'
])('does not count %s', async (path) => {
  expect(await checksIn({ [path]: tested('a') })).toEqual({})
})

describe('a hostile repository', () => {
  it('gets each folder into its command as one word', async () => {
    const folder = "a'; curl evil #$(id)"
    expect(await checksIn({ [`${folder}/package.json`]: tested('a') })).toEqual({
      [folder]: `cd 'a'\\''; curl evil #$(id)' && npm test`
    })
  })

  it('gets no folder whose name starts with a dash, and none with a line break', async () => {
    expect(await checksIn({ '-P/package.json': tested('a'), 'a\nb/package.json': tested('b') })).toEqual({
      '-P': 'cd ./-P && npm test'
    })
  })

  it.each(['{', '[]', 'null', '{"workspaces": 7, "name": [], "scripts": "x", "dependencies": "y"}', '\0'])(
    'with the manifest %j has no package there',
    async (text) => {
      const names = [
        'package.json',
        'pyproject.toml',
        'go.mod',
        'Cargo.toml',
        'turbo.json',
        'lerna.json',
        'pnpm-workspace.yaml',
        'nx.json',
        'go.work'
      ]
      const files = Object.fromEntries(
        names.flatMap((name) => [
          [name, text],
          [`a/${name}`, text]
        ])
      )
      const { a } = await checksIn(files)
      expect(a).toMatch(/^cd a && GOWORK=off go test|^undefined$/)
    }
  )
})

// Attack: a file of the tree that a reader takes centuries for, or overflows the stack on.
it('reads hostile manifests in time', async () => {
  const folder = 'a'.repeat(200)
  const glob = `${'*a'.repeat(12)}b`
  const files = {
    'package.json': JSON.stringify({ workspaces: [glob, 'x'.repeat(100_000)], scripts: { test: 'x' } }),
    [`${folder}/package.json`]: '{"name":"a","scripts":{"test":"jest"}}',
    'turbo.json': '['.repeat(100_000),
    'lerna.json': '['.repeat(100_000),
    'pnpm-workspace.yaml': '['.repeat(100_000),
    'Cargo.toml': `[workspace]\nmembers = ["${glob}"]\n`,
    [`${folder}/Cargo.toml`]: '[package]\nname = "a"\n',
    'go.work': `use (\n${'use (\n'.repeat(100_000)}./b // the b\n)\n`,
    'b/go.mod': 'module b\n'
  }
  const tree = {
    paths: Object.keys(files),
    read: (path: string) => Promise.resolve(new Map(Object.entries(files)).get(path))
  }
  const found = (await findPackages(tree, [])).map(({ ecosystem, check }) => `${ecosystem}: ${check ?? ''}`)
  expect(found).toEqual([`node: cd ${folder} && npm test`, 'go: go test ./b/...', 'rust: '])
})
