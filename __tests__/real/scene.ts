import { join } from 'node:path'
import { structuredPatch } from 'diff'
import type { ScriptedCall, Turn } from '../../emulators/model/script.ts'
import { publishedFiles, type PublishedFiles } from './published-files.ts'
import type { Case, RealPackage, Scene } from './real-package.ts'

/** The package must be fixed, with a check that passes and the fixed tests by name. */
export function caseOf(real: RealPackage): Case {
  return {
    name: `${real.name} ${real.broken.version}`,
    shows: real.shows,
    scene: (downloads) => sceneOf(real, downloads),
    outcome: 'proposed',
    verifyStatus: real.verifyStatus ?? 'passed',
    says: [],
    fixes: real.names
  }
}

/** The repository with the bug, and a model that fixes it as the next version did. */
export async function sceneOf(real: RealPackage, downloads: string): Promise<Scene> {
  const { registry, name, tests, fix, extra = {}, manifest, folder = '' } = real
  const filesOf = (release: RealPackage['fixed']) => publishedFiles(registry, name, { release, cache: downloads })
  const [old, next] = await Promise.all([filesOf(real.broken), filesOf(real.fixed)])
  const base = { ...withTests(old, next, tests), ...withManifest(old, manifest) }
  const changes = fix.map((path): ChangedFile => [join(folder, path), textOf(base, path), textOf(next, path)])
  return {
    files: { ...Object.fromEntries(Object.entries(base).map(([path, file]) => [join(folder, path), file])), ...extra },
    script: turnsFor(changes)
  }
}

function withTests(old: PublishedFiles, next: PublishedFiles, tests: readonly string[]): PublishedFiles {
  const isTest = (path: string) => tests.some((each) => path === each || (each.endsWith('/') && path.startsWith(each)))
  const code = Object.entries(old).filter(([path]) => !isTest(path))
  return Object.fromEntries([...code, ...Object.entries(next).filter(([path]) => isTest(path))])
}

function withManifest(old: PublishedFiles, manifest: RealPackage['manifest']): PublishedFiles {
  if (manifest === undefined) return {}
  // Safe: a published package.json.
  const published = JSON.parse(textOf(old, 'package.json')) as Readonly<Record<string, unknown>>
  const content = Buffer.from(`${JSON.stringify({ ...published, ...manifest }, undefined, 2)}\n`)
  return { 'package.json': { content, mode: '100644' } }
}

function textOf(files: PublishedFiles, path: string): string {
  return files[path]?.content.toString() ?? ''
}

/** A file before and after the work; an empty text for one that does not exist. */
export type ChangedFile = readonly [path: string, before: string, after: string]

/** A model that reads each file, makes each change as an edit, and finishes. */
export function turnsFor(changes: readonly ChangedFile[]): readonly Turn[] {
  const existing = changes.filter(([, before]) => before !== '')
  const reads = existing.map(([path]) => call('read_file', { path }))
  return [
    { text: 'I will read the code.', toolCalls: reads },
    { toolCalls: changes.flatMap((change) => editsOf(change).map((edit) => call('edit_file', edit))) },
    { toolCalls: [call('finish', { title: 'Fix the bug', description: 'Does what the next version does.' })] }
  ]
}

function call(name: string, input: Readonly<Record<string, string>>): ScriptedCall {
  return { name, arguments: input }
}

/** The edits of one file, each with enough context to be unique. */
function editsOf([path, before, after]: ChangedFile): readonly Readonly<Record<string, string>>[] {
  for (let context = 3; context < 1_000; context *= 2) {
    const { hunks } = structuredPatch(path, path, before, after, '', '', { context })
    const edits = hunks.map(({ lines }) => {
      const side = (signs: RegExp) => lines.filter((line) => signs.test(line)).map((line) => line.slice(1))
      return { path, old_string: side(/^[ -]/).join('\n'), new_string: side(/^[ +]/).join('\n') }
    })
    if (edits.every(({ old_string: text }) => before.split(text).length === 2)) return edits
  }
  throw new Error(`The changes of ${path} have no unique context.`)
}
