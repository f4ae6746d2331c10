import { lstatSync, realpathSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { isSystemError } from '../errors.ts'
import type { RemoteRepository } from '../init/remote.ts'
import { createRedactor } from '../secrets/redact.ts'
import type { Gh } from './gh.ts'
import { setSecret, setVariable } from './init-github.ts'
import type { Prompts } from './prompts.ts'
import { UsageError } from './usage-error.ts'
import { fileProblem } from '../text/file-problem.ts'

export const KEY_SECRET = 'FORGEHAND_APP_KEY'
export const ID_VARIABLE = 'FORGEHAND_APP_ID'

/** Where the private key goes. Chosen before the App is created: GitHub hands the key over once. */
export type KeyStore =
  { readonly kind: 'repository'; readonly gh: Gh } | { readonly kind: 'file'; readonly path: string }

/** What was stored. */
export interface StoredApp {
  readonly secret: boolean
  readonly variable: boolean
  /** The file with the key. */
  readonly keyFile: string | null
  /** Sentences. */
  readonly failures: readonly string[]
}

interface StoreTarget {
  readonly root: string
  readonly repository: RemoteRepository
  /** Or why it cannot be used. */
  readonly gh: Gh | string
}

/** @throws UsageError if the key could not be stored */
export async function chooseKeyStore(
  {
    keyFile,
    setSecret: wantsSecret,
    yes
  }: { readonly keyFile?: string; readonly setSecret?: true; readonly yes?: true },
  { root, repository, gh }: StoreTarget,
  prompts: Prompts | undefined
): Promise<KeyStore> {
  if (keyFile !== undefined) return { kind: 'file', path: newFile(root, keyFile) }
  if (typeof gh === 'string')
    throw new UsageError(`${gh} The App's key would be lost without it. Save the key to a file with --key-file PATH.`)
  const question = `Store the App's key and id in ${repository.name}, as ${KEY_SECRET} and ${ID_VARIABLE}?`
  if (wantsSecret ?? yes ?? (prompts && (await prompts.confirm(question, true)))) return { kind: 'repository', gh }
  throw new UsageError(
    `The App's key would be lost. Add --set-secret to store it in ${repository.name}, or save it to a file with --key-file PATH.`
  )
}

/** @throws UsageError if it exists, cannot be created, or could be committed */
function newFile(root: string, written: string): string {
  const folder = realFolder(dirname(resolve(written)))
  if (folder === undefined)
    throw new UsageError(
      `The folder of --key-file does not exist: ${dirname(written)}. Create it, or choose another path.`
    )
  const path = join(folder, basename(written))
  if (lstatSync(path, { throwIfNoEntry: false })) throw new UsageError(`${path} exists. Give --key-file a new file.`)
  const inside = relative(root, path)
  if (inside !== '..' && !inside.startsWith('../') && !isAbsolute(inside))
    throw new UsageError(
      `${path} is in the checkout, where the key could be committed. Give --key-file a path elsewhere.`
    )
  return path
}

function realFolder(path: string): string | undefined {
  try {
    const folder = realpathSync(path)
    return lstatSync(folder).isDirectory() ? folder : undefined
  } catch (error) {
    if (!isSystemError(error)) throw error
    return undefined
  }
}

/** Stores the id and the key. Failures are returned, without any part of the key. */
export async function storeApp(
  store: KeyStore,
  repository: RemoteRepository,
  { id, pem }: { readonly id: number; readonly pem: string }
): Promise<StoredApp> {
  if (store.kind === 'file') {
    const problem = await writeKey(store.path, pem)
    if (problem === undefined) return { secret: false, variable: false, keyFile: store.path, failures: [] }
    return { ...NOTHING, failures: [`The key was not written to ${store.path}: ${problem}`] }
  }
  const redact = createRedactor([pem, ...pem.split('\n')])
  const secret = await setSecret(store.gh, repository, { name: KEY_SECRET, value: pem })
  const variable = await setVariable(store.gh, repository, { name: ID_VARIABLE, value: String(id) })
  const failures = [
    secret !== undefined && `The secret ${KEY_SECRET} was not set: ${redact(secret)}`,
    variable !== undefined && `The variable ${ID_VARIABLE} was not set: ${redact(variable)}`
  ]
  return {
    secret: secret === undefined,
    variable: variable === undefined,
    keyFile: null,
    failures: failures.filter((failure) => typeof failure === 'string')
  }
}

const NOTHING = { secret: false, variable: false, keyFile: null }

/** Never overwrites, and follows no link. Returns why that failed. */
async function writeKey(path: string, pem: string): Promise<string | undefined> {
  try {
    await writeFile(path, pem, { mode: 0o600, flag: 'wx' })
    return undefined
  } catch (error) {
    if (!isSystemError(error)) throw error
    return `${fileProblem(error)}.`
  }
}
