import type { Tool } from './install-plan.ts'

const npm = ['registry.npmjs.org', 'registry.yarnpkg.com', 'nodejs.org']
const python = ['pypi.org', 'files.pythonhosted.org']

/**
 * The hosts that each tool gets packages from. Nothing else is open while it installs. nodejs.org has the headers of Node for
 * native modules.
 */
export const PACKAGE_HOSTS: Readonly<Record<Tool, readonly string[]>> = {
  npm,
  pnpm: npm,
  yarn: npm,
  bun: npm,
  pip: python,
  uv: python,
  go: ['proxy.golang.org', 'sum.golang.org', 'storage.googleapis.com'],
  cargo: ['index.crates.io', 'static.crates.io'],
  maven: ['repo.maven.apache.org', 'repo1.maven.org']
}
