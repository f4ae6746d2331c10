"use strict";
exports.id=393;
exports.ids=[393,9714,7390,5009];
exports.modules={
80393:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
gatherOutcomes:()=>(gatherOutcomes)
});
var external_node_path_=__webpack_require__(76760);
var job_artifacts=__webpack_require__(47390);
var comment_markers=__webpack_require__(8062);
var format=__webpack_require__(79623);
var quote_markdown=__webpack_require__(62070);
;
const MAX_TITLE=80;
const MAX_SENTENCE=120;
const MAX_ROWS=60_000;
function fanOutText(fanOut){
const{items,runUrl}=fanOut;
const rows=fitting(items.map((item)=>`| ${rowOf(item,fanOut).join(' | ')} |`));
const left=items.length-rows.length;
const table=items.length===0
?''
:['| Item | Outcome | Pull request | Cost |','| --- | --- | --- | ---: |',...rows].join('\n');
return(0,quote_markdown.ml)([
totals(fanOut),
table,
left>0?`${left} more do not fit into this text.`:'',
`${(0,quote_markdown.nf)('The last run',runUrl)} has the details.`
]);
}
function fitting(rows){
let room=MAX_ROWS;
return rows.filter((row)=>(room-=row.length+1)>=0);
}
function trackingBody(fanOut){
return(0,quote_markdown.ml)([(0,comment_markers.u)(fanOut.taskId),fanOutText(fanOut),'Each run rewrites this text.']);
}
function trackingTitle({taskId}){
return `Task ${taskId}: the outcomes of its items`;
}
function rowOf(item,{outcomes,repositoryUrl,serverUrl}){
const title=(0,quote_markdown.MZ)(item.title,MAX_TITLE);
const outcome=outcomes.get(item.id);
if(!outcome)
return[title,'**no outcome**: the job was killed, or did not start','',''];
const{pullRequest,cost}=outcome;
const page=item.repository===undefined?repositoryUrl:`${serverUrl}/${item.repository}`;
return[
title,
describeItem(outcome),
pullRequest===undefined?'':(0,quote_markdown.nf)(`#${pullRequest}`,`${page}/pull/${pullRequest}`),
cost===undefined?'':(0,format.nT)(cost)
];
}
const CLEAR=new Set(['proposed','updated','no_change']);
function describeItem({outcome,summary}){
const kind=(0,quote_markdown.SS)(outcome);
return CLEAR.has(outcome)?kind:`${kind}: ${(0,quote_markdown.FV)(summary,MAX_SENTENCE)}`;
}
function totals({items,outcomes}){
const known=items.flatMap(({id})=>outcomes.get(id)??[]);
const lost=items.length-known.length;
const kinds=[...Map.groupBy(known,({outcome})=>outcome)].map(([kind,of])=>`${of.length} ${(0,quote_markdown.SS)(kind)}`);
const counts=[...kinds,...(lost>0?[`**${lost} without an outcome**`]:[])];
const dollars=known.reduce((sum,{cost=0})=>sum+cost,0);
const cost=dollars>0?` Cost: ${(0,format.nT)(dollars)}.`:'';
return items.length===0
?'There are no items now.'
:`${(0,format.LS)(items.length,'item')}: ${counts.join(', ')}.${cost}`;
}
var permission=__webpack_require__(29714);
var run_lock=__webpack_require__(61218);
var secrets_redact=__webpack_require__(26837);
;
async function gatherOutcomes(task,inputs,{forge,context,redact,now}){
if(task.trigger.kind!=='prompt')
throw new Error('Only a task of the repository has items.');
const{taskId}=task.trigger;
const refusal=await(0,permission.c)(task,forge);
if(refusal!==undefined)
return{outcome:'skipped',text:(0,quote_markdown.FV)(refusal),issueUrl:undefined};
const folder=(0,external_node_path_.resolve)(context.workspace,inputs['artifacts-path']);
const[plan,outcomes]=await Promise.all([(0,job_artifacts.readPlan)(folder,taskId),(0,job_artifacts.C)(folder)]);
const items=(0,secrets_redact.KL)(plan,redact);
const{run,...pages}=context;
const fanOut={taskId,items,outcomes:new Map((0,secrets_redact.KL)([...outcomes],redact)),...pages};
const kept=inputs['dry-run']?NO_ISSUE:await keepIssue(fanOut,{forge,run,now:now()});
return{outcome:'answered',text:(0,quote_markdown.ml)([fanOutText(fanOut),kept.problem]),issueUrl:kept.url};
}
const NO_ISSUE={url:undefined,problem:''};
async function keepIssue(fanOut,{forge,run,now}){
const marker=(0,comment_markers.u)(fanOut.taskId);
const self=await forge.whoAmI();
const issue=(await forge.listOwnIssues(self)).find(({body})=>body.startsWith(marker));
const body=trackingBody(fanOut);
if(issue){
if(issue.body!==body)
await forge.updateIssue(issue.number,{body,state:issue.state});
return{url:issue.url,problem:''};
}
if(fanOut.items.length===0)
return NO_ISSUE;
const claim=await forge.claim(`gather-${fanOut.taskId}`,run);
if((0,run_lock.cc)(claim,run,now,run_lock.r2)!==undefined)
return{url:undefined,problem:BEING_OPENED};
const{url}=await forge.openIssueOnce({self,marker,title:trackingTitle(fanOut),body});
return{url,problem:''};
}
const BEING_OPENED='The report is not in an issue yet: another run of this task is opening one, or was killed before it could. Re-run this job to write the report.';
}),
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
54171:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Nd:()=>(takesPlainReplies),
Wv:()=>(completeReview),
ay:()=>(uncountedReviewReason)
});
var _tasks_comment_markers_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(8062);
var _tasks_parse_request_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(24938);
const SAME_MOMENT_MS=1_000;
async function completeReview(task,forge,word){
const{trigger,actor,number}=task;
if(trigger.kind!=='review')
return task;
const review=await forge.readReview(number,trigger.reviewId);
if(!review)
return 'the review was deleted';
if(review.submittedAt===undefined||review.state==='dismissed')
return `the review is ${review.state}`;
if(review.author.id!==actor.id)
return `${actor.login} did not write the review`;
const createdAt=review.submittedAt;
const comments=review.comments.filter(({body,updatedAt})=>Date.parse(updatedAt)<=Date.parse(createdAt)+SAME_MOMENT_MS&&!(0,_tasks_comment_markers_js__WEBPACK_IMPORTED_MODULE_1__.BC)(body));
const instruction=trigger.commentId===undefined?task.instruction:review.body;
const command=await readCommands([instruction,...comments.map(({body})=>body)],word);
if(typeof command==='string')
return command;
const request=command??(trigger.hasCommand?task.request:undefined);
const completed={...trigger,requestsChanges:review.state==='changes_requested'};
if(request)
return{...task,trigger:{...completed,hasCommand:true},createdAt,instruction,request};
return asksForWork(review,comments.length)
?{...task,trigger:completed,createdAt,instruction}
:'the review neither requests changes nor has comments on lines';
}
function asksForWork({state},commentCount){
return state==='changes_requested'||commentCount>0;
}
async function readCommands(texts,trigger){
const parsed=await Promise.all(texts.map((text)=>(0,_tasks_parse_request_js__WEBPACK_IMPORTED_MODULE_0__.T)(text,{trigger,subject:'pull-request'})));
const refused=parsed.find(({kind})=>kind==='refused');
if(refused?.kind==='refused')
return refused.reason;
const requests=parsed.flatMap((one)=>(one.kind==='request'?[one.request]:[]));
const[first]=requests;
if(!first)
return undefined;
const kinds=new Set(requests.map(({verb,flags})=>JSON.stringify([verb,flags])));
if(kinds.size>1)
return 'the review has several different commands, so none was run';
const words=requests.map(({text})=>text).filter((text)=>text!=='');
return{...first,text:words.join('\n\n')};
}
function takesPlainReplies({trigger,author}){
return trigger.kind==='review'&&!trigger.hasCommand&&(author.isBot||trigger.requestsChanges!==true);
}
function uncountedReviewReason({author},self,reviews){
switch(reviews){
case 'all':
return undefined;
case 'own':
return author.id===self.id
?undefined
:'the review has no command, and the pull request was opened by somebody else';
case 'asked':
case 'off':
return `the review has no command, and reviews is set to ${reviews} in agent.yml`;
}
}
}),
29714:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
c:()=>(refuseWithoutWriteAccess),
permissionOf:()=>(permissionOf)
});
var _run_lock_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(61218);
var _forge_forge_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(35659);
async function permissionOf(actor,forge){
return actor.isBot?'write':await forge.permissionOf(actor);
}
async function refuseWithoutWriteAccess(task,forge){
const{actor,number,trigger}=task;
if(trigger.kind==='prompt'&&trigger.event==='schedule')
return undefined;
if(trigger.kind==='ci')
return undefined;
const permission=await permissionOf(actor,forge);
if((0,_forge_forge_js__WEBPACK_IMPORTED_MODULE_1__.b)(permission))
return undefined;
const access=permission==='none'?'no access':`${permission} access`;
const reason=`${actor.login} has ${access} to this repository. You need write access to run the agent.`;
if((0,_run_lock_js__WEBPACK_IMPORTED_MODULE_0__.uZ)(task)||task.subject==='repository')
return reason;
await forge.postNoticeOnce(number,{about:{accountId:actor.id},text:reason});
return reason;
}
}),
61218:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
IZ:()=>(acquireLock),
cc:()=>(claimedReason),
r2:()=>(LONGEST_OPENING_MS),
uZ:()=>(isOnlyOffered),
vi:()=>(lockedReason)
});
var _tasks_request_kinds_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(79178);
var _tasks_keys_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(79057);
var _complete_review_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(54171);
async function acquireLock(task,{forge,identity,settings:{trigger}}){
const[self,claim]=await Promise.all([
isOnlyOffered(task)||task.subject==='repository'?forge.whoAmI():forge.acknowledge(task),
forge.claim((0,_tasks_keys_js__WEBPACK_IMPORTED_MODULE_1__.Eo)(task),identity)
]);
const heldBy=claimedReason(claim,identity,Date.now());
if(heldBy!==undefined)
return{kind:'skipped',reason:heldBy};
if(task.subject==='repository')
return{kind:'acquired',task,self,thread:NO_THREAD};
const completed=await(0,_complete_review_js__WEBPACK_IMPORTED_MODULE_2__.Wv)(task,forge,trigger);
if(typeof completed==='string')
return{kind:'skipped',reason:completed};
const[thread]=await Promise.all([forge.readThread(completed,self),react(completed,forge)]);
const reason=thread.progress&&lockedReason(thread.progress,identity,Date.now());
return reason===undefined?{kind:'acquired',task:completed,self,thread}:{kind:'skipped',reason};
}
const NO_THREAD={posts:[],droppedCount:0,progress:undefined,result:undefined,ownProgress:[]};
async function react(task,forge){
const{trigger,number}=task;
if(trigger.kind==='label'&&(0,_tasks_request_kinds_js__WEBPACK_IMPORTED_MODULE_0__.LF)(task)===undefined)
await forge.removeLabel(number,trigger.label);
const isReview=trigger.kind==='review'&&trigger.hasCommand&&trigger.commentId===undefined;
if(isReview)
await forge.reactToReview(number,trigger.reviewId);
}
function isOnlyOffered({trigger}){
return trigger.kind==='ci'||trigger.kind==='auto-review'||(trigger.kind==='review'&&!trigger.hasCommand);
}
const LONGEST_JOB_MS=6*60*60_000;
const LONGEST_OPENING_MS=30*60_000;
function claimedReason(claim,run,now,longestMs=LONGEST_JOB_MS){
if(claim.kind!=='held')
return undefined;
if(claim.runId===run.id)
return `another job of this run works on the same request.`;
const isOld=now-Date.parse(claim.at)>longestMs;
return isOld||run.attempt>1
?undefined
:`run ${claim.runId} works on this request or has answered it. To have the work done again, re-run this job.`;
}
function lockedReason({runId,hasEnded,updatedAt},run,now){
if(runId===undefined||runId===run.id)
return undefined;
if(hasEnded){
return run.attempt>1
?undefined
:`run ${runId} has already answered this request. To have the work done again, re-run this job.`;
}
if(now-Date.parse(updatedAt)>LONGEST_JOB_MS)
return undefined;
return `run ${runId} is working on this request.`;
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
