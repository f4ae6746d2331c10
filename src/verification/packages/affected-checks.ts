import { folderOf } from '../../text/paths.ts'
import type { Package } from './package.ts'

/** How many packages one change can have checked. */
const MAX_CHECKS = 10

/** Files of the root that every package depends on. */
const SHARED =
  /^(?:package(?:-lock)?\.json|npm-shrinkwrap\.json|pnpm-(?:lock|workspace)\.yaml|yarn\.lock|bun\.lockb?|\.yarnrc\.yml|\.npmrc|(?:turbo|nx|lerna)\.json|tsconfig[\w.]*\.json|(?:babel|jest|vite|vitest)\.[\w.]+|go\.work(?:\.sum)?|Cargo\.(?:toml|lock)|rust-toolchain(?:\.toml)?|pyproject\.toml|setup\.cfg|(?:tox|pytest)\.ini|conftest\.py|requirements[\w-]*\.txt|(?:uv|poetry|pdm)\.lock|Pipfile(?:\.lock)?)$/

export interface AffectedChecks {
  /** Command lines: of the packages with changed files first, then of those that depend on them. */
  readonly commands: readonly string[]
  /** Command lines that are too many to run. */
  readonly leftOut: readonly string[]
}

/**
 * The checks of the packages that a change affects.
 *
 * @param changed paths of the changed files, relative to the root
 */
export function affectedChecks(packages: readonly Package[], changed: readonly string[]): AffectedChecks {
  const checks = [...withDependents(changedPackages(packages, changed), packages)].map(({ check }) => check)
  const commands = [...new Set(checks.filter((check) => check !== undefined))]
  return { commands: commands.slice(0, MAX_CHECKS), leftOut: commands.slice(MAX_CHECKS) }
}

function changedPackages(packages: readonly Package[], changed: readonly string[]): readonly Package[] {
  if (changed.some((path) => SHARED.test(path))) return packages
  const byFolder = Map.groupBy(packages, ({ folder }) => folder)
  return [...new Set(changed.flatMap((path) => packagesAround(path, byFolder)))]
}

/** The deepest package around a file. If it has no check, such as a folder of build output, also those around it. */
function packagesAround(path: string, byFolder: ReadonlyMap<string, readonly Package[]>): readonly Package[] {
  const packages: Package[] = []
  let folder = path
  while (folder !== '' && !packages.some(({ check }) => check !== undefined)) {
    folder = folderOf(folder)
    packages.push(...(byFolder.get(folder) ?? []))
  }
  return packages
}

/** The packages and all that depend on them, in the order of the distance. */
function withDependents(start: readonly Package[], packages: readonly Package[]): ReadonlySet<Package> {
  const dependents = new Map<string, Package[]>(packages.map((each) => [`${each.ecosystem} ${each.name ?? ''}`, []]))
  for (const each of packages) {
    for (const name of new Set(each.dependencies)) dependents.get(`${each.ecosystem} ${name}`)?.push(each)
  }
  const affected = new Set(start)
  // A set can grow while it is read.
  for (const { ecosystem, name } of affected) {
    if (name === undefined) continue
    for (const dependent of dependents.get(`${ecosystem} ${name}`) ?? []) affected.add(dependent)
  }
  return affected
}
