/** Printed at the start of a check of a Go module without go.sum. */
export const NO_GO_SUM = 'There is no go.sum, so go runs with GOFLAGS=-mod=mod.'

/**
 * A check as it runs, so that pytest and go test name what passes, whatever starts them. A Go module without go.sum is tested as if the file
 * were there; go then writes it.
 */
export function askForNames(command: string): string {
  return `${PREPARATION}\n${command}`
}

// Go refuses -mod=mod in a workspace, and ignores vendor with it.
const PREPARATION = `export PYTEST_ADDOPTS="\${PYTEST_ADDOPTS:+$PYTEST_ADDOPTS }-v" GOFLAGS="\${GOFLAGS:+$GOFLAGS }-v"
if grep -q '^require' go.mod 2>/dev/null && [ ! -e go.sum ] && [ ! -e go.work ] && [ ! -d vendor ]; then export GOFLAGS="$GOFLAGS -mod=mod"; echo '${NO_GO_SUM}'; fi`

/** How a test that passes looks then: of pytest, and of go with what the test logged. */
const PASSED =
  /^\S+::.* (?:PASSED|SKIPPED|XFAIL)(?: \(.*\))?(?: +\[ *\d+%\])?\n|^=== RUN {3}(\S+)\n(?:(?!===|---).*\n)*--- (?:PASS|SKIP): \1 \(.*\)\n/gm

const FAILED = /^=== RUN {3}(\S+)\n((?:(?!===|---).*\n)*)(--- FAIL: \1 \(.*\)\n)/gm

/** An output as it is without -v: what failed is not lost in what passed, and go prints the messages of a test after its name. */
export function withoutPassed(output: string): string {
  return output.replace(PASSED, '').replace(FAILED, '$3$2')
}
