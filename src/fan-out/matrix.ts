import type { TaskItem } from '../domain/task-item.ts'

/**
 * The value of the output `matrix`, for `fromJSON`. Texts are in the artifact: an output has at most a megabyte.
 *
 * Attack: a workflow can use `${{ matrix.title }}` in a script, so titles contain no characters that are special to a shell.
 */
export function matrixOf(items: readonly TaskItem[]): string {
  return JSON.stringify({
    include: items.map(({ id, title, repository }) => {
      const [owner, name] = repository?.split('/') ?? []
      return { item: id, title: plainTitle(title) || id, ...(repository !== undefined && { repository, owner, name }) }
    })
  })
}

function plainTitle(title: string): string {
  const plain = title
    .replaceAll(/[^\p{L}\p{M}\p{N} .,:@/_+=-]+/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
  return plain.replace(/^[-=+@ ]+/u, '')
}
