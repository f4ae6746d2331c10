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
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(59973);
var _workspace_files_files_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(93597);
var _workspace_files_resolve_inside_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(1699);
const FOLDER='.github/workflows';
const MAX_FILES=200;
async function readWorkflowFiles(root){
const names=await(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__.e4)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root,FOLDER)),[]);
const paths=names.filter((name)=>/\.ya?ml$/.test(name)).toSorted();
const files=await Promise.all(paths.slice(0,MAX_FILES).map((name)=>readWorkTreeFile(root,`${FOLDER}/${name}`)));
return files.filter((file)=>file!==undefined);
}
async function readWorkTreeFile(root,path){
try{
const read=(0,_workspace_files_files_js__WEBPACK_IMPORTED_MODULE_2__.aL)(root,await(0,_workspace_files_resolve_inside_js__WEBPACK_IMPORTED_MODULE_3__.LI)(root,path));
const content=await(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__.e4)(read,undefined);
return content&&{path,text:content.toString()};
}
catch(error){
if(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__.v4)
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
var _foreign_inputs_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(67624);
var _inputs_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(61323);
var _run_inputs_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(87627);
var _workflow_models_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(57182);
const actionInterface={
inputs:Object.keys(_inputs_js__WEBPACK_IMPORTED_MODULE_0__.i.shape),
insteadOf:_foreign_inputs_js__WEBPACK_IMPORTED_MODULE_3__.S,
modelProblems
};
function modelProblems(written){
const read=(name)=>(written[name]??'').replaceAll(/\$\{\{.*?\}\}/gs,'value');
return(0,_workflow_models_js__WEBPACK_IMPORTED_MODULE_2__._)((0,_run_inputs_js__WEBPACK_IMPORTED_MODULE_1__.z6)(read)).problems;
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
RP:()=>(valueOf),
ub:()=>(jobRuns)
});
var _actions_expressions__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(48460);
var _errors_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(59973);
const CONTEXTS=['github','needs','matrix','inputs','vars','secrets','env','steps','runner','job','strategy'];
const MARKED=/^\s*\$\{\{(.*)\}\}\s*$/s;
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
return text.replaceAll(/\$\{\{(.*?)\}\}/gs,(_,expression)=>evaluate(expression,contexts,[]).coerceString());
}
function valueOf(text,contexts){
const[,expression]=MARKED.exec(text)??[];
if(expression===undefined)
return text;
return JSON.parse(JSON.stringify(evaluate(expression,contexts,[]),_actions_expressions__WEBPACK_IMPORTED_MODULE_0__.p.$U));
}
function evaluate(text,contexts,needs){
try{
const functions=new Map(statusFunctions(needs).map((one)=>[one.name,one]));
const{tokens}=new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__.JG(text.trim()).lex();
const expression=new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__.iX(tokens,CONTEXTS,[...functions.values()]).parse();
const all=Object.entries(contexts).map(([key,value])=>({key,value:toData(value)}));
return new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__.oi(expression,new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__.p.bT(...all),functions).evaluate();
}
catch(error){
throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`The expression ${text.trim()} cannot be evaluated: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(error)}`,{cause:error});
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
call:()=>new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__.p.bo(value)
}));
}
function toData(value){
if(value===null)
return new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__.p.Uv();
if(typeof value==='string')
return new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__.p.uQ(value);
if(typeof value==='number')
return new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__.p.Q9(value);
if(typeof value==='boolean')
return new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__.p.bo(value);
if(isList(value))
return new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__.p.O3(...value.map(toData));
return new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__.p.bT(...Object.entries(value).map(([key,inner])=>({key,value:toData(inner)})));
}
function isList(value){
return Array.isArray(value);
}
function isTruthy(value){
switch(value.kind){
case _actions_expressions__WEBPACK_IMPORTED_MODULE_0__.p.b8.Boolean:
case _actions_expressions__WEBPACK_IMPORTED_MODULE_0__.p.b8.Number:
case _actions_expressions__WEBPACK_IMPORTED_MODULE_0__.p.b8.String:
return Boolean(value.value);
case _actions_expressions__WEBPACK_IMPORTED_MODULE_0__.p.b8.Null:
return false;
default:
return true;
}
}
}),
32130:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
fo:()=>(anyForgehandStep),
l3:()=>(usingJobs)
});
var _text_near_name_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(58804);
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
function isCopy({uses='',with:inputs}){
if(!/^\.{1,2}\//.test(uses))
return false;
const known=Object.keys(inputs).filter((name)=>(0,_text_near_name_js__WEBPACK_IMPORTED_MODULE_0__.c)(name,KNOWN)!==undefined).length;
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
const isDoctor=(inputs['doctor']??'false')!=='false';
if(WITHOUT_MODEL.includes(phase)||plansWithout||isDoctor)
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
var _text_near_name_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(58804);
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
return(0,_text_near_name_js__WEBPACK_IMPORTED_MODULE_0__.c)(granted,SHORTHANDS)==='write-all'?'write':'read';
const written=granted[permission]??'none';
return LEVELS.find((level)=>level===(0,_text_near_name_js__WEBPACK_IMPORTED_MODULE_0__.c)(written,LEVELS))??'none';
}
}),
26355:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
var yaml__WEBPACK_IMPORTED_MODULE_0___namespace_cache;
__webpack_require__.d(__webpack_exports__,{
S:()=>(readWorkflow),
a:()=>(inOrder)
});
var yaml__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6637);
var zod__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(3301);
var _errors_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(59973);
var _text_schema_issue_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(21513);
var _text_yaml_problem_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(14593);
var _text_yaml_source_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(53213);
const scalar=zod__WEBPACK_IMPORTED_MODULE_4__.KCZ([zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),zod__WEBPACK_IMPORTED_MODULE_4__.aig(),zod__WEBPACK_IMPORTED_MODULE_4__.zMY()]).transform(String);
const texts=zod__WEBPACK_IMPORTED_MODULE_4__.KCZ([zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.YjP())])
.transform((value)=>(typeof value==='string'?[value]:value));
const textOrNothing=scalar.nullable().transform((value)=>value??'');
const permissions=zod__WEBPACK_IMPORTED_MODULE_4__.KCZ([zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),zod__WEBPACK_IMPORTED_MODULE_4__.g1P(zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),textOrNothing)]);
const stepSchema=zod__WEBPACK_IMPORTED_MODULE_4__._H3({
id:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional(),
uses:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional(),
with:zod__WEBPACK_IMPORTED_MODULE_4__.g1P(zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),textOrNothing).default({})
});
const concurrency=zod__WEBPACK_IMPORTED_MODULE_4__.L5J().optional();
const jobSchema=zod__WEBPACK_IMPORTED_MODULE_4__._H3({
if:scalar.optional(),
concurrency,
needs:texts.default([]),
permissions:permissions.optional(),
strategy:zod__WEBPACK_IMPORTED_MODULE_4__._H3({matrix:zod__WEBPACK_IMPORTED_MODULE_4__.L5J()}).optional(),
outputs:zod__WEBPACK_IMPORTED_MODULE_4__.g1P(zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),scalar).default({}),
steps:zod__WEBPACK_IMPORTED_MODULE_4__.YOg(stepSchema).default([])
});
const withTypes=zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({types:texts});
const withWorkflows=zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({workflows:texts});
const withCrons=zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({cron:zod__WEBPACK_IMPORTED_MODULE_4__.YjP()}));
const NONE=[];
const events=zod__WEBPACK_IMPORTED_MODULE_4__.KCZ([
texts.transform((names)=>names.map((name)=>({name,types:NONE,crons:NONE,workflows:NONE}))),
zod__WEBPACK_IMPORTED_MODULE_4__.g1P(zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),zod__WEBPACK_IMPORTED_MODULE_4__.L5J()).transform((all)=>Object.entries(all).map(([name,about])=>({
name,
types:withTypes.safeParse(about).data?.types??NONE,
crons:withCrons.safeParse(about).data?.map(({cron})=>cron)??NONE,
workflows:withWorkflows.safeParse(about).data?.workflows??NONE
})))
]);
const workflowSchema=zod__WEBPACK_IMPORTED_MODULE_4__._H3({
name:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional(),
on:events,
permissions:permissions.nullish(),
concurrency,
jobs:zod__WEBPACK_IMPORTED_MODULE_4__.g1P(zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),jobSchema).refine((jobs)=>Object.keys(jobs).length>0,'has no jobs')
});
function readWorkflow(text,path){
const{value,problems,lineOf}=(0,_text_yaml_source_js__WEBPACK_IMPORTED_MODULE_3__.h)(text,(yaml__WEBPACK_IMPORTED_MODULE_0___namespace_cache||(yaml__WEBPACK_IMPORTED_MODULE_0___namespace_cache=__webpack_require__.t(yaml__WEBPACK_IMPORTED_MODULE_0__,2))));
if(problems.length>0)
throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.yo([`${path} is not valid YAML:`,...problems.map(_text_yaml_problem_js__WEBPACK_IMPORTED_MODULE_2__.S9)].join('\n'));
if(typeof value!=='object'||value===null)
throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.yo(`${path} is not a workflow: it has no jobs. Name a file such as .github/workflows/agent.yml.`);
const parsed=workflowSchema.safeParse(value);
if(!parsed.success)
throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.yo(`${path} is not a workflow. ${(0,_text_schema_issue_js__WEBPACK_IMPORTED_MODULE_1__.w)(parsed.error.issues,value,lineOf).join(' ')}`);
const{jobs}=parsed.data;
const unknown=Object.entries(jobs).flatMap(([name,{needs}])=>needs.filter((other)=>!Object.hasOwn(jobs,other)).map((other)=>`${name} needs ${other}`));
if(unknown.length>0)
throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.yo(`${path} names jobs that it does not have: ${unknown.join(', ')}.`);
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
throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.yo(`The jobs ${left.map(([name])=>name).join(', ')} need each other.`);
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
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(59973);
var _files_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(93597);
var _resolve_inside_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(1699);
function checkoutFileReader(root){
return async(path)=>{
try{
return(await(0,_files_js__WEBPACK_IMPORTED_MODULE_1__.aL)(root,await(0,_resolve_inside_js__WEBPACK_IMPORTED_MODULE_2__.LI)(root,path))).toString();
}
catch(error){
if((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.Or)(error)&&error.code==='ENOENT')
return undefined;
const message=`${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root,path)} cannot be read. Make it a readable file of this checkout, or remove it.`;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(message,{cause:error});
}
};
}
})
};
;
