"use strict";
exports.id=8468;
exports.ids=[8468];
exports.modules={
85570:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
iW:()=>(main)
});
var _actions_core__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2327);
var node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(73024);
var _agent_error_text_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(20382);
var _errors_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(59973);
var _forge_forge_js__WEBPACK_IMPORTED_MODULE_14__=__webpack_require__(35659);
var _secrets_collect_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(1624);
var _secrets_redact_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(26837);
var _settings_event_inputs_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(23380);
var _tasks_read_event_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(36353);
var _runner_context_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(17271);
var _target_repository_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(69187);
var _text_documentation_url_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(47728);
var _workspace_sandbox_closed_paths_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(31657);
var _tasks_verbs_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(76575);
var node_path__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(76760);
const MAX_FORGE_MS=20*60_000;
const MAX_STATS_MS=10*60_000;
const MAX_NOTICE_MS=60_000;
async function main(){
try{
const repository=_actions_core__WEBPACK_IMPORTED_MODULE_0__.getInput('repository').trim();
const context=(0,_target_repository_js__WEBPACK_IMPORTED_MODULE_7__.y)(await(0,_runner_context_js__WEBPACK_IMPORTED_MODULE_6__.g)(process.env),repository);
refuseActionInWorkspace(context.workspace);
if((0,_settings_event_inputs_js__WEBPACK_IMPORTED_MODULE_4__.B)(_actions_core__WEBPACK_IMPORTED_MODULE_0__.getInput)){
await(await Promise.all([__webpack_require__.e(7877),__webpack_require__.e(1034),__webpack_require__.e(9863),__webpack_require__.e(5180),__webpack_require__.e(5562),__webpack_require__.e(6637),__webpack_require__.e(1723),__webpack_require__.e(2935),__webpack_require__.e(6480),__webpack_require__.e(5356),__webpack_require__.e(8630),__webpack_require__.e(1006),__webpack_require__.e(8759),__webpack_require__.e(817),__webpack_require__.e(8059),__webpack_require__.e(4212),__webpack_require__.e(7802),__webpack_require__.e(5112),__webpack_require__.e(6112),__webpack_require__.e(2838)]).then(__webpack_require__.bind(__webpack_require__,28692))).runDoctor(context);
return;
}
const phase=(0,_settings_event_inputs_js__WEBPACK_IMPORTED_MODULE_4__.mc)(_actions_core__WEBPACK_IMPORTED_MODULE_0__.getInput);
if(phase==='stats'){
await reportStats(context);
return;
}
const{event}=context;
const settings=await readEventSettings(_actions_core__WEBPACK_IMPORTED_MODULE_0__.getInput,context,openRedactor);
const ownTask=taskOfPhase(await(0,_tasks_read_event_js__WEBPACK_IMPORTED_MODULE_5__.j)(event.name,event.payload,settings),phase);
const task=repository===''?ownTask:await(0,_target_repository_js__WEBPACK_IMPORTED_MODULE_7__.$)(ownTask,()=>connect(context));
if(task.kind==='ignored')
await reportIgnored(task,context);
else if(phase==='gather')
await reportGathered(task,context);
else
await(await Promise.all([__webpack_require__.e(7877),__webpack_require__.e(1034),__webpack_require__.e(9863),__webpack_require__.e(5180),__webpack_require__.e(5562),__webpack_require__.e(5734),__webpack_require__.e(1723),__webpack_require__.e(2935),__webpack_require__.e(6480),__webpack_require__.e(5356),__webpack_require__.e(8630),__webpack_require__.e(1006),__webpack_require__.e(8759),__webpack_require__.e(817),__webpack_require__.e(5551),__webpack_require__.e(8059),__webpack_require__.e(4212),__webpack_require__.e(1682),__webpack_require__.e(147),__webpack_require__.e(7802),__webpack_require__.e(5112),__webpack_require__.e(7073),__webpack_require__.e(6403),__webpack_require__.e(1380),__webpack_require__.e(1393),__webpack_require__.e(5656),__webpack_require__.e(9421),__webpack_require__.e(7970)]).then(__webpack_require__.bind(__webpack_require__,92089))).carryOut(task,context);
}
catch(error){
const redact=openRedactor();
_actions_core__WEBPACK_IMPORTED_MODULE_0__.setFailed(redact(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_11__.yo?error.message:(0,_agent_error_text_js__WEBPACK_IMPORTED_MODULE_12__.U)(error)));
}
}
function refuseActionInWorkspace(workspace){
const program=(0,_workspace_sandbox_closed_paths_js__WEBPACK_IMPORTED_MODULE_8__.Wm)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(workspace),process.env['NODE_OPTIONS']);
if(program===undefined)
return;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_11__.yo(`The action was started from inside the workspace (\`uses: ./…\`), where the work could change its code: ${program}. Use a released version, or copy action.yml and dist out of the workspace first, as ${(0,_text_documentation_url_js__WEBPACK_IMPORTED_MODULE_13__.o)('.github/workflows/agent.yml')} does, and start without --require, --import and --loader in NODE_OPTIONS.`);
}
async function connect(context,maxMs=MAX_FORGE_MS){
const{connectForge}=await Promise.all([__webpack_require__.e(5562),__webpack_require__.e(817),__webpack_require__.e(8059),__webpack_require__.e(4548)]).then(__webpack_require__.bind(__webpack_require__,2900));
return connectForge(_actions_core__WEBPACK_IMPORTED_MODULE_0__.getInput('github-token'),context,AbortSignal.timeout(maxMs));
}
function openRedactor(){
return(0,_secrets_redact_js__WEBPACK_IMPORTED_MODULE_3__.lY)((0,_secrets_collect_js__WEBPACK_IMPORTED_MODULE_2__.V4)(_actions_core__WEBPACK_IMPORTED_MODULE_0__.getInput,process.env));
}
async function reportIgnored({reason,notice,isForSummary},context){
_actions_core__WEBPACK_IMPORTED_MODULE_0__.notice(`Nothing to do: ${reason}.`);
if(isForSummary)
await _actions_core__WEBPACK_IMPORTED_MODULE_0__.summary.addRaw(`Nothing to do: ${reason}.`,true).write();
_actions_core__WEBPACK_IMPORTED_MODULE_0__.setOutput('outcome','skipped');
if(!notice||(0,_settings_event_inputs_js__WEBPACK_IMPORTED_MODULE_4__.mc)(_actions_core__WEBPACK_IMPORTED_MODULE_0__.getInput)==='propose')
return;
const{permissionOf}=await __webpack_require__.e(9714).then(__webpack_require__.bind(__webpack_require__,29714));
const forge=await connect(context,MAX_NOTICE_MS);
if(!(0,_forge_forge_js__WEBPACK_IMPORTED_MODULE_14__.b)(await permissionOf(notice.actor,forge)))
return;
await forge.postNoticeOnce(notice.number,{about:{claim:notice.claim},text:notice.text});
}
async function reportStats({owner,repo,apiUrl,serverUrl}){
const{'github-token':token,'stats-days':days}=(0,_settings_event_inputs_js__WEBPACK_IMPORTED_MODULE_4__.Lb)(_actions_core__WEBPACK_IMPORTED_MODULE_0__.getInput);
const{readStats}=await Promise.all([__webpack_require__.e(5562),__webpack_require__.e(817),__webpack_require__.e(7073),__webpack_require__.e(3809)]).then(__webpack_require__.bind(__webpack_require__,53697));
const{statsMarkdown}=await __webpack_require__.e(7881).then(__webpack_require__.bind(__webpack_require__,97881));
const source={owner,repo,apiUrl,serverUrl,token,signal:AbortSignal.timeout(MAX_STATS_MS)};
const{stats,isComplete}=await readStats(source,{days,now:new Date()});
await _actions_core__WEBPACK_IMPORTED_MODULE_0__.summary.addRaw(statsMarkdown(stats,{repository:`${owner}/${repo}`,days,isComplete})).write();
_actions_core__WEBPACK_IMPORTED_MODULE_0__.setOutput('outcome','answered');
}
async function reportGathered(task,context){
const{gatherOutcomes}=await Promise.all([__webpack_require__.e(7877),__webpack_require__.e(393)]).then(__webpack_require__.bind(__webpack_require__,80393));
const inputs=(0,_settings_event_inputs_js__WEBPACK_IMPORTED_MODULE_4__.X_)(_actions_core__WEBPACK_IMPORTED_MODULE_0__.getInput);
const options={forge:await connect(context),context,redact:openRedactor(),now:Date.now};
const{outcome,text,issueUrl=''}=await gatherOutcomes(task,inputs,options);
await _actions_core__WEBPACK_IMPORTED_MODULE_0__.summary.addRaw(`${text}\n`).write();
_actions_core__WEBPACK_IMPORTED_MODULE_0__.setOutput('outcome',outcome);
_actions_core__WEBPACK_IMPORTED_MODULE_0__.setOutput('issue-url',issueUrl);
}
function taskOfPhase(task,phase){
switch(phase){
case 'stop':
if(task.kind==='task'&&(0,_tasks_verbs_js__WEBPACK_IMPORTED_MODULE_9__.Bg)(task)==='stop')
return task;
return leftToOthers('the comment does not ask to stop, and this job does nothing else');
case 'plan':
case 'gather':
if(task.kind==='ignored')
return{...task,notice:undefined};
if(task.trigger.kind==='prompt')
return task;
return leftToOthers(`a job with phase: ${phase} only works on the task of the workflow`);
default:
return task;
}
}
function leftToOthers(reason){
return{kind:'ignored',reason,notice:undefined};
}
async function readEventSettings(read,{job,workspace},openRedactor){
const settings=(0,_settings_event_inputs_js__WEBPACK_IMPORTED_MODULE_4__.a5)(read,job);
const folder=read('artifacts-path').trim();
const{prompted}=settings;
if(!prompted?.item||folder==='')
return settings;
const{readPlan}=await Promise.all([__webpack_require__.e(7877),__webpack_require__.e(7390)]).then(__webpack_require__.bind(__webpack_require__,47390));
const plannedItem=itemOf(await readPlan((0,node_path__WEBPACK_IMPORTED_MODULE_10__.resolve)(workspace,folder),prompted.taskId),prompted.item.id);
return{...settings,prompted:{...prompted,item:(0,_secrets_redact_js__WEBPACK_IMPORTED_MODULE_3__.KL)(plannedItem,openRedactor())}};
}
function itemOf(items,id){
const plannedItem=items.find((item)=>item.id===id);
if(plannedItem)
return plannedItem;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_11__.yo(`The plan job left no item ${id}. Set \`item\` to \`\${{ matrix.item }}\`.`);
}
}),
20382:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
U:()=>(stackOf),
b:()=>(messageOf)
});
function messageOf(error){
return Error.isError(error)?error.message:String(error);
}
function stackOf(error){
return(Error.isError(error)?error.stack:undefined)??messageOf(error);
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
98468:
((__webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.a(__webpack_module__,async(__webpack_handle_async_dependencies__,__webpack_async_result__)=>{try{
__webpack_require__.r(__webpack_exports__);
var _action_main_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(85570);
await(0,_action_main_js__WEBPACK_IMPORTED_MODULE_0__.iW)();
__webpack_async_result__();
}catch(e){__webpack_async_result__(e);}},1);
}),
31657:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Ku:()=>(runnerFolders),
PV:()=>(homeIn),
Wm:()=>(programIn),
h2:()=>(homesOfPeople),
t7:()=>(realPaths)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(59973);
var _text_normalized_path_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(60409);
function runnerFolders(temp,program){
const[,running]=/^(.+)\/externals\/[^/]+\/bin\/node$/.exec(program)??[];
return[(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temp,'..','..'),...(running===undefined?[]:[running])];
}
function homesOfPeople(){
const accounts=((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/etc/passwd','utf8'))??'').split('\n');
return accounts.flatMap((line)=>{
const[,,uid,,,folder]=line.split(':');
const isPerson=uid==='0'||Number(uid)>=FIRST_PERSON;
return isPerson&&folder?.startsWith('/')&&folder!=='/'?folder:[];
});
}
const FIRST_PERSON=1000;
function homeIn(root,homes){
return realPaths(homes).find((home)=>[...(0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_2__.Zv)(home),home].some((folder)=>isSameFolder(folder||'/',root)));
}
function programIn(root,nodeOptions='',options=process.execArgv){
const words=[nodeOptions,...options].flatMap((text)=>text.split(/[\s"'=]+|file:\/\//)).filter(Boolean);
const unknown=words.findIndex((word,index)=>LOADS.test(word)&&words[index+1]?.startsWith('/')!==true);
if(unknown!==-1)
return words.slice(unknown,unknown+2).join(' ');
const folders=words.filter((word)=>word.includes('/')).map((word)=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(word)));
return homeIn(root,[process.argv[1]??'',process.execPath,...folders]);
}
const LOADS=/^(-r|--(require|import|(experimental[-_])?loader|experimental[-_]default[-_]config[-_]file))$/;
function isSameFolder(one,other){
const[a,b]=[one,other].map((path)=>(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path,{bigint:true})));
return one===other||(a!==undefined&&a.dev===b?.dev&&a.ino===b.ino);
}
function realPaths(paths){
return[...new Set(paths.flatMap((path)=>(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path))??[]))];
}
})
};
;
