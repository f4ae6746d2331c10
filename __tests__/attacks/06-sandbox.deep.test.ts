import { access, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { isRunning, sleepTime } from '../support/sleepers.ts'
import { describeEach } from '../support/describe-each.ts'
import {
  temporaryWorkspace,
  unaborted,
  workingSandboxes,
  type TemporaryWorkspace
} from '../support/temporary-workspace.ts'

const sandboxes = await workingSandboxes()

/** Runs a script in a workspace that the test can inspect afterwards. */
const attack = async (place: TemporaryWorkspace, script: string): Promise<string> => {
  const { output } = await place.workspace.run(script.replaceAll('BASE', place.base), {
    context: 'agent',
    signal: unaborted,
    timeoutMs: 120_000
  })
  return output
}

describeEach(sandboxes)('a command in %s', (sandbox) => {
  it.each([
    ['through /proc/self/root', 'echo x > /proc/self/root/BASE/x'],
    ['through the root of the first process', 'echo x > /proc/1/root/BASE/x'],
    ['by a link that leads out', 'ln -s BASE/x out; echo x > out'],
    ['by a rename across the boundary', 'echo x > y; mv y BASE/x'],
    ['by mounting the root again', 'mount --bind / /tmp && echo x > /tmp/BASE/x'],
    ['by making a mount writable again', 'mount -o remount,rw,bind / && echo x > BASE/x'],
    ['from its own user namespace', 'unshare -Urm sh -c "mount -o remount,rw,bind /; umount -l /tmp; echo x > BASE/x"'],
    ['after a chroot', 'unshare -Ur chroot /proc/1/root sh -c "echo x > BASE/x"'],
    ['by replacing the work tree', 'cd /; mv BASE/tree BASE/other; mkdir BASE/tree; echo x > BASE/x'],
    ['by a disk device', 'mknod /tmp/disk b 254 0 && echo x > /tmp/disk && echo x > BASE/x']
  ])('cannot write outside %s', async (_, script) => {
    await using place = await temporaryWorkspace({ sandbox })
    await attack(place, script)
    await expect(access(join(place.base, 'x'))).rejects.toThrow(/ENOENT/)
    await expect(access(join(place.root, '.git/HEAD'))).resolves.toBeUndefined()
  })

  it.each([
    ['by writing', 'echo x > .git/HEAD'],
    ['by renaming it', 'mv .git other; mkdir .git; echo x > .git/HEAD'],
    ['by removing it', 'rm -rf .git; mkdir .git; echo x > .git/HEAD'],
    ['by unmounting its protection', 'umount -l .git; echo x > .git/HEAD'],
    ['through /proc/self/fd', 'exec 3< .git/HEAD; echo x > /proc/self/fd/3'],
    ['by a hard link', 'ln .git/HEAD mine; echo x > mine']
  ])('cannot change .git %s', async (_, script) => {
    await using place = await temporaryWorkspace({ sandbox })
    await attack(place, script)
    await expect(readFile(join(place.root, '.git/HEAD'), 'utf8')).resolves.toBe('ref: refs/heads/main\n')
  })

  it.each([
    ['nohup', (time: string) => `nohup sleep ${time} > /dev/null 2>&1 &`],
    ['setsid and an empty environment', (time: string) => `env -i setsid -f sleep ${time}`],
    ['a double fork', (time: string) => `( ( setsid setsid sleep ${time} & ) & )`],
    ['disown', (time: string) => `sleep ${time} & disown; exit`],
    ['starting many at once', (time: string) => `for i in {1..150}; do setsid -f sleep ${time} > /dev/null 2>&1; done`],
    ['ignoring signals', (time: string) => `(trap '' TERM HUP INT; exec sleep ${time}) &`]
  ])('cannot leave a process behind by %s', async (_, script) => {
    await using place = await temporaryWorkspace({ sandbox })
    const time = sleepTime()
    await attack(place, script(time))
    expect(isRunning(time)).toBe(false)
  })

  it.each([
    ['a file of the state folder', 'cat BASE/state/secret'],
    ['the state folder through /proc/1/root', 'cat /proc/1/root/BASE/state/secret'],
    ['the state folder through /proc/1/cwd', 'cat /proc/1/cwd/../state/secret'],
    ['the Docker socket', 'ls /run/docker.sock /var/run/docker.sock && echo planted'],
    ['/etc/shadow', 'grep -q . /etc/shadow && echo planted'],
    ['the kernel keyring', 'grep -q . /proc/keys && echo planted'],
    ['the memory of the first process', 'head -c 1 /proc/1/mem | grep -q . && echo planted'],
    ['an inherited file descriptor', 'for f in /proc/self/fd/*; do [ "${f##*/}" -gt 3 ] && echo "planted $f"; done']
  ])('cannot read %s', async (_, script) => {
    await using place = await temporaryWorkspace({ sandbox })
    await writeFile(join(place.base, 'state/secret'), 'planted')
    await expect(attack(place, script)).resolves.not.toMatch(/^planted/m)
  })

  it.each([
    ['use sudo', 'sudo -n true'],
    ['hold a capability', 'grep -qE "^Cap(Inh|Prm|Eff|Bnd|Amb):.*[1-9a-f]" /proc/self/status'],
    ['become root through a setuid program', 'su -s /bin/sh -c "head -c 1 /etc/shadow" < /dev/null'],
    ['change the host name', 'hostname hacked'],
    ['add a network device', 'ip link add dummy0 type dummy'],
    ['raise its priority', '[ "$(nice -n -20 nice)" -lt 0 ]']
  ])('cannot %s', async (_, script) => {
    await using place = await temporaryWorkspace({ sandbox })
    await expect(attack(place, `if ${script}; then echo gained; fi`)).resolves.not.toMatch(/^gained/m)
  })

  it('is allowed to write to /tmp, /dev/shm and its home, and to start processes', async () => {
    await using place = await temporaryWorkspace({ sandbox })
    const script = 'echo a > /tmp/a; echo b > /dev/shm/b; echo c > ~/c; cat /tmp/a /dev/shm/b ~/c & wait'
    await expect(attack(place, script)).resolves.toBe('a\nb\nc\n')
  })
})

const bubblewrap = sandboxes.includes('bubblewrap') ? describe : describe.skip

bubblewrap('the system call filter of bubblewrap', () => {
  it.each([
    ['a vsock socket', 'socket(my $s, 40, 1, 0)'],
    ['a socket to the kernel crypto API', 'socket(my $s, 38, 5, 0)'],
    ['the session keyring', 'syscall(250, 0, -3, 0) != -1'],
    ['a user namespace', 'syscall(272, 0x10000000) == 0']
  ])('refuses %s', async (_, call) => {
    await using place = await temporaryWorkspace({ sandbox: 'bubblewrap' })
    await expect(attack(place, `perl -e 'print((${call}) ? "got" : "refused")'`)).resolves.toBe('refused')
  })

  it('allows the usual kinds of sockets', async () => {
    await using place = await temporaryWorkspace({ sandbox: 'bubblewrap' })
    const script = `perl -e 'for (1, 2, 10) { socket(my $s, $_, 1, 0) or die "$_ $!" } print "open"'`
    await expect(attack(place, script)).resolves.toBe('open')
  })

  it('does not reveal the mounts of the sandbox', async () => {
    await using place = await temporaryWorkspace({ sandbox: 'bubblewrap' })
    await expect(attack(place, `tr '\\0' ' ' < /proc/1/cmdline`)).resolves.not.toMatch(/--ro-bind|--bind/)
  })
})
