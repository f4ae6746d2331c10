/** Stands in the progress comment of a task, unseen by readers, so that a later attempt finds it again. */
export function progressMarker(commentId: number): string {
  return `<!-- forgehand:progress:${commentId} -->`
}

/**
 * True for a progress comment of any task. Everybody can write the marker: it proves nothing unless the author is
 * ourselves.
 */
export function hasProgressMarker(body: string): boolean {
  return /<!-- forgehand:progress:\d+ -->/.test(body)
}

/** True for any text of ours: comments, notices and pull requests. It proves as little. */
export function hasOurMarker(body: string): boolean {
  return /<!-- forgehand:\w/.test(body)
}

/** Stands in the comment that says why nothing was done about another one, so that it is said once. */
export function noticeMarker(commentId: number): string {
  return `<!-- forgehand:notice:${commentId} -->`
}
