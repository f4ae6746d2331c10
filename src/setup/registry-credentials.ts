import type { PackageManager } from './install-plan.ts'
import { isNode, toolchainStep } from './toolchains.ts'

/** The variables from which each tool, or the settings that its documentation shows, reads credentials. */
const VARIABLES: Readonly<Record<PackageManager, readonly string[]>> = {
  npm: ['NODE_AUTH_TOKEN'],
  pnpm: ['NODE_AUTH_TOKEN'],
  yarn: ['NODE_AUTH_TOKEN', 'YARN_NPM_AUTH_TOKEN'],
  bun: ['NODE_AUTH_TOKEN'],
  pip: ['PIP_INDEX_URL'],
  uv: ['UV_DEFAULT_INDEX'],
  // The name of the source in pyproject.toml is a part of these two.
  poetry: ['POETRY_HTTP_BASIC_PRIVATE_USERNAME', 'POETRY_HTTP_BASIC_PRIVATE_PASSWORD'],
  pdm: ['PDM_PYPI_USERNAME', 'PDM_PYPI_PASSWORD'],
  pipenv: ['PIPENV_PYPI_MIRROR'],
  go: ['GO_MODULES_TOKEN'],
  cargo: ['CARGO_REGISTRIES_PRIVATE_TOKEN'],
  maven: ['MAVEN_USERNAME', 'MAVEN_PASSWORD'],
  gradle: ['ORG_GRADLE_PROJECT_privateUsername', 'ORG_GRADLE_PROJECT_privatePassword'],
  bundler: ['BUNDLE_RUBYGEMS__PKG__GITHUB__COM'],
  composer: ['COMPOSER_AUTH'],
  dotnet: ['NUGET_TOKEN']
}

/** What a tool needs to install private packages in a workflow. */
export interface RegistryCredentials {
  /** Replaces the step that sets up the toolchain; undefined if that needs no settings. */
  readonly toolchain: readonly string[] | undefined
  /** Commands that run first. */
  readonly commands: readonly string[]
  /** Lines of `env`. */
  readonly variables: readonly string[]
}

export const NO_CREDENTIALS: RegistryCredentials = { toolchain: undefined, commands: [], variables: [] }

/** @param registry the host of the registry; undefined for the public one, which also has private packages */
export function registryCredentials(tool: PackageManager, registry: string | undefined): RegistryCredentials {
  const secrets = VARIABLES[tool].map((name) => `${name}: \${{ secrets.${name} }}`)
  return {
    toolchain: toolchainFor(tool, registry),
    commands: commandsFor(tool),
    variables: tool === 'go' ? [...secrets, 'GOPRIVATE: github.com/OWNER/*'] : secrets
  }
}

function toolchainFor(tool: PackageManager, registry: string | undefined): readonly string[] | undefined {
  if (isNode(tool)) {
    return [
      '- uses: actions/setup-node@v6',
      '  with:',
      `    registry-url: https://${registry ?? 'registry.npmjs.org'}`,
      ...(registry === undefined ? [] : ["    scope: '@YOUR-SCOPE' # remove if the registry has all packages"])
    ]
  }
  if (tool !== 'maven') return undefined
  return [
    ...toolchainStep(tool, '21'),
    '    server-id: ID-OF-THE-REPOSITORY',
    '    server-username: MAVEN_USERNAME',
    '    server-password: MAVEN_PASSWORD'
  ]
}

function commandsFor(tool: PackageManager): readonly string[] {
  if (tool === 'go') {
    const url = '"https://x-access-token:${GO_MODULES_TOKEN}@github.com/"'
    return [`git config --global url.${url}.insteadOf https://github.com/`]
  }
  if (tool === 'dotnet') {
    const source = 'dotnet nuget update source NAME-OF-THE-SOURCE --username token --password "$NUGET_TOKEN"'
    return [`${source} --store-password-in-clear-text`]
  }
  return []
}
