import { builtinModules } from 'node:module'
import { describe, expect, it } from '@jest/globals'
import * as z from 'zod'
import { filesIn, textOf } from '../support/repository-files.ts'

const versions = z.record(z.string(), z.string()).default({})
const manifest = z.object({
  dependencies: z.undefined().optional(),
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

const { devDependencies, scripts } = manifest.parse(JSON.parse(textOf('package.json')))
const installed = Object.entries(lock.parse(JSON.parse(textOf('package-lock.json'))).packages).filter(
  ([path]) => path !== ''
)

/** The packages in the bundle. licenses.txt has each name on a separate line before the license. */
const licenses = await filesIn('dist', /licenses\.txt$/)
const lines = new Set(licenses.flatMap((path) => textOf(path).split('\n')))
const bundled = installed.filter(([path]) => lines.has(path.replace(/^.*node_modules\//, '')))

describe('the packages', () => {
  it('have exact versions from the registry', () => {
    expect(
      Object.entries(devDependencies).filter(([, version]) => !/^(npm:[\w@/.-]+@)?\d+\.\d+\.\d+$/.test(version))
    ).toEqual([])
  })

  it('have integrity hashes', () => {
    expect(installed.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))).toEqual([])
  })

  // Attack: a merged lock file takes one package from an attacker's server.
  it('come only from the configured registry', () => {
    expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
  })

  it('of the bundle have no install scripts', () => {
    expect(bundled.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([])
  })

  it('of the bundle are few', () => {
    const direct = Object.keys(devDependencies).filter((name) => lines.has(name))
    // Eight of them serve the demo and `simulate` only. tslib is TypeScript's own.
    expect(direct.length).toBeLessThanOrEqual(40)
    expect(bundled.length).toBeGreaterThan(direct.length)
    // 18 of them are GitHub's clients, which licenses.txt lists since @actions/github brings them.
    expect(bundled.length).toBeLessThanOrEqual(155)
  })

  it('of the bundle have licenses that permit redistribution', () => {
    const free = /^\(?(MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|BlueOak-1\.0\.0|Unlicense|CC0-1\.0)/
    expect(bundled.filter(([, { license = '' }]) => !free.test(license))).toEqual([])
  })

  it('trigger no install script of ours', () => {
    const hooks = ['preinstall', 'install', 'postinstall', 'prepare', 'prepublish', 'prepack']
    expect(Object.keys(scripts).filter((name) => hooks.includes(name))).toEqual([])
  })
})

describe('dist/', () => {
  it('imports only what Node provides', async () => {
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

  it('contains the licenses of its packages', () => {
    expect(licenses).toHaveLength(1)
    expect(textOf('dist/LICENSE')).toBe(textOf('LICENSE'))
  })
})
