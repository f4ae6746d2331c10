import { expect, it } from '@jest/globals'
import { judgeCommand } from '../../src/policy/commands.ts'
import { defaultCommands, inspectionCommands } from '../../src/policy/default-commands.ts'

const bare = { packageJson: undefined, files: [], makefile: undefined, cargoManifest: undefined }

it.each([
  ['npm', { packageJson: { scripts: { test: 'node --test' } } }, ['npm test']],
  ['pnpm, by its lockfile', { packageJson: { scripts: { test: 'x' } }, files: ['pnpm-lock.yaml'] }, ['pnpm test']],
  ['yarn, by its own field', { packageJson: { packageManager: 'yarn@4', scripts: { test: 'x' } } }, ['yarn test']],
  ['pytest', { files: ['pyproject.toml', 'tests'] }, ['python3 -m pytest']],
  ['go', { files: ['go.mod'] }, ['go test ./...']],
  ['cargo', { files: ['Cargo.toml'] }, ['cargo test --no-fail-fast']],
  [
    'a workspace of cargo',
    { files: ['Cargo.toml'], cargoManifest: '[package]\nname = "a"\n[workspace]\n' },
    ['cargo test --workspace --no-fail-fast']
  ],
  ['maven', { files: ['pom.xml'] }, ['mvn -B -ntp test']],
  ['maven, by its wrapper', { files: ['pom.xml', 'mvnw'] }, ['./mvnw -B -ntp test']],
  ['gradle', { files: ['settings.gradle.kts', 'gradlew'] }, ['./gradlew test']],
  ['dotnet', { files: ['App.sln'] }, ['dotnet test']],
  ['rspec', { files: ['Gemfile', 'spec', 'Rakefile'] }, ['bundle exec rspec']],
  ['rake', { files: ['Gemfile', 'Rakefile', 'test'] }, ['bundle exec rake test']],
  ['phpunit', { files: ['composer.json', 'phpunit.xml.dist'] }, ['vendor/bin/phpunit']],
  ['make', { makefile: 'CC := cc\n.PHONY: test\ntest: build\n\tcc\n' }, ['make test']],
  ['make beside npm', { packageJson: { scripts: { test: 'x' } }, makefile: 'test:\n\tnpm test\n' }, ['npm test']],
  [
    'a package and a module',
    { packageJson: { scripts: { test: 'x' } }, files: ['go.mod'] },
    ['npm test', 'go test ./...']
  ]
])('verifies with the tests that the repository declares: %s', (_, declared, verify) => {
  expect(defaultCommands({ ...bare, ...declared }).verify).toEqual(verify)
})

it.each([
  ['nothing', {}],
  ["npm's stub", { packageJson: { scripts: { test: 'echo "Error: no test specified" && exit 1' } } }],
  ['a package.json that is none', { packageJson: ['scripts'] }],
  ['Python without tests', { files: ['setup.py'] }]
])('verifies nothing where there is %s', (_, declared) => {
  expect(defaultCommands({ ...bare, ...declared }).verify).toEqual([])
})

it.each([
  'git status',
  'grep -rn x src',
  "sed -n '1,9p' a",
  'npm run lint',
  'npm run lint -- --fix',
  'make -v || true'
])('judges %j by what is declared', (line) => {
  const { commands } = defaultCommands({ ...bare, packageJson: { scripts: { lint: 'eslint' } } })
  expect(judgeCommand(line, [...inspectionCommands, ...commands]).kind).toBe(
    line.startsWith('make') ? 'refused' : 'allowed'
  )
})

it('takes no rule from a script or a target with an odd name', () => {
  const odd = { packageJson: { scripts: { '-x': 'a', '**': 'b', 'a b': 'c' } }, makefile: '**:\n\tx\n%.o: %.c\n' }
  expect(defaultCommands({ ...bare, ...odd }).commands.join('\n')).not.toMatch(/npm run|make/)
})

it.each([
  ['pom.xml', 'mvn -q test -Dtest=ATest', './mvnw exec:exec'],
  ['build.gradle.kts', './gradlew test --tests a.B', './gradlew test -I x.gradle'],
  ['CMakeLists.txt', 'cmake -S . -B build && cmake --build build && ctest --test-dir build', 'cmake -E touch x'],
  ['Gemfile', 'bundle exec rspec spec/a_spec.rb:12', 'bundle exec sh'],
  ['composer.json', 'vendor/bin/phpunit --filter testA', 'vendor/bin/phpunit --bootstrap x.php'],
  ['go.mod', 'set -euo pipefail; go test ./... | tee out.txt', 'go env -w GOFLAGS=-x']
])('lets the runner of a repository with %s run, and no more of it', (file, line, hostile) => {
  const rules = [...inspectionCommands, ...defaultCommands({ ...bare, files: [file] }).commands]
  expect([line, hostile].map((each) => judgeCommand(each, rules).kind)).toEqual(['allowed', 'refused'])
})
