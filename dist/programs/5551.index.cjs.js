"use strict";
exports.id=5551;
exports.ids=[5551];
exports.modules={
3071:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
h:()=>(costOf)
});
function costOf(tokens,price){
const{input,cachedInput,cacheWrite=0,output}=tokens;
const fresh=input-cachedInput-cacheWrite;
const written=cacheWrite*(price.cacheWrite??price.input);
return(fresh*price.input+cachedInput*price.cachedInput+written+output*price.output)/ 1_000_000;
}
}),
22688:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
F:()=>(readShellLine)
});
var unbash__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9863);
var _text_paths_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(40458);
const MAX_LENGTH=32_768;
function readShellLine(line){
if(line.length>MAX_LENGTH){
return{kind:'malformed',problem:`The line is longer than ${MAX_LENGTH} characters. Put it into a file.`};
}
const script=(0,unbash__WEBPACK_IMPORTED_MODULE_0__.qg)(line);
const problem=shellSyntaxProblem(line,script.errors??[]);
if(problem!==undefined)
return{kind:'malformed',problem};
const commands=[];
const functions=new Set();
const visit=(node,runner)=>{
if(node.type==='Function')
functions.add(node.name.value);
if(node.type==='Pipeline'){
const last=node.commands.findLastIndex(runsItsInput);
const reader=node.commands[last];
node.commands.forEach((command,index)=>{
visit(command,index<last&&reader?.type==='Command'?reader.name?.value:runner);
});
return;
}
const words=node.type==='Command'?wordsOf(node):undefined;
if(words)
commands.push({words,runner});
const inner=words&&isRunner(words[0])?words[0]:runner;
(0,unbash__WEBPACK_IMPORTED_MODULE_0__.dK)(node,(child)=>{
visit(child,inner);
});
};
visit(script);
return{kind:'commands',commands,functions};
}
function isRunner(name){
return/^((ba|da|z|k|c|tc|fi)?sh|python[\d.]*|perl|ruby|node|php|sudo|eval|source)$/.test((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__.Vb)(name));
}
const CODE={interpreter:/^-(?:[cemr]|[np]\w*e)/,shell:/^-\w*c$/};
function runsItsInput(node){
const[name='',...words]=(node.type==='Command'?wordsOf(node):undefined)??[];
const carriesCode=name.endsWith('sh')?CODE.shell:CODE.interpreter;
const isFile=(word)=>/^[^-].*[./]\w/.test(word)&&!/^\/(dev|proc)\//.test(word);
const readsAnyway=name.endsWith('sh')&&words.some((word)=>/^-\w*s/.test(word));
return isRunner(name)&&(readsAnyway||!words.some((word)=>carriesCode.test(word)||isFile(word)));
}
function wordsOf({name,args}){
return name&&[name.value,...args.map((word)=>(word.type==='Word'?word.value:word.text))];
}
function shellSyntaxProblem(line,errors){
if(/<<-?\s*(['"]?)\w+\1\\n/.test(line)){
return 'The here-document has the two characters \\n instead of line breaks; send real line breaks.';
}
const[error]=errors;
if(hasStrayBrace(line,error!==undefined)){
return 'The line ends with an unmatched }; remove it, or quote it if you mean it.';
}
if(!error)
return undefined;
const problem=`The shell cannot read the line: ${error.message} at character ${error.pos+1}.`;
return error.message.includes('single quote')
?`${problem} Write an apostrophe inside '…' as '\\''.`
:`${problem} Check the quotes and brackets.`;
}
function hasStrayBrace(line,isBroken){
const trimmed=line.trimEnd();
if(!trimmed.endsWith('}'))
return false;
if(!isBroken)
return count(line,'}')>count(line,'{');
const rest=trimmed.slice(0,-1).trimEnd();
return isReadable(rest)||(/["']$/.test(rest)&&isReadable(rest.slice(0,-1)));
}
function isReadable(line){
return((0,unbash__WEBPACK_IMPORTED_MODULE_0__.qg)(line).errors??[]).length===0;
}
function count(line,character){
return line.split(character).length-1;
}
}),
37723:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
b:()=>(commandsInside)
});
const ofPackages={valued:/^(-[npw]|--(name|package|with|extra|group|python|workspace|filter))$/};
const wrappers={
builtin:{},
command:{},
env:{valued:/^-[uC]$/},
exec:{valued:/^-a$/},
nice:{valued:/^-n$/},
nohup:{},
setsid:{},
stdbuf:{valued:/^-[ioe]$/},
time:{valued:/^-[fo]$/},
timeout:{valued:/^-[ks]$/,operands:1},
xargs:{valued:/^-[aEILnPsd]$/},
'xvfb-run':{valued:/^-[efns]$/},
...Object.fromEntries(['npx','bunx','pnpx'].map((name)=>[name,ofPackages])),
...Object.fromEntries(['npm','pnpm','yarn','bundle'].flatMap((name)=>[`${name} exec`,`${name} dlx`].map((key)=>[key,ofPackages]))),
...Object.fromEntries(['uv','poetry','pipenv','hatch','pdm','conda'].map((name)=>[`${name} run`,ofPackages]))
};
function commandsInside(name,[,...words]){
const line=lineInside(name,words);
if(line!==undefined)
return line===''?[]:[{line}];
if(name==='find')
return executedBy(words);
if(name==='command'&&/^-[vV]/.test(words[0]??''))
return[];
if(/^python[\d.]*$/.test(name)&&words[0]==='-m'&&/^(pip|twine)$/.test(words[1]??'')){
return commandOf(words.slice(1));
}
const[subcommand='',...others]=words;
const inSubcommand=wrappers[`${name} ${subcommand}`];
if(inSubcommand)
return commandOf(afterOptions(others,inSubcommand));
const wrapper=wrappers[name];
return wrapper?commandOf(afterOptions(words,wrapper)):[];
}
function lineInside(name,words){
if(name==='eval')
return words.join(' ');
if(name==='trap')
return words.length>1&&!words[0]?.startsWith('-')?words[0]:'';
if(!/^(ba|da|z|k)?sh$/.test(name))
return undefined;
let at=0;
for(let word=words[0];word?.startsWith('-');word=words[at]){
if(/^-\w*c/.test(word))
return words[at+1]??'';
at+=word.endsWith('o')?2:1;
}
return '';
}
function afterOptions(words,{valued,operands=0}){
let at=0;
for(let word=words[0];word!==undefined&&/^-.|^\w+=/.test(word);word=words[at]){
at+=valued?.test(word)?2:1;
}
return words.slice(at+operands);
}
function executedBy(words){
const starts=[...words.keys()].filter((at)=>/^-(exec|ok)(dir)?$/.test(words[at]??''));
return starts.flatMap((start)=>{
const length=words.slice(start).findIndex((word)=>word===';'||word==='+');
return commandOf(words.slice(start+1,length<0?undefined:start+length));
});
}
function commandOf([name,...words]){
return name===undefined||name===''?[]:[{words:[name,...words]}];
}
}),
61183:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
d:()=>(RunRecord)
});
var price=__webpack_require__(3071);
var sentences=__webpack_require__(25789);
var shorten=__webpack_require__(64607);
var judge_check=__webpack_require__(45356);
;
function stepsAfter(steps,event,at){
const isInterrupted=(step)=>event.kind==='ended'&&isFailure(event)&&step.endedAt===undefined;
const ended=()=>steps
.filter((step)=>!step.isIdle||isInterrupted(step))
.map((step)=>(step.endedAt===undefined?{...step,endedAt:at}:step));
switch(event.kind){
case 'step':{
const isIdle=event.step==='verifying';
return[...ended(),{step:event.step,startedAt:at,endedAt:undefined,hasFailed:false,isIdle}];
}
case 'ended':{
if(isFailure(event))
return withFailure(ended());
return ended().filter(({step})=>step!=='publishing'||!isUnpublished(event.outcome));
}
default:{
const running=steps.at(-1);
if(!running)
return steps;
const after=isOfStep(running.step,event)?withLast(steps,WORKING):steps;
return failsStep(running.step,event)?withFailure(after):after;
}
}
}
const WORKING={isIdle:false};
function isUnpublished(outcome){
return outcome.kind==='no_change'||('publication' in outcome&&outcome.publication===undefined);
}
const FAILED=new Set(['failed','cancelled','conflict','blocked']);
function isFailure({outcome}){
return FAILED.has(outcome.kind);
}
function withFailure(steps){
return withLast(steps,{hasFailed:true});
}
function withLast(steps,fields){
return steps.map((step,index)=>(index===steps.length-1?{...step,...fields}:step));
}
function failsStep(step,event){
switch(event.kind){
case 'checked':
return isOfStep(step,event)&&(0,judge_check.G)(event.check).kind!=='passed';
case 'dependencies':
return event.result==='failed';
case 'done':
return step==='working'&&['stuck','stopped','cancelled'].includes(event.end);
default:
return false;
}
}
function isOfStep(step,event){
return step==='verifying'&&event.kind==='checked'&&event.when==='after';
}
;
const MAX_SUBJECT=300;
const NO_TOKENS={input:0,cachedInput:0,output:0,reasoning:0,isEstimate:false};
const COUNTED_FROM_CHILDREN=new Set([
'usage',
'other-model-usage',
'fallback',
'bug'
]);
const NO_ROUND={
after:[],
outdated:undefined,
changedTestFiles:undefined,
renamedTests:undefined,
oldTests:undefined
};
class RunRecord{
#now;
#running=new Map();
#tools=[];
#denials=new Map();
#warnings=new Set();
#ownTokens=NO_TOKENS;
#otherDollars=0;
#earlierMs=0;
#endedAt;
#recorded;
constructor(options){
this.#now=options.now;
this.#recorded={
run:undefined,
startedAt:this.#now(),
steps:[],
todo:[],
threads:[],
baseCommit:undefined,
basePage:undefined,
turns:0,
tokens:NO_TOKENS,
selfReview:undefined,
installations:[],
verification:{before:[],after:[]},
annotations:[],
attachments:undefined,
files:[],
approvals:[],
sandbox:undefined,
excludedFiles:undefined,
unpublished:undefined,
structuredOutput:undefined,
isStopping:false,
outcome:undefined
};
}
onEvent(event){
switch(event.kind){
case 'tool-started':
this.#running.set(event.callId,{
name:event.name,
subject:(0,shorten.TN)(event.subject,MAX_SUBJECT),
startedAt:this.#elapsed(),
edits:[]
});
return;
case 'file-modified':
this.#addEdit(event);
return;
case 'tool-finished':
this.#finishTool(event);
return;
case 'child':
this.#addChildEvent(event.event);
return;
case 'usage':
this.#ownTokens=sum(this.#ownTokens,event.tokens);
break;
case 'other-model-usage':
this.#otherDollars=plus(this.#otherDollars,event.price&&(0,price.h)(event.tokens,event.price));
break;
case 'earlier-job':
this.#tools.push(...event.earlier.tools);
this.#otherDollars=event.earlier.cost;
this.#earlierMs=event.earlier.durationMs;
this.#continueFrom(event.earlier);
break;
case 'ended':
this.#endedAt=this.#now();
this.#running.clear();
break;
default:
}
const steps=stepsAfter(this.#recorded.steps,event,this.#elapsed());
const{warning,...change}=changeBy(event,this.#recorded);
if(warning!==undefined)
this.#warnings.add(warning);
this.#recorded={...this.#recorded,...change,steps};
}
snapshot(){
const{run}=this.#recorded;
return{
...this.#recorded,
tools:[...this.#tools],
denials:[...this.#denials.values()],
warnings:[...this.#warnings],
durationMs:this.#earlierMs+(this.#endedAt??this.#now())-this.#recorded.startedAt,
cost:plus(this.#otherDollars,run?.price&&(0,price.h)(this.#ownTokens,run.price)),
running:[...this.#running.values()].map(({name,subject})=>({name,subject}))
};
}
#finishTool(event){
const{callId,name,status,exitCode,durationMs,denial}=event;
const{startedAt=this.#elapsed()-durationMs,edits=[]}=this.#running.get(callId)??{};
this.#running.delete(callId);
const subject=(0,shorten.TN)(event.subject,MAX_SUBJECT);
this.#tools.push({name,subject,status,exitCode,startedAt,durationMs,edits});
this.#addDenial(denial);
}
#addEdit({callId,path,added,removed}){
const call=this.#running.get(callId);
if(call)
this.#running.set(callId,{...call,edits:[...call.edits,{path,added,removed}]});
}
#addChildEvent(event){
if(COUNTED_FROM_CHILDREN.has(event.kind))
this.onEvent(event);
if(event.kind==='tool-finished')
this.#addDenial(event.denial);
}
#addDenial(denial){
if(denial&&!this.#denials.has(denial.command))
this.#denials.set(denial.command,denial);
}
#continueFrom({denials,warnings}){
const reported=warnings.map((text)=>`Reported by the propose job: ${text}`);
this.#warnings=new Set([...reported,...this.#warnings]);
for(const denial of denials)
this.#addDenial(denial);
}
#elapsed(){
return this.#now()-this.#recorded.startedAt;
}
}
function changeBy(event,run){
switch(event.kind){
case 'started':
return{run:event.run};
case 'configured':{
const{model,host,receivers,limits,price}=event;
return run.run?{run:{...run.run,model,host,receivers,limits,price}}:{};
}
case 'todo':
return{todo:event.items};
case 'attachments':
return{attachments:{images:event.images,texts:event.texts,missing:event.missing,hidden:0}};
case 'file-attached':
return{
files:[...run.files.filter(({name})=>name!==event.name),{name:event.name,bytes:event.bytes}]
};
case 'response':
return event.text===undefined?{attachments:withHidden(run.attachments,event.hiddenImages)}:{};
case 'stop-requested':
return{isStopping:true};
case 'base-commit':
return{baseCommit:event.commit,basePage:event.page};
case 'dependencies':
return{installations:[...run.installations,event]};
case 'step':
return{verification:afterStep(run.verification,event)};
case 'proof-shared':
return{verification:{...run.verification,sharedBecause:event.because}};
case 'checked':
return{verification:withCheck(run.verification,event.when,event.check)};
case 'dependencies-outdated':
return{verification:{...run.verification,outdated:event.because}};
case 'self-review':
return{selfReview:event};
case 'tests-changed':{
const{changedTestFiles,renamedTests,oldTests}=event;
return{verification:{...run.verification,changedTestFiles,renamedTests,oldTests}};
}
case 'no-checks':
return{verification:{...run.verification,noChecks:event.why}};
case 'annotations':
return{annotations:event.annotations};
case 'checks-not-run':
return{verification:{...run.verification,notRun:event.commands}};
case 'files-unpublished':
return{verification:{...run.verification,unpublished:event.paths}};
case 'work-rebased':
return{verification:{...run.verification,rebasedOnto:event.onto}};
case 'approved':{
const{hash,what,by}=event;
return{approvals:[...run.approvals,{hash,what,by}]};
}
case 'warning':
return{warning:event.text};
case 'sandbox':
return sandboxChange(event);
case 'earlier-job':
return continueFrom(run,event.earlier);
case 'threads-settled':
return{threads:event.threads};
case 'structured-output':
return{structuredOutput:event.json};
case 'files-excluded':
return{excludedFiles:{paths:event.paths,rules:event.rules,patch:event.patch}};
case 'change-unpublished':
return event.paths.length===0?{}:{unpublished:event};
case 'ended':
return{outcome:event.outcome};
default:
return changeByAgent(event,run);
}
}
function changeByAgent(event,run){
switch(event.kind){
case 'turn':
return{turns:event.turn};
case 'usage':
case 'other-model-usage':
return{tokens:sum(run.tokens,event.tokens)};
case 'fallback':
return{warning:(0,sentences.kc)(event)};
case 'bug':
return{warning:`${event.tool} crashed. This is a bug in Forgehand; the log of the run has the details.`};
default:
return{};
}
}
function continueFrom(run,earlier){
const{model,host,receivers,turns,tokens,selfReview,verification}=earlier;
const price={input:0,cachedInput:0,output:0};
const sandbox=earlier.sandbox&&`${earlier.sandbox} This was reported by the propose job.`;
const{notRun}=run.verification;
const start=run.run&&{...run.run,model,host,receivers,price};
return{
run:start,
turns,
tokens,
selfReview,
verification:{...verification,...(notRun&&{notRun})},
sandbox
};
}
function withHidden(attachments,hidden=0){
if(!attachments||hidden<=attachments.hidden)
return attachments;
return{...attachments,hidden};
}
function afterStep(verification,{step,failed}){
if(failed!==undefined)
return{...verification,rounds:[...(verification.rounds??[]),failed]};
return step==='verifying'?{...verification,...NO_ROUND}:verification;
}
function withCheck(verification,when,check){
const others=verification[when].filter(({command})=>command!==check.command);
return{...verification,[when]:[...others,check]};
}
function sandboxChange({description,probes,refused}){
if(description!==undefined)
return{sandbox:`${description} ${(0,sentences.W9)(probes)}.`};
const tried=refused.length===0?'':` Tried: ${refused.join('; ')}.`;
return{warning:`No sandbox works here, so commands are refused.${tried}`};
}
function plus(a,b){
return a===undefined||b===undefined?undefined:a+b;
}
function sum(a,b){
const cacheWrite=(a.cacheWrite??0)+(b.cacheWrite??0);
return{
input:a.input+b.input,
cachedInput:a.cachedInput+b.cachedInput,
...(cacheWrite>0&&{cacheWrite}),
output:a.output+b.output,
reasoning:a.reasoning+b.reasoning,
isEstimate:a.isEstimate||b.isEstimate
};
}
}),
25789:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
BD:()=>(failedStepWords),
GB:()=>(excludedWithRules),
W9:()=>(selfTestSentence),
bL:()=>(excludedNames),
bT:()=>(describeCheckEnd),
kc:()=>(fallbackSentence),
pT:()=>(STEP_TITLES),
sD:()=>(dataNoticeSentence)
});
var _agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(41079);
const STEP_TITLES={
permission:'Check permission',
reading:'Read the thread',
preparing:'Prepare the workspace',
installing:'Install the dependencies',
working:'Work',
verifying:'Run the checks',
publishing:'Submit the change'
};
function failedStepWords(step){
return step==='verifying'?'not all passed':'failed';
}
function excludedWithRules({paths,rules}){
return paths.map((path,index)=>({path,rule:rules[index]??''}));
}
const MAX_EXCLUDED=10;
function excludedNames(excluded,quote=(path)=>path,quoteRule=(rule)=>rule){
const byRule=Map.groupBy(excluded.slice(0,MAX_EXCLUDED),({rule})=>rule);
const groups=[...byRule].map(([rule,files])=>{
const names=files.map(({path})=>quote(path)).join(', ');
return rule===''?names:`${names} (${quoteRule(rule)})`;
});
const more=excluded.length-MAX_EXCLUDED;
return[...groups,...(more>0?[`${more} more`]:[])].join(', ');
}
function describeCheckEnd({kind,crash},exitCode){
switch(kind){
case 'passed':
return{sign:_agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__.B2.done,label:'exit 0'};
case 'failed':
return{sign:_agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__.B2.failed,label:`exit ${exitCode??''}${crash===undefined?'':` (crashed: ${crash})`}`};
case 'timed-out':
return{sign:_agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__.B2['timed-out'],label:'did not finish'};
case 'could-not-run':
return{sign:_agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__.B2['could-not-run'],label:'could not run'};
}
}
function fallbackSentence({from,to,reason}){
return `Switched from ${from.name} at ${from.host} to ${to.name} at ${to.host}: ${reason}`;
}
function selfTestSentence(probes){
const failed=probes.filter(({held})=>!held);
const counts=`Self-test: ${probes.length-failed.length} of ${probes.length} passed`;
if(failed.length===0)
return counts;
return `${counts}; failed: ${failed.map(({name,detail})=>`${name} (${detail})`).join(', ')}`;
}
function dataNoticeSentence({task,receivers},quote){
if(receivers.length===0)
return '';
const data=task?'The code, this thread and the output of commands':'The code and the output of commands';
const[main='',...others]=receivers.map((receiver)=>describeReceiver(receiver,quote));
const more=others.length>0?`, and may go to ${joinWithAnd(others)}`:'';
return `${data} go to ${main}${more}.`;
}
function describeReceiver({name,host,provider},quote){
return `${quote(name)} at ${quote(host)}${provider===undefined?'':` (${provider})`}`;
}
function joinWithAnd(names){
return[names.slice(0,-1).join(', '),names.at(-1)??''].filter((part)=>part!=='').join(' and ');
}
}),
9226:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
A:()=>(markdownList),
J:()=>(fitAround)
});
function markdownList(items,maxLength=Infinity){
const lines=items.map((item)=>`- ${item}`);
const all=lines.join('\n');
if(all.length<=maxLength)
return all;
const gap=(count)=>`- … ${count} more …`;
const{start,end}=fitAround(lines,maxLength-gap(lines.length).length);
if(start===0)
return '';
const left=lines.length-start-end;
return[...lines.slice(0,start),gap(left),...lines.slice(lines.length-end)].join('\n');
}
function fitAround(lines,room){
let start=0;
let end=0;
let used=0;
for(;;){
const next=start<=end?lines[start]:lines[lines.length-1-end];
used+=(next?.length??Infinity)+1;
if(used>room)
return{start,end};
if(start<=end)
start+=1;
else
end+=1;
}
}
}),
97026:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
m:()=>(alignNames),
s:()=>(withoutNumber)
});
var _test_report_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9095);
function withoutNumber(name){
return name.replace(/ \(\d+\)$/,'');
}
function alignNames(old,now,changed){
const[earlier,later]=[testsByName(old),testsByName(now)];
const names=new Map(old.passing&&now.passing?changingNames((0,_test_report_js__WEBPACK_IMPORTED_MODULE_0__.pu)(old),(0,_test_report_js__WEBPACK_IMPORTED_MODULE_0__.pu)(now),changed):[]);
for(const[base,tests]of later){
const known=earlier.get(base)??[];
const isShared=[known,tests].every((each)=>each.some(({name})=>name===base));
const haveMoved=known.every(({name,status},index)=>status===tests[index]?.status&&changed.oldTests?.failing.includes(name)===(status==='failed'));
if(!isShared||(known.length===tests.length&&!haveMoved))
continue;
const free=[...known];
let number=Math.max(known.length,tests.length);
for(const{name,status,file=''}of tests){
const isIn=({file:other=''})=>file===''||other===''||other===file||changed.changedTestFiles?.includes(other)===true;
const inFile=free.findIndex((each)=>each.status===status&&isIn(each));
const same=inFile<0&&file!==''?free.findIndex((each)=>!each.file):inFile;
const[taken]=same<0?[]:free.splice(same,1);
names.set(name,taken?.name??`${base} (${(number+=1)})`);
}
}
if(names.size===0)
return now;
const renamed=(list)=>list.map((name)=>names.get(name)??name);
const{failing,passing,skipped}=now;
return{...now,failing:renamed(failing),passing:passing&&renamed(passing),skipped:renamed(skipped)};
}
const CHANGING=/\b(?=[a-f]*\d)[\da-f]{6,}\b|\d+|\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/g;
function changingNames(old,now,{changedTestFiles=[]}){
const grouped=(tests,others)=>{
const known=new Set(others.map(({name})=>name));
const changing=tests.filter(({name})=>!known.has(name)&&name.search(CHANGING)>=0);
return Map.groupBy(changing,({name})=>name.replaceAll(CHANGING,'…'));
};
const[gone,fresh]=[grouped(old,now),grouped(now,old)];
return[...fresh].flatMap(([pattern,tests])=>{
const known=gone.get(pattern)??[];
const areAlike=known.every(({status},index)=>changedTestFiles.length===0||status===tests[index]?.status);
if(known.length!==tests.length||!areAlike)
return[];
return tests.map(({name},index)=>[name,known[index]?.name??name]);
});
}
function testsByName(report){
const tests=(0,_test_report_js__WEBPACK_IMPORTED_MODULE_0__.pu)(report).filter(({status})=>status!=='not-loaded');
return Map.groupBy(tests,({name})=>withoutNumber(name));
}
}),
24305:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
AO:()=>(haveOldTestsRun),
Kw:()=>(improves),
St:()=>(hiddenFailures),
tQ:()=>(closingObstacle)
});
var _compare_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(36905);
var _read_report_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(89884);
const UNPROVED={
worse:'the checks fail',
partial:'the checks ran on another tree than what is published',
'could-not-run':'no check could run'
};
function closingObstacle(verification){
const{sharedBecause,changedTestFiles}=verification;
const checks=(0,_compare_js__WEBPACK_IMPORTED_MODULE_0__.$J)(verification);
const ends=new Set(checks.map(({after})=>after?.kind));
const verdict=UNPROVED[(0,_compare_js__WEBPACK_IMPORTED_MODULE_0__.Vj)(verification)];
if(verdict!==undefined)
return verdict;
if(sharedBecause!==undefined)
return 'the proof was made where the work was done';
if(hiddenFailures(verification).length>0)
return 'tests as they were before fail with this change';
if(checks.some((check)=>hidesFailure(check,verification)))
return 'a test that failed before was removed, renamed or skipped';
const improved=checks.filter((check)=>improves(check,verification));
if(improved.some((check)=>!countsAgree(check,verification)))
return 'it is not known whether all tests that failed before pass now';
const isUnexplained=!changedTestFiles?.length||!haveOldTestsRun(verification);
if(isUnexplained&&checks.some(runsFewer))
return 'tests that ran before do not run now';
if(improved.length>0&&!haveOldTestsRun(verification))
return 'it edits test files, and the tests as they were before do not prove the fix';
if(ends.has('failed'))
return 'checks that failed before the work still fail';
return ends.has('timed-out')||ends.has('could-not-run')?'not all checks ran':undefined;
}
function hiddenFailures({after,oldTests}){
const reports=after.flatMap((check)=>(0,_read_report_js__WEBPACK_IMPORTED_MODULE_1__.Vh)(check)??[]);
const fails=new Set(reports.flatMap(({failing,notLoaded})=>[...failing,...notLoaded]));
return(oldTests?.failing??[]).filter((name)=>!fails.has(name));
}
function haveOldTestsRun({changedTestFiles=[],oldTests}){
return changedTestFiles.every((path)=>oldTests?.files.includes(path));
}
function reportsOf(check,{before,after}){
const[old,now]=[(0,_compare_js__WEBPACK_IMPORTED_MODULE_0__.EG)(check,before),(0,_compare_js__WEBPACK_IMPORTED_MODULE_0__.EG)(check,after)];
return{old:old&&(0,_read_report_js__WEBPACK_IMPORTED_MODULE_1__.Vh)(old),now:now&&(0,_read_report_js__WEBPACK_IMPORTED_MODULE_1__.Vh)(now)};
}
function hidesFailure(check,verification){
const{removed=[],skipped=[],renamed=[]}=check.tests??{};
const failed=reportsOf(check,verification).old?.failing??[];
return[...removed,...skipped,...renamed.map(({from})=>from)].some((name)=>failed.includes(name));
}
function runsFewer({tests}){
return tests!==undefined&&tests.removed.length+tests.skipped.length+tests.fewerRan>tests.added.length;
}
function improves(check,verification){
const{before,after,tests}=check;
const{old,now}=reportsOf(check,verification);
const loads=now!==undefined&&(old?.notLoaded.some((name)=>!now.notLoaded.includes(name))??false);
const fewer=(tests?.fixed.length??0)+(tests?.unseen.length??0)+(tests?.fewerFail??0);
const isCut=old!==undefined&&!(0,_compare_js__WEBPACK_IMPORTED_MODULE_0__.Xp)(old);
const passesNow=before!==undefined&&before.kind!=='passed'&&after?.kind==='passed';
return loads||isCut||fewer>0||passesNow;
}
function countsAgree(check,verification){
const unknown=(check.tests?.unseen.length??0)+(check.tests?.fewerFail??0);
const{old,now}=reportsOf(check,verification);
if(!old||!now)
return true;
const isNamed=(0,_compare_js__WEBPACK_IMPORTED_MODULE_0__.Xp)(old)&&(0,_compare_js__WEBPACK_IMPORTED_MODULE_0__.Xp)(now);
if(isNamed&&unknown===0)
return true;
if(!isNamed&&now.failed>0)
return false;
const fewer=old.failed-now.failed;
return old.passed!==undefined&&now.passed!==undefined&&now.passed-old.passed>=fewer;
}
}),
36905:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
$J:()=>(compareChecks),
B1:()=>(hasOtherTree),
EG:()=>(checkOf),
V6:()=>(ranIn),
Vj:()=>(verdictOf),
Xp:()=>(areAllNamed)
});
var _align_names_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(97026);
var _judge_check_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(45356);
var _read_report_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(89884);
function compareChecks(verification){
const{before,after}=verification;
const commands=new Set([...before,...after].map(({command})=>command));
return[...commands].map((command)=>compareCheck(command,{before:checkOf({command},before),after:checkOf({command},after)},verification));
}
function checkOf({command},checks){
return checks.find((check)=>check.command===command);
}
function verdictOf(verification){
if(verification.outdated!==undefined)
return 'could-not-run';
const checks=compareChecks(verification).filter(({after})=>after!==undefined);
if(checks.length===0)
return 'none';
if(checks.some(({isWorse})=>isWorse))
return 'worse';
const ends=new Set(checks.map(({after})=>after?.kind));
if(!ends.has('failed')&&!ends.has('passed'))
return 'could-not-run';
if(hasOtherTree(verification))
return 'partial';
return ends.has('failed')?'failing-as-before':'passed';
}
function hasOtherTree({unpublished,rebasedOnto}){
return unpublished!==undefined||rebasedOnto!==undefined;
}
function compareCheck(command,{before,after},changed){
const old=before&&(0,_read_report_js__WEBPACK_IMPORTED_MODULE_1__.Vh)(before);
const later=after&&(0,_read_report_js__WEBPACK_IMPORTED_MODULE_1__.Vh)(after);
const now=old&&later?(0,_align_names_js__WEBPACK_IMPORTED_MODULE_2__.m)(old,later,changed):later;
const oldEnd=before&&endBeside(before,now);
const isUnnamed=old&&now&&isListed(old)&&!now.passing&&(changed.oldTests?.failing.length??0)>0;
const end=after&&endBeside(after,old);
const newEnd=isUnnamed&&end?.kind==='passed'?UNNAMED:end;
const tests=compareTests(old,now??(after?undefined:old),changed);
const hasNoTests=newEnd?.kind==='passed'&&old?.hasRun===true&&now?.hasRun!==true;
if(hasNoTests&&oldEnd?.kind==='passed'&&CACHED.test(after?.output??''))
return{command,before:oldEnd,after:NOT_REPEATED,tests,isWorse:false,isGone:false};
const isGone=hasRun(oldEnd)&&(hasNoTests||newEnd?.kind==='could-not-run');
const exitsWorse=before?.exitCode===0&&after?.exitCode!==0&&newEnd?.kind==='failed';
const endsEarly=newEnd?.kind==='passed'&&!changed.changedTestFiles?.length&&listsFewer(old,now);
const isWorse=isGone||exitsWorse||endsEarly||(newEnd!==undefined&&isWorseThan(oldEnd,newEnd,{old,now,tests}));
return{command,before:oldEnd,after:newEnd,tests,isWorse,isGone};
}
function endBeside(check,other){
const end=(0,_judge_check_js__WEBPACK_IMPORTED_MODULE_0__.G)(check);
const hasStopped=end.kind==='failed'&&other?.hasRun===true&&!(0,_read_report_js__WEBPACK_IMPORTED_MODULE_1__.Vh)(check);
return hasStopped?{kind:'could-not-run',cause:'no test is known to have run'}:end;
}
const CACHED=/^g?make(?:\[\d+\])?: (?:Nothing to be done for|.* is up to date)|^> Task \S+ (?:UP-TO-DATE|FROM-CACHE)|\bcache hit, |FULL TURBO|existing outputs match the cache|\[(?:local|remote) cache\]/m;
const NOT_REPEATED={
kind:'could-not-run',
cause:'its tests did not run again: they are said to be up to date'
};
const UNNAMED={
kind:'could-not-run',
cause:'it no longer names its tests, and as they were before, tests fail'
};
function hasRun(end){
return end?.kind==='passed'||end?.kind==='failed';
}
function listsFewer(old,now){
if(!old||!now||!isListed(old)||!isListed(now))
return false;
const size=({failing,passing=[],skipped})=>failing.length+passing.length+skipped.length;
return size(now)<size(old);
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
if(now.notLoaded.some((name)=>!old.notLoaded.includes(name)))
return true;
if(explainsFailure(old)&&!explainsFailure(now))
return true;
return now.failed>old.failed||(areAllNamed(now)&&(tests?.newlyFailing.length??0)>0);
}
function explainsFailure({failed,notLoaded}){
return failed>0||notLoaded.length>0;
}
function compareTests(old,now,{oldTests,renamedTests=[],changedTestFiles=[]}){
if(!now)
return undefined;
const{passed,failed,failing,notLoaded}=now;
const failedBefore=new Set(old?.failing);
const ranBefore=new Set([...failedBefore,...(old?.passing??[])]);
const knownBefore=new Set([...ranBefore,...(old?.skipped??[])]);
const[failsNow,passesNow]=[new Set(failing),new Set(now.passing)];
const skippedNow=new Set(now.skipped.filter((name)=>!failsNow.has(name)&&!passesNow.has(name)));
const isKnownNow=(name)=>failsNow.has(name)||passesNow.has(name)||skippedNow.has(name);
const gone=isListed(now)?[...knownBefore].filter((name)=>!isKnownNow(name)):[];
const added=old&&isListed(old)?(now.passing??[]).filter((name)=>!knownBefore.has(name)):[];
const renamed=renamedTests.filter(({from,to})=>gone.includes(from)&&isKnownNow(to)&&!knownBefore.has(to));
const[from,to]=[new Set(renamed.map((each)=>each.from)),new Map(renamed.map((each)=>[each.to,each.from]))];
const isStill=(name)=>failedBefore.has(to.get(name)??name);
const noLonger=[...failedBefore].filter((name)=>(areAllNamed(now)?!failsNow.has(name):passesNow.has(name)));
const weakened=new Set(oldTests?.failing.map(_align_names_js__WEBPACK_IMPORTED_MODULE_2__.s));
const isSure=(name)=>notLoaded.length===0||(name===(0,_align_names_js__WEBPACK_IMPORTED_MODULE_2__.s)(name)&&!knownBefore.has(`${name} (2)`));
const isNew=(name)=>knownBefore.has(name)||changedTestFiles.length>0||failed>(old?.failed??0)||!listsFewer(now,old);
const skipped=[...ranBefore].filter((name)=>skippedNow.has(name));
const named=gone.filter((name)=>ranBefore.has(name)).length-renamed.length+skipped.length;
return{
passed,
failed,
fixed:noLonger.filter((name)=>passesNow.has(name)&&!weakened.has((0,_align_names_js__WEBPACK_IMPORTED_MODULE_2__.s)(name))&&isSure(name)),
stillFailing:failing.filter(isStill),
newlyFailing:failing.filter((name)=>old!==undefined&&areAllNamed(old)&&!isStill(name)&&isNew(name)),
added:added.filter((name)=>!to.has(name)),
removed:gone.filter((name)=>!from.has(name)),
skipped,
renamed,
unseen:noLonger.filter((name)=>!isKnownNow(name)&&!gone.includes(name)),
fewerFail:Math.max(0,(old?.failed??0)-failed-noLonger.length),
fewerRan:notLoaded.length>0?0:Math.max(0,(ranIn(old)??0)-(ranIn(now)??Infinity)-named),
notLoaded
};
}
function ranIn(report){
return report?.passed===undefined?undefined:report.passed+report.failed;
}
function isListed(report){
return report.passing!==undefined&&areAllNamed(report)&&report.notLoaded.length===0;
}
function areAllNamed({failed,failing}){
return failing.length>=failed;
}
}),
80216:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
a:()=>(failureExcerpt)
});
const FAILURE=/^(?:={3,} (?:FAILURES|ERRORS) ={3,}|={20,}$|failures:$|✖ failing tests:|⎯+ Failed|\s*● |\s*1\) |\s*not ok \d|--- FAIL: |\S+\.go:\d+:\d+: |\s*✘ |FAIL\b|FAILED\b|\[ERROR\] |.*\b(?:error|Error|panicked)\b)/;
const END_SHARE=1/ 3;
function failureExcerpt(output,maxChars){
const lines=output.trimEnd().split('\n');
const first=Math.max(0,lines.findIndex((line)=>FAILURE.test(line)));
const text=lines.slice(first).join('\n');
const start=first>0?'…\n':'';
if(text.length+start.length<=maxChars)
return `${start}${text}`;
const available=maxChars-start.length-'\n…\n'.length;
const endChars=Math.floor(available*END_SHARE);
return `${start}${text.slice(0,available-endChars).trimEnd()}\n…\n${text.slice(-endChars).trimStart()}`.toWellFormed();
}
}),
42427:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
J7:()=>(withoutPassed),
nE:()=>(askForNames),
xI:()=>(NO_GO_SUM)
});
var _verbose_option_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(84232);
const NO_GO_SUM='There is no go.sum, so go runs with GOFLAGS=-mod=mod.';
async function askForNames(command,read){
const whole=command
.replaceAll(QUIET_CARGO,'')
.replaceAll(STOPPING,'')
.replaceAll(STOPPING_CARGO,'$& --no-fail-fast')
.replaceAll(CARGO_INTO_TEE,'$& 2>&1');
const asking=await(0,_verbose_option_js__WEBPACK_IMPORTED_MODULE_0__.e)(whole,read);
const rspec=/--out\b| -o /.test([command,await read('.rspec'),await read('Rakefile')].join(' '))?'':RSPEC;
return `${PREPARATION}\n${rspec}${asking}`;
}
const QUIET_CARGO=/(?<=\bcargo (?:\+\S+ )?t(?:est)?\b[^&|;#\n]*) (?:-q|--quiet)(?=\s|$)/g;
const STOPPING=/(?:(?<=\bpytest [^&|;#\n]*|\bpytest) (?:-x|--exitfirst)|(?<=-m unittest [^&|;#\n]*|-m unittest) (?:-f|--failfast)|(?<=\bgo test [^&|;#\n]*|\bgo test) --?failfast)(?=\s|$)/g;
const STOPPING_CARGO=/\bcargo (?:\+\S+ )?t(?:est)?(?=\s|$)(?![^&|;#\n]* --no-fail-fast\b)/g;
const CARGO_INTO_TEE=/\bcargo (?:\+\S+ )?t(?:est)?(?=\s)[^&|;#\n<>]*(?<!\s)(?=\s*\|\s*tee\b)/g;
const RSPEC=`export SPEC_OPTS="\${SPEC_OPTS:---format documentation}"\n`;
const PREPARATION=`export PYTEST_ADDOPTS="\${PYTEST_ADDOPTS:+$PYTEST_ADDOPTS }-v -rap -o verbosity_test_cases=1" GOFLAGS="\${GOFLAGS:+$GOFLAGS }-v" TAP=1
if grep -qs TestTask Rakefile && ! grep -q options Rakefile; then export TESTOPTS="\${TESTOPTS:--v}"; fi
if grep -q '^require' go.mod 2>/dev/null && { [ ! -e go.sum ] || { git rev-parse -q --verify HEAD && [ -z "$(git ls-files go.sum)" ]; } >/dev/null 2>&1; } && [ ! -e go.work ] && [ ! -d vendor ]; then export GOFLAGS="$GOFLAGS -mod=mod"; echo '${NO_GO_SUM}'; fi`;
const PASSED=[
/^(?:[^\s:]+::.* (?:PASSED|SKIPPED|XFAIL)(?: \(.*\))?(?: +\[ *\d+%\])?|PASSED [^\s:]+::.*)\n/gm,
/^=== RUN {3}(\S+)\n(?:(?!===|---).*\n)*--- (?:PASS|SKIP): \1 \(.*\)\n/gm,
/^ *ok \d+\b.*\n/gm,
/^(?: {2,}[✓✔○✎] .*| [✓↓□] (?=.* > ).*)\n/gm,
/(?<=^PASS .*\n)(?: {2}(?!● ).*\n)+/gm
];
const FAILED=/^=== RUN {3}(\S+)\n((?:(?!===|---).*\n)*)(--- FAIL: \1 \(.*\)\n)/gm;
function withoutPassed(output){
return PASSED.reduce((text,passed)=>text.replace(passed,''),output).replace(FAILED,'$3$2');
}
}),
84232:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
D:()=>(packageScripts),
e:()=>(withVerboseOption)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760);
var _policy_shell_line_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(22688);
var _policy_wrappers_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(37723);
var _text_json_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(32686);
var _text_paths_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(40458);
var _text_shell_quote_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(41609);
const VITEST=['ts','mts','cts','js','mjs','cjs'].flatMap((end)=>[`vitest.config.${end}`,`vite.config.${end}`]);
const MOCHA=['js','cjs','mjs','json','jsonc','yml','yaml'].map((suffix)=>`.mocharc.${suffix}`);
const RUNNERS=new Map(Object.entries({
jest:{option:'--verbose',when:/^(?!.* --(?: |$|(?:no-)?verbose\b|listTests|showConfig|init\b))/},
'react-scripts':{option:'--verbose',when:/^ test\b(?!.* --(?: |$|(?:no-)?verbose\b))/},
vitest:{
option:'--reporter=verbose',
when:/^(?: run| watch| -| [^ ./]*[./]|$)(?!.* -(?:[cr] |-(?: |$|reporter|config|root|outputFile)))/,
settings:VITEST,
keeps:/\breporters\b/
},
mocha:{
option:'--reporter spec',
when:/^(?!.* --(?: |$))(?!.* -(?:R|-reporter[ =])(?! ?(?:dot|min|nyan|progress|landing|list)(?: |$)))/,
settings:[...MOCHA,'package.json','test/mocha.opts'],
only:/(?:\breporter["']?(?:\s*[:=]\s*| )["']?|-R ?)(?:dot|min|nyan|progress|landing|list)(?![\w-])/
},
unittest:{option:'-v',when:/^(?!.* --(?: |$))/},
'manage.py':{option:'-v 2',when:/^ test\b(?!.* -(?:v|-(?: |$|verbosity)))/},
rails:{option:'-v',when:/^ test\b(?!.* --(?: |$))/},
ruby:{option:'-v',when:/ \S+\.rb$/,only:/^\s*require.*\b(?:minitest|test_helper|test\/unit)\b/m},
lab:{option:'-v',when:/^(?!.* -(?:-(?: |$|reporter|output|verbose)|\w*[rov]))/}
}));
const MARK='--forgehand-mark';
const MAX_SCRIPTS=4;
async function withVerboseOption(command,read){
const line=command.trimEnd().replace(/(?<=\bpnpm )(?=test(?: [^&|;]*)?$)/,'run ');
const start={read,folder:'',scripts:0};
const option=await optionOfLine(line,start);
if(option!==undefined)
return `${line} ${option}`;
const[taker='']=TAKER.exec(line)??[];
const rest=line.slice(0,line.length-taker.length);
const optionOfRest=taker===''?undefined:await optionOfLine(rest,start);
return optionOfRest===undefined?command:`${rest} ${optionOfRest}${taker}`;
}
const TAKER=/\s*(?:2>&1\s*)?(?:\|\|?|\|&)\s*(?:tee|cat|true|:|exit)\b[^|&;\n]*$/;
async function optionOfLine(line,place){
const script=(0,_policy_shell_line_js__WEBPACK_IMPORTED_MODULE_1__.F)(`${line} ${MARK}`);
if(script.kind==='malformed'||script.functions.size>0)
return undefined;
const lines=script.commands.map(({words})=>words);
const words=lines.find((each)=>each.at(-1)===MARK);
const moves=lines.filter(([name])=>/^(?:cd|pushd|popd)$/.test(name));
const[[,moved='']=[],...others]=moves;
const isMovedOnce=moves.length===0||(moves[0]===lines[0]&&others.length===0&&moved!==MARK);
if(!words||!isMovedOnce||/(?:^|\/)\.\.(?:\/|$)|^[/~-]|\$/.test(moved))
return undefined;
const folder=[place.folder,moved].filter((each)=>each!==''&&each!=='.').join('/');
return await optionOf(words.slice(0,-1),{...place,folder});
}
async function optionOf(words,place){
const[path='',...args]=words;
const name=(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_3__.Vb)(path);
if(/^(?:npm|pnpm|yarn|bun)$/.test(path))
return await optionOfScript(path,args,place);
const wrapped=wrappedBy(name,args);
if(wrapped)
return await optionOf(wrapped,place);
const isInstalled=path===name||/node_modules\/|bin\/rails$/.test(path);
const runner=isInstalled?RUNNERS.get(name.replace(/\.[cm]?js$/,'')):undefined;
const line=args.map((word)=>` ${word}`).join('');
if(!runner?.when.test(line))
return undefined;
const{keeps,only,option,settings=args.filter((word)=>word.endsWith('.rb'))}=runner;
const texts=await Promise.all(settings.map((file)=>place.read(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(place.folder,file))));
const isIn=(pattern,found)=>found.some((text)=>pattern.test(text??''));
return(keeps&&isIn(keeps,texts))||(only&&!isIn(only,[line,...texts]))?undefined:option;
}
function wrappedBy(name,args){
if(/^(?:node|cross-env|c8|nyc|dotenv)$/.test(name))
return args.slice(args.findIndex((word)=>!/^-|=/.test(word)));
if(/^(?:python[\d.]*|coverage)$/.test(name)){
const at=args.findIndex((word)=>word==='-m'||word.endsWith('.py'));
return at<0?undefined:args.slice(args[at]==='-m'?at+1:at);
}
const[inner]=(0,_policy_wrappers_js__WEBPACK_IMPORTED_MODULE_2__.b)(name,[name,...args,MARK]);
return inner&&'words' in inner&&inner.words.at(-1)===MARK?inner.words.slice(0,-1):undefined;
}
async function optionOfScript(manager,args,place){
const words=args.filter((word,index)=>index>0||!/^(?:-s|--silent)$/.test(word));
const isRun=/^(?:run|run-script)$/.test(words[0]??'');
const[word='',...rest]=isRun?words.slice(1):words;
const isTest=!isRun&&/^npm (?:test|t|tst)$|^yarn test$/.test(`${manager} ${word}`);
const scripts=await packageScripts(place);
const script=scripts[isTest?'test':word];
const isNpm=manager==='npm';
const end=rest.indexOf('--');
if(typeof script!=='string'&&!isRun&&/^(?:yarn|pnpm)$/.test(manager))
return await optionOf(words,place);
const isKept=isNpm&&rest.slice(0,end<0?undefined:end).some((each)=>each.startsWith('-'));
const isPassedOn=isRun||isTest||manager==='yarn';
if(typeof script!=='string'||!isPassedOn||isKept||place.scripts===MAX_SCRIPTS)
return undefined;
const passed=isNpm?rest.toSpliced(end,end<0?0:1):rest;
const line=[script,...passed.map(_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_4__.eC)].join(' ');
const option=await optionOfLine(line,{...place,scripts:place.scripts+1});
if(option===undefined||isNpm)
return option&&(end<0?`-- ${option}`:option);
return option.startsWith('-- ')?undefined:option;
}
async function packageScripts({read,folder}){
return(0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__.zv)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__.zv)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__.qF)((await read(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder,'package.json')))??''))['scripts']);
}
})
};
;
