export const id = 896;
export const ids = [896];
export const modules = {

/***/ 5098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ listenForInterrupt)
/* harmony export */ });
/** The signal is raised by the first Ctrl+C or SIGTERM; the second one ends the program at once. */
function listenForInterrupt() {
    const controller = new AbortController();
    const end = () => {
        if (controller.signal.aborted)
            process.exit(1);
        controller.abort(new Error('The run was interrupted.'));
    };
    process.on('SIGINT', end).on('SIGTERM', end);
    return controller.signal;
}


/***/ }),

/***/ 3131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ chooseSandbox)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(9973);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./src/workspace/git-configurations.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});




const MAX_BYTES = 1024 * 1024;
/** Of submodules; with more, all of them are hidden together. */
const MAX_FOLDERS = 500;
/**
 * The files of a `.git` folder, those of its submodules too, that may hold a credential: configurations with more in them than is
 * known to be harmless, and whatever is named for one.
 * Attack: an earlier checkout step left its token there, and a command copies it, encoded, into a file that is published.
 *
 * @param git a `.git`; that of a linked work tree is a file, which says where the repository is
 */
async function tellingConfigurations(git) {
    const own = await linkedFolders(git);
    const modules = own.map((folder) => (0,external_node_path_.join)(folder, 'modules'));
    const submodules = await submoduleFolders(modules);
    const folders = submodules ? [...own, ...submodules] : own;
    const files = folders.flatMap((folder) => [(0,external_node_path_.join)(folder, 'config'), (0,external_node_path_.join)(folder, 'config.worktree')]);
    const telling = await Promise.all(files.map(isTelling));
    const named = await Promise.all(own.map(filesNamedForSecrets));
    return [...files.filter((_, index) => telling[index]), ...named.flat(), ...(submodules ? [] : modules)];
}
/** How deep other checkouts are looked for, and in how many folders. */
const MAX_DEPTH = 2;
const MAX_LOOKED_AT = 400;
/** The `.git` of a work tree, and those of other checkouts that earlier steps laid into it. */
async function gitFoldersIn(root) {
    const found = [(0,external_node_path_.join)(root, '.git')];
    let level = [root];
    let left = MAX_LOOKED_AT;
    for (let depth = 0; depth < MAX_DEPTH; depth++) {
        const looked = level.slice(0, left);
        left -= looked.length;
        const below = await Promise.all(looked.map(foldersIn));
        level = below.flat().filter((path) => (0,external_node_path_.basename)(path) !== 'node_modules' && (0,external_node_path_.basename)(path) !== '.git');
        found.push(...level.map((path) => (0,external_node_path_.join)(path, '.git')));
    }
    return found;
}
async function foldersIn(path) {
    const entries = await unlessAbsent((0,promises_.readdir)(path, { withFileTypes: true }), []);
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => (0,external_node_path_.join)(path, name));
}
const HARMLESS_SECTION = /^\[\s*(core|extensions|branch|remote|submodule|gc|pack|index|init|advice|maintenance)\b/i;
const CREDENTIAL = /:\/\/[^\s/]*@|header|token|passw|secret|credential|helper|askpass/i;
const SECRET_NAME = /token|passw|secret|credential|netrc/i;
/** The folder itself, or for a linked work tree its own one and that which it shares. */
async function linkedFolders(git) {
    const [, pointed] = /^gitdir: (.+)/.exec((await readPlain(git)) ?? '') ?? [];
    const folder = pointed === undefined ? git : (0,external_node_path_.resolve)(git, '..', pointed);
    const common = (await readPlain((0,external_node_path_.join)(folder, 'commondir')))?.trim();
    return common ? [folder, (0,external_node_path_.resolve)(folder, common)] : [folder];
}
/**
 * The repository that a linked work tree belongs to; undefined for another tree. It has to name the tree as well: a file can
 * point at anything.
 *
 * @param git a `.git`
 */
async function linkedRepository(git) {
    const [folder, common] = await linkedFolders(git);
    if (folder === undefined || common === undefined || (0,external_node_path_.dirname)(folder) !== (0,external_node_path_.join)(common, 'worktrees'))
        return undefined;
    const named = (await readPlain((0,external_node_path_.join)(folder, 'gitdir')))?.trim();
    return named === git ? common : undefined;
}
async function isTelling(path) {
    const text = await readPlain(path);
    if (text === undefined)
        return false;
    const lines = text.split('\n').map((line) => line.trim());
    return lines.some((line) => (line.startsWith('[') && !HARMLESS_SECTION.test(line)) || CREDENTIAL.test(line));
}
async function filesNamedForSecrets(folder) {
    const names = await unlessAbsent((0,promises_.readdir)(folder), []);
    return names.filter((name) => SECRET_NAME.test(name)).map((name) => (0,external_node_path_.join)(folder, name));
}
// Where git keeps what is large; no submodule lies in there.
const CONTENT_FOLDERS = new Set(['objects', 'refs', 'logs', 'hooks', 'info', 'lfs', 'worktrees']);
/**
 * A submodule's folder is named for its path, so it can be any number of folders deep, and have submodules itself.
 *
 * @returns undefined when there are too many to look at
 */
async function submoduleFolders(roots) {
    const pending = [...roots];
    const found = [];
    for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
        const parent = folder;
        const below = (await unlessAbsent((0,promises_.readdir)(parent, { withFileTypes: true }), []))
            .filter((entry) => entry.isDirectory() && !CONTENT_FOLDERS.has(entry.name))
            .map(({ name }) => (0,external_node_path_.join)(parent, name));
        found.push(...below);
        pending.push(...below);
        if (found.length > MAX_FOLDERS)
            return undefined;
    }
    return found;
}
/** Undefined when there is none; a text that tells for what is no plain file of an ordinary size, since it may hold anything. */
async function readPlain(path) {
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            // Neither a link nor a pipe is opened: the first may lead anywhere, the second would be waited for.
            const { O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = external_node_fs_.constants;
            const file = __addDisposableResource(env_1, await (0,promises_.open)(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK), true);
            const status = await file.stat();
            if (status.isDirectory())
                return undefined;
            return status.isFile() && status.size <= MAX_BYTES ? await file.readFile('utf8') : UNKNOWN;
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = __disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    catch (error) {
        if (!(0,errors/* isSystemError */.Or)(error))
            throw error;
        return ['ENOENT', 'ENOTDIR'].includes(error.code ?? '') ? undefined : UNKNOWN;
    }
}
const UNKNOWN = '[unknown]';
async function unlessAbsent(value, otherwise) {
    try {
        return await value;
    }
    catch (error) {
        if ((0,errors/* isSystemError */.Or)(error))
            return otherwise;
        throw error;
    }
}

;// CONCATENATED MODULE: ./src/workspace/mounts.js




/** The same mounts, with nothing left that is writable but this folder. */
function writableOnlyIn(folder, mounts) {
    return mounts.map((mount) => mount.kind === 'writable' && mount.path !== folder ? { ...mount, kind: 'readable' } : mount);
}
/** Where a command's HOME is. */
function homeFolder(stateFolder) {
    return (0,external_node_path_.join)(stateFolder, 'home');
}
/** Where a self-hosted runner keeps its own key and its logs: two folders above RUNNER_TEMP, which is `_work/_temp` in its folder. */
function runnerPlaces(temp) {
    const runner = dirname(dirname(temp));
    return ['.credentials', '.credentials_rsaparams', '.runner', '_diag'].map((name) => join(runner, name));
}
/** The mounts with more places that can be read. */
function alsoReadable(mounts, places = []) {
    return [...mounts, ...places.map((path) => ({ kind: 'readable', path }))];
}
const scratch = ['/tmp', '/var/tmp'];
// Sockets of the machine's services, Docker's among them; passwords and keys that root could read without any capability;
// keys of the kernel, which no namespace parts.
const machine = [
    '/run',
    ...['/etc/shadow', '/etc/gshadow', '/etc/shadow-', '/etc/gshadow-', '/etc/ssh', '/etc/sudoers.d'],
    ...['/var/lib/docker', '/var/lib/waagent', '/var/lib/cloud', '/var/spool/cron', '/proc/keys', '/proc/key-users']
];
// With the network open, names are resolved by what /etc/resolv.conf points to.
const resolver = '/run/systemd/resolve';
// Root writes there without any capability, and so changes the machine or has it run a program (core_pattern). Only the
// boundary's own /proc is writable.
const kernelSettings = ['sys', 'sysrq-trigger', 'irq', 'bus', 'fs', 'acpi', 'scsi'].map((name) => `/proc/${name}`);
/** The mounts for a boundary, as the file system is now. */
async function planMounts(boundary) {
    const { root, stateFolder, hidden, readable, searchPath } = boundary;
    const empty = await existing([...machine, ...hidden, stateFolder]);
    const temporary = await existing(scratch);
    const folders = [...temporary, ...empty].filter(({ isFolder }) => isFolder).map(({ path }) => path);
    const repository = await linkedRepository((0,external_node_path_.join)(root, '.git'));
    const wanted = [...readable, ...programFolders(searchPath, folders), ...(repository ? [repository] : [])];
    const open = outermost(await existing([...wanted, resolver]));
    // Attack: a `.git` that is a link to a hidden place would have it opened.
    const git = (await existing(await gitFoldersIn(root))).filter(({ path }) => isWithin(path, root));
    const telling = await existing((await Promise.all(git.map(({ path }) => tellingConfigurations(path)))).flat());
    const kernel = await existing(kernelSettings);
    const hide = ({ path, isFolder }) => ({ kind: isFolder ? 'empty' : 'masked', path });
    return [
        ...temporary.map(({ path }) => ({ kind: 'scratch', path })),
        ...empty.filter(({ path }) => !isWithin(path, root)).map(hide),
        ...[...kernel, ...open].map(({ path }) => ({ kind: 'readable', path })),
        // What was opened may hold what is hidden.
        ...empty.filter(({ path }) => open.some((each) => path !== each.path && isWithin(path, each.path))).map(hide),
        { kind: 'writable', path: homeFolder(stateFolder) },
        { kind: 'writable', path: root },
        ...git.map(({ path }) => ({ kind: 'readable', path })),
        ...telling.map(hide),
        ...empty.filter(({ path }) => isWithin(path, root) && path !== root).map(hide)
    ];
}
/** The places that exist, links followed, each once, outer folders first. */
async function existing(paths) {
    const found = (await Promise.all(paths.map(placeAt))).filter((place) => place !== undefined);
    const places = new Map(found.map((place) => [place.path, place]));
    return [...places.values()].sort((a, b) => a.path.length - b.path.length);
}
/** Without those that lie in another. */
function outermost(places) {
    return places.filter(({ path }) => !places.some((other) => other.path !== path && isWithin(path, other.path)));
}
async function placeAt(path) {
    try {
        const real = await (0,promises_.realpath)(path);
        return { path: real, isFolder: (await (0,promises_.stat)(real)).isDirectory() };
    }
    catch (error) {
        if ((0,errors/* isSystemError */.Or)(error))
            return undefined;
        throw error;
    }
}
/**
 * Tool chains that lie in a hidden folder. A `bin` needs what stands beside it, unless that is the hidden folder or
 * `.local`, where all programs keep something. One that is
 * itself on the PATH stays hidden: what it holds is the reason that it is.
 */
function programFolders(searchPath, hidden) {
    return searchPath.split(':').flatMap((folder) => {
        if (!folder.startsWith('/') || !hidden.some((path) => isWithin(folder, path)))
            return [];
        const home = (0,external_node_path_.basename)(folder) === 'bin' && (0,external_node_path_.basename)((0,external_node_path_.dirname)(folder)) !== '.local' ? (0,external_node_path_.dirname)(folder) : folder;
        if (hidden.includes(folder))
            return [];
        return hidden.includes(home) ? [folder] : [home];
    });
}
function isWithin(path, folder) {
    return path === folder || path.startsWith(`${folder}/`);
}

// EXTERNAL MODULE: ./src/workspace/resource-limits.js
var resource_limits = __webpack_require__(5313);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./src/workspace/enter-script.js


/**
 * Runs as process 1 of the boundary, without any right: closes descriptors that whoever started us left open, sets the limits
 * that the kernel keeps, and waits for the command. Its end is the end of all processes in there, and it has ended only when
 * all of them have. Arguments: the size of a file in KB, the number of processes, the command's script.
 *
 * No file of dumped memory, and the first to go when the machine has no memory left. What a shell says of a command that a
 * signal ended is said to nobody.
 */
const enterScript = String.raw `
for path in /proc/self/fd/*; do
  fd=${'$'}{path##*/}
  [ "$fd" -le 2 ] || eval "exec $fd>&-"
done
ulimit -c 0
ulimit -f "$1" 2>/dev/null
ulimit -u "$2" 2>/dev/null
echo 1000 2>/dev/null > /proc/self/oom_score_adj
exec 3>&2 2>/dev/null
/bin/bash -c "$3" 2>&3 3>&-
exit $?
`;
/**
 * The kernel's limit on processes is a wall behind the one that `watchUsage` keeps, which can say why it ended the command:
 * so it is twice as far away.
 *
 * @param hasOwnUsers whether the boundary has a user namespace
 */
function enterArguments(script, limits, hasOwnUsers) {
    const processes = 2 * limits.processes + othersCounted(hasOwnUsers);
    // --norc: bash takes a socket as its input for a remote shell's, and would run files of its home first.
    return ['/bin/bash', '--norc', '-c', enterScript, 'sandbox', `${limits.fileMb * 1024}`, `${processes}`, script];
}
/** Whether this is the kernel of a version, or a newer one. */
function isKernel(major, minor) {
    const [ownMajor = 0, ownMinor = 0] = (0,external_node_os_.release)().split('.').map(Number);
    return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}
const SPARE_PROCESSES = 1_000;
/** The kernel counts a user's processes on the whole machine; those of a user namespace by themselves since Linux 5.14. */
function othersCounted(hasOwnUsers) {
    if (hasOwnUsers && isKernel(5, 14))
        return 0;
    // "0.00 0.01 0.05 running/all last", of all users, threads too.
    return Number(/\/(\d+) /.exec((0,external_node_fs_.readFileSync)('/proc/loadavg', 'utf8'))?.[1] ?? 0) + SPARE_PROCESSES;
}

;// CONCATENATED MODULE: ./src/workspace/seccomp-filter.js
/** AF_UNIX, AF_INET, AF_INET6 and AF_NETLINK: the families that a network namespace keeps apart. */
const FAMILIES = [1, 2, 10, 16];
// Source: arch/x86/entry/syscalls/syscall_64.tbl and include/uapi/asm-generic/unistd.h of the kernel
const tables = {
    x64: {
        architecture: 0xc000003e,
        socket: 41,
        ioctl: 16,
        foreignFrom: 0x40000000,
        refused: [298, 321, 323, 248, 249, 250, 425, 426, 427]
    },
    arm64: {
        architecture: 0xc00000b7,
        socket: 198,
        ioctl: 29,
        foreignFrom: undefined,
        refused: [241, 280, 282, 217, 218, 219, 425, 426, 427]
    }
};
const LOAD = 0x20;
const JUMP_IF_EQUAL = 0x15;
const JUMP_IF_AT_LEAST = 0x35;
const RETURN = 0x06;
const ALLOW = 0x7fff0000;
const ERRNO = 0x00050000;
const [EPERM, ENOSYS, EAFNOSUPPORT] = [1, 38, 97];
// Offsets in struct seccomp_data; of the arguments the lower half, for both architectures are little-endian.
const [CALL, ARCHITECTURE, FIRST, SECOND] = [0, 4, 16, 24];
// Typing into a terminal, or pasting into it.
const TERMINAL_REQUESTS = [0x5412, 0x541c];
/**
 * A filter for the kernel against what no namespace keeps out: sockets that lead to the machine around a virtual one
 * (AF_VSOCK) and to the kernel's own services, the keys of the runner's session, and calls whose faults have been the way out
 * of other sandboxes. Undefined for a processor whose calls we have no table of.
 */
function seccompFilter(architecture) {
    const calls = tables[architecture];
    if (!calls)
        return undefined;
    const answer = (errno) => [RETURN, 0, 0, ERRNO | errno];
    // Each block ends with what happens when its call is another's business: it falls through to the next.
    const program = [
        [LOAD, 0, 0, ARCHITECTURE],
        [JUMP_IF_EQUAL, 1, 0, calls.architecture],
        answer(ENOSYS),
        [LOAD, 0, 0, CALL],
        ...(calls.foreignFrom === undefined ? [] : [[JUMP_IF_AT_LEAST, 0, 1, calls.foreignFrom], answer(ENOSYS)]),
        ...calls.refused.flatMap((number) => [[JUMP_IF_EQUAL, 0, 1, number], answer(ENOSYS)]),
        [JUMP_IF_EQUAL, 0, FAMILIES.length + 2, calls.socket],
        [LOAD, 0, 0, FIRST],
        ...FAMILIES.map((family, index) => [JUMP_IF_EQUAL, FAMILIES.length - index, 0, family]),
        answer(EAFNOSUPPORT),
        [LOAD, 0, 0, CALL],
        [JUMP_IF_EQUAL, 0, TERMINAL_REQUESTS.length + 1, calls.ioctl],
        [LOAD, 0, 0, SECOND],
        ...TERMINAL_REQUESTS.map((request, index) => [
            JUMP_IF_EQUAL,
            TERMINAL_REQUESTS.length - index,
            0,
            request
        ]),
        [RETURN, 0, 0, ALLOW],
        answer(EPERM)
    ];
    return encode(program);
}
function encode(program) {
    const bytes = Buffer.alloc(program.length * 8);
    program.forEach(([code, ifTrue, ifFalse, value], index) => {
        bytes.writeUInt16LE(code, index * 8);
        bytes.writeUInt8(ifTrue, index * 8 + 2);
        bytes.writeUInt8(ifFalse, index * 8 + 3);
        bytes.writeUInt32LE(value >>> 0, index * 8 + 4);
    });
    return bytes;
}

;// CONCATENATED MODULE: ./src/workspace/sandbox-bubblewrap.js



function bubblewrapSandbox(parts) {
    const { program, home, limits: usual, mounts, emptyFile, become } = parts;
    return {
        kind: 'bubblewrap',
        description: 'bubblewrap: commands write only in the work tree, have no network, no capabilities and no sight of other processes.',
        home,
        limits: usual,
        endsWholeTree: true,
        hasLifeline: false,
        wrap({ script, cwd, network, environment, limits = usual, isService = false, readable }) {
            const [file, ...before] = become;
            const filter = seccompFilter(process.arch);
            const plan = alsoReadable(isService ? writableOnlyIn(home, mounts) : mounts, readable);
            const size = ['--size', `${limits.temporaryMb * 2 ** 20}`, '--tmpfs'];
            const options = [
                // Further user namespaces are forbidden: what they let a program ask of the kernel is where its faults are.
                ...['--unshare-user', '--disable-userns', '--unshare-ipc', '--unshare-pid', '--unshare-uts'],
                ...['--unshare-cgroup-try', ...(network ? [] : ['--unshare-net'])],
                // --new-session: without it a command could type into the broker's terminal (TIOCSTI).
                // --as-pid-1: its own first process tells the end of the command before all that the command started has ended.
                ...['--new-session', '--die-with-parent', '--as-pid-1', '--cap-drop', 'ALL'],
                ...['--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc'],
                ...plan.flatMap((mount) => argumentsOf(mount, size, emptyFile)),
                ...[...size, '/dev/shm', '--remount-ro', '/dev'],
                // Once all is in them that they have to hold.
                ...plan.filter(({ kind }) => kind === 'empty').flatMap(({ path }) => ['--remount-ro', path]),
                ...Object.entries(environment).flatMap(([name, value]) => ['--setenv', name, value]),
                ...['--chdir', cwd, ...(filter ? ['--seccomp', '4'] : [])]
            ];
            return {
                file: file ?? program,
                environment: {},
                // By descriptor: the command sees the arguments of its first process, and other users of the machine see them too.
                inputs: [options.map((option) => `${option}\0`).join(''), ...(filter ? [filter] : [])],
                args: [
                    ...(file === undefined ? [] : [...before, program]),
                    ...['--args', '3', '--', ...enterArguments(script, limits, true)]
                ]
            };
        }
    };
}
function argumentsOf({ kind, path }, sized, emptyFile) {
    switch (kind) {
        case 'scratch':
            return [...sized, path];
        case 'empty':
            return ['--tmpfs', path];
        case 'masked':
            return ['--ro-bind', emptyFile, path];
        case 'readable':
            return ['--ro-bind', path, path];
        case 'writable':
            return ['--bind', path, path];
    }
}

;// CONCATENATED MODULE: ./src/workspace/namespaces-script.js
/**
 * Runs as the first process of fresh namespaces, with the rights to mount: builds what the command sees below the mount
 * point, makes that the root, and gives all rights up before the command starts. Each program that it starts takes a
 * millisecond, so it starts few.
 *
 * Arguments: the mount point, the working folder, `network` or `no-network`, `input` or `errors` for where the lifeline is,
 * `sealed` to forbid further user namespaces (in one of our own only: elsewhere it would be the whole machine's setting), the
 * size of what lies in memory in MB, the last number that a process may have or 0, pairs of a mount's kind and path, `--`,
 * and the program to become. The lifeline is kept as descriptor 3; sudo closes all other descriptors, so it has to be one of
 * the first three.
 */
const namespacesScript = String.raw `
set -eu
export PATH=/usr/bin:/bin:/usr/sbin:/sbin
new=$1 cwd=$2 network=$3
if [ "$4" = input ]; then exec 3<&0 </dev/null; else exec 3<&2; fi
if [ "$5" = sealed ]; then echo 0 > /proc/sys/user/max_user_namespaces; fi
size=$6 numbers=$7
shift 7
newline='
'

# All that is mounted, once more below the mount point; there, and only there, it is made read-only.
mount --rbind / "$new"
# Alone, without the many mounts in it, where the kernel lets us: not in a user namespace, where they may hide something.
system=$new/dev
if mount -o bind,ro,nosuid,nodev,noexec /sys "$new/sys" 2>/dev/null; then
  system=$new/sys
  if [ -e /sys/fs/cgroup/cgroup.controllers ]; then
    mount -o bind,ro,nosuid,nodev,noexec /sys/fs/cgroup "$new/sys/fs/cgroup"
  fi
fi
points=
while read -r _ _ _ _ point _; do
  case $point in
    "$new"/dev/* | "$new"/proc/* | "$system"/*) ;; # covered
    "$new" | "$new"/*) points="$points$point$newline" ;;
  esac
done < /proc/self/mountinfo
while read -r point; do
  case $point in
    '') ;;
    *\\*) mount -o remount,bind,ro,nosuid,nodev "$(printf %b "$point")" ;;
    *) mount -o remount,bind,ro,nosuid,nodev "$point" ;;
  esac
done <<POINTS
$points
POINTS

# Devices that are nobody's; the disks' own would be a way around every mount. Only root may make them.
mount -t tmpfs -o nosuid,mode=0755,size=64k tmpfs "$new/dev"
mkdir "$new/dev/pts" "$new/dev/shm"
cd /dev
if ! cp -a null zero full random urandom tty "$new/dev" 2>/dev/null; then
  for name in null zero full random urandom tty; do
    [ -e "$new/dev/$name" ] || : > "$new/dev/$name"
    mount --bind "$name" "$new/dev/$name"
  done
fi
ln -s pts/ptmx "$new/dev/ptmx"
ln -s /proc/self/fd "$new/dev/fd"
cd /
ln -s /proc/self/fd/0 "$new/dev/stdin"
ln -s /proc/self/fd/1 "$new/dev/stdout"
ln -s /proc/self/fd/2 "$new/dev/stderr"
mount -t devpts -o newinstance,ptmxmode=0666,mode=0620 devpts "$new/dev/pts"
mount -t tmpfs -o nosuid,nodev,mode=1777,size="$size"m tmpfs "$new/dev/shm"
mount -t proc -o nosuid,nodev,noexec proc "$new/proc"
# Root may start any number of processes, but none beyond the last number of the namespace.
if [ "$numbers" -gt 0 ]; then echo "$numbers" > "$new/proc/sys/kernel/pid_max"; fi

holders=
while [ "$1" != -- ]; do
  kind=$1 path=$2 place=$new$2
  shift 2
  if [ ! -e "$place" ]; then
    if [ -d "$path" ]; then mkdir -p "$place"; else
      [ -d "${'$'}{place%/*}" ] || mkdir -p "${'$'}{place%/*}"
      : > "$place"
    fi
  fi
  case $kind in
    scratch) mount -t tmpfs -o "nosuid,nodev,mode=1777,size=$size"m tmpfs "$place" ;;
    empty) mount -t tmpfs -o ro,nosuid,nodev,mode=0755,size=64k tmpfs "$place" ;;
    holder)
      mount -t tmpfs -o nosuid,nodev,mode=0755,size=64k tmpfs "$place"
      holders="$holders$place$newline"
      ;;
    masked) mount --bind "$new/dev/null" "$place" ;;
    writable) mount --rbind "$path" "$place" ;;
    readable) mount -o bind,ro,nosuid,nodev "$path" "$place" ;;
  esac
done
shift
# All is in them that they have to hold.
mount -o remount,bind,ro,nosuid "$new/dev"
while read -r place; do
  if [ -n "$place" ]; then mount -o remount,bind,ro,nosuid,nodev "$place"; fi
done <<HOLDERS
$holders
HOLDERS

if [ "$network" = no-network ]; then
  # Tests that listen on 127.0.0.1 need the loopback device of the new, otherwise empty network.
  ip link set lo up 2>/dev/null || ifconfig lo up 2>/dev/null || true
fi

cd "$new"
pivot_root . .
umount -l .
cd "$cwd"

# When the lifeline ends, so does everything. Started before the rights are given up: the command, which is another user
# where this matters, can neither kill nor stop it. Again and again, for the command may only be about to start.
(while read -r _ <&3; do :; done; while :; do kill -KILL -1; done) >/dev/null 2>&1 &
exec 3<&-

exec "$@"
`;

;// CONCATENATED MODULE: ./src/workspace/sandbox-namespaces.js



/** A boundary made with util-linux only, which each Linux has: for where bubblewrap is missing or not allowed. */
function namespacesSandbox(parts) {
    const { unshare, home, mountPoint, mounts, user, hasOwnUsers, limits: usual } = parts;
    const become = user ? ['--reuid', `${user.uid}`, '--regid', `${user.gid}`, '--clear-groups'] : [];
    return {
        kind: 'namespaces',
        description: 'Linux namespaces: commands write only in the work tree, have no network, no capabilities and no sight of other ' +
            'processes.',
        home,
        limits: usual,
        endsWholeTree: true,
        hasLifeline: true,
        wrap({ script, cwd, network, environment, limits = usual, isService = false, readable }) {
            const [file, ...before] = unshare;
            const plan = alsoReadable(isService ? writableOnlyIn(home, mounts) : mounts, readable);
            const lifeline = isService ? 'errors' : 'input';
            const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
            return {
                file,
                environment: {},
                inputs: [],
                args: [
                    ...before,
                    ...['--mount', '--pid', '--ipc', '--uts', '--fork', '--kill-child', ...(network ? [] : ['--net'])],
                    ...['--', '/bin/sh', '-c', namespacesScript, 'sandbox', mountPoint, cwd, network ? 'network' : 'no-network'],
                    ...[lifeline, hasOwnUsers ? 'sealed' : 'open', `${limits.temporaryMb}`, `${lastNumber(limits)}`],
                    ...[...plan.flatMap((mount) => [kindOf(mount, plan), mount.path]), '--'],
                    ...['setpriv', ...become, '--no-new-privs', '--inh-caps=-all', '--ambient-caps=-all', '--bounding-set=-all'],
                    // They stand in argv, which the command and other users can read; none is a secret.
                    ...['env', '-i', ...variables, ...enterArguments(script, limits, hasOwnUsers)]
                ]
            };
        }
    };
}
/** A folder that others are mounted in is made unwritable only once they are. */
function kindOf({ kind, path }, plan) {
    return kind === 'empty' && plan.some((other) => other.path.startsWith(`${path}/`)) ? 'holder' : kind;
}
/**
 * For the last number that a process may have: 0 where that would be the setting of the whole machine, as before Linux 6.14.
 * The first 300 are not given again, so it is well above the limit.
 */
function lastNumber({ processes }) {
    return isKernel(6, 14) ? 2 * processes + 1_000 : 0;
}

;// CONCATENATED MODULE: ./src/workspace/sandbox-none.js
/** No boundary: only for who asks for it by name. */
function noSandbox(home, limits) {
    return {
        kind: 'none',
        description: 'NO SANDBOX: commands can read and change whatever this user can, and have the network.',
        home,
        limits,
        endsWholeTree: false,
        hasLifeline: false,
        wrap: ({ script, environment }) => ({
            file: '/bin/bash',
            // --norc: bash takes a socket as its input for a remote shell's, and would run files of its home first.
            args: ['--norc', '-c', script],
            environment,
            inputs: []
        })
    };
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./src/workspace/launch.js
var workspace_launch = __webpack_require__(1615);
// EXTERNAL MODULE: ./src/workspace/process-tree.js
var process_tree = __webpack_require__(7764);
;// CONCATENATED MODULE: ./src/workspace/self-test-script.js
/** What the self-test tries, in the order it is told. */
const CANARIES = [
    'environ',
    'outside',
    'git',
    'hidden',
    'network',
    'rights',
    'files',
    'usage',
    'orphan'
];
/** Held by the script at its end, for us to see from outside: some copies of the shell. */
const BALLAST = { processes: 8, memoryMb: 4 };
/**
 * Tries to get out of the sandbox that it runs in, with little more than the shell itself so that it costs little. Says a line
 * for each attack, `name<tab>what got through`; then holds some processes, says `ready`, and waits for its end.
 *
 * Variables: BAIT_A and BAIT_B, which together stand in the environment of a process outside; NAME for what it writes; OUTSIDE
 * and CLOSED, places where nothing may be written, by trying and by asking; PLANTED, a file it may not see; PORT and SOCKET, on
 * which we listen.
 */
const selfTestScript = String.raw `
exec 2>/dev/null
tell() { printf '%s\t%s\n' "$1" "$2"; }
(env -i setsid -f sleep 7 &)
unshare --user --map-root-user --mount sh -c 'mount -o remount,rw,bind / || mount -o remount,rw,bind /usr || umount .git' > /dev/null &
nested=$!

got=
for file in /proc/[0-9]*/environ; do
  while IFS= read -r -d '' entry; do
    if [[ $entry == *"$BAIT_A$BAIT_B"* ]]; then got="the environment of a process outside, by $file"; fi
  done < "$file"
done
tell environ "$got"

got=
while IFS= read -r folder; do
  if : > "$folder/$NAME"; then got="wrote to $folder"; fi
done <<< "$OUTSIDE"
while IFS= read -r path; do
  if [[ -w $path ]]; then got="may write to $path"; fi
done <<< "$CLOSED"
tell outside "$got"

got=
if : > ".git/$NAME"; then got='wrote to .git'; fi
if [[ ! -e .git && -w . ]]; then got='may make a .git'; fi
tell git "$got"

got=
if [[ -e $PLANTED ]]; then got="saw $PLANTED"; fi
tell hidden "$got"

got=
for host in 127.0.0.1 ::1; do
  if (exec 3<> "/dev/tcp/$host/$PORT"); then got="reached a port of ours on $host"; fi
done
while read -r line; do
  if [[ $line == *"@$SOCKET" ]]; then got='saw an abstract socket of ours'; fi
done < /proc/net/unix
for socket in /run/docker.sock /var/run/docker.sock /run/dbus/system_bus_socket; do
  if [[ -S $socket ]]; then got="saw $socket"; fi
done
tell network "$got"

got=
while read -r name value; do
  case $name in
    NoNewPrivs:) [[ $value == 1 ]] || got='may become another user by a program such as sudo' ;;
    CapInh: | CapPrm: | CapEff: | CapBnd: | CapAmb:) [[ $value =~ ^0+$ ]] || got="has $name $value" ;;
  esac
done < /proc/self/status
if wait $nested; then got='undid a mount in a user namespace of its own'; fi
tell rights "$got"

got=
if (printf '%*s' 1200000 '' > "$HOME/$NAME"); then got='wrote a file beyond its limit'; fi
: > "$HOME/$NAME"
for folder in /tmp /dev/shm; do
  if printf '%*s' 800000 '' > "$folder/$NAME-1" && printf '%*s' 800000 '' > "$folder/$NAME-2"; then
    got="wrote more to $folder than it may hold"
  fi
done
tell files "$got"

exec 9<> <(:)
for _ in 1 2 3 4 5 6 7 8; do (read -r -t 7 <&9) & done
tell ready ''
read -r -t 7 <&9
`;

// EXTERNAL MODULE: ./src/workspace/usage-watch.js
var usage_watch = __webpack_require__(3259);
;// CONCATENATED MODULE: ./src/workspace/self-test.js













const TIME_MS = 10_000;
const END_MS = 1_000;
// Without a boundary nothing more is ended than what is found, which has been done by then.
const END_MS_WITHOUT = 100;
const MAX_OUTPUT = 64_000;
// Places that the command must not be able to write to, whoever it is.
const CLOSED = ['/usr', '/etc', '/sys', '/proc/sys/kernel/core_pattern', '/proc/sysrq-trigger', '/dev'];
const MAX_OUTSIDE = 8;
/**
 * Tries to get out of a sandbox, as a hostile command would: what docs promise of it is tried before it is used. What is
 * tried is harmless where it gets through, and taken away again.
 */
async function testSandbox(sandbox, boundary) {
    const name = `.forgehand-${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`;
    const [first, second] = [(0,external_node_crypto_.randomBytes)(8).toString('hex'), (0,external_node_crypto_.randomBytes)(8).toString('hex')];
    const outside = [boundary.stateFolder, ...boundary.hidden].slice(0, MAX_OUTSIDE);
    const planted = (0,external_node_path_.join)(boundary.stateFolder, `${name}-planted`);
    const bait = (0,external_node_child_process_.spawn)('/bin/sleep', ['20'], { env: { BAIT: `${first}${second}` }, stdio: 'ignore' });
    bait.on('error', () => undefined);
    const [servers] = await Promise.all([listen(name), (0,promises_.writeFile)(planted, '')]);
    try {
        const port = servers.flatMap((server) => portOf(server) ?? [])[0] ?? 0;
        return await attack(sandbox, boundary, {
            ...{ PATH: '/usr/bin:/bin', HOME: sandbox.home, LC_ALL: 'C' },
            ...{ BAIT_A: first, BAIT_B: second, NAME: name, PORT: `${port}`, SOCKET: name, PLANTED: planted },
            ...{ OUTSIDE: outside.join('\n'), CLOSED: CLOSED.join('\n') }
        });
    }
    finally {
        bait.kill('SIGKILL');
        for (const server of servers)
            server.close();
        const places = [...outside, (0,external_node_path_.join)(boundary.root, '.git'), sandbox.home, '/tmp', '/dev/shm'];
        const left = places.flatMap((folder) => ['', '-1', '-2'].map((end) => (0,external_node_path_.join)(folder, `${name}${end}`)));
        await Promise.all([planted, ...left].map(removeIfAny));
    }
}
async function attack(sandbox, { root }, environment) {
    const marker = `${environment['NAME'] ?? ''}-test`;
    const launch = sandbox.wrap({
        script: selfTestScript,
        cwd: root,
        network: false,
        environment: { ...environment, [process_tree/* MARKER */.t]: marker },
        limits: { ...(0,resource_limits/* defaultLimits */.MK)(), fileMb: 1, temporaryMb: 1 }
    });
    const child = (0,workspace_launch/* startLaunch */.K)(launch, { cwd: '/', stdio: ['pipe', 'pipe', 'pipe'] });
    const told = listenTo(child);
    const closed = (0,external_node_events_.once)(child.stdout, 'close');
    const settled = new AbortController();
    const late = (0,external_node_timers_promises_.setTimeout)(TIME_MS, undefined, { signal: settled.signal }).catch(() => undefined);
    await Promise.race([told.ready, closed, late]);
    const usage = child.pid === undefined ? undefined : new usage_watch/* UsageCounter */.A(child.pid).count({ memoryMb: Infinity });
    await (0,process_tree/* endEverything */.v)(child, { sandbox, marker });
    const isGone = await Promise.race([
        closed.then(() => true),
        (0,external_node_timers_promises_.setTimeout)(sandbox.endsWholeTree ? END_MS : END_MS_WITHOUT, false, { signal: settled.signal }).catch(() => false)
    ]);
    settled.abort();
    for (const stream of [child.stdin, child.stdout, child.stderr])
        stream.destroy();
    const results = told.results();
    if (results.size === 0)
        return { canaries: [], failure: told.complaint() };
    if (results.has('ready')) {
        const isSeen = usage && usage.processes > BALLAST.processes && usage.memoryMb > BALLAST.memoryMb;
        results.set('usage', isSeen ? '' : 'its processes and memory cannot be counted');
        results.set('orphan', isGone ? '' : 'left a process behind');
    }
    return { canaries: CANARIES.map((canary) => resultOf(canary, results)), failure: undefined };
}
function resultOf(name, results) {
    const detail = results.get(name) ?? 'the test did not get that far';
    return { name, held: detail === '', detail };
}
function listenTo(child) {
    let [output, errors, failure] = ['', '', ''];
    const ready = new Promise((resolve) => {
        child.stdout.on('data', (chunk) => {
            output = `${output}${chunk.toString()}`.slice(-MAX_OUTPUT);
            if (/^ready\t$/m.test(output))
                resolve();
        });
        child.once('error', (error) => {
            failure = error.message;
            resolve();
        });
    });
    child.stderr.on('data', (chunk) => {
        errors = `${errors}${chunk.toString()}`.slice(0, MAX_OUTPUT);
    });
    for (const stream of [child.stdin, child.stdout, child.stderr])
        stream.on('error', () => undefined);
    return {
        ready,
        results: () => new Map(output.split('\n').flatMap((line) => {
            const [name, detail] = line.split('\t');
            return name !== undefined && detail !== undefined ? [[name, detail.slice(0, 300)]] : [];
        })),
        complaint: () => {
            const line = errors
                .split('\n')
                .find((each) => each.trim() !== '')
                ?.trim() ?? failure;
            return line === '' ? 'a command in it failed' : line.slice(0, 300);
        }
    };
}
/** On each kind of address that leads to this machine; one that is not there is left out. */
async function listen(name) {
    const first = await listenAt({ host: '127.0.0.1', port: 0 });
    const port = first && portOf(first);
    const others = await Promise.all([
        port === undefined ? undefined : listenAt({ host: '::1', port }),
        listenAt({ path: `\0${name}` })
    ]);
    return [first, ...others].flatMap((server) => server ?? []);
}
async function listenAt(address) {
    const server = (0,external_node_net_.createServer)((socket) => socket.destroy());
    try {
        server.listen(address);
        await (0,external_node_events_.once)(server, 'listening');
        server.unref();
        return server;
    }
    catch (error) {
        if ((0,errors/* isSystemError */.Or)(error))
            return undefined;
        throw error;
    }
}
function portOf(server) {
    const address = server.address();
    return typeof address === 'object' ? address?.port : undefined;
}
async function removeIfAny(path) {
    try {
        await (0,promises_.rm)(path, { force: true });
    }
    catch (error) {
        // Such as ENOTDIR, for a place that is a file.
        if (!(0,errors/* isSystemError */.Or)(error))
            throw error;
    }
}

;// CONCATENATED MODULE: ./src/workspace/choose-sandbox.js









/**
 * The strongest boundary that really works here: each candidate is tried by attacks from within, and taken only when all are
 * held. What is off is tried as well, to say what does not hold.
 *
 * @returns undefined when `auto` finds none; commands are then refused, not run without a boundary
 * @throws UserError when the one that was asked for by name does not work
 */
async function chooseSandbox(mode, boundary, { whileTrying = () => undefined, onRefusal = () => undefined } = {}) {
    const owner = await commandUser(boundary.root);
    const home = await prepareHome(boundary.stateFolder, owner);
    const limits = (0,resource_limits/* resourceLimits */.ZY)(boundary.limits);
    if (mode === 'off') {
        const sandbox = noSandbox(home, limits);
        const { canaries } = await testSandbox(sandbox, boundary);
        return { ...sandbox, canaries };
    }
    await reserveGitFolder(boundary.root);
    const mounts = await planMounts(boundary);
    const failures = [];
    for await (const candidate of candidates(mode, boundary, { home, limits, owner, mounts })) {
        const trial = testSandbox(candidate, boundary);
        whileTrying();
        const { canaries, failure } = await trial;
        if (failure === undefined && canaries.every(({ held }) => held))
            return { ...candidate, canaries };
        const reason = `${candidate.kind}: ${failure ?? failedText(canaries)}`;
        failures.push(reason);
        onRefusal(reason);
    }
    if (mode === 'auto')
        return undefined;
    throw new errors/* UserError */.yo(`The sandbox "${mode}" does not work here (${failures.join('; ') || 'it is not installed'}). ` +
        'Set sandbox to "auto" to take what works, or make it work: install the package bubblewrap, and allow it user namespaces.');
}
function failedText(canaries) {
    const failed = canaries.filter(({ held }) => !held).map(({ name, detail }) => `${name} (${detail})`);
    return `its self-test failed: ${failed.join(', ')}`;
}
/**
 * Who commands run as when it is not us: in a container job the action is root and the work tree is another user's, and
 * root without capabilities could not write there.
 */
async function commandUser(root) {
    const { uid, gid } = await (0,promises_.stat)(root);
    return process.getuid?.() === 0 && uid !== 0 ? { uid, gid } : undefined;
}
async function prepareHome(stateFolder, owner) {
    const home = homeFolder(stateFolder);
    await (0,promises_.mkdir)(home, { recursive: true, mode: 0o700 });
    // The work tree may belong to another user than the command's; git would refuse to look at it.
    await (0,promises_.writeFile)((0,external_node_path_.join)(home, '.gitconfig'), '[safe]\n\tdirectory = *\n');
    if (owner)
        await (0,promises_.chown)(home, owner.uid, owner.gid);
    return home;
}
/**
 * Where there is no `.git`, a command could make one, with a program to run in its configuration, for the next git of the
 * job. One that is there is mounted so that it cannot be written to.
 */
async function reserveGitFolder(root) {
    try {
        await (0,promises_.mkdir)((0,external_node_path_.join)(root, '.git'));
    }
    catch (error) {
        if (!(0,errors/* isSystemError */.Or)(error) || error.code !== 'EEXIST')
            throw error;
    }
}
/** Strongest first. */
async function* candidates(mode, { stateFolder }, place) {
    const setpriv = await systemProgram('setpriv');
    if (mode !== 'namespaces')
        yield* bubblewrapCandidates(place, setpriv);
    if (mode === 'bubblewrap' || setpriv === undefined)
        return;
    const mountPoint = (0,external_node_path_.join)(stateFolder, 'root');
    await (0,promises_.mkdir)(mountPoint, { recursive: true, mode: 0o700 });
    yield* namespacesCandidates({ ...place, mountPoint });
}
async function* bubblewrapCandidates(place, setpriv) {
    const { owner } = place;
    const program = await systemProgram('bwrap');
    if (program === undefined)
        return;
    const emptyFile = (0,external_node_path_.join)((0,external_node_path_.dirname)(place.home), 'empty');
    await (0,promises_.writeFile)(emptyFile, '');
    if (!owner)
        yield bubblewrapSandbox({ ...place, program, emptyFile, become: [] });
    else if (setpriv !== undefined) {
        const become = [setpriv, '--reuid', `${owner.uid}`, '--regid', `${owner.gid}`, '--clear-groups'];
        yield bubblewrapSandbox({ ...place, program, emptyFile, become });
    }
}
async function* namespacesCandidates(place) {
    const program = await systemProgram('unshare');
    if (program === undefined)
        return;
    const [uid, gid] = [process.getuid?.(), process.getgid?.()];
    if (uid === 0) {
        yield namespacesSandbox({ ...place, unshare: [program], user: place.owner, hasOwnUsers: false });
        return;
    }
    const sudo = await systemProgram('sudo');
    if (sudo !== undefined && uid !== undefined && gid !== undefined) {
        const unshare = [sudo, '-n', '--', program];
        yield namespacesSandbox({ ...place, unshare, user: { uid, gid }, hasOwnUsers: false });
    }
    const unshare = [program, '--user', '--map-current-user', '--keep-caps'];
    yield namespacesSandbox({ ...place, unshare, user: undefined, hasOwnUsers: true });
}
/** Looked for only where the system keeps programs: PATH may lead into the work tree. */
async function systemProgram(name) {
    for (const folder of ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/bin']) {
        try {
            await (0,promises_.access)((0,external_node_path_.join)(folder, name), promises_.constants.X_OK);
            return (0,external_node_path_.join)(folder, name);
        }
        catch (error) {
            if (!(0,errors/* isSystemError */.Or)(error))
                throw error;
        }
    }
    return undefined;
}


/***/ }),

