import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { temporaryWorkspace, unaborted } from '../support/temporary-workspace.ts'
import { Fixture } from '../support/git-fixture.ts'
import { writePatch } from '../../src/git/patch.ts'

const values = [
  '|touch ran|',
  '"||touch ran|"',
  '||touch ran;',
  '\\ntouch ran\\n',
  ";system('touch ran')",
  '$(touch ran)',
  '`touch ran`',
  '${IFS}touch${IFS}ran',
  '; touch ran #',
  '&& touch ran',
  '& touch ran &',
  "'; touch ran; '",
  '"; touch ran; "',
  '> ran',
  '>>ran',
  '<(touch ran)',
  '--open-files-in-pager=touch ran',
  '-Otouch ran',
  '--exec=touch ran',
  '--upload-pack=touch ran',
  '--output=ran',
  '-oran',
  '-f',
  '--',
  '--help',
  '-e',
  '!touch ran',
  ':!x',
  ':(exclude)*',
  ':(attr:x)',
  '*',
  '?',
  '[a-z]',
  '{a,b}',
  '~root',
  '%0atouch ran',
  '%s%n%x',
  '(?{system("touch ran")})',
  "<!--#exec cmd='touch ran'-->",
  '\\',
  "'",
  '"',
  ' ',
  '@{-1}',
  'HEAD',
  '::add-mask::x'
]

it.each(values)('runs nothing for %j as a file name, a pattern or a glob', async (value) => {
  await using place = await temporaryWorkspace({ files: { 'a.txt': `before ${value} after\n` } })
  const query = { isLiteral: true, ignoreCase: false, globs: [], context: 0, maxMatches: 10, path: '' }
  const found = await place.workspace.reader.search({ ...query, pattern: value }, unaborted)
  expect(found.lines.map(({ path, line }) => [path, line])).toContainEqual(['a.txt', 1])
  await place.workspace.reader.search({ ...query, pattern: value, isLiteral: false }, unaborted).catch(() => undefined)
  await place.workspace.reader.search({ ...query, pattern: 'before', globs: [value] }, unaborted).catch(() => undefined)
  await place.workspace.reader.findFiles(value, '.', unaborted).catch(() => undefined)

  const name = `f${value.replaceAll('/', '_')}`
  await place.workspace.writeFile(name, 'content', unaborted)
  await expect(place.workspace.files(unaborted)).resolves.toContain(name)
  await place.workspace.reader.search({ ...query, pattern: 'content', path: name }, unaborted)
  expect(readdirSync(place.root).sort()).toEqual(['.git', 'a.txt', name].sort())
})

it('records and shows these file names unchanged, all at once', async () => {
  const fixture = new Fixture()
  try {
    const { checkout, base } = await fixture.openAt({ 'a.txt': 'a\n' })
    const baseline = await checkout.snapshot()
    const names = values.map((value) => value.replaceAll('/', '_')).flatMap((name) => [name, `sub/${name}`])
    fixture.write(Object.fromEntries(names.map((name) => [name, 'x\n'])))
    const { changes, tree } = await checkout.changesSince({ base, baseline, touched: new Set(names) })
    const patch = await writePatch(checkout.git, { base, tree })
    expect(changes.map(({ path }) => path).sort()).toEqual([...names].sort())
    expect(patch.text.match(/^diff --git /gm)).toHaveLength(names.length)
    expect(existsSync(join(fixture.workTree, 'ran'))).toBe(false)
    expect(readdirSync(fixture.outside)).toEqual([])
  } finally {
    fixture.discard()
  }
})
