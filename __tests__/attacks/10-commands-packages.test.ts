import { describe, expect, it } from '@jest/globals'
import { judgeCommand } from '../../src/policy/commands.ts'

const place = { root: '/home/runner/work/app/app', folder: '' }
const isAllowed = (line: string, rules: readonly string[]) => judgeCommand(line, rules, place).kind === 'allowed'

const javascript = [
  'npm install',
  'npm i',
  'npm add',
  'npm ci',
  'npm update',
  'npm exec',
  'yarn add',
  'pnpm add',
  'pnpm dlx',
  'bun add'
]
const python = [
  'pip install',
  'pip3 install',
  'python -m pip install',
  'pip install -r',
  'pip install -e',
  'uv add',
  'uv pip install'
]

const addresses = [
  ...[
    'https://a.example/b.tgz',
    'http://a.example/b',
    'git+ssh://git@a.example/b.git',
    'git+https://a.example/b',
    'file:///tmp/b'
  ],
  ...['git://a.example/b', 'ssh://git@a.example/b', 'x@https://a.example/b.tgz', 'x@git+ssh://git@a.example/b']
]
const hosted = [
  'github:a/b',
  'gitlab:a/b',
  'bitbucket:a/b',
  'gist:abc',
  'a/b',
  'a/b#main',
  'x@github:a/b',
  'git@github.com:a/b.git'
]
const files = ['../b', '/tmp/b', 'file:../b', './b.tgz', 'b.tgz', 'b.tar.gz', '~/b']

describe('a wildcard after a package manager does not stand for', () => {
  it.each([
    ...javascript.flatMap((manager) => [...addresses, ...hosted, ...files].map((address) => [manager, address])),
    ...python.flatMap((manager) => addresses.map((address) => [manager, address])),
    ...['cargo install --git', 'cargo add --git'].map((manager) => [manager, 'https://a.example/b']),
    ...['go install', 'go run', 'go build'].map((manager) => [manager, 'a.example/b@latest']),
    ['go get', 'https://a.example/b'],
    ['npm install --foo', 'https://a.example/b'],
    ['npm install', "'x @ https://a.example/b'"]
  ])('%s %s', (manager, address) => {
    const wildcard = `${manager.replace(/ --?\w+$/, '')} **`
    expect(isAllowed(`${manager} ${address}`, [wildcard])).toBe(false)
    expect(isAllowed(`${manager} left-pad ${address}`, [wildcard])).toBe(false)
  })

  it.each(['shutdown', 'reboot', 'sudo', 'dd', 'mkfs.ext4', 'a/b', 'https://a.example/b'])('npx %s', (program) => {
    expect(isAllowed(`npx ${program}`, ['npx **'])).toBe(false)
  })

  it.each(['-t clean', '-tclean', '-t recompact', '-t restat', '-T clean'])('ninja %s', (tool) => {
    expect(isAllowed(`ninja ${tool}`, ['ninja **'])).toBe(false)
  })
})

describe('lets through', () => {
  it.each([
    ...[
      'npm install',
      'npm install lodash',
      'npm i -D @types/node@24',
      'npm i lodash@^4.1.0 react@latest',
      'npm i ./packages/a'
    ],
    ...[
      'npm install -w packages/a lodash',
      'npm ci --ignore-scripts',
      'yarn add react',
      'pnpm add @scope/x@1',
      'bun add zod'
    ],
    ...[
      'pip install requests',
      "pip install 'requests>=2'",
      'pip install -r requirements.txt',
      'pip install -e .',
      "pip install 'a[b]==1'"
    ],
    ...[
      'cargo install ripgrep',
      'cargo add serde',
      'go get a.example/b@v1',
      'go run ./cmd/x',
      'uv add httpx',
      'ninja -C build'
    ]
  ])('%s', (line) => {
    const [program = '', subcommand = ''] = line.split(' ')
    expect(isAllowed(line, [program === 'ninja' ? 'ninja **' : `${program} ${subcommand} **`])).toBe(true)
  })

  it('an address that a rule spells out', () => {
    const line = 'npm install git+ssh://git@a.example/b.git'
    expect(isAllowed(line, [line])).toBe(true)
  })
})
