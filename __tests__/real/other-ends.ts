import { packages } from './packages.ts'
import type { Case, RealPackage, Scene } from './real-package.ts'
import { sceneOf, turnsFor } from './scene.ts'

/** A correct change that touches no code. */
const README = { 'README.md': 'A project.\n' }
const editReadme = turnsFor([['README.md', 'A project.\n', 'A real project.\n']])

function scene(files: Scene['files']): () => Promise<Scene> {
  return () => Promise.resolve({ files: { ...README, ...files }, script: editReadme })
}

function json(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`
}

/** Two tests that need no package, so that nothing is installed. The second one takes this time. */
function slowTests(ms: number): string {
  return `const { test } = require('node:test')\ntest('starts', () => {})\ntest('waits', () => new Promise((resolve) => setTimeout(resolve, ${ms})))\n`
}

/** A test that never ends, ignores SIGTERM, and leaves a process behind that holds its output open. */
const hangs = `const { test } = require('node:test')
process.on('SIGTERM', () => {})
require('node:child_process').spawn('sleep', ['3600'], { stdio: 'inherit', detached: true })
test('hangs', () => new Promise(() => setInterval(() => {}, 1_000)))
`

const shellQuote = packages.find(({ name }) => name === 'shell-quote')

/** The package in a folder of a repository that has others too. */
async function monorepo(root: Record<string, unknown>, downloads: string): Promise<Scene> {
  if (!shellQuote) throw new Error('packages.ts has no shell-quote.')
  const real: RealPackage = { ...shellQuote, folder: 'packages/shell-quote' }
  const { files, script } = await sceneOf(real, downloads)
  const other = { name: 'other', version: '1.0.0', scripts: { test: 'exit 1' } }
  return {
    files: { ...files, ...README, 'package.json': json(root), 'packages/other/package.json': json(other) },
    script
  }
}

/** Repositories whose checks cannot pass, or cannot even run. */
export const otherEnds: readonly Case[] = [
  {
    name: 'red baseline',
    shows: 'a test that already fails',
    // The model only touches the README, and the published tests keep failing.
    scene: async (downloads) => {
      if (!shellQuote) throw new Error('packages.ts has no shell-quote.')
      const { files } = await sceneOf(shellQuote, downloads)
      return { files: { ...files, ...README }, script: editReadme }
    },
    outcome: 'proposed',
    verifyStatus: 'unchanged',
    says: ["1 test failed before and still fails: `chars for windows paths don't break out › should be equal`"]
  },
  {
    name: 'missing system library',
    shows: 'pip builds a C extension',
    scene: scene({
      'requirements.txt': 'mysqlclient==2.2.4\n',
      'tests/test_database.py': 'import MySQLdb\n\n\ndef test_version():\n    assert MySQLdb.version_info\n'
    }),
    outcome: 'proposed',
    verifyStatus: 'not-run',
    says: ['**Not verified:**', 'pip install -r requirements.txt pytest ended with exit code 1.', 'pkg-config']
  },
  {
    name: 'no tests',
    shows: 'jest finds nothing to run',
    scene: scene({ 'package.json': json({ scripts: { test: 'jest' }, devDependencies: { jest: '^29.7.0' } }) }),
    outcome: 'proposed',
    verifyStatus: 'not-run',
    says: ['**Not verified:** `npm test` could not run (No tests found']
  },
  {
    name: 'hanging test',
    shows: 'next to a check that passes',
    scene: scene({
      '.github/agent.yml': 'verify: [npm run lint, npm test]\nlimits:\n  verify-minutes: 1\n',
      'package.json': json({ scripts: { lint: 'node --check test.js', test: 'node test.js' } }),
      'test.js': hangs
    }),
    outcome: 'proposed',
    verifyStatus: 'passed',
    says: ['**Not verified by all checks:** `npm test` did not finish.'],
    waits: true
  },
  {
    name: 'suite of ten minutes',
    shows: 'verify-minutes: 1',
    scene: scene({
      '.github/agent.yml': 'limits:\n  verify-minutes: 1\n',
      'package.json': json({ scripts: { test: 'node --test' } }),
      'test.js': slowTests(600_000)
    }),
    outcome: 'proposed',
    verifyStatus: 'not-run',
    says: ['**Not verified:** `npm test` did not finish.', 'verify-minutes'],
    waits: true
  },
  {
    name: 'suite slower than the model',
    shows: 'minutes: 1, verify-minutes: 5',
    scene: scene({
      '.github/agent.yml': 'limits:\n  minutes: 1\n  verify-minutes: 5\n',
      'package.json': json({ scripts: { test: 'node --test' } }),
      'test.js': slowTests(70_000)
    }),
    outcome: 'proposed',
    verifyStatus: 'passed',
    says: ['2 pass'],
    waits: true
  },
  {
    name: 'lock file out of step',
    shows: 'npm ci refuses',
    scene: scene({
      'package.json': json({
        name: 'a',
        version: '1.0.0',
        scripts: { test: 'tape test.js' },
        devDependencies: { tape: '4.17.0' }
      }),
      'package-lock.json': json({
        name: 'a',
        version: '1.0.0',
        lockfileVersion: 3,
        requires: true,
        packages: { '': { name: 'a', version: '1.0.0' } }
      }),
      'test.js': "require('tape')('passes', (t) => t.end())\n"
    }),
    outcome: 'proposed',
    verifyStatus: 'not-run',
    begins: '⚠️ **Not verified:** The lock file does not match package.json. `npm test` could not run',
    says: ['are in sync']
  },
  {
    name: 'private registry',
    shows: 'a host that is not open',
    scene: scene({
      '.npmrc': '@acme:registry=https://npm.acme.example/\n',
      'package.json': json({
        scripts: { test: 'node -e "require(\'@acme/tool\')"' },
        dependencies: { '@acme/tool': '1.0.0' }
      })
    }),
    outcome: 'proposed',
    verifyStatus: 'not-run',
    begins: '⚠️ **Not verified:** It needs npm.acme.example, a private registry or another host that is not open.',
    says: []
  },
  {
    name: 'monorepo without root tests',
    shows: 'npm workspaces',
    scene: (downloads) => monorepo({ private: true, workspaces: ['packages/*'] }, downloads),
    outcome: 'proposed',
    verifyStatus: 'passed',
    says: ['packages/shell-quote'],
    fixes: ["chars for windows paths don't break out › should be equal"]
  },
  {
    name: 'pnpm workspace',
    shows: 'pnpm -r test',
    scene: async (downloads) => {
      const { files, script } = await monorepo(
        { private: true, packageManager: 'pnpm@9.15.9', scripts: { test: 'pnpm -r test' } },
        downloads
      )
      const other = json({ name: 'other', version: '1.0.0', scripts: { test: 'node --version' } })
      return {
        files: { ...files, 'pnpm-workspace.yaml': "packages: ['packages/*']\n", 'packages/other/package.json': other },
        script
      }
    },
    outcome: 'proposed',
    verifyStatus: 'passed',
    says: [],
    // The name starts with that of the package.
    fixes: ["packages/shell-quote › chars for windows paths don't break out › should be equal"]
  }
]
