/** How tokens and keys of a service look. */
export interface SecretPattern {
  /** Three signs that each of them has, large or small; one of several. */
  readonly leads: readonly string[]
  /** Where in the pattern they stand. */
  readonly at: number
  /** What stands in brackets at its end is the secret; all of it without any. */
  readonly source: string
}

/** What a shape begins after: no letter, digit or sign that would make it the middle of another word. */
const START = String.raw`(?<![A-Za-z0-9_-])`

const GITHUB = ['hp_', 'ho_', 'hu_', 'hs_', 'hr_']

// Each has an end and takes a bounded time where it begins: one that runs on over megabytes would overflow the stack.
export const SECRET_PATTERNS: readonly SecretPattern[] = [
  // GitHub: since April 2026 the tokens of installations have about 520 characters, dots among them.
  { leads: GITHUB, at: 1, source: String.raw`gh[pousr]_[A-Za-z0-9._-]{35,16384}[A-Za-z0-9_-]` },
  // One of them that was cut off where the text ends or was shortened.
  { leads: GITHUB, at: 1, source: String.raw`gh[pousr]_[A-Za-z0-9]{12,64}(?=…|\[…|$)` },
  { leads: ['b_p'], at: 5, source: String.raw`github_pat_\w{22,16384}` },
  // OpenAI, Anthropic, OpenRouter and those that do as they do; Stripe.
  { leads: ['sk-'], at: 0, source: String.raw`${START}sk-(?=[\w-]{0,80}[0-9A-Z])[\w-]{20,16384}` },
  { leads: ['sk-'], at: 0, source: String.raw`${START}sk-[a-z]{20,200}(?![\w-])` },
  { leads: ['sk-'], at: 0, source: String.raw`${START}sk-(?:proj|ant|or|svcacct|admin)-[\w-]{20,16384}` },
  { leads: ['sk_', 'rk_'], at: 0, source: String.raw`${START}[sr]k_(?:live|test|prod)_[A-Za-z0-9]{16,256}` },
  { leads: ['whs'], at: 0, source: String.raw`${START}whsec_[A-Za-z0-9+/=]{24,256}` },
  {
    leads: ['gsk', 'xai', 'ppl', 'r8_', 'hf_'],
    at: 0,
    source: String.raw`${START}(?:gsk_|xai-|pplx-|r8_|hf_)[A-Za-z0-9]{30,256}`
  },
  // Clouds.
  { leads: ['aki', 'asi'], at: 0, source: String.raw`(?<!\w)(?:AKIA|ASIA)[A-Z0-9]{16}(?!\w)` },
  {
    leads: ['sec'],
    at: 0,
    source: String.raw`(?i:secret_?access_?key)["'\s:=]{1,8}([A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])`
  },
  { leads: ['aws'], at: 0, source: String.raw`(?i:aws_session_token)["'\s:=]{1,8}([A-Za-z0-9/+=]{60,4096})` },
  { leads: ['aiz'], at: 0, source: String.raw`${START}AIza[\w-]{35}` },
  { leads: ['ya2'], at: 0, source: String.raw`${START}ya29\.[\w-]{20,4096}` },
  { leads: ['goc'], at: 0, source: String.raw`${START}GOCSPX-[\w-]{20,64}` },
  { leads: ['acc'], at: 0, source: String.raw`AccountKey=([\w+/=%&-]{30,1024})` },
  { leads: ['sha'], at: 0, source: String.raw`SharedAccess(?:Key|Signature)=([\w+/=%&-]{30,1024})` },
  { leads: ['8q~'], at: 3, source: String.raw`(?<![\w~.-])[\w~.-]{3}8Q~[\w~.-]{31,34}(?![\w~.-])` },
  { leads: ['dop'], at: 0, source: String.raw`${START}dop_v1_[a-f0-9]{64}` },
  { leads: ['dap'], at: 0, source: String.raw`${START}dapi[a-f0-9]{32}(?![\w])` },
  // Where people talk and code lies.
  { leads: ['xox'], at: 0, source: String.raw`${START}xox[abeoprs]-[\w-]{10,16384}` },
  { leads: ['xap'], at: 0, source: String.raw`${START}xapp-\d-[\w-]{20,1024}` },
  {
    leads: ['s.s'],
    at: 4,
    source: String.raw`hooks\.slack\.com/(?:services|workflows|triggers)/([\w/]{20,256})`
  },
  {
    leads: ['glp', 'gld', 'glr', 'glc', 'glf', 'gli', 'gla', 'gls', 'glo'],
    at: 0,
    source: String.raw`${START}gl(?:pat|ptt|dt|rt|cbt|ft|imt|agent|soat|oas|ffct)-[\w.-]{20,16384}`
  },
  { leads: ['npm'], at: 0, source: String.raw`(?<!\w)npm_[A-Za-z0-9]{36}(?!\w)` },
  { leads: ['pyp'], at: 0, source: String.raw`${START}pypi-AgE[\w-]{40,1024}` },
  { leads: ['rub'], at: 0, source: String.raw`${START}rubygems_[a-f0-9]{48}` },
  { leads: ['dck'], at: 0, source: String.raw`${START}dckr_(?:pat|oat)_[\w-]{20,128}` },
  { leads: ['sg.'], at: 0, source: String.raw`${START}SG\.[\w-]{16,64}\.[\w-]{16,128}` },
  { leads: ['hvs', 'hvb'], at: 0, source: String.raw`${START}hv[sb]\.[\w-]{24,512}` },
  { leads: ['shp'], at: 0, source: String.raw`${START}shp(?:at|ss|ca)_[a-fA-F0-9]{32}` },
  { leads: ['lin'], at: 0, source: String.raw`${START}lin_api_[A-Za-z0-9]{32,64}` },
  { leads: ['gls', 'glc'], at: 0, source: String.raw`${START}gl(?:sa|c)_[\w+/=]{32,512}` },
  { leads: ['pma'], at: 0, source: String.raw`${START}PMAK-[a-f0-9-]{50,80}` },
  { leads: ['sbp'], at: 0, source: String.raw`${START}sbp_[a-f0-9]{40}` },
  { leads: ['fig'], at: 0, source: String.raw`${START}figd_[\w-]{36,64}` },
  { leads: ['ntn'], at: 0, source: String.raw`${START}ntn_[A-Za-z0-9]{40,64}` },
  { leads: ['tt3'], at: 3, source: String.raw`${START}ATATT3[\w=-]{60,512}` },
  ...[8, 9, 10].map((digits) => ({
    leads: [':aa'],
    at: digits,
    source: String.raw`(?<![\w:])\d{${digits}}:AA[\w-]{33}(?![\w-])`
  })),
  { leads: ['e-s'], at: 2, source: String.raw`AGE-SECRET-KEY-1[0-9A-Z]{58}` },
  { leads: ['eyj'], at: 0, source: String.raw`${START}eyJ[\w-]{10,16384}\.[\w-]{10,16384}\.[\w-]{10,16384}` },
  // Values that only their place makes secrets. Those without a digit are most often examples.
  {
    leads: ['uth'],
    at: 0,
    source: String.raw`(?i:uthorization["']?[ \t]{0,4}[:=][ \t]{0,4}["']?(?:bearer|basic|token))[ \t]{1,4}(?=[^\s"']{0,200}\d)([A-Za-z0-9._~+/=-]{16,16384})`
  },
  {
    leads: ['://'],
    at: 0,
    source: String.raw`(?<=[a-z]):\/\/[^\s:@/]{0,80}:(?=[^\s@/:]{0,80}\d)(?=[^\s@/:]{0,80}[A-Za-z])([^\s@/:"'<>{}$]{12,512})(?=@)`
  }
]
