"use strict";
exports.id=4439;
exports.ids=[4439];
exports.modules={
74439:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
b:()=>(explainCommand),
judgeAnyCommand:()=>(judgeAnyCommand),
judgeCommand:()=>(judgeCommand)
});
var paths=__webpack_require__(40458);
var normalized_path=__webpack_require__(60409);
;
const harmlessFiles=['/dev/null','/dev/stdin','/dev/stdout','/dev/stderr'];
const ownFolders=/^(?:\/tmp|~)\//;
const homeSettings=/^\.(git|bash|zsh|profile|npmrc|yarnrc|pip|config|cargo|local|inputrc|ssh|netrc|docker|[^/]*[*?[])/;
const systemFolders=/^\/(usr|bin|sbin|lib\w*|etc|opt|sys)(\/|$)|^\/proc\/(cpuinfo|meminfo|version|loadavg|mounts|filesystems)$|^\/(dev|tmp|var)?$/;
function leadsOutside(path,{root,folder,isBounded=false}){
if(harmlessFiles.includes(path)||path===root)
return false;
if(root!==undefined&&path.startsWith(`${root}/`))
return(0,normalized_path._K)(path.slice(root.length+1));
if(isBounded&&path==='/tmp')
return false;
if(path==='~'||/^~[^/]/.test(path))
return true;
if(isBounded&&ownFolders.test(path))
return isHomeSetting(path)||(0,normalized_path._K)(path.replace(ownFolders,''));
return path.startsWith('/')||(0,normalized_path._K)(`${folder}/${path}`.replace(/^\//,''));
}
function isHomeSetting(path){
if(!path.startsWith('~/'))
return false;
const inside=(0,normalized_path.pT)(path.slice(2));
return inside===''||homeSettings.test(inside)||homeSettings.test(path.replace(/^~\/+/,''));
}
function inUnknownFolder(directory){
return{...directory,folder:''};
}
function afterCd(directory,target){
const{root,folder}=directory;
if(leadsOutside(target,directory))
return inUnknownFolder(directory);
if(root!==undefined&&`${target}/`.startsWith(`${root}/`)){
return{...directory,folder:target.slice(root.length+1)};
}
if(target.startsWith('/'))
return inUnknownFolder(directory);
return{...directory,folder:`${folder}/${target}`.replace(/^\//,'')};
}
function isUnwritable(path,directory){
return leadsOutside(path,directory)||(0,normalized_path.e9)(path);
}
const downloads=/^~\/(\.cargo\/(bin|registry|git)|\.rustup|\.m2\/repository|\.gradle\/caches|\.nvm|\.pyenv|\.rbenv|\.local\/(bin|lib)|go\/(bin|pkg))(\/|$)/;
function isUnreadable(path,directory){
const isReadable=systemFolders.test(path)||downloads.test(path);
if(directory.isBounded&&isReadable&&!path.split('/').includes('..'))
return false;
return leadsOutside(path,directory);
}
;
function ownWordCount(program,words,rules){
if(program==='go')
return ownGoWordCount(words);
const dashes=words.indexOf('--');
if(!rules.endsAtDoubleDash||dashes<0)
return words.length;
if(!rules.takesPackages)
return dashes;
const at=packagesPosition(words,rules);
if(at===undefined)
return dashes;
if(at>dashes)
return words.length;
if(!STARTS_PACKAGE.test(words[at]??''))
return words.length;
return(words[at+1]??'').startsWith('-')?dashes+2:dashes;
}
const STARTS_PACKAGE=/^(?:exec|x|dlx|create|init|innit)$/;
function packagesPosition(words,{takesPackages,globalOptions,globalFlags}){
let couldBeValue=false;
for(let index=0;index<words.length;index+=1){
const word=words[index]??'';
if(globalOptions.includes(word)||word==='workspace'){
index+=1;
couldBeValue=false;
}
else if(word.startsWith('-')){
couldBeValue=!globalFlags.includes(word)&&!word.includes('=');
}
else if(takesPackages?.test(word)){
return index;
}
else if(!couldBeValue&&!/^(?:workspaces|foreach|\+.*)$/.test(word)){
return undefined;
}
}
return undefined;
}
function ownGoWordCount(words){
const isFlag=(word)=>!word.startsWith('-')||word.includes('=')||GO_FLAG.test(word);
if(words[0]==='test'){
const at=words.findIndex((word,index)=>/^--?args$/.test(word)&&isFlag(words[index-1]??''));
return at<0?words.length:at;
}
const target=words.findIndex((word,index)=>index>0&&!(word.startsWith('-')&&isFlag(word)));
const dashes=words.indexOf('--');
const isLocal=/^\.\.?(?:\/|$)|^[^@]*\.go$/.test(words[target]??'');
return words[0]==='run'&&dashes>target&&isLocal?dashes:words.length;
}
const GO_FLAG=/^--?(?:a|n|v|x|race|msan|asan|cover|short|failfast|json|trimpath)$/;
;
const build_namespaceObject=JSON.parse('[{"programs":"make","readsFiles":true,"valueLetters":"fICoWj","boundedOptions":"-[bkBinswpqrtdSRWe]+ -[fICoW]\\\\S* --(file|makefile|eval|always-make|question|trace|debug|print-data-base)(=.*)?","onlyOptions":["-j\\\\d* -[kBinsw]+ -C --directory=.* --jobs(=\\\\d+)? --keep-going --always-make --dry-run --silent --quiet","--no-print-directory --output-sync(=\\\\w+)? --version"],"refusedOperand":{"pattern":"^(?![\\\\w./][\\\\w./-]*$)(?!(V|VERBOSE|CI|DEBUG|COVERAGE|PYTEST_ADDOPTS_NONE)=[\\\\w.,-]*$)","reason":"make {word} sets a variable, which can make a rule run anything.","inSandbox":false},"check":"make"},{"programs":"cmake","takesBoundedOptions":true,"readsFiles":true,"valueLetters":"SBGCjt","onlyOptions":["-[SBGjv]\\\\S* -D\\\\w+(:\\\\w+)?=[\\\\w.+-]* -t --(build|parallel|target|config|clean-first|fresh|verbose)(=.*)?","--(version|preset)(=.*)?"],"refusedWord":{"pattern":"^-D(CMAKE_)?\\\\w*(COMMAND|COMPILER|LAUNCHER|INCLUDE|TOOLCHAIN|PROGRAM|LINKER|PATH|FILE|FLAGS)","flags":"i","reason":"cmake {word} sets what is run or included.","inSandbox":false}},{"programs":"ctest","takesBoundedOptions":true,"readsFiles":true,"onlyOptions":["-[NVQFjRELIC]\\\\S* -VV -LE","--(test-dir|output-on-failure|verbose|extra-verbose|parallel|rerun-failed)(=.*)?","--(stop-on-failure|timeout|tests-regex|exclude-regex|preset|show-only)(=.*)?","--(schedule-random|no-tests|repeat|version)(=.*)?"],"textOptions":"-R -E -L --tests-regex --exclude-regex"},{"programs":"ninja","takesBoundedOptions":true,"readsFiles":true,"valueLetters":"Cfjkldt","onlyOptions":"-[Cjklnvd]\\\\S* --version --verbose --quiet"},{"programs":"mvn ./mvnw","boundedOptions":"-D(?!exec\\\\.|maven\\\\.ext).* -[PTpf].* -[sgl] --(activate-profiles|threads|define|settings|strict-checksums)(=.*)?","readsFiles":true,"onlyOptions":["-[qBeXoUamdNnfv]+ -am -amd -ntp -nsu -pl -rf -version -P[\\\\w,.-]* -T\\\\w*","-D(test|it\\\\.test|skip\\\\w*|maven\\\\.test\\\\.\\\\w+|failIfNo\\\\w*|surefire\\\\.\\\\w+|groups|\\\\w+\\\\.skip)(=[\\\\w.*#,!-]*)?","--(quiet|batch-mode|errors|offline|no-transfer-progress|also-make)(=.*)?","--(projects|resume-from|version|fail-at-end|fail-never|fail-fast|file)(=.*)?"],"textOptions":"-pl --projects -rf --resume-from","refusedOperand":{"pattern":"^(?!(dependency|help|spotless|checkstyle|surefire|failsafe|versions|compiler|resources|jacoco|license|enforcer|fmt|pmd|spotbugs|javadoc|source):[a-z-]+$).*:(?!tree$|analyze$)","reason":"mvn {word} runs a plugin of its choice."}},{"programs":"gradle ./gradlew","boundedOptions":"-[PD](?!org\\\\.gradle\\\\.(init|jvmargs)).* --(configuration|all|stop|status|task|console|priority|max-workers|fail-fast|no-parallel|no-configuration-cache|configuration-cache|refresh-dependencies|debug|profile|rerun|dependency)(=.*)? -[bctwd]","readsFiles":true,"onlyOptions":["-[qisSxam]+ --tests(=.*)? --info --quiet --stacktrace --full-stacktrace --offline --no-daemon --daemon","--continue --parallel --rerun-tasks --console=\\\\w+ --no-build-cache --build-cache --dry-run","--warning-mode=\\\\w+ --version --exclude-task --scan=never -p --project-dir(=.*)?"],"textOptions":"--tests -x"},{"programs":"dotnet","readsFiles":true,"readsFilesAfterDoubleDash":true,"subcommands":"test build restore format list clean --version --info","refusedOptions":["--property -p -property --settings -s --logger -l --test-adapter-path --target -t --collect --configfile","--diag --bl -bl --tool-path"],"allowedOptions":"--list-tests -t:Build","endsAtDoubleDash":true,"boundedOptions":"--(logger|settings|collect|property|target)(=.*)? -[lpst]","refusedWord":{"inSandbox":false,"pattern":"^[@/]|^--?(?!(v|verbosity|m|maxcpucount|nodereuse|nr|nologo|clp|consoleloggerparameters|tl)[:=])[a-z]+:|^-(p|property|t|target|l|logger|bl|fl|flp)=","flags":"i","reason":"dotnet {word} passes properties, targets or a response file to MSBuild."}}]');
;
const git_namespaceObject=JSON.parse('[{"programs":"git","readsFiles":true,"subcommands":["status diff log show blame annotate ls-files ls-tree rev-parse rev-list merge-base grep describe","shortlog name-rev cat-file show-ref for-each-ref diff-tree diff-index diff-files whatchanged range-diff","cherry check-ignore check-attr count-objects version branch tag remote stash worktree reflog archive hash-object"],"globalFlags":"--no-pager -P --no-optional-locks --literal-pathspecs --version","refusedOptions":["--config-env --exec-path --git-dir --work-tree --namespace --super-prefix --paginate --output --ext-diff","--textconv --upload-pack --receive-pack --exec --no-index --extcmd --open-files-in-pager --contents","--ignore-revs-file --pathspec-from-file --filters --remote --show-signature --exclude-from","--upload-archive --template --edit --edit-description --output-directory --separate-git-dir --gpg-sign","--tool --batch-command --recurse-submodules=on --unsafe-paths"],"boundedOptions":"--no-index","refusedLetters":"O","allowedOptions":"--text --exclude --exclude-standard --no-ext-diff --no-textconv --git-path --output-indicator-new","valueLetters":"SGLU","textOptions":["-e --regexp --grep --author --committer --format --pretty --since --until --after --before --date -S -G","-L -n --max-count --sort --diff-filter"],"nestedSubcommands":{"remote":"-v --verbose get-url","stash":"list show","worktree":"list","reflog":"show -.* HEAD.* \\\\d+"},"check":"git"}]');
;
const go_and_rust_namespaceObject=JSON.parse('[{"programs":"go","readsFiles":true,"subcommands":"test vet build list fmt version doc env mod help work clean fix","refusedOptions":["-exec -toolexec -vettool -C -overlay -modfile -pkgdir -fmt -cc -compiler -gccgoflags -asmflags -gcflags","-modcacherw -pgo -http -w -u -work -outputdir -test.outputdir"],"textOptions":"-run -bench -skip -tags -count -timeout -f -ldflags","dashesOptional":true,"nestedSubcommands":{"mod":"graph verify why tidy download vendor","work":"sync"},"boundedOptions":"--?(gcflags|asmflags|gccgoflags|compiler|overlay|modfile|pkgdir|pgo|work|(test\\\\.)?outputdir|modcacherw)(=.*)? --?u","check":"go"},{"programs":"gofmt","readsFiles":true,"refusedOptions":"-cpuprofile"},{"programs":"cargo","readsFiles":true,"subcommands":"test t check c build b clippy fmt doc bench tree metadata version nextest run r clean fix pkgid locate-project expand llvm-cov miri","globalFlags":"--quiet -q --verbose -v --offline --locked --version","refusedOptions":"--config --target-dir --artifact-dir --out-dir --lockfile-path --registry --index --root --git","refusedLetters":"ZC","boundedOptions":"--target-dir(=.*)? --artifact-dir(=.*)? --out-dir(=.*)?","allowedOptions":"--target","valueLetters":"pjF","endsAtDoubleDash":true,"takesPackages":"install add update generate binstall search fetch init new publish package vendor remove rm yank owner info","check":"addresses","readsFilesAfterDoubleDash":true,"refusedWord":{"pattern":"^\\\\+","reason":"cargo {word} selects another toolchain."}}]');
;
const javascript_namespaceObject=JSON.parse('[{"programs":"npm pnpm yarn","readsFiles":true,"globalFlags":["--silent -s --quiet -q --verbose --json --workspaces -ws --if-present -r --recursive --version -v --help","--no-audit --no-fund"],"refusedOptions":["--script-shell --node-options --userconfig --globalconfig --global --location --git --editor --shell","--viewer --browser --cache --call --registry --global-style --init-module --scripts-prepend-node-path","--shell-emulator --config --store-dir --virtual-store-dir --pnpmfile --global-pnpmfile --use-yarnrc","--modules-folder --cwd-above --global-dir --global-folder --package --use-node-version","--script-prepend-node-path --onload-script --node-gyp --npm-path --strict-ssl --allow-build","--dangerously-allow-all-builds"],"allowedOptions":"--all --strict --silent --if-present --verbose --version --no-audit --no-fund --no-save --no-package-lock --no-color","endsAtDoubleDash":true,"refusedWord":{"pattern":"^-[a-z]*g","reason":"{program} {word} changes the machine instead of the repository."},"check":"packages"},{"note":"npm refuses a subcommand that it does not know; the others run the script of that name.","programs":"npm","refusedLetters":"cgL","globalOptions":"--prefix -C --workspace -w --loglevel","textOptions":"-m --message","takesPackages":"(?!(run|run-script|rum|urn|test|t|tst|start|stop|restart|query|pkg)$).*"},{"programs":"npm pnpm","takesAnyDashes":true,"subcommands":["test t tst run run-script start stop restart ls list ll la outdated view info show ci install i","query install-test it why explain audit fund prefix root bin help ping dedupe rebuild pack"]},{"programs":"pnpm","subcommands":"add lint build typecheck format","globalFlags":["--silent -s --quiet -q --verbose --json --if-present -r --recursive --version -v --help","--no-audit --no-fund --workspace-root -w"],"globalOptions":"--prefix -C --dir --filter -F --filter-prod --loglevel --reporter","takesPackages":["add install i ci clean-install ic install-clean it install-test update up upgrade remove rm un uninstall link ln","unlink dislink import rebuild rb fetch create dlx exec init pack publish patch patch-commit patch-remove deploy audit","view v info show outdated docs repo bugs owner dist-tag config c set env self-update runtime rt store licenses dedupe"]},{"programs":"yarn","subcommands":"test run install start why list info audit workspaces lint build typecheck format check","globalOptions":"--cwd","takesPackages":["add install up upgrade upgrade-interactive remove link unlink import rebuild unplug create dlx exec init pack publish","patch patch-commit plugin set policies global npm config cache dedupe info audit outdated owner tag team version","versions stage search access autoclean"]},{"programs":"npx","onlyOptions":"-y --yes --no --no-install -q --quiet -s --silent --offline --prefer-offline -v --version -h --help","refusedOperand":{"pattern":"^(?!(@[\\\\w.-]+/)?[\\\\w.-]+$)","reason":"After npx, a wildcard allows only the name of an installed program."}},{"programs":"bunx pnpx","refusedFirstWord":{"pattern":"^(?!(@[\\\\w.-]+/)?[\\\\w.-]+$)","reason":"After {program}, a wildcard allows only the name of an installed program."}},{"programs":"node","readsFiles":true,"refusedOptions":["--eval --print --require --import --loader --experimental-loader --interactive --env-file","--env-file-if-exists --openssl-config --build-snapshot --build-snapshot-config --snapshot-blob","--cpu-prof --heap-prof --heapsnapshot-signal --diagnostic-dir --report-dir --report-directory","--report-filename --redirect-warnings --trace-event-file-pattern --test-global-setup --icu-data-dir","--tls-keylog --experimental-config-file --experimental-default-config-file --run","--experimental-sea-config --inspect --inspect-brk --inspect-wait --inspect-port --test-isolation-loader","--conditions --test-reporter-destination --localstorage-file --dns-result-order-file","--disable-wasm-trap-handler --allow-addons"],"refusedLetters":"epriC","allowedOptions":["--test --test-reporter --test-only --test-name-pattern --test-timeout --test-concurrency","--experimental-strip-types --enable-source-maps --no-warnings --disable-warning --check"],"textOptions":"--test-name-pattern --test-skip-pattern -e -p -pe -r --eval --print --require --import --loader --env-file","runsCode":true,"check":"node"},{"programs":"tsc vue-tsc","takesBoundedOptions":true,"readsFiles":true,"refusedOptions":"--plugins --init --watch","allowedOptions":"--incremental","argumentFiles":true},{"programs":"ava","takesBoundedOptions":true,"readsFiles":true,"refusedOptions":"--config --watch","refusedLetters":"w"},{"programs":"biome","takesBoundedOptions":true,"readsFiles":true,"subcommands":"check lint format ci version"},{"programs":"oxlint","takesBoundedOptions":true,"readsFiles":true,"refusedOptions":"--config --js-plugins --lsp --init","refusedLetters":"c"},{"programs":"stylelint","takesBoundedOptions":true,"readsFiles":true,"refusedOptions":"--config --config-basedir --custom-formatter --custom-syntax --plugins --stdin-filename","refusedLetters":"c"},{"programs":"eslint","takesBoundedOptions":true,"readsFiles":true,"refusedOptions":["--rulesdir --resolve-plugins-relative-to --parser --plugin --init --config --cache-location --cache-file","--stdin-filename --env-info --flag --mcp"],"refusedLetters":"c","allowedOptions":"--cache --no-eslintrc","textOptions":"--rule --ext --ignore-pattern --global","check":"eslint"},{"programs":"jest","takesBoundedOptions":true,"readsFiles":true,"refusedOptions":["--config --globalSetup --globalTeardown --setupFiles --setupFilesAfterEnv --testRunner --transform","--resolver --reporters --runner --testEnvironment --testSequencer --filter --snapshotSerializers --watch","--watchAll --rootDir --cacheDirectory --coverageProvider --testResultsProcessor --dependencyExtractor","--haste --modulePaths --prettierPath --roots --env --preset --moduleNameMapper --moduleDirectories","--watchPlugins --runtime --moduleLoader --snapshotResolver --coverageReporters"],"refusedLetters":"c","allowedOptions":["--env=node --env=jsdom --coverageReporters=text --coverageReporters=json","--coverageReporters=text-summary --coverageReporters=lcov --watchAll=false --watch=false --runInBand --verbose --test --coverage --silent --runTestsByPath","--testNamePattern --testPathPattern --testPathPatterns"],"textOptions":"-t --testNamePattern --testPathPattern --testPathPatterns --testPathIgnorePatterns --collectCoverageFrom"},{"programs":"vitest","takesBoundedOptions":true,"readsFiles":true,"refusedOptions":["--config --environment --globalSetup --ui --api --browser --reporter --root --dir --inspect","--inspect-brk --execArgv --pool --poolOptions --runner --snapshotEnvironment --alias --diff --server --deps","--coverage.customProviderModule --coverage.reporter --typecheck.checker --sequence.sequencer"],"refusedLetters":"c","allowedOptions":["--run --pool=forks --pool=threads --pool=vmThreads --coverage"],"textOptions":"-t --testNamePattern"},{"programs":"mocha","takesBoundedOptions":true,"readsFiles":true,"refusedOptions":["--require --config --package --reporter --ui --import --loader --node-option --opts --file --inspect","--inspect-brk"],"refusedLetters":"rRun","allowedOptions":"--reporter=dot --reporter=spec","textOptions":"-g --grep -f --fgrep"},{"programs":"prettier","takesBoundedOptions":true,"readsFiles":true,"refusedOptions":"--plugin --plugin-search-dir --config --stdin-filepath --cache-location --ignore-path --find-config-path","allowedOptions":"--cache --check --write --list-different"},{"programs":"turbo","readsFiles":true,"subcommands":"run test build lint format check typecheck type-check check-types ls","onlyOptions":["--filter(=.*)? -F --affected --force --no-cache --output-logs(=[\\\\w-]+)? --log-(order|prefix)(=\\\\w+)?","--concurrency(=[\\\\d%]+)? --continue(=[\\\\w-]+)? --parallel --only --dry(-run)?(=\\\\w+)? --summarize(=\\\\w+)?","--no-daemon --daemon --env-mode(=\\\\w+)? --ui(=\\\\w+)? --verbosity(=\\\\d)? -v+ --no-update-notifier --version"],"endsAtDoubleDash":true},{"programs":"nx","readsFiles":true,"subcommands":"test lint build typecheck e2e check format:check run run-many affected show report","onlyOptions":["-t --targets?(=.*)? -p --projects?(=.*)? --exclude(=.*)? --all --parallel(=\\\\w+)? -c --configuration(=\\\\w+)?","--files(=.*)? --base(=.*)? --head(=.*)? --uncommitted --untracked --(skip-nx-cache|skipNxCache)","--nx-?[bB]ail --output-?[sS]tyle(=[\\\\w-]+)? --verbose --watch=false --ci --(codeC|c)overage(=\\\\w+)? --code-coverage","--test-?(File|file|NamePattern|name-pattern)(=.*)? --silent --run-?[iI]n-?[bB]and --json --version --no-cloud --tui=false"],"textOptions":"--testNamePattern --test-name-pattern --projects -p --exclude --base --head"},{"programs":"lerna","readsFiles":true,"subcommands":"run ls list ll la changed info","onlyOptions":["--scope(=.*)? --ignore(=.*)? --since(=.*)? --stream --parallel --concurrency(=\\\\d+)? --(no-)?bail --(no-)?sort","--no-prefix --include-(dependencies|dependents) --no-private --loglevel(=\\\\w+)? --skip-nx-cache --json --all -[al]","--version"],"endsAtDoubleDash":true},{"programs":"tsx ts-node","textOptions":"-e -p -pe --eval --print -r --require --import","runsCode":true}]');
;
const machine_namespaceObject=JSON.parse('[{"programs":"tar","readsFiles":true,"refusedOptions":["--use-compress-program --to-command --rsh-command --checkpoint-action --info-script --new-volume-script","--rmt-command --absolute-names --files-from --transform --xform --listed-incremental --index-file","--volno-file --exclude-from --dereference --keep-directory-symlink --unlink-first --recursive-unlink","--one-top-level --to-stdout-command"],"refusedLetters":"IFPTgh","allowedOptions":"--exclude --to-stdout --exclude-vcs","valueLetters":"fCb","refusedFirstWord":{"pattern":"^[A-Za-z]*[IFPTgh]","reason":"tar {word} can run another program.","note":"The first word is a cluster of option letters even without a dash."},"refusedWord":{"pattern":"^(?!-)[^/]*:","reason":"tar takes {word} for an archive on another machine."}},{"programs":"zip","readsFiles":true,"refusedOptions":"--unzip-command --test -TT --names-stdin --out --temp-path","refusedLetters":"Tb@O"},{"programs":"unzip","readsFiles":true,"valueLetters":"dP","refusedOptions":"-: -^"},{"programs":"curl","onlyOptions":["-[sSfLIikv46G]+ -m\\\\d* -H --header --(silent|show-error|fail|location|head|include|max-time|retry)(=.*)?","--(compressed|get|fail-with-body|connect-timeout)(=.*)?"],"refusedWord":{"pattern":"^(?![\\\\w-]+: [^@])([^]*[\\\\0\\\\s\\\\\\\\{}[\\\\]]|(?!https?:)[a-z][\\\\w+.-]*:/|@)","flags":"i","reason":"curl {word} is not a plain URL or header."}},{"programs":"wget","onlyOptions":"-q -S -nv --quiet --spider --server-response --timeout=\\\\d+ --tries=\\\\d+"},{"programs":"docker podman","subcommands":"ps images version info logs inspect"},{"programs":"docker-compose","subcommands":"ps version config logs"},{"programs":"openssl","readsFiles":true,"subcommands":"version dgst ciphers list","refusedOptions":"-engine -provider -provider-path -out -config -writerand -rand -passin -pass -signature"},{"programs":"wait","onlyOptions":"-n"},{"programs":"man","onlyOptions":"-[afkKlwW]+ -[sS]\\\\S* --(all|whatis|apropos|where|path|local-file|sections=\\\\S*)"},{"programs":"less more","onlyOptions":"-[BcdeEfFgGiIJmMnNqQrRsSuUwWX]+ -\\\\d+ --(chop-long-lines|raw-control-chars|quit-if-one-screen|no-init|line-numbers|version)","refusedOperand":{"pattern":"^\\\\+","reason":"{program} runs the command {word}."}},{"programs":"bat batcat delta difft ag ack","allowedOptions":"--diff","refusedOptions":["--pager --lessopen --config --config-file --config-dir --generate-config-file --cache-dir --diff-args --features","--ackrc --env --output --create-ackrc --filter --proc --path-to-ignore"]},{"programs":"bat batcat","refusedFirstWord":{"pattern":"^cache$","reason":"{program} cache changes what it loads."}},{"programs":"cloc","takesAnyDashes":true,"refusedOptions":["--vcs --extract-with --config --read-lang-def --force-lang-def --read-binary-files --out --report-file --sql","--write-lang-def --write-lang-def-incl-dup --ignored --counted --found --categorized --unique --strip-code","--strip-comments --sdir --list-file --exclude-list-file --diff-list-file --diff-list-files --original-dir"],"allowedOptions":"--diff"},{"programs":"scc","refusedOptions":"--output --format-multi","refusedLetters":"o"},{"programs":"exiftool","onlyOptions":"-[A-Z][\\\\w:]* -[asGSTjnqrc]\\\\d* -ext -json -ver"},{"programs":"javap","onlyOptions":"-[cvpls] -(verbose|private|protected|public|package|constants|sysinfo|version|cp|classpath)"},{"programs":"xmllint","refusedOptions":"--output -output -o --shell -shell --catalogs -catalogs --path -path --dtdvalid --load-trace --sax"},{"programs":"iconv","readsFiles":true,"valueLetters":"ft","textOptions":"-f -t --from-code --to-code","refusedOptions":"--output","refusedLetters":"o"},{"programs":"pdftotext","textOptions":"-f -l -r -x -y -W -H -enc -eol -opw -upw","maxOperands":2,"refusedOperand":{"pattern":"^(?!-$)(?!.*\\\\.pdf$)","reason":"pdftotext writes {word}; use - to print the text."}},{"programs":"identify","refusedOperand":{"pattern":"^[|@]|^\\\\w+:","reason":"identify can run or read something else for {word}."}},{"programs":"nm objdump readelf size addr2line c++filt strings ar","argumentFiles":true,"refusedOptions":"--plugin"}]');
;
const python_namespaceObject=JSON.parse('[{"programs":"python python3","readsFiles":true,"refusedOptions":"--check-hash-based-pycs","textOptions":"-W -X -c -m","runsCode":true,"check":"python"},{"programs":"pytest py.test","takesBoundedOptions":true,"readsFiles":true,"refusedOptions":["--basetemp --rootdir --confcutdir --override-ini --config-file --pastebin --debug --pdbcls --pdb --trace","--plugins --inifile --looponfail --cov-config --html-report-script"],"refusedLetters":"co","allowedOptions":"--co --cov --trace-config --pyargs --html --tb --no-cov --no-header --override","valueLetters":"kmprnW","textOptions":"-k -m -W -p --tb --durations --maxfail -n","argumentFiles":true,"check":"pytest"},{"programs":"black","takesBoundedOptions":true,"readsFiles":true,"refusedOptions":"--config --code","refusedLetters":"c"},{"programs":"flake8","takesBoundedOptions":true,"readsFiles":true,"refusedOptions":"--config --append-config --enable-extensions --require-plugins --output-file"},{"programs":"isort","takesBoundedOptions":true,"readsFiles":true,"refusedOptions":"--settings-path --settings-file --filename"},{"programs":"pylint","takesBoundedOptions":true,"readsFiles":true,"refusedOptions":"--init-hook --load-plugins --rcfile --init-import --output","argumentFiles":true},{"programs":"py_compile","takesBoundedOptions":true,"readsFiles":true},{"programs":"compileall","takesBoundedOptions":true,"readsFiles":true,"refusedLetters":"i"},{"programs":"mypy","takesBoundedOptions":true,"readsFiles":true,"refusedOptions":["--python-executable --config-file --custom-typeshed-dir --custom-typing-module --install-types","--shadow-file --cache-dir --junit-xml"],"argumentFiles":true},{"programs":"ruff","takesBoundedOptions":true,"readsFiles":true,"subcommands":"check format rule linter version","refusedOptions":"--config --cache-dir --output-file"},{"programs":"unittest","takesBoundedOptions":true,"readsFiles":true,"textOptions":"-k"},{"programs":"pip pip3","readsFiles":true,"subcommands":"list show freeze check install debug inspect","refusedOptions":["--target --prefix --root --src --python --log --cache-dir --index-url --extra-index-url --find-links","--trusted-host --proxy --cert --global-option --install-option --build-option --config-settings --report","--user --break-system-packages --no-build-isolation --keyring-provider"],"refusedLetters":"ti","allowedOptions":"--no-deps --no-index --no-cache-dir --progress-bar","refusedWord":{"pattern":"^(-[er])?(git|hg|svn|bzr)\\\\+|://|^(-[er])?[a-z]{2,}:|@|\\\\.(whl|zip|egg|tgz|tar(\\\\.\\\\w+)?)\\\\s*([\\\\[;].*)?$","flags":"i","reason":"pip runs the code that it gets from {word}; name it in a rule."}},{"programs":"uv uvx poetry pipenv pipx pdm","refusedWord":{"pattern":"^(git|hg|svn|bzr)\\\\+|://|^git@|^file:|@ ?[a-z+]+:|\\\\.(whl|zip|tgz|tar(\\\\.\\\\w+)?)\\\\s*([\\\\[;].*)?$","flags":"i","reason":"{program} runs the code that it gets from {word}; name it in a rule."}},{"programs":"tox","takesBoundedOptions":true,"readsFiles":true,"subcommands":"run list config","globalFlags":"-q -v -r -l --version","globalOptions":"-e","onlyOptions":"-[elqvr]+ --version --recreate --quiet"}]');
;
const script_languages_namespaceObject=JSON.parse('[{"programs":"phpunit","takesBoundedOptions":true,"readsFiles":true,"refusedOptions":"--bootstrap --extension --include-path --prepend --printer --loader --configuration","refusedLetters":"dc","textOptions":"--filter --group --exclude-group --testsuite"},{"programs":"composer","readsFiles":true,"subcommands":"validate show install test run-script run dump-autoload check-platform-reqs outdated audit diagnose","refusedOptions":"--working-dir --global","refusedLetters":"dg","endsAtDoubleDash":true,"takesPackages":["require req r remove rm update u upgrade install i reinstall create-project init config global repository repo","archive show info outdated bump self-update search browse home suggests fund licenses depends prohibits why why-not"],"check":"addresses"},{"programs":"bundle","readsFiles":true,"subcommands":"exec check list show install outdated","refusedOptions":"--gemfile --path --binstubs --shebang","takesPackages":"add install update plugin config inject remove lock cache package gem init outdated info show open","check":"addresses","nestedSubcommands":{"exec":"rspec rubocop rake rails minitest cucumber standardrb srb steep"}},{"programs":"gem","subcommands":"list environment info search which contents dependency","refusedOptions":"--config-file --source --http-proxy","refusedLetters":"s","takesPackages":".*","check":"addresses"},{"programs":"rspec","takesBoundedOptions":true,"readsFiles":true,"refusedOptions":"--require --options --drb --default-path --init","refusedLetters":"rIO","valueLetters":"ft","textOptions":"-e --example -t --tag"},{"programs":"rake","readsFiles":true,"refusedOptions":"--rakefile --require --execute --execute-print --execute-continue --libdir --rakelib --system","refusedLetters":"feErIRpg"},{"programs":"perl ruby php lua","readsFiles":true,"valueLetters":"e","textOptions":"-e -r","runsCode":true,"check":"interpreter"},{"note":"Tools that run or read what is in the repository.","programs":["py.test sphinx-build mkdocs bandit vulture pyright basedpyright pytype pydocstyle pycodestyle pyflakes autopep8 yapf","codespell yamllint pre-commit django-admin flask uvicorn gunicorn hypercorn daphne celery jupyter golangci-lint","goimports gotestsum gofumpt revive mage ginkgo mockgen protoc rails rackup erb standardrb minitest srb coverage","cucumber pest phpstan psalm phpcs phpcbf php-cs-fixer rector kubeconform hadolint actionlint just task nox","hlint ormolu fourmolu prove bats shfmt shellcheck busted luacheck stylua nim crystal staticcheck","meson scons autoreconf autoconf automake cppcheck clang-format clang-tidy gcov lcov gcovr","swiftlint swiftformat clojure clj ant ktlint detekt markdownlint markdownlint-cli2 vale typos hugo pandoc dot","tflint ansible-lint sqlfluff ast-grep rubocop jar"],"readsFiles":true,"takesBoundedOptions":true},{"programs":["Rscript julia elixir iex groovy jshell raku racket tclsh guile ocaml runhaskell runghc ghc scala kotlin kotlinc scalac","irb ipython erl escript luajit"],"textOptions":"-e -c -eval -s","runsCode":true},{"programs":"rubocop standardrb","refusedOptions":"--require --plugin --config --server --start-server --restart-server","refusedLetters":"rc"},{"programs":"deno","refusedWord":{"pattern":"^(https?|npm|jsr|data|blob):","flags":"i","reason":"deno runs the code that it gets from {word}; name it in a rule."},"takesBoundedOptions":true,"readsFiles":true,"subcommands":"test lint fmt check info task run","refusedOptions":"--config --import-map --preload --allow-run --allow-all --inspect --cert","refusedLetters":"Ac"},{"programs":"bun","readsFiles":true,"subcommands":"test run install pm","globalOptions":"--filter -F --cwd","takesPackages":["install i ci add a remove rm update up upgrade link unlink create c init x exec pm publish patch patch-commit outdated info","audit why"],"check":"packages","refusedOptions":"--preload --require --eval --print --config --inspect --shell --import","refusedLetters":"repc"}]');
;
const text_namespaceObject=JSON.parse('[{"programs":["cat cp head ls mkdir mv rm rmdir stat tac tail tee touch nl od hexdump cmp comm column fold expand","md5sum sha1sum sha256sum sha512sum cksum realpath readlink strings install truncate base32 zcat gzip","gunzip bzip2 xz du rev"],"readsFiles":true},{"programs":"cp mv ln install","valueLetters":"tSgmo"},{"programs":"touch","valueLetters":"drt"},{"programs":"cd","readsFiles":true,"check":"cd"},{"programs":"chmod","readsFiles":true,"refusedWord":{"pattern":"^\\\\d*[4-7]\\\\d{3}$|[+=][rwxXt]*s","reason":"chmod must not set the setuid or setgid bit."}},{"programs":"diff","readsFiles":true,"refusedOptions":"--to-file --from-file"},{"programs":"file","readsFiles":true,"refusedOptions":"--compile --magic-file --files-from","refusedLetters":"Cmf"},{"programs":"ln","readsFiles":true,"refusedWord":{"pattern":"^-","reason":"A wildcard does not allow options of ln, because they make links.","inSandbox":false}},{"programs":"tree","readsFiles":true,"refusedOptions":"--fromfile","refusedLetters":"olR","valueLetters":"ILPH","textOptions":"-I -P -L"},{"programs":"xxd","readsFiles":true,"textOptions":"-c -g -l -n -o -s","maxOperands":1},{"programs":"test [","readsFiles":true,"refusedWord":{"pattern":"^-[vR]$","reason":"test -v and -R make the shell evaluate the variable name.","note":"Attack: test -v \'a[$(id)]\' runs id."},"check":"test"},{"programs":"split","readsFiles":true,"refusedOptions":"--filter"},{"programs":["less more xmllint identify pdftotext exiftool bat batcat exa eza delta difft ag ack ctags cloc tokei scc ar javap","addr2line nm objdump readelf size ldd"],"readsFiles":true},{"programs":"xmllint","textOptions":"--xpath"},{"programs":"patch","readsFiles":true,"valueLetters":"dioprBDFVYgz","refusedOptions":"--ed"},{"programs":"source .","check":"source"},{"programs":": basename dirname echo false id nproc pwd seq sleep tr true type uname which whoami"},{"programs":"awk gawk mawk nawk","readsFiles":true,"textOperands":1,"onlyOptions":"-F.* -v.* --field-separator(=.*)? --assign(=.*)? --re-interval --posix --csv --sandbox -k -S","textOptions":"-F -v --field-separator --assign","check":"awk"},{"programs":"cut","readsFiles":true,"valueLetters":"bcdf","textOptions":"-d -f -c -b"},{"programs":"paste","readsFiles":true,"valueLetters":"d","textOptions":"-d --delimiters"},{"programs":"base64","readsFiles":true,"refusedOptions":"--output","refusedLetters":"o","valueLetters":"w"},{"programs":"date","onlyOptions":"-u -R -I\\\\w* --utc --iso-8601(=\\\\w+)? --rfc-3339=\\\\w+ -d --date=.*","textOptions":"-d","check":"date"},{"programs":"find","textOptions":"-name -iname -path -ipath -wholename -regex -iregex -type -newer -size -mtime -maxdepth -mindepth","refusedOptions":"-exec -execdir -ok -okdir -fprint -fprint0 -fprintf -fls -files0-from -L -follow","check":"find"},{"programs":"fd fdfind","textOperands":1,"refusedOptions":"--exec --exec-batch","refusedLetters":"xX"},{"programs":"grep egrep fgrep","readsFiles":true,"textOperands":1,"refusedOptions":"--file --exclude-from --regexp","refusedLetters":"f","allowedOptions":"--files-with-matches --files-without-match --exclude --exclude-dir --regexp","valueLetters":"eABCmdD","textOptions":"-e --regexp -A -B -C -m -d -D --include --exclude --exclude-dir","textOperandUnless":"-e --regexp","note":["After an abbreviation of --regexp, the first operand is a file instead of the pattern, so only the full","option is allowed."]},{"programs":"jq","readsFiles":true,"textOperands":1,"refusedOptions":"--library-path --from-file","refusedLetters":"Lf","textOptions":"--arg --argjson --indent","pairOptions":"--arg --argjson","textOperandUnless":"--arg --argjson","refusedWord":{"pattern":"\\\\b(import|include)\\\\b","reason":"jq reads other files by import and include."}},{"programs":"rg","readsFiles":true,"textOperands":1,"refusedOptions":"--pre --hostname-bin --search-zip --follow --file --ignore-file --pre-glob --hyperlink-format","refusedLetters":"zLf","allowedOptions":"--files --files-with-matches --files-without-match --ignore-file-case-insensitive --ignore-case","valueLetters":"eABCmgtTjEMdr","textOptions":"-e --regexp -g --glob --iglob -A -B -C -m -t -T --type --type-not -r --replace -j","textOperandUnless":"-e --regexp"},{"programs":"printf","refusedFirstWord":{"pattern":"^-[^-]","reason":"printf -v sets a shell variable.","note":"Attack: printf -v \'a[$(id)]\' runs id, and printf -v PATH redirects every later command."},"check":"printf"},{"programs":"sed","readsFiles":true,"textOperands":1,"onlyOptions":["-[nrsuzE]*(e[^]*)? -l\\\\d* --(quiet|silent|regexp-extended|separate|unbuffered|null-data|posix|sandbox)","--expression(=[^]*)?"],"boundedOptions":"-[nrsuzE]*i[\\\\w.~-]* --in-place(=[\\\\w.~-]*)? -[nrsuzEi]*f[^]* --file(=[^]*)?","valueLetters":"eli","textOptions":"-e --expression -l","textOperandUnless":"-e --expression -f --file","check":"sed"},{"programs":"sort","readsFiles":true,"refusedOptions":"--output --compress-program --temporary-directory --files0-from --random-source","refusedLetters":"oT","valueLetters":"ktS","textOptions":"-k -t -S --key --field-separator"},{"programs":"uniq","readsFiles":true,"textOptions":"-f -s -w","maxOperands":1},{"programs":"wc","readsFiles":true,"refusedOptions":"--files0-from"},{"programs":"yq","readsFiles":true,"textOperands":1,"refusedOptions":"--inplace --in-place --split-exp --split-exp-file --from-file --front-matter -i -s","boundedOptions":"-i --inplace --in-place","refusedWord":{"pattern":"\\\\b(load\\\\w*|system|env\\\\w*|strenv|eval)\\\\s*\\\\(","reason":"yq reads files or runs programs by load() and similar functions."}},{"programs":"rm rmdir unlink","readsFiles":true,"check":"rm"},{"programs":["cat head ls stat tac tail nl od hexdump cmp comm column fold expand md5sum sha1sum sha256sum sha512sum cksum","realpath readlink strings base32 zcat du rev cd diff file tree xxd test [ awk gawk mawk nawk cut paste base64 grep","egrep fgrep jq rg sort uniq wc less more bat batcat exa eza ag ack nm objdump readelf size ldd"],"onlyReads":true}]');
;
const steeringVariable=new RegExp([
'^(LD|DYLD|GIT|NPM|PIP|UV|CARGO|RUST|GO|CGO|JAVA|JDK|MAVEN|GRADLE|BASH|ZSH|DOTNET|COR|CORECLR)([_A-Z].*)?$',
'^(PYTHON|PERL5|RUBY|NODE|LUA|PHP|TAR|LESS|GLIBC|MALLOC|RIPGREP|POSIX|PYTEST|ELECTRON).*$',
'^(XDG|CMAKE|MVNW|BUNDLE|OPENSSL|SSL|COREPACK|YARN|GROFF|BAT)_.*$',
'^(MAKEFILES|MAKE|MANOPT|MANROFFOPT|PERLLIB|GEM_HOME|HOSTALIASES|ACKRC|CustomBefore.*|CustomAfter.*)$',
'^(IFS|ENV|HOME|SHELL|SHELLOPTS|CDPATH|GLOBIGNORE|PS4|EDITOR|VISUAL|PAGER|BROWSER|TMPDIR|PWD|OLDPWD|CC|CXX|LD|AR)$',
'(PATH|FLAGS|OPTIONS|OPTS|ARGS|PRELOAD|EDITOR|PAGER|COMMAND|CMD|PROXY|CONFIG|HOOK|WRAPPER|SHELL|STARTUP)$'
].join('|'),'i');
const harmlessVariable=/^(NODE_ENV|RUST_BACKTRACE|RUST_LOG|PYTHONUNBUFFERED|PYTHONDONTWRITEBYTECODE|PYTHONHASHSEED|PYTHONWARNINGS|CARGO_TERM_COLOR|CARGO_INCREMENTAL|RUST_TEST_THREADS|CGO_ENABLED|GOOS|GOARCH|GOMAXPROCS)$/;
const displayVariable=/^(CI|DEBUG|TERM|TZ|LANG|LANGUAGE|LC_[A-Z]+|DJANGO_SETTINGS_MODULE)$/;
const namesSource=/(^|_)(FILES?|DIRS?|DIRECTORY|FOLDER|HOME|ROOT|PREFIX|PATHS?|CONF|RC|INIT|PROFILE|PLUGINS?|MODULES?|LIBS?|LOADER|COMPILER|LAUNCHER|TOOLCHAIN|LINKER|BIN|BINARY|EXE|EXEC|EXECUTABLE|PROGRAM|SCRIPTS?|HOOKS?|REQUIRE|IMPORT|INCLUDE|TARGETS?|TEMPLATE|REPO|REPOSITORY|REGISTRY|MIRROR|INDEX|DOWNLOAD|SOURCES?|ALIASES|INTERPRETER|SERVER)(_|$)/i;
const plainValue=/^(\w[\w-]*|\d[\d.]*|)$/;
const localAddress=/^[a-z][a-z+]*:\/\/([\w:-]+@)?(localhost|127\.0\.0\.1)([:/][\w/:?=&-]*)?$/;
function isPlainSetting(name,value){
if(harmlessVariable.test(name)||displayVariable.test(name))
return!/^[/~:-]|\.\./.test(value);
return!isSteering(name)&&!namesSource.test(name)&&(plainValue.test(value)||localAddress.test(value));
}
function isSteering(name){
return steeringVariable.test(name)&&!harmlessVariable.test(name);
}
function isSteeringInScript(name){
return isSteering(name)&&(/[A-Z]/.test(name)||/^npm_|proxy$/.test(name));
}
;
const EARLIER='\0';
const hidesPrograms=/^(IFS|ENV|PS4|GLOBIGNORE|CDPATH|PWD|OLDPWD|SHELLOPTS|(BASH|ZSH|DYLD|NPM)(_?[A-Z].*)?|GIT_(?!(AUTHOR|COMMITTER)_|TERMINAL_PROMPT$).*|LD_(?!LIBRARY_PATH$).*|PERL5(OPT|DB)|LUA_INIT.*|TAR_OPTIONS|MANOPT|MANROFFOPT|OPENSSL_.*|GROFF_.*|BAT_.*|ACKRC|HOSTALIASES|POSIXLY_CORRECT|LESS(OPEN|CLOSE|KEY.*)?|NODE_REPL_.*|.*(PRELOAD|EDITOR|PAGER|VISUAL|BROWSER|HOOKS?|WRAPPER|STARTUP|COMMAND|CMD|PROXY))$/i;
const loadsCode=/toolexec|[-:]exec\b|-eval\b|agent(path|lib)?[:=]|wrapper|linker|fuse-ld|plugin|(^|\s)-(r|M|-require)(\W|$)|(^|\s)@|patch-module|bootclasspath|XX:(Flags|VMOptionsFile|On\w+)=|`|\$\(/;
const harmlessNodeOptions=/^\s*(--(max-old-space-size=\d+|experimental-vm-modules|no-(warnings|deprecation)|enable-source-maps|trace-[a-z-]+|experimental-strip-types|unhandled-rejections=[a-z-]+|(import|require|loader|experimental-loader)[= ]@?[a-z][\w-]*(\/[\w.-]+)*)\s*)+$/;
const compiler=/^((ccache|sccache) )?([\w-]*-)?(gcc|g\+\+|clang|clang\+\+|cc|c\+\+|musl-gcc)(-\d+)?$/;
const byName=[
[/^PATH$/,isHarmlessPath],
[/^(GIT_|MAN)?PAGER$/,(value)=>/^(cat)?$/.test(value)],
[/^NODE_OPTIONS$/,(value)=>harmlessNodeOptions.test(value)],
[/^GOPROXY$/,(value)=>/^(off|direct)$/.test(value)],
[/^(CC|CXX|LD|AR)$/,(value)=>compiler.test(value)],
[/^(HOME|TMPDIR)$/,(value)=>/^\/tmp(\/(?!.*\.\.)[\w./-]*)?$/.test(value)],
[/^SHELL$/,(value)=>/^(\/usr)?\/bin\/(ba|da)?sh$/.test(value)],
[
/^(PYTHONPATH|RUBYLIB|NODE_PATH|LD_LIBRARY_PATH|CLASSPATH)$/,
(value,directory)=>entriesOf(value).every((path)=>!isUnreadable(path,directory))
]
];
function isHarmlessSetting(name,value,directory){
if(!isSteering(name))
return true;
const known=byName.find(([pattern])=>pattern.test(name));
if(known)
return known[1](value,directory);
if(hidesPrograms.test(name)||loadsCode.test(value))
return false;
const paths=value.split(/[\s:=,]+/).map((path)=>path.replace(/^-[A-Za-z]+(?=[./~])/,''));
return paths.every((path)=>path===''||!isUnreadable(path,directory));
}
const namesCode=/(PATH|ROOT|USERBASE|^RUBYLIB|^PERL5?LIB|^(JAVA|PYTHON|GEM|MAVEN|GRADLE)_?HOME)$/;
function loadsFromTree(name,value){
if(!namesCode.test(name)||!isSteering(name))
return false;
return entriesOf(value).some((path)=>path!==''&&!/^\/(usr|opt|s?bin|lib\w*|snap)\/(?!.*\.\.)|^~\/\.[\w-]+\/(?!.*\.\.)/.test(path));
}
function selectsHome(name){
return/^(HOME|XDG_\w+)$/.test(name);
}
function readsHome(word){
return/(^|[^\w.-])(git|bat|batcat|ack|delta|rg|man)($|[^\w.-])/.test(word);
}
function isHarmlessPath(value,directory){
return value.includes(EARLIER)&&entriesOf(value).every((path)=>isFolderOfPrograms(path,directory));
}
function entriesOf(value){
return value.split(':').filter((path)=>path!==EARLIER);
}
function isFolderOfPrograms(path,directory){
if(/^~\/(\.[\w-]+|go|[\w-]+)(\/[\w.-]+)*\/s?bin$/.test(path))
return!path.includes('..');
return/(^|\/)\.?s?bin$/.test(path)&&(!leadsOutside(path,directory)||!isUnreadable(path,directory));
}
;
const listingOptions={
branch:/^(--(list|show-current|all|remotes|verbose|contains|no-contains|merged|no-merged|points-at|sort|format|column|no-color|color|ignore-case)(=.*)?|-[arvl]+|-vv)$/,
tag:/^(--(list|contains|no-contains|merged|no-merged|points-at|sort|format|column|color)(=.*)?|-l|-n\d*)$/
};
const listsNames=/^(--(list|show-current|contains|no-contains|merged|no-merged|points-at)(=.*)?|-[al]+|-[arv]*[ar][arv]*)$/;
const transports=/^(archive|bundle|clone|fetch|ls-remote|pull|push|remote|submodule|remote-.*)$/;
function checkGit(command){
const{words,wildcardWords,subcommand}=command;
if(subcommand===undefined){
return wildcardWords.some((word)=>word!=='--version')?'The git subcommand is missing.':undefined;
}
const after=words.slice(words.indexOf(subcommand)+1);
const wildcardAfter=after.filter((word)=>wildcardWords.includes(word));
if(transports.test(subcommand)&&wildcardWords.some((word)=>/^[\w+.-]+::/.test(word))){
return `git ${subcommand} runs another program for an address such as ext::.`;
}
if(wildcardAfter.some((word)=>/%[-+ ]?G|%\(signature/.test(word)))
return 'git runs gpg for the format %G.';
if(/^(archive|format-patch)$/.test(subcommand)&&wildcardAfter.some((word)=>/^-[a-z]*o/.test(word))){
return `git ${subcommand} -o writes a file; pipe the output to another program.`;
}
if(/^(blame|annotate)$/.test(subcommand)&&wildcardAfter.some((word)=>/^-[a-zA-Z]*S/.test(word))){
return `git ${subcommand} -S reads a file that is named after it.`;
}
if(subcommand==='rebase'&&wildcardAfter.some((word)=>/^-[a-z]*x/.test(word))){
return 'git rebase -x runs another program.';
}
if(subcommand==='stash'&&after.length===0)
return 'git stash changes the repository.';
return checkListing(command,subcommand,after);
}
function checkListing({wildcardWords,operands},subcommand,after){
const options=listingOptions[subcommand];
if(!options)
return undefined;
const isWildcard=(word)=>wildcardWords.includes(word);
const changing=after.find((word)=>isWildcard(word)&&word.startsWith('-')&&!options.test(word));
if(changing!==undefined)
return `git ${subcommand} ${changing} changes the repository.`;
const names=operands.slice(operands.indexOf(subcommand)+1);
return names.some(isWildcard)&&!after.some((word)=>listsNames.test(word))
?`git ${subcommand} with a name creates one; add --list.`
:undefined;
}
;
const registryPackage=/^(@[\w.*-]+\/)?!?[\w.*-]+(@(npm:[@\w./-]*@?)?[\w.^~<>=*+| -]*)?$/;
const archive=/\.(tgz|tar|tar\.\w+|zip)$/i;
const address=/^[a-z][\w+.-]*:|:\/\/|^[^\s/]+@[^\s/]+:/i;
function checkPackages({program,words,wild,rules,directory}){
const start=packagesPosition(words,rules)??words.length;
const isPackage=(word)=>(registryPackage.test(word)||/^\.\.?(\/|$)/.test(word)||word.startsWith(`${directory.root??''}/`))&&
!archive.test(word);
const refused=words.find((_,index)=>{
if(!wild.has(index))
return false;
const{kind,text}=meaningOf(words,index,rules);
if(kind==='folder')
return address.test(text)||archive.test(text);
return kind==='operand'&&index>start&&!isPackage(text);
});
return refused===undefined?undefined:`${program} runs the code that it gets from ${refused}; name it in a rule.`;
}
function meaningOf(words,index,rules){
const word=words[index]??'';
if(words.slice(0,index).includes('--'))
return{kind:'operand',text:word};
const[,name,inWord='']=/^(-[^=]*)=(.*)/s.exec(word)??[];
if(name!==undefined)
return{kind:kindOfValue(name,rules),text:inWord};
if(word.startsWith('-'))
return{kind:'option',text:word};
const option=words[index-1];
const isValue=option!==undefined&&!takesNextWord(words[index-2],rules);
return{kind:isValue?kindOfValue(option,rules):'operand',text:word};
}
function kindOfValue(option,{globalOptions,textOptions}){
if(globalOptions.includes(option))
return 'folder';
return textOptions.includes(option)?'text':'operand';
}
function takesNextWord(word,{globalFlags}){
if(word===undefined||!word.startsWith('-')||word.includes('='))
return false;
return!FLAG.test(word)&&!globalFlags.includes(word);
}
const FLAG=/^(?:-[DEOPSWfrs]|--(?:no-[\w-]+|force|frozen-lockfile|prefer-offline|save|save-(?:dev|exact|optional|peer|prod)|ignore-scripts|legacy-peer-deps|silent|json|recursive|workspaces|if-present|offline|dry-run))$/;
function checkAddresses({program,words,wild,rules}){
const start=packagesPosition(words,rules);
if(start===undefined)
return undefined;
const refused=words.find((word,index)=>index>start&&wild.has(index)&&remote.test(word));
return refused===undefined?undefined:`${program} runs the code that it gets from ${refused}; name it in a rule.`;
}
const remote=/:\/\/|^(?:-[^=]*=)?(?:(?:git|hg|svn|github|gitlab|bitbucket|gist|gh|gl|bb|file|https?)[:+]|[\w.-]+@[\w.-]+:)|^--(?:git|github|gitlab|gist|bitbucket|source|repository(?:-url)?)(?:=|$)/i;
;
function isHarmlessSedScript(script){
const reader={text:script,at:0};
while(reader.at<script.length){
skip(reader,/[\s;{}]*/y);
if(reader.at>=script.length)
return true;
if(!readCommand(reader))
return false;
const isAfterBrace=script[reader.at-1]==='{';
if(reader.at<script.length&&!isAfterBrace&&!/[\s;}]/.test(script[reader.at]??''))
return false;
}
return true;
}
function readCommand(reader){
if(!readAddresses(reader))
return false;
skip(reader,/[\s!]*/y);
const command=reader.text[reader.at]??'';
reader.at+=1;
if(command==='s'||command==='y'){
if(!readParts(reader))
return false;
if(command==='s')
skip(reader,/[gpiImM0-9]*/y);
return true;
}
if(command==='{')
return true;
if(/^[aic]$/.test(command)){
skip(reader,/(?:[^\\\n]|\\[^])*\\?/y);
return true;
}
if(/^[btT:]$/.test(command)){
skip(reader,/[ \t]*[\w-]*[ \t]*/y);
return true;
}
if(!/^[pdqQDPnNhHgGxlzF=]$/.test(command))
return false;
skip(reader,/[ \t]*\d*[ \t]*/y);
return true;
}
function readAddresses(reader){
if(!readAddress(reader))
return true;
skip(reader,/\s*/y);
if(reader.text[reader.at]!==',')
return true;
reader.at+=1;
skip(reader,/\s*/y);
return readAddress(reader);
}
function readAddress(reader){
const before=reader.at;
skip(reader,/(?:\$|[+~]?\d+(?:~\d+)?|\/(?:[^/\\\n]|\\[^\n])*\/[IM]*)/y);
if(reader.at>before||reader.text[before]!=='\\')
return reader.at>before;
const delimiter=reader.text[before+1]??'';
if(!/^[|,#%@!~:_]$/.test(delimiter))
return false;
const edge=`[${delimiter}]`;
skip(reader,new RegExp(`.${edge}(?:[^${delimiter}\\\\\n]|\\\\[^\n])*${edge}[IM]*`,'y'));
return reader.at>before;
}
function readParts(reader){
const delimiter=reader.text[reader.at]??'';
if(!/^[^\w\s\\;]$/.test(delimiter))
return false;
reader.at+=1;
for(let part=0;part<2;part+=1){
while(reader.at<reader.text.length&&reader.text[reader.at]!==delimiter){
reader.at+=reader.text[reader.at]==='\\'?2:1;
}
if(reader.at>=reader.text.length)
return false;
reader.at+=1;
}
return true;
}
function skip(reader,pattern){
pattern.lastIndex=reader.at;
const found=pattern.exec(reader.text);
if(found)
reader.at+=found[0].length;
}
;
const argumentChecks=new Map(Object.entries({
addresses:checkAddresses,
awk:checkAwk,
cd:checkCd,
date:checkDate,
eslint:checkEslint,
find:checkFind,
git:checkGit,
go:checkGo,
make:checkMake,
interpreter:checkInterpreter,
node:checkNode,
packages:checkPackages,
pytest:checkPytest,
printf:checkPrintf,
python:checkPython,
rm:checkRm,
sed:checkSed,
source:checkSource,
test:checkTest
}));
function checkAwk({wildcardWords,operands:[script]}){
if(script===undefined||!wildcardWords.includes(script))
return undefined;
if(script.includes('\0'))
return 'A part of the awk script is not known; pass the value with -v.';
const text=script.replaceAll('||','').replaceAll(/>\s*"\/dev\/(?:stderr|stdout)"/g,'');
const writes=/["/#]/.test(text)?/\bprintf?\b[^]*>/:/\bprintf?\b[^}]*>/;
const reaches=/\b(system|getline|ARGV|ARGC|ARGIND|ENVIRON|PROCINFO|SYMTAB|FUNCTAB|close)\b|[|@]/;
return writes.test(text)||reaches.test(text)
?'This awk script can run a program or open a file that it names itself.'
:undefined;
}
function checkCd({operands,words,directory}){
const isOneFolder=operands.length===1&&words.length===1&&(words[0]!=='-'||directory.isBounded===true);
return isOneFolder?undefined:'cd takes exactly one folder of the repository.';
}
function checkDate({operands}){
return operands.every((word)=>word.startsWith('+'))?undefined:'date with a plain word sets the clock.';
}
function checkEslint({wildcardWords,words,directory}){
if(directory.isBounded)
return undefined;
const isFormatterPath=(word)=>/^(-f|--format)[=]?.*[./]/.test(word)||
(/^(-f|--format)$/.test(words[words.indexOf(word)-1]??'')&&/[./]/.test(word));
return wildcardWords.some(isFormatterPath)?'A formatter given as a path is code that eslint runs.':undefined;
}
function checkFind({words,wildcardWords,directory}){
const first=words.findIndex((word)=>/^(-[^HLPOD-]|[(!,])/.test(word));
const folders=(first<0?words:words.slice(0,first)).filter((word)=>wildcardWords.includes(word));
const path=folders.find((word)=>isUnreadable(word,directory));
if(path!==undefined)
return `${path} leads outside the repository.`;
const deletes=wildcardWords.includes('-delete');
return deletes&&!(directory.isBounded&&deletesByName(words))
?'find can delete only the files that one -name selects, such as find . -name "*.pyc" -delete.'
:undefined;
}
const generated=/[*?[]|^(__\w+__|\.\w+|node_modules|dist|build|target|coverage)$/;
function deletesByName(words){
const isSelective=(word,index)=>/^-i?name$/.test(words[index-1]??'')&&
generated.test(word)&&
!word.includes('\0')&&
word.replaceAll(/[*?.]|\[[^\]]*\]/g,'').length>=2;
return words.some(isSelective)&&!words.some((word)=>/^(-o|-or|!|-not|,|\(|\)|-path|-regex)$/.test(word));
}
function checkGo({words,wildcardWords,subcommand=''}){
const address=wildcardWords.find((word)=>word.includes('://')||(subcommand!=='get'&&/^[^-].*@/.test(word)));
if(address!==undefined)
return `go runs the code that it gets from ${address}; name it in a rule.`;
const flags=words.find((word,index)=>wildcardWords.includes(word)&&
(/^--?ldflags=/.test(word)||/^--?ldflags$/.test(words[index-1]??''))&&
!areHarmlessLinkerFlags(word.replace(/^--?ldflags=/,'')));
return flags===undefined?undefined:`go ${flags} selects another linker, or a file that it writes.`;
}
const HARMLESS_LINKER_FLAG=/^(?:-(?:[swvX]|X=[^]*|buildid=[^]*|compressdwarf=\w+|checklinkname=0)|(?!-)[\w./-]+=[^]*|)$/;
function areHarmlessLinkerFlags(text){
const flags=text
.replace(/^[\w./]+=(?=-)/,'')
.replaceAll(/'[^']*'|"[^"]*"/g,(quoted)=>quoted.slice(1,-1).replaceAll(/\s/g,'_'));
return flags
.trim()
.split(/\s+/)
.every((flag)=>HARMLESS_LINKER_FLAG.test(flag));
}
function checkInterpreter({program,words,wildcardWords,directory}){
if(directory.isBounded)
return undefined;
const script=words.findIndex((word)=>!word.startsWith('-'));
const options=words.slice(0,script<0?undefined:script);
const code=options.find((word)=>wildcardWords.includes(word)&&!/^(-[wcl]|--?version|-v)$/.test(word));
const isRefused=words.length===0||code!==undefined;
return isRefused?`${program} ${code??''} runs code that is not a file of the repository.`:undefined;
}
function checkNode({wildcardWords,words,directory}){
if(directory.isBounded)
return undefined;
if(words.some((word)=>/^(--test|--version|-v|--check|-c|--help)$/.test(word)))
return undefined;
const script=words.find((word)=>!word.startsWith('-'));
if(script===undefined)
return 'node without a file runs the code on its standard input.';
return wildcardWords.includes('-')?'node - runs the code on its standard input.':undefined;
}
function checkPytest({wildcardWords,words,directory}){
if(directory.isBounded)
return undefined;
const plugins=words.flatMap((word,index)=>{
if(!/^-[a-z]*p/.test(word))
return[];
return word.replace(/^-[a-z]*?p/,'')||(words[index+1]??'');
});
const plugin=plugins.find((name)=>!name.startsWith('no:'));
return plugin!==undefined&&wildcardWords.some((word)=>word.includes(plugin))
?`pytest -p ${plugin} loads code; a wildcard allows only -p no:NAME.`
:undefined;
}
function checkMake({operands,wildcardWords,directory}){
const setting=operands.find((word)=>{
const[,name='',value='']=/^(\w+)[:+?]?=(.*)$/s.exec(word)??[];
const isPlain=isHarmlessSetting(name,value,directory)&&!/[$`;&|\0]/.test(value);
return word.includes('=')&&wildcardWords.includes(word)&&(name===''||!isPlain);
});
return directory.isBounded&&setting!==undefined
?`make ${setting} sets a variable, which can make a rule run anything.`
:undefined;
}
function checkPrintf({words}){
const[first='',...others]=words[0]==='--'?words.slice(1):words;
if(first.startsWith('\0'))
return "The format could become the option -v; write printf '%s' first.";
if(/%[^%A-Za-z]*[hjlLtz]*n/.test(first.replaceAll('%%','')))
return 'printf %n sets a shell variable.';
const isKnown=!first.includes('\0')||(others.length===0&&!first.endsWith('\0\0'));
return isKnown?undefined:"The format has a part that is not known, which could be %n; write printf '%s' first.";
}
const SETUP_SCRIPT=/(^|\/)(activate|env|\.env[\w.-]*|\.bashrc|\.profile|[\w.-]+\.(sh|bash|env))$/;
function checkSource({words:[file=''],directory}){
const isInHome=/^~\/[\w./-]+$/.test(file)&&!file.includes('..');
const isKnown=SETUP_SCRIPT.test(file)&&(isInHome||!isUnreadable(file,directory));
return isKnown
?undefined
:'Only a script such as .venv/bin/activate or scripts/env.sh can be sourced; run others with bash.';
}
function checkRm({words,operands}){
const isForced=words.some((word)=>/^(-[a-zA-Z]*f|--f)/.test(word));
const path=operands.find((word)=>/^(\/tmp|~)(\/|$)/.test(word)&&!/^\/tmp\/tmp\.[^/]/.test(word));
return isForced&&path!==undefined?`rm -f deletes only in the repository; leave out -f for ${path}.`:undefined;
}
function checkTest({words}){
if(!words.some((word)=>word.includes('\0')))
return undefined;
const terms=words.filter((word)=>word!==']'&&word!=='!');
const forms=splitAt(terms,/^-[ao]$/);
return forms.every(isHarmlessTest)&&!words.some((word)=>word.endsWith('\0\0'))
?undefined
:'The test has words that are not known where an operator can be; quote each variable, and compare with =.';
}
function splitAt(words,separator){
const groups=[[]];
for(const word of words){
if(separator.test(word))
groups.push([]);
else
groups.at(-1)?.push(word);
}
return groups;
}
function isHarmlessTest([first='',second,third,...others]){
if(others.length>0)
return false;
if(third!==undefined)
return/^(==?|!=|[<>]|-(eq|ne|lt|le|gt|ge|nt|ot|ef))$/.test(second??'');
return second===undefined||/^-[a-zA-Z]$/.test(first);
}
const pythonModules=[
'pytest unittest mypy ruff black flake8 isort pylint pyflakes pycodestyle py_compile compileall json.tool tabnanny',
'doctest coverage tox nox build mkdocs sphinx behave nose2 django'
].flatMap((line)=>line.split(' '));
function checkPython({words,wildcardWords,directory}){
if(directory.isBounded)
return checkBoundedPython(words);
const at=words.findIndex((word,index)=>!/^-[bBdEIOPsSuvqx]*$|^-[WX].+$/.test(word)||
word==='-'||
(index>0&&/^-[WX]$/.test(words[index-1]??'')));
const first=words[at];
if(first===undefined){
const isVersion=/^(-V|--version)$/.test(words[0]??'');
return isVersion?undefined:'python without a file runs the code on its standard input.';
}
if(!wildcardWords.includes(first))
return undefined;
if(first==='-m')
return checkPythonModule(words[at+1]??'',wildcardWords);
if(/^(-V+|--version)$/.test(first))
return undefined;
return first.startsWith('-')?`python ${first} runs code that is not a file of the repository.`:undefined;
}
function checkBoundedPython(words){
const at=words.indexOf('-m');
const[name='',subcommand='']=at<0?[]:words.slice(at+1);
const isInstaller=/^(ensurepip|twine|flit|build)$/.test(name)||
(name==='pip'&&!/^(list|show|freeze|check|--version|-V)$/.test(subcommand));
return isInstaller?`python -m ${name} ${subcommand} installs or publishes; name it in a rule.`:undefined;
}
function checkPythonModule(name,wildcardWords){
if(pythonModules.includes(name)||!wildcardWords.includes(name))
return undefined;
return `python -m ${name} is another program; name it in a rule.`;
}
function checkSed({words,wildcardWords}){
const isNamed=words.every((word)=>!wildcardWords.includes(word));
if(isNamed||sedScripts(words).every(isHarmlessSedScript))
return undefined;
return 'Only sed commands that print, delete or replace lines of the output are allowed; use edit_file to change a file.';
}
function sedScripts(words){
const scripts=[];
const operands=[];
let isFromOption=false;
for(let index=0;index<words.length;index+=1){
const word=words[index]??'';
if(word==='--'){
operands.push(...words.slice(index+1));
break;
}
const[,letter,name,inWord='']=/^-(?:[nrsuzE]*([elfi])|-(expression|file)(?:=|$))([^]*)$/.exec(word)??[];
const option=letter??name?.[0];
if(option===undefined){
if(!/^-./.test(word))
operands.push(word);
continue;
}
if(option==='i')
continue;
const isAttached=inWord!==''||word.includes('=');
if(!isAttached)
index+=1;
const value=isAttached?inWord:(words[index]??'');
if(operands.length>0)
scripts.push(...operands.slice(0,1));
if(option==='e')
scripts.push(value);
isFromOption||=option!=='l';
}
return isFromOption?scripts:[...scripts,...operands.slice(0,operands[0]===''?2:1)];
}
;
const files=[
text_namespaceObject,
javascript_namespaceObject,
python_namespaceObject,
go_and_rust_namespaceObject,
build_namespaceObject,
script_languages_namespaceObject,
machine_namespaceObject,
git_namespaceObject
];
const entries=new Map();
for(const entry of files.flat()){
for(const program of wordsOf(entry.programs))
entries.set(program,merged(entries.get(program),entry));
}
function merged(earlier,entry){
if(!earlier?.subcommands||!entry.subcommands)
return{...earlier,...entry};
return{...earlier,...entry,subcommands:[earlier.subcommands,entry.subcommands].flat()};
}
const compiled=new Map();
function rulesFor(program){
const known=compiled.get(program);
if(known)
return known;
const entry=entries.get(program)??entries.get((0,paths.Vb)(program));
const rules=entry&&compile(entry);
if(rules)
compiled.set(program,rules);
return rules;
}
function compile(entry){
const refused=wordsOf(entry.refusedOptions);
const nested=Object.entries(entry.nestedSubcommands??{});
return{
...entry,
refusedOptions:entry.dashesOptional?[...refused,...refused.map((option)=>`-${option}`)]:refused,
refusedLetters:entry.refusedLetters??'',
allowedOptions:wordsOf(entry.allowedOptions),
onlyOptions:entry.onlyOptions&&wholeWord(entry.onlyOptions),
boundedOptions:entry.boundedOptions===undefined?undefined:wholeWord(entry.boundedOptions),
valueLetters:entry.valueLetters??'',
textOptions:wordsOf(entry.textOptions),
pairOptions:wordsOf(entry.pairOptions),
textOperands:entry.textOperands??0,
textOperandUnless:wordsOf(entry.textOperandUnless),
maxOperands:entry.maxOperands??Number.POSITIVE_INFINITY,
subcommands:entry.subcommands&&wordsOf(entry.subcommands),
nestedSubcommands:new Map(nested.map(([name,words])=>[name,wholeWord(words)])),
takesPackages:entry.takesPackages===undefined?undefined:wholeWord(entry.takesPackages),
globalFlags:wordsOf(entry.globalFlags),
globalOptions:wordsOf(entry.globalOptions),
refusedWord:refusedWord(entry.refusedWord),
refusedFirstWord:refusedWord(entry.refusedFirstWord),
refusedOperand:refusedWord(entry.refusedOperand),
check:checkNamed(entry.check)
};
}
function wordsOf(words=[]){
return[words].flat().flatMap((line)=>line.split(' '));
}
function wholeWord(patterns){
return new RegExp(`^(?:${wordsOf(patterns).join('|')})$`);
}
function refusedWord(entry){
return(entry&&{
pattern:new RegExp(entry.pattern,entry.flags),
reason:entry.reason,
inSandbox:entry.inSandbox??true
});
}
function checkNamed(name){
const check=name===undefined?undefined:argumentChecks.get(name);
if(name!==undefined&&!check)
throw new Error(`The argument rules name the check ${name}, which does not exist.`);
return check;
}
;
function refusedArguments({program,words,wild,directory}){
const rules=rulesFor(program);
if(!rules)
return undefined;
const end=ownWordCount(program,words,rules);
const own=words.slice(0,end);
const at=subcommandPosition(own,rules);
const command={
...{program,words:own,wild,rules,directory},
wildcardWords:own.filter((_,index)=>wild.has(index)),
operands:operandsOf(own,rules),
subcommand:at===undefined?undefined:own[at]
};
if(rules.runsCode&&directory.isBounded)
return outsideScript(words,rules,directory)??rules.check?.(command);
const passedOn=rules.readsFilesAfterDoubleDash?words.slice(end).filter((_,index)=>wild.has(end+index)):[];
return(refusedSubcommand(command,at,rules)??
refusedOption(command,rules)??
outsideFile({...command,wildcardWords:[...command.wildcardWords,...passedOn]},rules)??
refused_arguments_refusedWord(command,rules)??
refusedNestedSubcommand(command,rules)??
rules.check?.(command));
}
function outsideScript(words,rules,directory){
const file=words.find((word,index)=>!word.startsWith('-')&&!takesText(words[index-1],rules));
return file!==undefined&&isUnreadable(file,directory)
?`${file} leads outside the repository and /tmp.`
:undefined;
}
function subcommandPosition(words,{subcommands,globalOptions}){
if(!subcommands)
return undefined;
for(let index=0;index<words.length;index+=1){
const word=words[index]??'';
if(!word.startsWith('-'))
return index;
if(globalOptions.includes(word))
index+=1;
}
return undefined;
}
function refusedSubcommand({program,words,wild,subcommand},at,rules){
if(at===undefined||subcommand===undefined)
return undefined;
const early=words
.slice(0,at)
.find((word,index)=>wild.has(index)&&!isGlobalOption(word,words[index-1],rules));
if(early!==undefined)
return `${program} ${early} changes what ${program} works with, before its subcommand.`;
if(!wild.has(at)||rules.subcommands?.includes(subcommand))
return undefined;
return `No rule names the subcommand "${program} ${subcommand}", and a wildcard allows only harmless ones.`;
}
function isGlobalOption(word,before,rules){
const[name='']=word.split('=',1);
const{globalFlags,globalOptions}=rules;
if(globalFlags.includes(name)||globalOptions.includes(name))
return true;
return before!==undefined&&globalOptions.includes(before);
}
function refusedOption({program,wildcardWords,directory},rules){
const isAllowed=(word)=>directory.isBounded===true&&(rules.takesBoundedOptions===true||rules.boundedOptions?.test(word)===true);
const option=wildcardWords.find((word)=>isRefusedOption(word,rules)&&!isAllowed(word));
return option===undefined?undefined:`${program} ${option} can run another program or use a file that it names.`;
}
function isRefusedOption(word,rules){
const{allowedOptions,onlyOptions,argumentFiles}=rules;
if(argumentFiles&&word.startsWith('@'))
return true;
if(!/^-./.test(word))
return false;
const name=(word.split('=',1)[0]??'').replaceAll('_','-');
if(allowedOptions.includes(name)||allowedOptions.includes(word))
return false;
return onlyOptions&&word!=='--'?!onlyOptions.test(word):isListedOption(word,name,rules);
}
function isListedOption(word,name,rules){
const{refusedOptions,refusedLetters}=rules;
if(refusedOptions.includes(word)||refusedOptions.includes(name))
return true;
if(rules.takesAnyDashes&&isListedName(name,refusedOptions))
return true;
if(!word.startsWith('--'))
return clusterOf(word,rules).some((letter)=>refusedLetters.includes(letter));
const[object='']=name.split('.',1);
const start=spelling(name);
return name.length>2&&refusedOptions.some((option)=>spelling(option).startsWith(start)||option===object);
}
function spelling(name){
return `--${name.replaceAll('-','').toLowerCase()}`;
}
function isListedName(word,refusedOptions){
const name=word.replace(/^-+(?:no-)*/i,'');
const isConfig=/^config\b/.test(name);
return isConfig||(name.length>1&&refusedOptions.some((option)=>option.startsWith(`--${name}`)));
}
function clusterOf(word,{valueLetters}){
const letters=(/^-([A-Za-z0-9]*)/.exec(word)?.[1]??'').split('');
const value=letters.findIndex((letter)=>valueLetters.includes(letter));
return value<0?letters:letters.slice(0,value+1);
}
function operandsOf(words,rules){
const end=words.indexOf('--');
const texts=textIndexes(words,rules);
return words.filter((word,index)=>(end>=0&&index>end)||(!/^-./.test(word)&&!texts.has(index)));
}
function textIndexes(words,rules){
const texts=new Set();
const end=words.includes('--')?words.indexOf('--'):words.length;
for(let index=0;index<end-1;index+=1){
const word=words[index];
if(!takesText(word,rules))
continue;
index+=1;
texts.add(index);
if(rules.pairOptions.includes(word??''))
index+=1;
}
return texts;
}
function takesText(word,rules){
const{textOptions}=rules;
if(word===undefined)
return false;
if(textOptions.includes(word))
return true;
const letter=valueLetterOf(word,rules);
return(letter!==undefined&&word.endsWith(letter)&&/^-[A-Za-z]{2,}$/.test(word)&&textOptions.includes(`-${letter}`));
}
function outsideFile(command,rules){
if(!rules.readsFiles)
return undefined;
const{textOperandUnless,textOperands}=rules;
const hasText=textOperandUnless.some((option)=>command.words.some((word)=>isOption(word,option,rules)));
const count=command.program==='sed'&&command.operands[0]===''?textOperands+1:textOperands;
const texts=hasText?[]:command.operands.slice(0,count);
const files=command.wildcardWords.filter((word)=>!texts.includes(word)&&!isText(word,command,rules));
const isOutside=rules.onlyReads?isUnreadable:leadsOutside;
const isForbidden=(path,word)=>isOutside(path,command.directory)||(path.startsWith('~')&&path!==word&&!command.directory.isBounded);
const outside=files.find((word)=>pathsIn(word,rules).some((path)=>isForbidden(path,word)));
if(outside!==undefined)
return `${outside} leads outside the repository.`;
const inGit=files.find((word)=>!LEAVES_OUT.test(word)&&pathsIn(word,rules).some(normalized_path.e9));
return inGit===undefined?undefined:`${inGit} is in .git, which commands must not read; use the git commands.`;
}
const LEAVES_OUT=/^--?[\w-]*(?:exclude|ignore|skip|omit)(?:-(?:dir|glob|pattern)s?)?=/;
function isOption(word,option,rules){
if(word===option||word.startsWith(`${option}=`))
return true;
return option.length===2&&/^-[A-Za-z]/.test(word)&&clusterOf(word,rules).includes(option.slice(1));
}
function isText(word,{words},rules){
if(/^-./.test(word)){
const isAttached=(option)=>option.length===2&&!rules.dashesOptional;
const starts=rules.textOptions.some((option)=>word.startsWith(isAttached(option)?option:`${option}=`));
return starts||rules.textOptions.includes(`-${valueLetterOf(word,rules)??''}`);
}
if(!takesText(words[words.indexOf(word)-1],rules))
return false;
const texts=textIndexes(words,rules);
return words.every((each,index)=>each!==word||texts.has(index));
}
function valueLetterOf(word,rules){
const last=clusterOf(word,rules).at(-1);
return last!==undefined&&rules.valueLetters.includes(last)?last:undefined;
}
function pathsIn(word,rules){
const value=valueIn(word,rules);
return[value,...(/^https?:/.test(value)?[]:value.split(/[:;=,@]["']?/).slice(1))];
}
function valueIn(word,rules){
const long=/^(?:--?[\w.-]+=|--[\w.-]*)/.exec(word)?.[0];
if(long!==undefined)
return word.slice(long.length);
const letter=word.startsWith('-')?valueLetterOf(word,rules):undefined;
return letter===undefined?word.replace(/^-[A-Za-z0-9]+/,''):word.slice(word.indexOf(letter,1)+1);
}
function refused_arguments_refusedWord(command,rules){
const{program,words,wildcardWords,operands,directory}=command;
const isWildcard=(word)=>wildcardWords.includes(word);
const candidates=[
{refused:rules.refusedFirstWord,among:words.slice(0,1).filter(isWildcard)},
{refused:rules.refusedWord,among:wildcardWords},
{refused:rules.refusedOperand,among:operands.filter(isWildcard)}
];
for(const{refused,among}of candidates){
const applies=refused?.inSandbox===true||!directory.isBounded;
const word=refused&&applies?among.find((each)=>refused.pattern.test(each)):undefined;
if(word!==undefined)
return refused?.reason.replace('{program}',program).replace('{word}',()=>word);
}
return operands.length>rules.maxOperands?`The last operand of ${program} is an output file.`:undefined;
}
function refusedNestedSubcommand({program,words,wildcardWords,subcommand=''},{nestedSubcommands}){
const allowed=nestedSubcommands.get(subcommand);
const next=words[words.indexOf(subcommand)+1];
if(!allowed||next===undefined||!wildcardWords.includes(next)||allowed.test(next))
return undefined;
return `A wildcard after ${program} ${subcommand} does not allow ${next}; name it in a rule.`;
}
var default_commands=__webpack_require__(19347);
;
const displaySetting=/^((color|column|log|diff)\.(?!external|tool|guitool|.*(command|textconv))[\w.]+=[\w-]+|core\.(pager=(cat)?|quote[Pp]ath=\w+|abbrev=\w+)|safe\.directory=[\w./*-]+|advice\.\w+=\w+)$/;
function boundedGitForm([program,...words],directory){
if(program.value!=='git')
return undefined;
let at=0;
for(let option=words[0];option&&/^-[cC]$/.test(option.value);option=words[at]){
const value=words[at+1];
if(!isHarmlessOption(option,value,directory))
return undefined;
at+=2;
}
return at>0&&at<words.length?[program,...words.slice(at)]:undefined;
}
function isHarmlessOption({value:option},word,directory){
if(!word||word.isOpen||word.isGlob)
return false;
return option==='-c'?displaySetting.test(word.value):!isUnwritable(word.value,directory);
}
;
function literalWord(value){
return{value,isGlob:false};
}
class NotUnderstood extends Error{
}
;
const loopback=/^(https?:\/\/)?([\w.-]+:[^@/]*@)?(localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(:\d*)?(\/.*)?$/is;
const loopbackStart=/^(https?:\/\/)?(localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(:\d+)?\//i;
const clients=new Map([
[
'curl',
{
letters:'sSfLIikvgG046NjJ',
textLetters:'XHdwmueAbF',
fileLetters:'oDcT',
flags:/^--(silent|show-error|fail|fail-with-body|location|head|include|insecure|verbose|compressed|get|globoff|no-buffer|http[12][.\d]*|path-as-is|retry-connrefused|retry-all-errors)$/,
texts:/^--(request|header|data|data-raw|data-binary|data-urlencode|json|write-out|max-time|connect-timeout|user|user-agent|referer|cookie|form|retry|retry-delay|retry-max-time)$/,
files:/^--(output|dump-header|cookie-jar|upload-file|unix-socket)$/
}
],
[
'wget',
{
letters:'qSnvd',
textLetters:'tT',
fileLetters:'O',
flags:/^--(quiet|spider|server-response|no-check-certificate|no-verbose)$/,
texts:/^--(tries|timeout|header|post-data|method|body-data)$/,
files:/^--(output-document)$/
}
],
['nc',{letters:'zvn',textLetters:'w',fileLetters:'',flags:/^$/,texts:/^$/,files:/^$/}]
]);
function loopbackForm([program,...words],directory){
const client=clients.get(program.value);
const hosts=client&&hostsOf(client,words,directory);
if(!hosts)
return undefined;
const addresses=program.value==='nc'?hosts.slice(0,1):hosts;
const ports=hosts.slice(addresses.length);
const isLocal=addresses.length>0&&addresses.every(isLoopback);
const arePorts=ports.every(({value,isOpen})=>isOpen!==true&&/^[\d-]+$/.test(value));
return isLocal&&arePorts?[program,literalWord('localhost')]:undefined;
}
function hostsOf(client,words,directory){
const hosts=[];
for(let at=0;at<words.length;at+=1){
const word=words[at];
if(!word)
break;
if(!/^-./.test(word.value)){
hosts.push(word);
continue;
}
const option=readOption(word,client);
if(!option)
return undefined;
if(option.kind==='flag')
continue;
const value=option.value??words[at+1];
if(!value||(value.isOpen&&value.isGlob)||(option.kind==='file'&&!isOwnFile(value,directory)))
return undefined;
if(option.kind==='text'&&!isOwnText(value,directory))
return undefined;
if(!option.value)
at+=1;
}
return hosts;
}
function readOption(word,client){
const long=/^(--[\w-]+)(?:=(.*))?$/s.exec(word.value);
if(long){
const[,name='',value]=long;
if(client.flags.test(word.value)&&!word.isOpen)
return{kind:'flag'};
const kind=client.texts.test(name)?'text':client.files.test(name)?'file':undefined;
return kind&&{kind,...(value!==undefined&&{value:{...word,value}})};
}
const end=word.value.slice(1).search(new RegExp(`[^${client.letters}]`));
if(end<0)
return word.isOpen?undefined:{kind:'flag'};
const letter=word.value[end+1]??'';
const kind=client.textLetters.includes(letter)?'text':client.fileLetters.includes(letter)?'file':undefined;
const value=word.value.slice(end+2);
return kind&&{kind,...((value!==''||word.isOpen)&&{value:{...word,value}})};
}
function isLoopback({value,isOpen,isGlob}){
return isOpen?!isGlob&&loopbackStart.test(value):loopback.test(value);
}
function isOwnText({value,isOpen},directory){
const file=/^(?:[\w-]+=)?[@<](.*)$/s.exec(value)?.[1];
return(file===undefined||file==='-'||isOwnFile({value:file,isGlob:false,isOpen:isOpen??false},directory));
}
function isOwnFile({value,isOpen},directory){
if(value==='-')
return true;
return value!==''&&!(isOpen===true&&!value.includes('/'))&&!isUnwritable(value,directory);
}
;
const named=(options,name)=>options.split(' ').map((option)=>[option,name]);
const SELECTIONS=new Map([
[
'npm',
{
flags:/^(?:-ws|--workspaces|-iwr|--include-workspace-root|--if-present|-s|--silent)$/,
values:new Map([...named('-w --workspace','-w'),['--prefix','--prefix']]),
all:'-ws'
}
],
[
'pnpm',
{
flags:/^(?:-r|--recursive|-w|--workspace-root|--include-workspace-root|--parallel|--stream|--aggregate-output|--if-present|--no-bail|--(?:no-)?sort|--fail-if-no-match|-s|--silent|--(?:no-)?color|--workspace-concurrency=\d+|--reporter=[a-z-]+)$/,
values:new Map([...named('--filter -F --filter-prod','--filter'),...named('-C --dir','--dir')]),
all:'-r'
}
],
['yarn',{flags:/^--silent$/,values:new Map([['--cwd','--cwd']]),all:undefined}],
[
'bun',
{
flags:/^(?:--if-present|--silent)$/,
values:new Map([...named('--filter -F','--filter'),['--cwd','--cwd']]),
all:undefined
}
]
]);
const FOREACH_FLAG=/^(?:-[AWRivpt]+|--(?:all|worktree|recursive|interlaced|verbose|parallel|topological|topological-dev|no-private|since))$/;
const FOREACH_VALUE=/^(?:-j|--jobs|--include|--exclude|--from)$/;
function selectionForm(command,directory){
const[program,...words]=command;
if(program.value==='yarn'&&words[0]?.value==='workspaces'&&words[1]?.value==='foreach'){
return foreachForm(program,words.slice(2));
}
if(program.value==='go')
return inFolderForm(program,words,directory);
const selection=SELECTIONS.get(program.value);
return selection&&optionForm(program,words,{selection,directory});
}
function optionForm(program,words,{selection,directory}){
const{flags,values,all}=selection;
let chosen;
let at=0;
for(let word=words[0];word?.value.startsWith('-');word=words[at]){
if(flags.test(word.value)){
chosen??=
/^(?:-r|--recursive|--parallel|-ws|--workspaces)$/.test(word.value)&&all!==undefined?[all]:undefined;
at+=1;
continue;
}
const[option,inWord]=splitOnce(word.value);
const name=values.get(option);
const value=inWord===undefined?words[at+1]:{...word,value:inWord};
if(name===undefined||value===undefined||!isKnownInside(value,directory))
return undefined;
chosen=[name,value.value];
at+=inWord===undefined?2:1;
}
const rest=words.slice(at);
return chosen&&rest.length>0?[program,...chosen.map(literalWord),...rest]:undefined;
}
function foreachForm(program,words){
let at=0;
for(let word=words[0];word?.value.startsWith('-');word=words[at]){
const value=words[at+1];
const hasValue=FOREACH_VALUE.test(word.value);
if(hasValue?value===undefined||!isKnown(value):!FOREACH_FLAG.test(word.value))
return undefined;
at+=hasValue?2:1;
}
return words[at]?.value==='run'?[program,literalWord('workspaces'),...words.slice(at)]:undefined;
}
function inFolderForm(program,[option,folder,...rest],directory){
return option?.value==='-C'&&folder&&isKnownInside(folder,directory)?[program,...rest]:undefined;
}
function isKnownInside(word,directory){
return isKnown(word)&&!word.value.split('/').includes('..')&&!leadsOutside(word.value,directory);
}
function isKnown({value,isGlob,isOpen}){
return!isGlob&&!isOpen&&value!==''&&!value.startsWith('-');
}
function splitOnce(word){
const at=word.indexOf('=');
return at<0?[word,undefined]:[word.slice(0,at),word.slice(at+1)];
}
;
const packageRunners=[
'pnpm exec',
'yarn exec',
'yarn run',
'npm exec --',
'npx --no-install',
'npx --no',
'npx --yes',
'npx -y',
'bunx',
'pnpx',
'yarn',
'pnpm'
].map((line)=>line.split(' '));
const runnablePrograms=new Set([...default_commands.AU.values(),'tap','tsx','playwright','cypress','xo']);
const virtualProgram=/^(?:.*\/)?\.?v?env\/bin\/([\w.-]+)$/;
function isVirtualProgram([{value}]){
return virtualProgram.test(value);
}
const systemProgram=/^\/(?:usr\/(?:local\/)?)?s?bin\/([\w.+[-]+)$/;
function canonicalCommand(command,rules,directory){
const[name,...words]=command;
const local=/^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/.exec(name.value)?.[1];
if(local!==undefined&&!isUnwritable(name.value,directory))
return[literalWord('npx'),literalWord(local),...words];
const started=packageProgram(command,rules);
if(started)
return started;
const selected=selectionForm(command,directory);
if(selected)
return programInPackage(selected,rules)??selected;
const python=virtualProgram.exec(name.value)?.[1];
if(python!==undefined&&!isUnwritable(name.value,directory))
return[literalWord(python),...words];
return directory.isBounded?boundedForm(command,directory):undefined;
}
function packageProgram(command,rules){
const runner=packageRunners.find((each)=>each.every((word,index)=>command[index]?.value===word));
const program=runner&&command[runner.length];
if(!runner||!program)
return undefined;
if(!runnablePrograms.has(program.value)&&!rules.includes(`npx ${program.value} **`))
return undefined;
return[literalWord('npx'),program,...command.slice(runner.length+1)];
}
function programInPackage([manager,,,...words],rules){
return words[0]?.value==='exec'?packageProgram([manager,...words],rules):undefined;
}
function boundedForm(command,directory){
const[name,...words]=command;
const known=boundedGitForm(command,directory)??loopbackForm(command,directory);
if(known)
return known;
if(name.value==='cargo'&&words[0]&&/^\+[\w.-]+$/.test(words[0].value))
return[name,...words.slice(1)];
const system=systemProgram.exec(name.value)?.[1];
if(system!==undefined)
return[literalWord(system),...words];
const versioned=/^(python|pip)3?(\.\d+)?$/.exec(name.value)?.[1];
if(versioned!==undefined)
return[literalWord(versioned),...words];
return name.value.includes('/')&&isScript(name.value,directory)?[literalWord('bash'),name,...words]:undefined;
}
function isScript(path,directory){
return(/^[^-].*\/|^[\w][^\s]*\.\w+$|^(mvnw|gradlew|configure)$/s.test(path)&&
!/^\/dev\/|(^|\/)node_modules\//.test(path)&&
!isUnwritable(path,directory));
}
;
const none=/(?!)/;
const listers=[
{
start:/^find\b/,
options:/^-(?!exec|ok|printf|fprint|ls|fls|files0-from)[a-zA-Z]\w*$|^-[OD]\S+$/,
names:/^/,
values:/^-(i?name|i?path|i?wholename|i?regex|l?name|regextype|type|size|m?min|[acm]time|[acm]min|newer\w*|maxdepth|mindepth|perm|user|group)$/
},
{
start:/^git ls-files\b/,
options:/^(-[cdmoz]+|--(cached|deleted|modified|others|exclude-standard|full-name|deduplicate))$/,
names:/^/,
values:none
},
{
start:/^git diff\b/,
options:/^(-z|--(name-only|cached|staged|merge-base|no-renames|relative|diff-filter=\w+))$/,
names:/^--name-only$/,
values:none
},
{
start:/^(git grep|[ef]?grep)\b/,
options:/^(-[rRilLEFGPwxsvIzaZHnq]+|-e|--(name-only|files-with-matches|files-without-match|cached|null|recursive|ignore-case|color=never|(include|exclude|exclude-dir)(=.*)?))$/s,
names:/^(-[rREFGPwxsvIzaZHni]*[lL][rREFGPwxsvIzaZHnilL]*|--(name-only|files-with-matches|files-without-match))$/,
values:/^(-e|--(include|exclude|exclude-dir))$/
},
{
start:/^rg\b/,
options:/^(-[lisSFwxvPUu0.]+|-[egtTm]|-[gtT].+|--(files|files-with-matches|files-without-match|null|hidden|no-ignore|ignore-case|fixed-strings|(glob|iglob|type|type-not)(=.*)?))$/s,
names:/^(-[isSFwxvPUu0.]*l[lisSFwxvPUu0.]*|--(files|files-with-matches|files-without-match))$/,
values:/^(-[egtTm]|--(glob|iglob|type|type-not))$/
},
{start:/^ls\b/,options:/^(-[1AdrtSR]+|--color=never)$/,names:/^/,values:none}
];
const plainLists=/^(find|git ls-files|git diff --name-only|git grep -l|rg --files|rg -l|grep -\w*l\w*)( |$)/;
function isFileList([source,...others]){
const lister=source&&plainLists.test(textOf(source))?listerOf(source):undefined;
if(!source||!lister)
return false;
return others.every(isFilter)&&!foldersOf(source,lister).some(({value})=>/\s/.test(value));
}
function listerOf(source){
const lister=listers.find(({start})=>start.test(textOf(source)));
if(!lister)
return undefined;
const{options}=optionsOf(source,lister);
const isKnown=options.every((option)=>lister.options.test(option));
return isKnown&&(lister.names.test('')||options.some((option)=>lister.names.test(option)))?lister:undefined;
}
function optionsOf([,...words],{values}){
const options=[];
const operands=[];
for(let index=0;index<words.length;index+=1){
const word=words[index];
if(word?.value==='--'){
operands.push(...words.slice(index+1));
break;
}
if(word&&/^-./.test(word.value))
options.push(word.value);
else if(word)
operands.push(word);
if(word&&values.test(word.value))
index+=1;
}
return{options,operands};
}
function textOf(command){
return command.map(({value})=>value).join(' ');
}
function startsOfList([source,...others]){
if(!source||!others.every(isFilter)||source.some(({isOpen})=>isOpen))
return[''];
const lister=listerOf(source);
const folders=lister?foldersOf(source,lister):[];
return folders.length>0?folders.map(({value,isGlob})=>(isGlob?startOfGlob(value):value)):[''];
}
function startOfGlob(pattern){
return pattern.slice(0,pattern.search(/[*?[]|$/));
}
function foldersOf(source,lister){
const[{value:program},...words]=source;
const{options,operands}=optionsOf(source,lister);
if(program==='find'){
const end=words.findIndex(({value})=>/^[-(!,]/.test(value));
const folders=words.slice(0,end<0?undefined:end);
return folders.length>0?folders:[literalWord('.')];
}
if(/^(rg|[ef]?grep)$/.test(program))
return operands.slice(options.some((option)=>/^(-e|--files)$/.test(option))?0:1);
if(program==='ls')
return operands.filter(({isGlob})=>isGlob);
return textOf(source).startsWith('git ls-files')?operands.slice(1):[];
}
const filters=new Map([
['head',/^(-n|-n?\d+|--lines=\d+|-z)$/],
['tail',/^(-n|-n?\+?\d+|--lines=\+?\d+|-z)$/],
['sort',/^-[urnzfVdR]+$/],
['uniq',/^-[duiz]+$/],
['grep',/^(-[viEFGPwxz]+|-e|--color=never)$/]
]);
function isFilter([name,...words]){
const options=filters.get(name.value);
if(!options)
return false;
const takesWord=(word)=>word?.value==='-n'||word?.value==='-e';
const operands=words.filter(({value},index)=>!/^-./.test(value)&&!takesWord(words[index-1]));
const hasPattern=name.value==='grep'&&!words.some(({value})=>value==='-e');
return(operands.length===(hasPattern?1:0)&&
words.every((word,index)=>!/^-./.test(word.value)||options.test(word.value)||takesWord(words[index-1])));
}
var programs=__webpack_require__(76491);
;
const runners=[
...['npx','bunx','pnpx'].map((name)=>[name]),
...['python','python3'].map((name)=>[name,'-m']),
...[...programs.bD,'rye'].map((name)=>[name,'run']),
...['bundle','npm','pnpm','yarn'].map((name)=>[name,'exec'])
];
const MAX_STARTED=3;
function argumentRefusal(command,wild,directory,depth=0){
if(depth>MAX_STARTED)
return 'Too many programs start one another.';
const program=programOf(command);
const words=command
.slice(1)
.map(({value,isOpen,isGlob})=>(isOpen?`${value}\0${isGlob?'\0':''}`:value));
if(wild.size>0&&(0,programs.Hi)(program)&&!isBoundedUse(program,words,directory)){
return `${program} can run any other program or act on the machine, so a wildcard after it would allow everything.`;
}
const effect=(0,programs.pk)(program);
if(depth>0&&effect!==undefined)
return `${program} ${effect}.`;
const at=startedBy(program,words);
const started=at===undefined?undefined:command[at];
const unknown=unknownRefusal(command,{end:at,directory});
if(unknown!==undefined)
return unknown;
if(program==='printf'&&command[command[1]?.value==='--'?2:1]?.isGlob===true)
return 'The format is a pattern for file names; quote it.';
const isKnown=started!==undefined&&started.value!=='pip'&&(program==='npx'||rulesFor(started.value)!==undefined);
const own=words.slice(0,isKnown?at:undefined);
const refusal=refusedArguments({program,words:own,wild:shifted(wild,1),directory});
if(refusal!==undefined||!started||at===undefined)
return refusal;
if(wild.has(at)&&(started.value.startsWith('-')||leadsOutside(started.value,directory))){
return `${program} ${started.value} can start any program.`;
}
return argumentRefusal([started,...command.slice(at+1)],shifted(wild,at),directory,depth+1);
}
function unknownRefusal(command,{end,directory}){
const program=programOf(command);
const dashes=command.findIndex(({value})=>value==='--');
const own=command.slice(1,Math.min(end??Infinity,dashes<0?Infinity:dashes));
const rules=rulesFor(program);
if(directory.isBounded&&rules?.takesBoundedOptions)
return undefined;
const values=rules?.textOptions??[];
const unknown=own.find((word,index)=>{
const isValue=!word.isGlob&&values.includes(own[index-1]?.value??'');
return couldBeOption(word)&&!isValue;
});
if(!unknown||(0,programs.Xj)(program)||(program==='rm'&&/[*?].*\./.test(unknown.value)))
return undefined;
const shown=unknown.isOpen?'A word that is not known here':unknown.value;
return `${shown} could become an option of ${program}. Write -- or ./ before it, or spell the words out.`;
}
function couldBeOption({value,isGlob,isOpen=false}){
if(!isGlob&&!isOpen)
return false;
const start=isOpen?value:startOfGlob(value);
return start===''||(start.startsWith('-')&&!start.includes('='));
}
function isBoundedUse(program,words,directory){
if(isLookup(program,words))
return true;
if(!directory.isBounded)
return false;
if((0,programs.TF)(program))
return true;
const file=words.find((word)=>!/^-[euxnv]+$/.test(word));
const onlyReads=words[0]==='-n'&&words.slice(1).every((word)=>!/^[-+*?[\0]/.test(word));
return shell.test(program)&&file!==undefined&&(onlyReads||isScript(file,directory));
}
const shell=new RegExp(`^${programs.Pp}$`);
function isLookup(program,[option,...names]){
return program==='command'&&option==='-v'&&names.length===1;
}
function startedBy(program,words){
const all=[program,...words];
const runner=runners.find((start)=>start.every((word,index)=>all[index]===word));
if(!runner)
return undefined;
if(program!=='npx')
return runner.length+(all[runner.length]==='--'?1:0);
const name=words.findIndex((word)=>!word.startsWith('-'));
return name<0?undefined:name+1;
}
function shifted(positions,by){
return new Set([...positions].map((position)=>position-by).filter((position)=>position>=0));
}
function programOf([{value}]){
return value.startsWith('./')?value:(0,paths.Vb)(value);
}
var wildcard=__webpack_require__(58542);
;
function wildcardPositions(rule,command){
const patterns=rule.trim().split(/\s+/);
const takesMore=patterns.at(-1)==='**';
const fixed=takesMore?patterns.slice(0,-1):patterns;
const isTooLong=command.length>fixed.length&&!takesMore;
if(command.length<fixed.length||isTooLong)
return undefined;
const fits=fixed.every((pattern,index)=>fitsPattern(command[index],pattern,index));
if(!fits)
return undefined;
const wild=new Set([...command.keys()].filter((index)=>fixed[index]!==command[index]?.value||command[index]?.isOpen));
if(takesMore&&command.length===fixed.length)
wild.add(command.length);
return wild;
}
function fitsPattern(word,pattern,index){
if(!word||word.isGlob||word.isOpen)
return false;
return(word.value===pattern||(index>0&&(0,wildcard.H)(pattern,word.value)&&staysBelow(pattern,word.value)));
}
function staysBelow(pattern,word){
return pattern==='*'||stepsUp(word)<=stepsUp(pattern);
}
function stepsUp(text){
return text.split(/[/\\=:,]/).filter((name)=>name==='..').length;
}
var credential_paths=__webpack_require__(82787);
;
const order=['none','medium','high','critical'];
function worstOf(severities){
return severities.reduce((worst,each)=>(order.indexOf(each)>order.indexOf(worst)?each:worst),'none');
}
const highLines=[
/^(rm|shred|truncate) .*-[a-zA-Z]*[rRf]|^rm .*--(recursive|force)/,
/^(chmod|chown|chgrp|setfacl|kill|pkill|killall|ln)\b/,
/^git (push|reset|clean|checkout|restore|rebase|commit|merge|cherry-pick|am|apply|tag|branch|config|gc|prune|update-ref|worktree|submodule|remote|fetch|pull)\b/,
/^(eval|exec|source|\.|alias|trap|enable)( |$)/,
/^(ssh|scp|sftp|rsync|nc|ncat|netcat|socat|telnet|ftp|gpg|gpg2|openssl|osascript)( |$)/,
/^(curl|wget) .*(-d|--data|-T|-F|--form|--upload|--post)/,
/^(systemctl|service|launchctl|docker|podman|kubectl|helm|terraform|aws|gcloud|az|gh)( |$)/,
new RegExp(String.raw `^(${programs.Pp}|fish|${programs.dg})( .*)? (-\w*[ceEr]|--eval|-)( |$)`),
/^find .*-(exec|execdir|ok|okdir|delete|fprint)/
];
function severityOf(invocation){
if(criticalReason(invocation)!==undefined)
return 'critical';
const line=[invocation.program,...invocation.words].join(' ');
return highLines.some((pattern)=>pattern.test(line))?'high':'medium';
}
const inputRunners=new RegExp(`^(${programs.Pp}|(?:c|tc|fi)sh|${programs.dg}|sudo|eval|source)$`);
const fetchers=/^(curl|wget|fetch|aria2c|nc|ncat|socat)$/;
const credentials=new RegExp([
String.raw `(^|/)(\.(?:${credential_paths.U.join('|')}|netrc|git-credentials|pypirc)|id_(?:${credential_paths.F.join('|')}))(/|$)`,
String.raw `^/etc/(shadow|gshadow|sudoers)`,
String.raw `^/proc/[^/]+/(environ|mem|maps)`,
String.raw `\.docker/config\.json`,
'_runner_file_commands'
].join('|'));
const command_severity_homeSettings=/(^|\/)(\.npmrc|\.docker|\.config)(\/|$)/;
const publishing=[
/^(npm|pnpm|bun)( -\S+)* (publish|unpublish|deprecate|dist-tag|owner|access|token|login|adduser|logout|team|star|hook|trust)\b/,
/^yarn (npm )?(publish|owner|tag|login|logout|team)\b/,
/^(cargo|poetry|uv|hatch|flit|pdm) (publish|login|owner|yank|logout)\b/,
/^gem (push|yank|owner|signin)\b/,
/^(docker|podman|buildah|helm|oras) (push|login|logout)\b/,
/^(mvnw?|gradlew?)( .*)? (deploy|publish\w*|release:\w+)\b/,
/^mvnw?( .*)? (?!-)([\w.:@-]*deploy[\w.:@-]*|[\w.:-]+:(push|publish|upload|release|perform)[\w.@-]*)( |$)/,
/^gradlew?( .*)? (?!-)(\S*:)?(publish\w*|upload\w*|pu(b(l(i(sh?)?)?)?)?([A-Z]\w*)?|p(?!T?R( |$))([A-Z]\w*)?)( |$)/,
/^(sbt|lein|mix|cabal|stack|luarocks|dart|flutter|deno|mill|opam|rebar3|conan|jsr|lerna|changeset|semantic-release|np|release-it)( .*)? (\S*[:/])?(\+?publish\w*|deploy|upload|hex\.publish|release)( |$)/,
/^(dotnet )?nuget( -\S+)* (push|delete)\b/,
/^gh (auth|secret|variable|api|ssh-key|gpg-key|(release|repo|workflow|pr) (?!view|list|diff|checks|status))\b/,
/^(terraform|tofu|pulumi) (apply|destroy|up)\b/,
/^kubectl (apply|delete|exec|create|patch|replace|drain)\b/,
/^aws configure\b|^gcloud auth\b|^git (credential\S*|send-email|filter-branch|update-ref -d)\b/,
/^systemctl (poweroff|reboot|halt|start|stop|restart|enable|disable|mask|daemon-reload)\b|^service /,
/^python[\d.]* -m twine\b|^setup\.py upload\b|^npm (config|set) .*(_authtoken|_password)/i,
/^security (find|dump)-|^pass (show|ls)\b|^gpg2?( .*)? --export-secret/
];
function criticalReason(invocation){
const{program,words,pipedFrom}=invocation;
const effect=(0,programs.pk)(program);
if(effect!==undefined)
return `${program} ${effect}.`;
const line=[(0,paths.Vb)(program),...words].join(' ');
if(publishing.some((pattern)=>pattern.test(line)))
return `"${line}" publishes, or uses permissions and credentials.`;
if(inputRunners.test(program)&&pipedFrom.some((name)=>fetchers.test(name))){
return `${program} would run code downloaded from the network.`;
}
if(readsCredentials(invocation))
return 'It would read credentials.';
return harmTo(invocation);
}
function readsCredentials(invocation){
const{words,directory}=invocation;
const isInHome=(word)=>word.startsWith('~')||leadsOutside(word,directory);
if(words.some((word)=>command_severity_homeSettings.test(word)&&isInHome(word)))
return true;
return pathsOf(invocation).some((word)=>credentials.test(word.replace(/^@|^-[\w-]*=/,'')));
}
function pathsOf({program,words}){
if(program==='echo'||program==='printf')
return[];
const pattern=/^([ef]?grep|rg)$/.test(program)?words.findIndex((word)=>!word.startsWith('-')):-1;
return words.filter((_,index)=>index!==pattern);
}
const containerEscape=/^(--privileged|--pid=host|--net(work)?=host|--cap-add.*|(-v|--volume=?|--mount=?.*)?\/:.*)$|docker\.sock/;
const SYSTEM_FOLDERS='etc|boot|usr|bin|sbin|lib|proc|sys';
const systemPath=new RegExp(String.raw `^/(dev/(?!null|std)|${SYSTEM_FOLDERS})\b`);
function harmTo(invocation){
const{program,words}=invocation;
if(/^(rm|rmdir|unlink)$/.test(program))
return removal(invocation);
if(/^(chmod|chown|chgrp|setfacl|chattr)$/.test(program))
return permissionChange(invocation);
if(program==='git')
return forcedPush(words);
if(/^(docker|podman)$/.test(program)&&words.some((word)=>containerEscape.test(word))){
return `${program} would give a container access to the machine.`;
}
if(/^(cp|mv|ln|install|tee|truncate)$/.test(program)&&words.some((word)=>systemPath.test(word))){
return `${program} would write to the operating system.`;
}
return undefined;
}
function removal({words,directory}){
if(words.includes('--no-preserve-root'))
return 'It removes the root of the machine.';
const end=words.indexOf('--');
const options=words.slice(0,end<0?undefined:end);
const isRecursive=options.some((word)=>/^-[a-zA-Z]*[rR]|^--r/.test(word));
const targets=words.filter((word,index)=>!word.startsWith('-')||(end>=0&&index>end));
const target=targets.find((word)=>isWholeTree(word,directory)||(0,normalized_path.e9)(word)||(isRecursive&&leadsOutside(word,directory)));
return target!==undefined&&(isRecursive||(0,normalized_path.e9)(target)||/[*]/.test(target))
?`It removes ${target} and everything in it.`
:undefined;
}
function isWholeTree(path,{root}){
return(/^(\/|~|\.\.?|\*|\/\*|~\/\*|\.\/\*|\.\/|\.\.\/\*|\$HOME.*|\$\{HOME\}.*|\$PWD.*)\/?$/.test(path)||
path===root||
path===`${root??'/'}/`);
}
function permissionChange({program,words,directory}){
const isRecursive=words.some((word)=>/^-[a-zA-Z]*R|^--recursive/.test(word));
const target=words.find((word)=>/^[/~]/.test(word)&&leadsOutside(word,directory));
if(target!==undefined)
return `${program} would change the permissions of ${target}, outside the repository.`;
const isOpen=isRecursive&&words.some((word)=>/^0?777$|^a\+rwx$|^a=rwx$|^o\+w/.test(word));
return isOpen?`${program} would let every user change everything.`:undefined;
}
function forcedPush(words){
const at=words.indexOf('push');
if(at<0)
return undefined;
const loses=words
.slice(at+1)
.some((word)=>/^(--force.*|--mirror|--delete|--prune|-[a-z]*[fd][a-z]*)$|^\+.|^:./.test(word));
return loses?'A push that forces, or that deletes a branch, loses the commits of others.':undefined;
}
;
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
/^git (add|commit|push|merge|rebase|tag|branch|cherry-pick|revert|am)\b/,
'Your change is committed and published for you, new files included.'
],
[/^git (mv|rm)\b/,'Move files with mv and delete them with apply_patch; git does not need to be told.'],
[
/^(git (fetch|pull)|gh|curl|wget|npm (view|outdated|audit)|cargo (update|audit|search)|(pnpm|yarn) dlx|uvx)\b/,
'There is no network.'
],
[/^(source|\.) .*activate/,'Call the program by its path, such as .venv/bin/pytest.'],
[
/^(python[\d.]*|node|ruby|perl|php) (-[cepr]|-$)/,
'Put the code into a file, such as a test, that an allowed command runs.'
],
[/^(sed -i|perl -p|ed |patch )/,'Change files with edit_file or apply_patch.'],
[/^(rm|unlink) /,'Delete files with apply_patch.'],
[/^sort .*-\w*o/,'Write sort FILE > /tmp/sorted && mv /tmp/sorted FILE.'],
[/^rsync /,'Copy files with cp -r.'],
[/^trap /,'Run the command at the end of the line instead.'],
[/^(fd|fdfind) .*-[xX]/,'Write find with -exec, or pipe to xargs.'],
[
/^(npm|pnpm|yarn|pip3?|bundle|composer|poetry|uv|gem|cargo|go|apt|apt-get|brew) (i|install|ci|add|get|sync|update)\b/,
'There is no network; packages are installed by setup in agent.yml.'
],
[/^(docker|podman|systemctl|service) /,'Services and containers are not reachable from here.']
];
const refusalHints=[
[
/^\.\.?(\/\S*)? leads outside/,
'The folder of an earlier line is not known. Write (cd FOLDER && \u2026) for each folder.'
],
[/^\/\S* leads outside/,'Write paths relative to the root of the repository.'],
[/^A word that is not known here could become an option of sed/,'For example: sed -i \'s/a/b/\' -- "$f".']
];
function withHint(refusal,command){
const hint=refusalHints.find(([pattern])=>pattern.test(refusal))?.[1]??
hints.find(([pattern])=>pattern.test(command))?.[1];
return hint===undefined?refusal:`${refusal} ${hint}`;
}
;
const LONGEST=100;
const GUARDED=['..','.git'];
function worstForms([name,...words]){
return GUARDED.flatMap((guarded)=>{
const replaced=words.map((word)=>(word.isGlob&&!word.isOpen?reaching(word,guarded):word));
return replaced.some((word,index)=>word!==words[index])?[[name,...replaced]]:[];
});
}
function reaching(word,guarded){
const names=word.value.split('/');
const reached=names.map((name)=>(matchesName(name,guarded)?guarded:name));
return names.every((name,index)=>name===reached[index])?word:{value:reached.join('/'),isGlob:false};
}
function matchesName(pattern,name){
if(!pattern.startsWith('.')||!/[*?[]/.test(pattern))
return false;
return pattern.length>LONGEST||new RegExp(`^${sourceOf(pattern)}$`,'is').test(name);
}
function sourceOf(pattern){
return pattern.replaceAll(/\*+|\?|\[[!^]?\]?(?:\[[:.=][^\]]*\]|[^\]])*\]|[^]/g,(part)=>{
if(part.startsWith('*'))
return '.*';
if(part==='?'||part.includes('[',1))
return '.';
return part.length>1?classOf(part):RegExp.escape(part);
});
}
function classOf(bracket){
const[,negation='',content='']=/^\[([!^]?)([^]*)\]$/.exec(bracket)??[];
if(negation==='^')
return '.';
const source=`[${negation&&'^'}${content.replaceAll(/[\\\]^[]/g,String.raw `\$&`)}]`;
try{
new RegExp(source).test('');
return source;
}
catch{
return '.';
}
}
var parser=__webpack_require__(9863);
var hidden_characters=__webpack_require__(30113);
var here_document=__webpack_require__(91059);
;
const UNKNOWN=[{text:'',isOpen:true}];
const NUMBER=[{text:'0',isOpen:false}];
const MAX_ALTERNATIVES=16;
function knownValue(text){
return[{text,isOpen:false}];
}
function unionOf(values){
const unique=new Map(values.flat().map((each)=>[`${String(each.isOpen)}${String(each.isList)}${each.text}`,each]));
return limited([...unique.values()]);
}
function joined(first,second){
return limited(first.flatMap((start)=>start.isOpen
?[{text:start.text,isOpen:true}]
:second.map((end)=>({...end,text:start.text+end.text}))));
}
function limited(value){
return value.length>MAX_ALTERNATIVES?[{text:commonStart(value.map(({text})=>text)),isOpen:true}]:value;
}
function commonStart([first='',...others]){
let length=first.length;
for(const other of others)
while(!other.startsWith(first.slice(0,length)))
length-=1;
return first.slice(0,length);
}
function isNumeric(value){
return value.every(({text,isOpen})=>!isOpen&&/^-?\d+$/.test(text));
}
;
class Variables{
#readOnly;
#values;
#arrays;
#isForgotten=false;
constructor(readOnly=new Set(),values=new Map(),arrays=new Map()){
this.#readOnly=readOnly;
this.#values=new Map(values);
this.#arrays=new Map(arrays);
}
get(name){
if(this.#readOnly.has(name)||SET_BY_SHELL.test(name))
return UNKNOWN;
return this.#values.get(name)??(this.#isForgotten?UNKNOWN:inherited(name));
}
elements(name){
return this.#readOnly.has(name)||SET_BY_SHELL.test(name)?undefined:this.#arrays.get(name);
}
set(name,value){
const stored=!NUMERIC_NAMES.test(name)?value:isNumeric(value)?NUMBER:UNKNOWN;
this.#values.set(name,stored);
this.#arrays.delete(name);
}
setArray(name,elements){
this.#values.set(name,unionOf([...elements.map(({value,isOpen=false})=>[{text:value,isOpen}]),knownValue('')]));
this.#arrays.set(name,elements);
}
copy(){
const copy=new Variables(this.#readOnly,this.#values,this.#arrays);
copy.#isForgotten=this.#isForgotten;
return copy;
}
forget(){
this.#values.clear();
this.#arrays.clear();
this.#isForgotten=true;
}
joinWith(other){
for(const name of new Set([...this.#values.keys(),...other.#values.keys()])){
const[mine,theirs]=[this.#values.get(name),other.#values.get(name)];
if(mine===theirs)
continue;
this.set(name,unionOf([this.get(name),other.get(name)]));
}
this.#isForgotten||=other.#isForgotten;
}
widen(assigned){
for(const[name,staysNumeric]of assigned){
this.set(name,staysNumeric&&isNumeric(this.get(name))?NUMBER:UNKNOWN);
}
}
}
const VARIABLE_NAME=/^[A-Za-z_]\w*$/;
const NUMERIC_NAMES=/^(RANDOM|SRANDOM|SECONDS|LINENO|UID|EUID|PPID|BASHPID|EPOCHSECONDS|PIPESTATUS)$/;
const SET_BY_SHELL=/^(_|FUNCNAME|GROUPS|DIRSTACK|HISTCMD|EPOCHREALTIME)$/;
function inherited(name){
if(NUMERIC_NAMES.test(name))
return NUMBER;
if(name==='TMPDIR')
return knownValue('/tmp');
return UNKNOWN;
}
function assignedIn(nodes){
const names=new Map();
const add=(name,staysNumeric)=>names.set(name,(names.get(name)??true)&&staysNumeric);
const visit=(node)=>{
if(node.type==='Assignment')
add(node.name,isNumberAssigned(node));
if(node.type==='For'||node.type==='Select')
add(node.name.value,false);
if(node.type==='Command')
for(const name of namesSetBy(node))
add(name,false);
if(node.type==='ParameterExpansion'&&node.operation?.type==='Default')
add(node.parameter,false);
if(node.type==='ArithmeticUnary'&&node.operand.type==='ArithmeticWord')
add(node.operand.value,true);
if(node.type==='ArithmeticBinary'&&
node.left.type==='ArithmeticWord'&&
/^[^=!<>]*=$|<<=|>>=/.test(node.operator)){
add(node.left.value,true);
}
(0,parser.dK)(node,visit);
};
nodes.forEach(visit);
return names;
}
function isNumberAssigned({value,append,index}){
if(value.type==='ArrayValue'||index||append)
return false;
const[part,...others]=value.parts??[];
return/^\d+$/.test(value.value)||(part?.type==='ArithmeticExpansion'&&others.length===0);
}
function namesSetBy({name,args}){
if(!/^(read|mapfile|readarray|unset|export|local|declare|typeset|readonly)$/.test(name?.value??''))
return[];
const names=args.flatMap((arg)=>(arg.type==='Word'?(/^\w+/.exec(arg.value)?.[0]??[]):[]));
return[...names,...(DEFAULT_NAMES.get(name?.value??'')??[])];
}
const DEFAULT_NAMES=new Map([
['read',['REPLY']],
['mapfile',['MAPFILE']],
['readarray',['MAPFILE']]
]);
function readOnlyIn(script){
const names=new Set();
const visit=(node)=>{
if(node.type==='Command'&&makesReadOnly(node)){
for(const arg of node.args){
const name=arg.type==='Word'?/^\w+/.exec(arg.value)?.[0]:arg.name;
if(name!==undefined)
names.add(name);
}
}
(0,parser.dK)(node,visit);
};
visit(script);
return names;
}
function makesReadOnly({name,args}){
const builtin=name?.value??'';
if(builtin==='readonly')
return true;
return/^(declare|typeset|local)$/.test(builtin)&&args.some(({text})=>/^-\w*r/.test(text));
}
;
const NUMERAL=/^(0[xX][\da-fA-F]+|\d+(#[\da-zA-Z@_]+)?)$/;
function evaluateArithmetic(expression,scope){
if(!expression)
throw new NotUnderstood('The arithmetic is not understood.');
switch(expression.type){
case 'ArithmeticBinary':
if(/^([-+*/%&|^]|<<|>>)?=$/.test(expression.operator))
arithmetic_assign(expression.left,scope);
else
evaluateArithmetic(expression.left,scope);
evaluateArithmetic(expression.right,scope);
return;
case 'ArithmeticUnary':
if(/^(\+\+|--)$/.test(expression.operator))
arithmetic_assign(expression.operand,scope,true);
else
evaluateArithmetic(expression.operand,scope);
return;
case 'ArithmeticTernary':
for(const each of[expression.test,expression.consequent,expression.alternate])
evaluateArithmetic(each,scope);
return;
case 'ArithmeticGroup':
evaluateArithmetic(expression.expression,scope);
return;
case 'ArithmeticCommandExpansion':
requireNumber(scope.substitute(expression.script),expression.text);
return;
case 'ArithmeticWord':
if(expression.parts)
requireNumber(scope.parts(expression.parts),expression.value);
else if(VARIABLE_NAME.test(expression.value))
requireNumber(scope.variables.get(expression.value),expression.value);
else if(!NUMERAL.test(expression.value))
throw notANumber(expression.value);
}
}
function arithmetic_assign(target,{variables},isRead=false){
if(target.type!=='ArithmeticWord'||!VARIABLE_NAME.test(target.value)||isSteeringInScript(target.value)){
throw new NotUnderstood('The arithmetic sets something other than a plain variable.');
}
if(isRead)
requireNumber(variables.get(target.value),target.value);
variables.set(target.value,NUMBER);
}
function requireNumber(value,text){
const isEmpty=value.every(({text:each,isOpen})=>!isOpen&&each==='');
if(!isEmpty&&!isNumeric(value))
throw notANumber(text);
}
function notANumber(text){
return new NotUnderstood(`The shell evaluates ${text} as arithmetic, and it may not be a number.`);
}
;
const MANY={value:'',isGlob:true,isOpen:true};
const MAX_FORMS=16;
const MAX_BRACE_WORDS=256;
function expandWord(word,scope){
const parts=word.parts??[literalPart(word.value)];
checkTilde(word.text);
const brace=parts.findIndex(({type})=>type==='BraceExpansion');
const part=parts[brace];
if(part){
const counts=parts.map(({type,text})=>(type==='BraceExpansion'?braceOptions(text).length:1));
if(counts.reduce((product,each)=>product*each)>MAX_BRACE_WORDS)
throw new NotUnderstood(`${word.text} becomes more than ${MAX_BRACE_WORDS} words; write a loop.`);
const options=braceOptions(part.text).map((option)=>[
...parts.slice(0,brace),
literalPart(option),
...parts.slice(brace+1)
]);
const forms=options.map((option)=>expandWord({...word,parts:option},scope));
return[forms.flatMap(([form=[MANY],...others])=>(others.length>0?[MANY]:form))];
}
let partial=[{done:[],current:undefined}];
for(const each of parts){
const pieces=piecesOf(each,scope);
partial=limitedForms(append(partial,each.type==='DoubleQuoted'?pieces:pieces.map(outsideQuotes)));
}
const forms=partial.map(({done,current})=>(current?[...done,current]:done));
for(const{value,isOpen}of forms.flat())
if(word.text.includes('HOME')&&isOpen!==true)
checkTilde(value);
return forms;
}
function valueOfWord(word,scope){
checkTilde(word.text);
let value=knownValue('');
for(const part of word.parts??[literalPart(word.value)]){
value=joined(value,unionOf(piecesOf(part,scope).map(({text,isOpen})=>[{text,isOpen}])));
}
return value;
}
function literalPart(value){
return{type:'Literal',pos:0,end:0,value,text:value};
}
function checkTilde(text){
if(text.startsWith('~')&&!/^~\/./.test(text)){
throw new NotUnderstood(`${text} leads to a home folder, outside the repository.`);
}
}
function limitedForms(forms){
return forms.length>MAX_FORMS?[{done:[],current:MANY}]:forms;
}
function append(partial,pieces){
return partial.flatMap((start)=>pieces.map((piece)=>appendPiece(start,piece)));
}
function appendPiece({done,current},piece){
if(piece.words){
const isAlone=!current||current.value==='';
return isAlone&&piece.words.length>0?splitLast(done,piece.words):{done,current:MANY};
}
if(!piece.isSplit)
return{done,current:extended(current,piece)};
if(piece.isOpen||piece.text.includes('\\')){
const start=piece.isOpen&&piece.isList&&(current===undefined||current.value==='')?piece.text:'';
return{done,current:{value:start,isGlob:true,isOpen:true}};
}
const[first='',...others]=piece.text.split(/[ \t\n]+/);
let state={done,current:first===''?current:extended(current,globbed(first))};
for(const text of others){
const finished=state.current?[...state.done,state.current]:state.done;
state={done:finished,current:text===''?undefined:extended(undefined,globbed(text))};
}
return state;
}
function outsideQuotes(piece){
const{words}=piece;
return words?{...piece,words:words.map((word)=>(/^[^\s*?[\\]+$/.test(word.value)?word:MANY))}:piece;
}
function splitLast(done,words){
return{done:[...done,...words.slice(0,-1)],current:words.at(-1)};
}
function globbed(text){
return{text,isOpen:false,isGlob:/[*?[]/.test(text)};
}
function extended(current,piece){
if(current?.isOpen)
return current;
const isOpen=piece.isOpen;
return{
value:(current?.value??'')+piece.text,
isGlob:(current?.isGlob??false)||(piece.isGlob??false),
...(isOpen&&{isOpen})
};
}
const MANY_PIECES=[{text:'',isOpen:true,words:[MANY]}];
function piecesOf(part,scope){
switch(part.type){
case 'Literal':
case 'SingleQuoted':
case 'AnsiCQuoted':
return[{text:part.value,isOpen:false}];
case 'Glob':
if(part.parts?.some(({type})=>type!=='Literal'&&type!=='SingleQuoted')){
throw new NotUnderstood(`${part.text} is not understood; use a plain pattern.`);
}
return[{text:part.value,isOpen:false,isGlob:true}];
case 'DoubleQuoted':
return quoted(part.parts,scope);
case 'SimpleExpansion':
return expansion(part.text.slice(1),scope);
case 'ParameterExpansion':
return parameter(part,scope);
case 'CommandExpansion':
return split(scope.substitute(part.script));
case 'ArithmeticExpansion':
scope.arithmetic(part.expression);
return split(NUMBER);
case 'ProcessSubstitution':
scope.substitute(part.script);
return[{text:'/dev/stdin',isOpen:false}];
default:
throw new NotUnderstood(`${part.text} is not understood; use plain quotes and plain patterns.`);
}
}
function quoted(parts,scope){
const pieces=parts.map((part)=>piecesOf(part,scope));
const[only=[]]=pieces;
if(pieces.flat().some(({words})=>words))
return pieces.length===1?only:MANY_PIECES;
const values=pieces.map((each)=>each.map(({text,isOpen})=>({text,isOpen})));
const[first=knownValue(''),...others]=values;
return others.reduce((value,each)=>joined(value,each),first);
}
function split(value){
return value.map((alternative)=>({...alternative,isSplit:true}));
}
function expansion(name,{variables,root}){
if(/^[?#$!]$/.test(name))
return split(NUMBER);
if(/^[@*]$/.test(name))
return MANY_PIECES;
if(!VARIABLE_NAME.test(name))
return split(UNKNOWN);
if(name==='HOME')
return[{text:'~',isOpen:false}];
if(name==='PWD')
return[{text:root??'.',isOpen:false}];
return split(variables.get(name));
}
function parameter(part,scope){
const{parameter:name,prefix,index,operation,text}=part;
if(prefix==='!')
throw new NotUnderstood(`${text} reads a variable that another one names; write the value.`);
if(index)
return expand_word_element(part,index,scope);
if(prefix==='#')
return split(NUMBER);
const pieces=expansion(name,scope);
if(!operation)
return pieces;
if(pieces.some(({words})=>words)){
operate(UNKNOWN,operation,{name,text,scope});
return MANY_PIECES;
}
return split(operate(pieces,operation,{name,text,scope}));
}
function expand_word_element({parameter:name,prefix,operation,text},index,scope){
const elements=scope.variables.elements(name);
if(operation)
operate(UNKNOWN,operation,{name,text,scope});
if(index.value==='@'||index.value==='*'){
if(prefix==='#')
return split(NUMBER);
return elements&&!operation?[{text:'',isOpen:true,words:elements}]:MANY_PIECES;
}
if(!isNumeric(valueOfWord(index,scope))){
throw new NotUnderstood(`The index in ${text} is evaluated as arithmetic; use a number.`);
}
return split(operation?UNKNOWN:scope.variables.get(name));
}
function operate(value,operation,{name,text,scope}){
switch(operation.type){
case 'Default':{
const other=valueOfWord(operation.operand,scope);
if(operation.operator.endsWith('=')){
if(isSteeringInScript(name))
throw new NotUnderstood(`${text} changes which programs or options are used; remove it.`);
scope.variables.set(name,UNKNOWN);
}
if(operation.operator.endsWith('?'))
return value;
if(operation.operator.endsWith('+'))
return unionOf([knownValue(''),other]);
const kept=operation.operator.startsWith(':')?value.filter((each)=>each.isOpen||each.text!==''):value;
return kept.length>0?unionOf([kept,other]):other;
}
case 'Remove':{
const pattern=valueOfWord(operation.operand,scope);
return value.flatMap((each)=>pattern.flatMap((one)=>withoutPart(each,operation.operator,one)));
}
case 'Replace':
valueOfWord(operation.pattern,scope);
valueOfWord(operation.replacement,scope);
return UNKNOWN;
case 'CaseModification':
if(operation.operand)
valueOfWord(operation.operand,scope);
return UNKNOWN;
case 'Slice':
for(const bound of[operation.offset,operation.length]){
if(bound&&!isNumeric(valueOfWord({...bound,value:bound.value.trim()},scope))){
throw new NotUnderstood(`${text} evaluates ${bound.text} as arithmetic; use a number.`);
}
}
return UNKNOWN;
default:
throw new NotUnderstood(`${text} is not understood.`);
}
}
function withoutPart(each,operator,pattern){
if(pattern.isOpen)
return UNKNOWN;
const isEnd=operator.startsWith('%');
const isPlain=!/[*?[\\]/.test(pattern.text);
if(each.isOpen){
const folder=/^(.*?\/)/.exec(each.text)?.[0].slice(0,-1)??'';
const isShort=isPlain?pattern.text.lastIndexOf('/')<=0:pattern.text==='.*'&&!folder.includes('.');
return[{text:isEnd&&(isShort||pattern.text==='/*')?folder:'',isOpen:true}];
}
if(!isPlain)
return UNKNOWN;
const{text}=each;
if(isEnd)
return knownValue(text.endsWith(pattern.text)?text.slice(0,text.length-pattern.text.length):text);
return knownValue(text.startsWith(pattern.text)?text.slice(pattern.text.length):text);
}
function braceOptions(text){
const inside=/^\{([^{}'"\\$`\s*?[\]]*)\}$/.exec(text)?.[1];
if(inside===undefined)
throw new NotUnderstood(`${text} is a nested brace expansion; spell the words out.`);
if(inside.includes(','))
return inside.split(',');
const range=/^(-?\w+)\.\.(-?\w+)(?:\.\.-?\d+)?$/.exec(inside);
if(!range)
throw new NotUnderstood(`${text} is not understood; spell the words out.`);
const[,first='',last='']=range;
return/^[A-Za-z]$/.test(first)&&/^[A-Za-z]$/.test(last)?charactersBetween(first,last):[first,last];
}
function charactersBetween(first,last){
const[start=0,end=0]=[first.charCodeAt(0),last.charCodeAt(0)].sort((a,b)=>a-b);
return Array.from({length:end-start+1},(_,index)=>String.fromCharCode(start+index));
}
;
function readPrefix(assignment,program,scope){
const{name,value}=assignment;
if(value.type==='ArrayValue'||assignment.index)
throw new NotUnderstood('An array is not understood here.');
scope.value(value);
if(name==='IFS'&&program==='read')
return false;
if(isSteering(name)&&!isHarmless(assignment,scope))
throw steersPrograms(name);
return isSteering(name)&&possibleValues(assignment,scope).some((text)=>loadsFromTree(name,text??''));
}
function assignments_assign(assignment,scope){
const{name,index}=assignment;
let loads=false;
if(isSteeringInScript(name)){
if(index||!isHarmless(assignment,scope))
throw steersPrograms(name);
loads=possibleValues(assignment,scope).some((text)=>loadsFromTree(name,text??''));
}
setVariable(assignment,scope);
return loads;
}
function setVariable({name,value,append,index},scope){
const{variables}=scope.words;
if(index){
if(!isNumeric(scope.value(index)))
throw new NotUnderstood(`The index of ${name} is evaluated; use a number.`);
if(value.type==='Word')
scope.value(value);
variables.set(name,UNKNOWN);
}
else if(value.type==='ArrayValue'){
const elements=value.elements.map((element)=>scope.expand(element));
const isKnown=!append&&elements.every((forms)=>forms.length===1);
const words=isKnown?elements.flatMap(([form=[]])=>form):[MANY];
variables.setArray(name,words);
}
else{
const values=scope.value(value);
if(append&&variables.elements(name))
variables.setArray(name,[MANY]);
else
variables.set(name,append?UNKNOWN:values);
}
}
function checkLoopVariable(name){
if(isSteeringInScript(name))
throw steersPrograms(name);
}
function isHarmless(assignment,scope){
const values=possibleValues(assignment,scope);
return(values.length>0&&
values.every((text)=>text!==undefined&&isHarmlessSetting(assignment.name,text,scope.directory)));
}
function possibleValues({name,value,append=false},{words}){
if(value.type==='ArrayValue')
return[];
const before=words.variables.copy();
before.set(name,knownValue(EARLIER));
const values=valueOfWord(value,{...words,variables:before});
return values.map(({text,isOpen})=>(isOpen?undefined:append?EARLIER+text:text));
}
function steersPrograms(name){
return new NotUnderstood(`${name}= changes which programs, libraries or options are used; remove it.`);
}
;
const builtinNames=new Set(('alias bg bind break builtin caller cd command compgen complete compopt continue declare dirs disown echo enable eval exec '+
'exit export false fc fg getopts hash help history jobs kill let local logout mapfile popd printf pushd pwd read readarray '+
'readonly return set shift shopt source suspend test times trap true type typeset ulimit umask unalias unset wait '+
'command_not_found_handle').split(' '));
const declarations=new Map([
['export',/^$/],
['readonly',/^-[aA]$/],
['local',/^-[aArx]+$/],
['declare',/^-[aAgrx]+$/],
['typeset',/^-[aAgrx]+$/],
['unset',/^-v$/],
['read',/^-[rse]*[pdntNua]?$/],
['mapfile',/^-t$/],
['readarray',/^-t$/]
]);
function isDeclaration(name){
return declarations.has(name);
}
function declare({name,args},{variables,expand,value,assign}){
const builtin=name?.value??'';
const reads=/^(read|mapfile|readarray)$/.test(builtin);
let takesValue=false;
let isNamed=false;
for(const arg of args){
if(arg.type==='Assignment'){
assign(arg);
isNamed=true;
continue;
}
if(takesValue){
value(arg);
takesValue=false;
continue;
}
const word=onlyWord(expand(arg),arg);
if(word.startsWith('-')){
if(!declarations.get(builtin)?.test(word))
throw new NotUnderstood(`${builtin} ${word} is not understood.`);
takesValue=builtin==='read'&&/[pdntNu]$/.test(word);
continue;
}
const variable=/^([A-Za-z_]\w*)(=|$)/.exec(word)?.[1];
const isSpelledOut=variable!==undefined&&arg.text.replace(/^["']/,'').startsWith(variable);
if(!isSpelledOut||isSteeringInScript(variable))
throw new NotUnderstood(`${builtin} ${word} is not understood.`);
isNamed=true;
if(reads&&builtin!=='read')
variables.setArray(variable,[MANY]);
else
variables.set(variable,UNKNOWN);
}
if(!isNamed)
for(const each of DEFAULT_NAMES.get(builtin)??[])
variables.setArray(each,[MANY]);
}
function onlyWord(forms,{text}){
const[word,...others]=forms.flat();
if(!word||others.length>0||word.isOpen||word.isGlob)
throw new NotUnderstood(`${text} is not understood here.`);
return word.value;
}
;
function mustHaveSucceeded({commands,operators}){
const unsure=commands.findIndex((node,index)=>operators[index-1]==='||'||isNegated(node));
return commands.map((_,index)=>unsure<0||index<unsure);
}
function isNegated(node){
return node.type==='Pipeline'&&node.prefixes.some(({type})=>type==='Negation');
}
function functionsIn(script){
const found=[];
const visit=(node)=>{
if(node.type==='Function')
found.push(node);
(0,parser.dK)(node,visit);
};
visit(script);
return found;
}
function runsAny(node,isNamed){
let isFound=node.type==='Command'&&isNamed(writtenName(node));
(0,parser.dK)(node,(child)=>{
isFound||=runsAny(child,isNamed);
});
return isFound;
}
function withoutCommand(words){
const[first,...rest]=words;
if(first?.value!=='command')
return words;
const at=rest.findIndex(({value})=>!/^-(p+|-)$/.test(value));
return at<0?words:withoutCommand(rest.slice(at));
}
function writtenName({name,args}){
const words=[name,...args].map((word)=>({value:word?.type==='Word'?word.value:''}));
return withoutCommand(words)[0]?.value??'';
}
function isOfInput({descriptor,operator}){
if(!descriptor)
return operator.startsWith('<');
return descriptor.type==='FileDescriptor'&&descriptor.value===0;
}
const OTHER_INPUT=[literalWord('<')];
;
function outputOfSubstitution(script,found,root){
const lines=linesOfOutput(script,found);
if(lines.length===0)
return UNKNOWN;
const areAll=(form)=>lines.every((line)=>form.test(line));
if(areAll(/^(wc( -[clmw])+|nproc|date \+(%\d?[sNYmdHMSj])+|grep -c( [^-]\S*){1,2}|id -[ug])$/))
return NUMBER;
if(areAll(/^mktemp( -d)?$/))
return[{text:'/tmp/tmp.',isOpen:true,isList:true}];
if(areAll(/^(pwd|git rev-parse --show-toplevel)$/)&&root!==undefined)
return knownValue(root);
if(readsOtherInput(script))
return UNKNOWN;
const commands=found.map(({command})=>command);
return startsOfList(commands).map((text)=>({text,isOpen:true,isList:true}));
}
function linesOfOutput({commands:statements},found){
const[statement]=statements;
if(!statement||statements.length>1)
return[];
const stages=statement.command.type==='Pipeline'?statement.command.commands:[statement.command];
const nested=new Set(found.flatMap(({substituted=[]})=>substituted));
const own=found.filter(({command})=>!nested.has(command));
const formsByStage=[...Map.groupBy(own,({pipedFrom})=>pipedFrom).values()];
const arePrograms=stages.every((stage,index)=>stage.type==='Command'&&formsByStage[index]?.every(({command:[name]})=>name.value===stage.name?.value));
const last=arePrograms&&formsByStage.length===stages.length?(formsByStage.at(-1)??[]):[];
return last.map(({command})=>command.map(shownWord).join(' '));
}
function shownWord({value,isGlob,isOpen}){
return isGlob||isOpen?`${value}\n`:value;
}
function readsOtherInput(node){
let isFound=node.type==='Command'&&node.redirects.some(isOfInput);
(0,parser.dK)(node,(child)=>{
isFound||=readsOtherInput(child);
});
return isFound;
}
;
function readRedirections(redirects,scope){
for(const redirect of redirects){
if(redirect.descriptor?.type==='FileDescriptorVariable'){
throw new NotUnderstood('A redirection to a variable is not understood.');
}
if(redirect.type==='HereDoc')
scope.parts(redirect.body.parts??[]);
else if(redirect.target&&redirect.type==='HereString')
scope.value(redirect.target);
else if(redirect.target)
readRedirection(redirect.operator,redirect.target,scope);
}
}
function readRedirection(operator,target,scope){
for(const form of filesOf(target,scope)){
const[file,...others]=form;
if(!file||others.length>0||file.isGlob||operator==='<>'){
throw new NotUnderstood(`A redirection to ${target.text} is not understood.`);
}
const isDuplicate=operator==='>&'||operator==='<&';
if(isDuplicate&&/^(\d|-)$/.test(file.value)&&!file.isOpen)
continue;
if(isDuplicate&&(file.isOpen||/^[-\d]/.test(file.value))){
throw new NotUnderstood(`A redirection to ${target.text} is not understood.`);
}
const isOutside=operator==='<'?isUnreadable:leadsOutside;
if(isOutside(file.value,scope.directory)||(0,normalized_path.e9)(file.value)){
throw new NotUnderstood(`The redirection to ${file.value} leads outside the work tree and /tmp; remove it, or use a path inside.`);
}
}
}
function filesOf(target,{expand,value}){
const forms=expand(target);
if(!forms.some(([file])=>file?.isOpen&&file.isGlob))
return forms;
return value(target).map(({text,isOpen})=>[{value:text,isOpen,isGlob:isOpen&&!text.includes('/')}]);
}
;
function readTest(expression,scope){
switch(expression.type){
case 'TestUnary':{
const value=scope.value(expression.operand);
if(/^-[vR]$/.test(expression.operator)&&!value.every(({text,isOpen})=>!isOpen&&/^\w+$/.test(text))){
throw new NotUnderstood(`${expression.operator} evaluates the name of a variable; spell it out.`);
}
return;
}
case 'TestBinary':
for(const word of[expression.left,expression.right]){
const value=scope.value(word);
if(/^-(eq|ne|lt|le|gt|ge)$/.test(expression.operator)&&
!isNumeric(value)&&
!isNumericName(word.text,scope)){
throw new NotUnderstood(`[[ ]] evaluates ${word.text} as arithmetic; use [ ] instead.`);
}
}
return;
case 'TestLogical':
for(const operand of expression.operands)
readTest(operand,scope);
return;
case 'TestNot':
readTest(expression.operand,scope);
return;
case 'TestGroup':
readTest(expression.expression,scope);
}
}
function isNumericName(name,{variables}){
return VARIABLE_NAME.test(name)&&isNumeric(variables.get(name));
}
;
const word_forms_MAX_FORMS=64;
function formsOf(words){
const count=words.reduce((product,forms)=>product*forms.length,1);
const limited=count>word_forms_MAX_FORMS?words.map((forms)=>(forms.length>1?[[MANY]]:forms)):words;
return limited.reduce((starts,forms)=>starts.flatMap((start)=>forms.map((form)=>[...start,...form])),[[]]);
}
;
const MAX_DEPTH=40;
const MAX_COMMANDS=1_000;
const MAX_PIPED=20;
function readScript(script,directory){
const reader=new ScriptReader(script,directory);
reader.statements(script.commands,{isTop:true});
if(reader.setsHome&&reader.commands.some(({command})=>command.some(({value})=>readsHome(value)))){
throw new NotUnderstood('With another home folder, git could run what its settings there name; leave out git or HOME.');
}
return reader.loadsFromTree?reader.commands.map((each)=>({...each,runsProject:true})):reader.commands;
}
class ScriptReader{
commands=[];
setsHome=false;
loadsFromTree=false;
#variables;
#directory;
#pipedFrom=[];
#depth=0;
#isInFunction=false;
#functions=new Set();
#functionNames;
#setByFunctions;
#assigned;
#readOnly;
constructor(script,directory){
this.#directory=directory;
const functions=functionsIn(script);
this.#functionNames=new Set(functions.map(({name})=>name.value));
this.#setByFunctions=assignedIn(functions);
this.#assigned=assignedIn([script]);
this.#readOnly=readOnlyIn(script);
this.#variables=new Variables(this.#readOnly);
}
statements(statements,{isTop=false}={}){
this.#depth+=1;
if(this.#depth>MAX_DEPTH)
throw new NotUnderstood('The commands are nested too deeply; split the line.');
statements.forEach((statement,index)=>{
if(isTop&&statement.background&&index===statements.length-1){
throw new NotUnderstood('A background command (&) ends when this call ends; remove the &, or use it in the same line: node a.js & sleep 2; curl localhost:3000; kill $!');
}
if(isTop&&!statement.background&&statement.command.type==='Function')
this.#define(statement.command);
else
this.#list(statement);
});
this.#depth-=1;
}
#list({command,background}){
const start=this.#directory;
const work=()=>{
if(command.type==='AndOr')
this.#andOr(command);
else
this.#pipeline(command);
};
if(background)
this.#inSubshell(work);
else
work();
if(this.#directory!==start)
this.#directory=inUnknownFolder(this.#directory);
}
#andOr(list){
const{commands,operators}=list;
const start=this.#directory;
let skipped;
const isSure=mustHaveSucceeded(list);
commands.forEach((node,index)=>{
const operator=operators[index-1];
if(operator==='||'){
if(this.#directory!==start)
this.#directory=inUnknownFolder(start);
if(skipped)
this.#variables.joinWith(skipped);
skipped=undefined;
}
const before=operator===undefined?undefined:this.#variables.copy();
this.#pipeline(node,isSure[index]?operators[index]:undefined);
if(operator==='||'&&before)
this.#variables.joinWith(before);
if(operator==='&&'&&before){
if(skipped)
before.joinWith(skipped);
skipped=before;
}
});
if(skipped)
this.#variables.joinWith(skipped);
}
#pipeline(node,next){
if(node.type!=='Pipeline'){
this.#command(node,next);
return;
}
const outer=this.#pipedFrom;
for(const command of node.commands){
const first=this.commands.length;
if(node.commands.length===1)
this.#command(command,next);
else{
this.#inSubshell(()=>{
this.#command(command,undefined);
});
}
const added=this.commands.slice(first).map((each)=>each.command);
const isPlain=command.type==='Command'&&
added.length>0&&
added.every(([name])=>name.value===command.name?.value)&&
!command.redirects.some(isOfInput);
const all=[...this.#pipedFrom,...(isPlain?[]:[OTHER_INPUT]),...added];
this.#pipedFrom=all.length>MAX_PIPED?[OTHER_INPUT,...all.slice(-MAX_PIPED)]:all;
}
this.#pipedFrom=outer;
}
#command(node,next){
switch(node.type){
case 'Command':
this.#simple(node,next);
return;
case 'Redirected':
readRedirections(node.redirects,this.#redirectionScope());
this.#withInput(node.redirects,()=>{
this.#command(node.command,next);
});
return;
case 'Subshell':
this.#inSubshell(()=>{
this.statements(node.body.commands);
});
return;
case 'BraceGroup':
this.statements(node.body.commands);
return;
case 'If':
this.#if(node);
return;
case 'While':
this.#loop([node.clause,node.body],()=>{
this.statements(node.clause.commands);
this.statements(node.body.commands);
});
return;
case 'For':
this.#for(node);
return;
case 'ArithmeticFor':
if(node.initialize)
this.#arithmetic(node.initialize);
this.#loop([node],()=>{
if(node.test)
this.#arithmetic(node.test);
this.statements(node.body.commands);
if(node.update)
this.#arithmetic(node.update);
});
return;
case 'Case':
this.#case(node);
return;
case 'TestCommand':
readTest(node.expression,{value:this.#value,variables:this.#variables});
return;
case 'ArithmeticCommand':
if(node.expression||node.body.trim()!=='')
this.#arithmetic(node.expression);
return;
case 'Function':
throw new NotUnderstood('Define functions at the start of the line, outside of other commands.');
default:
throw new NotUnderstood(`${node.type.toLowerCase()} is not understood.`);
}
}
#if({clause,then,elif,else:otherwise}){
const results=[];
for(const branch of[{clause,then},...elif]){
this.statements(branch.clause.commands);
const before=this.#variables;
this.#variables=before.copy();
this.statements(branch.then.commands);
results.push(this.#variables);
this.#variables=before;
}
this.statements(otherwise?.commands??[]);
for(const result of results)
this.#variables.joinWith(result);
}
#case({word,items}){
this.#value(word);
const before=this.#variables;
const results=items.map(({pattern,body})=>{
this.#variables=before.copy();
for(const each of pattern)
this.#value(each);
this.statements(body.commands);
return this.#variables;
});
this.#variables=before;
if(items.some(({terminator})=>terminator!==undefined&&terminator!==';;')){
this.#variables.widen(assignedIn(items));
}
for(const result of results)
this.#variables.joinWith(result);
}
#for({name,wordlist,body}){
const words=(wordlist??[]).flatMap((word)=>this.#expand(word).flat());
const values=words.flatMap((word)=>{
if(word.isOpen)
return[{text:word.value,isOpen:true}];
return word.isGlob?[{text:startOfGlob(word.value),isOpen:true}]:knownValue(word.value);
});
checkLoopVariable(name.value);
this.#loop([body],()=>{
this.#variables.set(name.value,wordlist?values:UNKNOWN);
this.statements(body.commands);
});
}
#loop(nodes,work){
const before=this.#variables.copy();
const start=this.#directory;
const runs=(isNamed)=>nodes.some((node)=>runsAny(node,isNamed));
const callsFunction=runs((name)=>this.#functionNames.has(name)||(this.#functionNames.size>0&&/[$`]/.test(name)));
const startFolder=callsFunction||runs((name)=>MAY_CHANGE_FOLDER.test(name))?inUnknownFolder(start):start;
if(runs((name)=>SOURCES.test(name)))
this.#variables.forget();
if(callsFunction)
this.#variables.widen(this.#setByFunctions);
this.#directory=startFolder;
this.#variables.widen(assignedIn(nodes));
work();
this.#variables.joinWith(before);
if(this.#directory===startFolder)
this.#directory=start;
}
#define({name,body}){
if(!/^[A-Za-z_]\w*$/.test(name.value)||builtinNames.has(name.value)){
throw new NotUnderstood(`A function cannot be called ${name.value}.`);
}
if(body.type==='CompoundList')
throw new NotUnderstood('The function has no body.');
const before=[this.#variables,this.#directory];
this.#variables=new Variables(this.#readOnly);
this.#variables.widen(this.#assigned);
this.#directory=inUnknownFolder(this.#directory);
this.#functions.delete(name.value);
this.#isInFunction=true;
this.#command(body,undefined);
this.#isInFunction=false;
this.#functions.add(name.value);
[this.#variables,this.#directory]=before;
}
#withInput(redirects,work){
const outer=this.#pipedFrom;
if(redirects.some(isOfInput))
this.#pipedFrom=[...outer,OTHER_INPUT];
work();
this.#pipedFrom=outer;
}
#inSubshell(work){
const before=[this.#variables,this.#directory];
this.#variables=this.#variables.copy();
const result=work();
[this.#variables,this.#directory]=before;
return result;
}
#simple(node,next){
const first=this.commands.length;
const script=scriptOfInput(node);
readRedirections(node.redirects,this.#redirectionScope());
const assignments=node.prefix.filter((part)=>part.type==='Assignment');
if(!node.name){
for(const assignment of assignments)
this.#assign(assignment);
return;
}
let runsProject=false;
for(const assignment of assignments){
runsProject=readPrefix(assignment,node.name.value,this.#assignmentScope())||runsProject;
this.setsHome||=selectsHome(assignment.name);
}
if(node.name.value==='local'&&!this.#isInFunction)
throw new NotUnderstood('Outside of a function, local sets nothing.');
if(KEEPS_VARIABLES.test(node.name.value))
this.#forgetPrefix(assignments);
if(node.name.value==='unset'&&this.#functionNames.size>0&&node.args[0]?.text!=='-v')
throw new NotUnderstood('unset can remove a function; write unset -v for variables.');
if(isDeclaration(node.name.value)){
declare(node,{variables:this.#variables,expand:this.#expand,value:this.#value,assign:this.#assign});
return;
}
const words=[node.name,...node.args].map((word)=>this.#argument(word));
const substituted=this.commands.slice(first).map(({command})=>command);
const forms=formsOf(words);
const outer=this.#pipedFrom;
this.#withInput(node.redirects,()=>{
for(const form of forms)
this.#run(form,{substituted,script,runsProject});
});
const run=forms.map(withoutCommand);
if(run.some(([name])=>name?.value==='exec'))
this.#pipedFrom=[...outer,OTHER_INPUT];
const keepsPrefix=(name)=>KEEPS_VARIABLES.test(name)||this.#functionNames.has(name);
if(forms.some(([name])=>!name||keepsPrefix(name.value)))
this.#forgetPrefix(assignments);
if(run.some(([name])=>CHANGES_FOLDER.test(name?.value??'')))
this.#changeFolder(run,next);
}
#forgetPrefix(assignments){
for(const{name}of assignments)
this.#variables.set(name,UNKNOWN);
}
#run(words,{substituted,script,runsProject}){
const[name,...others]=words;
if(!name)
return;
if(name.isGlob||name.isOpen||!/^[\x21-\x7e]+$/.test(name.value)||name.value.startsWith('-')){
throw new NotUnderstood('Spell out the name of the program in plain ASCII. What a variable or a substitution names cannot be checked.');
}
if(this.#functionNames.has(name.value)&&!this.#functions.has(name.value)){
throw new NotUnderstood(`${name.value} is called before its definition ends.`);
}
if(this.#functions.has(name.value)){
this.#variables.widen(this.#setByFunctions);
this.#directory=inUnknownFolder(this.#directory);
return;
}
if(this.commands.length>=MAX_COMMANDS)
throw new NotUnderstood(`The line has more than ${MAX_COMMANDS} commands; split it.`);
if(SOURCES.test(withoutCommand(words)[0]?.value??'')){
if(this.#isInFunction)
throw new NotUnderstood(`${name.value} is not understood in a function.`);
this.#variables.forget();
this.#directory=inUnknownFolder(this.#directory);
}
const given=script===undefined?others:[literalWord('-c'),literalWord(script)];
this.commands.push({
command:[name,...given],
directory:this.#directory,
pipedFrom:this.#pipedFrom,
...(runsProject&&{runsProject}),
...(substituted.length>0&&{substituted})
});
}
#changeFolder(forms,next){
const[form]=forms;
const target=form?.[1];
this.#directory=
forms.length===1&&next==='&&'&&target&&!target.isOpen&&!target.isGlob&&!/^[-~+]/.test(target.value)
?afterCd(this.#directory,target.value)
:inUnknownFolder(this.#directory);
}
#argument(word){
if(word.type==='Word')
return this.#expand(word);
if(word.value.type==='ArrayValue'||word.index)
throw new NotUnderstood('An array is not understood here.');
const start=word.name+(word.append?'+=':'=');
return this.#value(word.value).map(({text,isOpen})=>[
{value:start+text,isGlob:false,...(isOpen&&{isOpen})}
]);
}
#assign=(assignment)=>{
this.loadsFromTree=assignments_assign(assignment,this.#assignmentScope())||this.loadsFromTree;
this.setsHome||=selectsHome(assignment.name);
};
#arithmetic=(expression)=>{
evaluateArithmetic(expression,{variables:this.#variables,parts:this.#parts,substitute:this.#substitute});
};
#expand=(word)=>expandWord(word,this.#scope());
#value=(word)=>valueOfWord(word,this.#scope());
#parts=(parts)=>{
const quoted={type:'DoubleQuoted',pos:0,end:0,text:'',parts};
return valueOfWord({type:'Word',text:'',value:'',pos:0,end:0,parts:[quoted]},this.#scope());
};
#scope(){
return{
variables:this.#variables,
root:this.#directory.root,
substitute:this.#substitute,
arithmetic:this.#arithmetic
};
}
#assignmentScope(){
return{directory:this.#directory,words:this.#scope(),expand:this.#expand,value:this.#value};
}
#redirectionScope(){
return{directory:this.#directory,expand:this.#expand,value:this.#value,parts:this.#parts};
}
#substitute=(script)=>{
if(!script||(script.errors??[]).length>0)
throw new NotUnderstood('A substitution is not understood; check its quotes and brackets.');
const first=this.commands.length;
const outer=this.#pipedFrom;
this.#pipedFrom=[];
this.#inSubshell(()=>{
this.statements(script.commands);
});
this.#pipedFrom=outer;
return outputOfSubstitution(script,this.commands.slice(first),this.#directory.root);
};
}
const posixShell=new RegExp(`^(/usr)?(/bin/)?${programs.a4}$`);
function scriptOfInput({name,args,redirects}){
if(!posixShell.test(name?.value??'')||args.some((arg)=>!/^-[seux]+$/.test(arg.text)))
return undefined;
const[document,...others]=redirects.filter(isOfInput);
if(document?.type!=='HereDoc'||others.length>0)
return undefined;
const script=(0,here_document.v)(document);
if(script===undefined)
throw new NotUnderstood('The script in the here-document has parts that are not known; quote its delimiter.');
return script;
}
const KEEPS_VARIABLES=/^(:|\.|break|continue|eval|exec|exit|export|readonly|return|set|shift|times|trap|unset|source)$/;
const CHANGES_FOLDER=/^(cd|pushd|popd|source|\.)$/;
const MAY_CHANGE_FOLDER=/^(cd|pushd|popd|source|\.)$|[$`]/;
const SOURCES=/^(source|\.)$/;
;
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
?`${problem} Write an apostrophe inside '\u2026' as '\\''.`
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
return((0,parser.qg)(line).errors??[]).length===0;
}
function count(line,character){
return line.split(character).length-1;
}
;
const MAX_LENGTH=32_768;
const shell_line_MAX_COMMANDS=200;
function readShellLine(line,directory){
if(line.length>MAX_LENGTH){
return{kind:'refused',reason:`The command is longer than ${MAX_LENGTH} characters.`};
}
const script=(0,parser.qg)(line);
const problem=shellSyntaxProblem(line,script.errors??[]);
if(problem!==undefined)
return{kind:'malformed',problem};
try{
checkCharacters(line);
const commands=directory.isBounded?readScript(script,directory):commandsOf(script.commands,directory);
if(!directory.isBounded&&commands.length>shell_line_MAX_COMMANDS){
return{kind:'refused',reason:`The line has more than ${shell_line_MAX_COMMANDS} commands; split it.`};
}
const isEmpty=script.commands.length===0;
return isEmpty?{kind:'refused',reason:'The line has no command.'}:{kind:'commands',commands};
}
catch(error){
if(error instanceof NotUnderstood)
return{kind:'refused',reason:error.message};
throw error;
}
}
function syntaxProblemOf(line){
return line.length>MAX_LENGTH?undefined:shellSyntaxProblem(line,(0,parser.qg)(line).errors??[]);
}
const HIDDEN=new RegExp(String.raw `[${hidden_characters.kH}${hidden_characters.uB}${hidden_characters.Ev}\p{Co}\p{Cs}[${hidden_characters.W3}--[\n\t]][${hidden_characters.mp}--[\x20]]]`,'v');
function checkCharacters(line){
const hidden=HIDDEN.exec(line);
if(hidden)
throw new NotUnderstood(`It contains the invisible character ${(0,hidden_characters.yb)(hidden[0])}; remove it.`);
const dash=/(?<=^|\s)[\u2010-\u2015\u2212\ufe58\ufe63\uff0d](?=[\w\u2010-\u2015\u2212])/u.exec(line);
if(dash)
throw new NotUnderstood(`It contains ${(0,hidden_characters.yb)(dash[0])}, which only looks like a hyphen; write -.`);
}
function commandsOf(statements,start){
let directory=start;
return statements.flatMap((statement,index)=>{
if(statement.background&&index===statements.length-1){
throw new NotUnderstood('A background command (&) ends when this call ends; remove the &.');
}
const commands=commandsOfStatement(statement,directory);
if(commands.some(({command})=>withoutCommand(command)[0]?.value==='cd'))
directory=inUnknownFolder(directory);
return commands;
});
}
function commandsOfStatement({command},start){
if(command.type!=='AndOr')
return commandsOfPipeline(command,start);
let directory=start;
const isSure=mustHaveSucceeded(command);
return command.commands.flatMap((node,index)=>{
if(command.operators[index-1]==='||'&&directory!==start)
directory=inUnknownFolder(start);
const commands=commandsOfPipeline(node,directory);
const[only]=commands;
if(only&&commands.length===1)
directory=directoryAfter(only,isSure[index]?command.operators[index]:undefined);
return commands;
});
}
function directoryAfter({command,directory},operator){
const[name,target]=withoutCommand(command);
if(name?.value!=='cd')
return directory;
return operator==='&&'&&target!==undefined?afterCd(directory,target.value):inUnknownFolder(directory);
}
function commandsOfPipeline(node,directory){
const nodes=node.type==='Pipeline'?node.commands:[node];
if(nodes.length>shell_line_MAX_COMMANDS)
throw new NotUnderstood(`The pipeline has more than ${shell_line_MAX_COMMANDS} commands; split it.`);
const commands=nodes.map((command)=>{
if(command.type==='Command')
return toSimpleCommand(command,directory);
throw new NotUnderstood('Only plain commands joined by &&, ||, ; and | are understood: no groups, loops, conditions or functions. '+
'Spell the commands out, and set the folder with cwd.');
});
const inputs=nodes.map((node)=>(node.type==='Command'&&node.redirects.some(isOfInput)?[OTHER_INPUT]:[]));
const pipedFrom=(end)=>commands.slice(0,end).flatMap((command,index)=>[...(inputs[index]??[]),command]);
return commands.map((command,index)=>({
command,
directory,
pipedFrom:[...pipedFrom(index),...(inputs[index]??[])]
}));
}
function toSimpleCommand(command,directory){
for(const redirection of command.redirects)
checkRedirection(redirection,directory);
command.prefix.filter((part)=>part.type==='Assignment').forEach(checkVariable);
if(!command.name)
throw new NotUnderstood('A variable set for later commands is not understood; write its value there.');
const name=toShellWord(command.name);
if(name.isGlob||!/^[\x21-\x7e]+$/.test(name.value)||name.value.startsWith('-')){
throw new NotUnderstood('Spell out the name of the program in plain ASCII.');
}
return[name,...command.args.map((word)=>toShellWord(argumentWord(word),(0,programs.mN)(name.value)))];
}
function argumentWord(word){
if(word.type==='Word')
return word;
if(word.value.type==='ArrayValue'||word.index)
throw new NotUnderstood('Arrays are not understood.');
const{parts}=word.value;
const value=word.name+(word.append?'+=':'=')+word.value.value;
return{type:'Word',text:word.text,value,pos:word.pos,end:word.end,parts};
}
const expansionNames={
SimpleExpansion:'a variable; write its value',
ParameterExpansion:'a variable; write its value',
CommandExpansion:'a command substitution; run that command first and write its output',
ArithmeticExpansion:'arithmetic',
ProcessSubstitution:'a process substitution',
BraceExpansion:'a brace expansion; spell the words out',
ExtendedGlob:'an extended glob',
AnsiCQuoted:"$'\u2026'; use plain quotes",
LocaleString:'$"\u2026"; use plain quotes'
};
function toShellWord(word,takesAnyFile=false){
let isGlob=false;
for(const{type,text}of(word.parts??[]).flatMap(withNestedParts)){
if(type==='SimpleExpansion'&&text==='$?')
continue;
const name=expansionNames[type];
if(name)
throw new NotUnderstood(`${word.text} contains ${name}. Only words that are spelled out can be checked.`);
isGlob||=type==='Glob';
}
if(word.text.startsWith('~'))
throw new NotUnderstood(`${word.text} leads to a home folder, outside the repository.`);
if(isGlob&&(!takesAnyFile||word.value.startsWith('-')))
checkGlob(word.value);
return{value:word.value,isGlob};
}
function withNestedParts(part){
const inside=part.type==='DoubleQuoted'||part.type==='Glob'?(part.parts??[]):[];
return[part,...inside.flatMap(withNestedParts)];
}
function checkGlob(value){
const start=startOfGlob(value);
if(start!==''&&(!start.startsWith('-')||start.includes('=')))
return;
throw new NotUnderstood(`${value} can expand to a file whose name is an option; write ./${value.replace(/^-+/,'')}.`);
}
function checkRedirection(redirection,directory){
if(redirection.descriptor?.type==='FileDescriptorVariable'){
throw new NotUnderstood('A redirection to a variable is not understood.');
}
if(redirection.type==='HereDoc'){
const isPlain=redirection.body.parts?.every(({type})=>type==='Literal')??true;
if(!isPlain)
throw new NotUnderstood('The here-document expands variables or commands; quote its delimiter.');
}
else if(redirection.target){
const target=toShellWord(redirection.target);
if(redirection.type==='Redirect')
checkRedirectionTarget(redirection.operator,target,directory);
}
}
function checkRedirectionTarget(operator,{value,isGlob},directory){
const isDescriptor=(operator==='>&'||operator==='<&')&&/^(\d|-)$/.test(value);
if(isDescriptor||value==='/dev/null')
return;
const isAmbiguous=(operator==='>&'||operator==='<&')&&/^[-\d]/.test(value);
if(isGlob||isAmbiguous||operator==='<>')
throw new NotUnderstood(`A redirection to ${value} is not understood.`);
if(isUnwritable(value,directory)){
throw new NotUnderstood(`The redirection to ${value} leads outside the work tree; remove it, or use a relative path inside it.`);
}
}
function checkVariable(assignment){
const{name,value}=assignment;
if(value.type==='ArrayValue'||assignment.index)
throw new NotUnderstood('Arrays are not understood.');
toShellWord(value);
if(assignment.append||!isPlainSetting(name,value.value)){
throw new NotUnderstood(`${name}= can change which programs, libraries or options are used; remove it.`);
}
}
;
const MAX_NODES=20_000;
const unparsed_line_MAX_DEPTH=150;
function severityOfUnparsedLine(line,directory){
const walk={left:MAX_NODES,directory,isCritical:line.length>MAX_NODES};
if(!walk.isCritical)
visit((0,parser.qg)(line),{pipedFrom:[],isRun:false,depth:0},walk);
return walk.isCritical?'critical':'high';
}
function visit(value,{depth,...rest},walk){
if(walk.isCritical||typeof value!=='object'||value===null)
return;
walk.left-=1;
walk.isCritical=walk.left<=0||depth>unparsed_line_MAX_DEPTH;
const context={...rest,depth:depth+1};
if(Array.isArray(value)){
value.forEach((item)=>{
visit(item,context,walk);
});
return;
}
const node=value;
if(isCriticalNode(node,context,walk.directory))
walk.isCritical=true;
if(node['type']==='Pipeline')
visitPipeline(node,context,walk);
else if(node['type']==='Command')
visitCommand(node,context,walk);
else
visitParts(node,context,walk);
}
function visitPipeline(node,context,walk){
const commands=Array.isArray(node['commands'])?node['commands']:[];
const names=commands.map((command)=>unparsed_line_wordsOf(command)[0]??'');
commands.forEach((command,index)=>{
visit(command,{...context,pipedFrom:names.slice(Math.max(0,index-20),index)},walk);
});
}
function visitCommand(node,context,walk){
const words=unparsed_line_wordsOf(node);
const isShell=inputRunners.test(words[0]??'');
const script=words.findIndex((word)=>/^-\w*c$/.test(word))+1;
const line=words[0]==='eval'?words.slice(1).join(' '):script>0?words[script]:undefined;
if(isShell&&line!==undefined){
walk.left-=line.length;
if(walk.left>0)
visit((0,parser.qg)(line),context,walk);
else
walk.isCritical=true;
}
visitParts(node,{...context,pipedFrom:[],isRun:isShell},walk);
}
function visitParts(node,context,walk){
const keys=new Set([...Object.keys(node),...['parts','script','body'].filter((key)=>key in node)]);
for(const key of keys)
visit(node[key],context,walk);
}
function isCriticalNode(node,{pipedFrom,isRun},directory){
if(node['type']==='Redirect')
return isSystemTarget(node['target']);
if(node['type']==='Function')
return callsItself(node);
if(node['type']!=='Command')
return false;
const words=unparsed_line_wordsOf(node);
if(isRun&&fetchers.test(words[0]??''))
return true;
return words.slice(0,12).some((word,index)=>{
const program=(0,paths.Vb)(word);
return criticalReason({program,words:words.slice(index+1),pipedFrom,directory})!==undefined;
});
}
function unparsed_line_wordsOf(node){
if(typeof node!=='object'||node===null)
return[];
const{name,suffix}=node;
const words=[name,...(Array.isArray(suffix)?suffix:[])];
return words.flatMap((word)=>(isWord(word)?[word.value]:[]));
}
function isWord(node){
return typeof node==='object'&&node!==null&&'value' in node&&typeof node.value==='string';
}
const systemTarget=new RegExp(String.raw `^/(dev/(?!null$|std|tty$|fd/)|${SYSTEM_FOLDERS})\b|(^|/)\.ssh/`);
function isSystemTarget(node){
return isWord(node)&&systemTarget.test(node.value);
}
function callsItself({name,body}){
return isWord(name)&&JSON.stringify(body??'').includes(`"value":${JSON.stringify(name.value)}`);
}
;
function bashSyntaxIn(script){
let found;
const visit=(node)=>{
found??=bashSyntax(node);
if(found===undefined)
(0,parser.dK)(node,visit);
};
visit((0,parser.qg)(script));
return found;
}
const posix_shell_forms={
TestCommand:'[[ ]]',
ArithmeticCommand:'(( ))',
ArithmeticFor:'for (( ))',
Select:'select',
Coproc:'coproc',
ProcessSubstitution:'a process substitution',
BraceExpansion:'a brace expansion',
ExtendedGlob:'an extended glob',
AnsiCQuoted:"$'\u2026'",
LocaleString:'$"\u2026"',
HereString:'<<<',
ArrayValue:'an array'
};
const builtin=/^(declare|typeset|mapfile|readarray)$/;
function bashSyntax(node){
const form=posix_shell_forms[node.type];
if(form!==undefined)
return form;
switch(node.type){
case 'Redirect':
return/^(&>>?|>&)$/.test(node.operator)&&!/^(\d+|-)$/.test(node.target?.text??'')?node.operator:undefined;
case 'Pipeline':
return node.operators.find((operator)=>operator==='|&');
case 'Function':
return node.pos===node.name.pos?undefined:'function';
case 'CaseItem':
return node.terminator===';&'||node.terminator===';;&'?node.terminator:undefined;
case 'Assignment':
return node.append===true||node.index?'an array or +=':undefined;
case 'Command':
return builtin.exec(writtenName(node))?.[0];
default:
return undefined;
}
}
;
function unwrapCommand({command,pipedFrom,directory}){
const[{value:name},...words]=command;
const program=directory.isBounded?name.replace(/^\/(usr\/(local\/)?)?bin\//,''):name;
const{isBounded=false}=directory;
if(unwrap_command_posixShell.test(program))
return shellScript(program,words,isBounded);
if(program==='env')
return unwrapEnv(words,directory);
if(program==='xargs')
return isBounded?unwrapBoundedXargs(words,pipedFrom):unwrapXargs(words,pipedFrom);
if(program==='find')
return unwrapFind(words,isBounded);
const skipped=wrappers.get(program)?.(words.map(({value})=>value));
const inner=skipped===undefined?undefined:innerCommand(words.slice(skipped));
return inner&&{kind:'commands',commands:[inner],runsProject:runsProject.test(program)};
}
const unwrap_command_posixShell=new RegExp(`^${programs.a4}$`);
const runsProject=new RegExp(`^(bundle|${programs.bD.join('|')})$`);
function innerCommand([name,...words]){
return name===undefined||name.isGlob||name.isOpen||name.value.startsWith('-')?undefined:[name,...words];
}
const wrappers=new Map(Object.entries({
timeout:wordsOfTimeout,
nice:wordsOfNice,
time:(words)=>words.findIndex((word)=>!/^-[pv]$/.test(word)),
nohup:()=>0,
'xvfb-run':(words)=>words.findIndex((word)=>!/^(-a|--auto-servernum)$/.test(word)),
conda:([first,...words])=>(first==='run'?wordsOfCondaRun(words):undefined),
stdbuf:(words)=>{
const end=words.findIndex((word)=>!/^-[ioe][L0]$/.test(word));
return end>0?end:undefined;
},
command:([first=''])=>(first.startsWith('-')?undefined:0),
bundle:([first])=>(first==='exec'?1:undefined),
...Object.fromEntries(programs.bD.map((name)=>[name,wordsOfRun]))
}));
const RUN_FLAG=/^(?:--(?:frozen|locked|no-sync|offline|all-packages|all-extras|all-groups|dev|no-dev|no-project|isolated|active|quiet)|-[qv]|--(?:package|extra|group|python)=[\w.-]+)$/;
const RUN_OPTION=/^(?:--(?:package|extra|group|python)|-[pP])$/;
function wordsOfRun([first,...words]){
if(first!=='run')
return undefined;
let index=0;
for(let word=words[0];word?.startsWith('-');word=words[index]){
if(word==='--')
return index+2;
const hasValue=RUN_OPTION.test(word)&&/^[\w.][\w.-]*$/.test(words[index+1]??'');
if(!hasValue&&!RUN_FLAG.test(word))
return undefined;
index+=hasValue?2:1;
}
return index+1;
}
function wordsOfCondaRun(words){
let index=0;
for(let word=words[0];word?.startsWith('-');word=words[index]){
const hasValue=/^(?:-n|--name)$/.test(word)&&/^[\w.][\w.-]*$/.test(words[index+1]??'');
if(!hasValue&&!/^--(?:no-capture-output|live-stream|name=[\w.-]+)$/.test(word))
return undefined;
index+=hasValue?2:1;
}
return index+1;
}
function wordsOfTimeout(words){
let index=0;
for(let option=words[0];option?.startsWith('-');option=words[index]){
const takesValue=/^-[ks]$/.test(option);
const isKnown=/^(--(foreground|preserve-status|verbose|kill-after=[\d.]+[smhd]?|signal=\w+)|-v|-[ks]\w+)$/.test(option);
if(!takesValue&&!isKnown)
return undefined;
index+=takesValue?2:1;
}
return/^[\d.]+[smhd]?$/.test(words[index]??'')?index+1:undefined;
}
function wordsOfNice([first='',second='']){
if(first==='-n'&&/^-?\d+$/.test(second))
return 2;
if(/^-\d+$|^-n\d+$/.test(first))
return 1;
return first.startsWith('-')?undefined:0;
}
function shellScript(program,words,isBounded){
const[option,script,...rest]=words;
if(!option||!script||(rest.length>0&&!isBounded)||script.isGlob||!/^-[lexu]*c$/.test(option.value))
return undefined;
if(script.isOpen)
return{kind:'refused',reason:'The script has parts that are not known; spell it out.'};
const line=script.value;
const foreign=program==='bash'?undefined:bashSyntaxIn(line);
if(foreign===undefined)
return{kind:'line',line};
return{kind:'refused',reason:`${program} can read ${foreign} in another way than bash; write bash -c.`,line};
}
function unwrapEnv(words,directory){
const start=words.findIndex(({value},index)=>value!=='-u'&&!/^-u[A-Za-z_]\w*$/.test(value)&&words[index-1]?.value!=='-u');
const length=words.slice(start).findIndex(({value})=>!/^[A-Za-z_]\w*=/.test(value));
if(start<0||length<0)
return undefined;
const end=start+length;
const inner=words.slice(end);
if(inner[0]?.value.includes('='))
return undefined;
const steering=words.slice(start,end).find(({value,isOpen})=>{
const[name='']=value.split('=',1);
const text=value.slice(name.length+1);
if(!directory.isBounded)
return!isPlainSetting(name,text);
if(selectsHome(name)&&inner.some((word)=>readsHome(word.value)))
return true;
return isSteering(name)&&(isOpen===true||!isHarmlessSetting(name,text,directory));
});
const command=innerCommand(inner);
if(steering){
return{
kind:'refused',
...(command&&{commands:[command]}),
reason:`${steering.value} can change which programs, libraries or options are used; remove it.`
};
}
const runsProject=words.slice(start,end).some(({value})=>{
const at=value.indexOf('=');
return loadsFromTree(value.slice(0,at),value.slice(at+1));
});
return command&&{kind:'commands',commands:[command],runsProject};
}
function unwrapXargs(words,pipedFrom){
const end=words.findIndex(({value},index)=>!/^(-0|-r|-t|-[nLP]\d*|--null|--no-run-if-empty)$/.test(value)&&
!(/^-[nLP]$/.test(words[index-1]?.value??'')&&/^\d+$/.test(value)));
const command=words.slice(Math.max(end,0));
if(!isFileList(pipedFrom)){
return{
kind:'refused',
reason:'xargs adds words that cannot be checked. Pipe file names to it from find, git ls-files or grep -l.'
};
}
const name=command[0]?.value??'';
if(end<0||!(0,programs.mN)(name)){
return{
kind:'refused',
reason:`xargs ${name} passes on file names that can be options. Use a program that only reads files, such as cat.`
};
}
const inner=innerCommand(command);
return inner&&{kind:'commands',commands:[inner]};
}
function unwrapBoundedXargs(words,pipedFrom){
let placeholder;
let at=0;
for(let option=words[0]?.value;option?.startsWith('-');option=words[at]?.value){
const replaced=/^(?:-I|--replace=)(.*)$/s.exec(option)?.[1];
if(replaced!==undefined)
placeholder=replaced===''?words[at+1]?.value:replaced;
else if(!/^(-0|-r|-t|-[nLPd].*|--null|--no-run-if-empty)$/s.test(option))
return undefined;
at+=/^-[InLPd]$/.test(option)?2:1;
}
const[name=literalWord('echo'),...others]=words.slice(at);
if(name.isGlob||name.isOpen||(placeholder!==undefined&&name.value.includes(placeholder)))
return undefined;
const added=startsOfList(pipedFrom).map((value)=>({value,isGlob:true,isOpen:true}));
if(placeholder===undefined)
return{kind:'commands',commands:[[name,...others,...added]]};
const mark=placeholder;
const replacedWords=added.map((word)=>[
name,
...others.map((other)=>replacing(other,mark,word))
]);
return{kind:'commands',commands:replacedWords};
}
function replacing(word,placeholder,by){
const at=word.value.indexOf(placeholder);
if(at<0)
return word;
return{value:word.value.slice(0,at)+by.value,isGlob:false,isOpen:true};
}
function removalByFind(find,[name,...words]){
const isPlain=words.every(({value,isOpen})=>!isOpen&&/^(-[rRfvd]+|--|\{\})$/.test(value));
return isPlain?{kind:'commands',commands:[find,[name,literalWord('./selected-by-name')]]}:undefined;
}
function unwrapFind(words,isBounded){
const at=words.findIndex(({value})=>value==='-exec');
const isEnd=(value,before)=>value===';'||(value==='+'&&before==='{}');
const length=at<0?-1:words.slice(at).findIndex(({value},index)=>isEnd(value,words[at+index-1]?.value));
const[name,...others]=words.slice(at+1,at+Math.max(length,0));
if(!name)
return undefined;
if(others.some(({value})=>value.includes('{}')&&/(?:^|\/)\.\.(?:\/|$)/.test(value)))
return undefined;
const find=[literalWord('find'),...words.slice(0,at),...words.slice(at+length+1)];
if((0,programs.mN)(name.value)){
return{kind:'commands',commands:[find,[name,...others.filter(({value})=>value!=='{}')]]};
}
const isRemoval=/^(rm|rmdir|unlink)$/.test(name.value)&&deletesByName(words.slice(0,at).map(({value})=>value));
if(isBounded&&isRemoval)
return removalByFind(find,[name,...others]);
if(!isBounded||name.isOpen||name.isGlob||/^(\{\}|rm|rmdir|unlink|mv|xargs)$/.test(name.value))
return undefined;
const starts=startsOfList([[literalWord('find'),...words.slice(0,at)]]);
const started=starts.map((start)=>[
name,
...others.map((word)=>replacing(word,'{}',{value:start,isGlob:true}))
]);
return{kind:'commands',commands:[find,...started]};
}
;
const ROOT={root:undefined,folder:''};
function judgeCommand(line,rules,directory=ROOT){
return explainCommand(line,rules,directory).judgment;
}
function judgeAnyCommand(line){
const problem=syntaxProblemOf(line);
return problem===undefined?{kind:'allowed',rules:['any']}:{kind:'malformed',problem};
}
function explainCommand(line,rules,directory=ROOT){
const parsed=readShellLine(line,directory);
if(parsed.kind==='malformed')
return{judgment:parsed,commands:[]};
if(parsed.kind==='refused'){
const severity=severityOfUnparsedLine(line,directory);
return{judgment:{...parsed,remedy:undefined,severity},commands:[]};
}
const commands=uniqueVerdicts(parsed.commands.flatMap((scriptCommand)=>verdictsOn(scriptCommand,rules)));
const refused=commands.filter(({rule})=>rule===undefined);
const severity=worstOf(refused.map((verdict)=>verdict.severity));
const first=refused.find((verdict)=>verdict.severity==='critical')??refused[0];
if(!first)
return{judgment:{kind:'allowed',rules:commands.flatMap(({rule})=>rule??[])},commands};
const{reason='',remedy}=first;
return{judgment:{kind:'refused',reason,remedy,severity},commands};
}
function uniqueVerdicts(verdicts){
return verdicts.filter(({command,rule},index)=>index===0||command!==verdicts[index-1]?.command||rule!==verdicts[index-1]?.rule);
}
const MAX_WRAPPERS=3;
function verdictsOn(scriptCommand,rules,depth=0){
const own=verdictOn(scriptCommand,rules);
const mayWrap=own.severity!=='critical'&&depth<MAX_WRAPPERS;
const unwrapped=mayWrap?unwrapCommand(scriptCommand):undefined;
const runsProject=scriptCommand.runsProject===true||isVirtualProgram(scriptCommand.command);
const isTooMuch=(verdict)=>onlyReads(verdict)&&!allowsScripts(rules,scriptCommand.directory);
if(!unwrapped)
return[runsProject&&isTooMuch(own)?alsoRuns(own):own];
const inner=verdictsInside(unwrapped,{scriptCommand,own},(each)=>verdictsOn({...each,runsProject:runsProject||each.runsProject===true},rules,depth+1));
const startsProject=unwrapped.kind==='commands'&&unwrapped.runsProject===true;
if(startsProject&&own.rule===undefined&&inner.every(isTooMuch))
return[alsoRuns(own)];
const isWanted=own.rule!==undefined&&!inner.some(({severity})=>severity==='critical');
return isWanted?[own]:inner;
}
function alsoRuns(verdict){
const reason=`${verdict.command} could also run code of the repository here, and only a rule for reading allows it.`;
return{...verdict,rule:undefined,severity:worstOf(['medium',verdict.severity]),reason};
}
function onlyReads({rule}){
return rule!==undefined&&(0,default_commands.Lx)(rule);
}
function allowsScripts(rules,directory){
const scripts=[['bash','./x.sh'],['python','./x.py'],['ruby','./x.rb']];
return scripts.some(([name,file])=>{
const match=bestMatch([literalWord(name),literalWord(file)],rules,directory);
return match?.rule!==undefined;
});
}
function verdictsInside(unwrapped,{scriptCommand,own},judge){
const refused={...own,rule:undefined,remedy:undefined};
if(unwrapped.kind==='refused'){
const inner=(unwrapped.commands??[]).flatMap((command)=>judge({...scriptCommand,command}));
const critical=inner.filter(({severity})=>severity==='critical');
if(critical.length>0)
return critical;
const{reason,line}=unwrapped;
const severity=line===undefined?own.severity:severityOfUnparsedLine(line,scriptCommand.directory);
return[{...refused,severity,reason}];
}
if(unwrapped.kind==='commands')
return unwrapped.commands.flatMap((command)=>judge({...scriptCommand,command}));
const line=readShellLine(unwrapped.line,scriptCommand.directory);
if(line.kind==='commands')
return line.commands.flatMap(judge);
const reason=line.kind==='refused'?line.reason:line.problem;
return[{...refused,severity:severityOfUnparsedLine(unwrapped.line,scriptCommand.directory),reason}];
}
function verdictOn(scriptCommand,rules){
const own=verdictOnForm(scriptCommand,rules);
const worse=worstForms(scriptCommand.command)
.map((command)=>verdictOnForm({...scriptCommand,command},rules))
.find(({rule,severity})=>(own.rule!==undefined&&rule===undefined)||severity==='critical');
if(!worse)
return own;
const reason=`A pattern in it can match .. or .git. ${worse.reason??''}`;
return{...worse,command:own.command,reason,remedy:undefined};
}
function verdictOnForm({command,directory,pipedFrom,substituted=[]},rules){
const words=command.slice(1).map(({value})=>value);
const invocation={
program:programOf(command),
words,
pipedFrom:[...pipedFrom,...substituted].map(programOf),
directory
};
const text=command.map(({value,isOpen})=>(isOpen?`${value}\u2026`:value)).join(' ');
const refused={command:text,rule:undefined};
const critical=criticalReason(invocation);
if(critical!==undefined){
return{...refused,severity:'critical',reason:`${critical} No rule can allow it.`,remedy:undefined};
}
const match=bestMatch(command,rules,directory);
if(match?.rule!==undefined){
const severity=default_commands.vj.includes(match.rule)?'none':severityOf(invocation);
return{command:text,severity,rule:match.rule,reason:undefined,remedy:undefined};
}
const remedy=remedyFor(command);
if(match?.refusal!==undefined){
const reason=withHint(match.refusal,text);
return{...refused,severity:worstOf(['high',severityOf(invocation)]),reason,remedy};
}
const reason=withHint(`No rule allows "${text}".`,text);
return{...refused,severity:severityOf(invocation),reason,remedy};
}
function bestMatch(command,rules,directory){
if(command.some(({value})=>value.includes('\0')))
return undefined;
const canonical=canonicalCommand(command,rules,directory);
return firstMatch(command,rules,directory)??(canonical&&firstMatch(canonical,rules,directory));
}
function firstMatch(command,rules,directory){
let refusal;
for(const rule of rules){
const wild=wildcardPositions(rule,command);
if(!wild)
continue;
const found=argumentRefusal(command,wild,directory);
if(found===undefined)
return{rule};
refusal??=found;
}
return refusal===undefined?undefined:{refusal};
}
function remedyFor(command){
const words=command.map(({value})=>value);
if(command.some(({isGlob,isOpen})=>isGlob||isOpen)||words.some((word)=>word===''||/[\s*]/.test(word)))
return undefined;
return `- '${words.join(' ').replaceAll("'","''")}'`;
}
}),
82787:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
F:()=>(SSH_KEY_TYPES),
U:()=>(CREDENTIAL_FOLDERS)
});
const CREDENTIAL_FOLDERS=['ssh','aws','gnupg','kube'];
const SSH_KEY_TYPES=['rsa','dsa','ecdsa','ed25519'];
}),
91059:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
v:()=>(literalHereDocument)
});
function literalHereDocument({delimiter,body,operator}){
if(!delimiter?.quoted&&/[$`\\]/.test(body.text))
return undefined;
return operator==='<<-'?body.text.replaceAll(/^\t+/gm,''):body.text;
}
})
};
;
