/** A program that runs beside ours, and that the model can influence. */
export interface Pausable {
  /** When it resolves, no process of the program runs. */
  pause(): Promise<void>
  resume(): void
}

const programs = new Set<Pausable>()
let holders = 0
let pausing: Promise<unknown> = Promise.resolve()

/** The program is paused during `whileStill`, until the returned function is called. */
export function pauseWhenAsked(program: Pausable): () => void {
  programs.add(program)
  if (holders > 0) pausing = Promise.all([pausing, program.pause()])
  return () => programs.delete(program)
}

/**
 * Does work that follows paths in folders of commands, while nothing of the run can change them. Commands have ended, and background
 * programs are paused. Attack: a command passes an open folder to a background program, which puts a link in the place of a folder that
 * git, cp or chmod is about to enter.
 */
export async function whileStill<T>(work: () => Promise<T>): Promise<T> {
  holders += 1
  try {
    if (holders === 1) pausing = Promise.all([...programs].map((program) => program.pause()))
    await pausing
    return await work()
  } finally {
    holders -= 1
    if (holders === 0) for (const program of programs) program.resume()
  }
}
