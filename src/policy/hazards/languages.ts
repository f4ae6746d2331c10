import type { Call, Hazards } from './hazards.ts'

/** Modules that do no more with `-m` than their own program does. */
export const pythonModules: readonly string[] = [
  ...[
    'pytest',
    'unittest',
    'mypy',
    'ruff',
    'black',
    'flake8',
    'isort',
    'pylint',
    'pyflakes',
    'pycodestyle',
    'py_compile',
    'compileall'
  ],
  ...[
    'json.tool',
    'tabnanny',
    'doctest',
    'coverage',
    'tox',
    'nox',
    'build',
    'mkdocs',
    'sphinx',
    'behave',
    'nose2',
    'django'
  ]
]

const python: Hazards = {
  readsFiles: true,
  options: ['--check-hash-based-pycs'],
  texts: ['-W', '-X'],
  check: checkPython
}

const pytest: Hazards = {
  readsFiles: true,
  options: [
    ...[
      '--basetemp',
      '--rootdir',
      '--confcutdir',
      '--override-ini',
      '--config-file',
      '--pastebin',
      '--debug',
      '--pdbcls',
      '--pdb',
      '--trace',
      '--plugins'
    ],
    ...['--inifile', '--looponfail', '--cov-config', '--html-report-script']
  ],
  harmless: ['--cov', '--trace-config', '--pyargs', '--html', '--tb', '--no-cov', '--no-header', '--override'],
  letters: 'co',
  valueLetters: 'kmprnW',
  argumentFiles: true,
  texts: ['-k', '-m', '-W', '-p', '--tb', '--durations', '--maxfail', '-n'],
  check: ({ wild, words }) => {
    const plugins = words.flatMap((word, index) =>
      word === '-p'
        ? (words[index + 1] ?? '')
        : /^-[a-z]*p/.test(word)
          ? word.replace(/^-[a-z]*?p/, '') || (words[index + 1] ?? '')
          : []
    )
    const odd = plugins.find((name) => !name.startsWith('no:'))
    return odd !== undefined && wild.some((word) => word.includes(odd))
      ? `pytest -p ${odd} loads code; only -p no:NAME is let in.`
      : undefined
  }
}

const buildVariable = /^(V|VERBOSE|CI|DEBUG|COVERAGE|PYTEST_ADDOPTS_NONE)=[\w.,-]*$/

