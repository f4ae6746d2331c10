import js from '@eslint/js'
import jest from 'eslint-plugin-jest'
import regexp from 'eslint-plugin-regexp'
import tseslint from 'typescript-eslint'

/**
 * The folders and outside packages each folder may import, so that dependencies point one way.
 * The folder itself and what `sharedWith` names are open as well. A name that starts with @, or node:, or stands in no folder is a package.
 */
const mayImport = {
  domain: [],
  errors: [],
  network: ['node:*'],
  secrets: ['settings'],
  settings: ['agent', 'network', 'zod', 'yaml', 'node:path'],
  tasks: ['node:crypto', 'zod', 'mdast'],
  policy: ['unbash', 'picomatch'],
  text: [
    'fastest-levenshtein',
    'jsonc-parser',
    'smol-toml',
    'yaml',
    'node:string_decoder',
    'node:util',
    'node:vm',
    'mdast',
    'mdast-util-from-markdown',
    'mdast-util-gfm',
    'mdast-util-to-markdown',
    'micromark-extension-gfm',
    'parse5',
    'node:buffer'
  ],
  prompts: ['agent', 'tasks'],
  agent: ['zod'],
  'agent-host': ['agent', 'fastest-levenshtein', 'jsonc-parser', 'node:crypto'],
  models: [
    ...['agent', 'network', 'openai', '@anthropic-ai/sdk', '@google/genai', 'eventsource-parser', 'zod', 'node:*']
  ],
  delegation: ['agent'],
  tools: ['agent', 'code-review', 'delegation', 'workspace', 'policy', 'diagnostics', 'settings', 'diff', 'zod'],
  diagnostics: ['workspace', 'settings', '@babel/parser', 'jsonc-parser', 'smol-toml', 'yaml', 'zod', 'node:*'],
  mcp: ['agent', 'workspace', '@modelcontextprotocol/client', 'zod'],
  workspace: ['git', 'network', 'policy', 'secrets', 'picomatch', 'node:*'],
  git: ['agent', 'forge', 'simple-git', 'zod', 'node:*'],
  forge: ['network', 'tasks', '@actions/github', '@octokit/*', 'node:*'],
  init: ['setup', 'settings', 'verification', 'workspace'],
  setup: ['workspace', 'verification', 'node:path', 'node:fs'],
  sessions: ['agent', 'forge', 'report', 'secrets', 'tasks', 'workspace', 'zod', 'node:*'],
  proposal: ['agent', 'git', 'report', 'tasks', 'workspace', 'zod', 'node:*'],
  stats: ['forge', 'sessions'],
  doctor: [
    'agent',
    'forge',
    'git',
    'run',
    'report',
    'settings',
    'setup',
    'verification',
    'workspace',
    'yaml',
    'zod',
    'node:*'
  ],
  'fan-out': ['git', 'tasks', 'workspace', 'zod', 'node:*'],
  replay: ['agent', 'agent-host', 'report', 'node:events'],
  ci: ['verification', 'node:crypto', 'node:zlib'],
  'code-review': ['secrets', 'tasks', 'node:crypto'],
  verification: ['policy', 'picomatch', 'sax', 'node:path'],
  'trace-page': ['agent', 'report', 'verification', 'workspace', 'node:*'],
  report: ['agent', 'fan-out', 'verification', 'secrets', 'tasks', 'workspace', 'zod', 'node:*'],
  run: [
    'ci',
    'code-review',
    'diagnostics',
    'fan-out',
    'proposal',
    'verification',
    'tasks',
    'prompts',
    'agent',
    'agent-host',
    'delegation',
    'tools',
    'mcp',
    'git',
    'forge',
    'report',
    'secrets',
    'sessions',
    'workspace',
    'policy',
    'settings',
    'setup',
    'tools'
  ],
  action: ['*'],
  assemble: ['*'],
  cli: ['*'],
  'connect-forge': ['forge', 'action'],
  'connect-model': ['agent', 'models', 'settings', 'run'],
  index: ['action'],
  post: ['action']
}

/** The emulators import nothing of src. In src, only the command line imports them. */
const EMULATOR_PACKAGES = ['node:*', 'zod', 'yaml', 'graphql', 'hast', 'unified', 'remark-*', 'rehype-*']

const folders = Object.keys(mayImport)

/** What every folder may import beside its row. `agent` could be published on its own, so it takes nothing of ours. */
function sharedWith(folder) {
  if (folder === 'domain' || folder === 'agent') return []
  if (folder === 'text') return ['errors']
  return ['domain', 'errors', 'text']
}

function restrictImports(files, regex, message) {
  return { files, rules: { 'no-restricted-imports': ['error', { patterns: [{ regex, message }] }] } }
}

