import { expect, it } from '@jest/globals'
import { builtInProtectedPaths } from '../../src/policy/built-in-protected-paths.ts'
import { protectingPattern } from '../../src/policy/protected-paths.ts'
import { growth, LINEAR } from '../support/scaling.ts'

const isKept = (path: string, own: readonly string[] = []) =>
  protectingPattern(path, [...builtInProtectedPaths, ...own]) !== undefined

it.each([
  ['a workflow', '.github/workflows/release.yml'],
  ['a workflow in a folder below', '.github/workflows/deep/er/release.yml'],
  ['a file where the folder of workflows is', '.github/workflows'],
  ['a workflow with two slashes', '.github//workflows//release.yml'],
  ['a workflow by way of its own folder', '.github/workflows/../workflows/release.yml'],
  ['a workflow by way of another folder', 'docs/../.github/workflows/release.yml'],
  ['a workflow in capitals', '.GITHUB/WORKFLOWS/RELEASE.YML'],
  ['a workflow in Turkish capitals', '.gıthub/workflows/release.yml'],
  ['a workflow with a long s', '.github/workflowſ/release.yml'],
  ['a workflow with the Kelvin sign', '.github/wor\u212aflows/release.yml'],
  ['a workflow in wide letters', '．ｇｉｔｈｕｂ/ｗｏｒｋｆｌｏｗｓ/x.yml'],
  ['a workflow with a joiner of no width', '.github/work\u200dflows/x.yml'],
  ['a workflow with a soft hyphen', '.git\u00adhub/workflows/x.yml'],
  ['a workflow with a mark of reading order', '.github/\u202eworkflows/x.yml'],
  ['a workflow with a variation selector', '.github\ufe0f/workflows/x.yml'],
  ['a workflow with a tag character', '.github/workflows\u{e0041}/x.yml'],
  ['a workflow with a control character', '.github/work\u0001flows/x.yml'],
  ['a workflow with dots behind its folder', '.github/workflows.../x.yml'],
  ['a workflow with a blank behind its folder', '.github /workflows/x.yml'],
  ['a workflow with dots and blanks behind its folder', '.github . ./workflows. /x.yml'],
  ['a workflow as a stream of NTFS', '.github/workflows::$INDEX_ALLOCATION/x.yml'],
  ['a workflow with backslashes', '.github\\workflows\\x.yml'],
  ['a workflow by a short name', 'GITHUB~1/workflows/x.yml'],
  ['a workflow by a hashed short name', 'GI7D29~1/workflows/x.yml'],
  ['a file by a short name with an ending', 'PACKAG~1.JSO'],
  ['.gitattributes', 'sub/.gitattributes'],
  ['.gitattributes decomposed and in capitals', '.GITATTRIBUTES'],
  ['.gitattributes with a stream', '.gitattributes:x'],
  ['.gitmodules', '.gitmodules'],
  ['.gitmodules by its short name', 'GITMOD~1'],
  ['.lfsconfig, where large files come from', '.lfsconfig'],
  ['a hook in .git', '.git/hooks/post-checkout'],
  ['.git in capitals and with a dot', 'a/.GIT./config'],
  ['.git with the joiner of HFS', '.g\u200cit/hooks/post-checkout'],
  ['.git by its short name', 'git~1/config'],
  ['.git by a stream', '.git::$DATA'],
  ['.git behind a backslash', 'a\\.git\\config'],
  ['owners at the root', 'CODEOWNERS'],
  ['owners beside the workflows', '.github/CODEOWNERS'],
  ['owners of the documents', 'docs/codeowners'],
  ['a folder in place of the owners', 'CODEOWNERS/readme.md'],
  ['what this agent may do', '.github/agent.yaml'],
  ['what agents are told', 'packages/a/AGENTS.md'],
  ['what agents are told over that', 'AGENTS.override.md'],
  ['what an editor’s agent is told', '.cursor/rules/x.mdc'],
  ['rules of an agent in a folder', '.clinerules/x.md'],
  ['servers that agents start', '.mcp.json'],
  ['an action', 'tools/build/action.yml'],
  ['rights by a bot', '.github/settings.yml'],
  ['updates by a bot', 'renovate.json5'],
  ['the registry of npm', '.npmrc'],
  ['the registry of npm with a blank', '.npmrc '],
  ['the settings of pnpm', 'pnpm-workspace.yaml'],
  ['hooks of pnpm', '.pnpmfile.cjs'],
  ['a yarn of the repository’s own', '.yarn/releases/yarn-4.cjs'],
  ['a preload of bun', 'bunfig.toml'],
  ['the index of pip', 'pip.conf'],
  ['the index of uv', 'uv.toml'],
  ['what each Python runs first', 'src/sitecustomize.py'],
  ['the linker of cargo', '.cargo/config.toml'],
  ['another tool chain of Rust', 'rust-toolchain.toml'],
  ['the wrapper of Gradle', 'gradle/wrapper/gradle-wrapper.properties'],
  ['the program of that wrapper', 'gradlew'],
  ['extensions of Maven', '.mvn/extensions.xml'],
  ['the wrapper of Maven', 'mvnw.cmd'],
  ['tokens of composer', 'auth.json'],
  ['the configuration of bundler', '.bundle/config'],
  ['the registry of NuGet', 'NuGet.Config'],
  ['targets of each build of .NET', 'Directory.Build.targets'],
  ['Bazel', '.bazelrc'],
  ['an environment by folder', 'a/.envrc'],
  ['tasks of an editor', '.vscode/tasks.json'],
  ['a workspace of an editor', 'x.code-workspace'],
  ['run configurations', '.run/x.xml'],
  ['Vim’s file of a folder', '.exrc'],
  ['Emacs’s file of a folder', '.dir-locals.el'],
  ['a container for developers', '.devcontainer/devcontainer.json'],
  ['hooks of husky', '.husky/pre-commit'],
  ['hooks of pre-commit', '.pre-commit-config.yaml'],
  ['hooks of lefthook', 'lefthook.toml'],
  ['commands for staged files', '.lintstagedrc.json'],
  ['CI of GitLab', '.gitlab-ci.yml'],
  ['CI of Azure', 'azure-pipelines.yml'],
  ['CI of Jenkins', 'ci/Jenkinsfile'],
  ['a place that builds and serves', 'netlify.toml']
])('keeps back %s', (_, path) => {
  expect(isKept(path)).toBe(true)
})

