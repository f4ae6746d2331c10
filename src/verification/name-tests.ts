import { withVerboseOption, type ReadText } from './verbose-option.ts'

/** Printed at the start of a check of a Go module without a go.sum that git tracks: set-up can have written one. */
export const NO_GO_SUM = 'There is no go.sum, so go runs with GOFLAGS=-mod=mod.'

/**
 * A check as it runs, so that its runner names what passes: by the environment where the runner obeys one, whatever starts it. A Go module
 * without go.sum is tested as if the file were there; go then writes it.
 */
export async function askForNames(command: string, read: ReadText): Promise<string> {
  const whole = command
    .replaceAll(QUIET_CARGO, '')
    .replaceAll(STOPPING, '')
    .replaceAll(STOPPING_CARGO, '$& --no-fail-fast')
    .replaceAll(CARGO_INTO_TEE, '$& 2>&1')
  const asking = await withVerboseOption(whole, read)
  // These options replace its own, such as that of a report in a file.
  const rspec = /--out\b| -o /.test([command, await read('.rspec'), await read('Rakefile')].join(' ')) ? '' : RSPEC
  return `${PREPARATION}\n${rspec}${asking}`
}

/** Options with which cargo names neither the crates nor the tests. */
const QUIET_CARGO = /(?<=\bcargo (?:\+\S+ )?t(?:est)?\b[^&|;#\n]*) (?:-q|--quiet)(?=\s|$)/g

/** What ends a run at its first failure. Whatever fails behind a test that failed before the work would never be seen. */
const STOPPING =
  /(?:(?<=\bpytest [^&|;#\n]*|\bpytest) (?:-x|--exitfirst)|(?<=-m unittest [^&|;#\n]*|-m unittest) (?:-f|--failfast)|(?<=\bgo test [^&|;#\n]*|\bgo test) --?failfast)(?=\s|$)/g
/** Without the option, cargo leaves out the test programs behind the first one with a failure. */
const STOPPING_CARGO = /\bcargo (?:\+\S+ )?t(?:est)?(?=\s|$)(?![^&|;#\n]* --no-fail-fast\b)/g

/** cargo names its programs on standard error and their tests on standard output, which tee delays. */
const CARGO_INTO_TEE = /\bcargo (?:\+\S+ )?t(?:est)?(?=\s)[^&|;#\n<>]*(?<!\s)(?=\s*\|\s*tee\b)/g

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
