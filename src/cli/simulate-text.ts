import type { GitHubEmulator } from '../../emulators/github/server.ts'
import { plural } from '../text/format.ts'
import { visibleText } from '../text/visible-text.ts'
import type { RealModel } from './simulate-model.ts'

/** What a job has asked of GitHub's API. --json prints it unchanged, so its fields are a public interface. */
type ApiCalls = ReturnType<ReturnType<typeof callsSince>>

/** Counts the requests from now on. The returned function gives those so far. */
export function callsSince({ requests }: GitHubEmulator) {
  const first = requests.length
  return () => {
    const own = requests.slice(first)
    const rest = own.filter(({ path }) => !path.includes('/graphql'))
    const written = rest.filter(({ method }) => method !== 'GET')
    const writes = written.filter(({ status = 0 }) => status > 0 && status < 400)
    const calls = { reads: rest.length - written.length, writes: written.length, graphql: own.length - rest.length }
    // GitHub allows 80 requests that create content in a minute.
    return { writes: writes.map(({ method, path }) => `${method} ${path}`), calls }
  }
}

export function effectsText({ writes, calls }: ApiCalls): string {
  const counted = [...Map.groupBy(writes, (line) => line)].map(([line, { length }]) =>
    length > 1 ? `- ${line} (${length})` : `- ${line}`
  )
  const lines = counted.length === 0 ? ['- nothing was written'] : counted.map(visibleText)
  const total = calls.reads + calls.writes + calls.graphql
  const numbers = `${calls.reads} read, ${calls.writes} write, ${calls.graphql} GraphQL`
  return [...lines, `${plural(total, 'API call')}: ${numbers}`, ''].join('\n')
}

/** Whose files and which model are used. */
export function projectText(folder: string | undefined, model: RealModel | undefined): string {
  if (!model)
    return [
      'Project: the demo project, not your own files.',
      'Model: scripted, so it does the same whatever is asked.',
      'For your own: --model NAME, in a checkout or with --repository FOLDER.',
      ''
    ].join('\n')
  const { name, host } = model
  return visibleText(`Project: ${folder ?? ''}\nModel: ${name} at ${host}. ${LEAVING}\n`)
}

const LEAVING = 'Only requests to it, and downloads of packages that the repository declares, can leave this machine.'
