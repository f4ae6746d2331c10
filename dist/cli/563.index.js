export const id = 563;
export const ids = [563];
export const modules = {

/***/ 2563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judgeCommand: () => (/* binding */ judgeCommand)
});

// EXTERNAL MODULE: ./src/policy/folded-path.js
var folded_path = __webpack_require__(6137);
;// CONCATENATED MODULE: ./src/policy/command-hazards.js

/** Programs whose operand is another program: a wildcard after them allows everything. */
const wrappers = new Set(('sh bash dash zsh ksh fish eval exec source . command builtin env xargs parallel timeout nohup nice ionice setsid ' +
    'stdbuf script sudo doas su chroot unshare nsenter flock watch time strace ltrace gdb busybox trap alias').split(' '));
/** Programs whose operands are files and whose options do no more than that. */
const fileProgramNames = 'cat chmod cp diff file head ln ls mkdir mv rm rmdir stat tac tail tee touch tree'.split(' ');
const fileProgram = { readsFiles: true };
// Options seen to run another program, or to read or write a file of the caller's choice.
const hazards = new Map(Object.entries({
    ...Object.fromEntries(fileProgramNames.map((name) => [name, fileProgram])),
    cd: { readsFiles: true, check: ([target]) => (target === undefined || target === '-' ? outside('cd') : undefined) },
    cargo: { options: ['--config', '--target-dir', '--artifact-dir', '--out-dir'] },
    find: {
        readsFiles: true,
        options: [
            '-exec',
            '-execdir',
            '-ok',
            '-okdir',
            '-delete',
            '-fprint',
            '-fprint0',
            '-fprintf',
            '-fls',
            '-files0-from'
        ]
    },
    git: {
        options: [
            ...['--config-env', '--exec-path', '--git-dir', '--work-tree', '--namespace', '--super-prefix', '--paginate'],
            ...['--output', '--ext-diff', '--textconv', '--upload-pack', '--receive-pack', '--exec', '--no-index'],
            ...['--open-files-in-pager', '--contents', '--ignore-revs-file', '--pathspec-from-file', '--filters']
        ],
        letters: 'O',
        readsFiles: true,
        check: checkGit
    },
    go: {
        options: ['-exec', '-toolexec', '-vettool', '-o', '-C', '-overlay', '-modfile'].flatMap((o) => [o, `-${o}`])
    },
    grep: { options: ['--file', '--exclude-from'], letters: 'f', readsFiles: true, textOperands: 1 },
    rg: {
        options: ['--pre', '--hostname-bin', '--search-zip', '--follow', '--file', '--ignore-file'],
        letters: 'zLf',
        readsFiles: true,
        textOperands: 1
    },
    sed: {
        options: ['--in-place', '--file', '--expression', '--follow-symlinks'],
        letters: 'ief',
        readsFiles: true,
        textOperands: 1,
        check: checkSed
    },
    sort: {
        options: ['--output', '--compress-program', '--temporary-directory', '--files0-from', '--random-source'],
        letters: 'oT',
        readsFiles: true
    },
    tar: {
        options: [
            ...['--use-compress-program', '--to-command', '--rsh-command', '--checkpoint-action', '--info-script'],
            ...['--new-volume-script', '--rmt-command', '--absolute-names']
        ],
        letters: 'IFP',
        readsFiles: true
    },
    uniq: {
        readsFiles: true,
        check: (words) => (operandsOf(words).length > 1 ? 'The second operand of uniq is a file it writes.' : undefined)
    },
    wc: { options: ['--files0-from'], readsFiles: true }
}));
/**
 * The reason why a command that fits a rule is refused all the same. Only words that a wildcard let in are looked at: a
 * word that the rule spells out is what its author wants.
 */
