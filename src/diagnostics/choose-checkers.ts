import { CHECKERS, type CheckerName } from '../settings/diagnostics-schema.ts'
import type { CheckerSettings, DeclaredChecker } from '../settings/diagnostics.ts'
import { type CheckerChoice, checkerName, quotePaths } from './checker.ts'
import { eslintCheckers } from './checkers/eslint.ts'
import { flake8Checkers, ruffCheckers } from './checkers/python.ts'
import { typescriptCheckers } from './checkers/typescript.ts'
import { type Project, groupByFolder, relativeTo } from './project.ts'
import { matchingPaths } from '../workspace/search/glob.ts'
import { builtInMatchers } from './built-in-matchers.ts'
import { applyMatchers } from './problem-matcher.ts'
import { posix } from 'node:path'

/** Finds out whether the project is set up for a checker, and how to run it for these files. */
type ChooseCheckers = (project: Project, files: readonly string[]) => Promise<readonly CheckerChoice[]>

const byName: Readonly<Record<CheckerName, ChooseCheckers>> = {
  typescript: typescriptCheckers,
  eslint: eslintCheckers,
  ruff: ruffCheckers,
  flake8: flake8Checkers,
  'go-vet': goVetCheckers,
  'cargo-check': cargoCheckers
}

/** The project's own checkers for these files. Runs nothing and downloads nothing. */
export async function chooseCheckers(
  project: Project,
  files: readonly string[],
  rules: CheckerSettings = CHECKERS
): Promise<readonly CheckerChoice[]> {
  const choices: CheckerChoice[] = []
  for (const rule of rules) {
    choices.push(...(typeof rule === 'string' ? await byName[rule](project, files) : declaredCheckers(rule, files)))
  }
  return choices
}

/** A command of agent.yml, if it is for one of the files. */
function declaredCheckers(declared: DeclaredChecker, files: readonly string[]): readonly CheckerChoice[] {
  const { command, matchers } = declared
  if (declared.files !== undefined && matchingPaths([declared.files], files).length === 0) return []
  const known = typeof matchers === 'string' ? builtInMatchers[matchers] : matchers
  const parse = (output: string) => applyMatchers(known, output)
  return [{ kind: 'checker', name: command, folder: '', command, parse }]
}

/** `cargo check` for each package with one of the files. */
async function cargoCheckers(project: Project, files: readonly string[]): Promise<readonly CheckerChoice[]> {
  const sources = files.filter((file) => /\.rs$|(^|\/)Cargo\.toml$/.test(file))
  const groups = await groupByFolder(sources, (folder) => project.files.has(posix.join(folder, 'Cargo.toml')))
  return [...groups.keys()].map(check)
}

function check(folder: string): CheckerChoice {
  return {
    kind: 'checker',
    name: checkerName(folder, 'cargo check'),
    folder,
    command: 'cargo check --offline --quiet --all-targets --message-format short',
    parse: (output) => applyMatchers(builtInMatchers.cargo, output)
  }
}

/** `go vet` for the packages of the files, once for each module. */
async function goVetCheckers(project: Project, files: readonly string[]): Promise<readonly CheckerChoice[]> {
  const sources = files.filter((file) => file.endsWith('.go'))
  const groups = await groupByFolder(sources, (folder) => project.files.has(posix.join(folder, 'go.mod')))
  return [...groups].map(([folder, group]) => vet(folder, group))
}

function vet(folder: string, files: readonly string[]): CheckerChoice {
  const packages = new Set(files.map((file) => `./${relativeTo(folder, posix.dirname(file))}`))
  const words = quotePaths([...packages])
  return {
    kind: 'checker',
    name: checkerName(folder, 'go vet'),
    folder,
    // Downloads nothing, even with network access.
    command: `GOPROXY=off go vet ${words === '.' ? './...' : words}`,
    parse: (output) => applyMatchers(builtInMatchers['go-vet'], output)
  }
}
