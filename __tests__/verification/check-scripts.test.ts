import { expect, it } from '@jest/globals'
import { checkScripts } from '../../src/verification/check-scripts.ts'

const files: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    scripts: {
      pretest: 'eslint src',
      test: 'cross-env A=b node -r x ./checks.js src/a.js',
      all: 'npm run unit && cd web && npm test'
    }
  }),
  'checks.js': '',
  'check.py': '',
  'run.sh': '#!/bin/sh\nset -e\nfor each in a b; do python3 check.py $each; done\n',
  Makefile: [
    'PYTHON ?= python3',
    'CHECK = $(PYTHON) check.py',
    '.PHONY: test lint',
    'test: lint \\\n  unit',
    '\t@$(CHECK) --all',
    'lint: ; node lint.js',
    'unit:',
    '\t-cd web && $(MAKE) -C . all',
    'serve: test',
    '\tnode server.js',
    'loop: loop',
    ''
  ].join('\n'),
  'lint.js': '',
  'server.js': '',
  'web/makefile': 'all:\n\tnode verify.js\n',
  'web/verify.js': '',
  'web/package.json': JSON.stringify({ scripts: { test: 'tsx verify.ts' } }),
  'web/verify.ts': ''
}
const scriptsOf = (...commands: readonly string[]) => checkScripts(commands, (path) => Promise.resolve(files[path]))

it('finds the files that checks run as code, and none that they only read', async () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ['python3 check.py', ['check.py']],
    ['/usr/bin/python3 -W error check.py --all src', ['/usr/bin/python3', 'check.py']],
    ['python -m checks.all', ['checks/all.py', 'checks/all/__main__.py']],
    ['npm test', ['checks.js']],
    ['npm t --silent', ['checks.js']],
    ['node --run test', ['checks.js']],
    ['yarn all', ['web/verify.ts']],
    ['cd web && npm run test', ['web/verify.ts']],
    ['timeout 60 bash -c "sh run.sh"', ['run.sh', 'check.py']],
    ['./run.sh', ['run.sh', 'check.py']],
    ['. ./run.sh', ['run.sh', 'check.py']],
    ['npm --prefix web test', ['web/verify.ts']],
    ['node -r ./setup.js checks.js', ['checks.js']],
    ['cd web && node --test .', ['web']],
    ['node --test checks/ other/', ['checks', 'other']],
    ['grep -q Hello src/greeting.txt && eslint src; tsc -p src; pytest', []],
    ['make test', ['check.py', 'lint.js', 'web/verify.js']],
    ['make', ['check.py', 'lint.js', 'web/verify.js']],
    ['make -C web', ['web/verify.js']],
    ['make loop CHECK=x other', []],
    ['sh -c "', []]
  ]
  const found = await Promise.all(cases.map(async ([command]) => [command, await scriptsOf(command)] as const))
  expect(found).toEqual(cases)
})

it('ends where variables of make name each other', async () => {
  const many = (name: string) => `$(${name}) `.repeat(200)
  const makefile = `A = ${many('B')}\nB = ${many('A')}\nall:\n\t${many('A')}; sh a.sh\n`
  const read = (path: string) => Promise.resolve(path === 'Makefile' ? makefile : path === 'a.sh' ? '' : undefined)
  expect(await checkScripts(['make'], read)).toContain('a.sh')
})

it('reads a makefile with any number of rules', async () => {
  const makefile = `${'all: one\n'.repeat(100_000)}${'all '.repeat(10_000)}: two\ntwo: all\n\tsh a.sh\n`
  const read = (path: string) => Promise.resolve(path === 'Makefile' ? makefile : path === 'a.sh' ? '' : undefined)
  expect(await checkScripts(['make'], read)).toEqual(['a.sh'])
})

it('ends where scripts run each other', async () => {
  const scripts = Array.from({ length: 50 }, (_, index) => [
    `s${index}`,
    `npm run s${(index * 7) % 50}; npm run s${(index * 3) % 50}`
  ])
  let reads = 0
  const manifest = JSON.stringify({ scripts: Object.fromEntries(scripts) as object })
  const read = () => {
    reads += 1
    return Promise.resolve(manifest)
  }
  expect(await checkScripts(['npm run s1'], read)).toEqual([])
  expect(reads).toBeLessThan(500)
})
