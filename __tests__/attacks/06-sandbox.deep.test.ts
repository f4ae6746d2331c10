import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { isRunning, sleepTime } from '../support/sleepers.ts'
import { describeEach } from '../support/describe-each.ts'
import {
  temporaryWorkspace,
  unaborted,
  workingSandboxes,
  type TemporaryWorkspace
} from '../support/temporary-workspace.ts'

const sandboxes = await workingSandboxes()

type Script = readonly [name: string, script: string]

/** Runs a script in the workspace, which the test can inspect afterwards. */
const attack = async (place: TemporaryWorkspace, script: string): Promise<string> => {
  const { output } = await place.workspace.run(script.replaceAll('BASE', place.base), {
    context: 'agent',
    signal: unaborted,
    timeoutMs: 120_000
  })
  return output
}

/** One command that runs each script in a shell of its own. */
const inShells = (scripts: readonly string[]) => scripts.map((script) => `(\n${script}\n)`).join('\n')

describeEach(sandboxes)('a command in %s', (sandbox) => {
  let place: TemporaryWorkspace
  beforeAll(async () => {
    place = await temporaryWorkspace({ sandbox })
    await writeFile(join(place.base, 'state/secret'), 'planted')
  })
  afterAll(async () => {
    await place[Symbol.asyncDispose]()
  })

  it('cannot write outside', async () => {
    const ways: readonly Script[] = [
      ['through /proc/self/root', 'echo x > /proc/self/root/BASE/x'],
      ['through the root of the first process', 'echo x > /proc/1/root/BASE/x'],
      ['by a link that leads out', 'ln -s BASE/x out; echo x > out'],
      ['by a rename across the boundary', 'echo x > y; mv y BASE/x'],
      ['by mounting the root again', 'mount --bind / /tmp && echo x > /tmp/BASE/x'],
      ['by making a mount writable again', 'mount -o remount,rw,bind / && echo x > BASE/x'],
      [
        'from its own user namespace',
        'unshare -Urm sh -c "mount -o remount,rw,bind /; umount -l /tmp; echo x > BASE/x"'
      ],
      ['after a chroot', 'unshare -Ur chroot /proc/1/root sh -c "echo x > BASE/x"'],
      ['by a disk device', 'mknod /tmp/disk b 254 0 && echo x > /tmp/disk && echo x > BASE/x'],
      ['by replacing the work tree', 'cd /; mv BASE/tree BASE/other; mkdir BASE/tree; echo x > BASE/x']
    ]
    // Each writes to a file of its own.
    await attack(place, inShells(ways.map(([, script], index) => script.replaceAll('BASE/x', `BASE/x${index}`))))
    const written = await readdir(place.base)
    expect(ways.filter((_, index) => written.includes(`x${index}`)).map(([name]) => name)).toEqual([])
    expect(written).not.toContain('other')
    expect(await readdir(join(place.root, '.git'))).toContain('HEAD')
  })

  it('cannot change .git', async () => {
    const ways: readonly Script[] = [
      ['by writing', 'echo x > .git/HEAD'],
      ['through /proc/self/fd', 'exec 3< .git/HEAD; echo x > /proc/self/fd/3'],
      ['by a hard link', 'ln .git/HEAD mine; echo x > mine'],
      ['by renaming it', 'mv .git other; mkdir .git; echo x > .git/HEAD'],
      ['by removing it', 'rm -rf .git; mkdir .git; echo x > .git/HEAD'],
      ['by unmounting its protection', 'umount -l .git; echo x > .git/HEAD']
    ]
    const successful: string[] = []
    for (const [name, script] of ways) {
      await attack(place, script)
      const head = await readFile(join(place.root, '.git/HEAD'), 'utf8').catch(String)
      if (head !== 'ref: refs/heads/main\n') successful.push(name)
    }
    expect(successful).toEqual([])
  })

  it('cannot leave a process behind', async () => {
    const ways = [
      { name: 'nohup', script: 'nohup sleep TIME > /dev/null 2>&1 &' },
      { name: 'setsid and an empty environment', script: 'env -i setsid -f sleep TIME' },
      { name: 'a double fork', script: '( ( setsid setsid sleep TIME & ) & )' },
      { name: 'disown', script: 'sleep TIME & disown; exit' },
      {
        name: 'starting many at once',
        script: 'for i in {1..150}; do setsid -f sleep TIME > /dev/null 2>&1; done'
      },
      { name: 'ignoring signals', script: `(trap '' TERM HUP INT; exec sleep TIME) &` }
    ].map((way) => ({ ...way, time: sleepTime() }))
    await attack(place, inShells(ways.map(({ script, time }) => script.replaceAll('TIME', time))))
    expect(ways.filter(({ time }) => isRunning(time)).map(({ name }) => name)).toEqual([])
  })

  it('cannot read what is not its own', async () => {
    const sources: readonly Script[] = [
      ['a file of the state folder', 'cat BASE/state/secret'],
      ['the state folder through /proc/1/root', 'cat /proc/1/root/BASE/state/secret'],
      ['the state folder through /proc/1/cwd', 'cat /proc/1/cwd/../state/secret'],
      ['the Docker socket', 'ls /run/docker.sock /var/run/docker.sock && echo planted'],
      ['/etc/shadow', 'grep -q . /etc/shadow && echo planted'],
      ['the kernel keyring', 'grep -q . /proc/keys && echo planted'],
      ['the memory of the first process', 'head -c 1 /proc/1/mem | grep -q . && echo planted'],
      ['an inherited file descriptor', 'for f in /proc/self/fd/*; do [ "${f##*/}" -gt 3 ] && echo "planted $f"; done']
    ]
    const scripts = sources.map(([name, script]) => `${inShells([script])} 2>&1 | sed 's|^planted|read ${name}: &|'`)
    const output = await attack(place, scripts.join('\n'))
    expect(output.match(/^(?:read|planted).*$/gm)).toBeNull()
  })

  it('gains no power over the machine', async () => {
    const powers: readonly Script[] = [
      ['use sudo', 'sudo -n true'],
      ['hold a capability', 'grep -qE "^Cap(Inh|Prm|Eff|Bnd|Amb):.*[1-9a-f]" /proc/self/status'],
      ['become root through a setuid program', 'su -s /bin/sh -c "head -c 1 /etc/shadow" < /dev/null'],
      ['change the host name', 'hostname hacked'],
      ['add a network device', 'ip link add dummy0 type dummy'],
      ['raise its priority', '[ "$(nice -n -20 nice)" -lt 0 ]']
    ]
    const output = await attack(
      place,
      powers.map(([name, script]) => `if ${script}; then echo 'gained: ${name}'; fi`).join('\n')
    )
    expect(output.match(/^gained.*$/gm)).toBeNull()
  })

  it('is allowed to write to /tmp, /dev/shm and its home, and to start processes', async () => {
    const script = 'echo a > /tmp/a; echo b > /dev/shm/b; echo c > ~/c; cat /tmp/a /dev/shm/b ~/c & wait'
    await expect(attack(place, script)).resolves.toBe('a\nb\nc\n')
  })
})

