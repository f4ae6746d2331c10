import type { ReviewThread } from '../domain/review-thread.ts'
import type { Person } from '../domain/task.ts'
import { readFindingMarker } from './comment-markers.ts'

/** True for a thread that a review of ours began. Attack: somebody else writes the marker of a finding. */
export function isOwnFinding({ comments: [root] }: Pick<ReviewThread, 'comments'>, self: Pick<Person, 'id'>): boolean {
  return root?.author.id === self.id && readFindingMarker(root.body) !== undefined
}
