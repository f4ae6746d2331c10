"use strict";
exports.id=5387;
exports.ids=[5387];
exports.modules={
27670:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
examineBranch:()=>(examineBranch),
examineWorkspace:()=>(examineWorkspace)
});
var node_fs_promises_0_=__webpack_require__(51455);
var _connect_forge_js_1_=__webpack_require__(93492);
var _connect_model_js_2_=__webpack_require__(19366);
var _doctor_examine_setup_js_3_=__webpack_require__(31307);
var _forge_read_setup_js_4_=__webpack_require__(18386);
var _workspace_files_checkout_files_js_5_=__webpack_require__(76946);
var _pipeline_open_workspace_js_6_=__webpack_require__(75946);
var _pipeline_resolve_target_js_7_=__webpack_require__(56439);
var _settings_agent_file_js_8_=__webpack_require__(6759);
var _settings_workflow_models_js_9_=__webpack_require__(57182);
var _text_branch_names_js_12_=__webpack_require__(62973);
var _workspace_sandbox_closed_paths_js_10_=__webpack_require__(31657);
var _job_checkout_js_11_=__webpack_require__(15181);
var _text_documentation_url_js_13_=__webpack_require__(47728);
async function examineBranch(branch,job){
const{inputs,context,signal}=job;
const checkout=await(0,_job_checkout_js_11_.me)({token:inputs['github-token'],context,signal});
const sha=(0,_pipeline_resolve_target_js_7_.oz)(await checkout.resolve([(0,_text_branch_names_js_12_.uO)(branch)]),branch);
await checkout.fetch([sha]);
await checkout.switchTo(sha);
const refs={branch,start:sha,base:branch,baseSha:sha,mergeBase:sha};
const repository=await checkout.repositoryForCommands(refs);
const read=(path)=>checkout.readFile(sha,path);
return await examineJob(job,{read,repository,notRun:undefined});
}
async function examineWorkspace(job,notRun){
const read=(0,_workspace_files_checkout_files_js_5_.c)(await(0,node_fs_promises_0_.realpath)(job.context.workspace));
return await examineJob(job,{read,repository:undefined,notRun});
}
async function examineJob(job,code){
const{inputError,signal}=job;
const findings=await(0,_doctor_examine_setup_js_3_.h)(await setupOf(job,code),signal);
return inputError?[inputFinding(inputError),...findings]:findings;
}
function inputFinding({message}){
const remedy=`Correct them under \`with:\` in the workflow file. ${(0,_text_documentation_url_js_13_.o)('docs/reference.md')} lists all inputs.`;
return{id:'inputs',state:'problem',title:'The inputs of the action have errors.',detail:message,remedy};
}
async function setupOf({inputs,inputError,context,redact,signal},{read,repository,notRun}){
const{workspace,stateFolder,temp,home,environment}=context;
const{sandbox:mode,'config-path':path}=inputs;
const root=await(0,node_fs_promises_0_.realpath)(workspace);
return{
root,
environment,
serverUrl:context.serverUrl,
settings:{
path,
read:async()=>{
const text=await read(path);
return text===undefined?undefined:await(0,_settings_agent_file_js_8_.U)(text,path,read);
}
},
commits:undefined,
sandbox:mode,
openWorkspace:(rules,emit)=>{
const closed=[temp,...(0,_workspace_sandbox_closed_paths_js_10_.Ku)(temp,process.execPath)];
const seen=repository&&{repository};
const options={root,stateFolder,home,closed,mode,...seen,environment,settingsFile:path,redact,emit};
return(0,_pipeline_open_workspace_js_6_.k)(rules,options);
},
notRun:inputs.phase==='publish'?PUBLISH_JOB:notRun,
installs:true,
models:modelsOf(inputs,inputError),
createModel:(choice,options)=>(0,_connect_model_js_2_.I)(choice,options,environment),
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
return(0,_settings_workflow_models_js_9_._)(inputs).models;
}
function accessOf(inputs,context,signal){
const{owner,repo,apiUrl,serverUrl,repositoryUrl:page}=context;
const token=inputs['github-token'];
return{
forge:(0,_connect_forge_js_1_.connectForge)(token,context,signal),
readSetup:()=>(0,_forge_read_setup_js_4_.I)({owner,repo,token,apiUrl,serverUrl,signal}),
page,
token:inputs.phase==='propose'||inputs.phase==='plan'?'of-other-job':'of-job',
now:Date.now
};
}
}),
76832:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
d:()=>(isCron)
});
const MONTHS='JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');
const DAYS='SUN MON TUE WED THU FRI SAT'.split(' ');
const FIELDS=[
{lowest:0,highest:59,names:[]},
{lowest:0,highest:23,names:[]},
{lowest:1,highest:31,names:[]},
{lowest:1,highest:12,names:MONTHS},
{lowest:0,highest:6,names:DAYS}
];
function isCron(text){
const fields=text.split(' ');
return(fields.length===FIELDS.length&&
FIELDS.every((field,index)=>fields[index]?.split(',').every((part)=>isPart(part,field))));
}
function isPart(part,{lowest,highest,names}){
const[,range='',step]=/^([^/]+)(?:\/(\d{1,2}))?$/.exec(part)??[];
if(step!==undefined&&Number(step)===0)
return false;
if(range==='*')
return true;
const ends=range.split('-').map((end)=>{
const named=names.indexOf(end.toUpperCase());
if(named>=0)
return lowest+named;
return/^\d{1,2}$/.test(end)?Number(end):Number.NaN;
});
const[first=Number.NaN,last=first]=ends;
return ends.length<=2&&first>=lowest&&last<=highest&&first<=last;
}
})
};
;
