const ALLOWED = /^[A-Za-z0-9][A-Za-z0-9/_.#+@-]*$/
const MAX_LENGTH = 244

/**
 * True for a branch name that is safe to hand to git, to the forge and to people. Stricter than git: a name from a stranger's
 * pull request may otherwise read as an option, as shell syntax or as a revision expression wherever it is quoted later.
 */
export function isValidBranchName(name: string): boolean {
  if (name.length > MAX_LENGTH || !ALLOWED.test(name)) return false
  if (name.includes('..') || name === 'HEAD' || name.startsWith('refs/') || isObjectId(name)) return false
  return name.split('/').every((part) => part !== '' && !/^[.-]|\.$|\.lock$/i.test(part))
}

/** True for the full id of a commit, tree or blob. Abbreviations and names are not ids: they can be made to mean something else. */
export function isObjectId(text: string): boolean {
  return /^[0-9a-f]{40}$/.test(text)
}
