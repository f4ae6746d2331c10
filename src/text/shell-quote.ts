/** A word of shell that stands for exactly this text. Attack: a file that is named `$(curl evil)` or `-rf`. */
export function quoteForShell(text: string): string {
  return /^[\w@%+=:,./][\w@%+=:,./-]*$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}
