import type { PackageManager } from './install-plan.ts'

const npm = ['registry.npmjs.org', 'registry.yarnpkg.com', 'nodejs.org']
const python = ['pypi.org', 'files.pythonhosted.org']
const java = ['repo.maven.apache.org', 'repo1.maven.org']

/**
 * The hosts that each tool gets packages from. Nothing else is open while it installs. nodejs.org has the headers of Node for
 * native modules. The distributions of Gradle and the archives of Composer are on GitHub.
 */
export const PACKAGE_HOSTS: Readonly<Record<PackageManager, readonly string[]>> = {
  npm,
  pnpm: npm,
  yarn: npm,
  bun: npm,
  pip: python,
  uv: python,
  poetry: python,
  pdm: python,
  pipenv: python,
  go: ['proxy.golang.org', 'sum.golang.org', 'storage.googleapis.com'],
  cargo: ['index.crates.io', 'static.crates.io'],
  maven: java,
  gradle: [
    ...java,
    'plugins.gradle.org',
    'plugins-artifacts.gradle.org',
    'services.gradle.org',
    'dl.google.com',
    'github.com',
    'release-assets.githubusercontent.com'
  ],
  bundler: ['rubygems.org', 'index.rubygems.org'],
  composer: ['repo.packagist.org', 'packagist.org', 'api.github.com', 'codeload.github.com'],
  dotnet: ['api.nuget.org', 'www.nuget.org']
}
