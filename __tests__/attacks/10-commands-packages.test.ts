import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { judgeCommand } from '../../src/policy/commands.ts'
import '../support/property-seed.ts'
import { propertyRuns } from '../support/property-runs.ts'

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

  it.each([
    ['npm install **', 'npm install --tag -w a/b'],
    ['npm install **', 'npm install -m ../b ../b'],
    ['npm install **', 'npm install --prefix github:a/b github:a/b'],
    ['npm **', 'npm --dir install run -- https://a.example/b'],
    ['npm **', 'npm -- install https://a.example/b'],
    ['npm **', 'npm --prefix c -- install https://a.example/b'],
    ['npm **', 'npm -- exec https://a.example/b'],
    ['npm explore **', 'npm explore b -- https://a.example/b'],
    ['pnpm add **', 'pnpm add -w https://a.example/b.tgz'],
    ['pnpm **', 'pnpm -w add run -- https://a.example/b.tgz'],
    ['pnpm --reporter silent add **', 'pnpm --reporter silent add a/b'],
    ['pnpm --unknown silent add **', 'pnpm --unknown silent add a/b'],
    ['yarn add **', 'yarn add -F https://a.example/b.tgz'],
    ['yarn workspace c add **', 'yarn workspace c add -- github:a/b'],
    ['yarn workspaces foreach -A add **', 'yarn workspaces foreach -A add github:a/b'],
    ['go run **', 'go run -- a.example/b@latest'],
    ['go run **', 'go run -tags ./c -- a.example/b@latest'],
    ['go test **', 'go test -run -- -exec ./b'],
    ['go test **', 'go test -run -args -exec ./b'],
    ['pip install **', "pip install './b.whl[c]'"],
    ['pip install **', "pip install 'b.whl;python_version>3'"],
    ['bundle add **', 'bundle add c --git https://a.example/b'],
    ['bundle add **', 'bundle add c --github a/b'],
    ['gem install **', 'gem install c --source https://a.example'],
    ['composer config **', 'composer config repositories.c vcs https://a.example/b'],
    ['composer require **', 'composer require -- https://a.example/b'],
    ['cargo +nightly install **', 'cargo +nightly install -- https://a.example/b'],
    ['cargo generate **', 'cargo generate -- gh:a/b'],
    ['uvx **', 'uvx --from git+https://a.example/b c'],
    ['pipx run **', 'pipx run --spec git+https://a.example/b c'],
    ['deno run **', 'deno run HTTPS://a.example/b.ts']
  ])('%s: %s', (rule, line) => {
    expect(isAllowed(line, [rule])).toBe(false)
  })

  it.each(['npx -y', 'npx --', 'npx --loglevel silent', 'npx -y --', 'bunx', 'pnpx', 'bunx -y'])(
    '%s github:a/b',
    (start) => {
      const [runner = ''] = start.split(' ')
      expect(isAllowed(`${start} github:a/b`, [`${runner} **`])).toBe(false)
    }
  )

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

/** Commands whose words are packages, by the program. Those under `starts` run the first one with the words after it. */
const javascriptCommands = {
  npm: {
    gets: 'install i in isntall add ci it install-test update up link ln rebuild pack publish view explain explore diff audit dedupe',
    starts: 'exec x init create innit'
  },
  pnpm: {
    gets: 'install i add update up link ln rebuild pack publish fetch import deploy patch view outdated',
    starts: 'dlx create exec init'
  },
  yarn: { gets: 'add install up upgrade link plugin set policies pack unplug publish info', starts: 'dlx create init' },
  bun: { gets: 'add install i a update link outdated publish pm', starts: 'x create init' }
} as const

const otherCommands = {
  pip: 'install download wheel',
  pip3: 'install',
  uv: 'add pip tool sync',
  poetry: 'add',
  pdm: 'add',
  pipenv: 'install',
  cargo: 'install add update generate',
  gem: 'install fetch update',
  bundle: 'add plugin update',
  composer: 'require create-project config update global'
} as const

