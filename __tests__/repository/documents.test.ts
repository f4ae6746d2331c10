import { basename, dirname, join, normalize } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { withReference } from '../../scripts/write-reference.ts'
import { pages } from '../support/documents.ts'
import { exists, filesIn, textOf } from '../support/repository-files.ts'

const documents = [...pages, ...(await filesIn('docs/adr', /\.md$/))]

describe.each(documents)('%s', (path) => {
  it('has no broken links', () => {
    const targets = [...textOf(path).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, target = '']) => target)
    expect(targets.filter((target) => !exists(normalize(join(dirname(path), target))))).toEqual([])
  })

  it('names only existing files', () => {
    const roots = String.raw`(?:src|__tests__|docs|examples|scripts|bench|\.github/workflows)`
    const names = [...textOf(path).matchAll(new RegExp(`\`(${roots}/[\\w./-]+\\.\\w+)`, 'g'))].map(
      ([, name = '']) => name
    )
    expect(names.filter((name) => !name.includes('NAME') && !exists(name))).toEqual([])
  })
})

describe('SECURITY.md', () => {
  it('names existing attacks for each promise', async () => {
    const attacks = (await filesIn('__tests__/attacks', /\.test\.ts$/)).map((path) => basename(path))
    const promises = textOf('SECURITY.md').matchAll(/^(\d+)\. \*\*[^]*?(?=^\d+\. |^## )/gm)
    const named = [...promises].map(([text, number = '']) => {
      const patterns = [...text.matchAll(/`(\d\d-[\w*.-]+\.test\.ts)`/g)].map(([, pattern = '']) => pattern)
      const own = patterns.filter((pattern) => Number.parseInt(pattern) === Number(number))
      return { number: Number(number), own: own.length > 0, missing: patterns.filter((each) => !fits(each, attacks)) }
    })
    expect(named).toEqual(Array.from({ length: 16 }, (_, index) => ({ number: index + 1, own: true, missing: [] })))
  })
})

function fits(pattern: string, names: readonly string[]): boolean {
  const [start = '', end = ''] = pattern.split('*')
  return names.some((name) => (pattern.includes('*') ? name.startsWith(start) && name.endsWith(end) : name === pattern))
}

it('shows the smallest example in the quick start', () => {
  const [, ...lines] = textOf('examples/minimal.yml').split('\n')
  expect(textOf('docs/quick-start.md')).toContain(`\`\`\`yaml\n${lines.join('\n')}\`\`\``)
})

describe('README.md', () => {
  it('starts with the setup commands', () => {
    const firstScreens = textOf('README.md').split('\n').slice(0, 30)
    expect(firstScreens).toEqual(expect.arrayContaining(['npm ci && npm run demo', 'npm ci && npm test']))
  })
})

it('has a reference of all inputs, outputs, settings and options; node scripts/write-reference.ts writes it', async () => {
  const reference = textOf('docs/reference.md')
  expect(await withReference(reference, textOf('action.yml'))).toBe(reference)
})

it('names only existing documents in the source', async () => {
  const sources = (await filesIn('src', /\.ts$/)).map(textOf)
  const names = sources.flatMap((text) =>
    [...text.matchAll(/(?<!\/)\bdocs\/[\w./-]+\.(?:md|json)\b/g)].map(([name]) => name)
  )
  expect(names.filter((name) => !exists(name))).toEqual([])
})

it('names each package of package.json in docs/dependencies.md, with a reason, and no other', () => {
  const { devDependencies } = JSON.parse(textOf('package.json')) as { devDependencies: object } // checked by npm
  const rows = [...textOf('docs/dependencies.md').matchAll(/^\| `([^`]+)`\s+\| \S.*\|$/gm)].map(([, name]) => name)
  expect(rows.sort()).toEqual(Object.keys(devDependencies).sort())
})
