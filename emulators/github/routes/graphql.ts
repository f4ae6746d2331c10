import * as z from 'zod'
import { executeGraphql } from '../graphql/execute.ts'
import { ApiError, ok, type ApiResponse } from '../responses.ts'
import type { Call, Route } from './route.ts'

/** The API of GraphQL, which works with a workflow's token too. */
export const graphqlRoutes: readonly Route[] = [{ method: 'POST', template: '/graphql', handle: answer }]

const bodySchema = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish()
})

async function answer({ github, caller, body }: Call): Promise<ApiResponse> {
  if (!caller) throw new ApiError(401, 'This endpoint requires you to be authenticated.')
  const request = bodySchema.safeParse(body)
  if (!request.success) throw new ApiError(400, 'A query attribute must be specified and must be a string.')
  return ok(await executeGraphql({ github, caller }, request.data))
}
