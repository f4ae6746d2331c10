import type { Workspace } from '../workspace/workspace.ts'

/** Services and programs that serve packages only to those who sign in. */
const SERVICES =
  /(?:^|\.)(?:pkg\.github\.com|pkgs\.dev\.azure\.com|pkgs\.visualstudio\.com|jfrog\.io|codeartifact\.[\w-]+\.amazonaws\.com|pkg\.dev|fury\.io|packagecloud\.io|cloudsmith\.io|npm\.fontawesome\.com|repo\.packagist\.com|contribsys\.com)$|artifactory|nexus/i

/** Files that can name a registry and how to sign in there. */
const SETTINGS = [
  ...['.npmrc', '.yarnrc.yml', '.yarnrc', 'bunfig.toml', 'pnpm-workspace.yaml'],
  ...['pip.conf', 'requirements.txt', 'pyproject.toml', 'Pipfile', 'poetry.toml', 'uv.toml'],
  ...['pom.xml', 'build.gradle', 'build.gradle.kts', 'settings.gradle', 'settings.gradle.kts'],
  ...['Gemfile', 'composer.json', 'NuGet.Config', 'nuget.config', 'NuGet.config']
]

/** Only lines near the host count, because files of Gradle can also have credentials for publishing. */
const CREDENTIALS = /_auth|auth-?token|always-auth|passw|username|credentials|\$\{?\w*(?:TOKEN|SECRET|KEY)/i

const NEAR = 8

/** The texts of the files in a folder and at the root that can name registries. */
export async function readRegistrySettings(workspace: Workspace, folder: string): Promise<readonly string[]> {
  const folders = await Promise.all([...new Set(['', folder])].map((each) => workspace.filesIn(each)))
  const texts = await Promise.all(folders.flatMap(({ read }) => SETTINGS.map(read)))
  return texts.filter((text) => text !== undefined)
}

/**
 * True for a host that serves packages only to those who sign in, as far as its name and the settings of the repository show.
 *
 * @param settings the texts of files that can name registries
 */
export function isPrivateRegistry(host: string, settings: readonly string[]): boolean {
  return SERVICES.test(host) || settings.some((text) => hasCredentialsNear(host, text.split('\n')))
}

function hasCredentialsNear(host: string, lines: readonly string[]): boolean {
  return lines.some(
    (line, index) =>
      line.includes(host) && CREDENTIALS.test(lines.slice(Math.max(0, index - NEAR), index + NEAR + 1).join('\n'))
  )
}
