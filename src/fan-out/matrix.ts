import type { TaskItem } from '../domain/task-item.ts'

/**
 * The value of the output `matrix`, for `fromJSON`. Texts are in the artifact: an output has at most a megabyte, and anyone who writes
 * `${{ matrix.title }}` into a script would run what it says.
 */
export function matrixOf(items: readonly TaskItem[]): string {
  return JSON.stringify({
    include: items.map(({ id, title, repository }) => {
      const [owner, name] = repository?.split('/') ?? []
      return { item: id, title, ...(repository !== undefined && { repository, owner, name }) }
    })
  })
}