const bubblewrap = sandboxes.includes('bubblewrap') ? describe : describe.skip

bubblewrap('the system call filter of bubblewrap', () => {
  it('refuses system calls that reach past the sandbox, and neither the usual sockets nor the mounts show it', async () => {
    await using place = await temporaryWorkspace({ sandbox: 'bubblewrap' })
    const refused: readonly Script[] = [
      ['a vsock socket', 'socket(my $s, 40, 1, 0)'],
      ['a socket to the kernel crypto API', 'socket(my $s, 38, 5, 0)'],
      ['the session keyring', 'syscall(250, 0, -3, 0) != -1'],
      ['a lease on a file', 'open(my $f, "<", "leased") && fcntl($f, 1024, 0)'],
      ['a lease by another number', 'open(my $f, "<", "leased") && (fcntl($f, 1040, 0) || $! != 1)'],
      ['the log of the kernel', 'syscall(103, 10, 0, 0) != -1 || $! != 38'],
      ['a user namespace', 'syscall(272, 0x10000000) == 0']
    ]
    const usual = [1, 2, 10].map((family): Script => [`a socket of family ${family}`, `socket(my $s, ${family}, 1, 0)`])
    const scripts = [...refused, ...usual].map(([name, call]) => `perl -e 'print "${name}\\n" if ${call}'`)
    const output = await attack(place, ['echo > leased', ...scripts, `tr '\\0' ' ' < /proc/1/cmdline`].join('\n'))
    expect(output.match(/^a socket of family.*$/gm)).toEqual(usual.map(([name]) => name))
    // The command line of the first process contains all names too, but not as lines.
    expect(refused.filter(([name]) => output.split('\n').includes(name))).toEqual([])
    expect(output).not.toMatch(/--ro-bind|--bind/)
  })
})
