import { Session } from 'node:inspector/promises'
import { sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What V8 knows of the code that ran, for `npm test -- --coverage`. */
export class Coverage {
  #session = new Session()
  #results = []

  async start() {
    this.#session.connect()
    await this.#session.post('Profiler.enable')
    await this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  }

  async stop() {
    const { result } = await this.#session.post('Profiler.takePreciseCoverage')
    this.#session.disconnect()
    this.#results = result.filter(({ url }) => url.startsWith('file:'))
  }

  /** The results of the files in this folder, in the form that Jest's reporters read. Node strips types without moving the code. */
  in(folder) {
    return this.#results
      .map((result) => ({ result: { ...result, url: fileURLToPath(result.url) } }))
      .filter(({ result }) => result.url.startsWith(`${folder}${sep}`))
  }
}
