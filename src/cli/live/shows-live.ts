import type { Environment } from '../../domain/settings.ts'

/** False where rows cannot be drawn again, and where nobody watches: the log of a CI keeps every frame. */
export function showsLive({ isTTY }: Pick<NodeJS.WriteStream, 'isTTY'>, { TERM, CI = '' }: Environment): boolean {
  return isTTY && TERM !== 'dumb' && ['', '0', 'false'].includes(CI)
}
