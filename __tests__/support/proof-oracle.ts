/** What tests of a small project did before and do after a change, found without our code: in fresh clones. */
import { cpSync, existsSync, globSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Fixture } from './git-fixture.ts'
import type { Language } from './proof-languages.ts'
import type { Result } from './proof-runners.ts'

export interface Truth {
  readonly before: readonly Result[]
  readonly after: readonly Result[]
  /** All files as they were before, on the product of the change. */
  readonly oldOnNew: readonly Result[]
}

/** @param branch has the change */
export async function findTruth(fixture: Fixture, language: Language, branch: string): Promise<Truth> {
  const clone = (name: string, of: string) => {
    const folder = join(fixture.root, 'oracle', name)
    fixture.git(fixture.root, 'clone', '-q', '--branch', of, `file://${fixture.origin}`, folder)
    return folder
  }
  const [before, after, oldOnNew] = [clone('before', 'main'), clone('after', branch), clone('old-on-new', 'main')]
  for (const path of new Set([before, after].flatMap(filesIn))) {
    if (!language.isProduct(path)) continue
    rmSync(join(oldOnNew, path), { recursive: true, force: true })
    if (existsSync(join(after, path))) cpSync(join(after, path), join(oldOnNew, path), { recursive: true })
  }
  const [ofBefore, ofAfter, ofBoth] = [before, after, oldOnNew].map((folder) => runTests(language, folder))
  return { before: (await ofBefore) ?? [], after: (await ofAfter) ?? [], oldOnNew: (await ofBoth) ?? [] }
}

function filesIn(folder: string): string[] {
  return globSync(['**/*', '**/.*', '**/.*/**'], { cwd: folder, exclude: ['.git', '.github'] })
    .filter((path) => statSync(join(folder, path), { throwIfNoEntry: false })?.isFile())
    .sort()
}

/** By the contents of all files. */
const runs = new Map<string, Promise<readonly Result[]>>()

function runTests(language: Language, folder: string): Promise<readonly Result[]> {
  const key = JSON.stringify([
    language.name,
    filesIn(folder).map((path) => [path, readFileSync(join(folder, path), 'utf8')])
  ])
  const run = runs.get(key) ?? language.run(folder)
  runs.set(key, run)
  return run
}
