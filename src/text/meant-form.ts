/** What a schema says about a part of a value. zod's issues have more. */
export interface SchemaIssue {
  readonly path: readonly PropertyKey[]
  readonly message: string
  /** Of a value that can have several forms: what keeps it from having each of them. */
  readonly errors?: readonly (readonly SchemaIssue[])[] | undefined
}

/**
 * If a value can have several forms, the author meant the one whose outermost type is right.
 *
 * @param isWrongType whether an issue says that a value has another type
 * @returns the issues of that form with their whole path; the issue itself if there is no such form
 */
export function issuesOfMeantForm<Issue extends SchemaIssue>(
  issue: Issue,
  isWrongType: (issue: Issue) => boolean
): readonly Issue[] {
  // Safe: a schema describes all forms by issues of the same type.
  const forms = issue.errors as readonly (readonly Issue[])[] | undefined
  const meant = forms?.find((issues) => issues.every((each) => each.path.length > 0 || !isWrongType(each)))
  if (!meant) return [issue]
  return meant.flatMap((inner) => issuesOfMeantForm({ ...inner, path: [...issue.path, ...inner.path] }, isWrongType))
}