const commandsIn = (groups: Readonly<Record<string, string>>) =>
  Object.entries(groups).flatMap(([program, names]) => names.split(' ').map((name) => ({ program, name })))
const groupsOf = (kind: 'gets' | 'starts') =>
  commandsIn(Object.fromEntries(Object.entries(javascriptCommands).map(([program, names]) => [program, names[kind]])))

const someItems = [
  ...['-D', '-E', '--save-dev', '--no-audit', '--ignore-scripts', '--silent', '-w b', '-F b', '-C b', '--cwd b'],
  ...['--tag next', '--prefix b', '--dir b', '--workspace b', '--filter b', '--omit=dev', 'lodash', 'c@^1', './d']
]
const anItem = fc.constantFrom(...someItems)
const separators = fc.constantFrom([], ['--'])
const addressOf = (places: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...places), fc.constantFrom('', '', '--foo=', '--foo '))
    .map(([text, before]) => before + text)

describe('no wildcard allows an address', () => {
  const rulesOf = (program: string, name: string) => [
    `${program} **`,
    `${program} ${name} **`,
    `${program} ${name} * **`
  ]
  const lineOf = ({ program, name }: { program: string; name: string }, words: readonly string[]) =>
    [program, name, ...words].join(' ')

  it('anywhere among the words of a JavaScript package manager', () => {
    const items = fc.array(anItem, { maxLength: 4 })
    const address = addressOf([...addresses, ...hosted, ...files])
    fc.assert(
      fc.property(
        fc.constantFrom(...groupsOf('gets')),
        fc.tuple(items, separators, items, fc.array(address, { minLength: 1, maxLength: 2 }), items),
        (command, words) => {
          const line = lineOf(command, words.flat())
          expect(isAllowed(line, rulesOf(command.program, command.name))).toBe(false)
        }
      ),
      { numRuns: propertyRuns(20_000) }
    )
  })

  it('as the package to start', () => {
    const address = fc.constantFrom(...addresses, ...hosted, ...files)
    const options = fc.array(fc.constantFrom('-y', '--yes', '--silent', '--no-audit', '--foo'), { maxLength: 3 })
    fc.assert(
      fc.property(fc.constantFrom(...groupsOf('starts')), fc.tuple(options, separators, address), (command, words) => {
        const line = lineOf(command, [...words.flat(), 'b'])
        expect(isAllowed(line, rulesOf(command.program, command.name))).toBe(false)
      }),
      { numRuns: propertyRuns(5000) }
    )
  })

  it('anywhere among the words of another package manager', () => {
    const items = fc.array(fc.constantFrom('b', 'c', '--quiet', '--foo', '--foo=b', '-v'), { maxLength: 3 })
    fc.assert(
      fc.property(
        fc.constantFrom(...commandsIn(otherCommands)),
        fc.tuple(items, separators, items, addressOf(addresses), items),
        (command, words) => {
          const line = lineOf(command, words.flat())
          expect(isAllowed(line, rulesOf(command.program, command.name))).toBe(false)
        }
      ),
      { numRuns: propertyRuns(10_000) }
    )
  })
})

