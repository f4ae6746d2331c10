import type * as z from 'zod'
import { quoteValue } from './check-inputs.ts'
import { nearName } from '../text/near-name.ts'
import { issuesOfMeantForm } from '../text/meant-form.ts'
import { fieldOf } from '../text/schema-issue.ts'
import type { YamlProblem } from '../text/yaml-problem.ts'
import type { YamlSource } from '../text/yaml-source.ts'

type Issue = z.core.$ZodIssue

/** Each issue of the schema as a sentence for the author of the file, with its line. */
export function describeIssues(issues: readonly Issue[], source: YamlSource): readonly YamlProblem[] {
  const all = issues.flatMap((issue) => issuesOfMeantForm<Issue>(issue, ({ code }) => code === 'invalid_type'))
  return all.flatMap((issue) => describeIssue(issue, source))
}

function describeIssue(issue: Issue, source: YamlSource): readonly YamlProblem[] {
  const { path, message } = issue
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ line: source.lineOf([...path, key]), text: unknownKey(key, path, message) }))
  }
  const value = quoteValue(path.reduce(fieldOf, source.value))
  return [{ line: source.lineOf(path), text: `${settingName(path)} is ${value}. Expected ${message}.` }]
}

function unknownKey(key: string, path: readonly PropertyKey[], known: string): string {
  const near = nearName(key, known.split(', '))
  const remedy = near === undefined ? `The settings here are ${known}.` : `Did you mean ${near}?`
  return `${settingName([...path, key])} is not a setting. ${remedy}`
}

/** As in `setup[0].run`. */
function settingName(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'The file'
  const parts = path.map((name, index) => {
    if (typeof name === 'number') return `[${name}]`
    return `${index === 0 ? '' : '.'}${String(name)}`
  })
  return parts.join('')
}
