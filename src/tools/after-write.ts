export interface WrittenFile {
  readonly path: string
  readonly text: string
  /** The text before; undefined for a file that is new. */
  readonly before: string | undefined
}

/** Looks at a file that was written just now. What it says, such as a mistake in its syntax, ends the result; '' for nothing. */
export type AfterWrite = (file: WrittenFile, signal: AbortSignal) => Promise<string>

/** The text of a result, with what was said about the files that were written. */
export async function appendWriteNotes(
  text: string,
  files: readonly WrittenFile[],
  { afterWrite, signal }: { readonly afterWrite: AfterWrite | undefined; readonly signal: AbortSignal }
): Promise<string> {
  if (!afterWrite) return text
  const parts = [text]
  for (const file of files) parts.push(await afterWrite(file, signal))
  return parts.filter((part) => part !== '').join('\n')
}
