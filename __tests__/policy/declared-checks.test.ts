import { expect, it } from '@jest/globals'
import { declaredChecks } from '../../src/policy/declared-checks.ts'

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
  expect(declaredChecks({ ...bare, ...declared }).tests).toEqual(verify)
})

it.each([
  ['nothing', {}],
  ["npm's stub", { packageJson: { scripts: { test: 'echo "Error: no test specified" && exit 1' } } }],
  ['a package.json that is none', { packageJson: ['scripts'] }],
  ['Python without tests', { files: ['setup.py'] }]
])('verifies nothing where there is %s', (_, declared) => {
  expect(declaredChecks({ ...bare, ...declared }).tests).toEqual([])
})

it.each([
  ['a script', { packageJson: { scripts: { lint: 'eslint' } }, files: ['yarn.lock'] }, ['yarn run lint']],
  ['a target', { makefile: 'lint: all\n' }, ['make lint']],
  ['a variable of that name', { makefile: 'lint := x\n' }, []]
])('finds linters: %s', (_, declared, linters) => {
  expect(declaredChecks({ ...bare, ...declared }).linters).toEqual(linters)
})
