"use strict";
exports.id=4625;
exports.ids=[4625,5387,2090];
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
15181:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Ge:()=>(jobCheckout),
me:()=>(openJobCheckout),
p5:()=>(reopenJobCheckout)
});
var node_path_0_=__webpack_require__(76760);
var _git_checkout_js_1_=__webpack_require__(57917);
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
return(0,_git_checkout_js_1_.openCheckout)({
workTree:context.workspace,
gitDir:(0,node_path_0_.join)(context.stateFolder,'git'),
remote:{url:`${context.repositoryUrl}.git`,token},
environment:context.environment,
signal,
prefetch
});
}
function reopenJobCheckout({workspace:workTree,stateFolder,environment},signal){
return(0,_git_checkout_js_1_.reopenCheckout)({workTree,gitDir:(0,node_path_0_.join)(stateFolder,'git'),environment,signal});
}
}),
28692:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
runDoctor:()=>(runDoctor)
});
var node_fs_0_=__webpack_require__(73024);
var node_path_1_=__webpack_require__(76760);
var _actions_core_2_=__webpack_require__(2327);
var zod_15_=__webpack_require__(3301);
var _connect_forge_js_3_=__webpack_require__(93492);
var _doctor_finding_js_13_=__webpack_require__(52743);
var _doctor_report_markdown_js_4_=__webpack_require__(32090);
var _doctor_report_text_js_5_=__webpack_require__(54612);
var _errors_js_14_=__webpack_require__(59973);
var _network_use_environment_proxy_js_12_=__webpack_require__(94163);
var _secrets_collect_js_6_=__webpack_require__(1624);
var _secrets_redact_js_7_=__webpack_require__(26837);
var _settings_run_inputs_js_8_=__webpack_require__(87627);
var _text_workflow_commands_js_9_=__webpack_require__(46556);
var _text_shorten_js_10_=__webpack_require__(64607);
var _examine_job_js_11_=__webpack_require__(27670);
const MAX_ANNOTATIONS=10;
const MAX_ANNOTATION=500;
const LOG_WIDTH=120;
async function runDoctor(context){
for(const secret of(0,_secrets_collect_js_6_.C)(_actions_core_2_.getInput))
_actions_core_2_.setSecret(secret);
(0,_network_use_environment_proxy_js_12_.z)(process.env);
const redact=(0,_secrets_redact_js_7_.lY)((0,_secrets_collect_js_6_.V4)(_actions_core_2_.getInput,process.env));
const job={...(0,_settings_run_inputs_js_8_.A7)(_actions_core_2_.getInput),context,redact,signal:signalOfRunner()};
const findings=(0,_secrets_redact_js_7_.KL)(await examine(job),redact);
process.stdout.write((0,_text_workflow_commands_js_9_.F)((0,_doctor_report_text_js_5_._g)(findings,LOG_WIDTH,(_,text)=>text)));
annotate((0,_doctor_finding_js_13_.p)(findings,'problem'),_actions_core_2_.error);
annotate((0,_doctor_finding_js_13_.p)(findings,'warning'),_actions_core_2_.warning);
await _actions_core_2_.summary.addRaw(`## Doctor\n\n${(0,_doctor_report_markdown_js_4_.findingsMarkdown)(findings)}\n`).write();
_actions_core_2_.setOutput('outcome','answered');
if((0,_doctor_finding_js_13_.G)(findings).problem>0)
_actions_core_2_.setFailed((0,_doctor_report_text_js_5_.dC)(findings));
}
function signalOfRunner(){
const controller=new AbortController();
const abort=()=>{
controller.abort(new _errors_js_14_.yo('The workflow run was cancelled.'));
};
process.on('SIGINT',abort).on('SIGTERM',abort);
return controller.signal;
}
async function examine(job){
const{context,inputs,signal}=job;
const notRun=foreignCode(context.event.payload);
if((0,node_fs_0_.existsSync)((0,node_path_1_.join)(context.workspace,'.git')))
return await(0,_examine_job_js_11_.examineWorkspace)(job,notRun);
try{
const branch=await(0,_connect_forge_js_3_.connectForge)(inputs['github-token'],context,signal).readDefaultBranch();
return await(0,_examine_job_js_11_.examineBranch)(branch,job);
}
catch(error){
signal.throwIfAborted();
if(!(error instanceof _errors_js_14_.yo))
throw error;
const failure={
id:'code',
state:'problem',
title:'The code of the default branch cannot be fetched.',
detail:error.message
};
return[failure,...(await(0,_examine_job_js_11_.examineWorkspace)(job,NO_CODE))];
}
}
const NO_CODE={
reason:'because there is no code',
remedy:'Fix the token first, then run the check again.'
};
const full=zod_15_.Ikc({full_name:zod_15_.YjP()});
const pullRequestPayload=zod_15_.Ikc({
repository:full,
pull_request:zod_15_.Ikc({head:zod_15_.Ikc({repo:full.nullable()})})
});
const commentPayload=zod_15_.Ikc({comment:zod_15_.Ikc({}),issue:zod_15_.Ikc({pull_request:zod_15_.Ikc({})})});
const workflowRunPayload=zod_15_.Ikc({repository:full,workflow_run:zod_15_.Ikc({head_repository:full.nullable()})});
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
write((0,_text_workflow_commands_js_9_.F)((0,_text_shorten_js_10_.TN)(`${title} ${detail}`,MAX_ANNOTATION)),{title:`Doctor: ${id}`});
}
}),
90294:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
d:()=>(canonicalJson),
u:()=>(isRecord)
});
function canonicalJson(value){
return JSON.stringify(value??null,(_,each)=>(isRecord(each)?sorted(each):each));
}
function isRecord(value){
return typeof value==='object'&&value!==null&&!Array.isArray(value);
}
function sorted(value){
return Object.fromEntries(Object.entries(value).sort(([a],[b])=>(a<b?-1:1)));
}
}),
93492:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
connectForge:()=>(connectForge)
});
var _forge_github_js_0_=__webpack_require__(2715);
function connectForge(token,context,signal){
const{owner,repo,apiUrl,serverUrl}=context;
return(0,_forge_github_js_0_.b)({owner,repo,token,apiUrl,serverUrl,signal});
}
}),
52743:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
G:()=>(countFindings),
p:()=>(inState)
});
function inState(findings,wanted){
return findings.filter(({state})=>state===wanted);
}
function countFindings(findings){
const count=(wanted)=>inState(findings,wanted).length;
return{ok:count('ok'),warning:count('warning'),problem:count('problem'),unknown:count('unknown')};
}
}),
32090:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
findingsMarkdown:()=>(findingsMarkdown)
});
var _text_shorten_js_0_=__webpack_require__(64607);
var _text_quote_markdown_js_1_=__webpack_require__(62070);
var _finding_js_3_=__webpack_require__(52743);
var _report_text_js_2_=__webpack_require__(54612);
const MAX_SHOWN=24;
const MAX_TITLE=300;
const MAX_BLOCK=900;
function findingsMarkdown(findings){
const open=['problem','warning','unknown'].flatMap((state)=>(0,_finding_js_3_.p)(findings,state));
const hidden=open.length-MAX_SHOWN;
return(0,_text_quote_markdown_js_1_.ml)([
`**${(0,_report_text_js_2_.dC)(findings)}**`,
...open.slice(0,MAX_SHOWN).map(section),
hidden>0?`${hidden} more are in the log of the job.`:'',
okSection((0,_finding_js_3_.p)(findings,'ok'))
]);
}
function section({state,title,detail,remedy}){
const isBlock=detail?.includes('\n')===true;
return(0,_text_quote_markdown_js_1_.ml)([
`${_report_text_js_2_.NX[state]} **${inline(title)}**${detail!==undefined&&!isBlock?` ${inline(detail)}`:''}`,
isBlock?(0,_text_quote_markdown_js_1_.DV)((0,_text_shorten_js_0_.ml)(detail,MAX_BLOCK)):'',
remedy===undefined?'':remedyMarkdown(remedy)
]);
}
function remedyMarkdown(remedy){
return/^[A-Z][^\n]*$/.test(remedy)?inline(remedy):(0,_text_quote_markdown_js_1_.DV)((0,_text_shorten_js_0_.ml)(remedy,MAX_BLOCK));
}
function okSection(findings){
if(findings.length===0)
return '';
const lines=findings.map(({title})=>`- ${_report_text_js_2_.NX.ok} ${inline(title)}`);
return(0,_text_quote_markdown_js_1_.zH)(`${findings.length} OK`,lines.join('\n'));
}
function inline(text){
const parts=(0,_text_shorten_js_0_.ml)(text,MAX_TITLE*2).split(/`([^`\n]*)`/);
return parts.map((part,index)=>(index%2===1?(0,_text_quote_markdown_js_1_.SS)(part):escapedKeepingSpace(part))).join('');
}
function escapedKeepingSpace(text){
if(text.trim()==='')
return text===''?'':' ';
const[start,end]=[/^\s/.test(text)?' ':'',/\s$/.test(text)?' ':''];
return `${start}${(0,_text_quote_markdown_js_1_.FV)(text)}${end}`;
}
}),
54612:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
NX:()=>(STATE_SIGNS),
_g:()=>(findingsText),
dC:()=>(summaryLine)
});
var _agent_call_status_js_0_=__webpack_require__(41079);
var _text_format_js_4_=__webpack_require__(79623);
var _text_shorten_js_1_=__webpack_require__(64607);
var _text_visible_text_js_2_=__webpack_require__(2754);
var _finding_js_3_=__webpack_require__(52743);
var _text_columns_js_5_=__webpack_require__(23869);
const STATE_SIGNS={
ok:_agent_call_status_js_0_.B2.done.symbol,
warning:_agent_call_status_js_0_.B2['could-not-run'].symbol,
problem:_agent_call_status_js_0_.B2.failed.symbol,
unknown:'\u2013'
};
const MAX_TEXT=4_000;
function findingsText(findings,width,paint){
const blocks=findings.map((finding)=>block(finding,width,paint));
return `${[...blocks,'',summaryLine(findings)].join('\n')}\n`;
}
function summaryLine(findings){
const{problem,warning,unknown,ok}=(0,_finding_js_3_.G)(findings);
const parts=[
problem>0?(0,_text_format_js_4_.LS)(problem,'problem'):'',
warning>0?(0,_text_format_js_4_.LS)(warning,'warning'):'',
unknown>0?`${unknown} not checked`:'',
`${ok} OK`
];
return `${parts.filter(Boolean).join(', ')}.`;
}
function block({state,title,detail,remedy},width,paint){
const[first='',...rest]=wrapped(oneParagraph(title),width-2);
return[
`${paint(state,STATE_SIGNS[state])} ${first}`,
...rest.map((line)=>`  ${line}`),
...(detail===undefined
?[]
:linesOf(detail)
.flatMap((line)=>wrapped(line,width-4))
.map((line)=>`    ${line}`)),
...(remedy===undefined?[]:linesOf(remedy).map((line)=>(line===''?'':`    ${paint('remedy',line)}`)))
].join('\n');
}
function oneParagraph(text){
return(0,_text_visible_text_js_2_.Q)(text).replaceAll(/\s+/g,' ').trim();
}
function linesOf(text){
return(0,_text_visible_text_js_2_.Q)((0,_text_shorten_js_1_.ml)(text,MAX_TEXT)).trimEnd().split('\n');
}
function wrapped(line,width){
if((0,_text_columns_js_5_.PL)(line)<=width)
return[line.trimEnd()];
const[,start='',text='']=/^(\s*(?:- )?)(.*)$/.exec(line)??[];
const lines=(0,_text_columns_js_5_.cd)(text.trimEnd(),width-start.length,{breaksWords:false});
return lines.map((each,index)=>(index===0?start:' '.repeat(start.length))+each);
}
}),
4407:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
R:()=>(lackedPermissions)
});
function lackedPermissions(names){
return `The token lacks ${names.map((name)=>`\`${name}: write\``).join(', ')}.`;
}
}),
87627:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
A7:()=>(readUsableInputs),
z6:()=>(readModelInputs)
});
var _errors_js_5_=__webpack_require__(59973);
var _check_inputs_js_0_=__webpack_require__(15884);
var _input_fields_js_1_=__webpack_require__(39616);
var _inputs_js_2_=__webpack_require__(61323);
var _phase_inputs_js_3_=__webpack_require__(9905);
var _workflow_models_js_4_=__webpack_require__(57182);
function readInputs(read){
if((0,_phase_inputs_js_3_.mc)(read)==='publish')
return readPublishInputs(read);
if(namesItems(read))
return(0,_check_inputs_js_0_.s)(_inputs_js_2_.i,withoutModel(read));
const{problems}=(0,_workflow_models_js_4_._)(readModelInputs(read));
return(0,_check_inputs_js_0_.s)(_inputs_js_2_.i,read,[...problems,...schemaProblems(read)]);
}
function readModelInputs(read){
const written=(name)=>read(name).trim();
return{
model:written('model'),
api:written('api'),
'base-url':written('base-url'),
'api-key':written('api-key'),
'fallback-models':_input_fields_js_1_.ci.parse(read('fallback-models')),
'openai-identity-provider':written('openai-identity-provider'),
'openai-service-account':written('openai-service-account'),
'openai-audience':written('openai-audience')
};
}
function schemaProblems(read){
const isTwice=read('output-schema').trim()!==''&&read('output-schema-file').trim()!=='';
return isTwice?['Both output-schema and output-schema-file are set. Remove one of them.']:[];
}
function readPublishInputs(read){
const hasKey=read('api-key').trim()!=='';
const hasPath=read('proposal-path').trim()!=='';
return(0,_check_inputs_js_0_.s)(_inputs_js_2_.i,withoutModel(read),[
...schemaProblems(read),
...(hasKey?['api-key is set, but phase: publish calls no model. Remove it, so that this job has no key.']:[]),
...(hasPath
?[]
:['proposal-path is not set. With phase: publish, set it to the folder of the downloaded artifact.'])
]);
}
function namesItems(read){
return(0,_phase_inputs_js_3_.mc)(read)==='plan'&&(read('items').trim()!==''||read('repositories').trim()!=='');
}
const MODEL_INPUTS=new Set([
'model',
'base-url',
'api',
'api-key',
'fallback-models',
'max-output-tokens',
'openai-identity-provider',
'openai-service-account',
'openai-audience'
]);
function withoutModel(read){
return(name)=>(MODEL_INPUTS.has(name)?(0,_inputs_js_2_.q)(name):read(name));
}
function readUsableInputs(read){
try{
return{inputs:readInputs(read),inputError:undefined};
}
catch(error){
if(!(error instanceof _errors_js_5_.yo)||read('github-token').trim()==='')
throw error;
const texts=Object.entries(_inputs_js_2_.i.shape).map(([name,schema])=>{
const text=read(name);
return[name,schema.safeParse(text).success?text:(0,_inputs_js_2_.q)(name)];
});
return{inputs:_inputs_js_2_.i.parse(Object.fromEntries(texts)),inputError:error};
}
}
}),
57182:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
F:()=>(readModels),
_:()=>(readWorkflowModels)
});
var api_keys=__webpack_require__(6697);
var providers=__webpack_require__(28658);
;
function describeModelProblem(problem,setting,names){
switch(problem.kind){
case 'unknown-provider':
return `${setting} is ${problem.written}, whose address is not known. Set ${names.baseUrl}, or use a model of a known provider: ${providers.e4.join(', ')}.`;
case 'missing-address':
return `${setting} is a model of ${problem.provider.name}, where each customer has their own address. Set ${names.baseUrl} to yours, such as ${problem.provider.exampleUrl??'https://NAME.example/v1'}.`;
case 'unsupported-api':
return `${names.api} is ${problem.api}, which ${problem.provider.name} does not support. Use ${Object.keys(problem.provider.apis).join(' or ')}.`;
case 'missing-key':
return names.missingKey({...problem,setting});
case 'unencrypted':
return names.unencrypted({...problem,setting});
case 'invalid-key':
return names.invalidKey({...problem,setting});
}
}
var endpoint=__webpack_require__(79559);
;
const NO_ADDRESS='https://no-address.invalid';
function openDirectory(settings){
const main=findMain(settings);
return{main,find:(written,from)=>findOther(written,from,{settings,main:main.model})};
}
function findMain(settings){
const{model:written,baseUrl,keys}=settings;
const{prefix,rest}=splitName(written);
if(baseUrl!==''){
const isElsewhere=prefix&&keys.byProvider.has(prefix.name)&&prefix!==(0,providers.zJ)(hostOf(baseUrl));
return isElsewhere?atProvider(prefix,rest,{settings}):atBaseUrl(written,settings);
}
const provider=prefix??(written.includes('/')?undefined:((0,providers.WX)(written)??(0,providers.li)('openai')));
if(provider)
return atProvider(provider,rest,{settings,api:settings.api,ownKey:keys.own});
return unknownProvider(written);
}
function findOther(written,from,{settings,main}){
const hasAnyNames=settings.baseUrl!==''||main.provider?.hasSlashedNames===true;
const{prefix=hasAnyNames?undefined:(0,providers.WX)(written),rest}=splitName(written);
const here=(name)=>checked({...main,name});
if(!prefix)
return hasAnyNames||!isPath(written)?here(written):unknownProvider(written);
if(prefix===main.provider)
return here(settings.baseUrl===''?rest:nameAt(written,main.host));
const canUseIt=canUse(prefix,from,settings);
if(!canUseIt&&hasAnyNames)
return here(written);
const{model,problem}=atProvider(prefix,rest,{settings});
return canUseIt||problem
?{model,problem}
:{model,problem:{kind:'missing-key',provider:prefix,host:model.host}};
}
function canUse(provider,from,{keys,identity}){
if(provider.keyVariable===undefined)
return from==='workflow';
return keys.byProvider.has(provider.name)||(provider.name==='openai'&&identity!==undefined);
}
function isPath(written){
return written.replace(/^models\//,'').includes('/');
}
function unknownProvider(written){
return{model:unreachable(written,undefined),problem:{kind:'unknown-provider',written}};
}
function atProvider(provider,name,{settings,ownKey='',...options}){
const{api=(0,providers.jS)(provider).api}=options;
const baseUrl=provider.apis[api];
if(baseUrl===undefined)
return{model:unreachable(name,provider),problem:{kind:'unsupported-api',provider,api}};
if(baseUrl==='')
return{model:unreachable(name,provider),problem:{kind:'missing-address',provider}};
const key=settings.keys.byProvider.get(provider.name)??ownKey;
const credential=credentialFor(provider,key,settings);
return checked({name,provider,api,baseUrl,host:hostOf(baseUrl),credential});
}
function atBaseUrl(written,settings){
const{baseUrl,keys}=settings;
const host=hostOf(baseUrl);
const provider=(0,providers.zJ)(host);
const key=(provider&&keys.byProvider.get(provider.name))??keys.own;
const api=settings.api??(provider?apiAt(baseUrl,provider):'chat');
const credential=credentialFor(provider,key,settings);
return checked({name:nameAt(written,host),provider,api,baseUrl,host,credential});
}
function apiAt(baseUrl,provider){
const isCompatible=/\/openai(?:\/v1)?\/?$|\/endpoints\/openapi\/?$/.test(baseUrl);
return isCompatible&&provider.apis.chat!==undefined?'chat':(0,providers.jS)(provider).api;
}
function nameAt(written,host){
const{prefix,rest}=splitName(written);
return prefix&&prefix===(0,providers.zJ)(host)&&!prefix.hasSlashedNames?rest:written;
}
function credentialFor(provider,key,{identity}){
if(identity&&provider?.name==='openai'&&key==='')
return{kind:'workload-identity',...identity};
return{kind:'key',key};
}
function checked(model){
const{credential,baseUrl,host,provider}=model;
const problem=(0,endpoint.d)(baseUrl,credential.kind==='key'?credential.key:credential.serviceAccountId);
return{model,problem:problem&&{kind:KEY_PROBLEMS[problem],provider,host}};
}
const KEY_PROBLEMS={missing:'missing-key',unencrypted:'unencrypted',invalid:'invalid-key'};
function unreachable(name,provider){
const baseUrl=NO_ADDRESS;
return{name,provider,api:'chat',baseUrl,host:hostOf(baseUrl),credential:{kind:'key',key:''}};
}
function splitName(written){
const slash=written.indexOf('/');
const isNamed=slash>=0&&slash<written.length-1;
return{prefix:isNamed?(0,providers.li)(written.slice(0,slash)):undefined,rest:written.slice(slash+1)};
}
function hostOf(baseUrl){
return URL.parse(baseUrl)?.host??'';
}
;
function readWorkflowModels(inputs){
const{keys,problems}=(0,api_keys.H)(inputs['api-key']);
const identity=readIdentity(inputs);
const settings={
model:inputs.model,
api:asApi(inputs.api),
baseUrl:(0,endpoint.c)(inputs['base-url'])?inputs['base-url']:'',
keys,
identity:identity.value
};
const hasBadUrl=inputs['base-url']!==''&&settings.baseUrl==='';
const fallbacks=inputs['fallback-models'];
const hasAllKeys=problems.length===0;
const reading=readModels(settings,{fallbacks,names:inputNames(inputs),settingOf:INPUT_NAMES,hasAllKeys});
const ofIdentity=identity.value?identityProblems(settings,reading.models):undefined;
const ofModels=hasBadUrl||ofIdentity!==undefined?[]:reading.problems;
return{...reading,problems:[...problems,...identity.problems,...(ofIdentity??[]),...ofModels]};
}
function identityProblems({baseUrl,keys},models){
const{credential,provider}=models.main;
const hasKey=keys.byProvider.has('openai')||(provider?.name==='openai'&&credential.kind==='key');
if(hasKey)
return[DOUBLE_KEY];
return baseUrl!==''&&!usesIdentity(models)?[identityElsewhere(baseUrl)]:undefined;
}
function usesIdentity({main,fallbacks}){
return[main,...fallbacks].some(({credential})=>credential.kind==='workload-identity');
}
function identityElsewhere(baseUrl){
return `openai-identity-provider is set, and base-url is ${baseUrl}, which is not an address of OpenAI and must not receive a token for it. Remove base-url, or set api-key instead of the identity.`;
}
function readModels(settings,naming){
const{fallbacks,names,settingOf,hasAllKeys}=naming;
const{main,find}=openDirectory(settings);
const others=fallbacks.map((written)=>find(written,'workflow'));
const describeProblem=({problem},setting)=>problem&&(hasAllKeys||problem.kind!=='missing-key')?[describeModelProblem(problem,setting,names)]:[];
const problems=[
...describeProblem(main,settingOf.model),
...others.flatMap((other)=>(isSharedWithMain(other,main)?[]:describeProblem(other,settingOf.fallback)))
];
const models={main:main.model,fallbacks:others.map(({model})=>model),find};
return{models,problems:[...new Set(problems)]};
}
function isSharedWithMain({problem},main){
return main.problem!==undefined&&problem!==undefined&&'host' in problem&&problem.host===main.model.host;
}
function asApi(text){
return providers.yc.find((api)=>api===text);
}
const DOUBLE_KEY='openai-identity-provider is set, and api-key has a key for openai too. Remove one of them: the identity needs no key.';
function readIdentity(inputs){
const identityProviderId=inputs['openai-identity-provider'];
const serviceAccountId=inputs['openai-service-account'];
if(identityProviderId===''&&serviceAccountId==='')
return{value:undefined,problems:[]};
if(identityProviderId!==''&&serviceAccountId!==''){
const audience=inputs['openai-audience'];
return{value:{identityProviderId,serviceAccountId,audience},problems:[]};
}
const[given,missing]=identityProviderId===''
?['openai-service-account','openai-identity-provider']
:['openai-identity-provider','openai-service-account'];
return{
value:undefined,
problems:[`${given} is set and ${missing} is not. Set both, or set neither and use api-key.`]
};
}
const INPUT_NAMES={model:'model',fallback:'fallback-models'};
const inputNames=({'api-key':apiKey})=>({
baseUrl:'base-url',
api:'api',
missingKey:({setting,host,provider})=>apiKey===''&&setting===INPUT_NAMES.model
?`api-key is not set. Set it to the key for ${host}, such as \${{ secrets.${secretFor(provider)} }}, and check that the secret exists.`
:`api-key has no key for ${host}, which ${setting} uses. Add a line such as ${provider?`${provider.name}=`:''}\${{ secrets.${secretFor(provider)} }}, and check that the secret exists.`,
unencrypted:({host})=>`api-key would be sent to ${host} unencrypted. Use https in base-url, or remove the key.`,
invalidKey:({host})=>`api-key for ${host} contains a space or a non-ASCII character, which no key does. Copy the key again. Write several keys on separate lines, as provider=key.`
});
function secretFor(provider){
return provider?.keyVariable??'API_KEY';
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
const NARROW=/[\u2713\u2717\u2298\u21b7\u26a0]/u;
function columnsOf(line){
let columns=0;
for(const character of line)
columns+=widthOf(character);
return columns;
}
function fitColumns(line,columns){
if(columnsOf(line)<=columns)
return line;
return `${takeColumns(line,columns-1).trimEnd()}\u2026`;
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
}),
46556:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
F:()=>(escapeWorkflowCommands)
});
var _visible_text_js_0_=__webpack_require__(2754);
var _hidden_characters_js_1_=__webpack_require__(30113);
const COMMAND_AT_START=new RegExp(String.raw `^((?:[^\S\n]|${_hidden_characters_js_1_.uB})*):(?=${_hidden_characters_js_1_.uB}*:)`,'gmu');
const OLD_COMMAND=new RegExp(String.raw `#(?=${_hidden_characters_js_1_.uB}*#${_hidden_characters_js_1_.uB}*\[)`,'gu');
function escapeWorkflowCommands(text){
return(0,_visible_text_js_0_.Q)(text).replace(OLD_COMMAND,'# ').replace(COMMAND_AT_START,'$1: ');
}
}),
80216:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
a:()=>(failureExcerpt)
});
const FAILURE=/^(?:={3,} (?:FAILURES|ERRORS) ={3,}|={20,}$|failures:$|\u2716 failing tests:|\u23af+ Failed|\s*\u25cf |\s*1\) |\s*not ok \d|--- FAIL: |\s*\u2718 |FAIL\b|FAILED\b|\[ERROR\] |.*\b(?:error|Error|panicked)\b)/;
const END_SHARE=1/ 3;
function failureExcerpt(output,maxChars){
const lines=output.trimEnd().split('\n');
const first=Math.max(0,lines.findIndex((line)=>FAILURE.test(line)));
const text=lines.slice(first).join('\n');
const start=first>0?'\u2026\n':'';
if(text.length+start.length<=maxChars)
return `${start}${text}`;
const available=maxChars-start.length-'\n\u2026\n'.length;
const endChars=Math.floor(available*END_SHARE);
return `${start}${text.slice(0,available-endChars).trimEnd()}\n\u2026\n${text.slice(-endChars).trimStart()}`.toWellFormed();
}
}),
60289:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
G:()=>(judgeCheck)
});
var shorten=__webpack_require__(64607);
;
const MISSING=[
/(?:^|[\s/])(?:(?:ba|da|z|k)?sh|env|xargs|timeout|g?make(?:\[\d+\])?): .*(?:not found|No such file or directory|Permission denied)$/,
/: line \d+: .*: (?:command not found|No such file or directory)$|^zsh:\d+: command not found: |executable file not found in \$PATH/,
/error while loading shared libraries|cannot open shared object file/,
/Cannot find (?:module|package) '(?![./])|Could not locate the bindings file|was compiled against a different Node\.js version/,
/No module named |requires a different Python/,
/cannot find module providing package|no required module provides package|is not in std|module lookup disabled|does not contain main module|go\.mod file not found|cannot find main module/,
/can't find crate for|no matching package named|failed to (?:get|select a version for|download)|could not find `Cargo\.toml`|linker `.*` not found|toolchain '.*' is not installed|requires rustc \d/,
/Could not resolve (?:dependencies|all (?:files|dependencies|artifacts))|Could not find artifact|Could not transfer artifact|or one of its dependencies could not be resolved|Non-resolvable parent POM|there is no POM in this directory|No compiler is provided/,
/(?:invalid target release|release version \d+ not supported|Unsupported class file major version|Could not determine java version|Could not find or load main class|SDK location not found)/,
/MSB1003|error NU1[13]01|compatible \.NET SDK was not found|possible to find any installed \.NET/,
/Could not find .* in (?:any of the sources|locally installed gems)|Could not find gem |cannot load such file -- (?!\.)|Could not locate Gemfile/,
/Could not open input file|vendor\/autoload\.php/,
/Could not find (?:Nx modules|task)|doesn't seem to have been installed|This project is configured to use /,
/dial tcp[: ]|Could not resolve host|Temporary failure in name resolution|getaddrinfo (?:ENOTFOUND|EAI_AGAIN)|UnknownHostException/,
/Missing script: |error Command ".*" not found|Couldn't find a script named|ERR_PNPM_NO_SCRIPT|Task '.*' not found in |Unknown lifecycle phase/,
/(?:unrecognized (?:option|arguments)|unknown option|unknown command-line option|bad option|unexpected argument|flag provided but not defined|Unrecognized option)/i
];
const NOTHING_TO_RUN=[
/No test(?:s| files)? found|no tests ran|Ran 0 tests|did not match the filters|No valid test files found|Couldn't find any files to test|no test specified/i,
/^Could not find '.*'$|^\u2139 tests 0$/
];
const SUCCESS_WITHOUT_TESTS=[
/^\?\s+\S+\s+\[no test files\]$|No tests to run\.|:test NO-SOURCE$|No test is available in|No tests executed!|^0 examples, 0 failures$/
];
const MAX_CAUSE=200;
const MAX_LINE=2_000;
function causeIn(output){
return lineWith([...MISSING,...NOTHING_TO_RUN],output);
}
function nothingToRun(output){
return lineWith([...NOTHING_TO_RUN,...SUCCESS_WITHOUT_TESTS],output);
}
const SOURCE_LINE=/^\s*>?\s*\d*\s*\|/;
function lineWith(patterns,output){
const lines=output
.split('\n')
.filter((line)=>!SOURCE_LINE.test(line))
.map((line)=>line.slice(0,MAX_LINE));
for(const pattern of patterns){
const cause=lines.find((line)=>pattern.test(line));
if(cause!==undefined)
return(0,shorten.TN)(cause.trim(),MAX_CAUSE);
}
return undefined;
}
var read_report=__webpack_require__(8698);
;
const SHELL_CODES=[126,127];
function judgeCheck(check){
const{exitCode}=check;
if(exitCode===undefined)
return{kind:'timed-out'};
const report=(0,read_report.Vh)(check);
if(report?.hasRun===true)
return{kind:exitCode===0?'passed':'failed'};
const output=(0,read_report.wh)(check.output);
if(exitCode===0){
const cause=nothingToRun(output)??(report?.failed===0?'it ran no tests':undefined);
return cause===undefined?{kind:'passed'}:{kind:'could-not-run',cause};
}
const cause=causeIn(output)??(SHELL_CODES.includes(exitCode)?`exit code ${exitCode}`:undefined);
return cause===undefined?{kind:'failed'}:{kind:'could-not-run',cause};
}
}),
30117:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
U:()=>(readDeclaredChecks)
});
var _policy_declared_checks_js_0_=__webpack_require__(11515);
var _text_json_js_1_=__webpack_require__(32686);
async function readDeclaredChecks({names,read}){
return(0,_policy_declared_checks_js_0_.Q)({
packageJson:(0,_text_json_js_1_.qF)((await read('package.json'))??''),
files:[...names],
makefile:await read('Makefile'),
cargoManifest:await read('Cargo.toml')
});
}
}),
60461:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
g7:()=>(execute),
os:()=>(openFolders),
v$:()=>(removeFolder)
});
var node_child_process_0_=__webpack_require__(31421);
var node_fs_promises_1_=__webpack_require__(51455);
var node_util_2_=__webpack_require__(57975);
var _errors_js_3_=__webpack_require__(59973);
const execute=(0,node_util_2_.promisify)(node_child_process_0_.execFile);
const CHMOD_MS=60_000;
async function removeFolder(path){
const remove=()=>(0,node_fs_promises_1_.rm)(path,{recursive:true,force:true,maxRetries:3});
if((await(0,_errors_js_3_.e4)(remove(),'failed'))===undefined)
return;
await openFolders(path);
await(0,_errors_js_3_.e4)(remove(),undefined);
}
async function openFolders(path){
await execute('/bin/chmod',['-R','u+rwX',path],{env:{},timeout:CHMOD_MS}).catch(()=>undefined);
}
})
};
;
