"use strict";
exports.id=8059;
exports.ids=[8059];
exports.modules={
38333:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
U2:()=>(THEIR_LABEL),
ed:()=>(MAX_CHANGED_FILES),
eg:()=>(OUR_LABEL)
});
const MAX_CHANGED_FILES=3_000;
const OUR_LABEL='this-branch';
const THEIR_LABEL='base-branch';
}),
8059:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
b:()=>(createGitHubForge),
r:()=>(createGitHubReader)
});
var github_client=__webpack_require__(58755);
var errors=__webpack_require__(59973);
var forge_errors=__webpack_require__(70399);
var own_refs=__webpack_require__(25567);
;
const CLAIMS_FOLDER='claims/';
async function claim(connection,key,run){
try{
const isOurs=await writeClaim(connection,{key,title:titleOf(run),previous:undefined});
return isOurs?{kind:'ours'}:await readClaim(connection,key,run);
}
catch(error){
if(isUnavailable(error))
return{kind:'unavailable'};
throw error;
}
}
async function claimNotice(connection,key){
const claiming=writeClaim(connection,{key,title:'A notice that is posted once',previous:undefined});
return await(0,errors.NN)(claiming,true,isUnavailable);
}
async function releaseClaim(connection,key){
await(0,own_refs.X4)(connection,CLAIMS_FOLDER+key);
}
function titleOf({id,attempt}){
return `Run ${id}, attempt ${attempt}`;
}
async function writeClaim(connection,{key,title,previous}){
const message=`${title}\n\nForgehand-Claim: ${crypto.randomUUID()}\n`;
return await(0,own_refs.q8)(connection,{name:CLAIMS_FOLDER+key,message,previous});
}
function isUnavailable(error){
return(0,forge_errors.WM)(error)||(0,forge_errors.Ro)(error,404,409);
}
async function readClaim(connection,key,run){
const sha=await(0,own_refs.aq)(connection,CLAIMS_FOLDER+key);
const found=sha===undefined?undefined:await(0,own_refs.jl)(connection,sha);
if(!found)
return{kind:'unavailable'};
const[,runId='',attempt='']=/^Run (\d+), attempt (\d+)$/m.exec(found.message)??[];
const isEarlierAttempt=runId===run.id&&Number(attempt)<run.attempt;
const isTakenOver=isEarlierAttempt&&(await writeClaim(connection,{key,title:titleOf(run),previous:sha}));
return isTakenOver?{kind:'ours'}:{kind:'held',runId,at:found.at};
}
var external_node_crypto_=__webpack_require__(77598);
var comment_markers=__webpack_require__(8062);
var shorten=__webpack_require__(64607);
var github_rules=__webpack_require__(43525);
;
async function createComment(connection,number,body){
return post(connection,number,{body,marker:`<!-- forgehand:comment:${(0,external_node_crypto_.randomUUID)()} -->`});
}
async function postNoticeOnce(connection,number,{about,text}){
const marker=(0,comment_markers.Jb)(about);
const existing=await findMarked(connection,number,marker);
if(existing!==undefined)
return;
const notice={body:text,marker};
await('accountId' in about
?postToAccount(connection,number,{...notice,...about})
:post(connection,number,notice));
}
async function postToAccount(connection,number,{accountId,...notice}){
const key=`notice-${number}-${accountId}`;
if(!(await claimNotice(connection,key)))
return;
try{
await post(connection,number,notice);
}
catch(error){
await releaseClaim(connection,key).catch(()=>undefined);
throw error;
}
}
async function post(connection,number,{body,marker}){
const{octokit,repository,createOnce}=connection;
const text=withMarker(body,marker);
try{
return await createOnce({
create:async()=>{
const{data}=await octokit.rest.issues.createComment({...repository,issue_number:number,body:text});
return data.id;
},
find:()=>findMarked(connection,number,marker)
});
}
catch(error){
if(isLocked(error)){
const message=`#${number} is locked for this token: ${(0,forge_errors.Ux)(error)} Unlock the conversation and try again.`;
throw new errors.yo(message,{cause:error});
}
throw explainIfGone(error,`#${number}`);
}
}
function withMarker(body,marker){
return `${(0,shorten.ml)(body,github_rules.tr-marker.length-1)}\n${marker}`;
}
async function findMarked({octokit,repository},number,marker){
const query={...repository,issue_number:number,per_page:100};
const comments=await unlessGone(`#${number}`,octokit.paginate(octokit.rest.issues.listComments,query));
return comments.find((comment)=>comment.body?.includes(marker))?.id;
}
async function updateComment(connection,commentId,body){
const{octokit,repository}=connection;
const change={comment_id:commentId,body:(0,shorten.ml)(body,github_rules.tr)};
await unlessGone(`The comment ${commentId}`,octokit.rest.issues.updateComment({...repository,...change}));
}
function isLocked(error){
return(0,forge_errors.Ro)(error,403)&&/\blocked\b/i.test(error.message);
}
async function unlessGone(what,call){
try{
return await call;
}
catch(error){
throw explainIfGone(error,what);
}
}
function explainIfGone(error,what){
if(!(0,forge_errors.Ro)(error,404,410))
return error;
return new errors.yo(`${what} was deleted, or the token cannot read it. If it still exists, set \`github-token\` to a token with read access.`,{cause:error});
}
var person=__webpack_require__(87044);
;
async function readOwnReviews({connection,number,review}){
const reviews=await listAll(connection,number);
const isBlocked=await deleteLeftBehind(connection,number,reviews);
const submitted=reviews.find(({state,body,user})=>state!=='PENDING'&&user?.id===review.self.id&&body.startsWith(review.marker));
return{submitted:submitted&&{id:submitted.id,url:submitted.html_url},isBlocked};
}
async function clearPending(connection,number){
return await deleteLeftBehind(connection,number,await listAll(connection,number));
}
async function findPending({connection,number,review}){
const reviews=await listAll(connection,number);
return reviews.find(({state,body})=>state==='PENDING'&&body.startsWith(review.marker))?.id;
}
async function deletePending({octokit,repository},number,id){
const review={...repository,pull_number:number,review_id:id};
await(0,forge_errors.HD)(octokit.rest.pulls.deletePendingReview(review),undefined,404,422);
}
async function listAll({octokit,repository},number){
return await octokit.paginate(octokit.rest.pulls.listReviews,{...repository,pull_number:number,per_page:100});
}
async function deleteLeftBehind(connection,number,reviews){
const pending=reviews.filter(({state})=>state==='PENDING');
const left=pending.filter(isLeftBehind);
for(const{id}of left)
await deletePending(connection,number,id);
return left.length<pending.length;
}
function isLeftBehind({body,user}){
return(0,comment_markers.Vi)(body)||(user?.type==='Bot'&&body==='');
}
async function readReview({octokit,repository},number,reviewId){
const query={...repository,pull_number:number,review_id:reviewId};
const reading=Promise.all([
octokit.rest.pulls.getReview(query),
octokit.paginate(octokit.rest.pulls.listCommentsForReview,{...query,per_page:100})
]);
const found=await(0,forge_errors.HD)(reading,undefined,404);
if(!found)
return undefined;
const[{data:review},comments]=found;
return{
author:(0,person.R)(review.user),
body:review.body,
state:review.state.toLowerCase(),
submittedAt:review.submitted_at,
comments:comments.map(({body,updated_at:updatedAt,in_reply_to_id:root})=>({
body,
updatedAt,
isReply:root!==undefined
}))
};
}
async function listReviews(connection,number){
return(await listAll(connection,number)).flatMap(({id,user,body,state,submitted_at:submittedAt,commit_id:commit})=>submittedAt===undefined
?[]
:[{id,author:(0,person.R)(user),body,state:state.toLowerCase(),submittedAt,commit:commit??undefined}]);
}
;
async function replyToThread(connection,number,{rootCommentId,body}){
const{octokit,repository,createOnce}=connection;
const marker=`<!-- forgehand:reply:${(0,external_node_crypto_.randomUUID)()} -->`;
const text=withMarker(body,marker);
const request={...repository,pull_number:number,comment_id:rootCommentId,body:text};
const find=async()=>{
const query={...repository,pull_number:number,per_page:100};
const comments=await octokit.paginate(octokit.rest.pulls.listReviewComments,query);
return comments.find((comment)=>comment.body.includes(marker))?.id;
};
return(0,forge_errors.oH)('pull-requests',async()=>{
const create=async()=>(await octokit.rest.pulls.createReplyForReviewComment(request)).data.id;
try{
return{kind:'replied',commentId:await createOnce({create,find})};
}
catch(error){
if(!(0,forge_errors.Ro)(error,422)||(await clearPending(connection,number)))
throw error;
return{kind:'replied',commentId:await createOnce({create,find})};
}
});
}
async function resolveThread({octokit},id){
return(0,forge_errors.oH)('contents',async()=>{
await octokit.graphql(RESOLVE,{id});
return{kind:'resolved'};
});
}
async function unresolveThread({octokit},id){
return(0,forge_errors.oH)('contents',async()=>{
await octokit.graphql(UNRESOLVE,{id});
return{kind:'unresolved'};
});
}
const RESOLVE='mutation ($id: ID!) { resolveReviewThread(input: { threadId: $id }) { thread { isResolved } } }';
const UNRESOLVE=RESOLVE.replace('resolveReviewThread','unresolveReviewThread');
async function reactToReview({octokit,repository},number,reviewId){
return(0,forge_errors.oH)('contents',async()=>{
const{data}=await octokit.rest.pulls.getReview({...repository,pull_number:number,review_id:reviewId});
await octokit.graphql(REACT,{id:data.node_id});
return{kind:'added'};
});
}
const REACT='mutation ($id: ID!) { addReaction(input: { subjectId: $id, content: EYES }) { reaction { content } } }';
var signed_address=__webpack_require__(5491);
;
const PAGE=100;
const MAX_BYTES=10*2**20;
async function artifactsOf({octokit,repository},runId){
const{data}=await octokit.rest.actions.listWorkflowRunArtifacts({...repository,run_id:runId,per_page:PAGE});
return data.artifacts
.filter(({expired,size_in_bytes:size})=>!expired&&size<=MAX_BYTES)
.toSorted((one,other)=>Date.parse(other.created_at??'')-Date.parse(one.created_at??''))
.map(({id,name})=>({id,name}));
}
async function readArtifact(connection,artifactId){
const{octokit,repository}=connection;
const archive={...repository,artifact_id:artifactId,archive_format:'zip'};
const addressOf=()=>(0,signed_address.fI)(connection,(request)=>octokit.rest.actions.downloadArtifact({...archive,request}));
const read=await(0,signed_address.Hu)({title:`The artifact ${artifactId}`,addressOf,download},connection);
return read?.isCut===false?read.bytes:undefined;
}
async function download(address,signal){
return await(0,signed_address.CB)(await(0,signed_address.hJ)(address,signal),MAX_BYTES);
}
;
const check_results_PAGE=100;
async function pullRequestsAt({octokit,repository},sha){
const query={...repository,commit_sha:sha,per_page:check_results_PAGE};
const{data}=await octokit.rest.repos.listPullRequestsAssociatedWithCommit(query);
const read=data.map(({number,title,body,user,labels,head,base,state})=>({
number,
title,
body:body??'',
author:(0,person.R)(user),
labels:labels.map(({name})=>name),
headSha:head.sha,
isOpen:state==='open',
isFork:head.repo?.id!==base.repo.id
}));
return read.toSorted((one,other)=>Number(other.isOpen)-Number(one.isOpen));
}
async function jobsOf({octokit,repository},{runId,attempt}){
const query={...repository,run_id:runId,attempt_number:attempt,per_page:check_results_PAGE};
const{data}=await octokit.rest.actions.listJobsForWorkflowRunAttempt(query);
return data.jobs.map(({id,name,conclusion,steps=[],html_url:url})=>({
id,
name,
conclusion:conclusion??undefined,
url:url??'',
steps:steps.map((step)=>({
name:step.name,
conclusion:step.conclusion??undefined,
startedAt:step.started_at??undefined,
completedAt:step.completed_at??undefined
}))
}));
}
async function annotationsOf({octokit,repository},checkRunId){
const query={...repository,check_run_id:checkRunId,per_page:50};
const{data}=await(0,errors.NN)(octokit.rest.checks.listAnnotations(query),{data:[]},forge_errors.dK);
return data.map(({path,start_line:line,annotation_level:level,message})=>({
path,
line,
level:level??'',
message:message??''
}));
}
async function completedRuns({octokit,repository},{workflowId,branch,headSha,hasPassed=false,limit}){
const{data}=await octokit.rest.actions.listWorkflowRuns({
...repository,
workflow_id:workflowId,
status:hasPassed?'success':'completed',
per_page:branch===undefined?limit:check_results_PAGE,
...(branch!==undefined&&{branch}),
...(headSha!==undefined&&{head_sha:headSha})
});
const own=data.workflow_runs.filter(({head_repository:head,repository:base})=>branch===undefined||isSame(head,base));
return own
.slice(0,limit)
.map(({id,run_attempt:attempt=1,conclusion,head_sha:sha,created_at:createdAt})=>({
id,
attempt,
conclusion:conclusion??undefined,
headSha:sha,
createdAt
}));
}
function isSame(head,base){
return head?.id===base.id;
}
async function rerunFailedJobs({octokit,repository},runId){
try{
await octokit.rest.actions.reRunWorkflowFailedJobs({...repository,run_id:runId});
return{kind:'accepted'};
}
catch(error){
if((0,forge_errors.WM)(error))
return{kind:'forbidden'};
if((0,forge_errors.Ro)(error,403,404,409)&&!(0,forge_errors.a5)(error))
return{kind:'refused',reason:(0,forge_errors.Ux)(error)};
throw error;
}
}
async function checksOfSuite({octokit,repository},suiteId){
const query={...repository,check_suite_id:suiteId,per_page:check_results_PAGE};
const{data}=await octokit.rest.checks.listForSuite(query);
return data.check_runs.map(({id,name,conclusion,output,details_url:details,html_url:page})=>({
job:{id,name,conclusion:conclusion??undefined,steps:[],url:details??page??''},
text:[output.title,output.summary,output.text].filter((part)=>part!==null&&part!=='').join('\n\n')
}));
}
var dist_src=__webpack_require__(6013);
;
async function triagePullRequest(connection,number,{labels,assignees,reviewers}){
const problems=await Promise.all([
labels.length===0?[]:addLabels(connection,number,labels),
assignees.length===0?[]:triage_pull_request_assign(connection,number,assignees),
reviewers.length===0?[]:requestReviews(connection,number,reviewers)
]);
return problems.flat();
}
async function addLabels({octokit,repository},number,labels){
const request={...repository,issue_number:number,labels:[...labels]};
const refusal=await refusalOf(octokit.rest.issues.addLabels(request));
return refusal?[`The labels ${labels.join(', ')} were not added: ${refusal.reason}`]:[];
}
async function triage_pull_request_assign({octokit,repository},number,assignees){
const unassigned=new Set(assignees.map((login)=>login.toLowerCase()));
const request={...repository,issue_number:number,assignees:[...assignees]};
const call=octokit.rest.issues.addAssignees(request).then(({data})=>{
for(const assignee of data.assignees??[])
unassigned.delete(assignee.login.toLowerCase());
});
const refusal=await refusalOf(call);
const names=assignees.filter((login)=>unassigned.has(login.toLowerCase())).join(', ');
if(names==='')
return[];
return[`These people were not assigned: ${names}. ${refusal?.reason??NOT_ASSIGNABLE}`];
}
const NOT_ASSIGNABLE='GitHub assigns only people with access to the repository, and at most ten.';
async function requestReviews(connection,number,reviewers){
const{octokit,repository}=connection;
const elsewhere=reviewers.filter((name)=>name.includes('/')&&!isTeamOf(repository.owner,name));
if(elsewhere.length>0){
const rest=reviewers.filter((name)=>!elsewhere.includes(name));
const others=rest.length===0?[]:await requestReviews(connection,number,rest);
return[...elsewhere.map((team)=>notRequested(team,`${repository.owner} has no such team.`)),...others];
}
const call=octokit.rest.pulls.requestReviewers({
...repository,
pull_number:number,
reviewers:reviewers.filter((name)=>!name.includes('/')),
team_reviewers:reviewers.flatMap((name)=>name.split('/').slice(1))
});
const refusal=await refusalOf(call);
if(!refusal)
return[];
const[only='',...more]=reviewers;
if(more.length===0)
return[notRequested(only,only.includes('/')?`${refusal.reason} ${TEAM_ACCESS}`:refusal.reason)];
if(!refusal.isAboutNames)
return[notRequested(reviewers.join(', '),refusal.reason)];
const problems=await Promise.all(reviewers.map((reviewer)=>requestReviews(connection,number,[reviewer])));
return problems.flat();
}
const TEAM_ACCESS='A team needs access to the repository, and github-token must be able to read teams, such as the token of a GitHub App.';
function isTeamOf(owner,team){
return team.toLowerCase().startsWith(`${owner}/`.toLowerCase());
}
function notRequested(names,reason){
return `No review was requested from ${names}: ${reason}`;
}
async function refusalOf(call){
try{
await call;
return undefined;
}
catch(error){
if((0,forge_errors.Ro)(error,422))
return{reason:(0,forge_errors.Ux)(error),isAboutNames:true};
const explained=(0,forge_errors.dZ)(error);
if(explained instanceof errors.yo)
return{reason:explained.message,isAboutNames:false};
if(error instanceof dist_src.G)
return{reason:(0,shorten.uA)(error.message),isAboutNames:false};
throw error;
}
}
async function removeLabel({octokit,repository},number,label){
const removing=octokit.rest.issues.removeLabel({...repository,issue_number:number,name:label});
await(0,forge_errors.HD)(removing,undefined,404,410);
}
async function convertToDraft({octokit,repository},number){
return(0,forge_errors.oH)('pull-requests',async()=>{
const{data}=await octokit.rest.pulls.get({...repository,pull_number:number});
if(data.draft!==true)
await octokit.graphql(CONVERT,{id:data.node_id});
return{kind:'converted'};
});
}
const CONVERT='mutation ($id: ID!) { convertPullRequestToDraft(input: { pullRequestId: $id }) { pullRequest { isDraft } } }';
;
async function submitReview(connection,number,review){
const submission={connection,number,review};
return(0,forge_errors.oH)('pull-requests',async()=>{
const{submitted}=await readOwnReviews(submission);
if(submitted)
return{kind:'submitted',...submitted,refused:[],isEarlier:true};
const comments=review.comments.filter(({body})=>body.length<=github_rules.tr);
const isShort=comments.length<review.comments.length;
return review.isAllOrNothing&&isShort?refused('A comment is too long.'):submitAccepted(submission,comments);
});
}
async function submitAccepted(submission,comments){
try{
return await submit_review_submit(submission,comments);
}
catch(error){
if(!(0,forge_errors.Ro)(error,422))
throw error;
if((await readOwnReviews(submission)).isBlocked)
return refused(OTHER_PENDING);
if(submission.review.isAllOrNothing||comments.length===0)
throw error;
if(!(await isAccepted(submission,[])))
throw error;
const bad=new Set(await findRefused(comments,(some)=>isAccepted(submission,some)));
return submit_review_submit(submission,comments.filter((comment)=>!bad.has(comment)));
}
}
const OTHER_PENDING='The account of the token has a pending review of this pull request. Submit or discard it.';
function refused(reason){
return{kind:'refused',reason};
}
async function submit_review_submit(submission,comments){
const{connection,review}=submission;
const{octokit,createOnce}=connection;
const left=review.comments.filter((comment)=>!comments.includes(comment));
const request={
...requestFor(submission,comments),
event:review.event==='comment'?'COMMENT':'REQUEST_CHANGES',
body:(0,shorten.ml)(review.body(left),github_rules.tr)
};
const create=async()=>{
const{data}=await octokit.rest.pulls.createReview(request);
return{id:data.id,url:data.html_url};
};
const find=async()=>(await readOwnReviews(submission)).submitted;
return{kind:'submitted',...(await createOnce({create,find})),refused:left,isEarlier:false};
}
async function isAccepted(submission,comments){
const{connection,review}=submission;
const{octokit,createOnce}=connection;
const request={...requestFor(submission,comments),body:review.marker};
const create=async()=>(await octokit.rest.pulls.createReview(request)).data.id;
try{
const id=await createOnce({create,find:()=>findPending(submission)});
await deletePending(connection,submission.number,id);
return true;
}
catch(error){
if(!(0,forge_errors.Ro)(error,422))
throw error;
await clearPending(connection,submission.number);
return false;
}
}
function requestFor({connection,number,review},comments){
return{
...connection.repository,
pull_number:number,
commit_id:review.commit,
comments:comments.map(({path,side,startLine,endLine,body})=>{
const githubSide=side==='left'?'LEFT':'RIGHT';
const start=startLine<endLine?{start_line:startLine,start_side:githubSide}:{};
return{path,body,line:endLine,side:githubSide,...start};
})
};
}
const MAX_TRIALS=32;
async function findRefused(comments,isAccepted){
let trials=0;
const attempt=async(some)=>{
trials++;
return trials<=MAX_TRIALS&&(await isAccepted(some));
};
const refusedOf=async(some)=>{
if(some.length===1)
return some;
const middle=some.length>>1;
const[first,second]=[some.slice(0,middle),some.slice(middle)];
if(await attempt(first))
return refusedOf(second);
const refused=await refusedOf(first);
return(await attempt(second))?refused:[...refused,...(await refusedOf(second))];
};
return refusedOf(comments);
}
async function dismissReview({octokit,repository},number,{id,reason}){
const review={...repository,pull_number:number,review_id:id};
return(0,forge_errors.oH)('pull-requests',async()=>{
try{
await octokit.rest.pulls.dismissReview({...review,message:reason,event:'DISMISS'});
}
catch(error){
const isRepeated=(0,forge_errors.Ro)(error,422)&&(await octokit.rest.pulls.getReview(review)).data.state==='DISMISSED';
if(!isRepeated)
throw error;
}
return{kind:'dismissed'};
});
}
var ended_checks=__webpack_require__(35837);
;
const failed_checks_PAGE=100;
async function failedChecksAt(connection,sha){
const[runs,suites]=await Promise.all([failedRuns(connection,sha),failedSuites(connection,sha)]);
return[...runs,...suites];
}
async function failedRuns({octokit,repository},sha){
const query={...repository,head_sha:sha,status:'completed',per_page:failed_checks_PAGE};
const{data}=await octokit.rest.actions.listWorkflowRunsForRepo(query);
const newest=firstOfEach(data.workflow_runs,(run)=>`${run.workflow_id} ${run.event}`);
const failed=firstOfEach(newest.filter(({conclusion})=>ended_checks.Wk.has(conclusion)),(run)=>run.workflow_id);
return failed.map((run)=>({
source:{
kind:'workflow',
runId:run.id,
attempt:run.run_attempt??1,
workflowId:run.workflow_id,
path:run.path
},
name:run.name??run.path,
conclusion:run.conclusion??'',
headSha:sha,
headBranch:run.head_branch??undefined,
isFork:run.head_repository?.id!==run.repository.id,
url:run.html_url
}));
}
async function failedSuites({octokit,repository},sha){
const query={...repository,ref:sha,per_page:failed_checks_PAGE};
const listed=await(0,errors.NN)(octokit.rest.checks.listSuitesForRef(query),undefined,forge_errors.dK);
const suites=listed?.data.check_suites??[];
return suites.flatMap(({id,app,conclusion,head_branch:branch,repository:{html_url:page}})=>app?.slug===undefined||app.slug==='github-actions'||!ended_checks.Wk.has(conclusion)
?[]
:{
source:{kind:'suite',suiteId:id,app:app.slug},
name:app.name,
conclusion:conclusion??'',
headSha:sha,
headBranch:branch??undefined,
isFork:false,
url:`${page}/commit/${sha}/checks`
});
}
function firstOfEach(items,keyOf){
return[...Map.groupBy(items,keyOf).values()].flatMap((group)=>group.slice(0,1));
}
;
const job_log_MAX_BYTES=20*2**20;
async function readJobLog(connection,jobId){
const{octokit,repository}=connection;
const addressOf=()=>(0,signed_address.fI)(connection,(request)=>octokit.rest.actions.downloadJobLogsForWorkflowRun({...repository,job_id:jobId,request}));
return await(0,signed_address.Hu)({title:`The log of the job ${jobId}`,addressOf,download:job_log_download},connection);
}
async function job_log_download(address,signal){
const whole=await(0,signed_address.hJ)(address,signal);
const size=Number(whole.headers.get('content-length')??0);
if(size<=job_log_MAX_BYTES)
return await readLog(whole,'end');
await whole.body?.cancel();
const part=await(0,signed_address.hJ)(address,signal,`bytes=${size-job_log_MAX_BYTES}-${size-1}`);
return await readLog(part,part.status===206?'start':'end');
}
async function readLog(response,missing){
const{bytes,isCut}=await(0,signed_address.CB)(response,job_log_MAX_BYTES);
return{text:bytes.toString('utf8'),missing:missing==='start'||isCut?missing:'nothing'};
}
;
const PER_PAGE=100;
const MAX_PAGES=20;
const MAX_ISSUES=300;
async function listOwnIssues({octokit,repository},self){
const own=[];
const query={...repository,creator:self.login,state:'all',per_page:PER_PAGE};
let pages=0;
for await(const{data}of octokit.paginate.iterator(octokit.rest.issues.listForRepo,query)){
own.push(...data.filter((listed)=>!listed.pull_request&&listed.user?.id===self.id).map(issueOf));
pages+=1;
if(pages===MAX_PAGES||own.length>=MAX_ISSUES)
break;
}
return own;
}
async function missingIssueAccess({octokit,repository}){
try{
await octokit.rest.issues.create({...repository,title:''});
return[];
}
catch(error){
if((0,forge_errors.WM)(error))
return[{kind:'permission',permission:'issues'}];
if(!(0,forge_errors.Ro)(error,410))
return[];
const text=`${(0,forge_errors.Ux)(error)} Enable them in the settings of the repository, or remove \`report: issue\`.`;
return[{kind:'setting',text}];
}
}
async function openIssueOnce(connection,{self,marker,title,body}){
const{octokit,repository,createOnce}=connection;
const isSame=(one)=>one.state==='open'&&one.body.startsWith(marker);
return await createOnce({
create:async()=>{
const text=(0,shorten.ml)(body,github_rules.tr);
return issueOf((await octokit.rest.issues.create({...repository,title,body:text})).data);
},
find:async()=>(await listOwnIssues(connection,self)).find(isSame)
});
}
async function updateIssue({octokit,repository},number,{body,state}){
const change={state,body:(0,shorten.ml)(body,github_rules.tr)};
const updating=octokit.rest.issues.update({...repository,issue_number:number,...change});
await unlessGone(`The issue #${number}`,updating);
}
function issueOf({number,html_url:url,state,body,closed_at:closedAt}){
return{
number,
url,
body:body??'',
state:state==='open'?'open':'closed',
closedAt:closedAt??undefined
};
}
;
const MAX_FOUND=1_000;
const repositories_PAGE=100;
async function searchRepositories({octokit},query){
const found=[];
for(let page=1;;page++){
const{data}=await octokit.rest.search.repos({q:`${query} archived:false`,per_page:repositories_PAGE,page});
if(data.total_count>MAX_FOUND){
throw new errors.yo(`The search ${JSON.stringify(query)} finds ${data.total_count} repositories, and GitHub shows the first ${MAX_FOUND}. Narrow it.`);
}
if(data.incomplete_results){
throw new errors.yo(`GitHub's search ${JSON.stringify(query)} ran out of time, so its result is not complete. Try again, or narrow it.`);
}
found.push(...data.items.map((item)=>item.full_name));
if(page*repositories_PAGE>=data.total_count)
return found;
}
}
async function readDefaultBranch({octokit,repository}){
return(await octokit.rest.repos.get({...repository})).data.default_branch;
}
var graphql_errors=__webpack_require__(39069);
var keys=__webpack_require__(79057);
var rendered_markdown=__webpack_require__(98989);
var forge=__webpack_require__(35659);
;
async function readPermission({octokit,repository},{login,id}){
const reading=octokit.rest.repos.getCollaboratorPermissionLevel({...repository,username:login});
const found=await(0,forge_errors.HD)(reading,undefined,404);
if(found?.data.user?.id!==id)
return 'none';
return permissions.find((permission)=>permission===found.data.permission)??'none';
}
async function whoAmI({octokit}){
const{login,databaseId:id}=(await octokit.graphql('{ viewer { login databaseId } }')).viewer;
return{login,id,isBot:login.endsWith('[bot]')};
}
const permissions=['admin','write','read','none'];
async function acknowledge(connection,{trigger,number}){
const commentId='commentId' in trigger?trigger.commentId:undefined;
if(trigger.kind==='review'&&commentId===undefined)
return await whoAmI(connection);
const{octokit,repository}=connection;
const eyes={...repository,content:'eyes'};
try{
const{data}=commentId===undefined
?await octokit.rest.reactions.createForIssue({...eyes,issue_number:number})
:await(trigger.kind==='review'
?octokit.rest.reactions.createForPullRequestReviewComment({...eyes,comment_id:commentId})
:octokit.rest.reactions.createForIssueComment({...eyes,comment_id:commentId}));
return(0,person.R)(data.user);
}
catch(error){
if(!(0,forge_errors.Ro)(error,404,410))
throw error;
const what=commentId===undefined?`#${number}`:`The comment ${commentId}`;
const message=`${what} in ${repository.owner}/${repository.repo} was deleted, so there is nothing to do.`;
throw new errors.yo(message,{cause:error});
}
}
;
async function readThread(connection,task,self){
const reading=Promise.all([
listComments(connection,task.number),
...(task.subject==='pull-request'?[readReviewComments(connection,task),readReviews(connection,task)]:[])
]);
const[comments,...reviews]=await unlessGone(`#${task.number}`,reading);
const claim=(0,keys.Eo)(task);
const ownId=commentIdOf(task);
const isProgress=({author,body})=>author.id===self.id&&(0,comment_markers.Kn)(body);
const isResult=({author,body})=>author.id===self.id&&(0,comment_markers.u6)(body);
const posted=comments.filter(({post})=>post.id!==ownId&&!isProgress(post)&&!isResult(post));
const candidates=[
...posted.map(({post,updatedAt})=>({post,isBeforeTask:wasCommentPostedBefore(post,updatedAt,task)})),
...reviews.flat()
];
const posts=candidates.filter(({isBeforeTask})=>isBeforeTask).map(({post})=>post);
return{
posts:posts.toSorted((one,other)=>Date.parse(one.createdAt)-Date.parse(other.createdAt)),
droppedCount:candidates.length-posts.length,
ownProgress:comments.filter(({post})=>isProgress(post)).map(({post})=>post),
progress:progressOf(comments.find(({post})=>isProgress(post)&&(0,comment_markers.Kn)(post.body,claim))),
result:comments.find(({post})=>isResult(post)&&(0,comment_markers.u6)(post.body,claim))?.post.id
};
}
function progressOf(found){
if(!found)
return undefined;
const mark=(0,comment_markers.gF)(found.post.body);
return{id:found.post.id,runId:mark?.runId,hasEnded:mark?.hasEnded===true,updatedAt:found.updatedAt};
}
async function listComments({octokit,repository},number){
const query={...repository,issue_number:number,per_page:100,...rendered_markdown.B};
const comments=await octokit.paginate(octokit.rest.issues.listComments,query);
return comments.map(({id,user,body,body_html:html='',created_at,updated_at})=>({
post:{
id,
kind:'comment',
author:(0,person.R)(user),
body:body??'',
html,
createdAt:created_at,
location:undefined
},
updatedAt:updated_at
}));
}
async function readReviewComments({octokit,repository},task){
const query={...repository,pull_number:task.number,per_page:100,...rendered_markdown.B};
const comments=await octokit.paginate(octokit.rest.pulls.listReviewComments,query);
return comments.map(({id,user,created_at,updated_at,path,line,pull_request_review_id,...text})=>({
post:{
id,
kind:'review-comment',
author:(0,person.R)(user),
body:text.body,
html:text.body_html??'',
createdAt:created_at,
location:{path,line:line??undefined}
},
isBeforeTask:pull_request_review_id===reviewIdOf(task)
?wasSubmittedWith(updated_at,task)
:wasPostedBefore([created_at,updated_at],task)
}));
}
async function readReviews(connection,task){
const{octokit,repository}=connection;
const query={...repository,pull_number:task.number,per_page:100,...rendered_markdown.B};
const reviews=await octokit.paginate(octokit.rest.pulls.listReviews,query);
const posts=reviews
.filter(({id,body})=>body!==''&&id!==reviewIdOf(task))
.map(({id,user,body,body_html:html='',submitted_at:createdAt=''})=>{
return{id,kind:'review',author:(0,person.R)(user),body,html,createdAt,location:undefined};
});
const trusted=await writersAmong(connection,posts,task.actor);
return posts.map((post)=>({
post,
isBeforeTask:trusted.has(post.author.id)&&wasPostedBefore([post.createdAt],task)
}));
}
const MAX_LOOKUPS=10;
async function writersAmong(connection,posts,actor){
const authors=new Map(posts.map(({author})=>[author.id,author]));
authors.delete(actor.id);
const asked=[...authors.values()].slice(-MAX_LOOKUPS);
const permissions=await Promise.all(asked.map((author)=>readPermission(connection,author)));
const isWriter=(_,index)=>(0,forge.b)(permissions[index]);
return new Set([actor.id,...asked.filter(isWriter).map(({id})=>id)]);
}
function wasPostedBefore(times,{createdAt}){
return times.every((time)=>Date.parse(time)<Date.parse(createdAt));
}
function wasCommentPostedBefore(comment,updatedAt,task){
if(wasPostedBefore([comment.createdAt,updatedAt],task))
return true;
const isSameSecond=[comment.createdAt,updatedAt].every((time)=>Date.parse(time)===Date.parse(task.createdAt));
const ownId=commentIdOf(task);
return isSameSecond&&ownId!==undefined&&comment.id<ownId;
}
function reviewIdOf({trigger}){
return trigger.kind==='review'?trigger.reviewId:undefined;
}
function wasSubmittedWith(updatedAt,{createdAt}){
return Date.parse(updatedAt)<=Date.parse(createdAt)+1_000;
}
function commentIdOf({trigger}){
return trigger.kind==='comment'?trigger.commentId:undefined;
}
;
const MAX_THREADS=200;
const review_threads_MAX_PAGES=10;
const QUERY=`query ($owner: String!, $repo: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      reviewThreads(first: 100, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes {
          id isResolved resolvedBy { login databaseId } isOutdated path line startLine originalLine diffSide subjectType viewerCanResolve
          comments(first: 50) {
            nodes {
              fullDatabaseId body bodyHTML createdAt lastEditedAt isMinimized diffHunk
              author { ${graphql_errors._7} }
              pullRequestReview { fullDatabaseId state submittedAt }
            }
          }
        }
      }
    }
  }
}`;
async function readReviewThreads(connection,number,cut){
const nodes=await unlessGone(`#${number}`,readPages(connection,number));
const threads=nodes.flatMap((node)=>review_threads_readThread(node,cut)??[]);
return threads.length<=MAX_THREADS?threads:openFirst(threads).slice(0,MAX_THREADS);
}
async function readPages({octokit,repository},number){
const nodes=[];
let after=null;
for(let page=0;page<review_threads_MAX_PAGES;page++){
const answer=await octokit.graphql(QUERY,{...repository,number,after});
const found=answer.repository.pullRequest.reviewThreads;
nodes.push(...found.nodes.filter((node)=>node!==null));
after=found.pageInfo.endCursor;
if(!found.pageInfo.hasNextPage)
break;
}
return nodes;
}
function review_threads_readThread(node,cut){
const published=node.comments.nodes
.filter((comment)=>comment!==null)
.filter(({pullRequestReview:review})=>review?.state!=='PENDING');
const comments=cut?published.filter((comment)=>isBefore(comment,cut)):published;
const[root]=published;
return root!==undefined&&comments[0]===root?threadOf(node,root,comments):undefined;
}
function isBefore({createdAt,lastEditedAt,pullRequestReview:review},cut){
const submittedAt=review?.submittedAt??createdAt;
if(cut.trigger.kind==='review'&&idOf(review)===cut.trigger.reviewId)
return lastEditedAt===null||Date.parse(lastEditedAt)<=Date.parse(submittedAt);
return wasPostedBefore([createdAt,submittedAt,...(lastEditedAt===null?[]:[lastEditedAt])],cut);
}
function threadOf(node,root,comments){
return{
id:node.id,
rootCommentId:Number(root.fullDatabaseId),
path:node.path,
subject:node.subjectType==='FILE'?'file':'line',
side:node.diffSide==='LEFT'?'left':'right',
line:node.line??undefined,
startLine:node.startLine??undefined,
originalLine:node.originalLine??undefined,
diffHunk:root.diffHunk,
isResolved:node.isResolved,
resolvedBy:resolverOf(node),
isOutdated:node.isOutdated,
canResolve:node.viewerCanResolve,
comments:comments.map(commentOf)
};
}
function resolverOf({resolvedBy}){
const id=resolvedBy?.databaseId??undefined;
return resolvedBy&&id!==undefined?{id,login:resolvedBy.login}:undefined;
}
function commentOf(comment){
const{fullDatabaseId,pullRequestReview:review,author,body,bodyHTML:html,isMinimized}=comment;
return{
id:Number(fullDatabaseId),
reviewId:idOf(review),
author:(0,graphql_errors.aD)(author)??(0,person.R)(null),
body,
html,
isMinimized
};
}
function idOf(review){
return review?Number(review.fullDatabaseId):undefined;
}
function openFirst(threads){
return threads.toSorted((one,other)=>Number(one.isResolved)-Number(other.isResolved));
}
var branch_names=__webpack_require__(62973);
;
const AGAINST_PUSHES=new Set([
'update',
'pull_request',
'merge_queue',
'required_status_checks',
'required_deployments',
'workflows',
'code_scanning'
]);
const CLASSIC='branch protection';
async function protectionsAgainstPushes(connection,{name,protected:isProtected,protection}){
if(!isProtected)
return[];
const types=(await readBranchRules(connection,name)).map(({type})=>type);
const isClassic=protection?.enabled===true||types.length===0;
const rules=[...new Set(types)].filter((type)=>AGAINST_PUSHES.has(type));
return isClassic?[CLASSIC,...rules]:rules;
}
async function readBranchRules({octokit,repository},branch){
const query={...repository,branch,per_page:100};
return await(0,forge_errors.HD)(octokit.paginate(octokit.rest.repos.getBranchRules,query),[],404);
}
var external_node_buffer_=__webpack_require__(4573);
var change=__webpack_require__(38333);
;
async function commit(connection,request){
const{length}=request.changes;
if(length>change.ed)
return{kind:'refused',reason:`it changes ${length} files. The limit is ${change.ed}`};
if(!(0,branch_names.eB)(request.branch)){
return{
kind:'refused',
reason:`${JSON.stringify(request.branch)} is not a safe branch name`
};
}
try{
const made=await createCommit(connection,request);
return request.isNewBranch
?await createBranch(connection,request,made)
:await advanceBranch(connection,request,made);
}
catch(error){
const reason=refusalReason(error,request);
if(reason===undefined)
throw error;
return{kind:'refused',reason};
}
}
async function createCommit(connection,request){
const{octokit,repository}=connection;
const{message}=request;
const built=await buildTree(connection,request);
if(built!==request.tree){
throw new Error(`GitHub built the tree ${built} instead of ${request.tree}. Nothing was published.`);
}
const{data}=await octokit.rest.git.createCommit({
...repository,
message,
tree:request.tree,
parents:parentsOf(request)
});
return{sha:data.sha,isVerified:data.verification.verified};
}
async function buildTree(connection,{changes,parentTree}){
if(changes.length===0)
return parentTree;
const{octokit,repository}=connection;
const tree=await treeEntries(connection,changes);
return(await octokit.rest.git.createTree({...repository,base_tree:parentTree,tree})).data.sha;
}
function parentsOf({parent,merged}){
return merged===undefined?[parent]:[parent,merged];
}
async function createBranch(connection,request,made){
const{octokit,repository,createOnce}=connection;
try{
return await createOnce({
create:async()=>{
await octokit.rest.git.createRef({...repository,ref:`refs/heads/${request.branch}`,sha:made.sha});
return{kind:'committed',...made};
},
find:async()=>{
const head=await(0,own_refs.zy)(connection,request.branch);
return head===undefined?undefined:resultAt(connection,request,head);
}
});
}
catch(error){
if(!(0,forge_errors.Ro)(error,422)||!/already exists|reference update failed/i.test(error.message))
throw error;
const head=await(0,own_refs.zy)(connection,request.branch);
if(head!==undefined)
return resultAt(connection,request,head);
if(/already exists/i.test(error.message))
return MOVED;
throw error;
}
}
async function advanceBranch(connection,request,made){
const{octokit,repository,createOnce}=connection;
const found=await readBranch(connection,request.branch);
if(found===undefined)
return MOVED;
const{head,protections}=found;
if(protections.length>0)
return{kind:'refused',reason:`${request.branch} is a protected branch`};
if(head!==request.parent)
return resultAt(connection,request,head);
const advancing=createOnce({
create:async()=>{
await octokit.rest.git.updateRef({...repository,ref:`heads/${request.branch}`,sha:made.sha,force:false});
return{kind:'committed',...made};
},
find:async()=>{
const now=await(0,own_refs.zy)(connection,request.branch);
return now===request.parent?undefined:now===undefined?MOVED:resultAt(connection,request,now);
}
});
return await(0,errors.NN)(advancing,MOVED,(0,forge_errors.QQ)(/not a fast.forward|does not exist/i));
}
const MOVED={kind:'moved'};
async function readBranch(connection,branch){
const{octokit,repository}=connection;
const found=await(0,forge_errors.HD)(octokit.rest.repos.getBranch({...repository,branch}),undefined,404);
if(found?.data.name!==branch)
return undefined;
return{head:found.data.commit.sha,protections:await protectionsAgainstPushes(connection,found.data)};
}
async function resultAt({octokit,repository},request,head){
const{data}=await octokit.rest.git.getCommit({...repository,commit_sha:head});
const hasParents=data.parents.map(({sha})=>sha).join(' ')===parentsOf(request).join(' ');
const isSame=hasParents&&data.tree.sha===request.tree&&data.message.trim()===request.message.trim();
return isSame?{kind:'committed',sha:head,isVerified:data.verification.verified}:{kind:'moved'};
}
function refusalReason(error,{changes,branch}){
if(!(0,forge_errors.Ro)(error,403,404,409,422))
return undefined;
if(/`?workflows?`? (permission|scope)/i.test(error.message))
return(0,forge_errors.A3)(error);
const isWorkflow=changes.some(({path})=>path.startsWith('.github/workflows/'));
if(isWorkflow&&((0,forge_errors.WM)(error)||error.status===404))
return workflowReason(error);
if(/protected branch|rule violations?|creations being restricted/i.test(error.message)){
return `The rules of the repository do not allow this token to write to ${branch}: ${(0,forge_errors.A3)(error)}`;
}
if(/reference update failed/i.test(error.message)){
return `GitHub could not create the branch ${branch}. A branch with the name of one of its folders may be in the way.`;
}
return undefined;
}
function workflowReason(error){
return `GitHub refused the change (${(0,forge_errors.A3)(error)}). Either it contains workflow files, which the token of a workflow can never write, or ${(0,forge_errors.Up)(error)} is missing under \`permissions:\`.`;
}
const MAX_INLINE_BYTES=100_000;
const MAX_INLINE_TOTAL_BYTES=2_000_000;
async function treeEntries(connection,changes){
const entries=[];
let inlineBytes=0;
for(const change of changes){
if(change.kind==='deleted'){
entries.push({path:change.path,mode:'100644',type:'blob',sha:null});
continue;
}
const content=await change.readContent();
if(isPlainText(content)&&inlineBytes+content.length<=MAX_INLINE_TOTAL_BYTES){
inlineBytes+=content.length;
entries.push({path:change.path,mode:change.mode,type:'blob',content:content.toString('utf8')});
}
else{
entries.push({
path:change.path,
mode:change.mode,
type:'blob',
sha:await createBlob(connection,change,content)
});
}
}
return entries;
}
function isPlainText(content){
return(content.length<=MAX_INLINE_BYTES&&(0,external_node_buffer_.isUtf8)(content)&&!content.includes(0)&&!startsWithByteOrderMark(content));
}
function startsWithByteOrderMark(content){
return content.subarray(0,3).equals(Buffer.from('\uFEFF'));
}
async function createBlob({octokit,repository},{path,blob},content){
const encoded={content:content.toString('base64'),encoding:'base64'};
const{data}=await octokit.rest.git.createBlob({...repository,...encoded});
if(data.sha!==blob)
throw new Error(`GitHub stored ${path} as ${data.sha} instead of ${blob}.`);
return data.sha;
}
var session_author=__webpack_require__(87582);
;
async function readPullRequest({octokit,repository},number){
const reading=octokit.rest.pulls.get({...repository,pull_number:number});
return pullRequestOf((await unlessGone(`The pull request #${number}`,reading)).data);
}
async function readMergeBase({octokit,repository},{base,head}){
const query={...repository,basehead:`${base}...${head}`,per_page:1};
const comparing=octokit.rest.repos.compareCommitsWithBasehead(query);
const compared=await(0,forge_errors.HD)(comparing,undefined,404,422,500,502,503,504);
return compared?.data.merge_base_commit.sha;
}
const MAX_COMMIT_PAGES=10;
async function readCommitsBetween({octokit,repository},{base,head}){
const all=[];
for(let page=1;page<=MAX_COMMIT_PAGES;page++){
const query={...repository,basehead:`${base}...${head}`,per_page:100,page};
const{commits,total_commits:total}=(await octokit.rest.repos.compareCommitsWithBasehead(query)).data;
all.push(...commits.map(branchCommitOf));
if(commits.length===0||all.length>=total)
break;
}
return all;
}
function branchCommitOf({sha,commit,author,committer}){
const{message,verification}=commit;
return{
sha,
author:author?.login??commit.author?.name??'somebody without an account',
authorId:author?.id,
isBot:isAccount(author)&&(0,person.R)(author).isBot,
title:message.split('\n',1)[0]??'',
message,
committerId:committer?.id,
isSigned:verification?.verified===true&&commit.committer?.email===session_author.J
};
}
const MAX_COMMITS=250;
const WEB_FLOW='web-flow';
async function readContributors({octokit,repository},number){
const query={...repository,pull_number:number};
const[{data},commits]=await Promise.all([
octokit.rest.pulls.get(query),
octokit.paginate(octokit.rest.pulls.listCommits,{...query,per_page:100})
]);
const accounts=commits.flatMap(({author,committer})=>[author,committer]);
const people=[data.user,...accounts].map((account)=>(isAccount(account)?(0,person.R)(account):undefined));
return{
people:people.filter((person)=>person?.login!==WEB_FLOW),
head:commits.at(-1)?.sha,
isComplete:commits.length<MAX_COMMITS
};
}
function isAccount(account){
return account!==null&&account!==undefined&&'login' in account;
}
async function findPullRequest({octokit,repository},branch){
const head=`${repository.owner}:${branch}`;
const query={...repository,head,state:'all',sort:'created',direction:'desc',per_page:100};
const listed=await octokit.paginate(octokit.rest.pulls.list,query);
const own=listed.map(pullRequestOf).filter(({isFork,headRef})=>!isFork&&headRef===branch);
return own.find(({state})=>state==='open')??own[0];
}
async function openPullRequest(connection,wanted){
try{
return await create(connection,wanted);
}
catch(error){
if(!(0,forge_errors.Ro)(error,403,422)||(0,forge_errors.a5)(error))
throw error;
const isAboutDraft=wanted.isDraft&&/draft pull requests are not supported/i.test(error.message);
if(isAboutDraft)
return openPullRequest(connection,{...wanted,isDraft:false});
const existing=/already exists/i.test(error.message)?await findOpen(connection,wanted.branch):undefined;
return existing??{kind:'refused',reason:(0,forge_errors.A3)(error),remedy:remedyFor(error,connection)};
}
}
async function updatePullRequest({octokit,repository},number,{title,body}){
const change={
...(title!==undefined&&{title:(0,shorten.ml)(title,github_rules.tS)}),
body:(0,shorten.ml)(body,github_rules.tr)
};
const updating=octokit.rest.pulls.update({...repository,pull_number:number,...change});
await unlessGone(`The pull request #${number}`,updating);
}
async function editPullRequestBody(connection,number,edit){
const{octokit,repository}=connection;
const{data}=await octokit.rest.pulls.get({...repository,pull_number:number});
const author=data.user;
const body=edit({body:data.body??'',authorId:author?.id});
if(body!==undefined)
await updatePullRequest(connection,number,{title:undefined,body});
}
async function create(connection,{branch,base,title,body,isDraft}){
const{octokit,repository,createOnce}=connection;
return createOnce({
create:async()=>{
const{data}=await octokit.rest.pulls.create({
...repository,
head:branch,
base,
title:(0,shorten.ml)(title,github_rules.tS),
body:(0,shorten.ml)(body,github_rules.tr),
draft:isDraft
});
const isNowDraft=data.draft??false;
return{kind:'opened',pullRequest:{number:data.number,url:data.html_url},isDraft:isNowDraft};
},
find:()=>findOpen(connection,branch)
});
}
async function findOpen(connection,branch){
const found=await findPullRequest(connection,branch);
if(found?.state!=='open')
return undefined;
const{number,url}=found;
return{kind:'opened',pullRequest:{number,url},isDraft:found.isDraft};
}
function remedyFor(error,{page}){
const setting=(0,forge_errors.fj)(error,page);
if(setting!==undefined)
return setting;
if((0,forge_errors.WM)(error))
return(0,forge_errors.Ft)(error);
return 'Open it manually from the page that compares the branches.';
}
function pullRequestOf({head,base,...listed}){
return{
number:listed.number,
url:listed.html_url,
state:listed.state==='open'?'open':'closed',
isMerged:listed.merged_at!==null,
headRef:head.ref,
headSha:head.sha,
baseRef:base.ref,
isFork:head.repo?.id!==base.repo.id,
headPage:head.repo?.html_url,
allowsEdits:listed.maintainer_can_modify??false,
isDraft:listed.draft??false,
title:listed.title
};
}
const MAX_COMMITS_TO_FILE=5;
async function readCommitsToFile({octokit,repository},{head,path}){
const query={...repository,sha:head,path,per_page:MAX_COMMITS_TO_FILE};
return(await octokit.rest.repos.listCommits(query)).data.map(({sha})=>sha);
}
var stored_sessions=__webpack_require__(55939);
var stopped_runs=__webpack_require__(97699);
;
const STOPS_FOLDER='stop/';
function stopReader(connection,key){
const readRef=(0,own_refs.Xm)(connection,STOPS_FOLDER+key);
let[sha,stop]=[undefined,undefined];
return async()=>{
const found=await readRef();
if(found!==sha)
stop=await readStop(connection,found);
sha=found;
return stop;
};
}
async function readStop(connection,sha){
const found=sha===undefined?undefined:await(0,own_refs.jl)(connection,sha);
return found&&(0,stopped_runs.w5)(found.message);
}
const MAX_ATTEMPTS=4;
async function writeStop(connection,key,stop){
const name=STOPS_FOLDER+key;
for(let attempt=1;attempt<=MAX_ATTEMPTS;attempt+=1){
const previous=await(0,own_refs.aq)(connection,name);
const latest=await readStop(connection,previous);
if(latest?.claim===stop.claim)
return false;
if(latest&&Date.parse(latest.at)>Date.parse(stop.at))
return true;
if(await(0,own_refs.q8)(connection,{name,message:(0,stopped_runs.kB)(key,stop),previous}))
return true;
}
throw new Error(`The ref of ${key} was written by others again and again.`);
}
async function cancelRun({octokit,repository},runId){
try{
await octokit.rest.actions.cancelWorkflowRun({...repository,run_id:Number(runId)});
return 'accepted';
}
catch(error){
if((0,forge_errors.WM)(error))
return 'forbidden';
if((0,forge_errors.Ro)(error,404,409))
return 'ended';
throw error;
}
}
;
const SESSION=`
    session: object(expression: $session) {
      __typename
      ... on Commit {
        oid author { name email } committer { email } signature { __typename isValid }
        tree { entries { name type oid size } }
      }
    }
    record: object(expression: $record) { __typename ... on Blob { oid text isTruncated } }`;
