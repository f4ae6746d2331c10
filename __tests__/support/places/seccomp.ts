import {
  ALLOW,
  encodeProgram,
  ERRNO,
  JUMP_IF_EQUAL,
  LOAD,
  RETURN,
  type Instruction
} from '../../../src/workspace/sandbox/seccomp-filter.ts'

/** How a container's filter answers: not permitted, or as a kernel without the call. */
const [EPERM, EACCES, ENOSYS] = [1, 13, 38]
const JUMP_IF_SET = 0x45
const CLONE_NEWUSER = 0x1000_0000
/** CLONE_NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID and NEWNET. */
const ANY_NAMESPACE = 0x7e02_0000
// Offsets in struct seccomp_data.
const [CALL, FIRST] = [0, 16]

interface Calls {
  readonly clone: number
  readonly clone3: number
  readonly unshare: number
  /** mount, umount2, pivot_root, setns, and the calls of the new interface from open_tree to fspick, and mount_setattr. */
  readonly mounting: readonly number[]
}

// Source: arch/x86/entry/syscalls/syscall_64.tbl and include/uapi/asm-generic/unistd.h of the kernel
const TABLES: Readonly<Record<string, Calls>> = {
  x64: { clone: 56, clone3: 435, unshare: 272, mounting: [165, 166, 155, 308, 428, 429, 430, 431, 432, 433, 442] },
  arm64: { clone: 220, clone3: 435, unshare: 97, mounting: [40, 39, 41, 268, 428, 429, 430, 431, 432, 433, 442] }
}

const refuse = (call: number, errno: number): Instruction[] => [
  [JUMP_IF_EQUAL, 0, 1, call],
  [RETURN, 0, 0, ERRNO | errno]
]

/** Refuses a call if its first argument has one of these flags. */
const refuseFlags = (call: number, flags: number, errno: number): Instruction[] => [
  [JUMP_IF_EQUAL, 0, 4, call],
  [LOAD, 0, 0, FIRST],
  [JUMP_IF_SET, 0, 1, flags],
  [RETURN, 0, 0, ERRNO | errno],
  [LOAD, 0, 0, CALL]
]

const FILTERS = {
  unshare: ({ unshare }: Calls) => refuse(unshare, EPERM),
  // clone3 has its flags in memory, which a filter cannot read.
  userNamespaces: ({ clone, clone3, unshare }: Calls) => [
    ...refuse(clone3, ENOSYS),
    ...[clone, unshare].flatMap((call) => refuseFlags(call, CLONE_NEWUSER, EPERM))
  ],
  mount: ({ mounting }: Calls) => mounting.flatMap((call) => refuse(call, EACCES)),
  container: ({ clone, clone3, unshare, mounting }: Calls) => [
    ...refuse(clone3, ENOSYS),
    ...refuseFlags(clone, ANY_NAMESPACE, EPERM),
    ...[unshare, ...mounting].flatMap((call) => refuse(call, EPERM))
  ]
}

export type FilterName = keyof typeof FILTERS

/** A system call filter as another machine has it; undefined for an architecture without a table. */
export function placeFilter(name: FilterName): Uint8Array | undefined {
  const calls = TABLES[process.arch]
  return calls && encodeProgram([[LOAD, 0, 0, CALL], ...FILTERS[name](calls), [RETURN, 0, 0, ALLOW]])
}
