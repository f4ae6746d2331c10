export const id = 3019;
export const ids = [3019];
export const modules = {

/***/ 30255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  demo: () => (/* binding */ demo)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./emulators/demo/project.js
var project = __webpack_require__(96413);
// EXTERNAL MODULE: ./emulators/start-emulators.js + 69 modules
var start_emulators = __webpack_require__(31636);
// EXTERNAL MODULE: ./emulators/demo/script.js
var script = __webpack_require__(97185);
// EXTERNAL MODULE: ./src/text/visible-text.js
var visible_text = __webpack_require__(2754);
// EXTERNAL MODULE: ./src/workspace/sandbox/choose-sandbox.js + 8 modules
var choose_sandbox = __webpack_require__(52363);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./src/cli/test-fresh-clone.js


/** Clones the branch and runs its tests there, independently of the run. @throws Error when git fails */
async function testFreshClone({ cloneUrl, branch, base, folder, environment }) {
    const run = (0,external_node_util_.promisify)(external_node_child_process_.execFile);
    await run('git', ['clone', '--quiet', '--branch', branch, cloneUrl, folder], { env: environment });
    const range = `origin/${base}...HEAD`;
    const { stdout: diff } = await run('git', ['diff', '--no-color', '--no-ext-diff', range], {
        cwd: folder,
        env: environment
    });
    const exitCode = await run('npm', ['test'], { cwd: folder, env: environment }).then(() => 0, exitCodeOf);
    return { command: 'npm test', exitCode, diff };
}
function exitCodeOf(error) {
    if (Error.isError(error) && 'code' in error && typeof error.code === 'number')
        return error.code;
    throw error;
}

// EXTERNAL MODULE: ./src/agent/call-status.js
var call_status = __webpack_require__(41079);
// EXTERNAL MODULE: ./src/text/format.js
var format = __webpack_require__(79623);
// EXTERNAL MODULE: ./src/cli/text-blocks.js
var text_blocks = __webpack_require__(3945);
;// CONCATENATED MODULE: ./src/cli/demo-text.js




/** Lines shown of a command's output. Failures are at its end. */
const DETAILS = 6;
/** Prints the action's log with a mark before each line, and shortens long output. */
class DemoLog {
    #style;
    #say;
    #details = [];
    constructor(style, say) {
        this.#style = style;
        this.#say = say;
    }
    add(line) {
        const text = (0,visible_text/* visibleText */.Q)(line);
        // Only the output of commands is indented by four spaces.
        if (text.startsWith('    '))
            this.#details.push(text);
        else {
            this.end();
            this.#print(/^[▸■]/.test(text) ? text : this.#style('dim', text));
        }
    }
    end() {
        const hidden = this.#details.length - DETAILS;
        if (hidden > 0)
            this.#print(this.#style('dim', `    … ${hidden} lines`));
        for (const line of this.#details.slice(-DETAILS))
            this.#print(this.#style('dim', line));
        this.#details = [];
    }
    #print(text) {
        this.#say(`${this.#style('dim', '  │')} ${text}\n`);
    }
}
/**
 * Formats the result for a terminal: the pull request, its change, the test result, and what to try next.
 *
 * @param options.demo the command that ran the demo
 */
function demoText(result, options) {
    const { style, demo } = options;
    const { pullRequest, outcome, proof, durationMs, modelRequests, githubRequests, kept } = result;
    const requests = `${modelRequests} requests to the model, ${githubRequests} to GitHub`;
    const figures = `Outcome: ${outcome}, after ${(0,format/* formatDuration */.a3)(durationMs)}, ${requests}.`;
    if (!pullRequest || !proof)
        return `\n${style('bold', 'No pull request was opened.')}\n${figures}\n`;
    const sign = proof.exitCode === 0 ? style('green', call_status/* SIGNS */.B2.done.symbol) : style('red', call_status/* SIGNS */.B2.failed.symbol);
    const sections = [
        style('bold', `Pull request #${pullRequest.number}: ${pullRequest.title}`),
        (0,text_blocks/* indent */.pZ)(leadOf(pullRequest.body)),
        style('bold', 'Change'),
        (0,text_blocks/* indent */.pZ)((0,text_blocks/* colorDiff */.N5)(proof.diff, style)),
        style('bold', 'Test result'),
        (0,text_blocks/* indent */.pZ)(`${sign} ${proof.command} on a fresh clone of the branch: exit code ${proof.exitCode}`),
        (0,text_blocks/* indent */.pZ)(figures),
        kept ? keptText(kept, style) : '',
        nextText(demo, style)
    ];
    return `\n${sections.filter(Boolean).join('\n\n')}\n`;
}
// The rest is collapsed on GitHub and too long for a terminal.
function leadOf(body) {
    return (body.split(/\n(?:> \[!|<details>)/, 1)[0] ?? '').trim();
}
function keptText({ folder, ...paths }, style) {
    const lines = Object.entries(paths).map(([name, path]) => `${name.padEnd(12)}${path}`);
    return `${style('bold', 'Kept')} in ${folder}\n\n${(0,text_blocks/* indent */.pZ)(lines.join('\n'))}`;
}
function nextText(demo, style) {
    const commands = [
        [`${demo} --serve`, 'show the issue and the pull request as a page'],
        [`${demo} --keep`, 'keep the repository, the workspace and the trace, with its page'],
        ['npx forgehand trace trace.jsonl --open', 'look at a run: turns, calls, changes, tokens and cost as one page'],
        ['npx forgehand run "fix the failing test" --model NAME', 'run a real model in your own checkout'],
        ['README.md', 'set up the workflow for your repository on GitHub']
    ];
    const width = Math.max(...commands.map(([command]) => command.length));
    const lines = commands.map(([command, about]) => `${command.padEnd(width)}  ${style('dim', about)}`);
    return `${style('bold', 'Next')}\n\n${(0,text_blocks/* indent */.pZ)(lines.join('\n'))}`;
}

// EXTERNAL MODULE: ./src/cli/interrupt.js
var interrupt = __webpack_require__(75098);
// EXTERNAL MODULE: ./src/cli/json-text.js
var json_text = __webpack_require__(3727);
// EXTERNAL MODULE: ./src/cli/machine.js
var cli_machine = __webpack_require__(97012);
// EXTERNAL MODULE: ./src/cli/package-root.js
var package_root = __webpack_require__(29850);
// EXTERNAL MODULE: ./src/cli/run-action.js + 4 modules
var run_action = __webpack_require__(81749);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
;// CONCATENATED MODULE: ./src/cli/serve-page.js

/** Serves the issue, the pull request and the log as the website of the GitHub emulator, until the signal is aborted. */
async function servePage(emulators, { run, signal, say }) {
    const [{ renderPage }, { viewThread }, { renderRunPage }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(1479), __webpack_require__.e(108), __webpack_require__.e(7016), __webpack_require__.e(3011), __webpack_require__.e(3361), __webpack_require__.e(5850), __webpack_require__.e(687), __webpack_require__.e(6501)]).then(__webpack_require__.bind(__webpack_require__, 86501)),
        __webpack_require__.e(/* import() */ 1826).then(__webpack_require__.bind(__webpack_require__, 71826)),
        Promise.all(/* import() */[__webpack_require__.e(1479), __webpack_require__.e(108), __webpack_require__.e(7016), __webpack_require__.e(3011), __webpack_require__.e(3361), __webpack_require__.e(5850), __webpack_require__.e(687), __webpack_require__.e(8480)]).then(__webpack_require__.bind(__webpack_require__, 88480))
    ]);
    const { github, repository } = emulators;
    const name = repository.fullName;
    const issues = [...repository.state.issues.values()];
    const threads = await Promise.all(issues.map((issue) => viewThread(repository, issue, github.serverUrl)));
    const runPath = `/${name}/actions/runs/1`;
    const links = [{ text: 'Log of the run', url: runPath }];
    const pages = new Map([
        ['/', () => renderPage(name, threads, links)],
        [runPath, () => renderRunPage(name, run)],
        ...threads.map((thread) => [URL.parse(thread.url)?.pathname ?? '', () => renderPage(name, [thread], links)])
    ]);
    github.servePages((path) => pages.get(path)?.() ?? Promise.resolve(undefined));
    say(`\nThe issue, the pull request and the log as pages: ${github.serverUrl}/ (Ctrl+C ends it)\n`);
    if (!signal.aborted)
        await (0,external_node_events_.once)(signal, 'abort');
}

