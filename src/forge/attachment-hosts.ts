/** Where a forge keeps what people upload. */
export interface AttachmentHosts {
  readonly protocol: string
  /** Hosts of images that serve nothing else. */
  readonly images: readonly string[]
  /** Where the forge redirects for any other file. */
  readonly files: readonly string[]
  /** The host of the forge, if it serves uploads itself. Other paths of it can be the pages of anyone. */
  readonly own: string | undefined
}

/** @param serverUrl for example https://github.com */
export function attachmentHosts(serverUrl: string): AttachmentHosts {
  const { protocol, host, hostname } = new URL(serverUrl)
  if (hostname === 'github.com') return { protocol, images: IMAGES, files: FILES, own: undefined }
  // An Enterprise Server, with and without a host for each service:
  // https://docs.github.com/enterprise-server/admin/configuring-settings/hardening-security-for-your-enterprise/enabling-subdomain-isolation
  const storage = [`media.${host}`, `private-user-images.${host}`]
  return { protocol, images: storage, files: storage, own: host }
}

const IMAGES = ['private-user-images.githubusercontent.com', 'user-images.githubusercontent.com']
const FILES = ['objects.githubusercontent.com']
const OWN_FOLDERS = /^\/(?:media|storage|user-attachments|private-user-images)\//

/** True for an address at which only the forge can have put something. */
export function isOnStorage(
  { protocol, host, pathname, username, password }: URL,
  { own, ...forge }: AttachmentHosts,
  kind: 'images' | 'files'
): boolean {
  if (protocol !== forge.protocol || username !== '' || password !== '') return false
  return forge[kind].includes(host) || (host === own && OWN_FOLDERS.test(pathname))
}
