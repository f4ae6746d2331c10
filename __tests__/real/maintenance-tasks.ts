/** What the model of each maintenance task does to mkdirp 0.5.1, in two rounds. */
import type { PublishedFiles } from './published-files.ts'

/** A text of the repository before and after a change. */
export type Change = (before: string) => string

/** What a run has to do, and does. */
export interface Round {
  /** What the steps before the action pass on. */
  readonly data?: string
  /** By path; the change of a file that does not exist gets ''. */
  readonly changes: Readonly<Record<string, Change>>
  readonly title: string
  readonly description: string
}

export interface MaintenanceTask {
  /** Of the workflow, its job and its prompt. */
  readonly name: string
  readonly rounds: readonly [Round, Round]
  readonly nothing: string
}

/** What people commit to the default branch after the first round, and after the second. */
export const commits = [
  { 'lib/umask.js': "'use strict'\n\nmodule.exports = () => 0o777 & ~process.umask()\n" },
  { 'NOTES.txt': 'Tried on Windows.\n' }
] as const

const SPDX = '// SPDX-License-Identifier: MIT\n'

/** Below a `#!` line. */
const withHeader: Change = (text) => text.replace(/^(#!.*\n)?/, `$1${SPDX}`)

/** Old versions of Node.js had `path.exists`. */
const withoutOldExists: Change = (text) => text.replace(/^var path = .*\n/m, '').replace(' || path.exists', '')

const requires =
  (version: string): Change =>
  (text) =>
    text.replace(/("minimist": )"[^"]+"/, `$1"${version}"`)

const outdated = (latest: string, notes: string) =>
  `{ "minimist": { "wanted": "0.0.8", "latest": "${latest}" } }\n# Releases of minimist\n${notes}`

/** Its directories are separated by blanks: bin/cmd.js takes them from `argv._`. */
const withUsage: Change = (text) => text.replaceAll('[DIR1,DIR2..] {OPTIONS}', 'DIR1 [DIR2 ...] [OPTIONS]')

const SECTION = '# Changelog\n\n## Unreleased\n\n- Directories can be made through another `fs` (14).\n'

export const tasks: readonly MaintenanceTask[] = [
  {
    name: 'dependency-updates',
    rounds: [
      {
        data: outdated('0.2.4', '## v0.2.4\nNo prototype pollution.'),
        changes: { 'package.json': requires('0.2.4') },
        title: 'Update minimist to 0.2.4',
        description: 'It cannot pollute prototypes any more. bin/cmd.js uses nothing that changed.'
      },
      {
        data: outdated('1.2.8', '## v1.2.8\nUnknown options are kept.'),
        changes: { 'package.json': requires('^1.2.8') },
        title: 'Update minimist to 1.2.8',
        description: 'bin/cmd.js reads `_`, `help` and `mode`, which are as before.'
      }
    ],
    nothing: 'Everything in the data is up to date.'
  },
  {
    name: 'flaky-tests',
    rounds: [
      {
        data: 'CI on main: passed in attempt 2\nnot ok 3 async root perm: .end() called twice',
        changes: {},
        title: 'Flaky tests of mkdirp',
        description: '`async root perm` in test/perm.js ends twice, in its callback and at once.'
      },
      {
        data: 'CI on topic: passed in attempt 2\nnot ok 1 rel: ENOENT',
        changes: {},
        title: 'Flaky tests of mkdirp',
        description: '`rel` in test/rel.js changes the working folder of the process while others run.'
      }
    ],
    nothing: 'The data has no run.'
  },
  {
    name: 'burn-down',
    rounds: [
      {
        changes: { 'index.js': (text) => text.replaceAll(/(\bcb\((?:er|null), made\))$/gm, '$1;') },
        title: 'End statements of index.js with semicolons',
        description: 'Two findings of `semi` before, none after.'
      },
      {
        changes: { 'bin/cmd.js': (text) => text.replaceAll(/(\bmkdirp\(p, (?:mode, )?cb\))$/gm, '$1;') },
        title: 'End statements of bin/cmd.js with semicolons',
        description: 'Two more findings, in bin/cmd.js.'
      }
    ],
    nothing: 'The linter reports nothing.'
  },
  {
    name: 'docs-drift',
    rounds: [
      {
        changes: { 'bin/usage.txt': withUsage },
        title: 'Correct the usage text',
        description: 'It asked for commas between directories; bin/cmd.js takes `argv._`.'
      },
      {
        changes: { 'readme.markdown': withUsage },
        title: 'Correct the usage text in the readme',
        description: 'The readme repeats the usage text.'
      }
    ],
    nothing: 'I compared the readme with index.js and bin/cmd.js.'
  },
  {
    name: 'licence-headers',
    rounds: [
      {
        changes: { 'index.js': withHeader, 'bin/cmd.js': withHeader, 'examples/pow.js': withHeader },
        title: 'Add licence headers',
        description: 'No file had one, and package.json says MIT. Below the `#!` line of bin/cmd.js.'
      },
      {
        changes: { 'lib/umask.js': withHeader },
        title: 'Add the licence header to lib/umask.js',
        description: 'The file is new: lib/umask.js.'
      }
    ],
    nothing: 'All four files have their header.'
  },
  {
    name: 'dead-code',
    rounds: [
      {
        changes: { 'test/perm.js': withoutOldExists },
        title: 'Remove a fallback for old versions',
        description: '`path.exists` is gone since Node.js 1. test/perm.js.'
      },
      {
        changes: { 'test/sync.js': withoutOldExists },
        title: 'Remove a fallback for old versions',
        description: 'The same in test/sync.js.'
      }
    ],
    nothing: 'Each candidate has a use.'
  },
  {
    name: 'release-notes',
    rounds: [
      {
        data: 'Merged since the last release:\n# 14: opts.fs [feature]',
        changes: { 'CHANGELOG.md': () => SECTION },
        title: 'Describe the next release',
        description: 'One change that users notice.'
      },
      {
        data: 'Merged since the last release:\n# 14: opts.fs [feature]\n# 15: sync returns made [fix]',
        changes: { 'CHANGELOG.md': (text) => `${text}- \`mkdirp.sync\` returns what it made (15).\n` },
        title: 'Describe the next release',
        description: 'Two changes that users notice.'
      }
    ],
    nothing: 'I compared two pull requests.'
  }
]

/** The texts of files after changes. @param files paths without a text get '' */
export function changed(
  files: ReadonlyMap<string, string>,
  changes: Round['changes']
): readonly (readonly [path: string, before: string, after: string])[] {
  return Object.entries(changes).map(([path, change]) => {
    const before = files.get(path) ?? ''
    return [path, before, change(before)] as const
  })
}

export function textsOf(files: PublishedFiles): Map<string, string> {
  return new Map(Object.entries(files).map(([path, { content }]) => [path, content.toString()]))
}
