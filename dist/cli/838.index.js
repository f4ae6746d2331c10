export const id = 838;
export const ids = [838];
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

/***/ 3727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
// What draws nothing, turns the direction of text, or is a command to a terminal. In JSON a line feed can only stand between values.
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]|(?!\n)\p{Cc}/gu;
/** The JSON that commands print, with hidden characters escaped: text of strangers is in it, and it may end on a terminal. */
function jsonText(value) {
    return `${JSON.stringify(value, undefined, 2).replace(HIDDEN, escaped)}\n`;
}
/** In JSON a character beyond 16 bits is two escapes. */
function escaped(character) {
    return character
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join('');
}


/***/ }),

/***/ 6727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ chooseSandbox)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(9973);
// EXTERNAL MODULE: ./src/workspace/mounts.js + 1 modules
var workspace_mounts = __webpack_require__(5814);
;// CONCATENATED MODULE: ./src/workspace/sandbox-bubblewrap.js

function bubblewrapSandbox({ program, home, mounts, become }) {
    return {
        kind: 'bubblewrap',
        description: 'bubblewrap: commands write only in the work tree, have no network, no capabilities and no sight of other processes.',
        home,
        endsWholeTree: true,
        hasLifeline: false,
        wrap({ script, cwd, network, environment, isService = false }) {
            const [file, ...before] = become;
            // They stand in argv, which the command and other users can read; none is a secret.
            const variables = Object.entries(environment).flatMap(([name, value]) => ['--setenv', name, value]);
            return {
                file: file ?? program,
                environment: {},
                args: [
                    ...(file === undefined ? [] : [...before, program]),
                    ...['--unshare-user-try', '--unshare-ipc', '--unshare-pid', '--unshare-uts', '--unshare-cgroup-try'],
                    ...(network ? [] : ['--unshare-net']),
                    // --new-session: without it a command could type into the broker's terminal (TIOCSTI).
                    ...['--new-session', '--die-with-parent', '--cap-drop', 'ALL'],
                    ...['--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc'],
                    ...(isService ? (0,workspace_mounts/* writableOnlyIn */.Ib)(home, mounts) : mounts).flatMap(argumentsOf),
                    ...variables,
                    ...['--chdir', cwd, '--', '/bin/bash', '-c', script]
                ]
            };
        }
    };
}
function argumentsOf({ kind, path }) {
    switch (kind) {
        case 'empty':
            return ['--tmpfs', path];
        case 'masked':
            return ['--ro-bind', '/dev/null', path];
        case 'readable':
            return ['--ro-bind', path, path];
        case 'writable':
            return ['--bind', path, path];
    }
}

;// CONCATENATED MODULE: ./src/workspace/namespaces-script.js
/**
 * Runs as the first process of fresh namespaces, with the rights to mount: builds what the command sees below the mount
 * point, makes that the root, and gives all rights up before the command starts.
 *
 * Arguments: the mount point, the working folder, `network` or `no-network`, `input` or `errors` for where the lifeline is,
 * pairs of a mount's kind and path, `--`, and the program to become. The lifeline is kept as descriptor 3; sudo closes all
 * other descriptors, so it has to be one of the first three.
 */
