/** A copy of a file that the model gives people. */
export interface AttachedFile {
  readonly name: string
  readonly bytes: number
}

/**
 * Keeps a copy of a file for people. Returns the name of the copy.
 *
 * @throws ToolError for a file that cannot be attached
 */
export type AttachFile = (path: string, content: Buffer) => Promise<string>
