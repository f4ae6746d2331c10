import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { UserError } from '../../src/errors.ts'
import { PUBLIC, smallInternet } from '../support/small-internet.ts'
import { describeEach } from '../support/describe-each.ts'
import { temporaryWorkspace, unaborted, workingSandboxes } from '../support/temporary-workspace.ts'

const sandboxes = await workingSandboxes()
const NAMES = { 'ok.example.org': [[PUBLIC]], 'inside.example.org': [['127.0.0.1']] }

interface Place extends AsyncDisposable {
  /** Runs a command. Returns its output, the hosts that it reached, and the warnings that it caused. */
  readonly attempt: (command: string) => Promise<Attempt>
}

interface Attempt {
  readonly output: string
  readonly exitCode: number | undefined
  readonly connected: readonly string[]
  readonly warnings: readonly string[]
  readonly root: string
}

async function open(sandbox: 'bubblewrap' | 'namespaces', network = ['*.example.org']): Promise<Place> {
  const net = await smallInternet(NAMES)
  const warnings: string[] = []
  const warn = (text: string) => warnings.push(text)
  const place = await temporaryWorkspace({ sandbox, network, internet: net.internet, warn })
  return {
    attempt: async (command) => {
      const [reached, warned] = [net.connected.length, warnings.length]
      const { output, exitCode } = await place.workspace.run(command, {
        context: 'agent',
        signal: unaborted,
        timeoutMs: 120_000
      })
      const { root } = place
      return { output, exitCode, root, connected: net.connected.slice(reached), warnings: warnings.slice(warned) }
    },
    [Symbol.asyncDispose]: async () => {
      await place[Symbol.asyncDispose]()
      await net[Symbol.asyncDispose]()
    }
  }
}

const CURL = 'curl -sS --max-time 8'
type Case = readonly [name: string, command: string]

/** The names of the commands that are wrong. */
async function wrong(
  { attempt }: Place,
  cases: readonly Case[],
  isWrong: (attempt: Attempt, command: string) => boolean
): Promise<string[]> {
  const names: string[] = []
  for (const [name, command] of cases) if (isWrong(await attempt(command), command)) names.push(name)
  return names
}

