import { builtinModules } from 'node:module'
import { describe, expect, it } from '@jest/globals'
import * as z from 'zod'
import { filesIn, textOf } from '../support/repository-files.ts'

const versions = z.record(z.string(), z.string()).default({})
const manifest = z.object({
  dependencies: versions,
  devDependencies: versions,
  scripts: versions,
  overrides: versions
})
const lock = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(
    z.string(),
    z.looseObject({
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      hasInstallScript: z.boolean().default(false),
      license: z.string().optional()
    })
  )
})

const { dependencies, devDependencies, scripts } = manifest.parse(JSON.parse(textOf('package.json')))
const installed = Object.entries(lock.parse(JSON.parse(textOf('package-lock.json'))).packages).filter(
  ([path]) => path !== ''
)

/** What really is in the bundles: each of their packages has its name on a line of its own, before its licence. */
const licenses = await filesIn('dist', /licenses\.txt$/)
const lines = new Set(licenses.flatMap((path) => textOf(path).split('\n')))
const bundled = installed.filter(([path]) => lines.has(path.replace(/^.*node_modules\//, '')))

describe('the packages', () => {
  it('are named by exact versions of the registry', () => {
    const all = Object.entries({ ...dependencies, ...devDependencies })
    expect(all.filter(([, version]) => !/^(npm:[\w@/.-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([])
  })

  it('are held to the hash of their content', () => {
    expect(installed.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))).toEqual([])
  })

  // Attack: a merged lock file leads one package to somebody's own server.
  it('come from the registry that npm is set to, and from nowhere else', () => {
    expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
  })

  it('of the bundles run nothing when they are installed', () => {
    expect(bundled.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([])
  })

  it('of the bundles are few', () => {
    expect(Object.keys(dependencies).length).toBeLessThanOrEqual(28)
    expect(bundled.length).toBeGreaterThan(Object.keys(dependencies).length)
    // 18 of them are GitHub's clients, which licenses.txt lists since @actions/github brings them.
    expect(bundled.length).toBeLessThanOrEqual(145)
  })

  it('of the bundles may be passed on', () => {
    const free = /^\(?(MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|BlueOak-1\.0\.0|Unlicense|CC0-1\.0)/
    expect(bundled.filter(([, { license = '' }]) => !free.test(license))).toEqual([])
  })

  it('have no script of ours run when they are installed', () => {
    const hooks = ['preinstall', 'install', 'postinstall', 'prepare', 'prepublish', 'prepack']
    expect(Object.keys(scripts).filter((name) => hooks.includes(name))).toEqual([])
  })
})

describe('dist/', () => {
  it('needs nothing that Node does not bring', async () => {
    const bundles = await filesIn('dist', /\.js$/)
    const imported = bundles.flatMap((path) =>
      [...textOf(path).matchAll(/^(?:import|export)\b[^;\n]*?\bfrom ?["']([^"'\n]+)["']/gm)].map(
        ([, name = '']) => name
      )
    )
    const builtin = new Set(builtinModules.flatMap((name) => [name, `node:${name}`]))
    expect(bundles.length).toBeGreaterThanOrEqual(3)
    expect([...new Set(imported)].filter((name) => !builtin.has(name) && !name.startsWith('.'))).toEqual([])
  })

  it('holds the licenses of what it is made of', () => {
    expect(licenses).toHaveLength(3)
    expect(textOf('dist/LICENSE')).toBe(textOf('LICENSE'))
  })
})
