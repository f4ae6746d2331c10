import type { Call, Hazards } from './hazards.ts'

const steeringOptions = [
  ...[
    '--script-shell',
    '--node-options',
    '--userconfig',
    '--globalconfig',
    '--global',
    '--location',
    '--git',
    '--editor'
  ],
  ...[
    '--shell',
    '--viewer',
    '--browser',
    '--cache',
    '--call',
    '--registry',
    '--global-style',
    '--init-module',
    '--scripts-prepend-node-path'
  ],
  ...[
    '--shell-emulator',
    '--config',
    '--store-dir',
    '--virtual-store-dir',
    '--pnpmfile',
    '--global-pnpmfile',
    '--use-yarnrc',
    '--modules-folder'
  ],
  ...[
    '--cwd-above',
    '--global-dir',
    '--global-folder',
    '--package',
    '--use-node-version',
    '--script-prepend-node-path',
    '--onload-script'
  ]
]
const leading = {
  ...{ '--silent': false, '-s': false, '--quiet': false, '-q': false, '--verbose': false, '--json': false },
  ...{
    '--prefix': true,
    '-C': true,
    '--dir': true,
    '--cwd': true,
    '--workspace': true,
    '-w': true,
    '--filter': true,
    '-F': true
  },
  ...{
    '--workspaces': false,
    '-ws': false,
    '--if-present': false,
    '-r': false,
    '--recursive': false,
    '--loglevel': true
  },
  ...{
    '--version': false,
    '-v': false,
    '--help': false,
    '--no-audit': false,
    '--no-fund': false,
    '--workspace-root': false
  }
}
const shared: Hazards = {
  options: steeringOptions,
  harmless: [
    '--silent',
    '--if-present',
    '--verbose',
    '--version',
    '--no-audit',
    '--no-fund',
    '--no-save',
    '--no-package-lock',
    '--no-color'
  ],
  leading,
  readsFiles: true,
  handsOn: 'anything',
  check: ({ program, wild }) =>
    wild.some((word) => /^-[a-z]*g/.test(word))
      ? `${program} -g works on the machine, not on the repository.`
      : undefined
}
const verbs =
  'test t tst run run-script start stop restart ls list ll la outdated view info show ci install i install-test it why explain audit fund ' +
  'prefix root bin help ping dedupe rebuild version pack'

const typescript: Hazards = {
  readsFiles: true,
  argumentFiles: true,
  options: ['--plugins', '--init', '--watch'],
  harmless: ['--incremental']
}