describeEach(sandboxes)('a command in %s with a list of hosts', (sandbox) => {
  // What only the proxy decides is tried in one of them.
  const isFirst = sandbox === sandboxes[0]
  let place: Place
  beforeAll(async () => {
    place = await open(sandbox)
  })
  afterAll(async () => {
    await place[Symbol.asyncDispose]()
  })

  it('allows a listed host without a warning, for Node too, which needs no setting for the proxy', async () => {
    const curl = await place.attempt(`${CURL} http://ok.example.org/`)
    expect(curl).toMatchObject({ output: 'hello from outside\n', connected: [`${PUBLIC}:80`], warnings: [] })
    const script = 'fetch("https://ok.example.org/").catch(() => undefined)'
    const node = await place.attempt(`${process.execPath} -e '${script}'`)
    expect(node).toMatchObject({ connected: [`${PUBLIC}:443`], warnings: [] })
  })

  it('learns what was refused and how to allow it, and so do users', async () => {
    const { output, warnings } = await place.attempt(`${CURL} https://evil.com/; ${CURL} https://evil.com/`)
    expect(output).toMatch(
      /^\[network\] evil\.com:443 was refused\. .* To allow it, add evil\.com under network in agent\.yml\.$/m
    )
    expect(warnings).toHaveLength(1)
  })

  it('reaches no other host', async () => {
    const atTheProxy: readonly Case[] = [
      ['a host that is not listed', `${CURL} https://evil.com/`],
      ['the metadata service', `${CURL} -f http://169.254.169.254/latest/meta-data/`],
      ['the metadata service by name', `${CURL} -f http://metadata.google.internal/`],
      ['a name with an internal address', `${CURL} https://inside.example.org/`],
      ['another host by its Host header', `${CURL} -H 'Host: evil.com' http://ok.example.org/`],
      [
        'another host by its TLS server name',
        `${CURL} -k --connect-to evil.com:443:ok.example.org:443 https://evil.com/`
      ],
      ['an SSH port', `${CURL} -p -x $http_proxy telnet://ok.example.org:22`]
    ]
    const pastTheProxy: readonly Case[] = [
      ['a host past the proxy', `${CURL} --noproxy '*' http://${PUBLIC}/`],
      [
        'a host that it resolves itself',
        `${CURL} --noproxy '*' --resolve ok.example.org:80:${PUBLIC} http://ok.example.org/`
      ],
      ['a name server', 'getent ahosts ok.example.org'],
      ['a name server over UDP', `timeout 5 bash -c 'echo x >/dev/udp/${PUBLIC}/53 && cat </dev/udp/${PUBLIC}/53'`],
      ['a TCP socket on the internet', `timeout 5 bash -c 'echo x >/dev/tcp/${PUBLIC}/80'`],
      [
        'the sockets of other commands',
        'find / -xdev -type s 2>/dev/null | grep -v "/network/" | grep forgehand; false'
      ]
    ]
    const cases = [...(isFirst ? atTheProxy : []), ...pastTheProxy]
    const reached = await wrong(
      place,
      cases,
      ({ output, connected, exitCode }, command) =>
        output.includes('hello from outside') ||
        connected.some((each) => !each.endsWith(':443') && !each.endsWith(':80')) ||
        !(command.includes('-f ') || exitCode !== 0 || connected.length === 0)
    )
    expect(reached).toEqual([])
  })

  it('reaches nothing by what it does to its socket', async () => {
    const find = `SOCKET=$(awk '$5 ~ /[/]network[/]/ { print $5 "/s" }' /proc/self/mountinfo); test -S "$SOCKET" || exit 99`
    const atTheProxy: readonly Case[] = [
      ['asks the proxy socket directly for another host', `${CURL} --unix-socket $SOCKET http://evil.com/`],
      ['opens a tunnel to an unlisted host through the socket', `${CURL} --unix-socket $SOCKET https://evil.com/`],
      [
        'opens more connections than allowed',
        'export SOCKET; python3 -c \'import os, socket\nfor i in range(300):\n s = socket.socket(socket.AF_UNIX)\n s.connect(os.environ["SOCKET"])\n s.send(b"x" * 9000)\''
      ]
    ]
    const ofTheSandbox: readonly Case[] = [
      ['replaces the socket by its own', 'rm -f $SOCKET; mv $SOCKET x; ln -s /run/docker.sock $SOCKET'],
      [
        'leaves connections open when it ends',
        '(for i in $(seq 20); do bash -c "exec 3<>/dev/tcp/127.0.0.1/${http_proxy##*:}; sleep 300" & done; sleep 0.5) & sleep 0.3'
      ]
    ]
    const cases = [...(isFirst ? atTheProxy : []), ...ofTheSandbox]
    const withSocket = cases.map(([name, command]): Case => [name, `${find}\n${command}`])
    const reached = await wrong(place, withSocket, ({ connected, exitCode }) => connected.length > 0 || exitCode === 99)
    expect(reached).toEqual([])
  })

  it('is allowed to reach its own server without the proxy', async () => {
    const script = `require("http").createServer((q, s) => s.end("own")).listen(0, "127.0.0.1", function () { fetch("http://127.0.0.1:" + this.address().port).then((r) => r.text()).then((t) => { console.log(t); process.exit() }) })`
    const { output } = await place.attempt(`${process.execPath} -e '${script}'`)
    expect(output).toContain('own')
  })

  it('keeps its exit code, folder and output unchanged', async () => {
    const { output, exitCode, root } = await place.attempt(`pwd; printf '%s' "it's \\$HOME"; exit 7`)
    expect(output).toBe(`${root}\nit's $HOME\n`.replace(/\n$/, '\n'))
    expect(exitCode).toBe(7)
  })

  it('causes at most ten warnings with made-up names', async () => {
    await using own = await open(sandbox)
    const urls = Array.from({ length: 30 }, (_, index) => `http://n${index}.evil.com/`)
    expect((await own.attempt(`${CURL} ${urls.join(' ')}`)).warnings).toHaveLength(10)
  })

  it('has no network when the list is empty', async () => {
    await using closed = await open(sandbox, [])
    const { exitCode, connected } = await closed.attempt(`env | grep -i _proxy; ${CURL} http://ok.example.org/`)
    expect(exitCode).not.toBe(0)
    expect(connected).toEqual([])
  })

  it('cannot use the network access of a background process', async () => {
    await using net = await smallInternet(NAMES)
    await using place = await temporaryWorkspace({ sandbox, network: [], internet: net.internet })
    const script = `read -r x; ${CURL} http://ok.example.org/; read -r y`
    const service = await place.workspace.startBackgroundProcess(['bash', '-c', script], {
      environment: {},
      network: ['ok.example.org']
    })
    service.input.write('\n')
    const lines = createInterface(service.output)[Symbol.asyncIterator]()
    expect(await lines.next()).toMatchObject({ value: 'hello from outside' })
    const search = `find / -xdev -type s 2>/dev/null; ls ${place.base}/state/network 2>&1; ${CURL} http://ok.example.org/`
    const { output } = await place.workspace.run(search, { context: 'agent', signal: unaborted })
    await service.end()
    expect(output).not.toMatch(/network\/[\da-f-]{36}|hello/)
    expect(net.connected).toHaveLength(1)
  })
})

it('refuses a list of hosts without a sandbox, because nothing would enforce it', async () => {
  await expect(temporaryWorkspace({ sandbox: 'off', network: ['ok.example.org'] })).rejects.toThrow(UserError)
  await using place = await temporaryWorkspace({ sandbox: 'off' })
  const run = place.workspace.run('true', { context: 'agent', network: ['ok.example.org'], signal: unaborted })
  await expect(run).rejects.toThrow(/commands have access to the whole network/)
  const started = place.workspace.startBackgroundProcess(['true'], { environment: {}, network: ['ok.example.org'] })
  await expect(started).rejects.toThrow(/commands have access to the whole network/)
})
