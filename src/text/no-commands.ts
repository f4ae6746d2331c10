/** What the model is told when commands turn out to be refused after its prompt was written. */
export const NO_COMMANDS =
  'Commands cannot run here after all: no sandbox works on this machine. Read, search and edit only, and say that nothing was run.'