describe('npm reads a name whatever stands before it:', () => {
  const places = ['-', '--', '---', '--no-', '-no-', '--no-no-']
  const settings =
    'script-shell node-options userconfig globalconfig global location git editor shell viewer browser cache call registry node-gyp ' +
    'init-module package strict-ssl script-she user globalc loc regi'
  const values = ['=b', ' b', '=./b', '']

  it('no option that is refused can be written in another way', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          'npm install',
          'npm i',
          'npm ci',
          'npm run',
          'npm test',
          'pnpm install',
          'pnpm add',
          'pnpm run'
        ),
        fc.tuple(fc.constantFrom(...places), fc.constantFrom(...settings.split(' ')), fc.constantFrom(...values)),
        fc.subarray(['-D', '--no-audit', 'c']),
        (start, option, others) => {
          const line = [start, ...others, option.join('')].join(' ')
          expect([line, isAllowed(line, [`${start} **`, `${start} *`])]).toEqual([line, false])
        }
      ),
      { numRuns: propertyRuns(5000) }
    )
  })

  it.each(
    (
      '-L global|-gD|-c id|--config.script-shell=./b|--config.registry=b|--config.scriptShell ./b|--config script-shell|' +
      '-config.node-options=--require=./b|--no-config.script-shell ./b'
    ).split('|')
  )('%s', (option) => {
    for (const start of option.startsWith('-L') || option.startsWith('-c ') ? ['npm i'] : ['npm i', 'pnpm add'])
      expect(isAllowed(`${start} c ${option}`, [`${start} **`])).toBe(false)
  })

  it.each(
    (
      '--all|--strict|--no-audit|--no-fund|--no-save|--silent|--if-present|--omit=dev|--include=dev|--legacy-peer-deps|--loglevel=error|--prefer-offline|' +
      '--no-progress|--no-package-lock|--ignore-scripts|-D|-E|-P|-w a|--frozen-lockfile|--no-git-tag-version|--offline'
    ).split('|')
  )('and still allows %s', (option) => {
    for (const start of ['npm install', 'npm ci', 'pnpm install', 'pnpm add'])
      expect(isAllowed(`${start} ${option} c`, [`${start} **`])).toBe(true)
  })
})

describe('every wildcard allows', () => {
  const selections: Readonly<Record<string, readonly string[]>> = {
    npm: ['-w packages/a', '--workspace=packages/a', '--prefix packages/a', '-C ./a'],
    pnpm: ['--filter ./packages/a', '-F a', '-C packages/a', '--dir=packages/a', '-w'],
    yarn: ['-W', '--silent'],
    bun: ['--cwd packages/a', '--filter packages/a']
  }
  const installs = ['npm install', 'npm i', 'pnpm add', 'yarn add', 'bun add']

  it('packages of the registry and folders of the repository', () => {
    const packages = [
      'lodash',
      '@a/b',
      'c@1.2.3',
      '@a/b@^1',
      'd@latest',
      'e@npm:@a/f@1',
      './packages/a',
      `${place.root}/b`,
      '.'
    ]
    const command = fc
      .constantFrom(...installs)
      .chain((install) =>
        fc.tuple(
          fc.constant(install),
          fc.array(
            fc.constantFrom(
              '-D',
              '-E',
              '--ignore-scripts',
              '--force',
              ...(selections[install.split(' ')[0] ?? ''] ?? []),
              ...packages
            ),
            { maxLength: 6 }
          )
        )
      )
    fc.assert(
      fc.property(command, separators, fc.subarray(packages), ([install, words], separator, more) => {
        const line = [install, ...words, ...separator, ...more].join(' ')
        expect([line, isAllowed(line, [`${install} **`])]).toEqual([line, true])
      }),
      { numRuns: propertyRuns(10_000) }
    )
  })

  it('any words after -- of a script', () => {
    const runs =
      'npm run a|npm test|npm start|npm t|npm run-script a|pnpm run a|pnpm test|pnpm build|yarn run a|yarn test|yarn lint'
    const others =
      'npm exec jest|npm create vite|cargo run|cargo test|cargo clippy|composer run-script a|go run ./cmd|go run -race .'
    const words = fc.array(
      fc.constantFrom('https://a.example/b', 'x@1', '--url=http://localhost', 'b.tgz', '-u', 'c'),
      {
        maxLength: 4
      }
    )
    fc.assert(
      fc.property(fc.constantFrom(...runs.split('|'), ...others.split('|')), words, (run, given) => {
        const line = [run, '--', ...given].join(' ')
        expect([line, isAllowed(line, [`${run} **`])]).toEqual([line, true])
        expect([line, isAllowed(line, [`${run.split(' ').slice(0, 2).join(' ')} **`])]).toEqual([line, true])
      }),
      { numRuns: propertyRuns(5000) }
    )
  })
})
