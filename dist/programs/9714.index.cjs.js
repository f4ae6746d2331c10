"use strict";
exports.id=9714;
exports.ids=[9714];
exports.modules={
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
})
};
;
