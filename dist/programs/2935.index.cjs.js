"use strict";
exports.id=2935;
exports.ids=[2935];
exports.modules={
22388:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Zw:()=>(trustedEnvironment),
dd:()=>(outermostCheckout),
jm:()=>(hardenedEnvironment)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(51455);
var node_os__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(59973);
var _text_paths_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(40458);
const ENVIRONMENT={
GIT_ATTR_NOSYSTEM:'1',
GIT_CONFIG_GLOBAL:node_os__WEBPACK_IMPORTED_MODULE_2__.devNull,
GIT_CONFIG_NOSYSTEM:'1',
GIT_NO_LAZY_FETCH:'1',
GIT_NO_REPLACE_OBJECTS:'1',
GIT_TERMINAL_PROMPT:'0',
LC_ALL:'C'
};
const CONFIGURATION={
'core.attributesFile':node_os__WEBPACK_IMPORTED_MODULE_2__.devNull,
'core.excludesFile':node_os__WEBPACK_IMPORTED_MODULE_2__.devNull,
'core.fsmonitor':'false',
'core.hooksPath':node_os__WEBPACK_IMPORTED_MODULE_2__.devNull,
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
async function trustedEnvironment(workTree,environment){
const root=outermostCheckout(workTree)??workTree;
const trusted=Object.entries(environment).map(async([name,value=''])=>{
const isList=name.endsWith('PATH');
const paths=isList?value.split(node_path__WEBPACK_IMPORTED_MODULE_3__.delimiter):value.split(/[\s:=,]+/).filter((word)=>word.includes('/'));
const missing=isList?root:'/';
const real=await Promise.all(paths.map((path)=>(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__.e4)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(root,path)),missing)));
const outside=paths.filter((path,index)=>!(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_5__.UO)(real[index]??root,root)&&(!isList||(0,node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute)(path)));
const left=isList?outside.join(node_path__WEBPACK_IMPORTED_MODULE_3__.delimiter):value;
return left===''||(!isList&&outside.length<paths.length)?[]:[[name,left]];
});
return{PATH:'/nonexistent',...Object.fromEntries((await Promise.all(trusted)).flat())};
}
function outermostCheckout(path){
const above=(0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path);
if(above===path)
return undefined;
return outermostCheckout(above)??((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(path,'.git'))?path:undefined);
}
}),
80667:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
HA:()=>(readUntrustedFile),
N8:()=>(ABSENCE_CODES),
PJ:()=>(isLink),
Ze:()=>(isRegularFile),
jj:()=>(isRealFolder)
});
var tslib__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(67877);
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(51455);
var _errors_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(59973);
const MAX_BYTES=16*1024*1024;
const ABSENCE_CODES=['ENOENT','ENOTDIR','ELOOP','EACCES','EISDIR','ENXIO'];
function readUntrustedFile(path,maxBytes=MAX_BYTES){
return(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.e4)(readRegularFile(path,maxBytes),undefined,ABSENCE_CODES);
}
async function readRegularFile(path,maxBytes){
const env_1={stack:[],error:void 0,hasError:false};
try{
const file=(0,tslib__WEBPACK_IMPORTED_MODULE_3__.mS)(env_1,await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path,node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY|node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW|node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK),true);
const status=await file.stat();
return status.isFile()&&status.size<=maxBytes?await file.readFile():undefined;
}
catch(e_1){
env_1.error=e_1;
env_1.hasError=true;
}
finally{
const result_1=(0,tslib__WEBPACK_IMPORTED_MODULE_3__.hk)(env_1);
if(result_1)
await result_1;
}
}
async function isRealFolder(path){
return(await statusOf(path))?.isDirectory()??false;
}
async function isRegularFile(path){
return(await statusOf(path))?.isFile()??false;
}
async function isLink(path){
return(await statusOf(path))?.isSymbolicLink()??false;
}
function statusOf(path){
return(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.e4)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path),undefined,ABSENCE_CODES);
}
}),
62973:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
NJ:()=>(isSameBranch),
eB:()=>(isValidBranchName),
uO:()=>(headRef)
});
var _near_name_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(58804);
const ALLOWED=/^(?!@$)[A-Za-z0-9_@][A-Za-z0-9/_.,#+@-]*$/;
const MAX_LENGTH=244;
function isValidBranchName(name){
if(name.length>MAX_LENGTH||!ALLOWED.test(name))
return false;
if(name.includes('..')||/^(HEAD|refs)(\/|$)/i.test(name)||name.includes('@{')||(0,_near_name_js__WEBPACK_IMPORTED_MODULE_0__.TS)(name))
return false;
return name.split('/').every((part)=>part!==''&&!/^[.-]|\.$|\.lock$/i.test(part));
}
function isSameBranch(one,other){
return one.normalize('NFKC').toLowerCase()===other.normalize('NFKC').toLowerCase();
}
function headRef(branch){
return `refs/heads/${branch}`;
}
}),
40458:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Jl:()=>(isForeignFolder),
U5:()=>(isWithinAny),
UO:()=>(isWithin),
Vb:()=>(nameOf),
lp:()=>(withoutFolder),
ue:()=>(isLockFile),
yS:()=>(folderOf)
});
function folderOf(path){
return path.slice(0,Math.max(0,path.lastIndexOf('/')));
}
function nameOf(path){
return path.slice(path.lastIndexOf('/')+1);
}
function isWithin(path,folder){
return path===folder||path.startsWith(`${folder}/`);
}
function isWithinAny(path,folders=[]){
return folders.some((each)=>isWithin(path,each));
}
function withoutFolder(path,folder){
return folder!==''&&path.startsWith(`${folder}/`)?path.slice(folder.length+1):path;
}
const LOCK_FILE=/(^|\/)(package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lockb?|deno\.lock|(uv|poetry|pdm|Pipfile|Cargo|Gemfile|composer|mix|pubspec|flake)\.lock|pylock(\.[^/]+)?\.toml|gems\.locked|go\.(work\.)?sum|gradle\.lockfile|packages\.lock\.json|paket\.lock|Podfile\.lock|Package\.resolved)$/;
function isLockFile(path){
return LOCK_FILE.test(path);
}
const FOREIGN=/^(node_modules|vendor|third[-_]party|(__)?fixtures?(__)?|(__)?tests?(__)?|testdata|spec|dist|build|target|templates?|\..+)$/i;
function isForeignFolder(name){
return FOREIGN.test(name);
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
function openFile(path){
return new _open_file_js__WEBPACK_IMPORTED_MODULE_2__.T(path,O_RDONLY|O_NOFOLLOW|O_NONBLOCK);
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
async*chunks(){
const buffer=Buffer.allocUnsafe(Math.min(CHUNK_BYTES,Math.max(MIN_CHUNK_BYTES,this.stats.size+1)));
let position=0;
for(let bytes=await this.read(buffer,0);bytes>0;bytes=await this.read(buffer,position)){
position+=bytes;
yield buffer.subarray(0,bytes);
}
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
}),
89941:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
EB:()=>(anyOf),
jH:()=>(outputOf),
lY:()=>(findFiles),
xI:()=>(marked)
});
var node_child_process__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(31421);
var _mount_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(42695);
const TIMEOUT_MS=60_000;
const MAX_OUTPUT=64*2**20;
const MAX_NAMED=3;
const MAX_PATH=3_000;
const marked=(letter)=>['-printf',`${letter}%p\\0`];
const anyOf=(tests)=>[
'(',
...tests.flatMap((test)=>['-o',...test]).slice(1),
')'
];
async function findFiles(folders,expression,onUnmountable=refuse){
if(folders.length===0)
return()=>[];
const output=await outputOf('find',[...folders,...expression],{PATH:'/usr/bin:/bin',LC_ALL:'C'});
const texts=output.toString('latin1').split('\0').slice(0,-1);
const found=texts.map((bytes)=>{
const path=Buffer.from(bytes,'latin1').toString();
if(Buffer.from(path).toString('latin1')!==bytes)
onUnmountable(`${path.slice(1)} has a name that is not UTF-8.`);
if(bytes.length>MAX_PATH)
onUnmountable(`${path.slice(1,200)}… is longer than ${MAX_PATH} bytes.`);
return path;
});
return(letter)=>found.filter((path)=>path.startsWith(letter)).map((path)=>path.slice(1));
}
function refuse(problem){
throw new _mount_js__WEBPACK_IMPORTED_MODULE_1__.GK(`${problem} ${_mount_js__WEBPACK_IMPORTED_MODULE_1__.w_}`);
}
async function outputOf(file,args,env){
const options={env,timeout:TIMEOUT_MS,maxBuffer:MAX_OUTPUT,encoding:'buffer'};
return new Promise((resolve,reject)=>{
(0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(file,args,options,(error,output)=>{
if(!error||typeof error.code==='number'){
resolve(output);
return;
}
const reason=error.code??`it took more than ${TIMEOUT_MS/ 1_000} seconds`;
const what=[file,...args.slice(0,MAX_NAMED)].join(' ');
reject(new _mount_js__WEBPACK_IMPORTED_MODULE_1__.GK(`The work tree could not be searched with ${what} (${reason}). ${_mount_js__WEBPACK_IMPORTED_MODULE_1__.w_}`,{cause:error}));
});
});
}
}),
95750:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
on:()=>(linkedRepository),
vL:()=>(searchTree),
xD:()=>(credentialFiles)
});
var tslib__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(67877);
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(59973);
var _text_normalized_path_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(60409);
var _text_paths_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(40458);
var _find_on_machine_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(89941);
var _files_open_beneath_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(53858);
var _mount_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(42695);
var _open_folder_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(37261);
const MAX_BYTES=1024*1024;
const MAX_ROUNDS=20;
const MAX_UNKNOWN=20;
const MAX_SUSPECT=200;
async function searchTree(root,onUnmountable){
(0,_open_folder_js__WEBPACK_IMPORTED_MODULE_6__.N)(root);
const closed=['-type','d','!','(','-readable','-executable',')','-uid',`${process.geteuid?.()??0}`];
const kinds=[
['-name','.git','!','-type','l',...(0,_find_on_machine_js__WEBPACK_IMPORTED_MODULE_3__.xI)('g')],
['-name','HEAD',...(0,_find_on_machine_js__WEBPACK_IMPORTED_MODULE_3__.xI)('h')],
['-type','s',...(0,_find_on_machine_js__WEBPACK_IMPORTED_MODULE_3__.xI)('s')],
[...closed,...(0,_find_on_machine_js__WEBPACK_IMPORTED_MODULE_3__.xI)('c')]
];
const expression=['-mindepth','1',...(0,_find_on_machine_js__WEBPACK_IMPORTED_MODULE_3__.EB)(kinds)];
let of=await(0,_find_on_machine_js__WEBPACK_IMPORTED_MODULE_3__.lY)([root],expression,onUnmountable);
for(let round=0;of('c').length>0;round+=1){
if(round===MAX_ROUNDS)
throw new _mount_js__WEBPACK_IMPORTED_MODULE_5__.GK(`${of('c')[0]??''} cannot be read. ${_mount_js__WEBPACK_IMPORTED_MODULE_5__.w_}`);
for(const path of of('c'))
(0,_open_folder_js__WEBPACK_IMPORTED_MODULE_6__.N)(path);
of=await(0,_find_on_machine_js__WEBPACK_IMPORTED_MODULE_3__.lY)([root],expression,onUnmountable);
}
const[top,named]=[(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root,'.git'),of('g')];
const own=[top,...(await ownFolders(top,root))].filter((path)=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path));
const pointed=(await Promise.all(named.map((path)=>pointedFolders(path,root)))).flat();
const repositories=new Set([...own,...named,...pointed]);
const isOutermost=(path)=>!(0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_2__.Zv)(path).some((folder)=>repositories.has(folder));
const others=[...repositories].filter((path)=>!own.includes(path)&&isOutermost(path));
refuseNested(named.find((path)=>!isOutermost(path)));
const alone=of('h')
.map(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)
.filter((path)=>isRepository(path)&&!repositories.has(path)&&isOutermost(path));
const suspect=await suspectFiles(alone.map((path)=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path,'config')));
return{own,others,repositories:[...own,...others,...alone],suspect,sockets:of('s').filter(isOutermost)};
}
async function ownFolders(top,root){
const named=await pointedFolder(top);
const folders=await pointedFolders(top,root);
if(named!==undefined&&(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_7__.UO)(named,root)&&!folders.includes(named)){
throw new _mount_js__WEBPACK_IMPORTED_MODULE_5__.GK(`${top} leads to ${named}, which is no repository or behind a symbolic link. Work in a clone of its own.`);
}
return folders;
}
async function pointedFolders(path,root){
const folder=await pointedFolder(path);
if(folder===undefined)
return[];
const common=(await readRegularFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'commondir')))?.trim();
const folders=[folder,...(common?[(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder,common)]:[])];
return folders.filter((each)=>each!==root&&
(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_7__.UO)(each,root)&&
!(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_7__.UO)(path,each)&&
(0,_errors_js__WEBPACK_IMPORTED_MODULE_8__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(each))===each&&
isRepository(each));
}
function isRepository(folder){
const names=(0,_errors_js__WEBPACK_IMPORTED_MODULE_8__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder))??[];
return names.includes('HEAD')&&(names.includes('objects')||names.includes('commondir'));
}
async function pointedFolder(git){
const[,pointed]=/^gitdir: (.+)/.exec((await readRegularFile(git))??'')??[];
return pointed===undefined?undefined:(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(git,'..',pointed.trim());
}
async function credentialFiles(git){
const kinds=[
['-name','.git',...(0,_find_on_machine_js__WEBPACK_IMPORTED_MODULE_3__.xI)('g')],
['-name','HEAD',...(0,_find_on_machine_js__WEBPACK_IMPORTED_MODULE_3__.xI)('h')],
[
...(0,_find_on_machine_js__WEBPACK_IMPORTED_MODULE_3__.EB)([
['-name','config'],
['-name','config.worktree']
]),
...(0,_find_on_machine_js__WEBPACK_IMPORTED_MODULE_3__.xI)('c')
]
];
const of=await(0,_find_on_machine_js__WEBPACK_IMPORTED_MODULE_3__.lY)([git],['-mindepth','1',...(0,_find_on_machine_js__WEBPACK_IMPORTED_MODULE_3__.EB)(kinds)]);
refuseNested(of('g')[0]);
const configurations=of('c');
const link=configurations.find((path)=>(0,_errors_js__WEBPACK_IMPORTED_MODULE_8__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path))?.isSymbolicLink());
if(link!==undefined)
throw new _mount_js__WEBPACK_IMPORTED_MODULE_5__.GK(`${link} is a symbolic link. Work in a clone of its own.`);
const folders=new Set([git,...of('h').map(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname).filter(isRepository)]);
const entries=[...folders].flatMap((folder)=>((0,_errors_js__WEBPACK_IMPORTED_MODULE_8__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder))??[]).map((name)=>({name,path:(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,name)})));
const unknown=entries.flatMap(({name,path})=>(KNOWN.test(name)?[]:path));
const suspect=await suspectFiles(configurations);
return unknown.length>MAX_UNKNOWN||suspect.length>MAX_SUSPECT?[git]:[...suspect,...unknown];
}
function refuseNested(nested){
if(nested!==undefined)
throw new _mount_js__WEBPACK_IMPORTED_MODULE_5__.GK(`${nested} is in another repository. ${_mount_js__WEBPACK_IMPORTED_MODULE_5__.w_}`);
}
async function suspectFiles(configurations){
const isSuspect=await Promise.all(configurations.map(mayHoldCredential));
return configurations.filter((_,index)=>isSuspect[index]);
}
const KNOWN=/^([A-Z_]+|config(\.worktree)?|index|objects|refs|packed-refs|info|hooks|description|shallow|modules|worktrees|lfs|rebase-(merge|apply)|sequencer|commondir|gitdir|locked)$/;
const HARMLESS_SECTION=/^\[\s*(core|extensions|branch|remote|submodule|gc|pack|index|init|advice|maintenance)\b/i;
const CREDENTIAL=/:\/\/[^\s/]*@|header|token|passw|secret|credential|helper|askpass/i;
async function linkedRepository(git){
const folder=await pointedFolder(git);
if(folder===undefined)
return undefined;
const common=(await readRegularFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'commondir')))?.trim();
if(!common)
return undefined;
const repository=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder,common);
if((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)!==(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository,'worktrees')||(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_7__.UO)(repository,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(git)))
return undefined;
const named=(await readRegularFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'gitdir')))?.trim();
return named===git?repository:undefined;
}
async function mayHoldCredential(path){
const text=await readRegularFile(path);
if(text===undefined)
return false;
const lines=text.split('\n').map((line)=>line.trim());
return lines.some((line)=>(line.startsWith('[')&&!HARMLESS_SECTION.test(line))||CREDENTIAL.test(line));
}
async function readRegularFile(path){
try{
const env_1={stack:[],error:void 0,hasError:false};
try{
const file=(0,tslib__WEBPACK_IMPORTED_MODULE_9__.mS)(env_1,(0,_files_open_beneath_js__WEBPACK_IMPORTED_MODULE_4__.T)(path),false);
if(file.stats.isDirectory())
return undefined;
return file.stats.isFile()&&file.stats.size<=MAX_BYTES?(await file.content()).toString():UNKNOWN;
}
catch(e_1){
env_1.error=e_1;
env_1.hasError=true;
}
finally{
(0,tslib__WEBPACK_IMPORTED_MODULE_9__.hk)(env_1);
}
}
catch(error){
if(!(0,_errors_js__WEBPACK_IMPORTED_MODULE_8__.Or)(error))
throw error;
return['ENOENT','ENOTDIR'].includes(error.code??'')?undefined:UNKNOWN;
}
}
const UNKNOWN='[unknown]';
}),
42695:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
FC:()=>(onDisk),
GK:()=>(UnprotectedTree),
Qt:()=>(fromDisk),
jD:()=>(hide),
lQ:()=>(isFolder),
oI:()=>(bind),
w_:()=>(CLEAN)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var _errors_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(59973);
var _text_paths_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(40458);
function onDisk({root,disk,notCopied},path){
const isCopied=(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__.UO)(path,root)&&!notCopied.some((each)=>(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__.UO)(path,each));
return isCopied?`${disk}${path.slice(root.length)}`:path;
}
function fromDisk({root,disk},path){
return(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__.UO)(path,disk)?`${root}${path.slice(disk.length)}`:path;
}
const CLEAN='Delete what an earlier run left, or check out into an empty folder.';
class UnprotectedTree extends _errors_js__WEBPACK_IMPORTED_MODULE_2__.yo{
name='UnprotectedTree';
}
function bind(kind,path,source=path){
return{kind,path,source};
}
function isFolder(path){
return(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path))?.isDirectory()??false;
}
function hide(paths){
return paths.flatMap((path)=>{
const status=(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path));
if(!status||status.isSymbolicLink())
return[];
return[{kind:status.isDirectory()?'empty':'masked',path}];
});
}
}),
69082:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
F:()=>(withoutShell),
x:()=>(noSandbox)
});
var _spawn_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(69861);
const ONLY_NAMED_REPOSITORIES={
GIT_CONFIG_COUNT:'1',
GIT_CONFIG_KEY_0:'safe.bareRepository',
GIT_CONFIG_VALUE_0:'explicit'
};
function noSandbox(home,{limits,contexts}){
return{
kind:'none',
description:'NO SANDBOX: commands can read and change whatever this user can, and have the network.',
home,
contexts,
limits,
endsWholeTree:false,
usesParentDeathPipe:false,
wrap:({script,environment})=>({
file:_spawn_js__WEBPACK_IMPORTED_MODULE_0__.jN[0],
args:[..._spawn_js__WEBPACK_IMPORTED_MODULE_0__.jN.slice(1),script],
environment:{...environment,...ONLY_NAMED_REPOSITORIES},
inputs:[]
})
};
}
function withoutShell(sandbox,[file,...args]){
return{...sandbox,wrap:(command)=>({...sandbox.wrap(command),file,args})};
}
}),
30108:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
$7:()=>(runningProcesses),
LS:()=>(processState),
Qh:()=>(readProcessFile),
gO:()=>(descendantsOf),
tl:()=>(MARKER),
vo:()=>(endEverything)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(58500);
var _errors_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(59973);
const MARKER='FORGEHAND_COMMAND';
const MAX_PASSES=50;
const MAX_WAITS=300;
const PAUSE_MS=10;
const SHORT_PAUSES_MS=[1,1,2,4];
async function endEverything(child,{sandbox,marker}){
child.stdin?.destroy();
if(child.pid===undefined)
return;
if(!sandbox.endsWholeTree)
await endProcessTree(child.pid,marker);
else if(child.exitCode===null&&child.signalCode===null)
await endNamespace(child.pid);
}
async function endProcessTree(leader,marker){
const descendants=descendantsOf(leader,parentsOfProcesses());
kill(-leader);
descendants.forEach(kill);
let emptyPasses=0;
for(let pass=0;pass<MAX_PASSES&&emptyPasses<2;pass+=1){
const marked=runningProcesses().filter((pid)=>readProcessFile(pid,'environ').includes(`${MARKER}=${marker}\0`));
emptyPasses=marked.length===0?emptyPasses+1:0;
marked.forEach(kill);
if(emptyPasses<2)
await(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(PAUSE_MS);
}
}
async function endNamespace(leader){
const below=descendantsOf(leader,parentsOfProcesses());
kill(-leader);
below.forEach(kill);
for(let wait=0;wait<MAX_WAITS&&below.some(isAlive);wait+=1)
await(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(SHORT_PAUSES_MS[wait]??PAUSE_MS);
}
function parentsOfProcesses(){
return new Map(runningProcesses().map((pid)=>[pid,processState(pid)?.parent??0]));
}
function isAlive(pid){
return processState(pid)?.isZombie===false;
}
function kill(pid){
(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.OJ)(()=>process.kill(pid,'SIGKILL'));
}
function runningProcesses(){
const names=(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)('/proc'))??[];
return names
.filter((name)=>/^\d+$/.test(name))
.map(Number)
.filter((pid)=>pid!==process.pid);
}
function processState(pid){
const fields=readProcessFile(pid,'stat').split(') ').at(-1)?.split(' ')??[];
const[parent,threads,pages]=[Number(fields[1]),Number(fields[17]),Number(fields[21])];
return Number.isNaN(pages)?undefined:{isZombie:/^[ZXx]/.test(fields[0]??''),parent,threads,pages};
}
function readProcessFile(pid,name){
return(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/${name}`,'utf8'))??'';
}
function descendantsOf(leader,parents){
const children=Map.groupBy(parents.keys(),(pid)=>parents.get(pid));
const descendants=[];
const queue=[leader];
for(let pid=queue.pop();pid!==undefined;pid=queue.pop()){
const own=children.get(pid)??[];
descendants.push(...own);
queue.push(...own);
}
return descendants;
}
}),
94057:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Ub:()=>(describeLimitHit),
ZY:()=>(resourceLimits),
y7:()=>(settingOf)
});
var node_os__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(48161);
const LIMIT_SETTINGS={
processes:'processes',
memoryMb:'memory-mb',
fileMb:'file-mb',
temporaryMb:'temporary-mb',
diskMb:'disk-mb'
};
const MB=2**20;
function resourceLimits(wanted={}){
const machineMb=Math.floor((0,node_os__WEBPACK_IMPORTED_MODULE_0__.totalmem)()/ MB);
return{
processes:wanted.processes??Math.max(2_048,128*(0,node_os__WEBPACK_IMPORTED_MODULE_0__.availableParallelism)()),
memoryMb:wanted.memoryMb??Math.max(512,Math.floor(machineMb*0.75)),
fileMb:wanted.fileMb??4_096,
temporaryMb:wanted.temporaryMb??Math.max(64,Math.min(2_048,Math.floor(machineMb/ 4))),
diskMb:wanted.diskMb??10_240
};
}
const FILE_TOO_LARGE=153;
const TAIL=4_000;
function describeLimitHit({exitCode,output},{fileMb,temporaryMb,processes}){
if(exitCode===0)
return undefined;
const end=output.slice(-TAIL);
if(exitCode===FILE_TOO_LARGE||/File size limit exceeded|File too large|EFBIG/.test(end)){
return `A file can have at most ${fileMb} MB (${settingOf('fileMb')}).`;
}
if(/No space left on device|ENOSPC/.test(end)){
return `/var/tmp and /dev/shm can hold at most ${temporaryMb} MB each (${settingOf('temporaryMb')}).`;
}
if(/fork: .*Resource temporarily unavailable|pthread_create.*EAGAIN|spawn \S+ EAGAIN/.test(end)){
return `A command can have at most ${processes} processes and threads (${settingOf('processes')}).`;
}
return undefined;
}
function settingOf(limit){
return `\`limits.${LIMIT_SETTINGS[limit]}\` in agent.yml`;
}
}),
45150:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
A:()=>(UsageCounter),
i:()=>(monitorUsage)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(58500);
var _errors_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(59973);
var _process_tree_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(30108);
var _resource_limits_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(94057);
var _temporary_usage_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(33899);
const INTERVAL_MS=50;
const MIN_FREE_MB=256;
const MB=2**20;
const PAGE=4_096;
const PASSES_PER_SURVEY=20;
async function monitorUsage(options){
const{leader,limits,folders,temporary,signal}=options;
const freeAtStart=folders.map(freeMb);
const counter=new UsageCounter(leader);
try{
for(let pass=1;;pass+=1){
await(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(INTERVAL_MS,undefined,{signal,ref:false});
if(pass%PASSES_PER_SURVEY===0)
counter.forgetOthers();
const{processes,memoryMb}=counter.count(limits);
if(processes>limits.processes)
return exceeded('processes',`${limits.processes} processes and threads`);
if(memoryMb>limits.memoryMb)
return exceeded('memoryMb',`${limits.memoryMb} MB of memory`);
const written=Math.max(...folders.map((folder,index)=>(freeAtStart[index]??0)-freeMb(folder)));
if(written>limits.diskMb)
return exceeded('diskMb',`${limits.diskMb} MB on the disk`);
if(temporary!==undefined&&pass%PASSES_PER_SURVEY===0&&written>limits.temporaryMb/ 2){
if((0,_temporary_usage_js__WEBPACK_IMPORTED_MODULE_4__.r)(temporary)>limits.temporaryMb)
return exceeded('temporaryMb',`${limits.temporaryMb} MB in /tmp`);
}
if(availableMb()<MIN_FREE_MB)
return `the machine had less than ${MIN_FREE_MB} MB of memory left`;
}
}
catch(error){
if(signal.aborted)
return undefined;
throw error;
}
}
function exceeded(limit,what){
return `it used more than ${what} (${(0,_resource_limits_js__WEBPACK_IMPORTED_MODULE_3__.y7)(limit)})`;
}
class UsageCounter{
#leader;
#others=new Set();
constructor(leader){
this.#leader=leader;
}
forgetOthers(){
this.#others=new Set();
}
count(limits){
const states=new Map();
for(const pid of(0,_process_tree_js__WEBPACK_IMPORTED_MODULE_2__.$7)()){
const state=this.#others.has(pid)?undefined:(0,_process_tree_js__WEBPACK_IMPORTED_MODULE_2__.LS)(pid);
if(state)
states.set(pid,state);
}
const parents=new Map([...states].map(([pid,{parent}])=>[pid,parent]));
const own=[this.#leader,...(0,_process_tree_js__WEBPACK_IMPORTED_MODULE_2__.gO)(this.#leader,parents)];
const isOwn=new Set(own);
for(const pid of states.keys())
if(!isOwn.has(pid))
this.#others.add(pid);
const used=own.flatMap((pid)=>states.get(pid)??[]);
const estimate=sum(used.map(({pages})=>pages))*PAGE;
const bytes=estimate>limits.memoryMb*MB?sum(own.map(exactBytes)):estimate;
return{processes:sum(used.map(({threads})=>threads)),memoryMb:bytes/ MB};
}
}
function exactBytes(pid){
const proportional=/^Pss:\s+(\d+) kB$/m.exec((0,_process_tree_js__WEBPACK_IMPORTED_MODULE_2__.Qh)(pid,'smaps_rollup'))?.[1];
if(proportional!==undefined)
return Number(proportional)*1024;
const[,resident=0,shared=0]=(0,_process_tree_js__WEBPACK_IMPORTED_MODULE_2__.Qh)(pid,'statm').split(' ').map(Number);
return(resident-shared)*PAGE;
}
function sum(numbers){
return numbers.reduce((total,number)=>total+number,0);
}
function freeMb(folder){
const{bfree,bsize}=(0,_errors_js__WEBPACK_IMPORTED_MODULE_5__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(folder))??{bfree:Infinity,bsize:1};
return(bfree*bsize)/ MB;
}
function availableMb(){
const text=(0,_errors_js__WEBPACK_IMPORTED_MODULE_5__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/meminfo','utf8'))??'';
const kilobytes=/^MemAvailable:\s+(\d+) kB$/m.exec(text)?.[1];
return kilobytes===undefined?Infinity:Number(kilobytes)/ 1024;
}
}),
69861:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
FO:()=>(exitCodeOf),
Nu:()=>(spawnProcess),
jN:()=>(SHELL)
});
var node_child_process__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(31421);
var node_os__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(48161);
var node_stream__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(57075);
function spawnProcess({file,args,environment,inputs},{cwd,stdio}){
const channels=[...stdio,...inputs.map(()=>'pipe')];
const child=(0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(file,args,{cwd,env:environment,detached:true,stdio:channels});
inputs.forEach((input,index)=>{
const channel=child.stdio[stdio.length+index];
if(!(channel instanceof node_stream__WEBPACK_IMPORTED_MODULE_2__.Writable))
return;
channel.on('error',()=>undefined);
channel.end(input);
});
return child;
}
function exitCodeOf({exitCode,signalCode}){
return exitCode??128+(signalCode?node_os__WEBPACK_IMPORTED_MODULE_1__.constants.signals[signalCode]:0);
}
const SHELL=['/bin/bash','--norc','-c'];
}),
33899:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
r:()=>(megabytesIn),
u:()=>(emptyIfFull)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(59973);
var _command_folders_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(78363);
var _files_files_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(93597);
var _resource_limits_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(94057);
const MAX_PATH=4_000;
const MAX_ENTRIES=200_000;
const BLOCK=512;
const MB=2**20;
function megabytesIn(root){
let[blocks,count]=[0,0];
const pending=[root];
const add=(folder)=>{
for(const entry of(0,_files_files_js__WEBPACK_IMPORTED_MODULE_3__.s9)(folder)){
const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,entry.name);
count+=1;
if(count>MAX_ENTRIES||path.length>MAX_PATH)
blocks=Infinity;
if(blocks===Infinity)
return;
if(entry.isDirectory())
pending.push(path);
else
blocks+=(0,_errors_js__WEBPACK_IMPORTED_MODULE_5__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).blocks)??0;
}
};
for(let folder=pending.pop();folder!==undefined&&blocks<Infinity;folder=pending.pop()){
const open=folder;
(0,_errors_js__WEBPACK_IMPORTED_MODULE_5__.OJ)(()=>{
add(open);
});
}
return(blocks*BLOCK)/ MB;
}
async function emptyIfFull(folder,temporaryMb){
const used=megabytesIn(folder);
if(used<=temporaryMb)
return undefined;
await(0,_command_folders_js__WEBPACK_IMPORTED_MODULE_2__.id)(folder);
if(used===Infinity)
return `/tmp can hold at most ${MAX_ENTRIES} files and folders, so it was emptied.`;
return `/tmp can hold at most ${temporaryMb} MB (${(0,_resource_limits_js__WEBPACK_IMPORTED_MODULE_4__.y7)('temporaryMb')}), so it was emptied.`;
}
}),
39735:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
OW:()=>(withoutPoints),
Qk:()=>(guardTree),
RX:()=>(checkTree),
Rp:()=>(expectedMounts),
Tm:()=>(requireProtectable),
by:()=>(treeMounts),
h0:()=>(copiedTree),
s8:()=>(planTree)
});
var tslib__WEBPACK_IMPORTED_MODULE_14__=__webpack_require__(67877);
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(59973);
var _git_command_repository_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(17959);
var _text_normalized_path_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(60409);
var _text_paths_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(40458);
var _text_lines_js__WEBPACK_IMPORTED_MODULE_15__=__webpack_require__(61165);
var _closed_paths_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(31657);
var _git_folders_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(95750);
var _mount_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(42695);
var _files_files_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(93597);
var _files_open_beneath_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(53858);
var _open_folder_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(37261);
var _git_hardened_environment_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(22388);
var _find_on_machine_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(89941);
function requireProtectable({root,home},people){
const found=(0,_closed_paths_js__WEBPACK_IMPORTED_MODULE_4__.PV)(root,[home,...people]);
if(found!==undefined){
throw new _mount_js__WEBPACK_IMPORTED_MODULE_6__.GK(`The work tree is or contains the home folder ${found}, whose credentials commands could read. Work in a clone in another folder.`);
}
if((0,_errors_js__WEBPACK_IMPORTED_MODULE_12__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root,'.git')))?.isSymbolicLink()===true){
throw new _mount_js__WEBPACK_IMPORTED_MODULE_6__.GK('The .git of the work tree is a symbolic link, which commands could replace. Work in a clone of its own.');
}
}
async function planTree({root,repository,stateFolder,environment},closed){
if(!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root,'.git')))
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root,'.git'));
const[{own,others,suspect,sockets},configured]=await Promise.all([
(0,_git_folders_js__WEBPACK_IMPORTED_MODULE_5__.vL)(root),
configuredPaths(root,environment)
]);
const inside=closed.filter((path)=>path!==root&&(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_13__.UO)(path,root));
const replaced=others.filter(_mount_js__WEBPACK_IMPORTED_MODULE_6__.lQ);
const hidden=(0,_mount_js__WEBPACK_IMPORTED_MODULE_6__.jD)([...suspect,...inside]);
const kept=[...configured].filter(([path])=>![...own,...others].some((each)=>(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_13__.UO)(path,each)));
for(const[path,kind]of kept)
makeConfigured(root,path,kind);
const points=[
...(await ownRepository((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root,'.git'),repository,own)),
...others.flatMap((path)=>replaced.includes(path)?otherRepository(path,stateFolder):[(0,_mount_js__WEBPACK_IMPORTED_MODULE_6__.oI)('readable',path)]),
...kept.map(([path])=>(0,_mount_js__WEBPACK_IMPORTED_MODULE_6__.oI)('readable',path)),
...hidden,
...(0,_mount_js__WEBPACK_IMPORTED_MODULE_6__.jD)(sockets)
];
const above=foldersBetween(root,points).sort((a,b)=>a.length-b.length);
if(points.length+above.length>MAX_MOUNTS){
throw new _mount_js__WEBPACK_IMPORTED_MODULE_6__.GK(`The work tree has too many other checkouts for a sandbox to protect them, such as ${others.at(-1)??''}. ${_mount_js__WEBPACK_IMPORTED_MODULE_6__.w_}`);
}
const isWatched=({path})=>!replaced.some((each)=>(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_13__.UO)(path,each));
const sources=points.filter(isWatched).flatMap((mount)=>(mount.kind==='readable'?mount.source:[]));
const watched=[
root,
...above,
...sources,
...replaced,
...hidden.flatMap(({kind,path})=>(kind==='empty'?path:[]))
];
const notCopied=[...own,...others,...suspect,...inside];
return{root,disk:root,notCopied,points,identities:new Map(watched.map((path)=>[path,identityOf(path)]))};
}
function copiedTree({root,notCopied,points,identities},disk){
const place={root,disk,notCopied};
const repository=(0,_git_command_repository_js__WEBPACK_IMPORTED_MODULE_2__.$V)(disk);
const sourceOf=({path,source})=>
path===(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root,'.git')&&[source,repository].every(_mount_js__WEBPACK_IMPORTED_MODULE_6__.lQ)?repository:(0,_mount_js__WEBPACK_IMPORTED_MODULE_6__.FC)(place,source);
return{
...place,
points:points.map((mount)=>('source' in mount?{...mount,source:sourceOf(mount)}:mount)),
identities:new Map([...identities.keys()].map((path)=>[path,identityOf((0,_mount_js__WEBPACK_IMPORTED_MODULE_6__.FC)(place,path))]))
};
}
function withoutPoints({root,disk,identities}){
const own=[...identities].filter(([path])=>path===root);
return{root,disk,notCopied:[],points:[],identities:new Map(own)};
}
async function guardTree({root,environment},closed){
const nothing=()=>undefined;
const[found,kept]=await Promise.all([(0,_git_folders_js__WEBPACK_IMPORTED_MODULE_5__.vL)(root,nothing),configuredPaths(root,environment)]);
const{own,others,suspect,repositories}=found;
const inTree=(paths)=>[...paths].filter((path)=>path.startsWith(`${root}/`)).map((path)=>path.slice(root.length+1));
return{hidden:inTree([...own,...others,...suspect,...closed]),kept:inTree(kept.keys()),repositories};
}
function makeConfigured(root,path,kind){
const relative=path.slice(root.length+1);
(0,_errors_js__WEBPACK_IMPORTED_MODULE_12__.OJ)(()=>{
const env_1={stack:[],error:void 0,hasError:false};
try{
const folder=(0,tslib__WEBPACK_IMPORTED_MODULE_14__.mS)(env_1,(0,_files_open_beneath_js__WEBPACK_IMPORTED_MODULE_8__.c)(root,kind==='folder'?relative:(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_13__.yS)(relative),{create:true}),false);
if(kind==='file')
(0,_files_files_js__WEBPACK_IMPORTED_MODULE_7__.qf)(folder,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path),{content:'',like:undefined});
}
catch(e_1){
env_1.error=e_1;
env_1.hasError=true;
}
finally{
(0,tslib__WEBPACK_IMPORTED_MODULE_14__.hk)(env_1);
}
});
if(isRealPath(path))
return;
throw new _mount_js__WEBPACK_IMPORTED_MODULE_6__.GK(`The configuration of git names ${path}. Name a path in it that leads through no symbolic link.`);
}
const MAX_MOUNTS=400;
async function ownRepository(path,repository,own){
if(repository&&(0,_mount_js__WEBPACK_IMPORTED_MODULE_6__.lQ)(path)){
const borrowed=repository.borrowed.map(({name,folder})=>(0,_mount_js__WEBPACK_IMPORTED_MODULE_6__.oI)('readable',(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path,name),folder));
return[(0,_mount_js__WEBPACK_IMPORTED_MODULE_6__.oI)('readable',path,repository.folder),...borrowed];
}
const suspect=await Promise.all(own.map(_git_folders_js__WEBPACK_IMPORTED_MODULE_5__.xD));
return[...own.map((each)=>(0,_mount_js__WEBPACK_IMPORTED_MODULE_6__.oI)('readable',each)),...(0,_mount_js__WEBPACK_IMPORTED_MODULE_6__.jD)(suspect.flat())];
}
function otherRepository(path,stateFolder){
const folders=HISTORY_FOLDERS.filter((name)=>(0,_mount_js__WEBPACK_IMPORTED_MODULE_6__.lQ)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path,name)));
const files=HISTORY_FILES.filter((name)=>(0,_errors_js__WEBPACK_IMPORTED_MODULE_12__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path,name)))?.isFile()===true);
const source=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(stateFolder,'checkout-'));
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(source,0o755);
for(const name of HISTORY_FOLDERS)
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(source,name),{mode:0o755});
for(const name of new Set(['HEAD',...files]))
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(source,name),'ref: refs/heads/none\n');
const parts=[...folders,...files].map((name)=>(0,_mount_js__WEBPACK_IMPORTED_MODULE_6__.oI)('readable',(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path,name)));
return[(0,_mount_js__WEBPACK_IMPORTED_MODULE_6__.oI)('readable',path,source),...parts];
}
const HISTORY_FOLDERS=(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_15__.aL)('objects refs');
const HISTORY_FILES=(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_15__.aL)('HEAD packed-refs index shallow');
function foldersBetween(root,points){
const folders=new Set(points.flatMap(({path})=>(0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_3__.Zv)(path)));
const isOpen=(folder)=>!points.some(({path})=>(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_13__.UO)(folder,path));
return[...folders].filter((folder)=>folder.startsWith(`${root}/`)&&isOpen(folder));
}
function identityOf(path){
const status=(0,_errors_js__WEBPACK_IMPORTED_MODULE_12__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path,{bigint:true}));
const real=(0,_errors_js__WEBPACK_IMPORTED_MODULE_12__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path));
if(!status||real===undefined)
return MISSING;
return{device:`${status.dev}`,inode:`${status.ino}`,type:typeOf(status),path:real};
}
const MISSING={device:'',inode:'',type:'missing',path:''};
function typeOf(status){
return status.isDirectory()?'folder':status.isFile()?'file':'other';
}
function checkTree({identities,...place}){
for(const[path,identity]of identities){
const there=(0,_mount_js__WEBPACK_IMPORTED_MODULE_6__.FC)(place,path);
(0,_open_folder_js__WEBPACK_IMPORTED_MODULE_9__.N)(there);
if(JSON.stringify(identityOf(there))===JSON.stringify(identity))
continue;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_12__.v4(`No command can run, because ${path} was replaced or deleted while Forgehand worked. Only the file tools can go on.`);
}
}
function expectedMounts({points,identities,...place},{confinedTo},emptyFile){
const masked=points.flatMap(({kind,path})=>(kind==='masked'?path:[]));
const planned=[...identities.keys(),...masked].filter((path)=>path.startsWith(`${place.root}/`)&&!(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_13__.UO)(path,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place.root,'.git')));
return[...new Set([...planned,...(confinedTo??[]).filter(isRealPath)])].map((path)=>{
const there=(0,_mount_js__WEBPACK_IMPORTED_MODULE_6__.FC)(place,path);
const point=points.findLast((each)=>each.path===path);
if(point?.kind==='masked')
return[path,idOf(identityOf(emptyFile))];
const id=idOf(identities.get(path)??identityOf(there));
const isItself=!point||('source' in point&&point.source===there);
return[path,isItself?id:`!${id}`];
});
}
function idOf({device,inode}){
return `${device}:${inode}`;
}
function treeMounts({points:planned,...place},{isBackground=false,confinedTo},more){
const points=[...planned,...more];
const isOpen=(path)=>isRealPath(path)&&!planned.some((point)=>(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_13__.UO)(path,point.path));
const{root}=place;
const writable=isBackground?[]:(confinedTo?.filter(isOpen)??[root]);
const bindHere=(kind,path)=>(0,_mount_js__WEBPACK_IMPORTED_MODULE_6__.oI)(kind,path,(0,_mount_js__WEBPACK_IMPORTED_MODULE_6__.FC)(place,path));
const above=foldersBetween(root,points).map((folder)=>bindHere(writable.some((each)=>(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_13__.UO)(folder,each))?'writable':'readable',folder));
return[bindHere('readable',root),...above,...writable.map((path)=>bindHere('writable',path)),...points];
}
function isRealPath(path){
return(0,_errors_js__WEBPACK_IMPORTED_MODULE_12__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path))===path;
}
const MAX_INCLUDED=100;
const INCLUDES=/^include(if\..*)?\.path$/;
const NAMES_PATH=/^core\.(hookspath|attributesfile)$/;
async function configuredPaths(root,{HOME='/nonexistent',PATH=''}){
const git=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root,'.git');
const trusted=await(0,_git_hardened_environment_js__WEBPACK_IMPORTED_MODULE_10__.Zw)(root,{PATH:PATH||'/usr/bin:/bin'});
const variables={...(0,_git_hardened_environment_js__WEBPACK_IMPORTED_MODULE_10__.jm)(trusted['PATH']??''),GIT_DIR:git,GIT_WORK_TREE:root};
const at=(folder,value)=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root,folder,value.replace(/^~(?=\/)/,HOME));
const paths=new Map();
const included=new Set(['']);
for(const file of included){
const from=file===''?[]:['--file',file];
const args=['config','--no-includes','--null','--show-origin',...from,'--list'];
const fields=(await(0,_find_on_machine_js__WEBPACK_IMPORTED_MODULE_11__.jH)('git',args,variables)).toString().split('\0');
for(let index=0;index+1<fields.length;index+=2){
const[,key='',value='']=/^([^\n]*)\n([^]+)$/.exec(fields[index+1]??'')??[];
if(INCLUDES.test(key))
included.add(at((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(fields[index]?.replace('file:','')??''),value));
if(NAMES_PATH.test(key))
paths.set(at('',value),key.endsWith('hookspath')?'folder':'file');
}
if(included.size>MAX_INCLUDED)
throw new _mount_js__WEBPACK_IMPORTED_MODULE_6__.GK(`${git} includes more than ${MAX_INCLUDED} files.`);
}
for(const file of included)
paths.set(file,'file');
return new Map([...paths].filter(([path])=>path!==root&&(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_13__.UO)(path,root)&&!(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_13__.UO)(path,git)));
}
})
};
;
