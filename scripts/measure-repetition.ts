import { measureRepetition } from '../__tests__/support/repetitions.ts'

// Reports which files below the given folders would be stopped as degenerate repetition if a model wrote them.

const { files, chars, alarms } = measureRepetition(process.argv.slice(2))
console.log(`${alarms.length} of ${files} files (${chars} characters) would be stopped.`)
for (const path of alarms) console.log(path)
