/** The answer to `help`. */
export function helpText(trigger: string): string {
  return `Begin a line of a comment with \`${trigger}\`, then say what you want:

| Command | What happens |
| --- | --- |
| \`${trigger} fix this\`, or \`${trigger}\` and your own words | does the work: on an issue in a new pull request, on a pull request on its branch |
| \`${trigger} explain …\`, \`${trigger} ask …\` | answers in a comment and changes nothing |
| \`${trigger} approve HASH\` | lets through what a run stopped at: a command, or a change of protected files. The comment of that run has the line to copy; \`${trigger} approve\` lists what waits |
| \`${trigger} help\` | shows this |

Flags go before your own words: \`--model NAME\`, \`--budget DOLLARS\`, \`--turns N\`, \`--minutes N\`, \`--base BRANCH\`, \`--draft\`, \`--dry-run\`. None can exceed the limits of the workflow. For example: \`${trigger} fix --turns 20 --draft the date parser, and add a test\`.

Asking takes write access to this repository. Commands in code, quotes and folded sections are not read.`
}
