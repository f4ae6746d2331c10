"use strict";
exports.id=7390;
exports.ids=[7390,5009];
exports.modules={
47390:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
C:()=>(readOutcomes),
readPlan:()=>(readPlan),
writeItemOutcome:()=>(writeItemOutcome),
writePlan:()=>(writePlan)
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var zod__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(3301);
var _domain_task_item_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(29922);
var _errors_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(59973);
var _git_untrusted_files_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(80667);
var _text_json_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(32686);
var _workspace_files_own_file_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(57809);
const PLAN_FILE='plan.json';
const OUTCOME_FILE='outcome.json';
const MAX_PLAN_BYTES=16*1024*1024;
const MAX_OUTCOME_BYTES=16*1024;
const id=zod__WEBPACK_IMPORTED_MODULE_4__.YjP().regex(/^[a-z\d-]{1,40}$/u);
const planSchema=zod__WEBPACK_IMPORTED_MODULE_4__.rej({
version:zod__WEBPACK_IMPORTED_MODULE_4__.euz(1),
task:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().max(100),
items:zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.rej({
id,
title:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().max(_domain_task_item_js__WEBPACK_IMPORTED_MODULE_5__.CG),
text:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().max(_domain_task_item_js__WEBPACK_IMPORTED_MODULE_5__.vP),
repository:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().max(200).optional()
}))
.max(_domain_task_item_js__WEBPACK_IMPORTED_MODULE_5__._5)
});
const outcomeSchema=zod__WEBPACK_IMPORTED_MODULE_4__.rej({
version:zod__WEBPACK_IMPORTED_MODULE_4__.euz(1),
item:id,
outcome:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().regex(/^[a-z_]{1,30}$/u),
summary:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().max(1_000),
pullRequest:zod__WEBPACK_IMPORTED_MODULE_4__.Whr().positive().optional(),
cost:zod__WEBPACK_IMPORTED_MODULE_4__.aig().min(0).optional()
});
async function writePlan(folder,task,items){
await write(folder,PLAN_FILE,{version:1,task,items});
}
async function writeItemOutcome(folder,outcome){
await write(folder,OUTCOME_FILE,{version:1,...outcome});
}
function write(folder,name,content){
return Promise.try(_workspace_files_own_file_js__WEBPACK_IMPORTED_MODULE_3__.O,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,name),JSON.stringify(content));
}
async function readPlan(folder,task){
const paths=await findAll(folder,PLAN_FILE);
if(paths.length>1){
throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__.yo(`artifacts-path (${folder}) has ${paths.length} plans: ${paths.join(', ')}. Download the artifact of one plan job, and find out which job uploaded the others.`);
}
const content=paths[0]===undefined?undefined:await readJson(paths[0],MAX_PLAN_BYTES);
const plan=planSchema.safeParse(content).data;
if(!plan){
throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__.yo(`artifacts-path (${folder}) has no items of the plan job. Upload the folder of its output artifact-path there, and download it here.`);
}
if(plan.task!==task){
throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__.yo(`The items are those of the task ${plan.task}, not of ${task}. Set task-id to the same value in all jobs.`);
}
return plan.items.map((item)=>({repository:undefined,...item}));
}
async function readOutcomes(folder){
const outcomes=new Map();
for(const path of await findAll(folder,OUTCOME_FILE)){
const{data}=outcomeSchema.safeParse(await readJson(path,MAX_OUTCOME_BYTES));
if(data)
outcomes.set(data.item,data);
}
return outcomes;
}
async function findAll(folder,name){
const paths=[(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,name),...(await foldersIn(folder)).map((each)=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,each,name))];
const isFile=await Promise.all(paths.map(_git_untrusted_files_js__WEBPACK_IMPORTED_MODULE_2__.Ze));
return paths.filter((_,index)=>isFile[index]);
}
async function readJson(path,maxBytes){
return(0,_text_json_js__WEBPACK_IMPORTED_MODULE_7__.qF)((await(0,_git_untrusted_files_js__WEBPACK_IMPORTED_MODULE_2__.HA)(path,maxBytes))?.toString()??'');
}
const MAX_FOLDERS=10*_domain_task_item_js__WEBPACK_IMPORTED_MODULE_5__._5;
async function foldersIn(folder){
const entries=await(0,_errors_js__WEBPACK_IMPORTED_MODULE_6__.e4)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder,{withFileTypes:true}),[]);
return entries
.filter((entry)=>entry.isDirectory())
.map(({name})=>name)
.slice(0,MAX_FOLDERS);
}
}),
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
99736:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
W:()=>(fileProblem)
});
var node_util__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(57975);
const REASONS={
ENOENT:'there is no such file or folder',
ENOTDIR:'a part of its path is a file, not a folder',
EISDIR:'it is a folder, not a file',
EEXIST:'something else has this name',
EACCES:'you have no permission',
EPERM:'the operating system does not permit it',
EROFS:'the disk is read-only',
ENOSPC:'the disk is full',
EDQUOT:'your disk quota is used up',
ENAMETOOLONG:'its path is too long',
ELOOP:'its symbolic links form a loop',
EMFILE:'too many files are open',
ENFILE:'too many files are open',
EBUSY:'another program is using it',
ETXTBSY:'another program is running it',
EIO:'the disk reports an error'
};
function fileProblem({code='',errno}){
return REASONS[code]??(errno===undefined?'the operating system refuses it':(0,node_util__WEBPACK_IMPORTED_MODULE_0__.getSystemErrorMessage)(errno));
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
57809:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
D:()=>(createOwnFile),
O:()=>(writeOwnFile)
});
var tslib__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(67877);
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(59973);
var _text_file_problem_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(99736);
var _git_hardened_environment_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(22388);
var _open_beneath_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(53858);
var _open_file_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(75455);
const{O_CREAT,O_EXCL,O_NOFOLLOW,O_WRONLY}=node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
function createOwnFile(path,content=''){
const file=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path);
const start=(0,_git_hardened_environment_js__WEBPACK_IMPORTED_MODULE_4__.dd)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file))??(0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file);
const{dir,base}=node_path__WEBPACK_IMPORTED_MODULE_2__.posix.parse((0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(start,file));
try{
const env_1={stack:[],error:void 0,hasError:false};
try{
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(start,{recursive:true,mode:0o700});
const folder=(0,tslib__WEBPACK_IMPORTED_MODULE_7__.mS)(env_1,(0,_open_beneath_js__WEBPACK_IMPORTED_MODULE_5__.c)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(start),dir,{create:true}),false);
if((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(folder.at(base),{throwIfNoEntry:false})?.isFile()===false)
throw new _errors_js__WEBPACK_IMPORTED_MODULE_8__.yo(`${path} is a link, a folder or a device, so it was not overwritten. Choose another file.`);
const unfinished=(0,tslib__WEBPACK_IMPORTED_MODULE_7__.mS)(env_1,new DisposableStack(),false);
const next=unfinished.adopt(folder.at(`.forgehand-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`),(name)=>{
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(name,{force:true});
});
const created=unfinished.use(new _open_file_js__WEBPACK_IMPORTED_MODULE_6__.T(next,O_WRONLY|O_CREAT|O_EXCL|O_NOFOLLOW,0o600));
created.write(content);
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(next,folder.at(base));
unfinished.move();
return created;
}
catch(e_1){
env_1.error=e_1;
env_1.hasError=true;
}
finally{
(0,tslib__WEBPACK_IMPORTED_MODULE_7__.hk)(env_1);
}
}
catch(error){
if(!(0,_errors_js__WEBPACK_IMPORTED_MODULE_8__.Or)(error))
throw error;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_8__.yo(`${path} cannot be written: ${(0,_text_file_problem_js__WEBPACK_IMPORTED_MODULE_3__.W)(error)}. Choose another file.`,{cause:error});
}
}
function writeOwnFile(path,content){
createOwnFile(path,content)[Symbol.dispose]();
}
})
};
;
