import { existsSync } from 'node:fs'
import { ToolError } from '../../errors.ts'

// Of the distributions that have util-linux and bash, most install it with the system.
const PERL = '/usr/bin/perl'
export const HAS_PERL = existsSync(PERL)
// The number of prctl. Source: the tables of `seccomp-filter.ts`
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
