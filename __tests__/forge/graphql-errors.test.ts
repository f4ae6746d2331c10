import { describe, expect, it } from '@jest/globals'
import { graphqlFailure, unknownFields } from '../../src/forge/graphql-errors.ts'

const request = { method: 'POST', url: 'https://api.github.com/graphql', headers: {} } as const

function failureOf(data: unknown) {
  return graphqlFailure({ status: 200, url: request.url, headers: {}, data }, request)
}

describe('graphqlFailure', () => {
  it.each([
    [{ type: 'FORBIDDEN', message: 'Resource not accessible by integration' }, 403],
    [{ type: 'INSUFFICIENT_SCOPES', message: 'Your token lacks scopes.' }, 403],
    [{ type: 'NOT_FOUND', message: 'Could not resolve to a node.' }, 404],
    [{ type: 'RATE_LIMITED', message: 'API rate limit exceeded for user ID 1.' }, 429],
    [{ message: 'You have exceeded a secondary rate limit.' }, 429],
    [{ message: 'Something went wrong while executing your query.' }, 502],
    [{ type: 'MAX_NODE_LIMIT_EXCEEDED', message: 'This query requests up to 1,000,000 possible nodes.' }, 422],
    [{ message: "Field 'x' doesn't exist on type 'Y'" }, 422]
  ])('gives %j the status %i', (error, status) => {
    expect(failureOf({ data: null, errors: [error] })).toMatchObject({ status, response: { status } })
  })

  it('keeps the messages of all errors', () => {
    const errors = [{ message: 'One.' }, { message: 'Two.' }]
    expect(failureOf({ errors })?.message).toBe('One. Two.')
  })

  it.each([[undefined], [null], [''], [{}], [{ data: null }], [{ data: null, errors: [] }]])(
    'treats %j as a failure of the server',
    (data) => {
      expect(failureOf(data)).toMatchObject({ status: 500 })
    }
  )

  it('accepts a response with data', () => {
    expect(failureOf({ data: { viewer: { login: 'ada' } } })).toBeUndefined()
  })
})

describe('unknownFields', () => {
  it('names each field once', () => {
    const error = (fieldName: string) => ({
      message: `Field '${fieldName}' doesn't exist on type 'User'`,
      extensions: { code: 'undefinedField', typeName: 'User', fieldName }
    })
    const failure = failureOf({ errors: [error('x'), error('y'), error('x'), { message: 'Else' }] })
    expect(failure && unknownFields(failure)).toEqual(['User.x', 'User.y'])
  })

  it.each([[{ errors: ['text'] }], [{ errors: [null] }], [{ errors: 7 }], ['<html>']])('finds none in %j', (data) => {
    const failure = failureOf({ errors: [{ message: 'x' }] })
    if (failure?.response) failure.response.data = data
    expect(failure && unknownFields(failure)).toEqual([])
  })
})
