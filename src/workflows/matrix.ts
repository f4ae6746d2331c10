import { UserError } from '../errors.ts'
import { isRecord } from '../text/json.ts'

/** One job of a matrix: its value of each key. */
export type Combination = Readonly<Record<string, unknown>>

/** GitHub's limit for one matrix. */
const MAX_JOBS = 256

/** The jobs of a matrix in GitHub's order: the product of its lists without what is excluded, then what is included. @throws UserError for one that GitHub would refuse */
export function expandMatrix(matrix: unknown): readonly Combination[] {
  if (!isRecord(matrix)) throw new UserError(`The matrix is ${JSON.stringify(matrix)}, which is not a map of lists.`)
  const { include = [], exclude = [], ...lists } = matrix
  if (!isListOfMaps(include) || !isListOfMaps(exclude))
    throw new UserError('include and exclude of a matrix must be lists of maps.')
  const product = productOf(lists).filter((job) => !exclude.some((pattern) => matches(job, pattern)))
  const all = withIncluded(product, include, lists)
  if (all.length === 0) throw new UserError('The matrix has no jobs, which makes the workflow fail.')
  if (all.length > MAX_JOBS) throw new UserError(`The matrix has ${all.length} jobs. The limit is ${MAX_JOBS}.`)
  return all
}

function productOf(lists: Readonly<Record<string, unknown>>): readonly Combination[] {
  const names = Object.keys(lists)
  if (names.length === 0) return []
  return names.reduce<readonly Combination[]>(
    (jobs, name) => {
      const values = lists[name]
      if (!Array.isArray(values)) throw new UserError(`${name} of the matrix is not a list.`)
      return jobs.flatMap((job) => values.map((value: unknown) => ({ ...job, [name]: value })))
    },
    [{}]
  )
}

/**
 * Adds the keys of each map to every job of the product whose own values they do not overwrite. If there is none, adds a job, which
 * later maps do not change.
 */
function withIncluded(
  product: readonly Combination[],
  include: readonly Combination[],
  lists: Readonly<Record<string, unknown>>
): readonly Combination[] {
  let jobs = product
  const added: Combination[] = []
  for (const extra of include) {
    const ofLists = Object.fromEntries(Object.entries(extra).filter(([name]) => name in lists))
    const isExtended = (job: Combination) => matches(job, ofLists)
    if (jobs.some(isExtended)) jobs = jobs.map((job) => (isExtended(job) ? { ...job, ...extra } : job))
    else added.push(extra)
  }
  return [...jobs, ...added]
}

function matches(job: Combination, pattern: Combination): boolean {
  return Object.entries(pattern).every(([name, value]) => JSON.stringify(job[name]) === JSON.stringify(value))
}

function isListOfMaps(value: unknown): value is readonly Combination[] {
  return Array.isArray(value) && value.every(isRecord)
}
