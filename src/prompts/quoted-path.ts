import { revealHidden } from '../text/reveal-hidden.ts'

/** A path in quotation marks. Attack: the name of a file has words in characters that no person sees. */
export function quotedPath(path: string): string {
  return revealHidden(JSON.stringify(path)).text
}
