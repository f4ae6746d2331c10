"use strict";
exports.id=4409;
exports.ids=[4409];
exports.modules={
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
const failed=firstOfEach(newest.filter(({conclusion})=>_tasks_events_failed_checks_js__WEBPACK_IMPORTED_MODULE_0__.Wk.has(conclusion)),(run)=>run.workflow_id);
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
try{
const{data}=await octokit.rest.checks.listSuitesForRef({...repository,ref:sha,per_page:PAGE});
return data.check_suites.flatMap(({id,app,conclusion,head_branch:branch,repository:{html_url:page}})=>app?.slug===undefined||app.slug==='github-actions'||!_tasks_events_failed_checks_js__WEBPACK_IMPORTED_MODULE_0__.Wk.has(conclusion)
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
if((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__.WM)(error)||(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__.Ro)(error,404))
return[];
throw error;
}
}
function firstOfEach(items,keyOf){
return[...Map.groupBy(items,keyOf).values()].flatMap((group)=>group.slice(0,1));
}
}),
16326:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
B0:()=>(isFork),
Jk:()=>(repository),
Qu:()=>(subjectFields),
VV:()=>(pullRequest),
bc:()=>(subject),
ct:()=>(account),
id:()=>(id),
kB:()=>(time)
});
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3301);
var zod__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(79435);
var _text_identifiers_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(814);
var _person_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(87044);
const login=zod__WEBPACK_IMPORTED_MODULE_1__.YjP().regex(_text_identifiers_js__WEBPACK_IMPORTED_MODULE_2__.S3);
const account=zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({login,id:zod__WEBPACK_IMPORTED_MODULE_1__.Whr().positive(),type:zod__WEBPACK_IMPORTED_MODULE_1__.YjP()});
const id=zod__WEBPACK_IMPORTED_MODULE_1__.Whr().positive();
const time=zod__WEBPACK_IMPORTED_MODULE_3__.w$();
const repository=zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({id,default_branch:zod__WEBPACK_IMPORTED_MODULE_1__.YjP().min(1)});
const subject=zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
number:id,
title:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
body:zod__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
user:account.nullish()
});
function subjectFields({number,title,body,user}){
return{number,title,body:body??'',author:(0,_person_js__WEBPACK_IMPORTED_MODULE_0__.R)(user)};
}
const pullRequest=subject.extend({head:zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({repo:zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({id}).nullish()})});
function isFork({head},{id:own}){
return head.repo?.id!==own;
}
}),
9354:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
PL:()=>(readFailedChecks),
Wk:()=>(FAILED),
X$:()=>(isOfChecks)
});
var zod__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3301);
var _text_identifiers_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(814);
var _flags_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(74846);
var _person_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(87044);
var _event_row_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(16326);
const sha=zod__WEBPACK_IMPORTED_MODULE_3__.YjP().regex(_text_identifiers_js__WEBPACK_IMPORTED_MODULE_4__.SN);
const workflowRun=zod__WEBPACK_IMPORTED_MODULE_3__.RZV(()=>zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
id:_event_row_js__WEBPACK_IMPORTED_MODULE_2__.id,
run_attempt:_event_row_js__WEBPACK_IMPORTED_MODULE_2__.id,
workflow_id:_event_row_js__WEBPACK_IMPORTED_MODULE_2__.id,
name:zod__WEBPACK_IMPORTED_MODULE_3__.YjP().nullish(),
path:zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
event:zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
conclusion:zod__WEBPACK_IMPORTED_MODULE_3__.YjP().nullish(),
head_sha:sha,
head_branch:zod__WEBPACK_IMPORTED_MODULE_3__.YjP().nullish(),
head_repository:zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({id:_event_row_js__WEBPACK_IMPORTED_MODULE_2__.id}).nullish(),
html_url:zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
updated_at:_event_row_js__WEBPACK_IMPORTED_MODULE_2__.kB,
actor:_event_row_js__WEBPACK_IMPORTED_MODULE_2__.ct.nullish(),
triggering_actor:_event_row_js__WEBPACK_IMPORTED_MODULE_2__.ct.nullish()
}));
const runSchema=zod__WEBPACK_IMPORTED_MODULE_3__.RZV(()=>zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({action:zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),workflow_run:workflowRun,repository:_event_row_js__WEBPACK_IMPORTED_MODULE_2__.Jk,sender:_event_row_js__WEBPACK_IMPORTED_MODULE_2__.ct}));
const suiteSchema=zod__WEBPACK_IMPORTED_MODULE_3__.RZV(()=>zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
action:zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
check_suite:zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
id:_event_row_js__WEBPACK_IMPORTED_MODULE_2__.id,
app:zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({slug:zod__WEBPACK_IMPORTED_MODULE_3__.YjP().regex(/^[\w-]{1,100}$/u),name:zod__WEBPACK_IMPORTED_MODULE_3__.YjP()}),
conclusion:zod__WEBPACK_IMPORTED_MODULE_3__.YjP().nullish(),
head_sha:sha,
head_branch:zod__WEBPACK_IMPORTED_MODULE_3__.YjP().nullish(),
updated_at:_event_row_js__WEBPACK_IMPORTED_MODULE_2__.kB
}),
repository:_event_row_js__WEBPACK_IMPORTED_MODULE_2__.Jk.extend({html_url:zod__WEBPACK_IMPORTED_MODULE_3__.YjP()}),
sender:_event_row_js__WEBPACK_IMPORTED_MODULE_2__.ct
}));
const EVENTS=['workflow_run','check_suite'];
function isOfChecks(event){
return EVENTS.includes(event);
}
const FAILED=new Set(['failure','timed_out','startup_failure']);
function readFailedChecks(event,payload){
return event==='workflow_run'?readRun(payload):readSuite(payload);
}
function readRun(payload){
const{action,workflow_run:run,repository:own,sender}=runSchema.parse(payload);
const name=run.name??run.path??String(run.workflow_id);
const reason=uncountedReason(action,run.conclusion,`the workflow ${name}`);
if(reason!==undefined)
return reason;
const failure={
source:{
kind:'workflow',
runId:run.id,
attempt:run.run_attempt,
workflowId:run.workflow_id,
path:run.path??''
},
name,
conclusion:run.conclusion??'',
headSha:run.head_sha,
headBranch:run.head_branch??undefined,
isFork:run.head_repository?.id!==own.id,
url:run.html_url
};
const people=peopleOf(run);
const actor=(0,_person_js__WEBPACK_IMPORTED_MODULE_1__.R)(run.triggering_actor??run.actor??sender);
return taskOf(failure,{
people:people.length>0||isScheduled(run)?people:[actor],
actor,
at:run.updated_at,
own
});
}
function peopleOf(run){
const first=isScheduled(run)?undefined:run.actor;
const again=isScheduled(run)&&run.run_attempt===1?undefined:run.triggering_actor;
const people=[first,again].flatMap((person)=>(person?[(0,_person_js__WEBPACK_IMPORTED_MODULE_1__.R)(person)]:[]));
return[...new Map(people.map((person)=>[person.id,person])).values()];
}
function isScheduled({event}){
return event==='schedule';
}
function readSuite(payload){
const{action,check_suite:suite,repository:own,sender}=suiteSchema.parse(payload);
const{app,conclusion,head_sha:headSha}=suite;
if(app.slug==='github-actions')
return 'workflows have the event workflow_run';
const reason=uncountedReason(action,conclusion,app.name);
if(reason!==undefined)
return reason;
const failure={
source:{kind:'suite',suiteId:suite.id,app:app.slug},
name:app.name,
conclusion:conclusion??'',
headSha,
headBranch:suite.head_branch??undefined,
isFork:false,
url:`${own.html_url}/commit/${headSha}/checks`
};
return taskOf(failure,{people:[],actor:(0,_person_js__WEBPACK_IMPORTED_MODULE_1__.R)(sender),at:suite.updated_at,own});
}
function uncountedReason(action,conclusion,what){
if(action!=='completed')
return `the action of the event is ${action}; only completed counts`;
return FAILED.has(conclusion)?undefined:`${what} ended with ${conclusion??'no conclusion'}`;
}
function taskOf(failure,{people,actor,at,own}){
return{
kind:'task',
trigger:{kind:'ci',failure,people},
subject:'repository',
number:0,
title:failure.name,
body:'',
author:actor,
instruction:'',
createdAt:at,
actor,
request:{verb:'fix',flags:(0,_flags_js__WEBPACK_IMPORTED_MODULE_0__.b)([]).flags,text:''},
defaultBranch:own.default_branch
};
}
}),
74846:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
T:()=>(isSwitch),
b:()=>(parseFlags)
});
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3301);
var _domain_effort_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(17987);
var _text_near_name_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(58804);
var _text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(62070);
const wholeNumber=zod__WEBPACK_IMPORTED_MODULE_2__.YjP()
.regex(/^\d{1,9}$/u)
.transform(Number)
.refine((number)=>number>0);
const amount=zod__WEBPACK_IMPORTED_MODULE_2__.YjP()
.regex(/^\$?\d{1,6}(?:\.\d{1,6})?$/u)
.transform((text)=>Number(text.replace('$','')))
.refine((number)=>number>0);
const branch=zod__WEBPACK_IMPORTED_MODULE_2__.YjP().regex(/^(?!.*(?:\.\.|\/\/|@\{))(?!@$)[\p{L}\p{N}_@][\p{L}\p{N}_.,/@#+-]{0,199}(?<![./])$/u);
const valueFlags={
model:{schema:zod__WEBPACK_IMPORTED_MODULE_2__.YjP().regex(/^[\w.:/@+-]{1,200}$/u),expected:'the name of a model'},
budget:{schema:amount,expected:'an amount of US dollars, such as 2 or 0.50'},
turns:{schema:wholeNumber,expected:'a positive integer'},
minutes:{schema:wholeNumber,expected:'a positive integer'},
base:{schema:branch,expected:'the name of a branch'},
effort:{schema:zod__WEBPACK_IMPORTED_MODULE_2__.k5n(_domain_effort_js__WEBPACK_IMPORTED_MODULE_3__.i),expected:'low, medium or high'}
};
const switches=['draft','dry-run','adopt'];
const flagNames=[...Object.keys(valueFlags),...switches];
function takesValue(name){
return Object.hasOwn(valueFlags,name);
}
function isSwitch(name){
return switches.some((known)=>known===name);
}
function parseFlags(written){
const errors=written.flatMap((flag,index)=>{
const isRepeated=written.findIndex(({name})=>name===flag.name)<index;
return isRepeated?[`${quoted(`--${flag.name}`)} appears twice.`]:errorsIn(flag);
});
return{flags:valuesOf(written),errors};
}
function errorsIn({name,value}){
const flag=quoted(`--${name}`);
if(takesValue(name)){
const{schema,expected}=valueFlags[name];
if(value===undefined)
return[`${flag} needs a value: ${expected}.`];
return schema.safeParse(value).success?[]:[`${flag} is ${quoted(value)} but must be ${expected}.`];
}
if(!flagNames.includes(name))
return[`${flag} is not a flag. ${suggestion(name)}`];
return value===undefined?[]:[`${flag} takes no value but has ${quoted(value)}.`];
}
function quoted(words){
return(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__.SS)(words,60)||'empty';
}
function suggestion(name){
const near=(0,_text_near_name_js__WEBPACK_IMPORTED_MODULE_0__.c)(name,flagNames);
if(near!==undefined)
return `Did you mean \`--${near}\`?`;
return `The flags are ${flagNames.map((known)=>`\`--${known}\``).join(', ')}.`;
}
function valuesOf(written){
const values=new Map(written.map(({name,value})=>[name,value]));
const read=(name,schema)=>schema.safeParse(values.get(name)).data;
return{
model:read('model',valueFlags.model.schema),
budget:read('budget',valueFlags.budget.schema),
turns:read('turns',valueFlags.turns.schema),
minutes:read('minutes',valueFlags.minutes.schema),
base:read('base',valueFlags.base.schema),
effort:read('effort',valueFlags.effort.schema),
draft:values.has('draft'),
dryRun:values.has('dry-run'),
...(values.has('adopt')&&{adopt:true})
};
}
}),
66634:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
GD:()=>(breakSkipMarkers),
Jr:()=>(breakBotCommands),
T5:()=>(indentCommands),
UJ:()=>(inertText),
_N:()=>(splitActiveContent),
wx:()=>(BOTS_WITHOUT_SIGN),
yO:()=>(withoutScheme)
});
const BOTS_WITHOUT_SIGN='bors|homu';
const ACTIVE_PATTERNS=[
String.raw `[a-z][a-z0-9+.-]{1,20}://[^\s<>\x60]*`,
String.raw `www\.[^\s<>\x60]+`,
String.raw `[\w.+:/-]{0,100}@[\w-](?:[\w./-]{0,200}[\w-])?`,
String.raw `(?:[\w.-]{1,100}(?:/[\w.-]{1,100})?)?#\d+`,
String.raw `\w{0,100}gh-\d+`,
String.raw `(?<command>(?<=^[ \t]{0,8})(?:[/!.][a-z][\w./-]*|(?:${BOTS_WITHOUT_SIGN})(?=[:,]?[ \t])))`
];
const BOT_NAME=String.raw `(?:[\w-]*bot(?![a-z])|(?:bors|homu|mergify|copilot|claude|codex|coderabbit|k8s-ci)(?![a-z]{4}))`;
const SIGNS=String.raw `(\w?)(?<!@)@+`;
const BOT_MENTION=new RegExp(String.raw `${SIGNS}(?=${BOT_NAME})`,'gi');
const BOT_COMMAND=new RegExp(String.raw `${SIGNS}(?=${BOT_NAME}[\w-]*[ \t]+[a-z]|(?:dependabot|bors|homu|mergifyio|rustbot)(?![\w/-]))`,'gi');
const COMMAND_LINE=new RegExp(String.raw `^(?=(?:[/!][a-z][\w-]*|(?:${BOTS_WITHOUT_SIGN})[:,]?)(?:[ \t]|$))`,'gim');
const SKIPS_CHECKS=/\[((?:skip|no)[ _-]?(?:ci|actions)|(?:ci|actions)[ _-]?skip)\]/gi;
const TRAILING_PUNCTUATION=/(?<![.,;:!?'")\]*_~])[.,;:!?'")\]*_~]+$/;
const SCHEME=/^[a-z][a-z0-9+.-]*:\/\//i;
function splitActiveContent(text,startsLine){
const pieces=[];
const active=new RegExp(ACTIVE_PATTERNS.join('|'),'gim');
const firstLineStart=startsLine?0:text.indexOf('\n')+1||Infinity;
let start=0;
for(let match=active.exec(text);match;match=active.exec(text)){
if(match.groups?.['command']&&match.index<firstLineStart){
active.lastIndex=match.index+1;
continue;
}
const found=match[0].replace(TRAILING_PUNCTUATION,'')||match[0];
if(match.index>start)
pieces.push({isActive:false,text:text.slice(start,match.index)});
pieces.push({isActive:true,text:found});
start=match.index+found.length;
active.lastIndex=start;
}
if(start<text.length)
pieces.push({isActive:false,text:text.slice(start)});
return pieces;
}
function inertText(active){
return withoutScheme(active).replace(BOT_MENTION,withoutSign);
}
function breakBotCommands(code){
return code.replace(BOT_COMMAND,(found,before,at)=>
at===0||code[at-1]==='\n'?`${before} `:withoutSign(found,before));
}
function indentCommands(code){
return breakBotCommands(code).replace(COMMAND_LINE,' ');
}
function withoutSign(_,before){
return before===''?'':`${before} `;
}
function breakSkipMarkers(text){
return text.replace(SKIPS_CHECKS,'[ $1 ]');
}
function withoutScheme(url){
return url.replace(SCHEME,'');
}
}),
35695:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
b:()=>(backticksAround),
n:()=>(labeledFence)
});
function backticksAround(code,atLeast){
const longest=(code.match(/`+/gu)??[]).reduce((length,run)=>Math.max(length,run.length),0);
return '`'.repeat(Math.max(atLeast,longest+1));
}
function labeledFence(label,text){
const marks=backticksAround(text,5);
return `${label}\n${marks}\n${text===''?'(empty)':text}\n${marks}`;
}
}),
62070:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
DV:()=>(codeBlock),
FV:()=>(escapeMarkdown),
Gg:()=>(codeElement),
MZ:()=>(codeCell),
SS:()=>(codeSpan),
k9:()=>(linkMarkdown),
ml:()=>(joinParagraphs),
nf:()=>(link),
zH:()=>(details)
});
var _fence_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(35695);
var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2754);
var _shorten_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(64607);
var _active_content_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(66634);
const MAX_SPAN=160;
const MAX_SENTENCES=2_000;
function codeSpan(text,maxLength=MAX_SPAN){
const code=(0,_active_content_js__WEBPACK_IMPORTED_MODULE_2__.Jr)((0,_shorten_js__WEBPACK_IMPORTED_MODULE_1__.TN)(text,maxLength));
if(code==='')
return '';
const ticks=(0,_fence_js__WEBPACK_IMPORTED_MODULE_3__.b)(code,1);
const padding=code.startsWith('`')||code.endsWith('`')?' ':'';
return ticks+padding+code+padding+ticks;
}
function codeCell(text,maxLength=MAX_SPAN){
const code=(0,_shorten_js__WEBPACK_IMPORTED_MODULE_1__.TN)(text,maxLength);
return code.includes('|')?codeElement(code,maxLength):codeSpan(code,maxLength);
}
function codeElement(text,maxLength=MAX_SPAN){
const code=(0,_active_content_js__WEBPACK_IMPORTED_MODULE_2__.Jr)((0,_shorten_js__WEBPACK_IMPORTED_MODULE_1__.TN)(text,maxLength));
return `<code>${code.replace(/[!-/:-@[-`{-~]/g,(character)=>`&#${character.charCodeAt(0)};`)}</code>`;
}
function escapeMarkdown(text,maxLength=MAX_SENTENCES){
return(0,_active_content_js__WEBPACK_IMPORTED_MODULE_2__._N)((0,_shorten_js__WEBPACK_IMPORTED_MODULE_1__.TN)(text,maxLength),false)
.map(({isActive,text:piece})=>(isActive?codeSpan((0,_active_content_js__WEBPACK_IMPORTED_MODULE_2__.UJ)(piece),maxLength):escapePunctuation(piece)))
.join('');
}
function codeBlock(text,language=''){
const shown=(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__.Q)(text).replace(/(?<!\n)\n+$/,'');
const code=language===''?(0,_active_content_js__WEBPACK_IMPORTED_MODULE_2__.Jr)(shown):shown;
const ticks=(0,_fence_js__WEBPACK_IMPORTED_MODULE_3__.b)(code,3);
return `${ticks}${language}\n${code}\n${ticks}`;
}
function details(title,body){
return `<details>\n<summary>${title}</summary>\n\n${body}\n\n</details>`;
}
function joinParagraphs(paragraphs){
return paragraphs.filter(Boolean).join('\n\n');
}
function link(label,url){
return linkMarkdown(escapePunctuation(label),url);
}
function linkMarkdown(label,url){
return `[${label}](<${url.replace(/[<>\s\\]/g,encodeURIComponent)}>)`;
}
function escapePunctuation(text){
return text.replace(/[\\`*_[\]<>&~#$]/g,String.raw `\$&`).replaceAll('|','&#124;');
}
})
};
;
