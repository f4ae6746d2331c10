import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { readBounded } from '../forge/signed-address.ts'
import type { Pin } from '../init/choices.ts'
import { useEnvironmentProxy } from '../network/use-environment-proxy.ts'
import { isObjectId, OBJECT_ID } from '../text/near-name.ts'
import { gitHubAddressesOf } from './github-environment.ts'
import { packageRoot } from './package-root.ts'

const ACTION = 'forgehand/forgehand'
/** Nobody waits longer for a pin. */
const MAX_MS = 5_000
const MAX_LISTING = 8 * 1024 * 1024

// The release writes the commit into the package that it publishes: a commit cannot contain its own hash.
const manifestSchema = z.object({ version: z.string(), gitHead: z.string().regex(OBJECT_ID).optional() })

interface PinFlags {
  readonly ref?: string
  readonly action?: string
}

/**
 * The commit or tag that the workflow pins: the commit of this release or of the chosen tag, read from the package or from the action's
 * repository. The tag itself if neither names a commit.
 *
 * @param host of the repository that is set up; an action other than ours is looked up there
 */
export async function readPin({ ref, action = ACTION }: PinFlags, host: string): Promise<Pin> {
  const { serverUrl } = gitHubAddressesOf(action === ACTION ? 'github.com' : host, process.env)
  const source = { action, url: `${serverUrl}/${action}` }
  if (ref !== undefined && isObjectId(ref)) return { ...source, ref, version: undefined }
  const { version, gitHead } = manifestSchema.parse(
    JSON.parse(await readFile(join(packageRoot(), 'package.json'), 'utf8'))
  )
  const tag = ref ?? `v${version}`
  if (ref === undefined && gitHead !== undefined) return { ...source, ref: gitHead, version: tag }
  useEnvironmentProxy(process.env)
  const listing = await listRefs(`${source.url}.git/info/refs?service=git-upload-pack`)
  if (listing === undefined) return { ...source, ref: tag, version: undefined, isUnanswered: true }
  const commit = commitOfTag(listing, tag)
  return commit === undefined ? { ...source, ref: tag, version: undefined } : { ...source, ref: commit, version: tag }
}

/** Undefined if there is no such tag. */
function commitOfTag(listing: string, tag: string): string | undefined {
  // The commit of an annotated tag follows the tag.
  const tags = listing.split('\n').map((line) => /([0-9a-f]{40}) refs\/tags\/(.+?)(?:\^\{\})?$/.exec(line))
  return tags.findLast((match) => match?.[2] === tag)?.[1]
}

/** The refs as git asks for them, so that it needs no token and counts against no limit. Undefined if nothing answers. */
async function listRefs(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(MAX_MS) })
    if (response.ok) {
      const { bytes, isCut } = await readBounded(response, MAX_LISTING)
      return isCut ? '' : bytes.toString()
    }
    await response.body?.cancel()
    return ''
  } catch {
    // Without a network, the workflow uses the tag, and says so.
    return undefined
  }
}
