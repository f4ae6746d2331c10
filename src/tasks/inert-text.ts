/**
 * What a forge or git would act on in plain text, each with what reads the same and does nothing.
 *
 * Every replacement uses up a sign that made its match live and brings none along, so repeating them comes to an end.
 * The patterns do not ignore case where they have \w: that would count ſ and the Kelvin sign as letters, and forges do not.
 */
const LIVE: readonly (readonly [RegExp, string])[] = [
  // Who wrote, signed and reviewed a commit, and whether its checks may be left out.
  [
    /^[ \t]*(?:cc|(?:[a-z]+[\p{Pd}])+by|on[\p{Pd}]behalf[\p{Pd}]of|change[\p{Pd}]id|(?:skip|request)[\p{Pd}]checks)[ \t]*[:：=].*$/gimu,
    ''
  ],
  // Any other trailer by which a tool is steered, such as Release-As: no name of one holds a blank.
  [/^([ \t]*[A-Za-z]+(?:-[A-Za-z]+)*)-([A-Za-z]+[ \t]*:)/gmu, '$1 $2'],
  // [skip ci], [ci skip], [no ci], [skip ci: why], [ci:skip] …: with turn brackets they are words. ***NO_CI*** too.
  [/[[［]([^[\]［］]{0,80}(?<![a-z])(?:skip|no(?![a-z])|no(?:ci|build|deploy))[^[\]［］]{0,80})[\]］]/giu, '($1)'],
  [/\*{3}(no_ci)\*{3}/giu, '$1'],
  [/(?<!\w)@+(?=\w)/gu, ''],
  [/[A-Za-z][\w+.-]{0,40}:\/{2,}/gu, ''],
  [/[Ww]{3}\.+/gu, ''],
  // A reference shows up on the issue, and behind a keyword such as "fixes" it closes the issue.
  [/(?<=\b(?:issue|request|PR) )#(?=\d)/giu, ''],
  [/(?<!\w)#(?=\d)/gu, 'issue '],
  [/(?<=\w)#(?=\d)/gu, '# '],
  [/(?<!\w)([Gg][Hh])-(?=\d)/gu, '$1 '],
  // A commit of another repository.
  [/(?<=[\w.-]\/[\w.-]{1,100})@(?=[\da-f]{7,40}(?!\w))/gu, ' '],
  // A line of which git makes a remark when the message is written anew, or at which it ends the message of a mail.
  [/^[ \t]*#+[ \t]*/gmu, ''],
  [/^-{3,}[ \t]*/gmu, ''],
  [/^(diff|Index)(?: -+|:)/gmu, '$1']
]

/**
 * The text without trailers, and with nothing in it that notifies, links, refers to an issue, closes one or skips checks.
 * What remains stays so when its end is cut off.
 *
 * Its time grows with the square of the text at worst: bound the text first.
 */
export function inertText(text: string): string {
  // Once is not enough: what is taken out may have kept apart what is live when put together, as in `@@eve`.
  for (let before = text; ;) {
    const after = LIVE.reduce((result, [pattern, replacement]) => result.replaceAll(pattern, replacement), before)
    if (after === before) return after
    before = after
  }
}
