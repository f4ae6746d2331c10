import type { DeclaredChecker } from '../../settings/diagnostics.ts'
import { matchingPaths } from '../../workspace/search/glob.ts'
import { builtInMatchers } from '../built-in-matchers.ts'
import type { CheckerChoice } from '../checker.ts'
import { applyMatchers } from '../problem-matcher.ts'

/** A command of agent.yml, if it is for one of the files. */
export function declaredCheckers(declared: DeclaredChecker, files: readonly string[]): readonly CheckerChoice[] {
  const { command, matchers } = declared
  if (declared.files !== undefined && matchingPaths([declared.files], files).length === 0) return []
  const known = typeof matchers === 'string' ? builtInMatchers[matchers] : matchers
  const parse = (output: string) => applyMatchers(known, output)
  return [{ kind: 'checker', name: command, folder: '', command, parse }]
}
