"use strict";
exports.id=7905;
exports.ids=[7905];
exports.modules={
48157:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Mt:()=>(MAX_FINDINGS),
Oy:()=>(MAX_FINDING_BODY),
Sl:()=>(MAX_FINDING_TITLE),
_o:()=>(FINDING_SEVERITIES),
yd:()=>(MAX_REPLACEMENT)
});
const FINDING_SEVERITIES=['blocking','important','minor'];
const MAX_FINDINGS=60;
const MAX_FINDING_TITLE=160;
const MAX_FINDING_BODY=4_000;
const MAX_REPLACEMENT=10_000;
}),
22981:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
$2:()=>(MAX_COMMAND),
Al:()=>(MAX_CONTENTS_BYTES),
BE:()=>(MAX_FILES),
BQ:()=>(TRACE_FILE),
Bk:()=>(MAX_TOOLS),
CZ:()=>(proposalSource),
EI:()=>(MAX_NOTE),
NB:()=>(MAX_CHECKS),
Of:()=>(CONTENTS_FILE),
Pt:()=>(MAX_PLAN),
Ql:()=>(DESCRIPTION_FILE),
R1:()=>(MAX_TESTS),
YN:()=>(MAX_RECEIVERS),
ck:()=>(MAX_CHECK_OUTPUT),
cr:()=>(MAX_DESCRIPTION_BYTES),
eh:()=>(MAX_LONG_TEXT),
f7:()=>(earlierRunOf),
jk:()=>(MAX_NOTES),
sG:()=>(outcomeOf),
xu:()=>(PAGE_FILE),
xv:()=>(VERSION),
ye:()=>(proposalSchema)
});
var zod__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(3301);
var _agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(41079);
var _tasks_keys_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(79057);
var _text_near_name_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(58804);
var _domain_review_finding_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(48157);
const VERSION=1;
const DESCRIPTION_FILE='proposal.json';
const CONTENTS_FILE='contents.bin';
const TRACE_FILE='trace.jsonl';
const PAGE_FILE='trace.html';
const MAX_DESCRIPTION_BYTES=8*1024*1024;
const MAX_CONTENTS_BYTES=64*1024*1024;
const MAX_FILES=2_000;
const MAX_TOOLS=500;
const MAX_CHECKS=50;
const MAX_CHECK_OUTPUT=20_000;
const MAX_RECEIVERS=20;
const MAX_NOTES=200;
const MAX_TESTS=2_000;
const MAX_VERDICTS=100;
const MAX_FINDING=5*Math.max(_domain_review_finding_js__WEBPACK_IMPORTED_MODULE_3__.Oy,_domain_review_finding_js__WEBPACK_IMPORTED_MODULE_3__.yd);
const MAX_NOTE=4_000;
const MAX_LONG_TEXT=100_000;
const MAX_COMMAND=100_000;
const MAX_STRUCTURED_OUTPUT=300_000;
const MAX_PLAN=12_000;
const MAX_COUNT=Number.MAX_SAFE_INTEGER;
const count=zod__WEBPACK_IMPORTED_MODULE_4__.aig().int().min(0).max(MAX_COUNT);
const milliseconds=zod__WEBPACK_IMPORTED_MODULE_4__.aig().min(0).max(1e12);
const dollars=zod__WEBPACK_IMPORTED_MODULE_4__.aig().min(0).max(1e6);
const note=zod__WEBPACK_IMPORTED_MODULE_4__.YjP().max(MAX_NOTE);
const longText=zod__WEBPACK_IMPORTED_MODULE_4__.YjP().max(MAX_LONG_TEXT);
const objectId=zod__WEBPACK_IMPORTED_MODULE_4__.YjP().regex(_text_near_name_js__WEBPACK_IMPORTED_MODULE_2__.SN);
const claimKeyText=zod__WEBPACK_IMPORTED_MODULE_4__.YjP().regex(/^[a-z\d_-]{1,150}$/);
const plainName=zod__WEBPACK_IMPORTED_MODULE_4__.YjP().regex(/^[\w./:@+~[\]-]{1,200}$/u);
const provider=zod__WEBPACK_IMPORTED_MODULE_4__.YjP().regex(/^[\w .]{1,60}$/u);
const path=zod__WEBPACK_IMPORTED_MODULE_4__.YjP().min(1).max(4_096);
const testNames=zod__WEBPACK_IMPORTED_MODULE_4__.YOg(note).max(MAX_TESTS);
const check=zod__WEBPACK_IMPORTED_MODULE_4__.RZV(()=>zod__WEBPACK_IMPORTED_MODULE_4__.rej({
command:note,
exitCode:zod__WEBPACK_IMPORTED_MODULE_4__.aig().int().min(-1).max(255).optional(),
durationMs:milliseconds,
output:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().max(MAX_CHECK_OUTPUT),
tests:zod__WEBPACK_IMPORTED_MODULE_4__.rej({
hasRun:zod__WEBPACK_IMPORTED_MODULE_4__.zMY(),
passed:count.optional(),
failed:count,
failing:testNames,
failingIn:testNames.optional(),
passing:testNames.optional(),
skipped:testNames.default([]),
notLoaded:testNames.default([])
})
.optional()
}));
const checks=zod__WEBPACK_IMPORTED_MODULE_4__.YOg(check).max(MAX_CHECKS);
const fileEdit=zod__WEBPACK_IMPORTED_MODULE_4__.rej({path:note,added:count,removed:count});
const record=zod__WEBPACK_IMPORTED_MODULE_4__.RZV(()=>zod__WEBPACK_IMPORTED_MODULE_4__.rej({
model:plainName,
host:plainName,
receivers:zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.rej({name:plainName,host:plainName,provider:provider.optional()}))
.max(MAX_RECEIVERS),
durationMs:milliseconds,
turns:count,
tokens:zod__WEBPACK_IMPORTED_MODULE_4__.rej({
input:count,
cachedInput:count,
cacheWrite:count.optional(),
output:count,
reasoning:count,
isEstimate:zod__WEBPACK_IMPORTED_MODULE_4__.zMY()
}),
cost:dollars.optional(),
selfReview:zod__WEBPACK_IMPORTED_MODULE_4__.rej({tokens:count,cost:dollars.optional(),openPoints:zod__WEBPACK_IMPORTED_MODULE_4__.YOg(note).max(MAX_NOTES)})
.optional(),
tools:zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.rej({
name:note,
subject:note,
status:zod__WEBPACK_IMPORTED_MODULE_4__.k5n(_agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__.W0),
exitCode:zod__WEBPACK_IMPORTED_MODULE_4__.Whr().optional(),
startedAt:milliseconds,
durationMs:milliseconds,
edits:zod__WEBPACK_IMPORTED_MODULE_4__.YOg(fileEdit).max(MAX_NOTES)
}))
.max(MAX_TOOLS),
verification:zod__WEBPACK_IMPORTED_MODULE_4__.rej({
before:checks,
after:checks,
sharedBecause:note.optional(),
outdated:note.optional(),
rounds:zod__WEBPACK_IMPORTED_MODULE_4__.YOg(note).max(MAX_NOTES).optional(),
noChecks:zod__WEBPACK_IMPORTED_MODULE_4__.k5n(['by-choice','none-in-packages']).optional(),
changedTestFiles:zod__WEBPACK_IMPORTED_MODULE_4__.YOg(path).max(MAX_FILES).optional(),
renamedTests:zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.rej({from:note,to:note}))
.max(MAX_NOTES)
.optional(),
oldTests:zod__WEBPACK_IMPORTED_MODULE_4__.rej({failing:testNames,files:zod__WEBPACK_IMPORTED_MODULE_4__.YOg(path).max(MAX_FILES)}).optional()
}),
denials:zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.rej({command:note,reason:note,remedy:note.optional()})).max(MAX_NOTES),
warnings:zod__WEBPACK_IMPORTED_MODULE_4__.YOg(note).max(MAX_NOTES),
sandbox:note.optional()
}));
const summary=zod__WEBPACK_IMPORTED_MODULE_4__.RZV(()=>zod__WEBPACK_IMPORTED_MODULE_4__.rej({
title:note,
description:longText,
notDone:longText,
isComplete:zod__WEBPACK_IMPORTED_MODULE_4__.zMY().optional()
}));
const result=zod__WEBPACK_IMPORTED_MODULE_4__.RZV(()=>zod__WEBPACK_IMPORTED_MODULE_4__.gMt('kind',[
zod__WEBPACK_IMPORTED_MODULE_4__.rej({kind:zod__WEBPACK_IMPORTED_MODULE_4__.euz('finished'),summary}),
zod__WEBPACK_IMPORTED_MODULE_4__.rej({kind:zod__WEBPACK_IMPORTED_MODULE_4__.euz('stopped'),limit:zod__WEBPACK_IMPORTED_MODULE_4__.k5n(['turns','tokens','minutes','dollars']),summary}),
zod__WEBPACK_IMPORTED_MODULE_4__.rej({kind:zod__WEBPACK_IMPORTED_MODULE_4__.euz('halted'),reason:note,summary}),
zod__WEBPACK_IMPORTED_MODULE_4__.rej({kind:zod__WEBPACK_IMPORTED_MODULE_4__.euz('stuck'),cause:zod__WEBPACK_IMPORTED_MODULE_4__.k5n(['no-model','no-progress']),reason:note,summary}),
zod__WEBPACK_IMPORTED_MODULE_4__.rej({
kind:zod__WEBPACK_IMPORTED_MODULE_4__.euz('awaiting-approval'),
approvalRequest:zod__WEBPACK_IMPORTED_MODULE_4__.rej({
command:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().max(MAX_COMMAND),
cwd:note,
reason:note,
severity:zod__WEBPACK_IMPORTED_MODULE_4__.k5n(['critical','high','medium','none'])
}),
summary
})
]));
const verdict=zod__WEBPACK_IMPORTED_MODULE_4__.RZV(()=>zod__WEBPACK_IMPORTED_MODULE_4__.rej({
threadId:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().regex(/^[\w=+/-]{1,200}$/u),
verdict:zod__WEBPACK_IMPORTED_MODULE_4__.k5n(['fixed','already_done','declined','answered','question']),
text:note.min(1)
}));
const line=zod__WEBPACK_IMPORTED_MODULE_4__.Whr().min(1).max(10_000_000);
const finding=zod__WEBPACK_IMPORTED_MODULE_4__.RZV(()=>zod__WEBPACK_IMPORTED_MODULE_4__.rej({
path,
side:zod__WEBPACK_IMPORTED_MODULE_4__.k5n(['left','right']),
startLine:line,
endLine:line,
severity:zod__WEBPACK_IMPORTED_MODULE_4__.k5n(_domain_review_finding_js__WEBPACK_IMPORTED_MODULE_3__._o),
title:note.min(1),
body:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().max(MAX_FINDING),
replacement:zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.YjP().max(MAX_FINDING))
.max(_domain_review_finding_js__WEBPACK_IMPORTED_MODULE_3__.yd+1)
.optional()
}));
const file=zod__WEBPACK_IMPORTED_MODULE_4__.RZV(()=>zod__WEBPACK_IMPORTED_MODULE_4__.gMt('kind',[
zod__WEBPACK_IMPORTED_MODULE_4__.rej({
kind:zod__WEBPACK_IMPORTED_MODULE_4__.euz('written'),
path,
mode:zod__WEBPACK_IMPORTED_MODULE_4__.k5n(['100644','100755']),
bytes:zod__WEBPACK_IMPORTED_MODULE_4__.aig().int().min(0).max(MAX_CONTENTS_BYTES)
}),
zod__WEBPACK_IMPORTED_MODULE_4__.rej({kind:zod__WEBPACK_IMPORTED_MODULE_4__.euz('deleted'),path})
]));
const ended=zod__WEBPACK_IMPORTED_MODULE_4__.RZV(()=>zod__WEBPACK_IMPORTED_MODULE_4__.gMt('kind',[
zod__WEBPACK_IMPORTED_MODULE_4__.rej({kind:zod__WEBPACK_IMPORTED_MODULE_4__.euz('answered'),answer:longText,title:note.optional()}),
zod__WEBPACK_IMPORTED_MODULE_4__.rej({kind:zod__WEBPACK_IMPORTED_MODULE_4__.euz('no_change'),explanation:longText}),
zod__WEBPACK_IMPORTED_MODULE_4__.rej({kind:zod__WEBPACK_IMPORTED_MODULE_4__.k5n(['planned','needs_input']),text:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().max(MAX_PLAN),baseSha:objectId}),
zod__WEBPACK_IMPORTED_MODULE_4__.rej({kind:zod__WEBPACK_IMPORTED_MODULE_4__.euz('partial'),reason:note,answer:longText.optional()}),
zod__WEBPACK_IMPORTED_MODULE_4__.rej({kind:zod__WEBPACK_IMPORTED_MODULE_4__.euz('stopped'),reason:note,answer:longText.optional()}),
zod__WEBPACK_IMPORTED_MODULE_4__.rej({kind:zod__WEBPACK_IMPORTED_MODULE_4__.euz('blocked'),reason:note}),
zod__WEBPACK_IMPORTED_MODULE_4__.rej({kind:zod__WEBPACK_IMPORTED_MODULE_4__.euz('conflict'),reason:note}),
zod__WEBPACK_IMPORTED_MODULE_4__.rej({kind:zod__WEBPACK_IMPORTED_MODULE_4__.euz('skipped'),reason:note}),
zod__WEBPACK_IMPORTED_MODULE_4__.rej({kind:zod__WEBPACK_IMPORTED_MODULE_4__.euz('cancelled'),reason:note}),
zod__WEBPACK_IMPORTED_MODULE_4__.rej({kind:zod__WEBPACK_IMPORTED_MODULE_4__.euz('failed'),reason:note})
]));
const proposalSchema=zod__WEBPACK_IMPORTED_MODULE_4__.RZV(()=>zod__WEBPACK_IMPORTED_MODULE_4__.rej({
version:zod__WEBPACK_IMPORTED_MODULE_4__.euz(VERSION),
source:zod__WEBPACK_IMPORTED_MODULE_4__.rej({number:count,claim:claimKeyText}),
record,
structuredOutput:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().max(MAX_STRUCTURED_OUTPUT).optional(),
ending:zod__WEBPACK_IMPORTED_MODULE_4__.gMt('kind',[
zod__WEBPACK_IMPORTED_MODULE_4__.rej({
kind:zod__WEBPACK_IMPORTED_MODULE_4__.euz('review'),
headSha:objectId,
findings:zod__WEBPACK_IMPORTED_MODULE_4__.YOg(finding).max(_domain_review_finding_js__WEBPACK_IMPORTED_MODULE_3__.Mt),
summary:longText,
notDone:longText,
fileCount:count,
leftOut:zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.rej({path,reason:note})).max(MAX_FILES),
incompleteReason:note.optional(),
unread:zod__WEBPACK_IMPORTED_MODULE_4__.YOg(path).max(MAX_FILES)
}),
zod__WEBPACK_IMPORTED_MODULE_4__.rej({kind:zod__WEBPACK_IMPORTED_MODULE_4__.euz('ended'),outcome:ended}),
zod__WEBPACK_IMPORTED_MODULE_4__.rej({
kind:zod__WEBPACK_IMPORTED_MODULE_4__.euz('work'),
startSha:objectId,
result,
skipped:zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.rej({path:note,reason:note})).max(MAX_NOTES),
verdicts:zod__WEBPACK_IMPORTED_MODULE_4__.YOg(verdict).max(MAX_VERDICTS),
secretFiles:count,
files:zod__WEBPACK_IMPORTED_MODULE_4__.YOg(file).max(MAX_FILES),
sha256:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().regex(/^[0-9a-f]{64}$/u)
})
])
}));
function proposalSource({trigger,number,createdAt}){
return{number:trigger.kind==='ci'?0:number,claim:(0,_tasks_keys_js__WEBPACK_IMPORTED_MODULE_1__.Eo)({trigger,number,createdAt})};
}
function earlierRunOf({record:reported}){
const{before,after,...rest}=reported.verification;
return{
...reported,
receivers:reported.receivers.map((receiver)=>({provider:undefined,...receiver})),
verification:{...rest,before:before.map(withExitCode),after:after.map(withExitCode)},
denials:reported.denials.map((denial)=>({remedy:undefined,...denial})),
cost:reported.cost,
selfReview:reported.selfReview&&{cost:undefined,...reported.selfReview},
sandbox:reported.sandbox
};
}
function withExitCode(stored){
const{exitCode,tests,...rest}=stored;
return{...rest,exitCode,...(tests&&{tests:{passed:tests.passed,passing:tests.passing,...tests}})};
}
function outcomeOf(outcome,number){
if('baseSha' in outcome){
const{kind,text,baseSha}=outcome;
const plan={text,baseSha,hash:(0,_tasks_keys_js__WEBPACK_IMPORTED_MODULE_1__.SH)({text,baseSha},number)};
return kind==='planned'?{kind,plan,isKept:true}:{kind,publication:undefined,plan};
}
if(outcome.kind!=='partial'&&outcome.kind!=='stopped')
return outcome;
const{kind,reason,answer}=outcome;
return{kind,reason,publication:undefined,...(answer!==undefined&&{answer})};
}
}),
53154:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
V4:()=>(outputs),
wh:()=>(plainText)
});
var _text_shorten_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(64607);
var _verification_closing_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(24305);
var _verification_compare_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(36905);
var _describe_outcome_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(86719);
const outputNames=(null&&([
'outcome',
'pull-request-number',
'pull-request-url',
'issue-url',
'branch',
'head-sha',
'commits-verified',
'files-changed',
'turns',
'input-tokens',
'output-tokens',
'cost-usd',
'trace-path',
'trace-html-path',
'patch-path',
'files-path',
'verify-status',
'tests',
'denied-commands',
'summary',
'proposal-path',
'review-id',
'review-url',
'review-findings',
'threads-fixed',
'threads-open',
'session-ref',
'artifact-path',
'matrix',
'has-items',
'structured-output'
]));
const MAX_SUMMARY=1_000;
const NO_PUBLICATION={
'pull-request-number':'',
'pull-request-url':'',
branch:'',
'head-sha':'',
'commits-verified':'',
'files-changed':'0'
};
function outputs(run,options){
const{outcome}=run;
return{
outcome:outcome.kind,
...publicationOutputs('publication' in outcome?outcome.publication:undefined),
'issue-url':outcome.kind==='answered'?(outcome.issue?.url??''):'',
...(outcome.kind==='suggested'&&{'files-changed':String(outcome.filesChanged.length)}),
turns:String(run.turns),
'input-tokens':String(run.tokens.input),
'output-tokens':String(run.tokens.output),
'cost-usd':run.cost===undefined?'':run.cost.toFixed(6),
'trace-path':options.tracePath??'',
'trace-html-path':'',
'patch-path':options.patchPath??'',
'files-path':options.filesPath??'',
'verify-status':verifyStatus(run,outcome),
tests:testsOutput(run),
'denied-commands':deniedCommands(run),
summary:plainText((0,_describe_outcome_js__WEBPACK_IMPORTED_MODULE_3__.SS)(outcome,options.trigger).sentence),
'proposal-path':options.proposalPath??'',
...reviewOutputs(outcome),
...threadOutputs(run.threads),
'session-ref':options.sessionRef??'',
'artifact-path':options.artifactPath??'',
...itemOutputs(outcome),
'structured-output':WITHOUT_RESULT.has(outcome.kind)?'':(run.structuredOutput??'')
};
}
const WITHOUT_RESULT=new Set(['failed','cancelled','skipped']);
function reviewOutputs(outcome){
if(outcome.kind!=='reviewed')
return{'review-id':'','review-url':'','review-findings':''};
const{review,findings}=outcome;
return{
'review-id':review?String(review.id):'',
'review-url':review?.url??'',
'review-findings':String(findings.comments+findings.listed)
};
}
function itemOutputs(outcome){
const items=outcome.kind==='answered'?outcome.items:undefined;
return items?{matrix:matrixOf(items),'has-items':String(items.length>0)}:{matrix:'','has-items':''};
}
function threadOutputs(threads){
if(threads.length===0)
return{'threads-fixed':'','threads-open':''};
return{
'threads-fixed':String(threads.filter(({verdict,commit})=>verdict==='fixed'&&commit!==undefined).length),
'threads-open':String(threads.filter(({end})=>end==='open').length)
};
}
function publicationOutputs(publication){
if(!publication)
return NO_PUBLICATION;
const{pullRequest,branch,headSha,isVerified,filesChanged}=publication;
return{
'pull-request-number':pullRequest?String(pullRequest.number):'',
'pull-request-url':pullRequest?.url??'',
branch,
'head-sha':headSha,
'commits-verified':String(isVerified),
'files-changed':String(filesChanged.length)
};
}
const STATUS={
none:'none',
passed:'passed',
worse:'failed',
'failing-as-before':'unchanged',
partial:'partial',
'could-not-run':'not-run'
};
function verifyStatus({verification},{kind}){
const isUnchanged=kind==='no_change'||kind==='answered';
const{before,after}=verification;
const verdict=isUnchanged&&after.length===0&&before.length>0?'could-not-run':(0,_verification_compare_js__WEBPACK_IMPORTED_MODULE_2__.Vj)(verification);
const isGood=verdict==='passed'||verdict==='failing-as-before';
return STATUS[isGood&&verification.sharedBecause!==undefined?'partial':verdict];
}
const MAX_LISTS=64_000;
const MAX_TESTS=100;
function cutList(items,{length:maxLength=MAX_LISTS,count=Infinity}={}){
let length=0;
const shown=items.slice(0,count).filter((item)=>(length+=JSON.stringify(item).length+1)<=maxLength);
return{shown,left:items.length-shown.length};
}
function deniedCommands({denials}){
const{shown,left}=cutList(denials.map(({command})=>command));
return JSON.stringify(left===0?shown:[...shown,`… and ${left} more`]);
}
function testsOutput({verification}){
const tests=(0,_verification_compare_js__WEBPACK_IMPORTED_MODULE_2__.$J)(verification).flatMap((check)=>check.tests??[]);
if(tests.length===0)
return '';
const all=(pick)=>tests.flatMap(pick);
const hasFixed=(0,_verification_closing_js__WEBPACK_IMPORTED_MODULE_1__.AO)(verification)&&verification.sharedBecause===undefined&&!(0,_verification_compare_js__WEBPACK_IMPORTED_MODULE_2__.B1)(verification);
const lists={
fixed:hasFixed?all(({fixed})=>fixed):[],
broken:all(({newlyFailing})=>newlyFailing),
'still-failing':all(({stillFailing})=>stillFailing),
added:all(({added})=>added),
removed:all(({removed})=>removed),
skipped:all(({skipped})=>skipped),
renamed:all(({renamed})=>renamed),
'not-loaded':all(({notLoaded})=>notLoaded),
'failing-as-they-were':(0,_verification_closing_js__WEBPACK_IMPORTED_MODULE_1__.St)(verification),
'changed-files':verification.changedTestFiles??[]
};
const length=MAX_LISTS/ Object.keys(lists).length;
const cut=Object.entries(lists).map(([name,items])=>({name,...cutList(items,{length,count:MAX_TESTS})}));
const left=cut.filter((list)=>list.left>0).map((list)=>[list.name,list.left]);
return JSON.stringify({
...Object.fromEntries(cut.map(({name,shown})=>[name,shown])),
...(left.length>0&&{'left-out':Object.fromEntries(left)})
});
}
function plainText(markdown){
const words=markdown
.replace(/\[([^\]]*)\]\(<([^>]*)>\)/g,'$1 ($2)')
.replace(/\\([!-/:-@[-`{-~])/g,'$1')
.replaceAll('&#124;','|');
return(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.TN)(words,MAX_SUMMARY);
}
function matrixOf(items){
return JSON.stringify({
include:items.map(({id,title,repository})=>{
const[owner,name]=repository?.split('/')??[];
return{item:id,title:plainTitle(title)||id,...(repository!==undefined&&{repository,owner,name})};
})
});
}
function plainTitle(title){
const plain=title
.replaceAll(/[^\p{L}\p{M}\p{N} .,:@/_+=-]+/gu,' ')
.replaceAll(/ +/g,' ')
.trim();
return plain.replace(/^[-=+@ ]+/u,'');
}
})
};
;
