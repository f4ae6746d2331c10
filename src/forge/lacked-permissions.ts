/** What is wrong with a token that lacks permissions; such as `contents`. */
export function lackedPermissions(names: readonly string[]): string {
  return `The token lacks ${names.map((name) => `\`${name}: write\``).join(', ')}.`
}
