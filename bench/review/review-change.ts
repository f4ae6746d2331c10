import { openActionFixture, type ActionFixture } from '../../__tests__/support/action-run.ts'
import {
  DIFF_ARGUMENTS,
  isOutsideDiff,
  judgePlacement,
  readShownDiff,
  type CommentPlace,
  type ShownDiff
} from '../../__tests__/support/placement-oracle.ts'
import type { SeenRequest } from '../../emulators/model/script.ts'
import type { PublishedChange } from './changes.ts'
import { compareWithFix, fixedPlaces, type Agreement } from './fix-lines.ts'
import { generatePlaces, type NamedPlace } from './generate-findings.ts'
import { publishedTree, type PublishedTree } from './published-tree.ts'

export interface ReviewedChange {
  /** Lines that the change adds or removes. */
  readonly changedLines: number
  /** What the scripted model has named; empty for a real one. */
  readonly named: number
  /** By manner of naming and of placement. */
  readonly placed: readonly string[]
  /** Comments on a wrong line, and findings that are nowhere. */
  readonly mistakes: readonly string[]
  readonly agreement: Agreement
  readonly seconds: number
}

/** Inputs of the action for a real model; undefined for a scripted one. */
export type ModelInputs = Readonly<Record<string, string>> | undefined

/** Opens the change as a pull request on the GitHub emulator, has the built action review it, and judges the comments. */
export async function reviewChange(
  { name, before, after, fixed }: PublishedChange,
  { cache, model }: { readonly cache: string; readonly model: ModelInputs }
): Promise<ReviewedChange> {
  const [old, now, next] = await Promise.all(
    [before, after, fixed].map((version) => publishedTree(name, version, cache))
  )
  if (!old || !now || !next) throw new Error(`${name} lacks a version.`)
  let places: readonly NamedPlace[] = []
  const fixture = await openActionFixture({ files: old, script: (request) => turnFor(request, places) })
  try {
    const { repository } = fixture
    const head = await repository.push('topic', difference(old, now), after)
    const fixedHead = await repository.push('fixed', difference(old, next), fixed)
    const { number } = await repository.openPullRequest({ title: `Version ${after}`, author: 'ada', head: 'topic' })
    const change = await shownDiff(fixture, [repository.state.defaultBranch, head])
    const fix = await shownDiff(fixture, ['-U0', head, fixedHead])
    places = model ? [] : generatePlaces(change)
    const { id } = repository.comment(number, { author: 'ada', body: '/agent review' })
    const { main } = await fixture.play(id, { ...(model && { inputs: model }) })
    if (main.outputs['outcome'] !== 'reviewed') throw new Error(`${name} was not reviewed:\n${main.log.slice(-3_000)}`)
    const { comments, body } = postedOn(fixture, number)
    return {
      changedLines: [...change.lines.values()].flat().filter(({ kind }) => kind !== ' ').length,
      named: places.length,
      ...judge(places, { comments, body, change }),
      agreement: compareWithFix(comments, fixedPlaces(change, fix)),
      seconds: main.durationMs / 1_000
    }
  } finally {
    await fixture.close()
  }
}

function difference(old: PublishedTree, now: PublishedTree): Readonly<Record<string, Buffer | null>> {
  return { ...Object.fromEntries(Object.keys(old).map((path) => [path, null])), ...now }
}

async function shownDiff({ repository }: ActionFixture, range: readonly string[]): Promise<ShownDiff> {
  const run = async (args: readonly string[]) => (await repository.state.git.run([...args, ...range])).toString()
  const [patch, moves] = await Promise.all([run(DIFF_ARGUMENTS.patch), run(DIFF_ARGUMENTS.moves)])
  return readShownDiff({ patch, moves })
}

function turnFor({ number }: SeenRequest, places: readonly NamedPlace[]) {
  const finish = { name: 'finish', arguments: { title: 'Reviewed', description: 'Scripted.' } }
  if (number > 1) return { toolCalls: [finish] }
  return {
    toolCalls: places.map(({ path, side, startLine, endLine, manner }, index) => ({
      name: 'comment_on',
      arguments: {
        ...{ path, side, line: endLine, ...(startLine < endLine && { start_line: startLine }) },
        ...{ severity: 'important', title: titleOf(index), body: `This is ${manner}.` }
      }
    }))
  }
}

function titleOf(index: number): string {
  return `Place ${index + 1} of the script`
}

interface PostedComment extends CommentPlace {
  readonly body: string
}

function postedOn({ repository }: ActionFixture, number: number) {
  const { reviews, reviewComments } = repository.pullRequest(number).pullRequest
  const comments = reviewComments.flatMap(({ body, thread: { path, lines } }): PostedComment[] => {
    if (!lines) return []
    const { side, line: endLine, start } = lines
    return [{ path, side: side === 'LEFT' ? 'left' : 'right', startLine: start?.line ?? endLine, endLine, body }]
  })
  return { comments, body: reviews.map((review) => review.body).join('\n') }
}

interface Posted {
  readonly comments: readonly PostedComment[]
  /** Of the review. */
  readonly body: string
  readonly change: ShownDiff
}

function judge(places: readonly NamedPlace[], { comments, body, change }: Posted) {
  const placed: string[] = []
  const mistakes: string[] = []
  for (const [index, place] of places.entries()) {
    const title = titleOf(index)
    const all = comments.filter((one) => one.body.includes(`: ${title}**`))
    const what = `${place.manner} (${place.path}:${place.startLine}-${place.endLine} ${place.side})`
    const [comment] = all
    const isListed = body.includes(`: ${title}**`)
    if (all.length + Number(isListed) !== 1) mistakes.push(`${what}: shown ${all.length + Number(isListed)} times`)
    if (!comment) {
      if (!isOutsideDiff(place, change)) mistakes.push(`${what}: not at its lines`)
      placed.push(`${place.manner} → listed`)
      continue
    }
    const placement = judgePlacement(comment, place, change)
    if (placement.kind === 'wrong') mistakes.push(`${what}: ${placement.reason}`)
    placed.push(`${place.manner} → ${placement.kind}`)
  }
  return { placed, mistakes }
}
