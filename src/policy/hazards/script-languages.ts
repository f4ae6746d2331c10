import type { Hazards } from './hazards.ts'

/** Ruby, PHP, Perl, Lua, Deno and Bun. The tests that they run are the repository's business. */
export const scriptLanguagePrograms: Readonly<Record<string, Hazards>> = {
  phpunit: {
    readsFiles: true,
    options: ['--bootstrap', '--extension', '--include-path', '--prepend', '--printer', '--loader', '--configuration'],
    letters: 'dc',
    texts: ['--filter', '--group', '--exclude-group', '--testsuite']
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