const namespacesScript = String.raw `
set -eu
export PATH=/usr/sbin:/usr/bin:/sbin:/bin
new=$1 cwd=$2 network=$3
if [ "$4" = input ]; then exec 3<&0 </dev/null; else exec 3<&2; fi
shift 4

# All that is mounted, once more below the mount point; there, and only there, it is made read-only.
mount --rbind / "$new"
mount --make-rprivate "$new"
table=$(cat /proc/self/mountinfo)
while read -r _ _ _ _ point _; do
  case $point in *\\*) point=$(printf %b "$point") ;; esac
  case $point in
    "$new"/dev/* | "$new"/proc/*) ;; # will be covered
    "$new" | "$new"/*) mount -o remount,bind,ro,nosuid,nodev "$point" ;;
  esac
done <<TABLE
$table
TABLE

# Devices that are nobody's; the disks' own would be a way around every mount.
mount -t tmpfs -o nosuid,mode=0755 tmpfs "$new/dev"
for name in null zero full random urandom tty; do
  : > "$new/dev/$name"
  mount --bind "/dev/$name" "$new/dev/$name"
done
mkdir "$new/dev/pts" "$new/dev/shm"
mount -t devpts -o newinstance,ptmxmode=0666,mode=0620 devpts "$new/dev/pts"
mount -t tmpfs -o nosuid,nodev,mode=1777 tmpfs "$new/dev/shm"
ln -s pts/ptmx "$new/dev/ptmx"
ln -s /proc/self/fd "$new/dev/fd"
ln -s /proc/self/fd/0 "$new/dev/stdin"
ln -s /proc/self/fd/1 "$new/dev/stdout"
ln -s /proc/self/fd/2 "$new/dev/stderr"
mount -t proc -o nosuid,nodev,noexec proc "$new/proc"

while [ "$1" != -- ]; do
  kind=$1 path=$2 place=$new$2
  shift 2
  if [ ! -e "$place" ]; then
    mkdir -p "$(dirname "$place")"
    if [ -d "$path" ]; then mkdir "$place"; else : > "$place"; fi
  fi
  case $kind in
    empty) mount -t tmpfs -o nosuid,nodev,mode=1777 tmpfs "$place" ;;
    masked) mount --bind "$new/dev/null" "$place" ;;
    writable) mount --rbind "$path" "$place" ;;
    readable) mount --bind "$path" "$place" && mount -o remount,bind,ro,nosuid,nodev "$place" ;;
  esac
done
shift

if [ "$network" = no-network ]; then
  # Tests that listen on 127.0.0.1 need the loopback device of the new, otherwise empty network.
  ip link set lo up 2>/dev/null || ifconfig lo up 2>/dev/null || true
fi

cd "$new"
pivot_root . .
umount -l .
cd "$cwd"

# When the lifeline ends, so does everything. Started before the rights are given up: the command, which is another user
# where this matters, can neither kill nor stop it.
(cat <&3; kill -KILL -1) >/dev/null 2>&1 &
exec 3<&-

exec "$@"
`;
/**
 * Runs as process 1 from then on, without any right, and waits for the command given as its arguments. Its end is the end
 * of all processes of the namespace.
 */
const firstProcessScript = String.raw `
"$@"
exit $?
`;

;// CONCATENATED MODULE: ./src/workspace/sandbox-namespaces.js


/** A boundary made with util-linux only, which each Linux has: for where bubblewrap is missing or not allowed. */
function namespacesSandbox({ unshare, home, mountPoint, mounts, user }) {
    const become = user ? ['--reuid', `${user.uid}`, '--regid', `${user.gid}`, '--clear-groups'] : [];
    return {
        kind: 'namespaces',
        description: 'Linux namespaces: commands write only in the work tree, have no network, no capabilities and no sight of other ' +
            'processes.',
        home,
        endsWholeTree: true,
        hasLifeline: true,
        wrap({ script, cwd, network, environment, isService = false }) {
            const [file, ...before] = unshare;
            const plan = isService ? (0,workspace_mounts/* writableOnlyIn */.Ib)(home, mounts) : mounts;
            const lifeline = isService ? 'errors' : 'input';
            const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
            return {
                file,
                environment: {},
                args: [
                    ...before,
                    ...['--mount', '--pid', '--ipc', '--uts', '--fork', '--kill-child', ...(network ? [] : ['--net'])],
                    ...['--', '/bin/sh', '-c', namespacesScript, 'sandbox', mountPoint, cwd, network ? 'network' : 'no-network'],
                    ...[lifeline, ...plan.flatMap(({ kind, path }) => [kind, path]), '--'],
                    ...['setpriv', ...become, '--no-new-privs', '--inh-caps=-all', '--ambient-caps=-all', '--bounding-set=-all'],
                    // They stand in argv, which the command and other users can read; none is a secret.
                    ...['env', '-i', ...variables, '/bin/sh', '-c', firstProcessScript, 'sandbox', '/bin/bash', '-c', script]
                ]
            };
        }
    };
}

;// CONCATENATED MODULE: ./src/workspace/sandbox-none.js
/** No boundary: only for who asks for it by name. */
function noSandbox(home) {
    return {
        kind: 'none',
        description: 'NO SANDBOX: commands can read and change whatever this user can, and have the network.',
        home,
        endsWholeTree: false,
        hasLifeline: false,
        wrap: ({ script, environment }) => ({
            file: '/bin/bash',
            args: ['-c', script],
            environment
        })
    };
}

;// CONCATENATED MODULE: ./src/workspace/choose-sandbox.js









/**
 * The strongest boundary that really works here: each candidate is tried by running a command in it.
 *
 * @param whileTrying is called when a candidate is being tried, in a process of its own: a time for what keeps ours busy
 * @returns undefined when `auto` finds none; commands are then refused, not run without a boundary
 * @throws UserError when the one that was asked for by name does not work
 */
