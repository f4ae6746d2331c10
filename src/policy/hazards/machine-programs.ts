import type { Hazards } from './hazards.ts'

/** Programs that run what they are given, or act on the machine or the network: no wildcard after them says what is meant. */
const unboundedNames =
  'sh bash dash zsh ksh fish csh tcsh eval exec source . builtin env xargs parallel nohup setsid script sudo doas su pkexec ' +
  'runuser chroot unshare nsenter flock watch strace ltrace gdb lldb busybox trap alias enable coproc expect entr ' +
  'valgrind hyperfine perf xvfb-run cross-env dotenv direnv nodemon watchexec npm-run-all concurrently unbuffer rlwrap setarch prlimit setpriv ' +
  'bwrap firejail fakeroot numactl run-parts conda rustup mix iex erl groovy jshell Rscript R julia zx ' +
  'timeout nice ionice chrt taskset stdbuf command time ' +
  'vim vi nvim view ex ed nano emacs less more most man info pg screen tmux ' +
  'ssh scp sftp ftp telnet nc ncat netcat socat rsync mount umount losetup ' +
  'systemctl service crontab at batch systemd-run init telinit gpg gpg2 osascript launchctl ' +
  'dd mkfs mkswap fdisk shred kill pkill killall ' +
  'git-shell tclsh wish guile sqlite3 mysql psql redis-cli mongo kubectl helm terraform ansible aws gcloud az gh hub glab heroku'

/** Programs that nobody can allow by a wildcard. */
export const unboundedPrograms: ReadonlySet<string> = new Set(unboundedNames.split(' '))

/** Archives, transfers and containers. */
export const machinePrograms: Readonly<Record<string, Hazards>> = {
  tar: {
    readsFiles: true,
    options: [
      ...[
        '--use-compress-program',
        '--to-command',
        '--rsh-command',
        '--checkpoint-action',
        '--info-script',
        '--new-volume-script'
      ],
      ...[
        '--rmt-command',
        '--absolute-names',
        '--files-from',
        '--transform',
        '--xform',
        '--listed-incremental',
        '--index-file',
        '--volno-file'
      ],
      ...[
        '--exclude-from',
        '--dereference',
        '--keep-directory-symlink',
        '--unlink-first',
        '--recursive-unlink',
        '--one-top-level',
        '--to-stdout-command'
      ]
    ],
    harmless: ['--exclude', '--to-stdout', '--exclude-vcs'],
    letters: 'IFPTgh',
    valueLetters: 'fCb',
    check: ({ wild, words: [first = ''] }) => {
      // Without a dash the first word is a cluster of letters all the same.
      if (wild.includes(first) && /^[A-Za-z]*[IFPTgh]/.test(first)) return `tar ${first} can run another program.`
      return wild.some((word) => !word.startsWith('-') && /^[^/]*:/.test(word))
        ? 'An archive with a colon is on another machine.'
        : undefined
    }
  },
  zip: {
    readsFiles: true,
    options: ['--unzip-command', '--test', '-TT', '--names-stdin', '--out', '--temp-path'],
    letters: 'Tb@O'
  },
  unzip: { readsFiles: true, options: ['-:', '-^'] },
  curl: {
    onlyOptions:
      /^(-[sSfLIikv46G]+|-m\d*|--(silent|show-error|fail|location|head|include|max-time|retry|compressed|get|fail-with-body|connect-timeout)(=.*)?|-H|--header)$/,
    check: ({ wild }) => {
      const odd = wild.find(
        (word) => /[\0\s\\]|^(?!https?:)[a-z][\w+.-]*:\/|^@|[{}[\]]/i.test(word) && !/^[\w-]+: [^@]/.test(word)
      )
      return odd === undefined ? undefined : `curl ${odd} is no plain address.`
    }
  },
  wget: { onlyOptions: /^(-q|-S|-nv|--quiet|--spider|--server-response|--timeout=\d+|--tries=\d+)$/ },
  docker: { verbs: ['ps', 'images', 'version', 'info', 'logs', 'inspect'], leading: {} },
  podman: { verbs: ['ps', 'images', 'version', 'info', 'logs', 'inspect'], leading: {} },
  'docker-compose': { verbs: ['ps', 'version', 'config', 'logs'], leading: {} },
  openssl: {
    readsFiles: true,
    verbs: ['version', 'dgst', 'ciphers', 'list'],
    options: [
      '-engine',
      '-provider',
      '-provider-path',
      '-out',
      '-config',
      '-writerand',
      '-rand',
      '-passin',
      '-pass',
      '-signature'
    ]
  }
}
