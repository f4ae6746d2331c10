import { CHECKERS, type CheckerName } from '../settings/diagnostics-schema.ts'
import type { CheckerSettings } from '../settings/diagnostics.ts'
import type { CheckerChoice } from './checker.ts'
import { cargoCheckers } from './checkers/cargo.ts'
import { declaredCheckers } from './checkers/declared.ts'
import { eslintCheckers } from './checkers/eslint.ts'
import { goVetCheckers } from './checkers/go.ts'
import { flake8Checkers, ruffCheckers } from './checkers/python.ts'
import { typescriptCheckers } from './checkers/typescript.ts'
import type { Project } from './project.ts'

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
