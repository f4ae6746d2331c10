/** The lines of a text, each as one row for `it.each`. */
export const rows = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => [line.trim()])
