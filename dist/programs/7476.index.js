export const id = 7476;
export const ids = [7476];
export const modules = {

/***/ 79623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   WH: () => (/* binding */ estimateSign),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   fq: () => (/* binding */ formatEdits),
/* harmony export */   nT: () => (/* binding */ formatDollars),
/* harmony export */   rL: () => (/* binding */ listFirst)
/* harmony export */ });
/** `950 ms`, `4.2 s`, `3 min 05 s`, `1 h 02 min`. */
function formatDuration(milliseconds) {
    if (milliseconds < 1_000)
        return `${Math.round(milliseconds)} ms`;
    if (milliseconds < 59_950)
        return `${(milliseconds / 1_000).toFixed(1)} s`;
    const seconds = Math.round(milliseconds / 1_000);
    if (seconds < 3_600)
        return `${Math.floor(seconds / 60)} min ${pad(seconds % 60)} s`;
    const minutes = Math.round(seconds / 60);
    return `${Math.floor(minutes / 60)} h ${pad(minutes % 60)} min`;
}
/** `812`, `12.3k`, `1.2M`. */
function formatCount(count) {
    if (count < 1_000)
        return String(count);
    if (count < 999_950)
        return `${oneDecimal(count / 1_000)}k`;
    return `${oneDecimal(count / 1_000_000)}M`;
}
/** `$1.25`; below ten cents with four decimals. */
function formatDollars(dollars) {
    return `$${dollars.toFixed(dollars < 0.1 ? 4 : 2)}`;
}
/** The sign before tokens and dollars when the provider did not count all of them. */
function estimateSign({ isEstimate }) {
    return isEstimate ? '≈' : '';
}
/** `1 file`, `3 files`. */
function plural(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
/** `a, b and 3 more`: the first `max` items of a list. */
function listFirst(items, max) {
    const more = items.length - max;
    return items.slice(0, max).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
/** `+3 −1`, '' when nothing was edited. */
function formatEdits(edits) {
    if (edits.length === 0)
        return '';
    const added = edits.reduce((sum, edit) => sum + edit.added, 0);
    const removed = edits.reduce((sum, edit) => sum + edit.removed, 0);
    return `+${added} −${removed}`;
}
function oneDecimal(value) {
    return value.toFixed(1).replace(/\.0$/, '');
}
function pad(value) {
    return String(value).padStart(2, '0');
}


/***/ }),

/***/ 8698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wh: () => (/* binding */ plainText),
  LA: () => (/* binding */ readTestReport),
  Vh: () => (/* binding */ testsOf)
});

// EXTERNAL MODULE: ./src/verification/test-report.js
var test_report = __webpack_require__(9095);
;// CONCATENATED MODULE: ./src/verification/read-javascript.js

