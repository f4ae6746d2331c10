/** In this order; the first that exists counts. */
const INSTRUCTION_FILES = ['AGENTS.md', '.github/copilot-instructions.md', 'CLAUDE.md']
const MAX_CHARACTERS = 32_768

/**
 * What the repository tells agents; '' when it tells nothing.
 *
 * @param read returns undefined for a file that is not there
 */
export async function readInstructions(read: (path: string) => Promise<string | undefined>): Promise<string> {
  const texts = await Promise.all(INSTRUCTION_FILES.map(read))
  return texts.find((text) => text !== undefined)?.slice(0, MAX_CHARACTERS) ?? ''
}
