"use strict";
exports.id=380;
exports.ids=[380];
exports.modules={
22388:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
b:()=>(trustedSearchPath),
j:()=>(hardenedEnvironment)
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(51455);
var node_os__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(59973);
const ENVIRONMENT={
GIT_ATTR_NOSYSTEM:'1',
GIT_CONFIG_GLOBAL:node_os__WEBPACK_IMPORTED_MODULE_1__.devNull,
GIT_CONFIG_NOSYSTEM:'1',
GIT_NO_LAZY_FETCH:'1',
GIT_NO_REPLACE_OBJECTS:'1',
GIT_TERMINAL_PROMPT:'0',
LC_ALL:'C'
};
const CONFIGURATION={
'core.attributesFile':node_os__WEBPACK_IMPORTED_MODULE_1__.devNull,
'core.excludesFile':node_os__WEBPACK_IMPORTED_MODULE_1__.devNull,
'core.fsmonitor':'false',
'core.hooksPath':node_os__WEBPACK_IMPORTED_MODULE_1__.devNull,
'protocol.allow':'never',
'safe.bareRepository':'explicit',
'submodule.recurse':'false'
};
function hardenedEnvironment(searchPath,configuration={}){
const entries=Object.entries({...CONFIGURATION,...configuration});
return{
...ENVIRONMENT,
PATH:searchPath,
GIT_CONFIG_COUNT:String(entries.length),
...Object.fromEntries(entries.flatMap(([key,value],index)=>[
[`GIT_CONFIG_KEY_${index}`,key],
[`GIT_CONFIG_VALUE_${index}`,value]
]))
};
}
async function trustedSearchPath(workTree,searchPath){
const folders=searchPath.split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter).filter((folder)=>(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(folder));
const real=await Promise.all(folders.map((folder)=>(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.e4)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder),undefined)));
const isTrusted=(path=workTree)=>!`${path}${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`.startsWith(workTree+node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
return folders.filter((_,index)=>isTrusted(real[index])).join(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter);
}
}),
57615:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Mi:()=>(CHANGE_LIMITS),
i7:()=>(LIST_LIMITS),
yx:()=>(Look),
UB:()=>(TreeTooLarge)
});
var errors=__webpack_require__(59973);
var visible_text=__webpack_require__(2754);
var external_node_child_process_=__webpack_require__(31421);
;
const OPENED_BY_NAME=['.gitignore','.gitattributes','.gitmodules','.mailmap'];
async function blockingPipe(root,signal){
const names=OPENED_BY_NAME.flatMap((name)=>['-name',name,'-o']);
const args=['.','-type','p','(',...names,'-path','*/.git/*',')','-print0'];
const options={cwd:root,env:{PATH:'/usr/bin:/bin',LC_ALL:'C'},signal};
const output=await new Promise((resolve)=>{
(0,external_node_child_process_.execFile)('find',args,options,(_error,stdout)=>{
resolve(stdout);
});
});
const[path='']=output.split('\0');
return signal.aborted||path===''?undefined:path.slice('./'.length);
}
;
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
class TreeTooLarge extends errors.yo{
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
constructor(limits,signal){
this.#limits=limits;
this.#timeout=AbortSignal.timeout(limits.seconds*1000);
this.signal=AbortSignal.any([...(signal?[signal]:[]),this.#timeout,this.#blocked.signal]);
}
watchGit(root){
const ended=new AbortController();
const search=async()=>{
const pipe=await blockingPipe(root,AbortSignal.any([ended.signal,this.signal]));
if(pipe!==undefined)
this.#blocked.abort(new TreeTooLarge(blockedBy(pipe)));
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
throw this.cutOff(seen,`looking at it took longer than ${this.#limits.seconds} s`);
}
cutOff(seen,why){
const all=[...this.#entries,...seen.map((each)=>({path:each,weight:1}))];
const{path,weight}=heaviestFolder(all);
if(weight===0)
return new TreeTooLarge(`The work tree could not be read, because ${why}.`);
return tooLarge(path,`has at least ${number(weight)} ${this.#limits.counted}, and ${why}`);
}
}
function blockedBy(pipe){
return `${(0,visible_text.Q)(pipe)} is a named pipe, for which git waits without end. Delete it in the command that creates it.`;
}
function tooLarge(folder,what){
const name=folder===''?'The root of the repository':(0,visible_text.Q)(folder);
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
60409:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
YF:()=>(normalizedCase),
Zv:()=>(foldersAbove),
_K:()=>(isOutside),
e9:()=>(isInGitFolder),
pT:()=>(normalizedPath),
yz:()=>(beginsWithDot)
});
var _hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(30113);
const SKIPPED=new RegExp(`[${_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__.qM}${_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__.W3}]`,'gv');
function normalizedPath(path){
const names=[];
for(const name of path.replaceAll('\\','/').split('/').map(normalizedName)){
if(name==='..')
names.pop();
else if(name!==''&&name!=='.')
names.push(name);
}
return names.join('/');
}
function isInGitFolder(path){
return path.split(/[/\\]/).some((name)=>/^(\.git|git~\d+)$/.test(normalizedName(name)));
}
function isOutside(path){
if(path.startsWith('/'))
return true;
let depth=0;
for(const name of path.split('/')){
if(name==='..')
depth-=1;
else if(name!==''&&name!=='.')
depth+=1;
if(depth<0)
return true;
}
return false;
}
function beginsWithDot(name){
return visibleName(name).startsWith('.')&&name!=='.'&&name!=='..';
}
function visibleName(name){
return name.normalize('NFKC').replaceAll(SKIPPED,'');
}
function normalizedName(name){
const plain=visibleName(name);
if(plain==='.'||plain==='..')
return plain;
return normalizedCase(plain.replace(/(?<=.):.*$/,'').replace(/[. ]+$/,''));
}
function normalizedCase(text){
return text.toUpperCase().toLowerCase();
}
function foldersAbove(path){
const names=path.split('/');
return names.slice(1).map((_,index)=>names.slice(0,index+1).join('/'));
}
}),
51511:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
h:()=>(yieldToEventLoop),
z:()=>(atOnce)
});
var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(58500);
function atOnce(work){
return Promise.try(work);
}
async function yieldToEventLoop(){
await(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
}
}),
93597:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Il:()=>(listFolderBeneath),
RE:()=>(statBeneathSync),
Z4:()=>(isOwnFile),
a4:()=>(existsBeneath),
aL:()=>(readFileBeneath),
iV:()=>(statBeneath),
io:()=>(linkBeneath),
mn:()=>(withFileBeneath),
oq:()=>(kindBeneath),
qf:()=>(writeNew)
});
var tslib__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(67877);
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(59973);
var _at_once_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(51511);
var _open_beneath_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(53858);
var _open_file_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(75455);
const MAX_FILE_BYTES=32*1024*1024;
function readFileBeneath(root,relative){
return withFileBeneath(root,relative,async(file,{size})=>{
if(size<=MAX_FILE_BYTES)
return await file.content();
throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.v4(`${relative} has ${size} bytes, too many to load at once. Use read_file or grep_search.`);
});
}
async function withFileBeneath(root,relative,work){
const env_1={stack:[],error:void 0,hasError:false};
try{
const{dir,base}=node_path__WEBPACK_IMPORTED_MODULE_1__.posix.parse(relative);
if(base==='')
throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.v4('The root of the repository is a folder; use list_directory.');
const folder=(0,tslib__WEBPACK_IMPORTED_MODULE_6__.mS)(env_1,(0,_open_beneath_js__WEBPACK_IMPORTED_MODULE_3__.c)(root,dir),false);
const file=(0,tslib__WEBPACK_IMPORTED_MODULE_6__.mS)(env_1,(0,_open_beneath_js__WEBPACK_IMPORTED_MODULE_3__.T)(folder,base),false);
const{stats}=file;
if(stats.isDirectory())
throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.v4(`${relative} is a folder; use list_directory.`);
if(!stats.isFile())
throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.v4(`${relative} is not a regular file.`);
if(!isOwnFile(relative,stats)){
throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.v4(`${relative} is a hard link and may belong elsewhere, so it is not read.`);
}
return await work(file,stats);
}
catch(e_1){
env_1.error=e_1;
env_1.hasError=true;
}
finally{
(0,tslib__WEBPACK_IMPORTED_MODULE_6__.hk)(env_1);
}
}
function isOwnFile(path,{nlink}){
return nlink<=1||path.split('/').includes('node_modules');
}
function writeNew(folder,name,{content,like}){
const env_2={stack:[],error:void 0,hasError:false};
try{
const{O_CREAT,O_EXCL,O_NOFOLLOW,O_WRONLY}=node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
const file=(0,tslib__WEBPACK_IMPORTED_MODULE_6__.mS)(env_2,new _open_file_js__WEBPACK_IMPORTED_MODULE_4__.T(folder.at(name),O_WRONLY|O_CREAT|O_EXCL|O_NOFOLLOW,0o666),false);
file.write(content);
const owner=process.getuid?.()===0?(like??(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder.path)):undefined;
if(owner)
file.chown(owner);
if(like)
file.chmod(like.mode&0o777);
}
catch(e_2){
env_2.error=e_2;
env_2.hasError=true;
}
finally{
(0,tslib__WEBPACK_IMPORTED_MODULE_6__.hk)(env_2);
}
}
async function existsBeneath(root,relative){
return(await statBeneath(root,relative))!==undefined;
}
function statBeneath(root,relative){
return(0,_at_once_js__WEBPACK_IMPORTED_MODULE_2__.z)(()=>statBeneathSync(root,relative));
}
function statBeneathSync(root,relative){
try{
return atEntry(root,relative,(path)=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path,{throwIfNoEntry:false}));
}
catch(error){
if((0,_errors_js__WEBPACK_IMPORTED_MODULE_5__.Or)(error)&&['ENOENT','ENOTDIR','ELOOP'].includes(error.code??''))
return undefined;
throw error;
}
}
function atEntry(root,relative,work){
const env_3={stack:[],error:void 0,hasError:false};
try{
const{dir,base}=node_path__WEBPACK_IMPORTED_MODULE_1__.posix.parse(relative);
const folder=(0,tslib__WEBPACK_IMPORTED_MODULE_6__.mS)(env_3,(0,_open_beneath_js__WEBPACK_IMPORTED_MODULE_3__.c)(root,dir),false);
return work(folder.at(base));
}
catch(e_3){
env_3.error=e_3;
env_3.hasError=true;
}
finally{
(0,tslib__WEBPACK_IMPORTED_MODULE_6__.hk)(env_3);
}
}
async function kindBeneath(root,relative){
if(relative==='')
return 'folder';
const stats=await statBeneath(root,relative);
return stats&&kindOf(stats);
}
function linkBeneath(root,relative){
return(0,_errors_js__WEBPACK_IMPORTED_MODULE_5__.e4)((0,_at_once_js__WEBPACK_IMPORTED_MODULE_2__.z)(()=>atEntry(root,relative,(path)=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path))),undefined);
}
function listFolderBeneath(root,relative,look){
return(0,_at_once_js__WEBPACK_IMPORTED_MODULE_2__.z)(()=>{
const env_4={stack:[],error:void 0,hasError:false};
try{
const folder=(0,tslib__WEBPACK_IMPORTED_MODULE_6__.mS)(env_4,(0,_open_beneath_js__WEBPACK_IMPORTED_MODULE_3__.c)(root,relative),false);
return entriesIn(folder.path,(name)=>{
look.list([node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(relative,name)]);
})
.filter(({name})=>name!=='.git')
.map((entry)=>({name:entry.name,kind:kindOf(entry)}))
.sort((a,b)=>(a.name<b.name?-1:1));
}
catch(e_4){
env_4.error=e_4;
env_4.hasError=true;
}
finally{
(0,tslib__WEBPACK_IMPORTED_MODULE_6__.hk)(env_4);
}
});
}
function entriesIn(folder,count){
const entries=[];
const open=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.opendirSync)(folder);
try{
for(let entry=open.readSync();entry;entry=open.readSync()){
count(entry.name);
entries.push(entry);
}
}
finally{
open.closeSync();
}
return entries;
}
function kindOf(entry){
if(entry.isDirectory())
return 'folder';
if(entry.isSymbolicLink())
return 'link';
return entry.isFile()?'file':'other';
}
}),
53858:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
T:()=>(openFile),
c:()=>(openBeneath)
});
var tslib__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(67877);
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(59973);
var _open_file_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(75455);
const{O_DIRECTORY,O_NOFOLLOW,O_NONBLOCK,O_RDONLY}=node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
function openBeneath(root,relative,{create=false}={}){
let folder=openFolder(root);
for(const name of relative.split('/').filter((each)=>each!=='')){
const env_1={stack:[],error:void 0,hasError:false};
try{
const parent=(0,tslib__WEBPACK_IMPORTED_MODULE_3__.mS)(env_1,folder,false);
if(create)
makeFolder(parent,name);
folder=openFolder(parent.at(name));
}
catch(e_1){
env_1.error=e_1;
env_1.hasError=true;
}
finally{
(0,tslib__WEBPACK_IMPORTED_MODULE_3__.hk)(env_1);
}
}
return folder;
}
function openFile(folder,name){
return new _open_file_js__WEBPACK_IMPORTED_MODULE_2__.T(folder.at(name),O_RDONLY|O_NOFOLLOW|O_NONBLOCK);
}
function makeFolder(parent,name){
const path=parent.at(name);
try{
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
}
catch(error){
if((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__.Or)(error)&&error.code==='EEXIST')
return;
throw error;
}
if(process.getuid?.()!==0)
return;
const{uid,gid}=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(parent.path);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lchownSync)(path,uid,gid);
}
function openFolder(path){
const descriptor=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path,O_RDONLY|O_DIRECTORY|O_NOFOLLOW);
const stable=process.platform==='linux'?`/proc/self/fd/${descriptor}`:path;
return{
path:stable,
at:(name)=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(stable,name),
[Symbol.dispose]:()=>{
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
};
}
}),
75455:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
E:()=>(CHUNK_BYTES),
T:()=>(OpenFile)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_util__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(57975);
var _at_once_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(51511);
const MAX_AT_ONCE=1024*1024;
const CHUNK_BYTES=256*1024;
const MIN_CHUNK_BYTES=4096;
const readPiece=(0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_0__.read);
const readAll=(0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_0__.readFile);
class OpenFile{
#descriptor;
stats;
constructor(path,flags,mode){
this.#descriptor=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path,flags,mode);
this.stats=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(this.#descriptor);
}
chunkBuffer(){
return Buffer.allocUnsafe(Math.min(CHUNK_BYTES,Math.max(MIN_CHUNK_BYTES,this.stats.size+1)));
}
async read(buffer,position){
if(this.stats.size<=MAX_AT_ONCE)
return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(this.#descriptor,buffer,0,buffer.length,position);
return(await readPiece(this.#descriptor,buffer,0,buffer.length,position)).bytesRead;
}
content(){
if(this.stats.size>MAX_AT_ONCE)
return readAll(this.#descriptor);
return(0,_at_once_js__WEBPACK_IMPORTED_MODULE_2__.z)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(this.#descriptor));
}
write(content){
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(this.#descriptor,content);
}
chown({uid,gid}){
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fchownSync)(this.#descriptor,uid,gid);
}
chmod(mode){
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fchmodSync)(this.#descriptor,mode);
}
[Symbol.dispose](){
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.#descriptor);
}
}
})
};
;
