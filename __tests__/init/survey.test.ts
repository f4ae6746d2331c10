import { expect, it } from '@jest/globals'
import { surveyRepository, type RepositorySurvey } from '../../src/init/survey.ts'

const packageJson = (more: object = {}) =>
  JSON.stringify({ scripts: { test: 'node --test', lint: 'eslint .' }, devDependencies: { eslint: '1' }, ...more })
const workspaces = packageJson({ workspaces: ['packages/*'] })
const members = {
  'packages/a/package.json': '{"name":"a","scripts":{"test":"x"}}',
  'packages/b/package.json': '{"name":"b"}'
}
const goModule = 'module x\n\ngo 1.24\n\nrequire example.com/a v1.0.0\n'

function survey(files: Readonly<Record<string, string>>): Promise<RepositorySurvey> {
  const paths = Object.keys(files)
  const read = (path: string) => Promise.resolve(files[path])
  const filesIn = (folder: string) => {
    const start = folder === '' ? '' : `${folder}/`
    const below = paths.filter((path) => path.startsWith(start)).map((path) => path.slice(start.length))
    const names = new Set(below.map((path) => path.split('/')[0] ?? ''))
    return Promise.resolve({ names, read: (name: string) => read(`${start}${name}`) })
  }
  return surveyRepository({ paths, read, filesIn })
}

it('recognizes languages, tools, packages and checks by the files of the repository', async () => {
  const cases: readonly (readonly [name: string, files: Record<string, string>, expected: object])[] = [
    [
      'npm',
      { 'package.json': packageJson() },
      { languages: ['JavaScript'], tools: ['npm'], tests: ['npm test'], linters: ['npm run lint'] }
    ],
    [
      'npm workspaces',
      { 'package.json': workspaces, ...members },
      { tools: ['npm'], packages: 2, tests: ['npm test'] }
    ],
    [
      'pnpm workspaces',
      {
        'package.json': packageJson(),
        'pnpm-lock.yaml': "lockfileVersion: '9.0'",
        'pnpm-workspace.yaml': 'packages: [packages/*]',
        ...members
      },
      { tools: ['pnpm'], packages: 2, tests: ['pnpm test'] }
    ],
    [
      'yarn workspaces',
      { 'package.json': workspaces, 'yarn.lock': '', ...members },
      { tools: ['yarn'], packages: 2, tests: ['yarn test'] }
    ],
    ['bun', { 'package.json': packageJson(), 'bun.lock': '' }, { languages: ['JavaScript'], tools: ['bun'] }],
    [
      'uv',
      {
        'pyproject.toml': '[project]\nname = "x"\ndependencies = ["a"]\n',
        'uv.lock': 'version = 1',
        'tests/test_a.py': ''
      },
      { languages: ['Python'], tools: ['uv'], tests: ['python3 -m pytest'] }
    ],
    [
      'poetry',
      {
        'pyproject.toml': '[tool.poetry]\nname = "x"\n[tool.poetry.dependencies]\na = "1"\n',
        'poetry.lock': '',
        'tests/test_a.py': ''
      },
      { languages: ['Python'], tools: ['poetry'] }
    ],
    [
      'pip',
      { 'requirements.txt': 'a', 'test_a.py': '' },
      { languages: ['Python'], tools: ['pip'], tests: ['python3 -m pytest'] }
    ],
    ['go', { 'go.mod': goModule, 'go.sum': '' }, { languages: ['Go'], tests: ['go test ./...'] }],
    [
      'rust',
      { 'Cargo.toml': '[package]\nname = "x"\n[dependencies]\na = "1"\n', 'Cargo.lock': '' },
      { languages: ['Rust'], tests: ['cargo test --no-fail-fast'] }
    ],
    ['maven', { 'pom.xml': '<project/>' }, { languages: ['Java'], tools: ['maven'], tests: ['mvn -B -ntp test'] }],
    [
      'gradle',
      { 'build.gradle': '', gradlew: '' },
      { languages: ['Java'], tools: ['gradle'], tests: ['./gradlew test'] }
    ],
    [
      'ruby',
      { Gemfile: "gem 'rspec'", 'Gemfile.lock': '', 'spec/a_spec.rb': '' },
      { languages: ['Ruby'], tests: ['bundle exec rspec'] }
    ],
    ['nothing', {}, { languages: [], tools: [], tests: [], linters: [] }],
    [
      'a project in a folder',
      { 'server/go.mod': goModule, 'web/package.json': packageJson() },
      { languages: ['Go', 'JavaScript'], tests: [] }
    ]
  ]
  const found = await Promise.all(cases.map(async ([name, files]) => ({ name, found: await survey(files) })))
  expect(found).toMatchObject(cases.map(([name, , expected]) => ({ name, found: expected })))
})
