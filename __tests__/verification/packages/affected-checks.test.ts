import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import '../../support/property-seed.ts'
import { propertyRuns } from '../../support/property-runs.ts'
import { growth, LINEAR } from '../../support/scaling.ts'
import { affectedChecks } from '../../../src/verification/packages/affected-checks.ts'
import type { Package } from '../../../src/verification/packages/package.ts'

const node = (folder: string, dependencies: readonly string[] = [], hasCheck = true): Package => ({
  ecosystem: 'node',
  folder,
  name: folder,
  dependencies,
  check: hasCheck ? `test ${folder}` : undefined
})

const packages = [node('core'), node('api', ['core', 'express']), node('web', ['api']), node('docs')]
const commandsFor = (...changed: readonly string[]) => affectedChecks(packages, changed).commands

it('chooses the packages with changed files, and then those that depend on them', () => {
  expect(commandsFor('core/src/a.js')).toEqual(['test core', 'test api', 'test web'])
  expect(commandsFor('web/a.js')).toEqual(['test web'])
  expect(commandsFor('docs/a.md', 'api/a.js')).toEqual(['test docs', 'test api', 'test web'])
})

it('chooses nothing for a file that belongs to no package', () => {
  expect(commandsFor('README.md', 'scripts/release.sh', 'corex/a.js')).toEqual([])
})

it.each([
  ...['package-lock.json', 'bun.lock', 'bun.lockb', 'pdm.lock', 'Pipfile', 'Pipfile.lock'],
  ...['tsconfig.base.json', 'turbo.json', 'go.work']
])('chooses all packages for %s', (path) => {
  expect(commandsFor(path)).toHaveLength(4)
})

it('chooses the deepest package, and the one around a package without a check', () => {
  const nested = [node('a'), node('a/b'), node('a/esm', [], false)]
  expect(affectedChecks(nested, ['a/b/x.js']).commands).toEqual(['test a/b'])
  expect(affectedChecks(nested, ['a/esm/x.js']).commands).toEqual(['test a'])
})

it('does not confuse the names of different ecosystems', () => {
  const python: Package = { ...node('tool', ['core']), ecosystem: 'python' }
  expect(affectedChecks([...packages, python], ['core/a.js']).commands).not.toContain('test tool')
})

it('chooses at most ten, and names the rest', () => {
  const many = [node('core'), ...Array.from({ length: 14 }, (_, index) => node(`p${index}`, ['core']))]
  const { commands, leftOut } = affectedChecks(many, ['core/a.js'])
  expect(commands).toHaveLength(10)
  expect(commands[0]).toBe('test core')
  expect(leftOut).toEqual(['test p9', 'test p10', 'test p11', 'test p12', 'test p13'])
})

it('finds exactly the packages from which a changed one can be reached', () => {
  const size = 8
  const graph = fc.array(fc.array(fc.nat(size - 1), { maxLength: 3 }), { minLength: size, maxLength: size })
  fc.assert(
    fc.property(graph, fc.nat(size - 1), (edges, start) => {
      const reaches = (from: number, seen: readonly number[] = []): boolean =>
        from === start || (edges[from] ?? []).some((to) => !seen.includes(to) && reaches(to, [...seen, from]))
      const all = edges.map((to, index) =>
        node(
          `p${index}`,
          to.map((each) => `p${each}`)
        )
      )
      const expected = all.filter((_, index) => reaches(index)).map(({ check }) => check)
      expect([...affectedChecks(all, [`p${start}/a`]).commands].sort()).toEqual(expected.sort())
    }),
    { numRuns: propertyRuns(200) }
  )
})

it('takes time that grows with the number of packages and dependencies', () => {
  const chooseAmong = (size: number) => {
    const names = Array.from({ length: 50 }, (_, index) => `p${index}`)
    const all = Array.from({ length: size }, (_, index) => node(`p${index}`, names))
    return affectedChecks(all, ['p0/a.js'])
  }
  expect(growth(chooseAmong, 100)).toBeLessThan(LINEAR)
})
