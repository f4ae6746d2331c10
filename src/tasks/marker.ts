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