it.each([
  ['a folder named with a slash at its end', 'locked/', 'Locked/a.txt'],
  ['a folder named alone', 'locked', 'locked/deep/a.txt'],
  ['a name with letters that have no one capital', 'Straße/**', 'STRASSE/a.txt'],
  ['a decomposed name', 'cafe\u0301/**', 'CAFÉ/a.txt'],
  ['a pattern that begins at the root', '/locked/**', 'locked/a.txt'],
  ['a file in place of the folder', 'locked/**', 'locked']
])('keeps back what agent.yml protects as %s', (_, pattern, path) => {
  expect(isKept(path, [pattern])).toBe(true)
})

it.each([
  'package.json',
  'package-lock.json',
  'pyproject.toml',
  'Makefile',
  'build.rs',
  'tests/conftest.py',
  '.gitignore',
  '.editorconfig',
  '.eslintrc.json',
  '.github/ISSUE_TEMPLATE/bug.md',
  '.github/PULL_REQUEST_TEMPLATE.md',
  'src/workflows/ci.yml',
  'docs/github/workflows.md',
  'src/action.ts',
  'locales/en/auth.json',
  'src/git/config.ts',
  'notes.txt~',
  'draft~1~',
  'a~b.txt',
  'docs/agents.md.txt',
  'Ünïcode/Datei.txt',
  'gradle/libs.versions.toml',
  'src/settings.yml'
])('lets %j be changed', (path) => {
  expect(protectingPattern(path, builtInProtectedPaths)).toBeUndefined()
})

it.each(['a/', '~1', '..', '\u200b\u200b'])('lets a path of many %j be judged in linear time', (piece) => {
  expect(growth((size) => protectingPattern(piece.repeat(size), builtInProtectedPaths), 1_000)).toBeLessThan(LINEAR)
})
