import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { readBounded } from '../forge/signed-address.ts'
import type { Pin } from '../init/choices.ts'
import { useEnvironmentProxy } from '../network/use-environment-proxy.ts'
import { gitHubAddressesOf } from './github-addresses.ts'
import { packageRoot } from './package-root.ts'

const ACTION = 'forgehand/forgehand'
const COMMIT = /^[0-9a-f]{40}$/
/** Nobody waits longer for a pin. */
const MAX_MS = 5_000
const MAX_LISTING = 8 * 1024 * 1024

// The release writes the commit into the package that it publishes: a commit cannot contain its own hash.
const manifestSchema = z.object({ version: z.string(), gitHead: z.string().regex(COMMIT).optional() })

/** The user's own choice. */
interface PinFlags {
  readonly ref?: string
  readonly action?: string
}

/**
 * What the workflow pins: the commit of this release or of the chosen tag, from the package or else from the action's repository. If
 * neither names it, the tag.
 *
 * @param host of the repository that is set up: an action of one's own is there
 */
export async function readPin({ ref, action = ACTION }: PinFlags, host: string): Promise<Pin> {
  const { serverUrl } = gitHubAddressesOf(action === ACTION ? 'github.com' : host, process.env)
  const source = { action, url: `${serverUrl}/${action}` }
  if (ref !== undefined && COMMIT.test(ref)) return { ...source, ref, version: undefined }
  const { version, gitHead } = manifestSchema.parse(
    JSON.parse(await readFile(join(packageRoot(), 'package.json'), 'utf8'))
  )
  const tag = ref ?? `v${version}`
  const commit = (ref === undefined ? gitHead : undefined) ?? (await commitOfTag(source.url, tag))
  return commit === undefined ? { ...source, ref: tag, version: undefined } : { ...source, ref: commit, version: tag }
}

/** As git asks for it, so that it needs no token and counts against no limit. Undefined if there is no answer or no such tag. */
async function commitOfTag(url: string, tag: string): Promise<string | undefined> {
  useEnvironmentProxy(process.env)
  const listing = await listRefs(`${url}.git/info/refs?service=git-upload-pack`)
  // The commit of an annotated tag follows the tag.
  const tags = listing.split('\n').map((line) => /([0-9a-f]{40}) refs\/tags\/(.+?)(?:\^\{\})?$/.exec(line))
  return tags.findLast((found) => found?.[2] === tag)?.[1]
}

async function listRefs(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(MAX_MS) })
    if (response.ok) {
      const { bytes, isCut } = await readBounded(response, MAX_LISTING)
      return isCut ? '' : bytes.toString()
    }
    await response.body?.cancel()
    return ''
  } catch {
    // Without a network, the tag has to do, and the workflow says so.
    return ''
  }
}
