"use strict";
exports.id=6403;
exports.ids=[6403];
exports.modules={
26885:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
_:()=>(Budget)
});
var _price_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3071);
const NOTICES_AT=[0.9,0.75];
class Budget{
#limits;
#price;
#now;
#startedAt;
#noticed=new Map();
#parent;
#children=0;
#uncountedMs=0;
#uncountedSince;
#turns=0;
#tokens=0;
#dollars=0;
constructor({limits,price,now},parent){
this.#parent=parent;
this.#limits=limits;
this.#price=price;
this.#now=now;
this.#startedAt=now();
}
startTurn(){
this.#turns+=1;
return this.#turns;
}
spend(tokens){
this.spendAt(tokens,this.#price);
}
spendAt(tokens,price){
this.#tokens+=tokens.input+tokens.output;
if(price)
this.#dollars+=(0,_price_js__WEBPACK_IMPORTED_MODULE_0__.h)(tokens,price);
this.#parent?.spendAt(tokens,price);
}
get spent(){
return{tokens:this.#tokens,dollars:this.#dollars};
}
createChild({turns,share}){
const{tokens,dollars}=this.#limits;
const limits={
turns,
tokens:Math.max(0,Math.floor((tokens-this.#tokens)*share)),
minutes:(this.remainingMs/ 60_000)*share,
dollars:dollars===undefined?undefined:Math.max(0,(dollars-this.#dollars)*share)
};
return new Budget({limits,price:this.#price,now:this.#now},this);
}
createPart({turns,share}){
const{tokens,minutes,dollars}=this.#limits;
const own={turns,tokens:Math.floor(tokens*share),minutes:minutes*share};
const limits={...own,dollars:dollars&&dollars*share};
return new Budget({limits,price:this.#price,now:this.#now},this);
}
hasLeft(share){
return this.#uses().every((use)=>use.share<=1-share);
}
startChild(){
return(this.#children+=1);
}
get settings(){
return{limits:this.#limits,price:this.#price,usedMs:this.#usedMs};
}
async withoutTime(work){
this.#uncountedSince=this.#now();
try{
return await work();
}
finally{
this.#uncountedMs=this.uncountedMs;
this.#uncountedSince=undefined;
}
}
get uncountedMs(){
return this.#uncountedMs+(this.#uncountedSince===undefined?0:this.#now()-this.#uncountedSince);
}
get #usedMs(){
return this.#now()-this.#startedAt-this.uncountedMs;
}
get remainingMs(){
return Math.max(0,this.#limits.minutes*60_000-this.#usedMs);
}
get reachedLimit(){
return this.#uses().find(({share})=>share>=1)?.limit;
}
get reachedSharedLimit(){
return this.#uses().find(({limit,share})=>limit!=='turns'&&share>=1)?.limit;
}
takeNotice(){
if(this.reachedLimit)
return undefined;
for(const{limit,share,left}of this.#uses()){
const threshold=NOTICES_AT.find((at)=>share>=at);
if(threshold===undefined||(this.#noticed.get(limit)??0)>=threshold)
continue;
this.#noticed.set(limit,threshold);
return `${Math.floor(share*100)} % of the ${limit} for this run are used; ${left} left. Get the work into a state that can be submitted, then call finish.`;
}
return undefined;
}
#uses(){
const{turns,tokens,minutes,dollars}=this.#limits;
const elapsedMinutes=this.#usedMs/ 60_000;
const uses=[
{limit:'turns',share:shareOf(this.#turns,turns),left:String(turns-this.#turns)},
{limit:'tokens',share:shareOf(this.#tokens,tokens),left:String(tokens-this.#tokens)},
{limit:'minutes',share:shareOf(elapsedMinutes,minutes),left:(minutes-elapsedMinutes).toFixed(1)}
];
if(dollars===undefined)
return uses;
const left=(dollars-this.#dollars).toFixed(2);
return[...uses,{limit:'dollars',share:shareOf(this.#dollars,dollars),left}];
}
}
function shareOf(used,limit){
return limit>0?used/ limit:1;
}
}),
97843:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
J:()=>(runAgent)
});
var error_text=__webpack_require__(20382);
;
const HEAD_START_MS=70;
const MAX_LAST_MS=30_000;
class CheckpointScheduler{
#options;
#current;
#timer;
#mayHaveChanged=false;
#failure;
#toldFailure;
constructor(options){
this.#options=options;
}
takeSoon(){
if(!this.#options.checkpoints||this.#current)
return;
this.#timer??=setTimeout(()=>{
this.#takeNow();
},HEAD_START_MS);
}
async beforeChange(callId,signal){
if(!this.#options.checkpoints)
return;
this.#takeNow();
const checkpoint=await this.#current;
this.#current=undefined;
this.#mayHaveChanged=true;
signal.throwIfAborted();
if(checkpoint)
this.#options.onEvent({kind:'checkpoint',checkpoint,callId});
}
async hasChanged(signal){
const{checkpoints,host,onEvent}=this.#options;
this.#stopTimer();
await this.#current;
try{
const hasChanged=await checkpoints?.hasChanged(signal);
onEvent({kind:'tree-compared',hasChanged});
return hasChanged;
}
catch(error){
signal.throwIfAborted();
onEvent({kind:'tree-compared',hasChanged:undefined});
if(host.explainToolError(error)===undefined)
this.#emitBug(error);
return undefined;
}
}
takeNotice(){
if(this.#failure===this.#toldFailure)
return undefined;
this.#toldFailure=this.#failure;
return this.#failure&&`${this.#failure} As long as it stays like this, no work of this run can be recorded.`;
}
async settle(){
const{signal,turnSignal}=this.#options;
const limited=turnSignal.aborted?AbortSignal.any([signal,AbortSignal.timeout(MAX_LAST_MS)]):signal;
if(this.#mayHaveChanged&&this.#failure===undefined)
this.#takeNow(limited);
this.#stopTimer();
await this.#current;
}
#takeNow(signal=this.#options.turnSignal){
this.#stopTimer();
this.#mayHaveChanged=false;
this.#current??=this.#take(signal);
}
#stopTimer(){
clearTimeout(this.#timer);
this.#timer=undefined;
}
async #take(signal){
const{checkpoints,host}=this.#options;
try{
const checkpoint=await checkpoints?.take(signal);
this.#failure=undefined;
return checkpoint;
}
catch(error){
if(signal.aborted){
this.#mayHaveChanged=true;
this.#current=undefined;
return undefined;
}
this.#failure=host.explainToolError(error);
if(this.#failure===undefined)
this.#emitBug(error);
return undefined;
}
}
#emitBug(error){
this.#options.onEvent({kind:'bug',tool:'checkpoints',stack:(0,error_text.U)(error)});
}
}
var agent_images=__webpack_require__(13622);
var masking=__webpack_require__(15398);
var model=__webpack_require__(5915);
;
const FULL=0.82;
const ROOMY=0.75;
const KEPT_TURNS=2;
const KEEP_TOKENS=40_000;
const MIN_FREED_TOKENS=20_000;
const MIN_SUMMARIZED_TOKENS=500;
const KEEP_SHARE=0.3;
const MIN_FREED_SHARE=0.15;
class Compaction{
#options;
#knownWindow=Infinity;
#minTokens=0;
constructor(options){
this.#options=options;
}
async makeRoomIfFull(signal){
const isFull=this.#options.history.tokens>=Math.max(FULL*this.#window,this.#minTokens);
if(isFull)
await this.#makeRoom(signal,false);
}
async makeRoomAfterOverflow(signal){
this.#knownWindow=Math.min(this.#knownWindow,this.#options.history.tokens);
return await this.#makeRoom(signal,true);
}
correctWindow({tokens}){
if(tokens.input>this.#knownWindow)
this.forgetWindow();
}
forgetWindow(){
this.#knownWindow=Infinity;
}
async #makeRoom(signal,hasOverflowed){
const{history,ask,onEvent}=this.#options;
const{messages,promptLength,tokens,tokensOf}=history;
const window=this.#window;
const compacted=await compact({
messages,
promptLength,
tokens,
window,
hasOverflowed,
tokensOf,
summarize:()=>summarize(messages,{signal,tokensOf,hasOverflowed,ask:(shortened)=>ask(shortened,signal)})
});
const left=tokens-(compacted?.freedTokens??0);
this.#minTokens=left+minFreedTokens(window);
if(!compacted)
return false;
const{step,freedTokens}=compacted;
onEvent({kind:'compaction',step,freedTokens});
history.replace(compacted.messages,left);
const summary=step==='summarized'?compacted.messages[promptLength]:undefined;
if(summary)
onEvent({kind:'message',message:summary});
return true;
}
get #window(){
return Math.min(this.#options.model.contextWindow,this.#knownWindow);
}
}
async function compact(oversized){
const{messages,tokens,window,hasOverflowed,tokensOf}=oversized;
const lastTurns=startOfLastTurns(oversized);
const isRoomy=(freed)=>tokens-freed<=ROOMY*window;
const keepTokens=Math.min(KEEP_TOKENS,KEEP_SHARE*window);
const masked=(0,masking.uY)(messages,{before:lastTurns,keepTokens,tokensOf});
const isWorthwhile=masked.freedTokens>=minFreedTokens(window);
if(isWorthwhile&&isRoomy(masked.freedTokens))
return{step:'masked',...masked};
const summarized=await replaceTurns(oversized,lastTurns);
if(summarized)
return summarized;
const fullyMasked=(0,masking.uY)(messages,{before:lastTurns,keepTokens:0,tokensOf});
if(!hasOverflowed)
return isWorthwhile?maskedIfFreed(fullyMasked):undefined;
if(isRoomy(fullyMasked.freedTokens))
return maskedIfFreed(fullyMasked);
const neededTokens=tokens-fullyMasked.freedTokens-ROOMY*window;
const shortened=(0,masking.ed)(fullyMasked.messages,{from:lastTurns,neededTokens,tokensOf});
const freedTokens=fullyMasked.freedTokens+shortened.freedTokens;
if(isRoomy(freedTokens))
return maskedIfFreed({...shortened,freedTokens});
return maskedIfFreed(dropTurns(oversized,shortened,lastTurns))??dropImages(oversized);
}
function minFreedTokens(window){
return Math.min(MIN_FREED_TOKENS,MIN_FREED_SHARE*window);
}
function maskedIfFreed(shortened){
return shortened.freedTokens>0?{step:'masked',...shortened}:undefined;
}
async function replaceTurns(oversized,lastTurns){
const{messages,promptLength,window,hasOverflowed,tokensOf,summarize}=oversized;
const replacedTokens=tokensOf(messages.slice(promptLength,lastTurns));
if(replacedTokens<(hasOverflowed?MIN_SUMMARIZED_TOKENS:minFreedTokens(window)))
return undefined;
const summary=await summarize();
const freedTokens=summary?replacedTokens-tokensOf([summary]):0;
if(!summary||freedTokens<=0)
return undefined;
const kept=[...messages.slice(0,promptLength),summary,...messages.slice(lastTurns)];
return{step:'summarized',messages:kept,freedTokens};
}
function dropTurns({messages,promptLength,tokensOf},shortened,lastTurns){
const firstTurn=messages.findIndex(({role},index)=>index>=promptLength&&role==='assistant');
if(firstTurn<0||firstTurn>=lastTurns)
return{...shortened,freedTokens:tokensOf(messages)-tokensOf(shortened.messages)};
const note={role:'user',text:'[earlier turns removed because they no longer fit]'};
const kept=[...shortened.messages.slice(0,firstTurn),note,...shortened.messages.slice(lastTurns)];
return{messages:kept,freedTokens:tokensOf(messages)-tokensOf(kept)};
}
function dropImages({messages,tokensOf}){
if((0,agent_images.AK)(messages)===0)
return undefined;
const kept=messages.map((message)=>(0,agent_images.FE)(message,'the conversation has no room for them'));
return maskedIfFreed({messages:kept,freedTokens:tokensOf(messages)-tokensOf(kept)});
}
function startOfLastTurns({messages,promptLength}){
const responses=[...messages.entries()].filter(([index,{role}])=>index>=promptLength&&role==='assistant');
return responses.at(-KEPT_TURNS)?.[0]??promptLength;
}
const MAX_SUMMARY_CHARS=16_000;
const REQUEST={
role:'user',
text:`The conversation is about to outgrow what you can read. Write a summary that replaces all turns between the task and the last two; you will continue from it alone. Call no tool. Update an earlier summary if there is one above. At most 1,500 words, under these headings:
## Plan
The steps, and which are done.
## Files changed
Each path, what changed in it, and its state now.
## Tried and failed
What not to try again, and why.
## Results that still matter
Facts, names, places in files and command output that the rest of the work needs.
## Next step
What you were about to do.`
};
async function summarize(history,{ask,tokensOf,signal,hasOverflowed}){
for(const messages of progressivelyShorter(history,hasOverflowed,tokensOf)){
try{
const{text,end}=await ask([...messages,REQUEST]);
return text.trim()===''||end==='content-filter'?undefined:{role:'user',text:summaryText(text)};
}
catch(error){
signal.throwIfAborted();
if(!(error instanceof model.me))
throw error;
if(!(error instanceof model.G1))
return undefined;
}
}
return undefined;
}
function*progressivelyShorter(history,hasOverflowed,tokensOf){
if(!hasOverflowed)
yield history;
yield withoutMiddleResults(history,0.5,tokensOf);
const bare=withoutMiddleResults(history,1,tokensOf);
yield bare;
yield newerHalf(bare);
}
function summaryText(summary){
const text=summary.trim().slice(0,MAX_SUMMARY_CHARS).toWellFormed();
return `Your own summary of the turns removed here to save space:\n\n${text}`;
}
function withoutMiddleResults(messages,share,tokensOf){
const results=messages.filter(({role})=>role==='tool');
const middle=(results.length-1)/ 2;
const fromTheMiddle=[...results.entries()].sort(([one],[other])=>Math.abs(one-middle)-Math.abs(other-middle));
const dropped=fromTheMiddle.slice(0,Math.ceil(results.length*share)).map(([,result])=>result);
return(0,masking.tO)(messages,new Set(dropped),tokensOf).messages;
}
function newerHalf(messages){
const responses=[...messages.entries()].filter(([,{role}])=>role==='assistant').map(([index])=>index);
const[first=0]=responses;
const lengthFrom=(index)=>messages.slice(index).reduce((sum,{text})=>sum+text.length,0);
const middle=responses.find((index)=>lengthFrom(index)<=lengthFrom(first)/ 2)??responses.at(-1)??0;
return[...messages.slice(0,first),...messages.slice(middle)];
}
;
const NOTHING_CHANGED='Nothing has changed yet, but the task asks for a change. Make it; if no change is right, call finish again and say why.';
function changeRequirement(checkpoints){
return{
missing:async(signal)=>((await checkpoints.hasChanged(signal))===false?NOTHING_CHANGED:undefined),
isStrict:false
};
}
class FinishGuard{
#requirements;
#pending;
constructor(requirements){
this.#requirements=requirements;
}
allowFinish(){
this.#requirements=[];
}
objection(signal,isFinish){
return(this.#pending??=this.#askAll(signal,isFinish).finally(()=>{
this.#pending=undefined;
}));
}
async #askAll(signal,isFinish){
const objections=[];
for(const requirement of this.#requirements){
if(requirement.isCostly&&(objections.length>0||!isFinish))
continue;
const missing=await requirement.missing(signal);
if(missing===undefined)
continue;
objections.push(missing);
if(!requirement.isStrict)
this.#requirements=this.#requirements.filter((each)=>each!==requirement);
}
return objections.length===0?undefined:objections.join('\n');
}
}
var token_estimator=__webpack_require__(39744);
;
class History{
promptLength;
#onMessage;
#estimator=new token_estimator.a();
#messages=[];
#counted={messages:0,tokens:0};
constructor(prompt,onMessage){
this.promptLength=prompt.length;
this.#onMessage=onMessage;
for(const message of prompt)
this.append(message);
}
get messages(){
return this.#messages;
}
get tokens(){
return this.#counted.tokens+this.tokensOf(this.#messages.slice(this.#counted.messages));
}
append(message){
this.#messages.push(message);
this.#onMessage(message);
}
appendResponse({text,thinking,toolCalls,tokens,providerMetadata,hiddenImages=0}){
this.#estimator.learn(this.#messages,tokens,hiddenImages);
this.append({role:'assistant',text,thinking,toolCalls,...(providerMetadata&&{providerMetadata})});
this.#counted={messages:this.#messages.length,tokens:tokens.input+tokens.output-tokens.reasoning};
}
replace(messages,tokens){
this.#messages=[...messages];
this.#counted={messages:messages.length,tokens};
}
tokensOf=(messages)=>this.#estimator.tokensOf(messages);
tokensIn(chars){
return this.#estimator.tokensIn(chars);
}
}
var tool_definition=__webpack_require__(43622);
;
class ModelClient{
#options;
#lastMessages;
constructor(options){
this.#options=options;
}
async send(model,request){
const{tools,budget,onEvent}=this.#options;
const isFirst=this.#lastMessages===undefined;
const isTurn=request.toolChoice!=='none';
onEvent({kind:'request',model:model.name,isTurn,...this.#difference(request.messages)});
const responding=model.respond({
...request,
tools,
...(budget.remainingMs>0&&{remainingMs:()=>budget.remainingMs}),
onRetry:(retry)=>{
request.onRetry(retry);
onEvent({kind:'retry',...retry});
},
onFallback:(fallback)=>{
request.onFallback(fallback);
onEvent({kind:'fallback',...fallback});
}
});
if(isFirst)
onEvent({kind:'tools',tools:(0,tool_definition.$I)(tools)});
const response=await responding.catch((error)=>{
const reason=failureOf(error,request.signal);
onEvent({kind:'request-failed',reason,message:(0,error_text.b)(error),contextWindow:model.contextWindow});
throw error;
});
const{end,tokens,text,hiddenImages}=response;
const hidden=hiddenImages===undefined?{}:{hiddenImages};
onEvent({kind:'response',end,tokens,contextWindow:model.contextWindow,...hidden,...(!isTurn&&{text})});
this.spend(tokens,response.answeredBy??model);
return response;
}
spend(tokens,{name,host}){
const{budget,pricing,onEvent}=this.#options;
if(!pricing||(name===pricing.main.name&&host===pricing.main.host)){
budget.spend(tokens);
onEvent({kind:'usage',tokens});
return;
}
const price=pricing.priceOf({name,host});
budget.spendAt(tokens,price);
onEvent({kind:'other-model-usage',model:name,tokens,price});
}
#difference(messages){
const last=this.#lastMessages??[];
const firstNew=messages.findIndex((message,index)=>message!==last[index]);
const reused=firstNew<0?messages.length:firstNew;
this.#lastMessages=[...messages];
return{reused,added:messages.slice(reused)};
}
}
function failureOf(error,signal){
if(signal.aborted)
return 'aborted';
if(error instanceof model.G1)
return 'context-overflow';
return error instanceof model.me?'refused':'error';
}
;
const MAX_CYCLE=5;
const NUDGE_AT=3;
const STOP_AT=5;
const ERROR_WINDOW=20;
const MAX_QUOTED=200;
class LoopDetector{
#digest;
#steps=[];
#errors=[];
#text={digest:'',count:0};
#repeats=1;
constructor({digest}){
this.#digest=digest;
}
observe(text,calls){
const error=this.#addErrors(calls);
const isSameText=this.#addText(text);
const cycle=calls.length>0?this.#addStep(calls):undefined;
if(cycle)
return cycle;
if(error!==undefined)
return nudge(`The same error occurred ${NUDGE_AT} times: “${quote(error)}”.`);
return isSameText?nudge(`You said the same thing in ${NUDGE_AT} responses.`):undefined;
}
#addStep(calls){
const digests=calls.map(({name,arguments:args,dedupeKey})=>this.#digestOf([name,args,dedupeKey]));
this.#steps.push([...new Set(digests)].sort().join(' '));
if(this.#steps.length>MAX_CYCLE*STOP_AT)
this.#steps.shift();
const before=this.#repeats;
const{length,repeats}=longestCycle(this.#steps);
this.#repeats=repeats;
if(repeats===before||repeats<NUDGE_AT)
return undefined;
if(repeats>=STOP_AT)
return{kind:'stop',reason:stopReason(length,repeats,calls)};
if(repeats>NUDGE_AT)
return undefined;
const steps=length===1?`step (${toolNames(calls)})`:`${length} steps`;
return nudge(`You repeated the same ${steps} ${repeats} times with the same results.`);
}
#addErrors(calls){
let repeated;
for(const{name,dedupeKey}of calls.filter(({ok})=>!ok)){
const error=this.#digestOf([name,dedupeKey.replaceAll(/\s+/g,' ').trim()]);
this.#errors.push(error);
if(this.#errors.filter((each)=>each===error).length%NUDGE_AT===0)
repeated=dedupeKey;
}
this.#errors.push(...calls.filter(({ok})=>ok).map(()=>''));
this.#errors.splice(0,this.#errors.length-ERROR_WINDOW);
return repeated;
}
#addText(text){
const normalized=text.replaceAll(/\s+/g,' ').trim();
const digest=normalized===''?'':this.#digestOf(normalized);
const isSame=digest!==''&&digest===this.#text.digest;
this.#text={digest,count:isSame?this.#text.count+1:1};
return digest!==''&&this.#text.count%NUDGE_AT===0;
}
#digestOf(value){
return this.#digest(JSON.stringify(value));
}
}
function nudge(what){
const text=`${what} Repeating it will not help. Try a different approach; if there is none, call finish and say why.`;
return{kind:'nudge',text};
}
function stopReason(length,repeats,calls){
return length===1
?`Loop detected: the model called ${toolNames(calls)} ${repeats} times in a row with the same result.`
:`Loop detected: the model repeated the same ${length} steps ${repeats} times in a row with the same results.`;
}
function toolNames(calls){
return[...new Set(calls.map(({name})=>name))].slice(0,3).join(', ');
}
function quote(error){
return error.replaceAll(/\s+/g,' ').trim().slice(0,MAX_QUOTED).toWellFormed();
}
function longestCycle(steps){
let longest={length:1,repeats:1};
for(let length=1;length<=MAX_CYCLE;length+=1){
const repeats=repeatsOf(steps,length);
if(repeats>longest.repeats)
longest={length,repeats};
}
return longest;
}
function repeatsOf(steps,length){
let equal=0;
for(let at=steps.length-1;at-length>=0&&steps[at]===steps[at-length];at-=1)
equal+=1;
return Math.floor(equal/ length)+1;
}
var run_calls=__webpack_require__(28307);
;
const MAX_FRUITLESS_TURNS=5;
const NUDGES={
'text-only':'Continue with a tool call. Call finish when the work is complete, or to say why it cannot be done.',
length:'Your response reached the length limit, and nothing in it was run. Take a smaller step.',
'content-filter':'The content filter stopped your response, and nothing in it was run. Try a different approach.',
repetition:'Your response repeated itself, or made too many calls, and was stopped; nothing in it was run. Be brief, and continue with a tool call.'
};
class ProgressTracker{
#loops;
#fruitless=0;
#textOnlyTurns=0;
#repetitions=0;
constructor(host){
this.#loops=new LoopDetector(host);
}
judge(turn){
const{end,text,calls}=turn;
this.#count(turn);
if(isTextOnly(turn)&&text!==''&&this.#textOnlyTurns>1)
return{kind:'finished'};
if(this.#repetitions>1)
return stuck('The model repeated itself in two responses in a row.');
const finding=calls.length>0?this.#loops.observe(text,calls.map(run_calls.Uv)):undefined;
if(this.#fruitless>=MAX_FRUITLESS_TURNS){
return stuck(`No progress: ${MAX_FRUITLESS_TURNS} responses in a row contained nothing that could be run.`);
}
if(end!=='complete')
return{kind:'continue',nudge:NUDGES[end]};
if(isTextOnly(turn))
return{kind:'continue',nudge:NUDGES['text-only']};
return finding?.kind==='stop'?stuck(finding.reason):{kind:'continue',nudge:finding?.text};
}
#count(turn){
const isFruitless=turn.calls.every(({resolved})=>resolved.kind==='invalid');
this.#fruitless=isFruitless?this.#fruitless+1:0;
if(!isFruitless)
this.#textOnlyTurns=this.#repetitions=0;
if(isTextOnly(turn))
this.#textOnlyTurns+=1;
if(turn.end==='repetition')
this.#repetitions+=1;
}
}
function isTextOnly({end,calls}){
return end==='complete'&&calls.length===0;
}
function stuck(reason){
return{kind:'stuck',reason};
}
var read_arguments=__webpack_require__(59397);
;
const CHUNK=50;
const MIN_REPEATS=10;
const MIN_DISTANCE=25;
const MAX_MEAN_DISTANCE=250;
const MAX_DISTINCT=3;
const MIN_SPAN={sentences:400,lines:1_000,fenced:2_000,others:3_000,data:10_000};
const MAX_PROSE=MIN_REPEATS*MAX_MEAN_DISTANCE+CHUNK;
const MAX_PERIOD=1_000;
const STRIDE=25;
const MAX_STRUCTURES=200;
const MAX_COUNTED=30_000;
const MIN_COUNTED=25;
const fence=/^\s*(?:```|~~~)/;
const structure=/^\s*(?:#{1,6} |[-*+] |\d{1,3}[.)] |\||>)/;
class RepetitionDetector{
#window='';
#shape='';
#line='';
#isFenced=false;
#structures=new Set();
#isData;
#sinceCheck=0;
#counted=0;
constructor({isData=false}={}){
this.#isData=isData;
}
push(piece){
for(let at=0;at<piece.length;){
const next=piece.slice(at,at+STRIDE-this.#sinceCheck);
const part=next.slice(0,next.indexOf('\n')+1||STRIDE);
if(this.#add(part))
return true;
at+=part.length;
}
return false;
}
#add(part){
this.#window+=part;
const shape=part.replaceAll(/[0-9]+/g,'0');
this.#shape+=shape.startsWith('0')&&this.#shape.endsWith('0')?shape.slice(1):shape;
this.#line+=part;
if(part.endsWith('\n'))
this.#endLine();
this.#sinceCheck+=part.length;
if(this.#sinceCheck<STRIDE)
return false;
this.#sinceCheck=0;
this.#window=this.#window.slice(-MIN_SPAN.data-CHUNK);
this.#shape=this.#shape.slice(-MIN_SPAN.others-CHUNK);
this.#counted=isCounting(this.#window.slice(-MAX_PERIOD),this.#shape)?this.#counted+STRIDE:0;
if(this.#counted>=MAX_COUNTED)
return true;
return this.#isData?isPeriodic(this.#window,MIN_SPAN.data):this.#isRepetition();
}
#isRepetition(){
if(isEndUnique(this.#window,MAX_PROSE))
return isNumberedProse(this.#shape);
return isRepeatedProse(this.#window,this.#isFenced)||isPeriodic(this.#window)||isNumberedProse(this.#shape);
}
#endLine(){
const line=this.#line.slice(0,-1).replaceAll(/\d+/g,'0');
this.#line='';
if(fence.test(line))
this.#isFenced=!this.#isFenced;
if(!structure.test(line)||this.#structures.has(line))
return;
this.#window='';
this.#shape='';
if(this.#structures.size>=MAX_STRUCTURES)
this.#structures.clear();
this.#structures.add(line);
}
}
function isEndUnique(text,length){
const end=text.slice(-length);
return end.indexOf(end.slice(-CHUNK))===end.length-CHUNK;
}
function isRepeatedProse(window,isFenced){
const text=window.slice(-MAX_PROSE);
const chunk=text.slice(-CHUNK);
if(chunk.length<CHUNK||chunk.trim()==='')
return false;
const starts=[];
for(let at=text.indexOf(chunk);at>=0;at=text.indexOf(chunk,at+MIN_DISTANCE))
starts.push(at);
const[first=0]=starts;
const span=(starts.at(-1)??0)-first;
if(starts.length<MIN_REPEATS||span/(starts.length-1)>MAX_MEAN_DISTANCE)
return false;
const distinct=new Set(starts.slice(1).map((start,index)=>text.slice(starts[index],start)));
const hasLines=text.slice(first).includes('\n');
const minSpan=MIN_SPAN[isFenced?'fenced':hasLines?'lines':'sentences'];
return distinct.size<=MAX_DISTINCT&&span>=minSpan&&[...distinct].every((each)=>isProse(each,2));
}
function isPeriodic(text,minSpan=MIN_SPAN.others){
if(text.length>=MIN_SPAN.data&&text.slice(-MIN_SPAN.data).trim()==='')
return true;
const period=periodOf(text,minSpan);
if(period===undefined)
return false;
const twice=text.slice(-2*period);
if(sourceMap.test(twice))
return false;
const isRecord=period>=MIN_RECORD&&(isData(twice)||lineOfOneCharacter.test(twice));
return!isRecord||hasPeriod(text,period,MIN_SPAN.data);
}
function isNumberedProse(shape){
const period=periodOf(shape,MIN_SPAN.others);
if(period===undefined)
return false;
const words=shape
.slice(-2*period)
.replace(/^\S+/,'')
.replace(/\S+$/,'');
return isProse(words,3);
}
function isCounting(text,shape){
const period=periodOf(shape,MAX_PERIOD/ 2);
if(period===undefined)
return false;
const numbers=(text.match(/\d+/g)??[]).slice(1,-1).map(Number);
const inPeriod=shape.slice(-period).split('0').length-1;
const steps=numbers.slice(inPeriod).map((number,index)=>number-(numbers[index]??0));
const isEven=steps.some((step)=>step!==0)&&steps.every((step,index)=>step===steps[index%inPeriod]);
return isEven&&numbers.length>MIN_COUNTED*inPeriod;
}
function periodOf(text,minSpan){
if(text.length<minSpan||isEndUnique(text,MAX_PERIOD+CHUNK))
return undefined;
const end=text.slice(-MAX_PERIOD-CHUNK);
const chunk=end.slice(-CHUNK);
const period=chunk.trim()===''?0:end.length-CHUNK-end.lastIndexOf(chunk,end.length-CHUNK-1);
return period>0&&hasPeriod(text,period,minSpan)?period:undefined;
}
function hasPeriod(text,period,span){
if(text.length<span)
return false;
for(let index=text.length-span+period;index<text.length;index+=1){
if(text.charCodeAt(index)!==text.charCodeAt(index-period))
return false;
}
return true;
}
const sourceMap=/;AA[A-Z]A[;,]/;
const data=/[<>{}=\\/$@^~_✓✔✗✘√]|\w\*\w|(?:^[ \t]*(?:- )?\w+: .*\s+){3}|\(\d+(?:\.\d+)? ?m?s\)|^[ \t]*(?:not )?ok \d|", line \d/m;
const lineOfOneCharacter=/\n(\S)\1*\r?\n/;
const NAME=/(?<![^\s`'"(])[\w.@-]*\w[/_][\w/.-]*\w/g;
const TILDES=/^[ \t]*~~~.*$/gm;
const MIN_RECORD=40;
const MAX_MEAN_WORD=15;
function isData(text){
return data.test(text.replaceAll(TILDES,'').replaceAll(NAME,'name'));
}
function isProse(text,minWords){
const words=new Set(text.match(/\p{L}{3,}/gu)?.filter((word)=>new Set(word).size>1));
const letters=text.replaceAll(/[^\p{L}\s]/gu,'').length;
const isSpaced=text.split(/\s/).length*MAX_MEAN_WORD>=text.length;
return words.size>=minWords&&letters>=text.length/ 2&&isSpaced&&!isData(text);
}
class RepetitionWatch{
#controller=new AbortController();
#detectors=newDetectors();
#chars=0;
#calls=0;
get signal(){
return this.#controller.signal;
}
get chars(){
return this.#chars;
}
push({kind,text}){
this.#chars+=text.length;
if(kind==='call')
this.#calls+=1;
const isRepetition=this.#detectors[kind==='call'?'arguments':kind].push(text);
if(isRepetition||this.#calls>model.ZF)
this.#controller.abort();
}
restart(){
this.#detectors=newDetectors();
this.#calls=0;
}
}
function newDetectors(){
return{
text:new RepetitionDetector(),
thinking:new RepetitionDetector(),
arguments:new RepetitionDetector({isData:true})
};
}
var result_cache=__webpack_require__(55570);
var agent_timer=__webpack_require__(66163);
var tool=__webpack_require__(52026);
var call_status=__webpack_require__(41079);
;
const MAX_CALLS=10;
const MAX_FILES=30;
const MAX_LINE=160;
const NO_SUMMARY='The run ended before the model summarized its work. This is what the run recorded.';
const MAY_BE_INCOMPLETE='The work may be incomplete.';
class WorkLog{
#lines=[];
#edits=new Map();
#paths=new Set();
add({name,subject,status,text,edits}){
const[firstLine='']=text.trimStart().split('\n',1);
this.#lines.push(`- ${call_status.B2[status].symbol} ${codeLine(`${name} ${subject}`)}: ${codeLine(firstLine)}`);
if(this.#lines.length>MAX_CALLS)
this.#lines.shift();
for(const edit of edits)
this.#addEdit(edit);
}
summary(text=''){
const log=[list('Edited:',this.#editLines()),list('Last calls:',this.#lines)].filter(Boolean);
if(text.trim()!==''){
const summary=(0,tool.iO)(text);
return{...summary,description:[summary.description,...log].join('\n\n')};
}
return{title:this.#title(),description:[NO_SUMMARY,...log].join('\n\n'),notDone:MAY_BE_INCOMPLETE};
}
#addEdit({path,added,removed}){
const before=this.#edits.get(path);
this.#paths.add(path);
if(!before&&this.#edits.size>=MAX_FILES)
return;
this.#edits.set(path,{path,added:added+(before?.added??0),removed:removed+(before?.removed??0)});
}
#editLines(){
const lines=[...this.#edits.values()].map(({path,added,removed})=>`- ${codeLine(path)} +${added} −${removed}`);
const more=this.#paths.size-lines.length;
return more>0?[...lines,`- ${more} more`]:lines;
}
#title(){
const[first]=this.#edits.keys();
if(first===undefined)
return 'No summary of the work';
const more=this.#paths.size-1;
return more===0?`Change ${first}`:`Change ${first} and ${more} more`;
}
}
function list(head,lines){
return lines.length>0?`${head}\n\n${lines.join('\n')}`:'';
}
function codeLine(text){
const line=text
.replaceAll(/[\s`]+/g,' ')
.trim()
.slice(0,MAX_LINE)
.toWellFormed();
return line===''?'':`\`${line}\``;
}
;
const MAX_OVERFLOWS=3;
const WRAP_UP_MS=60_000;
async function runAgent(prompt,run){
const ended=new AbortController();
const session=openSession(prompt,run,ended.signal);
const result=await takeTurns(session)
.catch((error)=>{
if(run.signal.aborted)
return{kind:'cancelled'};
if(error instanceof model.me)
return{kind:'stuck',cause:'no-model',reason:error.message,summary:session.log.summary()};
throw error;
})
.finally(()=>{
ended.abort();
return session.checkpoints.settle();
});
run.onEvent({kind:'done',end:result.kind});
return result;
}
async function takeTurns(session){
const{run,progress,guard,log,onEvent}=session;
for(;;){
const turn=await takeTurn(session);
if(turn==='stopped')
return{kind:'halted',reason:loop_stopReason(run),summary:log.summary()};
if('limit' in turn){
onEvent({kind:'limit',...turn});
const summary=await wrapUp(session,'The limit for this run is reached.');
return unlessHalted(run,{kind:'stopped',...turn,summary});
}
const results=turn.calls.map(({outcome})=>outcome.result);
const approvalRequest=results.find((result)=>result.approvalRequest)?.approvalRequest;
if(approvalRequest)
return{kind:'awaiting-approval',approvalRequest,summary:log.summary()};
const summary=results.find((result)=>result.summary)?.summary;
if(summary)
return{kind:'finished',summary};
const verdict=progress.judge(turn);
if(verdict.kind==='finished'){
const summary=await wrapUp(session,'The run ends here.',turn.text);
return unlessHalted(run,{kind:'finished',summary});
}
if(verdict.kind==='stuck'){
const summary=await wrapUp(session,'The run ends because it makes no progress.');
return unlessHalted(run,{...verdict,cause:'no-progress',summary});
}
const objection=isTextOnly(turn)?await guard.objection(run.signal,false):undefined;
loop_nudge(session,objection??verdict.nudge);
loop_nudge(session,session.checkpoints.takeNotice());
loop_nudge(session,run.budget.takeNotice());
}
}
function unlessHalted(run,result){
return run.stop?.aborted?{kind:'halted',reason:loop_stopReason(run),summary:result.summary}:result;
}
function loop_stopReason({stop}){
const reason=stop?.reason;
return Error.isError(reason)?reason.message:'Somebody asked to stop.';
}
async function takeTurn(session){
const{run,checkpoints,signal}=session;
const limit=run.budget.reachedLimit;
if(limit)
return{limit};
try{
checkpoints.takeSoon();
const response=await ask(session,signal);
const{end,text}=response;
const calls=end==='complete'?await(0,run_calls.zA)(response.toolCalls,session,signal):[];
loop_nudge(session,run.lateNews?.take());
return{end,text:text.trim(),calls};
}
catch(error){
if(!signal.aborted||run.signal.aborted)
throw error;
return run.stop?.aborted?'stopped':{limit:'minutes'};
}
}
async function ask(session,signal){
const{run,client,history,compaction,host,onEvent}=session;
const isLastTurn=run.budget.reachedLimit!==undefined;
onEvent({kind:'turn',turn:run.budget.startTurn()});
const repetition=new RepetitionWatch();
const either=AbortSignal.any([signal,repetition.signal]);
try{
if(!isLastTurn)
await compaction.makeRoomIfFull(either);
const received=await sendUntilItFits(session,repetition,either);
const{text,thinking}=received;
const response={...received,text:host.cleanResponse(text),thinking:host.cleanResponse(thinking)};
compaction.correctWindow(response);
history.appendResponse(response);
return response;
}
catch(error){
if(!repetition.signal.aborted||signal.aborted)
throw error;
const{chars}=repetition;
onEvent({kind:'repetition',chars});
const tokens={input:history.tokens,cachedInput:0,output:history.tokensIn(chars),reasoning:0};
client.spend({...tokens,isEstimate:true},run.model);
return{end:'repetition',text:'',toolCalls:[]};
}
}
async function sendUntilItFits({run,client,history,compaction,onEvent},repetition,signal){
for(let attempt=1;;attempt+=1){
try{
return await client.send(run.model,{
messages:history.messages,
signal,
onDelta:(delta)=>{
repetition.push(delta);
const{kind,text}=delta;
if(kind==='text'||kind==='thinking')
onEvent({kind:'delta',channel:kind,text});
},
onRetry:()=>{
repetition.restart();
},
onFallback:()=>{
repetition.restart();
compaction.forgetWindow();
}
});
}
catch(error){
if(!(error instanceof model.G1)||attempt>MAX_OVERFLOWS)
throw error;
if(!(await compaction.makeRoomAfterOverflow(signal)))
throw error;
}
}
}
function loop_nudge({history,onEvent},text){
if(text===undefined)
return;
onEvent({kind:'nudge',text});
history.append({role:'user',text});
}
async function wrapUp(session,why,lastText=''){
const{run,guard,log,host}=session;
guard.allowFinish();
loop_nudge(session,`${why} Only finish still runs. Call it now: title, what is done, and what is not done.`);
const deadline=session.timeout(WRAP_UP_MS);
session.reportInterruption(deadline,'wrap-up');
const signal=AbortSignal.any([run.signal,deadline,...stopsOf(run)]);
const response=await ask(session,signal).catch(()=>undefined);
const summary=response&&(await(0,run_calls.dA)(response.toolCalls,session,signal));
run.signal.throwIfAborted();
if(summary)
return summary;
const said=response&&(host.cleanResponse(await finishText(response.toolCalls,host)).trim()||response.text.trim());
return said?(0,tool.iO)(said):log.summary(lastText);
}
async function finishText(calls,host){
const finish=calls.find(({name})=>name==='finish');
const parsed=finish&&(await(0,read_arguments.We)(finish.arguments,host));
if(parsed?.kind!=='parsed')
return '';
const texts=Object.values(parsed.value).filter((value)=>typeof value==='string');
return texts.join('\n\n').trim();
}
function openSession(prompt,run,ended){
const{model,summarizer=model,tools,budget,host,onEvent}=run;
const{timeout=(milliseconds)=>AbortSignal.timeout(milliseconds)}=run;
const reportInterruption=(signal,by)=>{
const report=()=>{
onEvent({kind:'interrupted',by});
};
if(signal.aborted)
report();
else
signal.addEventListener('abort',report,{once:true,signal:ended});
};
const deadline=deadlineOf(budget,timeout);
onEvent({kind:'session',...settingsOf(run)});
reportInterruption(run.signal,'cancel');
reportInterruption(deadline,'minutes');
if(run.stop)
reportInterruption(run.stop,'stop');
const history=new History(prompt,(message)=>{
onEvent({kind:'message',message});
});
for(const message of run.earlier??[])
history.append(message);
const client=new ModelClient(run);
const askForSummary=(messages,signal)=>client.send(summarizer,{messages,signal,toolChoice:'none',...NO_LISTENERS});
const signal=AbortSignal.any([run.signal,deadline,...stopsOf(run)]);
const checkpoints=new CheckpointScheduler({...run,turnSignal:signal});
return{
run,
tools,
host,
onEvent,
history,
client,
compaction:new Compaction({history,model,ask:askForSummary,onEvent}),
progress:new ProgressTracker(host),
cache:new result_cache.A(),
checkpoints,
lateNews:run.lateNews,
guard:new FinishGuard([
...(run.expectsChange?[changeRequirement(checkpoints)]:[]),
...(run.requirements??[])
]),
log:new WorkLog(),
signal,
reportInterruption,
timeout
};
}
function deadlineOf(budget,timeout){
const over=new AbortController();
const arm=()=>{
const{uncountedMs}=budget;
const timer=timeout(Math.min(Math.ceil(budget.remainingMs),agent_timer._));
const end=()=>{
if(budget.uncountedMs===uncountedMs)
over.abort(timer.reason);
else
arm();
};
if(timer.aborted)
end();
else
timer.addEventListener('abort',end,{once:true});
};
arm();
return over.signal;
}
function stopsOf({stop}){
return stop?[stop]:[];
}
const NO_LISTENERS={onDelta:()=>undefined,onRetry:()=>undefined,onFallback:()=>undefined};
function settingsOf({model,summarizer,budget,expectsChange=false,checkpoints}){
const{name,contextWindow}=model;
const other=summarizer&&summarizer!==model?{summarizer:summarizer.name}:{};
return{
model:name,
contextWindow,
...other,
expectsChange,
hasCheckpoints:checkpoints!==undefined,
...budget.settings
};
}
}),
55570:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
A:()=>(ResultCache),
k:()=>(cacheKey)
});
var _canonical_json_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28847);
const MAX_ENTRIES=200;
const MAX_CHARACTERS=4_000_000;
class ResultCache{
#results=new Map();
#characters=0;
find(key){
const result=this.#results.get(key);
if(!result)
return undefined;
this.#results.delete(key);
this.#results.set(key,result);
return result;
}
keep(key,result){
this.#drop(key);
this.#results.set(key,result);
this.#characters+=sizeOf(key,result);
for(const[oldest]of this.#results){
if(this.#results.size<=MAX_ENTRIES&&this.#characters<=MAX_CHARACTERS)
break;
this.#drop(oldest);
}
}
clear(){
this.#results.clear();
this.#characters=0;
}
#drop(key){
const result=this.#results.get(key);
if(!result)
return;
this.#results.delete(key);
this.#characters-=sizeOf(key,result);
}
}
async function cacheKey(call,signal){
if(call.kind==='invalid'||call.tool.cachePolicy!=='cacheable')
return undefined;
const{callId,tool,input}=call;
try{
return JSON.stringify([tool.name,(0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__.d)(input),await tool.fingerprint?.(input,signal,callId)]);
}
catch{
signal.throwIfAborted();
return undefined;
}
}
function sizeOf(key,{text}){
return key.length+text.length;
}
}),
28307:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Uv:()=>(toObservedCall),
dA:()=>(runFinish),
t:()=>(INTERRUPTED),
zA:()=>(runCalls)
});
var _canonical_json_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(28847);
var _execute_call_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(97351);
var _result_cache_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(55570);
const MAX_PARALLEL_READS=8;
const INTERRUPTED='Interrupted because the run ended. Part of it may have taken effect.';
const NOT_RUN='Not run: the run ended before this call.';
const AFTER_APPROVAL='Not run: it comes after a call that needs approval.';
async function runCalls(calls,context,signal){
const jobs=await Promise.all(calls.map((call)=>resolve(call,context)));
const unanswered=new Set(jobs);
const finished=[];
try{
for(const batch of batches(jobs)){
const running=batch.map((job)=>runCall(job,context,signal));
const settled=await Promise.allSettled(running);
for(const[index,job]of batch.entries()){
const outcome=settled[index]?.status==='fulfilled'?settled[index].value.outcome:undefined;
unanswered.delete(job);
answer(job,outcome??NOT_RUN,context);
}
finished.push(...(await Promise.all(running)));
if(finished.some(endsRun))
return finished;
}
signal.throwIfAborted();
return finished;
}
finally{
const isWaiting=finished.some(({outcome})=>outcome.result.approvalRequest!==undefined);
for(const job of unanswered)
answer(job,isWaiting?AFTER_APPROVAL:NOT_RUN,context);
}
}
async function runFinish(calls,context,signal){
let summary;
for(const call of calls){
const job=await resolve(call,context);
const isFinish=job.resolved.kind==='ready'&&job.resolved.tool.name==='finish';
const finished=isFinish&&!summary?await runUnlessAborted(job,context,signal):undefined;
answer(job,finished?.outcome??NOT_RUN,context);
summary??=finished?.outcome.result.summary;
}
return summary;
}
async function runUnlessAborted(job,context,signal){
try{
return await runCall(job,context,signal);
}
catch(error){
if(!signal.aborted)
throw error;
return undefined;
}
}
async function resolve(call,{tools,host}){
return{call,resolved:await(0,_execute_call_js__WEBPACK_IMPORTED_MODULE_0__.XC)(call,tools,host)};
}
function answer(job,end,{history,onEvent}){
const{id:callId,name}=job.call;
const{ok,text}=typeof end==='string'?{ok:false,text:end}:{ok:end.ok,text:end.result.text};
if(typeof end==='string'){
const skipped={ok,status:'skipped',text,durationMs:0,cached:false,denial:undefined};
onEvent({kind:'tool-finished',...describeJob(job),...skipped});
}
history.append({role:'tool',callId,name,ok,text});
}
function batches(jobs){
const result=[];
for(const job of jobs){
const last=result.at(-1);
const canJoin=last!==undefined&&last.length<MAX_PARALLEL_READS&&![...last,job].some(isMutating);
if(canJoin)
last.push(job);
else
result.push([job]);
}
return result;
}
function endsRun({outcome:{result}}){
return result.summary!==undefined||result.approvalRequest!==undefined;
}
async function runCall(job,context,signal){
const{checkpoints,lateNews,log,host,onEvent}=context;
const{call}=job;
const about=describeJob(job);
signal.throwIfAborted();
if(isMutating(job)){
await lateNews?.known();
signal.throwIfAborted();
await checkpoints.beforeChange(call.id,signal);
}
const startedAt=performance.now();
onEvent({kind:'tool-started',...about});
const{cached,...outcome}=await runGuarded(job,context,signal).catch((error)=>{
if(!signal.aborted)
throw error;
return{...(0,_execute_call_js__WEBPACK_IMPORTED_MODULE_0__.V2)(INTERRUPTED),status:'interrupted',cached:false};
});
const durationMs=performance.now()-startedAt;
const{ok,status,result,bug}=outcome;
const{text,edits=[],denial,approvalRequest,dedupeKey,exitCode}=result;
for(const edit of edits)
onEvent({kind:'file-modified',callId:call.id,...edit});
onEvent({
kind:'tool-finished',
...about,
ok,
status,
...(exitCode!==undefined&&{exitCode}),
text,
durationMs,
cached,
denial,
...(approvalRequest&&{approvalRequest}),
...(dedupeKey!==undefined&&{dedupeKey:digestKey(dedupeKey,host)})
});
if(bug!==undefined)
onEvent({kind:'bug',tool:about.name,stack:bug,callId:call.id});
log.add({...about,status,text,edits});
return{...job,outcome};
}
async function runGuarded(job,context,signal){
const outcome=await runCached(job,context,signal);
const objection=outcome.result.summary&&(await context.guard.objection(signal,true));
return objection===undefined?outcome:{...(0,_execute_call_js__WEBPACK_IMPORTED_MODULE_0__.V2)(objection),cached:false};
}
async function runCached(job,{cache,host},signal){
const{resolved}=job;
if(isMutating(job)){
try{
return{...(await(0,_execute_call_js__WEBPACK_IMPORTED_MODULE_0__.Ex)(resolved,host,signal)),cached:false};
}
finally{
cache.clear();
}
}
const key=await(0,_result_cache_js__WEBPACK_IMPORTED_MODULE_1__.k)(resolved,signal);
const known=key===undefined?undefined:cache.find(key);
if(known)
return{ok:true,status:(0,_execute_call_js__WEBPACK_IMPORTED_MODULE_0__.c2)(known),result:known,bug:undefined,cached:true};
const outcome=await(0,_execute_call_js__WEBPACK_IMPORTED_MODULE_0__.Ex)(resolved,host,signal);
if(key!==undefined&&outcome.ok)
cache.keep(key,outcome.result);
return{...outcome,cached:false};
}
function digestKey(dedupeKey,{digest}){
return digest(dedupeKey).slice(0,16);
}
function toObservedCall({call,resolved,outcome:{ok,result}}){
const args=resolved.kind==='ready'?(0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__.d)(resolved.input):call.arguments;
return{name:toolName({call,resolved}),arguments:args,ok,dedupeKey:result.dedupeKey??result.text};
}
function isMutating({resolved}){
return resolved.kind==='ready'&&resolved.tool.cachePolicy==='mutating';
}
function describeJob(job){
const{call,resolved}=job;
return{callId:call.id,name:toolName(job),subject:resolved.kind==='ready'?resolved.subject:''};
}
function toolName({call,resolved}){
return resolved.kind==='ready'?resolved.tool.name:call.name;
}
}),
93798:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
R:()=>(RequestDigests)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598);
var _agent_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28847);
class RequestDigests{
#digests=new Map();
traced(event){
return event.kind==='child'||event.kind==='request'?this.#traced(event,0):event;
}
#traced(event,conversation){
if(event.kind==='child')
return{...event,event:this.#traced(event.event,event.child)};
if(event.kind!=='request')
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
.update(`${digest}\n${(0,_agent_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__.d)(message)}`)
.digest('hex')
.slice(0,32);
}
}),
39237:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Lh:()=>(MAX_TRACE_DEPTH),
Q:()=>(tracePathIn),
T$:()=>(TRACE_VERSION),
VZ:()=>(MAX_TRACE_BYTES),
eM:()=>(TraceFile),
gV:()=>(pageBeside),
hI:()=>(TRACE_START),
ij:()=>(MAX_TRACE_LINE),
on:()=>(TRACE_SCHEMA),
v$:()=>(traceLines)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(59973);
var _request_digests_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(93798);
var _text_file_problem_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(99736);
var _workspace_files_own_file_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(57809);
var node_path__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(76760);
const TRACE_SCHEMA='forgehand.trace';
const TRACE_VERSION=1;
const MAX_TRACE_LINE=32*1024*1024;
const MAX_TRACE_DEPTH=200;
const TRACE_START=`{"schema":"${TRACE_SCHEMA}"`;
const MAX_TRACE_BYTES=512*1024*1024;
const UNICODE_LINE_ENDS=/[\u0085\u2028\u2029]/g;
function escapeCharacter(character){
return `\\u${character.charCodeAt(0).toString(16).padStart(4,'0')}`;
}
class TraceFile{
#options;
#startedAt;
#file;
#lines=[];
#bytes=0;
#digests=new _request_digests_js__WEBPACK_IMPORTED_MODULE_0__.R();
constructor(options){
this.#options=options;
this.#startedAt=options.now();
this.#file=(0,_workspace_files_own_file_js__WEBPACK_IMPORTED_MODULE_2__.D)(options.path);
const startedAt=new Date(this.#startedAt).toISOString();
this.#add({schema:TRACE_SCHEMA,version:TRACE_VERSION,startedAt});
this.#flush();
}
onEvent(event){
if(event.kind==='delta')
return;
this.#add({at:this.#options.now()-this.#startedAt,...this.#digests.traced(event)});
if(event.kind==='request'||(event.kind==='child'&&event.event.kind==='request'))
this.#flush();
else if(this.#lines.length===1)
setImmediate(()=>{
this.#flush();
});
}
close(){
this.#flush();
this.#file?.[Symbol.dispose]();
this.#file=undefined;
return Promise.resolve();
}
#add(line){
if(this.#file!==undefined)
this.#lines.push(JSON.stringify(line).replace(UNICODE_LINE_ENDS,escapeCharacter));
}
#flush(){
if(this.#file===undefined||this.#lines.length===0)
return;
const bytes=Buffer.from(`${this.#lines.join('\n')}\n`);
this.#lines=[];
this.#bytes+=bytes.length;
const{maxBytes=MAX_TRACE_BYTES}=this.#options;
if(this.#bytes>maxBytes){
this.#giveUp(`it would exceed ${maxBytes} bytes. Later events are missing.`);
return;
}
try{
this.#file.write(bytes);
}
catch(error){
if(!(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__.Or)(error))
throw error;
this.#giveUp(`${(0,_text_file_problem_js__WEBPACK_IMPORTED_MODULE_1__.W)(error)}.`);
}
}
#giveUp(reason){
this.#file?.[Symbol.dispose]();
this.#file=undefined;
this.#options.onFailure(`The trace can no longer be written: ${reason}`);
}
}
function tracePathIn(stateFolder){
return(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(stateFolder,'trace.jsonl');
}
function pageBeside(tracePath){
return `${tracePath.replace(/\.jsonl?$/,'')}.html`;
}
async function*traceLines(input){
let pieces=[];
let length=0;
for await(const chunk of input){
for(const[index,piece]of chunk.split('\n').entries()){
if(index>0){
yield lineOf(pieces);
pieces=[];
length=0;
}
if(length<=MAX_TRACE_LINE)
pieces.push(piece);
length+=piece.length;
}
}
if(length>0)
yield lineOf(pieces);
}
function lineOf(pieces){
return pieces.join('').replace(/\r$/,'');
}
}),
99736:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
W:()=>(fileProblem)
});
var node_util__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(57975);
const REASONS={
ENOENT:'there is no such file or folder',
ENOTDIR:'a part of its path is a file, not a folder',
EISDIR:'it is a folder, not a file',
EEXIST:'something else has this name',
EACCES:'you have no permission',
EPERM:'the operating system does not permit it',
EROFS:'the disk is read-only',
ENOSPC:'the disk is full',
EDQUOT:'your disk quota is used up',
ENAMETOOLONG:'its path is too long',
ELOOP:'its symbolic links form a loop',
EMFILE:'too many files are open',
ENFILE:'too many files are open',
EBUSY:'another program is using it',
ETXTBSY:'another program is running it',
EIO:'the disk reports an error'
};
function fileProblem({code='',errno}){
return REASONS[code]??(errno===undefined?'the operating system refuses it':(0,node_util__WEBPACK_IMPORTED_MODULE_0__.getSystemErrorMessage)(errno));
}
}),
57809:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
D:()=>(createOwnFile),
O:()=>(writeOwnFile)
});
var tslib__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(67877);
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(59973);
var _text_file_problem_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(99736);
var _git_hardened_environment_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(22388);
var _open_beneath_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(53858);
var _open_file_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(75455);
const{O_CREAT,O_EXCL,O_NOFOLLOW,O_WRONLY}=node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
function createOwnFile(path,content=''){
const file=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path);
const start=(0,_git_hardened_environment_js__WEBPACK_IMPORTED_MODULE_4__.dd)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file))??(0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file);
const{dir,base}=node_path__WEBPACK_IMPORTED_MODULE_2__.posix.parse((0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(start,file));
try{
const env_1={stack:[],error:void 0,hasError:false};
try{
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(start,{recursive:true,mode:0o700});
const folder=(0,tslib__WEBPACK_IMPORTED_MODULE_7__.mS)(env_1,(0,_open_beneath_js__WEBPACK_IMPORTED_MODULE_5__.c)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(start),dir,{create:true}),false);
if((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(folder.at(base),{throwIfNoEntry:false})?.isFile()===false)
throw new _errors_js__WEBPACK_IMPORTED_MODULE_8__.yo(`${path} is a link, a folder or a device, so it was not overwritten. Choose another file.`);
const unfinished=(0,tslib__WEBPACK_IMPORTED_MODULE_7__.mS)(env_1,new DisposableStack(),false);
const next=unfinished.adopt(folder.at(`.forgehand-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`),(name)=>{
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(name,{force:true});
});
const created=unfinished.use(new _open_file_js__WEBPACK_IMPORTED_MODULE_6__.T(next,O_WRONLY|O_CREAT|O_EXCL|O_NOFOLLOW,0o600));
created.write(content);
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(next,folder.at(base));
unfinished.move();
return created;
}
catch(e_1){
env_1.error=e_1;
env_1.hasError=true;
}
finally{
(0,tslib__WEBPACK_IMPORTED_MODULE_7__.hk)(env_1);
}
}
catch(error){
if(!(0,_errors_js__WEBPACK_IMPORTED_MODULE_8__.Or)(error))
throw error;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_8__.yo(`${path} cannot be written: ${(0,_text_file_problem_js__WEBPACK_IMPORTED_MODULE_3__.W)(error)}. Choose another file.`,{cause:error});
}
}
function writeOwnFile(path,content){
createOwnFile(path,content)[Symbol.dispose]();
}
})
};
;
