import * as z from 'zod'
import { conversationKinds } from '../src/report/conversation-events.ts'
import { child, pipelineKinds, traceLine } from '../src/report/trace-events.ts'

/** What each kind of event is for, with its fields. */
export function describeEvents(): readonly {
  readonly kind: string
  readonly fields: string[]
  readonly text: string
}[] {
  return [...pipelineKinds, ...conversationKinds, child].map((option) => {
    const fields = Object.keys(option.shape).filter((name) => name !== 'kind')
    return { kind: option.shape.kind.value, fields, text: option.description ?? '' }
  })
}

export function traceJsonSchema(): object {
  const schema = z.toJSONSchema(traceLine, {
    io: 'input',
    // The bounds of safe integers say nothing that a reader needs.
    override: ({ jsonSchema }) => {
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    }
  })
  return { ...schema, title: 'One line of a Forgehand trace, version 1' }
}
