"use strict";
exports.id=4062;
exports.ids=[4062];
exports.modules={
83068:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
completeKilledRun:()=>(completeKilledRun)
});
var core=__webpack_require__(2327);
var connect_forge=__webpack_require__(2900);
var errors=__webpack_require__(59973);
var forge_errors=__webpack_require__(70399);
var complete_failed_checks=__webpack_require__(43882);
var run_lock=__webpack_require__(61218);
var used_workspace=__webpack_require__(22229);
var progress_body=__webpack_require__(56153);
var result_body=__webpack_require__(59519);
var collect=__webpack_require__(1624);
var secrets_redact=__webpack_require__(26837);
var event_inputs=__webpack_require__(23380);
var keys=__webpack_require__(79057);
var commit_message=__webpack_require__(542);
var read_event=__webpack_require__(36353);
var target_repository=__webpack_require__(69187);
var runner_context=__webpack_require__(17271);
var external_node_fs_=__webpack_require__(73024);
var run_record=__webpack_require__(61183);
var trace_file=__webpack_require__(39237);
var find_session=__webpack_require__(46236);
var published_runs=__webpack_require__(92913);
var session_recorder=__webpack_require__(67015);
var json=__webpack_require__(32686);
;
const MAX_MS=30_000;
async function recordKilledRun(state,context){
const redact=(0,secrets_redact.lY)((0,collect.V4)(core.getInput,context.environment));
const warn=(text)=>{
core.warning(redact(text));
};
try{
const deadline=new AbortController();
const signal=AbortSignal.any([deadline.signal,AbortSignal.timeout(MAX_MS)]);
const forge=(0,connect_forge.connectForge)(core.getInput('github-token'),context,signal);
const start=state.session&&(await reopen(state.session,state,forge));
if(!start)
return;
const now=()=>Date.now();
const record=new run_record.d({now});
const recorder=new session_recorder.$z({
forge,
deadline,
snapshot:()=>({...record.snapshot(),...state.figures}),
redact,
runId:context.run.id,
now,
onFailure:warn,
onSettled:()=>undefined
});
recorder.keep(start);
for await(const event of tracedEvents((0,trace_file.Q)(context.stateFolder))){
record.onEvent(event);
recorder.onEvent(event);
}
recorder.onEvent({kind:'ended',outcome:state.ended?.outcome??outcomeOf(state)});
await recorder.close();
}
catch(error){
warn(`The killed run could not be added to its session: ${(0,errors.bD)(error)}`);
}
}
function outcomeOf({isCancelled}){
const kind=isCancelled?'cancelled':'failed';
return{kind,reason:'The run was stopped before it could report its outcome.'};
}
async function reopen({key,commit,...start},{publishing,ended},forge){
const stored=await forge.readSession(key);
const opened=(0,find_session.fA)({key,stored,problem:undefined},start.self,forge);
if(!opened||(commit!==undefined&&opened.commit===undefined))
return undefined;
const isPublished=ended!==undefined&&'publication' in ended.outcome;
const pushed=publishing&&!isPublished?await findPushed(publishing,start,forge):undefined;
return{...start,opened,...(pushed&&{pushed})};
}
async function findPushed({branch,parent:base},{claim,self},forge){
const head=await forge.headOf(branch);
if(head===undefined||head===base)
return undefined;
const commit=(0,published_runs.I)(await forge.commitsBetween({base,head}),{claim,self});
if(!commit)
return undefined;
const pullRequest=await forge.findPullRequest(branch);
return{commits:[commit.sha],...(pullRequest?.state==='open'&&{pullRequest:pullRequest.number})};
}
async function*tracedEvents(path){
try{
const input=(0,external_node_fs_.createReadStream)(path,'utf8');
for await(const line of(0,trace_file.v$)(input)){
const event=(0,json.qF)(line);
if(typeof event==='object'&&event!==null&&'kind' in event)
yield event;
}
}
catch(error){
if(!(0,errors.Or)(error))
throw error;
}
}
;
const complete_killed_run_MAX_MS=60_000;
async function completeKilledRun(state){
try{
if((0,event_inputs.mc)(core.getInput)==='propose')
return;
const context=(0,target_repository.y)(await(0,runner_context.g)(process.env),core.getInput('repository').trim());
await(0,used_workspace.f)(context.workspace);
await Promise.all([
state.hasFinalComment?undefined:reportKilledRun(state,context),
state.session&&recordKilledRun(state,context)
]);
}
catch(error){
const log=error instanceof errors.yo?core.warning:core.error;
const redact=(0,secrets_redact.lY)((0,collect.V4)(core.getInput,process.env));
log(redact(`The final progress comment could not be written: ${(0,errors.bD)(error)}`));
}
}
async function reportKilledRun(state,context){
const{event}=context;
const settings=(0,event_inputs.a5)(core.getInput,context.job);
const task=await(0,read_event.j)(event.name,event.payload,settings);
if(task.kind==='ignored')
return;
const forge=(0,connect_forge.connectForge)(core.getInput('github-token'),context,AbortSignal.timeout(complete_killed_run_MAX_MS));
await writeFinalComments(task,state,{trigger:settings.trigger,forge,context});
}
async function writeFinalComments(asked,state,{trigger,forge,context}){
const{startedAt,figures,wasBlocked}=state;
const killed={trigger,startedAt,figures,wasBlocked,runUrl:context.runUrl};
const result=await finalResult({
state,
claim:(0,keys.Eo)(asked),
killed,
forge,
repositoryUrl:context.repositoryUrl,
keepWork:async()=>(await Promise.all([__webpack_require__.e(1034),__webpack_require__.e(5180),__webpack_require__.e(1723),__webpack_require__.e(6480),__webpack_require__.e(8630),__webpack_require__.e(8759),__webpack_require__.e(5112),__webpack_require__.e(9421),__webpack_require__.e(3576)]).then(__webpack_require__.bind(__webpack_require__,40042))).keepKilledWork(state,context)
});
try{
const completed=await(0,complete_failed_checks.u)(asked,forge);
const task=typeof completed==='string'?asked:completed;
if(task.subject==='repository'){
await summarize(result,state);
return;
}
const ownComments=await findComments(task,state,{forge,context});
if(ownComments==='locked')
return;
if((0,run_lock.uZ)(task)&&ownComments.progressId===undefined){
await summarize(result,state);
return;
}
const view=(0,progress_body.tR)(task,{trigger,runId:context.run.id});
await writeComments(result,ownComments,{task,view,forge,context});
core.notice(`The run was stopped before it could report its outcome. A comment now says ${result.kind}.`);
}
catch(error){
if(!state.ended)
await core.summary.addRaw(`${result.text}\n`).write();
if(!(0,forge_errors.ST)(error))
core.error(`The outcome of the run is ${result.kind}.`);
throw error;
}
}
async function summarize({text,kind},{ended}){
if(ended)
return;
await core.summary.addRaw(`${text}\n`).write();
core.notice(`The run was stopped before it could report its outcome, which is ${kind}.`);
}
async function writeComments({run,text,needsOwnComment,isWritten},{progressId,resultId},{task:{number},view,forge,context:{repositoryUrl,runUrl}}){
const{steps,todo,outcome}=run??{steps:[],todo:[],outcome:undefined};
const ended={steps,todo,outcome,view};
const replace=async(id,body)=>{
const isUpdated=id!==undefined&&(await updateUnlessDeleted(id,body,forge));
return isUpdated?id:await forge.createComment(number,body);
};
if(progressId===undefined||(resultId===undefined&&!needsOwnComment)){
await replace(progressId,(0,progress_body.BL)(ended,text));
return;
}
const writtenId=isWritten&&resultId!==undefined?resultId:await replace(resultId,(0,result_body.ai)(view.claim,text));
const resultUrl=(0,progress_body.NP)(repositoryUrl,number,writtenId);
await updateUnlessDeleted(progressId,(0,progress_body.R_)(ended,{resultUrl,runUrl}),forge);
}
async function updateUnlessDeleted(id,body,forge){
const updating=forge.updateComment(id,body).then(()=>true);
return await(0,errors.NN)(updating,false,forge_errors.ST);
}
async function findComments(task,{progressCommentId,resultCommentId},{forge,context:{run}}){
const known={progressId:progressCommentId,resultId:resultCommentId};
if(progressCommentId!==undefined&&resultCommentId!==undefined)
return known;
try{
const self=await((0,run_lock.uZ)(task)?forge.whoAmI():forge.acknowledge(task));
const{progress,result}=await forge.readThread(task,self);
const isLocked=progressCommentId===undefined&&progress&&(0,run_lock.vi)(progress,run,Date.now())!==undefined;
return isLocked?'locked':{progressId:progressCommentId??progress?.id,resultId:resultCommentId??result};
}
catch(error){
if((0,forge_errors.ST)(error)&&progressCommentId!==undefined)
return known;
throw error;
}
}
async function finalResult({state,claim,killed,forge,repositoryUrl,keepWork}){
const{ended:run}=state;
if(run&&run.outcome.kind!=='cancelled'){
const{outcome}=run;
const answer=await(0,result_body.aq)(outcome,(0,result_body.Hy)(run,repositoryUrl));
const text=(0,result_body.D6)(run,killed.trigger,answer);
const needsOwnComment=(0,result_body.Cq)(outcome);
return{kind:outcome.kind,run,text,needsOwnComment,isWritten:state.hasResultComment};
}
const kind=state.isCancelled?'cancelled':'failed';
const unfinished=await findUnfinishedSubmission(state,claim,forge);
const kept=unfinished?.isPushed?undefined:(state.unpublished??(await keepWork()));
const text=(0,result_body.yf)(killed,{outcome:kind,endedAt:Date.now(),unfinished,kept,run});
return{kind,run,text,needsOwnComment:!unfinished?.pullRequest,isWritten:false};
}
async function findUnfinishedSubmission({publishing},claim,forge){
if(!publishing)
return undefined;
const{branch,base,parent}=publishing;
const location={branch,compareUrl:forge.compareUrl(base,branch)};
try{
const[head,found]=await Promise.all([forge.headOf(branch),forge.findPullRequest(branch)]);
const isPushed=head!==undefined&&head!==parent&&(await hasCommitOf(claim,{base:parent,head},forge));
return{...location,isPushed,pullRequest:found?.state==='open'?found:undefined};
}
catch(error){
if(!(error instanceof errors.yo))
throw error;
return{...location,isPushed:undefined,pullRequest:undefined};
}
}
async function hasCommitOf(claim,range,forge){
const[{id},commits]=await Promise.all([forge.whoAmI(),forge.commitsBetween(range)]);
return commits.some(({authorId,message})=>authorId===id&&(0,commit_message.JC)(message)===claim);
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
23138:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
wM:()=>(CHECKED_WITH_EXCLUDED),
rq:()=>(attachmentsLine),
XD:()=>(countPatchFiles),
Ji:()=>(dataNotice),
Ym:()=>(denialsSection),
PF:()=>(excludedFilesSection),
bE:()=>(filesSection),
$f:()=>(filesUrl),
ig:()=>(installationSection),
cl:()=>(installationWarnings),
z9:()=>(openPointsSection),
qM:()=>(plainLogin),
UB:()=>(sandboxNotice),
eE:()=>(timeAndCost),
F3:()=>(toolTraceSection),
zw:()=>(unpublishedSection),
U0:()=>(usageLine),
xd:()=>(warningsSection),
LL:()=>(withHeading),
nH:()=>(withLabel)
});
var call_status=__webpack_require__(41079);
var format=__webpack_require__(79623);
var quote_markdown=__webpack_require__(62070);
var sentences=__webpack_require__(25789);
var markdown_list=__webpack_require__(9226);
;
function markdownTable({headers,rows},maxLength=Infinity){
const lines=rows.map(line);
const head=[line(headers),line(headers.map(()=>'---'))];
const room=maxLength-lengthOf(head);
if(lines.length===0)
return '';
if(lengthOf(lines)<=room)
return[...head,...lines].join('\n');
const{start,end}=(0,markdown_list.J)(lines,room-lengthOf([gapLine(lines.length,headers.length)]));
if(start===0)
return '';
const left=lines.length-start-end;
const kept=[...lines.slice(0,start),gapLine(left,headers.length),...lines.slice(lines.length-end)];
return[...head,...kept].join('\n');
}
function line(cells){
return `| ${cells.join(' | ')} |`;
}
function gapLine(count,columns){
return line([`… ${count} more …`,...Array.from({length:columns-1},()=>'')]);
}
function lengthOf(lines){
return lines.reduce((sum,{length})=>sum+length+1,0);
}
var shorten=__webpack_require__(64607);
;
function plainLogin(login){
return(0,quote_markdown.FV)(login.replace(/[^\w[\]-]/g,''));
}
const NEVER='No rule can allow it.';
function denialsSection(denials,maxLength){
const items=denials.map(({command,reason,remedy})=>{
const why=reason.replaceAll(`"${command}"`,'it');
const never=why.endsWith(NEVER)?'':' No setting allows it.';
const way=remedy===undefined?never:` Line of \`agent.yml\` that allows it: ${(0,quote_markdown.SS)(remedy)}`;
return `${(0,quote_markdown.SS)(command)}: ${(0,quote_markdown.FV)(why,200)}${way}`;
});
return(0,markdown_list.A)(items,maxLength);
}
function warningsSection(warnings,maxLength){
const lines=[];
let charactersLeft=maxLength;
for(const warning of warnings){
const line=`* ⚠️ ${(0,quote_markdown.FV)(warning,500)}`;
charactersLeft-=line.length+1;
if(charactersLeft<40)
return[...lines,`* … ${warnings.length-lines.length} more …`].join('\n');
lines.push(line);
}
return lines.join('\n');
}
function openPointsSection({selfReview},maxLength){
return(0,markdown_list.A)(selfReview?.openPoints.map((point)=>(0,quote_markdown.FV)(point,800))??[],maxLength);
}
function excludedFilesSection({excludedFiles,verification},maxLength){
if(!excludedFiles)
return '';
const{paths,patch}=excludedFiles;
const names=(0,sentences.bL)((0,sentences.GB)(excludedFiles),quote_markdown.SS,quote_markdown.FV);
const checked=verification.after.length>0?` ${CHECKED_WITH_EXCLUDED}`:'';
const list=`Left out of the change: ${names}.${checked}`;
const charactersLeft=maxLength-list.length-400;
if(charactersLeft<0)
return(0,shorten.ml)(list,maxLength);
if(patch==='')
return `${list} The change is too large to show.`;
const lines=patch.slice(0,charactersLeft).split('\n');
const isCut=patch.length>charactersLeft;
const kept=isCut?lines.slice(0,-1).join('\n'):patch;
const notes=[
isCut?'The patch is cut off here. The trace of the run contains more of it.':'',
countPatchFiles(patch)<paths.length?'Files with a change that is too large are missing from the patch.':''
];
const change=(0,quote_markdown.ml)([(0,quote_markdown.DV)(kept,'diff'),...notes]);
const section=`${list}\n\n${(0,quote_markdown.zH)('The change as a patch',change)}`;
return section.length<=maxLength?section:list;
}
const CHECKED_WITH_EXCLUDED='The checks ran with these files; they are not published.';
function unpublishedSection({pullRequest,patch,paths,protectedPaths,hasFile},maxLength){
const held=protectedPaths.map((path)=>(0,quote_markdown.SS)(path));
const notice=held.length>0?`⚠️ It also changes protected files: ${(0,format.rL)(held,MAX_HELD)}.`:'';
const checkout=pullRequest===undefined?'':`gh pr checkout ${pullRequest} && `;
const apply=`Save it as \`change.patch\` and apply it with \`${checkout}git apply change.patch\`:`;
const change=(0,quote_markdown.ml)([notice,apply,(0,quote_markdown.DV)(patch.replace(/\n$/,''),'diff')]);
const section=(0,quote_markdown.zH)(`The change of ${(0,format.LS)(paths.length,'file')}, as a patch`,change);
if(patch!==''&&section.length<=maxLength)
return section;
const files=(0,format.LS)(paths.length,'file');
return(0,quote_markdown.ml)([`The change of ${files} ${hasFile?IN_FILE:NOWHERE}`,notice]);
}
const MAX_HELD=10;
const NOT_SHOWN='is too long to be shown here, or contains characters that a comment would change';
const IN_FILE=`${NOT_SHOWN}. The output \`patch-path\` of the action names a file with it. Upload the file in a later step, and apply it with \`git apply\`.`;
const NOWHERE=`was not kept: it contains a secret, or ${NOT_SHOWN}, and there is no file with it.`;
function countPatchFiles(patch){
return patch.match(/(?<![^\n])diff --git /g)?.length??0;
}
function toolTraceSection(tools,maxLength){
const title=['Tool trace: '+(0,format.LS)(tools.length,'call'),...unsuccessfulCounts(tools)].join(', ');
const rows=tools.map(({name,subject,durationMs,edits,...end},index)=>[
String(index+1),
(0,quote_markdown.MZ)(name,60),
(0,quote_markdown.MZ)(subject,120),
(0,call_status.Wn)(end),
(0,format.fq)(edits),
(0,format.a3)(durationMs)
]);
const table=markdownTable({headers:['#','Tool','About','Result','Edits','Time'],rows},maxLength-title.length-80);
return table&&(0,quote_markdown.zH)(title,table);
}
function unsuccessfulCounts(tools){
const byStatus=Map.groupBy(tools,({status})=>status);
return Array.from(byStatus)
.filter(([status])=>status!=='done')
.map(([status,calls])=>`${calls.length} ${(0,call_status.Rh)({status})||'failed'}`);
}
function usageLine({turns,tokens,selfReview}){
const cached=tokens.cachedInput>0?` (${(0,format.B4)(tokens.cachedInput)} cached)`:'';
const sign=(0,format.WH)(tokens);
const cost=selfReview?.cost===undefined?'':`, ${sign}${(0,format.nT)(selfReview.cost)}`;
return[
(0,format.LS)(turns,'turn'),
`${sign}${(0,format.B4)(tokens.input)} tokens in${cached}, ${sign}${(0,format.B4)(tokens.output)} out`,
...(selfReview?[`self-review: ${sign}${(0,format.B4)(selfReview.tokens)} tokens${cost}`]:[])
].join(' · ');
}
function timeAndCost({tokens,cost,durationMs}){
const dollars=cost===undefined?[]:[`${(0,format.WH)(tokens)}${(0,format.nT)(cost)}`];
return[(0,format.a3)(durationMs),...dollars].join(' · ');
}
function attachmentsLine({attachments}){
if(!attachments)
return '';
const{texts,missing,hidden}=attachments;
const images=attachments.images-hidden;
const shown=[...(images>0?[(0,format.LS)(images,'image')]:[]),...(texts>0?[(0,format.LS)(texts,'text file')]:[])];
const sentences=[
...(shown.length>0?[`${shown.join(' and ')} shown to the model.`]:[]),
...(hidden>0
?[`${(0,format.LS)(hidden,'image')} not shown, because the model does not accept ${hidden===1?'it':'them'}.`]
:[]),
...(missing>0?[`${(0,format.LS)(missing,'attachment')} not shown.`]:[])
];
return sentences.join(' ');
}
function filesSection({files,run}){
if(files.length===0)
return '';
const names=files.map(({name,bytes})=>`${(0,quote_markdown.SS)(name)} (${Math.ceil(bytes/ 1024)} KB)`);
const place=run?.runUrl===undefined?'the artifacts of the run':(0,quote_markdown.nf)('the artifacts of the run',`${run.runUrl}#artifacts`);
return `${(0,format.LS)(files.length,'file')} for ${place}: ${names.join(', ')}.`;
}
function dataNotice({run,outcome,turns}){
const nothingWasSent=outcome!==undefined&&turns===0;
return run&&!nothingWasSent?(0,sentences.sD)(run,quote_markdown.SS):'';
}
function sandboxNotice({sandbox}){
return sandbox===undefined?'':`Sandbox: ${(0,quote_markdown.FV)(sandbox,1_000)}`;
}
function filesUrl({baseCommit,basePage},{repositoryUrl}){
return baseCommit===undefined?undefined:`${basePage??repositoryUrl}/blob/${baseCommit}/`;
}
function withLabel(label,body){
return body&&`**${label}:**\n\n${body}`;
}
function withHeading(title,body){
return body&&`### ${title}\n\n${body}`;
}
function installationSection(run,maxLength){
let charactersLeft=maxLength;
const parts=problemsOf(run).flatMap(({command,problem})=>{
const part=[paragraphs(command,problem,true),paragraphs(command,problem,false)].find(({length})=>length<=charactersLeft);
charactersLeft-=(part?.length??0)+2;
return part===undefined?[]:[part];
});
return(0,quote_markdown.ml)(parts);
}
function installationWarnings(run){
return problemsOf(run).map(({command,problem:{title,cause,line}})=>`${title} ${cause} ${(0,shorten.TN)(line,200)} (${command})`);
}
function problemsOf({installations,verification:{before,after}}){
const hasFailed=[...before,...after].some(({exitCode})=>exitCode!==0);
return installations.flatMap(({command,result,problem})=>problem&&(result==='failed'||hasFailed)?[{command,problem}]:[]);
}
function paragraphs(command,problem,hasOutput){
const{cause,line,advice,yaml,output}=problem;
return(0,quote_markdown.ml)([
`⚠️ **${problem.title}** ${(0,quote_markdown.FV)(cause)}`,
line===''?'':(0,quote_markdown.DV)(line),
(0,quote_markdown.FV)(advice),
(0,quote_markdown.DV)(yaml,'yaml'),
hasOutput&&output.trim()!==''
?(0,quote_markdown.zH)('Output of the installation',`${(0,quote_markdown.SS)(command)}\n\n${(0,quote_markdown.DV)(output)}`)
:''
]);
}
}),
91009:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Lr:()=>(issueOfBranch),
at:()=>(branchName),
d2:()=>(sideBranchName),
l5:()=>(itemsFolder),
nG:()=>(branchNames)
});
var _text_branch_template_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(82859);
var _keys_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(79057);
function branchName(task,template,attempt=1){
const{subject}=task;
const kind=subject==='issue'?'issue':'pull';
const name=subject==='repository'?taskBranch(task):(0,_text_branch_template_js__WEBPACK_IMPORTED_MODULE_0__.U8)(template,{...task,kind});
const separator=itemsFolder(task)===undefined?'-':'.';
return attempt===1?name:`${name}${separator}${attempt}`;
}
function taskBranch(task){
const folder=itemsFolder(task);
return folder===undefined?`agent/${(0,_keys_js__WEBPACK_IMPORTED_MODULE_1__.GK)(task)}`:`${folder.branch}/${folder.item}`;
}
function itemsFolder({trigger}){
if(trigger.kind!=='prompt'||!trigger.item)
return undefined;
return{branch:`agent/task-${trigger.taskId}`,item:trigger.item.id};
}
function branchNames(task,template,count){
return Array.from({length:count},(_,index)=>branchName(task,template,index+1));
}
function sideBranchName(task,template){
return `${branchName(task,template)}-${(0,_keys_js__WEBPACK_IMPORTED_MODULE_1__.Eo)(task)}`;
}
function issueOfBranch(branch){
const[,number]=/^agent\/issue-(\d{1,15})(?:-\d{1,3})?$/.exec(branch)??[];
return number===undefined?undefined:Number(number);
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
82859:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
oU:()=>(DEFAULT_BRANCH_TEMPLATE),
LX:()=>(branchPattern),
$Q:()=>(branchTemplateProblems),
U8:()=>(fillBranchTemplate)
});
var branch_names=__webpack_require__(62973);
;
const MAX_SLUG=40;
const MAX_TITLE=1_000;
function slugOf(title){
const decomposed=title.slice(0,MAX_TITLE).normalize('NFKD').toLowerCase();
const visible=decomposed.replaceAll(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Cf}]/gu,'');
const words=visible.match(/[a-z0-9]+/g)??[];
let slug=words[0]?.slice(0,MAX_SLUG)??'change';
for(const word of words.slice(1)){
if(slug.length+1+word.length>MAX_SLUG)
break;
slug+=`-${word}`;
}
return slug;
}
;
const DEFAULT_BRANCH_TEMPLATE='agent/{kind}-{number}';
const MAX_FILLED=150;
const MAX_DIGITS=15;
const TASKS=/^agent\/task-/i;
const PLACEHOLDER=/\{[^{}]*\}/g;
const KNOWN=['{kind}','{number}','{slug}','{date}'];
function fillBranchTemplate(template,{kind,number,title,createdAt}){
return fill(template,{kind,number:String(number),slug:slugOf(title),date:createdAt.slice(0,10)});
}
function branchPattern(template,{kind,number}){
if(!isVarying(template))
return undefined;
const known={kind,number:String(number)};
const[slug,date]=['[a-z0-9]+(?:-[a-z0-9]+)*',String.raw `\d{4}-\d{2}-\d{2}`];
const literal=template.split(PLACEHOLDER).map((text)=>RegExp.escape(text));
const filled=[...template.matchAll(PLACEHOLDER)].map(([name])=>fill(name,{...known,slug,date}));
const source=literal.map((text,index)=>text+(filled[index]??'')).join('');
const pattern=new RegExp(`^${source}(?:-[a-z0-9-]+)?$`);
return{
glob:`${fill(template,{...known,slug:'*',date:'*'})}*`,
matches:(branch)=>pattern.test(branch)
};
}
function isVarying(template){
return template.includes('{slug}')||template.includes('{date}');
}
function fill(template,values){
return template.replaceAll(/\{(kind|number|slug|date)\}/g,(_,name)=>values[name]);
}
function branchTemplateProblems(template){
const unknown=[...template.matchAll(PLACEHOLDER)].some(([name])=>!KNOWN.includes(name));
const literal=template.replaceAll(PLACEHOLDER,'1');
const isTooLong=filledBranches(template).some((name)=>name.length>MAX_FILLED);
return[
unknown?`no placeholders but ${KNOWN.slice(0,-1).join(', ')} and {date}`:'',
template.includes('{number}')?'':'a name with {number}, so that every issue has a branch of its own',
/\{slug\}[^]*\{number\}/.test(template)
?'a name with {slug} only after {number}, because anyone can choose a title'
:'',
isVarying(template)&&/\{number\}[\d{]/.test(template)?'a name with -, /, _ or . after {number}':'',
isTooLong?`a name of at most ${MAX_FILLED} characters`:'',
isTooLong||[literal,...(unknown?[]:filledBranches(template))].every(branch_names.eB)
?''
:'a branch name of letters, digits, /, _, . and -, as git allows it',
TASKS.test(template)?'a name that does not start with agent/task-, as the branches of scheduled tasks do':''
].filter((problem)=>problem!=='');
}
const SLUGS=['a'.repeat(MAX_SLUG),'lock'];
function filledBranches(template){
const numbers=Array.from({length:MAX_DIGITS},(_,digits)=>String(10**digits));
const kinds=['issue','pull'];
const date='2026-11-23';
return kinds.flatMap((kind)=>numbers.flatMap((number)=>SLUGS.map((slug)=>fill(template,{kind,number,slug,date}))));
}
}),
47534:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
S:()=>(totalLines),
m:()=>(totalsByPath)
});
function totalLines(edits){
return{
added:edits.reduce((sum,{added})=>sum+added,0),
removed:edits.reduce((sum,{removed})=>sum+removed,0)
};
}
function totalsByPath(edits){
return[...Map.groupBy(edits,({path})=>path)].map(([path,group])=>({path,...totalLines(group)}));
}
}),
79623:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
B4:()=>(formatCount),
LS:()=>(plural),
WH:()=>(estimateSign),
a3:()=>(formatDuration),
fq:()=>(formatEdits),
nT:()=>(formatDollars),
rL:()=>(listFirst)
});
var _edit_totals_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(47534);
function formatDuration(milliseconds){
if(milliseconds<1_000)
return `${Math.round(milliseconds)} ms`;
if(milliseconds<59_950)
return `${(milliseconds/ 1_000).toFixed(1)} s`;
const seconds=Math.round(milliseconds/ 1_000);
if(seconds<3_600)
return `${Math.floor(seconds/ 60)} min ${pad(seconds%60)} s`;
const minutes=Math.round(seconds/ 60);
return `${Math.floor(minutes/ 60)} h ${pad(minutes%60)} min`;
}
function formatCount(count){
if(count<1_000)
return String(count);
if(count<999_950)
return `${oneDecimal(count/ 1_000)}k`;
return `${oneDecimal(count/ 1_000_000)}M`;
}
function formatDollars(dollars){
return `$${dollars.toFixed(dollars<0.1?4:2)}`;
}
function estimateSign({isEstimate}){
return isEstimate?'≈':'';
}
function plural(count,noun){
return `${count} ${noun}${count===1?'':'s'}`;
}
function listFirst(items,max){
const more=items.length-max;
return items.slice(0,max).join(', ')+(more>0?` and ${more} more`:'');
}
function formatEdits(edits){
if(edits.length===0)
return '';
const{added,removed}=(0,_edit_totals_js__WEBPACK_IMPORTED_MODULE_0__.S)(edits);
return `+${added} −${removed}`;
}
function oneDecimal(value){
return value.toFixed(1).replace(/\.0$/,'');
}
function pad(value){
return String(value).padStart(2,'0');
}
}),
86442:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
C:()=>(revealHidden)
});
var _hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(30113);
var _format_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(79623);
const UNSEEN=new RegExp(String.raw `[[\p{C}\p{Z}${_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__.kH}]--[\n\x20]]`,'gv');
const COMBINING_MARKS=/\p{M}/gu;
const MAX_NAMED=12;
function revealHidden(written,{isCode=false}={}){
const hidden=new Set();
const text=written.replace(UNSEEN,(character)=>{
if(isCode&&character==='\t')
return character;
hidden.add((0,_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__.yb)(character));
return `\\u{${(character.codePointAt(0)??0).toString(16).toUpperCase()}}`;
});
const lookAlikes=isCode?lookAlikesInCode(text):(text.match(/[^\n -~]/gu)??[]);
const named=[...new Set(lookAlikes)].map((character)=>`${character} is ${(0,_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__.yb)(character)}`);
return{
text,
notes:[
...note('It contains invisible characters, shown here as \\u{…}:',[...hidden]),
...note('It contains characters that can be taken for others:',named)
]
};
}
function note(beginning,named){
return named.length===0?[]:[`${beginning} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__.rL)(named,MAX_NAMED)}.`];
}
const NOT_LATIN=/[^\P{L}\p{Script=Latin}]|[\u{FF01}-\u{FF5E}\u{1D400}-\u{1D7FF}]/u;
function lookAlikesInCode(text){
const words=text.match(/[\p{L}\p{N}_]+/gu)??[];
const mixed=words.filter((word)=>NOT_LATIN.test(word)&&/[\p{Script=Latin}\d_]/u.test(word));
const letters=mixed.flatMap((word)=>Array.from(word).filter((letter)=>NOT_LATIN.test(letter)));
return[...letters,...(text.match(COMBINING_MARKS)?.slice(0,MAX_NAMED)??[])];
}
}),
22229:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
P:()=>(beginUse),
f:()=>(endUse)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(59973);
var _git_untrusted_files_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(80667);
var _text_format_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(79623);
var _text_normalized_path_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(60409);
var _text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(62070);
var _command_folders_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(78363);
const LOOK_MS=60_000;
async function beginUse(root,tracked,signal){
const{began,ended}=recordsIn(root);
const left=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(began)?reasonFor(await leftBehind(root,signal),await tracked()):undefined;
if(left===undefined)
await write(root,began,'A run of Forgehand.\n');
await(0,_errors_js__WEBPACK_IMPORTED_MODULE_7__.e4)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(ended,{force:true}),undefined);
return left;
}
async function endUse(root){
const{began,ended}=recordsIn(root);
if(!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(began)||(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(ended))
return;
const entries=await changedSince(root,began);
if(entries)
await write(root,ended,entries.join('\0'));
}
function recordsIn(root){
const folder=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root,'.git','forgehand');
return{began:(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder,'began'),ended:(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder,'ended')};
}
async function changedSince(root,began,signal){
const entries=['-mindepth','1','-path','./.git','-prune','-o','-cnewer',began,'-printf','%i %T@ %P\\0'];
const find=['/usr/bin/env','-C',root,'/usr/bin/find','.',...entries];
try{
return(await(0,_command_folders_js__WEBPACK_IMPORTED_MODULE_6__.pN)(find,signal,LOOK_MS)).split('\0').filter(Boolean);
}
catch(error){
signal?.throwIfAborted();
if((0,_command_folders_js__WEBPACK_IMPORTED_MODULE_6__.N6)(error))
return undefined;
throw error;
}
}
async function leftBehind(root,signal){
const{began,ended}=recordsIn(root);
const now=await changedSince(root,began,signal);
if(!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(ended))
return now;
const known=new Set((await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(ended,'utf8')).split('\0'));
return now?.filter((entry)=>known.has(entry));
}
function reasonFor(left,tracked){
const known=new Set([...tracked,...tracked.flatMap(_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_4__.Zv)]);
const paths=left?.map((entry)=>entry.split(' ').slice(2).join(' ')).filter((path)=>!known.has(path));
if(paths?.length===0)
return undefined;
const[first,...others]=paths??[];
const more=others.length===0?'':` and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__.LS)(others.length,'more path')}`;
const what=first===undefined?'more files than could be listed':`${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_5__.SS)(first)}${more}`;
return `an earlier run has left ${what} in this workspace, which a checkout step before this one would remove`;
}
async function write(root,path,text){
if(!(await(0,_git_untrusted_files_js__WEBPACK_IMPORTED_MODULE_3__.jj)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root,'.git'))))
return;
const writing=(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path),{recursive:true}).then(()=>(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(path,text));
await(0,_errors_js__WEBPACK_IMPORTED_MODULE_7__.e4)(writing,undefined);
}
})
};
;
