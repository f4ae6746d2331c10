import { createInterface } from 'node:readline'
import { expect, it } from '@jest/globals'
import { UserError } from '../../src/errors.ts'
import { PUBLIC, smallInternet } from '../support/small-internet.ts'
import { describeEach } from '../support/describe-each.ts'
import { temporaryWorkspace, unaborted, workingSandboxes } from '../support/temporary-workspace.ts'

const sandboxes = await workingSandboxes()
const NAMES = { 'ok.example.org': [[PUBLIC]], 'inside.example.org': [['127.0.0.1']] }

/** Runs a command with a list of hosts. Returns its output, the hosts that it reached, and the warnings. */
async function attempt(sandbox: 'bubblewrap' | 'namespaces', command: string, network = ['*.example.org']) {
  await using net = await smallInternet(NAMES)
  const warnings: string[] = []
  const warn = (text: string) => warnings.push(text)
  await using place = await temporaryWorkspace({ sandbox, network, internet: net.internet, warn })
  const { output, exitCode } = await place.workspace.run(command, {
    context: 'agent',
    signal: unaborted,
    timeoutMs: 120_000
  })
  return { output, exitCode, connected: net.connected, resolved: net.resolved, warnings, root: place.root }
}

const CURL = 'curl -sS --max-time 8'

describeEach(sandboxes)('a command in %s with a list of hosts', (sandbox) => {
  it.each([
    ['a host that is not listed', `${CURL} https://evil.com/`],
    ['the metadata service', `${CURL} -f http://169.254.169.254/latest/meta-data/`],
    ['the metadata service by name', `${CURL} -f http://metadata.google.internal/`],
    ['a name with an internal address', `${CURL} https://inside.example.org/`],
    ['a host past the proxy', `${CURL} --noproxy '*' http://${PUBLIC}/`],
    [
      'a host that it resolves itself',
      `${CURL} --noproxy '*' --resolve ok.example.org:80:${PUBLIC} http://ok.example.org/`
    ],
    ['another host by its Host header', `${CURL} -H 'Host: evil.com' http://ok.example.org/`],
    [
      'another host by its TLS server name',
      `${CURL} -k --connect-to evil.com:443:ok.example.org:443 https://evil.com/`
    ],
    ['a name server', 'getent ahosts ok.example.org'],
    ['a name server over UDP', `timeout 5 bash -c 'echo x >/dev/udp/${PUBLIC}/53 && cat </dev/udp/${PUBLIC}/53'`],
    ['a TCP socket on the internet', `timeout 5 bash -c 'echo x >/dev/tcp/${PUBLIC}/80'`],
    ['the sockets of other commands', 'find / -xdev -type s 2>/dev/null | grep -v "/network/" | grep forgehand; false'],
    ['an SSH port', `${CURL} -p -x $http_proxy telnet://ok.example.org:22`]
  ])('does not reach %s', async (_, command) => {
    const { connected, exitCode, output } = await attempt(sandbox, command)
    expect(output).not.toContain('hello from outside')
    expect(connected.filter((each) => !each.endsWith(':443') && !each.endsWith(':80'))).toEqual([])
    expect(command.includes('-f ') || exitCode !== 0 || connected.length === 0).toBe(true)
  })

  it('allows a listed host without a warning', async () => {
    const { output, connected, warnings } = await attempt(sandbox, `${CURL} http://ok.example.org/`)
    expect(output).toBe('hello from outside\n')
    expect(connected).toEqual([`${PUBLIC}:80`])
    expect(warnings).toEqual([])
  })

  it('allows Node to use the proxy without a setting', async () => {
    const script = 'fetch("https://ok.example.org/").catch(() => undefined)'
    const { connected, warnings } = await attempt(sandbox, `${process.execPath} -e '${script}'`)
    expect(connected).toEqual([`${PUBLIC}:443`])
    expect(warnings).toEqual([])
  })

  it('allows it to reach its own server without the proxy', async () => {
    const script = `require("http").createServer((q, s) => s.end("own")).listen(0, "127.0.0.1", function () { fetch("http://127.0.0.1:" + this.address().port).then((r) => r.text()).then((t) => { console.log(t); process.exit() }) })`
    const { output } = await attempt(sandbox, `${process.execPath} -e '${script}'`)
    expect(output).toContain('own')
  })

  it('keeps its exit code, folder and output unchanged', async () => {
    const { output, exitCode, root } = await attempt(sandbox, `pwd; printf '%s' "it's \\$HOME"; exit 7`)
    expect(output).toBe(`${root}\nit's $HOME\n`.replace(/\n$/, '\n'))
    expect(exitCode).toBe(7)
  })

  it('learns what was refused and how to allow it, and so do users', async () => {
    const { output, warnings } = await attempt(sandbox, `${CURL} https://evil.com/; ${CURL} https://evil.com/`)
    expect(output).toMatch(
      /^\[network\] evil\.com:443 was refused\. .* To allow it, add evil\.com under network in agent\.yml\.$/m
    )
    expect(warnings).toHaveLength(1)
  })

  it('causes at most ten warnings with made-up names', async () => {
    const loop = `for i in $(seq 30); do ${CURL} -o /dev/null http://n$i.evil.com/; done`
    expect((await attempt(sandbox, loop)).warnings).toHaveLength(10)
  })

  it('has no network when the list is empty', async () => {
    const { exitCode, connected } = await attempt(sandbox, `env | grep -i _proxy; ${CURL} http://ok.example.org/`, [])
    expect(exitCode).not.toBe(0)
    expect(connected).toEqual([])
  })

  it.each([
    ['asks the proxy socket directly for another host', `${CURL} --unix-socket SOCKET http://evil.com/`],
    ['opens a tunnel to an unlisted host through the socket', `${CURL} --unix-socket SOCKET https://evil.com/`],
    ['replaces the socket by its own', 'rm -f SOCKET; mv SOCKET x; ln -s /run/docker.sock SOCKET'],
    [
      'opens more connections than allowed',
      'python3 -c \'import socket, glob\nfor i in range(3000):\n s = socket.socket(socket.AF_UNIX)\n s.connect("SOCKET")\n s.send(b"x" * 9000)\''
    ],
    [
      'leaves connections open when it ends',
      '(for i in $(seq 20); do bash -c "exec 3<>/dev/tcp/127.0.0.1/${http_proxy##*:}; sleep 300" & done; sleep 0.5) & sleep 0.3'
    ]
  ])('reaches nothing when it %s', async (_, command) => {
    const find = `SOCKET=$(awk '$5 ~ /[/]network[/]/ { print $5 "/s" }' /proc/self/mountinfo); test -S "$SOCKET" || exit 99`
    const { connected, exitCode } = await attempt(sandbox, `${find}\n${command.replaceAll('SOCKET', '$SOCKET')}`)
    expect(exitCode).not.toBe(99)
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
