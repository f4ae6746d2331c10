export function runStep(commands: readonly string[]): readonly string[] {
  const lines = commands.flatMap((command) => withoutExpressions(command.trim()).split('\n'))
  const [line = ''] = lines
  return lines.length === 1 && isPlain(line)
    ? [`- run: ${line}`]
    : ['- run: |', ...lines.map((each) => (each === '' ? '' : `    ${each}`))]
}

export function workflowValue(text: string): string {
  return yamlScalar(withoutExpressions(text))
}

/** A text as a value in YAML, in quotes if it needs them. */
export function yamlScalar(text: string): string {
  return isPlain(text) ? text : JSON.stringify(text)
}

/** Source: https://yaml.org/spec/1.2.2/#733-plain-style. A word such as `on` or a number would not be a text. */
function isPlain(text: string): boolean {
  return /^(?:\.?\/|[a-z_])/i.test(text) && !/: | #|[:\s]$|[\n\t]|^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text)
}

/** Attack: a folder or a requirement named `${{ secrets.TOKEN }}`, which GitHub would evaluate. */
function withoutExpressions(text: string): string {
  return text.replaceAll('${{', "${{ '${{' }}")
}
