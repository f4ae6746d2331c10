/** In this order; the first that exists counts. */
const INSTRUCTION_FILES = ['AGENTS.md', '.github/copilot-instructions.md', 'CLAUDE.md']
const MAX_CHARACTERS = 32_768

/**
 * What the repository tells agents; '' when it tells nothing.
 *
 * @param read returns undefined for a file that is not there
 */
export async function readInstructions(read: (path: string) => Promise<string | undefined>): Promise<string> {
  for (const path of INSTRUCTION_FILES) {
    const text = await read(path)
    if (text !== undefined) return text.slice(0, MAX_CHARACTERS)
  }
  return ''
}
