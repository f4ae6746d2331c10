/** Quotes a text as one shell word. Attack: a file named `$(curl evil)` or `-rf`. */
export function quoteForShell(text: string): string {
  return /^[\w@%+=:,./][\w@%+=:,./-]*$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}

/** A command line that runs a command in a folder. */
export function inFolder(folder: string, command: string): string {
  return folder === '' ? command : `cd ${quoteForShell(folder.startsWith('-') ? `./${folder}` : folder)} && ${command}`
}

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
