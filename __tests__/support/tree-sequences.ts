import { createServer, type Server } from 'node:net'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { writeFiles } from './temporary-workspace.ts'

/** What no command may find, whatever it did to the work tree. */
const CANARY = 'canary-5c1d7e'

/** A machine with a work tree in it, and with what is closed to commands: a home folder, a runner, another checkout, a daemon's socket. */
export interface HostileMachine extends AsyncDisposable {
  readonly base: string
  readonly root: string
  readonly home: string
  readonly stateFolder: string
  readonly runner: string
  /** How many connections the daemon got. */
  connections(): number
}

export async function hostileMachine(parent: string): Promise<HostileMachine> {
  const base = await realpath(await mkdtemp(join(parent, 'forgehand-machine-')))
  const token = `[http "https://example.org/"]\n\textraheader = ${CANARY}\n`
  await writeFiles(base, {
    'home/.ssh/id_rsa': CANARY,
    'home/.netrc': CANARY,
    'home/config': token,
    'home/HEAD': 'ref: refs/heads/main\n',
    'runner/.credentials': CANARY,
    'runner/.env': CANARY,
    'runner/_work/_temp/state/trace.jsonl': CANARY,
    'runner/_work/other/other/.git/config': token,
    'runner/_work/project/project/.git/HEAD': 'ref: refs/heads/main\n',
    'runner/_work/project/project/.git/config': '[core]\n\tbare = false\n',
    'runner/_work/project/project/file': 'text\n',
    'runner/_work/project/project/sub/file': 'text\n',
    'runner/_work/project/project/sub/.git/HEAD': 'ref: refs/heads/main\n',
    'runner/_work/project/project/sub/.git/config': token,
    'runner/_work/project/project/a/b/.git/HEAD': 'ref: refs/heads/main\n',
    'runner/_work/project/project/a/b/.git/config': token,
    'runner/_work/project/project/lib/.git': 'gitdir: ../.git/modules/lib\n'
  })
  let connections = 0
  const server: Server = createServer((socket) => {
    connections += 1
    socket.destroy()
  })
  await mkdir(join(base, 'daemon'))
  await once(server.listen(join(base, 'daemon/daemon.sock')), 'listening')
  return {
    base,
    root: join(base, 'runner/_work/project/project'),
    home: join(base, 'home'),
    stateFolder: join(base, 'runner/_work/_temp/state'),
    runner: join(base, 'runner'),
    connections: () => connections,
    [Symbol.asyncDispose]: async () => {
      server.close()
      await rm(base, { recursive: true, force: true })
    }
  }
}

const inTree = fc.constantFrom(
  'sub',
  'old',
  'a',
  'a/b',
  'a/c',
  'lib',
  'x',
  'x/y',
  'sub/.git',
  'a/b/.git',
  'lib/.git',
  'old/.git',
  '.git',
  'file'
)
const outside = fc.constantFrom(
  ...[
    'BASE/home',
    'BASE/home/.ssh',
    'BASE/runner',
    'BASE/runner/_work/other/other',
    'BASE/daemon',
    'BASE',
    '/proc',
    '/',
    '/run'
  ],
  ...['../../../../home', '../../../home', '../../../../daemon', '../../..']
)

/** One operation on the work tree, as a line of shell. Failing is no reason to stop. */
const operation: fc.Arbitrary<string> = fc.oneof(
  fc.tuple(inTree, inTree).map(([from, to]) => `mv -T ${from} ${to}`),
  fc.tuple(inTree, outside).map(([name, target]) => `rm -rf ${name}; ln -sT ${target} ${name}`),
  fc.tuple(inTree, outside, inTree).map(([name, target, moved]) => `mv -T ${name} ${moved}; ln -sT ${target} ${name}`),
  fc.tuple(inTree, outside).map(([name, target]) => `mkdir -p ${name}; ln -s ${target} ${name}/.git`),
  inTree.map((name) => `mkdir -p ${name}`),
  inTree.map((name) => `rmdir ${name}`),
  inTree.map((name) => `rm -rf ${name}`),
  inTree.map((name) => `git init -q ${name}`),
  fc.tuple(inTree, inTree).map(([from, to]) => `ln ${from} ${to}`),
  fc.tuple(inTree, outside).map(([name, target]) => `echo 'gitdir: ${target}' > ${name}`),
  fc.tuple(inTree, inTree).map(([from, to]) => `cp -a ${from} ${to}`)
)

/** Several sequences of operations, one after the other in one work tree: what one leaves is where the next begins. A new tree costs as much as two commands. */
export const chains = fc.array(fc.array(operation, { minLength: 1, maxLength: 5 }), { minLength: 10, maxLength: 10 })

/**
 * Prints a line for whatever a command reaches of what is closed, tries to change it, and knocks at the daemon's socket. Follows links, so
 * it is bounded. It does not have the word that it looks for on its command line, which it may read in /proc.
 */
const SPY = String.raw`perl -MSocket -e '
  my ($base, @queue) = @ARGV;
  my ($word, $left, %seen) = ("canary-" . "5c1d7e", 4000);
  push @queue, map { "$base/$_" } qw(home runner runner/.credentials runner/_work/other/other/.git/config daemon/daemon.sock), "";
  while (defined(my $path = shift @queue) and $left-- > 0) {
    my @status = stat $path or next;
    next if $seen{"$status[0]:$status[1]"}++;
    if (-S _) { socket(KNOCK, PF_UNIX, SOCK_STREAM, 0) and connect(KNOCK, pack_sockaddr_un($path)) }
    elsif (-d _) {
      opendir my $folder, $path or next;
      push @queue, map { "$path/$_" } grep { !/^\.\.?$/ } readdir $folder;
    } elsif (-f _ and open my $file, "<", $path) {
      read $file, my $text, 100000;
      print "REACHED $path\n" if index($text // "", $word) >= 0;
      if ($path =~ m{/\.git/config$} and open my $own, ">>", $path) { print $own "# changed\n" if $path =~ m{\Q$base\E/(home|runner/_work/other)} }
    }
  }
  print "LOOKED\n";
' BASE . /tmp "$HOME"`

/**
 * Runs a chain of sequences. Each is a command, and whatever it left is spied on at the start of the next.
 *
 * @param run runs a script in the sandbox and returns what it printed
 * @returns what was reached; [] if nothing
 */
export async function whatIsReached(
  chain: readonly (readonly string[])[],
  machine: HostileMachine,
  run: (script: string) => Promise<string>
): Promise<readonly string[]> {
  const before = await configurations(machine)
  const reached: string[] = []
  for (const operations of [...chain, []]) {
    const script = [SPY, ...operations.map((line) => `(${line}) 2>/dev/null`), 'true'].join('\n')
    const output = await run(script.replaceAll('BASE', machine.base))
    if (!output.includes('LOOKED')) throw new Error(`A command did not start: ${output}`)
    reached.push(...output.split('\n').filter((each) => each.startsWith('REACHED')))
  }
  if (machine.connections() > 0) reached.push('the socket of the daemon')
  const after = await configurations(machine)
  if (JSON.stringify(after) !== JSON.stringify(before)) reached.push('a file outside was changed')
  return reached
}

/** What nobody may change: everything of the machine that is not the work tree or the state of the run. */
async function configurations({ base }: HostileMachine): Promise<readonly (readonly [string, string])[]> {
  const names = await readdir(base, { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile() && !/\/_work\/(project|_temp)\b/.test(`${entry.parentPath}/`))
  return Promise.all(
    files.map(
      async ({ parentPath, name }) => [join(parentPath, name), await readFile(join(parentPath, name), 'utf8')] as const
    )
  )
}
