/** Faults of the network and the machine. Faults that a test can cause itself, such as a refused connection, are left out. */
const SIGNS: readonly RegExp[] = [
  /\b(?:ECONNRESET|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH)\b/,
  /\bconnection (?:was )?reset by peer\b/i,
  /\bsocket hang up\b/i,
  /\b(?:TLS handshake|i\/o|connect(?:ion)?|read|network|request) time(?:d[ -]?)?out\b/i,
  /\bETIMEDOUT\b/,
  /\bcould not resolve (?:host|proxy)\b/i,
  /\btemporary failure in name resolution\b/i,
  /\btoomanyrequests\b/i,
  /\bno space left on device\b/i,
  /\bENOSPC\b/,
  /\bthe runner has received a shutdown signal\b/i,
  /\blost communication with the server\b/i,
  /\bthe hosted runner (?:encountered an error|lost)\b/i,
  /\bthe self-hosted runner lost\b/i,
  /\bfailed to (?:fetch|download|restore)\b.{0,200}\b(?:timeout|timed out|network|reset)\b/i
]

/** Status messages of remote servers. A server that a test starts can send the same ones. */
const STATUS_SIGNS: readonly RegExp[] = [
  /\b(?:HTTP|status|error|code|response|returned|server)\D{0,20}\b50[0234]\b/i,
  /\b50[0234] (?:Internal Server Error|Bad Gateway|Service Unavailable|Gateway Time-?out)\b/i,
  /\b429 Too Many Requests\b/i
]

/** Lines with the names of the project's tests, or with values that they compared. Such lines say nothing about the machine. */
const OF_TESTS: readonly RegExp[] = [
  /\bassert|\bexpect(?:ed|s)?\b|\bshould (?:be|equal|have|return|match)\b|\bto (?:be|equal|eq|have|match)\b|\bwant(?:ed)?\b/i,
  /^\s*(?:received|actual|left|right|but was|got)\s*:/i,
  /^\s*(?:[✓✔√✕✖✗✘×●○]|(?:not )?ok \d|--- (?:PASS|FAIL|SKIP)\b|(?:PASS|FAIL)(?:ED)?\b)/,
  /\b(?:PASSED|FAILED)\b/,
  // What pytest compared, a line of the source, and a line of a difference.
  /^E {2,}|^[\s>]*\d+ ?\||^\s*[-+] /
]

const MAX_LINE = 500

/**
 * The last line that shows a fault of the network or the machine; undefined if there is none.
 *
 * @param hasFailedTests true if the failure names tests. Then a server status can come from a server of the tests.
 */
export function findFlakeSign(lines: readonly string[], hasFailedTests: boolean): string | undefined {
  const signs = hasFailedTests ? SIGNS : [...SIGNS, ...STATUS_SIGNS]
  const isSign = (line: string) =>
    signs.some((sign) => sign.test(line)) && !OF_TESTS.some((pattern) => pattern.test(line))
  return lines
    .map((line) => line.slice(0, MAX_LINE))
    .findLast(isSign)
    ?.trim()
}