/***/ 1615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ startLaunch)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7075);


function startLaunch({ file, args, environment, inputs }, { cwd, stdio }) {
    const channels = [...stdio, ...inputs.map(() => 'pipe')];
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(file, args, { cwd, env: environment, detached: true, stdio: channels });
    inputs.forEach((input, index) => {
        const channel = child.stdio[stdio.length + index];
        if (!(channel instanceof node_stream__WEBPACK_IMPORTED_MODULE_1__.Writable))
            return;
        // A launcher that is gone reads no more; how it ended is told by its exit.
        channel.on('error', () => undefined);
        channel.end(input);
    });
    return child;
}


/***/ }),

/***/ 7764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ MARKER),
/* harmony export */   v: () => (/* binding */ endEverything)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9973);
/* harmony import */ var _processes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1647);



/** Name of the variable that marks what a command started, however far it went from its parent. */
const MARKER = 'FORGEHAND_COMMAND';
const MAX_ROUNDS = 50;
const MAX_WAITS = 300;
const PAUSE_MS = 10;
/** Kills what a launched command started, as far as its sandbox does not see to it by itself. */
async function endEverything(child, { sandbox, marker }) {
    child.stdin?.destroy();
    if (child.pid === undefined)
        return;
    if (!sandbox.endsWholeTree)
        await endProcessTree(child.pid, marker);
    // Once it is gone, so is all; and its number may be another's.
    else if (child.exitCode === null && child.signalCode === null)
        await endNamespace(child.pid);
}
/**
 * Kills a process group and, where there is no process namespace whose end would do it, all that it started: its
 * descendants, and every process that carries the command's marker in its environment. Only what left the group, its
 * parent and its environment behind escapes; a sandbox leaves no such gap.
 */