function emulatorRules() {
  const packages = EMULATOR_PACKAGES.map((name) => name.replaceAll('*', '[^/]*')).join('|')
  const message = `emulators/ may import only: ${EMULATOR_PACKAGES.join(', ')} (see eslint.config.js).`
  return SUBFOLDER_DEPTHS.map((depth) =>
    restrictImports(
      [`emulators/${'*/'.repeat(depth)}*.ts`],
      `^(?!\\./(?!\\.)${depth > 0 ? `|(\\.\\./){1,${depth}}(?!\\.)` : ''}|(${packages})(/|$))`,
      message
    )
  )
}

// A file of a sub-folder steps up within its own folder: as many times as the sub-folder is deep.
const SUBFOLDER_DEPTHS = [0, 1, 2]

// The one way for each. The files that the messages name say which attacks another way would allow.
const programRule = {
  selector: 'ImportDeclaration[importKind=value][source.value=/child_process/]',
  message: 'Programs of the machine are started by git/machine-program.ts only.'
}
const writingRule = {
  selector:
    'ImportDeclaration[source.value=/^node:fs/] > :matches(ImportNamespaceSpecifier, ImportDefaultSpecifier, ImportSpecifier[imported.name=/^(writeFile|appendFile|copyFile|createWriteStream|cp$|cpSync)/])',
  message: 'Files of ours are written by workspace/files/own-file.ts only.'
}
const oneWay = [
  {
    files: ['src/**/*.ts'],
    // The sandbox starts programs of the system by their absolute paths.
    ignores: [
      ...['sandbox/**', 'commands/**', 'command-folders.ts', 'search/isolated-git.ts'].map(
        (name) => `src/workspace/${name}`
      ),
      'src/git/machine-program.ts'
    ],
    rules: { 'no-restricted-syntax': ['error', programRule] }
  },
  {
    files: ['src/{action,cli,fan-out,proposal,report,sessions,trace-page}/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', programRule, writingRule] }
  }
]

function importRule(folder, allowed) {
  if (folder === 'cli') return []
  if (allowed.includes('*')) {
    const message = 'Only src/cli may import the emulators.'
    return [restrictImports([`src/${folder}/**/*.ts`, `src/${folder}.ts`], '/emulators/', message)]
  }
  const names = [...allowed, folder, ...sharedWith(folder)].map((name) => name.replaceAll('*', '[^/]+'))
  const local = names.filter((name) => folders.includes(name)).join('|')
  const packages = names.filter((name) => !folders.includes(name)).join('|')
  const outside = packages ? `|(${packages})(/|$)` : ''
  const message = `${folder} may import only: ${names.join(', ')} (see mayImport in eslint.config.js).`
  const rule = (files, regex) => restrictImports([files], regex, message)
  const isFile = ['errors', 'agent-host', 'connect-forge', 'connect-model', 'index', 'post'].includes(folder)
  if (isFile) return [rule(`src/${folder}.ts`, `^(?!\\./(${local})(/|\\.ts$)${outside})`)]
  return SUBFOLDER_DEPTHS.map((depth) => {
    const within = depth > 0 ? `|(\\.\\./){1,${depth}}(?!\\.)` : ''
    return rule(
      `src/${folder}/${'*/'.repeat(depth)}*.ts`,
      `^(?!\\./(?!\\.)${within}|(\\.\\./)+(${local})(/|\\.ts$)${outside})`
    )
  })
}

export default tseslint.config(
  { ignores: ['dist/', '.dist-*/', 'coverage/', 'node_modules/', '__tests__/fixtures/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', 'scripts/*.cjs'] },
        tsconfigRootDir: import.meta.dirname
      }
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      complexity: ['warn', 12],
      'max-depth': ['warn', 3],
      'max-lines': ['warn', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['warn', { max: 60, skipBlankLines: true, skipComments: true }],
      'max-params': ['warn', 3],
      'no-console': 'error'
    }
  },
  ...oneWay,
  ...Object.entries(mayImport).flatMap(([folder, allowed]) => importRule(folder, allowed)),
  ...emulatorRules(),
  {
    // Attack: an output, a comment or a file for which a pattern takes hours.
    files: ['src/**/*.ts'],
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-backtracking': ['error', { report: 'certain' }] }
  },
  { files: ['**/*.{js,cjs}'], ...tseslint.configs.disableTypeChecked },
  // Plain JavaScript has no compiler that knows Node's globals; TypeScript's own check covers the rest.
  { files: ['bench/*.js', 'scripts/*.cjs'], rules: { 'no-undef': 'off' } },
  {
    files: ['__tests__/**/*.ts'],
    ...jest.configs['flat/recommended'],
    rules: {
      ...jest.configs['flat/recommended'].rules,
      'jest/expect-expect': ['warn', { assertFunctionNames: ['expect', 'expect*'] }],
      'max-lines-per-function': 'off',
      'max-lines': 'off'
    }
  },
  {
    files: ['bench/**', 'scripts/**', '__tests__/{act,real,witness}/run.ts', '__tests__/act/actions/**'],
    rules: { 'no-console': 'off' }
  }
)
