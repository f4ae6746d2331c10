import type { Question } from '../../delegation/delegates.ts'
import { labelledFence } from '../../text/fence.ts'

const AUTHOR = `You write one work document of a software project, from the project's contract and a short description of one piece of work. A programmer who has only this document and the contract must be able to do the work without a question: the goal; the files to make or change, by path; interfaces, types and names exactly as the contract has them; the steps in order; the tests to write; how to tell that it is done, as a checklist; and what is out of scope. Invent nothing that contradicts the contract; where it is silent, decide and say that you did. Answer with the document in Markdown and nothing before or after it.`

const AUDITOR = `You audit one work document of a software project against the project's contract and the description of the work. Look for what contradicts the contract, names, paths or types that differ from it, what the description asks for and the document lacks, and what a programmer could not do without asking. Do not polish style.
Begin with one line: "VERDICT: pass" when it can be worked from as it is, "VERDICT: patch" when your patches make it so, or "VERDICT: fail" when patches cannot. Then a line for each finding. Then a patch for each, which replaces a piece that occurs in the document exactly once:
<<<<<<< SEARCH
the piece, to the character
=======
what takes its place
>>>>>>> REPLACE`

export interface SprintBrief {
  readonly path: string
  readonly description: string
  /** Text of the project's contract. */
  readonly contract: string
}

// The contract comes first in both: it is the same for every document of a plan, so that providers can cache it.

export function authorQuestion({ contract, path, description }: SprintBrief): Question {
  return {
    system: AUTHOR,
    prompt: `${contractText(contract)}\n\n# The document\n${path}\n\n# The work\n${description}`
  }
}

export function auditQuestion({ contract, path, description }: SprintBrief, document: string): Question {
  const work = `# The work\n${description}`
  return {
    system: AUDITOR,
    prompt: `${contractText(contract)}\n\n${work}\n\n${labelledFence(`# The document ${path}`, document)}`
  }
}

function contractText(contract: string): string {
  return labelledFence("# The project's contract", contract)
}