async function endProcessTree(leader, marker) {
    const parents = new Map((0,_processes_js__WEBPACK_IMPORTED_MODULE_1__/* .runningProcesses */ .$7)().map((pid) => [pid, (0,_processes_js__WEBPACK_IMPORTED_MODULE_1__/* .stateOf */ .L4)(pid)?.parent ?? 0]));
    const descendants = (0,_processes_js__WEBPACK_IMPORTED_MODULE_1__/* .descendantsOf */ .gO)(leader, parents);
    kill(-leader);
    descendants.forEach(kill);
    // What is killed may have started something since it was listed, and a process shows no environment while it becomes another
    // program. So the list is made anew until it was empty twice.
    let emptyLists = 0;
    for (let round = 0; round < MAX_ROUNDS && emptyLists < 2; round += 1) {
        const left = (0,_processes_js__WEBPACK_IMPORTED_MODULE_1__/* .runningProcesses */ .$7)().filter((pid) => (0,_processes_js__WEBPACK_IMPORTED_MODULE_1__/* .readProcessFile */ .Qh)(pid, 'environ').includes(`${MARKER}=${marker}\0`));
        emptyLists = left.length === 0 ? emptyLists + 1 : 0;
        left.forEach(kill);
        if (emptyLists < 2)
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(PAUSE_MS);
    }
}
/**
 * Ends a launcher and the process namespace that it made. The launcher is gone before the namespace is: its first process, which
 * is the launcher's child, is gone only when all others in it are.
 */
