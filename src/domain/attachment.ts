/** Where a text with attachments is on the forge. `number` is of the issue or pull request. */
export type AttachmentSource =
  | { readonly kind: 'text'; readonly number: number }
  | { readonly kind: 'comment'; readonly id: number }
  | { readonly kind: 'review'; readonly number: number; readonly id: number }
  | { readonly kind: 'review-comment'; readonly id: number }

/** A file that somebody uploaded into a text. The forge never changes the file that such a name refers to. */
export type AttachmentName =
  | { readonly kind: 'asset'; readonly guid: string }
  /** `name` is part of its address, encoded. */
  | { readonly kind: 'file'; readonly id: string; readonly name: string }

export interface Attachment {
  readonly name: AttachmentName
  readonly source: AttachmentSource
  /** The text as it was before the task: an attachment of a changed text is not read. Undefined for a text that the event itself has. */
  readonly body: string | undefined
}

export type AttachmentContent =
  | {
      readonly kind: 'image'
      readonly type: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp'
      readonly bytes: Buffer
      readonly sha256: string
    }
  | { readonly kind: 'text'; readonly text: string }
  /** `reason` is a clause for the model. */
  | { readonly kind: 'unreadable'; readonly reason: string }

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
