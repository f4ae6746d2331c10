/**
 * The address of a file of Forgehand's repository, for texts that users read: the published package has no documentation.
 *
 * @param path in the repository, such as docs/models.md
 */
export function documentationUrl(path: string): string {
  return `https://github.com/forgehand/forgehand/blob/main/${path}`
}
