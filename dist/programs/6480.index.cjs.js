"use strict";
exports.id=6480;
exports.ids=[6480];
exports.modules={
56296:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Mi:()=>(CHANGE_LIMITS),
UB:()=>(TreeTooLarge),
i7:()=>(LIST_LIMITS),
yx:()=>(Look)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(59973);
var _text_visible_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2754);
var node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760);
var _text_format_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(79623);
var _machine_program_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(44931);
const MB=2**20;
const CHANGE_LIMITS={
counted:'new or changed files',
entries:100_000,
bytes:2_048*MB,
seconds:180
};
const LIST_LIMITS={counted:'files',entries:1_000_000,bytes:1_024*MB,seconds:60};
const MAX_NAMES=128*MB;
const PATIENCE_MS=500;
class TreeTooLarge extends _errors_js__WEBPACK_IMPORTED_MODULE_4__.yo{
name='TreeTooLarge';
}
class Look{
signal;
#limits;
#timeout;
#blocked=new AbortController();
#entries=[];
#reads=[];
#bytes=0;
#names=0;
#patternFiles=[];
constructor(limits,signal){
this.#limits=limits;
this.#timeout=AbortSignal.timeout(limits.seconds*1000);
this.signal=AbortSignal.any([...(signal?[signal]:[]),this.#timeout,this.#blocked.signal]);
}
watchGit(root,gitDirectory){
const ended=new AbortController();
const search=async()=>{
const signal=AbortSignal.any([ended.signal,this.signal]);
const{pipes,patternFiles}=await delayingFiles(root,(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDirectory,'index'),signal);
this.#patternFiles=patternFiles;
if(pipes[0]===undefined)
return;
const waits=`${(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_0__.Q)(pipes[0])} is a named pipe, for which git waits without end.`;
this.#blocked.abort(new TreeTooLarge(`${waits} Delete it in the command that creates it.`));
};
const timer=setTimeout(()=>void search(),PATIENCE_MS);
return()=>{
clearTimeout(timer);
ended.abort();
};
}
list(paths){
const{entries,counted}=this.#limits;
for(const path of paths){
this.#entries.push({path,weight:1});
this.#names+=path.length;
}
if(this.#names>MAX_NAMES)
throw this.cutOff([],'their names are too long');
if(this.#entries.length<=entries)
return;
const{path,weight}=heaviestFolder(this.#entries);
throw tooLarge(path,`has ${number(weight)} ${counted}, and the limit is ${number(entries)}`);
}
read(files){
const{bytes:limit,counted}=this.#limits;
for(const{path,bytes}of files){
this.#reads.push({path,weight:bytes});
this.#bytes+=bytes;
}
if(this.#bytes<=limit)
return;
const{path,weight}=heaviestFolder(this.#reads);
throw tooLarge(path,`has ${megabytes(weight)} in ${counted}, and the limit is ${megabytes(limit)}`);
}
throwIfOver(seen=[]){
if(!this.signal.aborted)
return;
if(this.signal.reason!==this.#timeout.reason)
this.signal.throwIfAborted();
const took=`looking at it took longer than ${this.#limits.seconds} s`;
if(this.#patternFiles.length===0)
throw this.cutOff(seen,took);
throw new TreeTooLarge(`The work tree could not be read, because ${took}. Git compares every path with the patterns of these files, which are large, have many wildcards or have just changed: `+
`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__.rL)(this.#patternFiles.map(_text_visible_text_js__WEBPACK_IMPORTED_MODULE_0__.Q),MAX_NAMED)}. Shorten or restore them.`);
}
cutOff(seen,why){
const all=[...this.#entries,...seen.map((each)=>({path:each,weight:1}))];
const{path,weight}=heaviestFolder(all);
if(weight===0)
return new TreeTooLarge(`The work tree could not be read, because ${why}.`);
return tooLarge(path,`has at least ${number(weight)} ${this.#limits.counted}, and ${why}`);
}
}
function tooLarge(folder,what){
const name=folder===''?'The root of the repository':(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_0__.Q)(folder);
const remedy=folder===''?'Add them to .gitignore':'Add the folder to .gitignore';
return new TreeTooLarge(`${name} ${what}. ${remedy}, or delete them in the command that creates them.`);
}
const MAX_DEPTH=8;
const MAX_SAMPLE=20_000;
function heaviestFolder(all){
const step=Math.ceil(all.length/ MAX_SAMPLE);
const sample=all.filter((_,index)=>index%step===0);
const half=weightOf(sample)/ 2;
let inside=sample;
let path='';
for(let depth=1;depth<=MAX_DEPTH;depth+=1){
const below=inside.filter((each)=>each.path.split('/',depth+1).length>depth);
const children=Map.groupBy(below,(each)=>each.path.split('/',depth).join('/'));
const heavy=[...children].find(([,files])=>weightOf(files)>half);
if(!heavy)
break;
[path,inside]=heavy;
}
return{path,weight:weightOf(path===''?all:all.filter((each)=>each.path.startsWith(`${path}/`)))};
}
function weightOf(files){
return files.reduce((sum,{weight})=>sum+weight,0);
}
function megabytes(bytes){
return `${number(Math.round(bytes/ MB))} MB`;
}
function number(value){
return value.toLocaleString('en-US');
}
const OPENED_BY_NAME=['.gitignore','.gitattributes','.gitmodules','.mailmap'];
const WITH_PATTERNS=['.gitignore','.gitattributes'];
const MANY_PATTERNS_KIB=1_024;
const SLOW='[*]([^*/]+[*]){3}';
const MAX_NAMED=3;
async function delayingFiles(root,index,signal){
const pipes=['-type','p','(',...anyName(OPENED_BY_NAME),'-o','-path','*/.git/*',')','-printf','p%P\\0'];
const isNewer=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(index)?['-o','-cnewer',index]:[];
const size=['(','-size',`+${MANY_PATTERNS_KIB}k`,...isNewer,'-o','-exec','grep','-qE',SLOW,'{}',';',')'];
const patterns=['-type','f','(',...anyName(WITH_PATTERNS),')',...size,'-printf','f%P\\0'];
const place={workTree:root,environment:{PATH:'/usr/bin:/bin',LC_ALL:'C'},cwd:root,signal};
const output=await(0,_machine_program_js__WEBPACK_IMPORTED_MODULE_3__.m)('find',['.',...pipes,'-o',...patterns],place).catch((error)=>error.stdout??'');
const found=signal.aborted?[]:output.split('\0');
const marked=(letter)=>found.filter((each)=>each.startsWith(letter)).map((each)=>each.slice(1));
return{pipes:marked('p'),patternFiles:marked('f')};
}
const anyName=(names)=>names.flatMap((name)=>['-o','-name',name]).slice(1);
}),
44931:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
m:()=>(runProgram),
o:()=>(leaveProgram)
});
var node_child_process__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(31421);
var node_util__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(57975);
var _hardened_environment_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(22388);
async function runProgram(name,args,{workTree,environment,input='',...more}){
const options={...more,env:await(0,_hardened_environment_js__WEBPACK_IMPORTED_MODULE_2__.Zw)(workTree,environment),maxBuffer:64*1024*1024};
const running=(0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(name,[...args],options);
running.child.stdin?.on('error',()=>undefined).end(input);
return(await running).stdout;
}
async function leaveProgram(name,args,place){
const env=await(0,_hardened_environment_js__WEBPACK_IMPORTED_MODULE_2__.Zw)(place.workTree,place.environment);
return(0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(name,args,{stdio:'ignore',detached:true,env});
}
}),
11515:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Q:()=>(declaredChecks),
m:()=>(packageManager)
});
var _text_json_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(32686);
function declaredChecks(declaring){
const{packageJson,files}=declaring;
const targets=makeTargets(declaring);
const scripts=(0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__.u4)(packageJson)?(0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__.zv)(packageJson['scripts']):{};
const manager=(0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__.u4)(packageJson)?packageManager(packageJson,files):'npm';
const tests=[
declaresTest(scripts)?`${manager} test`:undefined,
ofPython(files),
files.includes('go.mod')?'go test ./...':undefined,
ofCargo(declaring),
...runners.flatMap(({marker,test})=>(files.some((name)=>marker.test(name))?test(files):undefined))
].filter((test)=>test!==undefined);
return{
tests:tests.length===0&&targets.includes('test')?['make test']:tests,
linters:[...('lint' in scripts?[`${manager} run lint`]:[]),...(targets.includes('lint')?['make lint']:[])]
};
}
function declaresTest({test}){
return typeof test==='string'&&!test.includes('no test specified');
}
function packageManager(packageJson,files){
const declared=packageJson['packageManager'];
const named=typeof declared==='string'?/^(npm|pnpm|yarn)@/.exec(declared)?.[1]:undefined;
if(named!==undefined)
return named;
if(files.includes('pnpm-lock.yaml'))
return 'pnpm';
return files.includes('yarn.lock')?'yarn':'npm';
}
function ofPython(files){
const markers='pyproject.toml setup.py setup.cfg pytest.ini tox.ini conftest.py requirements.txt'.split(' ');
const hasTests=files.some((name)=>/^(tests?|pytest\.ini|conftest\.py|test_.*\.py|.*_test\.py)$/.test(name));
return hasTests&&markers.some((name)=>files.includes(name))?'python3 -m pytest':undefined;
}
function ofCargo({files,cargoManifest=''}){
if(!files.includes('Cargo.toml'))
return undefined;
return `cargo test ${/^\[workspace/m.test(cargoManifest)?'--workspace ':''}--no-fail-fast`;
}
const runners=[
{marker:/^pom\.xml$/,test:(files)=>`${files.includes('mvnw')?'./mvnw':'mvn'} -B -ntp test`},
{
marker:/^(build|settings)\.gradle(\.kts)?$/,
test:(files)=>`${files.includes('gradlew')?'./gradlew':'gradle'} test`
},
{marker:/\.(?:sln|slnx|csproj|fsproj)$/,test:()=>'dotnet test'},
{
marker:/^Gemfile$/,
test:(files)=>{
if(files.includes('spec'))
return 'bundle exec rspec';
return files.includes('Rakefile')&&files.includes('test')?'bundle exec rake test':undefined;
}
},
{
marker:/^composer\.json$/,
test:(files)=>(files.some((name)=>/^phpunit\.xml(\.dist)?$/.test(name))?'vendor/bin/phpunit':undefined)
}
];
function makeTargets({makefile=''}){
return[...makefile.matchAll(/^([A-Za-z][\w.-]*)[ \t]*:(?![:=])/gm)].flatMap(([,name])=>name??[]);
}
}),
94953:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
T0:()=>(PACKAGE_HOSTS),
hx:()=>(basePlan),
u2:()=>(untrackedCheck),
x$:()=>(commandAtRoot)
});
var _text_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(41609);
const basePlan={
folder:'',
ownOptions:'',
commandWithoutCode:undefined,
declares:undefined,
reads:[],
names:[],
npmPackage:undefined,
getTool:'',
preparation:'',
buildScript:'',
completion:'',
installVariables:{},
variables:{},
searchPath:[]
};
function untrackedCheck(patterns){
return `for path in ${patterns}; do [ -e "$path" ] && [ -z "$(git ls-files -- "$path" 2>/dev/null | head -n 1)" ] && exit 0; done; exit 1`;
}
function commandAtRoot({folder,command}){
return(0,_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__._z)(folder,command);
}
const npm=['registry.npmjs.org','registry.yarnpkg.com','nodejs.org'];
const python=['pypi.org','files.pythonhosted.org'];
const java=['repo.maven.apache.org','repo1.maven.org'];
const PACKAGE_HOSTS={
npm,
pnpm:npm,
yarn:npm,
bun:npm,
pip:python,
uv:python,
poetry:python,
pdm:python,
pipenv:python,
go:['proxy.golang.org','sum.golang.org','storage.googleapis.com'],
cargo:['index.crates.io','static.crates.io'],
maven:java,
gradle:[
...java,
'plugins.gradle.org',
'plugins-artifacts.gradle.org',
'services.gradle.org',
'dl.google.com',
'github.com',
'release-assets.githubusercontent.com'
],
bundler:['rubygems.org','index.rubygems.org'],
composer:['repo.packagist.org','packagist.org','api.github.com','codeload.github.com'],
dotnet:['api.nuget.org','www.nuget.org']
};
}),
47659:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
LO:()=>(projectFolders),
b:()=>(declaresPackages),
dq:()=>(REQUIREMENTS)
});
var _text_paths_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(40458);
var _text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(60409);
const DEMONSTRATIONS=/^(examples?|samples?|docs?|benchmarks?)$/i;
const MANIFESTS=[
/^package\.json$/,
/^(pyproject\.toml|setup\.py|requirements\.txt|Pipfile)$/,
/^go\.mod$/,
/^Cargo\.toml$/,
/^(pom\.xml|(build|settings)\.gradle(\.kts)?)$/,
/^(Gemfile|gems\.rb)$/,
/^composer\.json$/,
/\.(slnx?|(cs|fs|vb)proj)$/i
];
const OWN_LOCK=/^((package-lock|npm-shrinkwrap)\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lockb?|(uv|poetry|pdm|Pipfile|Cargo|Gemfile|composer)\.lock|requirements\.txt|go\.mod)$/;
const REQUIREMENTS=/(?:requirements|constraints)[^/]*\.txt$|(?:^|\/)requirements\/[^/]+\.txt$/;
function declaresPackages(path){
const name=(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__.Vb)(path);
return((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__.ue)(path)||
REQUIREMENTS.test(path)||
/^(setup\.cfg|tox\.ini)$/.test(name)||
MANIFESTS.some((each)=>each.test(name)));
}
const MAX_DEPTH=3;
const MAX_FOLDERS=5;
function projectFolders({paths,verifyCommands,rootDeclares,task}){
const files=paths.map((path)=>({folder:(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__.yS)(path),name:(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__.Vb)(path)}));
const namesIn=Map.groupBy(files,({folder})=>folder);
const declares=(folder,manifest)=>namesIn.get(folder)?.some(({name})=>manifest.test(name))??false;
const changed=new Set(task.changed.flatMap((path)=>(0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__.Zv)(path)));
const checkWords=verifyCommands.flatMap(wordsOf);
const taskWords=wordsOf(task.text);
const priorities=new Map();
for(const{folder,name}of files){
const manifest=MANIFESTS.find((each)=>each.test(name));
if(folder===''||!manifest||!isProjectFolder(folder))
continue;
const isMember=['',...(0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__.Zv)(folder)].some((above)=>(above!==''||rootDeclares)&&declares(above,manifest));
const isNamed=includesFolder(checkWords,folder);
if(isNamed?isMember&&!declares(folder,OWN_LOCK):rootDeclares||isMember)
continue;
const isInTask=includesFolder(taskWords,folder);
priorities.set(folder,(changed.has(folder)?4:0)+(isNamed?2:0)+(isInTask?1:0));
}
const all=[...priorities].toSorted(([,first],[,second])=>second-first).map(([folder])=>folder);
return{folders:all.slice(0,MAX_FOLDERS),skipped:all.slice(MAX_FOLDERS)};
}
function isProjectFolder(folder){
const names=folder.split('/');
return(names.length<=MAX_DEPTH&&
!names.some((name)=>(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__.Jl)(name)||DEMONSTRATIONS.test(name))&&
!/\p{C}/u.test(folder));
}
function wordsOf(text){
const quoted=[...text.matchAll(/'([^'\n]+)'|"([^"\n]+)"/g)].map(([,single,double=''])=>single??double);
const words=[...text.split(/[\s'"`=;&|(),<>[\]*:]+/),...quoted];
return words.map((word)=>`${word.replace(/^\.?\//,'').replace(/\.$/,'')}/`);
}
function includesFolder(words,folder){
return words.some((word)=>word.startsWith(`${folder}/`));
}
}),
4110:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Az:()=>(pythonPlan),
FU:()=>(updatedPythonPlan),
Kr:()=>(projectCheck),
UZ:()=>(keepBuildRequirements),
U_:()=>(PIP),
XD:()=>(environmentIn),
ni:()=>(HAS_COMPILED)
});
var _text_shell_quote_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(41609);
var _install_plan_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(94953);
function environmentIn(home){
return `${home}/venv`;
}
const PIP=`"$(python3 -c 'import sys; print(sys.executable)')" -m pip`;
const HAS_COMPILED=`test -n "$(find . '(' -name '.?*' -o -name node_modules -o -name venv ')' -prune -o -name '*.so' -print -quit)"`;
function keepBuildRequirements({home},requires){
const words=requires.map(_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_1__.eC).join(' ');
return `! ${HAS_COMPILED} || pip install --quiet --target '${environmentIn(home)}/build' ${words}`;
}
function updatedPythonPlan({variables,searchPath},{home}){
const environment=`${environmentIn(home)}-updated`;
const moved=Object.entries(variables).map(([name,value])=>[name,value===environmentIn(home)?environment:value]);
return{
preparation:`rm -rf '${environment}'; packages=$(python3 -c 'import site; print(site.getsitepackages()[0])') || exit
python3 -m venv --system-site-packages '${environment}' || exit
for site in '${environment}'/lib/python*/site-packages; do echo "import site; site.addsitedir('$packages')" > "$site/earlier.pth"; done
hash -r
`,
variables:Object.fromEntries(moved),
searchPath:[`${environment}/bin`,...searchPath]
};
}
function pythonPlan(tool,{home,tools},spec=tool){
const environment=environmentIn(home);
const ownTools=`${tools}/python`;
const getTool=tool==='pip'
?''
:`command -v ${tool} >/dev/null || { python3 -m venv '${ownTools}' && '${ownTools}/bin/pip' install --quiet '${spec}'; }`;
return{
..._install_plan_js__WEBPACK_IMPORTED_MODULE_0__.hx,
tool,
getTool,
preparation:`test -x '${environment}/bin/python' || python3 -m venv '${environment}' || exit\n`,
variables:{VIRTUAL_ENV:environment},
searchPath:[`${environment}/bin`,...(tool==='pip'?[]:[`${ownTools}/bin`])]
};
}
function projectCheck(){
const elsewhere='sys.path = [path for path in sys.path if path]';
const isEditable="any(here in (each.read_text('direct_url.json') or '') for each in m.distributions())";
const isOnPath="{here, here + '/src'} & set(sys.path)";
return `python3 -c "import importlib.metadata as m, os, sys; here = os.getcwd(); ${elsewhere}; sys.exit(not (${isOnPath} or ${isEditable}))"`;
}
}),
57611:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
S:()=>(recognizeDependencies)
});
var shell_quote=__webpack_require__(41609);
var install_plan=__webpack_require__(94953);
var json=__webpack_require__(32686);
;
const NODE_MANAGERS=['npm','pnpm','yarn','bun'];
async function planNode(files,folders,runsCode){
const manifest=(0,json.qF)((await files.read('package.json'))??'');
if(!(0,json.u4)(manifest)||!declaresPackages(manifest,files))
return undefined;
const{names}=files;
const check=packagesCheck(manifest);
const[,named,asked='']=/^(npm|pnpm|yarn|bun)@([\w.-]+)/.exec(String(manifest['packageManager']))??[];
const version=runsCode?asked:'';
const tool=NODE_MANAGERS.find((each)=>each===named)??managerOfLock(names);
const hasMembers=manifest['workspaces']!==undefined||names.has('pnpm-workspace.yaml');
const buildScript=scriptsOfProject(tool,hasMembers);
const plan=await planOf(tool,files,folders,{asked,version});
return{check,...plan,buildScript};
}
async function planOf(tool,files,folders,versions){
const{names}=files;
const{version}=versions;
const{cache}=folders;
switch(tool){
case 'pnpm':{
const lock=await files.read('pnpm-lock.yaml');
const variables={npm_config_store_dir:`${cache}/pnpm`,PNPM_CONFIG_STORE_DIR:`${cache}/pnpm`};
const program=fromNpm('pnpm',`pnpm@${version||pnpmVersionFor(lock)}`,folders);
const command=lock===undefined?'pnpm install --no-lockfile':'pnpm install --frozen-lockfile';
return{...withoutScripts(tool,command,variables),...program};
}
case 'yarn':
return await planYarn(files,folders,versions);
case 'bun':{
const hasLock=names.has('bun.lock')||names.has('bun.lockb');
const command=hasLock?'bun install --frozen-lockfile':'bun install --no-save';
const program=fromNpm('bun',`bun@${version||'1'}`,folders);
return{...withoutScripts(tool,command,{BUN_INSTALL_CACHE_DIR:`${cache}/bun`}),...program};
}
case 'npm':{
const command=hasNpmLock(names)?'npm ci':'npm install --no-package-lock';
return withoutScripts(tool,command,{npm_config_cache:`${cache}/npm`});
}
}
}
function withoutScripts(tool,command,installVariables){
return{...install_plan.hx,tool,command,commandWithoutCode:`${command} --ignore-scripts`,installVariables};
}
const INSTALL_SCRIPTS='preinstall install postinstall prepublish preprepare prepare postprepare';
function scriptsOfProject(tool,hasMembers){
const own='npm run --if-present --ignore-scripts';
const commands=[...(hasMembers?[tool==='pnpm'?'pnpm -r run --if-present':`${own} --workspaces`]:[]),own];
const manifests=`git ls-files -coz --exclude-standard package.json '*/package.json' | xargs -0r cat 2>/dev/null`;
const isThere=`${manifests} | grep -q '"'$script'" *:'`;
return commands
.map((command)=>`for script in ${INSTALL_SCRIPTS}; do ! ${isThere} || ${command} $script || exit; done`)
.join('\n');
}
function declaresPackages(manifest,{names}){
const lists=['dependencies','devDependencies','optionalDependencies','peerDependencies'];
const hasPackages=lists.some((key)=>(0,json.u4)(manifest[key])&&Object.keys(manifest[key]).length>0);
return hasPackages||manifest['workspaces']!==undefined||names.has('pnpm-workspace.yaml');
}
function managerOfLock(names){
if(names.has('pnpm-lock.yaml'))
return 'pnpm';
if(names.has('yarn.lock'))
return 'yarn';
return!hasNpmLock(names)&&(names.has('bun.lock')||names.has('bun.lockb'))?'bun':'npm';
}
function hasNpmLock(names){
return names.has('package-lock.json')||names.has('npm-shrinkwrap.json');
}
const MAX_CHECKED=50;
function packagesCheck(manifest){
const optional=Object.keys((0,json.zv)(manifest['optionalDependencies']));
const[names=[]]=['dependencies','devDependencies']
.map((key)=>Object.keys((0,json.zv)(manifest[key])).filter((name)=>!optional.includes(name)))
.filter(({length})=>length>0);
if(names.length===0)
return 'test -e node_modules/.modules.yaml -o -n "$(ls node_modules 2>/dev/null)"';
const quoted=names.slice(0,MAX_CHECKED).map(shell_quote.eC).join(' ');
return `for name in ${quoted}; do folder=$PWD; until [ -e "$folder/node_modules/$name" ]; do [ -n "$folder" ] || exit 1; folder=\${folder%/*}; done; done`;
}
function pnpmVersionFor(lock){
const[,format='9']=/^lockfileVersion: ['"]?(\d+)/m.exec(lock??'')??[];
return{'5':'7','6':'8'}[format]??'10';
}
async function planYarn(files,folders,{asked,version}){
const[lock,settings]=[await files.read('yarn.lock'),await files.read('.yarnrc.yml')];
const isClassic=asked===''?settings===undefined&&!/^__metadata:/m.test(lock??''):/^1(?:\.|$)/.test(asked);
if(isClassic){
const command=lock===undefined?'yarn install --no-lockfile':'yarn install --frozen-lockfile';
const program=fromNpm('yarn',`yarn@${version||'1'}`,folders);
return{...withoutScripts('yarn',command,{YARN_CACHE_FOLDER:`${folders.cache}/yarn`}),...program};
}
const hasOwnYarn=/^yarnPath:/m.test(settings??'');
const program=hasOwnYarn?fromNpm('yarn','yarn@1',folders):ownYarn(version||yarnVersionFor(lock),folders);
return{
...install_plan.hx,
...program,
tool:'yarn',
check:'test -e node_modules/.yarn-state.yml || { test -e .pnp.cjs && ls .yarn/install-state.gz .yarn/cache/*.zip 2>/dev/null | grep -q .; }',
command:lock===undefined?'yarn install --no-immutable':'yarn install --immutable',
installVariables:{YARN_ENABLE_TELEMETRY:'0'},
variables:{YARN_GLOBAL_FOLDER:`${folders.cache}/yarn-berry`}
};
}
function yarnVersionFor(lock){
const[,format='']=/^__metadata:\r?\n {2}version: (\d+)/m.exec(lock??'')??[];
return{'4':'2','5':'2','6':'3','7':'3','8':'4.9.1'}[format]??'4';
}
function ownYarn(version,{tools}){
const npmPackage=`@yarnpkg/cli-dist@${version}`;
const getTool=`npm install --global --silent --ignore-scripts --prefix '${tools}' ${npmPackage}`;
return{npmPackage,getTool,searchPath:[`${tools}/bin`]};
}
function fromNpm(program,npmPackage,{tools}){
const install=`npm install --global --silent --prefix '${tools}' ${npmPackage}`;
return{npmPackage,getTool:`command -v ${program} >/dev/null || ${install}`,searchPath:[`${tools}/bin`]};
}
var external_node_path_=__webpack_require__(76760);
var untrusted_text=__webpack_require__(55322);
;
function isForTests(name){
return/^(tests?|testing|pytest|dev|develop|development)$/i.test(name);
}
function plainName(text){
return text.toLowerCase().replaceAll(/[-_.]+/g,'-');
}
function withoutOwn(requirements,name){
const isOwn=(requirement)=>plainName(/^'?([\w.-]*)/.exec(requirement)?.[1]??'')===plainName(name??'');
return name===undefined?requirements:requirements.filter((requirement)=>!isOwn(requirement));
}
async function readPythonProject({read}){
const source=await read('pyproject.toml');
if(source===undefined)
return undefined;
const file=(0,json.zv)(await(0,untrusted_text.Dn)(source));
const project=tableOf(file,'project');
const tools=tableOf(file,'tool');
const poetry=tableOf(tools,'poetry');
const buildSystem=tableOf(file,'build-system');
const setup=project===undefined&&poetry===undefined?((await read('setup.cfg'))??''):'';
const isInSetup=/^\[metadata\][^[]*\nname[ \t]*=/m.test(setup);
const groups=tableOf(file,'dependency-groups')??{};
const testGroups=Object.keys(groups).filter(isForTests);
const optional=tableOf(project,'optional-dependencies')??tableOf(poetry,'extras')??{};
const name=project?.['name']??poetry?.['name'];
const isBuilt=isInSetup||(buildSystem!==undefined&&(project??poetry)!==undefined);
const isPackage=isBuilt&&poetry?.['package-mode']!==false;
const extras=[...Object.keys(optional),...(isInSetup?extrasInSetup(setup):[])].filter(isForTests);
const dynamic=project?.['dynamic'];
const isDynamic=isInSetup||(Array.isArray(dynamic)&&dynamic.some((field)=>String(field).endsWith('dependencies')));
const own=isPackage?[]:[project?.['dependencies'],...extras.map((extra)=>optional[extra])];
return{
name:typeof name==='string'&&/^[\w.-]+$/.test(name)?name:undefined,
isPackage,
buildRequires:buildSystem&&requirementsOf(buildSystem['requires']),
isUvWorkspace:tableOf(tableOf(tools,'uv'),'workspace')!==undefined,
extras,
groups:testGroups,
optionalPoetryGroups:poetryTestGroups(poetry).flatMap(({name,table})=>table['optional']===true?[name]:[]),
requirements:[
...[...own,...[...withIncluded(groups,testGroups)].map((group)=>groups[group])].flatMap(requirementsOf),
...poetryLists(poetry,isPackage).flatMap(poetryRequirementsOf)
],
requirementFiles:[...`${source}\n${setup}`.matchAll(DYNAMIC)].flatMap(([,list])=>list?.match(/[\w./-]+/g)??[]),
ofTools:[
...['dependencies','dev-dependencies','group'].map((key)=>poetry?.[key]),
...[tableOf(tools,'pdm')?.['dev-dependencies'],tools?.['uv']]
],
declared:isDynamic
?undefined
:[
...[project?.['dependencies'],...extras.map((extra)=>optional[extra])].flatMap(requirementsOf),
...poetryRequirementsOf(poetry?.['dependencies'])
]
};
}
const DYNAMIC=/^[\w.-]*(?:dependencies|requires?)[\w.-]* *= *(?:\{ *file *= *\[?|file: *)([^\]}\n]*)/gm;
function tableOf(table,key){
const value=table?.[key];
return(0,json.u4)(value)?value:undefined;
}
function extrasInSetup(setup){
const[,below='']=setup.split(/^\[options\.extras_require\]/m);
const[section='']=below.split(/^\[/m);
return[...section.matchAll(/^([\w-]+)[ \t]*=/gm)].map(([,name=''])=>name);
}
function withIncluded(groups,names){
const all=new Set(names);
for(const name of all){
const entries=Array.isArray(groups[name])?groups[name]:[];
for(const entry of entries){
const included=(0,json.u4)(entry)?entry['include-group']:undefined;
if(typeof included==='string')
all.add(included);
}
}
return all;
}
function poetryTestGroups(poetry){
return Object.entries(tableOf(poetry,'group')??{}).flatMap(([name,table])=>isForTests(name)&&(0,json.u4)(table)?[{name,table}]:[]);
}
function poetryLists(poetry,isPackage){
return[
isPackage?undefined:poetry?.['dependencies'],
poetry?.['dev-dependencies'],
...poetryTestGroups(poetry).map(({table})=>table['dependencies'])
];
}
function requirementsOf(list){
return Array.isArray(list)?list.filter((each)=>typeof each==='string'):[];
}
function poetryRequirementsOf(table){
if(!(0,json.u4)(table))
return[];
return Object.entries(table).flatMap(([name,entry])=>{
const[first,...others]=(Array.isArray(entry)?entry:[entry]).flatMap(constraintsIn);
if(name==='python'||first===undefined)
return[];
const extras=first.extras.length>0?`[${first.extras.join(',')}]`:'';
return[`${name}${extras}${others.length>0?'':versionForPip(first.version)}`];
});
}
function constraintsIn(entry){
if(typeof entry==='string')
return[{version:entry,extras:[]}];
const{version,extras}=(0,json.zv)(entry);
if(typeof version!=='string')
return[];
return[{version,extras:requirementsOf(extras).filter((extra)=>/^[\w.-]+$/.test(extra))}];
}
function versionForPip(version){
const[,from]=/^[~^](\d[\w.]*)$/.exec(version)??[];
if(from!==undefined)
return `>=${from}`;
const plain=version.replaceAll(' ','');
return/^(?:(?:[<>]=?|[=!~]=)[\w.*+!-]+(?:,|$))+$/.test(plain)?plain:'';
}
var python_environment=__webpack_require__(4110);
;
async function planPython(files,folders,{verifyCommands,runsCode}){
const project=await readPythonProject(files);
const needsPytest=verifyCommands.some((command)=>/\bpytest\b/.test(command));
const plan=(await planPythonLock(files,folders,{project,verifyCommands}))??
(await planPip(files,folders,{project,needsPytest}));
if(!plan)
return undefined;
const setup=((await files.read('setup.cfg'))??'').match(OPTIONS);
const declares=JSON.stringify([plan.command,project?.declared,project?.requirements,project?.ofTools,setup]);
if(runsCode)
return{...plan,declares};
const hasOwn=ENVIRONMENTS.some((name)=>files.names.has(name));
const{commandWithoutCode}=plan;
return{
...plan,
...(0,python_environment.FU)(plan,folders),
declares,
commandWithoutCode:hasOwn?undefined:commandWithoutCode
};
}
const OPTIONS=/^\[options[^\]\n]*\]\n(?:(?!\[).*\n?)*/gm;
const ENVIRONMENTS=['.venv','venv'];
function isRequirementsFile(name){
const[whole,before='test',after='test']=/^(?:(\w+)[-_.])?requirements(?:[-_./](\w+))?\.txt$/.exec(name)??[];
return whole!==undefined&&isForTests(before)&&isForTests(after);
}
const GENERAL=/^requirements\/(?:base|main|common|default|requirements|all)\.txt$/;
async function planPip({names,read},folders,{project,needsPytest}){
const tox=toxRequirements((await read('tox.ini'))??'');
const ofTox=await Promise.all(tox.files.map(async(name)=>((await read(name))===undefined?[]:[name])));
const forTests=[...new Set([...[...names].filter(isRequirementsFile),...ofTox.flat()])];
const general=forTests.some((name)=>name.startsWith('requirements/'))
?[]
:[...names].filter((name)=>GENERAL.test(name));
const requirements=[...forTests,...general].toSorted();
const isPackage=project?.isPackage===true||names.has('setup.py');
const required=[...(project?.requirements??[]),...tox.requirements];
const others=withoutOwn(required,project?.name);
const asked=required
.filter((each)=>!others.includes(each))
.flatMap((each)=>/\[(.*)\]/.exec(each)?.[1]?.split(',')??[]);
const own=isPackage?['-e',(0,shell_quote.eC)(`.${extrasOf([...(project?.extras??[]),...asked])}`)]:[];
const texts=await withNamed(requirements,read);
const hashed=requirements.filter((name)=>texts.get(name)?.includes('--hash='));
const words=[
...requirements.filter((name)=>!hashed.includes(name)).flatMap((name)=>['-r',name]),
...new Set([...others.map(shell_quote.eC),...(needsPytest?['pytest']:[])])
];
const lists=[...hashed.map((name)=>`-r ${name}`),[...own,...words].join(' ')].filter((each)=>each!=='');
if(lists.length===0)
return undefined;
const declared=isPackage?project?.declared:[];
const needed=withoutOwn([...words,...(declared??[]).map(shell_quote.eC)],project?.name);
const isAtRoot=declared!==undefined&&[...names].some((name)=>isModuleOf(project?.name,name));
const isFound=isPackage&&!isAtRoot?[(0,python_environment.Kr)()]:[];
const installed=[...(needed.length>0?[requirementsCheck(needed)]:[]),...isFound];
const isPlain=hashed.length===0&&declared!==undefined&&needed.length>0&&needed.every(isNameOrFile);
return{
...(0,python_environment.Az)('pip',folders),
reads:[...texts.keys(),...(project?.requirementFiles??[])],
names:requiredNames([
...[...texts.values()].flatMap((text)=>text.split('\n')),
...[...required,...(project?.declared??[])]
]),
command:lists.map((each)=>`pip install ${each}`).join(' && '),
completion:isPackage?(0,python_environment.UZ)(folders,project?.buildRequires??SETUPTOOLS):'',
commandWithoutCode:isPlain?`python3 -m pip install --only-binary :all: ${needed.join(' ')}`:undefined,
check:installed.join(' && '),
installVariables:{PIP_CACHE_DIR:`${folders.cache}/pip`}
};
}
async function withNamed(lists,read){
const texts=new Map(lists.map((name)=>[name,'']));
for(const name of texts.keys()){
const text=(await read(name))??'';
texts.set(name,text);
for(const[,named='']of text.matchAll(/^[ \t]*(?:-[rc]|--requirement|--constraint)[ \t=]*([^\s#]+)/gm)){
const path=external_node_path_.posix.join(external_node_path_.posix.dirname(name),named);
if(!texts.has(path))
texts.set(path,'');
}
}
return texts;
}
function requiredNames(requirements){
const texts=requirements.map((each)=>each.replace(/(?:^|\s)#.*/,'').trim());
return texts.flatMap((text)=>{
const[,name]=/^([\w.-]+) *(?:[[;=<>!~@,(].*)?$/.exec(text)??[];
return text===''||text.startsWith('-')?[]:[name===undefined?text:plainName(name)];
});
}
const SETUPTOOLS=['setuptools','wheel'];
function isNameOrFile(word,index,words){
const isFile=words[index-1]==='-r'||word==='-r';
return isFile||/^'?[A-Za-z0-9][^@/:]*$/.test(word);
}
function isModuleOf(project,name){
return project!==undefined&&plainName(name.replace(/\.py$/,''))===plainName(project);
}
function extrasOf(extras){
return extras.length>0?`[${[...new Set(extras.map((each)=>each.trim()))].join(',')}]`:'';
}
function requirementsCheck(requirements){
return `plan=$(${python_environment.U_} install --dry-run --no-index ${requirements.join(' ')} 2>&1) && [[ $plan != *'Would install'* ]]`;
}
const VERSION=' *(?:===?|[<>=!~]=?) *[\\w.*+!-]+';
const REQUIREMENT=new RegExp(`^[A-Za-z][\\w.-]*(?:\\[[\\w,-]+\\])?(?:${VERSION}(?:,${VERSION})*,?)?$`);
function toxRequirements(text){
const sections=[...text.matchAll(/^\[testenv(?::([\w.-]+))?\]\n((?:(?!\[).*\n?)*)/gm)];
const lines=sections.flatMap(([,name='test',section=''])=>{
const[,deps='']=/^deps[ \t]*=(.*(?:\n(?:[ \t].*)?)*)/m.exec(section)??[];
const isWanted=isForTests(name)||/^py[\d.]*$/.test(name);
return isWanted?deps.split('\n').map((line)=>line.replace(/(?:^|\s)#.*/,'').trim()):[];
});
return{
files:lines.flatMap((line)=>/^(?:-r|--requirement)[ =]*(?:\{toxinidir\}\/|\.\/)?([\w./-]+)$/.exec(line)?.[1]??[]),
requirements:lines.filter((line)=>REQUIREMENT.test(line)).map((line)=>line.replaceAll(' ',''))
};
}
async function planPythonLock({names,read},folders,checks){
const{project}=checks;
const{cache,home}=folders;
if(project&&names.has('uv.lock')){
const members=project.isUvWorkspace?['--all-packages']:[];
const options=[...members,...each('--extra',project.extras),...each('--group',project.groups)];
const plan=(0,python_environment.Az)('uv',folders);
return{
...plan,
command:['uv sync --frozen --inexact',...options].join(' '),
commandWithoutCode:[
'uv sync --frozen --inexact --no-build --no-install-project --no-install-workspace',
...options
].join(' '),
names:[...((await read('uv.lock'))??'').matchAll(/^name = "(.*)"$/gm)].map(([,name=''])=>plainName(name)),
check:installedCheck('uv',checks),
installVariables:{UV_CACHE_DIR:`${cache}/uv`,UV_LINK_MODE:'copy'},
variables:{...plan.variables,UV_PROJECT_ENVIRONMENT:(0,python_environment.XD)(home),UV_NO_SYNC:'1'}
};
}
if(project&&names.has('poetry.lock')){
const options=[...each('--extras',project.extras),...each('--with',project.optionalPoetryGroups)];
const noRoot=project.isPackage?[]:['--no-root'];
return{
...(0,python_environment.Az)('poetry',folders,poetryFor(await read('poetry.lock'))),
command:['poetry install --no-interaction',...noRoot,...options].join(' '),
check:installedCheck('poetry',checks),
installVariables:{POETRY_CACHE_DIR:`${cache}/poetry`}
};
}
if(project&&names.has('pdm.lock')){
return{
...(0,python_environment.Az)('pdm',folders),
command:['pdm sync',...each('--group',project.extras)].join(' '),
check:installedCheck('pdm',checks),
installVariables:{PDM_CACHE_DIR:`${cache}/pdm`,PDM_CHECK_UPDATE:'0'}
};
}
if(names.has('Pipfile')){
return{
...(0,python_environment.Az)('pipenv',folders),
command:names.has('Pipfile.lock')?'pipenv sync --dev':'pipenv install --dev --skip-lock',
check:installedCheck('pipenv',checks),
installVariables:{PIPENV_CACHE_DIR:`${cache}/pipenv`,PIP_CACHE_DIR:`${cache}/pip`,PIPENV_NOSPIN:'1'},
variables:{VIRTUAL_ENV:(0,python_environment.XD)(home),PIPENV_VERBOSITY:'-1'}
};
}
return undefined;
}
function each(option,names){
return names.map((name)=>`${option} ${name}`);
}
function poetryFor(lock){
return(lock??'').includes('@generated by Poetry 1.')?'poetry<2':'poetry';
}
function installedCheck(tool,{project,verifyCommands}){
const isFound=verifyCommands.some((command)=>command.includes(`${tool} run `))
?'test -x .venv/bin/python'
:`test "$(python3 -c 'import sys; print(sys.prefix)')" -ef .venv`;
return project?.isPackage?`${isFound} || ${(0,python_environment.Kr)()}`:isFound;
}
;
async function recognizeDependencies(files,folder,{folders,verifyCommands,runsCode=true}){
const isAlone=verifyCommands.some((command)=>command.startsWith((0,shell_quote._z)(folder,'GOWORK=off ')));
const plans=await Promise.all([
planNode(files,folders,runsCode),
planPython(files,folders,{verifyCommands,runsCode}),
planGo(files,folders,isAlone),
planCargo(files,folders),
planComposer(files,folders)
]);
const others=[
planMaven(files,folders)??planGradle(files,folders),
planBundler(files,folders),
planDotnet(files,folders)
];
return[...plans,...others].filter((plan)=>plan!==undefined).map((plan)=>({...plan,folder}));
}
function planBundler({names},{cache}){
const[file]=['Gemfile','gems.rb'].filter((name)=>names.has(name));
if(file===undefined)
return undefined;
const hasLock=names.has('Gemfile.lock')||names.has('gems.locked');
return{
...install_plan.hx,
tool:'bundler',
command:'bundle install',
check:'bundle check --dry-run',
installVariables:hasLock?{BUNDLE_FROZEN:'true'}:{},
variables:{BUNDLE_PATH:`${cache}/bundle`}
};
}
async function planComposer({read},{cache}){
const manifest=(0,json.qF)((await read('composer.json'))??'');
if(!(0,json.u4)(manifest))
return undefined;
const required=['require','require-dev'].flatMap((key)=>{
const packages=manifest[key];
return(0,json.u4)(packages)?Object.keys(packages):[];
});
const hasAutoload=(0,json.u4)(manifest['autoload'])||(0,json.u4)(manifest['autoload-dev']);
if(!hasAutoload&&!required.some((name)=>name.includes('/')))
return undefined;
const command='composer install --no-interaction';
return{
...install_plan.hx,
tool:'composer',
command,
commandWithoutCode:`${command} --no-scripts --no-plugins`,
check:'test -e vendor/autoload.php',
installVariables:{COMPOSER_CACHE_DIR:`${cache}/composer`,COMPOSER_ALLOW_SUPERUSER:'1'}
};
}
const USE_PROXY=`port="\${https_proxy##*:}"
for scheme in http https; do
  JAVA_TOOL_OPTIONS="$JAVA_TOOL_OPTIONS \${port:+-D$scheme.proxyHost=127.0.0.1 -D$scheme.proxyPort=$port}"
done
export JAVA_TOOL_OPTIONS
`;
const NO_METHOD=" -Dtest='*#no_such_method' -DfailIfNoTests=false -Dsurefire.failIfNoSpecifiedTests=false";
function planMaven({names},{cache}){
if(!names.has('pom.xml'))
return undefined;
return{
...install_plan.hx,
tool:'maven',
command:`${names.has('mvnw')?'./mvnw':'mvn'} -B -ntp -Dmaven.test.failure.ignore test`,
ownOptions:NO_METHOD,
check:(0,install_plan.u2)('target/*classes */target/*classes'),
preparation:USE_PROXY,
variables:{MAVEN_OPTS:`-Dmaven.repo.local=${cache}/maven`,MAVEN_USER_HOME:`${cache}/maven-wrapper`}
};
}
const NO_TESTS='allprojects { tasks.withType(Test) { filter { includeTestsMatching("none.at.all"); failOnNoMatchingTests = false } } }';
function planGradle({names},{cache,home:folder}){
const builds=['build.gradle','build.gradle.kts','settings.gradle','settings.gradle.kts'];
if(!builds.some((name)=>names.has(name)))
return undefined;
const[kept,home,script]=[`${cache}/gradle`,`${folder}/gradle`,`${folder}/no-tests.gradle`];
return{
...install_plan.hx,
tool:'gradle',
command:`${names.has('gradlew')?'./gradlew':'gradle'} --no-daemon test`,
ownOptions:` --init-script '${script}'`,
check:'test -w "$GRADLE_USER_HOME" -a -d "$GRADLE_USER_HOME/caches/modules-2"',
preparation:`${USE_PROXY}echo '${NO_TESTS}' > '${script}' || exit\n`,
installVariables:{GRADLE_USER_HOME:kept},
completion:`mkdir -p '${home}' && cp -a '${kept}/.' '${home}/'`,
variables:{GRADLE_USER_HOME:home}
};
}
async function planGo({names,read},{cache},isAlone){
const isWorkspace=names.has('go.work');
const requiresModules=/^require\b/m.test((await read('go.mod'))??'');
if((!isWorkspace&&!requiresModules)||names.has('vendor'))
return undefined;
const command=`${isAlone?'GOWORK=off ':''}go mod download`;
const completion=isWorkspace||names.has('go.sum')?'':'rm -f go.sum';
return{
...install_plan.hx,
tool:'go',
command,
commandWithoutCode:command,
check:`GOPROXY=off ${command}${completion&&`; status=$?; ${completion}; exit $status`}`,
completion,
variables:{GOMODCACHE:`${cache}/go`}
};
}
async function planCargo({names,read},{cache}){
const manifest=(await read('Cargo.toml'))??'';
if(!/^\[(.*\.)?((dev|build)-)?dependencies[.\]]|^\[workspace/m.test(manifest))
return undefined;
const command=names.has('Cargo.lock')?'cargo fetch --locked':'cargo fetch';
return{
...install_plan.hx,
tool:'cargo',
command,
commandWithoutCode:command,
check:names.has('Cargo.lock')?`${command} --quiet --offline`:'false',
variables:{CARGO_HOME:`${cache}/cargo`}
};
}
function planDotnet({names},{cache}){
const projects=[/\.slnx?$/i,/\.(cs|fs|vb)proj$/i]
.map((pattern)=>[...names].filter((name)=>pattern.test(name)).toSorted())
.find((found)=>found.length>0);
const[project]=projects??[];
if(projects===undefined||project===undefined||/\p{C}/u.test(project))
return undefined;
const locked=names.has('packages.lock.json')?' --locked-mode':'';
return{
...install_plan.hx,
tool:'dotnet',
command:`dotnet restore${projects.length>1?` ${(0,shell_quote.eC)(project)}`:''}${locked}`,
check:(0,install_plan.u2)('obj/project.assets.json */obj/project.assets.json */*/obj/project.assets.json'),
variables:{NUGET_PACKAGES:`${cache}/nuget`,DOTNET_CLI_TELEMETRY_OPTOUT:'1',DOTNET_NOLOGO:'1'}
};
}
}),
62901:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
$b:()=>(workflowValue),
Ew:()=>(yamlScalar),
eg:()=>(runStep)
});
function runStep(commands){
const lines=commands.flatMap((command)=>withoutExpressions(command.trim()).split('\n'));
const[line='']=lines;
return lines.length===1&&isPlain(line)
?[`- run: ${line}`]
:['- run: |',...lines.map((each)=>(each===''?'':`    ${each}`))];
}
function workflowValue(text){
return yamlScalar(withoutExpressions(text));
}
function yamlScalar(text){
return isPlain(text)?text:JSON.stringify(text);
}
function isPlain(text){
return/^(?:\.?\/|[a-z_])/i.test(text)&&!/: | #|[:\s]$|[\n\t]|^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text);
}
function withoutExpressions(text){
return text.replaceAll('${{',"${{ '${{' }}");
}
}),
55322:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Dn:()=>(readUntrustedToml),
U8:()=>(readUntrustedYaml),
mm:()=>(readUntrustedJsonc)
});
var _within_time_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(78301);
const MAX_MS=2_000;
async function readUntrustedYaml(text){
const{parse}=await __webpack_require__.e(6637).then(__webpack_require__.t.bind(__webpack_require__,6637,19));
return unlessBroken(()=>parse(text,{maxAliasCount:0,uniqueKeys:false,logLevel:'error'}));
}
async function readUntrustedJsonc(text){
const{parse}=await __webpack_require__.e(3105).then(__webpack_require__.t.bind(__webpack_require__,73105,19));
return unlessBroken(()=>parse(text,[],{allowTrailingComma:true}));
}
async function readUntrustedToml(text){
const{parse}=await __webpack_require__.e(1746).then(__webpack_require__.bind(__webpack_require__,91746));
return unlessBroken(()=>parse(text));
}
function unlessBroken(read){
try{
return(0,_within_time_js__WEBPACK_IMPORTED_MODULE_0__.dn)(MAX_MS,read);
}
catch{
return undefined;
}
}
}),
78301:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Bo:()=>(withinSum),
dn:()=>(withinTime),
kL:()=>(isTimeout)
});
var node_vm__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(30714);
const script=new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script('work()');
let context;
function withinTime(milliseconds,work){
try{
context??=(0,node_vm__WEBPACK_IMPORTED_MODULE_0__.createContext)({});
context['work']=work;
return script.runInContext(context,{timeout:milliseconds});
}
catch(error){
if(isTimeout(error)||isOverflow(error))
return undefined;
throw error;
}
finally{
if(context)
context['work']=undefined;
}
}
function withinSum(milliseconds){
let left=milliseconds;
return(work)=>{
if(left<1)
return undefined;
const startedAt=performance.now();
const result=withinTime(Math.ceil(left),work);
left-=performance.now()-startedAt;
return result;
};
}
function isTimeout(error){
return Error.isError(error)&&'code' in error&&error.code==='ERR_SCRIPT_EXECUTION_TIMEOUT';
}
function isOverflow(error){
return Error.isError(error)&&error.name==='RangeError'&&error.message.includes('call stack');
}
}),
14593:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
C1:()=>(aliasProblem),
K1:()=>(MAX_ALIASES),
S9:()=>(yamlProblemText),
Zb:()=>(describeSyntax)
});
var _shorten_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(64607);
const MAX_EXCERPT=120;
const MAX_ALIASES=50;
const ALIASES='An alias, a word after *, names nothing above it, or the aliases of the file expand to too much. Put quotation marks around the value if it is text, or write the values out.';
const OUTDENTED='The indentation does not match the lines above. Indent the entries of one list or mapping equally.';
const NOT_A_KEY='Every key needs a colon and a space after it, as in "key: value".';
const ODD='Something does not belong here. Put quotation marks around the value if it contains special characters.';
const ADVANCED='Anchors and aliases (& and *) are used wrongly. Put quotation marks around the value if it is text.';
const TEXTS={
TAB_AS_INDENT:'The line is indented with a tab. Use spaces.',
BAD_INDENT:OUTDENTED,
BAD_SCALAR_START:'A value cannot begin with this character. Put quotation marks around the value.',
BAD_DQ_ESCAPE:'A backslash in "…" begins an escape sequence, and this is not one. Write \\\\, or use \'…\' instead.',
BLOCK_AS_IMPLICIT_KEY:'A list or a mapping cannot begin here. Begin it on a line of its own, or put quotation marks around a value that contains ": ".',
DUPLICATE_KEY:'This key appears twice. Remove one of them, or merge their values.',
MULTIPLE_DOCS:'The line --- begins a second document. Remove it: the file can have only one.',
BAD_DIRECTIVE:'A line cannot begin with %. Put quotation marks around the value.',
TAG_RESOLVE_FAILED:'The tag, a word after !, is not known. Remove it, or put quotation marks around the value.',
BAD_ALIAS:ADVANCED,
ALIAS_PROPS:ADVANCED,
MULTIPLE_ANCHORS:ADVANCED,
BAD_PROP_ORDER:ADVANCED,
UNEXPECTED_TOKEN:ODD,
BLOCK_IN_FLOW:'A line that begins with - or a key cannot be inside [ ] or { }. Close the bracket first.'
};
function describeSyntax(faults,lines){
const problems=faults.map((fault)=>describeFault(fault,fault.at,lines));
return[...Map.groupBy(problems,({line})=>line).values()].flatMap((ofLine)=>ofLine.slice(0,1));
}
function describeFault({code,message},at,lines){
const{line,column}=lastText({line:at.line,column:at.col},lines);
const source=lines[line-1]??'';
const text=unclosedText(message)??(code==='MISSING_CHAR'?missingText(message):textOf(code,source));
return{line,column,text,excerpt:(0,_shorten_js__WEBPACK_IMPORTED_MODULE_0__.TN)(source,MAX_EXCERPT)};
}
function textOf(code,source){
if(code==='MULTILINE_IMPLICIT_KEY')
return/:\s|:$|^\s*-\s/.test(source)?OUTDENTED:NOT_A_KEY;
return TEXTS[code]??ODD;
}
function aliasProblem(message,lines){
const name=/: ([^\s:]+)$/.exec(message)?.[1];
const line=name===undefined?1:Math.max(1,lines.findIndex((text)=>text.includes(`*${name}`))+1);
return{line,text:ALIASES,excerpt:(0,_shorten_js__WEBPACK_IMPORTED_MODULE_0__.TN)(lines[line-1]??'',MAX_EXCERPT)};
}
function lastText(at,lines){
if((lines[at.line-1]??'').trim()!=='')
return at;
const line=lines.findLastIndex((each,index)=>index<at.line&&each.trim()!=='')+1;
return line===0?{line:1,column:1}:{line,column:(lines[line-1]??'').trimEnd().length};
}
function unclosedText(message){
const quote=/^Missing closing (['"])quote$/.exec(message)?.[1];
if(quote!==undefined)
return `A quotation mark is not closed. Add the missing ${quote}.`;
const bracket=/end with a ([\]}])$/.exec(message)?.[1];
if(bracket===undefined)
return undefined;
return `A ${bracket===']'?'[':'{'} is not closed before here. Add the missing ${bracket}.`;
}
function missingText(message){
if(/Missing ,|Missing space after :/.test(message))
return 'A comma, or a space after a colon, is missing here.';
if(message.includes('item without - indicator'))
return 'Begin every entry of the list with "- ".';
if(message.includes('white space'))
return 'A space is missing here.';
return message.includes('directives-end')?(TEXTS['BAD_DIRECTIVE']??ODD):NOT_A_KEY;
}
function yamlProblemText({line,column,text,excerpt}){
const place=column===undefined?`line ${line}`:`line ${line}, column ${column}`;
return `- ${place}: ${text}${excerpt===undefined?'':`\n    ${excerpt}`}`;
}
}),
53213:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
g:()=>(readYaml),
h:()=>(parseYaml)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(59973);
var _within_time_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(78301);
var _yaml_problem_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(14593);
const MAX_MS=5_000;
const TOO_SLOW='The file takes too long to read. Shorten it: mappings with thousands of keys are slow.';
function parseYaml(text,yaml){
const{isMap,isNode,isScalar,isSeq,LineCounter,parseDocument}=yaml;
const lines=new LineCounter();
const document=(0,_within_time_js__WEBPACK_IMPORTED_MODULE_0__.dn)(MAX_MS,()=>parseDocument(text,{lineCounter:lines,prettyErrors:false}));
if(!document)
return{value:undefined,problems:[{line:1,text:TOO_SLOW}],lineOf:()=>1};
const keyOrItem=(node,name)=>{
if(isSeq(node))
return typeof name==='number'?{at:node.items[name],value:node.items[name]}:undefined;
const pair=isMap(node)?node.items.find(({key})=>isScalar(key)&&String(key.value)===name):undefined;
return pair&&{at:pair.key,value:pair.value};
};
const lineOf=(path)=>{
let found=document.contents;
let inside=document.contents;
for(const name of path){
const next=keyOrItem(inside,name);
if(!next)
break;
found=next.at;
inside=next.value;
}
return isNode(found)?lineOfNode(found,lines):1;
};
const reported=[...document.errors,...document.warnings];
const textLines=text.split(/\r?\n/);
const faults=reported.map(({code,message,pos})=>({code,message,at:lines.linePos(pos[0])}));
const problems=(0,_yaml_problem_js__WEBPACK_IMPORTED_MODULE_1__.Zb)(faults,textLines);
if(problems.length>0)
return{value:undefined,problems,lineOf};
try{
return{value:document.toJS({maxAliasCount:_yaml_problem_js__WEBPACK_IMPORTED_MODULE_1__.K1}),problems,lineOf};
}
catch(error){
return{value:undefined,problems:[(0,_yaml_problem_js__WEBPACK_IMPORTED_MODULE_1__.C1)((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error),textLines)],lineOf};
}
}
function lineOfNode({range},lines){
return range?Math.max(1,lines.linePos(range[0]).line):1;
}
async function readYaml(text){
return parseYaml(text,await __webpack_require__.e(6637).then(__webpack_require__.t.bind(__webpack_require__,6637,19)));
}
}),
24599:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
t:()=>(findPackages)
});
var text_paths=__webpack_require__(40458);
var shell_quote=__webpack_require__(41609);
var declared_checks=__webpack_require__(11515);
var json=__webpack_require__(32686);
var untrusted_text=__webpack_require__(55322);
var picomatch=__webpack_require__(55180);
var within_time=__webpack_require__(78301);
;
const MAX_MANIFESTS=500;
const MAX_DEPTH=8;
async function readManifests({paths,read},name,isMember=()=>false){
const manifestPaths=paths.filter((path)=>(0,text_paths.Vb)(path)===name&&path!==name&&path.split('/').length<=MAX_DEPTH&&isOwn(path,isMember));
const manifests=await Promise.all(manifestPaths.slice(0,MAX_MANIFESTS).map(async(path)=>({folder:(0,text_paths.yS)(path),text:await read(path)})));
return manifests.flatMap(({folder,text})=>(text===undefined?[]:[{folder,text}]));
}
function isOwn(path,isMember){
return(!path.split('/').slice(0,-1).some(text_paths.Jl)||(isMember((0,text_paths.yS)(path))&&!path.includes('node_modules/')));
}
const MAX_GLOBS=100;
const MAX_GLOB=500;
const MAX_MATCHING_MS=2_000;
function folderMatcher(globs){
const usable=globs.filter(({length})=>length<=MAX_GLOB).slice(0,MAX_GLOBS);
const matches=picomatch([...usable]);
const limited=(0,within_time.Bo)(MAX_MATCHING_MS);
return(folder)=>limited(()=>matches(folder))??false;
}
;
async function findNodePackages(files){
const root=await readRoot(files);
const[manifests,projects]=await Promise.all([
readManifests(files,'package.json',root.isMember),
root.hasNx?readManifests(files,'project.json',root.isMember):[]
]);
const folders=new Set([...manifests,...projects].map(({folder})=>folder));
return[...folders].toSorted().map((folder)=>{
const[manifest,project]=[jsonIn(manifests,folder),jsonIn(projects,folder)];
return toPackage({folder,manifest,project},root);
});
}
const DEPENDENCY_LISTS=['dependencies','devDependencies','peerDependencies','optionalDependencies'];
function toPackage(node,root){
const{folder,manifest,project}=node;
const name=manifest['name']??project['name'];
const implicit=project['implicitDependencies'];
return{
ecosystem:'node',
folder,
name:typeof name==='string'?name:undefined,
dependencies:[
...DEPENDENCY_LISTS.flatMap((key)=>Object.keys((0,json.zv)(manifest[key]))),
...(Array.isArray(implicit)?implicit.map(String):[])
],
check:checkOf(node,root)
};
}
function checkOf(node,root){
const{folder,manifest}=node;
const script=(0,json.zv)(manifest['scripts'])['test'];
const hasScript=typeof script==='string'&&!script.includes('no test specified');
const nxName=root.hasNx?nxNameOf(node,hasScript,root):undefined;
if(nxName!==undefined)
return `${runnerOf(root.manager)} nx test ${nxName}`;
if(!hasScript)
return undefined;
if(!root.isMember(folder))
return(0,shell_quote._z)(folder,`${(0,declared_checks.m)(manifest,root.namesIn(folder))} test`);
const tasks=root.turboTasks??{};
const isTask='test' in tasks||`${String(manifest['name'])}#test` in tasks;
if(isTask)
return `${runnerOf(root.manager)} turbo run test --filter=${(0,shell_quote.eC)(`./${folder}`)} --output-logs=full`;
return(0,shell_quote._z)(folder,`${root.manager} test`);
}
const NX_PLUGIN_CONFIG=/^(?:jest|vitest|vite)\.config\.[cm]?[jt]s$/;
const NX_NAME=/^[@\w][\w@/.-]*$/;
function nxNameOf({folder,manifest,project},hasScript,{namesIn}){
const hasTarget='test' in(0,json.zv)(project['targets'])||
hasScript||
namesIn(folder).some((name)=>NX_PLUGIN_CONFIG.test(name));
const name=project['name']??manifest['name']??(0,text_paths.Vb)(folder);
return hasTarget&&typeof name==='string'&&NX_NAME.test(name)?name:undefined;
}
function runnerOf(manager){
if(manager==='pnpm')
return 'pnpm exec';
return manager==='yarn'?'yarn':'npx';
}
async function readRoot(files){
const{paths,read}=files;
const byFolder=Map.groupBy(paths,text_paths.yS);
const namesIn=(folder)=>(byFolder.get(folder)??[]).map(text_paths.Vb);
const names=namesIn('');
const manifest=(0,json.zv)((0,json.qF)((await read('package.json'))??''));
const turbo=(0,json.zv)(await(0,untrusted_text.mm)((await read('turbo.json'))??''));
const hasTurbo=names.includes('turbo.json');
return{
manager:(0,declared_checks.m)(manifest,names),
isMember:memberTest(await memberGlobs(files,manifest)),
turboTasks:hasTurbo?{...(0,json.zv)(turbo['pipeline']),...(0,json.zv)(turbo['tasks'])}:undefined,
hasNx:names.includes('nx.json'),
namesIn
};
}
async function memberGlobs({read},manifest){
const workspaces=manifest['workspaces'];
const lerna=(0,json.zv)((0,json.qF)((await read('lerna.json'))??''));
const pnpm=(0,json.zv)(await(0,untrusted_text.U8)((await read('pnpm-workspace.yaml'))??''));
const lists=[(0,json.u4)(workspaces)?workspaces['packages']:workspaces,pnpm['packages'],lerna['packages']];
return lists.flatMap((list)=>(Array.isArray(list)?list.filter((glob)=>typeof glob==='string'):[]));
}
function memberTest(globs){
const normal=globs.map((glob)=>glob.replace(/^(!?)\.\//,'$1').replace(/\/+$/,''));
const included=folderMatcher(normal.filter((glob)=>!glob.startsWith('!')));
const excluded=folderMatcher(normal.filter((glob)=>glob.startsWith('!')).map((glob)=>glob.slice(1)));
return(folder)=>included(folder)&&!excluded(folder);
}
function jsonIn(manifests,folder){
const text=manifests.find((manifest)=>manifest.folder===folder)?.text;
return(0,json.zv)((0,json.qF)(text??''));
}
var normalized_path=__webpack_require__(60409);
;
const COVERING={
node:/^(?:npm|pnpm|yarn) test$/,
python:/^python3 -m pytest$/,
go:undefined,
rust:undefined,
maven:/^(?:\.\/mvnw|mvn) /
};
const find_packages_MAX_DEPTH=32;
async function findPackages(tree,rootChecks){
if(rootChecks.includes('make test'))
return[];
const isUsual=(path)=>!/\p{C}/u.test(path)&&path.split('/',find_packages_MAX_DEPTH+1).length<=find_packages_MAX_DEPTH;
const files={...tree,paths:tree.paths.filter(isUsual)};
const byEcosystem=await Promise.all([
findNodePackages(files),
findPythonProjects(files),
findGoModules(files),
findRustCrates(files)
]);
return[...byEcosystem.flat(),...findMavenProjects(files)].map((each)=>{
const isCovered=rootChecks.some((check)=>COVERING[each.ecosystem]?.test(check));
return isCovered?{...each,check:undefined}:each;
});
}
function findMavenProjects({paths}){
const folders=paths
.filter((path)=>(0,text_paths.Vb)(path)==='pom.xml')
.map(text_paths.yS)
.filter((folder)=>!folder.split('/').some(text_paths.Jl));
const known=new Set(folders);
const all=new Set(paths);
const outermost=folders.filter((folder)=>folder!==''&&!known.has('')&&!(0,normalized_path.Zv)(folder).some((above)=>known.has(above)));
return outermost.map((folder)=>({
ecosystem:'maven',
folder,
name:undefined,
dependencies:[],
check:(0,shell_quote._z)(folder,`${all.has(`${folder}/mvnw`)?'./mvnw':'mvn'} -B -ntp test`)
}));
}
async function findGoModules(files){
const[manifests,workspace]=[await readManifests(files,'go.mod'),await files.read('go.work')];
const members=usedFolders(workspace??'');
const alone=`${workspace===undefined?'':'GOWORK=off '}go test ./...`;
return manifests.map(({folder,text})=>{
const lines=text.split('\n').map((line)=>line.replace(/\/\/.*/,'').trim());
return{
ecosystem:'go',
folder,
name:lines.map((line)=>/^module\s+"?([^\s"]+)/.exec(line)?.[1]).find((name)=>name!==undefined),
dependencies:lines.flatMap((line)=>/^(?:require\s+)?"?([^\s"()]+)"?\s+v\d/.exec(line)?.[1]??[]),
check:members.has(folder)?`go test ${(0,shell_quote.eC)(`./${folder}/...`)}`:(0,shell_quote._z)(folder,alone)
};
});
}
function usedFolders(text){
let isInBlock=false;
const folders=text.split('\n').flatMap((line)=>{
const[directive='',...rest]=line
.replace(/\/\/.*/,'')
.replaceAll('"','')
.trim()
.split(/[\s(]+/);
const listed=directive==='use'?rest.filter((word)=>word!==')'):isInBlock&&directive!==')'?[directive]:[];
isInBlock=(isInBlock||(directive==='use'&&line.includes('(')))&&!line.includes(')');
return listed.filter(Boolean);
});
return new Set(folders.map((folder)=>folder.replace(/^\.\//,'').replace(/\/$/,'')));
}
const MANIFESTS=['pyproject.toml','setup.py','setup.cfg','requirements.txt'];
const TEST_FILE=/^(?:test_.*|.*_test|tests)\.py$/;
async function findPythonProjects(files){
const below=(await Promise.all(MANIFESTS.map((name)=>readManifests(files,name)))).flat();
const atRoot=await Promise.all(MANIFESTS.map((name)=>files.read(name)));
const manifests=[...atRoot.flatMap((text)=>(text===undefined?[]:[{folder:'',text}])),...below];
const byFolder=Map.groupBy(manifests,({folder})=>folder);
const tested=testedFolders(files,new Set(byFolder.keys()));
return await Promise.all([...byFolder].map(([folder,[first]])=>find_packages_toPackage({folder,first,tested})));
}
async function find_packages_toPackage({folder,first,tested}){
const manifest=await(0,untrusted_text.Dn)(first?.text??'');
const own=tableOf(manifest,'project');
const poetry=tableOf(tableOf(manifest,'tool'),'poetry');
const name=own?.['name']??poetry?.['name'];
return{
ecosystem:'python',
folder,
name:normalizedName(typeof name==='string'?name:(0,text_paths.Vb)(folder)),
dependencies:[
...listOf(own?.['dependencies']),
...Object.values(tableOf(own,'optional-dependencies')??{}).flatMap(listOf),
...Object.values(tableOf(manifest,'dependency-groups')??{}).flatMap(listOf),
...Object.keys(tableOf(poetry,'dependencies')??{}),
...Object.values(tableOf(poetry,'group')??{}).flatMap((group)=>Object.keys(tableOf(group,'dependencies')??{}))
].map((requirement)=>normalizedName(/^[\w.-]*/.exec(requirement.trim())?.[0]??'')),
check:tested.has(folder)?(0,shell_quote._z)(folder,'python3 -m pytest'):undefined
};
}
function testedFolders({paths},projects){
const tests=paths.filter((path)=>TEST_FILE.test((0,text_paths.Vb)(path)));
return new Set(tests.flatMap((path)=>{
let folder=(0,text_paths.yS)(path);
while(folder!==''&&!projects.has(folder))
folder=(0,text_paths.yS)(folder);
return projects.has(folder)?[folder]:[];
}));
}
function normalizedName(name){
return name.toLowerCase().replaceAll(/[-_.]+/g,'-');
}
function tableOf(value,key){
const table=(0,json.u4)(value)?value[key]:undefined;
return(0,json.u4)(table)?table:undefined;
}
function listOf(value){
return Array.isArray(value)?value.filter((entry)=>typeof entry==='string'):[];
}
async function findRustCrates(files){
const manifests=await readManifests(files,'Cargo.toml');
if(manifests.length===0)
return[];
const workspace=workspaceOf(await(0,untrusted_text.Dn)((await files.read('Cargo.toml'))??''));
const parsed=await Promise.all(manifests.map(async({folder,text})=>({folder,manifest:await(0,untrusted_text.Dn)(text)})));
const others=parsed.filter(({manifest})=>workspaceOf(manifest)).map(({folder})=>folder);
const[members,excluded]=[pathsOf(workspace?.['members']),pathsOf(workspace?.['exclude'])];
const[isListed,isExcluded]=[listTest(members),listTest(excluded)];
const isMember=(folder)=>workspace!==undefined&&
!others.some((other)=>(0,text_paths.UO)(folder,other))&&
(isListed(folder)||!isExcluded(folder));
return parsed.flatMap(({folder,manifest})=>{
if(!(0,json.u4)(manifest)||!(0,json.u4)(manifest['package']))
return[];
const name=manifest['package']['name'];
return[
{
ecosystem:'rust',
folder,
name:typeof name==='string'?name:undefined,
dependencies:dependenciesOf(manifest),
check:isMember(folder)?undefined:(0,shell_quote._z)(folder,'cargo test --no-fail-fast')
}
];
});
}
function workspaceOf(manifest){
const workspace=(0,json.u4)(manifest)?manifest['workspace']:undefined;
return(0,json.u4)(workspace)?workspace:undefined;
}
function pathsOf(list){
return Array.isArray(list)?list.map((path)=>String(path).replace(/^\.\//,'').replace(/\/+$/,'')):[];
}
function listTest(paths){
const matches=folderMatcher(paths);
return(folder)=>matches(folder)||paths.some((path)=>(0,text_paths.UO)(folder,path));
}
function dependenciesOf(manifest){
const tables=['dependencies','dev-dependencies','build-dependencies'].map((key)=>manifest[key]);
return tables.flatMap((table)=>(0,json.u4)(table)
?Object.entries(table).map(([key,value])=>(0,json.u4)(value)&&typeof value['package']==='string'?value['package']:key)
:[]);
}
}),
25178:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
L:()=>(readTextBeneath),
W:()=>(readRootFiles)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760);
var _git_look_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(56296);
var _text_lines_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(61165);
var _files_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(93597);
async function readRootFiles(root,folder=''){
const names=new Set((await(0,_files_js__WEBPACK_IMPORTED_MODULE_2__.Il)(root,folder,new _git_look_js__WEBPACK_IMPORTED_MODULE_1__.yx(_git_look_js__WEBPACK_IMPORTED_MODULE_1__.i7))).map(({name})=>name));
return{
names,
read:async(name)=>(names.has(name)?await readTextBeneath(root,(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder,name)):undefined)
};
}
async function readTextBeneath(root,path){
const content=await(0,_files_js__WEBPACK_IMPORTED_MODULE_2__.Mh)((0,_files_js__WEBPACK_IMPORTED_MODULE_2__.aL)(root,path),undefined);
return content&&(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_3__.vA)(content.toString());
}
})
};
;
