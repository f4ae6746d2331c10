import type { GoogleGenAI, GoogleGenAIOptions } from '@google/genai/web'
import { UserError } from '../../errors.ts'
import type { Endpoint } from '../endpoint.ts'

/**
 * Google serves Gemini in two places. A Vertex address with project and location accepts the access token of an account, which
 * an earlier step can get without a secret. One without them, in express mode, accepts an API key.
 */
export interface Service {
  readonly isVertex: boolean
  /** The header with the credential; undefined for a server that needs none. */
  readonly authorization: readonly [name: string, value: string] | undefined
}

/** @throws UserError for a credential that Google does not accept */
export function readService({ baseUrl, host, credential, settings }: Endpoint): Service {
  if (credential.kind !== 'key')
    throw new UserError(
      `${host} does not accept an OpenAI identity; set ${settings.apiKey} to an API key or an access token of Google.`
    )
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

/** Google's keys begin with one of two prefixes; access tokens begin with `ya29.` or like a JWT. */
function isApiKey(key: string): boolean {
  return /^(AIza|AQ\.)/.test(key)
}

/**
 * Google's SDK for one service, in its build for the web. The build for Node reads a dozen environment variables, warns about
 * them on the console, and looks for credentials at the cloud's metadata server and in files, which in a workflow are part of
 * the workspace.
 */
export async function genaiClient({ baseUrl }: Endpoint, { isVertex }: Service): Promise<GoogleGenAI> {
  const { GoogleGenAI } = await import('@google/genai/web')
  const options: GoogleGenAIOptions = {
    vertexai: isVertex,
    // It requires a key. The fetch sets the real credential.
    apiKey: 'none',
    // The base URL includes the version.
    httpOptions: { baseUrl, apiVersion: '' }
  }
  return new GoogleGenAI(options)
}
