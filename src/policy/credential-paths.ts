/** Folders in a home folder that hold credentials, without the dot that their names begin with. */
export const CREDENTIAL_FOLDERS: readonly string[] = ['ssh', 'aws', 'gnupg', 'kube']

/** Types of SSH keys: a private key is a file named `id_TYPE`. */
export const SSH_KEY_TYPES: readonly string[] = ['rsa', 'dsa', 'ecdsa', 'ed25519']
