const programs = /^(basename|cat|dirname|echo|grep|egrep|fgrep|head|ls|stat|tail|wc|md5sum|sha256sum)$/

/** True for a program that takes any file: no option that the name of a file could pass for writes or runs anything. */
export function readsAnyFile(program: string): boolean {
  return programs.test(program)
}
