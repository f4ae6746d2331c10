import type { Forge } from './forge.ts'

/** What can be asked of the host of the repository without a permission to write. */
export type ForgeReader = Pick<
  Forge,
  'permissionOf' | 'whoAmI' | 'readThread' | 'readPullRequest' | 'branchUpdatesSince' | 'findPullRequest' | 'compareUrl'
>

/**
 * A forge to which nothing is written, for a job that may not: it knows no way to write. What is only told to people is left to the
 * job that publishes; what would hand in work is a bug of ours, and fails.
 */
export function readOnlyForge(reader: ForgeReader): Forge {
  const { permissionOf, whoAmI, readThread, readPullRequest, branchUpdatesSince, findPullRequest, compareUrl } = reader
  return {
    permissionOf,
    whoAmI,
    readThread,
    readPullRequest,
    branchUpdatesSince,
    findPullRequest,
    compareUrl,
    acknowledge: async () => ({ self: await whoAmI(), isFirst: true }),
    createComment: () => Promise.resolve(0),
    updateComment: () => Promise.resolve(),
    postNoticeOnce: () => Promise.resolve(),
    commit: refuse,
    openPullRequest: refuse,
    updatePullRequest: refuse
  }
}

function refuse(): Promise<never> {
  return Promise.reject(new Error('A job that only proposes was about to write to the forge.'))
}
