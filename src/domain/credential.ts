/** Lets a job use OpenAI without an API key: OpenAI exchanges the job's GitHub OIDC token for an access token. */
export interface WorkloadIdentity {
  /** Ids that OpenAI assigned to the identity provider and to the service account. */
  readonly identityProviderId: string
  readonly serviceAccountId: string
  /** Audience of the GitHub OIDC token. */
  readonly audience: string
}

/** How requests to a model endpoint are authenticated. */
export type Credential =
  /** '' for an endpoint that needs no key. */
  { readonly kind: 'key'; readonly key: string } | ({ readonly kind: 'workload-identity' } & WorkloadIdentity)
