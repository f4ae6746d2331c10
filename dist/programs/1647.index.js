export const id=1647;
export const ids=[1647];
export const modules={
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
return typeof value==='object'&&value !==null&&!Array.isArray(value);
}
function sorted(value){
return Object.fromEntries(Object.entries(value).sort(([a],[b])=>(a<b?-1:1)));
}
}),
23213:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
j:()=>(shortenMiddle)
});
function shortenMiddle(text,maxLength){
if(text.length<=maxLength)
return text.toWellFormed();
const room=Math.max(0,maxLength - removedNote(text.length,text.length).length - 1);
const head=text.slice(0,characterStart(text,Math.ceil(room / 2)));
const tail=text.slice(characterStart(text,text.length - Math.floor(room / 2)));
const removed=text.length - head.length - tail.length;
return `${head}${removedNote(removed,text.length)}${tail}`.toWellFormed();
}
function removedNote(removed,length){
return `\n[… ${removed} of ${length} characters removed here …]\n`;
}
function characterStart(text,position){
const isInside=/^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(position - 1,position + 1));
return isInside?position - 1:position;
}
}),
89748:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
demo:()=>(demo)
});
var promises_=__webpack_require__(51455);
var external_node_os_=__webpack_require__(48161);
var external_node_path_=__webpack_require__(76760);
var project=__webpack_require__(96413);
var start_emulators=__webpack_require__(31636);
var script=__webpack_require__(97185);
var visible_text=__webpack_require__(2754);
var choose_sandbox=__webpack_require__(52363);
var external_node_child_process_=__webpack_require__(31421);
var external_node_util_=__webpack_require__(57975);
;
async function testFreshClone({cloneUrl,branch,base,folder,environment}){
const run=(0,external_node_util_.promisify)(external_node_child_process_.execFile);
await run('git',['clone','--quiet','--branch',branch,cloneUrl,folder],{env:environment});
const range=`origin/${base}...HEAD`;
const{stdout:diff}=await run('git',['diff','--no-color','--no-ext-diff',range],{
cwd:folder,
env:environment
});
const exitCode=await run('npm',['test'],{cwd:folder,env:environment}).then(()=>0,exitCodeOf);
return{command:'npm test',exitCode,diff};
}
function exitCodeOf(error){
if(Error.isError(error)&&'code' in error&&typeof error.code==='number')
return error.code;
throw error;
}
var start_model=__webpack_require__(74679);
var run_action=__webpack_require__(81749);
;
const ASKING=[
{
toolCalls:[{name:'run_command',arguments:{command:'npm install left-pad',request_approval:true}}]
},
{toolCalls:[{name:'finish',arguments:{title:'Wait',description:'The package is needed first.'}}]}
];
const REFUSING=()=>({
...{fault:'status',status:401},
body:{error:{message:'Incorrect API key provided.'}}
});
async function playOtherEnds(emulators,job){
return await Promise.all([
playEnd(emulators,{state:'Needs approval',runId:2,script:ASKING},job),
playEnd(emulators,{state:'Failed',runId:3,script:REFUSING},job)
]);
}
async function playEnd(emulators,{script,...end},{inputs,...job}){
const{repository,folder}=emulators;
const model=await(0,start_model .D)({script});
try{
const issue=repository.openIssue(project .lA).number;
const comment=repository.comment(issue,project .Xq);
const lines=[];
const main=await(0,run_action .C)(emulators,{
...{...job,commentId:comment.id,runId:end.runId},
workspace:await(0,promises_.mkdtemp)((0,external_node_path_.join)(folder,'workspace-')),
inputs:{...inputs,'base-url':model.baseUrl,'api-key':model.apiKey},
onLine:(line)=>void lines.push((0,visible_text .Q)(line))
});
return{...end,issue,run:{summary:main.summary,lines}};
}
finally{
await model.close();
}
}
var call_status=__webpack_require__(41079);
var format=__webpack_require__(79623);
var text_blocks=__webpack_require__(3945);
;
const DETAILS=6;
class DemoLog{
#style;
#say;
#details=[];
constructor(style,say){
this.#style=style;
this.#say=say;
}
add(line){
const text=(0,visible_text .Q)(line);
if(text.startsWith('    '))
this.#details.push(text);
else{
this.end();
this.#print(/^[▸■]/.test(text)?text:this.#style('dim',text));
}
}
end(){
const hidden=this.#details.length - DETAILS;
if(hidden>0)
this.#print(this.#style('dim',`    … ${hidden} lines`));
for(const line of this.#details.slice(-DETAILS))
this.#print(this.#style('dim',line));
this.#details=[];
}
#print(text){
this.#say(`${this.#style('dim','  │')} ${text}\n`);
}
}
function demoText(result,options){
const{style,demo}=options;
const{pullRequest,outcome,proof,durationMs,modelRequests,githubRequests,tracePage,kept}=result;
const requests=`${modelRequests} requests to the model, ${githubRequests} to GitHub`;
const figures=`Outcome: ${outcome}, after ${(0,format .a3)(durationMs)}, ${requests}.`;
if(!pullRequest||!proof)
return `\n${style('bold','No pull request was opened.')}\n${figures}\n`;
const sign=proof.exitCode===0?style('green',call_status .B2.done.symbol):style('red',call_status .B2.failed.symbol);
const sections=[
style('bold',`Pull request #${pullRequest.number}: ${pullRequest.title}`),
(0,text_blocks .pZ)(leadOf(pullRequest.body)),
style('bold','Change'),
(0,text_blocks .pZ)((0,text_blocks .N5)(proof.diff,style)),
style('bold','Test result'),
(0,text_blocks .pZ)(`${sign} ${proof.command} on a fresh clone of the branch: exit code ${proof.exitCode}`),
(0,text_blocks .pZ)(figures),
tracePage===undefined?'':style('bold','Every turn, call and change of the run, as a page'),
tracePage===undefined?'':(0,text_blocks .pZ)(tracePage),
kept?keptText(kept,style):'',
nextText(demo,style)
];
return `\n${sections.filter(Boolean).join('\n\n')}\n`;
}
function leadOf(body){
return(body.split(/\n(?:> \[!|<details>)/,1)[0]??'').trim();
}
function keptText({folder,...paths},style){
const lines=Object.entries(paths).map(([name,path])=>`${name.padEnd(12)}${path}`);
return `${style('bold','Kept')} in ${folder}\n\n${(0,text_blocks .pZ)(lines.join('\n'))}`;
}
function nextText(demo,style){
const program=demo.startsWith('npm')?'npx node dist/cli/index.js':'forgehand';
const commands=[
[`${demo} --serve`,'show the issue, the pull request, each state of the comment and the trace as pages'],
[`${demo} --keep`,'keep the repository, the workspace and the trace, with its page'],
[`${program} trace trace.jsonl --open`,'look at a run: turns, calls, changes, tokens and cost as one page'],
[`${program} run "fix the failing test" --model NAME`,'run a real model in your own checkout'],
['docs/quick-start.md','set up the workflow for your repository on GitHub']
];
const width=Math.max(...commands.map(([command])=>command.length));
const lines=commands.map(([command,about])=>`${command.padEnd(width)}  ${style('dim',about)}`);
return `${style('bold','Next')}\n\n${(0,text_blocks .pZ)(lines.join('\n'))}`;
}
var interrupt=__webpack_require__(75098);
var json_text=__webpack_require__(3727);
var cli_machine=__webpack_require__(97012);
var package_root=__webpack_require__(29850);
var external_node_events_=__webpack_require__(78474);
var write_page=__webpack_require__(94678);
;
async function servePage(emulators,{run,trace,otherEnds,signal,say}){
const[{renderPage},{viewThread},{renderRunPage},{renderStatesPage}]=await Promise.all([
Promise.all([__webpack_require__.e(1479),__webpack_require__.e(108),__webpack_require__.e(7016),__webpack_require__.e(3011),__webpack_require__.e(3361),__webpack_require__.e(5850),__webpack_require__.e(687),__webpack_require__.e(6501)]).then(__webpack_require__.bind(__webpack_require__,86501)),
__webpack_require__.e(1826).then(__webpack_require__.bind(__webpack_require__,71826)),
Promise.all([__webpack_require__.e(1479),__webpack_require__.e(108),__webpack_require__.e(7016),__webpack_require__.e(3011),__webpack_require__.e(3361),__webpack_require__.e(5850),__webpack_require__.e(687),__webpack_require__.e(8480)]).then(__webpack_require__.bind(__webpack_require__,88480)),
Promise.all([__webpack_require__.e(1479),__webpack_require__.e(108),__webpack_require__.e(7016),__webpack_require__.e(3011),__webpack_require__.e(3361),__webpack_require__.e(5850),__webpack_require__.e(687),__webpack_require__.e(4834)]).then(__webpack_require__.bind(__webpack_require__,4834))
]);
const{github,repository}=emulators;
const name=repository.fullName;
const issues=[...repository.state.issues.values()];
const threads=await Promise.all(issues.map((issue)=>viewThread(repository,issue,github.serverUrl)));
const others=new Set(otherEnds.map(({issue})=>issue));
const own=threads.filter(({number})=>!others.has(number));
const runPath=(id)=>`/${name}/actions/runs/${id}`;
const tracePath=`${runPath(1)}/trace`;
const links=[
{text:'States of the comment',url:'/comments'},
{text:'Log of the run',url:runPath(1)},
...(trace===''?[]:[{text:'Trace of the run',url:tracePath}])
];
const pages=new Map([
['/',()=>renderPage(name,own,links)],
['/comments',()=>renderStatesPage(name,commentStates(emulators,otherEnds),links)],
[runPath(1),()=>renderRunPage(name,run)],
...otherEnds.map((end)=>[runPath(end.runId),()=>renderRunPage(name,end.run)]),
...(trace===''?[]:[[tracePath,()=>(0,write_page .Z)(trace)]]),
...threads.map((thread)=>[URL.parse(thread.url)?.pathname??'',()=>renderPage(name,[thread],links)])
]);
github.servePages((path)=>pages.get(path)?.()??Promise.resolve(undefined));
const shown='The issue, the pull request, the comment in each state, the log and the trace as pages';
say(`\n${shown}: ${github.serverUrl}/ (Ctrl+C ends it)\n`);
if(!signal.aborted)
await(0,external_node_events_.once)(signal,'abort');
}
function commentStates({repository,github},otherEnds){
const ours=(issue)=>repository.comments(issue).slice(1);
const url=(issue)=>`${github.serverUrl}/${repository.fullName}/issues/${issue}`;
const[issue=1]=repository.state.issues.keys();
const[progress]=ours(issue);
if(!progress)
return[];
const{states,author}=progress;
const last=states.length - 1;
const chosen=[
['Started',states[0]],
['Working',states[Math.ceil(last / 2)]],
['Done',states[last]]
];
const own=chosen.map(([state,text])=>({
...{state,url:url(issue),author:author.login},
body:text?.body??''
}));
const others=otherEnds.flatMap((end)=>ours(end.issue)
.slice(-1)
.map(({author,body})=>({state:end.state,url:url(end.issue),author:author.login,body})));
return[...own,...others];
}
var terminal_writer=__webpack_require__(59272);
;
const PROJECT={owner:'demo',name:'kitchen-timer'};
async function demo({json,keep,serve}){
const action=(0,package_root .Z)();
const signal=(0,interrupt .Y)();
const stream=json?process.stderr:process.stdout;
const style=(0,text_blocks .j9)(stream);
const say=(0,terminal_writer .A)(stream,process.env);
const machine=(0,cli_machine .R)();
const emulators=await(0,start_emulators .d)({
repository:{...PROJECT,files:project .ZJ},
script:script .x,
maintainer:project .Xq.author,
searchPath:machine.PATH
});
try{
const options={action,machine,signal,style,say:json?()=>undefined:say,keep:keep===true};
const{result,run,job}=await runDemo(emulators,options);
if(json)
process.stdout.write((0,json_text .s)(result));
else
say(demoText(result,{style,demo:invocation()}));
const isSuccess=result.outcome==='proposed'&&result.proof?.exitCode===0;
if(serve&&!signal.aborted){
const otherEnds=await playOtherEnds(emulators,job);
await servePage(emulators,{run,trace:result.outputs['trace-path']??'',otherEnds,signal,say});
}
return isSuccess?0:1;
}
finally{
await emulators.close({keepFiles:keep===true});
}
}
function invocation(){
return process.env['npm_lifecycle_event']==='demo'?'npm run demo --':'forgehand demo';
}
async function runDemo(emulators,options){
const{machine,keep,signal}=options;
const{main,lines,job}=await answerComment(emulators,options);
const branch=main.outputs['branch']??'';
const clone=(0,external_node_path_.join)(emulators.folder,'fresh-clone');
const proof=branch===''||signal.aborted
?undefined
:await testFreshClone({
cloneUrl:emulators.repository.cloneUrl,
branch,
base:emulators.repository.state.defaultBranch,
folder:clone,
environment:machine
});
const kept={
folder:emulators.folder,
repository:emulators.repository.state.git.directory,
workspace:emulators.workspace,
trace:main.outputs['trace-path']??'',
page:main.outputs['trace-html-path']??'',
clone
};
const tracePage=keep||kept.page===''?kept.page:await copyOut(kept.page);
const result=summarize(emulators,main,{proof,tracePage:tracePage||undefined,kept:keep?kept:undefined});
return{result,run:{summary:main.summary,lines},job};
}
async function copyOut(page){
const copy=(0,external_node_path_.join)(await(0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(),'forgehand-demo-')),'trace.html');
await(0,promises_.copyFile)(page,copy);
return copy;
}
async function answerComment(emulators,options){
const{action,machine,signal,style,say}=options;
const{repository,github,model}=emulators;
const issue=repository.openIssue(project .lA);
const comment=repository.comment(issue.number,project .Xq);
const[request='']=project .Xq.body.split('\n',1);
say(`${style('bold','From a comment to a pull request')}: everything runs on this machine, without an API key or an account.\n\n`);
say(`  GitHub  ${github.serverUrl} with the repository ${repository.fullName}\n`);
say(`  model   ${model.baseUrl}, which follows a script\n\n`);
say(`${style('bold',project .lA.author)} opened issue #${issue.number}: ${project .lA.title}\n`);
say(`${style('bold',project .Xq.author)} commented: ${style('cyan',request)}\n\n`);
const inputs=await inputsFor(emulators,options);
const log=new DemoLog(style,say);
const lines=[];
const onLine=(line)=>{
lines.push((0,visible_text .Q)(line));
log.add(line);
};
const environment={...machine,FORGEHAND_PROGRESS_MS:String(PROGRESS_MS)};
const job={action,environment,inputs,signal};
const main=await(0,run_action .C)(emulators,{...job,commentId:comment.id,onLine});
log.end();
return{main,lines,job};
}
const PROGRESS_MS=500;
async function inputsFor(emulators,{machine,style,say}){
const stateFolder=(0,external_node_path_.join)(emulators.folder,'sandbox');
const sandboxOptions={root:emulators.workspace,stateFolder,hidden:[],readable:[],searchPath:machine.PATH};
if(await(0,choose_sandbox .H)('auto',sandboxOptions))
return{};
say(style(['bold','yellow'],'NO SANDBOX WORKS ON THIS MACHINE.'));
say(' The demo continues without one, because it runs only its own code. The action would\n');
say('refuse commands here. Install bubblewrap and allow user namespaces to run them.\n\n');
return{sandbox:'off'};
}
function summarize(emulators,main,more){
const{outputs,exitCode,durationMs}=main;
const number=Number(outputs['pull-request-number']);
const opened=number>0?emulators.repository.pullRequest(number):undefined;
return{
outcome:outputs['outcome']??'none',
pullRequest:opened&&{
number,
url:outputs['pull-request-url']??'',
title:opened.title,
body:opened.body??''
},
outputs,
exitCode,
durationMs:Math.round(durationMs),
githubRequests:emulators.github.requests.length,
modelRequests:emulators.model.requests.length,
...more
};
}
}),
86719:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
ET:()=>(outcomeParagraphs),
HE:()=>(hasChange),
SS:()=>(describeOutcome),
pS:()=>(modelAnswerOf)
});
var _text_format_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(79623);
var _text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(62070);
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
return{icon:ICONS[outcome.kind],detail,...sentencesFor(outcome,trigger)};
}
function outcomeParagraphs({sentence,detail,nextStep}){
if(detail)
return(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .ml)([sentence,detail,nextStep]);
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
return outcome.kind==='suggested'||('publication' in outcome&&outcome.publication !==undefined);
}
function sentencesFor(outcome,trigger){
const fixCommand=(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .SS)(`${trigger} fix`);
switch(outcome.kind){
case 'proposed':
return{
sentence:`The change is proposed in ${placeOf(outcome.publication)}.`,
nextStep:reviewStep(outcome.publication)
};
case 'updated':
return{
sentence:`${capitalized(placeOf(outcome.publication))} has been updated.`,
nextStep:reviewStep(outcome.publication)
};
case 'verify_failed':
return{
sentence:`The work is done, but the repository's own checks fail. It is ${whereIs(outcome.publication)}.`,
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
sentence:`The work is done${outcome.filesChanged.length===0?'':`, with ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(outcome.filesChanged.length,'file')} changed`}. The publish job runs next.`,
nextStep:''
};
case 'answered':
return{sentence:outcome.issue?reportSentence(outcome.issue):'Nothing was changed.',nextStep:''};
case 'no_change':
return{
sentence:'Nothing was changed.',
nextStep:`If you expected a change, describe it in a comment that starts with ${fixCommand}.`
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
nextStep:`Answer in a comment that starts with ${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .SS)(`${trigger} plan`)}; the plan is revised then.`
};
return{
sentence:outcome.publication
?`${capitalized(placeOf(outcome.publication))} has been updated, and a question is open.`
:'Nothing was changed, and a question is open.',
nextStep:outcome.takesReplies
?'Answer it in its thread. No command is needed there.'
:`Answer it in its thread, in a line that starts with ${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .SS)(`${trigger} continue`)}.`
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
const place=(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .nf)(`issue #${number}`,url);
return change==='closed'
?`There is nothing to report any more, so ${place} was closed.`
:`The report is in ${place}.`;
}
function suggestedSentences({url,filesChanged}){
const files=(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(filesChanged.length,'file');
if(url===undefined)
return{
sentence:`The change of ${files} is a patch, because the pull request comes from a fork.`,
nextStep:'Its author, or whoever can push to its branch, can apply it as shown below.'
};
return{
sentence:`The change of ${files} is in ${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .nf)('suggestions',url)}, because the pull request comes from a fork.`,
nextStep:'Its author, or whoever can push to its branch, can commit them with one click.'
};
}
function reviewedSentence({review,commit,findings,incompleteReason}){
const head=commit.slice(0,7);
const where=review
?`${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .nf)('The review',review.url)} of ${head} is posted`
:`Dry run: this review of ${head} would be posted`;
const rest=incompleteReason===undefined?'':` It is incomplete: ${asSentence(incompleteReason)}`;
return `${where}, with ${findingsText(findings)}.${rest}`;
}
function findingsText({comments,listed,known,resolved,reopened}){
const added=comments + listed;
const earlier=[
[known,'still open'],
[resolved,'resolved, because their code is gone'],
[reopened,'reopened']
];
return[
added===0?'no new findings':(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(added,'new finding'),
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
nextStep:`${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .nf)('Open one from the branch',publication.compareUrl)}, or fix the problem and write ${fixCommand}.`
};
}
const work=publication?`The work so far is ${whereIs(publication)}.`:'There is no work to submit yet.';
return{
sentence:`The run stopped before it was finished: ${asSentence(reason)} ${work}`,
nextStep:`Write ${fixCommand} to continue. If the run reached a limit, set a higher one.`
};
}
function plannedSentences({plan,isKept},trigger){
const fixCommand=(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .SS)(`${trigger} fix`);
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
detail:`To have this plan carried out, write in a new comment:\n\n${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .DV)(`${trigger} approve ${plan.hash}`)}`,
nextStep:`To change it, write ${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .SS)(`${trigger} plan`)} and what should be different.`
};
}
function stoppedSentences({reason,publication,answer}){
const rest=answer===undefined?'There is no work to submit yet.':'Nothing was changed. This is what there was until then:';
const work=publication?`The work so far is ${whereIs(publication)}.`:rest;
return{sentence:`${asSentence(reason)} ${work}`,nextStep:''};
}
function placeOf({pullRequest,branch}){
return pullRequest?(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .nf)(`pull request #${pullRequest.number}`,pullRequest.url):`the branch ${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .SS)(branch)}`;
}
function capitalized(text){
return text.replace(/^(\[?)([a-z])/,(_,before,first)=>before + first.toUpperCase());
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
return `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(filesChanged.length,'file')} changed in ${headSha.slice(0,7)}; please review.`;
return `No pull request could be opened. ${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .nf)('Open one from the branch',compareUrl)}.`;
}
function asSentence(reason){
const[line='']=reason.trim().split('\n',1);
const text=(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .FV)(line);
return /[.!?:`…]$/.test(text)?text:`${text}.`;
}
function linesAfterFirst(reason){
const lines=reason.trim().split('\n').slice(1);
const end=lines.findIndex((line)=>!line.startsWith('- '));
const[items,rest]=end<0?[lines,[]]:[lines.slice(0,end),lines.slice(end)];
const list=items.map((line)=>`- ${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .FV)(line.slice(2),MAX_ITEM)}`).join('\n');
return(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .ml)([list,rest.length>0?(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .DV)(rest.join('\n')):'']);
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
return{item:id,title:plainTitle(title)||id,...(repository !==undefined&&{repository,owner,name})};
})
});
}
function plainTitle(title){
const plain=title
.replaceAll(/[^\p{L}\p{M}\p{N} .,:@/_+=-]+/gu,' ')
.replaceAll(/ +/g,' ')
.trim();
return plain.replace(/^[-=+@]+ */u,'');
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
summary:plainText((0,describe_outcome .SS)(outcome,options.trigger).sentence),
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
if(outcome.kind !=='reviewed')
return{'review-id':'','review-url':'','review-findings':''};
const{review,findings}=outcome;
return{
'review-id':review?String(review.id):'',
'review-url':review?.url??'',
'review-findings':String(findings.comments + findings.listed)
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
'threads-fixed':String(threads.filter(({verdict,commit})=>verdict==='fixed'&&commit !==undefined).length),
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
return STATUS[(0,compare .V)(isUnchanged&&after.length===0?{before,after:before}:{before,after})];
}
function plainText(markdown){
const words=markdown
.replace(/\[([^\]]*)\]\(<([^>]*)>\)/g,'$1 ($2)')
.replace(/\\([!-/:-@[-`{-~])/g,'$1')
.replaceAll('&#124;','|');
return(0,shorten .TN)(words,MAX_SUMMARY);
}
}),
93798:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
R:()=>(RequestDigests)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598);
var _agent_json_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(90294);
class RequestDigests{
#digests=new Map();
traced(event){
return event.kind==='child'||event.kind==='request'?this.#traced(event,0):event;
}
#traced(event,conversation){
if(event.kind==='child')
return{...event,event:this.#traced(event.event,event.child)};
if(event.kind !=='request')
return event;
const{added,...request}=event;
const digests=(this.#digests.get(conversation)??[]).slice(0,request.reused);
for(const message of added)
digests.push(nextDigest(digests.at(-1)??'',message));
this.#digests.set(conversation,digests);
return{...request,messages:digests.length,digest:digests.at(-1)??''};
}
}
function nextDigest(digest,message){
return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
.update(`${digest}\n${(0,_agent_json_js__WEBPACK_IMPORTED_MODULE_1__ .d)(message)}`)
.digest('hex')
.slice(0,32);
}
}),
39237:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
T$:()=>(TRACE_VERSION),
eM:()=>(TraceFile),
on:()=>(TRACE_SCHEMA)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(59973);
var _request_digests_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(93798);
const TRACE_SCHEMA='forgehand.trace';
const TRACE_VERSION=1;
const MAX_TRACE_BYTES=512 * 1024 * 1024;
class TraceFile{
#options;
#startedAt;
#file;
#lines=[];
#bytes=0;
#digests=new _request_digests_js__WEBPACK_IMPORTED_MODULE_2__ .R();
constructor(options){
this.#options=options;
this.#startedAt=options.now();
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(options.path),{recursive:true});
this.#file=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(options.path,'w',0o600);
const startedAt=new Date(this.#startedAt).toISOString();
this.#add({schema:TRACE_SCHEMA,version:TRACE_VERSION,startedAt});
this.#flush();
}
onEvent(event){
if(event.kind==='delta')
return;
this.#add({at:this.#options.now()- this.#startedAt,...this.#digests.traced(event)});
if(this.#lines.length===1)
setImmediate(()=>{
this.#flush();
});
}
close(){
this.#flush();
if(this.#file !==undefined)
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.#file);
this.#file=undefined;
return Promise.resolve();
}
#add(line){
if(this.#file !==undefined)
this.#lines.push(JSON.stringify(line));
}
#flush(){
if(this.#file===undefined||this.#lines.length===0)
return;
const bytes=Buffer.from(`${this.#lines.join('\n')}\n`);
this.#lines=[];
this.#bytes +=bytes.length;
const{maxBytes=MAX_TRACE_BYTES}=this.#options;
if(this.#bytes>maxBytes){
this.#giveUp(`it would exceed ${maxBytes} bytes. Later events are missing.`);
return;
}
try{
for(let written=0;written<bytes.length;)
written +=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(this.#file,bytes,written);
}
catch(error){
if(!(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Or)(error))
throw error;
this.#giveUp(error.message);
}
}
#giveUp(reason){
if(this.#file !==undefined)
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.#file);
this.#file=undefined;
this.#options.onFailure(`The trace can no longer be written: ${reason}`);
}
}
}),
66634:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
GD:()=>(breakSkipMarkers),
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
const BOT_MENTION=new RegExp(`@(?=${BOT_NAME})`,'gi');
const BOT_LINE=new RegExp(String.raw `^([ \t]*)@(?=${BOT_NAME}[\w-]*[ \t]+[a-z])`,'gim');
const COMMAND_LINE=new RegExp(String.raw `^(?=(?:[/!][a-z][\w-]*|(?:${BOTS_WITHOUT_SIGN})[:,]?)(?:[ \t]|$))`,'gim');
const SKIPS_CHECKS=/\[((?:skip|no)[ _-]?(?:ci|actions)|(?:ci|actions)[ _-]?skip)\]/gi;
const TRAILING_PUNCTUATION=/[.,;:!?'")\]*_~]+$/;
const SCHEME=/^[a-z][a-z0-9+.-]*:\/\//i;
function splitActiveContent(text,startsLine){
const pieces=[];
const active=new RegExp(ACTIVE_PATTERNS.join('|'),'gim');
const firstLineStart=startsLine?0:text.indexOf('\n')+ 1||Infinity;
let start=0;
for(let match=active.exec(text);match;match=active.exec(text)){
if(match.groups?.['command']&&match.index<firstLineStart){
active.lastIndex=match.index + 1;
continue;
}
const found=match[0].replace(TRAILING_PUNCTUATION,'')||match[0];
if(match.index>start)
pieces.push({isActive:false,text:text.slice(start,match.index)});
pieces.push({isActive:true,text:found});
start=match.index + found.length;
active.lastIndex=start;
}
if(start<text.length)
pieces.push({isActive:false,text:text.slice(start)});
return pieces;
}
function inertText(active){
return withoutScheme(active).replace(BOT_MENTION,'');
}
function indentCommands(code){
return code.replace(COMMAND_LINE,' ').replace(BOT_LINE,'$1');
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
return '`'.repeat(Math.max(atLeast,longest + 1));
}
function labeledFence(label,text){
const marks=backticksAround(text,5);
return `${label}\n${marks}\n${text===''?'(empty)':text}\n${marks}`;
}
}),
32686:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Ar:()=>(compactJson),
hz:()=>(isDeeperThan),
qF:()=>(parseJson),
u4:()=>(isRecord)
});
function parseJson(text){
try{
return JSON.parse(text);
}
catch{
return undefined;
}
}
function compactJson(value){
try{
return JSON.stringify(value);
}
catch(error){
if(error instanceof RangeError)
return undefined;
throw error;
}
}
function isRecord(value){
return typeof value==='object'&&value !==null&&!Array.isArray(value);
}
function isDeeperThan(depth,value){
if(typeof value !=='object'||value===null)
return false;
return depth===0||Object.values(value).some((within)=>isDeeperThan(depth - 1,within));
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
const code=(0,_shorten_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(text,maxLength);
if(code==='')
return '';
const ticks=(0,_fence_js__WEBPACK_IMPORTED_MODULE_3__ .b)(code,1);
const padding=code.startsWith('`')||code.endsWith('`')?' ':'';
return ticks + padding + code + padding + ticks;
}
function codeCell(text,maxLength=MAX_SPAN){
const code=(0,_shorten_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(text,maxLength);
return code.includes('|')?codeElement(code,maxLength):codeSpan(code,maxLength);
}
function codeElement(text,maxLength=MAX_SPAN){
const code=(0,_shorten_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(text,maxLength);
return `<code>${code.replace(/[!-/:-@[-`{-~]/g,(character)=>`&#${character.charCodeAt(0)};`)}</code>`;
}
function escapeMarkdown(text,maxLength=MAX_SENTENCES){
return(0,_active_content_js__WEBPACK_IMPORTED_MODULE_2__ ._N)((0,_shorten_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(text,maxLength),false)
.map(({isActive,text:piece})=>(isActive?codeSpan((0,_active_content_js__WEBPACK_IMPORTED_MODULE_2__ .UJ)(piece),maxLength):escapePunctuation(piece)))
.join('');
}
function codeBlock(text,language=''){
const code=(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__ .Q)(text).replace(/\n+$/,'');
const ticks=(0,_fence_js__WEBPACK_IMPORTED_MODULE_3__ .b)(code,3);
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
}),
64607:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
TN:()=>(oneLine),
ml:()=>(shorten),
uA:()=>(withPeriod)
});
var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2754);
function shorten(text,maxLength){
if(text.length<=maxLength)
return text;
const beginning=text.slice(0,maxLength - 1).replace(/[\uD800-\uDBFF]$/u,'');
return `${beginning.trimEnd()}…`;
}
function withPeriod(text){
return text.replace(/\.?$/,'.');
}
function oneLine(text,maxLength){
const line=(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__ .Q)(text.slice(0,maxLength * 4 + 100)).replace(/\s+/g,' ');
return shorten(line.trim(),maxLength);
}
})
};