async function chooseSandbox(mode, boundary, whileTrying = () => undefined) {
    const owner = await commandUser(boundary.root);
    const home = await prepareHome(boundary.stateFolder, owner);
    if (mode === 'off')
        return noSandbox(home);
    await reserveGitFolder(boundary.root);
    const mounts = await (0,workspace_mounts/* planMounts */.Ou)(boundary);
    const failures = [];
    for await (const candidate of candidates(mode, boundary, { home, owner, mounts })) {
        const trial = probe(candidate, boundary.root);
        whileTrying();
        const failure = await trial;
        if (failure === undefined)
            return candidate;
        failures.push(`${candidate.kind}: ${failure}`);
    }
    if (mode === 'auto')
        return undefined;
    throw new errors/* UserError */.yo(`The sandbox "${mode}" does not work here (${failures.join('; ') || 'it is not installed'}). ` +
        'Set sandbox to "auto" to take what works, or make it work: install the package bubblewrap, and allow it user namespaces.');
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
    const home = (0,workspace_mounts/* homeFolder */.Wx)(stateFolder);
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
    if (!owner)
        yield bubblewrapSandbox({ ...place, program, become: [] });
    else if (setpriv !== undefined) {
        const become = [setpriv, '--reuid', `${owner.uid}`, '--regid', `${owner.gid}`, '--clear-groups'];
        yield bubblewrapSandbox({ ...place, program, become });
    }
}
async function* namespacesCandidates(place) {
    const program = await systemProgram('unshare');
    if (program === undefined)
        return;
    const [uid, gid] = [process.getuid?.(), process.getgid?.()];
    if (uid === 0) {
        yield namespacesSandbox({ ...place, unshare: [program], user: place.owner });
        return;
    }
    const sudo = await systemProgram('sudo');
    if (sudo !== undefined && uid !== undefined && gid !== undefined) {
        yield namespacesSandbox({ ...place, unshare: [sudo, '-n', '--', program], user: { uid, gid } });
    }
    const unshare = [program, '--user', '--map-current-user', '--keep-caps'];
    yield namespacesSandbox({ ...place, unshare, user: undefined });
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
/** Runs a command in the sandbox that must not be able to write outside. Returns why it does not work. */
async function probe(sandbox, root) {
    // /proc/sys: as root it would be written to without any capability, and it has the machine run programs.
    const script = 'test -w . && ! test -w /usr && ! test -w /etc && ! test -w /proc/sys/kernel/core_pattern';
    const command = { script, cwd: root, network: false, environment: { PATH: '/usr/bin:/bin' } };
    const { file, args, environment } = sandbox.wrap(command);
    try {
        await (0,external_node_util_.promisify)(external_node_child_process_.execFile)(file, args, { env: environment, cwd: '/', timeout: 10_000 });
        return undefined;
    }
    catch (error) {
        const [, complaint = ''] = (0,errors/* messageOf */.bD)(error).split('\n');
        return complaint.trim() === '' ? 'a command in it failed' : complaint.trim();
    }
}


/***/ }),

/***/ 5814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  aS: () => (/* binding */ credentialPlaces),
  Wx: () => (/* binding */ homeFolder),
  Ou: () => (/* binding */ planMounts),
  Ib: () => (/* binding */ writableOnlyIn)
});

// UNUSED EXPORTS: runnerPlaces

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(9973);
;// CONCATENATED MODULE: ./src/workspace/git-configurations.js



/**
 * The configuration files of a `.git` folder, those of its submodules too, that hold more than is known to be harmless.
 * Attack: an earlier checkout step left its token there, and a command copies it, encoded, into a file that is published.
 */
