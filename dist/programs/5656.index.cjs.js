"use strict";
exports.id=5656;
exports.ids=[5656];
exports.modules={
41079:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
B2:()=>(SIGNS),
Rh:()=>(statusLabel),
W0:()=>(CALL_STATUSES),
Wn:()=>(describeStatus)
});
const CALL_STATUSES=[
'done',
'failed',
'timed-out',
'refused',
'awaiting-approval',
'interrupted',
'skipped'
];
const SIGNS={
done:{symbol:'✓',ascii:'ok',emoji:'✅'},
failed:{symbol:'✗',ascii:'x',emoji:'❌'},
'timed-out':{symbol:'⏱',ascii:'T',emoji:'⏱️'},
refused:{symbol:'⊘',ascii:'-',emoji:'🚫'},
'awaiting-approval':{symbol:'⏸',ascii:'?',emoji:'✋'},
interrupted:{symbol:'⏹',ascii:'#',emoji:'🛑'},
skipped:{symbol:'↷',ascii:'>',emoji:'⏭️'},
'could-not-run':{symbol:'⚠',ascii:'!',emoji:'⚠️'}
};
const LABELS={
done:'',
failed:'',
'timed-out':'timed out',
refused:'refused',
'awaiting-approval':'waiting for approval',
interrupted:'interrupted',
skipped:'skipped'
};
function statusLabel({status,exitCode}){
return status==='failed'&&exitCode!==undefined?`exit ${exitCode}`:LABELS[status];
}
function describeStatus(end){
return `${SIGNS[end.status].symbol} ${statusLabel(end)}`.trimEnd();
}
}),
2900:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
connectForge:()=>(connectForge),
u:()=>(connectReadOnlyForge)
});
var github=__webpack_require__(8059);
;
function readOnlyForge(reader){
return{
...reader,
acknowledge:()=>reader.whoAmI(),
claim:()=>Promise.resolve({kind:'ours'}),
pruneRefs:()=>Promise.resolve(),
removeLabel:()=>Promise.resolve(),
missingAccess:reader.branchObstacles,
missingReviewAccess:()=>Promise.resolve([]),
missingIssueAccess:()=>Promise.resolve([]),
createComment:()=>Promise.resolve(0),
updateComment:()=>Promise.resolve(),
postNoticeOnce:()=>Promise.resolve(),
rerunFailedJobs:()=>Promise.resolve({kind:'accepted'}),
writeStop:()=>Promise.resolve(false),
cancelRun:refuse,
deleteSession:()=>Promise.resolve(false),
writeSession:refuse,
listSessions:refuse,
closedSince:refuse,
replyToThread:refuse,
resolveThread:refuse,
unresolveThread:refuse,
reactToReview:()=>Promise.resolve({kind:'added'}),
submitReview:refuse,
dismissReview:refuse,
commit:refuse,
updateBranch:refuse,
openPullRequest:refuse,
updatePullRequest:refuse,
editPullRequestBody:refuse,
closePullRequest:refuse,
openIssueOnce:refuse,
updateIssue:refuse,
convertToDraft:refuse,
triagePullRequest:refuse
};
}
function refuse(){
return Promise.reject(new Error('A job that only proposes tried to write to the forge.'));
}
;
function connectForge(token,context,signal){
return(0,github.b)(settingsFor(token,context,signal));
}
function connectReadOnlyForge(token,context,signal){
return readOnlyForge((0,github.r)(settingsFor(token,context,signal)));
}
function settingsFor(token,context,signal){
const{owner,repo,apiUrl,serverUrl}=context;
return{owner,repo,token,apiUrl,serverUrl,signal};
}
}),
67406:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
G$:()=>(canShowInFull),
ly:()=>(approvalSection),
nh:()=>(approvalMarkers)
});
var _text_fence_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(35695);
var _tasks_pending_marker_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(41445);
var _text_reveal_hidden_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(86442);
var _sections_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(23138);
var _text_format_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(79623);
var _text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(62070);
const MAX_COMMAND=4_000;
const MAX_PATCH=14_000;
const MAX_LINE=2_000;
const MAX_FILES=50;
function canShowInFull(waiting){
const{text}=revealedContent(waiting);
const max=waiting.kind==='command'?MAX_COMMAND:MAX_PATCH;
if(text.length>max||text.split('\n').some((line)=>line.length>MAX_LINE))
return false;
if(waiting.kind==='command')
return revealedFolder(waiting.cwd).text.length<=MAX_LINE;
return(waiting.files.length<=MAX_FILES&&
(0,_sections_js__WEBPACK_IMPORTED_MODULE_2__.XD)(text)===waiting.files.length&&
!/^GIT binary patch$/m.test(text));
}
function approvalMarkers(pending){
return pending.map(_tasks_pending_marker_js__WEBPACK_IMPORTED_MODULE_0__.gQ).join('\n');
}
function approvalSection(pending,trigger){
return pending.map((one)=>requestFor(one,trigger)).join('\n\n');
}
const NETWORK='Approval opens no network: the command reaches only the hosts that `network` in agent.yml lists. If it needs another one, add it on the base branch before you approve, for example `network: [registry.npmjs.org]`.';
function requestFor(pending,trigger){
const{waiting,hash}=pending;
if(waiting.kind==='adoption')
return adoptionRequest(waiting,`${trigger} approve ${hash}`);
const content=revealedContent(waiting);
const language=waiting.kind==='change'?'diff':'';
return[
waiting.kind==='change'
?`**A change of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__.LS)(waiting.files.length,'file')}** is waiting for approval:`
:`**A command** is waiting for approval. Severity: ${waiting.severity}. ${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_3__.FV)(waiting.reason,500)}`,
block(waiting.kind==='change'?content.text.replace(/\n$/,''):content.text,language),
...folderLines(waiting),
...(waiting.kind==='command'?[NETWORK]:[]),
...warningLines(content),
waiting.kind==='change'
?'To publish exactly this change, write in a new comment:'
:'To run the request again with exactly this command allowed, write in a new comment:',
block(`${trigger} approve ${hash}`)
].join('\n\n');
}
function adoptionRequest({headSha,branch,page,protectedFiles,protectedCount},approve){
const commit=page===''?(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_3__.SS)(headSha):(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_3__.nf)(headSha,`${page}/commit/${headSha}`);
return[
`**The head of a fork** is waiting for approval: ${commit}, the branch ${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_3__.SS)(branch)} of somebody who may have no write access.`,
'⚠️ **On a branch of this repository, its code runs with secrets:** workflows for pushes start it, and so do later runs here. Read every change of the pull request first, also to scripts, tests and settings.',
...(protectedCount>0?[protectedText(protectedFiles,protectedCount)]:[]),
'To continue on a new branch from exactly this commit, write in a new comment:',
block(approve)
].join('\n\n');
}
function protectedText(files,count){
const names=files.map((path)=>(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_3__.SS)(path)).join(', ');
const more=count>files.length?` and ${count-files.length} more`:'';
return `⚠️ **It changes ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__.LS)(count,'protected file')}**, which this approval covers too: ${names}${more}.`;
}
function revealedContent(waiting){
return waiting.kind==='command'?(0,_text_reveal_hidden_js__WEBPACK_IMPORTED_MODULE_1__.C)(waiting.command):(0,_text_reveal_hidden_js__WEBPACK_IMPORTED_MODULE_1__.C)(waiting.patch,{isCode:true});
}
function revealedFolder(cwd){
const{text,notes}=(0,_text_reveal_hidden_js__WEBPACK_IMPORTED_MODULE_1__.C)(cwd);
return{text:text.replaceAll('\n','\\u{A}'),notes};
}
function folderLines(waiting){
if(waiting.kind==='change')
return[];
if(waiting.cwd==='')
return['It runs in the root of the repository.'];
const folder=revealedFolder(waiting.cwd);
return['It runs in this folder:',block(folder.text),...warningLines(folder)];
}
function warningLines({notes}){
return notes.map((note)=>`⚠️ **${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_3__.FV)(note,1_000)}**`);
}
function block(text,language=''){
const ticks=(0,_text_fence_js__WEBPACK_IMPORTED_MODULE_5__.b)(text,3);
return `${ticks}${language}\n${text}\n${ticks}`;
}
}),
56153:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
BL:()=>(endedBody),
MP:()=>(workingBody),
NP:()=>(commentUrl),
R_:()=>(closedBody),
tR:()=>(progressView)
});
var _agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(41079);
var _tasks_keys_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(79057);
var _tasks_comment_markers_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(8062);
var _text_format_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(79623);
var _text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(62070);
var _approval_section_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(67406);
var _describe_outcome_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(86719);
var _sections_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(23138);
var _result_body_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(59519);
var _sentences_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(25789);
function progressView(task,{trigger,runId}){
return{claim:(0,_tasks_keys_js__WEBPACK_IMPORTED_MODULE_1__.Eo)(task),trigger,runId,requester:requesterOf(task)};
}
function requesterOf({trigger,actor}){
if(trigger.kind==='label')
return `${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_2__.SS)(actor.login)} asked with the label ${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_2__.SS)(trigger.label)}.`;
return trigger.kind==='assignment'?`${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_2__.SS)(actor.login)} asked with an assignment.`:'';
}
const MAX_SECTION=8_000;
function workingBody(run,view){
return(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_2__.ml)([
...markers(view,'working',undefined),
...workingParts(run),
view.requester,
(0,_result_body_js__WEBPACK_IMPORTED_MODULE_6__.oM)(run)
]);
}
function endedBody({outcome,view,...run},result){
return(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_2__.ml)([...markers(view,'ended',outcome),result,view.requester,collapsedSteps(run)]);
}
function closedBody({outcome,view,...run},{resultUrl,runUrl}){
const line=[
endSentence(outcome,view.trigger),
`Details: ${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_2__.nf)('result of the run',resultUrl)}.`,
(0,_result_body_js__WEBPACK_IMPORTED_MODULE_6__.ut)(runUrl)
];
return(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_2__.ml)([
...markers(view,'ended',outcome),
line.filter(Boolean).join(' '),
view.requester,
collapsedSteps(run)
]);
}
function endSentence(outcome,trigger){
if(!outcome)
return 'The run did not finish.';
const{icon,sentence}=(0,_describe_outcome_js__WEBPACK_IMPORTED_MODULE_4__.SS)(outcome,trigger);
return `${icon} ${sentence.replace(/:$/,'.')}`;
}
function commentUrl(repositoryUrl,number,commentId){
return `${repositoryUrl}/issues/${number}#issuecomment-${commentId}`;
}
function markers({claim,runId},state,outcome){
const pending=outcome?.kind==='needs_approval'?(0,_approval_section_js__WEBPACK_IMPORTED_MODULE_3__.nh)(outcome.pending):'';
return[(0,_tasks_comment_markers_js__WEBPACK_IMPORTED_MODULE_8__.uq)(claim),pending,(0,_tasks_comment_markers_js__WEBPACK_IMPORTED_MODULE_8__.qW)(runId,state)];
}
function workingParts(run){
const current=run.running.map(({name,subject})=>`${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_2__.SS)(name,60)} ${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_2__.SS)(subject,100)}`.trim());
return[
`### ⏳ Working · ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_9__.a3)(run.durationMs)}`,
checklist(run),
run.isStopping?'Stopping: the work so far is being submitted.':'',
current.length>0?`Now: ${current.slice(0,3).join(', ')}`:'',
(0,_sections_js__WEBPACK_IMPORTED_MODULE_5__.xd)(run.warnings,MAX_SECTION),
(0,_sections_js__WEBPACK_IMPORTED_MODULE_5__.ig)(run,MAX_SECTION),
(0,_sections_js__WEBPACK_IMPORTED_MODULE_5__.rq)(run),
againstLimits(run)
];
}
function collapsedSteps(run){
const taken=takenSteps(run);
return taken.length===0?'':(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_2__.zH)('Steps',taken.join('\n'));
}
function checklist(run){
const all=Object.keys(_sentences_js__WEBPACK_IMPORTED_MODULE_7__.pT);
const latest=all.findLastIndex((step)=>run.steps.some((record)=>record.step===step));
const ahead=all.slice(latest+1).filter((step)=>step!=='installing');
return[...takenSteps(run),...ahead.map((step)=>`- [ ] ${_sentences_js__WEBPACK_IMPORTED_MODULE_7__.pT[step]}`)].join('\n');
}
function takenSteps({steps,todo}){
return steps.flatMap((record)=>[stepLine(record),...(record.step==='working'?todoLines(todo):[])]);
}
function stepLine({step,startedAt,endedAt,hasFailed}){
if(endedAt===undefined)
return `- [ ] **${_sentences_js__WEBPACK_IMPORTED_MODULE_7__.pT[step]}** …`;
const text=`${_sentences_js__WEBPACK_IMPORTED_MODULE_7__.pT[step]} · ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_9__.a3)(endedAt-startedAt)}`;
if(!hasFailed)
return `- [x] ${text}`;
return `- ${_agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__.B2.failed.emoji} ${text} · ${(0,_sentences_js__WEBPACK_IMPORTED_MODULE_7__.BD)(step)}`;
}
const MAX_TODO=20;
const MAX_TODO_LENGTH=120;
function todoLines(todo){
const lines=todo.slice(0,MAX_TODO).map(todoLine);
return todo.length>MAX_TODO?[...lines,`  - … and ${todo.length-MAX_TODO} more`]:lines;
}
function todoLine({content,status}){
const text=(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_2__.FV)(content,MAX_TODO_LENGTH);
if(status==='completed')
return `  - [x] ${text}`;
return status==='in_progress'?`  - [ ] **${text}** …`:`  - [ ] ${text}`;
}
function againstLimits({run,turns,tokens,cost,durationMs}){
if(!run)
return '';
const{limits}=run;
return[
`turn ${turns} of ${limits.turns}`,
`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_9__.WH)(tokens)}${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_9__.B4)(tokens.input+tokens.output)} of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_9__.B4)(limits.tokens)} tokens`,
`${Math.floor(durationMs/ 60_000)} of ${limits.minutes} minutes`,
...(cost===undefined?[]:[`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_9__.WH)(tokens)}${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_9__.nT)(cost)}`])
].join(' · ');
}
}),
59519:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Cq:()=>(needsResultComment),
D6:()=>(resultText),
Hy:()=>(answerOptions),
ai:()=>(resultBody),
aq:()=>(shownAnswer),
oM:()=>(closingLine),
ut:()=>(runLink),
yf:()=>(resultAfterKill)
});
var _tasks_comment_markers_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(8062);
var _text_format_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(79623);
var _text_markdown_safe_markdown_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(89860);
var _text_github_rules_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(43525);
var _text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(62070);
var _approval_section_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(67406);
var _describe_outcome_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(86719);
var _sections_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(23138);
var _thread_texts_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(48850);
var _verification_section_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(53886);
var _text_markdown_fold_markdown_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(84545);
const MAX_ANSWER=15_000;
const MAX_AROUND=3_000;
const MAX_SECTION=8_000;
const MAX_SECTION_BESIDE=2_500;
function needsResultComment(outcome){
if(outcome.kind==='reviewed')
return outcome.review===undefined;
return!('publication' in outcome&&outcome.publication?.pullRequest);
}
function resultText(run,trigger,answer){
return withPatch(run.unpublished,(patch)=>(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__.ml)([...resultParts(run,trigger,{answer,patch}),closingLine(run)]));
}
function withPatch(unpublished,write){
if(!unpublished)
return write('');
const{length}=write((0,_sections_js__WEBPACK_IMPORTED_MODULE_4__.zw)(unpublished,0));
return write((0,_sections_js__WEBPACK_IMPORTED_MODULE_4__.zw)(unpublished,_text_github_rules_js__WEBPACK_IMPORTED_MODULE_8__.tr-MAX_AROUND-length));
}
function resultAfterKill({trigger,startedAt,runUrl,figures,wasBlocked},end){
const why=end.outcome==='cancelled'
?'The run was cancelled or reached the time limit of its job'
:wasBlocked===true
?'The run was ended because Forgehand was busy with one text or file for a minute and a half, which is a bug in Forgehand,'
:'The run stopped unexpectedly';
const durationMs=end.endedAt-startedAt;
const took=figures?(0,_sections_js__WEBPACK_IMPORTED_MODULE_4__.eE)({...figures,durationMs}):(0,_text_format_js__WEBPACK_IMPORTED_MODULE_9__.a3)(durationMs);
const fixCommand=(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__.SS)(`${trigger} fix`);
return withPatch(end.kept,(patch)=>(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__.ml)([
header(end.outcome==='cancelled'?'🛑':'❌',end.outcome,took),
end.unfinished
?`${why} while it was submitting its work. ${placeOf(end.unfinished)} Write ${fixCommand} to ${end.unfinished.isPushed===false?'start again':'continue'}.`
:`${why} before it submitted anything. See its log for details. Write ${fixCommand} to start again.`,
...(end.run?[(0,_sections_js__WEBPACK_IMPORTED_MODULE_4__.nH)('Checks',(0,_verification_section_js__WEBPACK_IMPORTED_MODULE_6__.Ph)(end.run.verification,MAX_SECTION))]:[]),
patch,
...(end.run?[(0,_sections_js__WEBPACK_IMPORTED_MODULE_4__.xd)(end.run.warnings,MAX_SECTION)]:[]),
figures?(0,_sections_js__WEBPACK_IMPORTED_MODULE_4__.U0)(figures):'',
runLink(runUrl)
]));
}
function answerOptions(run,repositoryUrl){
return{filesUrl:(0,_sections_js__WEBPACK_IMPORTED_MODULE_4__.$f)(run,{repositoryUrl}),maxLength:MAX_ANSWER};
}
function resultBody(claim,text){
return(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__.ml)([(0,_tasks_comment_markers_js__WEBPACK_IMPORTED_MODULE_10__.iR)(claim),text]);
}
function placeOf({branch,compareUrl,isPushed,pullRequest}){
if(isPushed===false)
return `Nothing was pushed to the branch ${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__.SS)(branch)}.`;
const is=isPushed?'is':'may already be';
const place=`The commit ${is} on the branch ${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__.SS)(branch)} (${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__.nf)('compare',compareUrl)}).`;
if(pullRequest)
return `${place} See ${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__.nf)(`pull request #${pullRequest.number}`,pullRequest.url)}.`;
return `${place} It has no pull request.`;
}
function resultParts(run,trigger,{answer,patch}){
const description=(0,_describe_outcome_js__WEBPACK_IMPORTED_MODULE_3__.SS)(run.outcome,trigger);
const isWaiting=run.outcome.kind==='needs_approval';
const maxLength=isWaiting?MAX_SECTION_BESIDE:MAX_SECTION;
const checks=(0,_sections_js__WEBPACK_IMPORTED_MODULE_4__.nH)('Checks',(0,_verification_section_js__WEBPACK_IMPORTED_MODULE_6__.Ph)(run.verification,maxLength));
const words=[
(isWaiting?undefined:answer)??'',
(0,_sections_js__WEBPACK_IMPORTED_MODULE_4__.nH)('Review threads',(0,_thread_texts_js__WEBPACK_IMPORTED_MODULE_5__.$j)(run.threads,maxLength)),
(0,_sections_js__WEBPACK_IMPORTED_MODULE_4__.nH)('Open points',(0,_sections_js__WEBPACK_IMPORTED_MODULE_4__.z9)(run,maxLength))
];
return[
header(description.icon,run.outcome.kind,(0,_sections_js__WEBPACK_IMPORTED_MODULE_4__.eE)(run)),
(0,_describe_outcome_js__WEBPACK_IMPORTED_MODULE_3__.ET)(description),
(0,_describe_outcome_js__WEBPACK_IMPORTED_MODULE_3__.HE)(run.outcome)?(0,_verification_section_js__WEBPACK_IMPORTED_MODULE_6__.OJ)(run):'',
run.outcome.kind==='needs_approval'?(0,_approval_section_js__WEBPACK_IMPORTED_MODULE_2__.ly)(run.outcome.pending,trigger):'',
...(0,_verification_section_js__WEBPACK_IMPORTED_MODULE_6__.GL)(run.verification,checks,words),
patch===''?excludedFilesPart(run,maxLength):patch,
(0,_sections_js__WEBPACK_IMPORTED_MODULE_4__.nH)('Refused commands',(0,_sections_js__WEBPACK_IMPORTED_MODULE_4__.Ym)(run.denials,maxLength)),
(0,_sections_js__WEBPACK_IMPORTED_MODULE_4__.xd)(run.warnings,maxLength),
(0,_sections_js__WEBPACK_IMPORTED_MODULE_4__.ig)(run,maxLength),
(0,_sections_js__WEBPACK_IMPORTED_MODULE_4__.bE)(run),
(0,_sections_js__WEBPACK_IMPORTED_MODULE_4__.rq)(run),
isOnlyReport(run)?(0,_sections_js__WEBPACK_IMPORTED_MODULE_4__.F3)(run.tools,maxLength):'',
run.turns>0?(0,_sections_js__WEBPACK_IMPORTED_MODULE_4__.U0)(run):''
];
}
function excludedFilesPart(run,maxLength){
const{excludedFiles,outcome,verification}=run;
if(!excludedFiles)
return '';
const pending=outcome.kind==='needs_approval'?outcome.pending:[];
const shown=new Set(pending.flatMap(({waiting})=>(waiting.kind==='change'?waiting.files.map(({path})=>path):[])));
if(!excludedFiles.paths.every((path)=>shown.has(path)))
return(0,_sections_js__WEBPACK_IMPORTED_MODULE_4__.PF)(run,maxLength);
return verification.after.length>0?_sections_js__WEBPACK_IMPORTED_MODULE_4__.wM:'';
}
function isOnlyReport({run,outcome}){
return run?.task?.subject==='pull-request'&&'publication' in outcome&&outcome.publication!==undefined;
}
function header(icon,outcome,figures){
return `### ${icon} \`${outcome}\` · ${figures}`;
}
function closingLine(run){
return[(0,_sections_js__WEBPACK_IMPORTED_MODULE_4__.Ji)(run),runLink(run.run?.runUrl)].filter(Boolean).join(' ');
}
function runLink(runUrl){
return runUrl===undefined?'':`${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__.nf)('Log of the run',runUrl)}.`;
}
async function shownAnswer(outcome,options){
const markdown=(0,_describe_outcome_js__WEBPACK_IMPORTED_MODULE_3__.pS)(outcome);
if(markdown===undefined||markdown==='')
return undefined;
const safe=await(0,_text_markdown_safe_markdown_js__WEBPACK_IMPORTED_MODULE_0__.f)(markdown,options);
return(0,_describe_outcome_js__WEBPACK_IMPORTED_MODULE_3__.HE)(outcome)?await(0,_text_markdown_fold_markdown_js__WEBPACK_IMPORTED_MODULE_7__.h)(safe,{maxLines:10,title:'More about the change'}):safe;
}
}),
48850:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
$j:()=>(threadsSection),
Jf:()=>(threadReply),
a7:()=>(suggestionComment),
sK:()=>(suggestionsBody),
zt:()=>(undoReply)
});
var _tasks_comment_markers_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(8062);
var _text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(62070);
var _text_markdown_safe_markdown_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(89860);
var _text_format_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(79623);
var _text_suggestion_block_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5912);
var _sections_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(23138);
var _text_markdown_list_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(9226);
const MAX_TEXT=4_000;
async function threadReply({verdict,work,refusal,rootCommentId,claim}){
const text=await(0,_text_markdown_safe_markdown_js__WEBPACK_IMPORTED_MODULE_1__.f)(verdict.text,{filesUrl:undefined,maxLength:MAX_TEXT});
const resolve=refusal===undefined?'':` Please resolve this thread: ${refusal}`;
return(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.ml)([(0,_tasks_comment_markers_js__WEBPACK_IMPORTED_MODULE_4__.DA)(rootCommentId,claim),`${opening(verdict.verdict,work)}${resolve}`,text]);
}
function undoReply({sha,isFixed,refusal,rootCommentId,claim}){
const commit=sha.slice(0,7);
const sentence=isFixed?`The fix was brought back in ${commit}.`:`The fix was reverted in ${commit}.`;
const action=isFixed?'resolve':'reopen';
const rest=refusal===undefined?'':` Please ${action} this thread: ${refusal}`;
return(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.ml)([(0,_tasks_comment_markers_js__WEBPACK_IMPORTED_MODULE_4__.DA)(rootCommentId,claim),sentence+rest]);
}
function opening(verdict,work){
switch(verdict){
case 'fixed':
if(work.kind==='commit')
return `Fixed in ${work.sha.slice(0,7)}.`;
if(work.kind==='part')
return `Changed in ${work.sha.slice(0,7)}, but a part of the change is not published.`;
return work.kind==='other-branch'
?`Changed on the branch ${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.SS)(work.branch)}, which is not part of this pull request.`
:'A change for this was made, but could not be published.';
case 'already_done':
return 'Already done; nothing was changed.';
case 'declined':
return 'Not changed.';
case 'answered':
return '';
case 'question':
return 'A question first:';
}
}
function suggestionComment({lines}){
return(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.ml)([(0,_tasks_comment_markers_js__WEBPACK_IMPORTED_MODULE_4__.XY)(),(0,_text_suggestion_block_js__WEBPACK_IMPORTED_MODULE_2__.S)(lines)]);
}
function suggestionsBody({actor},claim,count){
return(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.ml)([
(0,_tasks_comment_markers_js__WEBPACK_IMPORTED_MODULE_4__.Cw)(claim),
`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__.LS)(count,'suggestion')}, requested by ${(0,_sections_js__WEBPACK_IMPORTED_MODULE_3__.qM)(actor.login)}. Not verified: Forgehand does not run the code of a fork.`,
count>1
?'To take all of them as one commit, open **Files changed**, press **Add suggestion to batch** on each, then **Commit suggestions**.'
:''
]);
}
const VERDICTS={
fixed:'✅ fixed',
already_done:'✅ already done',
declined:'➖ declined',
answered:'💬 answered',
question:'❓ question',
reverted:'↩️ reverted'
};
const ENDS={resolved:'resolved',open:'open',left:'left alone'};
const MAX_NOTE=300;
function threadsSection(threads,maxLength){
return(0,_text_markdown_list_js__WEBPACK_IMPORTED_MODULE_6__.A)(threads.map(itemOf),maxLength);
}
function itemOf({path,line,url,verdict,commit,end,note}){
const place=(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.k9)(`${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.SS)(path)}${line===undefined?'':` line ${line}`}`,url);
const verdictLabel=verdict===undefined?'⚠️ none':VERDICTS[verdict];
const state=note===''?ENDS[end]:`${ENDS[end]}: ${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.FV)(note,MAX_NOTE)}`;
const where=commit===undefined?'':` in ${commit.slice(0,7)}`;
return `${place}: ${verdictLabel}${where} · ${state}`;
}
}),
43882:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
u:()=>(completeFailedChecks)
});
var _tasks_keys_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(79057);
var _text_branch_names_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(62973);
async function completeFailedChecks(task,forge){
if(task.trigger.kind!=='ci')
return task;
const{failure}=task.trigger;
const branch=await brokenBranch(task,failure,forge);
if(branch!==undefined){
const repair={branch,key:(0,_tasks_keys_js__WEBPACK_IMPORTED_MODULE_0__.BD)(failure.source,branch===task.defaultBranch?undefined:branch)};
return{...task,trigger:{...task.trigger,repair}};
}
const all=await forge.pullRequestsAt(failure.headSha);
const isOther=(isFork)=>failure.source.kind==='workflow'&&isFork!==failure.isFork;
const open=all.filter(({isOpen,isFork})=>isOpen&&!isOther(isFork));
const atHead=open.filter(({headSha})=>headSha===failure.headSha);
const pull=atHead.find((one)=>!one.isFork)??atHead[0]??open.find((one)=>!one.isFork);
if(pull){
const{number,title,body,author,isFork}=pull;
const trigger={...task.trigger,failure:{...failure,isFork:failure.isFork||isFork}};
return{...task,trigger,subject:'pull-request',number,title,body,author};
}
return `no open pull request has the commit ${failure.headSha.slice(0,7)}, whose checks failed`;
}
async function brokenBranch({defaultBranch},{headBranch,isFork},forge){
if(headBranch===undefined||isFork||!(0,_text_branch_names_js__WEBPACK_IMPORTED_MODULE_1__.eB)(headBranch))
return undefined;
if(headBranch===defaultBranch)
return headBranch;
if((await forge.headOf(headBranch))===undefined)
return undefined;
const plan={branch:headBranch,isNewBranch:false,base:headBranch,opensPullRequest:false};
return(await forge.branchObstacles(plan)).length>0?headBranch:undefined;
}
}),
54171:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Nd:()=>(takesPlainReplies),
Wv:()=>(completeReview),
ay:()=>(uncountedReviewReason)
});
var _tasks_comment_markers_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(8062);
var _tasks_parse_request_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(24938);
const SAME_MOMENT_MS=1_000;
async function completeReview(task,forge,word){
const{trigger,actor,number}=task;
if(trigger.kind!=='review')
return task;
const review=await forge.readReview(number,trigger.reviewId);
if(!review)
return 'the review was deleted';
if(review.submittedAt===undefined||review.state==='dismissed')
return `the review is ${review.state}`;
if(review.author.id!==actor.id)
return `${actor.login} did not write the review`;
const createdAt=review.submittedAt;
const comments=review.comments.filter(({body,updatedAt})=>Date.parse(updatedAt)<=Date.parse(createdAt)+SAME_MOMENT_MS&&!(0,_tasks_comment_markers_js__WEBPACK_IMPORTED_MODULE_1__.BC)(body));
const instruction=trigger.commentId===undefined?task.instruction:review.body;
const command=await readCommands([instruction,...comments.map(({body})=>body)],word);
if(typeof command==='string')
return command;
const request=command??(trigger.hasCommand?task.request:undefined);
const completed={...trigger,requestsChanges:review.state==='changes_requested'};
if(request)
return{...task,trigger:{...completed,hasCommand:true},createdAt,instruction,request};
return asksForWork(review,comments.length)
?{...task,trigger:completed,createdAt,instruction}
:'the review neither requests changes nor has comments on lines';
}
function asksForWork({state},commentCount){
return state==='changes_requested'||commentCount>0;
}
async function readCommands(texts,trigger){
const parsed=await Promise.all(texts.map((text)=>(0,_tasks_parse_request_js__WEBPACK_IMPORTED_MODULE_0__.T)(text,{trigger,subject:'pull-request'})));
const refused=parsed.find(({kind})=>kind==='refused');
if(refused?.kind==='refused')
return refused.reason;
const requests=parsed.flatMap((one)=>(one.kind==='request'?[one.request]:[]));
const[first]=requests;
if(!first)
return undefined;
const kinds=new Set(requests.map(({verb,flags})=>JSON.stringify([verb,flags])));
if(kinds.size>1)
return 'the review has several different commands, so none was run';
const words=requests.map(({text})=>text).filter((text)=>text!=='');
return{...first,text:words.join('\n\n')};
}
function takesPlainReplies({trigger,author}){
return trigger.kind==='review'&&!trigger.hasCommand&&(author.isBot||trigger.requestsChanges!==true);
}
function uncountedReviewReason({author},self,reviews){
switch(reviews){
case 'all':
return undefined;
case 'own':
return author.id===self.id
?undefined
:'the review has no command, and the pull request was opened by somebody else';
case 'asked':
case 'off':
return `the review has no command, and reviews is set to ${reviews} in agent.yml`;
}
}
}),
61218:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
IZ:()=>(acquireLock),
cc:()=>(claimedReason),
r2:()=>(LONGEST_OPENING_MS),
uZ:()=>(isOnlyOffered),
vi:()=>(lockedReason)
});
var _tasks_request_kinds_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(79178);
var _tasks_keys_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(79057);
var _complete_review_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(54171);
async function acquireLock(task,{forge,identity,settings:{trigger}}){
const[self,claim]=await Promise.all([
isOnlyOffered(task)||task.subject==='repository'?forge.whoAmI():forge.acknowledge(task),
forge.claim((0,_tasks_keys_js__WEBPACK_IMPORTED_MODULE_1__.Eo)(task),identity)
]);
const heldBy=claimedReason(claim,identity,Date.now());
if(heldBy!==undefined)
return{kind:'skipped',reason:heldBy};
if(task.subject==='repository')
return{kind:'acquired',task,self,thread:NO_THREAD};
const completed=await(0,_complete_review_js__WEBPACK_IMPORTED_MODULE_2__.Wv)(task,forge,trigger);
if(typeof completed==='string')
return{kind:'skipped',reason:completed};
const[thread]=await Promise.all([forge.readThread(completed,self),react(completed,forge)]);
const reason=thread.progress&&lockedReason(thread.progress,identity,Date.now());
return reason===undefined?{kind:'acquired',task:completed,self,thread}:{kind:'skipped',reason};
}
const NO_THREAD={posts:[],droppedCount:0,progress:undefined,result:undefined,ownProgress:[]};
async function react(task,forge){
const{trigger,number}=task;
if(trigger.kind==='label'&&(0,_tasks_request_kinds_js__WEBPACK_IMPORTED_MODULE_0__.LF)(task)===undefined)
await forge.removeLabel(number,trigger.label);
const isReview=trigger.kind==='review'&&trigger.hasCommand&&trigger.commentId===undefined;
if(isReview)
await forge.reactToReview(number,trigger.reviewId);
}
function isOnlyOffered({trigger}){
return trigger.kind==='ci'||trigger.kind==='auto-review'||(trigger.kind==='review'&&!trigger.hasCommand);
}
const LONGEST_JOB_MS=6*60*60_000;
const LONGEST_OPENING_MS=30*60_000;
function claimedReason(claim,run,now,longestMs=LONGEST_JOB_MS){
if(claim.kind!=='held')
return undefined;
if(claim.runId===run.id)
return `another job of this run works on the same request.`;
const isOld=now-Date.parse(claim.at)>longestMs;
return isOld||run.attempt>1
?undefined
:`run ${claim.runId} works on this request or has answered it. To have the work done again, re-run this job.`;
}
function lockedReason({runId,hasEnded,updatedAt},run,now){
if(runId===undefined||runId===run.id)
return undefined;
if(hasEnded){
return run.attempt>1
?undefined
:`run ${runId} has already answered this request. To have the work done again, re-run this job.`;
}
if(now-Date.parse(updatedAt)>LONGEST_JOB_MS)
return undefined;
return `run ${runId} is working on this request.`;
}
}),
92913:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
I:()=>(commitOfRequest),
t:()=>(publishedRuns)
});
var _tasks_commit_message_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(542);
function publishedRuns(session,commits,self){
const ours=commits.filter((commit)=>isOurs(commit,self)&&(0,_tasks_commit_message_js__WEBPACK_IMPORTED_MODULE_0__.JC)(commit.message)!==undefined);
const runs=new Map();
const unknown=[];
for(const commit of ours){
const claim=(0,_tasks_commit_message_js__WEBPACK_IMPORTED_MODULE_0__.JC)(commit.message);
const request=session?.requests.find((one)=>one.claim===claim&&one.commits.includes(commit.sha));
if(request)
runs.set(request,[...(runs.get(request)??[]),commit]);
else
unknown.push(commit);
}
return{runs:[...runs].map(([request,made])=>({request,commits:made})),unknown};
}
function isOurs({authorId,committerId,isSigned},self){
return authorId===self.id&&(self.isBot?isSigned:committerId===self.id);
}
function commitOfRequest(commits,{claim,self}){
return commits.findLast((commit)=>isOurs(commit,self)&&(0,_tasks_commit_message_js__WEBPACK_IMPORTED_MODULE_0__.JC)(commit.message)===claim);
}
}),
67015:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
$z:()=>(SessionRecorder)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(59973);
var _forge_stored_sessions_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(55939);
var _report_describe_outcome_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(86719);
var _secrets_redact_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(26837);
var _find_session_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(46236);
var _saved_messages_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(87864);
var _session_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(53732);
var _text_documentation_url_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(47728);
var _tasks_verbs_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(76575);
var _text_json_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(32686);
const MAX_MS=10_000;
const MAX_ATTEMPTS=4;
const KEPT_TURNS=2;
class SessionRecorder{
#options;
#messages=[];
#compaction={summary:'',isNext:false};
#start;
#outcome;
#stop;
#threads=[];
#isPublishing=false;
#ref;
constructor(options){
this.#options=options;
}
get ref(){
return this.#ref;
}
keep=(start)=>{
this.#start=start;
};
onEvent(event){
if(event.kind==='message')
this.#addMessage(event.message);
if(event.kind==='compaction')
this.#compaction.isNext=event.step==='summarized';
if(event.kind==='ended')
this.#outcome=event.outcome;
if(event.kind==='threads-settled')
this.#threads=event.threads;
if(event.kind==='publishing')
this.#isPublishing=true;
if(event.kind==='stop-requested')
this.#stop={by:event.by,at:event.writtenAt};
}
async close(){
const[start,outcome]=[this.#start,this.#outcome];
const{deadline,onSettled}=this.#options;
if(!start||!outcome)
return;
if(outcome.kind==='skipped'){
onSettled();
return;
}
const timer=setTimeout(()=>{
deadline.abort(new Error('GitHub took too long.'));
},MAX_MS);
let problem='The session of this run could not be stored';
try{
await this.#write(start,outcome);
problem='Old sessions could not be deleted';
if(outcome.kind!=='cancelled'&&(0,_find_session_js__WEBPACK_IMPORTED_MODULE_3__.HL)(this.#options.runId))
await pruneSessions(this.#options);
}
catch(error){
this.#options.onFailure(`${problem}: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_7__.bD)(error)}`);
}
finally{
clearTimeout(timer);
const isCutOff=this.#isPublishing&&(outcome.kind==='cancelled'||outcome.kind==='failed');
if(!isCutOff)
onSettled();
}
}
#addMessage(message){
if(!this.#compaction.isNext){
this.#messages.push(message);
return;
}
this.#compaction={summary:message.text,isNext:false};
const responses=[...this.#messages.entries()].filter(([,{role}])=>role==='assistant');
const kept=this.#messages.slice(responses.at(-KEPT_TURNS)?.[0]??0);
this.#messages=[{role:'assistant',text:message.text,thinking:'',toolCalls:[]},...kept];
}
async #write(start,outcome){
const{forge,redact,now}=this.#options;
const{self,approvals,base,isTask}=start;
const messages=(0,_saved_messages_js__WEBPACK_IMPORTED_MODULE_4__.o5)(this.#messages)?.toString('base64');
let opened=start.opened;
for(let attempt=1;attempt<=MAX_ATTEMPTS;attempt+=1){
if(!opened)
return;
const{key,commit:previous,session}=opened;
const added=(0,_session_js__WEBPACK_IMPORTED_MODULE_5__.N)(session,{
request:this.#requestOf(start,outcome),
approvals,
summary:this.#summaryOf(start,outcome,session),
plan:planAfter(start,outcome),
stop:this.#stop,
threads:this.#threads.flatMap(recordedThread),
task:isTask&&RAN.has(outcome.kind)&&base?{sha:base.sha,at:new Date(now()).toISOString()}:undefined,
base,
updatedAt:new Date(now()).toISOString()
});
const record=(0,_session_js__WEBPACK_IMPORTED_MODULE_5__.Pe)((0,_secrets_redact_js__WEBPACK_IMPORTED_MODULE_2__.KL)(added,redact));
const message=`Session of ${key}\n\nThe model is told what earlier runs did. See ${(0,_text_documentation_url_js__WEBPACK_IMPORTED_MODULE_8__.o)('docs/sessions.md')}`;
const isRoot=previous!==undefined&&added.generation===1;
if(await forge.writeSession({key,self,previous,isRoot,record,messages,message})){
this.#ref=(0,_forge_stored_sessions_js__WEBPACK_IMPORTED_MODULE_0__.uw)(key);
return;
}
opened=await this.#reread(start);
}
if(opened)
throw new Error('Other runs changed it at the same time.');
}
async #reread({opened:{key},self}){
const{forge}=this.#options;
const stored=await forge.readSession(key);
return stored&&(0,_find_session_js__WEBPACK_IMPORTED_MODULE_3__.fA)({key,stored,problem:undefined},self,forge);
}
#requestOf(start,outcome){
const{author,claim,at,request,retriesFrom,pushed}=start;
const{run,turns,tokens,cost,durationMs}=this.#options.snapshot();
const{verb,flags,text}=request;
const publication='publication' in outcome?outcome.publication:undefined;
return{
author:{login:author.login,id:author.id},
claim,
at,
verb:RECORDED.find((one)=>one===verb)??'fix',
flags:recordedFlags(flags),
text,
outcome:outcome.kind,
result:textOf(outcome),
commits:publication?[publication.headSha]:[],
...pushed,
...(retriesFrom!==undefined&&{start:retriesFrom}),
...(publication?.pullRequest&&{pullRequest:publication.pullRequest.number}),
pending:outcome.kind==='needs_approval'?outcome.pending.map(({hash})=>hash):[],
model:run?.model??'',
host:run?.host??'',
used:{
turns,
tokens:tokens.input+tokens.output,
seconds:Math.round(durationMs/ 1000),
...(cost!==undefined&&{dollars:cost})
}
};
}
#summaryOf({request},outcome,session){
const result=textOf(outcome);
if((0,_tasks_verbs_js__WEBPACK_IMPORTED_MODULE_6__.Bg)({request})==='revert')
return[result,session?.summary].filter(Boolean).join('\n\n');
const{summary}=this.#compaction;
return[result,summary&&`Summary during the work:\n${summary}`].filter(Boolean).join('\n\n');
}
}
const RAN=new Set([
'proposed',
'updated',
'no_change',
'answered',
'verify_failed',
'needs_approval'
]);
function recordedThread({id,verdict,commit,end}){
if(verdict===undefined||end==='left')
return[];
return[{id,verdict,...(commit!==undefined&&{commit})}];
}
function recordedFlags({model,base,draft}){
return{...(model!==undefined&&{model}),...(base!==undefined&&{base}),draft};
}
const RECORDED=['ask','explain','plan','undo','update'];
function planAfter({plan,request},outcome){
if('plan' in outcome)
return{...outcome.plan,state:outcome.kind==='planned'?'proposed':'open'};
if(!plan||(0,_tasks_verbs_js__WEBPACK_IMPORTED_MODULE_6__.Bg)({request})!=='change')
return undefined;
const isDone=outcome.kind==='proposed'||outcome.kind==='updated';
const{hash,text,baseSha,isApproved}=plan;
return{hash,text,baseSha,state:isDone?'done':isApproved?'approved':'proposed'};
}
function textOf(outcome){
const reason='reason' in outcome?outcome.reason:'';
return[reason,(0,_report_describe_outcome_js__WEBPACK_IMPORTED_MODULE_1__.pS)(outcome)??''].filter(Boolean).join('\n\n');
}
const DAY_MS=24*60*60_000;
const KEPT_MS=90*DAY_MS;
const KEPT_TASK_MS=365*DAY_MS;
const MAX_CHECKED=5;
async function pruneSessions({forge,runId,now}){
const keys=[...(await forge.listSessions()).keys()];
await Promise.all(sessionsToCheck(keys,runId).map(async(key)=>{
if(await isOutdated(key,forge,now()))
await forge.deleteSession(key);
}));
}
function sessionsToCheck(keys,runId){
const start=((Number(runId)/ _find_session_js__WEBPACK_IMPORTED_MODULE_3__.PA)*MAX_CHECKED)%Math.max(1,keys.length);
return[...keys.slice(start),...keys.slice(0,start)].slice(0,MAX_CHECKED);
}
async function isOutdated(key,forge,now){
if(/^(?:task|ci)-/.test(key)){
const{record}=(await forge.readSession(key))??{};
const{data}=_session_js__WEBPACK_IMPORTED_MODULE_5__._M.safeParse((0,_text_json_js__WEBPACK_IMPORTED_MODULE_9__.qF)(record??''));
return data!==undefined&&now-Date.parse(data.updatedAt)>KEPT_TASK_MS;
}
const[,number]=/^(?:issue|pull)-(\d{1,15})$/.exec(key)??[];
const closed=number===undefined?undefined:await forge.closedSince(Number(number));
return closed!==undefined&&(closed==='deleted'||now-Date.parse(closed)>KEPT_MS);
}
}),
41445:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
AG:()=>(MAX_PENDING_CHARACTERS),
A_:()=>(approvalHash),
ct:()=>(readPending),
gQ:()=>(pendingMarker)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598);
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3301);
var _domain_settings_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(83872);
var _text_near_name_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(58804);
var _text_json_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(32686);
var _comment_markers_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(8062);
var _text_lines_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(61165);
const MAX_PENDING_CHARACTERS=24_000;
const VERSION=1;
const shellCommand=zod__WEBPACK_IMPORTED_MODULE_2__.rej({command:zod__WEBPACK_IMPORTED_MODULE_2__.YjP().min(1),cwd:zod__WEBPACK_IMPORTED_MODULE_2__.YjP()});
const marker=zod__WEBPACK_IMPORTED_MODULE_2__.RZV(()=>zod__WEBPACK_IMPORTED_MODULE_2__.rej({
version:zod__WEBPACK_IMPORTED_MODULE_2__.euz(VERSION),
number:zod__WEBPACK_IMPORTED_MODULE_2__.Whr().positive(),
request:zod__WEBPACK_IMPORTED_MODULE_2__.rej({
verb:zod__WEBPACK_IMPORTED_MODULE_2__.k5n(['fix','explain','ask']),
flags:zod__WEBPACK_IMPORTED_MODULE_2__.rej({
model:zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
budget:zod__WEBPACK_IMPORTED_MODULE_2__.aig().optional(),
turns:zod__WEBPACK_IMPORTED_MODULE_2__.aig().optional(),
minutes:zod__WEBPACK_IMPORTED_MODULE_2__.aig().optional(),
base:zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
effort:zod__WEBPACK_IMPORTED_MODULE_2__.k5n(_domain_settings_js__WEBPACK_IMPORTED_MODULE_3__.i).optional(),
draft:zod__WEBPACK_IMPORTED_MODULE_2__.zMY(),
dryRun:zod__WEBPACK_IMPORTED_MODULE_2__.zMY(),
adopt:zod__WEBPACK_IMPORTED_MODULE_2__.euz(true).optional()
})
.transform(({model,budget,turns,minutes,base,effort,...switches})=>{
return{model,budget,turns,minutes,base,effort,...switches};
}),
text:zod__WEBPACK_IMPORTED_MODULE_2__.YjP()
}),
approved:zod__WEBPACK_IMPORTED_MODULE_2__.YOg(shellCommand).max(50),
waiting:zod__WEBPACK_IMPORTED_MODULE_2__.gMt('kind',[
shellCommand.extend({
kind:zod__WEBPACK_IMPORTED_MODULE_2__.euz('command'),
severity:zod__WEBPACK_IMPORTED_MODULE_2__.k5n(['critical','high','medium','none']),
reason:zod__WEBPACK_IMPORTED_MODULE_2__.YjP()
}),
zod__WEBPACK_IMPORTED_MODULE_2__.rej({
kind:zod__WEBPACK_IMPORTED_MODULE_2__.euz('change'),
files:zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.rej({
path:zod__WEBPACK_IMPORTED_MODULE_2__.YjP().min(1),
mode:zod__WEBPACK_IMPORTED_MODULE_2__.k5n(['100644','100755','000000']),
blob:zod__WEBPACK_IMPORTED_MODULE_2__.YjP().regex(/^(?:[0-9a-f]{40})?$/)
}))
.min(1),
patch:zod__WEBPACK_IMPORTED_MODULE_2__.YjP()
}),
zod__WEBPACK_IMPORTED_MODULE_2__.rej({
kind:zod__WEBPACK_IMPORTED_MODULE_2__.euz('adoption'),
headSha:zod__WEBPACK_IMPORTED_MODULE_2__.YjP().regex(_text_near_name_js__WEBPACK_IMPORTED_MODULE_1__.SN),
branch:zod__WEBPACK_IMPORTED_MODULE_2__.YjP().min(1),
page:zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
protectedFiles:zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.YjP()),
protectedCount:zod__WEBPACK_IMPORTED_MODULE_2__.Whr().min(0)
})
])
}));
function pendingMarker({number,request,approved,waiting}){
const json=JSON.stringify({version:VERSION,number,request,approved,waiting});
return `<!-- forgehand:pending:${Buffer.from(json).toString('base64')} -->`;
}
const MARKERS=/^<!-- forgehand:progress:[\w-]{1,100} -->\n\n((?:<!-- forgehand:pending:[A-Za-z0-9+/=]+ -->\n\n?)+)/;
function readPending(body){
if(!(0,_comment_markers_js__WEBPACK_IMPORTED_MODULE_4__.Kn)(body))
return[];
const[,records='']=MARKERS.exec((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_5__.cK)(body))??[];
return[...records.matchAll(/pending:([A-Za-z0-9+/=]+) /g)].flatMap(([,text=''])=>{
const record=marker.safeParse((0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__.qF)(Buffer.from(text,'base64').toString()));
if(!record.success)
return[];
const{number,request,approved,waiting}=record.data;
const pending={number,request,approved,waiting};
return[{...pending,hash:approvalHash(pending)}];
});
}
function approvalHash({number,request:{verb,flags,text},approved,waiting}){
const usedFlags=Object.entries(flags)
.filter(([,value])=>value!==undefined)
.sort(byName);
const subject=subjectOf(waiting);
const canonical=JSON.stringify([
number,
verb,
usedFlags,
text,
approved.map(commandAndFolder),
waiting.kind,
subject
]);
return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(canonical).digest('hex').slice(0,32);
}
function subjectOf(waiting){
switch(waiting.kind){
case 'command':
return commandAndFolder(waiting);
case 'change':
return waiting.files.map(({path,mode,blob})=>[path,mode,blob]).sort(byName);
case 'adoption':
return[waiting.headSha];
}
}
function commandAndFolder({command,cwd}){
return[command,cwd];
}
function byName([one=''],[other='']){
return String(one)<String(other)?-1:Number(String(one)>String(other));
}
}),
84545:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
h:()=>(foldMarkdown)
});
var _quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(62070);
var _lines_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(61165);
var _parser_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(66855);
const LINE_LENGTH=100;
const MAX_ROW=40;
const MAX_EXCERPT=400;
const SPARE_LINES=2;
async function foldMarkdown(markdown,{maxLines,title}){
if(markdown.length<=LINE_LENGTH&&!markdown.includes('\n'))
return markdown;
const blocks=await blocksOf(markdown);
const end=unfoldedEnd(markdown,blocks,maxLines);
if(end>=markdown.length)
return markdown;
const[shown,rest]=end>0
?[markdown.slice(0,end).trimEnd(),(0,_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.zH)(title,markdown.slice(end).replace(/^\n+/,''))]
:[(0,_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.FV)(await wordsOf(markdown),MAX_EXCERPT),(0,_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.zH)('The whole text',markdown)];
return `${shown}\n\n${rest}`;
}
async function blocksOf(markdown){
const parse=await(0,_parser_js__WEBPACK_IMPORTED_MODULE_1__.jM)();
try{
return parse(markdown,'blocks').children;
}
catch(error){
if((0,_parser_js__WEBPACK_IMPORTED_MODULE_1__.fF)(error))
return[];
throw error;
}
}
async function wordsOf(markdown){
const words=(node)=>{
if('children' in node)
return node.children.map(words).join(node.type==='paragraph'?'':' ');
return 'value' in node?node.value:'';
};
return(await blocksOf(markdown)).map(words).join(' ');
}
function unfoldedEnd(markdown,blocks,maxLines){
let lines=0;
let end=0;
for(const[index,block]of blocks.entries()){
const from=block.position?.start.offset??0;
const to=block.position?.end.offset??0;
lines+=linesOf(block,markdown.slice(from,to))+(index>0?0.7:0);
const isLast=index===blocks.length-1;
if(lines>maxLines+(isLast?SPARE_LINES:0))
return headingsBefore(blocks,index)??end;
end=isLast?markdown.length:to;
}
return end;
}
function headingsBefore(blocks,index){
const previous=blocks[index-1];
return previous?.type==='heading'?(previous.position?.start.offset??0):undefined;
}
function linesOf(block,source){
const rows=(0,_lines_js__WEBPACK_IMPORTED_MODULE_2__.uz)(source);
if(block.type==='table')
return rows.some(({length})=>length>MAX_ROW)?Infinity:rows.length*1.7;
if(block.type==='heading')
return 2;
if(block.type==='code')
return rows.length;
return rows.reduce((sum,{length})=>sum+Math.max(1,Math.ceil(length/ LINE_LENGTH)),0);
}
}),
85696:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
C:()=>(linkTarget),
i:()=>(fileUrl)
});
const NO_HOST='relative.invalid';
function linkTarget(url,filesUrl){
const parsed=URL.parse(url,`https://${NO_HOST}`);
if(parsed?.protocol!=='https:'&&parsed?.protocol!=='http:')
return{kind:'text',text:undefined};
const lines=filesUrl===undefined||PARENT_FOLDER.test(url)?undefined:linesUrl(parsed,filesUrl);
if(lines!==undefined)
return{kind:'link',url:lines};
if(parsed.host===NO_HOST)
return{kind:'text',text:url.replace(/^[/\\]+/,'')||undefined};
return{kind:'text',text:parsed.host+parsed.pathname+parsed.search+parsed.hash};
}
const PARENT_FOLDER=/(?:^|[/\\])(?:\.|%2e){2}(?=[/\\?#]|$)/i;
const LINES=/^#L\d{1,7}(?:C\d{1,5})?(?:-L\d{1,7}(?:C\d{1,5})?)?$/;
const MAX_PATH=500;
const SHOWN_RENDERED=/\.(?:md|markdown|mdown|mkdn|rst|adoc|asciidoc|org|textile|rdoc|pod|mediawiki|ipynb|svg|csv|tsv|geojson)$/i;
function linesUrl({origin,username,password,pathname,search,hash},filesUrl){
const files=new URL(filesUrl);
const isRelative=origin===`https://${NO_HOST}`;
if((!isRelative&&origin!==files.origin)||username||password)
return undefined;
if(!LINES.test(hash)||(search!==''&&search!=='?plain=1'))
return undefined;
const path=isRelative?pathname.slice(1):pathWithin(pathname,files.pathname);
const names=path?.split('/').map(decodedName);
if(!names||names.includes(undefined)||pathname.length>MAX_PATH)
return undefined;
return fileUrl(files.href,names.join('/'))+hash;
}
function fileUrl(page,path){
const encoded=path.split('/').map(encodeURIComponent).join('/');
return `${page}${encoded}${SHOWN_RENDERED.test(encoded)?'?plain=1':''}`;
}
function pathWithin(pathname,folder){
const start=pathname.slice(0,folder.length);
return start.toLowerCase()===folder.toLowerCase()?pathname.slice(folder.length):undefined;
}
function decodedName(encoded){
try{
const name=decodeURIComponent(encoded);
return name===''||/^\.{1,2}$|[\/\\%\p{C}[\p{Z}--\u0020]]/v.test(name)?undefined:name;
}
catch{
return undefined;
}
}
}),
89860:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
f:()=>(safeMarkdown)
});
var github_rules=__webpack_require__(43525);
var visible_text=__webpack_require__(2754);
var active_content=__webpack_require__(66634);
var quote_markdown=__webpack_require__(62070);
var link_target=__webpack_require__(85696);
;
const UNREAD=/^(?:script|style|svg|math|iframe|object|template|noscript)$/;
function htmlText(html,HtmlTokenizer){
const words=[];
let unread;
const add=(text)=>{
if(unread===undefined)
words.push(text);
};
const addUnknown=({tagName,location})=>{
if(!isHtmlElement(tagName))
add(html.slice(location?.startOffset,location?.endOffset));
};
const ignore=()=>undefined;
const tokenizer=new HtmlTokenizer({sourceCodeLocationInfo:true},{
onStartTag:(tag)=>{
addUnknown(tag);
if(UNREAD.test(tag.tagName))
unread??=tag.tagName;
},
onEndTag:(tag)=>{
addUnknown(tag);
if(tag.tagName===unread)
unread=undefined;
},
onCharacter:({chars})=>{
add(chars);
},
onWhitespaceCharacter:({chars})=>{
add(chars);
},
onNullCharacter:ignore,
onComment:ignore,
onDoctype:ignore,
onEof:ignore
});
tokenizer.write(html,true);
return words.join('');
}
const ELEMENTS=new Set(('a abbr address area article aside audio b base bdo blockquote body br button canvas caption center cite code col '+
'colgroup datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form frame '+
'frameset h1 h2 h3 h4 h5 h6 head header hr html i iframe image img input ins kbd label legend li link main map '+
'mark math menu meta nav noscript object ol optgroup option p param picture pre q rp rt ruby s samp script '+
'section select small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th '+
'thead time title tr track tt u ul use var video wbr').split(' '));
function isHtmlElement(tagName){
return ELEMENTS.has(tagName);
}
;
const SAFE_TAG=/^<(\/?)(kbd|sub|sup|br) ?\/?>$/i;
function isSafeTag(html){
return SAFE_TAG.test(html);
}
function isWord(node){
return node?.type==='text'||node?.type==='html';
}
function textOfWords(words){
return words.map((word)=>(word.type==='text'?word.value:isLineBreak(word)?'\n':'')).join('');
}
function isLineBreak({value}){
return/br/i.test(value);
}
function pairTags(nodes){
const pairs=new Map();
const open=[];
for(const node of nodes){
if(node.type!=='html')
continue;
if(isLineBreak(node))
pairs.set(node,node);
else if(!node.value.startsWith('</'))
open.push(node);
else if(open.at(-1)?.value===node.value.replace('/','')){
const start=open.pop();
if(start)
pairs.set(node,start).set(start,node);
}
}
return pairs;
}
function plainTag(html){
const[,slash='',name='']=SAFE_TAG.exec(html)??[];
const tag=name.toLowerCase();
return{type:'html',value:tag==='br'?'<br>':`<${slash}${tag}>`};
}
var shorten=__webpack_require__(64607);
;
const ACTIVE_LANGUAGE=/^(?:geojson|topojson|stl|mermaid|math|suggestion)$/i;
const LANGUAGE=/^[\w+#.-]{1,30}$/;
const MAX_SHOWN_URL=200;
function sanitizeTree(root,{filesUrl,tokenizer}){
const rules={
filesUrl,
definitions:definitionsOf(root),
htmlText:(html)=>(tokenizer?htmlText(html,tokenizer):html)
};
return{type:'root',children:root.children.flatMap((node)=>rewriteBlock(node,rules))};
}
const ALWAYS_ACTIVE=new Set(['image','imageReference','linkReference','definition']);
function isSafe(node,filesUrl,startsLine=true){
if(ALWAYS_ACTIVE.has(node.type))
return false;
if(node.type==='html')
return isSafeTag(node.value);
if(node.type==='code')
return safeLanguage(node.lang)===(node.lang??null)&&isSafeCode(node.value);
if(node.type==='inlineCode')
return safeInlineCode(node.value)===node.value;
if(node.type==='text')
return isSafeText(node.value,startsLine);
if(node.type==='link'&&(node.title||!isFinalLink(node.url,filesUrl)))
return false;
if(!('children' in node))
return true;
return(node.children.every((child,at)=>isSafe(child,filesUrl,startsLineAt(node.children,at)))&&
groupWords(node.children).every(({words,startsLine:starts})=>words.length<2||isSafeText(textOfWords(words),starts)));
}
function isFinalLink(url,filesUrl){
const target=(0,link_target.C)(url,filesUrl);
return target.kind==='link'&&target.url===url;
}
function isSafeCode(value){
return safeCode(value)===value;
}
function isSafeText(value,startsLine){
return((0,visible_text.Q)(value)===value&&
(0,active_content.GD)(value)===value&&
!(0,active_content._N)(value,startsLine).some(({isActive})=>isActive));
}
function definitionsOf(root){
const definitions=new Map();
const visit=(node)=>{
if(node.type==='definition'&&!definitions.has(node.identifier))
definitions.set(node.identifier,node);
if('children' in node)
node.children.forEach(visit);
};
visit(root);
return definitions;
}
function rewriteBlock(node,rules){
switch(node.type){
case 'html':
return paragraphOf(rules.htmlText(node.value));
case 'definition':
return[];
case 'code':
return[{type:'code',value:safeCode(node.value),lang:safeLanguage(node.lang)}];
case 'paragraph':
case 'heading':{
const children=trimEnds(rewriteInline(node.children,rules));
return children.length>0?[{...node,children}]:[];
}
case 'tableCell':
return[{...node,children:rewriteInline(node.children,rules)}];
default:{
if(!('children' in node))
return[node];
const children=node.children.flatMap((child)=>rewriteBlock(child,rules));
return[{...node,children}];
}
}
}
function rewriteInline(nodes,rules){
const rewritten=joinNeighbors(nodes.flatMap((node)=>rewritePhrase(node,rules)));
const pairs=pairTags(rewritten);
const joined=joinNeighbors(rewritten.filter((node)=>node.type!=='html'||pairs.has(node)));
const dropped=new Set();
const sanitized=groupWords(joined).flatMap(({words,other,startsLine})=>[
...sanitizeWords(words,startsLine,(tag)=>dropped.add(tag)),
...other
]);
return joinNeighbors(sanitized.filter((node)=>!isDropped(node,dropped,pairs)));
}
function isDropped(node,dropped,pairs){
const partner=pairs.get(node);
return dropped.has(node)||(partner!==undefined&&dropped.has(partner));
}
function groupWords(nodes){
const groups=[];
let words=[];
let startsLine=true;
const end=(other)=>{
groups.push({words,other:other,startsLine});
startsLine=other[0]?.type==='break';
words=[];
};
for(const node of nodes){
if(isWord(node))
words.push(node);
else
end([node]);
}
end([]);
return groups;
}
function sanitizeWords(words,startsLine,drop){
const tags=tagsIn(words);
const result=[];
let from=0;
for(const{isActive,text:piece}of(0,active_content._N)(textOfWords(words),startsLine)){
const to=from+piece.length;
let at=from;
for(let next=tags[0];next&&(isActive?next.at<=from:next.at<to);next=tags[0]){
result.push(sanitize_tree_text(piece.slice(at-from,next.at-from)),next.tag);
at=next.at+next.length;
tags.shift();
}
if(isActive)
result.push(code((0,active_content.UJ)(piece)));
else
result.push(sanitize_tree_text(piece.slice(at-from)));
while(isActive&&tags[0]&&tags[0].at<to){
drop(tags[0].tag);
tags.shift();
}
from=to;
}
return[...result,...tags.map(({tag})=>tag)];
}
function tagsIn(words){
const tags=[];
let at=0;
for(const word of words){
const{length}=textOfWords([word]);
if(word.type==='html')
tags.push({tag:word,at,length});
at+=length;
}
return tags;
}
function rewritePhrase(node,rules){
switch(node.type){
case 'html':
return[isSafeTag(node.value)?plainTag(node.value):sanitize_tree_text(rules.htmlText(node.value))];
case 'image':
case 'imageReference':
return[sanitize_tree_text(node.alt??'')];
case 'link':
return rewriteLink(node,node.url,rules);
case 'linkReference':
return rewriteLink(node,rules.definitions.get(node.identifier)?.url??'',rules);
case 'inlineCode':
return[code(node.value,Infinity)];
case 'text':
return[sanitize_tree_text(node.value)];
default:{
if(!('children' in node))
return[node];
const children=rewriteInline(node.children,rules);
return children.length>0?[{...node,children}]:[];
}
}
}
function rewriteLink(node,url,rules){
const target=(0,link_target.C)(url,rules.filesUrl);
const label=rewriteInline(node.children.map(withoutSchemeInText),rules);
if(target.kind==='link')
return label.length===0?[]:[{type:'link',url:target.url,children:label}];
const onlyChild=node.children.length===1?node.children[0]:undefined;
if(onlyChild?.type==='text'&&url.endsWith(onlyChild.value))
return[code((0,active_content.UJ)(target.text??onlyChild.value))];
if(target.text===undefined)
return[...label,sanitize_tree_text(' (link removed)')];
return[...label,sanitize_tree_text(' ('),code((0,active_content.UJ)(target.text)),sanitize_tree_text(')')];
}
function withoutSchemeInText(node){
return node.type==='text'?sanitize_tree_text((0,active_content.yO)(node.value)):node;
}
function sanitizeText(value,startsLine){
return(0,active_content._N)(value,startsLine).map((piece)=>piece.isActive?code((0,active_content.UJ)(piece.text)):sanitize_tree_text(piece.text));
}
function paragraphOf(html){
const lines=html.split('\n').map((line)=>line.trim());
const children=sanitizeText((0,visible_text.Q)(lines.filter(Boolean).join('\n')),true);
return children.length>0?[{type:'paragraph',children}]:[];
}
function joinNeighbors(nodes){
const joined=[];
for(const node of nodes){
const last=joined.at(-1);
if(node.type==='text'&&last?.type==='text')
joined[joined.length-1]=sanitize_tree_text(last.value+node.value);
else if(node.type==='inlineCode'&&last?.type==='inlineCode')
joined[joined.length-1]={type:'inlineCode',value:last.value+node.value};
else if(node.type!=='text'||node.value!=='')
joined.push(node);
}
return joined;
}
function trimEnds(nodes){
const trimmed=nodes.map((node,at)=>{
if(node.type!=='text')
return node;
const start=at===0?node.value.trimStart():node.value;
return sanitize_tree_text(at===nodes.length-1?start.trimEnd():start);
});
return trimmed.filter((node)=>node.type!=='text'||node.value!=='');
}
function startsLineAt(nodes,at){
return at===0||nodes[at-1]?.type==='break';
}
function safeCode(value){
return(0,active_content.GD)((0,active_content.T5)(value));
}
function safeLanguage(language){
return language&&LANGUAGE.test(language)&&!ACTIVE_LANGUAGE.test(language)?language:null;
}
function sanitize_tree_text(value){
return{type:'text',value:(0,active_content.GD)((0,visible_text.Q)(value))};
}
function safeInlineCode(value){
return(0,active_content.GD)((0,active_content.Jr)(value.replace(/(?<!\s)\s*\n\s*/g,' ')));
}
function code(value,maxLength=MAX_SHOWN_URL){
return{type:'inlineCode',value:(0,shorten.VI)(safeInlineCode(value),maxLength)||'link'};
}
var parser=__webpack_require__(66855);
;
const MAX_DELIMITERS=1_500;
const MAX_CELLS=5_000;
const MAX_WRITTEN_CELLS=2*MAX_CELLS;
const MAX_GROWTH=8;
async function safeMarkdown(text,options){
const maxLength=Math.min(options.maxLength,github_rules.tr);
const visible=(0,visible_text.Q)(text).trim();
const cut=visible.length>maxLength?`${visible.slice(0,maxLength).toWellFormed()}…`:visible;
const note=cut===visible?'':`\n\n*Cut here: the text has ${visible.length} characters.*`;
return((await sanitize(cut,options.filesUrl))+note);
}
async function sanitize(markdown,filesUrl){
if(markdown==='')
return '';
if(isTooSlowToParse(markdown))
return asCode(markdown);
const[parse,write,tokenizer]=await Promise.all([
(0,parser.jM)(),
loadMarkdownWriter(),
/<[a-z/!?]/iu.test(markdown)?__webpack_require__.e(7016).then(__webpack_require__.bind(__webpack_require__,67016)).then(({Tokenizer})=>Tokenizer):undefined
]);
try{
const tree=parse(markdown,'all');
if(writtenCells(tree)>MAX_WRITTEN_CELLS)
return asCode(markdown);
const written=write(sanitizeTree(tree,{filesUrl,tokenizer})).trim();
if(written.length>MAX_GROWTH*markdown.length)
return asCode(markdown);
return isSafe(parse(written,'all'),filesUrl)?written:asCode(markdown);
}
catch(error){
if((0,parser.fF)(error))
return asCode(markdown);
throw error;
}
}
function asCode(markdown){
return(0,quote_markdown.DV)((0,active_content.GD)((0,active_content.T5)(markdown)));
}
function isTooSlowToParse(markdown){
return((0,parser.Hj)(markdown)||
(0,parser.b7)(/\|/g,markdown)>MAX_CELLS||
markdown.split(/\n[ \t]*\n/).some((block)=>(0,parser.b7)(/[*_~[\]<]/g,block)>MAX_DELIMITERS));
}
function writtenCells(node){
if(node.type==='table')
return node.children.length*Math.max(...node.children.map((row)=>row.children.length));
return 'children' in node?node.children.reduce((sum,child)=>sum+writtenCells(child),0):0;
}
async function loadMarkdownWriter(){
const[{gfmToMarkdown},{toMarkdown}]=await Promise.all([
Promise.all([__webpack_require__.e(1479),__webpack_require__.e(5850),__webpack_require__.e(1462)]).then(__webpack_require__.bind(__webpack_require__,36514)),
Promise.all([__webpack_require__.e(1479),__webpack_require__.e(108),__webpack_require__.e(3072)]).then(__webpack_require__.bind(__webpack_require__,93072))
]);
const extensions=[gfmToMarkdown({tablePipeAlign:false})];
return(tree)=>toMarkdown(tree,{bullet:'-',rule:'-',listItemIndent:'one',extensions});
}
}),
5912:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
S:()=>(suggestionBlock),
z:()=>(canBeSuggested)
});
var _active_content_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(66634);
var _fence_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(35695);
var _visible_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(2754);
function suggestionBlock(lines){
const fence=(0,_fence_js__WEBPACK_IMPORTED_MODULE_2__.b)(lines.join('\n'),3);
return[`${fence}suggestion`,...lines,fence].join('\n');
}
function canBeSuggested(lines){
const code=lines.join('\n');
return!/[\r\uFFFD]/.test(code)&&(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__.Q)(code)===code&&(0,_active_content_js__WEBPACK_IMPORTED_MODULE_0__.GD)((0,_active_content_js__WEBPACK_IMPORTED_MODULE_0__.T5)(code))===code;
}
}),
78363:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
N6:()=>(isFailure),
id:()=>(emptyFolder),
mo:()=>(copyFolder),
pN:()=>(executeWhereReadable),
v$:()=>(removeFolder)
});
var node_child_process__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(31421);
var node_util__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(57975);
var _errors_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(59973);
var _open_folder_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(37261);
const TIMEOUT_MS=600_000;
const REMOVE=['/bin/rm','-rf','--one-file-system','--'];
async function removeFolder(path){
const remove=()=>execute([...REMOVE,path]);
await remove().catch(async()=>{
(0,_open_folder_js__WEBPACK_IMPORTED_MODULE_2__.o)(path);
await remove().catch(()=>undefined);
});
}
async function emptyFolder(path){
const entries=[path,'-mindepth','1','-maxdepth','1','!','-empty'];
await execute(['/usr/bin/find',...entries,'-exec',...REMOVE,'{}','+']).catch(()=>undefined);
}
async function copyFolder(from,to,signal){
const copy=()=>execute(['/bin/cp','-a',from,to],signal);
try{
await copy().catch(async()=>{
await removeFolder(to);
signal?.throwIfAborted();
(0,_open_folder_js__WEBPACK_IMPORTED_MODULE_2__.o)(from);
return copy();
});
}
catch(error){
await removeFolder(to);
signal?.throwIfAborted();
const reason=(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(error).trim().split('\n').at(-1)??'';
throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`What a command left in its home folder could not be copied for the next one. ${reason}`,{
cause:error
});
}
}
async function execute([program,...args],signal,timeout=TIMEOUT_MS){
return(await(0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(program,args,{env:{},timeout,signal})).stdout;
}
async function executeWhereReadable(command,signal,timeout){
try{
return await execute(command,signal,timeout);
}
catch(error){
const isProgram=isFailure(error)&&'stderr' in error&&'stdout' in error;
const lines=isProgram?String(error.stderr).trim().split('\n'):[];
const isLeftOut=(line)=>/: (?:Permission denied|File name too long)$/.test(line);
if(!isProgram||!lines.every(isLeftOut))
throw error;
return String(error.stdout);
}
}
function isFailure(error){
return(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.Or)(error)||(Error.isError(error)&&'stderr' in error);
}
}),
37261:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
N:()=>(openFolder),
o:()=>(openFolders)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(59973);
const O_PATH=0o10000000;
const MAX_DEPTH=200;
function openFolder(path,use=()=>undefined){
const descriptor=(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path,O_PATH|node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW|node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY));
if(descriptor===undefined)
return;
const folder=`/proc/self/fd/${descriptor}`;
try{
const{mode,uid}=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
if(uid===process.geteuid?.()&&(mode&0o700)!==0o700){
(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.OJ)(()=>{
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(folder,(mode&0o777)|0o700);
});
}
use(folder);
}
finally{
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
function openFolders(path,depth=0){
openFolder(path,(folder)=>{
if(depth===MAX_DEPTH)
return;
const entries=(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder,{withFileTypes:true}))??[];
for(const entry of entries)
if(entry.isDirectory())
openFolders((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,entry.name),depth+1);
});
}
})
};
;
