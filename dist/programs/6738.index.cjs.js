"use strict";
exports.id=6738;
exports.ids=[6738];
exports.modules={
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
15398:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
ed:()=>(shortenLongestResults),
tO:()=>(maskResults),
uY:()=>(maskOldResults)
});
const MAX_SUBJECT=120;
const MIN_RESULT_LENGTH=500;
function maskOldResults(messages,{before,keepTokens,tokensOf}){
const old=new Set();
let newerTokens=0;
for(const[index,message]of[...messages.entries()].reverse()){
if(message.role!=='tool')
continue;
newerTokens+=tokensOf([message]);
if(index<before&&newerTokens>keepTokens)
old.add(message);
}
return maskResults(messages,old,tokensOf);
}
function maskResults(messages,results,tokensOf){
const calls=new Map();
let freedTokens=0;
const masked=messages.map((message)=>{
if(message.role==='assistant')
for(const call of message.toolCalls)
calls.set(call.id,call);
if(message.role!=='tool'||!results.has(message))
return message;
const shorter={...message,text:placeholder(message.name,calls.get(message.callId))};
if(shorter.text.length>=message.text.length)
return message;
freedTokens+=tokensOf([message])-tokensOf([shorter]);
return shorter;
});
return{messages:masked,freedTokens};
}
function placeholder(name,call){
const about=[name,call&&firstShortText(call)].filter(Boolean).join(' ');
return `[result of ${about} removed to save space; call it again if you need it]`;
}
function firstShortText(call){
try{
const input=JSON.parse(call.arguments);
const values=typeof input==='object'&&input!==null?Object.values(input):[];
return values.filter((value)=>typeof value==='string').find(isShortLine);
}
catch{
return undefined;
}
}
function isShortLine(text){
return text.length<=MAX_SUBJECT&&!text.includes('\n');
}
function shortenLongestResults(messages,{from,neededTokens,tokensOf}){
const before=tokensOf(messages);
const longest=Math.max(0,...messages.slice(from).map(({text})=>text.length));
let shortened={messages,freedTokens:0};
for(let length=longest/ 2;length>=MIN_RESULT_LENGTH&&shortened.freedTokens<neededTokens;length/=2){
const cut=messages.map((message,index)=>(index<from?message:cutTo(message,Math.floor(length))));
shortened={messages:cut,freedTokens:before-tokensOf(cut)};
}
return shortened;
}
function cutTo(message,length){
if(message.role!=='tool'||message.text.length<=length)
return message;
const half=Math.floor(length/ 2);
const{text}=message;
const note=`[${text.length-2*half} characters removed to save space; ask for a smaller part]`;
return{...message,text:`${text.slice(0,half)}\n${note}\n${text.slice(-half)}`.toWellFormed()};
}
}),
32552:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
carryOut:()=>(carryOut)
});
var external_node_path_=__webpack_require__(76760);
var connect_model=__webpack_require__(86304);
var use_environment_proxy=__webpack_require__(94163);
var collect=__webpack_require__(1624);
var secrets_redact=__webpack_require__(26837);
var edit_totals=__webpack_require__(47534);
var visible_text=__webpack_require__(2754);
var json_text=__webpack_require__(3727);
var checkpoint_store=__webpack_require__(52335);
var local_model=__webpack_require__(77766);
var own_outputs=__webpack_require__(22122);
var run_display=__webpack_require__(12387);
var modules=__webpack_require__(67877);
var errors=__webpack_require__(59973);
var agent_run=__webpack_require__(66598);
var package_checks=__webpack_require__(86558);
var run_settings=__webpack_require__(33577);
var task_prompt=__webpack_require__(98392);
var install_dependencies=__webpack_require__(68010);
var install_plan=__webpack_require__(94953);
var limits=__webpack_require__(6858);
var settings_roles=__webpack_require__(72061);
var no_commands=__webpack_require__(60690);
var changes=__webpack_require__(65586);
var proof_requirement=__webpack_require__(14213);
var proof=__webpack_require__(62696);
;
class LocalProof{
#parts;
#options;
#proof;
#started;
constructor(parts,options){
this.#parts=parts;
this.#options=options;
}
async known(){
await(await this.#start()).known();
}
take(){
return this.#started?.take();
}
requirements(rounds){
return[
(0,proof_requirement.i)(()=>this.verify(),{
rounds,
budget:this.#parts.budget,
hasTime:()=>this.#started?.hasTimeForAnother===true,
emit:this.#options.emit
})
];
}
async verify(){
if(!this.#proof)
return{before:[],after:[]};
const proof=await this.#proof;
const{checkout,tree}=await this.#parts.checkpoints.beforeWork();
const now=await checkout.snapshot();
return await proof.verify(await(0,changes._0)(checkout.git,tree,now.tree));
}
#start(){
return(this.#proof??=this.#open());
}
async #open(){
const{checkpoints,...subject}=this.#parts;
const{checkout,tree}=await checkpoints.beforeWork();
const options={...this.#options,publishable:(change)=>Promise.resolve(change),isPatient:false};
this.#started=new proof.R({...subject,checkout,start:tree},options);
return this.#started;
}
async[Symbol.asyncDispose](){
const proof=await this.#proof?.catch(()=>undefined);
await proof?.[Symbol.asyncDispose]();
}
}
var local_workspace=__webpack_require__(91686);
;
async function runLocally(run,options){
const env_1={stack:[],error:void 0,hasError:false};
try{
const{request,isReadOnly,expectsChange,root,stateFolder,flags,checkpoints,canUndo,findSandbox}=run;
const{emit,redact,signal}=options;
reportStart(run,emit);
const repository=await(0,local_workspace.vV)(root);
const settings=chooseSettings(run,repository.rules,emit);
const early={root,stateFolder,redact,emit,findSandbox};
const{workspace:opened,sandbox}=await(0,local_workspace._g)(repository.rules,early);
if(flags.sandbox!=='auto')
await sandbox.tested();
const warn=(text)=>{
emit({kind:'warning',text});
};
if(!isReadOnly&&opened.sandbox?.kind==='none')
warn(SANDBOX_OFF);
if(!isReadOnly&&!canUndo)
warn(NO_CHECKPOINTS);
emit({kind:'step',step:'working'});
const{verify,limits,setup}=repository.rules;
const paths=verify===undefined&&!isReadOnly?opened.files(signal):undefined;
const packages=isReadOnly?[]:await(0,package_checks.jQ)(opened,verify,{signal,paths});
const search={task:{changed:[],text:request},onEnd:()=>undefined,onSkipped:()=>undefined,signal};
const check=async()=>{
const listed=setup?undefined:(paths??opened.files(signal));
listed?.catch(()=>undefined);
const tested=await sandbox.tested();
if(!tested)
warn(NO_SANDBOX);
const missing=listed?await(0,install_dependencies.kc)(opened,{...search,paths:listed}):[];
for(const plan of missing)
warn(missingWarning(plan));
return tested?undefined:no_commands.d;
};
const late=isReadOnly?undefined:new LateChecks(check);
const workspace=opened.withPackageChecks(packages.flatMap(({check})=>check??[]));
const budget=(0,agent_run.ak)(settings);
const proving={workspace,packages,base:repository,checkpoints,budget};
const proof=(0,modules.mS)(env_1,isReadOnly||!flags.verify?undefined:new LocalProof(proving,options),true);
const environment={...repository,workspace,branch:''};
const work={
prompt:(0,task_prompt.l7)({request,environment,isReadOnly}),
workspace,
repository,
settings,
isReadOnly,
expectsChange,
checkpoints:isReadOnly?undefined:checkpoints,
isApproved:()=>false,
servers:repository.rules.mcpServers,
requirements:proof?.requirements(limits.verifyRounds),
lateNews:late&&{
known:async()=>{
await late.known();
await proof?.known();
},
take:()=>late.take()??proof?.take()
}
};
const recorded=(0,checkpoint_store.PQ)(checkpoints,emit);
const working=(0,agent_run.Ew)(work,{
...options,
budget,
emit:late?.startingAfterRequest(recorded)??recorded
});
const unlessCancelled=(each)=>(0,errors.NN)(each,CANCELLED,()=>signal.aborted);
const result=await unlessCancelled(working).finally(()=>late?.end());
const hasEnded=signal.aborted||(result.kind==='stuck'&&result.cause==='no-model');
if(!proof||hasEnded)
return result;
return await unlessCancelled(proof.verify().then(()=>result));
}
catch(e_1){
env_1.error=e_1;
env_1.hasError=true;
}
finally{
const result_1=(0,modules.hk)(env_1);
if(result_1)
await result_1;
}
}
function reportStart({request,models:{main,fallbacks},flags},emit){
const{name:model,host}=main;
const receivers=(0,run_settings.YJ)([main,...fallbacks]);
const unknown={task:undefined,runUrl:undefined,price:undefined};
emit({kind:'started',run:{...unknown,request,model,host,receivers,limits:limitsOf(flags,{})}});
}
function chooseSettings({flags,models},rules,emit){
const fallback=models.fallbacks.length>0?undefined:rules.models.fallback;
const file={...rules,allowedModels:undefined,models:{...rules.models,main:undefined,fallback}};
const{roles,notes:warnings}=(0,settings_roles.L)({offered:models,file,requested:undefined,reviews:'nothing'});
const maxOutputTokens=rules.limits.outputTokens;
const{effort=rules.models.effort}=flags;
const limits=limitsOf(flags,rules.limits);
return(0,run_settings.Rm)({limits,roles,effort,maxOutputTokens,warnings},rules,emit);
}
function limitsOf(flags,file){
return{
turns:flags.turns??file.turns??limits.kd.turns,
minutes:flags.minutes??file.minutes??limits.kd.minutes,
tokens:flags.tokens??file.tokens??limits.kd.tokens,
dollars:flags.budget??file.dollars
};
}
const SANDBOX_OFF='THE SANDBOX IS OFF: what the model runs can read your files and keys, change anything that you can change, and use the network.';
const NO_SANDBOX='No sandbox works here, so commands are refused. forgehand doctor says what to do. --sandbox off runs them without one.';
const NO_CHECKPOINTS='No checkpoints are kept, so forgehand undo will not help: their folder would be inside this checkout, or is not writable. Set XDG_STATE_HOME to another folder.';
function missingWarning(plan){
return `The dependencies of ${plan.tool} are not installed, so commands that need them will fail. Run ${(0,install_plan.x$)(plan)} first.`;
}
const CANCELLED={kind:'cancelled'};
const HEAD_START_MS=100;
class LateChecks{
#check;
#checked;
#timer;
#news;
constructor(check){
this.#check=check;
}
known(){
this.#checked??=this.#check().then((news)=>{
this.#news=news;
});
return this.#checked;
}
take(){
const news=this.#news;
this.#news=undefined;
return news;
}
startingAfterRequest(emit){
return(event)=>{
emit(event);
if(event.kind!=='request')
return;
this.#timer??=setTimeout(()=>void this.known().catch(()=>undefined),HEAD_START_MS);
};
}
async end(){
clearTimeout(this.#timer);
await this.#checked?.catch(()=>undefined);
}
}
var sentences=__webpack_require__(25789);
var reveal_hidden=__webpack_require__(86442);
var format=__webpack_require__(79623);
var compare=__webpack_require__(36905);
var judge_check=__webpack_require__(45356);
var checkpoint_text=__webpack_require__(55191);
;
function runResult(result,snapshot,changes){
const hasChanges=changes.files.length>0;
const isWithoutModel=result.kind==='stuck'&&result.cause==='no-model';
const summary='summary' in result&&!isWithoutModel?result.summary:undefined;
return{
outcome:result.kind,
reason:reasonOf(result,hasChanges),
title:summary?.title??'',
description:summary?.description??'',
notDone:summary?.notDone??'',
edits:changes.files.map((file)=>({path:file.path,...(0,checkpoint_text.Dx)(file)})),
checks:snapshot.verification.after.map((check)=>{
const{command,exitCode,durationMs}=check;
return{command,result:(0,judge_check.G)(check).kind,exitCode,durationMs};
}),
turns:snapshot.turns,
inputTokens:snapshot.tokens.input,
outputTokens:snapshot.tokens.output,
checkpoint:hasChanges?changes.checkpoint:undefined,
cost:snapshot.cost,
isEstimate:snapshot.tokens.isEstimate,
durationMs:snapshot.durationMs
};
}
function isSuccess({outcome},{verification}){
return outcome==='finished'&&(0,compare.Vj)(verification)!=='worse';
}
function describeRunResult(result,{isReadOnly,verify}){
const{reason,title,description,notDone,checkpoint}=result;
const paragraphs=[
notVerifiedText(result,verify),
reason??'',
title,
description===title?'':description,
notDone&&`Not done: ${notDone}`,
checksText(result),
changesText(result,isReadOnly),
checkpoint===undefined?'':'forgehand undo reverts everything; forgehand checkpoints lists the steps.',
figuresText(result)
];
return paragraphs.filter(Boolean).join('\n\n');
}
function notVerifiedText({outcome,edits,checks},verify){
const hasResult=checks.some(({result})=>result==='passed'||result==='failed');
if(edits.length===0||hasResult)
return '';
if(outcome==='cancelled')
return 'NOT VERIFIED: the run was interrupted before its checks had ended. Run them before you use the change.';
if(!verify)
return 'NOT VERIFIED: no checks were run, because of --no-verify. Run them before you use the change.';
if(checks.length===0)
return 'NOT VERIFIED: no checks were run. List commands under verify in .github/agent.yml, or run your checks now.';
if(checks.some(({result})=>result==='could-not-run'))
return 'NOT VERIFIED: no check could run. Install what the checks need (forgehand doctor says what is missing), or run them elsewhere.';
return 'NOT VERIFIED: no check finished. Allow them more time with verify-minutes under limits in .github/agent.yml, or run them now.';
}
function checksText({checks}){
const failed=checks.filter(({result})=>result!=='passed');
if(failed.length===0)
return '';
const ends=failed.map(({command,result,exitCode})=>`${command} (${(0,sentences.bT)({kind:result},exitCode).label})`);
return `Checks that did not pass: ${ends.join(', ')}.`;
}
function changesText({edits,checkpoint},isReadOnly){
if(edits.length===0)
return isReadOnly?'':'No file was changed.';
const command=checkpoint===undefined?'git status lists new files too':'forgehand diff shows it, new files too';
return[`Changed in the work tree, not committed (${command}):`,...(0,checkpoint_text.c0)(edits)].join('\n');
}
function figuresText(result){
const{turns,inputTokens,outputTokens,cost,durationMs}=result;
const sign=(0,format.WH)(result);
return[
(0,format.LS)(turns,'turn'),
`${sign}${(0,format.B4)(inputTokens)} tokens in, ${sign}${(0,format.B4)(outputTokens)} out`,
cost===undefined?'cost unknown':`${sign}${(0,format.nT)(cost)}`,
(0,format.a3)(durationMs)
].join(' · ');
}
function reasonOf(result,hasChanges){
const kept=hasChanges?' The work so far is in the work tree.':'';
switch(result.kind){
case 'finished':
return undefined;
case 'stopped':
return `The run stopped at the limit of ${result.limit}.${kept}`;
case 'halted':
case 'stuck':
return `${result.reason}${kept}`;
case 'awaiting-approval':
return `The run stopped at a command that needs your approval (${result.approvalRequest.severity}): ${result.approvalRequest.reason}\n\n  ${commandText(result.approvalRequest)}\n\nRun it yourself, or allow it under commands in agent.yml, then start again. In a run, it reaches only the hosts that agent.yml lists under network, such as network: [registry.npmjs.org].${kept}`;
case 'cancelled':
return `The run was interrupted.${kept}`;
}
}
function commandText({command,cwd}){
const{text}=(0,reveal_hidden.C)(command);
return cwd===''?text:`${text}   (in ${(0,reveal_hidden.C)(cwd).text})`;
}
var terminal=__webpack_require__(97985);
;
async function carryOut({signal,...asked},{verify=true,...flags}){
const{root,stateFolder}=asked;
(0,use_environment_proxy.z)(process.env);
const models=(0,local_model.g)(flags,process.env);
const redact=(0,secrets_redact.lY)((0,collect.vf)(process.env));
const stream=flags.json?process.stderr:process.stdout;
const write=(0,terminal.AO)(stream,process.env);
const display={stream,environment:process.env,redact,trace:flags.trace};
const{reporters,snapshot}=await(0,run_display.openDisplay)(display);
const locked=asked.isReadOnly?undefined:(0,checkpoint_store.Jc)({root,request:asked.request,signal});
const location={root,folder:locked?.folder??(0,external_node_path_.join)(stateFolder,'checkpoints')};
const checkpoints=locked?.checkpoints??(0,checkpoint_store.n2)({...location,request:asked.request,signal});
const canUndo=locked!==undefined;
if(flags.trace!==undefined){
(0,own_outputs.LM)(flags.trace,process.env);
if(!locked)
(0,own_outputs.n9)(flags.trace,location);
}
try{
const result=await runLocally({...asked,flags:{...flags,verify},models,checkpoints,canUndo},{
createModel:(choice,modelOptions)=>(0,connect_model.I)(choice,modelOptions,process.env,(0,local_model.k)(choice)),
redact,
emit:(event)=>{
reporters.onEvent(event);
},
signal
});
const first=await checkpoints.close();
const changes=signal.aborted?first&&(0,checkpoint_store.vs)(first,location):checkpoints.end(signal);
const files=await changedFiles(changes,snapshot());
const shown=(0,secrets_redact.KL)(runResult(result,snapshot(),{
files,
checkpoint:canUndo?first?.number:undefined
}),redact);
await reporters.close();
if(flags.json)
process.stdout.write((0,json_text.s)(shown));
else
write(`\n${(0,visible_text.Q)(describeRunResult(shown,{isReadOnly:asked.isReadOnly,verify}))}\n`);
if(locked?.hasEarlierRuns&&!signal.aborted)
await checkpoints.recordRun().catch(()=>undefined);
return isSuccess(shown,snapshot())?0:1;
}
finally{
await reporters.close();
locked?.release();
}
}
async function changedFiles(changes,{tools}){
const stats=await changes?.catch(()=>undefined);
return stats??(0,edit_totals.m)(tools.flatMap(({edits})=>edits));
}
}),
52335:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Jc:()=>(lockCheckpoints),
PQ:()=>(recordSteps),
aH:()=>(withStore),
n2:()=>(temporaryCheckpoints),
vs:()=>(recordInterruptedEnd)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(59973);
var _git_run_checkpoints_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(4836);
var _local_sandbox_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(83188);
var _find_checkout_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(10175);
var _interrupt_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(75098);
var _own_outputs_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(22122);
function lockCheckpoints({root,request,signal}){
const folder=(0,_local_sandbox_js__WEBPACK_IMPORTED_MODULE_3__.L6)(root,process.env);
const release=folder===undefined?undefined:(0,_errors_js__WEBPACK_IMPORTED_MODULE_7__.OJ)(()=>lockFolder(folder));
if(folder===undefined||!release)
return undefined;
const checkpoints=new _git_run_checkpoints_js__WEBPACK_IMPORTED_MODULE_2__.F8({request,open:()=>openStoreForRun({root,folder,signal})});
return{folder,hasEarlierRuns:(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'git')),checkpoints,release};
}
function temporaryCheckpoints({request,...location}){
return new _git_run_checkpoints_js__WEBPACK_IMPORTED_MODULE_2__.F8({request,open:()=>openStoreForRun(location)});
}
async function recordInterruptedEnd(first,location){
return await(0,_git_run_checkpoints_js__WEBPACK_IMPORTED_MODULE_2__.$f)(await openStore({...location,signal:new AbortController().signal}),first);
}
async function openStoreForRun(location){
const store=await openStore(location);
const{checkout}=store;
if(checkout.workspaceCommit!==undefined)
await checkout.resetIndexTo(checkout.workspaceCommit);
await checkout.leaveOut((0,_own_outputs_js__WEBPACK_IMPORTED_MODULE_6__.T7)(location.folder));
return store;
}
async function withStore(cwd,work){
const root=(0,_find_checkout_js__WEBPACK_IMPORTED_MODULE_4__.I)(cwd);
const folder=(0,_local_sandbox_js__WEBPACK_IMPORTED_MODULE_3__.L6)(root,process.env);
if(folder===undefined||!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder)){
throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__.yo(`There are no checkpoints of ${root}. forgehand run takes them.`);
}
const release=lockFolder(folder);
try{
const location={root,folder,signal:(0,_interrupt_js__WEBPACK_IMPORTED_MODULE_5__.YP)()};
return await work(await openStore(location),location);
}
finally{
release();
}
}
async function openStore({root,folder,signal}){
const[{openCheckout},{CheckpointJournal}]=await Promise.all([
Promise.all([__webpack_require__.e(5112),__webpack_require__.e(6993)]).then(__webpack_require__.bind(__webpack_require__,95112)),
Promise.all([__webpack_require__.e(3301),__webpack_require__.e(8619)]).then(__webpack_require__.bind(__webpack_require__,98619))
]);
const checkout=await openCheckout({
workTree:root,
gitDir:(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'git'),
remote:undefined,
environment:process.env,
isExact:true,
signal
});
await checkout.leaveOut((0,_own_outputs_js__WEBPACK_IMPORTED_MODULE_6__.T7)(folder));
return{checkout,journal:new CheckpointJournal(checkout.git.directory,()=>new Date())};
}
function recordSteps(checkpoints,emit){
const numbers=new Map();
const record=(event)=>{
if(event.kind==='child')
record(event.event);
if(event.kind==='checkpoint')
numbers.set(event.callId,event.checkpoint.number);
if(event.kind!=='tool-started')
return;
const number=numbers.get(event.callId);
if(number!==undefined)
checkpoints.recordStep(number,{tool:event.name,subject:event.subject});
};
return(event)=>{
record(event);
emit(event);
};
}
function lockFolder(folder){
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder,{recursive:true,mode:0o700});
const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'lock');
const holder=writeLock(path);
if(holder!==undefined){
throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__.yo(`Another forgehand (process ${holder}) is working on this checkout. Wait until it ends. If it has ended, delete ${path}.`);
}
return()=>{
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path,{force:true});
};
}
function writeLock(path){
try{
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path,`${process.pid}`,{flag:'wx'});
return undefined;
}
catch(error){
if(!(0,_errors_js__WEBPACK_IMPORTED_MODULE_7__.Or)(error)||error.code!=='EEXIST')
throw error;
}
const holder=Number((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path,'utf8'));
if(holder!==process.pid&&isRunning(holder))
return holder;
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path,{force:true});
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path,`${process.pid}`,{flag:'wx'});
return undefined;
}
function isRunning(pid){
if(!Number.isSafeInteger(pid)||pid<=0)
return false;
try{
process.kill(pid,0);
return true;
}
catch(error){
return(0,_errors_js__WEBPACK_IMPORTED_MODULE_7__.Or)(error)&&error.code==='EPERM';
}
}
}),
55191:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Az:()=>(runLabel),
Dx:()=>(linesOf),
TM:()=>(firstLine),
VS:()=>(pathLines),
b4:()=>(entryLabel),
c0:()=>(fileLines),
nR:()=>(timeOf)
});
var _text_format_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(79623);
var _text_shorten_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(64607);
const MAX_LINE=72;
const MAX_FILES=30;
function entryLabel(entry){
const before=entry.request===undefined?'':`, before "${firstLine(entry.request)}"`;
return `checkpoint ${entry.number} of ${timeOf(entry)}${before}`;
}
function runLabel(entry){
return `"${firstLine(entry.request??'')}" (${timeOf(entry)})`;
}
function timeOf({takenAt}){
const time=new Date(takenAt);
const[month,day,hours,minutes]=[time.getMonth()+1,time.getDate(),time.getHours(),time.getMinutes()].map((part)=>String(part).padStart(2,'0'));
return `${time.getFullYear()}-${month??''}-${day??''} ${hours??''}:${minutes??''}`;
}
function firstLine(text){
const[line='']=text.trim().split('\n',1);
return(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.ml)(line,MAX_LINE);
}
function fileLines(stat){
return pathLines(stat.map((file)=>`${file.path} ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__.fq)([linesOf(file)])}`));
}
function pathLines(paths){
const lines=paths.map((path)=>`  ${path}`);
return lines.length>MAX_FILES
?[...lines.slice(0,MAX_FILES),`  and ${lines.length-MAX_FILES} more files`]
:lines;
}
function linesOf({added=0,removed=0}){
return{added,removed};
}
}),
77766:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
g:()=>(readLocalModels),
k:()=>(settingNamesOf)
});
var _settings_check_endpoint_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(16428);
var _settings_providers_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28658);
var _settings_workflow_models_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(57182);
var _usage_error_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(4565);
function readLocalModels(flags,environment){
const{model,api,baseUrl='',fallbackModel=[]}=flags;
if(baseUrl!==''&&!(0,_settings_check_endpoint_js__WEBPACK_IMPORTED_MODULE_2__.c)(baseUrl)){
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__.e('The base URL is not a usable http or https address. '+
'Set --base-url or OPENAI_BASE_URL to one such as https://api.openai.com/v1, without user name, query or fragment.');
}
const keys=keysFor(baseUrl,environment);
const settings={model,api,baseUrl,keys,identity:undefined};
const settingOf={model:'--model',fallback:'--fallback-model'};
const{models,problems:mistakes}=(0,_settings_workflow_models_js__WEBPACK_IMPORTED_MODULE_1__.FJ)(settings,{
fallbacks:fallbackModel,
names:OPTIONS,
settingOf,
hasAllKeys:true
});
if(mistakes.length>0)
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__.e(mistakes.join('\n'));
return models;
}
function keysFor(baseUrl,environment){
const provider=baseUrl===''?undefined:(0,_settings_providers_js__WEBPACK_IMPORTED_MODULE_0__.zJ)(URL.parse(baseUrl)?.host??'');
const openai=(0,_settings_providers_js__WEBPACK_IMPORTED_MODULE_0__.li)('openai');
const known=baseUrl===''?_settings_providers_js__WEBPACK_IMPORTED_MODULE_0__.r5:[provider].filter((one)=>one!==undefined);
const entries=known.map((one)=>[one.name,keyOf(one,environment)]).filter(([,key])=>key!=='');
const own=baseUrl!==''&&!provider&&openai?keyOf(openai,environment):'';
return{own,byProvider:new Map(entries)};
}
function keyOf({keyVariable},environment){
return keyVariable===undefined?'':(environment[keyVariable]?.trim()??'');
}
const OPTIONS={
baseUrl:'--base-url',
api:'--api',
missingKey:({host,provider})=>`${variableOf(provider)} is not set. Set it to your key for ${host}, or name another endpoint with --base-url.`,
unencrypted:({host,provider})=>`${variableOf(provider)} would go to ${host} unencrypted. Use https in the base URL, or unset the key for this command.`,
invalidKey:({host,provider})=>`${variableOf(provider)} for ${host} contains a space or a character beyond ASCII, which keys do not have. Copy the key again.`
};
function settingNamesOf({provider}){
return{apiKey:variableOf(provider),model:'--model',baseUrl:'--base-url',api:'--api'};
}
function variableOf(provider){
return provider?.keyVariable??'OPENAI_API_KEY';
}
}),
91686:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
N0:()=>(AGENT_FILE),
_g:()=>(openLocalWorkspaceEarly),
fP:()=>(openLocalWorkspace),
jE:()=>(readLocalRules),
vV:()=>(readLocalSettings)
});
var _workspace_files_checkout_files_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76946);
var _run_rooms_open_workspace_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(17547);
var _run_rooms_prepare_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(68759);
var _settings_agent_file_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(6759);
var _settings_local_access_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(91122);
var _workspace_sandbox_closed_paths_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(31657);
var _local_sandbox_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(83188);
var _usage_error_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(4565);
const AGENT_FILE='.github/agent.yml';
async function readLocalSettings(root){
const[rules,instructions]=await Promise.all([readLocalRules(root),(0,_run_rooms_prepare_js__WEBPACK_IMPORTED_MODULE_2__.KK)((0,_workspace_files_checkout_files_js__WEBPACK_IMPORTED_MODULE_0__.c)(root))]);
return{rules,instructions};
}
async function readLocalRules(root){
const read=(0,_workspace_files_checkout_files_js__WEBPACK_IMPORTED_MODULE_0__.c)(root);
return await(0,_settings_agent_file_js__WEBPACK_IMPORTED_MODULE_3__.U)(await read(AGENT_FILE),AGENT_FILE,read);
}
async function openLocalWorkspace(rules,options){
const{emit=()=>undefined}=options;
const local=limitsOf(options.root,rules,emit);
return await(0,_run_rooms_open_workspace_js__WEBPACK_IMPORTED_MODULE_1__.k)(rules,{...options,emit,...local,...(0,_local_sandbox_js__WEBPACK_IMPORTED_MODULE_5__.Zr)()});
}
async function openLocalWorkspaceEarly(rules,options){
const local=limitsOf(options.root,rules,options.emit);
return await(0,_run_rooms_open_workspace_js__WEBPACK_IMPORTED_MODULE_1__.r)(rules,{...options,...local,...(0,_local_sandbox_js__WEBPACK_IMPORTED_MODULE_5__.Zr)()});
}
function limitsOf(root,{readablePaths,network,mcpServers},emit){
const program=(0,_workspace_sandbox_closed_paths_js__WEBPACK_IMPORTED_MODULE_4__.Wm)(root,process.env['NODE_OPTIONS']);
if(program!==undefined){
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_6__.e(`${program} runs now and is in this checkout, or can be, where a command could change it, and it has your keys. Start a Forgehand and a Node that are outside of the checkout, such as in a clone beside it, and without --require, --import and --loader, in NODE_OPTIONS too.`);
}
const{readable}=(0,_local_sandbox_js__WEBPACK_IMPORTED_MODULE_5__.Zr)();
const isOpen=readablePaths.every((path)=>readable.includes(path));
const lines={
'readable-paths':isOpen?undefined:(0,_settings_local_access_js__WEBPACK_IMPORTED_MODULE_7__.X3)(readablePaths,process.env),
network:(0,_settings_local_access_js__WEBPACK_IMPORTED_MODULE_7__.pz)([network,...mcpServers.map((server)=>server.network)],process.env)
};
for(const[name,line]of Object.entries(lines)){
if(line===undefined)
continue;
const text=`agent.yml lists ${name}, which the command line does not open, because commands can write that file. To open them: ${line}`;
emit({kind:'warning',text});
}
return{settingsFile:AGENT_FILE,networkLimit:(0,_settings_local_access_js__WEBPACK_IMPORTED_MODULE_7__.cK)(process.env)};
}
}),
22122:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
LM:()=>(rememberOutput),
T7:()=>(readOutputs),
n9:()=>(addOutput)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(59973);
var _text_json_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(32686);
var _workspace_files_own_file_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(57809);
var _local_sandbox_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(83188);
var _find_checkout_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(10175);
const LIST='outputs';
function rememberOutput(file,environment){
const root=(0,_find_checkout_js__WEBPACK_IMPORTED_MODULE_4__.r)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file)).root;
const folder=root===undefined?undefined:(0,_local_sandbox_js__WEBPACK_IMPORTED_MODULE_3__.L6)(root,environment);
if(root!==undefined&&folder!==undefined)
addOutput(file,{root,folder});
}
function addOutput(file,{root,folder}){
const name=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root,realFile(file));
const known=readOutputs(folder);
if(name.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`)||known.includes(name))
return;
try{
(0,_workspace_files_own_file_js__WEBPACK_IMPORTED_MODULE_2__.O)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,LIST),[...known,name].map((each)=>`${JSON.stringify(each)}\n`).join(''));
}
catch(error){
if(!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_5__.yo))
throw error;
}
}
function readOutputs(folder){
const list=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,LIST);
if(!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(list))
return[];
const paths=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(list,'utf8').split('\n').map(_text_json_js__WEBPACK_IMPORTED_MODULE_6__.qF);
return paths.filter((path)=>typeof path==='string');
}
function realFile(file){
return(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file))),(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file));
}
}),
12387:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
openDisplay:()=>(openDisplay)
});
var tslib__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(67877);
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(59973);
var _report_log_reporters_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(52082);
var _report_reporters_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(60589);
var _report_run_record_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(61183);
var _report_trace_file_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(39237);
var _workspace_files_open_file_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(75455);
var _terminal_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(97985);
var _usage_error_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(4565);
async function openDisplay({stream,environment,redact,trace}){
const now=()=>Date.now();
const record=new _report_run_record_js__WEBPACK_IMPORTED_MODULE_4__.d({now});
const snapshot=()=>record.snapshot();
const write=(0,_terminal_js__WEBPACK_IMPORTED_MODULE_7__.AO)(stream,environment);
const live=(0,_terminal_js__WEBPACK_IMPORTED_MODULE_7__.d7)(stream,environment)
?(await __webpack_require__.e(4970).then(__webpack_require__.bind(__webpack_require__,4970))).openLive(stream,environment,{snapshot,redact,now})
:undefined;
const onFailure=(text)=>{
if(live)
live.print(text);
else
write(`${text}\n`);
};
const files=trace===undefined?[]:[await openTrace({path:(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(trace),now,onFailure})];
return{reporters:new _report_reporters_js__WEBPACK_IMPORTED_MODULE_3__.T([record,live??(0,_report_log_reporters_js__WEBPACK_IMPORTED_MODULE_2__.O)(write),...files],redact),snapshot};
}
async function openTrace(options){
try{
if(await isOtherFile(options.path)){
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_8__.e(`${options.path} exists and is not a trace, so it was not overwritten. Choose another path with --trace.`);
}
return new _report_trace_file_js__WEBPACK_IMPORTED_MODULE_5__.eM(options);
}
catch(error){
if(!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_9__.yo))
throw error;
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_8__.e(error.message,{cause:error});
}
}
async function isOtherFile(path){
const env_1={stack:[],error:void 0,hasError:false};
try{
const stats=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path,{throwIfNoEntry:false});
if(!stats?.isFile()||stats.size===0)
return false;
const file=(0,tslib__WEBPACK_IMPORTED_MODULE_10__.mS)(env_1,new _workspace_files_open_file_js__WEBPACK_IMPORTED_MODULE_6__.T(path,node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY|node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW),false);
const start=Buffer.alloc(_report_trace_file_js__WEBPACK_IMPORTED_MODULE_5__.hI.length);
await file.read(start,0);
return start.toString('latin1')!==_report_trace_file_js__WEBPACK_IMPORTED_MODULE_5__.hI;
}
catch(e_1){
env_1.error=e_1;
env_1.hasError=true;
}
finally{
(0,tslib__WEBPACK_IMPORTED_MODULE_10__.hk)(env_1);
}
}
}),
99841:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
UH:()=>(deepestCause),
Y4:()=>(isCertificateError),
lW:()=>(TRUST_CERTIFICATE)
});
const TRUST_CERTIFICATE='If a proxy of your company signs certificates, set NODE_EXTRA_CA_CERTS to its certificate in the env of the step.';
const CERTIFICATE_CODES=/^(UNABLE_TO_(GET|VERIFY|DECRYPT|DECODE)_|CERT_|CRL_|ERROR_IN_C(ERT|RL)_|DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED_CERT|INVALID_(CA|PURPOSE)$|PATH_LENGTH_EXCEEDED|HOSTNAME_MISMATCH|ERR_TLS_CERT_)/;
function isCertificateError(error){
const cause=deepestCause(error);
return Error.isError(cause)&&'code' in cause&&CERTIFICATE_CODES.test(String(cause.code));
}
function deepestCause(error){
let deepest=error;
while(Error.isError(deepest)&&deepest.cause!==undefined)
deepest=deepest.cause;
return deepest;
}
}),
16428:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
c:()=>(isEndpoint),
d:()=>(keyProblem)
});
function isEndpoint(text){
const url=URL.parse(text);
if(!url||!['http:','https:'].includes(url.protocol))
return false;
return url.username===''&&url.password===''&&url.search===''&&url.hash==='';
}
function keyProblem(baseUrl,key){
const url=URL.parse(baseUrl);
if(!/^[\x21-\x7e]*$/.test(key))
return 'invalid';
if(!url||isLocal(url.hostname))
return undefined;
if(url.protocol==='https:')
return key===''?'missing':undefined;
return key===''?undefined:'unencrypted';
}
function isLocal(hostname){
return/^(?:127\.\d+\.\d+\.\d+|\[::1\]|[^.[\]:]+|[^.]+\.localhost)$/u.test(hostname);
}
}),
39616:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Cb:()=>(integerOrNone),
DQ:()=>(repositoryFile),
Dy:()=>(names),
EI:()=>(durationOrNone),
GX:()=>(yesOrNo),
NB:()=>(logins),
Qq:()=>(text),
Tu:()=>(atMost),
WD:()=>(labels),
Yq:()=>(choice),
Zd:()=>(form),
ci:()=>(modelNames),
dN:()=>(dollarsOrNone),
eQ:()=>(configPath),
fe:()=>(outputSchema),
gV:()=>(globs),
hZ:()=>(trigger),
id:()=>(id),
nd:()=>(integer)
});
var zod__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3301);
var _output_schema_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(86551);
var _triage_settings_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(17718);
var _text_near_name_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(58804);
var _text_lines_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(61165);
const text=(expected)=>zod__WEBPACK_IMPORTED_MODULE_3__.YjP().trim().min(1,expected);
const form=(pattern,expected)=>zod__WEBPACK_IMPORTED_MODULE_3__.YjP().trim().regex(pattern,expected);
const atMost=(characters,expected)=>zod__WEBPACK_IMPORTED_MODULE_3__.YjP().trim().max(characters,expected);
const choice=(names,expected)=>zod__WEBPACK_IMPORTED_MODULE_3__.YjP().trim().pipe(zod__WEBPACK_IMPORTED_MODULE_3__.k5n(names,expected));
const integer=(from,to)=>{
const expected=`an integer from ${from} to ${to}`;
return form(/^\d{1,12}$/u,expected)
.transform(Number)
.refine((number)=>number>=from&&number<=to,expected);
};
const dollarsOrNone=form(/^(?:\d{1,6}(?:\.\d{1,4})?)?$/u,'an amount of US dollars such as 2 or 0.50, or nothing for no limit')
.transform((text)=>(text===''?undefined:Number(text)))
.refine((dollars)=>dollars!==0,'more than 0 US dollars, or nothing for no limit');
const yesOrNo=zod__WEBPACK_IMPORTED_MODULE_3__.uEf({truthy:['true'],falsy:['false'],error:'true or false'});
const words=zod__WEBPACK_IMPORTED_MODULE_3__.YjP().transform((list)=>list.split(/[\s,]+/u).filter((word)=>word!==''));
const lines=zod__WEBPACK_IMPORTED_MODULE_3__.YjP().transform((list)=>(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_4__.PW)(list,/[\n,]/u));
const logins=words.refine((list)=>list.every((login)=>_text_near_name_js__WEBPACK_IMPORTED_MODULE_2__.S3.test(login)),'full logins such as renovate[bot], separated by commas or line breaks, without wildcards');
const labels=lines.refine((list)=>list.length<=_triage_settings_js__WEBPACK_IMPORTED_MODULE_1__.xs&&list.every((name)=>_triage_settings_js__WEBPACK_IMPORTED_MODULE_1__.Pf.safeParse(name).success),`at most ${_triage_settings_js__WEBPACK_IMPORTED_MODULE_1__.xs} labels of at most 50 characters, separated by commas or line breaks`);
const names=(item,expected,max)=>words.refine((list)=>list.length<=max&&list.every((name)=>item.safeParse(name).success),`at most ${max} entries, separated by commas or line breaks, each ${expected}`);
const integerOrNone=(from,to,otherwise)=>zod__WEBPACK_IMPORTED_MODULE_3__.KCZ([zod__WEBPACK_IMPORTED_MODULE_3__.euz('').transform(()=>undefined),integer(from,to)],`an integer from ${from} to ${to}, or nothing ${otherwise}`);
const modelNames=words;
const id=form(/^[\w.:-]{0,200}$/u,'the id that OpenAI shows, or nothing');
const trigger=form(/^[/@!.\p{L}][\p{L}\p{N}_./-]{1,49}$/u,'one word of 2 to 50 characters such as /agent or @agent');
const configPath=form(/^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[\w./-]+\.ya?ml$/u,'a path inside the repository that ends in .yml');
const UNITS_MS={m:60_000,h:60*60_000,d:24*60*60_000};
const durationOrNone=form(/^(?:[1-9]\d{0,3}[mhd])?$/u,'minutes, hours or days such as 30m, 6h or 30d, or nothing').transform((text)=>{
const unit=['m','h','d'].find((one)=>text.endsWith(one));
return unit&&Number.parseInt(text,10)*UNITS_MS[unit];
});
const globs=lines.refine((list)=>list.length<=50,'at most 50 globs, separated by commas or line breaks');
const repositoryFile=form(/^(?:(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[^\0\\]{1,500})?$/u,'the path of a file in the repository, or nothing');
const outputSchema=zod__WEBPACK_IMPORTED_MODULE_3__.YjP()
.trim()
.superRefine((text,context)=>{
const schema=text===''?undefined:(0,_output_schema_js__WEBPACK_IMPORTED_MODULE_0__.P)(text);
if(typeof schema==='string')
context.addIssue(`a JSON Schema that can be used, but ${schema}`);
});
}),
86551:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
P:()=>(readOutputSchema)
});
var _text_json_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(32686);
const MAX_BYTES=64*1024;
const MAX_DEPTH=30;
const SCHEMAS=new Set([
...['items','prefixItems','additionalItems','contains','unevaluatedItems'],
...['additionalProperties','propertyNames','unevaluatedProperties'],
...['allOf','anyOf','oneOf','not','if','then','else','contentSchema']
]);
const NAMED_SCHEMAS=new Set([
...['properties','patternProperties','dependentSchemas','dependencies','$defs','definitions']
]);
const CORE_KEYWORDS=new Set(['$ref','$defs','$comment','$schema','$id']);
const ROOT_KEYWORDS=new Set(['$schema','$id']);
class Unusable extends Error{
}
function readOutputSchema(text){
const bytes=Buffer.byteLength(text);
if(bytes>MAX_BYTES)
return `it has ${bytes} bytes, and the limit is ${MAX_BYTES}`;
const written=(0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(text);
if(!(0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__.u4)(written))
return 'it is not a JSON object';
if(written['type']!=='object')
return 'it does not have "type": "object" at its root';
try{
const{$defs={},definitions={},...shown}=convertFields(written,0);
const named={...definitions,...$defs};
const schema=Object.fromEntries(Object.entries(written).filter(([key])=>key!=='$id'));
return{schema,shown,definitions:named};
}
catch(error){
if(error instanceof Unusable)
return error.message;
throw error;
}
}
function convert(schema,depth){
if(depth>MAX_DEPTH)
throw new Unusable(`its schemas are nested more than ${MAX_DEPTH} levels deep`);
if(Array.isArray(schema))
return schema.map((each)=>convert(each,depth));
return(0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__.u4)(schema)?convertFields(schema,depth):schema;
}
function convertFields(schema,depth){
const converted=Object.entries(schema).flatMap(([key,value])=>{
if(key.startsWith('$'))
refuseUnusable(key,depth);
if(key==='$comment'||ROOT_KEYWORDS.has(key))
return[];
if(key==='$ref')
return[[key,convertReference(value)]];
if(SCHEMAS.has(key))
return[[key,convert(value,depth+1)]];
if(!NAMED_SCHEMAS.has(key)||!(0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__.u4)(value))
return[[key,value]];
return[[key,Object.fromEntries(Object.entries(value).map(([name,each])=>[name,convert(each,depth+1)]))]];
});
return Object.fromEntries(converted);
}
function refuseUnusable(keyword,depth){
if(!CORE_KEYWORDS.has(keyword))
throw new Unusable(`it has the keyword ${keyword}`);
if(ROOT_KEYWORDS.has(keyword)&&depth>0)
throw new Unusable(`it has ${keyword} below its root`);
}
function convertReference(value){
const[,name]=/^#\/(?:\$defs|definitions)\/([\w.-]{1,100})$/u.exec(String(value))??[];
if(name===undefined)
throw new Unusable('it has a $ref other than #/$defs/NAME');
return `#/$defs/${name}`;
}
}),
79178:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
$d:()=>(isItemPlan),
I1:()=>(ownWords),
Ji:()=>(NOTHING_TO_REPORT),
LF:()=>(checksRequest),
N$:()=>(isRememberedReview),
PS:()=>(isReport),
SD:()=>(hasSomethingToReport),
fv:()=>(CHECKS_LABEL),
oj:()=>(rememberedRequest)
});
var _verbs_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76575);
const CHECKS_LABEL='fix-ci';
function checksRequest({subject,request}){
if(subject!=='pull-request'||(0,_verbs_js__WEBPACK_IMPORTED_MODULE_0__.Bg)({request})!=='change')
return undefined;
const[found,anyway]=/^ci(\s+anyway)?[.!]?$/iu.exec(request.text)??[];
if(found===undefined)
return undefined;
return anyway===undefined?'usual':'anyway';
}
const WORDS='what the review asks for';
function rememberedRequest({trigger,request}){
if(trigger.kind!=='review'||(0,_verbs_js__WEBPACK_IMPORTED_MODULE_0__.Bg)({request})!=='change'||isRememberedReview(request))
return request;
return{...request,text:[WORDS,request.text].filter(Boolean).join('\n\n')};
}
function isRememberedReview({text}){
return text.startsWith(WORDS);
}
function ownWords({text}){
return text.startsWith(WORDS)?text.slice(WORDS.length):text;
}
function isReport({trigger,request}){
return trigger.kind==='prompt'&&(0,_verbs_js__WEBPACK_IMPORTED_MODULE_0__.Bg)({request})==='answer';
}
function isItemPlan({subject,request}){
return subject==='repository'&&(0,_verbs_js__WEBPACK_IMPORTED_MODULE_0__.Bg)({request})==='plan';
}
const NOTHING_TO_REPORT='Nothing to report';
function hasSomethingToReport(title){
return!title.trim().toLowerCase().startsWith(NOTHING_TO_REPORT.toLowerCase());
}
}),
60690:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
d:()=>(NO_COMMANDS)
});
const NO_COMMANDS='Commands cannot run here after all: no sandbox works on this machine. Read, search and edit only, and say that nothing was run.';
}),
76946:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
c:()=>(checkoutFileReader)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(59973);
var _files_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(93597);
var _resolve_inside_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(1699);
function checkoutFileReader(root){
return async(path)=>{
try{
return(await(0,_files_js__WEBPACK_IMPORTED_MODULE_1__.aL)(root,await(0,_resolve_inside_js__WEBPACK_IMPORTED_MODULE_2__.LI)(root,path))).toString();
}
catch(error){
if((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.Or)(error)&&error.code==='ENOENT')
return undefined;
const message=`${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root,path)} cannot be read. Make it a readable file of this checkout, or remove it.`;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(message,{cause:error});
}
};
}
})
};
;
