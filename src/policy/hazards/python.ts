import type { Call, Hazards } from './hazards.ts'

/** Modules that do no more with `-m` than their own program does. */
const pythonModules: readonly string[] = [
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

/** Python, its test runners, linters and installer. */
export const pythonPrograms: Readonly<Record<string, Hazards>> = {
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
  tox: {
    readsFiles: true,
    verbs: ['run', 'list', 'config'],
    leading: { '-e': true, '-q': false, '-v': false, '-r': false, '-l': false, '--version': false },
    onlyOptions: /^(-[elqvr]+|--(version|recreate|quiet))$/
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
