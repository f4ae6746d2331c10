import { withVerboseOption, type ReadText } from './verbose-option.ts'

/** Printed at the start of a check of a Go module without a go.sum that git tracks: set-up can have written one. */
export const NO_GO_SUM = 'There is no go.sum, so go runs with GOFLAGS=-mod=mod.'

/**
 * A check as it runs, so that its runner names what passes: by the environment where the runner obeys one, whatever starts it. A Go module
 * without go.sum is tested as if the file were there; go then writes it.
 */
export async function askForNames(command: string, read: ReadText): Promise<string> {
  const asking = await withVerboseOption(command.replaceAll(QUIET_CARGO, ''), read)
  // These options replace its own, such as that of a report in a file.
  const rspec = /--out\b| -o /.test([command, await read('.rspec'), await read('Rakefile')].join(' ')) ? '' : RSPEC
  return `${PREPARATION}\n${rspec}${asking}`
}

/** Options with which cargo names neither the crates nor the tests. */
const QUIET_CARGO = /(?<=\bcargo (?:\+\S+ )?t(?:est)?\b[^&|;#\n]*) (?:-q|--quiet)(?=\s|$)/g

const RSPEC = `export SPEC_OPTS="\${SPEC_OPTS:---format documentation}"\n`
// Go refuses -mod=mod in a workspace, and ignores vendor with it. TESTOPTS would replace the options in a Rakefile.
const PREPARATION = `export PYTEST_ADDOPTS="\${PYTEST_ADDOPTS:+$PYTEST_ADDOPTS }-v -rap -o verbosity_test_cases=1" GOFLAGS="\${GOFLAGS:+$GOFLAGS }-v" TAP=1
if grep -qs TestTask Rakefile && ! grep -q options Rakefile; then export TESTOPTS="\${TESTOPTS:--v}"; fi
if grep -q '^require' go.mod 2>/dev/null && { [ ! -e go.sum ] || { git rev-parse -q --verify HEAD && [ -z "$(git ls-files go.sum)" ]; } >/dev/null 2>&1; } && [ ! -e go.work ] && [ ! -d vendor ]; then export GOFLAGS="$GOFLAGS -mod=mod"; echo '${NO_GO_SUM}'; fi`

/** How tests that pass look then: of pytest, of go with what the test logged, and of runners of JavaScript and TAP. */
const PASSED: readonly RegExp[] = [
  /^(?:[^\s:]+::.* (?:PASSED|SKIPPED|XFAIL)(?: \(.*\))?(?: +\[ *\d+%\])?|PASSED [^\s:]+::.*)\n/gm,
  /^=== RUN {3}(\S+)\n(?:(?!===|---).*\n)*--- (?:PASS|SKIP): \1 \(.*\)\n/gm,
  /^ *ok \d+\b.*\n/gm,
  /^(?: {2,}[✓✔○✎] .*| [✓↓□] (?=.* > ).*)\n/gm,
  // The groups in a file of jest that passes.
  /(?<=^PASS .*\n)(?: {2}(?!● ).*\n)+/gm
]

const FAILED = /^=== RUN {3}(\S+)\n((?:(?!===|---).*\n)*)(--- FAIL: \1 \(.*\)\n)/gm

/** An output as it is without being asked: what failed is not lost in what passed, and go prints the messages of a test after its name. */
export function withoutPassed(output: string): string {
  return PASSED.reduce((text, passed) => text.replace(passed, ''), output).replace(FAILED, '$3$2')
}
