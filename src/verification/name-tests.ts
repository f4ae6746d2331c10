import { withVerboseOption, type ReadText } from './verbose-option.ts'

/** Printed at the start of a check of a Go module without go.sum. */
export const NO_GO_SUM = 'There is no go.sum, so go runs with GOFLAGS=-mod=mod.'

/**
 * A check as it runs, so that its runner names what passes: by the environment where the runner obeys one, whatever starts it. A Go module
 * without go.sum is tested as if the file were there; go then writes it.
 */
export async function askForNames(command: string, read: ReadText): Promise<string> {
  return `${PREPARATION}\n${await withVerboseOption(command, read)}`
}

// Go refuses -mod=mod in a workspace, and ignores vendor with it.
const PREPARATION = `export PYTEST_ADDOPTS="\${PYTEST_ADDOPTS:+$PYTEST_ADDOPTS }-v" GOFLAGS="\${GOFLAGS:+$GOFLAGS }-v" TAP=1
if grep -q '^require' go.mod 2>/dev/null && [ ! -e go.sum ] && [ ! -e go.work ] && [ ! -d vendor ]; then export GOFLAGS="$GOFLAGS -mod=mod"; echo '${NO_GO_SUM}'; fi`

/** How tests that pass look then: of pytest, of go with what the test logged, and of runners of JavaScript and TAP. */
const PASSED: readonly RegExp[] = [
  /^[^\s:]+::.* (?:PASSED|SKIPPED|XFAIL)(?: \(.*\))?(?: +\[ *\d+%\])?\n/gm,
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
