import type { Rule } from './find-matches.ts'

/** The format of a service's tokens or keys. */
interface SecretPattern extends Omit<Rule, 'match'> {
  /** The regular expression. A group named `secret` at its end is the secret; without it, the whole match is. */
  readonly source: string
}

/** A pattern does not start in the middle of a word. */
const START = String.raw`(?<![A-Za-z0-9_-])`

const GITHUB = ['hp_', 'ho_', 'hu_', 'hs_', 'hr_']

/**
 * The pattern with each letter in either case; classes and escapes stay. An inline modifier such as `(?i:` would be shorter, but V8
 * ignores it when it compiles without optimization, which it does once a process holds much compiled code.
 */
function anyCase(pattern: string): string {
  return pattern.replace(/\\.|\[[^\]]*\]|[A-Za-z]/g, (part) =>
    part.length === 1 ? `[${part.toUpperCase()}${part.toLowerCase()}]` : part
  )
}

/** A parameter in the query of an address. */
function parameter(name: string): string {
  return String.raw`(?<=[?&;])${anyCase(name)}=(?=[^\s&"']{0,200}\d)(?<secret>[\w+/%.~-]{16,16384}={0,2})`
}

/** Stands for a password without being one, such as `${PASSWORD}`. */
const PLACEHOLDER = String.raw`(?:\$\{|\$\(|\$\w{1,80}@|\{\{|\{[\w.-]{1,80}\}@|%s@|%[({]|\*{1,80}@|\[[\w -]{1,80}\]@|\.{3}@|…@)`
const NOWHERE = String.raw`(?:localhost|127\.0\.0\.1|\[::1\]|(?:[\w-]{1,63}\.){0,8}example(?:\.(?:com|net|org))?)(?![\w.-])`

/** A user can be missing. A default password that equals the user's name is not a secret, and neither is the word in an example. */
const ADDRESS_WITH_PASSWORD = [
  String.raw`(?<=[A-Za-z0-9])://(?<user>[^\s:@/"'<>\\]{0,256}):`,
  String.raw`(?!${PLACEHOLDER}|\k<user>@|\d{1,5}[?#]|${anyCase(`passw(?:or)?d@${NOWHERE}`)})`,
  // The tag and the digest of an image look like a password and a host.
  '(?<secret>[^\\s/"\'<>`\\\\]{1,512})(?=@(?!sha\\d{1,3}:)[A-Za-z0-9[$])'
].join('')