const maven: Hazards = {
  readsFiles: true,
  onlyOptions:
    /^(-[qBeXoUamdNnfv]+|-am|-amd|-ntp|-nsu|-pl|-rf|-version|-P[\w,.-]*|-T\w*|-D(test|it\.test|skip\w*|maven\.test\.\w+|failIfNo\w*|surefire\.\w+|groups|\w+\.skip)(=[\w.*#,!-]*)?|--(quiet|batch-mode|errors|offline|no-transfer-progress|also-make|projects|version|fail-at-end|fail-never|fail-fast|file)(=.*)?)$/,
  check: ({ operands, wild }) => {
    const goal = operands.find((word) => wild.includes(word) && /:(?!tree$|analyze$)/.test(word))
    return goal === undefined ? undefined : `mvn ${goal} runs a plugin of its own choice.`
  }
}

/** Runners of Python, Go, Rust, Java, .NET, Ruby and PHP. The tests that they run are the repository's business. */
export const languagePrograms: Readonly<Record<string, Hazards>> = {
  python,
  python3: python,
  pytest,
  'py.test': pytest,
  black: { readsFiles: true, options: ['--config', '--code'], letters: 'c' },
  flake8: {
    readsFiles: true,
    options: ['--config', '--append-config', '--enable-extensions', '--require-plugins', '--output-file']
  },
  isort: { readsFiles: true, options: ['--settings-path', '--settings-file', '--filename'] },
  pylint: {
    readsFiles: true,
    argumentFiles: true,
    options: ['--init-hook', '--load-plugins', '--rcfile', '--init-import', '--output']
  },
  py_compile: { readsFiles: true },
  compileall: { readsFiles: true, letters: 'i' },
  mypy: {
    readsFiles: true,
    argumentFiles: true,
    options: [
      '--python-executable',
      '--config-file',
      '--custom-typeshed-dir',
      '--custom-typing-module',
      '--install-types',
      '--shadow-file',
      '--cache-dir',
      '--junit-xml'
    ]
  },
  ruff: {
    readsFiles: true,
    verbs: ['check', 'format', 'rule', 'linter', 'version'],
    options: ['--config', '--cache-dir', '--output-file']
  },
  unittest: { readsFiles: true, texts: ['-k'] },
  pip: pip(),
  pip3: pip(),
  go: {
    readsFiles: true,
    handsOn: 'anything',
    verbs: ['test', 'vet', 'build', 'list', 'fmt', 'version', 'doc', 'env', 'mod', 'help'],
    options: [
      ...[
        '-exec',
        '-toolexec',
        '-vettool',
        '-C',
        '-overlay',
        '-modfile',
        '-pkgdir',
        '-fmt',
        '-cc',
        '-compiler',
        '-gccgoflags',
        '-asmflags',
        '-gcflags',
        '-modcacherw',
        '-pgo'
      ],
      ...['-http', '-w', '-u', '-work', '-outputdir', '-test.outputdir']
    ].flatMap((option) => [option, `-${option}`]),
    texts: ['-run', '-bench', '-skip', '-tags', '-count', '-timeout', '-f', '-ldflags'],
    check: checkGo
  },
  gofmt: { readsFiles: true, options: ['-cpuprofile'] },
  cargo: {
    readsFiles: true,
    handsOn: 'files',
    verbs: [
      'test',
      't',
      'check',
      'c',
      'build',
      'b',
      'clippy',
      'fmt',
      'doc',
      'bench',
      'tree',
      'metadata',
      'version',
      'nextest',
      'run',
      'r'
    ],
    leading: {
      '--quiet': false,
      '-q': false,
      '--verbose': false,
      '-v': false,
      '--offline': false,
      '--locked': false,
      '--version': false
    },
    options: [
      '--config',
      '--target-dir',
      '--artifact-dir',
      '--out-dir',
      '--lockfile-path',
      '--registry',
      '--index',
      '--root'
    ],
    harmless: ['--target'],
    letters: 'ZC',
    valueLetters: 'pjF',
    check: ({ wild }) =>
      wild.some((word) => word.startsWith('+')) ? 'cargo +NAME takes another tool chain.' : undefined
  },
  make: {
    readsFiles: true,
    onlyOptions:
      /^(-j\d*|-[kBinsw]+|-C|--(directory=.*|jobs|jobs=\d+|keep-going|always-make|dry-run|silent|quiet|no-print-directory|output-sync(=\w+)?|version))$/,
    check: ({ operands, wild }) => {
      const odd = operands.find(
        (word) => wild.includes(word) && !/^[\w./][\w./-]*$/.test(word) && !buildVariable.test(word)
      )
      return odd === undefined ? undefined : `make ${odd} sets a variable, by which a rule may run anything.`
    }
  },
  mvn: maven,
  './mvnw': maven,
  cmake: {
    readsFiles: true,
    onlyOptions:
      /^(-[SBGjv]\S*|-D\w+(:\w+)?=[\w.+-]*|--(build|parallel|target|config|clean-first|fresh|verbose|version|preset|install|prefix)(=.*)?|-t)$/,
    check: ({ wild }) => {
      const odd = wild.find((word) =>
        /^-D(CMAKE_)?\w*(COMMAND|COMPILER|LAUNCHER|INCLUDE|TOOLCHAIN|PROGRAM|LINKER|PATH|FILE|FLAGS)/i.test(word)
      )
      return odd === undefined ? undefined : `cmake ${odd} names what is run or included.`
    }
  },
  ctest: {
    readsFiles: true,
    onlyOptions:
      /^(-[NVQFjRELIC]\S*|-VV|-LE|--(test-dir|output-on-failure|verbose|extra-verbose|parallel|rerun-failed|stop-on-failure|timeout|tests-regex|exclude-regex|preset|show-only|schedule-random|no-tests|repeat|version)(=.*)?)$/,
    texts: ['-R', '-E', '-L', '--tests-regex', '--exclude-regex']
  },
  ninja: { readsFiles: true, onlyOptions: /^(-[CjklnvdtT]\S*|--(version|verbose|quiet))$/, letters: 't' },
  phpunit: {
    readsFiles: true,
    options: ['--bootstrap', '--extension', '--include-path', '--prepend', '--printer', '--loader', '--configuration'],
    letters: 'dc',
    texts: ['--filter', '--group', '--exclude-group', '--testsuite']
  },
  tox: {
    readsFiles: true,
    verbs: ['run', 'list', 'config'],
    leading: { '-e': true, '-q': false, '-v': false, '-r': false, '-l': false, '--version': false },
    onlyOptions: /^(-[elqvr]+|--(version|recreate|quiet))$/
  },
  gradle: gradle(),
  './gradlew': gradle(),
  dotnet: {
    readsFiles: true,
    handsOn: 'anything',
    verbs: ['test', 'build', 'restore', 'format', 'list', 'clean', '--version', '--info'],
    options: [
      '--property',
      '-p',
      '-property',
      '--settings',
      '-s',
      '--logger',
      '-l',
      '--test-adapter-path',
      '--target',
      '-t',
      '--collect',
      '--configfile',
      '--diag',
      '--bl',
      '-bl',
      '--tool-path'
    ],
    harmless: ['--list-tests', '-t:Build'],
    check: ({ wild }) =>
      wild.some((word) => /^[@/]|^-(p|property|t|target|l|logger|bl|fl|flp)[:=]/.test(word))
        ? 'This hands MSBuild properties, targets or a file of options.'
        : undefined
  },
  composer: {
    readsFiles: true,
    handsOn: 'anything',
    verbs: [
      'validate',
      'show',
      'install',
      'test',
      'run-script',
      'run',
      'dump-autoload',
      'check-platform-reqs',
      'outdated',
      'audit',
      'diagnose'
    ],
    options: ['--working-dir', '--global'],
    letters: 'dg'
  },
  bundle: {
    readsFiles: true,
    verbs: ['exec', 'check', 'list', 'show', 'install', 'outdated'],
    options: ['--gemfile', '--path', '--binstubs', '--shebang'],
    check: ({ verb, words, wild }) => {
      const program = verb === 'exec' ? words[words.indexOf('exec') + 1] : undefined
      const known = /^(rspec|rubocop|rake|rails|minitest|cucumber|standardrb|srb|steep)$/
      return program !== undefined && wild.includes(program) && !known.test(program)
        ? `bundle exec ${program} runs any program.`
        : undefined
    }
  },
  gem: {
    verbs: ['list', 'environment', 'info', 'search', 'which', 'contents', 'dependency'],
    options: ['--config-file']
  },
  rspec: {
    readsFiles: true,
    options: ['--require', '--options', '--drb', '--default-path', '--init'],
    letters: 'rIO',
    valueLetters: 'ft',
    texts: ['-e', '--example', '-t', '--tag']
  },
  rake: {
    readsFiles: true,
    options: [
      '--rakefile',
      '--require',
      '--execute',
      '--execute-print',
      '--execute-continue',
      '--libdir',
      '--rakelib',
      '--system'
    ],
    letters: 'feErIRpg'
  },
  perl: script('perl'),
  ruby: script('ruby'),
  php: script('php'),
  lua: script('lua'),
  deno: {
    readsFiles: true,
    verbs: ['test', 'lint', 'fmt', 'check', 'info'],
    options: ['--config', '--import-map', '--preload', '--allow-run', '--allow-all', '--inspect', '--cert'],
    letters: 'Ac'
  },
  bun: {
    readsFiles: true,
    verbs: ['test', 'run', 'install', 'pm'],
    options: ['--preload', '--require', '--eval', '--print', '--config', '--inspect', '--shell', '--import'],
    letters: 'repc'
  }
}

/** An interpreter with a file of the repository; any option before that file may be code. */
function script(name: string): Hazards {
  return {
    readsFiles: true,
    check: ({ words: [first], wild }) =>
      first === undefined || (wild.includes(first) && first.startsWith('-') && !/^(-[wcl]|--?version|-v)$/.test(first))
        ? `${name} ${first ?? ''} runs code that is not a file of the repository.`
        : undefined
  }
}

function pip(): Hazards {
  return {
    readsFiles: true,
    verbs: ['list', 'show', 'freeze', 'check', 'install', 'debug', 'inspect'],
    options: [
      ...[
        '--target',
        '--prefix',
        '--root',
        '--src',
        '--python',
        '--log',
        '--cache-dir',
        '--index-url',
        '--extra-index-url',
        '--find-links',
        '--trusted-host',
        '--proxy',
        '--cert'
      ],
      ...[
        '--global-option',
        '--install-option',
        '--build-option',
        '--config-settings',
        '--report',
        '--user',
        '--break-system-packages',
        '--no-build-isolation',
        '--keyring-provider'
      ]
    ],
    harmless: ['--no-deps', '--no-index', '--no-cache-dir', '--progress-bar'],
    letters: 'ti',
    check: ({ wild }) =>
      wild.some((word) => /^(git|hg|svn|bzr)\+|^[a-z]+:\/\/|@ /.test(word))
        ? 'pip from an address runs the code that it finds there.'
        : undefined
  }
}

function gradle(): Hazards {
  return {
    readsFiles: true,
    onlyOptions:
      /^(-[qisSxam]+|--(tests|tests=.*|info|quiet|stacktrace|full-stacktrace|offline|no-daemon|daemon|continue|parallel|rerun-tasks|console=\w+|no-build-cache|build-cache|dry-run|warning-mode=\w+|version|exclude-task|scan=never))$/,
    texts: ['--tests', '-x']
  }
}

function checkPython({ words, wild }: Call): string | undefined {
  const at = words.findIndex(
    (word, index) =>
      !/^-[bBdEIOPsSuvqx]*$|^-[WX].+$/.test(word) ||
      word === '-' ||
      (index > 0 && /^-[WX]$/.test(words[index - 1] ?? ''))
  )
  const first = words[at]
  if (first === undefined)
    return words.length > 0 && /^(-V|--version)$/.test(words[0] ?? '')
      ? undefined
      : 'python without a file runs what it reads from its input.'
  if (!wild.includes(first)) return undefined
  if (first === '-m') {
    const name = words[at + 1] ?? ''
    return pythonModules.includes(name) || !wild.includes(name)
      ? undefined
      : `python -m ${name} is a program of its own; name it in a rule.`
  }
  if (/^(-V+|--version)$/.test(first)) return undefined
  return first.startsWith('-') ? `python ${first} runs code that is not a file of the repository.` : undefined
}

function checkGo({ words, wild, verb }: Call): string | undefined {
  const linker = words.find(
    (word, index) =>
      wild.includes(word) &&
      (/^--?ldflags/.test(word) || /^--?ldflags$/.test(words[index - 1] ?? '')) &&
      /extld|linkmode|tmpdir|plugin/.test(word)
  )
  if (linker !== undefined) return `go ${linker} names another linker.`
  const [sub] = words.slice(words.indexOf('mod') + 1)
  if (verb === 'mod' && sub !== undefined && wild.includes(sub) && !/^(graph|verify|why|tidy|download)$/.test(sub))
    return `go mod ${sub} changes the module by a flag.`
  return undefined
}
