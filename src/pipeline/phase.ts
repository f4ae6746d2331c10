/** Which part of the story this job tells: all of it, or one half where two jobs share it. See docs/two-jobs.md. */
export type Phase =
  | { readonly kind: 'whole' }
  /** Does the work and leaves it in `folder`; writes nothing to the forge. */
  | { readonly kind: 'propose'; readonly folder: string }
  /** Publishes what was left in `folder`; runs nothing of the repository and asks no model. */
  | { readonly kind: 'publish'; readonly folder: string }
