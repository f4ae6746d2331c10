import type { Hazards } from './hazards.ts'

const buildVariable = /^(V|VERBOSE|CI|DEBUG|COVERAGE|PYTEST_ADDOPTS_NONE)=[\w.,-]*$/

const maven: Hazards = {
  readsFiles: true,
  onlyOptions:
    /^(-[qBeXoUamdNnfv]+|-am|-amd|-ntp|-nsu|-pl|-rf|-version|-P[\w,.-]*|-T\w*|-D(test|it\.test|skip\w*|maven\.test\.\w+|failIfNo\w*|surefire\.\w+|groups|\w+\.skip)(=[\w.*#,!-]*)?|--(quiet|batch-mode|errors|offline|no-transfer-progress|also-make|projects|version|fail-at-end|fail-never|fail-fast|file)(=.*)?)$/,
  check: ({ operands, wild }) => {
    const goal = operands.find((word) => wild.includes(word) && /:(?!tree$|analyze$)/.test(word))
    return goal === undefined ? undefined : `mvn ${goal} runs a plugin of its own choice.`
  }
}

/** What builds by rules of the repository: its targets are the repository's business, its variables are not. */
export const buildPrograms: Readonly<Record<string, Hazards>> = {
  make: {
    readsFiles: true,
    onlyOptions:
      /^(-j\d*|-[kBinsw]+|-C|--(directory=.*|jobs|jobs=\d+|keep-going|always-make|dry-run|silent|quiet|no-print-directory|output-sync(=\w+)?|version))$/,
    check: ({ operands, wild }) => {
      const odd = operands.find(
        (word) => wild.includes(word) && !/^[\w./][\w./-]*$/.test(word) && !buildVariable.test(word)
      )
      return odd === undefined ? undefined : `make ${odd} sets a variable, by which a rule may run anything.`
    }
  },
  cmake: {
    readsFiles: true,
    onlyOptions:
      /^(-[SBGjv]\S*|-D\w+(:\w+)?=[\w.+-]*|--(build|parallel|target|config|clean-first|fresh|verbose|version|preset|install|prefix)(=.*)?|-t)$/,
    check: ({ wild }) => {
      const odd = wild.find((word) =>
        /^-D(CMAKE_)?\w*(COMMAND|COMPILER|LAUNCHER|INCLUDE|TOOLCHAIN|PROGRAM|LINKER|PATH|FILE|FLAGS)/i.test(word)
      )
      return odd === undefined ? undefined : `cmake ${odd} names what is run or included.`
    }
  },
  ctest: {
    readsFiles: true,
    onlyOptions:
      /^(-[NVQFjRELIC]\S*|-VV|-LE|--(test-dir|output-on-failure|verbose|extra-verbose|parallel|rerun-failed|stop-on-failure|timeout|tests-regex|exclude-regex|preset|show-only|schedule-random|no-tests|repeat|version)(=.*)?)$/,
    texts: ['-R', '-E', '-L', '--tests-regex', '--exclude-regex']
  },
  ninja: { readsFiles: true, onlyOptions: /^(-[CjklnvdtT]\S*|--(version|verbose|quiet))$/, letters: 't' },
  mvn: maven,
  './mvnw': maven,
  gradle: gradle(),
  './gradlew': gradle(),
  dotnet: {
    readsFiles: true,
    handsOn: 'anything',
    verbs: ['test', 'build', 'restore', 'format', 'list', 'clean', '--version', '--info'],
    options: [
      '--property',
      '-p',
      '-property',
      '--settings',
      '-s',
      '--logger',
      '-l',
      '--test-adapter-path',
      '--target',
      '-t',
      '--collect',
      '--configfile',
      '--diag',
      '--bl',
      '-bl',
      '--tool-path'
    ],
    harmless: ['--list-tests', '-t:Build'],
    check: ({ wild }) =>
      wild.some((word) => /^[@/]|^-(p|property|t|target|l|logger|bl|fl|flp)[:=]/.test(word))
        ? 'This hands MSBuild properties, targets or a file of options.'
        : undefined
  }
}

function gradle(): Hazards {
  return {
    readsFiles: true,
    onlyOptions:
      /^(-[qisSxam]+|--(tests|tests=.*|info|quiet|stacktrace|full-stacktrace|offline|no-daemon|daemon|continue|parallel|rerun-tasks|console=\w+|no-build-cache|build-cache|dry-run|warning-mode=\w+|version|exclude-task|scan=never))$/,
    texts: ['--tests', '-x']
  }
}
