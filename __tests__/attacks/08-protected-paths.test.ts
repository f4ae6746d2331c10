import { expect, it } from '@jest/globals'
import { protectingPattern } from '../../src/policy/protected-paths.ts'
import { growth, LINEAR } from '../support/scaling.ts'

const isProtected = (path: string, own: readonly string[] = []) => protectingPattern(path, own) !== undefined

it.each([
  ['a workflow', '.github/workflows/release.yml'],
  ['a workflow in a folder below', '.github/workflows/deep/er/release.yml'],
  ['a file that replaces the workflow folder', '.github/workflows'],
  ['a workflow with doubled slashes', '.github//workflows//release.yml'],
  ['a workflow through its own parent folder', '.github/workflows/../workflows/release.yml'],
  ['a workflow through another folder', 'docs/../.github/workflows/release.yml'],
  ['a workflow in capitals', '.GITHUB/WORKFLOWS/RELEASE.YML'],
  ['a workflow in Turkish capitals', '.gıthub/workflows/release.yml'],
  ['a workflow with a long s', '.github/workflowſ/release.yml'],
  ['a workflow with the Kelvin sign', '.github/wor\u212aflows/release.yml'],
  ['a workflow in full-width letters', '．ｇｉｔｈｕｂ/ｗｏｒｋｆｌｏｗｓ/x.yml'],
  ['a workflow with a zero-width joiner', '.github/work\u200dflows/x.yml'],
  ['a workflow with a soft hyphen', '.git\u00adhub/workflows/x.yml'],
  ['a workflow with a right-to-left override', '.github/\u202eworkflows/x.yml'],
  ['a workflow with a variation selector', '.github\ufe0f/workflows/x.yml'],
  ['a workflow with a tag character', '.github/workflows\u{e0041}/x.yml'],
  ['a workflow with a control character', '.github/work\u0001flows/x.yml'],
  ['a workflow with dots after its folder', '.github/workflows.../x.yml'],
  ['a workflow with a space after its folder', '.github /workflows/x.yml'],
  ['a workflow with dots and spaces after its folders', '.github . ./workflows. /x.yml'],
  ['a workflow through an NTFS stream', '.github/workflows::$INDEX_ALLOCATION/x.yml'],
  ['a workflow with backslashes', '.github\\workflows\\x.yml'],
  ['a workflow by a short name', 'GITHUB~1/workflows/x.yml'],
  ['a workflow by a hashed short name', 'GI7D29~1/workflows/x.yml'],
  ['a file by a short name with an extension', 'PACKAG~1.JSO'],
  ['.gitattributes', 'sub/.gitattributes'],
  ['.gitattributes in capitals', '.GITATTRIBUTES'],
  ['.gitattributes with a stream', '.gitattributes:x'],
  ['.gitmodules', '.gitmodules'],
  ['.gitmodules by its short name', 'GITMOD~1'],
  ['.lfsconfig', '.lfsconfig'],
  ['a hook in .git', '.git/hooks/post-checkout'],
  ['.git in capitals with a trailing dot', 'a/.GIT./config'],
  ['.git with a character that HFS+ ignores', '.g\u200cit/hooks/post-checkout'],
  ['.git by its short name', 'git~1/config'],
  ['.git by a stream', '.git::$DATA'],
  ['.git with backslashes', 'a\\.git\\config'],
  ['code owners at the root', 'CODEOWNERS'],
  ['code owners in .github', '.github/CODEOWNERS'],
  ['code owners in docs', 'docs/codeowners'],
  ['the policy of this agent', '.github/agent.yaml'],
  ['instructions for agents', 'packages/a/AGENTS.md'],
  ['overriding instructions for agents', 'AGENTS.override.md'],
  ['rules of an editor’s agent', '.cursor/rules/x.mdc'],
  ['rules of an agent in a folder', '.clinerules/x.md'],
  ['MCP servers', '.mcp.json'],
  ['an action', 'tools/build/action.yml'],
  ['repository settings applied by a bot', '.github/settings.yml'],
  ['dependency updates by a bot', 'renovate.json5'],
  ['the registry of npm', '.npmrc'],
  ['the registry of npm with a trailing space', '.npmrc '],
  ['the settings of pnpm', 'pnpm-workspace.yaml'],
  ['hooks of pnpm', '.pnpmfile.cjs'],
  ['the repository’s own copy of yarn', '.yarn/releases/yarn-4.cjs'],
  ['a preload of bun', 'bunfig.toml'],
  ['the index of pip', 'pip.conf'],
  ['the index of uv', 'uv.toml'],
  ['code that Python runs at start', 'src/sitecustomize.py'],
  ['the linker of cargo', '.cargo/config.toml'],
  ['the toolchain of Rust', 'rust-toolchain.toml'],
  ['the wrapper of Gradle', 'gradle/wrapper/gradle-wrapper.properties'],
  ['the script of the Gradle wrapper', 'gradlew'],
  ['extensions of Maven', '.mvn/extensions.xml'],
  ['the wrapper of Maven', 'mvnw.cmd'],
  ['tokens of composer', 'auth.json'],
  ['the configuration of bundler', '.bundle/config'],
  ['the registry of NuGet', 'NuGet.Config'],
  ['MSBuild targets for every project', 'Directory.Build.targets'],
  ['Bazel', '.bazelrc'],
  ['a direnv file', 'a/.envrc'],
  ['tasks of an editor', '.vscode/tasks.json'],
  ['a workspace of an editor', 'x.code-workspace'],
  ['run configurations', '.run/x.xml'],
  ['a local Vim configuration', '.exrc'],
  ['a local Emacs configuration', '.dir-locals.el'],
  ['a container for developers', '.devcontainer/devcontainer.json'],
  ['hooks of husky', '.husky/pre-commit'],
  ['hooks of pre-commit', '.pre-commit-config.yaml'],
  ['hooks of lefthook', 'lefthook.toml'],
  ['commands for staged files', '.lintstagedrc.json'],
  ['CI of GitLab', '.gitlab-ci.yml'],
  ['CI of Azure', 'azure-pipelines.yml'],
  ['CI of Jenkins', 'ci/Jenkinsfile'],
  ['a hosting service that builds', 'netlify.toml']
])('protects %s', (_, path) => {
  expect(isProtected(path)).toBe(true)
})

it.each([
  ['a folder with a trailing slash', 'locked/', 'Locked/a.txt'],
  ['a folder', 'locked', 'locked/deep/a.txt'],
  ['a name with ß', 'Straße/**', 'STRASSE/a.txt'],
  ['a decomposed name', 'cafe\u0301/**', 'CAFÉ/a.txt'],
  ['a pattern that begins at the root', '/locked/**', 'locked/a.txt'],
  ['a folder that a file replaces', 'locked/**', 'locked']
])('protects what agent.yml lists as %s', (_, pattern, path) => {
  expect(isProtected(path, [pattern])).toBe(true)
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
])('allows changes of %j', (path) => {
  expect(protectingPattern(path, [])).toBeUndefined()
})

it.each(['a/', '~1', '..', '\u200b\u200b'])('judges a path of many repetitions of %j in linear time', (piece) => {
  expect(growth((size) => protectingPattern(piece.repeat(size), []), 1_000)).toBeLessThan(LINEAR)
})
