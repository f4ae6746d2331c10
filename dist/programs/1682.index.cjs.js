"use strict";
exports.id=1682;
exports.ids=[1682];
exports.modules={
86719:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
ET:()=>(outcomeParagraphs),
HE:()=>(hasChange),
SS:()=>(describeOutcome),
pS:()=>(modelAnswerOf)
});
var _text_format_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(79623);
var _text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(62070);
var _text_shorten_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(64607);
const MAX_ITEM=700;
const ICONS={
proposed:'✅',
updated:'✅',
verify_failed:'❌',
partial:'⏸️',
stopped:'⏹️',
prepared:'📦',
answered:'💬',
no_change:'➖',
suggested:'💡',
reviewed:'🔍',
needs_approval:'✋',
needs_input:'❓',
planned:'📝',
blocked:'🔒',
conflict:'🔀',
skipped:'⏭️',
cancelled:'🛑',
failed:'❌'
};
function describeOutcome(outcome,trigger){
const detail='reason' in outcome?linesAfterFirst(outcome.reason):'';
return{icon:ICONS[outcome.kind],detail,nextStep:'',...sentencesFor(outcome,trigger)};
}
function outcomeParagraphs({sentence,detail,nextStep}){
if(detail)
return(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.ml)([sentence,detail,nextStep]);
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
const fixCommand=(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.SS)(`${trigger} fix`);
switch(outcome.kind){
case 'proposed':
return{
sentence:`The change is proposed in ${placeOf(outcome.publication)}.`,
nextStep:reviewStep(outcome.publication)
};
case 'updated':
return{
sentence:`${(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.l2)(placeOf(outcome.publication))} has been updated.`,
nextStep:reviewStep(outcome.publication)
};
case 'verify_failed':
return{
sentence:`The work is done, but the repository's own checks fail. The work is ${whereIs(outcome.publication)}.`,
nextStep:`Look at the failing checks there. Then finish the work by hand, or write ${fixCommand} and say what to do differently.`
};
case 'partial':
if(outcome.overtaken&&outcome.publication)
return{sentence:asSentence(outcome.reason),nextStep:OVERTAKEN[outcome.overtaken](outcome.publication)};
return outcome.answer===undefined
?unfinishedSentences(outcome.reason,outcome.publication,fixCommand)
:{sentence:`This answer is incomplete: ${asSentence(outcome.reason)} Nothing was changed.`};
case 'stopped':
return stoppedSentences(outcome);
case 'prepared':
return{
sentence:`The work is done${outcome.filesChanged.length===0?'':`, with ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__.LS)(outcome.filesChanged.length,'file')} changed`}. The publish job runs next.`
};
case 'answered':
return{sentence:outcome.issue?reportSentence(outcome.issue):'Nothing was changed.'};
case 'no_change':
return{
sentence:'Nothing was changed.',
nextStep:`If you expected a change, describe it in more detail in a comment that starts with ${fixCommand}.`
};
case 'suggested':
return suggestedSentences(outcome);
case 'reviewed':
return{sentence:reviewedSentence(outcome)};
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
nextStep:`Answer in a comment that starts with ${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.SS)(`${trigger} plan`)}; the plan is revised then.`
};
return{
sentence:outcome.publication
?`${(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.l2)(placeOf(outcome.publication))} has been updated, and a question is open.`
:'Nothing was changed, and a question is open.',
nextStep:outcome.takesReplies
?'Answer it in its thread. No command is needed there.'
:`Answer it in its thread, in a line that starts with ${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.SS)(`${trigger} continue`)}.`
};
case 'blocked':
return{sentence:`Nothing was submitted: ${asSentence(outcome.reason)}`};
case 'conflict':
return{
sentence:`The branch could not be updated, and nothing was pushed: ${asSentence(outcome.reason)}`,
nextStep:'Merge the base branch by hand, or ask again and say how to resolve the conflicts.'
};
case 'skipped':
return{sentence:`Nothing was done: ${asSentence(outcome.reason)}`};
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
const OVERTAKEN={
merged:({compareUrl})=>`${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.nf)('Open a new pull request from the branch',compareUrl)}.`,
closed:({compareUrl})=>`Reopen it, or ${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.nf)('open a new one from the branch',compareUrl)}.`,
lost:({headSha})=>`To get it back: \`git fetch origin ${headSha} && git branch recovered ${headSha}\`.`,
retargeted:(publication)=>`The work is ${whereIs(publication)}. Review it against its new base.`
};
function reportSentence({number,url,change}){
const place=(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.nf)(`issue #${number}`,url);
return change==='closed'
?`There is nothing to report any more, so ${place} was closed.`
:`The report is in ${place}.`;
}
function suggestedSentences({url,filesChanged}){
const files=(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__.LS)(filesChanged.length,'file');
if(url===undefined)
return{
sentence:`The change of ${files} is a patch, because the pull request comes from a fork.`,
nextStep:'Its author, or whoever can push to its branch, can apply it as shown below.'
};
return{
sentence:`The change of ${files} is in ${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.nf)('suggestions',url)}, because the pull request comes from a fork.`,
nextStep:'Its author, or whoever can push to its branch, can commit them with one click.'
};
}
function reviewedSentence({review,commit,findings,incompleteReason}){
const head=commit.slice(0,7);
const where=review
?`${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.nf)('The review',review.url)} of ${head} is posted`
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
added===0?'no new findings':(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__.LS)(added,'new finding'),
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
nextStep:`${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.nf)('Open one from the branch',publication.compareUrl)}, or fix the problem and write ${fixCommand}.`
};
}
const work=publication?`The work so far is ${whereIs(publication)}.`:'There is no work to submit yet.';
return{
sentence:`The run stopped before it was finished. ${asSentence(reason)} ${work}`,
nextStep:`Write ${fixCommand} to continue, with a higher limit if it reached one.`
};
}
function plannedSentences({plan,isKept},trigger){
const fixCommand=(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.SS)(`${trigger} fix`);
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
detail:`To carry out this plan, write in a new comment:\n\n${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.DV)(`${trigger} approve ${plan.hash}`)}`,
nextStep:`To change it, write ${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.SS)(`${trigger} plan`)} and what should be different.`
};
}
function stoppedSentences({reason,publication,answer}){
const rest=answer===undefined?'There is no work to submit yet.':'Nothing was changed. This is what there was until then:';
const work=publication?`The work so far is ${whereIs(publication)}.`:rest;
return{sentence:`${asSentence(reason)} ${work}`};
}
function placeOf({pullRequest,branch}){
return pullRequest?(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.nf)(`pull request #${pullRequest.number}`,pullRequest.url):`the branch ${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.SS)(branch)}`;
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
return `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__.LS)(filesChanged.length,'file')} changed in ${headSha.slice(0,7)}; please review.`;
return `No pull request could be opened. ${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.nf)('Open one from the branch',compareUrl)}.`;
}
function asSentence(reason){
const[line='']=reason.trim().split('\n',1);
const text=(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.FV)(line);
return/[.!?:`…]$/.test(text)?text:`${text}.`;
}
function linesAfterFirst(reason){
const lines=reason.trim().split('\n').slice(1);
const end=lines.findIndex((line)=>!line.startsWith('- '));
const[items,rest]=end<0?[lines,[]]:[lines.slice(0,end),lines.slice(end)];
const list=items.map((line)=>`- ${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.FV)(line.slice(2),MAX_ITEM)}`).join('\n');
return(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.ml)([list,rest.length>0?(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.DV)(rest.join('\n')):'']);
}
}),
53886:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
GL:()=>(besideChecks),
OJ:()=>(verificationNotice),
Ph:()=>(verificationSection),
TN:()=>(testGroups)
});
var _text_markdown_list_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(9226);
var _text_format_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(79623);
var _text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(62070);
var _verification_closing_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(24305);
var _verification_compare_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(36905);
var _verification_failure_excerpt_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(80216);
var _verification_name_tests_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(42427);
var _sentences_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(25789);
const MAX_NAMES=10;
const MAX_NAME=150;
const MAX_ROUND=300;
const MAX_EXCERPT=3_000;
function verificationSection(verification,maxLength){
const checks=(0,_verification_compare_js__WEBPACK_IMPORTED_MODULE_2__.$J)(verification);
const others=[
...(verification.notRun??[]).map((command)=>`⏭️ ${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.SS)(command)}: not run: fork`),
...changedFilesLine(verification),
...roundsLine(verification)
];
const lines=checks.map((check)=>checkLine(check,verification));
const named=checks.map((check,index)=>[lines[index],...goSumLine(check,verification),...testLines(check,verification)].join('\n'));
const whole=(0,_text_markdown_list_js__WEBPACK_IMPORTED_MODULE_5__.A)([...named,...others]);
const list=whole.length<=maxLength?whole:(0,_text_markdown_list_js__WEBPACK_IMPORTED_MODULE_5__.A)([...lines,...others],maxLength);
if(list==='')
return '';
return checks.reduce((section,check)=>{
const part=excerptOf(check,verification);
const longer=part===''?section:(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.ml)([section,part]);
return longer.length<=maxLength?longer:section;
},list);
}
function besideChecks(verification,list,words){
const ends=(0,_verification_compare_js__WEBPACK_IMPORTED_MODULE_2__.$J)(verification).map(({before,after})=>after??before);
const isGreen=ends.every((end)=>end?.kind==='passed')&&(0,_verification_closing_js__WEBPACK_IMPORTED_MODULE_1__.tQ)(verification)===undefined;
return isGreen&&!verification.notRun?[...words,list]:[list,...words];
}
function roundsLine(verification){
const{rounds=[]}=verification;
if(rounds.length===0||(0,_verification_compare_js__WEBPACK_IMPORTED_MODULE_2__.Vj)(verification)==='passed')
return[];
const results=rounds.map((said,index)=>`${index+1}. ${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.FV)(said,MAX_ROUND)}`).join('; ');
return[`Failed checks went back to the model ${rounds.length===1?'once':`${rounds.length} times`}: ${results}`];
}
function changedFilesLine({changedTestFiles=[],oldTests}){
if(changedTestFiles.length===0)
return[];
const files=oldTests?.failing.length===0?oldTests.files:[];
const passed=files.length>0?`. As they were before, these pass with this change: ${listNames(files)}`:'';
return[`Test files and settings of tests that this change touches: ${listNames(changedTestFiles)}${passed}`];
}
function checkLine(check,verification){
const{before,after}=verification;
const start=check.before&&endOf(check.before,(0,_verification_compare_js__WEBPACK_IMPORTED_MODULE_2__.EG)(check,before));
const end=check.after&&endOf(check.after,(0,_verification_compare_js__WEBPACK_IMPORTED_MODULE_2__.EG)(check,after));
const now=end??start;
if(!now)
return(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.SS)(check.command);
const counts=check.tests?testCounts(check.tests,fixedTitle(verification)==='Fixed'):exitCodeOnly(check);
const result=[now.label,counts].filter(Boolean).join(', ');
const when=end?(start?` · before: ${start.sign.emoji} ${start.label}`:''):' · before the work only';
return `${now.sign.emoji} ${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.SS)(check.command)}: ${result}${when}`;
}
function verificationNotice({verification,sandbox,isStopping,steps,installations}){
if(isStopping&&verification.after.length===0)
return '⚠️ **Not verified:** the run was stopped before the checks. Run them before you merge.';
if(verification.notRun)
return FORK;
const verdict=(0,_verification_compare_js__WEBPACK_IMPORTED_MODULE_2__.Vj)(verification);
if(verdict==='none'&&!steps.some(({step})=>step==='working'))
return '⚠️ **Not verified:** no checks were run. Run them before you merge.';
if(verdict==='none'&&sandbox===undefined)
return NO_SANDBOX;
if(verdict==='none')
return verification.noChecks==='by-choice'?NO_CHECKS_WANTED:noChecks(verification);
const checks=(0,_verification_compare_js__WEBPACK_IMPORTED_MODULE_2__.$J)(verification);
const failing=checks.flatMap(failingSentence);
const gone=checks.filter(({isGone})=>isGone).map(goneSentence);
const notRun=checks.flatMap(notRunSentence);
const title=verdict==='could-not-run'?'Not verified':'Not verified by all checks';
const cause=installations.find(({result})=>result==='failed')?.problem?.cause;
if(notRun.length>0&&cause!==undefined)
notRun.unshift((0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.FV)(cause));
const fails=verdict!=='worse'&&checks.some(({after})=>after?.kind==='failed');
return(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.ml)([
partialNotice(verification),
sharedNotice(verification),
outdatedNotice(verification),
failing.length===0?'':`❌ **Checks fail:** ${firstSentences(failing)}`,
gone.length===0?'':`❌ **Checks no longer run:** ${firstSentences(gone)}`,
notRun.length===0?'':`⚠️ **${title}:** ${firstSentences(notRun)}`,
oldTestsNotice(verification),
goneTestsNotice(checks),
fails?`⚠️ ${stillFailingSentence(verification)}`:''
]);
}
function partialNotice({unpublished,rebasedOnto,sharedBecause}){
if(rebasedOnto!==undefined)
return `⚠️ **Verified only in part:** the branch moved after the checks, and the work was rebased onto ${rebasedOnto.slice(0,7)}. Run the checks again before you merge.`;
if(!unpublished)
return '';
const proof=sharedBecause===undefined?'The checks ran without them.':'Run the checks without them before you merge.';
return `⚠️ **Verified only in part:** these files of the work are not published: ${listNames(unpublished)}. ${proof}`;
}
function outdatedNotice({outdated}){
if(outdated===undefined)
return '';
return `⚠️ **Not verified:** what this change needs could not be installed: ${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.FV)(outdated)}`;
}
function oldTestsNotice(verification){
const failing=(0,_verification_closing_js__WEBPACK_IMPORTED_MODULE_1__.St)(verification);
if(failing.length===0)
return '';
return `⚠️ **${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_6__.LS)(failing.length,'test')} as ${failing.length===1?'it was before fails':'they were before fail'} with this change:** ${listNames(failing)}.`;
}
function goneTestsNotice(checks){
const groups=['removed','skipped'].flatMap((group)=>{
const names=[...new Set(checks.flatMap(({tests})=>tests?.[group]??[]))];
return names.length===0?[]:[`${listNames(names)} (${group})`];
});
const unnamed=checks.reduce((sum,{tests})=>sum+(tests?.fewerRan??0),0);
const counted=unnamed===0?[]:[`${unnamed} that the runner does not name`];
const all=[...groups,...counted];
return all.length===0?'':`⚠️ **Tests that ran before do not run now:** ${all.join(', ')}.`;
}
function sharedNotice({sharedBecause}){
if(sharedBecause===undefined)
return '';
return `⚠️ **The proof was made where the work was done:** ${sharedBecause}. What the work left beside its change can have changed the result.`;
}
const FORK='⚠️ **Not verified:** Forgehand does not run the code of a fork. The checks of the pull request must prove the change.';
const NO_SANDBOX='⚠️ **Not verified:** no checks were run, because there was no sandbox to run them in. Run the checks before you merge.';
const NO_CHECKS_WANTED='No checks were run: `verify` in `agent.yml` lists none.';
function noChecks({noChecks:why}){
const packages=why==='none-in-packages'?', nor do the packages that the change affects':'';
return `⚠️ **Not verified:** no checks were run, because this repository declares none that Forgehand recognizes${packages}. List commands under \`verify\` in \`agent.yml\`.`;
}
const MAX_SENTENCES=5;
const MAX_ON_TOP=3;
function firstSentences(sentences){
const more=sentences.length-MAX_SENTENCES;
const shown=sentences.slice(0,MAX_SENTENCES).join(' ');
return more>0?`${shown} The same for ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_6__.LS)(more,'more check')}.`:shown;
}
function failingSentence({command,before,after,tests,isWorse,isGone}){
if(!isWorse||isGone||!after||after.kind==='could-not-run')
return[];
if(after.kind==='passed')
return[
`${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.SS)(command)} runs fewer tests than before the work: ${listNames(tests?.removed??[],MAX_ON_TOP)}.`
];
const names=tests?.newlyFailing??[];
const broken=tests?.notLoaded??[];
const isBroken=names.length===0&&broken.length>0;
const others=tests?.failed===0?'fails now although no test does':'more tests fail now';
const more=isBroken?'not all of its tests run now':others;
const fails=before?.kind==='failed'?more:'fails now';
const now=after.kind==='timed-out'?'does not finish now':fails;
const what=isBroken?'. Not loaded or built':'';
const shown=names.length>0?names:broken;
const list=shown.length===0?'':`${what}: ${listNames(shown,MAX_ON_TOP)}`;
return[`${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.SS)(command)} ${before?BEFORE[before.kind]:'did not run'} before the work and ${now}${list}.`];
}
const BEFORE={
passed:'passed',
failed:'failed',
'timed-out':'did not finish',
'could-not-run':'could not run'
};
function goneSentence({command,after}){
const cause=after?.kind==='could-not-run'?`could not run (${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.FV)(after.cause)})`:'ran no tests';
return `${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.SS)(command)} ran before the work and ${cause} after it.`;
}
function notRunSentence({command,after,isWorse,isGone}){
if(after?.kind==='timed-out'&&!isWorse)
return[`${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.SS)(command)} did not finish.`];
if(after?.kind!=='could-not-run'||isGone)
return[];
return[`${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.SS)(command)} could not run (${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.FV)(after.cause)}).`];
}
function endOf(end,check){
return(0,_sentences_js__WEBPACK_IMPORTED_MODULE_4__.bT)(end,check?.exitCode);
}
function testCounts({passed,failed,fixed,unseen,fewerFail,fewerRan,newlyFailing},provesFix){
const passes=passed===undefined?'':`${passed} pass`;
const passing=passes&&provesFix&&fixed.length>0?`${passes} (${fixed.length} of them fixed)`:passes;
const fewer=unseen.length+fewerFail;
const failing=failed>0?`${failed} fail`:'';
const worse=failing&&newlyFailing.length>0?`${failing} (${newlyFailing.length} newly)`:failing;
return[passing,worse,fewer>0?`${fewer} fewer fail`:'',fewerRan>0?`${fewerRan} fewer ran`:'']
.filter(Boolean)
.join(', ');
}
function goSumLine(check,{after}){
return(0,_verification_compare_js__WEBPACK_IMPORTED_MODULE_2__.EG)(check,after)?.output.startsWith(_verification_name_tests_js__WEBPACK_IMPORTED_MODULE_3__.xI)?[`  - ${_verification_name_tests_js__WEBPACK_IMPORTED_MODULE_3__.xI}`]:[];
}
function exitCodeOnly({before,after}){
const kind=(after??before)?.kind;
return kind==='passed'||kind==='failed'?'by its exit code; no test is named':'';
}
function testLines({tests,after},verification){
if(!tests)
return[];
return testGroups(tests,verification).map(([title,names])=>`  - ${title===STILL_FAILING&&!after?'Failing':title}: ${listNames(names)}`);
}
const STILL_FAILING='Failed before and still failing';
function testGroups(tests,verification){
const groups=[
[fixedTitle(verification),tests.fixed],
['Newly failing',tests.newlyFailing],
[STILL_FAILING,tests.stillFailing],
['Failed before and not named as failing now (the runner does not name what passes)',tests.unseen],
['Not loaded or built',tests.notLoaded],
['Removed',tests.removed],
['Skipped now',tests.skipped],
['Renamed',tests.renamed.map(({from,to})=>`${from} → ${to}`)],
['Added',tests.added]
];
return groups.filter(([,names])=>names.length>0);
}
function fixedTitle(verification){
if((0,_verification_compare_js__WEBPACK_IMPORTED_MODULE_2__.B1)(verification))
return 'Failed before and pass now, on another tree than what is published';
return(0,_verification_closing_js__WEBPACK_IMPORTED_MODULE_1__.AO)(verification)?'Fixed':'Failed before, and pass as the edited test files have them';
}
function listNames(names,max=MAX_NAMES){
return(0,_text_format_js__WEBPACK_IMPORTED_MODULE_6__.rL)(names.map((name)=>(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.SS)(name,MAX_NAME)),max);
}
function excerptOf(compared,{after}){
const check=(0,_verification_compare_js__WEBPACK_IMPORTED_MODULE_2__.EG)(compared,after);
if(!check||compared.after?.kind==='passed')
return '';
return(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.zH)(`Output of ${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.Gg)(check.command)}`,(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.DV)((0,_verification_failure_excerpt_js__WEBPACK_IMPORTED_MODULE_7__.a)(check.output,MAX_EXCERPT)));
}
function stillFailingSentence(verification){
const names=[...new Set((0,_verification_compare_js__WEBPACK_IMPORTED_MODULE_2__.$J)(verification).flatMap(({tests})=>tests?.stillFailing??[]))];
if(names.length===0)
return 'The checks that fail also failed before.';
const were=names.length===1?'failed before and still fails':'failed before and still fail';
return `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_6__.LS)(names.length,'test')} ${were}: ${listNames(names)}.`;
}
}),
41609:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
F0:()=>(pinCommand),
_z:()=>(inFolder),
eC:()=>(quoteForShell)
});
function quoteForShell(text){
return/^[\w@%+=:,./][\w@%+=:,./-]*$/.test(text)?text:`'${text.replaceAll("'","'\\''")}'`;
}
function inFolder(folder,command){
return folder===''?command:`cd ${quoteForShell(folder.startsWith('-')?`./${folder}`:folder)} && ${command}`;
}
function pinCommand(repositoryUrl,ref){
const names=ref==='HEAD'?[ref]:[`refs/heads/${ref}`,`refs/tags/${ref}`,`refs/tags/${ref}^{}`];
return `git ls-remote ${[repositoryUrl,...names].map(quoteForShell).join(' ')} | tail -n 1 | cut -f 1`;
}
})
};
;
