import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { created, notFound } from '../responses.ts'
import { serializeAccount } from '../serialize/account.ts'
import { nodeId } from '../serialize/node-id.ts'
import { timestamp } from '../state.ts'
import { parameter } from './route.ts'
import type { ApiResponse } from '../responses.ts'
import type { Call, Route } from './route.ts'

/** The code of a manifest is the only permission that is needed. */
export const appRoutes: readonly Route[] = [
  {
    method: 'POST',
    template: '/app-manifests/{code}/conversions',
    handle: (call) => Promise.resolve(convertManifest(call))
  }
]

/** Works once for each code. */
function convertManifest(call: Call): ApiResponse {
  const { github } = call
  const code = parameter(call, 'code')
  const waiting = github.appManifests.get(code)
  if (!waiting) throw notFound()
  github.appManifests.delete(code)
  const { manifest, owner } = waiting
  const id = github.nextId()
  const slug = manifest.name.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')
  const moment = timestamp(github.now())
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' }
  })
  return created({
    id,
    slug,
    node_id: nodeId('Integration', id),
    owner: serializeAccount(github, owner),
    name: manifest.name,
    description: manifest.description,
    external_url: manifest.url,
    html_url: `${github.serverUrl}/apps/${slug}`,
    created_at: moment,
    updated_at: moment,
    permissions: manifest.default_permissions,
    events: manifest.default_events,
    client_id: `Iv23${randomBytes(8).toString('hex')}`,
    client_secret: randomBytes(20).toString('hex'),
    webhook_secret: null,
    pem: privateKey
  })
}
