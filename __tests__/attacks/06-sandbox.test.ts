import { access, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { isRunning, sleepTime } from '../support/sleepers.ts'
import { describeEach } from '../support/describe-each.ts'
import {
  temporaryWorkspace,
  unaborted,
  workingBoundaries,
  type TemporaryWorkspace
} from '../support/temporary-workspace.ts'

const boundaries = await workingBoundaries()

/** Runs a script in a place that may be looked at afterwards. */
const attack = async (place: TemporaryWorkspace, script: string): Promise<string> => {
  const { output } = await place.workspace.run(script.replaceAll('BASE', place.base), {
    signal: unaborted,
    timeoutMs: 20_000
  })
  return output
}

describeEach(boundaries)('from %s', (sandbox) => {
  it.each([
    ['through /proc/self/root', 'echo x > /proc/self/root/BASE/x'],
    ['through the root of the first process', 'echo x > /proc/1/root/BASE/x'],
    ['by a link that leads out', 'ln -s BASE/x out; echo x > out'],
    ['by a rename over the edge', 'echo x > y; mv y BASE/x'],
    ['by mounting the tree anew', 'mount --bind / /tmp && echo x > /tmp/BASE/x'],
    ['by making a mount writable again', 'mount -o remount,rw,bind / && echo x > BASE/x'],
    [
      'from a user namespace of its own',
      'unshare -Urm sh -c "mount -o remount,rw,bind /; umount -l /tmp; echo x > BASE/x"'
    ],
    ['after a chroot', 'unshare -Ur chroot /proc/1/root sh -c "echo x > BASE/x"'],
    ['in place of the work tree', 'cd /; mv BASE/tree BASE/other; mkdir BASE/tree; echo x > BASE/x'],
    ['by a device of the disk', 'mknod /tmp/disk b 254 0 && echo x > /tmp/disk && echo x > BASE/x']
  ])('writes %s', async (_, script) => {
    await using place = await temporaryWorkspace({ sandbox })
    await attack(place, script)
    await expect(access(join(place.base, 'x'))).rejects.toThrow(/ENOENT/)
    await expect(access(join(place.root, '.git/HEAD'))).resolves.toBeUndefined()
  })

  it.each([
    ['by writing', 'echo x > .git/HEAD'],
    ['by renaming it', 'mv .git other; mkdir .git; echo x > .git/HEAD'],
    ['by removing it', 'rm -rf .git; mkdir .git; echo x > .git/HEAD'],
    ['by unmounting what protects it', 'umount -l .git; echo x > .git/HEAD'],
    ['by the path of its file in /proc', 'exec 3< .git/HEAD; echo x > /proc/self/fd/3'],
    ['by a hard link', 'ln .git/HEAD mine; echo x > mine']
  ])('changes .git %s', async (_, script) => {
    await using place = await temporaryWorkspace({ sandbox })
    await attack(place, script)
    await expect(readFile(join(place.root, '.git/HEAD'), 'utf8')).resolves.toBe('ref: refs/heads/main\n')
  })

  it.each([
    ['nohup', (time: string) => `nohup sleep ${time} > /dev/null 2>&1 &`],
    ['a session of its own and no environment', (time: string) => `env -i setsid -f sleep ${time}`],
    ['a double fork', (time: string) => `( ( setsid setsid sleep ${time} & ) & )`],
    ['disown', (time: string) => `sleep ${time} & disown; exit`],
    ['many at once', (time: string) => `for i in {1..150}; do setsid -f sleep ${time} > /dev/null 2>&1; done`],
    ['ignored signals', (time: string) => `(trap '' TERM HUP INT; exec sleep ${time}) &`]
  ])('leaves a process behind by %s', async (_, script) => {
    await using place = await temporaryWorkspace({ sandbox })
    const time = sleepTime()
    await attack(place, script(time))
    expect(isRunning(time)).toBe(false)
  })

  it.each([
    ['a file of the state', 'cat BASE/state/secret'],
    ['it by /proc/1/root', 'cat /proc/1/root/BASE/state/secret'],
    ['it by /proc/1/cwd', 'cat /proc/1/cwd/../state/secret'],
    ['a socket of the machine', 'ls /run/docker.sock /var/run/docker.sock && echo planted'],
    ['passwords of the machine', 'grep -q . /etc/shadow && echo planted'],
    ['keys of the kernel', 'grep -q . /proc/keys && echo planted'],
    ['memory of the first process', 'head -c 1 /proc/1/mem | grep -q . && echo planted'],
    ['a descriptor that was left open', 'for f in /proc/self/fd/*; do [ "${f##*/}" -gt 3 ] && echo "planted $f"; done']
  ])('reads %s', async (_, script) => {
    await using place = await temporaryWorkspace({ sandbox })
    await writeFile(join(place.base, 'state/secret'), 'planted')
    await expect(attack(place, script)).resolves.not.toMatch(/^planted/m)
  })

  it.each([
    ['sudo', 'sudo -n true'],
    ['a capability', 'grep -qE "^Cap(Inh|Prm|Eff|Bnd|Amb):.*[1-9a-f]" /proc/self/status'],
    ['what root has, by a program that is setuid', 'su -s /bin/sh -c "head -c 1 /etc/shadow" < /dev/null'],
    ['the name of the machine', 'hostname hacked'],
    ['the network device', 'ip link add dummy0 type dummy'],
    ['the priority of the machine', '[ "$(nice -n -20 nice)" -lt 0 ]']
  ])('gains %s', async (_, script) => {
    await using place = await temporaryWorkspace({ sandbox })
    await expect(attack(place, `if ${script}; then echo gained; fi`)).resolves.not.toMatch(/^gained/m)
  })

  it('lets tests write to /tmp, /dev/shm and their home, and start processes', async () => {
    await using place = await temporaryWorkspace({ sandbox })
    const script = 'echo a > /tmp/a; echo b > /dev/shm/b; echo c > ~/c; cat /tmp/a /dev/shm/b ~/c & wait'
    await expect(attack(place, script)).resolves.toBe('a\nb\nc\n')
  })
})

const bubblewrap = boundaries.includes('bubblewrap') ? describe : describe.skip

bubblewrap('from bubblewrap, past its filter of calls', () => {
  it.each([
    ['a socket to the machine around a virtual one', 'socket(my $s, 40, 1, 0)'],
    ['a socket to the ciphers of the kernel', 'socket(my $s, 38, 5, 0)'],
    ['the keys of the session', 'syscall(250, 0, -3, 0) != -1'],
    ['a user namespace', 'syscall(272, 0x10000000) == 0']
  ])('gets %s', async (_, call) => {
    await using place = await temporaryWorkspace({ sandbox: 'bubblewrap' })
    await expect(attack(place, `perl -e 'print((${call}) ? "got" : "refused")'`)).resolves.toBe('refused')
  })

  it('lets programs open sockets of the usual kinds', async () => {
    await using place = await temporaryWorkspace({ sandbox: 'bubblewrap' })
    const script = `perl -e 'for (1, 2, 10) { socket(my $s, $_, 1, 0) or die "$_ $!" } print "open"'`
    await expect(attack(place, script)).resolves.toBe('open')
  })

  it('reads the arguments of the sandbox itself', async () => {
    await using place = await temporaryWorkspace({
      sandbox: 'bubblewrap',
      environment: { PATH: '/usr/bin:/bin', TZ: 'Mars' }
    })
    await expect(attack(place, `tr '\\0' ' ' < /proc/1/cmdline`)).resolves.not.toMatch(/Mars|setenv|BASE/)
  })
})
