/** Says which write permissions a token lacks. @param names such as `contents` */
export function lackedPermissions(names: readonly string[]): string {
  return `The token lacks ${names.map((name) => `\`${name}: write\``).join(', ')}.`
}
