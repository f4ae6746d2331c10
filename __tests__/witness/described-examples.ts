import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '../../emulators/github/routes/all.ts'
import { resolve } from '../support/unknown-fields.ts'
import type { Witnessed } from './witnessed.ts'

const DESCRIPTION = join(import.meta.dirname, '../../node_modules/@octokit/openapi/generated/api.github.com.json')

interface Reference {
  readonly $ref?: string
}
interface Content {
  readonly content?: Readonly<Record<string, { readonly examples?: Readonly<Record<string, Reference>> }>>
}
interface Operation {
  readonly responses: Readonly<Record<string, Reference & Content>>
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

/** The responses that GitHub's description of its REST API shows as examples, of every operation that the emulator has. */
export function describedExamples(): readonly Witnessed[] {
  const description = JSON.parse(readFileSync(DESCRIPTION, 'utf8')) as Description // The content of the package.
  const found = <Value extends object>(value: Value & Reference): Value =>
    value.$ref === undefined ? value : (resolve(value.$ref, description) as Value) // A reference leads to what it stands for.
  return routes.flatMap(({ method, template }) => {
    const responses = Object.entries(description.paths[template]?.[method.toLowerCase()]?.responses ?? {})
    return responses.flatMap(([status, response]) =>
      Object.entries(found<Content>(response).content?.['application/json']?.examples ?? {}).map(([name, example]) => ({
        source: `example ${name}`,
        method,
        path: template,
        operation: `${method} ${template}`,
        status: Number(status),
        headers: {},
        body: found<{ readonly value?: unknown }>(example).value
      }))
    )
  })
}
