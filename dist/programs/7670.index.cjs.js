"use strict";
exports.id=7670;
exports.ids=[7670];
exports.modules={
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
})
};
;
