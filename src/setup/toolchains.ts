import type { PackageManager } from './install-plan.ts'

type Toolchain = (version: string) => readonly string[]

const setUp =
  (action: string, input: string): Toolchain =>
  (version) => [`- uses: ${action}`, '  with:', `    ${input}: '${version}'`]

const node = setUp('actions/setup-node@v6', 'node-version')
const python = setUp('actions/setup-python@v6', 'python-version')
const java: Toolchain = (version) => [
  ...setUp('actions/setup-java@v5', 'java-version')(version),
  '    distribution: temurin'
]

/** The step that sets up a version of the language of each tool. */
const TOOLCHAINS: Readonly<Record<PackageManager, Toolchain>> = {
  npm: node,
  pnpm: node,
  yarn: node,
  bun: node,
  pip: python,
  uv: python,
  poetry: python,
  pdm: python,
  pipenv: python,
  go: setUp('actions/setup-go@v6', 'go-version'),
  cargo: (version) => [`- run: rustup toolchain install ${version} && rustup default ${version}`],
  maven: java,
  gradle: java,
  bundler: setUp('ruby/setup-ruby@v1', 'ruby-version'),
  composer: setUp('shivammathur/setup-php@v2', 'php-version'),
  dotnet: setUp('actions/setup-dotnet@v5', 'dotnet-version')
}

/** A step of a workflow that sets up the language of a tool. */
export function toolchainStep(tool: PackageManager, version: string): readonly string[] {
  return TOOLCHAINS[tool](version)
}

/** True for the package managers of JavaScript. */
export function isNode(tool: PackageManager): boolean {
  return TOOLCHAINS[tool] === node
}

/** True for a tool that installs into the virtual environment. */
export function isPython(tool: PackageManager): boolean {
  return TOOLCHAINS[tool] === python
}

/**
 * The version that a message asks for, in the form that the step takes.
 *
 * @returns VERSION if there is none. Attack: a message of the repository with YAML of its own
 */
export function versionFor(tool: PackageManager, version = ''): string {
  // Only the steps for Node and Python take a range.
  const form = isNode(tool) || isPython(tool) ? /^[\w.<>=^~*|, -]{1,40}$/ : /\d+(?:\.\d+)*/
  return form.exec(version)?.[0] ?? 'VERSION'
}
