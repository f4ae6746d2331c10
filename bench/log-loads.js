// Loaded with --import before a program: logs each file that Node loads for it, in order.
import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

registerHooks({
  load(url, context, nextLoad) {
    if (url.startsWith('file:')) appendFileSync(process.env.BENCH_LOADS_FILE, `${url}\n`)
    return nextLoad(url, context)
  }
})
