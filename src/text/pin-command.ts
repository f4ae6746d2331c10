import { quoteForShell } from './shell-quote.ts'

/**
 * A shell command that prints the commit of a tag, also of an annotated one, or of a branch.
 * It prints nothing if there is neither.
 *
 * @param repositoryUrl such as https://github.com/actions/checkout
 */
export function pinCommand(repositoryUrl: string, ref: string): string {
  // A tag is listed after a branch of the same name, and its commit after the tag. A short name would also match the end of
  // others, as v1 does in old/v1.
  const names = ref === 'HEAD' ? [ref] : [`refs/heads/${ref}`, `refs/tags/${ref}`, `refs/tags/${ref}^{}`]
  return `git ls-remote ${[repositoryUrl, ...names].map(quoteForShell).join(' ')} | tail -n 1 | cut -f 1`
}