// EXTERNAL MODULE: ./src/cli/terminal-writer.js + 1 modules
var terminal_writer = __webpack_require__(59272);
;// CONCATENATED MODULE: ./src/cli/demo.js
















const PROJECT = { owner: 'demo', name: 'kitchen-timer' };
/** Runs the complete example. Returns the exit code of the command. */
async function demo({ json, keep, serve }) {
    const action = (0,package_root/* packageRoot */.Z)();
    const signal = (0,interrupt/* listenForInterrupt */.Y)();
    // With --json, standard output is for the result only.
    const stream = json ? process.stderr : process.stdout;
    const style = (0,text_blocks/* styleFor */.j9)(stream);
    const say = (0,terminal_writer/* terminalWriter */.A)(stream, process.env);
    const machine = (0,cli_machine/* machineEnvironment */.R)();
    const emulators = await (0,start_emulators/* startEmulators */.d)({
        repository: { ...PROJECT, files: project/* demoProject */.ZJ },
        script: script/* demoScript */.x,
        maintainer: project/* demoComment */.Xq.author,
        searchPath: machine.PATH
    });
    try {
        const options = { action, machine, signal, style, say: json ? () => undefined : say, keep: keep === true };
        const { result, run } = await runDemo(emulators, options);
        if (json)
            process.stdout.write((0,json_text/* jsonText */.s)(result));
        else
            say(demoText(result, { style, demo: invocation() }));
        const isSuccess = result.outcome === 'proposed' && result.proof?.exitCode === 0;
        if (serve && !signal.aborted)
            await servePage(emulators, { run, signal, say });
        return isSuccess ? 0 : 1;
    }
    finally {
        await emulators.close({ keepFiles: keep === true });
    }
}
/** The command that runs the demo. In a clone, `forgehand` is not on the PATH. */
function invocation() {
    return process.env['npm_lifecycle_event'] === 'demo' ? 'npm run demo --' : 'forgehand demo';
}
async function runDemo(emulators, options) {
    const { machine, keep, signal } = options;
    const { main, lines } = await answerComment(emulators, options);
    const branch = main.outputs['branch'] ?? '';
    const clone = (0,external_node_path_.join)(emulators.folder, 'fresh-clone');
    const proof = branch === '' || signal.aborted
        ? undefined
        : await testFreshClone({
            cloneUrl: emulators.repository.cloneUrl,
            branch,
            base: emulators.repository.state.defaultBranch,
            folder: clone,
            environment: machine
        });
    const kept = {
        folder: emulators.folder,
        repository: emulators.repository.state.git.directory,
        workspace: emulators.workspace,
        trace: main.outputs['trace-path'] ?? '',
        page: main.outputs['trace-html-path'] ?? '',
        clone
    };
    const result = summarize(emulators, main, { proof, kept: keep ? kept : undefined });
    return { result, run: { summary: main.summary, lines } };
}
async function answerComment(emulators, options) {
    const { action, machine, signal, style, say } = options;
    const { repository, github, model } = emulators;
    const issue = repository.openIssue(project/* demoIssue */.lA);
    const comment = repository.comment(issue.number, project/* demoComment */.Xq);
    const [request = ''] = project/* demoComment */.Xq.body.split('\n', 1);
    say(`${style('bold', 'From a comment to a pull request')}: everything runs on this machine, without an API key or an account.\n\n`);
    say(`  GitHub  ${github.serverUrl} with the repository ${repository.fullName}\n`);
    say(`  model   ${model.baseUrl}, which follows a script\n\n`);
    say(`${style('bold', project/* demoIssue */.lA.author)} opened issue #${issue.number}: ${project/* demoIssue */.lA.title}\n`);
    say(`${style('bold', project/* demoComment */.Xq.author)} commented: ${style('cyan', request)}\n\n`);
    const inputs = await inputsFor(emulators, options);
    const log = new DemoLog(style, say);
    const lines = [];
    const onLine = (line) => {
        lines.push((0,visible_text/* visibleText */.Q)(line));
        log.add(line);
    };
    const main = await (0,run_action/* runAction */.C)(emulators, {
        ...{ commentId: comment.id, onLine, signal },
        ...{ action, environment: { ...machine, FORGEHAND_PROGRESS_MS: String(PROGRESS_MS) }, inputs }
    });
    log.end();
    return { main, lines };
}
/** The run takes seconds. With the usual interval, its page would show two states of the progress comment. */
const PROGRESS_MS = 500;
/** Without a sandbox the action refuses every command. The demo runs only its own code, so it can run without one. */
async function inputsFor(emulators, { machine, style, say }) {
    const stateFolder = (0,external_node_path_.join)(emulators.folder, 'sandbox');
    const sandboxOptions = { root: emulators.workspace, stateFolder, hidden: [], readable: [], searchPath: machine.PATH };
    if (await (0,choose_sandbox/* chooseSandbox */.H)('auto', sandboxOptions))
        return {};
    say(style(['bold', 'yellow'], 'NO SANDBOX WORKS ON THIS MACHINE.'));
    say(' The demo continues without one, because it runs only its own code. The action would\n');
    say('refuse commands here. Install bubblewrap and allow user namespaces to run them.\n\n');
    return { sandbox: 'off' };
}
function summarize(emulators, main, more) {
    const { outputs, exitCode, durationMs } = main;
    const number = Number(outputs['pull-request-number']);
    const opened = number > 0 ? emulators.repository.pullRequest(number) : undefined;
    return {
        outcome: outputs['outcome'] ?? 'none',
        pullRequest: opened && {
            number,
            url: outputs['pull-request-url'] ?? '',
            title: opened.title,
            body: opened.body ?? ''
        },
        outputs,
        exitCode,
        durationMs: Math.round(durationMs),
        githubRequests: emulators.github.requests.length,
        modelRequests: emulators.model.requests.length,
        ...more
    };
}


/***/ }),

/***/ 20725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   p6: () => (/* binding */ date)
/* harmony export */ });
/* unused harmony exports string, boolean, bigint */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68729);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3301);


function string(params) {
    return core._coercedString(schemas.ZodString, params);
}
function number(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedNumber */ .qG(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodNumber */ .rSt, params);
}
function boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedDate */ .B4(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodDate */ .aPP, params);
}


/***/ })

};
