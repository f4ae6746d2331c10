/** True for the full id of a commit, tree or blob. Abbreviations and names are not ids: they can be made to mean something else. */
export function isObjectId(text: string): boolean {
  return /^[0-9a-f]{40}$/.test(text)
}
