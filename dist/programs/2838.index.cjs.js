"use strict";
exports.id=2838;
exports.ids=[2838,7670,2090];
exports.modules={
78489:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Y:()=>(endingSignal)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(59973);
const MAX_REPORTING_MS=6_000;
function endingSignal(state){
const controller=new AbortController();
const end=(reason)=>{
if(controller.signal.aborted)
return;
if(reason instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.yo)
state?.setCancelled();
controller.abort(reason);
setTimeout(()=>process.exit(1),MAX_REPORTING_MS).unref();
};
const cancel=(name)=>{
end(new _errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`The workflow run was cancelled (${name}).`));
};
process.on('SIGINT',cancel).on('SIGTERM',cancel);
process.on('uncaughtException',(error)=>{
process.exitCode=1;
end(new _errors_js__WEBPACK_IMPORTED_MODULE_0__.sz((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error),{cause:error}));
});
return controller.signal;
}
}),
27670:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
examineBranch:()=>(examineBranch),
examineWorkspace:()=>(examineWorkspace)
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(51455);
var _connect_forge_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(2900);
var _connect_model_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(86304);
var _doctor_examine_setup_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(47539);
var _forge_read_setup_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(18386);
var _workspace_files_checkout_files_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(76946);
var _run_rooms_open_workspace_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(17547);
var _run_target_resolve_target_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(48962);
var _settings_agent_file_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(6759);
var _settings_workflow_models_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(57182);
var _text_branch_names_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(62973);
var _workspace_sandbox_closed_paths_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(31657);
var _job_checkout_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(15181);
var _text_documentation_url_js__WEBPACK_IMPORTED_MODULE_14__=__webpack_require__(47728);
var _git_verified_read_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(21596);
async function examineBranch(branch,job){
const{inputs,context,signal}=job;
const checkout=await(0,_job_checkout_js__WEBPACK_IMPORTED_MODULE_12__.me)({token:inputs['github-token'],context,signal});
const sha=(0,_run_target_resolve_target_js__WEBPACK_IMPORTED_MODULE_7__.oz)(await checkout.resolve([(0,_text_branch_names_js__WEBPACK_IMPORTED_MODULE_10__.uO)(branch)]),branch);
await checkout.fetch([sha]);
await checkout.switchTo(sha);
const refs={branch,start:sha,base:branch,baseSha:sha,mergeBase:sha};
const repository=await checkout.repositoryForCommands(refs);
const read=(path)=>(0,_git_verified_read_js__WEBPACK_IMPORTED_MODULE_13__.xu)(checkout.git,{commit:sha,path});
return await examineJob(job,{read,repository,notRun:undefined});
}
async function examineWorkspace(job,notRun){
const read=(0,_workspace_files_checkout_files_js__WEBPACK_IMPORTED_MODULE_5__.c)(await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(job.context.workspace));
return await examineJob(job,{read,repository:undefined,notRun});
}
async function examineJob(job,code){
const{inputError,signal}=job;
const findings=await(0,_doctor_examine_setup_js__WEBPACK_IMPORTED_MODULE_3__.h)(await setupOf(job,code),signal);
return inputError?[inputFinding(inputError),...findings]:findings;
}
function inputFinding({message}){
const remedy=`Correct them under \`with:\` in the workflow file. ${(0,_text_documentation_url_js__WEBPACK_IMPORTED_MODULE_14__.o)('docs/reference.md')} lists all inputs.`;
return{id:'inputs',state:'problem',title:'The inputs of the action have errors.',detail:message,remedy};
}
async function setupOf({inputs,inputError,context,redact,signal},{read,repository,notRun}){
const{workspace,stateFolder,temp,home,environment}=context;
const{sandbox:mode,'config-path':path}=inputs;
const root=await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(workspace);
return{
root,
environment,
serverUrl:context.serverUrl,
settings:{
path,
read:async()=>{
const text=await read(path);
return text===undefined?undefined:await(0,_settings_agent_file_js__WEBPACK_IMPORTED_MODULE_8__.U)(text,path,read);
}
},
commits:undefined,
sandbox:mode,
opensPaths:'agent.yml',
openWorkspace:(rules,emit)=>{
const closed=[temp,...(0,_workspace_sandbox_closed_paths_js__WEBPACK_IMPORTED_MODULE_11__.Ku)(temp,process.execPath)];
const seen=repository&&{repository};
const where={root,stateFolder,home,closed,readable:rules.readablePaths,environment};
return(0,_run_rooms_open_workspace_js__WEBPACK_IMPORTED_MODULE_6__.k)(rules,{...where,mode,...seen,settingsFile:path,redact,emit});
},
notRun:inputs.phase==='publish'?PUBLISH_JOB:notRun,
installs:true,
models:modelsOf(inputs,inputError),
createModel:(choice,options)=>(0,_connect_model_js__WEBPACK_IMPORTED_MODULE_2__.I)(choice,options,environment),
repository:accessOf(inputs,context,signal),
redact
};
}
const PUBLISH_JOB={
reason:'because the job that publishes runs nothing of the repository',
remedy:'Set `doctor: true` in the job with `phase: propose` too.'
};
function modelsOf(inputs,inputError){
if(inputError)
return{
title:'No model was asked, because the inputs of the action have errors.',
remedy:'Correct the inputs first.'
};
const namesItems=inputs.items!==''||inputs.repositories!=='';
const asksModel=['','propose'].includes(inputs.phase)||(inputs.phase==='plan'&&!namesItems);
if(!asksModel)
return{
title:`No model was asked, because this job needs none (phase: ${inputs.phase}).`,
remedy:'Set `doctor: true` in the job that works as well.'
};
return(0,_settings_workflow_models_js__WEBPACK_IMPORTED_MODULE_9__._7)(inputs).models;
}
function accessOf(inputs,context,signal){
const{owner,repo,apiUrl,serverUrl,repositoryUrl:page}=context;
const token=inputs['github-token'];
return{
forge:(0,_connect_forge_js__WEBPACK_IMPORTED_MODULE_1__.connectForge)(token,context,signal),
readSetup:()=>(0,_forge_read_setup_js__WEBPACK_IMPORTED_MODULE_4__.I)({owner,repo,token,apiUrl,serverUrl,signal}),
page,
token:inputs.phase==='propose'||inputs.phase==='plan'?'of-other-job':'of-job'
};
}
}),
15181:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Ge:()=>(jobCheckout),
me:()=>(openJobCheckout),
p5:()=>(reopenJobCheckout)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760);
var _git_checkout_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(95112);
function jobCheckout(job,inputError){
const ended=new AbortController();
let opening;
return{
begin:(branch)=>{
if(inputError)
return;
opening??=openJobCheckout(job,branch===undefined?undefined:{branch,signal:ended.signal});
opening.catch(()=>undefined);
},
open:async()=>{
if(inputError)
throw inputError;
return await(opening??=openJobCheckout(job));
},
close:()=>{
ended.abort();
}
};
}
function openJobCheckout({token,context,signal},prefetch){
return(0,_git_checkout_js__WEBPACK_IMPORTED_MODULE_1__.openCheckout)({
workTree:context.workspace,
gitDir:(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(context.stateFolder,'git'),
remote:{url:`${context.repositoryUrl}.git`,token},
environment:context.environment,
signal,
prefetch
});
}
function reopenJobCheckout({workspace:workTree,stateFolder,environment},signal){
return(0,_git_checkout_js__WEBPACK_IMPORTED_MODULE_1__.reopenCheckout)({workTree,gitDir:(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(stateFolder,'git'),environment,signal});
}
}),
28692:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
runDoctor:()=>(runDoctor)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _actions_core__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(2327);
var zod__WEBPACK_IMPORTED_MODULE_16__=__webpack_require__(3301);
var _connect_forge_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(2900);
var _doctor_finding_js__WEBPACK_IMPORTED_MODULE_14__=__webpack_require__(52743);
var _doctor_report_markdown_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(32090);
var _doctor_report_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(54612);
var _errors_js__WEBPACK_IMPORTED_MODULE_15__=__webpack_require__(59973);
var _network_use_environment_proxy_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(94163);
var _secrets_collect_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(1624);
var _secrets_redact_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(26837);
var _settings_run_inputs_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(87627);
var _text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(46556);
var _text_shorten_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(64607);
var _ending_signal_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(78489);
var _examine_job_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(27670);
const MAX_ANNOTATIONS=10;
const MAX_ANNOTATION=500;
const LOG_WIDTH=120;
async function runDoctor(context){
for(const secret of(0,_secrets_collect_js__WEBPACK_IMPORTED_MODULE_6__.C)(_actions_core__WEBPACK_IMPORTED_MODULE_2__.getInput))
_actions_core__WEBPACK_IMPORTED_MODULE_2__.setSecret(secret);
(0,_network_use_environment_proxy_js__WEBPACK_IMPORTED_MODULE_12__.z)(process.env);
const redact=(0,_secrets_redact_js__WEBPACK_IMPORTED_MODULE_7__.lY)((0,_secrets_collect_js__WEBPACK_IMPORTED_MODULE_6__.V4)(_actions_core__WEBPACK_IMPORTED_MODULE_2__.getInput,process.env));
const job={...(0,_settings_run_inputs_js__WEBPACK_IMPORTED_MODULE_8__.A)(_actions_core__WEBPACK_IMPORTED_MODULE_2__.getInput),context,redact,signal:(0,_ending_signal_js__WEBPACK_IMPORTED_MODULE_13__.Y)()};
const findings=(0,_secrets_redact_js__WEBPACK_IMPORTED_MODULE_7__.KL)(await examine(job),redact);
process.stdout.write((0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_9__.F)((0,_doctor_report_text_js__WEBPACK_IMPORTED_MODULE_5__._g)(findings,LOG_WIDTH,(_,text)=>text)));
annotate((0,_doctor_finding_js__WEBPACK_IMPORTED_MODULE_14__.ph)(findings,'problem'),_actions_core__WEBPACK_IMPORTED_MODULE_2__.error);
annotate((0,_doctor_finding_js__WEBPACK_IMPORTED_MODULE_14__.ph)(findings,'warning'),_actions_core__WEBPACK_IMPORTED_MODULE_2__.warning);
await _actions_core__WEBPACK_IMPORTED_MODULE_2__.summary.addRaw(`## Doctor\n\n${(0,_doctor_report_markdown_js__WEBPACK_IMPORTED_MODULE_4__.findingsMarkdown)(findings)}\n`).write();
_actions_core__WEBPACK_IMPORTED_MODULE_2__.setOutput('outcome','answered');
if((0,_doctor_finding_js__WEBPACK_IMPORTED_MODULE_14__.Gt)(findings).problem>0)
_actions_core__WEBPACK_IMPORTED_MODULE_2__.setFailed((0,_doctor_report_text_js__WEBPACK_IMPORTED_MODULE_5__.dC)(findings));
}
async function examine(job){
const{context,inputs,signal}=job;
const notRun=foreignCode(context.event.payload);
if((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(context.workspace,'.git')))
return await(0,_examine_job_js__WEBPACK_IMPORTED_MODULE_11__.examineWorkspace)(job,notRun);
try{
const branch=await(0,_connect_forge_js__WEBPACK_IMPORTED_MODULE_3__.connectForge)(inputs['github-token'],context,signal).readDefaultBranch();
return await(0,_examine_job_js__WEBPACK_IMPORTED_MODULE_11__.examineBranch)(branch,job);
}
catch(error){
signal.throwIfAborted();
if(!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_15__.yo))
throw error;
const failure={
id:'code',
state:'problem',
title:'The code of the default branch cannot be fetched.',
detail:error.message
};
return[failure,...(await(0,_examine_job_js__WEBPACK_IMPORTED_MODULE_11__.examineWorkspace)(job,NO_CODE))];
}
}
const NO_CODE={
reason:'because there is no code',
remedy:'Fix the token first, then run the check again.'
};
const full=zod__WEBPACK_IMPORTED_MODULE_16__.Ikc({full_name:zod__WEBPACK_IMPORTED_MODULE_16__.YjP()});
const pullRequestPayload=zod__WEBPACK_IMPORTED_MODULE_16__.Ikc({
repository:full,
pull_request:zod__WEBPACK_IMPORTED_MODULE_16__.Ikc({head:zod__WEBPACK_IMPORTED_MODULE_16__.Ikc({repo:full.nullable()})})
});
const commentPayload=zod__WEBPACK_IMPORTED_MODULE_16__.Ikc({comment:zod__WEBPACK_IMPORTED_MODULE_16__.Ikc({}),issue:zod__WEBPACK_IMPORTED_MODULE_16__.Ikc({pull_request:zod__WEBPACK_IMPORTED_MODULE_16__.Ikc({})})});
const workflowRunPayload=zod__WEBPACK_IMPORTED_MODULE_16__.Ikc({repository:full,workflow_run:zod__WEBPACK_IMPORTED_MODULE_16__.Ikc({head_repository:full.nullable()})});
function foreignCode(payload){
const pull=pullRequestPayload.safeParse(payload).data;
const run=workflowRunPayload.safeParse(payload).data;
const isForeign=(pull&&pull.pull_request.head.repo?.full_name!==pull.repository.full_name)??
(run&&run.workflow_run.head_repository?.full_name!==run.repository.full_name)??
commentPayload.safeParse(payload).success;
return isForeign?FORK:undefined;
}
const FORK={
isForeign:true,
reason:'because the event is about code that can be from a fork',
remedy:'Start the job with `workflow_dispatch`, on a branch of this repository.'
};
function annotate(findings,write){
for(const{id,title,detail=''}of findings.slice(0,MAX_ANNOTATIONS))
write((0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_9__.F)((0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_10__.TN)(`${title} ${detail}`,MAX_ANNOTATION)),{title:`Doctor: ${id}`});
}
}),
41079:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
B2:()=>(SIGNS),
Rh:()=>(statusLabel),
W0:()=>(CALL_STATUSES),
Wn:()=>(describeStatus)
});
const CALL_STATUSES=[
'done',
'failed',
'timed-out',
'refused',
'awaiting-approval',
'interrupted',
'skipped'
];
const SIGNS={
done:{symbol:'✓',ascii:'ok',emoji:'✅'},
failed:{symbol:'✗',ascii:'x',emoji:'❌'},
'timed-out':{symbol:'⏱',ascii:'T',emoji:'⏱️'},
refused:{symbol:'⊘',ascii:'-',emoji:'🚫'},
'awaiting-approval':{symbol:'⏸',ascii:'?',emoji:'✋'},
interrupted:{symbol:'⏹',ascii:'#',emoji:'🛑'},
skipped:{symbol:'↷',ascii:'>',emoji:'⏭️'},
'could-not-run':{symbol:'⚠',ascii:'!',emoji:'⚠️'}
};
const LABELS={
done:'',
failed:'',
'timed-out':'timed out',
refused:'refused',
'awaiting-approval':'waiting for approval',
interrupted:'interrupted',
skipped:'skipped'
};
function statusLabel({status,exitCode}){
return status==='failed'&&exitCode!==undefined?`exit ${exitCode}`:LABELS[status];
}
function describeStatus(end){
return `${SIGNS[end.status].symbol} ${statusLabel(end)}`.trimEnd();
}
}),
2900:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
connectForge:()=>(connectForge),
u:()=>(connectReadOnlyForge)
});
var github=__webpack_require__(8059);
;
function readOnlyForge(reader){
return{
...reader,
acknowledge:()=>reader.whoAmI(),
claim:()=>Promise.resolve({kind:'ours'}),
pruneRefs:()=>Promise.resolve(),
removeLabel:()=>Promise.resolve(),
missingAccess:reader.branchObstacles,
missingReviewAccess:()=>Promise.resolve([]),
missingIssueAccess:()=>Promise.resolve([]),
createComment:()=>Promise.resolve(0),
updateComment:()=>Promise.resolve(),
postNoticeOnce:()=>Promise.resolve(),
rerunFailedJobs:()=>Promise.resolve({kind:'accepted'}),
writeStop:()=>Promise.resolve(false),
cancelRun:refuse,
deleteSession:()=>Promise.resolve(false),
writeSession:refuse,
listSessions:refuse,
closedSince:refuse,
replyToThread:refuse,
resolveThread:refuse,
unresolveThread:refuse,
reactToReview:()=>Promise.resolve({kind:'added'}),
submitReview:refuse,
dismissReview:refuse,
commit:refuse,
updateBranch:refuse,
openPullRequest:refuse,
updatePullRequest:refuse,
editPullRequestBody:refuse,
closePullRequest:refuse,
openIssueOnce:refuse,
updateIssue:refuse,
convertToDraft:refuse,
triagePullRequest:refuse
};
}
function refuse(){
return Promise.reject(new Error('A job that only proposes tried to write to the forge.'));
}
;
function connectForge(token,context,signal){
return(0,github.b)(settingsFor(token,context,signal));
}
function connectReadOnlyForge(token,context,signal){
return readOnlyForge((0,github.r)(settingsFor(token,context,signal)));
}
function settingsFor(token,context,signal){
const{owner,repo,apiUrl,serverUrl}=context;
return{owner,repo,token,apiUrl,serverUrl,signal};
}
}),
52743:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Gt:()=>(countFindings),
p0:()=>(findingsJson),
ph:()=>(inState)
});
function inState(findings,wanted){
return findings.filter(({state})=>state===wanted);
}
function countFindings(findings){
const count=(wanted)=>inState(findings,wanted).length;
return{ok:count('ok'),warning:count('warning'),problem:count('problem'),unknown:count('unknown')};
}
function findingsJson(findings){
const{problem:problems,warning:warnings,unknown:notChecked,ok:inOrder}=countFindings(findings);
const all=findings.map(({detail=null,remedy=null,...finding})=>({...finding,detail,remedy}));
return{ok:problems===0,problems,warnings,notChecked,inOrder,findings:all};
}
}),
32090:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
findingsMarkdown:()=>(findingsMarkdown)
});
var _text_shorten_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(64607);
var _text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(62070);
var _finding_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(52743);
var _report_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(54612);
const MAX_SHOWN=24;
const MAX_TITLE=300;
const MAX_BLOCK=900;
function findingsMarkdown(findings){
const open=['problem','warning','unknown'].flatMap((state)=>(0,_finding_js__WEBPACK_IMPORTED_MODULE_3__.ph)(findings,state));
const hidden=open.length-MAX_SHOWN;
return(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__.ml)([
`**${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_2__.dC)(findings)}**`,
...open.slice(0,MAX_SHOWN).map(section),
hidden>0?`${hidden} more are in the log of the job.`:'',
okSection((0,_finding_js__WEBPACK_IMPORTED_MODULE_3__.ph)(findings,'ok'))
]);
}
function section({state,title,detail,remedy}){
const isBlock=detail?.includes('\n')===true;
return(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__.ml)([
`${_report_text_js__WEBPACK_IMPORTED_MODULE_2__.NX[state]} **${inline(title)}**${detail!==undefined&&!isBlock?` ${inline(detail)}`:''}`,
isBlock?(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__.DV)((0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.ml)(detail,MAX_BLOCK)):'',
remedy===undefined?'':remedyMarkdown(remedy)
]);
}
function remedyMarkdown(remedy){
return/^[A-Z][^\n]*$/.test(remedy)?inline(remedy):(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__.DV)((0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.ml)(remedy,MAX_BLOCK));
}
function okSection(findings){
if(findings.length===0)
return '';
const lines=findings.map(({title})=>`- ${_report_text_js__WEBPACK_IMPORTED_MODULE_2__.NX.ok} ${inline(title)}`);
return(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__.zH)(`${findings.length} OK`,lines.join('\n'));
}
function inline(text){
const parts=(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.ml)(text,MAX_TITLE*2).split(/(\s*)`([^`\n]*)`(\s*)/);
const write=[_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__.FV,String,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__.SS,String];
return parts.map((part,index)=>write[index%4]?.(part)).join('');
}
}),
54612:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
NX:()=>(STATE_SIGNS),
_g:()=>(findingsText),
dC:()=>(summaryLine)
});
var _agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(41079);
var _text_format_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(79623);
var _text_shorten_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(64607);
var _text_visible_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(2754);
var _finding_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(52743);
var _text_columns_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(23869);
const STATE_SIGNS={
ok:_agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__.B2.done.symbol,
warning:_agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__.B2['could-not-run'].symbol,
problem:_agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__.B2.failed.symbol,
unknown:'–'
};
const MAX_TEXT=4_000;
function findingsText(findings,width,paint){
const blocks=findings.map((finding)=>block(finding,width,paint));
return `${[...blocks,'',summaryLine(findings)].join('\n')}\n`;
}
function summaryLine(findings){
const{problem,warning,unknown,ok}=(0,_finding_js__WEBPACK_IMPORTED_MODULE_3__.Gt)(findings);
const parts=[
problem>0?(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__.LS)(problem,'problem'):'',
warning>0?(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__.LS)(warning,'warning'):'',
unknown>0?`${unknown} not checked`:'',
`${ok} OK`
];
return `${parts.filter(Boolean).join(', ')}.`;
}
function block({state,title,detail='',remedy=''},width,paint){
const sentence=(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_2__.Q)(title).replaceAll(/\s+/g,' ').trim();
const[first='',...rest]=wrapped(sentence,width-2).map((line)=>`  ${line}`);
return[
paint(state,STATE_SIGNS[state])+first.slice(1),
...rest,
...linesOf(detail).flatMap((line)=>wrapped(line,width-4).map((part)=>`    ${part}`)),
...linesOf(remedy).map((line)=>(line===''?'':`    ${paint('remedy',line)}`))
].join('\n');
}
function linesOf(text){
return text===''?[]:(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_2__.Q)((0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.ml)(text,MAX_TEXT)).trimEnd().split('\n');
}
function wrapped(line,width){
const[indent='']=/^\s*/.exec(line)??[];
const parts=(0,_text_columns_js__WEBPACK_IMPORTED_MODULE_5__.cd)(line.trim(),width-indent.length,{breaksWords:false});
return parts.map((part)=>indent+part);
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
}),
91122:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
S:()=>(EXPECTED_READABLE_PATH),
X3:()=>(exportLine),
cK:()=>(localNetwork),
hu:()=>(READABLE_PATH),
iw:()=>(readablePathsIn),
pz:()=>(networkLine)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(59973);
var _text_shell_quote_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(41609);
const READABLE_PATH=/^~?(?:\/(?!\.{1,2}(?:\/|$))[^/\p{Cc}]+)+\/?$/u;
const EXPECTED_READABLE_PATH='an absolute path, or one that starts with ~/, such as /srv/tools, without ..';
function readablePathsIn({FORGEHAND_READABLE_PATHS=''}){
const paths=FORGEHAND_READABLE_PATHS.split(':').filter((path)=>path!=='');
for(const[index,path]of paths.entries()){
if(READABLE_PATH.test(path))
continue;
const value=JSON.stringify(path);
throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`FORGEHAND_READABLE_PATHS[${index}] is ${value}. Expected ${EXPECTED_READABLE_PATH}.`);
}
return paths;
}
function exportLine(paths,environment){
const all=new Set([...readablePathsIn(environment),...paths]);
return `export FORGEHAND_READABLE_PATHS=${(0,_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_1__.eC)([...all].join(':'))}`;
}
function localNetwork({FORGEHAND_NETWORK=''}){
const hosts=FORGEHAND_NETWORK.split(',').filter((host)=>host!=='');
return hosts.includes('*')||hosts;
}
function networkLine(asked,environment){
const open=localNetwork(environment);
const hosts=asked.includes(true)?['*']:asked.filter((each)=>typeof each!=='boolean').flat();
if(open===true||hosts.every((host)=>open.includes(host)))
return undefined;
return `export FORGEHAND_NETWORK=${(0,_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_1__.eC)([...new Set([...open,...hosts])].join(','))}`;
}
}),
87627:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
A:()=>(readUsableInputs)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(59973);
var _check_inputs_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(15884);
var _inputs_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(61323);
var _event_inputs_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(23380);
var _workflow_models_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(57182);
function readInputs(read){
if((0,_event_inputs_js__WEBPACK_IMPORTED_MODULE_2__.mc)(read)==='publish')
return readPublishInputs(read);
if(namesItems(read))
return(0,_check_inputs_js__WEBPACK_IMPORTED_MODULE_0__.sw)(_inputs_js__WEBPACK_IMPORTED_MODULE_1__.i,withoutModel(read));
const{problems}=(0,_workflow_models_js__WEBPACK_IMPORTED_MODULE_3__._7)(_workflow_models_js__WEBPACK_IMPORTED_MODULE_3__.pj.parse((0,_check_inputs_js__WEBPACK_IMPORTED_MODULE_0__.yw)(_workflow_models_js__WEBPACK_IMPORTED_MODULE_3__.pj,read)));
return(0,_check_inputs_js__WEBPACK_IMPORTED_MODULE_0__.sw)(_inputs_js__WEBPACK_IMPORTED_MODULE_1__.i,read,[...problems,...schemaProblems(read)]);
}
function schemaProblems(read){
const isTwice=read('output-schema').trim()!==''&&read('output-schema-file').trim()!=='';
return isTwice?['Both output-schema and output-schema-file are set. Remove one of them.']:[];
}
function readPublishInputs(read){
const hasKey=read('api-key').trim()!=='';
const hasPath=read('proposal-path').trim()!=='';
return(0,_check_inputs_js__WEBPACK_IMPORTED_MODULE_0__.sw)(_inputs_js__WEBPACK_IMPORTED_MODULE_1__.i,withoutModel(read),[
...schemaProblems(read),
...(hasKey?['api-key is set, but phase: publish calls no model. Remove it, so that this job has no key.']:[]),
...(hasPath
?[]
:['proposal-path is not set. With phase: publish, set it to the folder of the downloaded artifact.'])
]);
}
function namesItems(read){
return(0,_event_inputs_js__WEBPACK_IMPORTED_MODULE_2__.mc)(read)==='plan'&&(read('items').trim()!==''||read('repositories').trim()!=='');
}
const MODEL_INPUTS=new Set([...Object.keys(_workflow_models_js__WEBPACK_IMPORTED_MODULE_3__.pj.shape),'max-output-tokens']);
function withoutModel(read){
return(name)=>(MODEL_INPUTS.has(name)?(0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__.q)(name):read(name));
}
function readUsableInputs(read){
try{
return{inputs:readInputs(read),inputError:undefined};
}
catch(error){
if(!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__.yo)||read('github-token').trim()==='')
throw error;
const texts=Object.entries(_inputs_js__WEBPACK_IMPORTED_MODULE_1__.i.shape).map(([name,schema])=>{
const text=read(name);
return[name,schema.safeParse(text).success?text:(0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__.q)(name)];
});
return{inputs:_inputs_js__WEBPACK_IMPORTED_MODULE_1__.i.parse(Object.fromEntries(texts)),inputError:error};
}
}
}),
23869:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
PL:()=>(columnsOf),
Pk:()=>(fitColumns),
cd:()=>(wrapColumns)
});
const WIDE=/[\u1100-\u115F\u231A-\u231B\u2329-\u232A\u23E9-\u23F3\u25FD-\u25FE\u2600-\u27BF\u2B00-\u2BFF\u2E80-\uA4CF\uA960-\uA97F\uAC00-\uD7FF\uF900-\uFAFF\uFE10-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{10000}-\u{10FFFF}]/u;
const NARROW=/[✓✗⊘↷⚠]/u;
function columnsOf(line){
let columns=0;
for(const character of line)
columns+=widthOf(character);
return columns;
}
function fitColumns(line,columns){
if(columnsOf(line)<=columns)
return line;
return `${takeColumns(line,columns-1).trimEnd()}…`;
}
function wrapColumns(line,columns,{breaksWords=true}={}){
const lines=[];
let current='';
for(const word of line.split(' ')){
const longer=current===''?word:`${current} ${word}`;
if(columnsOf(longer)<=columns){
current=longer;
continue;
}
if(current!=='')
lines.push(current);
current=word;
while(breaksWords&&columnsOf(current)>columns){
const part=takeColumns(current,columns);
lines.push(part);
current=current.slice(part.length);
}
}
return current===''?lines:[...lines,current];
}
function takeColumns(line,columns){
let taken='';
let used=0;
for(const character of line){
used+=widthOf(character);
if(used>columns&&taken!=='')
break;
taken+=character;
}
return taken;
}
function widthOf(character){
return WIDE.test(character)&&!NARROW.test(character)?2:1;
}
}),
41609:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
F0:()=>(pinCommand),
_z:()=>(inFolder),
eC:()=>(quoteForShell)
});
function quoteForShell(text){
return/^[\w@%+=:,./][\w@%+=:,./-]*$/.test(text)?text:`'${text.replaceAll("'","'\\''")}'`;
}
function inFolder(folder,command){
return folder===''?command:`cd ${quoteForShell(folder.startsWith('-')?`./${folder}`:folder)} && ${command}`;
}
function pinCommand(repositoryUrl,ref){
const names=ref==='HEAD'?[ref]:[`refs/heads/${ref}`,`refs/tags/${ref}`,`refs/tags/${ref}^{}`];
return `git ls-remote ${[repositoryUrl,...names].map(quoteForShell).join(' ')} | tail -n 1 | cut -f 1`;
}
}),
46556:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
F:()=>(escapeWorkflowCommands)
});
var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2754);
var _hidden_characters_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(30113);
const COMMAND_AT_START=new RegExp(String.raw `^((?:[^\S\n]|${_hidden_characters_js__WEBPACK_IMPORTED_MODULE_1__.uB})*):(?=${_hidden_characters_js__WEBPACK_IMPORTED_MODULE_1__.uB}*:)`,'gmu');
const OLD_COMMAND=new RegExp(String.raw `#(?=${_hidden_characters_js__WEBPACK_IMPORTED_MODULE_1__.uB}*#${_hidden_characters_js__WEBPACK_IMPORTED_MODULE_1__.uB}*\[)`,'gu');
function escapeWorkflowCommands(text){
return(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__.Q)(text).replace(OLD_COMMAND,'# ').replace(COMMAND_AT_START,'$1: ');
}
}),
80216:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
a:()=>(failureExcerpt)
});
const FAILURE=/^(?:={3,} (?:FAILURES|ERRORS) ={3,}|={20,}$|failures:$|✖ failing tests:|⎯+ Failed|\s*● |\s*1\) |\s*not ok \d|--- FAIL: |\S+\.go:\d+:\d+: |\s*✘ |FAIL\b|FAILED\b|\[ERROR\] |.*\b(?:error|Error|panicked)\b)/;
const END_SHARE=1/ 3;
function failureExcerpt(output,maxChars){
const lines=output.trimEnd().split('\n');
const first=Math.max(0,lines.findIndex((line)=>FAILURE.test(line)));
const text=lines.slice(first).join('\n');
const start=first>0?'…\n':'';
if(text.length+start.length<=maxChars)
return `${start}${text}`;
const available=maxChars-start.length-'\n…\n'.length;
const endChars=Math.floor(available*END_SHARE);
return `${start}${text.slice(0,available-endChars).trimEnd()}\n…\n${text.slice(-endChars).trimStart()}`.toWellFormed();
}
}),
42427:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
J7:()=>(withoutPassed),
nE:()=>(askForNames),
xI:()=>(NO_GO_SUM)
});
var _verbose_option_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(84232);
const NO_GO_SUM='There is no go.sum, so go runs with GOFLAGS=-mod=mod.';
async function askForNames(command,read){
const whole=command
.replaceAll(QUIET_CARGO,'')
.replaceAll(STOPPING,'')
.replaceAll(STOPPING_CARGO,'$& --no-fail-fast')
.replaceAll(CARGO_INTO_TEE,'$& 2>&1');
const asking=await(0,_verbose_option_js__WEBPACK_IMPORTED_MODULE_0__.e)(whole,read);
const rspec=/--out\b| -o /.test([command,await read('.rspec'),await read('Rakefile')].join(' '))?'':RSPEC;
return `${PREPARATION}\n${rspec}${asking}`;
}
const QUIET_CARGO=/(?<=\bcargo (?:\+\S+ )?t(?:est)?\b[^&|;#\n]*) (?:-q|--quiet)(?=\s|$)/g;
const STOPPING=/(?:(?<=\bpytest [^&|;#\n]*|\bpytest) (?:-x|--exitfirst)|(?<=-m unittest [^&|;#\n]*|-m unittest) (?:-f|--failfast)|(?<=\bgo test [^&|;#\n]*|\bgo test) --?failfast)(?=\s|$)/g;
const STOPPING_CARGO=/\bcargo (?:\+\S+ )?t(?:est)?(?=\s|$)(?![^&|;#\n]* --no-fail-fast\b)/g;
const CARGO_INTO_TEE=/\bcargo (?:\+\S+ )?t(?:est)?(?=\s)[^&|;#\n<>]*(?<!\s)(?=\s*\|\s*tee\b)/g;
const RSPEC=`export SPEC_OPTS="\${SPEC_OPTS:---format documentation}"\n`;
const PREPARATION=`export PYTEST_ADDOPTS="\${PYTEST_ADDOPTS:+$PYTEST_ADDOPTS }-v -rap -o verbosity_test_cases=1" GOFLAGS="\${GOFLAGS:+$GOFLAGS }-v" TAP=1
if grep -qs TestTask Rakefile && ! grep -q options Rakefile; then export TESTOPTS="\${TESTOPTS:--v}"; fi
if grep -q '^require' go.mod 2>/dev/null && { [ ! -e go.sum ] || { git rev-parse -q --verify HEAD && [ -z "$(git ls-files go.sum)" ]; } >/dev/null 2>&1; } && [ ! -e go.work ] && [ ! -d vendor ]; then export GOFLAGS="$GOFLAGS -mod=mod"; echo '${NO_GO_SUM}'; fi`;
const PASSED=[
/^(?:[^\s:]+::.* (?:PASSED|SKIPPED|XFAIL)(?: \(.*\))?(?: +\[ *\d+%\])?|PASSED [^\s:]+::.*)\n/gm,
/^=== RUN {3}(\S+)\n(?:(?!===|---).*\n)*--- (?:PASS|SKIP): \1 \(.*\)\n/gm,
/^ *ok \d+\b.*\n/gm,
/^(?: {2,}[✓✔○✎] .*| [✓↓□] (?=.* > ).*)\n/gm,
/(?<=^PASS .*\n)(?: {2}(?!● ).*\n)+/gm
];
const FAILED=/^=== RUN {3}(\S+)\n((?:(?!===|---).*\n)*)(--- FAIL: \1 \(.*\)\n)/gm;
function withoutPassed(output){
return PASSED.reduce((text,passed)=>text.replace(passed,''),output).replace(FAILED,'$3$2');
}
}),
84232:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
D:()=>(packageScripts),
e:()=>(withVerboseOption)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760);
var _policy_shell_line_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(22688);
var _policy_wrappers_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(37723);
var _text_json_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(32686);
var _text_paths_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(40458);
var _text_shell_quote_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(41609);
const VITEST=['ts','mts','cts','js','mjs','cjs'].flatMap((end)=>[`vitest.config.${end}`,`vite.config.${end}`]);
const MOCHA=['js','cjs','mjs','json','jsonc','yml','yaml'].map((suffix)=>`.mocharc.${suffix}`);
const RUNNERS=new Map(Object.entries({
jest:{option:'--verbose',when:/^(?!.* --(?: |$|(?:no-)?verbose\b|listTests|showConfig|init\b))/},
'react-scripts':{option:'--verbose',when:/^ test\b(?!.* --(?: |$|(?:no-)?verbose\b))/},
vitest:{
option:'--reporter=verbose',
when:/^(?: run| watch| -| [^ ./]*[./]|$)(?!.* -(?:[cr] |-(?: |$|reporter|config|root|outputFile)))/,
settings:VITEST,
keeps:/\breporters\b/
},
mocha:{
option:'--reporter spec',
when:/^(?!.* --(?: |$))(?!.* -(?:R|-reporter[ =])(?! ?(?:dot|min|nyan|progress|landing|list)(?: |$)))/,
settings:[...MOCHA,'package.json','test/mocha.opts'],
only:/(?:\breporter["']?(?:\s*[:=]\s*| )["']?|-R ?)(?:dot|min|nyan|progress|landing|list)(?![\w-])/
},
unittest:{option:'-v',when:/^(?!.* --(?: |$))/},
'manage.py':{option:'-v 2',when:/^ test\b(?!.* -(?:v|-(?: |$|verbosity)))/},
rails:{option:'-v',when:/^ test\b(?!.* --(?: |$))/},
ruby:{option:'-v',when:/ \S+\.rb$/,only:/^\s*require.*\b(?:minitest|test_helper|test\/unit)\b/m},
lab:{option:'-v',when:/^(?!.* -(?:-(?: |$|reporter|output|verbose)|\w*[rov]))/}
}));
const MARK='--forgehand-mark';
const MAX_SCRIPTS=4;
async function withVerboseOption(command,read){
const line=command.trimEnd().replace(/(?<=\bpnpm )(?=test(?: [^&|;]*)?$)/,'run ');
const start={read,folder:'',scripts:0};
const option=await optionOfLine(line,start);
if(option!==undefined)
return `${line} ${option}`;
const[taker='']=TAKER.exec(line)??[];
const rest=line.slice(0,line.length-taker.length);
const optionOfRest=taker===''?undefined:await optionOfLine(rest,start);
return optionOfRest===undefined?command:`${rest} ${optionOfRest}${taker}`;
}
const TAKER=/\s*(?:2>&1\s*)?(?:\|\|?|\|&)\s*(?:tee|cat|true|:|exit)\b[^|&;\n]*$/;
async function optionOfLine(line,place){
const script=(0,_policy_shell_line_js__WEBPACK_IMPORTED_MODULE_1__.F)(`${line} ${MARK}`);
if(script.kind==='malformed'||script.functions.size>0)
return undefined;
const lines=script.commands.map(({words})=>words);
const words=lines.find((each)=>each.at(-1)===MARK);
const moves=lines.filter(([name])=>/^(?:cd|pushd|popd)$/.test(name));
const[[,moved='']=[],...others]=moves;
const isMovedOnce=moves.length===0||(moves[0]===lines[0]&&others.length===0&&moved!==MARK);
if(!words||!isMovedOnce||/(?:^|\/)\.\.(?:\/|$)|^[/~-]|\$/.test(moved))
return undefined;
const folder=[place.folder,moved].filter((each)=>each!==''&&each!=='.').join('/');
return await optionOf(words.slice(0,-1),{...place,folder});
}
async function optionOf(words,place){
const[path='',...args]=words;
const name=(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__.Vb)(path);
if(/^(?:npm|pnpm|yarn|bun)$/.test(path))
return await optionOfScript(path,args,place);
const wrapped=wrappedBy(name,args);
if(wrapped)
return await optionOf(wrapped,place);
const isInstalled=path===name||/node_modules\/|bin\/rails$/.test(path);
const runner=isInstalled?RUNNERS.get(name.replace(/\.[cm]?js$/,'')):undefined;
const line=args.map((word)=>` ${word}`).join('');
if(!runner?.when.test(line))
return undefined;
const{keeps,only,option,settings=args.filter((word)=>word.endsWith('.rb'))}=runner;
const texts=await Promise.all(settings.map((file)=>place.read(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(place.folder,file))));
const isIn=(pattern,found)=>found.some((text)=>pattern.test(text??''));
return(keeps&&isIn(keeps,texts))||(only&&!isIn(only,[line,...texts]))?undefined:option;
}
function wrappedBy(name,args){
if(/^(?:node|cross-env|c8|nyc|dotenv)$/.test(name))
return args.slice(args.findIndex((word)=>!/^-|=/.test(word)));
if(/^(?:python[\d.]*|coverage)$/.test(name)){
const at=args.findIndex((word)=>word==='-m'||word.endsWith('.py'));
return at<0?undefined:args.slice(args[at]==='-m'?at+1:at);
}
const[inner]=(0,_policy_wrappers_js__WEBPACK_IMPORTED_MODULE_2__.b)(name,[name,...args,MARK]);
return inner&&'words' in inner&&inner.words.at(-1)===MARK?inner.words.slice(0,-1):undefined;
}
async function optionOfScript(manager,args,place){
const words=args.filter((word,index)=>index>0||!/^(?:-s|--silent)$/.test(word));
const isRun=/^(?:run|run-script)$/.test(words[0]??'');
const[word='',...rest]=isRun?words.slice(1):words;
const isTest=!isRun&&/^npm (?:test|t|tst)$|^yarn test$/.test(`${manager} ${word}`);
const scripts=await packageScripts(place);
const script=scripts[isTest?'test':word];
const isNpm=manager==='npm';
const end=rest.indexOf('--');
if(typeof script!=='string'&&!isRun&&/^(?:yarn|pnpm)$/.test(manager))
return await optionOf(words,place);
const isKept=isNpm&&rest.slice(0,end<0?undefined:end).some((each)=>each.startsWith('-'));
const isPassedOn=isRun||isTest||manager==='yarn';
if(typeof script!=='string'||!isPassedOn||isKept||place.scripts===MAX_SCRIPTS)
return undefined;
const passed=isNpm?rest.toSpliced(end,end<0?0:1):rest;
const line=[script,...passed.map(_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_4__.eC)].join(' ');
const option=await optionOfLine(line,{...place,scripts:place.scripts+1});
if(option===undefined||isNpm)
return option&&(end<0?`-- ${option}`:option);
return option.startsWith('-- ')?undefined:option;
}
async function packageScripts({read,folder}){
return(0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__.zv)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__.zv)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__.qF)((await read(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder,'package.json')))??''))['scripts']);
}
}),
78363:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
N6:()=>(isFailure),
id:()=>(emptyFolder),
mo:()=>(copyFolder),
pN:()=>(executeWhereReadable),
v$:()=>(removeFolder)
});
var node_child_process__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(31421);
var node_util__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(57975);
var _errors_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(59973);
var _open_folder_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(37261);
const TIMEOUT_MS=600_000;
const REMOVE=['/bin/rm','-rf','--one-file-system','--'];
async function removeFolder(path){
const remove=()=>execute([...REMOVE,path]);
await remove().catch(async()=>{
(0,_open_folder_js__WEBPACK_IMPORTED_MODULE_2__.o)(path);
await remove().catch(()=>undefined);
});
}
async function emptyFolder(path){
const entries=[path,'-mindepth','1','-maxdepth','1','!','-empty'];
await execute(['/usr/bin/find',...entries,'-exec',...REMOVE,'{}','+']).catch(()=>undefined);
}
async function copyFolder(from,to,signal){
const copy=()=>execute(['/bin/cp','-a',from,to],signal);
try{
await copy().catch(async()=>{
await removeFolder(to);
signal?.throwIfAborted();
(0,_open_folder_js__WEBPACK_IMPORTED_MODULE_2__.o)(from);
return copy();
});
}
catch(error){
await removeFolder(to);
signal?.throwIfAborted();
const reason=(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(error).trim().split('\n').at(-1)??'';
throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`What a command left in its home folder could not be copied for the next one. ${reason}`,{
cause:error
});
}
}
async function execute([program,...args],signal,timeout=TIMEOUT_MS){
return(await(0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(program,args,{env:{},timeout,signal})).stdout;
}
async function executeWhereReadable(command,signal,timeout){
try{
return await execute(command,signal,timeout);
}
catch(error){
const isProgram=isFailure(error)&&'stderr' in error&&'stdout' in error;
const lines=isProgram?String(error.stderr).trim().split('\n'):[];
const isLeftOut=(line)=>/: (?:Permission denied|File name too long)$/.test(line);
if(!isProgram||!lines.every(isLeftOut))
throw error;
return String(error.stdout);
}
}
function isFailure(error){
return(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.Or)(error)||(Error.isError(error)&&'stderr' in error);
}
}),
37261:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
N:()=>(openFolder),
o:()=>(openFolders)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(59973);
const O_PATH=0o10000000;
const MAX_DEPTH=200;
function openFolder(path,use=()=>undefined){
const descriptor=(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path,O_PATH|node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW|node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY));
if(descriptor===undefined)
return;
const folder=`/proc/self/fd/${descriptor}`;
try{
const{mode,uid}=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
if(uid===process.geteuid?.()&&(mode&0o700)!==0o700){
(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.OJ)(()=>{
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(folder,(mode&0o777)|0o700);
});
}
use(folder);
}
finally{
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
function openFolders(path,depth=0){
openFolder(path,(folder)=>{
if(depth===MAX_DEPTH)
return;
const entries=(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder,{withFileTypes:true}))??[];
for(const entry of entries)
if(entry.isDirectory())
openFolders((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,entry.name),depth+1);
});
}
})
};
;
