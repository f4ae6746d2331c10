import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isWithin } from '../../text/paths.ts'
import type { Mount } from './mount.ts'

export interface MountTable {
  /** A file in the format of fstab(5). One table for all mounts, because each start of `mount` takes a millisecond. */
  readonly table: string
  /** What must be made read-only afterwards: mounts of the machine inside a folder that is readable. */
  readonly readOnly: readonly string[]
}

export interface MountTableOptions {
  /** Where the file system of the command is built. */
  readonly mountPoint: string
  /** A folder with a mount point for each mount. It becomes the root, read-only. The tables are beside it. */
  readonly skeleton: string
  readonly emptyFile: string
  readonly temporaryMb: number
}

/** Writes the missing mount points, and the table that mounts a command's file system. @param mounts outer paths first */
export function writeMountTable(mounts: readonly Mount[], options: MountTableOptions): MountTable {
  const { mountPoint, skeleton, emptyFile, temporaryMb } = options
  const machine = machineMounts()
  const at = (path: string) => join(mountPoint, path)
  const bind = (source: string, path: string, flags: string) => line(source, at(path), `bind,${flags}`)
  const lines = [line(skeleton, mountPoint, 'bind,ro,nosuid,nodev'), ...systemLines(options)]
  const readOnly: string[] = []
  mounts.forEach((mount, index) => {
    const { kind, path } = mount
    // A tool of the machine can be gone by now. A folder in its place would be in the way of a file that comes back.
    if (kind === 'readable' && !exists(mount.source)) return
    writePoint(mount, mounts.slice(0, index), skeleton)
    if (kind === 'scratch') {
      lines.push(line('tmpfs', at(path), `nosuid,nodev,mode=1777,size=${temporaryMb}m`, 'tmpfs'))
    } else if (kind === 'empty') lines.push(bind(join(skeleton, path), path, 'ro,nosuid,nodev'))
    else if (kind === 'masked') lines.push(bind(emptyFile, path, 'ro,nosuid,nodev'))
    else if (kind === 'writable')
      lines.push(line(mount.source, at(path), `rbind,nosuid,nodev${machine.noexec(mount.source)}`))
    else if (kind === 'readable') {
      // With nofail, because it can be gone when it is mounted.
      lines.push(line(mount.source, at(path), `rbind,ro,nosuid,nodev${machine.noexec(mount.source)},nofail`))
      readOnly.push(...machine.within(mount.source).map((inner) => at(join(path, inner.slice(mount.source.length)))))
    }
  })
  const text = lines.map((each) => `${each}\n`).join('')
  const table = `${skeleton}-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
  if (!exists(table)) writeFileSync(table, text)
  return { table, readOnly }
}

/** With those of the disks, every mount could be bypassed. */
const DEVICES = ['null', 'zero', 'full', 'random', 'urandom', 'tty']
const DEVICE_LINKS = {
  ptmx: 'pts/ptmx',
  fd: '/proc/self/fd',
  stdin: '/proc/self/fd/0',
  stdout: '/proc/self/fd/1',
  stderr: '/proc/self/fd/2'
}
/** Files of the kernel that are shared with the machine. Root can write to them without capabilities. */
const READ_ONLY_KERNEL = ['sysrq-trigger', 'irq', 'bus']

/** The /dev and the /proc of the command. */
function systemLines({ mountPoint, skeleton, temporaryMb }: MountTableOptions): string[] {
  const [devices, processes] = [join(mountPoint, 'dev'), join(mountPoint, 'proc')]
  for (const name of ['dev/pts', 'dev/shm', 'proc']) mkdirSync(join(skeleton, name), { recursive: true })
  for (const name of DEVICES) writeFileSync(join(skeleton, 'dev', name), '')
  for (const [name, target] of Object.entries(DEVICE_LINKS)) {
    const path = join(skeleton, 'dev', name)
    if (!exists(path)) symlinkSync(target, path)
  }
  const kernel = READ_ONLY_KERNEL.filter((name) => exists(join('/proc', name))).map((name) => join(processes, name))
  return [
    ...DEVICES.map((name) => line(join('/dev', name), join(devices, name), 'bind,ro,nosuid,noexec')),
    line('devpts', join(devices, 'pts'), 'nosuid,noexec,newinstance,ptmxmode=0666,mode=0620', 'devpts'),
    line('tmpfs', join(devices, 'shm'), `nosuid,nodev,mode=1777,size=${temporaryMb}m`, 'tmpfs'),
    line('proc', processes, 'nosuid,nodev,noexec', 'proc'),
    ...kernel.map((path) => line(path, path, 'bind,ro,nosuid,nodev,noexec'))
  ]
}

/** Only where no folder of the machine is mounted: a mount point there exists. */
function writePoint(mount: Mount, outer: readonly Mount[], skeleton: string): void {
  const { kind, path } = mount
  const around = outer.findLast((each) => each.kind !== 'link' && isWithin(path, each.path) && each.path !== path)
  const point = join(skeleton, path)
  if (kind === 'empty') mkdirSync(point, { recursive: true })
  if ((around && around.kind !== 'empty') || lstatSync(point, { throwIfNoEntry: false })) return
  const isFile =
    kind === 'masked' || ('source' in mount && lstatSync(mount.source, { throwIfNoEntry: false })?.isFile())
  mkdirSync(isFile || kind === 'link' ? dirname(point) : point, { recursive: true })
  if (kind === 'link') symlinkSync(mount.target, point)
  else if (isFile) writeFileSync(point, '')
}

function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}

function line(source: string, target: string, options: string, type = 'none'): string {
  return [source, target, type, options, '0', '0'].map(escape).join(' ')
}

function escape(field: string): string {
  // Only what fstab(5) names. Attack: an octal number for a letter beyond ASCII is read as other bytes, and so as another path.
  return field.replace(/[ \t\n\\]/g, (character) => `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`)
}

/** The mounts of the machine, from `/proc/self/mountinfo`. */
function machineMounts() {
  const mounts = readFileSync('/proc/self/mountinfo', 'utf8')
    .split('\n')
    .map((text) => text.split(' '))
    .flatMap(([, , , , path, flags = '']) =>
      path === undefined ? [] : { path: unescape(path), flags: flags.split(',') }
    )
  return {
    within: (folder: string) =>
      mounts.map(({ path }) => path).filter((path) => path !== folder && isWithin(path, folder)),
    /** In a user namespace, the kernel refuses to take this flag away. */
    noexec: (source: string) => {
      const around = mounts.filter(({ path }) => path === '/' || isWithin(source, path))
      const nearest = around.toSorted((a, b) => a.path.length - b.path.length).at(-1)
      return nearest?.flags.includes('noexec') ? ',noexec' : ''
    }
  }
}

function unescape(field: string): string {
  return field.replace(/\\([0-7]{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)))
}
