/** What to do about a certificate that Node does not trust. */
export const TRUST_CERTIFICATE =
  'If a proxy of your company signs certificates, set NODE_EXTRA_CA_CERTS to its certificate in the env of the step.'

// Codes of OpenSSL and of Node. Source: https://nodejs.org/api/tls.html#x509-certificate-error-codes
const CERTIFICATE_CODES =
  /^(UNABLE_TO_(GET|VERIFY|DECRYPT|DECODE)_|CERT_|CRL_|ERROR_IN_C(ERT|RL)_|DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED_CERT|INVALID_(CA|PURPOSE)$|PATH_LENGTH_EXCEEDED|HOSTNAME_MISMATCH|ERR_TLS_CERT_)/

/** True if a connection failed because of the server's certificate. Trying again does not help. */
export function isCertificateError(error: unknown): boolean {
  const cause = deepestCause(error)
  return Error.isError(cause) && 'code' in cause && CERTIFICATE_CODES.test(String(cause.code))
}

/** fetch only says "fetch failed". The error of the operating system is one or two causes deeper. */
export function deepestCause(error: unknown): unknown {
  let deepest = error
  while (Error.isError(deepest) && deepest.cause !== undefined) deepest = deepest.cause
  return deepest
}
