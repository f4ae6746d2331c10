import { visibleText } from './visible-text.ts'

/**
 * A stranger's text as readers see it, without hidden characters. The control tokens of chat templates, which a server could read as a
 * change of speaker, are broken, and stacked accents are shortened. Linear time.
 */
export function cleanText(text: string): string {
  const broken = visibleText(text)
    .replaceAll(/<(?=[|｜][^<>|｜\n]{1,40}[|｜]>)/gu, '< ')
    .replaceAll(/(\p{M}{8})\p{M}+/gu, '$1')
  return broken.trim()
}
