import type { GoogleGenAI, GoogleGenAIOptions } from '@google/genai/web'
import { UserError } from '../../errors.ts'
import type { Endpoint } from '../endpoint.ts'

/**
 * Google serves Gemini in two places. A Vertex address with project and location takes the access token of an account, which
 * a step before ours can get without a secret; one without them, which is its express mode, takes an API key.
 */
export interface Service {
  readonly isVertex: boolean
  /** The one header that lets us in; none for a server that asks for none. */
  readonly authorization: readonly [name: string, value: string] | undefined
}

/** @throws UserError for a credential that Google does not take */
export function readService({ baseUrl, host, credential }: Endpoint): Service {
  if (credential.kind !== 'key')
    throw new UserError(`${host} takes no OpenAI identity; set api-key to an API key or an access token of Google.`)
  const hasProject = /\/projects\/[^/]+\/locations\/[^/]+$/.test(baseUrl)
  const { key } = credential
  return {
    isVertex: hasProject || /(^|[-.])aiplatform\.([\w.-]+\.)?googleapis\.com(:\d+)?$/.test(host),
    authorization:
      key === ''
        ? undefined
        : hasProject && !isApiKey(key)
          ? ['authorization', `Bearer ${key}`]
          : ['x-goog-api-key', key]
  }
}

/** Both kinds of key that Google gives out begin in a way of their own; access tokens begin with `ya29.` or as a JWT does. */
function isApiKey(key: string): boolean {
  return /^(AIza|AQ\.)/.test(key)
}

/** Loads Google's SDK. */
export function preloadGenai(): Promise<unknown> {
  return import('@google/genai/web')
}

/**
 * Google's SDK for one service. In its build for the web: the one for Node reads a dozen variables of the environment, warns
 * about them on the console, and looks for credentials in files, which in a workflow lie in the workspace, and at the cloud's
 * metadata server.
 */
export async function genaiClient({ baseUrl }: Endpoint, { isVertex }: Service): Promise<GoogleGenAI> {
  const { GoogleGenAI } = await import('@google/genai/web')
  const options: GoogleGenAIOptions = {
    vertexai: isVertex,
    // It refuses to work without a key. What is sent is set where the request leaves.
    apiKey: 'none',
    // The address has the version already.
    httpOptions: { baseUrl, apiVersion: '' }
  }
  return new GoogleGenAI(options)
}