const GROUP = '▶';
const TREE = /^( *)(▶|✔|✓|✖|✘|✕|×|﹣|○|↓|\d+\))(?: \[fail\]:)? (.+?)(?: \(?(?:[\d.]+ ?m?s)\)?)?(?: # .*)? *$/;
const STATUS = {
    '✔': 'passed',
    '✓': 'passed',
    '﹣': 'skipped',
    '○': 'skipped',
    '↓': 'skipped'
};
/** The spec reporter of node:test. A group is listed before its tests with ▶, and after them like a test. */
function readNodeTest(output) {
    const passed = (0,test_report/* lastNumber */.iU)(output, /^ℹ pass (\d+)$/gm);
    const failed = (0,test_report/* lastNumber */.iU)(output, /^ℹ fail (\d+)$/gm);
    if (passed === undefined || failed === undefined)
        return undefined;
    const [listing = ''] = output.split(/^✖ failing tests:$/m);
    const groups = [];
    const tests = [];
    for (const line of treeLines(listing)) {
        while ((groups.at(-1)?.indent ?? -1) > line.indent)
            groups.pop();
        if (line.mark === GROUP) {
            groups.push(line);
            continue;
        }
        const group = groups.at(-1);
        if (group?.indent === line.indent && group.name === line.name)
            groups.pop();
        else
            tests.push({ name: nameIn(groups, line.name), status: STATUS[line.mark] ?? 'failed' });
    }
    // A file that does not load is listed like a test.
    const notLoaded = new Set([...output.matchAll(/^test at (.+):1:1\n✖ \1 \(/gm)].map(([, file]) => file)).size;
    return { ...(0,test_report/* reportOf */.EI)(tests), hasRun: passed > 0 || failed > notLoaded, passed, failed };
}
/** The spec reporter of mocha. Failures are numbered, and their full names follow the counts. */
function readMocha(output) {
    const passed = (0,test_report/* lastNumber */.iU)(output, /^ {2}(\d+) passing \(/gm);
    if (passed === undefined)
        return undefined;
    const failed = (0,test_report/* lastNumber */.iU)(output, /^ {2}(\d+) failing$/gm) ?? 0;
    const summary = output.slice(output.search(/^ {2}\d+ passing \(/m));
    // The lines of a name are indented more and more; the last one ends in a colon.
    const summarized = [...summary.matchAll(/^ {2}\d+\) (.+(?:\n {5,}\S.*)*?):\n/gm)].map(([, name = '']) => name
        .split('\n')
        .map((part) => part.trim())
        .join(test_report/* SEPARATOR */.wv));
    const { passing, failing } = namesInTree(output.slice(0, output.length - summary.length));
    return {
        hasRun: passed > 0 || failed > 0,
        passed,
        failed,
        // Before version 4, the summary has no line ends between groups.
        failing: failing.length === failed ? failing : [...new Set(summarized)],
        passing: passing.length === passed ? passing : undefined
    };
}
/** The default and the verbose reporter of jest. */
function readJest(output) {
    const line = /^Tests: +(.*\btotal)$/m.exec(output)?.[1];
    if (line === undefined)
        return undefined;
    // At the end of a long run, the failures are repeated.
    const [listing = ''] = output.split(/^Summary of all failing tests$/m);
    const files = listing.split(/^(?=(?:PASS|FAIL) )/m).map(readJestFile);
    const [passed, failedTests] = [(0,test_report/* countBefore */.t3)(line, 'passed'), (0,test_report/* countBefore */.t3)(line, 'failed')];
    const suites = (0,test_report/* countBefore */.t3)(/^Test Suites: +(.*)$/m.exec(output)?.[1] ?? '', 'failed');
    const notLoaded = files.flatMap((file) => file.notLoaded);
    const listed = (0,test_report/* numbered */.jN)(files.flatMap(({ tests }) => tests));
    const [passing, failing] = [(0,test_report/* namesOf */.eZ)(listed, 'passed'), (0,test_report/* namesOf */.eZ)(listed, 'failed')];
    return {
        hasRun: passed > 0 || failedTests > 0,
        passed,
        failed: Math.max(failedTests + notLoaded.length, failedTests === 0 ? suites : 0),
        failing: [...notLoaded, ...(failing.length === failedTests ? failing : files.flatMap(({ titles }) => titles))],
        passing: passing.length === passed ? passing : undefined
    };
}
const NOT_LOADED = 'Test suite failed to run';
/** What jest printed about one file. The names of its tests start with that of the file, because other files can have the same. */
function readJestFile(text) {
    const file = /^(?:PASS|FAIL) +(.*?\.\w+)(?: \([\d.]+ m?s\))?\n/.exec(text)?.[1];
    const inFile = (name) => (file === undefined ? name : `${file}${test_report/* SEPARATOR */.wv}${name}`);
    const titles = new Set([...text.matchAll(/^ {2}● (?!Console$)(.+)$/gm)].map(([, title = '']) => title));
    const isLoaded = !titles.delete(NOT_LOADED);
    return {
        tests: testsInTree(text).map((test) => ({ ...test, name: inFile(test.name) })),
        titles: [...titles].map(inFile),
        notLoaded: isLoaded ? [] : [file ?? NOT_LOADED]
    };
}
/** The default and the verbose reporter of vitest. */
function readVitest(output) {
    const line = /^ *Tests +(.*\(\d+\)|no tests)$/m.exec(output)?.[1];
    if (line === undefined)
        return undefined;
    const names = (pattern) => [
        ...new Set([...output.matchAll(pattern)].map(([, name = '']) => name.replaceAll(' > ', test_report/* SEPARATOR */.wv)))
    ];
    const notLoaded = names(/^ FAIL {2}(.+?) \[ .+ \]$/gm);
    const failing = names(/^ FAIL {2}(.+?)(?<! \])$/gm);
    const listed = [...output.matchAll(/^ ✓ (\S.* > .+?)(?: \d+ ?ms)?$/gm)].map(([, name = '']) => name.replaceAll(' > ', test_report/* SEPARATOR */.wv));
    const passed = (0,test_report/* countBefore */.t3)(line, 'passed');
    const failedFiles = (0,test_report/* countBefore */.t3)(/^ *Test Files +(.*)$/m.exec(output)?.[1] ?? '', 'failed');
    const failedTests = (0,test_report/* countBefore */.t3)(line, 'failed');
    return {
        hasRun: passed > 0 || failedTests > 0 || failing.length > 0,
        passed,
        failed: Math.max(failedTests + notLoaded.length, failedTests === 0 ? failedFiles : 0),
        failing: [...notLoaded, ...failing],
        passing: listed.length === passed ? listed : undefined
    };
}
/** The default reporter of ava. */
function readAva(output) {
    if (!/^ {2}(?:\d+ tests? (?:passed|failed)|\d+ uncaught exceptions?|no tests found)/m.test(output))
        return undefined;
    // Some versions show this like a failed test.
    const lines = treeLines(output).filter(({ name }) => name !== "Couldn't find any files to test");
    // In the list, the title of a failed test is followed by its message. Below, it stands alone.
    const titles = [...output.matchAll(/^ {2}(\S.*)\n\n {2}\S+:\d+$/gm)].map(([, title = '']) => title);
    const tests = lines.map(({ mark, name }) => {
        const status = STATUS[mark] ?? (NOT_LOADED_BY_AVA.test(name) ? 'not-loaded' : 'failed');
        const title = titles.filter((each) => name.startsWith(`${each} `)).toSorted((a, b) => b.length - a.length)[0];
        return { name: status === 'failed' ? (title ?? name) : name, status };
    });
    return (0,test_report/* reportOf */.EI)(tests);
}
const NOT_LOADED_BY_AVA = /\.\w+ exited (?:with a non-zero exit code|due to)|^No tests found in /;
function treeLines(output) {
    return output.split('\n').flatMap((line) => {
        const [, spaces, mark, name] = TREE.exec(line) ?? [];
        return spaces === undefined || mark === undefined || name === undefined
            ? []
            : [{ indent: spaces.length, mark, name }];
    });
}
function namesInTree(listing) {
    const tests = (0,test_report/* numbered */.jN)(testsInTree(listing));
    return { passing: (0,test_report/* namesOf */.eZ)(tests, 'passed'), failing: (0,test_report/* namesOf */.eZ)(tests, 'failed') };
}
/** The tests in an indented listing whose groups have no mark. */
function testsInTree(listing) {
    const groups = [];
    const tests = [];
    for (const text of listing.split('\n')) {
        const [line] = treeLines(text);
        const [, spaces = '', title] = /^( +)(\S.*)$/.exec(text) ?? [];
        if (!line && title === undefined)
            continue;
        const indent = line?.indent ?? spaces.length;
        while ((groups.at(-1)?.indent ?? -1) >= indent)
            groups.pop();
        if (line)
            tests.push({ name: nameIn(groups, line.name), status: STATUS[line.mark] ?? 'failed' });
        else
            groups.push({ indent, mark: '', name: title ?? '' });
    }
    return tests;
}
function nameIn(groups, name) {
    return [...groups.map((group) => group.name), name].join(test_report/* SEPARATOR */.wv);
}

;// CONCATENATED MODULE: ./src/verification/read-others.js

/** pytest, in all its verbosities. */
function readPytest(output) {
    const line = /^=* ?((?:\d+ [a-z]+(?:, )?)+) in [\d.]+s.*$/m.exec(output)?.[1];
    if (line === undefined)
        return undefined;
    const listed = [...output.matchAll(/^(?:FAILED|ERROR) (\S+(?:\[.*?\])?)(?: - .*)?$/gm)].map(([, name = '']) => ({ name, status: name.includes('::') ? 'failed' : 'not-loaded' }));
    const passing = [...output.matchAll(/^(\S+::.+?) PASSED(?: +\[ *\d+%\])?$/gm)].map(([, name = '']) => name);
    const [passed, failed, errors] = ['passed', 'failed', 'errors?'].map((word) => (0,test_report/* countBefore */.t3)(line, word));
    const uncollected = new Set([...output.matchAll(/^_+ ERROR collecting (.+?) _+$/gm)].map(([, file]) => file));
    return {
        hasRun: /\b(?:x?passed|x?failed)\b/.test(line) || (errors ?? 0) > uncollected.size,
        passed,
        failed: (failed ?? 0) + (errors ?? 0),
        failing: (0,test_report/* reportOf */.EI)(listed).failing,
        passing: passing.length === passed ? passing : undefined
    };
}
const FAILED_IMPORT = /^unittest\.loader\.(?:_FailedTest|ModuleImportFailure)\./;
/** unittest of Python, and runners built on it, such as Django's. */
function readUnittest(output) {
    const run = /^Ran (\d+) tests? in /m.exec(output)?.[1];
    if (run === undefined)
        return undefined;
    const end = /^(?:FAILED|OK)(?: \((.*)\))?$/m.exec(output)?.[1] ?? '';
    const countOf = (word) => Number(new RegExp(`\\b${word}=(\\d+)`).exec(end)?.[1] ?? 0);
    const failed = countOf('failures') + countOf('errors') + countOf('unexpected successes');
    const expected = countOf('expected failures');
    const passed = Math.max(0, Number(run) - failed - countOf('skipped') - expected);
    const listed = [...output.matchAll(/^(?:FAIL|ERROR): (\S+) \(([^)\s]+)\)(.*)$/gm)].map(([, test = '', place = '', subtest = '']) => {
        const name = `${unittestName(test, place)}${subtest}`;
        return FAILED_IMPORT.test(name)
            ? { name: name.replace(FAILED_IMPORT, ''), status: 'not-loaded' }
            : { name, status: 'failed' };
    });
    const passing = [...output.matchAll(/^(\S+) \(([^)\s]+)\)(?:\n.*)? \.\.\. ok$/gm)].map(([, test = '', place = '']) => unittestName(test, place));
    const notLoaded = listed.filter(({ status }) => status === 'not-loaded').length;
    return {
        hasRun: passed + expected > 0 || failed > notLoaded,
        passed,
        failed,
        failing: (0,test_report/* reportOf */.EI)(listed).failing,
        passing: passing.length === passed ? passing : undefined
    };
}
/** Before Python 3.11, only the class stands in parentheses. */
function unittestName(test, place) {
    return place.endsWith(`.${test}`) ? place : `${place}.${test}`;
}
/** go test, also with -v and -json. A test with failing subtests counts as those. */
function readGoTest(output) {
    const text = goText(output);
    if (!/^(?:ok {2}\t|FAIL\t|--- (?:FAIL|PASS): )/m.test(text))
        return undefined;
    const tests = [];
    let hasPassed = false;
    let unassigned = [];
    for (const line of text.split('\n')) {
        const [, result, test] = /^ *--- (FAIL|PASS|SKIP): (\S+)/.exec(line) ?? [];
        if (test !== undefined) {
            const status = result === 'PASS' ? 'passed' : result === 'FAIL' ? 'failed' : 'skipped';
            unassigned.push({ name: test, status });
        }
        const [, end, path = '', note = ''] = /^(ok {2}|FAIL)\t(\S+)(?:\s+(.*))?$/.exec(line) ?? [];
        if (end === undefined)
            continue;
        const ofPackage = leavesOf(unassigned).map((each) => ({ ...each, name: `${path}.${each.name}` }));
        tests.push(...ofPackage);
        if (end !== 'FAIL')
            hasPassed ||= !/\[no tests? /.test(note);
        else if (/\[(?:build|setup) failed\]/.test(note))
            tests.push({ name: `${path} ${note}`, status: 'not-loaded' });
        // Its program ended outside of a test.
        else if (!ofPackage.some(({ status }) => status === 'failed'))
            tests.push({ name: path, status: 'failed' });
        unassigned = [];
    }
    const report = (0,test_report/* reportOf */.EI)([...tests, ...leavesOf(unassigned)]);
    // Without -v, passed tests are not listed.
    if (/^ *--- PASS: /m.test(text))
        return report;
    return { ...report, hasRun: report.hasRun || hasPassed, passed: undefined, passing: undefined };
}
/** The text of the events of `go test -json`; any other output as it is. */
function goText(output) {
    if (!output.startsWith('{"Time"') && !output.includes('\n{"Time"'))
        return output;
    const texts = output.split('\n').flatMap((line) => {
        const [, text] = /"Action":"output".*"Output":("(?:[^"\\]|\\.)*")/.exec(line) ?? [];
        return text === undefined ? [] : [JSON.parse(text)]; // A JSON string.
    });
    return texts.join('');
}
/** Go lists a test after its subtests in some outputs and before them in others. */
function leavesOf(tests) {
    return tests.filter(({ name }) => !tests.some((other) => other.name.startsWith(`${name}/`)));
}
/** cargo test, of one or several crates. The names of tests start with that of their crate, because other crates can have the same. */
function readCargo(output) {
    const tests = [];
    let program = '';
    let isRunning = false;
    let [passed, failed] = [0, 0];
    const endProgram = () => {
        // It ended before its last test.
        if (isRunning)
            tests.push({ name: program, status: 'failed' });
        if (isRunning)
            failed += 1;
        isRunning = false;
    };
    for (const line of output.split('\n')) {
        const header = CARGO_PROGRAM.exec(line);
        if (header) {
            endProgram();
            program = programName(header);
        }
        const [, count] = /^running (\d+) tests?$/.exec(line) ?? [];
        if (count !== undefined)
            isRunning = count !== '0';
        const [, name = '', status = ''] = /^test (.+?)(?: - should panic)? \.\.\. (ok|FAILED|ignored)/.exec(line) ?? [];
        const prefix = program === '' ? '' : `${program}${test_report/* SEPARATOR */.wv}`;
        if (name !== '')
            tests.push({ name: `${prefix}${name}`, status: CARGO[status] ?? 'failed' });
        const [, passing, failing] = /^test result: \w+\. (\d+) passed; (\d+) failed;/.exec(line) ?? [];
        if (failing === undefined)
            continue;
        passed += Number(passing);
        failed += Number(failing);
        isRunning = false;
    }
    endProgram();
    const broken = [
        ...new Set([...output.matchAll(/^error: could not compile `([^`]+)`/gm)].map(([, crate = '']) => crate))
    ];
    const notBuilt = broken.map((crate) => ({ name: `${crate} (does not compile)`, status: 'not-loaded' }));
    if (!/^(?:running \d+ tests?$|test result: )/m.test(output) && notBuilt.length === 0)
        return undefined;
    const report = (0,test_report/* reportOf */.EI)([...tests, ...notBuilt]);
    return { ...report, hasRun: passed > 0 || failed > 0, passed, failed: failed + notBuilt.length };
}
/** The groups: the source file or the crate of the tests in the documentation, and the program. */
const CARGO_PROGRAM = /^ +(?:Running (?:unittests )?|Doc-tests )(\S+)(?: \((\S+)\))?$/;
function programName([, source = '', program = source]) {
    const crate = program.replace(/^.*[\\/]/, '').replace(/-[0-9a-f]{16}(?:\.exe)?$/, '');
    if (program === source || source === 'src/lib.rs')
        return crate;
    // A file with integration tests is a program of its own.
    return source.startsWith('src/') ? `${crate} ${source}` : source;
}
const CARGO = { ok: 'passed', ignored: 'skipped' };
/** Maven's Surefire and Failsafe. */
function readMaven(output) {
    const totals = [
        ...output.matchAll(/^(?:\[\w+\] )?Tests run: (\d+), Failures: (\d+), Errors: (\d+), Skipped: (\d+)$/gm)
    ];
    if (totals.length === 0)
        return undefined;
    const sum = (group) => totals.reduce((all, match) => all + Number(match[group]), 0);
    const failed = sum(2) + sum(3);
    const failing = [
        ...output.matchAll(/^\[ERROR\] +(\w[\w.$]*\.\w+|\w[\w$]*)(?:[:»(].*| -- Time elapsed.* <<< (?:FAILURE|ERROR)!)$/gm)
    ];
    const named = failing.filter(([line]) => line.includes('<<<')).map(([, name = '']) => name);
    // Before Surefire 3.
    const inOldFormat = [...output.matchAll(/^ *(\w+)\(([\w.$]+)\)(?:: .*| +Time elapsed: .* <<< (?:FAILURE|ERROR)!)$/gm)];
    named.push(...inOldFormat.map(([, test = '', type = '']) => `${type}.${test}`));
    return {
        hasRun: sum(1) > sum(4),
        passed: sum(1) - failed - sum(4),
        failed,
        failing: [...new Set(named)],
        passing: undefined
    };
}
/** Gradle lists failed tests only. The names of tests start with the path of their project, if it is not the root. */
function readGradle(output) {
    const listed = [];
    let project = '';
    for (const line of output.split('\n')) {
        project = /^> Task (:\S*):[^\s:]+/.exec(line)?.[1] ?? (line.startsWith('> Task ') ? '' : project);
        const [, name] = /^(\S.* > .+?) FAILED$/.exec(line) ?? [];
        if (name !== undefined)
            listed.push({ name: project === '' ? name : `${project}${test_report/* SEPARATOR */.wv}${name}`, status: 'failed' });
    }
    const totals = [...output.matchAll(/^(\d+) tests? completed(?:, (\d+) failed)?/gm)];
    if (totals.length === 0 && listed.length === 0)
        return undefined;
    const [run, failed] = [1, 2].map((group) => totals.reduce((sum, match) => sum + Number(match[group] ?? 0), 0));
    const failures = totals.length === 0 ? listed.length : (failed ?? 0);
    return {
        hasRun: true,
        passed: totals.length === 0 ? undefined : (run ?? 0) - failures,
        failed: failures,
        failing: (0,test_report/* reportOf */.EI)(listed).failing,
        passing: undefined
    };
}
/** dotnet test. */
function readDotnet(output) {
    const totals = [...output.matchAll(/(?:Passed|Failed)! +- Failed: +(\d+), Passed: +(\d+), Skipped: +(\d+)/g)];
    if (totals.length === 0)
        return undefined;
    const listed = [...output.matchAll(/^ {2}Failed (.+?) \[[^\]]+\]$/gm)].map(([, name = '']) => ({
        name,
        status: 'failed'
    }));
    const [failed, passed] = [1, 2].map((group) => totals.reduce((sum, match) => sum + Number(match[group]), 0));
    return {
        hasRun: (failed ?? 0) + (passed ?? 0) > 0,
        passed,
        failed: failed ?? 0,
        failing: (0,test_report/* reportOf */.EI)(listed).failing,
        passing: undefined
    };
}

;// CONCATENATED MODULE: ./src/verification/read-tap.js

const POINT = /^( *)(not )?ok (\d+)(?: -)?(?: (.*?))?(?: # (.*))?$/;
/** A file that ends with a failure before its first point becomes a point itself, with its exit code. */
const FILE_NAME = /^\S+\.[cm]?[jt]sx?$/;
const EXIT_CODE = /^ *exitCode: [1-9]/;
const COMMENT = /^# (?!Subtest: |tests |pass |fail |suites |cancelled |skipped |skip: |todo |duration_ms |time=|fail: )(.+)$/;
/**
 * Reads the Test Anything Protocol as node:test, tap, tape, ava and mocha write it. A point that follows deeper points is their group.
 *
 * Source: https://testanything.org/tap-version-14-specification.html
 */
function readTap(output) {
    let open = [];
    let comment = '';
    // A comment names the test for tape only. node:test prints the output of test files as comments.
    const hasSubtests = /^ *# Subtest: /m.test(output);
    // ava reports files that do not load in points outside of its plan.
    const planned = (0,test_report/* lastNumber */.iU)(output, /^1\.\.(\d+)$/gm) ?? Infinity;
    for (const line of output.split('\n')) {
        if (!hasSubtests)
            comment = COMMENT.exec(line)?.[1] ?? comment;
        const point = POINT.exec(line);
        const last = open.at(-1);
        if (last?.status === 'failed' && EXIT_CODE.test(line) && FILE_NAME.test(last.name)) {
            open[open.length - 1] = { ...last, status: 'not-loaded' };
        }
        if (!point)
            continue;
        const [, spaces = '', not, number, text = '', directive = ''] = point;
        const indent = spaces.length;
        const parent = indent === 0 && comment !== '' ? `${comment}${test_report/* SEPARATOR */.wv}` : '';
        const name = `${parent}${read_tap_unescape(text)}`;
        const children = open.filter((child) => child.indent > indent);
        const isPlanned = indent > 0 || Number(number) <= planned;
        const failure = isPlanned ? 'failed' : 'not-loaded';
        const status = /^(skip|todo)\b/i.test(directive) ? 'skipped' : not === undefined ? 'passed' : failure;
        const leaves = children.length === 0
            ? [{ name, status, indent }]
            : children.map((child) => ({ ...child, name: `${name}${test_report/* SEPARATOR */.wv}${child.name}`, indent }));
        open = [...open.filter((child) => child.indent <= indent), ...leaves];
    }
    const report = (0,test_report/* reportOf */.EI)(open);
    const [passed, failed] = [(0,test_report/* lastNumber */.iU)(output, /^# pass +(\d+)$/gm), (0,test_report/* lastNumber */.iU)(output, /^# fail +(\d+)$/gm)];
    if (passed === undefined)
        return open.length === 0 ? undefined : report;
    // The beginning of a long output may be cut off. Its end counts all tests.
    const notLoaded = open.filter(({ status }) => status === 'not-loaded').length;
    const hasRun = passed > 0 || (failed ?? 0) > notLoaded;
    const passing = report.passed === passed ? report.passing : undefined;
    return { ...report, hasRun, passed, failed: failed ?? 0, passing };
}
/** The reporters of tap that print the failures only. */
function readTapFailures(output) {
    const [, passed, failed] = /^# \{ total: \d+, pass: (\d+), fail: (\d+)/m.exec(output) ?? [];
    if (passed === undefined || /^TAP version/m.test(output))
        return undefined;
    const tests = [];
    let file = '';
    for (const line of output.split('\n')) {
        file = /^ FAIL {2}(\S+) /.exec(line)?.[1] ?? file;
        const name = /^✖ (.+)$/.exec(line)?.[1]?.replaceAll(' > ', test_report/* SEPARATOR */.wv);
        if (name !== undefined)
            tests.push({ name: `${file}${test_report/* SEPARATOR */.wv}${name}`, status: 'failed' });
    }
    const hasRun = Number(passed) + Number(failed) > 0;
    return { ...(0,test_report/* reportOf */.EI)(tests), hasRun, passed: Number(passed), failed: Number(failed), passing: undefined };
}
const FILE = /^(?:not )?ok (\S.*?) \.{3,} \d+\/(\d+)$/;
/** The default reporter of tap before version 1: a line for each file, with the points of those that fail. */
function readFileTotals(output) {
    const [, passed, all] = /^total \.{3,} (\d+)\/(\d+)$/m.exec(output) ?? [];
    if (passed === undefined)
        return undefined;
    const points = [];
    let failedFiles = 0;
    let [file, comment, pointsOfFile] = ['', '', 0];
    for (const line of output.split('\n')) {
        const text = line.trim();
        const header = FILE.exec(line);
        if (header)
            [file, pointsOfFile] = [header[1] ?? '', Number(header[2])];
        comment = COMMENT.exec(text)?.[1] ?? comment;
        const [, , not, , name] = line.startsWith(' ') ? (POINT.exec(text) ?? []) : [];
        // A file that exits with a failure counts as one more point.
        if (name === file && pointsOfFile === 1)
            points.push({ name: file, status: 'not-loaded' });
        else if (name === file)
            failedFiles += 1;
        else if (name !== undefined) {
            const names = [file, comment, name].filter((each) => each !== '');
            points.push({ name: names.join(test_report/* SEPARATOR */.wv), status: not === undefined ? 'passed' : 'failed' });
        }
    }
    const { failing } = (0,test_report/* reportOf */.EI)(points);
    const failed = Number(all) - Number(passed) - failedFiles;
    const notLoaded = points.filter(({ status }) => status === 'not-loaded').length;
    const hasRun = Number(passed) > 0 || failed > notLoaded;
    return { hasRun, passed: Number(passed), failed, failing, passing: undefined };
}
function read_tap_unescape(text) {
    return text.replaceAll(/\\([#\\])/g, '$1');
}

;// CONCATENATED MODULE: ./src/verification/split-packages.js
/** Lines that begin the output of a package, with its name: of npm and pnpm, of nx and lerna, and of yarn 1. */
const BLOCKS = [
    /^> (@?[^\s@]+)@[^\s@]+ \S+(?: \/.*)?$/,
    /^> (?:nx run )?(@?[\w./-]+):[\w:.-]+(?: +\[.*\])?$/,
    /^> (@?[^\s@>]+)(?=\nyarn run v)/
];
/** Lines that announce a prefix of later lines, which then end in a colon: of pnpm, and of turbo. */
const ANNOUNCED = [/^(\S+) [\w:.-]+\$ /, /^(\S+):[\w.-]+: cache (?:miss|hit|bypass)/];
/** A prefix with the name of the package: of pnpm, turbo, yarn 2 and later, and nx and lerna. */
const PREFIXED = [
    /^(\S+) [\w:.-]+: ?(.*)$/,
    /^([^\s:]+):[\w.-]+: ?(.*)$/,
    /^\[([^\s\]]+)\]: ?(.*)$/,
    /^([^\s:]+): ?(.*)$/
];
/** What says that several packages are tested, also if the run stops at the first one. */
const SEVERAL = /^(?:yarn workspaces v1|Scope: (?!1 of)\d+ of|\[[^\s\]]+\]: |.*\bRunning (?:target )?\S+ (?:in|for) (?!1 )\d+ (?:packages|projects))/m;
/**
 * What each package of a workspace printed, in the order of their first lines. Undefined if the output is of one package and is as the
 * package wrote it.
 */
function splitPackages(output) {
    const lines = output.split('\n');
    const known = new Set(lines.flatMap((line, index) => announcedIn(line, lines[index + 1] ?? '')));
    const texts = new Map();
    let hasPrefixes = false;
    let block;
    for (const [index, line] of lines.entries()) {
        const [name, text] = prefixed(line, known) ?? [];
        if (name !== undefined && text !== undefined) {
            hasPrefixes = true;
            append(texts, name, text);
            continue;
        }
        block = blockIn(line, lines[index + 1] ?? '') ?? block;
        if (block !== undefined)
            append(texts, block, line);
    }
    const isOne = texts.size < 2 && !SEVERAL.test(output);
    if (isOne && !hasPrefixes)
        return undefined;
    return [...texts].map(([name, ofPackage]) => ({ name: isOne ? undefined : name, text: ofPackage.join('\n') }));
}
function append(texts, name, line) {
    const lines = texts.get(name);
    if (lines)
        lines.push(line);
    else
        texts.set(name, [line]);
}
function announcedIn(line, next) {
    const yarn = /^\[([^\s\]]+)\]: /.exec(line)?.[1];
    const announced = ANNOUNCED.map((pattern) => pattern.exec(line)?.[1]);
    return [yarn, ...announced, blockIn(line, next)].filter((name) => name !== undefined);
}
function blockIn(line, next) {
    if (!line.startsWith('> '))
        return undefined;
    const both = `${line}\n${next}`;
    return BLOCKS.map((pattern, index) => pattern.exec(index === 2 ? both : line)?.[1]).find((name) => name !== undefined);
}
function prefixed(line, known) {
    for (const pattern of PREFIXED) {
        const [, name = '', text = ''] = pattern.exec(line) ?? [];
        if (known.has(name))
            return [name, text];
    }
    return undefined;
}

;// CONCATENATED MODULE: ./src/verification/read-report.js





// TAP comes last: other runners print lines that look like it.
const READERS = [
    readNodeTest,
    readVitest,
    readJest,
    readMocha,
    readAva,
    readPytest,
    readUnittest,
    readCargo,
    readMaven,
    readGradle,
    readDotnet,
    readGoTest,
    readFileTotals,
    readTapFailures,
    readTap
];
// eslint-disable-next-line no-control-regex -- terminal colors
const COLORS = /\u001B\[[\d;]*m/g;
/** What npm and pnpm print before a script, as in `> name@1.0.0 test:unit` and `> jest`. yarn 1 prints `$ jest`. */
const SCRIPT_STARTS = /^(?=> \S.*\n> |\$ \S)/m;
/** An output without colors, and with the line ends of Unix. */
function plainText(output) {
    return output.replaceAll(COLORS, '').replaceAll('\r\n', '\n');
}
/** The tests of a check; undefined if no known runner ran. */
function testsOf({ tests, output }) {
    return tests ?? readTestReport(output);
}
/**
 * The tests in the output of runners; undefined if no known runner wrote it. If several packages of a workspace are tested, the names
 * of tests start with that of the package.
 */
function readTestReport(output) {
    const text = plainText(output);
    const packages = splitPackages(text) ?? [];
    const reports = packages.flatMap(({ name, text: ofPackage }) => {
        const report = readScript(ofPackage);
        if (!report || name === undefined)
            return report ?? [];
        return [renamed(report, (test) => `${name}${test_report/* SEPARATOR */.wv}${test}`)];
    });
    return reports.length === 0 ? readScript(text) : (0,test_report/* joinReports */.cR)(reports);
}
function renamed(report, rename) {
    return { ...report, failing: report.failing.map(rename), passing: report.passing?.map(rename) };
}
/** A script can start several runners, one after the other. */
function readScript(text) {
    const reports = text.split(SCRIPT_STARTS).flatMap((part) => readPart(part) ?? []);
    return reports.length < 2 ? reports[0] : (0,test_report/* joinReports */.cR)(reports);
}
function readPart(text) {
    for (const read of READERS) {
        const report = read(text);
        if (report)
            return report;
    }
    return undefined;
}


/***/ }),

/***/ 9095:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EI: () => (/* binding */ reportOf),
/* harmony export */   cR: () => (/* binding */ joinReports),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   iU: () => (/* binding */ lastNumber),
/* harmony export */   jN: () => (/* binding */ numbered),
/* harmony export */   t3: () => (/* binding */ countBefore),
/* harmony export */   wv: () => (/* binding */ SEPARATOR)
/* harmony export */ });
/** What separates the groups in the name of a test. */
const SEPARATOR = ' › ';
/** A report of tests that are all listed by name. */
function reportOf(listed) {
    const tests = numbered(listed);
    const failing = namesOf(tests, 'failed', 'not-loaded');
    const passing = namesOf(tests, 'passed');
    const hasRun = tests.some(({ status }) => status === 'passed' || status === 'failed');
    return { hasRun, passed: passing.length, failed: failing.length, failing, passing };
}
/**
 * The same tests with a number in each name that was there before. Without numbers, a failing test could not be told from a passing one
 * of the same name in another file.
 */
function numbered(tests) {
    const seen = new Map();
    return tests.map((test) => {
        const number = (seen.get(test.name) ?? 0) + 1;
        seen.set(test.name, number);
        return number === 1 ? test : { ...test, name: `${test.name} (${number})` };
    });
}
/** One report of several runs. What one of them does not say, the sum does not say either. */
function joinReports(reports) {
    const passed = reports.flatMap((report) => report.passed ?? []);
    const passing = reports.flatMap((report) => (report.passing === undefined ? [] : [report.passing]));
    return {
        hasRun: reports.some(({ hasRun }) => hasRun),
        passed: passed.length === reports.length ? sum(passed) : undefined,
        failed: sum(reports.map(({ failed }) => failed)),
        ...joinedNames(reports, passing.length === reports.length)
    };
}
/** Several runs of one script can have tests of the same name. */
function joinedNames(reports, areAllListed) {
    const tests = numbered(reports.flatMap(({ failing, passing = [] }) => [
        ...failing.map((name) => ({ name, status: 'failed' })),
        ...(areAllListed ? passing : []).map((name) => ({ name, status: 'passed' }))
    ]));
    return { failing: namesOf(tests, 'failed'), passing: areAllListed ? namesOf(tests, 'passed') : undefined };
}
function sum(numbers) {
    return numbers.reduce((total, each) => total + each, 0);
}
/** The names of the tests with one of these statuses, in order. */
function namesOf(tests, ...statuses) {
    return tests.filter(({ status }) => statuses.includes(status)).map(({ name }) => name);
}
/** The number before a word, as in "2 failed"; 0 if there is none. */
function countBefore(line, word) {
    return Number(new RegExp(String.raw `(\d+) ${word}\b`).exec(line)?.[1] ?? 0);
}
/** The number in the last match of a pattern; undefined if there is none. */
function lastNumber(output, pattern) {
    const found = [...output.matchAll(pattern)].at(-1)?.[1];
    return found === undefined ? undefined : Number(found);
}


/***/ })

};
