"use strict";
exports.id=9901;
exports.ids=[9901];
exports.modules={
86719:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
ET:()=>(outcomeParagraphs),
HE:()=>(hasChange),
SS:()=>(describeOutcome),
pS:()=>(modelAnswerOf)
});
var _text_format_js_2_=__webpack_require__(79623);
var _text_quote_markdown_js_0_=__webpack_require__(62070);
var _text_shorten_js_1_=__webpack_require__(64607);
const MAX_ITEM=700;
const ICONS={
proposed:'\u2705',
updated:'\u2705',
verify_failed:'\u274c',
partial:'\u23f8\ufe0f',
stopped:'\u23f9\ufe0f',
prepared:'\ud83d\udce6',
answered:'\ud83d\udcac',
no_change:'\u2796',
suggested:'\ud83d\udca1',
reviewed:'\ud83d\udd0d',
needs_approval:'\u270b',
needs_input:'\u2753',
planned:'\ud83d\udcdd',
blocked:'\ud83d\udd12',
conflict:'\ud83d\udd00',
skipped:'\u23ed\ufe0f',
cancelled:'\ud83d\uded1',
failed:'\u274c'
};
function describeOutcome(outcome,trigger){
const detail='reason' in outcome?linesAfterFirst(outcome.reason):'';
return{icon:ICONS[outcome.kind],detail,...sentencesFor(outcome,trigger)};
}
function outcomeParagraphs({sentence,detail,nextStep}){
if(detail)
return(0,_text_quote_markdown_js_0_.ml)([sentence,detail,nextStep]);
return[sentence,nextStep].filter(Boolean).join(' ');
}
function modelAnswerOf(outcome){
if(outcome.kind==='answered')
return outcome.answer;
if('plan' in outcome)
return outcome.plan.text;
if(outcome.kind==='no_change')
return outcome.explanation;
if(outcome.kind==='suggested')
return outcome.summary;
if(outcome.kind==='reviewed'&&!outcome.review)
return outcome.text;
if((outcome.kind==='partial'||outcome.kind==='stopped')&&!outcome.publication)
return outcome.answer;
return 'publication' in outcome?outcome.publication?.summary:undefined;
}
function hasChange(outcome){
return outcome.kind==='suggested'||('publication' in outcome&&outcome.publication!==undefined);
}
function sentencesFor(outcome,trigger){
const fixCommand=(0,_text_quote_markdown_js_0_.SS)(`${trigger} fix`);
switch(outcome.kind){
case 'proposed':
return{
sentence:`The change is proposed in ${placeOf(outcome.publication)}.`,
nextStep:reviewStep(outcome.publication)
};
case 'updated':
return{
sentence:`${(0,_text_shorten_js_1_.l2)(placeOf(outcome.publication))} has been updated.`,
nextStep:reviewStep(outcome.publication)
};
case 'verify_failed':
return{
sentence:`The work is done, but the repository's own checks fail. The work is ${whereIs(outcome.publication)}.`,
nextStep:`Look at the failing checks there. Then finish the work by hand, or write ${fixCommand} and say what to do differently.`
};
case 'partial':
return outcome.answer===undefined
?unfinishedSentences(outcome.reason,outcome.publication,fixCommand)
:{sentence:`This answer is incomplete: ${asSentence(outcome.reason)} Nothing was changed.`,nextStep:''};
case 'stopped':
return stoppedSentences(outcome);
case 'prepared':
return{
sentence:`The work is done${outcome.filesChanged.length===0?'':`, with ${(0,_text_format_js_2_.LS)(outcome.filesChanged.length,'file')} changed`}. The publish job runs next.`,
nextStep:''
};
case 'answered':
return{sentence:outcome.issue?reportSentence(outcome.issue):'Nothing was changed.',nextStep:''};
case 'no_change':
return{
sentence:'Nothing was changed.',
nextStep:`If you expected a change, describe it in more detail in a comment that starts with ${fixCommand}.`
};
case 'suggested':
return suggestedSentences(outcome);
case 'reviewed':
return{sentence:reviewedSentence(outcome),nextStep:''};
case 'needs_approval':
return{
sentence:`${waitingSentence(outcome.pending)}${outcome.publication?` The rest of the work is ${whereIs(outcome.publication)}.`:''}`,
nextStep:'Anyone with write access to this repository can approve an item: comment with the line below it.'
};
case 'planned':
return plannedSentences(outcome,trigger);
case 'needs_input':
if('plan' in outcome)
return{
sentence:'The plan has a question that somebody must answer first. Nothing was changed.',
nextStep:`Answer in a comment that starts with ${(0,_text_quote_markdown_js_0_.SS)(`${trigger} plan`)}; the plan is revised then.`
};
return{
sentence:outcome.publication
?`${(0,_text_shorten_js_1_.l2)(placeOf(outcome.publication))} has been updated, and a question is open.`
:'Nothing was changed, and a question is open.',
nextStep:outcome.takesReplies
?'Answer it in its thread. No command is needed there.'
:`Answer it in its thread, in a line that starts with ${(0,_text_quote_markdown_js_0_.SS)(`${trigger} continue`)}.`
};
case 'blocked':
return{
sentence:`Nothing was submitted: ${asSentence(outcome.reason)}`,
nextStep:''
};
case 'conflict':
return{
sentence:`The branch could not be updated, and nothing was pushed: ${asSentence(outcome.reason)}`,
nextStep:'Merge the base branch by hand, or ask again and say how to resolve the conflicts.'
};
case 'skipped':
return{sentence:`Nothing was done: ${asSentence(outcome.reason)}`,nextStep:''};
case 'cancelled':
return{
sentence:`The run was stopped early: ${asSentence(outcome.reason)}`,
nextStep:`Write ${fixCommand} to start again.`
};
case 'failed':
return{
sentence:`The run failed: ${asSentence(outcome.reason)}`,
nextStep:`Fix the problem, then write ${fixCommand} to start again.`
};
}
}
function reportSentence({number,url,change}){
const place=(0,_text_quote_markdown_js_0_.nf)(`issue #${number}`,url);
return change==='closed'
?`There is nothing to report any more, so ${place} was closed.`
:`The report is in ${place}.`;
}
function suggestedSentences({url,filesChanged}){
const files=(0,_text_format_js_2_.LS)(filesChanged.length,'file');
if(url===undefined)
return{
sentence:`The change of ${files} is a patch, because the pull request comes from a fork.`,
nextStep:'Its author, or whoever can push to its branch, can apply it as shown below.'
};
return{
sentence:`The change of ${files} is in ${(0,_text_quote_markdown_js_0_.nf)('suggestions',url)}, because the pull request comes from a fork.`,
nextStep:'Its author, or whoever can push to its branch, can commit them with one click.'
};
}
function reviewedSentence({review,commit,findings,incompleteReason}){
const head=commit.slice(0,7);
const where=review
?`${(0,_text_quote_markdown_js_0_.nf)('The review',review.url)} of ${head} is posted`
:`Dry run: this review of ${head} would be posted`;
const rest=incompleteReason===undefined?'':` It is incomplete: ${asSentence(incompleteReason)}`;
return `${where}, with ${findingsText(findings)}.${rest}`;
}
function findingsText({comments,listed,known,resolved,reopened}){
const added=comments+listed;
const earlier=[
[known,'still open'],
[resolved,'resolved, because their code is gone'],
[reopened,'reopened']
];
return[
added===0?'no new findings':(0,_text_format_js_2_.LS)(added,'new finding'),
...earlier.flatMap(([count,what])=>(count>0?[`${count} earlier ${what}`]:[]))
].join(', ');
}
function waitingSentence(pending){
if(pending.some(({waiting})=>waiting.kind==='adoption'))
return 'The head of the fork needs approval first.';
const isCommand=({waiting})=>waiting.kind==='command';
if(pending.every(isCommand))
return 'The run stopped at a command that needs approval.';
return pending.some(isCommand)
?'The run stopped at a command that needs approval, and part of the change needs approval too.'
:'Part of the change needs approval.';
}
function unfinishedSentences(reason,publication,fixCommand){
if(publication&&!publication.pullRequest){
return{
sentence:`The work is on ${placeOf(publication)}, without a pull request: ${asSentence(reason)}`,
nextStep:`${(0,_text_quote_markdown_js_0_.nf)('Open one from the branch',publication.compareUrl)}, or fix the problem and write ${fixCommand}.`
};
}
const work=publication?`The work so far is ${whereIs(publication)}.`:'There is no work to submit yet.';
return{
sentence:`The run stopped before it was finished. ${asSentence(reason)} ${work}`,
nextStep:`Write ${fixCommand} to continue, with a higher limit if it reached one.`
};
}
function plannedSentences({plan,isKept},trigger){
const fixCommand=(0,_text_quote_markdown_js_0_.SS)(`${trigger} fix`);
const nothing='Nothing was changed.';
if(!isKept){
const copy=`copy what you want of it into a comment that starts with ${fixCommand}`;
return{
sentence:`Here is the plan. ${nothing}`,
nextStep:`It is not remembered, because sessions are off: ${copy}.`
};
}
return{
sentence:nothing,
detail:`To carry out this plan, write in a new comment:\n\n${(0,_text_quote_markdown_js_0_.DV)(`${trigger} approve ${plan.hash}`)}`,
nextStep:`To change it, write ${(0,_text_quote_markdown_js_0_.SS)(`${trigger} plan`)} and what should be different.`
};
}
function stoppedSentences({reason,publication,answer}){
const rest=answer===undefined?'There is no work to submit yet.':'Nothing was changed. This is what there was until then:';
const work=publication?`The work so far is ${whereIs(publication)}.`:rest;
return{sentence:`${asSentence(reason)} ${work}`,nextStep:''};
}
function placeOf({pullRequest,branch}){
return pullRequest?(0,_text_quote_markdown_js_0_.nf)(`pull request #${pullRequest.number}`,pullRequest.url):`the branch ${(0,_text_quote_markdown_js_0_.SS)(branch)}`;
}
function whereIs(publication){
const place=placeOf(publication);
if(!publication.pullRequest)
return `on ${place}`;
return publication.isDraft?`a draft in ${place}`:`in ${place}, which is not a draft`;
}
function reviewStep({pullRequest,compareUrl,filesChanged,headSha}){
if(pullRequest&&filesChanged.length===0)
return 'Please review.';
if(pullRequest)
return `${(0,_text_format_js_2_.LS)(filesChanged.length,'file')} changed in ${headSha.slice(0,7)}; please review.`;
return `No pull request could be opened. ${(0,_text_quote_markdown_js_0_.nf)('Open one from the branch',compareUrl)}.`;
}
function asSentence(reason){
const[line='']=reason.trim().split('\n',1);
const text=(0,_text_quote_markdown_js_0_.FV)(line);
return/[.!?:`\u2026]$/.test(text)?text:`${text}.`;
}
function linesAfterFirst(reason){
const lines=reason.trim().split('\n').slice(1);
const end=lines.findIndex((line)=>!line.startsWith('- '));
const[items,rest]=end<0?[lines,[]]:[lines.slice(0,end),lines.slice(end)];
const list=items.map((line)=>`- ${(0,_text_quote_markdown_js_0_.FV)(line.slice(2),MAX_ITEM)}`).join('\n');
return(0,_text_quote_markdown_js_0_.ml)([list,rest.length>0?(0,_text_quote_markdown_js_0_.DV)(rest.join('\n')):'']);
}
}),
22282:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
V4:()=>(outputs),
wh:()=>(plainText)
});
;
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
var shorten=__webpack_require__(64607);
var compare=__webpack_require__(36905);
var describe_outcome=__webpack_require__(86719);
;
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
'denied-commands':JSON.stringify(run.denials.map(({command})=>command)),
summary:plainText((0,describe_outcome.SS)(outcome,options.trigger).sentence),
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
'could-not-run':'not-run'
};
function verifyStatus({verification:{before,after}},{kind}){
const isUnchanged=kind==='no_change'||kind==='answered';
return STATUS[(0,compare.Vj)(isUnchanged&&after.length===0?{before,after:before}:{before,after})];
}
function plainText(markdown){
const words=markdown
.replace(/\[([^\]]*)\]\(<([^>]*)>\)/g,'$1 ($2)')
.replace(/\\([!-/:-@[-`{-~])/g,'$1')
.replaceAll('&#124;','|');
return(0,shorten.TN)(words,MAX_SUMMARY);
}
}),
36905:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
$J:()=>(compareChecks),
EG:()=>(checkOf),
Vj:()=>(verdictOf)
});
var _judge_check_js_0_=__webpack_require__(60289);
var _read_report_js_1_=__webpack_require__(8698);
function compareChecks({before,after}){
const commands=new Set([...before,...after].map(({command})=>command));
return[...commands].map((command)=>compareCheck(command,checkOf({command},before),checkOf({command},after)));
}
function checkOf({command},checks){
return checks.find((check)=>check.command===command);
}
function verdictOf(verification){
const checks=compareChecks(verification).filter(({after})=>after!==undefined);
if(checks.length===0)
return 'none';
if(checks.some(({isWorse})=>isWorse))
return 'worse';
const ends=new Set(checks.map(({after})=>after?.kind));
if(ends.has('failed'))
return 'failing-as-before';
return ends.has('passed')?'passed':'could-not-run';
}
function compareCheck(command,before,after){
const[oldEnd,newEnd]=[before&&(0,_judge_check_js_0_.G)(before),after&&(0,_judge_check_js_0_.G)(after)];
const[old,now]=[before&&(0,_read_report_js_1_.Vh)(before),after&&(0,_read_report_js_1_.Vh)(after)];
const tests=compareTests(old,now??(after?undefined:old));
const isGone=after!==undefined&&newEnd!==undefined&&hasDisappeared(oldEnd,newEnd,{old,now,after});
const isWorse=isGone||(newEnd!==undefined&&isWorseThan(oldEnd,newEnd,{old,now,tests}));
return{command,before:oldEnd,after:newEnd,tests,isWorse,isGone};
}
const CACHED=/up[- ]to[- ]date|cache|Nothing to be done|skipp/i;
function hasDisappeared(before,end,{old,now,after}){
if(before?.kind!=='passed'&&before?.kind!=='failed')
return false;
if(end.kind==='could-not-run')
return true;
return end.kind==='passed'&&old?.hasRun===true&&now?.hasRun!==true&&!CACHED.test(after.output);
}
function isWorseThan(before,after,{old,now,tests}){
if(after.kind==='passed')
return false;
if(before===undefined||before.kind==='passed')
return true;
const nowEnds=before.kind==='timed-out'&&after.kind==='failed';
if(before.kind!==after.kind&&!nowEnds)
return true;
if(!old||!now)
return nowEnds;
if(areAllNamed(old)&&areAllNamed(now))
return(tests?.newlyFailing.length??0)>0;
return now.failed>old.failed;
}
function compareTests(old,now){
if(!now)
return undefined;
const{passed,failed,failing}=now;
const failedBefore=new Set(old?.failing);
const failsNow=new Set(failing);
const fixed=areAllNamed(now)?[...failedBefore].filter((name)=>!failsNow.has(name)):[];
const knownBefore=old?.passing&&new Set([...old.passing,...old.failing]);
return{
passed,
failed,
fixed,
fixedCount:old&&areAllNamed(old)&&areAllNamed(now)?fixed.length:Math.max(0,(old?.failed??0)-failed),
stillFailing:failing.filter((name)=>failedBefore.has(name)),
newlyFailing:failing.filter((name)=>old!==undefined&&areAllNamed(old)&&!failedBefore.has(name)),
added:knownBefore?(now.passing??[]).filter((name)=>!knownBefore.has(name)):[]
};
}
function areAllNamed({failed,failing}){
return failing.length>=failed;
}
})
};
;