async function endNamespace(leader) {
    const first = (0,_processes_js__WEBPACK_IMPORTED_MODULE_1__/* .runningProcesses */ .$7)().filter((pid) => (0,_processes_js__WEBPACK_IMPORTED_MODULE_1__/* .stateOf */ .L4)(pid)?.parent === leader);
    kill(-leader);
    first.forEach(kill);
    for (let round = 0; round < MAX_WAITS && first.some(isAlive); round += 1)
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(PAUSE_MS);
}
function isAlive(pid) {
    return (0,_processes_js__WEBPACK_IMPORTED_MODULE_1__/* .stateOf */ .L4)(pid)?.hasEnded === false;
}
function kill(pid) {
    try {
        process.kill(pid, 'SIGKILL');
    }
    catch (error) {
        // ESRCH: it is gone already. EPERM: it is another user's, and ends by its lifeline.
        if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error))
            throw error;
    }
}


/***/ }),

/***/ 1647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ runningProcesses),
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   Qh: () => (/* binding */ readProcessFile),
/* harmony export */   gO: () => (/* binding */ descendantsOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9973);


/** Numbers of all processes but ours; empty where there is no /proc. */
function runningProcesses() {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)('/proc')
            .filter((name) => /^\d+$/.test(name))
            .map(Number)
            .filter((pid) => pid !== process.pid);
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isSystemError */ .Or)(error))
            return [];
        throw error;
    }
}
/** Undefined for a process that is gone. */
function stateOf(pid) {
    // "pid (name) state parent …"; the name may contain anything, brackets too. Source: proc_pid_stat(5)
    const fields = readProcessFile(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
    const [parent, threads, pages] = [Number(fields[1]), Number(fields[17]), Number(fields[21])];
    return Number.isNaN(pages) ? undefined : { hasEnded: /^[ZXx]/.test(fields[0] ?? ''), parent, threads, pages };
}
/** '' for a process that is gone, and for what another user may not read. */
function readProcessFile(pid, name) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/${name}`, 'utf8');
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isSystemError */ .Or)(error))
            return '';
        throw error;
    }
}
/** Those that a process started, and theirs. */
function descendantsOf(leader, parents) {
    const children = new Map();
    for (const [pid, parent] of parents) {
        const siblings = children.get(parent);
        if (siblings)
            siblings.push(pid);
        else
            children.set(parent, [pid]);
    }
    const found = [];
    const queue = [leader];
    for (let pid = queue.pop(); pid !== undefined; pid = queue.pop()) {
        const own = children.get(pid) ?? [];
        found.push(...own);
        queue.push(...own);
    }
    return found;
}


/***/ }),

/***/ 5313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EP: () => (/* binding */ LIMIT_SETTINGS),
/* harmony export */   MK: () => (/* binding */ defaultLimits),
/* harmony export */   ZY: () => (/* binding */ resourceLimits)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);

/** The name that each limit has in `limits` of agent.yml. */
const LIMIT_SETTINGS = {
    processes: 'processes',
    memoryMb: 'memory-mb',
    fileMb: 'file-mb',
    temporaryMb: 'temporary-mb',
    diskMb: 'disk-mb'
};
const MB = 2 ** 20;
/** Wide enough for the tests and builds of honest projects, and too narrow to take the machine down. */
function defaultLimits() {
    const machineMb = Math.floor((0,node_os__WEBPACK_IMPORTED_MODULE_0__.totalmem)() / MB);
    return {
        // Tools start some threads for each processor.
        processes: Math.max(2_048, 128 * (0,node_os__WEBPACK_IMPORTED_MODULE_0__.availableParallelism)()),
        memoryMb: Math.max(512, Math.floor(machineMb * 0.75)),
        fileMb: 4_096,
        temporaryMb: Math.max(64, Math.min(2_048, Math.floor(machineMb / 4))),
        diskMb: 10_240
    };
}
/** Those that somebody set, and the usual ones for the rest. */
function resourceLimits(wanted = {}) {
    const usual = defaultLimits();
    return {
        processes: wanted.processes ?? usual.processes,
        memoryMb: wanted.memoryMb ?? usual.memoryMb,
        fileMb: wanted.fileMb ?? usual.fileMb,
        temporaryMb: wanted.temporaryMb ?? usual.temporaryMb,
        diskMb: wanted.diskMb ?? usual.diskMb
    };
}


/***/ }),

/***/ 3259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ UsageCounter),
/* harmony export */   v: () => (/* binding */ watchUsage)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8500);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9973);
/* harmony import */ var _processes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1647);
/* harmony import */ var _resource_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5313);





const INTERVAL_MS = 50;
// No kernel counts all of the memory of a command: files in memory that no process has mapped are nobody's.
const LEAST_FREE_MB = 256;
const MB = 2 ** 20;
const PAGE = 4_096;
// A number may have passed to another process meanwhile.
const ROUNDS_PER_SURVEY = 20;
/**
 * Watches what a command uses, for the limits that the kernel keeps only for whoever may set up control groups.
 *
 * @returns the sentence that says which limit was passed; undefined once the signal is raised
 */
async function watchUsage(options) {
    const { limits, folders, signal, intervalMs = INTERVAL_MS } = options;
    const freeAtStart = folders.map(freeMb);
    const counter = new UsageCounter(options.leader);
    try {
        for (let round = 1;; round += 1) {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(intervalMs, undefined, { signal, ref: false });
            if (round % ROUNDS_PER_SURVEY === 0)
                counter.forget();
            const { processes, memoryMb } = counter.count(limits);
            if (processes > limits.processes)
                return passed('processes', `${limits.processes} processes and threads`);
            if (memoryMb > limits.memoryMb)
                return passed('memoryMb', `${limits.memoryMb} MB of memory`);
            const written = Math.max(...folders.map((folder, index) => (freeAtStart[index] ?? 0) - freeMb(folder)));
            if (written > limits.diskMb)
                return passed('diskMb', `${limits.diskMb} MB on the disk`);
            if (availableMb() < LEAST_FREE_MB)
                return `The command was ended: the machine had less than ${LEAST_FREE_MB} MB of memory left.`;
        }
    }
    catch (error) {
        if (signal.aborted)
            return undefined;
        throw error;
    }
}
function passed(limit, what) {
    return `The command was ended: it used more than ${what}, its limit. In agent.yml \`limits.${_resource_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .LIMIT_SETTINGS */ .EP[limit]}\` sets it.`;
}
/** Counts again and again what a process and all that it started use. */
class UsageCounter {
    #leader;
    /** Processes that belong to others; they are most, and need not be read each time. */
    #others = new Set();
    constructor(leader) {
        this.#leader = leader;
    }
    forget() {
        this.#others = new Set();
    }
    /** @param limits memory is counted exactly, which takes time, only where it may be above its limit */
    count(limits) {
        const states = new Map();
        for (const pid of (0,_processes_js__WEBPACK_IMPORTED_MODULE_2__/* .runningProcesses */ .$7)()) {
            const state = this.#others.has(pid) ? undefined : (0,_processes_js__WEBPACK_IMPORTED_MODULE_2__/* .stateOf */ .L4)(pid);
            if (state)
                states.set(pid, state);
        }
        const parents = new Map([...states].map(([pid, { parent }]) => [pid, parent]));
        const own = [this.#leader, ...(0,_processes_js__WEBPACK_IMPORTED_MODULE_2__/* .descendantsOf */ .gO)(this.#leader, parents)];
        const isOwn = new Set(own);
        for (const pid of states.keys())
            if (!isOwn.has(pid))
                this.#others.add(pid);
        const used = own.flatMap((pid) => states.get(pid) ?? []);
        const roughly = sum(used.map(({ pages }) => pages)) * PAGE;
        const bytes = roughly > limits.memoryMb * MB ? sum(own.map(exactBytes)) : roughly;
        return { processes: sum(used.map(({ threads }) => threads)), memoryMb: bytes / MB };
    }
}
/** What is shared counted in parts, where we may know; else without what is shared. */
function exactBytes(pid) {
    const proportional = /^Pss:\s+(\d+) kB$/m.exec((0,_processes_js__WEBPACK_IMPORTED_MODULE_2__/* .readProcessFile */ .Qh)(pid, 'smaps_rollup'))?.[1];
    if (proportional !== undefined)
        return Number(proportional) * 1024;
    const [, resident = 0, shared = 0] = (0,_processes_js__WEBPACK_IMPORTED_MODULE_2__/* .readProcessFile */ .Qh)(pid, 'statm').split(' ').map(Number);
    return (resident - shared) * PAGE;
}
function sum(numbers) {
    return numbers.reduce((total, number) => total + number, 0);
}
function freeMb(folder) {
    try {
        const { bfree, bsize } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(folder);
        return (bfree * bsize) / MB;
    }
    catch (error) {
        // A command may have removed the folder that it was started in; then its other folders count.
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(error))
            return Infinity;
        throw error;
    }
}
function availableMb() {
    const kilobytes = /^MemAvailable:\s+(\d+) kB$/m.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/meminfo', 'utf8'))?.[1];
    return kilobytes === undefined ? Infinity : Number(kilobytes) / 1024;
}


/***/ })

};
