import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { Pin } from '../init/choices.ts'
import { packageRoot } from './package-root.ts'

const ACTION = 'forgehand/forgehand'
const COMMIT = /^[0-9a-f]{40}$/

// The release writes the commit into the package that it publishes: a commit cannot contain its own hash.
const manifestSchema = z.object({ version: z.string(), gitHead: z.string().regex(COMMIT).optional() })

/**
 * What the workflow pins: the commit of this release, if the package says it, else its tag.
 *
 * @param flags the user's own choice
 */
export async function readPin({
  ref,
  action = ACTION
}: {
  readonly ref?: string
  readonly action?: string
}): Promise<Pin> {
  if (ref !== undefined) return { action, ref, version: undefined }
  const { version, gitHead } = manifestSchema.parse(
    JSON.parse(await readFile(join(packageRoot(), 'package.json'), 'utf8'))
  )
  return gitHead === undefined
    ? { action, ref: `v${version}`, version: undefined }
    : { action, ref: gitHead, version: `v${version}` }
}
