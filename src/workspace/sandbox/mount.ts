/** One entry of the file system of a command, which has nothing else. */
export type Mount =
  | { readonly kind: 'readable' | 'writable'; readonly path: string; readonly source: string }
  /** `scratch`: an empty, writable folder. `empty`: an empty, read-only folder. `masked`: an empty file. */
  | { readonly kind: 'scratch' | 'empty' | 'masked'; readonly path: string }
  | { readonly kind: 'link'; readonly path: string; readonly target: string }

/** The mounts in the work tree, which commands write to. */
export interface TreePlan {
  readonly root: string
  /** What commands cannot change, or cannot see. */
  readonly points: readonly Mount[]
  /** Device, inode and type of each path when the mounts were planned. */
  readonly identities: ReadonlyMap<string, string>
}