/** Scripts, packages and programs of JavaScript. What a script of package.json does is the repository's business. */
export const javascriptPrograms: Readonly<Record<string, Hazards>> = {
  npm: { ...shared, verbs: verbs.split(' ').filter((verb) => verb !== 'version') },
  pnpm: {
    ...shared,
    verbs: [...verbs.split(' ').filter((verb) => verb !== 'version'), 'add', 'lint', 'build', 'typecheck', 'format']
  },
  yarn: {
    ...shared,
    verbs: [
      'test',
      'run',
      'install',
      'start',
      'why',
      'list',
      'info',
      'audit',
      'workspaces',
      'lint',
      'build',
      'typecheck',
      'format',
      'check'
    ]
  },
  npx: {
    options: [
      '--call',
      '--package',
      '--shell',
      '--node-options',
      '--script-shell',
      '--userconfig',
      '--registry',
      '--node-arg',
      '--prefix'
    ],
    letters: 'cpn',
    check: ({ wild, words: [first = ''] }) =>
      wild.includes(first) && !/^(@[\w.-]+\/)?[\w.-]+$/.test(first)
        ? 'After npx a wildcard lets in only the name of an installed program.'
        : undefined
  },
  node: {
    options: [
      ...[
        '--eval',
        '--print',
        '--require',
        '--import',
        '--loader',
        '--experimental-loader',
        '--interactive',
        '--env-file'
      ],
      ...[
        '--env-file-if-exists',
        '--openssl-config',
        '--build-snapshot',
        '--build-snapshot-config',
        '--snapshot-blob',
        '--cpu-prof'
      ],
      ...[
        '--heap-prof',
        '--heapsnapshot-signal',
        '--diagnostic-dir',
        '--report-dir',
        '--report-directory',
        '--report-filename',
        '--redirect-warnings'
      ],
      ...[
        '--trace-event-file-pattern',
        '--test-global-setup',
        '--icu-data-dir',
        '--tls-keylog',
        '--experimental-config-file'
      ],
      ...[
        '--experimental-default-config-file',
        '--run',
        '--experimental-sea-config',
        '--inspect',
        '--inspect-brk',
        '--inspect-wait',
        '--inspect-port',
        '--test-isolation-loader'
      ],
      ...[
        '--conditions',
        '--test-reporter-destination',
        '--localstorage-file',
        '--dns-result-order-file',
        '--disable-wasm-trap-handler',
        '--allow-addons'
      ]
    ],
    harmless: [
      '--test',
      '--test-reporter',
      '--test-only',
      '--test-name-pattern',
      '--test-timeout',
      '--test-concurrency',
      '--experimental-strip-types',
      '--enable-source-maps',
      '--no-warnings',
      '--disable-warning',
      '--check'
    ],
    letters: 'epriC',
    texts: ['--test-name-pattern', '--test-skip-pattern'],
    readsFiles: true,
    check: checkNode
  },
  tsc: typescript,
  'vue-tsc': typescript,
  ava: { readsFiles: true, options: ['--config', '--watch'], letters: 'w' },
  biome: { readsFiles: true, verbs: ['check', 'lint', 'format', 'ci', 'version'] },
  oxlint: { readsFiles: true, options: ['--config', '--js-plugins', '--lsp', '--init'], letters: 'c' },
  stylelint: {
    readsFiles: true,
    options: ['--config', '--config-basedir', '--custom-formatter', '--custom-syntax', '--plugins', '--stdin-filename'],
    letters: 'c'
  },
  eslint: {
    readsFiles: true,
    options: [
      '--rulesdir',
      '--resolve-plugins-relative-to',
      '--parser',
      '--plugin',
      '--init',
      '--config',
      '--cache-location',
      '--cache-file',
      '--stdin-filename',
      '--env-info',
      '--flag',
      '--mcp'
    ],
    harmless: ['--cache', '--no-eslintrc'],
    letters: 'c',
    texts: ['--rule', '--ext', '--ignore-pattern', '--global'],
    check: ({ wild, words }) =>
      wild.some(
        (word) =>
          /^(-f|--format)[=]?.*[./]/.test(word) ||
          (/^(-f|--format)$/.test(words[words.indexOf(word) - 1] ?? '') && /[./]/.test(word))
      )
        ? 'A formatter by its path is code that eslint runs.'
        : undefined
  },
  jest: {
    readsFiles: true,
    options: [
      ...[
        '--config',
        '--globalSetup',
        '--globalTeardown',
        '--setupFiles',
        '--setupFilesAfterEnv',
        '--testRunner',
        '--transform',
        '--resolver'
      ],
      ...[
        '--reporters',
        '--runner',
        '--testEnvironment',
        '--testSequencer',
        '--filter',
        '--snapshotSerializers',
        '--watch',
        '--watchAll',
        '--rootDir'
      ],
      ...[
        '--cacheDirectory',
        '--coverageProvider',
        '--testResultsProcessor',
        '--dependencyExtractor',
        '--haste',
        '--modulePaths',
        '--prettierPath',
        '--roots'
      ]
    ],
    harmless: [
      '--watchAll=false',
      '--watch=false',
      '--runInBand',
      '--verbose',
      '--test',
      '--coverage',
      '--silent',
      '--runTestsByPath',
      '--testNamePattern',
      '--testPathPattern',
      '--testPathPatterns'
    ],
    letters: 'c',
    texts: [
      '-t',
      '--testNamePattern',
      '--testPathPattern',
      '--testPathPatterns',
      '--testPathIgnorePatterns',
      '--collectCoverageFrom'
    ],
    textOperands: 0
  },
  vitest: {
    readsFiles: true,
    options: [
      '--config',
      '--environment',
      '--globalSetup',
      '--ui',
      '--api',
      '--browser',
      '--reporter',
      '--root',
      '--dir',
      '--inspect',
      '--inspect-brk',
      '--execArgv'
    ],
    letters: 'c',
    texts: ['-t', '--testNamePattern'],
    harmless: ['--run']
  },
  mocha: {
    readsFiles: true,
    options: [
      '--require',
      '--config',
      '--package',
      '--reporter',
      '--ui',
      '--import',
      '--loader',
      '--node-option',
      '--opts',
      '--file',
      '--inspect',
      '--inspect-brk'
    ],
    letters: 'rRun',
    texts: ['-g', '--grep', '-f', '--fgrep'],
    harmless: ['--reporter=dot', '--reporter=spec']
  },
  prettier: {
    readsFiles: true,
    options: [
      '--plugin',
      '--plugin-search-dir',
      '--config',
      '--stdin-filepath',
      '--cache-location',
      '--ignore-path',
      '--find-config-path'
    ],
    harmless: ['--cache', '--check', '--write', '--list-different']
  }
}

function checkNode({ wild, words }: Call): string | undefined {
  const script = words.find((word) => !word.startsWith('-'))
  if (words.some((word) => /^(--test|--version|-v|--check|-c|--help)$/.test(word))) return undefined
  if (script === undefined) return 'node without a file runs what it reads from its input.'
  return wild.includes('-') ? 'node - runs what it reads from its input.' : undefined
}
