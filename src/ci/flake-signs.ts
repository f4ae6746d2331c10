/** Faults of the network and the machine. What a test can provoke itself, such as a refused connection, is not among them. */
const SIGNS: readonly RegExp[] = [
  /\b(?:ECONNRESET|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH)\b/,
  /\bconnection (?:was )?reset by peer\b/i,
  /\bsocket hang up\b/i,
  /\b(?:TLS handshake|i\/o|connect(?:ion)?|read|network|request) time(?:d[ -]?)?out\b/i,
  /\bETIMEDOUT\b/,
  /\bcould not resolve (?:host|proxy)\b/i,
  /\btemporary failure in name resolution\b/i,
  /\b(?:HTTP|status|error|code|response|returned|server)\D{0,20}\b50[0234]\b/i,
  /\b50[0234] (?:Internal Server Error|Bad Gateway|Service Unavailable|Gateway Time-?out)\b/i,
  /\b429 Too Many Requests\b/i,
  /\btoomanyrequests\b/i,
  /\bno space left on device\b/i,
  /\bENOSPC\b/,
  /\bthe runner has received a shutdown signal\b/i,
  /\blost communication with the server\b/i,
  /\bthe hosted runner (?:encountered an error|lost)\b/i,
  /\bthe self-hosted runner lost\b/i,
  /\bfailed to (?:fetch|download|restore)\b.{0,200}\b(?:timeout|timed out|network|reset)\b/i
]

const MAX_LINE = 500

/** The last line that shows a fault of the network or the machine; undefined if there is none. */
export function findFlakeSign(lines: readonly string[]): string | undefined {
  return lines
    .findLast((line) => SIGNS.some((sign) => sign.test(line.slice(0, MAX_LINE))))
    ?.slice(0, MAX_LINE)
    .trim()
}
