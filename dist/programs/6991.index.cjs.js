"use strict";
exports.id=6991;
exports.ids=[6991];
exports.modules={
36991:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
annotationsOf:()=>(annotationsOf),
checksOfSuite:()=>(checksOfSuite),
completedRuns:()=>(completedRuns),
jobsOf:()=>(jobsOf),
pullRequestsAt:()=>(pullRequestsAt),
rerunFailedJobs:()=>(rerunFailedJobs)
});
var _tasks_person_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(87044);
var _errors_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(72189);
const PAGE=100;
async function pullRequestsAt({octokit,repository},sha){
const query={...repository,commit_sha:sha,per_page:PAGE};
const{data}=await octokit.rest.repos.listPullRequestsAssociatedWithCommit(query);
const read=data.map(({number,title,body,user,labels,head,base,state})=>({
number,
title,
body:body??'',
author:(0,_tasks_person_js__WEBPACK_IMPORTED_MODULE_0__.R)(user),
labels:labels.map(({name})=>name),
headSha:head.sha,
isOpen:state==='open',
isFork:head.repo?.id!==base.repo.id
}));
return read.toSorted((one,other)=>Number(other.isOpen)-Number(one.isOpen));
}
async function jobsOf({octokit,repository},{runId,attempt}){
const query={...repository,run_id:runId,attempt_number:attempt,per_page:PAGE};
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
try{
const{data}=await octokit.rest.checks.listAnnotations({
...repository,
check_run_id:checkRunId,
per_page:50
});
return data.map(({path,start_line:line,annotation_level:level,message})=>({
path,
line,
level:level??'',
message:message??''
}));
}
catch(error){
if((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__.WM)(error)||(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__.Ro)(error,404))
return[];
throw error;
}
}
async function completedRuns({octokit,repository},{workflowId,branch,headSha,hasPassed=false,limit}){
const{data}=await octokit.rest.actions.listWorkflowRuns({
...repository,
workflow_id:workflowId,
status:hasPassed?'success':'completed',
per_page:branch===undefined?limit:PAGE,
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
if((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__.WM)(error))
return{kind:'forbidden'};
if((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__.Ro)(error,403,404,409)&&!(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__.a5)(error))
return{kind:'refused',reason:(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__.Ux)(error)};
throw error;
}
}
async function checksOfSuite({octokit,repository},suiteId){
const query={...repository,check_suite_id:suiteId,per_page:PAGE};
const{data}=await octokit.rest.checks.listForSuite(query);
return data.check_runs.map(({id,name,conclusion,output,details_url:details,html_url:page})=>({
job:{id,name,conclusion:conclusion??undefined,steps:[],url:details??page??''},
text:[output.title,output.summary,output.text].filter((part)=>part!==null&&part!=='').join('\n\n')
}));
}
})
};
;
