"use strict";
exports.id=6862;
exports.ids=[6862];
exports.modules={
43139:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
B:()=>(readWorkflowFiles),
y:()=>(readWorkTreeFile)
});
var node_fs_promises_0_=__webpack_require__(51455);
var node_path_1_=__webpack_require__(76760);
var _errors_js_4_=__webpack_require__(59973);
var _workspace_files_files_js_2_=__webpack_require__(93597);
var _workspace_files_resolve_inside_js_3_=__webpack_require__(1699);
const FOLDER='.github/workflows';
const MAX_FILES=200;
async function readWorkflowFiles(root){
const names=await(0,_errors_js_4_.e4)((0,node_fs_promises_0_.readdir)((0,node_path_1_.join)(root,FOLDER)),[]);
const paths=names.filter((name)=>/\.ya?ml$/.test(name)).toSorted();
const files=await Promise.all(paths.slice(0,MAX_FILES).map((name)=>readWorkTreeFile(root,`${FOLDER}/${name}`)));
return files.filter((file)=>file!==undefined);
}
async function readWorkTreeFile(root,path){
try{
const read=(0,_workspace_files_files_js_2_.aL)(root,await(0,_workspace_files_resolve_inside_js_3_.LI)(root,path));
const content=await(0,_errors_js_4_.e4)(read,undefined);
return content&&{path,text:content.toString()};
}
catch(error){
if(error instanceof _errors_js_4_.v4)
return undefined;
throw error;
}
}
}),
46626:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
u:()=>(actionInterface)
});
var _foreign_inputs_js_3_=__webpack_require__(67624);
var _inputs_js_0_=__webpack_require__(61323);
var _run_inputs_js_1_=__webpack_require__(87627);
var _workflow_models_js_2_=__webpack_require__(57182);
const actionInterface={
inputs:Object.keys(_inputs_js_0_.i.shape),
insteadOf:_foreign_inputs_js_3_.S,
modelProblems
};
function modelProblems(written){
const read=(name)=>(written[name]??'').replaceAll(/\$\{\{.*?\}\}/gs,'value');
return(0,_workflow_models_js_2_._)((0,_run_inputs_js_1_.z6)(read)).problems;
}
}),
83088:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
q:()=>(EVENTS)
});
const EDITED=['created','edited','deleted'];
const OF_PULL_REQUESTS=[
...['assigned','unassigned','labeled','unlabeled','opened','edited','closed','reopened','synchronize'],
...['converted_to_draft','ready_for_review','locked','unlocked','enqueued','dequeued','milestoned'],
...['demilestoned','review_requested','review_request_removed','auto_merge_enabled','auto_merge_disabled']
];
const EVENTS={
branch_protection_rule:EDITED,
check_run:['created','rerequested','completed','requested_action'],
check_suite:['completed','requested','rerequested'],
create:undefined,
delete:undefined,
deployment:undefined,
deployment_status:undefined,
discussion:[
...['created','edited','deleted','transferred','pinned','unpinned','labeled','unlabeled','locked'],
...['unlocked','category_changed','answered','unanswered']
],
discussion_comment:EDITED,
fork:undefined,
gollum:undefined,
image_version:undefined,
issue_comment:EDITED,
issues:[
...['opened','edited','deleted','transferred','pinned','unpinned','closed','reopened','assigned'],
...['unassigned','labeled','unlabeled','locked','unlocked','milestoned','demilestoned','typed','untyped']
],
label:EDITED,
merge_group:['checks_requested','destroyed'],
milestone:['created','closed','opened','edited','deleted'],
page_build:undefined,
project:undefined,
project_card:undefined,
project_column:undefined,
public:undefined,
pull_request:OF_PULL_REQUESTS,
pull_request_comment:undefined,
pull_request_review:['submitted','edited','dismissed'],
pull_request_review_comment:EDITED,
pull_request_target:OF_PULL_REQUESTS,
push:undefined,
registry_package:['published','updated'],
release:['published','unpublished','created','edited','deleted','prereleased','released'],
repository_dispatch:undefined,
schedule:undefined,
status:undefined,
watch:['started'],
workflow_call:undefined,
workflow_dispatch:undefined,
workflow_run:['completed','requested','in_progress']
};
}),
33422:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
GW:()=>(interpolate),
Wn:()=>(evaluated),
ub:()=>(jobRuns)
});
var _actions_expressions_0_=__webpack_require__(48460);
var _errors_js_2_=__webpack_require__(59973);
var _text_json_js_1_=__webpack_require__(32686);
const CONTEXTS=['github','needs','matrix','inputs','vars','secrets','env','steps','runner','job','strategy'];
const EXPRESSION=/\$\{\{((?:'[^']*'|\}(?!\})|[^'}])*)\}\}/;
const MARKED=new RegExp(`^\\s*${EXPRESSION.source}\\s*$`);
function jobRuns(condition,contexts,needs){
const isSuccess=needs.every((result)=>result==='success');
if(condition===undefined)
return isSuccess;
const text=MARKED.exec(condition)?.[1]??condition;
const namesStatus=/\b(?:success|failure|always|cancelled)\s*\(/.test(text);
if(!namesStatus&&!isSuccess)
return false;
return isTruthy(evaluate(text,contexts,needs));
}
function interpolate(text,contexts){
return text.replaceAll(new RegExp(EXPRESSION,'g'),(_,expression)=>evaluate(expression,contexts,[]).coerceString());
}
function valueOf(text,contexts){
const[,expression]=MARKED.exec(text)??[];
if(expression===undefined)
return interpolate(text,contexts);
return JSON.parse(JSON.stringify(evaluate(expression,contexts,[]),_actions_expressions_0_.p.$U));
}
function evaluated(value,contexts){
if(typeof value==='string')
return valueOf(value,contexts);
if(Array.isArray(value))
return value.map((each)=>evaluated(each,contexts));
if(!(0,_text_json_js_1_.u4)(value))
return value;
return Object.fromEntries(Object.entries(value).map(([key,each])=>[key,evaluated(each,contexts)]));
}
function evaluate(text,contexts,needs){
try{
const functions=new Map(statusFunctions(needs).map((one)=>[one.name,one]));
const{tokens}=new _actions_expressions_0_.JG(text.trim()).lex();
const expression=new _actions_expressions_0_.iX(tokens,CONTEXTS,[...functions.values()]).parse();
const all=Object.entries(contexts).map(([key,value])=>({key,value:toData(value)}));
return new _actions_expressions_0_.oi(expression,new _actions_expressions_0_.p.bT(...all),functions).evaluate();
}
catch(error){
throw new _errors_js_2_.yo(`The expression ${text.trim()} cannot be evaluated: ${(0,_errors_js_2_.bD)(error)}`,{cause:error});
}
}
function statusFunctions(needs){
const values={
success:needs.every((result)=>result==='success'),
failure:needs.includes('failure'),
always:true,
cancelled:false
};
return Object.entries(values).map(([name,value])=>({
name,
minArgs:0,
maxArgs:0,
call:()=>new _actions_expressions_0_.p.bo(value)
}));
}
function toData(value){
if(value===null)
return new _actions_expressions_0_.p.Uv();
if(typeof value==='string')
return new _actions_expressions_0_.p.uQ(value);
if(typeof value==='number')
return new _actions_expressions_0_.p.Q9(value);
if(typeof value==='boolean')
return new _actions_expressions_0_.p.bo(value);
if(isList(value))
return new _actions_expressions_0_.p.O3(...value.map(toData));
return new _actions_expressions_0_.p.bT(...Object.entries(value).map(([key,inner])=>({key,value:toData(inner)})));
}
function isList(value){
return Array.isArray(value);
}
function isTruthy(value){
switch(value.kind){
case _actions_expressions_0_.p.b8.Boolean:
case _actions_expressions_0_.p.b8.Number:
case _actions_expressions_0_.p.b8.String:
return Boolean(value.value);
case _actions_expressions_0_.p.b8.Null:
return false;
default:
return true;
}
}
}),
32130:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
B:()=>(asksForDoctor),
fo:()=>(anyForgehandStep),
l3:()=>(usingJobs)
});
var _text_near_name_js_0_=__webpack_require__(58804);
function usingJobs({jobs}){
return Object.entries(jobs).flatMap(([name,job])=>{
const step=anyForgehandStep(job);
return step?[{name,job,step}]:[];
});
}
function forgehandStep({steps}){
return steps.find(({uses=''})=>/(?:^|\/)forgehand(?:@|$)/.test(uses));
}
function anyForgehandStep(job){
return forgehandStep(job)??job.steps.find(isCopy);
}
function asksForDoctor({with:inputs}){
return(inputs['doctor']??'false').trim().toLowerCase()!=='false';
}
function isCopy({uses='',with:inputs}){
if(!/^\.{1,2}\//.test(uses))
return false;
const known=Object.keys(inputs).filter((name)=>(0,_text_near_name_js_0_.c)(name,KNOWN)!==undefined).length;
return known>=(/^\.\/.+/.test(uses)?2:1)||PHASES.test(inputs['phase']??'');
}
const KNOWN=['api-key','trigger','trigger-label','fallback-models','max-turns','doctor'];
const PHASES=/^(?:propose|publish|plan|gather|stop|stats)$/;
}),
81213:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
F:()=>(findMistakes)
});
var text_cron=__webpack_require__(76832);
var near_name=__webpack_require__(58804);
var shorten=__webpack_require__(64607);
var events=__webpack_require__(83088);
var forgehand_step=__webpack_require__(32130);
var permissions=__webpack_require__(7345);
;
const BY_STRANGERS=/\$\{\{(?:(?!\}\})[^]){0,500}\bgithub(?:\.event\.(?!inputs\b|(?:\w+\.)*(?:number|id)\b(?!\.))|\.event\b(?!\.|_)|\.head_ref\b|\b(?!\.))/i;
function untrustedPrompts({jobs}){
return Object.entries(jobs)
.filter(([,job])=>BY_STRANGERS.test((0,forgehand_step.fo)(job)?.with['prompt']??''))
.map(([name])=>({
job:name,
title:`The prompt of the job ${name} has words of the event in it: whoever wrote them would instruct the model. Pass them as the input data.`
}));
}
;
function findMistakes(workflow,action){
const{lineOf,on,jobs,permissions}=workflow;
const mistakes=[
...on.flatMap(eventMistakes),
...permissionMistakes('the workflow',[],permissions),
...Object.entries(jobs).flatMap(([name,job])=>permissionMistakes(`the job ${name}`,['jobs',name],job.permissions)),
...untrustedPrompts(workflow).map(({job,title})=>({
path:['jobs',job],
title,
remedy:USE_DATA,
isRefused:true
})),
...(0,forgehand_step.l3)(workflow).flatMap((using)=>{
const path=['jobs',using.name,'steps',using.job.steps.indexOf(using.step)];
return[...originMistakes(using),...inputMistakes(using,action),...modelMistakes(using,action)].map(({path:inStep,...rest})=>({path:[...path,...inStep],...rest}));
})
];
return mistakes.map(({path,...mistake})=>({line:lineOf(path),...mistake}));
}
const USE_DATA='data: ${{ github.event.issue.title }}   # in addition to `prompt`, which keeps your own words only';
function eventMistakes({name,types,crons}){
const path=['on',name];
if(!Object.hasOwn(events.q,name)){
const near=(0,near_name.c)(name,Object.keys(events.q));
return[
{
path,
title:`${quoted(name)} is not a GitHub event.${suggestion(near)}`,
remedy:`on:\n  ${near??'issue_comment'}:`,
isRefused:true
}
];
}
const wrongCrons=crons.filter((cron)=>!(0,text_cron.d)(cron)).map((cron)=>({path,...cronMistake(cron)}));
const known=events.q[name];
if(!known)
return wrongCrons;
return types
.filter((type)=>!known.includes(type))
.flatMap((type)=>{
const near=(0,near_name.c)(type,known);
if(near===undefined&&!ALL_TYPES.has(type))
return[];
return[
{
path:[...path,'types'],
title:`${quoted(type)} is not an activity type of ${name}.${suggestion(near)}`,
remedy:`on:\n  ${name}:\n    types: [${near??known.join(', ')}]`,
isRefused:true
}
];
});
}
function cronMistake(cron){
return{
title:`${quoted(cron)} is not a schedule: write five valid fields, for minute, hour, day, month and day of the week.`,
remedy:"on:\n  schedule:\n    - cron: '17 4 * * 1'",
isRefused:true
};
}
const ALL_TYPES=new Set(Object.values(events.q).flatMap((types)=>types??[]));
function permissionMistakes(owner,parent,granted){
const path=[...parent,'permissions'];
if(typeof granted==='string'){
if(permissions.jJ.includes(granted)||granted==='')
return[];
const near=(0,near_name.c)(granted,permissions.jJ);
return[
{
path,
title:`${owner} has the permissions ${quoted(granted)}. Expected ${permissions.jJ.join(', ')} or a list of permissions.${suggestion(near)}`,
remedy:near===undefined?'permissions:\n  contents: read':`permissions: ${near}`,
isRefused:true
}
];
}
return Object.entries(granted??{}).flatMap(([name,level])=>{
const known=permissions.Jj.includes(name)?name:(0,near_name.c)(name,permissions.Jj);
const allowed=(0,permissions.pd)(known);
const meant=allowed.includes(level)?level:(0,near_name.c)(level,allowed);
const remedy=`permissions:\n  ${known??(0,shorten.TN)(name,60)}: ${meant??allowed.join(' # or ')}`;
const place={path:[...path,name],remedy,isRefused:true};
return[
...(known===undefined||known===name
?[]
:[{...place,title:`${owner} grants ${quoted(name)}, which is not a permission.${suggestion(known)}`}]),
...(meant===level
?[]
:[
{
...place,
title:`${owner} grants ${quoted(`${name}: ${level}`)}. Expected ${allowed.slice(0,-1).join(', ')} or ${allowed.at(-1)}.${suggestion(meant)}`
}
])
];
});
}
function originMistakes({name,step:{uses=''}}){
if(!/^\.\/(?!\.\.(?:\/|$))/.test(uses))
return[];
return[
{
path:['uses'],
title:`the job ${name} uses the action from the workspace (${(0,shorten.TN)(uses,80)}).`,
detail:'Commands in the workspace could replace the code of the action, which has the secrets. It refuses to start there.',
remedy:'uses: forgehand/forgehand@FULL_COMMIT_SHA # the version',
isRefused:false
}
];
}
function inputMistakes({name:job,step},{inputs,insteadOf}){
const unknown=Object.keys(step.with).filter((name)=>!inputs.includes(name.toLowerCase()));
return unknown.map((name)=>{
const[near,instead]=[(0,near_name.c)(name,inputs),insteadOf(name)];
const advice=instead===undefined?suggestion(near):` ${instead}.`;
return{
path:['with',name],
title:`the job ${job} sets ${quoted(name)}, which is not an input of the action.${advice}`,
detail:'GitHub ignores it.',
remedy:near===undefined?`# remove ${(0,shorten.TN)(name,60)}`:`with:\n  ${near}: ${remedyValue(step,name)}`,
isRefused:false
};
});
}
function remedyValue(step,name){
return(0,shorten.TN)(step.with[name]??'',80);
}
const WITHOUT_MODEL=['publish','stop','stats','gather'];
function modelMistakes({name,step},{modelProblems}){
const{with:inputs}=step;
const phase=inputs['phase']??'';
const plansWithout=phase==='plan'&&('items' in inputs||'repositories' in inputs);
if(WITHOUT_MODEL.includes(phase)||plansWithout||(0,forgehand_step.B)(step))
return[];
if(!inputs['model'])
return[
{
path:['with'],
title:`the job ${name} names no model.`,
remedy:'with:\n  model: gpt-5',
isRefused:false
}
];
if(MODEL_INPUTS.some((input)=>inputs[input]?.includes('${{')))
return[];
return modelProblems(inputs).map((problem)=>({
path:['with','model'],
title:`the job ${name}: ${problem}`,
remedy:'with:\n  api-key: ${{ secrets.OPENAI_API_KEY }}   # the secret that has the key',
isRefused:false
}));
}
const MODEL_INPUTS=['model','base-url','fallback-models','api'];
function suggestion(near){
return near===undefined?'':` Did you mean ${near}?`;
}
function quoted(name){
return `\`${(0,shorten.TN)(name,60)}\``;
}
}),
7345:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Jj:()=>(PERMISSIONS),
jJ:()=>(SHORTHANDS),
pd:()=>(levelsOf),
sk:()=>(grantedLevel)
});
var _text_near_name_js_0_=__webpack_require__(58804);
const PERMISSIONS=[
...['actions','artifact-metadata','attestations','checks','code-quality','contents','copilot-requests'],
...['deployments','discussions','id-token','issues','models','packages','pages','pull-requests'],
...['repository-projects','security-events','statuses','vulnerability-alerts']
];
const SHORTHANDS=['read-all','write-all'];
const LEVELS=['read','write','none'];
const FEWER={
'id-token':['write','none'],
models:['read','none']
};
function levelsOf(permission){
return(permission===undefined?undefined:FEWER[permission])??LEVELS;
}
function grantedLevel(granted,permission){
if(typeof granted==='string')
return(0,_text_near_name_js_0_.c)(granted,SHORTHANDS)==='write-all'?'write':'read';
const written=granted[permission]??'none';
return LEVELS.find((level)=>level===(0,_text_near_name_js_0_.c)(written,LEVELS))??'none';
}
}),
26355:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
var yaml_0__namespace_cache;
__webpack_require__.d(__webpack_exports__,{
S:()=>(readWorkflow),
a:()=>(inOrder)
});
var yaml_0_=__webpack_require__(6637);
var zod_4_=__webpack_require__(3301);
var _errors_js_5_=__webpack_require__(59973);
var _text_schema_issue_js_1_=__webpack_require__(21513);
var _text_yaml_problem_js_2_=__webpack_require__(14593);
var _text_yaml_source_js_3_=__webpack_require__(53213);
const scalar=zod_4_.KCZ([zod_4_.YjP(),zod_4_.aig(),zod_4_.zMY()]).transform(String);
const texts=zod_4_.KCZ([zod_4_.YjP(),zod_4_.YOg(zod_4_.YjP())])
.transform((value)=>(typeof value==='string'?[value]:value));
const textOrNothing=scalar.nullable().transform((value)=>value??'');
const permissions=zod_4_.KCZ([zod_4_.YjP(),zod_4_.g1P(zod_4_.YjP(),textOrNothing)]);
const stepSchema=zod_4_._H3({
id:zod_4_.YjP().optional(),
uses:zod_4_.YjP().optional(),
with:zod_4_.g1P(zod_4_.YjP(),textOrNothing).default({})
});
const concurrency=zod_4_.L5J().optional();
const jobSchema=zod_4_._H3({
if:scalar.optional(),
concurrency,
needs:texts.default([]),
permissions:permissions.optional(),
strategy:zod_4_._H3({matrix:zod_4_.L5J()}).optional(),
outputs:zod_4_.g1P(zod_4_.YjP(),scalar).default({}),
steps:zod_4_.YOg(stepSchema).default([])
});
const withTypes=zod_4_.Ikc({types:texts});
const withWorkflows=zod_4_.Ikc({workflows:texts});
const withCrons=zod_4_.YOg(zod_4_.Ikc({cron:zod_4_.YjP()}));
const NONE=[];
const events=zod_4_.KCZ([
texts.transform((names)=>names.map((name)=>({name,types:NONE,crons:NONE,workflows:NONE}))),
zod_4_.g1P(zod_4_.YjP(),zod_4_.L5J()).transform((all)=>Object.entries(all).map(([name,about])=>({
name,
types:withTypes.safeParse(about).data?.types??NONE,
crons:withCrons.safeParse(about).data?.map(({cron})=>cron)??NONE,
workflows:withWorkflows.safeParse(about).data?.workflows??NONE
})))
]);
const workflowSchema=zod_4_._H3({
name:zod_4_.YjP().optional(),
on:events,
permissions:permissions.nullish(),
concurrency,
jobs:zod_4_.g1P(zod_4_.YjP(),jobSchema).refine((jobs)=>Object.keys(jobs).length>0,'has no jobs')
});
function readWorkflow(text,path){
const{value,problems,lineOf}=(0,_text_yaml_source_js_3_.h)(text,(yaml_0__namespace_cache||(yaml_0__namespace_cache=__webpack_require__.t(yaml_0_,2))));
if(problems.length>0)
throw new _errors_js_5_.yo([`${path} is not valid YAML:`,...problems.map(_text_yaml_problem_js_2_.S9)].join('\n'));
if(typeof value!=='object'||value===null)
throw new _errors_js_5_.yo(`${path} is not a workflow: it has no jobs. Name a file such as .github/workflows/agent.yml.`);
const parsed=workflowSchema.safeParse(value);
if(!parsed.success)
throw new _errors_js_5_.yo(`${path} is not a workflow. ${(0,_text_schema_issue_js_1_.w)(parsed.error.issues,value,lineOf).join(' ')}`);
const{jobs}=parsed.data;
const unknown=Object.entries(jobs).flatMap(([name,{needs}])=>needs.filter((other)=>!Object.hasOwn(jobs,other)).map((other)=>`${name} needs ${other}`));
if(unknown.length>0)
throw new _errors_js_5_.yo(`${path} names jobs that it does not have: ${unknown.join(', ')}.`);
const workflow={...parsed.data,lineOf};
inOrder(workflow);
return workflow;
}
function inOrder({jobs}){
const ordered=[];
let left=Object.entries(jobs);
while(left.length>0){
const done=new Set(ordered.map(([name])=>name));
const ready=left.filter(([,{needs}])=>needs.every((name)=>done.has(name)));
if(ready.length===0)
throw new _errors_js_5_.yo(`The jobs ${left.map(([name])=>name).join(', ')} need each other.`);
ordered.push(...ready);
left=left.filter((job)=>!ready.includes(job));
}
return ordered;
}
}),
76946:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
c:()=>(checkoutFileReader)
});
var node_path_0_=__webpack_require__(76760);
var _errors_js_3_=__webpack_require__(59973);
var _files_js_1_=__webpack_require__(93597);
var _resolve_inside_js_2_=__webpack_require__(1699);
function checkoutFileReader(root){
return async(path)=>{
try{
return(await(0,_files_js_1_.aL)(root,await(0,_resolve_inside_js_2_.LI)(root,path))).toString();
}
catch(error){
if((0,_errors_js_3_.Or)(error)&&error.code==='ENOENT')
return undefined;
const message=`${(0,node_path_0_.join)(root,path)} cannot be read. Make it a readable file of this checkout, or remove it.`;
throw new _errors_js_3_.yo(message,{cause:error});
}
};
}
})
};
;
