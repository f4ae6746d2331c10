import { isInGitFolder } from './folded-path.ts'
import { fitsPathPattern } from './path-pattern.ts'

/**
 * Files that run code, grant rights or say what the agent may do, on somebody's machine or in CI. A change to one needs
 * a person's approval, so it is never part of what is published on its own.
 */
export const builtInProtectedPaths: readonly string[] = [
  ...['.github/workflows/**', '.github/actions/**', '.github/agent.{yml,yaml}', '.github/dependabot.{yml,yaml}'],
  ...['**/action.{yml,yaml}', '**/CODEOWNERS', '.github/copilot-instructions.md', '**/{AGENTS,CLAUDE,GEMINI}.md'],
  ...['**/.git{attributes,config,modules}', '**/.gitlab-ci.{yml,yaml}', '.circleci/**', '**/Jenkinsfile'],
  ...['**/.{npmrc,yarnrc,pnpmfile.cjs,pypirc,netrc,curlrc,wgetrc,ripgreprc,gemrc}', '**/.yarnrc.{yml,yaml}'],
  ...['**/.yarn/**', '**/.pnp.{cjs,loader.mjs}', '**/pip.conf', '**/.cargo/config{,.toml}', '**/.mvn/**'],
  ...['**/.husky/**', '**/.pre-commit-config.{yml,yaml}', '**/lefthook.{yml,yaml}', '**/.lefthook.{yml,yaml}'],
  ...['**/.vscode/**', '**/.idea/**', '**/.devcontainer/**', '**/.devcontainer.json', '**/*.code-workspace'],
  ...['**/.{envrc,bashrc,bash_profile,profile,zshrc,zprofile,zshenv,tool-versions,lldbinit,gdbinit}'],
  ...['**/.{claude,cursor,gemini,codex}/**', '**/.mcp.json', '**/.cursorrules', '**/mise.toml', '**/.mise.toml']
]

/**
 * The pattern that protects a path, or undefined. `.git` in any spelling is always protected.
 *
 * @param path as git has it in the tree; spelling tricks (case, Unicode, `..`) do not get past it
 * @param patterns globs; all of them, built-in ones included
 */
export function protectedBy(path: string, patterns: readonly string[]): string | undefined {
  if (isInGitFolder(path)) return '.git/**'
  return patterns.find((pattern) => fitsPathPattern(path, pattern))
}
