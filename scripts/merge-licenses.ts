/**
 * Returns the same licenses, each text only once, below the names of all packages that have it. Texts that differ in white space only count
 * as the same.
 *
 * @param licenses what ncc writes: for each package its name, the identifier of its license and the text of that license
 * @param identifiers the identifier of each package's license, by name, as in package-lock.json
 */
export function mergeLicenses(licenses: string, identifiers: ReadonlyMap<string, string>): string {
  const lines = licenses.split('\n')
  const starts = [...lines.keys()].filter((at) => {
    const identifier = identifiers.get(lines[at] ?? '')
    return identifier !== undefined && lines[at + 1] === identifier
  })
  const packages = starts.map((start, index) => ({
    name: lines[start] ?? '',
    license: lines
      .slice(start + 1, starts[index + 1])
      .join('\n')
      .trim()
  }))
  const byText = Map.groupBy(packages, ({ license }) => license.replaceAll(/\s+/g, ' '))
  const merged = [...byText.values()].map((same) => [...same.map(({ name }) => name), same[0]?.license].join('\n'))
  return [...lines.slice(0, starts[0]), ...merged.join('\n\n').split('\n'), ''].join('\n')
}
