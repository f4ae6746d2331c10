import { quoteForShell } from './shell-quote.ts'

/**
 * A shell command that prints the commit of a tag, also of an annotated one, or of a branch.
 *
 * @param repositoryUrl such as https://github.com/actions/checkout
 */
export function pinCommand(repositoryUrl: string, ref: string): string {
  // A tag comes after a branch of its name, and its commit after the tag.
  return `git ls-remote ${quoteForShell(repositoryUrl)} ${quoteForShell(ref)} ${quoteForShell(`${ref}^{}`)} | tail -n 1 | cut -f 1`
}
