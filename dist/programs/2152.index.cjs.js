"use strict";
exports.id=2152;
exports.ids=[2152];
exports.modules={
24800:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
b:()=>(post)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var _report_trace_file_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(39237);
var _sessions_run_state_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(14057);
async function post(){
const folder=process.env['STATE_state-folder']??'';
if(folder==='')
return;
const state=(0,_sessions_run_state_js__WEBPACK_IMPORTED_MODULE_2__.xz)(folder);
if(state&&!isComplete(state))
await(await Promise.all([__webpack_require__.e(3301),__webpack_require__.e(9863),__webpack_require__.e(5562),__webpack_require__.e(459),__webpack_require__.e(848),__webpack_require__.e(5356),__webpack_require__.e(817),__webpack_require__.e(9569),__webpack_require__.e(5551),__webpack_require__.e(3398),__webpack_require__.e(8059),__webpack_require__.e(1682),__webpack_require__.e(7073),__webpack_require__.e(9349),__webpack_require__.e(5656),__webpack_require__.e(9909),__webpack_require__.e(4062)]).then(__webpack_require__.bind(__webpack_require__,83068))).completeKilledRun(state);
const tracePath=(0,_report_trace_file_js__WEBPACK_IMPORTED_MODULE_1__.Q)(folder);
if((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(tracePath)&&!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,_report_trace_file_js__WEBPACK_IMPORTED_MODULE_1__.gV)(tracePath)))
await(await Promise.all([__webpack_require__.e(3301),__webpack_require__.e(9863),__webpack_require__.e(459),__webpack_require__.e(848),__webpack_require__.e(5356),__webpack_require__.e(5551),__webpack_require__.e(6159),__webpack_require__.e(1682),__webpack_require__.e(4238),__webpack_require__.e(3431)]).then(__webpack_require__.bind(__webpack_require__,32470))).writePage(tracePath);
}
function isComplete(state){
return wasLocked(state)||(state.hasFinalComment&&!state.session);
}
function wasLocked({ended,progressCommentId}){
return ended?.outcome.kind==='skipped'&&progressCommentId===undefined;
}
}),
28847:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
d:()=>(canonicalJson),
u:()=>(isRecord)
});
function canonicalJson(value){
return JSON.stringify(value??null,(_,each)=>(isRecord(each)?sorted(each):each));
}
function isRecord(value){
return typeof value==='object'&&value!==null&&!Array.isArray(value);
}
function sorted(value){
return Object.fromEntries(Object.entries(value).sort(([a],[b])=>(a<b?-1:1)));
}
}),
59973:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
NN:()=>(unlessError),
OJ:()=>(unlessFailed),
Or:()=>(isSystemError),
bD:()=>(messageOf),
e4:()=>(unlessSystemError),
sz:()=>(Crash),
v4:()=>(ToolError),
yo:()=>(UserError)
});
class UserError extends Error{
name='UserError';
}
class ToolError extends Error{
name='ToolError';
}
class Crash extends Error{
name='Crash';
}
function isSystemError(error){
return Error.isError(error)&&'code' in error&&'syscall' in error;
}
function unlessFailed(work,codes){
try{
return work();
}
catch(error){
if(isSystemErrorAmong(error,codes))
return undefined;
throw error;
}
}
function isSystemErrorAmong(error,codes){
return isSystemError(error)&&(codes?.includes(error.code??'')??true);
}
function unlessSystemError(work,otherwise,codes){
return unlessError(work,otherwise,(error)=>isSystemErrorAmong(error,codes));
}
async function unlessError(work,otherwise,isExpected){
try{
return await work;
}
catch(error){
if(isExpected(error))
return otherwise;
throw error;
}
}
function messageOf(error){
return Error.isError(error)?error.message:String(error);
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
32152:
((__webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.a(__webpack_module__,async(__webpack_handle_async_dependencies__,__webpack_async_result__)=>{try{
__webpack_require__.r(__webpack_exports__);
var _action_post_step_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(24800);
await(0,_action_post_step_js__WEBPACK_IMPORTED_MODULE_0__.b)();
__webpack_async_result__();
}catch(e){__webpack_async_result__(e);}},1);
}),
54374:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
x:()=>(editedPath)
});
function editedPath(event){
if(event.kind==='child')
return editedPath(event.event);
return event.kind==='file-modified'?event.path:undefined;
}
}),
93798:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
R:()=>(RequestDigests)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598);
var _agent_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28847);
class RequestDigests{
#digests=new Map();
traced(event){
return event.kind==='child'||event.kind==='request'?this.#traced(event,0):event;
}
#traced(event,conversation){
if(event.kind==='child')
return{...event,event:this.#traced(event.event,event.child)};
if(event.kind!=='request')
return event;
const{added,...request}=event;
const digests=(this.#digests.get(conversation)??[]).slice(0,request.reused);
for(const message of added)
digests.push(nextDigest(digests.at(-1)??'',message));
this.#digests.set(conversation,digests);
return{...request,messages:digests.length,digest:digests.at(-1)??''};
}
}
function nextDigest(digest,message){
return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
.update(`${digest}\n${(0,_agent_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__.d)(message)}`)
.digest('hex')
.slice(0,32);
}
}),
39237:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Lh:()=>(MAX_TRACE_DEPTH),
Q:()=>(tracePathIn),
T$:()=>(TRACE_VERSION),
VZ:()=>(MAX_TRACE_BYTES),
eM:()=>(TraceFile),
gV:()=>(pageBeside),
hI:()=>(TRACE_START),
ij:()=>(MAX_TRACE_LINE),
on:()=>(TRACE_SCHEMA),
v$:()=>(traceLines)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(59973);
var _request_digests_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(93798);
var _text_file_problem_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(99736);
var _workspace_files_own_file_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(57809);
var node_path__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(76760);
const TRACE_SCHEMA='forgehand.trace';
const TRACE_VERSION=1;
const MAX_TRACE_LINE=32*1024*1024;
const MAX_TRACE_DEPTH=200;
const TRACE_START=`{"schema":"${TRACE_SCHEMA}"`;
const MAX_TRACE_BYTES=512*1024*1024;
const UNICODE_LINE_ENDS=/[\u0085\u2028\u2029]/g;
function escapeCharacter(character){
return `\\u${character.charCodeAt(0).toString(16).padStart(4,'0')}`;
}
class TraceFile{
#options;
#startedAt;
#file;
#lines=[];
#bytes=0;
#digests=new _request_digests_js__WEBPACK_IMPORTED_MODULE_0__.R();
constructor(options){
this.#options=options;
this.#startedAt=options.now();
this.#file=(0,_workspace_files_own_file_js__WEBPACK_IMPORTED_MODULE_2__.D)(options.path);
const startedAt=new Date(this.#startedAt).toISOString();
this.#add({schema:TRACE_SCHEMA,version:TRACE_VERSION,startedAt});
this.#flush();
}
onEvent(event){
if(event.kind==='delta')
return;
this.#add({at:this.#options.now()-this.#startedAt,...this.#digests.traced(event)});
if(event.kind==='request'||(event.kind==='child'&&event.event.kind==='request'))
this.#flush();
else if(this.#lines.length===1)
setImmediate(()=>{
this.#flush();
});
}
close(){
this.#flush();
this.#file?.[Symbol.dispose]();
this.#file=undefined;
return Promise.resolve();
}
#add(line){
if(this.#file!==undefined)
this.#lines.push(JSON.stringify(line).replace(UNICODE_LINE_ENDS,escapeCharacter));
}
#flush(){
if(this.#file===undefined||this.#lines.length===0)
return;
const bytes=Buffer.from(`${this.#lines.join('\n')}\n`);
this.#lines=[];
this.#bytes+=bytes.length;
const{maxBytes=MAX_TRACE_BYTES}=this.#options;
if(this.#bytes>maxBytes){
this.#giveUp(`it would exceed ${maxBytes} bytes. Later events are missing.`);
return;
}
try{
this.#file.write(bytes);
}
catch(error){
if(!(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__.Or)(error))
throw error;
this.#giveUp(`${(0,_text_file_problem_js__WEBPACK_IMPORTED_MODULE_1__.W)(error)}.`);
}
}
#giveUp(reason){
this.#file?.[Symbol.dispose]();
this.#file=undefined;
this.#options.onFailure(`The trace can no longer be written: ${reason}`);
}
}
function tracePathIn(stateFolder){
return(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(stateFolder,'trace.jsonl');
}
function pageBeside(tracePath){
return `${tracePath.replace(/\.jsonl?$/,'')}.html`;
}
async function*traceLines(input){
let pieces=[];
let length=0;
for await(const chunk of input){
for(const[index,piece]of chunk.split('\n').entries()){
if(index>0){
yield lineOf(pieces);
pieces=[];
length=0;
}
if(length<=MAX_TRACE_LINE)
pieces.push(piece);
length+=piece.length;
}
}
if(length>0)
yield lineOf(pieces);
}
function lineOf(pieces){
return pieces.join('').replace(/\r$/,'');
}
}),
14057:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Mj:()=>(blockedPath),
d4:()=>(RunStateFile),
xz:()=>(readRunState)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(59973);
var _report_reporter_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(54374);
var _workspace_files_own_file_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(57809);
const RESERVE_BYTES=8*2**20;
class RunStateFile{
#path;
#state;
#isOpen=false;
#figures;
constructor(folder,startedAt){
makeFolder(folder);
this.#path=statePath(folder);
const nothingYet={
progressCommentId:undefined,
resultCommentId:undefined,
baseCommit:undefined,
work:undefined,
publishing:undefined,
unpublished:undefined,
session:undefined,
figures:undefined,
ended:undefined
};
this.#state={...nothingYet,startedAt,isCancelled:false,hasResultComment:false,hasFinalComment:false};
}
followFigures(figures){
this.#figures=figures;
}
onEvent(event){
if(event.kind==='step'&&event.step==='reading'){
this.#isOpen=true;
this.#write({});
}
if(event.kind==='step')
this.#keepReserve(event.step==='working');
if(event.kind==='base-commit')
this.#write({baseCommit:event.commit});
this.#followWork(event);
if(this.#figures&&changesFigures(event)){
const{turns,tokens,cost,durationMs}=this.#figures();
this.#write({figures:{turns,tokens,cost,durationMs}});
}
if(event.kind==='publishing'){
const{branch,base,parent}=event;
this.#write({publishing:{branch,base,parent}});
}
}
setProgressComment(progressCommentId){
this.#write({progressCommentId});
}
setResultComment(resultCommentId){
this.#write({resultCommentId});
}
setEnded(ended){
this.#write({ended});
}
setResultWritten(resultCommentId){
this.#write({resultCommentId,hasResultComment:true});
}
setFinalCommentWritten(){
const{ended,publishing,work}=this.#state;
const isCutOff=ended?.outcome.kind==='cancelled'&&(publishing!==undefined||work!==undefined);
this.#write({hasFinalComment:!isCutOff});
}
setSession({opened:{key,commit},...rest}){
this.#write({session:{...rest,key,commit}});
}
setSessionSettled(){
this.#write({session:undefined});
}
setCancelled(){
this.#write({isCancelled:true});
}
#keepReserve(isWorking){
const path=`${this.#path}.reserve`;
try{
if(isWorking)
(0,_workspace_files_own_file_js__WEBPACK_IMPORTED_MODULE_3__.O)(path,(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(RESERVE_BYTES));
else
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path,{force:true});
}
catch(error){
if(!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__.yo))
throw error;
}
}
#followWork(event){
const{work}=this.#state;
const path=(0,_report_reporter_js__WEBPACK_IMPORTED_MODULE_5__.x)(event);
if(work&&path!==undefined&&!work.touched.includes(path))
this.#write({work:{...work,touched:[...work.touched,path]}});
if(event.kind==='work-started')
this.#write({work:{rules:event.rules,baseline:event.tree,touched:[],recorded:undefined}});
if(event.kind==='change-recorded')
this.#write({work:{touched:[],baseline:event.tree,...work,rules:event.rules,recorded:event.tree}});
if(event.kind==='change-unpublished'){
const{patch,paths,protectedPaths,hasFile}=event;
const unpublished=paths.length===0?undefined:{patch,paths,protectedPaths,hasFile};
this.#write({work:undefined,unpublished});
}
}
#write(change){
this.#state={...this.#state,...change};
if(!this.#isOpen)
return;
try{
(0,_workspace_files_own_file_js__WEBPACK_IMPORTED_MODULE_3__.O)(this.#path,JSON.stringify(this.#state));
}
catch(error){
if(!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__.yo))
throw error;
}
}
}
function changesFigures(event){
const{kind}=event.kind==='child'?event.event:event;
return kind==='usage'||kind==='other-model-usage'||event.kind==='turn';
}
function makeFolder(folder){
try{
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder,{recursive:true,mode:0o700});
}
catch(error){
if(!(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__.Or)(error))
throw error;
const message=`The folder ${folder} for the files of the run cannot be created (${error.code}). Set RUNNER_TEMP to a writable folder with free space.`;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.yo(message,{cause:error});
}
}
function readRunState(folder){
try{
const state=JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(statePath(folder),'utf8'));
return{...state,wasBlocked:(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(blockedPath(folder))};
}
catch{
return undefined;
}
}
function blockedPath(folder){
return(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder,'blocked');
}
function statePath(folder){
return(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder,'state.json');
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
