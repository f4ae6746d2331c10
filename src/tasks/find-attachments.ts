import type { AttachmentName } from '../domain/attachment.ts'

const GUID = '([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})'
/** More than a text of GitHub can contain. */
const MAX_FOUND = 1_000

/**
 * The attachments that a text names by the addresses that the forge gives to uploads, in order and each once. Their addresses in code and in
 * comments count too: only the page says whether they are shown.
 *
 * @param origin of the forge, such as https://github.com
 */
export function findAttachments(markdown: string, origin: string): readonly AttachmentName[] {
  const attachments = new Map<string, AttachmentName>()
  const site = RegExp.escape(origin)
  const addresses = new RegExp(
    [
      `${site}/(?:user-attachments|[\\w.-]+/[\\w.-]+)/assets/(?:\\d+/)?${GUID}`,
      // Uploads from before 2023.
      `https://user-images\\.githubusercontent\\.com/\\d+/\\d+-${GUID}`,
      `${site}/user-attachments/files/(\\d+)/([\\w.%~!$&+,;=@-]+)`
    ].join('|'),
    'gi'
  )
  for (const [, asset, older, id, name] of markdown.matchAll(addresses)) {
    if (attachments.size === MAX_FOUND) break
    const guid = (asset ?? older)?.toLowerCase()
    if (guid !== undefined) attachments.set(guid, { kind: 'asset', guid })
    else if (id !== undefined && name !== undefined) attachments.set(id, { kind: 'file', id, name })
  }
  return [...attachments.values()]
}
