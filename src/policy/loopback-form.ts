import { literalWord, type ShellWord, type SimpleCommand } from './shell-command.ts'
import { isUnwritable, type WorkingDirectory } from './working-directory.ts'

// No `?` or `#` right after the host: clients disagree on what `localhost?@a` and `localhost#@a` mean.
const loopback = /^(https?:\/\/)?([\w.-]+:[^@/]*@)?(localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(:\d*)?(\/.*)?$/is
const loopbackStart = /^(https?:\/\/)?(localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(:\d+)?\//i

interface Client {
  /** Letters of options without a value, which can be joined. */
  readonly letters: string
  /** Letters of options whose value is text, or a file to send after `@`. */
  readonly textLetters: string
  /** Letters of options whose value is a file to write or to send. */
  readonly fileLetters: string
  /** The same for long options. */
  readonly flags: RegExp
  readonly texts: RegExp
  readonly files: RegExp
}

const clients: ReadonlyMap<string, Client> = new Map([
  [
    'curl',
    {
      letters: 'sSfLIikvgG046NjJ',
      textLetters: 'XHdwmueAbF',
      fileLetters: 'oDcT',
      flags:
        /^--(silent|show-error|fail|fail-with-body|location|head|include|insecure|verbose|compressed|get|globoff|no-buffer|http[12][.\d]*|path-as-is|retry-connrefused|retry-all-errors)$/,
      texts:
        /^--(request|header|data|data-raw|data-binary|data-urlencode|json|write-out|max-time|connect-timeout|user|user-agent|referer|cookie|form|retry|retry-delay|retry-max-time)$/,
      files: /^--(output|dump-header|cookie-jar|upload-file|unix-socket)$/
    }
  ],
  [
    'wget',
    {
      letters: 'qSnvd',
      textLetters: 'tT',
      fileLetters: 'O',
      flags: /^--(quiet|spider|server-response|no-check-certificate|no-verbose)$/,
      texts: /^--(tries|timeout|header|post-data|method|body-data)$/,
      files: /^--(output-document)$/
    }
  ],
  ['nc', { letters: 'zvn', textLetters: 'w', fileLetters: '', flags: /^$/, texts: /^$/, files: /^$/ }]
])

/**
 * `curl localhost` for a request to the sandbox's own loopback device, with any text and with files of the repository or /tmp.
 * Undefined if any word is not understood, or could be another host.
 */
export function loopbackForm(
  [program, ...words]: SimpleCommand,
  directory: WorkingDirectory
): SimpleCommand | undefined {
  const client = clients.get(program.value)
  const hosts = client && hostsOf(client, words, directory)
  if (!hosts) return undefined
  const addresses = program.value === 'nc' ? hosts.slice(0, 1) : hosts
  const ports = hosts.slice(addresses.length)
  const isLocal = addresses.length > 0 && addresses.every(isLoopback)
  const arePorts = ports.every(({ value, isOpen }) => isOpen !== true && /^[\d-]+$/.test(value))
  return isLocal && arePorts ? [program, literalWord('localhost')] : undefined
}

/** The words that are no options; undefined if an option is not known. */
function hostsOf(
  client: Client,
  words: readonly ShellWord[],
  directory: WorkingDirectory
): readonly ShellWord[] | undefined {
  const hosts: ShellWord[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]
    if (!word) break
    if (!/^-./.test(word.value)) {
      hosts.push(word)
      continue
    }
    const option = readOption(word, client)
    if (!option) return undefined
    if (option.kind === 'flag') continue
    const value = option.value ?? words[at + 1]
    if (!value || (value.isOpen && value.isGlob) || (option.kind === 'file' && !isOwnFile(value, directory)))
      return undefined
    if (option.kind === 'text' && !isOwnText(value, directory)) return undefined
    if (!option.value) at += 1
  }
  return hosts
}

interface Option {
  readonly kind: 'flag' | 'text' | 'file'
  /** Undefined if the next word is its value. */
  readonly value?: ShellWord
}

function readOption(word: ShellWord, client: Client): Option | undefined {
  const long = /^(--[\w-]+)(?:=(.*))?$/s.exec(word.value)
  if (long) {
    const [, name = '', value] = long
    if (client.flags.test(word.value) && !word.isOpen) return { kind: 'flag' }
    const kind = client.texts.test(name) ? 'text' : client.files.test(name) ? 'file' : undefined
    return kind && { kind, ...(value !== undefined && { value: { ...word, value } }) }
  }
  const end = word.value.slice(1).search(new RegExp(`[^${client.letters}]`))
  if (end < 0) return word.isOpen ? undefined : { kind: 'flag' }
  const letter = word.value[end + 1] ?? ''
  const kind = client.textLetters.includes(letter) ? 'text' : client.fileLetters.includes(letter) ? 'file' : undefined
  const value = word.value.slice(end + 2)
  return kind && { kind, ...((value !== '' || word.isOpen) && { value: { ...word, value } }) }
}

/** True for an address of this machine. If only its start is known, the host must end there: the rest could continue it. */
function isLoopback({ value, isOpen, isGlob }: ShellWord): boolean {
  return isOpen ? !isGlob && loopbackStart.test(value) : loopback.test(value)
}

function isOwnText({ value, isOpen }: ShellWord, directory: WorkingDirectory): boolean {
  const file = /^(?:[\w-]+=)?[@<](.*)$/s.exec(value)?.[1]
  return (
    file === undefined || file === '-' || isOwnFile({ value: file, isGlob: false, isOpen: isOpen ?? false }, directory)
  )
}

function isOwnFile({ value, isOpen }: ShellWord, directory: WorkingDirectory): boolean {
  if (value === '-') return true
  return value !== '' && !(isOpen === true && !value.includes('/')) && !isUnwritable(value, directory)
}
