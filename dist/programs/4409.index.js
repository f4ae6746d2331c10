export const id=4409;
export const ids=[4409];
export const modules={
34409:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
failedChecksAt:()=>(failedChecksAt)
});
var _tasks_events_failed_checks_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9354);
var _errors_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(72189);
const PAGE=100;
async function failedChecksAt(connection,sha){
const[runs,suites]=await Promise.all([failedRuns(connection,sha),failedSuites(connection,sha)]);
return[...runs,...suites];
}
async function failedRuns({octokit,repository},sha){
const query={...repository,head_sha:sha,status:'completed',per_page:PAGE};
const{data}=await octokit.rest.actions.listWorkflowRunsForRepo(query);
const newest=firstOfEach(data.workflow_runs,(run)=>`${run.workflow_id} ${run.event}`);
const failed=firstOfEach(newest.filter(({conclusion})=>_tasks_events_failed_checks_js__WEBPACK_IMPORTED_MODULE_0__ .Wk.has(conclusion)),(run)=>run.workflow_id);
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
isFork:run.head_repository?.id !==run.repository.id,
url:run.html_url
}));
}
async function failedSuites({octokit,repository},sha){
try{
const{data}=await octokit.rest.checks.listSuitesForRef({...repository,ref:sha,per_page:PAGE});
return data.check_suites.flatMap(({id,app,conclusion,head_branch:branch,repository:{html_url:page}})=>app?.slug===undefined||app.slug==='github-actions'||!_tasks_events_failed_checks_js__WEBPACK_IMPORTED_MODULE_0__ .Wk.has(conclusion)
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
catch(error){
if((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__ .WM)(error)||(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__ .Ro)(error,404))
return[];
throw error;
}
}
function firstOfEach(items,keyOf){
const seen=new Set();
return items.filter((item)=>{
const isNew=!seen.has(keyOf(item));
seen.add(keyOf(item));
return isNew;
});
}
})
};
