/** The full id of a commit, tree or blob. An abbreviation or a name can be made to mean something else. */
export const OBJECT_ID = /^[0-9a-f]{40}$/

/** Letters, digits and hyphens; underscores in logins that a company manages; `[bot]` after the name of an app. */
export const LOGIN = /^[\w-]{1,100}(?:\[bot\])?$/

/** The claim key of a request, as part of the name of a ref. */
export const CLAIM_KEY = /^[a-z\d-]{1,100}$/

/** True for the full id of a commit, tree or blob. */
export function isObjectId(text: string): boolean {
  return OBJECT_ID.test(text)
}
