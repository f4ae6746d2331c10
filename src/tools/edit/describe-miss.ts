import { closestLines } from './closest-lines.ts'
import { similarLines } from './loose-match.ts'
import { occurrences } from './occurrences.ts'

/** Why a text was not found: what the file has in its place, as exactly as the eye needs it. */
export function describeMiss(text: string, wanted: { readonly old: string; readonly new: string }): string {
  // Two letters in a row: brackets alone are in every file.
  const applied = /\w{2}/.test(wanted.new) && occurrences(text, wanted.new, { apart: true }).length > 0
  const parts = ['old_string was not found; it must equal the file to the character.']
  if (applied) parts.push('new_string is in the file already: this edit may have been made.')
  const alike = wanted.old.trim() === '' ? [] : similarLines(text, wanted.old)
  if (alike.length > 1) parts.push(`But for white space it is in lines ${alike.join(', ')}; quote the one exactly.`)
  const closest = closestLines(text.split('\n'), wanted.old.split('\n'))
  if (closest) parts.push(`The closest lines are (→ is a tab, · a space at the margin):\n${closest}`)
  else if (!applied) parts.push('Nothing in the file is like it. Read the file again.')
  return parts.join(' ')
}
