import { isObjectId } from './near-name.ts'

const ALLOWED = /^(?!@$)[A-Za-z0-9_@][A-Za-z0-9/_.,#+@-]*$/
const MAX_LENGTH = 244

/**
 * True for a branch name that is safe to pass to git, to the forge and to users. Stricter than git: a name from a stranger's pull
 * request could be read as an option, as shell syntax or as a revision expression wherever it is quoted.
 */
export function isValidBranchName(name: string): boolean {
  if (name.length > MAX_LENGTH || !ALLOWED.test(name)) return false
  if (name.includes('..') || /^(HEAD|refs)(\/|$)/i.test(name) || name.includes('@{') || isObjectId(name)) return false
  return name.split('/').every((part) => part !== '' && !/^[.-]|\.$|\.lock$/i.test(part))
}

/** True for names that are one branch on a file system that ignores case. */
export function isSameBranch(one: string, other: string): boolean {
  return one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase()
}

export function headRef(branch: string): string {
  return `refs/heads/${branch}`
}
