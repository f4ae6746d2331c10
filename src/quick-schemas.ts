// Imported before any schema is built, because zod reads this setting when it builds one. Compiling schemas to code pays off only
// after thousands of checks. Here each schema is used a few times, and start-up time matters. It also avoids `new Function`.
import * as z from 'zod'

z.config({ jitless: true })
