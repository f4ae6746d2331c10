/**
 * The outcome of a few short system calls, as a promise. Another thread would take several times as long to be asked as the file system
 * takes to answer, and one turn makes dozens of such calls.
 */
export function atOnce<Result>(work: () => Result): Promise<Result> {
  return new Promise((resolve) => {
    resolve(work())
  })
}
