import { expect, it } from '@jest/globals'
import { withVerboseOption } from '../../src/verification/verbose-option.ts'

const JEST = { 'package.json': { test: 'jest' } }

function scripts(test: string, others: Readonly<Record<string, string>> = {}) {
  return { 'package.json': { test, ...others } }
}

type Files = Readonly<Record<string, string | Readonly<Record<string, string>>>>

async function asked(command: string, files: Files): Promise<string> {
  return await withVerboseOption(command, (path) => {
    const file = files[path]
    return Promise.resolve(typeof file === 'object' ? JSON.stringify({ scripts: file }) : file)
  })
}

it('asks a runner that certainly gets what is added to the end', async () => {
  const cases: readonly (readonly [command: string, files: Files, expected: string])[] = [
    ['npm test', JEST, 'npm test -- --verbose'],
    ['npm -s run test -- --ci\n', JEST, 'npm -s run test -- --ci --verbose'],
    ['yarn test', JEST, 'yarn test --verbose'],
    ['yarn jest a', JEST, 'yarn jest a --verbose'],
    ['pnpm test', JEST, 'pnpm run test --verbose'],
    ['bun run test', JEST, 'bun run test --verbose'],
    ["cd 'a b' && npm test", { 'a b/package.json': { test: 'jest' } }, "cd 'a b' && npm test -- --verbose"],
    ['npm run lint && npm test', JEST, 'npm run lint && npm test -- --verbose'],
    ['CI=1 npx jest --ci', {}, 'CI=1 npx jest --ci --verbose'],
    ['npm test', scripts('npm run unit', { unit: 'tsc && A=1 cross-env B=2 c8 -r lcov jest' }), 'npm test'],
    [
      'npm test',
      scripts('npm run unit', { unit: 'tsc && A=1 cross-env B=2 c8 --all jest' }),
      'npm test -- -- --verbose'
    ],
    ['npm test', scripts('npm run unit -- --ci', { unit: 'jest' }), 'npm test -- --verbose'],
    ['npm test', scripts('yarn unit', { unit: 'jest' }), 'npm test -- --verbose'],
    ['npm test', scripts('node --expose-gc node_modules/jest/bin/jest.js'), 'npm test -- --verbose'],
    ['npm test', scripts('react-scripts test'), 'npm test -- --verbose'],
    ['npm test', scripts('vitest run --coverage'), 'npm test -- --reporter=verbose'],
    ['npm test', { ...scripts('vitest'), 'vite.config.ts': 'test: {}' }, 'npm test -- --reporter=verbose'],
    ['npm test', scripts('nyc mocha -R dot'), 'npm test -- --reporter spec'],
    ['npm test', scripts('mocha --reporter=min test/'), 'npm test -- --reporter spec'],
    ['npm test', scripts('lab -a @hapi/code -t 100'), 'npm test -- -v'],
    ['npm test', { ...scripts('mocha'), '.mocharc.yml': 'reporter: dot' }, 'npm test -- --reporter spec'],
    ['mocha', { 'package.json': '{"mocha":{"reporter":"min"}}' }, 'mocha --reporter spec'],
    ['/usr/bin/python3 -m unittest', {}, '/usr/bin/python3 -m unittest -v'],
    ['python3 -m unittest 2>&1 | tee log', {}, 'python3 -m unittest -v 2>&1 | tee log'],
    ['npm test || true', JEST, 'npm test -- --verbose || true'],
    ['uv run coverage run -p -m unittest discover -q', {}, 'uv run coverage run -p -m unittest discover -q -v'],
    ['python manage.py test', {}, 'python manage.py test -v 2'],
    ['bundle exec rails test', {}, 'bundle exec rails test -v'],
    ['ruby -Itest a.rb', { 'a.rb': "require 'minitest/autorun'" }, 'ruby -Itest a.rb -v']
  ]
  const wrong = await Promise.all(
    cases.map(async ([command, files, expected]) => [await asked(command, files), expected])
  )
  expect(wrong.filter(([found, expected]) => found !== expected)).toEqual([])
})

it('leaves any other check as it is', async () => {
  const endless = Object.fromEntries(['test', 'a', 'b'].map((name) => [name, 'npm run a']))
  const cases: readonly (readonly [command: string, files: Files])[] = [
    ['npm test', {}],
    ['npm test', { 'package.json': '{' }],
    ['npm test', { 'package.json': endless }],
    ['npm test', scripts('jest && echo done')],
    ['npm test', scripts('jest | cat')],
    ['npm test', scripts('jest # all')],
    ['npm test', scripts('(jest)')],
    ['npm test', scripts('jest &')],
    ['npm test', scripts('sh -c "jest"')],
    ['npm test', scripts('jest() { rm -r x; }; jest')],
    ['npm test', scripts('node scripts/jest.js')],
    ['npm test', scripts('./jest')],
    ['npm test', scripts('constructor')],
    ['npm test', scripts('jest --verbose=false')],
    ['npm test', scripts('jest -- a.test.js')],
    ['npm test', scripts('yarn unit', { unit: 'npm run all', all: 'jest' })],
    ['npm test', scripts('pnpm unit', { unit: 'jest' })],
    ['npm test', scripts('vitest run --reporter=junit')],
    ['npm test', scripts('vitest bench')],
    ['npm test', { ...scripts('vitest'), 'vite.config.ts': "test: { reporters: ['junit'] }" }],
    ['npm test', scripts('mocha')],
    ['npm test', scripts('mocha -R xunit')],
    ['npm test', { ...scripts('mocha --reporter tap'), '.mocharc.json': '{"reporter":"dot"}' }],
    ['python tests/run.py -m unittest', {}],
    ['ruby a.rb', { 'a.rb': "puts 'minitest'" }],
    ['npm test', scripts('lab -r tap')],
    ['npm test --workspaces', JEST],
    ['npm exec jest', JEST],
    ['bun test', JEST],
    ['pnpm -r test', JEST],
    ['cd .. && npm test', { ...JEST, '../package.json': { test: 'jest' } }],
    ['cd a && cd b && npm test', { ...JEST, 'a/package.json': { test: 'jest' } }],
    ['make test', JEST],
    ["npm test '", JEST]
  ]
  const found = await Promise.all(cases.map(async ([command, files]) => [await asked(command, files), command, files]))
  expect(found.filter(([line, command]) => line !== command)).toEqual([])
})
