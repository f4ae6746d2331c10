/** The answer to `help`. */
export function helpText(trigger: string): string {
  return `Start a line of a comment with \`${trigger}\`, then say what you want:

| Command | What it does |
| --- | --- |
| \`${trigger} fix this\`, or \`${trigger}\` and your own words | Does the work: from an issue in a new pull request, from a pull request on its branch |
| \`${trigger} explain …\`, \`${trigger} ask …\` | Answers in a comment and changes nothing |
| \`${trigger} update\` | On a pull request: merges its base branch into its branch, and resolves conflicts |
| \`${trigger} approve HASH\` | Approves what a run stopped at: a command, or a change to protected files. Copy the line from the comment of that run; \`${trigger} approve\` lists what is waiting |
| \`${trigger} continue …\` | Goes on with the last request here, with new limits and what you add |
| \`${trigger} retry\` | Repeats the last request from before its commit, for example with another \`--model\`, and replaces its work |
| \`${trigger} undo\`, \`${trigger} undo 2\` | Takes back the last run, or the last two, with one new commit. The next \`undo\` brings the work back |
| \`${trigger} forget\` | Deletes what is remembered of the runs here |
| \`${trigger} help\` | Shows this help |

Flags go before your own words: \`--model NAME\`, \`--budget DOLLARS\`, \`--turns N\`, \`--minutes N\`, \`--base BRANCH\`, \`--effort low|medium|high\`, \`--draft\`, \`--dry-run\`. They cannot exceed the limits of the workflow. For example: \`${trigger} fix --turns 20 --draft the date parser, and add a test\`.

You need write access to this repository. Commands in code, quotes and folded sections are ignored.`
}
