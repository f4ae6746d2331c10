export const id = 649;
export const ids = [649];
export const modules = {

/***/ 649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judgeCommand: () => (/* binding */ judgeCommand)
});

// UNUSED EXPORTS: explainCommand

;// CONCATENATED MODULE: ./src/policy/hazards/build-programs.js
const buildVariable = /^(V|VERBOSE|CI|DEBUG|COVERAGE|PYTEST_ADDOPTS_NONE)=[\w.,-]*$/;
const maven = {
    readsFiles: true,
    onlyOptions: /^(-[qBeXoUamdNnfv]+|-am|-amd|-ntp|-nsu|-pl|-rf|-version|-P[\w,.-]*|-T\w*|-D(test|it\.test|skip\w*|maven\.test\.\w+|failIfNo\w*|surefire\.\w+|groups|\w+\.skip)(=[\w.*#,!-]*)?|--(quiet|batch-mode|errors|offline|no-transfer-progress|also-make|projects|version|fail-at-end|fail-never|fail-fast|file)(=.*)?)$/,
    check: ({ operands, wild }) => {
        const goal = operands.find((word) => wild.includes(word) && /:(?!tree$|analyze$)/.test(word));
        return goal === undefined ? undefined : `mvn ${goal} runs a plugin of its own choice.`;
    }
};
/** What builds by rules of the repository: its targets are the repository's business, its variables are not. */
const buildPrograms = {
    make: {
        readsFiles: true,
        onlyOptions: /^(-j\d*|-[kBinsw]+|-C|--(directory=.*|jobs|jobs=\d+|keep-going|always-make|dry-run|silent|quiet|no-print-directory|output-sync(=\w+)?|version))$/,
        check: ({ operands, wild }) => {
            const odd = operands.find((word) => wild.includes(word) && !/^[\w./][\w./-]*$/.test(word) && !buildVariable.test(word));
            return odd === undefined ? undefined : `make ${odd} sets a variable, by which a rule may run anything.`;
        }
    },
    cmake: {
        readsFiles: true,
        onlyOptions: /^(-[SBGjv]\S*|-D\w+(:\w+)?=[\w.+-]*|--(build|parallel|target|config|clean-first|fresh|verbose|version|preset|install|prefix)(=.*)?|-t)$/,
        check: ({ wild }) => {
            const odd = wild.find((word) => /^-D(CMAKE_)?\w*(COMMAND|COMPILER|LAUNCHER|INCLUDE|TOOLCHAIN|PROGRAM|LINKER|PATH|FILE|FLAGS)/i.test(word));
            return odd === undefined ? undefined : `cmake ${odd} names what is run or included.`;
        }
    },
    ctest: {
        readsFiles: true,
        onlyOptions: /^(-[NVQFjRELIC]\S*|-VV|-LE|--(test-dir|output-on-failure|verbose|extra-verbose|parallel|rerun-failed|stop-on-failure|timeout|tests-regex|exclude-regex|preset|show-only|schedule-random|no-tests|repeat|version)(=.*)?)$/,
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
        check: ({ wild }) => wild.some((word) => /^[@/]|^-(p|property|t|target|l|logger|bl|fl|flp)[:=]/.test(word))
            ? 'This hands MSBuild properties, targets or a file of options.'
            : undefined
    }
};
function gradle() {
    return {
        readsFiles: true,
        onlyOptions: /^(-[qisSxam]+|--(tests|tests=.*|info|quiet|stacktrace|full-stacktrace|offline|no-daemon|daemon|continue|parallel|rerun-tasks|console=\w+|no-build-cache|build-cache|dry-run|warning-mode=\w+|version|exclude-task|scan=never))$/,
        texts: ['--tests', '-x']
    };
}

;// CONCATENATED MODULE: ./src/policy/hazards/git.js
const reading = 'status diff log show blame annotate ls-files ls-tree rev-parse rev-list merge-base grep describe shortlog name-rev cat-file ' +
    'show-ref for-each-ref diff-tree diff-index diff-files whatchanged range-diff cherry check-ignore check-attr ' +
    'count-objects version branch tag remote stash worktree reflog';
const git = {
    readsFiles: true,
    verbs: reading.split(' '),
    leading: {
        '--no-pager': false,
        '-P': false,
        '--no-optional-locks': false,
        '--literal-pathspecs': false,
        '--version': false
    },
    options: [
        ...['--config-env', '--exec-path', '--git-dir', '--work-tree', '--namespace', '--super-prefix', '--paginate'],
        ...['--output', '--ext-diff', '--textconv', '--upload-pack', '--receive-pack', '--exec', '--no-index', '--extcmd'],
        ...['--open-files-in-pager', '--contents', '--ignore-revs-file', '--pathspec-from-file', '--filters', '--remote'],
        ...['--show-signature', '--exclude-from', '--upload-archive', '--template', '--edit', '--edit-description'],
        ...[
            '--output-directory',
            '--separate-git-dir',
            '--gpg-sign',
            '--tool',
            '--batch-command',
            '--recurse-submodules=on'
        ]
    ],
    harmless: [
        '--text',
        '--exclude',
        '--exclude-standard',
        '--no-ext-diff',
        '--no-textconv',
        '--git-path',
        '--output-indicator-new'
    ],
    letters: 'O',
    valueLetters: 'SGLU',
    texts: [
        ...['-e', '--regexp', '--grep', '--author', '--committer', '--format', '--pretty', '--since', '--until', '--after'],
        ...['--before', '--date', '-S', '-G', '-L', '-n', '--max-count', '--sort', '--color', '--diff-filter', '--stat']
    ],
    check: checkGit
};
/** What the sub-commands that a wildcard lets in may do beside reading, by the options that make them read. */
const listings = {
    branch: /^(--(list|show-current|all|remotes|verbose|contains|no-contains|merged|no-merged|points-at|sort|format|column|no-color|color|ignore-case)(=.*)?|-[arvl]+|-vv)$/,
    tag: /^(--(list|contains|no-contains|merged|no-merged|points-at|sort|format|column|color)(=.*)?|-l|-n\d*)$/
};
const lists = /^(--(list|show-current|contains|no-contains|merged|no-merged|points-at)(=.*)?|-[al]+|-[arv]*[ar][arv]*)$/;
const subVerbs = {
    remote: /^(-v|--verbose|get-url)$/,
    stash: /^(list|show)$/,
    worktree: /^list$/,
    reflog: /^(show|-.*|HEAD.*|\d+)$/
};
const transports = /^(archive|bundle|clone|fetch|ls-remote|pull|push|remote|submodule|remote-.*)$/;
function checkGit({ words, wild, verb, operands }) {
    if (verb === undefined)
        return wild.some((word) => word !== '--version') ? 'git takes a sub-command.' : undefined;
    const after = words.slice(words.indexOf(verb) + 1);
    const wildAfter = after.filter((word) => wild.includes(word));
    if (transports.test(verb) && wild.some((word) => /^[\w+.-]+::/.test(word))) {
        return `git ${verb} with an address such as ext:: runs another program.`;
    }
    if (wildAfter.some((word) => /%G|%\(signature/.test(word)))
        return '%G has git run gpg.';
    if (verb === 'rebase' && wildAfter.some((word) => /^-[a-z]*x/.test(word)))
        return 'git rebase -x runs another program.';
    const listing = listings[verb];
    if (listing) {
        const odd = wildAfter.find((word) => word.startsWith('-') && !listing.test(word));
        if (odd !== undefined)
            return `git ${verb} ${odd} changes the repository.`;
        const named = operands.slice(operands.indexOf(verb) + 1);
        if (named.some((name) => wild.includes(name)) && !after.some((word) => lists.test(word))) {
            return `git ${verb} with a name makes one; add --list.`;
        }
    }
    const [first] = after;
    const allowed = subVerbs[verb];
    if (allowed && (first === undefined ? verb === 'stash' : wild.includes(first) && !allowed.test(first))) {
        return `git ${verb} changes the repository; only reading it is let in by a wildcard.`;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./src/policy/hazards/go-and-rust.js
/** The tool chains of Go and Rust. */
const goAndRustPrograms = {
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
        check: ({ wild }) => wild.some((word) => word.startsWith('+')) ? 'cargo +NAME takes another tool chain.' : undefined
    }
};
function checkGo({ words, wild, verb }) {
    const linker = words.find((word, index) => wild.includes(word) &&
        (/^--?ldflags/.test(word) || /^--?ldflags$/.test(words[index - 1] ?? '')) &&
        /extld|linkmode|tmpdir|plugin/.test(word));
    if (linker !== undefined)
        return `go ${linker} names another linker.`;
    const [sub] = words.slice(words.indexOf('mod') + 1);
    if (verb === 'mod' && sub !== undefined && wild.includes(sub) && !/^(graph|verify|why|tidy|download)$/.test(sub))
        return `go mod ${sub} changes the module by a flag.`;
    return undefined;
}

// EXTERNAL MODULE: ./src/policy/folded-path.js
var folded_path = __webpack_require__(6137);
;// CONCATENATED MODULE: ./src/policy/place.js

const harmlessFiles = ['/dev/null', '/dev/stdin', '/dev/stdout', '/dev/stderr'];
/** True for a path that leads out of the work tree, as it is spelled. The kernel's boundary sees to symbolic links. */
function leadsOutside(path, { root, folder }) {
    if (harmlessFiles.includes(path) || path === root)
        return false;
    if (root !== undefined && path.startsWith(`${root}/`))
        return (0,folded_path/* isOutside */._K)(path.slice(root.length + 1));
    return path.startsWith('/') || (0,folded_path/* isOutside */._K)(`${folder}/${path}`.replace(/^\//, ''));
}
/** True for a path that no command is to write: outside, or in `.git`. */
function isUnwritable(path, place) {
    return leadsOutside(path, place) || (0,folded_path/* isInGitFolder */.e9)(path);
}

;// CONCATENATED MODULE: ./src/policy/hazards/hazards.js


/** The reason why such a program is refused with these words. */
function hazardIn({ program, words, wild, place }, known) {
    const end = known.handsOn && words.includes('--') ? words.indexOf('--') : words.length;
    const own = words.slice(0, end);
    const wildWords = own.filter((_, index) => wild.has(index));
    const verbAt = known.verbs ? verbPosition(own, known) : undefined;
    const verb = verbAt === undefined ? undefined : own[verbAt];
    const call = { program, words: own, wild: wildWords, operands: operandsOf(own, known), verb, place };
    const early = own
        .slice(0, verbAt ?? 0)
        .find((word, index) => wild.has(index) && !isLeading(word, own[index - 1], known));
    if (early !== undefined)
        return `${program} ${early} changes what ${program} works with, before its sub-command.`;
    if (known.verbs && verbAt !== undefined && wild.has(verbAt) && !known.verbs.includes(verb ?? '')) {
        return `No rule names the sub-command "${program} ${verb ?? ''}", and a wildcard lets only harmless ones in.`;
    }
    const option = wildWords.find((word) => isRefusedOption(word, known));
    if (option !== undefined)
        return `${program} ${option} can run another program or reach a file of its own.`;
    const handedOn = known.handsOn === 'files' ? words.slice(end).filter((_, index) => wild.has(end + index)) : [];
    return outsideFile({ ...call, wild: [...wildWords, ...handedOn] }, known) ?? known.check?.(call);
}
function verbPosition(words, { leading = {} }) {
    for (let index = 0; index < words.length; index += 1) {
        const word = words[index] ?? '';
        if (!word.startsWith('-'))
            return index;
        if (leading[word])
            index += 1;
    }
    return undefined;
}
function isLeading(word, before, { leading = {} }) {
    const [name = ''] = word.split('=', 1);
    return Object.hasOwn(leading, name) || (before !== undefined && leading[before] === true);
}
function isRefusedOption(word, known) {
    const { options = [], letters = '', harmless = [], onlyOptions, argumentFiles } = known;
    if (argumentFiles && word.startsWith('@'))
        return true;
    if (!/^-./.test(word))
        return false;
    // Node takes `_` for `-` in the names of its options.
    const name = (word.split('=', 1)[0] ?? '').replaceAll('_', '-');
    if (harmless.includes(name) || harmless.includes(word))
        return false;
    if (onlyOptions && word !== '--')
        return !onlyOptions.test(word);
    if (options.includes(word) || options.includes(name))
        return true;
    // GNU programs and git take any unambiguous beginning of a long option.
    if (word.startsWith('--'))
        return name.length > 2 && options.some((option) => option.startsWith(name));
    return clusterOf(word, known).some((letter) => letters.includes(letter));
}
/** The letters of `-nA3`; a value that is glued on ends them. */
function clusterOf(word, { valueLetters = '' }) {
    const letters = (/^-([A-Za-z0-9]*)/.exec(word)?.[1] ?? '').split('');
    const value = letters.findIndex((letter) => valueLetters.includes(letter));
    return value < 0 ? letters : letters.slice(0, value + 1);
}
/** Words that are no options and no values of `texts`. The value of another option counts as one: it is judged all the same. */
function operandsOf(words, known) {
    const end = words.indexOf('--');
    return words.filter((word, index) => {
        if (end >= 0 && index > end)
            return true;
        return !/^-./.test(word) && !takesText(words[index - 1], known);
    });
}
/** True for an option whose value, the next word, is text. */
function takesText(word, known) {
    const { texts = [], valueLetters = '' } = known;
    if (word === undefined)
        return false;
    if (texts.includes(word))
        return true;
    const last = clusterOf(word, known).at(-1);
    return /^-[A-Za-z]{2,}$/.test(word) && word.endsWith(last ?? '-') && valueLetters.includes(last ?? '-')
        ? texts.includes(`-${last ?? ''}`)
        : false;
}
function outsideFile(call, known) {
    if (!known.readsFiles)
        return undefined;
    const { texts = [], textOperands = 0 } = known;
    const isGiven = texts.slice(0, 2).some((text) => call.words.some((word) => optionIs(word, text, known)));
    const said = isGiven ? [] : call.operands.slice(0, textOperands);
    const files = call.wild.filter((word) => !said.includes(word) && !isText(word, call, known));
    const path = files.find((word) => pathsIn(word).some((each) => leadsOutside(each, call.place)));
    if (path !== undefined)
        return `${path} leads outside the repository.`;
    const git = files.find((word) => !word.startsWith('-') && (0,folded_path/* isInGitFolder */.e9)(word));
    return git === undefined ? undefined : `${git} lies in .git, which no command reads by itself; use the git commands.`;
}
function optionIs(word, option, known) {
    if (word === option || word.startsWith(`${option}=`))
        return true;
    return option.length === 2 && /^-[A-Za-z]/.test(word) && clusterOf(word, known).includes(option.slice(1));
}
function isText(word, { words }, known) {
    const { texts = [] } = known;
    if (/^-./.test(word))
        return texts.some((text) => word.startsWith(text.startsWith('--') ? `${text}=` : text));
    return takesText(words[words.indexOf(word) - 1], known);
}
/** What may be a path in a word: the whole of it, the value that is glued to an option, and what follows `html:` or `output=`. */
function pathsIn(word) {
    const value = word.replace(/^(--?[\w.-]+=|-[A-Za-z](?=[./~]))/, '');
    const later = [...value.matchAll(/(?<=[:=,]["']?)(?:\/|\.\.\/)[^:=,"']*/g)].map(([path]) => path);
    return [value, ...(value.startsWith('http') ? [] : later)];
}

;// CONCATENATED MODULE: ./src/policy/hazards/javascript.js
const steeringOptions = [
    ...[
        '--script-shell',
        '--node-options',
        '--userconfig',
        '--globalconfig',
        '--global',
        '--location',
        '--git',
        '--editor'
    ],
    ...[
        '--shell',
        '--viewer',
        '--browser',
        '--cache',
        '--call',
        '--registry',
        '--global-style',
        '--init-module',
        '--scripts-prepend-node-path'
    ],
    ...[
        '--shell-emulator',
        '--config',
        '--store-dir',
        '--virtual-store-dir',
        '--pnpmfile',
        '--global-pnpmfile',
        '--use-yarnrc',
        '--modules-folder'
    ],
    ...[
        '--cwd-above',
        '--global-dir',
        '--global-folder',
        '--package',
        '--use-node-version',
        '--script-prepend-node-path',
        '--onload-script'
    ]
];
const leading = {
    ...{ '--silent': false, '-s': false, '--quiet': false, '-q': false, '--verbose': false, '--json': false },
    ...{
        '--prefix': true,
        '-C': true,
        '--dir': true,
        '--cwd': true,
        '--workspace': true,
        '-w': true,
        '--filter': true,
        '-F': true
    },
    ...{
        '--workspaces': false,
        '-ws': false,
        '--if-present': false,
        '-r': false,
        '--recursive': false,
        '--loglevel': true
    },
    ...{
        '--version': false,
        '-v': false,
        '--help': false,
        '--no-audit': false,
        '--no-fund': false,
        '--workspace-root': false
    }
};
const shared = {
    options: steeringOptions,
    harmless: [
        '--silent',
        '--if-present',
        '--verbose',
        '--version',
        '--no-audit',
        '--no-fund',
        '--no-save',
        '--no-package-lock',
        '--no-color'
    ],
    leading,
    readsFiles: true,
    handsOn: 'anything',
    check: ({ program, wild }) => wild.some((word) => /^-[a-z]*g/.test(word))
        ? `${program} -g works on the machine, not on the repository.`
        : undefined
};
const verbs = 'test t tst run run-script start stop restart ls list ll la outdated view info show ci install i install-test it why explain audit fund ' +
    'prefix root bin help ping dedupe rebuild version pack';
const typescript = {
    readsFiles: true,
    argumentFiles: true,
    options: ['--plugins', '--init', '--watch'],
    harmless: ['--incremental']
};
/** Scripts, packages and programs of JavaScript. What a script of package.json does is the repository's business. */
const javascriptPrograms = {
    npm: { ...shared, verbs: verbs.split(' ').filter((verb) => verb !== 'version') },
    pnpm: {
        ...shared,
        verbs: [...verbs.split(' ').filter((verb) => verb !== 'version'), 'add', 'lint', 'build', 'typecheck', 'format']
    },
    yarn: {
        ...shared,
        verbs: [
            'test',
            'run',
            'install',
            'start',
            'why',
            'list',
            'info',
            'audit',
            'workspaces',
            'lint',
            'build',
            'typecheck',
            'format',
            'check'
        ]
    },
    npx: {
        options: [
            '--call',
            '--package',
            '--shell',
            '--node-options',
            '--script-shell',
            '--userconfig',
            '--registry',
            '--node-arg',
            '--prefix'
        ],
        letters: 'cpn',
        check: ({ wild, words: [first = ''] }) => wild.includes(first) && !/^(@[\w.-]+\/)?[\w.-]+$/.test(first)
            ? 'After npx a wildcard lets in only the name of an installed program.'
            : undefined
    },
    node: {
        options: [
            ...[
                '--eval',
                '--print',
                '--require',
                '--import',
                '--loader',
                '--experimental-loader',
                '--interactive',
                '--env-file'
            ],
            ...[
                '--env-file-if-exists',
                '--openssl-config',
                '--build-snapshot',
                '--build-snapshot-config',
                '--snapshot-blob',
                '--cpu-prof'
            ],
            ...[
                '--heap-prof',
                '--heapsnapshot-signal',
                '--diagnostic-dir',
                '--report-dir',
                '--report-directory',
                '--report-filename',
                '--redirect-warnings'
            ],
            ...[
                '--trace-event-file-pattern',
                '--test-global-setup',
                '--icu-data-dir',
                '--tls-keylog',
                '--experimental-config-file'
            ],
            ...[
                '--experimental-default-config-file',
                '--run',
                '--experimental-sea-config',
                '--inspect',
                '--inspect-brk',
                '--inspect-wait',
                '--inspect-port',
                '--test-isolation-loader'
            ],
            ...[
                '--conditions',
                '--test-reporter-destination',
                '--localstorage-file',
                '--dns-result-order-file',
                '--disable-wasm-trap-handler',
                '--allow-addons'
            ]
        ],
        harmless: [
            '--test',
            '--test-reporter',
            '--test-only',
            '--test-name-pattern',
            '--test-timeout',
            '--test-concurrency',
            '--experimental-strip-types',
            '--enable-source-maps',
            '--no-warnings',
            '--disable-warning',
            '--check'
        ],
        letters: 'epriC',
        texts: ['--test-name-pattern', '--test-skip-pattern'],
        readsFiles: true,
        check: checkNode
    },
    tsc: typescript,
    'vue-tsc': typescript,
    ava: { readsFiles: true, options: ['--config', '--watch'], letters: 'w' },
    biome: { readsFiles: true, verbs: ['check', 'lint', 'format', 'ci', 'version'] },
    oxlint: { readsFiles: true, options: ['--config', '--js-plugins', '--lsp', '--init'], letters: 'c' },
    stylelint: {
        readsFiles: true,
        options: ['--config', '--config-basedir', '--custom-formatter', '--custom-syntax', '--plugins', '--stdin-filename'],
        letters: 'c'
    },
    eslint: {
        readsFiles: true,
        options: [
            '--rulesdir',
            '--resolve-plugins-relative-to',
            '--parser',
            '--plugin',
            '--init',
            '--config',
            '--cache-location',
            '--cache-file',
            '--stdin-filename',
            '--env-info',
            '--flag',
            '--mcp'
        ],
        harmless: ['--cache', '--no-eslintrc'],
        letters: 'c',
        texts: ['--rule', '--ext', '--ignore-pattern', '--global'],
        check: ({ wild, words }) => wild.some((word) => /^(-f|--format)[=]?.*[./]/.test(word) ||
            (/^(-f|--format)$/.test(words[words.indexOf(word) - 1] ?? '') && /[./]/.test(word)))
            ? 'A formatter by its path is code that eslint runs.'
            : undefined
    },
    jest: {
        readsFiles: true,
        options: [
            ...[
                '--config',
                '--globalSetup',
                '--globalTeardown',
                '--setupFiles',
                '--setupFilesAfterEnv',
                '--testRunner',
                '--transform',
                '--resolver'
            ],
            ...[
                '--reporters',
                '--runner',
                '--testEnvironment',
                '--testSequencer',
                '--filter',
                '--snapshotSerializers',
                '--watch',
                '--watchAll',
                '--rootDir'
            ],
            ...[
                '--cacheDirectory',
                '--coverageProvider',
                '--testResultsProcessor',
                '--dependencyExtractor',
                '--haste',
                '--modulePaths',
                '--prettierPath',
                '--roots'
            ]
        ],
        harmless: [
            '--watchAll=false',
            '--watch=false',
            '--runInBand',
            '--verbose',
            '--test',
            '--coverage',
            '--silent',
            '--runTestsByPath',
            '--testNamePattern',
            '--testPathPattern',
            '--testPathPatterns'
        ],
        letters: 'c',
        texts: [
            '-t',
            '--testNamePattern',
            '--testPathPattern',
            '--testPathPatterns',
            '--testPathIgnorePatterns',
            '--collectCoverageFrom'
        ],
        textOperands: 0
    },
    vitest: {
        readsFiles: true,
        options: [
            '--config',
            '--environment',
            '--globalSetup',
            '--ui',
            '--api',
            '--browser',
            '--reporter',
            '--root',
            '--dir',
            '--inspect',
            '--inspect-brk',
            '--execArgv'
        ],
        letters: 'c',
        texts: ['-t', '--testNamePattern'],
        harmless: ['--run']
    },
    mocha: {
        readsFiles: true,
        options: [
            '--require',
            '--config',
            '--package',
            '--reporter',
            '--ui',
            '--import',
            '--loader',
            '--node-option',
            '--opts',
            '--file',
            '--inspect',
            '--inspect-brk'
        ],
        letters: 'rRun',
        texts: ['-g', '--grep', '-f', '--fgrep'],
        harmless: ['--reporter=dot', '--reporter=spec']
    },
    prettier: {
        readsFiles: true,
        options: [
            '--plugin',
            '--plugin-search-dir',
            '--config',
            '--stdin-filepath',
            '--cache-location',
            '--ignore-path',
            '--find-config-path'
        ],
        harmless: ['--cache', '--check', '--write', '--list-different']
    }
};
function checkNode({ wild, words }) {
    const script = words.find((word) => !word.startsWith('-'));
    if (words.some((word) => /^(--test|--version|-v|--check|-c|--help)$/.test(word)))
        return undefined;
    if (script === undefined)
        return 'node without a file runs what it reads from its input.';
    return wild.includes('-') ? 'node - runs what it reads from its input.' : undefined;
}

;// CONCATENATED MODULE: ./src/policy/hazards/machine-programs.js
/** Programs that run what they are given, or act on the machine or the network: no wildcard after them says what is meant. */
const unboundedNames = 'sh bash dash zsh ksh fish csh tcsh eval exec source . builtin env xargs parallel nohup setsid script sudo doas su pkexec ' +
    'runuser chroot unshare nsenter flock watch strace ltrace gdb lldb busybox trap alias enable coproc expect entr ' +
    'valgrind hyperfine perf xvfb-run cross-env dotenv direnv nodemon watchexec npm-run-all concurrently unbuffer rlwrap setarch prlimit setpriv ' +
    'bwrap firejail fakeroot numactl run-parts conda rustup mix iex erl groovy jshell Rscript R julia zx ' +
    'timeout nice ionice chrt taskset stdbuf command time ' +
    'vim vi nvim view ex ed nano emacs less more most man info pg screen tmux ' +
    'ssh scp sftp ftp telnet nc ncat netcat socat rsync mount umount losetup ' +
    'systemctl service crontab at batch systemd-run init telinit gpg gpg2 osascript launchctl ' +
    'dd mkfs mkswap fdisk shred kill pkill killall ' +
    'git-shell tclsh wish guile sqlite3 mysql psql redis-cli mongo kubectl helm terraform ansible aws gcloud az gh hub glab heroku';
/** Programs that nobody can allow by a wildcard. */
const unboundedPrograms = new Set(unboundedNames.split(' '));
/** Archives, transfers and containers. */
const machinePrograms = {
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
            if (wild.includes(first) && /^[A-Za-z]*[IFPTgh]/.test(first))
                return `tar ${first} can run another program.`;
            return wild.some((word) => !word.startsWith('-') && /^[^/]*:/.test(word))
                ? 'An archive with a colon is on another machine.'
                : undefined;
        }
    },
    zip: {
        readsFiles: true,
        options: ['--unzip-command', '--test', '-TT', '--names-stdin', '--out', '--temp-path'],
        letters: 'Tb@O'
    },
    unzip: { readsFiles: true, options: ['-:', '-^'] },
    curl: {
        onlyOptions: /^(-[sSfLIikv46G]+|-m\d*|--(silent|show-error|fail|location|head|include|max-time|retry|compressed|get|fail-with-body|connect-timeout)(=.*)?|-H|--header)$/,
        check: ({ wild }) => {
            const odd = wild.find((word) => /[\0\s\\]|^(?!https?:)[a-z][\w+.-]*:\/|^@|[{}[\]]/i.test(word) && !/^[\w-]+: [^@]/.test(word));
            return odd === undefined ? undefined : `curl ${odd} is no plain address.`;
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
};

;// CONCATENATED MODULE: ./src/policy/hazards/python.js
/** Modules that do no more with `-m` than their own program does. */
const pythonModules = [
    ...[
        'pytest',
        'unittest',
        'mypy',
        'ruff',
        'black',
        'flake8',
        'isort',
        'pylint',
        'pyflakes',
        'pycodestyle',
        'py_compile',
        'compileall'
    ],
    ...[
        'json.tool',
        'tabnanny',
        'doctest',
        'coverage',
        'tox',
        'nox',
        'build',
        'mkdocs',
        'sphinx',
        'behave',
        'nose2',
        'django'
    ]
];
const python = {
    readsFiles: true,
    options: ['--check-hash-based-pycs'],
    texts: ['-W', '-X'],
    check: checkPython
};
const pytest = {
    readsFiles: true,
    options: [
        ...[
            '--basetemp',
            '--rootdir',
            '--confcutdir',
            '--override-ini',
            '--config-file',
            '--pastebin',
            '--debug',
            '--pdbcls',
            '--pdb',
            '--trace',
            '--plugins'
        ],
        ...['--inifile', '--looponfail', '--cov-config', '--html-report-script']
    ],
    harmless: ['--cov', '--trace-config', '--pyargs', '--html', '--tb', '--no-cov', '--no-header', '--override'],
    letters: 'co',
    valueLetters: 'kmprnW',
    argumentFiles: true,
    texts: ['-k', '-m', '-W', '-p', '--tb', '--durations', '--maxfail', '-n'],
    check: ({ wild, words }) => {
        const plugins = words.flatMap((word, index) => word === '-p'
            ? (words[index + 1] ?? '')
            : /^-[a-z]*p/.test(word)
                ? word.replace(/^-[a-z]*?p/, '') || (words[index + 1] ?? '')
                : []);
        const odd = plugins.find((name) => !name.startsWith('no:'));
        return odd !== undefined && wild.some((word) => word.includes(odd))
            ? `pytest -p ${odd} loads code; only -p no:NAME is let in.`
            : undefined;
    }
};
/** Python, its test runners, linters and installer. */
const pythonPrograms = {
    python,
    python3: python,
    pytest,
    'py.test': pytest,
    black: { readsFiles: true, options: ['--config', '--code'], letters: 'c' },
    flake8: {
        readsFiles: true,
        options: ['--config', '--append-config', '--enable-extensions', '--require-plugins', '--output-file']
    },
    isort: { readsFiles: true, options: ['--settings-path', '--settings-file', '--filename'] },
    pylint: {
        readsFiles: true,
        argumentFiles: true,
        options: ['--init-hook', '--load-plugins', '--rcfile', '--init-import', '--output']
    },
    py_compile: { readsFiles: true },
    compileall: { readsFiles: true, letters: 'i' },
    mypy: {
        readsFiles: true,
        argumentFiles: true,
        options: [
            '--python-executable',
            '--config-file',
            '--custom-typeshed-dir',
            '--custom-typing-module',
            '--install-types',
            '--shadow-file',
            '--cache-dir',
            '--junit-xml'
        ]
    },
    ruff: {
        readsFiles: true,
        verbs: ['check', 'format', 'rule', 'linter', 'version'],
        options: ['--config', '--cache-dir', '--output-file']
    },
    unittest: { readsFiles: true, texts: ['-k'] },
    pip: pip(),
    pip3: pip(),
    tox: {
        readsFiles: true,
        verbs: ['run', 'list', 'config'],
        leading: { '-e': true, '-q': false, '-v': false, '-r': false, '-l': false, '--version': false },
        onlyOptions: /^(-[elqvr]+|--(version|recreate|quiet))$/
    }
};
function pip() {
    return {
        readsFiles: true,
        verbs: ['list', 'show', 'freeze', 'check', 'install', 'debug', 'inspect'],
        options: [
            ...[
                '--target',
                '--prefix',
                '--root',
                '--src',
                '--python',
                '--log',
                '--cache-dir',
                '--index-url',
                '--extra-index-url',
                '--find-links',
                '--trusted-host',
                '--proxy',
                '--cert'
            ],
            ...[
                '--global-option',
                '--install-option',
                '--build-option',
                '--config-settings',
                '--report',
                '--user',
                '--break-system-packages',
                '--no-build-isolation',
                '--keyring-provider'
            ]
        ],
        harmless: ['--no-deps', '--no-index', '--no-cache-dir', '--progress-bar'],
        letters: 'ti',
        check: ({ wild }) => wild.some((word) => /^(git|hg|svn|bzr)\+|^[a-z]+:\/\/|@ /.test(word))
            ? 'pip from an address runs the code that it finds there.'
            : undefined
    };
}
function checkPython({ words, wild }) {
    const at = words.findIndex((word, index) => !/^-[bBdEIOPsSuvqx]*$|^-[WX].+$/.test(word) ||
        word === '-' ||
        (index > 0 && /^-[WX]$/.test(words[index - 1] ?? '')));
    const first = words[at];
    if (first === undefined)
        return words.length > 0 && /^(-V|--version)$/.test(words[0] ?? '')
            ? undefined
            : 'python without a file runs what it reads from its input.';
    if (!wild.includes(first))
        return undefined;
    if (first === '-m') {
        const name = words[at + 1] ?? '';
        return pythonModules.includes(name) || !wild.includes(name)
            ? undefined
            : `python -m ${name} is a program of its own; name it in a rule.`;
    }
    if (/^(-V+|--version)$/.test(first))
        return undefined;
    return first.startsWith('-') ? `python ${first} runs code that is not a file of the repository.` : undefined;
}

;// CONCATENATED MODULE: ./src/policy/hazards/script-languages.js
/** Ruby, PHP, Perl, Lua, Deno and Bun. The tests that they run are the repository's business. */
const scriptLanguagePrograms = {
    phpunit: {
        readsFiles: true,
        options: ['--bootstrap', '--extension', '--include-path', '--prepend', '--printer', '--loader', '--configuration'],
        letters: 'dc',
        texts: ['--filter', '--group', '--exclude-group', '--testsuite']
    },
    composer: {
        readsFiles: true,
        handsOn: 'anything',
        verbs: [
            'validate',
            'show',
            'install',
            'test',
            'run-script',
            'run',
            'dump-autoload',
            'check-platform-reqs',
            'outdated',
            'audit',
            'diagnose'
        ],
        options: ['--working-dir', '--global'],
        letters: 'dg'
    },
    bundle: {
        readsFiles: true,
        verbs: ['exec', 'check', 'list', 'show', 'install', 'outdated'],
        options: ['--gemfile', '--path', '--binstubs', '--shebang'],
        check: ({ verb, words, wild }) => {
            const program = verb === 'exec' ? words[words.indexOf('exec') + 1] : undefined;
            const known = /^(rspec|rubocop|rake|rails|minitest|cucumber|standardrb|srb|steep)$/;
            return program !== undefined && wild.includes(program) && !known.test(program)
                ? `bundle exec ${program} runs any program.`
                : undefined;
        }
    },
    gem: {
        verbs: ['list', 'environment', 'info', 'search', 'which', 'contents', 'dependency'],
        options: ['--config-file']
    },
    rspec: {
        readsFiles: true,
        options: ['--require', '--options', '--drb', '--default-path', '--init'],
        letters: 'rIO',
        valueLetters: 'ft',
        texts: ['-e', '--example', '-t', '--tag']
    },
    rake: {
        readsFiles: true,
        options: [
            '--rakefile',
            '--require',
            '--execute',
            '--execute-print',
            '--execute-continue',
            '--libdir',
            '--rakelib',
            '--system'
        ],
        letters: 'feErIRpg'
    },
    perl: script('perl'),
    ruby: script('ruby'),
    php: script('php'),
    lua: script('lua'),
    deno: {
        readsFiles: true,
        verbs: ['test', 'lint', 'fmt', 'check', 'info'],
        options: ['--config', '--import-map', '--preload', '--allow-run', '--allow-all', '--inspect', '--cert'],
        letters: 'Ac'
    },
    bun: {
        readsFiles: true,
        verbs: ['test', 'run', 'install', 'pm'],
        options: ['--preload', '--require', '--eval', '--print', '--config', '--inspect', '--shell', '--import'],
        letters: 'repc'
    }
};
/** An interpreter with a file of the repository; any option before that file may be code. */
function script(name) {
    return {
        readsFiles: true,
        check: ({ words: [first], wild }) => first === undefined || (wild.includes(first) && first.startsWith('-') && !/^(-[wcl]|--?version|-v)$/.test(first))
            ? `${name} ${first ?? ''} runs code that is not a file of the repository.`
            : undefined
    };
}

;// CONCATENATED MODULE: ./src/policy/hazards/sed-script.js
/**
 * True for a script of sed that only prints, deletes and replaces what passes through. sed has commands that write files (`w`),
 * read them (`r`) and run programs (`e`), alone and as flags of `s`; what is not surely none of them is refused.
 */
function isHarmlessSedScript(script) {
    const reader = { text: script, at: 0 };
    while (reader.at < script.length) {
        skip(reader, /[\s;{}]*/y);
        if (reader.at >= script.length)
            return true;
        if (!readCommand(reader))
            return false;
        if (reader.at < script.length && !/[\s;}]/.test(script[reader.at] ?? ''))
            return false;
    }
    return true;
}
function readCommand(reader) {
    if (!readAddresses(reader))
        return false;
    skip(reader, /[\s!]*/y);
    const command = reader.text[reader.at] ?? '';
    reader.at += 1;
    if (command === 's' || command === 'y') {
        if (!readParts(reader))
            return false;
        if (command === 's')
            skip(reader, /[gpiIm0-9]*/y);
        return true;
    }
    if (command === '{')
        return true;
    if (!/^[pdqQDPnNhHgGxl=]$/.test(command))
        return false;
    skip(reader, /[ \t]*\d*[ \t]*/y);
    return true;
}
function readAddresses(reader) {
    if (!readAddress(reader))
        return true;
    skip(reader, /\s*/y);
    if (reader.text[reader.at] !== ',')
        return true;
    reader.at += 1;
    skip(reader, /\s*/y);
    return readAddress(reader);
}
function readAddress(reader) {
    const before = reader.at;
    skip(reader, /(?:\$|[+~]?\d+(?:~\d+)?|\/(?:[^/\\\n]|\\[^\n])*\/[IM]*)/y);
    return reader.at > before;
}
/** Both parts of `s/a/b/`, whose mark may be any character. */
function readParts(reader) {
    const mark = reader.text[reader.at] ?? '';
    // A word character would be a mark too; nobody means that.
    if (!/^[^\w\s\\;]$/.test(mark))
        return false;
    reader.at += 1;
    for (let part = 0; part < 2; part += 1) {
        while (reader.at < reader.text.length && reader.text[reader.at] !== mark) {
            reader.at += reader.text[reader.at] === '\\' ? 2 : 1;
        }
        if (reader.at >= reader.text.length)
            return false;
        reader.at += 1;
    }
    return true;
}
function skip(reader, pattern) {
    pattern.lastIndex = reader.at;
    const found = pattern.exec(reader.text);
    if (found)
        reader.at += found[0].length;
}

;// CONCATENATED MODULE: ./src/policy/hazards/text-programs.js


/** Programs whose operands are files and whose options do no more than that. */
const fileProgramNames = 'cat cd chmod cp diff file head ln ls mkdir mv rm rmdir stat tac tail tee touch tree nl od xxd hexdump cmp comm ' +
    'column fold expand md5sum sha1sum sha256sum sha512sum cksum realpath readlink test [ strings split ' +
    'install truncate base32 zcat gzip gunzip bzip2 xz du rev';
const fileProgram = { readsFiles: true };
/** Programs that no argument makes do more than they say. */
const plainNames = ': basename dirname echo false id nproc pwd seq sleep tr true type uname which whoami';
const condition = {
    readsFiles: true,
    // Attack: the shell evaluates the name of the variable that it asks for, as in `test -v 'a[$(id)]'`.
    check: ({ wild }) => wild.some((word) => /^-[vR]$/.test(word)) ? 'test -v and -R have the shell evaluate what follows.' : undefined
};
/** Programs that read, search and change text. */
const textPrograms = {
    ...Object.fromEntries(fileProgramNames.split(' ').map((name) => [name, fileProgram])),
    ...Object.fromEntries(plainNames.split(' ').map((name) => [name, {}])),
    cd: {
        readsFiles: true,
        check: ({ operands, words }) => operands.length === 1 && words.length === 1 && words[0] !== '-'
            ? undefined
            : 'cd takes one folder of the repository.'
    },
    awk: awk(),
    gawk: awk(),
    mawk: awk(),
    nawk: awk(),
    cut: { readsFiles: true, texts: ['-d', '-f', '-c', '-b'] },
    paste: { readsFiles: true, texts: ['-d', '--delimiters'] },
    base64: { readsFiles: true, options: ['--output'], letters: 'o', valueLetters: 'w' },
    chmod: {
        readsFiles: true,
        check: ({ wild }) => wild.some((word) => /^\d*[4-7]\d{3}$|[+=][rwxXt]*s/.test(word))
            ? 'chmod may not give a file the rights of its owner (s).'
            : undefined
    },
    date: {
        onlyOptions: /^(-u|-R|-I\w*|--utc|--iso-8601(=\w+)?|--rfc-3339=\w+|-d|--date=.*)$/,
        texts: ['-d'],
        check: ({ operands }) => operands.every((word) => word.startsWith('+')) ? undefined : 'date with a plain word sets the clock.'
    },
    diff: { readsFiles: true, options: ['--to-file', '--from-file'] },
    file: { readsFiles: true, options: ['--compile', '--magic-file', '--files-from'], letters: 'Cmf' },
    find: { options: findOptions(), check: checkFind },
    grep: grep(),
    egrep: grep(),
    fgrep: grep(),
    jq: {
        readsFiles: true,
        textOperands: 1,
        letters: 'Lf',
        options: ['--library-path', '--from-file'],
        texts: ['--arg', '--argjson', '--indent'],
        check: ({ wild }) => wild.some((word) => /\b(import|include)\b/.test(word))
            ? 'jq reads files of its own by import and include.'
            : undefined
    },
    ln: {
        readsFiles: true,
        check: ({ wild }) => (wild.some((word) => word.startsWith('-')) ? 'Links are not made by a wildcard.' : undefined)
    },
    rg: {
        ...grep(),
        options: [
            '--pre',
            '--hostname-bin',
            '--search-zip',
            '--follow',
            '--file',
            '--ignore-file',
            '--pre-glob',
            '--hyperlink-format'
        ],
        harmless: [
            '--files',
            '--files-with-matches',
            '--files-without-match',
            '--ignore-file-case-insensitive',
            '--ignore-case'
        ],
        letters: 'zLf',
        valueLetters: 'eABCmgtTjEMdr',
        texts: [
            '-e',
            '--regexp',
            '-g',
            '--glob',
            '--iglob',
            '-A',
            '-B',
            '-C',
            '-m',
            '-t',
            '-T',
            '--type',
            '--type-not',
            '-r',
            '--replace',
            '-j'
        ]
    },
    printf: {
        // Attack: the shell evaluates the name that it is to print to, as it does `a[$(id)]`; and `printf -v PATH` moves all that follows.
        check: ({ wild, words: [first = ''] }) => wild.includes(first) && /^-[^-]/.test(first) ? 'printf -v sets a variable of the shell.' : undefined
    },
    sed: {
        onlyOptions: /^(-[nrsuzE]*(e.*)?|-l\d*|--(quiet|silent|regexp-extended|separate|unbuffered|null-data|posix|sandbox|expression(=.*)?))$/s,
        valueLetters: 'el',
        texts: ['-e', '--expression', '-l'],
        textOperands: 1,
        readsFiles: true,
        check: checkSed
    },
    sort: {
        options: ['--output', '--compress-program', '--temporary-directory', '--files0-from', '--random-source'],
        letters: 'oT',
        valueLetters: 'ktS',
        texts: ['-k', '-t', '-S', '--key', '--field-separator'],
        readsFiles: true
    },
    split: { readsFiles: true, options: ['--filter'] },
    test: condition,
    '[': condition,
    tree: { readsFiles: true, letters: 'olR', valueLetters: 'ILPH', options: ['--fromfile'], texts: ['-I', '-P', '-L'] },
    uniq: {
        readsFiles: true,
        texts: ['-f', '-s', '-w'],
        check: ({ operands }) => (operands.length > 1 ? 'The second operand of uniq is a file it writes.' : undefined)
    },
    wc: { options: ['--files0-from'], readsFiles: true },
    xxd: {
        readsFiles: true,
        texts: ['-c', '-g', '-l', '-o', '-s'],
        check: ({ operands }) => (operands.length > 1 ? 'The second operand of xxd is a file it writes.' : undefined)
    },
    yq: {
        readsFiles: true,
        textOperands: 1,
        options: [
            '--inplace',
            '--in-place',
            '--split-exp',
            '--split-exp-file',
            '--from-file',
            '--front-matter',
            '-i',
            '-s'
        ],
        check: ({ wild }) => wild.some((word) => /\b(load\w*|system|env\w*|strenv|eval)\s*\(/.test(word))
            ? 'yq reads files or runs programs by load() and the like.'
            : undefined
    }
};
function grep() {
    return {
        // `--regexp` stands here for its abbreviations, after which the first operand is a file and no pattern.
        options: ['--file', '--exclude-from', '--regexp'],
        harmless: ['--files-with-matches', '--files-without-match', '--exclude', '--exclude-dir', '--regexp'],
        letters: 'f',
        valueLetters: 'eABCmdD',
        texts: [
            '-e',
            '--regexp',
            '-A',
            '-B',
            '-C',
            '-m',
            '-d',
            '-D',
            '--include',
            '--exclude',
            '--exclude-dir',
            '--color',
            '--colour'
        ],
        textOperands: 1,
        readsFiles: true
    };
}
function awk() {
    return {
        onlyOptions: /^-(F.*|v.*|-field-separator(=.*)?|-assign(=.*)?|-re-interval|-posix|-csv|k|-sandbox|S)$/,
        texts: ['-F', '-v', '--field-separator', '--assign'],
        readsFiles: true,
        check: ({ wild, operands }) => {
            const [script] = operands;
            if (script === undefined || !wild.includes(script))
                return undefined;
            const text = script.replaceAll('||', '');
            // `>` compares in a pattern or between brackets, and writes a file after print. A } ends print unless it stands in text.
            const writes = /["/#]/.test(text) ? /\bprintf?\b[^]*>/ : /\bprintf?\b[^}]*>/;
            const reaches = /\b(system|getline|ARGV|ARGC|ARGIND|ENVIRON|PROCINFO|close)\b|[|@]/;
            return writes.test(text) || reaches.test(text)
                ? 'This awk script may run a program, or reach a file by a name of its own.'
                : undefined;
        },
        textOperands: 1
    };
}
function findOptions() {
    return [
        ...['-exec', '-execdir', '-ok', '-okdir', '-delete', '-fprint', '-fprint0', '-fprintf', '-fls', '-files0-from'],
        ...['-L', '-follow']
    ];
}
/** Only what stands before the first test is a folder; the rest are patterns and numbers. */
function checkFind({ words, wild, place }) {
    const first = words.findIndex((word) => /^(-[^HLPOD-]|[(!,])/.test(word));
    const folders = (first < 0 ? words : words.slice(0, first)).filter((word) => wild.includes(word));
    const path = folders.find((word) => leadsOutside(word, place));
    return path === undefined ? undefined : `${path} leads outside the repository.`;
}
function checkSed({ words, wild, operands }) {
    const given = words.flatMap((word, index) => {
        if (/^(-[nrsuzE]*e|--expression)$/.test(word))
            return [words[index + 1] ?? ''];
        return /^(-[nrsuzE]*e.|--expression=)/.test(word) ? [word.replace(/^(-[nrsuzE]*e|--expression=)/, '')] : [];
    });
    const scripts = given.length > 0 ? given : operands.slice(0, 1);
    if (scripts.every((script) => isHarmlessSedScript(script) || words.every((word) => !wild.includes(word))))
        return undefined;
    return 'Only sed commands that print, delete or replace what passes through are allowed; use edit_file to change a file.';
}

;// CONCATENATED MODULE: ./src/policy/command-hazards.js










const hazards = new Map(Object.entries({
    ...textPrograms,
    ...javascriptPrograms,
    ...pythonPrograms,
    ...goAndRustPrograms,
    ...buildPrograms,
    ...scriptLanguagePrograms,
    ...machinePrograms,
    git: git
}));
/** Programs that start another of their arguments, by the words before its name. */
const runners = [
    ...['npx', 'bunx', 'pnpx'].map((name) => [name]),
    ...['python', 'python3'].map((name) => [name, '-m']),
    ...['uv', 'poetry', 'pipenv', 'hatch', 'pdm', 'rye'].map((name) => [name, 'run']),
    ...['bundle', 'npm', 'pnpm', 'yarn'].map((name) => [name, 'exec'])
];
const MAX_STARTED = 3;
/**
 * The reason why a command that fits a rule is refused all the same. Only words that a wildcard let in are looked at: a
 * word that the rule spells out is what its author wants.
 */
// eslint-disable-next-line max-params -- `depth` counts the programs that start one another
function hazardOf(command, wild, place, depth = 0) {
    if (depth > MAX_STARTED)
        return 'Too many programs start one another.';
    const program = programOf(command);
    const words = command.slice(1).map(({ value }) => value);
    const isLookUp = program === 'command' && words[0] === '-v' && words.length === 2;
    if (wild.size > 0 && !isLookUp && (unboundedPrograms.has(program) || program.startsWith('mkfs.'))) {
        return `${program} can run any other program or act on the machine, so a wildcard after it would allow everything.`;
    }
    const at = startedBy(program, words);
    const [inner, ...rest] = at === undefined ? [] : command.slice(at);
    // What follows a started program that is known is for that program; python and its like keep the rest.
    const isKnown = inner !== undefined && (program === 'npx' || hazards.has(inner.value));
    const own = words.slice(0, isKnown ? at : undefined);
    const known = hazards.get(program);
    const found = known && hazardIn({ program, words: own, wild: shifted(wild, 1), place }, known);
    if (found !== undefined || inner === undefined || at === undefined)
        return found;
    if (wild.has(at) && (inner.value.startsWith('-') || leadsOutside(inner.value, place))) {
        return `${program} ${inner.value} may start any program.`;
    }
    return hazardOf([inner, ...rest], shifted(wild, at), place, depth + 1);
}
/** Where in the command the name of the program stands that it starts. */
function startedBy(program, words) {
    const all = [program, ...words];
    const runner = runners.find((start) => start.every((word, index) => all[index] === word));
    if (!runner)
        return undefined;
    if (program !== 'npx')
        return runner.length + (all[runner.length] === '--' ? 1 : 0);
    const name = words.findIndex((word) => !word.startsWith('-'));
    return name < 0 ? undefined : name + 1;
}
function shifted(positions, by) {
    return new Set([...positions].map((position) => position - by).filter((position) => position >= 0));
}
/** The name of the program without the folder that it lies in. */
function programOf([{ value }]) {
    return value.startsWith('./') ? value : value.slice(value.lastIndexOf('/') + 1);
}

;// CONCATENATED MODULE: ./src/policy/command-rules.js
/**
 * Fits a command to a rule of words: `*` stands for one whole word, `**` at the end for any number of words, and `*`
 * within a word for any characters of it. A glob of the command may become many words, so only `**` stands for one.
 */
function matchRule(rule, command) {
    const patterns = rule.trim().split(/\s+/);
    const takesMore = patterns.at(-1) === '**';
    const fixed = takesMore ? patterns.slice(0, -1) : patterns;
    if (command.length < fixed.length || (command.length > fixed.length && !takesMore))
        return undefined;
    const wild = new Set(takesMore && command.length === fixed.length ? [command.length] : []);
    for (const [index, word] of command.entries()) {
        const pattern = fixed[index];
        if (pattern === undefined)
            wild.add(index);
        else if (word.isGlob)
            return undefined;
        else if (pattern !== word.value) {
            // The program itself is always named: a rule of `*` would be no rule.
            if (index === 0 || !fitsWord(pattern, word.value))
                return undefined;
            wild.add(index);
        }
    }
    return { rule, wild };
}
/** Without a regular expression, so that no rule and no word can make it slow. */
function fitsWord(pattern, word) {
    const [first = '', ...others] = pattern.split('*');
    const last = others.pop();
    if (last === undefined || !word.startsWith(first))
        return false;
    let position = first.length;
    for (const piece of others) {
        const found = word.indexOf(piece, position);
        if (found < 0)
            return false;
        position = found + piece.length;
    }
    return word.length - last.length >= position && word.endsWith(last);
}

;// CONCATENATED MODULE: ./src/policy/critical-commands.js


/** Programs that change the machine, its users or other machines, whatever they are told. */
const always = {
    ...named('sudo doas su pkexec run0 runuser', 'takes other rights'),
    ...named('dd mkfs mkswap fdisk sfdisk parted wipefs shred blkdiscard badblocks losetup cryptsetup', 'writes to disks'),
    ...named('shutdown reboot halt poweroff init telinit kexec', 'stops the machine'),
    ...named('mount umount chroot nsenter unshare pivot_root insmod rmmod modprobe sysctl setcap', 'changes the kernel’s state'),
    ...named('useradd userdel usermod groupadd passwd chpasswd visudo chsh', 'changes users and their rights'),
    ...named('iptables ip6tables nft ufw firewall-cmd route', 'changes the network'),
    ...named('crontab at batch systemd-run', 'runs something later, after the run has ended'),
    ...named('twine vsce ovsx', 'publishes')
};
/** Programs that run what they are given as their input. */
const shells = /^((ba|da|z|k|c|tc|fi)?sh|python[\d.]*|perl|ruby|node|php|sudo|eval|source)$/;
const fetchers = /^(curl|wget|fetch|aria2c|nc|ncat|socat)$/;
const secretPlaces = /(^|\/)(\.ssh|\.aws|\.gnupg|\.kube|\.netrc|\.git-credentials|\.pypirc|id_(rsa|dsa|ecdsa|ed25519))(\/|$)|^\/etc\/(shadow|gshadow|sudoers)|^\/proc\/[^/]+\/(environ|mem|maps)|\.docker\/config\.json|_runner_file_commands/;
/** Files that hold credentials in a home folder, and settings in a repository. */
const ownerPlaces = /(^|\/)(\.npmrc|\.docker|\.config)(\/|$)/;
/** Sub-commands that publish, or that hand out or change rights. */
const publishing = [
    /^(npm|pnpm|bun) (publish|unpublish|deprecate|dist-tag|owner|access|token|login|adduser|logout|team|star|hook|trust)\b/,
    /^yarn (npm )?(publish|owner|tag|login|logout|team)\b/,
    /^(cargo|poetry|uv|hatch|flit|pdm) (publish|login|owner|yank|logout)\b/,
    /^gem (push|yank|owner|signin)\b/,
    /^(docker|podman|buildah|helm|oras) (push|login|logout)\b/,
    /^(mvn|gradle|gradlew|\.\/gradlew|\.\/mvnw)( .*)? (deploy|publish\w*|release:\w+)\b/,
    /^(dotnet )?nuget (push|delete)\b/,
    /^gh (auth|secret|variable|api|ssh-key|gpg-key|(release|repo|workflow|pr) (?!view|list|diff|checks|status))\b/,
    /^(terraform|tofu|pulumi) (apply|destroy|up)\b/,
    /^kubectl (apply|delete|exec|create|patch|replace|drain)\b/,
    /^aws configure\b|^gcloud auth\b|^git (credential\S*|send-email|filter-branch|update-ref -d)\b/,
    /^systemctl (poweroff|reboot|halt|start|stop|restart|enable|disable|mask|daemon-reload)\b|^service /,
    /^python[\d.]* -m twine\b|^setup\.py upload\b|^npm (config|set) .*(_authtoken|_password)/i,
    /^security (find|dump)-|^pass (show|ls)\b|^gpg2?( .*)? --export-secret/
];
/** Why a command never runs by itself, whatever rule allows it; undefined when it is not one of those. */
function criticalReason(harm) {
    const { program, words, pipedFrom } = harm;
    const what = always[program.replace(/^(mkfs)\..*/, '$1')];
    if (what !== undefined)
        return `${program} ${what}.`;
    const line = [program, ...words].join(' ');
    if (publishing.some((pattern) => pattern.test(line)))
        return `"${line}" publishes, or works with rights and credentials.`;
    if (shells.test(program) && pipedFrom.some((name) => fetchers.test(name)))
        return `${program} would run what was fetched from the network.`;
    if (words.some((word) => ownerPlaces.test(word) && (word.startsWith('~') || leadsOutside(word, harm.place)))) {
        return 'It reaches for credentials.';
    }
    if (pathsOf(harm).some((word) => secretPlaces.test(word.replace(/^@|^-[\w-]*=/, ''))))
        return 'It reaches for credentials.';
    if (program === 'rm' || program === 'rmdir' || program === 'unlink')
        return removal(harm);
    if (/^(chmod|chown|chgrp|setfacl|chattr)$/.test(program))
        return rights(harm);
    if (program === 'git')
        return forced(words);
    if (/^(docker|podman)$/.test(program) &&
        words.some((word) => /^(--privileged|--pid=host|--net(work)?=host|--cap-add.*|(-v|--volume=?|--mount=?.*)?\/:.*)$|docker\.sock/.test(word))) {
        return `${program} would give a container the machine.`;
    }
    if (/^(cp|mv|ln|install|tee|truncate)$/.test(program) &&
        words.some((word) => /^\/(dev\/(?!null|std)|etc|boot|usr|bin|sbin|lib|proc|sys)\b/.test(word))) {
        return `${program} would write to the system.`;
    }
    return undefined;
}
function named(names, what) {
    return Object.fromEntries(names.split(' ').map((name) => [name, what]));
}
/** The words that may be paths: what is printed or searched for is none. */
function pathsOf({ program, words }) {
    if (program === 'echo' || program === 'printf')
        return [];
    const pattern = /^([ef]?grep|rg)$/.test(program) ? words.findIndex((word) => !word.startsWith('-')) : -1;
    return words.filter((_, index) => index !== pattern);
}
/** Removing whole trees that are not part of the work, or all of it. */
function removal({ words, place }) {
    if (words.includes('--no-preserve-root'))
        return 'It removes the root of the machine.';
    const end = words.indexOf('--');
    const options = words.slice(0, end < 0 ? undefined : end);
    const isRecursive = options.some((word) => /^-[a-zA-Z]*[rR]|^--r/.test(word));
    const targets = words.filter((word, index) => !word.startsWith('-') || (end >= 0 && index > end));
    const target = targets.find((word) => isWholeTree(word, place) || (0,folded_path/* isInGitFolder */.e9)(word) || (isRecursive && leadsOutside(word, place)));
    return target !== undefined && (isRecursive || (0,folded_path/* isInGitFolder */.e9)(target) || /[*]/.test(target))
        ? `It removes ${target}, with all that is in it.`
        : undefined;
}
function isWholeTree(path, { root }) {
    return (/^(\/|~|\.\.?|\*|\/\*|~\/\*|\.\/\*|\.\/|\.\.\/\*|\$HOME.*|\$\{HOME\}.*|\$PWD.*)\/?$/.test(path) ||
        path === root ||
        path === `${root ?? '/'}/`);
}
function rights({ program, words, place }) {
    const isRecursive = words.some((word) => /^-[a-zA-Z]*R|^--recursive/.test(word));
    const target = words.find((word) => !word.startsWith('-') &&
        (word === '/' || word.startsWith('/') || word.startsWith('~')) &&
        leadsOutside(word, place));
    if (target !== undefined)
        return `${program} would change the rights of ${target}, outside the repository.`;
    const isOpen = isRecursive && words.some((word) => /^0?777$|^a\+rwx$|^a=rwx$|^o\+w/.test(word));
    return isOpen ? `${program} would let everybody change everything.` : undefined;
}
/** A push that loses commits, wherever its options stand. */
function forced(words) {
    const at = words.indexOf('push');
    if (at < 0)
        return undefined;
    const loses = words
        .slice(at + 1)
        .some((word) => /^(--force.*|--mirror|--delete|--prune|-[a-z]*[fd][a-z]*)$|^\+.|^:./.test(word));
    return loses ? 'A forced push, or one that deletes a branch, loses the commits of others.' : undefined;
}

;// CONCATENATED MODULE: ./src/policy/command-severity.js

const order = ['none', 'medium', 'high', 'critical'];
function worstOf(severities) {
    return severities.reduce((worst, each) => (order.indexOf(each) > order.indexOf(worst) ? each : worst), 'none');
}
const highLines = [
    /^(rm|shred|truncate) .*-[a-zA-Z]*[rRf]|^rm .*--(recursive|force)/,
    /^(chmod|chown|chgrp|setfacl|kill|pkill|killall|ln)\b/,
    /^git (push|reset|clean|checkout|restore|rebase|commit|merge|cherry-pick|am|apply|tag|branch|config|gc|prune|update-ref|worktree|submodule|remote|fetch|pull)\b/,
    /^(eval|exec|source|\.|alias|trap|enable)( |$)/,
    /^(ssh|scp|sftp|rsync|nc|ncat|netcat|socat|telnet|ftp|gpg|gpg2|openssl|osascript)( |$)/,
    /^(curl|wget) .*(-d|--data|-T|-F|--form|--upload|--post)/,
    /^(systemctl|service|launchctl|docker|podman|kubectl|helm|terraform|aws|gcloud|az|gh)( |$)/,
    /^(bash|sh|zsh|dash|ksh|fish|python[\d.]*|node|perl|ruby|php)( .*)? (-\w*[ceEr]|--eval|-)( |$)/,
    /^find .*-(exec|execdir|ok|okdir|delete|fprint)/
];
/** How much harm a command can do that no rule has let through. */
function severityOf(harm) {
    if (criticalReason(harm) !== undefined)
        return 'critical';
    const line = [harm.program, ...harm.words].join(' ');
    return highLines.some((pattern) => pattern.test(line)) ? 'high' : 'medium';
}

// EXTERNAL MODULE: ./src/policy/default-commands.js
var default_commands = __webpack_require__(189);
;// CONCATENATED MODULE: ./src/policy/program-names.js
/** Ways to call the programs that a package has installed; all mean `npx NAME`. */
const startsOfPackage = [
    ...[
        ['pnpm', 'exec'],
        ['yarn', 'exec'],
        ['yarn', 'run'],
        ['npm', 'exec', '--'],
        ['npx', '--no-install'],
        ['npx', '--no']
    ],
    ...[['npx', '--yes'], ['npx', '-y'], ['bunx'], ['pnpx'], ['yarn'], ['pnpm']]
];
const packagePrograms = /^(tsc|eslint|jest|vitest|mocha|prettier|ava|tap|stylelint|biome|tsx|playwright|cypress|vue-tsc|oxlint|xo)$/;
/** The name by which rules know a command that has several; undefined when it has this one only. */
function plainName(command) {
    const [name, ...words] = command;
    const local = /^(\.\/)?node_modules\/\.bin\/([\w.-]+)$/.exec(name.value)?.[2];
    if (local !== undefined)
        return [word('npx'), word(local), ...words];
    const start = startsOfPackage.find((each) => begins(command, each));
    const program = start && command[start.length];
    if (start && program && packagePrograms.test(program.value))
        return [word('npx'), program, ...command.slice(start.length + 1)];
    const python = /^(?:\.\/)?\.?venv\/bin\/(pytest|python3?|ruff|mypy|flake8|black|isort)$/.exec(name.value)?.[1];
    return python === undefined ? undefined : [word(python), ...words];
}
function begins(command, words) {
    return words.every((each, index) => command[index]?.value === each);
}
function word(value) {
    return { value, isGlob: false };
}

// EXTERNAL MODULE: ../node_modules/unbash/dist/parser.js + 15 modules
var parser = __webpack_require__(8673);
// EXTERNAL MODULE: ./src/policy/code-point.js
var code_point = __webpack_require__(3645);
;// CONCATENATED MODULE: ./src/policy/reading-programs.js
const programs = /^(basename|cat|dirname|echo|grep|egrep|fgrep|head|ls|stat|tail|wc|md5sum|sha256sum)$/;
/** True for a program that takes any file: no option that the name of a file could pass for writes or runs anything. */
function readsAnyFile(program) {
    return programs.test(program);
}

;// CONCATENATED MODULE: ./src/policy/shell-mistakes.js

/**
 * What is wrong with a line that no shell can read, or that it would read otherwise than was meant, and how to mend it;
 * undefined when nothing is. These are slips that models make as they write a command into JSON.
 */
function mistakeIn(line, errors) {
    if (/<<-?\s*(['"]?)\w+\1\\n/.test(line)) {
        return 'The here-document has its line ends as the two characters \\n; send real line ends.';
    }
    const [error] = errors;
    if (hasStrayBrace(line, error !== undefined)) {
        return 'It ends with a } that nothing opens; leave it out, or quote it when it is meant.';
    }
    if (!error)
        return undefined;
    const place = `The shell cannot read it: ${error.message} at character ${error.pos + 1}.`;
    return error.message.includes('single quote')
        ? `${place} An apostrophe inside '…' is written '\\''.`
        : `${place} Check the quotes and brackets.`;
}
/** The end of the JSON around the command, taken into it, with the quote before it or without. */
function hasStrayBrace(line, isBroken) {
    const trimmed = line.trimEnd();
    if (!trimmed.endsWith('}'))
        return false;
    if (!isBroken)
        return count(line, '}') > count(line, '{');
    const rest = trimmed.slice(0, -1).trimEnd();
    return isReadable(rest) || (/["']$/.test(rest) && isReadable(rest.slice(0, -1)));
}
function isReadable(line) {
    return ((0,parser/* parse */.qg)(line).errors ?? []).length === 0;
}
function count(line, character) {
    return line.split(character).length - 1;
}

;// CONCATENATED MODULE: ./src/policy/shell-line.js





const MAX_LENGTH = 32_768;
const MAX_COMMANDS = 200;
/**
 * Takes a shell line apart into simple commands when it is made only of plain words, joined by `&&`, `||`, `;`, `|` and
 * line ends, with redirections inside the tree. Whatever can run or expand to something that is not spelled out is
 * refused, and so is each construct not named here: the grammar may grow, the list of what is understood does not.
 */
function readShellLine(line, place) {
    if (line.length > MAX_LENGTH) {
        return { kind: 'refused', reason: `The command is longer than ${MAX_LENGTH} characters.` };
    }
    const script = (0,parser/* parse */.qg)(line);
    const mistake = mistakeIn(line, script.errors ?? []);
    if (mistake !== undefined)
        return { kind: 'mistaken', mistake };
    try {
        checkCharacters(line);
        const steps = ofStatements(script.commands, place);
        if (steps.length > MAX_COMMANDS) {
            return { kind: 'refused', reason: `It has more than ${MAX_COMMANDS} commands; split it up.` };
        }
        return steps.length > 0 ? { kind: 'commands', steps } : { kind: 'refused', reason: 'There is no command.' };
    }
    catch (error) {
        if (error instanceof NotUnderstood)
            return { kind: 'refused', reason: error.message };
        throw error;
    }
}
/** Leaves the walk over the tree at the first thing that is not understood; never leaves this file. */
class NotUnderstood extends Error {
}
/** Invisible and look-alike characters: people who read the command would not see what runs. */
function checkCharacters(line) {
    const hidden = /[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]|(?! )\p{Zs}/u.exec(line.replaceAll(/[\n\t]/g, ' '));
    if (hidden)
        throw new NotUnderstood(`It contains the invisible character ${(0,code_point/* codePoint */.y)(hidden[0])}; leave it out.`);
    const dash = /(?<=^|\s)[\u2010-\u2015\u2212\ufe58\ufe63\uff0d](?=[\w\u2010-\u2015\u2212])/u.exec(line);
    if (dash)
        throw new NotUnderstood(`It contains ${(0,code_point/* codePoint */.y)(dash[0])}, which looks like a hyphen and is none.`);
}
function ofStatements(statements, start) {
    let place = start;
    return statements.flatMap((statement, index) => {
        if (statement.background && index === statements.length - 1) {
            throw new NotUnderstood('A command in the background (&) ends with its call; leave & out.');
        }
        const steps = ofStatement(statement, place);
        // Whether a folder was changed to is known only within `cd x && …`; after it the shell may be as high as the root.
        if (steps.some(({ command }) => command[0].value === 'cd'))
            place = { ...place, folder: '' };
        return steps;
    });
}
function ofStatement({ command }, start) {
    if (command.type !== 'AndOr')
        return ofPipeline(command, start);
    let place = start;
    return command.commands.flatMap((node, index) => {
        if (command.operators[index - 1] === '||' && place !== start)
            place = { ...start, folder: '' };
        const steps = ofPipeline(node, place);
        const [only] = steps;
        if (only && steps.length === 1)
            place = placeAfter(only, command.operators[index]);
        return steps;
    });
}
/** Where the next command of a list runs: in the folder that this one has changed to, when it surely has. */
function placeAfter({ command: [name, target], place }, operator) {
    if (name.value !== 'cd')
        return place;
    if (operator !== '&&' || target === undefined || leadsOutside(target.value, place))
        return { ...place, folder: '' };
    if (place.root !== undefined && target.value.startsWith(place.root)) {
        return { ...place, folder: target.value.slice(place.root.length + 1) };
    }
    return { ...place, folder: `${place.folder}/${target.value}`.replace(/^\//, '') };
}
function ofPipeline(node, place) {
    const nodes = node.type === 'Pipeline' ? node.commands : [node];
    if (nodes.length > MAX_COMMANDS)
        throw new NotUnderstood(`More than ${MAX_COMMANDS} commands are piped; split it up.`);
    const commands = nodes.map((command) => {
        if (command.type === 'Command')
            return ofCommand(command, place);
        throw new NotUnderstood('Only plain commands joined by &&, ||, ; and | are understood: no groups, loops, conditions or functions. Write the commands out, ' +
            'and give the folder to run in as cwd.');
    });
    return commands.map((command, index) => ({ command, place, pipedFrom: commands.slice(0, index) }));
}
function ofCommand(command, place) {
    for (const redirection of command.redirects)
        checkRedirection(redirection, place);
    command.prefix.filter((part) => part.type === 'Assignment').forEach(checkVariable);
    if (!command.name)
        throw new NotUnderstood('A variable set for all that follows is not understood; write its value.');
    const name = ofWord(command.name);
    if (name.isGlob || !/^[\x21-\x7e]+$/.test(name.value) || name.value.startsWith('-')) {
        throw new NotUnderstood('The name of the program must be spelled out, in plain characters.');
    }
    return [name, ...command.args.map((word) => ofWord(wordOf(word), readsAnyFile(name.value)))];
}
/** `declare a=b`, `export a=b`: what looks like an assignment after the name is an argument of the program. */
function wordOf(word) {
    if (word.type === 'Word')
        return word;
    if (word.value.type === 'ArrayValue' || word.index)
        throw new NotUnderstood('Arrays are not understood.');
    const { parts } = word.value;
    const value = word.name + (word.append ? '+=' : '=') + word.value.value;
    return { type: 'Word', text: word.text, value, pos: word.pos, end: word.end, parts };
}
const partNames = {
    SimpleExpansion: 'a variable; write its value',
    ParameterExpansion: 'a variable; write its value',
    CommandExpansion: 'a command substitution; run that command first and write what it prints',
    ArithmeticExpansion: 'arithmetic',
    ProcessSubstitution: 'a process substitution',
    BraceExpansion: 'a brace expansion; write the words out',
    ExtendedGlob: 'an extended glob',
    AnsiCQuoted: "$'…'; use plain quotes",
    LocaleString: '$"…"; use plain quotes'
};
function ofWord(word, takesAnyFile = false) {
    let isGlob = false;
    for (const { type, text } of (word.parts ?? []).flatMap(piecesOf)) {
        // The exit code is a number, whatever ran.
        if (type === 'SimpleExpansion' && text === '$?')
            continue;
        const name = partNames[type];
        if (name)
            throw new NotUnderstood(`${word.text} contains ${name}. Only words that are spelled out can be judged.`);
        isGlob ||= type === 'Glob';
    }
    if (word.text.startsWith('~'))
        throw new NotUnderstood(`${word.text} leads to a home folder, outside the repository.`);
    if (isGlob && (!takesAnyFile || word.value.startsWith('-')))
        checkGlob(word.value);
    return { value: word.value, isGlob };
}
/** A part with what stands in it. Attack: `cat a[$(id)]` has a substitution within the brackets of a glob. */
function piecesOf(part) {
    const inside = part.type === 'DoubleQuoted' || part.type === 'Glob' ? (part.parts ?? []) : [];
    return [part, ...inside.flatMap(piecesOf)];
}
/** Attack: a file named `--output=x` in the repository becomes an option where `*` stands. */
function checkGlob(value) {
    const start = value.slice(0, value.search(/[*?[]/));
    if (start !== '' && (!start.startsWith('-') || start.includes('=')))
        return;
    throw new NotUnderstood(`${value} may expand to a file whose name is an option; write ./${value.replace(/^-+/, '')}.`);
}
function checkRedirection(redirection, place) {
    if (redirection.descriptor?.type === 'FileDescriptorVariable') {
        throw new NotUnderstood('A redirection to a variable is not understood.');
    }
    if (redirection.type === 'HereDoc') {
        const isPlain = redirection.body.parts?.every(({ type }) => type === 'Literal') ?? true;
        if (!isPlain)
            throw new NotUnderstood('The here-document expands something; quote its delimiter.');
    }
    else if (redirection.target) {
        const target = ofWord(redirection.target);
        if (redirection.type === 'Redirect')
            checkRedirectionTarget(redirection.operator, target, place);
    }
}
function checkRedirectionTarget(operator, { value, isGlob }, place) {
    const isDescriptor = (operator === '>&' || operator === '<&') && /^(\d|-)$/.test(value);
    if (isDescriptor || value === '/dev/null')
        return;
    // Attack: to bash, `sort a >&--ox` closes the output and has -ox as an option, where others see a file.
    const isTorn = (operator === '>&' || operator === '<&') && /^[-\d]/.test(value);
    if (isGlob || isTorn || operator === '<>')
        throw new NotUnderstood(`A redirection to ${value} is not understood.`);
    if (isUnwritable(value, place)) {
        throw new NotUnderstood(`The redirection to ${value} leads outside the work tree; leave it out, or use a relative path inside it.`);
    }
}
/**
 * Variables by which a program finds other programs, libraries, options or configuration. The kernel's boundary holds
 * all the same; this keeps `PATH=evil npm test` from passing for `npm test`.
 */
const steeringVariable = new RegExp([
    '^(LD|DYLD|GIT|NPM|PIP|UV|CARGO|RUST|GO|CGO|JAVA|JDK|MAVEN|GRADLE|BASH|ZSH|DOTNET|COR|CORECLR)([_A-Z].*)?$',
    '^(PYTHON|PERL5|RUBY|NODE|LUA|PHP|TAR|LESS|GLIBC|MALLOC|RIPGREP|POSIX|PYTEST|ELECTRON).*$',
    '^(IFS|ENV|HOME|SHELL|SHELLOPTS|CDPATH|GLOBIGNORE|PS4|EDITOR|VISUAL|PAGER|BROWSER|TMPDIR|CC|CXX|LD|AR)$',
    '(PATH|FLAGS|OPTIONS|OPTS|ARGS|PRELOAD|EDITOR|PAGER|COMMAND|CMD|PROXY|CONFIG|HOOK|WRAPPER|SHELL|STARTUP)$'
].join('|'), 'i');
const harmlessVariable = /^(NODE_ENV|RUST_BACKTRACE|RUST_LOG|PYTHONUNBUFFERED|PYTHONDONTWRITEBYTECODE|PYTHONHASHSEED|PYTHONWARNINGS|CARGO_TERM_COLOR|CARGO_INCREMENTAL|RUST_TEST_THREADS|CGO_ENABLED|GOOS|GOARCH|GOMAXPROCS)$/;
function checkVariable(assignment) {
    const { name, value } = assignment;
    if (value.type === 'ArrayValue' || assignment.index)
        throw new NotUnderstood('Arrays are not understood.');
    ofWord(value);
    if (isSteering(name)) {
        throw new NotUnderstood(`${name}= changes which programs, libraries or options are used; leave it out.`);
    }
}
/** True for a variable that changes what a program does beyond its words. */
function isSteering(name) {
    return steeringVariable.test(name) && !harmlessVariable.test(name);
}

;// CONCATENATED MODULE: ./src/policy/unknown-line.js


const MAX_NODES = 20_000;
const MAX_DEPTH = 150;
/**
 * The severity of a line that is not understood, and so cannot be allowed by a rule: at least high, and critical when any
 * command in it is, in whatever substitution, loop or function it stands. One too large to be looked through is critical.
 */
function severityOfUnknown(line, place) {
    const walk = { left: MAX_NODES, place, isCritical: line.length > MAX_NODES };
    if (!walk.isCritical)
        visit((0,parser/* parse */.qg)(line), { pipedFrom: [], isRun: false, depth: 0 }, walk);
    return walk.isCritical ? 'critical' : 'high';
}
// The tree is read as plain data, so that no construct is missed that the grammar may learn.
function visit(value, { depth, ...rest }, walk) {
    if (walk.isCritical || typeof value !== 'object' || value === null)
        return;
    walk.left -= 1;
    walk.isCritical = walk.left <= 0 || depth > MAX_DEPTH;
    const around = { ...rest, depth: depth + 1 };
    if (Array.isArray(value)) {
        value.forEach((item) => {
            visit(item, around, walk);
        });
        return;
    }
    // Safe: an object that is no array.
    const node = value;
    if (isCriticalNode(node, around, walk.place))
        walk.isCritical = true;
    if (node['type'] === 'Pipeline')
        visitPipeline(node, around, walk);
    else if (node['type'] === 'Command')
        visitCommand(node, around, walk);
    else
        visitParts(node, around, walk);
}
function visitPipeline(node, around, walk) {
    const commands = Array.isArray(node['commands']) ? node['commands'] : [];
    const names = commands.map((command) => wordsOf(command)[0] ?? '');
    commands.forEach((command, index) => {
        visit(command, { ...around, pipedFrom: names.slice(Math.max(0, index - 20), index) }, walk);
    });
}
function visitCommand(node, around, walk) {
    const words = wordsOf(node);
    const isShell = shells.test(words[0] ?? '');
    const script = words.findIndex((word) => /^-\w*c$/.test(word)) + 1;
    const line = words[0] === 'eval' ? words.slice(1).join(' ') : script > 0 ? words[script] : undefined;
    if (isShell && line !== undefined) {
        // Each shell within a shell costs what it holds, so that they cannot be piled up.
        walk.left -= line.length;
        if (walk.left > 0)
            visit((0,parser/* parse */.qg)(line), around, walk);
        else
            walk.isCritical = true;
    }
    visitParts(node, { ...around, pipedFrom: [], isRun: isShell }, walk);
}
function visitParts(node, around, walk) {
    // Some parts, such as the script of a substitution, are getters of a class, which Object.keys does not name.
    const keys = new Set([...Object.keys(node), ...['parts', 'script', 'body'].filter((key) => key in node)]);
    for (const key of keys)
        visit(node[key], around, walk);
}
function isCriticalNode(node, { pipedFrom, isRun }, place) {
    if (node['type'] === 'Redirect')
        return isSystemTarget(node['target']);
    if (node['type'] === 'Function')
        return callsItself(node);
    if (node['type'] !== 'Command')
        return false;
    const words = wordsOf(node);
    if (isRun && fetchers.test(words[0] ?? ''))
        return true;
    // Before the command that counts may stand others that start it, such as env and timeout.
    return words.slice(0, 12).some((word, index) => {
        const program = word.slice(word.lastIndexOf('/') + 1);
        return criticalReason({ program, words: words.slice(index + 1), pipedFrom, place }) !== undefined;
    });
}
function wordsOf(node) {
    if (typeof node !== 'object' || node === null)
        return [];
    const { name, suffix } = node;
    const words = [name, ...(Array.isArray(suffix) ? suffix : [])];
    return words.flatMap((word) => (isWord(word) ? [word.value] : []));
}
function isWord(node) {
    return typeof node === 'object' && node !== null && 'value' in node && typeof node.value === 'string';
}
function isSystemTarget(node) {
    const places = /^\/(dev\/(?!null$|std|tty$|fd\/)|etc|boot|usr|bin|sbin|lib|proc|sys)\b|(^|\/)\.ssh\//;
    return isWord(node) && places.test(node.value);
}
/** A function that starts itself again, as a fork bomb does. */
function callsItself({ name, body }) {
    return isWord(name) && JSON.stringify(body ?? '').includes(`"value":${JSON.stringify(name.value)}`);
}

;// CONCATENATED MODULE: ./src/policy/unwrap-command.js


/**
 * Looks into `bash -c '…'`, `timeout 60 …`, `env A=b …` and their like, so that the command inside is judged as if it stood there
 * alone. Undefined for a command that wraps nothing, or in a way that is not understood.
 */
function unwrapCommand(command, pipedFrom) {
    const [{ value: program }, ...words] = command;
    if (/^(ba|da|z|k)?sh$/.test(program))
        return shellScript(words);
    if (program === 'env')
        return unwrapEnv(words);
    if (program === 'xargs')
        return unwrapXargs(words, pipedFrom);
    if (program === 'find')
        return unwrapFind(words);
    const skipped = skippedWords(program, words);
    return skipped === undefined ? undefined : inner(words.slice(skipped));
}
function inner([name, ...words]) {
    return name === undefined || name.isGlob || name.value.startsWith('-')
        ? undefined
        : { kind: 'commands', commands: [[name, ...words]] };
}
/** How many words stand before the wrapped command. */
function skippedWords(program, words) {
    const values = words.map(({ value }) => value);
    const [first = '', second = ''] = values;
    switch (program) {
        case 'timeout': {
            let index = 0;
            while (values[index]?.startsWith('-')) {
                const option = values[index] ?? '';
                if (/^-[ks]$/.test(option))
                    index += 2;
                else if (/^(--(foreground|preserve-status|verbose|kill-after=[\d.]+[smhd]?|signal=\w+)|-v|-[ks]\w+)$/.test(option))
                    index += 1;
                else
                    return undefined;
            }
            return /^[\d.]+[smhd]?$/.test(values[index] ?? '') ? index + 1 : undefined;
        }
        case 'nice':
            if (first === '-n' && /^-?\d+$/.test(second))
                return 2;
            return /^-\d+$|^-n\d+$/.test(first) ? 1 : first.startsWith('-') ? undefined : 0;
        case 'stdbuf': {
            const end = values.findIndex((value) => !/^-[ioe][L0]$/.test(value));
            return end > 0 ? end : undefined;
        }
        case 'command':
            return first.startsWith('-') ? undefined : 0;
        case 'bundle':
            return first === 'exec' ? 1 : undefined;
        case 'uv':
        case 'poetry':
        case 'pipenv':
        case 'hatch':
        case 'pdm':
            return first === 'run' ? 1 : undefined;
        default:
            return undefined;
    }
}
function shellScript(words) {
    const [option, script, ...rest] = words;
    if (!option || !script || rest.length > 0 || script.isGlob || !/^-[lexu]*c$/.test(option.value))
        return undefined;
    return { kind: 'line', line: script.value };
}
function unwrapEnv(words) {
    const end = words.findIndex(({ value }) => !/^[A-Za-z_]\w*=/.test(value));
    if (end < 0)
        return undefined;
    const steering = words.slice(0, end).find(({ value }) => isSteering(value.split('=', 1)[0] ?? ''));
    if (steering) {
        return {
            kind: 'refused',
            reason: `${steering.value} changes which programs, libraries or options are used; leave it out.`
        };
    }
    return inner(words.slice(end));
}
// What xargs adds are words that nobody has judged: names of files, when they come from these programs.
const listsFiles = /^(find|git ls-files|git diff --name-only|git grep -l|rg --files|rg -l|grep -\w*l\w*)( |$)/;
const filters = /^(head|tail|sort|uniq|grep)$/;
function unwrapXargs(words, pipedFrom) {
    const end = words.findIndex(({ value }, index) => !/^(-0|-r|-t|-[nLP]\d*|--null|--no-run-if-empty)$/.test(value) &&
        !(/^-[nLP]$/.test(words[index - 1]?.value ?? '') && /^\d+$/.test(value)));
    const command = words.slice(Math.max(end, 0));
    const [source, ...between] = pipedFrom;
    const isListed = source !== undefined &&
        listsFiles.test(source.map(({ value }) => value).join(' ')) &&
        !source.some(({ value }) => value.startsWith('-printf'));
    if (!isListed || !between.every(isFilter)) {
        return {
            kind: 'refused',
            reason: 'xargs adds words that cannot be judged; only names of files from find, git ls-files or grep -l can.'
        };
    }
    const name = command[0]?.value ?? '';
    if (end < 0 || !readsAnyFile(name)) {
        return {
            kind: 'refused',
            reason: `xargs ${name} hands on names of files that may be options; only programs that read files may take them.`
        };
    }
    return inner(command);
}
/** `find … -exec grep x {} +` is find, which lists files, and a program that may be given any. */
function unwrapFind(words) {
    const at = words.findIndex(({ value }) => value === '-exec');
    const length = at < 0 ? -1 : words.slice(at).findIndex(({ value }) => /^[;+]$/.test(value));
    const [name, ...others] = words.slice(at + 1, at + Math.max(length, 0));
    if (!name || !readsAnyFile(name.value))
        return undefined;
    const find = [{ value: 'find', isGlob: false }, ...words.slice(0, at), ...words.slice(at + length + 1)];
    return { kind: 'commands', commands: [find, [name, ...others.filter(({ value }) => value !== '{}')]] };
}
/** True for a program that passes on some of the lines that it is given, and reads no file. */
function isFilter([name, ...words]) {
    const operands = words.filter(({ value }) => !value.startsWith('-') && !/^\d+$/.test(value));
    return filters.test(name.value) && operands.length <= (name.value === 'grep' ? 1 : 0);
}

;// CONCATENATED MODULE: ./src/policy/commands.js









const ROOT = { root: undefined, folder: '' };
/**
 * Judges a shell line: each simple command in it must fit a rule. It states what the user intends; what a command may
 * reach is the sandbox's business, for `npm test` runs whatever the repository says.
 *
 * @param rules words as in `npm test`, `npm run *` (one more word) or `pytest **` (any number of words)
 */
function judgeCommand(line, rules, place = ROOT) {
    return explainCommand(line, rules, place).judgement;
}
/** The same, with the verdict on each command. */
function explainCommand(line, rules, place = ROOT) {
    const parsed = readShellLine(line, place);
    if (parsed.kind === 'mistaken')
        return { judgement: parsed, commands: [] };
    if (parsed.kind === 'refused') {
        return { judgement: { ...parsed, remedy: undefined, severity: severityOfUnknown(line, place) }, commands: [] };
    }
    const commands = parsed.steps.flatMap((step) => verdictsOn(step, rules, 0));
    const refused = commands.filter(({ rule }) => rule === undefined);
    const severity = worstOf(refused.map((verdict) => verdict.severity));
    // The one that most keeps the line from running: what no line of agent.yml can allow comes before what one can.
    const first = refused.find((verdict) => verdict.severity === 'critical') ?? refused[0];
    if (!first)
        return { judgement: { kind: 'allowed', rules: commands.flatMap(({ rule }) => rule ?? []) }, commands };
    const { reason = '', remedy } = first;
    return { judgement: { kind: 'refused', reason, remedy, severity }, commands };
}
const MAX_WRAPPERS = 3;
function verdictsOn(step, rules, depth) {
    const own = verdictOn(step, rules);
    if (own.severity === 'critical')
        return [own];
    const inner = depth < MAX_WRAPPERS ? verdictsInside(step, own, rules, depth) : undefined;
    // A rule that spells the whole out is what its author wants, but never for what is critical.
    const isWanted = own.rule !== undefined && !inner?.some(({ severity }) => severity === 'critical');
    return isWanted ? [own] : (inner ?? [own]);
}
/** The verdicts on what a command such as `timeout` runs; undefined for one that runs none. */
// eslint-disable-next-line max-params -- one step of a walk that `verdictsOn` takes
function verdictsInside(step, own, rules, depth) {
    const unwrapped = unwrapCommand(step.command, step.pipedFrom);
    if (!unwrapped)
        return undefined;
    const refused = { ...own, rule: undefined, remedy: undefined };
    if (unwrapped.kind === 'refused')
        return [{ ...refused, reason: unwrapped.reason }];
    if (unwrapped.kind === 'commands') {
        return unwrapped.commands.flatMap((command) => verdictsOn({ ...step, command }, rules, depth + 1));
    }
    const inner = readShellLine(unwrapped.line, step.place);
    if (inner.kind === 'commands')
        return inner.steps.flatMap((each) => verdictsOn(each, rules, depth + 1));
    const reason = inner.kind === 'refused' ? inner.reason : inner.mistake;
    return [{ ...refused, severity: severityOfUnknown(unwrapped.line, step.place), reason }];
}
function verdictOn({ command, place, pipedFrom }, rules) {
    const text = command.map(({ value }) => value).join(' ');
    const words = command.slice(1).map(({ value }) => value);
    const harm = { program: programOf(command), words, pipedFrom: pipedFrom.map(programOf), place };
    const critical = criticalReason(harm);
    if (critical !== undefined) {
        const reason = `${critical} No rule lets that run by itself.`;
        return { command: text, severity: 'critical', rule: undefined, reason, remedy: undefined };
    }
    if (!command.some(({ value }) => value.includes('\0'))) {
        for (const form of [command, plainName(command)]) {
            const found = form && firstMatch(form, rules, place);
            if (found?.rule !== undefined) {
                const severity = default_commands/* inspectionCommands */.v.includes(found.rule) ? 'none' : severityOf(harm);
                return { command: text, severity, rule: found.rule, reason: undefined, remedy: undefined };
            }
            if (found?.hazard !== undefined) {
                const severity = worstOf(['high', severityOf(harm)]);
                return { command: text, severity, rule: undefined, reason: found.hazard, remedy: remedyFor(command) };
            }
        }
    }
    const hint = hints.find(([pattern]) => pattern.test(text))?.[1];
    const reason = `No rule allows "${text}".${hint === undefined ? '' : ` ${hint}`}`;
    return { command: text, severity: severityOf(harm), rule: undefined, reason, remedy: remedyFor(command) };
}
function firstMatch(command, rules, place) {
    let hazard;
    for (const rule of rules) {
        const match = matchRule(rule, command);
        if (!match)
            continue;
        const found = hazardOf(command, match.wild, place);
        if (found === undefined)
            return { rule };
        hazard ??= found;
    }
    return hazard === undefined ? {} : { hazard };
}
/** What to do in place of commands that models are used to. */
const hints = [
    [
        /^git (checkout|restore|reset|stash|clean)\b/,
        'To take an edit back, change the file again; git show HEAD:PATH prints what it was.'
    ],
    [/^git (add|commit|push|switch|merge|rebase|tag|branch)\b/, 'The change is committed and published for you.'],
    [/^git (mv|rm)\b/, 'mv moves files, apply_patch deletes them; git is not to be told.'],
    [/^(git (fetch|pull|clone)|gh|curl|wget|npm (view|outdated|audit))\b/, 'There is no network.'],
    [/^(source|\.) .*activate/, 'Call the program by its path, such as .venv/bin/pytest.'],
    [
        /^(python[\d.]*|node|ruby|perl|php) (-[cepr]|-$)/,
        'Put the code into a file, such as a test, that an allowed command runs.'
    ],
    [/^(sed -i|perl -p|ed |patch )/, 'Change files with edit_file or apply_patch.'],
    [/^(rm|unlink) /, 'apply_patch deletes files.'],
    [
        /^(npm|pnpm|yarn|pip3?|bundle|composer) (i|install|ci|add)\b/,
        'There is no network; what is to be installed belongs under setup of agent.yml.'
    ]
];
/** A rule is made of words between spaces, so a word that contains one, or an asterisk, cannot be spelled out in it. */
function remedyFor(command) {
    const words = command.map(({ value }) => value);
    if (command.some(({ isGlob }) => isGlob) || words.some((word) => word === '' || /[\s*]/.test(word)))
        return undefined;
    return `- '${words.join(' ').replaceAll("'", "''")}'`;
}


/***/ })

};
