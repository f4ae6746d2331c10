/** Stands in the progress comment of a task, unseen by readers, so that a later attempt finds it again. */
export function progressMarker(commentId: number): string {
  return `<!-- forgehand:progress:${commentId} -->`
}

/**
 * True for a progress comment: of the task that the comment gave, or of any. Everybody can write the marker: it proves nothing
 * unless the author is ourselves.
 *
 * Attack: our own comments hold words of the model and of strangers, in code to the letter. Only what a comment begins with is ours.
 */
export function hasProgressMarker(body: string, commentId?: number): boolean {
  return commentId === undefined
    ? /^<!-- forgehand:progress:\d+ -->/.test(body)
    : body.startsWith(progressMarker(commentId))
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

// Behind the marker of the progress comment and the records of what waits; what follows is not only ours.
const RUN_MARKER =
  /^<!-- forgehand:progress:\d+ -->\s+(?:<!-- forgehand:pending:[\w+/=]+ -->\s+)*<!-- forgehand:run:(\d+):(working|ended) -->/

/** Undefined where there is none. As with every marker, only the author of the comment makes it believable. */
export function readRunMarker(body: string): RunMark | undefined {
  const [, runId, state] = RUN_MARKER.exec(body) ?? []
  return runId === undefined ? undefined : { runId, hasEnded: state === 'ended' }
}

/** Stands in the comment that says why nothing was done about another one, so that it is said once. */
export function noticeMarker(commentId: number): string {
  return `<!-- forgehand:notice:${commentId} -->`
}
