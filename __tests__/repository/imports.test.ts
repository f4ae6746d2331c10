import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { expect, it } from '@jest/globals'
import ts from 'typescript'

const source = join(import.meta.dirname, '../../src')

/** The folders of src, and its own files by name, each with those that it imports from. */
function importedFolders(): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>()
  for (const path of readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts')
  )) {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(source, path), 'utf8'))
    const own = folderOf(path)
    const others = importedFiles
      .map(({ fileName }) => fileName)
      .filter((name) => name.startsWith('.'))
      .map((name) => folderOf(relative(source, join(source, path, '..', name))))
      .filter((folder) => folder !== own && folder !== '..')
    graph.set(own, (graph.get(own) ?? new Set()).union(new Set(others)))
  }
  return graph
}

function folderOf(path: string): string {
  return path.split(sep)[0] ?? path
}

/** A way from the folder back to itself. */
function circleFrom(start: string, graph: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const queue = [[start]]
  const seen = new Set<string>()
  for (let way = queue.shift(); way; way = queue.shift()) {
    for (const next of graph.get(way.at(-1) ?? start) ?? []) {
      if (next === start) return [...way, next]
      if (!seen.has(next)) queue.push([...way, next])
      seen.add(next)
    }
  }
  return undefined
}

it('has no folders that import each other in a circle', () => {
  const graph = importedFolders()
  expect(graph.get('tools')).toContain('agent')
  expect([...graph.keys()].map((folder) => circleFrom(folder, graph)).filter((circle) => circle)).toEqual([])
})
