import * as z from 'zod'
import { htmlOf } from '../full-media.ts'
import { readBody, unprocessable, type ApiResponse } from '../responses.ts'
import { findRepository } from '../state.ts'
import type { Call, Route } from './route.ts'

/** Anyone may ask. */
export const markdownRoutes: readonly Route[] = [{ method: 'POST', template: '/markdown', handle: render }]

const bodySchema = z.object({ text: z.string(), mode: z.literal('gfm'), context: z.string() })

async function render({ github, body }: Call): Promise<ApiResponse> {
  const { text, context } = readBody(bodySchema, body)
  const [owner = '', name = ''] = context.split('/')
  const repository = findRepository(github, owner, name)
  if (!repository) throw unprocessable('Invalid context.')
  return { kind: 'html', html: await htmlOf(github, repository, text) }
}
