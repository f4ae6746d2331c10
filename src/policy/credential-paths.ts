/** Types of SSH keys: a private key is a file named `id_TYPE`. */
export const SSH_KEY_TYPES: readonly string[] = ['rsa', 'dsa', 'ecdsa', 'ed25519']