// Every repetition is bounded: a match that ran on over megabytes would overflow the stack.
const SECRET_PATTERNS: readonly SecretPattern[] = [
  // GitHub. Since April 2026 installation tokens have about 520 characters, with dots among them.
  { keywords: GITHUB, keywordOffset: 1, source: String.raw`gh[pousr]_[A-Za-z0-9._-]{35,16384}[A-Za-z0-9_-]` },
  // A token cut off at the end of the text, or where the text was shortened.
  { keywords: GITHUB, keywordOffset: 1, source: String.raw`gh[pousr]_[A-Za-z0-9]{12,64}(?=…|\[…|$)` },
  { keywords: ['b_p'], keywordOffset: 5, source: String.raw`github_pat_\w{22,16384}` },
  // OpenAI, Anthropic, OpenRouter and compatible services; Stripe.
  { keywords: ['sk-'], keywordOffset: 0, source: String.raw`${START}sk-(?=[\w-]{0,80}[0-9A-Z])[\w-]{20,16384}` },
  { keywords: ['sk-'], keywordOffset: 0, source: String.raw`${START}sk-[a-z]{20,200}(?![\w-])` },
  { keywords: ['sk-'], keywordOffset: 0, source: String.raw`${START}sk-(?:proj|ant|or|svcacct|admin)-[\w-]{20,16384}` },
  {
    keywords: ['sk_', 'rk_'],
    keywordOffset: 0,
    source: String.raw`${START}[sr]k_(?:live|test|prod)_[A-Za-z0-9]{16,256}`
  },
  { keywords: ['whs'], keywordOffset: 0, source: String.raw`${START}whsec_[A-Za-z0-9+/=]{24,256}` },
  {
    keywords: ['gsk', 'xai', 'ppl', 'r8_', 'hf_'],
    keywordOffset: 0,
    source: String.raw`${START}(?:gsk_|xai-|pplx-|r8_|hf_)[A-Za-z0-9]{30,256}`
  },
  // Clouds.
  { keywords: ['aki', 'asi'], keywordOffset: 0, source: String.raw`(?<!\w)(?:AKIA|ASIA)[A-Z0-9]{16}(?!\w)` },
  {
    keywords: ['sec'],
    keywordOffset: 0,
    source: String.raw`${anyCase('secret_?access_?key')}["'\s:=]{1,8}(?<secret>[A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])`
  },
  {
    keywords: ['aws'],
    keywordOffset: 0,
    source: String.raw`${anyCase('aws_session_token')}["'\s:=]{1,8}(?<secret>[A-Za-z0-9/+=]{60,4096})`
  },
  { keywords: ['aiz'], keywordOffset: 0, source: String.raw`${START}AIza[\w-]{35}` },
  { keywords: ['ya2'], keywordOffset: 0, source: String.raw`${START}ya29\.[\w-]{20,4096}` },
  { keywords: ['goc'], keywordOffset: 0, source: String.raw`${START}GOCSPX-[\w-]{20,64}` },
  { keywords: ['acc'], keywordOffset: 0, source: String.raw`AccountKey=(?<secret>[\w+/=%&-]{30,1024})` },
  {
    keywords: ['sha'],
    keywordOffset: 0,
    source: String.raw`SharedAccess(?:Key|Signature)=(?<secret>[\w+/=%&-]{30,1024})`
  },
  { keywords: ['8q~'], keywordOffset: 3, source: String.raw`(?<![\w~.-])[\w~.-]{3}8Q~[\w~.-]{31,34}(?![\w~.-])` },
  { keywords: ['dop'], keywordOffset: 0, source: String.raw`${START}dop_v1_[a-f0-9]{64}` },
  { keywords: ['dap'], keywordOffset: 0, source: String.raw`${START}dapi[a-f0-9]{32}(?![\w])` },
  // Chat, code hosting, package registries and others.
  { keywords: ['xox'], keywordOffset: 0, source: String.raw`${START}xox[abeoprs]-[\w-]{10,16384}` },
  { keywords: ['xap'], keywordOffset: 0, source: String.raw`${START}xapp-\d-[\w-]{20,1024}` },
  {
    keywords: ['s.s'],
    keywordOffset: 4,
    source: String.raw`hooks\.slack\.com/(?:services|workflows|triggers)/(?<secret>[\w/]{20,256})`
  },
  {
    keywords: ['glp', 'gld', 'glr', 'glc', 'glf', 'gli', 'gla', 'gls', 'glo'],
    keywordOffset: 0,
    source: String.raw`${START}gl(?:pat|ptt|dt|rt|cbt|ft|imt|agent|soat|oas|ffct)-[\w.-]{20,16384}`
  },
  { keywords: ['npm'], keywordOffset: 0, source: String.raw`(?<!\w)npm_[A-Za-z0-9]{36}(?!\w)` },
  { keywords: ['pyp'], keywordOffset: 0, source: String.raw`${START}pypi-AgE[\w-]{40,1024}` },
  { keywords: ['rub'], keywordOffset: 0, source: String.raw`${START}rubygems_[a-f0-9]{48}` },
  { keywords: ['dck'], keywordOffset: 0, source: String.raw`${START}dckr_(?:pat|oat)_[\w-]{20,128}` },
  { keywords: ['sg.'], keywordOffset: 0, source: String.raw`${START}SG\.[\w-]{16,64}\.[\w-]{16,128}` },
  { keywords: ['hvs', 'hvb'], keywordOffset: 0, source: String.raw`${START}hv[sb]\.[\w-]{24,512}` },
  { keywords: ['shp'], keywordOffset: 0, source: String.raw`${START}shp(?:at|ss|ca)_[a-fA-F0-9]{32}` },
  { keywords: ['lin'], keywordOffset: 0, source: String.raw`${START}lin_api_[A-Za-z0-9]{32,64}` },
  { keywords: ['gls', 'glc'], keywordOffset: 0, source: String.raw`${START}gl(?:sa|c)_[\w+/=]{32,512}` },
  { keywords: ['pma'], keywordOffset: 0, source: String.raw`${START}PMAK-[a-f0-9-]{50,80}` },
  { keywords: ['sbp'], keywordOffset: 0, source: String.raw`${START}sbp_[a-f0-9]{40}` },
  { keywords: ['fig'], keywordOffset: 0, source: String.raw`${START}figd_[\w-]{36,64}` },
  { keywords: ['ntn'], keywordOffset: 0, source: String.raw`${START}ntn_[A-Za-z0-9]{40,64}` },
  { keywords: ['tt3'], keywordOffset: 3, source: String.raw`${START}ATATT3[\w=-]{60,512}` },
  ...[8, 9, 10].map((digits) => ({
    keywords: [':aa'],
    keywordOffset: digits,
    source: String.raw`(?<![\w:])\d{${digits}}:AA[\w-]{33}(?![\w-])`
  })),
  { keywords: ['e-s'], keywordOffset: 2, source: String.raw`AGE-SECRET-KEY-1[0-9A-Z]{58}` },
  {
    keywords: ['eyj'],
    keywordOffset: 0,
    source: String.raw`${START}eyJ[\w-]{10,16384}\.[\w-]{10,16384}\.[\w-]{10,16384}`
  },
  // Values that are secrets only because of where they are. Those without a digit are mostly examples.
  {
    keywords: ['uth'],
    keywordOffset: 0,
    source: String.raw`${anyCase('uthorization')}["']?[ \t]{0,4}[:=][ \t]{0,4}["']?${anyCase('(?:bearer|basic|token)')}[ \t]{1,4}(?=[^\s"']{0,200}\d)(?<secret>[A-Za-z0-9._~+/=-]{16,16384})`
  },
  // Addresses that are signed, by Azure, AWS, Google and others, and the header that AWS signs.
  { keywords: ['sig'], keywordOffset: 0, source: parameter('sig(?:nature)?') },
  {
    keywords: ['x-a', 'x-c', 'x-g', 'x-o', 'x-t'],
    keywordOffset: 0,
    source: parameter('x-[A-Za-z]{2,8}-(?:signature|security-token)')
  },
  { keywords: ['sig'], keywordOffset: 0, source: String.raw`(?<=[,\s])Signature=(?<secret>[0-9a-f]{40,512})(?![\w])` },
  { keywords: ['://'], keywordOffset: 0, source: ADDRESS_WITH_PASSWORD },
  // Private keys. Of a key whose end was cut off, what looks like a key, also behind the marks of a diff or a quote and numbers of lines.
  {
    keywords: ['beg'],
    keywordOffset: 5,
    source: String.raw`-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----(?:(?:(?!-----BEGIN )[^]){0,32768}?-----END [A-Z0-9 ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----|[\w+/=\s>|:-]{0,32768})`
  }
]

/** Rules for everything with the pattern of a well-known kind of secret, whether it is ours or not. */
export const patternRules: readonly Rule[] = SECRET_PATTERNS.map(({ keywords, keywordOffset, source }) => {
  const pattern = new RegExp(source, 'y')
  return {
    keywords,
    keywordOffset,
    match: (text, start) => {
      pattern.lastIndex = start
      const match = pattern.exec(text)
      const end = pattern.lastIndex
      return match ? { start: end - (match.groups?.['secret'] ?? match[0]).length, end } : undefined
    }
  }
})
