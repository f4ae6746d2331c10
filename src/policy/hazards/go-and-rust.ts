import type { Call, Hazards } from './hazards.ts'

/** The tool chains of Go and Rust. */
export const goAndRustPrograms: Readonly<Record<string, Hazards>> = {
  go: {
    readsFiles: true,
    handsOn: 'anything',
    verbs: ['test', 'vet', 'build', 'list', 'fmt', 'version', 'doc', 'env', 'mod', 'help'],
    options: [
      ...[
        '-exec',
        '-toolexec',
        '-vettool',
        '-C',
        '-overlay',
        '-modfile',
        '-pkgdir',
        '-fmt',
        '-cc',
        '-compiler',
        '-gccgoflags',
        '-asmflags',
        '-gcflags',
        '-modcacherw',
        '-pgo'
      ],
      ...['-http', '-w', '-u', '-work', '-outputdir', '-test.outputdir']
    ].flatMap((option) => [option, `-${option}`]),
    texts: ['-run', '-bench', '-skip', '-tags', '-count', '-timeout', '-f', '-ldflags'],
    check: checkGo
  },
  gofmt: { readsFiles: true, options: ['-cpuprofile'] },
  cargo: {
    readsFiles: true,
    handsOn: 'files',
    verbs: [
      'test',
      't',
      'check',
      'c',
      'build',
      'b',
      'clippy',
      'fmt',
      'doc',
      'bench',
      'tree',
      'metadata',
      'version',
      'nextest',
      'run',
      'r'
    ],
    leading: {
      '--quiet': false,
      '-q': false,
      '--verbose': false,
      '-v': false,
      '--offline': false,
      '--locked': false,
      '--version': false
    },
    options: [
      '--config',
      '--target-dir',
      '--artifact-dir',
      '--out-dir',
      '--lockfile-path',
      '--registry',
      '--index',
      '--root'
    ],
    harmless: ['--target'],
    letters: 'ZC',
    valueLetters: 'pjF',
    check: ({ wild }) =>
      wild.some((word) => word.startsWith('+')) ? 'cargo +NAME takes another tool chain.' : undefined
  }
}

function checkGo({ words, wild, verb }: Call): string | undefined {
  const linker = words.find(
    (word, index) =>
      wild.includes(word) &&
      (/^--?ldflags/.test(word) || /^--?ldflags$/.test(words[index - 1] ?? '')) &&
      /extld|linkmode|tmpdir|plugin/.test(word)
  )
  if (linker !== undefined) return `go ${linker} names another linker.`
  const [sub] = words.slice(words.indexOf('mod') + 1)
  if (verb === 'mod' && sub !== undefined && wild.includes(sub) && !/^(graph|verify|why|tidy|download)$/.test(sub))
    return `go mod ${sub} changes the module by a flag.`
  return undefined
}
