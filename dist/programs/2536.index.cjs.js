"use strict";
exports.id=2536;
exports.ids=[2536,8476];
exports.modules={
22536:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
b:()=>(explainCommand),
judgeCommand:()=>(judgeCommand)
});
var paths=__webpack_require__(40458);
;
const programs_namespaceObject=JSON.parse('{"hF":[": [ ack ag alias arch awk b2sum base32 base64 basename bat batcat bc break bzcat bzgrep cal caller cat cd cksum","cloc cmp col colrm column comm command continue cut date declare delta df diff dir dirname dirs disown echo egrep","env envsubst exa exec exit expand export expr eza factor false fgrep file find fmt fold free gawk getconf getent","getfacl getopts grep groups hash head help hexdump history hostname iconv id jobs join jq less let local locale ls","lsattr lsb_release lscpu lsof man mapfile mawk md5sum more namei nice nl nm nohup nproc numfmt objdump od paste","pdftotext pgrep pidof pkg-config popd pr printenv printf ps pstree pushd pwd read readarray readelf readlink","readonly realpath return rev rg scc sed seq set sha1sum sha224sum sha256sum sha384sum sha512sum shasum shift shopt","shuf sleep sort stat stdbuf strings sum tac tail test timeout times tokei top tput tr tree true tsort tty type","typeset ulimit umask unalias uname unexpand uniq unset uptime uuidgen vdir wait wc whereis which who whoami xargs","xmllint xxd xzcat xzgrep yes zcat zcmp zdiff zgrep"],"fZ":{"git":["annotate archive bisect:log blame branch bundle:verify cat-file check-attr check-ignore check-mailmap","check-ref-format cherry column config count-objects describe diff diff-files diff-index diff-pairs diff-tree","for-each-ref format-patch fsck get-tar-commit-id grep hash-object help interpret-trailers lfs:ls-files log","ls-files ls-remote ls-tree merge-base name-rev notes:list notes:show patch-id range-diff reflog remote rev-list","rev-parse shortlog show show-branch show-index show-ref sparse-checkout:list stash:list stash:show status","stripspace submodule:status symbolic-ref tag var verify-commit verify-pack verify-tag version whatchanged","worktree:list"],"npm pnpm yarn bun":"bin explain info list ls outdated prefix query root view why","pip pip3":"check freeze list show","go":"doc env list version","cargo":"locate-project metadata pkgid tree","bundle":"check info list show","gem":"contents environment list which","composer":"check-platform-reqs licenses show","poetry pdm uv hatch":"check info list show tree","rustup conda pyenv nvm rbenv":"info list ls show version versions which","apt dpkg rpm apk":"-L -l -q -qa -s info list"},"Cc":[". 7z actionlint addr2line alembic ansible-lint ant ar as ast-grep autoconf automake autopep8 autoreconf ava bandit","basedpyright bash bats bazel bazelisk biome bison black bspatch buf bun bundle bunzip2 busted bzip2 c++ c++filt","cabal cargo cargo-clippy cargo-fmt cargo-nextest cc celery chmod clang clang++ clang-format clang-tidy clear clj","clojure cmake codespell compgen composer conda coverage cp cpio cpp cppcheck crystal csplit ctags ctest cucumber","curl cypress cython daphne dart deactivate deno detekt difft django-admin dlv dmypy dos2unix dot dotnet dune ed","elixir erb erl esbuild escript eslint eval fd fdfind ffmpeg flake8 flask flex flutter fourmolu g++ gcc gcov gcovr","gdb gem gfortran ghc ghci ginkgo git:apply gmake gnuplot go gofmt gofumpt goimports golangci-lint golint gopls gotestsum","gradle groovy guile gunicorn gunzip gzip hadolint hatch hlint hugo hypercorn hyperfine hypothesis iex install","ipython irb isort jar java javac javadoc javap jekyll jest jshell julia jupyter just karma kill killall kotlin","kotlinc ktlint latexmk lcov ld ldd lein lerna lldb ln ltrace lua luacheck luajit luarocks lz4 m4 mage make","markdownlint markdownlint-cli2 meson minitest mix mkdir mkdocs mkfifo mktemp mocha mockgen msgfmt mv mvn mypy nc","ng nim ninja node nosetests nox npm nvm nx nyc objcopy ocaml opam openssl ormolu oxlint pandoc patch pdflatex pdm","perf perl pest pg_isready php php-cs-fixer phpcbf phpcs phpstan phpunit pip pip3 pipenv pkill playwright pnpm","poetry pre-commit prettier protoc prove psalm py.test pycodestyle pydocstyle pyenv pyflakes pylint pypy3 pyright","pytest python pytype R racket rackup rails rake raku ranlib rbenv rebar3 rector redis-cli revive rm rmdir rollup","Rscript rspec rubocop ruby ruff runghc runhaskell rustc rustdoc rustfmt rustup sbt scala scalac scons sh","shellcheck shfmt size source sphinx-build split sqlfluff sqlite3 srb stack standard standardrb staticcheck strace","strip stylelint stylua swift swiftformat swiftlint tap tar task tclsh tee terraform tflint touch tox trap truncate","ts-node tsc tsgo tsx turbo typos unix2dos unlink unxz unzip uv uvicorn vale valgrind vite vitest vue-tsc vulture","wasm-pack webpack wget xelatex xmlstarlet xo xsltproc xz yamllint yapf yarn yq zig zip zipinfo zstd"],"Bg":{"npm pnpm yarn bun":"add audit ci dedupe i import init install link rebuild remove un uninstall up update upgrade","pip pip3":"download install uninstall wheel","uv":"add lock pip remove sync tool","poetry pdm pipenv hatch":"add install lock remove sync uninstall update upgrade","cargo":"add install remove search uninstall update","go":"get install","gem bundle":"add install lock uninstall update","composer":"install remove require update","rustup conda pyenv nvm rbenv":"component create install remove target toolchain uninstall update"},"kD":{"runs commands with other privileges":"sudo doas su pkexec runuser run0","writes to disks":"dd mkfs mkswap fdisk sfdisk parted shred losetup wipefs blkdiscard badblocks cryptsetup","stops the machine":"init telinit shutdown reboot halt poweroff kexec","changes the state of the kernel":"mount umount chroot nsenter unshare pivot_root insmod rmmod modprobe sysctl setcap","changes users and their permissions":"useradd userdel usermod groupadd passwd chpasswd visudo chsh","changes the network":"iptables ip6tables nft ufw firewall-cmd route","schedules a command for after the run":"crontab at batch systemd-run","publishes packages":"twine vsce ovsx"}}');
;
function namesIn(names){
return[names].flat().flatMap((line)=>line.split(' '));
}
function subcommandsIn(table){
return new Map(Object.entries(table).flatMap(([programs,names])=>namesIn(programs).map((program)=>[program,new Set(namesIn(names))])));
}
const reading=new Set(namesIn(programs_namespaceObject.hF));
const readingSubcommands=subcommandsIn(programs_namespaceObject.fZ);
const working=new Set(namesIn(programs_namespaceObject.Cc));
const fetching=subcommandsIn(programs_namespaceObject.Bg);
const critical=new Map(Object.entries(programs_namespaceObject.kD).flatMap(([effect,names])=>namesIn(names).map((name)=>[name,effect])));
const programFolder=/^(\/(usr\/(local\/)?)?s?bin|(.*\/)?(node_modules\/\.bin|\.?v?env\/bin))\//;
function programName(word){
const name=programFolder.test(word)?(0,paths.Vb)(word):word;
return name.replace(/^(python|pip)3?(\.\d+)?$/,'$1').replace(/^mkfs\..*$/,'mkfs');
}
function criticalEffect(name){
return critical.get(name);
}
function readingEntry(name,[,...words]){
if(reading.has(name))
return name;
const isQuestion=words.length===1&&/^(--?version|-[vV]|version|--help)$/.test(words[0]??'');
if(isQuestion&&/^[\w+-]+$/.test(name))
return `${name} ${words[0]??''}`;
const[subcommand='',next='']=fromSubcommand(words);
const entry=[subcommand,`${subcommand}:${next}`].find((each)=>readingSubcommands.get(name)?.has(each));
return entry&&`${name} ${entry.replace(':',' ')}`;
}
function workingEntry(name,[,...words]){
if(fetches(name,words))
return undefined;
const[subcommand='']=fromSubcommand(words);
return[name,`${name}:${subcommand}`].find((each)=>working.has(each))?.replace(':',' ');
}
function fetches(name,words){
const subcommands=fetching.get(name);
const end=words.findIndex((word)=>/^(run|run-script|test|exec|x|dlx|build|--)$/.test(word));
return subcommands!==undefined&&words.slice(0,end<0?undefined:end).some((word)=>subcommands.has(word));
}
function fromSubcommand(words){
const at=words.findIndex((word,index)=>!word.startsWith('-')&&!GIT_VALUE.test(words[index-1]??''));
return words.slice(at<0?words.length:at);
}
const GIT_VALUE=/^(-[cC]|--(git-dir|work-tree|config-env))$/;
function textOf([program,...words]){
const name=(0,paths.Vb)(program);
return[name,...(name==='git'?fromSubcommand(words):words)].join(' ');
}
;
const order=['none','medium','high','critical'];
function worstOf(severities){
return severities.reduce((worst,each)=>(order.indexOf(each)>order.indexOf(worst)?each:worst),'none');
}
const highLines=[
/^(rm|shred|truncate) .*-[a-zA-Z]*[rRf]|^rm .*--(recursive|force)/,
/^(chmod|chown|chgrp|setfacl|kill|pkill|killall|ln) /,
/^git (push|reset|clean|checkout|restore|rebase|commit|merge|cherry-pick|am|apply|tag|branch|config|gc|prune|update-ref|worktree|submodule|remote|fetch|pull)( |$)/,
/^(eval|exec|source|\.|alias|trap|enable)( |$)/,
/^(ssh|scp|sftp|rsync|nc|ncat|netcat|socat|telnet|ftp|gpg|gpg2|openssl|osascript)( |$)/,
/^(curl|wget) .*(-d|--data|-T|-F|--form|--upload|--post)/,
/^(systemctl|service|launchctl|docker|podman|kubectl|helm|terraform|aws|gcloud|az|gh)( |$)/,
/^((ba|da|z|k|fi)?sh|python[\d.]*|perl|ruby|node|php)( .*)? (-\w*[ceEr]|--eval|-)( |$)/,
/^find .*-(exec|execdir|ok|okdir|delete|fprint)/
];
function severityOf(command){
if(criticalReason(command)!==undefined)
return 'critical';
const line=textOf(command.words);
return highLines.some((pattern)=>pattern.test(line))?'high':'medium';
}
const publishing=[
/^(npm|pnpm|bun)( (?!run |run-script )\S+)* (publish|unpublish|deprecate|dist-tag|owner|access|token|login|adduser|logout|team|star|hook|trust)( |$)/,
/^yarn( workspace \S+)?( npm)? (publish|owner|tag|login|logout|team)( |$)/,
/^(cargo|poetry|uv|hatch|flit|pdm)( [-+]\S+)* (publish|login|owner|yank|logout)( |$)/,
/^gem (push|yank|owner|signin)( |$)/,
/^(docker|podman|buildah|helm|oras) (push|login|logout)( |$)/,
/^(mvnw?|gradlew?|sbt|lein|mill)( .*)? ([\w.:]*:)?(deploy|publish\w*|upload\w*|release)(:\w+)?( |$)/,
/^(mix|cabal|stack|luarocks|dart|flutter|deno|opam|rebar3|conan|jsr|lerna|changeset|semantic-release|np|release-it)( .*)? (\S*[:/])?(publish|deploy|upload|hex\.publish|release)( |$)/,
/^(dotnet )?nuget( -\S+)* (push|delete)( |$)/,
/^gh (auth|secret|variable|api|ssh-key|gpg-key|(release|repo|workflow|pr) (?!view|list|diff|checks|status))/,
/^(terraform|tofu|pulumi) (apply|destroy|up)( |$)/,
/^kubectl (apply|delete|exec|create|patch|replace|drain)( |$)/,
/^aws configure|^gcloud auth|^git (credential\S*|send-email|filter-branch)( |$)/,
/^systemctl (poweroff|reboot|halt|start|stop|restart|enable|disable|mask|daemon-reload)( |$)|^service /
];
const fetcher=/^(curl|wget|fetch|aria2c|nc|ncat|socat)$/;
function criticalReason(command){
const{words,runner}=command;
const effect=criticalEffect(programName(words[0]));
const name=(0,paths.Vb)(words[0]);
if(effect!==undefined)
return `${name} ${effect}.`;
const line=textOf(command.words);
if(publishing.some((pattern)=>pattern.test(line)))
return `"${line}" publishes, or uses permissions and credentials.`;
if(runner!==undefined&&fetcher.test(name))
return `${runner} would run code downloaded from the network.`;
if(name==='git'&&losesCommits(words)){
return 'A push that forces, or that deletes a branch, loses the commits of others.';
}
const removed=name==='rm'?wholeTreeIn(words):undefined;
return removed===undefined?undefined:`It removes ${removed} and everything in it.`;
}
function losesCommits(words){
const at=words.indexOf('push');
const isForced=(word)=>/^(--force.*|--mirror|--delete|--prune|-(?=[a-z]*[fd])[a-z]+)$|^\+.|^:./.test(word);
return at>0&&words.slice(at+1).some(isForced);
}
function wholeTreeIn(words){
const isRecursive=words.some((word)=>/^(-(?=[a-zA-Z]*[rR])[a-zA-Z]+|--recursive)$/.test(word));
const isWhole=(word)=>/^(?=.)(\/+|~|\.\.?|\$\{?(HOME|PWD)\}?)?\/?\*?$/.test(word);
return isRecursive?words.slice(1).find(isWhole):undefined;
}
var shell_line=__webpack_require__(22688);
var wrappers=__webpack_require__(37723);
var wildcard=__webpack_require__(58542);
var literal_words=__webpack_require__(38476);
var reading_programs=__webpack_require__(72385);
;
function judgeCommand(line,policy){
return explainCommand(line,policy).judgment;
}
function explainCommand(line,policy){
const{setting,isBounded}=policy;
if(!isBounded)
return explainPlainLine(line,typeof setting==='object'?setting:[]);
const parsed=(0,shell_line.F)(line);
if(parsed.kind==='malformed')
return{judgment:parsed,commands:[]};
if(setting==='any')
return{judgment:{kind:'allowed',rules:['any']},commands:[]};
return explanationOf(verdictsIn(parsed,policy));
}
function explanationOf(commands){
const refused=commands.filter(({rule})=>rule===undefined);
const severity=worstOf(refused.map((verdict)=>verdict.severity));
const first=refused.find((verdict)=>verdict.severity==='critical')??refused[0];
if(!first)
return{judgment:{kind:'allowed',rules:commands.flatMap(({rule})=>rule??[])},commands};
const{reason='',remedy}=first;
return{judgment:{kind:'refused',reason,remedy,severity},commands};
}
const MAX_WRAPPERS=3;
function verdictsIn({commands,functions},policy,depth=0){
return commands.flatMap((command)=>{
const own=verdictOn(command,policy,functions);
if(own.severity==='critical'||depth>MAX_WRAPPERS)
return[own];
const wrapped=(0,wrappers.b)(programName(command.words[0]),command.words);
if(wrapped.length===0)
return[own];
const inner=wrapped.flatMap((each)=>verdictsInside(each,{policy,depth,functions,runner:command.runner}));
const isWanted=policyRules(policy).some((rule)=>rule===own.rule);
return isWanted&&!inner.some(({severity})=>severity==='critical')?[own]:inner;
});
}
function verdictsInside(inner,{policy,depth,functions,runner}){
if('words' in inner){
return verdictsIn({kind:'commands',commands:[{words:inner.words,runner}],functions},policy,depth+1);
}
const line=(0,shell_line.F)(inner.line);
if(line.kind==='commands')
return verdictsIn(line,policy,depth+1);
return[{command:inner.line,severity:'high',rule:undefined,reason:line.problem,remedy:undefined}];
}
function verdictOn(command,policy,functions){
const{words}=command;
const text=words.join(' ');
const critical=criticalReason(command);
if(critical!==undefined){
const reason=`${critical} No rule can allow it.`;
return{command:text,severity:'critical',rule:undefined,reason,remedy:undefined};
}
const reading=readingEntry(programName(words[0]),words);
const rule=listedRule(words,policy)??reading??(functions.has(words[0])?words[0]:workingRule(words,policy));
const severity=reading===undefined?severityOf(command):'none';
if(rule!==undefined)
return{command:text,severity,rule,reason:undefined,remedy:undefined};
if(isExpanded(words[0])){
const reason=`The name of the program must be spelled out, but ${words[0]} is known only to the shell.`;
return{command:text,severity,rule,reason,remedy:undefined};
}
return{command:text,severity,rule,reason:withHint(`No rule allows "${text}".`,words),remedy:ruleFor(words)};
}
function policyRules({setting}){
return typeof setting==='object'?setting:[];
}
function listedRule(words,policy){
const named=[programName(words[0]),...words.slice(1)];
return policyRules(policy).find((rule)=>matchesRule(rule,words)||matchesRule(rule,named));
}
function workingRule(words,{setting,packageBinaries=[]}){
if(typeof setting==='object')
return undefined;
const name=programName(words[0]);
return workingEntry(name,words)??(packageBinaries.includes(name)||isScript(name)?name:undefined);
}
function isScript(name){
return!isExpanded(name)&&/^[^-].*\/|^[\w-]+\.(sh|py|rb|pl|[cm]?[jt]s)$/.test(name);
}
function isExpanded(name){
return/[$`*?[\]{}()<>\s]/.test(name)&&name!=='[';
}
function matchesRule(rule,words){
const patterns=rule.trim().split(/\s+/);
const takesMore=patterns.at(-1)==='**';
const fixed=takesMore?patterns.slice(0,-1):patterns;
if(words.length<fixed.length||(words.length>fixed.length&&!takesMore))
return false;
return fixed.every((pattern,index)=>pattern===words[index]||(index>0&&(0,wildcard.H)(pattern,words[index]??'')));
}
function ruleFor(words){
const spelled=words.map((word)=>(word===''||/[\s*$`]/.test(word)?'*':word));
return `- '${spelled.join(' ').replaceAll("'","''")}'`;
}
const NO_SHELL='Without a sandbox there is no shell. Send one command of plain words: without pipes, redirections, variables, patterns and cd.';
function explainPlainLine(line,listed){
const parsed=(0,shell_line.F)(line);
if(parsed.kind==='malformed')
return{judgment:parsed,commands:[]};
const words=(0,literal_words.plainCommand)(line);
if(!words)
return{judgment:{kind:'malformed',problem:NO_SHELL},commands:[]};
const command={words};
const text=line.trim();
const critical=criticalReason(command);
if(critical!==undefined){
return refused({
command:text,
severity:'critical',
reason:`${critical} No rule can allow it.`,
remedy:undefined
});
}
const isListed=listed.some((rule)=>sameWords((0,literal_words.plainCommand)(rule),words));
const paths=isListed?[]:(0,reading_programs.v)(words);
if(!paths){
const reason=withHint(`Without a sandbox, agent.yml must list "${text}" word for word.`,words);
return refused({
command:text,
severity:severityOf(command),
reason,
remedy:`- '${text.replaceAll("'","''")}'`
});
}
const severity=isListed?severityOf(command):'none';
const verdict={command:text,severity,rule:text,reason:undefined,remedy:undefined};
return{judgment:{kind:'allowed',rules:[text],paths},commands:[verdict]};
}
function refused(verdict){
const{reason,remedy,severity}=verdict;
return{judgment:{kind:'refused',reason,remedy,severity},commands:[{...verdict,rule:undefined}]};
}
function sameWords(one,other){
return one?.length===other.length&&one.every((word,index)=>word===other[index]);
}
const OTHER_STATE='.git is read-only. For the files of a commit, without your changes: mkdir /tmp/base && git archive HEAD | tar -x -C /tmp/base; '+
'then work in /tmp/base (ln -s "$PWD/node_modules" /tmp/base/ for installed packages). Your changes stay where they are.';
const hints=[
[/^git (stash|worktree|clone|bisect|switch|checkout -b)\b/,OTHER_STATE],
[
/^git (checkout|restore|reset)\b/,
'.git is read-only. To undo an edit, change the file again; git show HEAD:PATH prints what it was, and > PATH after it restores it.'
],
[/^git clean\b/,'Delete files with rm.'],
[
/^git (add|commit|push|merge|rebase|cherry-pick|revert|am)\b/,
'Your change is committed and published for you, new files included.'
],
[/^git (mv|rm)\b/,'Move files with mv and delete them with apply_patch; git does not need to be told.'],
[/^(git (fetch|pull)|gh|(pnpm|yarn) dlx|uvx)\b/,'There is no network.'],
[
/^(npm|pnpm|yarn|bun|pip3?|bundle|composer|poetry|uv|gem|cargo|go|apt|apt-get|brew)( -\S+)* (i|install|ci|add|get|sync|update)\b/,
'There is no network; packages are installed by setup in agent.yml.'
],
[/^(rsync|scp) /,'Copy files with cp -r.'],
[/^(docker|podman|systemctl|service) /,'Services and containers are not reachable from here.']
];
function withHint(refusal,words){
const command=textOf(words);
const hint=hints.find(([pattern])=>pattern.test(command))?.[1];
return hint===undefined?refusal:`${refusal} ${hint}`;
}
}),
38476:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
j:()=>(literalWords),
plainCommand:()=>(plainCommand)
});
var unbash__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9863);
function plainCommand(line){
const{commands:statements,errors=[]}=(0,unbash__WEBPACK_IMPORTED_MODULE_0__.qg)(line);
const[statement]=statements;
if(!statement||statements.length>1||statement.background||errors.length>0)
return undefined;
const{command}=statement;
if(command.type!=='Command'||command.prefix.length>0||command.redirects.length>0)
return undefined;
const[name,...others]=literalWords(command)??[];
return name===undefined||name===''?undefined:[name,...others];
}
function literalWords({name,args}){
const words=name?[name,...args]:[];
const values=words.map((word)=>(word.type==='Word'&&isLiteral(word)?word.value:undefined));
return values.every((value)=>value!==undefined)?values:undefined;
}
const literalParts=['Literal','SingleQuoted'];
function isLiteral({parts=[],text}){
if(text.startsWith('~'))
return false;
return parts.every((part)=>{
if(part.type==='DoubleQuoted')
return part.parts.every(({type})=>type==='Literal');
return literalParts.includes(part.type);
});
}
}),
22688:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
F:()=>(readShellLine)
});
var unbash__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9863);
var _text_paths_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(40458);
const MAX_LENGTH=32_768;
function readShellLine(line){
if(line.length>MAX_LENGTH){
return{kind:'malformed',problem:`The line is longer than ${MAX_LENGTH} characters. Put it into a file.`};
}
const script=(0,unbash__WEBPACK_IMPORTED_MODULE_0__.qg)(line);
const problem=shellSyntaxProblem(line,script.errors??[]);
if(problem!==undefined)
return{kind:'malformed',problem};
const commands=[];
const functions=new Set();
const visit=(node,runner)=>{
if(node.type==='Function')
functions.add(node.name.value);
if(node.type==='Pipeline'){
const last=node.commands.findLastIndex(runsItsInput);
const reader=node.commands[last];
node.commands.forEach((command,index)=>{
visit(command,index<last&&reader?.type==='Command'?reader.name?.value:runner);
});
return;
}
const words=node.type==='Command'?wordsOf(node):undefined;
if(words)
commands.push({words,runner});
const inner=words&&isRunner(words[0])?words[0]:runner;
(0,unbash__WEBPACK_IMPORTED_MODULE_0__.dK)(node,(child)=>{
visit(child,inner);
});
};
visit(script);
return{kind:'commands',commands,functions};
}
function isRunner(name){
return/^((ba|da|z|k|c|tc|fi)?sh|python[\d.]*|perl|ruby|node|php|sudo|eval|source)$/.test((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__.Vb)(name));
}
const CODE={interpreter:/^-(?:[cemr]|[np]\w*e)/,shell:/^-\w*c$/};
function runsItsInput(node){
const[name='',...words]=(node.type==='Command'?wordsOf(node):undefined)??[];
const carriesCode=name.endsWith('sh')?CODE.shell:CODE.interpreter;
const isFile=(word)=>/^[^-].*[./]\w/.test(word)&&!/^\/(dev|proc)\//.test(word);
const readsAnyway=name.endsWith('sh')&&words.some((word)=>/^-\w*s/.test(word));
return isRunner(name)&&(readsAnyway||!words.some((word)=>carriesCode.test(word)||isFile(word)));
}
function wordsOf({name,args}){
return name&&[name.value,...args.map((word)=>(word.type==='Word'?word.value:word.text))];
}
function shellSyntaxProblem(line,errors){
if(/<<-?\s*(['"]?)\w+\1\\n/.test(line)){
return 'The here-document has the two characters \\n instead of line breaks; send real line breaks.';
}
const[error]=errors;
if(hasStrayBrace(line,error!==undefined)){
return 'The line ends with an unmatched }; remove it, or quote it if you mean it.';
}
if(!error)
return undefined;
const problem=`The shell cannot read the line: ${error.message} at character ${error.pos+1}.`;
return error.message.includes('single quote')
?`${problem} Write an apostrophe inside '…' as '\\''.`
:`${problem} Check the quotes and brackets.`;
}
function hasStrayBrace(line,isBroken){
const trimmed=line.trimEnd();
if(!trimmed.endsWith('}'))
return false;
if(!isBroken)
return count(line,'}')>count(line,'{');
const rest=trimmed.slice(0,-1).trimEnd();
return isReadable(rest)||(/["']$/.test(rest)&&isReadable(rest.slice(0,-1)));
}
function isReadable(line){
return((0,unbash__WEBPACK_IMPORTED_MODULE_0__.qg)(line).errors??[]).length===0;
}
function count(line,character){
return line.split(character).length-1;
}
}),
37723:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
b:()=>(commandsInside)
});
const ofPackages={valued:/^(-[npw]|--(name|package|with|extra|group|python|workspace|filter))$/};
const wrappers={
builtin:{},
command:{},
env:{valued:/^-[uC]$/},
exec:{valued:/^-a$/},
nice:{valued:/^-n$/},
nohup:{},
setsid:{},
stdbuf:{valued:/^-[ioe]$/},
time:{valued:/^-[fo]$/},
timeout:{valued:/^-[ks]$/,operands:1},
xargs:{valued:/^-[aEILnPsd]$/},
'xvfb-run':{valued:/^-[efns]$/},
...Object.fromEntries(['npx','bunx','pnpx'].map((name)=>[name,ofPackages])),
...Object.fromEntries(['npm','pnpm','yarn','bundle'].flatMap((name)=>[`${name} exec`,`${name} dlx`].map((key)=>[key,ofPackages]))),
...Object.fromEntries(['uv','poetry','pipenv','hatch','pdm','conda'].map((name)=>[`${name} run`,ofPackages]))
};
function commandsInside(name,[,...words]){
const line=lineInside(name,words);
if(line!==undefined)
return line===''?[]:[{line}];
if(name==='find')
return executedBy(words);
if(name==='command'&&/^-[vV]/.test(words[0]??''))
return[];
if(/^python[\d.]*$/.test(name)&&words[0]==='-m'&&/^(pip|twine)$/.test(words[1]??'')){
return commandOf(words.slice(1));
}
const[subcommand='',...others]=words;
const inSubcommand=wrappers[`${name} ${subcommand}`];
if(inSubcommand)
return commandOf(afterOptions(others,inSubcommand));
const wrapper=wrappers[name];
return wrapper?commandOf(afterOptions(words,wrapper)):[];
}
function lineInside(name,words){
if(name==='eval')
return words.join(' ');
if(name==='trap')
return words.length>1&&!words[0]?.startsWith('-')?words[0]:'';
if(!/^(ba|da|z|k)?sh$/.test(name))
return undefined;
let at=0;
for(let word=words[0];word?.startsWith('-');word=words[at]){
if(/^-\w*c/.test(word))
return words[at+1]??'';
at+=word.endsWith('o')?2:1;
}
return '';
}
function afterOptions(words,{valued,operands=0}){
let at=0;
for(let word=words[0];word!==undefined&&/^-.|^\w+=/.test(word);word=words[at]){
at+=valued?.test(word)?2:1;
}
return words.slice(at+operands);
}
function executedBy(words){
const starts=[...words.keys()].filter((at)=>/^-(exec|ok)(dir)?$/.test(words[at]??''));
return starts.flatMap((start)=>{
const length=words.slice(start).findIndex((word)=>word===';'||word==='+');
return commandOf(words.slice(start+1,length<0?undefined:start+length));
});
}
function commandOf([name,...words]){
return name===undefined||name===''?[]:[{words:[name,...words]}];
}
})
};
;
