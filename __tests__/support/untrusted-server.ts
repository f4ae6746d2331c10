import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'

// Made for these tests and used nowhere else. No authority has signed the certificate.
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgdh+LqGFWm3Ty2UAe
lOKe3wU+a7/4CSEWZ5aOBOakY8ShRANCAAShX0r8iOQhT10p/X9J/7OkI9hL4+YQ
bprEhjLF2LtIITnJYl19teRk1PjNGBaCm7ItrobRoAtyJKpEBlNUMrPZ
-----END PRIVATE KEY-----`
const cert = `-----BEGIN CERTIFICATE-----
MIIBkDCCATagAwIBAgIUP9Wzny+D6JzF6bFRJbRVdUNhFgMwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjE3NTkwMloYDzIxMjYxMDI5
MTc1OTAyWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAShX0r8iOQhT10p/X9J/7OkI9hL4+YQbprEhjLF2LtIITnJYl19teRk
1PjNGBaCm7ItrobRoAtyJKpEBlNUMrPZo2QwYjAdBgNVHQ4EFgQUHCfljgRD6esU
HHkL1u766R/tlS8wHwYDVR0jBBgwFoAUHCfljgRD6esUHHkL1u766R/tlS8wDwYD
VR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0gAMEUC
IQCmdkyuwxBAc/HmI3uBiC0QCFgzdODQnj1wVLKtf5iYugIgEqjQ7/mGSm+QuNvp
yJ6RDfgGjbvbkfmCijL3qiGI5zo=
-----END CERTIFICATE-----`

export interface UntrustedServer extends AsyncDisposable {
  readonly url: string
  /** How many connections were attempted. */
  readonly connections: () => number
}

/** An HTTPS server on 127.0.0.1 with a self-signed certificate. */
export async function startUntrustedServer(): Promise<UntrustedServer> {
  let connections = 0
  const server = createServer({ key, cert }, (_, response) => response.end('{}'))
  server.on('connection', () => (connections += 1))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A TCP server has an address with a port.
  const { port } = server.address() as AddressInfo
  return {
    url: `https://127.0.0.1:${port}`,
    connections: () => connections,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    }
  }
}
