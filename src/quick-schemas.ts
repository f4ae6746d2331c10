// Imported before anything that builds a schema: zod looks at this setting when a schema is made. Compiling each schema to code pays
// after thousands of checks; here each is used a few times, and start-up counts. It also keeps the program free of `new Function`.
import * as z from 'zod'

z.config({ jitless: true })
