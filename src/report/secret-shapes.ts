import type { MappedText, Range } from './folded-text.ts'

// A cheap test that spares most texts the patterns behind it. It must match wherever one of them does.
const MAYBE_SHAPED =
  /gh[pousr]_|github_pat_|[sr]k[-_]|whsec_|AKIA|ASIA|AIza|ya29\.|GOCSPX-|xox|xapp-|hooks\.slack|gl[a-z]{1,6}-|npm_|pypi-|hf_|eyJ|PRIVATE KEY|AGE-SECRET|AccountKey=|SharedAccess|secret_?access_?key|uthorization|:\/\/|SG\.|dckr_|hv[sb]\.|8Q~|dop_v1_|dapi|shp(?:at|ss|ca)_|lin_api_|gsk_|xai-|pplx-|r8_|:AA|gl(?:sa|c)_|PMAK-|rubygems_|sbp_|figd_|ntn_|ATATT/i

/** What a shape begins after: no letter, digit or sign that would make it the middle of another word. */
const START = String.raw`(?<![A-Za-z0-9_-])`

// Each begins at a boundary or consumes what it looks at, so that no text makes them take more than linear time; and each has
// an end, for one that runs on over megabytes would overflow the stack.
const SHAPES = [
  // GitHub: since April 2026 the tokens of installations have about 520 characters, dots among them.
  String.raw`gh[pousr]_[A-Za-z0-9._-]{35,16384}[A-Za-z0-9_-]`,
  // One of them that was cut off where the text ends or was shortened.
  String.raw`gh[pousr]_[A-Za-z0-9]{12,64}(?=…|\[…|$)`,
  String.raw`github_pat_\w{22,16384}`,
  // OpenAI, Anthropic, OpenRouter and those that do as they do; Stripe.
  String.raw`${START}sk-(?=[\w-]{0,80}[0-9A-Z])[\w-]{20,16384}`,
  String.raw`${START}sk-[a-z]{20,200}(?![\w-])`,
  String.raw`${START}sk-(?:proj|ant|or|svcacct|admin)-[\w-]{20,16384}`,
  String.raw`${START}[sr]k_(?:live|test|prod)_[A-Za-z0-9]{16,256}`,
  String.raw`${START}whsec_[A-Za-z0-9+/=]{24,256}`,
  String.raw`${START}(?:gsk_|xai-|pplx-|r8_|hf_)[A-Za-z0-9]{30,256}`,
  // Clouds.
  String.raw`(?<!\w)(?:AKIA|ASIA)[A-Z0-9]{16}(?!\w)`,
  String.raw`(?<=secret_?access_?key["'\s:=]{1,8})[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+=])`,
  String.raw`(?<=aws_session_token["'\s:=]{1,8})[A-Za-z0-9/+=]{60,4096}`,
  String.raw`${START}AIza[\w-]{35}`,
  String.raw`${START}ya29\.[\w-]{20,4096}`,
  String.raw`${START}GOCSPX-[\w-]{20,64}`,
  String.raw`(?<=(?:AccountKey|SharedAccessKey|SharedAccessSignature)=)[\w+/=%&-]{30,1024}`,
  String.raw`(?<![\w~.-])[\w~.-]{3}8Q~[\w~.-]{31,34}(?![\w~.-])`,
  String.raw`${START}dop_v1_[a-f0-9]{64}`,
  String.raw`${START}dapi[a-f0-9]{32}(?![\w])`,
  // Where people talk and code lies.
  String.raw`${START}xox[abeoprs]-[\w-]{10,16384}`,
  String.raw`${START}xapp-\d-[\w-]{20,1024}`,
  String.raw`(?<=hooks\.slack\.com/(?:services|workflows|triggers)/)[\w/]{20,256}`,
  String.raw`${START}gl(?:pat|ptt|dt|rt|cbt|ft|imt|agent|soat|oas|ffct)-[\w.-]{20,16384}`,
  String.raw`(?<!\w)npm_[A-Za-z0-9]{36}(?!\w)`,
  String.raw`${START}pypi-AgE[\w-]{40,1024}`,
  String.raw`${START}rubygems_[a-f0-9]{48}`,
  String.raw`${START}dckr_(?:pat|oat)_[\w-]{20,128}`,
  String.raw`${START}SG\.[\w-]{16,64}\.[\w-]{16,128}`,
  String.raw`${START}hv[sb]\.[\w-]{24,512}`,
  String.raw`${START}(?:shp(?:at|ss|ca)_[a-fA-F0-9]{32}|lin_api_[A-Za-z0-9]{32,64}|gl(?:sa|c)_[\w+/=]{32,512}|PMAK-[a-f0-9-]{50,80}|sbp_[a-f0-9]{40}|figd_[\w-]{36,64}|ntn_[A-Za-z0-9]{40,64}|ATATT3[\w=-]{60,512})`,
  String.raw`(?<![\w:])\d{8,10}:AA[\w-]{33}(?![\w-])`,
  String.raw`AGE-SECRET-KEY-1[0-9A-Z]{58}`,
  String.raw`${START}eyJ[\w-]{10,16384}\.[\w-]{10,16384}\.[\w-]{10,16384}`,
  // Values that only their place makes secrets. Those without a digit are most often examples.
  String.raw`(?<=[Aa]uthorization["']?[ \t]{0,4}[:=][ \t]{0,4}["']?(?:[Bb]earer|[Bb]asic|[Tt]oken|BEARER|BASIC|TOKEN)[ \t]{1,4})(?=[^\s"']{0,200}\d)[A-Za-z0-9._~+/=-]{16,16384}`,
  String.raw`(?<=[a-z]:\/\/[^\s:@/]{0,80}:)(?=[^\s@/:]{0,80}\d)(?=[^\s@/:]{0,80}[A-Za-z])[^\s@/:"'<>{}$]{12,512}(?=@)`
].map((source) => new RegExp(source, 'g'))

const KEY_HEADER = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY/g
const KEY_END = /-----END [A-Z0-9 ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----/g
// As far as the text goes on like a key, when the mark at its end was cut off.
const KEY_WITHOUT_END = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----(?:[A-Za-z0-9+/=\s]|\\[nrt]){0,32768}/y

/** Where the text holds what has the shape of a well-known kind of secret, ours or not. Linear time. */
export function rangesOfShapes({ text, places }: MappedText): Range[] {
  if (!MAYBE_SHAPED.test(text)) return []
  const found = [...rangesOfPrivateKeys(text), ...SHAPES.flatMap((shape) => rangesOf(shape, text))]
  if (!places) return found
  return found.map(({ start, end }) => ({ start: places.starts[start] ?? 0, end: places.ends[end - 1] ?? 0 }))
}

function rangesOf(shape: RegExp, text: string): Range[] {
  return Array.from(text.matchAll(shape), ({ 0: { length }, index }) => ({ start: index, end: index + length }))
}

function rangesOfPrivateKeys(text: string): Range[] {
  const starts = Array.from(text.matchAll(KEY_HEADER), ({ index }) => index)
  const ends = rangesOf(KEY_END, text)
  let next = 0
  return starts.flatMap((start, at) => {
    while ((ends[next]?.start ?? Infinity) < start) next += 1
    const end = ends[next]
    if (end && end.start < (starts[at + 1] ?? Infinity)) return [{ start, end: end.end }]
    KEY_WITHOUT_END.lastIndex = start
    return KEY_WITHOUT_END.test(text) ? [{ start, end: KEY_WITHOUT_END.lastIndex }] : []
  })
}
