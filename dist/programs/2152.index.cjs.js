"use strict";
exports.id=2152;
exports.ids=[2152];
exports.modules={
73025:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
b:()=>(post)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var _report_trace_path_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(31128);
var _sessions_run_state_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(14057);
async function post(){
const folder=process.env['STATE_state-folder']??'';
if(folder==='')
return;
const state=(0,_sessions_run_state_js__WEBPACK_IMPORTED_MODULE_2__.x)(folder);
if(state&&!isComplete(state))
await(await Promise.all([__webpack_require__.e(3301),__webpack_require__.e(5562),__webpack_require__.e(459),__webpack_require__.e(2327),__webpack_require__.e(8698),__webpack_require__.e(290),__webpack_require__.e(4683),__webpack_require__.e(6944),__webpack_require__.e(2715),__webpack_require__.e(6608),__webpack_require__.e(7341),__webpack_require__.e(6963),__webpack_require__.e(8230),__webpack_require__.e(5421),__webpack_require__.e(4062)]).then(__webpack_require__.bind(__webpack_require__,83068))).completeKilledRun(state);
const tracePath=(0,_report_trace_path_js__WEBPACK_IMPORTED_MODULE_1__.Q)(folder);
if((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(tracePath)&&!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,_report_trace_path_js__WEBPACK_IMPORTED_MODULE_1__.g)(tracePath)))
await(await Promise.all([__webpack_require__.e(3301),__webpack_require__.e(459),__webpack_require__.e(2327),__webpack_require__.e(8698),__webpack_require__.e(6944),__webpack_require__.e(2629),__webpack_require__.e(6608),__webpack_require__.e(770),__webpack_require__.e(8008)]).then(__webpack_require__.bind(__webpack_require__,61970))).writePage(tracePath);
}
function isComplete(state){
return wasLocked(state)||(state.hasFinalComment&&!state.session);
}
function wasLocked({ended,progressCommentId}){
return ended?.outcome.kind==='skipped'&&progressCommentId===undefined;
}
}),
59973:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
OJ:()=>(unlessFailed),
Or:()=>(isSystemError),
bD:()=>(messageOf),
e4:()=>(unlessSystemError),
v4:()=>(ToolError),
yo:()=>(UserError)
});
class UserError extends Error{
name='UserError';
}
class ToolError extends Error{
name='ToolError';
}
function isSystemError(error){
return Error.isError(error)&&'code' in error&&'syscall' in error;
}
function unlessFailed(work){
try{
return work();
}
catch(error){
if(isSystemError(error))
return undefined;
throw error;
}
}
async function unlessSystemError(work,otherwise,codes){
try{
return await work;
}
catch(error){
if(isSystemError(error)&&(codes===undefined||codes.includes(error.code??'')))
return otherwise;
throw error;
}
}
function messageOf(error){
return Error.isError(error)?error.message:String(error);
}
}),
32152:
((__webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.a(__webpack_module__,async(__webpack_handle_async_dependencies__,__webpack_async_result__)=>{try{
__webpack_require__.r(__webpack_exports__);
var _action_post_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73025);
await(0,_action_post_js__WEBPACK_IMPORTED_MODULE_0__.b)();
__webpack_async_result__();
}catch(e){__webpack_async_result__(e);}},1);
}),
39460:
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
31128:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Q:()=>(tracePathIn),
g:()=>(pageBeside)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760);
function tracePathIn(stateFolder){
return(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(stateFolder,'trace.jsonl');
}
function pageBeside(tracePath){
return `${tracePath.replace(/\.jsonl?$/,'')}.html`;
}
}),
14057:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
d:()=>(RunStateFile),
x:()=>(readRunState)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(59973);
var _report_edited_path_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(39460);
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
#followWork(event){
const{work}=this.#state;
const path=(0,_report_edited_path_js__WEBPACK_IMPORTED_MODULE_2__.x)(event);
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
const next=`${this.#path}.next`;
try{
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(next,JSON.stringify(this.#state),{mode:0o600});
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(next,this.#path);
}
catch(error){
if(!(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.Or)(error))
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
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder,{recursive:true,mode:0o700});
}
catch(error){
if(!(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.Or)(error))
throw error;
const message=`The folder ${folder} for the files of the run cannot be created (${error.code}). Set RUNNER_TEMP to a writable folder with free space.`;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(message,{cause:error});
}
}
function readRunState(folder){
try{
return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(statePath(folder),'utf8'));
}
catch{
return undefined;
}
}
function statePath(folder){
return(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'state.json');
}
})
};
;
