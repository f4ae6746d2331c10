import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { UserError } from '../../src/errors.ts'
import { writeOwnFile } from '../../src/workspace/files/own-file.ts'

interface Left {
  readonly symlinks?: Readonly<Record<string, string>>
  readonly hardLink?: string
  readonly folder?: string
  readonly file?: string
  readonly path: string
  readonly end: 'refused' | 'written'
}

/** What a command leaves, and the path to which Forgehand then writes. */
const LEFT: Readonly<Record<string, Left>> = {
  'a link to a file': { symlinks: { 'tree/own': 'home/file' }, path: 'tree/own', end: 'refused' },
  'a link to nothing': { symlinks: { 'tree/own': 'home/new' }, path: 'tree/own', end: 'refused' },
  'a link to a folder': { symlinks: { 'tree/out': 'home' }, path: 'tree/out/own', end: 'refused' },
  'a link to a checkout': { symlinks: { 'tree/out': 'home/other' }, path: 'tree/out/own', end: 'refused' },
  'a link in a nested checkout': { symlinks: { 'tree/sub/out': 'home' }, path: 'tree/sub/out/own', end: 'refused' },
  'a folder': { folder: 'tree/own', path: 'tree/own', end: 'refused' },
  'a hard link': { hardLink: 'tree/own', path: 'tree/own', end: 'written' },
  'a file': { file: 'tree/own', path: 'tree/own', end: 'written' },
  nothing: { path: 'tree/new/own', end: 'written' },
  'a link outside of a checkout': { symlinks: { link: 'free' }, path: 'link/own', end: 'written' }
}

it('writes files of its own where their path says, and through no link that a command left', () => {
  const ends = Object.entries(LEFT).map(([name, { symlinks = {}, hardLink, folder, file, path }]) => {
    const base = realpathSync(mkdtempSync(join(tmpdir(), 'forgehand-own-')))
    const at = (each: string) => join(base, each)
    for (const each of ['tree/.git', 'tree/sub/.git', 'home/other/.git', 'free'])
      mkdirSync(at(each), { recursive: true })
    writeFileSync(at('home/file'), 'precious')
    for (const [link, target] of Object.entries(symlinks)) symlinkSync(at(target), at(link))
    if (hardLink !== undefined) linkSync(at('home/file'), at(hardLink))
    if (folder !== undefined) mkdirSync(at(folder))
    if (file !== undefined) writeFileSync(at(file), 'old, and longer')
    let end = 'written'
    try {
      writeOwnFile(at(path), 'new')
      if (readFileSync(at(path), 'utf8') !== 'new') end = 'wrong'
    } catch (error) {
      end = error instanceof UserError ? 'refused' : String(error)
    }
    const home = [...readdirSync(at('home')), ...readdirSync(at('home/other')), readFileSync(at('home/file'), 'utf8')]
    rmSync(base, { recursive: true })
    return [name, end, home.join(' ')]
  })
  expect(ends).toEqual(Object.entries(LEFT).map(([name, { end }]) => [name, end, 'file other .git precious']))
})
