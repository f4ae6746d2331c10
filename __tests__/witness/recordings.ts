import { join } from 'node:path'
import { publishedFiles } from '../real/published-files.ts'
import { readOctokitFixture } from './octokit-fixtures.ts'
import { readReplayData } from './replay-data.ts'
import type { Release } from '../real/real-package.ts'
import type { Witnessed } from './witnessed.ts'

const OCTOKIT: Release = {
  version: '23.1.2',
  sha256: '5a9b0221d7c18f593dc57b5f292e946e8cadfac2b0d4578b38d7e9bd63836c64'
}
const PYGITHUB: Release = {
  version: '2.10.0',
  sha256: '90ff24ef1cd1bd57124c2a3869cafee9d7b066909129ecdaba2c2d1903bc118d'
}

const OCTOKIT_FILE = /^scenarios\/api\.github\.com\/([^/]+)\/normalized-fixture\.json$/
const PYGITHUB_FILE = /^tests\/ReplayData\/(.+)\.txt$/

/** Exchanges with api.github.com that the authors of clients have recorded for their own tests. Downloads them once. */
export async function readRecordings(cache: string): Promise<{
  readonly octokit: readonly Witnessed[]
  readonly pyGithub: readonly Witnessed[]
}> {
  const downloads = join(cache, 'downloads')
  const [octokit, pyGithub] = await Promise.all([
    publishedFiles('npm', '@octokit/fixtures', { release: OCTOKIT, cache: downloads }),
    publishedFiles('pypi', 'PyGithub', { release: PYGITHUB, cache: downloads })
  ])
  const read = (files: typeof octokit, name: RegExp, reader: (source: string, text: string) => readonly Witnessed[]) =>
    Object.entries(files).flatMap(([path, { content }]) => {
      const source = name.exec(path)?.[1]
      return source === undefined ? [] : reader(source, content.toString('utf8'))
    })
  return {
    octokit: read(octokit, OCTOKIT_FILE, readOctokitFixture),
    pyGithub: read(pyGithub, PYGITHUB_FILE, readReplayData)
  }
}
