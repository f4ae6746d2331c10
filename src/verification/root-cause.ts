/** What tools print about a cause that people can remove, which other messages follow, such as that of a missing program. */
const CAUSES: readonly (readonly [pattern: RegExp, cause: string])[] = [
  [/missing go\.sum entry|updates to go\.(?:mod|sum) needed/, 'go.sum lacks entries: run go mod tidy'],
  [
    /can only install packages when your package\.json|ERR_PNPM_OUTDATED_LOCKFILE|Your lockfile needs to be updated|lockfile would have been (?:modified|created)|lockfile had changes, but/,
    'The lock file does not match package.json'
  ],
  [
    /changed significantly since poetry\.lock|lockfile at `uv\.lock` needs to be updated|Lock file hash doesn't match/,
    'The lock file does not match pyproject.toml'
  ],
  [/lock file \S*Cargo\.lock needs to be updated|because --locked was passed/, 'Cargo.lock does not match Cargo.toml'],
  [
    /in (?:deployment|frozen) mode after changing|gemspecs for path gems changed/,
    'The lock file does not match the Gemfile'
  ],
  [
    /lock file is not up to date with the latest changes in composer\.json/,
    'composer.lock does not match composer.json'
  ]
]

/** What tools print when a registry wants credentials. The host is in the same line. */
const DENIED =
  /\bE40[13]\b|ENEEDAUTH|\b40[13] (?:Unauthorized|Forbidden|Client Error)|Request failed "40[13]|Authentication is required for|URL required authentication|lack of valid authentication/
const HOST = /https?:\/\/(?:[^\s/@]*@)?([\w.-]*\w)|required for ([\w.-]*\w)/
/** What the proxy of the sandbox says. */
const CLOSED = /^\[network\] ([\w.-]+)(?::\d+)? was refused\. /

const MAX_LINE = 2_000

/** The cause behind all that an installation or a check prints, without a full stop; undefined if none is known. */
export function rootCause(output: string): string | undefined {
  // Attack: lines without end make patterns slow.
  const lines = output.split('\n').map((line) => line.slice(0, MAX_LINE))
  const known = CAUSES.find(([pattern]) => lines.some((line) => pattern.test(line)))
  if (known) return known[1]
  const [, url, host = url] =
    lines
      .filter((line) => DENIED.test(line))
      .map((line) => HOST.exec(line))
      .find(Boolean) ?? []
  if (host !== undefined) return `A private registry refused access: ${host}`
  const closed = lines.map((line) => CLOSED.exec(line)?.[1]).find((host) => host !== undefined)
  return closed === undefined ? undefined : `It needs ${closed}, a private registry or another host that is not open`
}