async function tellingConfigurations(gitFolder) {
    const folders = [gitFolder, ...(await submoduleFolders((0,external_node_path_.join)(gitFolder, 'modules')))];
    const files = folders.flatMap((folder) => [(0,external_node_path_.join)(folder, 'config'), (0,external_node_path_.join)(folder, 'config.worktree')]);
    const telling = await Promise.all(files.map(isTelling));
    return files.filter((_, index) => telling[index]);
}
const HARMLESS_SECTION = /^\[\s*(core|extensions|branch|remote|submodule|gc|pack|index|init|advice|maintenance)\b/i;
const CREDENTIAL = /:\/\/[^\s/]*@|header|token|passw|secret|credential|helper|askpass/i;
async function isTelling(path) {
    const lines = (await unlessAbsent((0,promises_.readFile)(path, 'utf8'), '')).split('\n').map((line) => line.trim());
    return lines.some((line) => (line.startsWith('[') && !HARMLESS_SECTION.test(line)) || CREDENTIAL.test(line));
}
// Where git keeps what is large; no submodule lies in there.
const CONTENT_FOLDERS = new Set(['objects', 'refs', 'logs', 'hooks', 'info', 'lfs', 'worktrees']);
/** A submodule's folder is named for its path, so it can be any number of folders deep, and have submodules itself. */
async function submoduleFolders(folder) {
    const entries = await unlessAbsent((0,promises_.readdir)(folder, { withFileTypes: true }), []);
    const folders = entries
        .filter((entry) => entry.isDirectory() && !CONTENT_FOLDERS.has(entry.name))
        .map(({ name }) => (0,external_node_path_.join)(folder, name));
    const below = await Promise.all(folders.map(submoduleFolders));
    return [...folders, ...below.flat()];
}
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
/** Places in a home folder where people keep credentials, for `Boundary.hidden`. */
function credentialPlaces(home) {
    const names = [
        ...['.ssh', '.aws', '.azure', '.gnupg', '.kube', '.docker', '.config/gh', '.config/gcloud', '.config/hub'],
        // Git's own settings too: `url.https://TOKEN@….insteadOf` is how many workflows reach private dependencies.
        ...['.netrc', '.git-credentials', '.gitconfig', '.config/git', '.npmrc', '.yarnrc.yml', '.pypirc', '.pgpass'],
        ...['.cargo/credentials', '.cargo/credentials.toml', '.gem/credentials', '.bundle/config', '.nuget/NuGet'],
        ...['.m2/settings.xml', '.m2/settings-security.xml', '.gradle/gradle.properties', '.config/NuGet'],
        ...['.pip', '.config/pip', '.config/pypoetry', '.composer/auth.json', '.config/composer/auth.json'],
        ...['.terraformrc', '.terraform.d', '.vault-token', '.boto', '.s3cfg', '.my.cnf', '.config/rclone', '.config/op'],
        ...['.bash_history', '.zsh_history', '.python_history', '.node_repl_history', '.local/share/keyrings']
    ];
    return names.map((name) => (0,external_node_path_.join)(home, name));
}
/** Where a self-hosted runner keeps its own key and its logs: two folders above RUNNER_TEMP, which is `_work/_temp` in its folder. */
function runnerPlaces(temp) {
    const runner = dirname(dirname(temp));
    return ['.credentials', '.credentials_rsaparams', '.runner', '_diag'].map((name) => join(runner, name));
}
const scratch = ['/tmp', '/run', '/var/tmp'];
// With the network open, names are resolved by what /etc/resolv.conf points to.
const resolver = '/run/systemd/resolve';
// Root writes there without any capability, and so changes the machine or has it run a program (core_pattern). Only the
// boundary's own /proc is writable.
const kernelSettings = ['sys', 'sysrq-trigger', 'irq', 'bus', 'fs', 'acpi', 'scsi'].map((name) => `/proc/${name}`);
/** The mounts for a boundary, as the file system is now. */
async function planMounts(boundary) {
    const { root, stateFolder, hidden, readable, searchPath } = boundary;
    const empty = await existing([...scratch, ...hidden, stateFolder]);
    const folders = empty.filter(({ isFolder }) => isFolder).map(({ path }) => path);
    const open = await existing([...readable, ...programFolders(searchPath, folders), resolver]);
    const git = await existing([(0,external_node_path_.join)(root, '.git')]);
    const telling = await existing(await tellingConfigurations((0,external_node_path_.join)(root, '.git')));
    const kernel = await existing(kernelSettings);
    const hide = ({ path, isFolder }) => ({ kind: isFolder ? 'empty' : 'masked', path });
    return [
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
    const places = new Map();
    for (const path of paths) {
        const place = await placeAt(path);
        if (place)
            places.set(place.path, place);
    }
    return [...places.values()].sort((a, b) => a.path.length - b.path.length);
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
 * Tool chains that lie in a hidden folder. A `bin` needs what stands beside it, unless that is the hidden folder. One that is
 * itself on the PATH stays hidden: what it holds is the reason that it is.
 */
function programFolders(searchPath, hidden) {
    return searchPath.split(':').flatMap((folder) => {
        if (!folder.startsWith('/') || !hidden.some((path) => isWithin(folder, path)))
            return [];
        const home = (0,external_node_path_.basename)(folder) === 'bin' ? (0,external_node_path_.dirname)(folder) : folder;
        if (hidden.includes(folder))
            return [];
        return hidden.includes(home) ? [folder] : [home];
    });
}
function isWithin(path, folder) {
    return path === folder || path.startsWith(`${folder}/`);
}


/***/ })

};
