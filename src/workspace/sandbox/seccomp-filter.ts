import { existsSync } from 'node:fs'
import { ToolError } from '../../errors.ts'

/** AF_UNIX, AF_INET, AF_INET6 and AF_NETLINK: the families that a network namespace isolates. */
const FAMILIES = [1, 2, 10, 16]

interface Calls {
  /** The kernel's id of this architecture. Programs for another one use other numbers for their calls. */
  readonly architecture: number
  readonly socket: number
  readonly ioctl: number
  readonly fcntl: number
  /** Numbers from here on belong to another architecture; undefined if there is none. */
  readonly foreignFrom: number | undefined
  /**
   * The calls by which a process gets an open file from another one: recvmsg, recvmmsg, and seccomp, with whose listener another process can
   * put one in.
   */
  readonly receiving: readonly number[]
  /** perf_event_open, bpf, userfaultfd, add_key, request_key, keyctl, io_uring_setup, _enter and _register, syslog. */
  readonly refused: readonly number[]
}

// Source: arch/x86/entry/syscalls/syscall_64.tbl and include/uapi/asm-generic/unistd.h of the kernel
const tables: Readonly<Record<string, Calls>> = {
  x64: {
    architecture: 0xc000003e,
    socket: 41,
    ioctl: 16,
    fcntl: 72,
    foreignFrom: 0x40000000,
    receiving: [47, 299, 317],
    refused: [298, 321, 323, 248, 249, 250, 425, 426, 427, 103]
  },
  arm64: {
    architecture: 0xc00000b7,
    socket: 198,
    ioctl: 29,
    fcntl: 25,
    foreignFrom: undefined,
    receiving: [212, 243, 277],
    refused: [241, 280, 282, 217, 218, 219, 425, 426, 427, 116]
  }
}

const [EPERM, ENOSYS, EAFNOSUPPORT] = [1, 38, 97]
// Offsets in struct seccomp_data. Of arguments the lower half, because both architectures are little-endian.
const [CALL, ARCHITECTURE, FIRST, SECOND] = [0, 4, 16, 24]
// TIOCSTI and TIOCLINUX: typing and pasting into a terminal.
const TERMINAL_REQUESTS = [0x5412, 0x541c]
// F_SETLEASE and F_SETDELEG, with which a program that only reads makes everybody else wait for 45 seconds for each file.
const FILE_REQUESTS = [1024, 1040]

/**
 * A system call filter for what no namespace isolates: sockets to the host of a virtual machine (AF_VSOCK) and to services of the
 * kernel, the keys of the runner's session, and calls whose bugs have been used to escape from other sandboxes. Undefined for an
 * architecture without a table.
 */
export function seccompFilter(architecture: string): Uint8Array | undefined {
  return filterOf(architecture, ({ refused }) => refused)
}

/**
 * The filter of a program in the background, which receives no open file either. Attack: a command passes the open work tree to a program
 * that may not write there, through a socket in the tree. Later, that puts a link in the place of a folder that git is about to enter.
 *
 * @throws ToolError for an architecture without a table
 */
export function backgroundFilter(architecture: string): Uint8Array {
  const filter = filterOf(architecture, ({ refused, receiving }) => [...refused, ...receiving])
  if (!filter) throw new ToolError(`No MCP server can be started: no system call filter is known for ${architecture}.`)
  return filter
}

function filterOf(architecture: string, refusedOf: (calls: Calls) => readonly number[]): Uint8Array | undefined {
  const calls = tables[architecture]
  if (!calls) return undefined
  // A call that a block does not handle falls through to the next block.
  const program: Instruction[] = [
    [LOAD, 0, 0, ARCHITECTURE],
    [JUMP_IF_EQUAL, 1, 0, calls.architecture],
    answer(ENOSYS),
    [LOAD, 0, 0, CALL],
    ...(calls.foreignFrom === undefined ? [] : [[JUMP_IF_AT_LEAST, 0, 1, calls.foreignFrom] as const, answer(ENOSYS)]),
    ...refusedOf(calls).flatMap((number): Instruction[] => [[JUMP_IF_EQUAL, 0, 1, number], answer(ENOSYS)]),
    [JUMP_IF_EQUAL, 0, FAMILIES.length + 2, calls.socket],
    [LOAD, 0, 0, FIRST],
    ...FAMILIES.map((family, index): Instruction => [JUMP_IF_EQUAL, FAMILIES.length - index, 0, family]),
    answer(EAFNOSUPPORT),
    [LOAD, 0, 0, CALL],
    ...withoutRequests(calls.ioctl, TERMINAL_REQUESTS),
    ...withoutRequests(calls.fcntl, FILE_REQUESTS),
    [RETURN, 0, 0, ALLOW]
  ]
  return encodeProgram(program)
}

/** Judges a call by its second argument. */
function withoutRequests(call: number, requests: readonly number[]): Instruction[] {
  return [
    [JUMP_IF_EQUAL, 0, requests.length + 3, call],
    [LOAD, 0, 0, SECOND],
    ...requests.map((request, index): Instruction => [JUMP_IF_EQUAL, requests.length - index, 0, request]),
    [RETURN, 0, 0, ALLOW],
    answer(EPERM)
  ]
}

function answer(errno: number): Instruction {
  return [RETURN, 0, 0, ERRNO | errno]
}

export const LOAD = 0x20
export const JUMP_IF_EQUAL = 0x15
const JUMP_IF_AT_LEAST = 0x35
export const RETURN = 0x06
export const ALLOW = 0x7fff0000
export const ERRNO = 0x00050000

/** Jumps count the instructions to leave out. */
export type Instruction = readonly [code: number, ifTrue: number, ifFalse: number, value: number]

/** A program as the kernel reads it: an array of struct sock_filter. */
export function encodeProgram(program: readonly Instruction[]): Uint8Array {
  const bytes = Buffer.alloc(program.length * 8)
  program.forEach(([code, ifTrue, ifFalse, value], index) => {
    bytes.writeUInt16LE(code, index * 8)
    bytes.writeUInt8(ifTrue, index * 8 + 2)
    bytes.writeUInt8(ifFalse, index * 8 + 3)
    bytes.writeUInt32LE(value >>> 0, index * 8 + 4)
  })
  return bytes
}

// Of the distributions that have util-linux and bash, most install it with the system.
const PERL = '/usr/bin/perl'
export const HAS_PERL = existsSync(PERL)
// The number of prctl. Source: the tables that are named above
const PRCTL: Readonly<Record<string, number>> = { x64: 157, arm64: 167 }

// prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &(struct sock_fprog){ length, filter })
const install = `
my ($prctl, $filter) = (shift, pack("H*", shift));
my $program = pack("S x6 P", length($filter) / 8, $filter);
syscall($prctl + 0, 22, 2, $program) == 0 or die "The system call filter was refused: $!\n";
exec @ARGV or die "$ARGV[0]: $!\n";
`

/** The start of a command line, which installs a system call filter for the rest of it. @throws ToolError if this machine has nothing to do it with */
export function filteredBy(filter: Uint8Array): string[] {
  const prctl = PRCTL[process.arch]
  if (prctl === undefined || !HAS_PERL) {
    throw new ToolError(
      'No MCP server can be started: perl, which installs its system call filter, is missing. Install perl, or bubblewrap.'
    )
  }
  return [PERL, '-e', install, `${prctl}`, Buffer.from(filter).toString('hex')]
}
