import type { Environment } from '../domain/settings.ts'
import { withAsciiSigns } from '../report/ascii-signs.ts'

/** Writes text for users, with signs that the terminal can show. */
export function terminalWriter(stream: NodeJS.WriteStream, environment: Environment): (text: string) => void {
  const hasUnicode = supportsUnicode(environment, process.platform)
  return (text) => void stream.write(hasUnicode ? text : withAsciiSigns(text))
}

/** False for a terminal that shows question marks or boxes where our signs would be. */
export function supportsUnicode(environment: Environment, platform: NodeJS.Platform): boolean {
  const { TERM = '', WT_SESSION, TERM_PROGRAM, LC_ALL, LC_CTYPE, LANG } = environment
  // The console of the Linux kernel has a font of at most 512 characters.
  if (TERM === 'linux' || TERM === 'dumb') return false
  const locale = [LC_ALL, LC_CTYPE, LANG].find(Boolean)
  // Containers often set no locale, and their output goes to a terminal with UTF-8.
  if (locale !== undefined) return /utf-?8/i.test(locale)
  return platform !== 'win32' || WT_SESSION !== undefined || TERM_PROGRAM !== undefined
}