function hazardOf(command, wild) {
    const program = command[0].value;
    if (wild.size > 0 && wrappers.has(program)) {
        return `${program} runs any other program, so a wildcard after it would allow everything.`;
    }
    const known = hazards.get(program);
    if (!known)
        return undefined;
    const words = command.slice(1).map(({ value }) => value);
    const wildWords = words.filter((_, index) => wild.has(index + 1));
    const option = wildWords.find((word) => isHazardousOption(word, known));
    if (option !== undefined)
        return `${program} ${option} can run another program or reach a file of its own.`;
    if (known.readsFiles) {
        const texts = operandsOf(words).slice(0, known.textOperands ?? 0);
        const path = wildWords.find((word) => !texts.includes(word) && (0,folded_path/* isOutside */._K)(pathIn(word)));
        if (path !== undefined)
            return outside(path);
    }
    return known.check?.(wildWords, words);
}
function isHazardousOption(word, { options = [], letters = '' }) {
    if (options.includes(word))
        return true;
    if (word.startsWith('--')) {
        const [name = ''] = word.split('=', 1);
        // GNU programs and git take any unambiguous beginning of a long option; `--text` is an option of its own.
        return name.length > 3 && name !== '--text' && options.some((option) => option.startsWith(name));
    }
    return /^-[A-Za-z]/.test(word) && shortLettersOf(word).some((letter) => letters.includes(letter));
}
/** The letters of `-nA3`; a value that is glued on ends them. */
function shortLettersOf(word) {
    return (/^-([A-Za-z]*)/.exec(word)?.[1] ?? '').split(/(?=.)/);
}
/** The path in a word: the whole of it, or the value that is glued to an option. */
function pathIn(word) {
    return word.replace(/^(--[^=]*=|-[A-Za-z])/, '');
}
/** Words that are no options. The value of an option that stands apart counts as one: it is judged all the same. */
function operandsOf(words) {
    const end = words.indexOf('--');
    return words.filter((word, index) => (end >= 0 && index > end) || !/^-./.test(word));
}
/** Before its verb git takes options that run programs (`-c core.pager=…`) or move it elsewhere (`-C`). */
function checkGit(wild, words) {
    const [first] = words;
    if (first === undefined || !first.startsWith('-') || !wild.includes(first))
        return undefined;
    return `git ${first} changes the configuration or the folder git works with.`;
}
/** sed has commands that write (`w`), read (`r`) and run (`e`); only printing, deleting and quitting are let through. */
function checkSed(words) {
    const script = operandsOf(words)[0];
    const address = String.raw `(\d+|\$|\+\d+|/(?:[^/\\\n]|\\[^\n])*/)`;
    const command = String.raw `\s*(?:${address}(?:\s*,\s*${address})?)?\s*!?\s*[pdq=]\s*`;
    const safe = new RegExp(`^${command}(?:;${command})*;?$`);
    if (script === undefined || safe.test(script))
        return undefined;
    return 'Only the sed commands p, d, q and = are allowed; use edit_file to change a file.';
}
function outside(word) {
    return `${word} leads outside the repository.`;
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
    const wild = new Set();
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

// EXTERNAL MODULE: ../node_modules/unbash/dist/parser.js + 15 modules
var parser = __webpack_require__(8673);
// EXTERNAL MODULE: ./src/policy/code-point.js
var code_point = __webpack_require__(3645);
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
/**
 * Takes a shell line apart into simple commands when it is made only of plain words, joined by `&&`, `||`, `;`, `|` and
 * line ends, with redirections inside the tree. Whatever can run or expand to something that is not spelled out is
 * refused, and so is each construct not named here: the grammar may grow, the list of what is understood does not.
 */
function readShellLine(line) {
    if (line.length > MAX_LENGTH) {
        return { kind: 'refused', reason: `The command is longer than ${MAX_LENGTH} characters.` };
    }
    const script = (0,parser/* parse */.qg)(line);
    const mistake = mistakeIn(line, script.errors ?? []);
    if (mistake !== undefined)
        return { kind: 'mistaken', mistake };
    try {
        checkCharacters(line);
        const commands = script.commands.flatMap(ofStatement);
        return commands.length > 0 ? { kind: 'commands', commands } : { kind: 'refused', reason: 'There is no command.' };
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
    const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}]|(?! )\p{Zs}/u.exec(line.replaceAll(/[\n\t]/g, ' '));
    if (hidden)
        throw new NotUnderstood(`It contains the invisible character ${(0,code_point/* codePoint */.y)(hidden[0])}; leave it out.`);
}
function ofStatement(statement) {
    if (statement.background)
        throw new NotUnderstood('A command in the background (&) ends with its call; leave & out.');
    const { command } = statement;
    return command.type === 'AndOr' ? command.commands.flatMap(ofPipeline) : ofPipeline(command);
}
function ofPipeline(node) {
    const commands = node.type === 'Pipeline' ? node.commands : [node];
    return commands.map((command) => {
        if (command.type === 'Command')
            return ofCommand(command);
        throw new NotUnderstood('Only plain commands joined by &&, ||, ; and | are understood: no groups, loops, conditions or functions.');
    });
}
function ofCommand(command) {
    command.redirects.forEach(checkRedirection);
    command.prefix.filter((part) => part.type === 'Assignment').forEach(checkVariable);
    if (!command.name)
        throw new NotUnderstood('A variable set for all that follows is not understood; write its value.');
    const name = ofWord(command.name);
    if (name.isGlob)
        throw new NotUnderstood('The name of the program must be spelled out.');
    return [name, ...command.args.map((word) => ofWord(wordOf(word)))];
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
    SimpleExpansion: 'a variable',
    ParameterExpansion: 'a variable',
    CommandExpansion: 'a command substitution',
    ArithmeticExpansion: 'arithmetic',
    ProcessSubstitution: 'a process substitution',
    BraceExpansion: 'a brace expansion; write the words out',
    ExtendedGlob: 'an extended glob',
    AnsiCQuoted: "$'…'; use plain quotes",
    LocaleString: '$"…"; use plain quotes'
};
function ofWord(word) {
    let isGlob = false;
    for (const part of word.parts ?? []) {
        const inner = part.type === 'DoubleQuoted' ? part.parts : [part];
        for (const { type } of inner) {
            const name = partNames[type];
            if (name)
                throw new NotUnderstood(`${word.text} contains ${name}. Only words that are spelled out can be judged.`);
            isGlob ||= type === 'Glob';
        }
    }
    if (word.text.startsWith('~'))
        throw new NotUnderstood(`${word.text} leads to a home folder, outside the repository.`);
    if (isGlob)
        checkGlob(word.value);
    return { value: word.value, isGlob };
}
/** Attack: a file named `--output=x` in the repository becomes an option where `*` stands. */
function checkGlob(value) {
    const start = value.slice(0, value.search(/[*?[]/));
    if (start !== '' && (!start.startsWith('-') || start.includes('=')))
        return;
    throw new NotUnderstood(`${value} may expand to a file whose name is an option; write ./${value.replace(/^-+/, '')}.`);
}
function checkRedirection(redirection) {
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
            checkRedirectionTarget(redirection.operator, target);
    }
}
function checkRedirectionTarget(operator, { value, isGlob }) {
    const isDescriptor = (operator === '>&' || operator === '<&') && /^(\d|-)$/.test(value);
    if (isDescriptor || value === '/dev/null')
        return;
    if (isGlob || operator === '<>')
        throw new NotUnderstood(`A redirection to ${value} is not understood.`);
    if ((0,folded_path/* isOutside */._K)(value) || (0,folded_path/* isInGitFolder */.e9)(value)) {
        throw new NotUnderstood(`The redirection to ${value} leads outside the work tree; use a relative path inside it.`);
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
const harmlessVariable = /^(NODE_ENV|RUST_BACKTRACE|RUST_LOG|PYTHONUNBUFFERED|PYTHONDONTWRITEBYTECODE)$/;
function checkVariable(assignment) {
    const { name, value } = assignment;
    if (value.type === 'ArrayValue' || assignment.index)
        throw new NotUnderstood('Arrays are not understood.');
    ofWord(value);
    if (steeringVariable.test(name) && !harmlessVariable.test(name)) {
        throw new NotUnderstood(`${name}= changes which programs, libraries or options are used; leave it out.`);
    }
}

;// CONCATENATED MODULE: ./src/policy/commands.js



/**
 * Judges a shell line: each simple command in it must fit a rule. It states what the user intends; what a command may
 * reach is the sandbox's business, for `npm test` runs whatever the repository says.
 *
 * @param rules words as in `npm test`, `npm run *` (one more word) or `pytest **` (any number of words)
 */
function judgeCommand(line, rules) {
    const parsed = readShellLine(line);
    if (parsed.kind === 'mistaken')
        return parsed;
    if (parsed.kind === 'refused')
        return { ...parsed, remedy: undefined };
    const judgements = parsed.commands.map((command) => judgeSimple(command, rules));
    const refusal = judgements.find((judgement) => judgement.kind === 'refused');
    if (refusal)
        return refusal;
    return { kind: 'allowed', rules: judgements.flatMap((each) => (each.kind === 'allowed' ? each.rules : [])) };
}
function judgeSimple(command, rules) {
    const text = command.map(({ value }) => value).join(' ');
    const remedy = remedyFor(command);
    let hazard;
    for (const rule of rules) {
        const match = matchRule(rule, command);
        if (!match)
            continue;
        const found = hazardOf(command, match.wild);
        if (found === undefined)
            return { kind: 'allowed', rules: [rule] };
        hazard ??= found;
    }
    const reason = hazard ?? `No rule allows "${text}".`;
    return { kind: 'refused', reason, remedy };
}
/** A rule is made of words between spaces, so a word that contains one, or an asterisk, cannot be spelled out in it. */
function remedyFor(command) {
    const words = command.map(({ value }) => value);
    if (command.some(({ isGlob }) => isGlob) || words.some((word) => word === '' || /[\s*]/.test(word)))
        return undefined;
    return `- '${words.join(' ').replaceAll("'", "''")}'`;
}


/***/ })

};
