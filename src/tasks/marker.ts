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

/** Stands beside the marker of the progress comment: which run wrote it last, and whether that was its last word. */
export function runMarker(runId: string, state: 'working' | 'ended'): string {
  return `<!-- forgehand:run:${runId}:${state} -->`
}

export interface RunMark {
  readonly runId: string
  readonly hasEnded: boolean
}

/** Undefined where there is none. As with every marker, only the author of the comment makes it believable. */
export function readRunMarker(body: string): RunMark | undefined {
  const [, runId, state] = /<!-- forgehand:run:(\d+):(working|ended) -->/.exec(body) ?? []
  return runId === undefined ? undefined : { runId, hasEnded: state === 'ended' }
}

/** Stands in the comment that says why nothing was done about another one, so that it is said once. */
export function noticeMarker(commentId: number): string {
  return `<!-- forgehand:notice:${commentId} -->`
}