const SESSION_QUERY=`query ($owner: String!, $repo: String!, $session: String!, $record: String!) {
  repository(owner: $owner, name: $repo) {${SESSION}
  }
}`;
const START_QUERY=`query (
  $owner: String!, $repo: String!, $session: String!, $record: String!, $stop: String!, $number: Int!, $isPullRequest: Boolean!
) {
  repository(owner: $owner, name: $repo) {${SESSION}
    stop: object(expression: $stop) { __typename ... on Commit { message } }
    pullRequest(number: $number) @include(if: $isPullRequest) {
      number url state title body isDraft headRefName headRefOid baseRefName isCrossRepository maintainerCanModify headRepository { url }
    }
  }
}`;
async function readThreadStart({octokit,repository},{thread,pullRequest:number}){
const pull={number:number??0,isPullRequest:number!==undefined};
const names={...sessionNames(thread),stop:(0,own_refs.Lo)(STOPS_FOLDER+thread)};
try{
const query={...repository,...names,...pull};
const{repository:found}=await octokit.graphql(START_QUERY,query);
return{
session:sessionOf(found),
stop:(0,stopped_runs.w5)(found.stop?.message??''),
pullRequest:found.pullRequest&&thread_start_pullRequestOf(found.pullRequest),
issue:(0,comment_markers.qf)(found.pullRequest?.body??''),
taskKey:(0,comment_markers.t9)(found.pullRequest?.body??'')
};
}
catch(error){
throw number===undefined?error:explainIfGone(error,`The pull request #${number}`);
}
}
async function readSession({octokit,repository},key){
const query={...repository,...sessionNames(key)};
return sessionOf((await octokit.graphql(SESSION_QUERY,query)).repository);
}
function sessionNames(key){
const session=(0,stored_sessions.uw)(key);
return{session,record:`${session}:${stored_sessions.lt}`};
}
function sessionOf({session,record}){
if(session?.oid===undefined)
return undefined;
const entries=session.tree?.entries??[];
const isOfCommit=record?.isTruncated===false&&entries.some(({oid})=>oid===record.oid);
return{
commit:session.oid,
author:(0,session_author.r)(session),
files:entries.map(({name,type,oid,size})=>({path:name,isFile:type==='blob',blob:oid,size})),
record:isOfCommit?(record.text??undefined):undefined
};
}
function thread_start_pullRequestOf({state,headRefName,headRefOid,baseRefName,...node}){
const{number,url,title,isDraft,isCrossRepository,maintainerCanModify,headRepository}=node;
return{
number,
url,
state:state==='OPEN'?'open':'closed',
isMerged:state==='MERGED',
headRef:headRefName,
headSha:headRefOid,
baseRef:baseRefName,
isFork:isCrossRepository||headRepository===null,
headPage:headRepository?.url,
allowsEdits:maintainerCanModify,
isDraft,
title
};
}
var repeat_calls=__webpack_require__(79941);
;
const WAITS_MS=[0,500,1_000,2_000,4_000,8_000,15_000];
async function updateBranch(connection,merge){
const{octokit,repository,createOnce,signal}=connection;
const{pullRequest,head}=merge;
try{
const asked=await createOnce({
create:async()=>{
await octokit.rest.pulls.updateBranch({...repository,pull_number:pullRequest,expected_head_sha:head});
return{kind:'pending'};
},
find:async()=>{
const result=await resultOf(connection,merge);
return result.kind==='pending'?undefined:result;
}
});
if(asked.kind!=='pending')
return asked;
}
catch(error){
if(!(0,forge_errors.Ro)(error,403,422))
throw error;
if(error.status===422&&/merge conflict/i.test(error.message))
return{kind:'conflict'};
if(error.status===422&&/no new commits/i.test(error.message))
return{kind:'up-to-date'};
const result=await resultOf(connection,merge);
return result.kind==='pending'?{kind:'refused',reason:(0,forge_errors.A3)(error)}:result;
}
for(const waitMs of WAITS_MS){
await(0,repeat_calls.v)(waitMs,signal);
const result=await resultOf(connection,merge);
if(result.kind!=='pending')
return result;
}
return{kind:'pending'};
}
async function resultOf({octokit,repository},{pullRequest,head}){
const{data}=await octokit.rest.pulls.get({...repository,pull_number:pullRequest});
if(data.head.sha===head)
return{kind:'pending'};
const commit=(await octokit.rest.git.getCommit({...repository,commit_sha:data.head.sha})).data;
const isMerge=commit.parents.length===2&&commit.parents[0]?.sha===head;
return isMerge?{kind:'merged',sha:commit.sha,isVerified:commit.verification.verified}:{kind:'moved'};
}
;
async function findMissingAccess(connection,plan){
const{base,opensPullRequest}=plan;
const questions=[
canPush(connection).then((can)=>(can?[]:[permission('contents')])),
...(opensPullRequest?[missingForPullRequest(connection,base)]:[]),
findBranchObstacles(connection,plan)
];
const answers=await Promise.allSettled(questions);
return answers.flatMap((answer)=>(answer.status==='fulfilled'?answer.value:[]));
}
function permission(name){
return{kind:'permission',permission:name};
}
function obstacle(text){
return[{kind:'setting',text}];
}
async function canPush({page,token,signal}){
const authorization=`Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
const headers={authorization,'user-agent':'git/forgehand'};
const response=await fetch(`${page}.git/info/refs?service=git-receive-pack`,{
headers,
redirect:'manual',
signal
});
if(![403,404].includes(response.status)){
await response.body?.cancel();
return true;
}
return!/\bdenied to\b|\bnot granted\b|\brepository not found\b/i.test(await response.text());
}
async function missingForPullRequest(connection,base){
const refusal=await tryPullRequest(connection,base);
if((0,forge_errors.WM)(refusal))
return[permission('pull-requests')];
if(!(0,forge_errors.Ro)(refusal,403))
return[];
const setting=(0,forge_errors.fj)(refusal,connection.page);
return setting===undefined?[]:obstacle(`${(0,forge_errors.Ux)(refusal)} ${setting}`);
}
async function findMissingReviewAccess(connection,base){
return(0,forge_errors.WM)(await tryPullRequest(connection,base))?[permission('pull-requests')]:[];
}
async function tryPullRequest({octokit,repository},base){
try{
await octokit.rest.pulls.create({...repository,head:base,base,title:'Forgehand checks its permissions'});
return undefined;
}
catch(error){
return error;
}
}
async function findBranchObstacles(connection,{branch,isNewBranch}){
if(branch===undefined)
return[];
return isNewBranch?await rulesAgainst(connection,branch):await protectionOf(connection,branch);
}
async function protectionOf(connection,branch){
const{octokit,repository}=connection;
const{data}=await octokit.rest.repos.getBranch({...repository,branch});
const protections=data.name===branch?await protectionsAgainstPushes(connection,data):[];
if(protections.length===0)
return[];
return obstacle(`${branch} is a protected branch (${protections.join(', ')}), and Forgehand never pushes to one. Remove the protection from it, or ask on a pull request from another branch.`);
}
async function rulesAgainst(connection,branch){
const against=(await readBranchRules(connection,branch)).filter((rule)=>preventsCreation(rule,branch));
const ids=new Set(against.map(({ruleset_id:id})=>id).filter((id)=>id!==undefined));
const found=await Promise.all([...ids].map((id)=>enforcedRuleSet(connection,id)));
return found.flatMap((ruleSet)=>{
if(!ruleSet)
return[];
const types=against.filter(({ruleset_id:id})=>id===ruleSet.id).map(({type})=>type);
return obstacle(`The ruleset "${ruleSet.name}" (${types.join(', ')}) does not let this token create the branch ${branch}. Exclude the branches ${branchPattern(branch)} from it, or let the token bypass it: ${ruleSet.url}`);
});
}
function branchPattern(branch){
const folder=branch.slice(0,branch.lastIndexOf('/')+1);
return(folder===''?branch:folder).replaceAll(/\d+/g,'*')+(folder===''?'':'**');
}
function preventsCreation(rule,branch){
if(rule.type==='creation')
return true;
if(rule.type==='required_status_checks')
return rule.parameters?.do_not_enforce_on_create===false;
if(rule.type!=='branch_name_pattern'||!rule.parameters)
return false;
const{operator,pattern,negate=false}=rule.parameters;
const matches=matchesName(branch,operator,pattern);
return matches!==undefined&&matches===negate;
}
function matchesName(branch,operator,pattern){
switch(operator){
case 'starts_with':
return branch.startsWith(pattern);
case 'ends_with':
return branch.endsWith(pattern);
case 'contains':
return branch.includes(pattern);
default:
return undefined;
}
}
async function enforcedRuleSet({octokit,repository},id){
const{data}=await octokit.rest.repos.getRepoRuleset({...repository,ruleset_id:id});
if(data.current_user_can_bypass!=='never')
return undefined;
return{id,name:data.name,url:data._links?.html?.href??data.source};
}
;
function createGitHubForge(settings){
const connection=(0,github_client.N)(settings);
return{...reads(connection),...writes(connection)};
}
function createGitHubReader(settings){
return reads((0,github_client.N)(settings));
}
function reads(connection){
const call=callWith(connection);
return{
permissionOf:call(readPermission),
whoAmI:call(whoAmI),
readReview:call(readReview),
listReviews:call(listReviews),
readThread:call(readThread),
renderMarkdown:call(rendered_markdown.G),
readAttachments:call(async(_,attachments)=>(await __webpack_require__.e(3206).then(__webpack_require__.bind(__webpack_require__,43206))).readAttachments(connection,attachments)),
readReviewThreads:call(readReviewThreads),
readPullRequest:call(readPullRequest),
mergeBase:call(readMergeBase),
commitsBetween:call(readCommitsBetween),
commitsToFile:call(readCommitsToFile),
readContributors:call(readContributors),
branchUpdatesSince:call(branchUpdatesSince),
headOf:call(own_refs.zy),
findPullRequest:call(findPullRequest),
listOwnPullRequests:call(listOwnPullRequests),
branchObstacles:call(findBranchObstacles),
readDefaultBranch:call(readDefaultBranch),
searchRepositories:call(searchRepositories),
listOwnIssues:call(listOwnIssues),
stopReader:(thread)=>{
const read=stopReader(connection,thread);
return call(read);
},
pullRequestsAt:call(pullRequestsAt),
failedChecksAt:call(failedChecksAt),
jobsOf:call(jobsOf),
artifactsOf:call(artifactsOf),
readArtifact:call(readArtifact),
readJobLog:call(readJobLog),
annotationsOf:call(annotationsOf),
completedRuns:call(completedRuns),
checksOfSuite:call(checksOfSuite),
readThreadStart:call(readThreadStart),
readSession:call(readSession),
readSessionFile:call(stored_sessions.zZ),
compareUrl:(base,branch)=>`${connection.page}/compare/${encodeRef(base)}...${encodeRef(branch)}?expand=1`
};
}
function writes(connection){
const call=callWith(connection);
return{
acknowledge:call(acknowledge),
claim:call(claim),
pruneRefs:call(pruneRefs),
removeLabel:call(removeLabel),
replyToThread:call(replyToThread),
resolveThread:call(resolveThread),
unresolveThread:call(unresolveThread),
reactToReview:call(reactToReview),
submitReview:call(submitReview),
dismissReview:call(dismissReview),
createComment:call(createComment),
updateComment:call(updateComment),
postNoticeOnce:call(postNoticeOnce),
missingAccess:call(findMissingAccess),
missingReviewAccess:call(findMissingReviewAccess),
commit:call(commit),
updateBranch:call(updateBranch),
openPullRequest:call(openPullRequest),
updatePullRequest:call(updatePullRequest),
editPullRequestBody:call(editPullRequestBody),
closePullRequest:call(closePullRequest),
missingIssueAccess:call(missingIssueAccess),
openIssueOnce:call(openIssueOnce),
updateIssue:call(updateIssue),
convertToDraft:call(convertToDraft),
triagePullRequest:call(triagePullRequest),
writeStop:call(writeStop),
cancelRun:call(cancelRun),
rerunFailedJobs:call(rerunFailedJobs),
writeSession:call(stored_sessions.Ko),
deleteSession:call(stored_sessions.ME),
listSessions:call(stored_sessions.GW),
closedSince:call(stored_sessions.z9)
};
}
function callWith(connection){
return(operation)=>async(...args)=>{
try{
return await operation(connection,...args);
}
catch(error){
throw(0,forge_errors.dZ)(error);
}
};
}
function encodeRef(name){
return name.split('/').map(encodeURIComponent).join('/');
}
const MAX_UPDATES=100;
async function branchUpdatesSince({octokit,repository},{branch,since,page}){
try{
const ref=`refs/heads/${branch}`;
const{data}=await octokit.rest.repos.listActivities({
...(ownerAndName(page)??repository),
ref,
per_page:MAX_UPDATES
});
const later=data.filter(({timestamp})=>!(Date.parse(timestamp)<Date.parse(since)));
const updates=later.map(({before,after,actor})=>({before,after,by:(0,person.R)(actor)}));
return{kind:'known',updates,head:data[0]?.after};
}
catch(error){
if(!(0,forge_errors.Ro)(error,403,404)||(0,forge_errors.a5)(error))
throw error;
return{kind:'unknown',reason:(0,forge_errors.A3)(error)};
}
}
function ownerAndName(page){
const[owner,repo]=page===undefined?[]:new URL(page).pathname.split('/').slice(-2);
return owner===undefined||repo===undefined?undefined:{owner,repo};
}
const MAX_REFS=50;
const MAX_LOOKED_AT=10;
const DAY_MS=24*60*60_000;
const MAX_AGES_MS=[
{folder:CLAIMS_FOLDER,ms:7*DAY_MS},
{folder:STOPS_FOLDER,ms:35*DAY_MS}
];
async function pruneRefs(connection,run){
const all=(await(0,own_refs.Fy)(connection,'')).filter(({name})=>maxAgeOf(name)!==undefined);
if(all.length<=MAX_REFS)
return;
const start=Number(run.id)%all.length;
const some=[...all.slice(start),...all.slice(0,start)].slice(0,MAX_LOOKED_AT);
await Promise.all(some.map((ref)=>pruneIfOld(connection,ref)));
}
function maxAgeOf(name){
return MAX_AGES_MS.find(({folder})=>name.startsWith(folder))?.ms;
}
async function pruneIfOld(connection,{name,sha}){
const found=await(0,own_refs.jl)(connection,sha);
const isOld=found!==undefined&&Date.now()-Date.parse(found.at)>(maxAgeOf(name)??Infinity);
if(isOld&&(await(0,own_refs.aq)(connection,name))===sha)
await(0,own_refs.X4)(connection,name);
}
const github_PER_PAGE=100;
const github_MAX_PAGES=3;
async function listOwnPullRequests({octokit,repository},self,branch){
const query={...repository,state:'all',sort:'created',direction:'desc',per_page:github_PER_PAGE};
const listed=[];
let[isCut,pages]=[false,0];
for await(const{data,headers}of octokit.paginate.iterator(octokit.rest.pulls.list,query)){
listed.push(...data);
pages+=1;
isCut=headers.link?.includes('rel="next"')===true;
if(pages===github_MAX_PAGES)
break;
}
if(isCut){
const numbers=new Set(listed.map(({number})=>number));
const{data}=await octokit.rest.pulls.list({...query,head:`${repository.owner}:${branch}`});
listed.push(...data.filter(({number,head})=>head.ref===branch&&!numbers.has(number)));
}
return listed
.filter(({user})=>user?.id===self.id)
.map(ownPullRequest)
.filter(({isFork})=>!isFork);
}
function ownPullRequest(listed){
const{body,closed_at:closedAt}=listed;
return{...pullRequestOf(listed),body:body??'',closedAt:closedAt??undefined};
}
async function closePullRequest({octokit,repository},number,body){
const change={state:'closed',body:(0,shorten.ml)(body,github_rules.tr)};
const closing=octokit.rest.pulls.update({...repository,pull_number:number,...change});
await unlessGone(`The pull request #${number}`,closing);
}
}),
98989:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
B:()=>(WITH_HTML),
G:()=>(renderMarkdown)
});
const WITH_HTML={headers:{accept:'application/vnd.github.full+json'}};
async function renderMarkdown({octokit,repository},text){
const context=`${repository.owner}/${repository.repo}`;
const{data}=await octokit.rest.markdown.render({text,mode:'gfm',context});
return data;
}
}),
5491:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
CB:()=>(readBounded),
Hu:()=>(readSignedFile),
fI:()=>(addressAfter),
hJ:()=>(getSigned)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(59973);
var _repeat_calls_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(79941);
var _forge_errors_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(70399);
async function readSignedFile({title,addressOf,download},{signal,retryLimits:{retries,secondMs,responseTimeoutSeconds}}){
for(let repeats=0;;repeats++){
const address=await addressOf();
if(address===undefined)
return undefined;
const limit=AbortSignal.any([signal,AbortSignal.timeout(responseTimeoutSeconds*1000)]);
try{
return await download(address,limit);
}
catch(error){
signal.throwIfAborted();
if(repeats===retries)
throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(unreadable(title,error),{cause:error});
}
await(0,_repeat_calls_js__WEBPACK_IMPORTED_MODULE_0__.v)((repeats+1)**2*secondMs,signal);
}
}
function unreadable(title,error){
return `${title} could not be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}. Allow the runner to reach the storage of GitHub Actions, then re-run this job.`;
}
async function addressAfter({octokit},ask){
const request={redirect:'manual'};
try{
const{status,headers}=await ask(request);
const{baseUrl}=octokit.request.endpoint.DEFAULTS;
const location=absoluteAddress(headers.location,baseUrl);
if(status!==301||location?.origin!==new URL(baseUrl).origin)
return location?.href;
const renamed=await octokit.request({method:'GET',url:location.href,request});
return absoluteAddress(renamed.headers.location,baseUrl)?.href;
}
catch(error){
if((0,_forge_errors_js__WEBPACK_IMPORTED_MODULE_1__.Ro)(error,404,410))
return undefined;
throw error;
}
}
function absoluteAddress(location,base){
return location===undefined?undefined:(URL.parse(location,base)??undefined);
}
async function getSigned(address,signal,range){
const headers={'user-agent':'forgehand',...(range!==undefined&&{range})};
const response=await fetch(address,{headers,redirect:'error',signal});
if(!response.ok){
await response.body?.cancel();
throw new Error(`the storage responded with ${response.status}`);
}
return response;
}
async function readBounded(response,maxBytes){
const chunks=[];
let size=0;
const body=response.body??[];
for await(const chunk of body){
chunks.push(chunk.subarray(0,maxBytes-size));
size+=chunk.length;
if(size>maxBytes)
break;
}
return{bytes:Buffer.concat(chunks),isCut:size>maxBytes};
}
}),
97699:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
h9:()=>(isStoppedBy),
kB:()=>(stopMessage),
w5:()=>(readStopMessage)
});
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3301);
var zod__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(79435);
var _keys_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(79057);
var _text_near_name_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(58804);
var _text_json_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(32686);
function isStoppedBy(stop,{task,run,startedAt}){
const stoppedAt=Date.parse(stop.at);
if(run.attempt>1)
return stoppedAt>=Math.floor(startedAt/ 1000)*1000;
const askedAt=Date.parse(task.createdAt);
if(stoppedAt!==askedAt)
return stoppedAt>askedAt;
const[stopId,taskId]=[commentIdIn(stop.claim),commentIdIn((0,_keys_js__WEBPACK_IMPORTED_MODULE_0__.Eo)(task))];
return stopId===undefined||taskId===undefined||stopId>taskId;
}
function commentIdIn(claim){
const[,id]=/^comment-(\d+)$/.exec(claim)??[];
return id===undefined?undefined:Number(id);
}
const stopSchema=zod__WEBPACK_IMPORTED_MODULE_2__.RZV(()=>zod__WEBPACK_IMPORTED_MODULE_2__.rej({
by:zod__WEBPACK_IMPORTED_MODULE_2__.rej({login:zod__WEBPACK_IMPORTED_MODULE_2__.YjP().regex(_text_near_name_js__WEBPACK_IMPORTED_MODULE_1__.S3),id:zod__WEBPACK_IMPORTED_MODULE_2__.Whr().positive()}),
at:zod__WEBPACK_IMPORTED_MODULE_3__.w$(),
claim:zod__WEBPACK_IMPORTED_MODULE_2__.YjP().regex(_text_near_name_js__WEBPACK_IMPORTED_MODULE_1__.Zx)
}));
function stopMessage(thread,stop){
return `Stop of ${thread}\n\nForgehand-Stop: ${JSON.stringify(stop)}\n`;
}
function readStopMessage(message){
const[,json='']=/^Forgehand-Stop: (.*)$/m.exec(message)??[];
return stopSchema.safeParse((0,_text_json_js__WEBPACK_IMPORTED_MODULE_4__.qF)(json)).data;
}
})
};
;
