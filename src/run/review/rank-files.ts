import type { FileDifference } from '../../domain/file-difference.ts'

/** Where a mistake costs most. */
const RISKY =
  /(^|[/_.-])(auth(n|z|entication|orization)?|login|session|token|secret|crypto|password|permission|polic(y|ies)|payment|billing|migrations?|sandbox|security)([/_.-]|$)|\.sql$|(^|\/)(\.github\/workflows\/|Dockerfile|Makefile|action\.ya?ml$)|\.(tf|sh)$/i
const TEST =
  /(^|\/)(tests?|specs?|__tests__|testdata|fixtures?|__snapshots__)\/|[._-](test|spec)\.\w+$|(^|\/)test_\w+\.py$|\.snap$/i
const TEXT = /\.(md|mdx|rst|txt|adoc|svg|csv|po)$|(^|\/)(LICENSE|CHANGELOG|AUTHORS)[^/]*$/i
const CODE =
  /\.(c|cc|cpp|cs|cts|cxx|dart|erl|ex|exs|go|groovy|h|hpp|hs|java|jl|js|jsx|kt|kts|lua|m|mjs|mm|mts|php|pl|ps1|py|r|rb|rs|scala|sol|sql|svelte|swift|ts|tsx|vue|zig)$/i

type Ranked = Pick<FileDifference, 'path' | 'added' | 'removed'>

/** Sorts by what to read first: code where mistakes cost most, other code, the rest, tests, text. Among equals, the larger change. */
export function rankFiles<File extends Ranked>(files: readonly File[]): readonly File[] {
  return files.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) || changedLines(other) - changedLines(one) || (one.path < other.path ? -1 : 1)
  )
}

function rankOf({ path }: Ranked): number {
  if (TEXT.test(path)) return 4
  if (TEST.test(path)) return 3
  if (RISKY.test(path)) return 0
  return CODE.test(path) ? 1 : 2
}

export function changedLines({ added = 0, removed = 0 }: Ranked): number {
  return added + removed
}
