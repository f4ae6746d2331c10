import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Emulators } from '../../emulators/start-emulators.ts'
import { pageBeside } from '../report/trace-file.ts'
import type { ServedRun } from './render-page.ts'
import { indent } from '../text/lines.ts'
import type { Style } from './terminal.ts'
import { writeOwnFile } from '../workspace/files/own-file.ts'

/** Paths by what they are. `folder` has all of them. */
export type KeptFiles = Readonly<Record<string, string>> & { readonly folder: string }

/** What a simulation leaves with --keep. */
export function keptFiles({ folder, repository, workspace }: Emulators, { trace }: ServedRun): KeptFiles {
  const traced = trace === '' ? {} : { trace, page: pageBeside(trace) }
  return { folder, repository: repository.state.git.directory, workspace, ...traced }
}

/** Copies the page of a trace out of the folder of the emulators, which is deleted. Returns the path of the copy. */
export async function copyOut(page: string, command: 'demo' | 'simulate'): Promise<string> {
  const copy = join(await mkdtemp(join(tmpdir(), `forgehand-${command}-`)), 'trace.html')
  writeOwnFile(copy, await readFile(page))
  return copy
}

export function keptText({ folder, ...paths }: KeptFiles, style: Style): string {
  const lines = Object.entries(paths).map(([name, path]) => `${name.padEnd(12)}${path}`)
  return `${style('bold', 'Kept')} in ${folder}\n\n${indent(lines.join('\n'))}`
}
