export const id=2676;
export const ids=[2676];
export const modules={
2818:
((__unused_webpack_module,exports)=>{
var __webpack_unused_export__;
__webpack_unused_export__=true;
exports.Io=exports.kp=void 0;
var peq=new Uint32Array(0x10000);
var myers_32=function(a,b){
var n=a.length;
var m=b.length;
var lst=1<<(n - 1);
var pv=-1;
var mv=0;
var sc=n;
var i=n;
while(i--){
peq[a.charCodeAt(i)]|=1<<i;
}
for(i=0;i<m;i++){
var eq=peq[b.charCodeAt(i)];
var xv=eq|mv;
eq|=((eq&pv)+ pv)^ pv;
mv|=~(eq|pv);
pv&=eq;
if(mv&lst){
sc++;
}
if(pv&lst){
sc--;
}
mv=(mv<<1)|1;
pv=(pv<<1)|~(xv|mv);
mv&=xv;
}
i=n;
while(i--){
peq[a.charCodeAt(i)]=0;
}
return sc;
};
var myers_x=function(b,a){
var n=a.length;
var m=b.length;
var mhc=[];
var phc=[];
var hsize=Math.ceil(n / 32);
var vsize=Math.ceil(m / 32);
for(var i=0;i<hsize;i++){
phc[i]=-1;
mhc[i]=0;
}
var j=0;
for(;j<vsize - 1;j++){
var mv_1=0;
var pv_1=-1;
var start_1=j * 32;
var vlen_1=Math.min(32,m)+ start_1;
for(var k=start_1;k<vlen_1;k++){
peq[b.charCodeAt(k)]|=1<<k;
}
for(var i=0;i<n;i++){
var eq=peq[a.charCodeAt(i)];
var pb=(phc[(i / 32)|0]>>>i)&1;
var mb=(mhc[(i / 32)|0]>>>i)&1;
var xv=eq|mv_1;
var xh=((((eq|mb)&pv_1)+ pv_1)^ pv_1)|eq|mb;
var ph=mv_1|~(xh|pv_1);
var mh=pv_1&xh;
if((ph>>>31)^ pb){
phc[(i / 32)|0]^=1<<i;
}
if((mh>>>31)^ mb){
mhc[(i / 32)|0]^=1<<i;
}
ph=(ph<<1)|pb;
mh=(mh<<1)|mb;
pv_1=mh|~(xv|ph);
mv_1=ph&xv;
}
for(var k=start_1;k<vlen_1;k++){
peq[b.charCodeAt(k)]=0;
}
}
var mv=0;
var pv=-1;
var start=j * 32;
var vlen=Math.min(32,m - start)+ start;
for(var k=start;k<vlen;k++){
peq[b.charCodeAt(k)]|=1<<k;
}
var score=m;
for(var i=0;i<n;i++){
var eq=peq[a.charCodeAt(i)];
var pb=(phc[(i / 32)|0]>>>i)&1;
var mb=(mhc[(i / 32)|0]>>>i)&1;
var xv=eq|mv;
var xh=((((eq|mb)&pv)+ pv)^ pv)|eq|mb;
var ph=mv|~(xh|pv);
var mh=pv&xh;
score +=(ph>>>(m - 1))&1;
score -=(mh>>>(m - 1))&1;
if((ph>>>31)^ pb){
phc[(i / 32)|0]^=1<<i;
}
if((mh>>>31)^ mb){
mhc[(i / 32)|0]^=1<<i;
}
ph=(ph<<1)|pb;
mh=(mh<<1)|mb;
pv=mh|~(xv|ph);
mv=ph&xv;
}
for(var k=start;k<vlen;k++){
peq[b.charCodeAt(k)]=0;
}
return score;
};
var distance=function(a,b){
if(a.length<b.length){
var tmp=b;
b=a;
a=tmp;
}
if(b.length===0){
return a.length;
}
if(a.length<=32){
return myers_32(a,b);
}
return myers_x(a,b);
};
exports.Io=distance;
var closest=function(str,arr){
var min_distance=Infinity;
var min_index=0;
for(var i=0;i<arr.length;i++){
var dist=distance(str,arr[i]);
if(dist<min_distance){
min_distance=dist;
min_index=i;
}
}
return arr[min_index];
};
exports.kp=closest;
}),
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
return status==='failed'&&exitCode !==undefined?`exit ${exitCode}`:LABELS[status];
}
function describeStatus(end){
return `${SIGNS[end.status].symbol} ${statusLabel(end)}`.trimEnd();
}
}),
77766:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
g:()=>(readLocalModels),
k:()=>(settingNamesOf)
});
var _settings_endpoint_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(79559);
var _settings_providers_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28658);
var _settings_workflow_models_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(57182);
var _usage_error_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(4565);
function readLocalModels(flags,environment){
const{model,api,baseUrl='',fallbackModel=[]}=flags;
if(baseUrl !==''&&!(0,_settings_endpoint_js__WEBPACK_IMPORTED_MODULE_2__ .c)(baseUrl)){
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__ .e('The base URL is not a usable http or https address. ' +
'Set --base-url or OPENAI_BASE_URL to one such as https://api.openai.com/v1, without user name, query or fragment.');
}
const keys=keysFor(baseUrl,environment);
const settings={model,api,baseUrl,keys,identity:undefined};
const settingOf={model:'--model',fallback:'--fallback-model'};
const{models,problems:mistakes}=(0,_settings_workflow_models_js__WEBPACK_IMPORTED_MODULE_1__ .F)(settings,{
fallbacks:fallbackModel,
names:OPTIONS,
settingOf,
hasAllKeys:true
});
if(mistakes.length>0)
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__ .e(mistakes.join('\n'));
return models;
}
function keysFor(baseUrl,environment){
const provider=baseUrl===''?undefined:(0,_settings_providers_js__WEBPACK_IMPORTED_MODULE_0__ .zJ)(URL.parse(baseUrl)?.host??'');
const openai=(0,_settings_providers_js__WEBPACK_IMPORTED_MODULE_0__ .li)('openai');
const known=baseUrl===''?_settings_providers_js__WEBPACK_IMPORTED_MODULE_0__ .r5:[provider].filter((one)=>one !==undefined);
const entries=known.map((one)=>[one.name,keyOf(one,environment)]).filter(([,key])=>key !=='');
const own=baseUrl !==''&&!provider&&openai?keyOf(openai,environment):'';
return{own,byProvider:new Map(entries)};
}
function keyOf({keyVariable},environment){
return keyVariable===undefined?'':(environment[keyVariable]?.trim()??'');
}
const OPTIONS={
baseUrl:'--base-url',
api:'--api',
missingKey:({host,provider})=>`${variableOf(provider)} is not set. Set it to your key for ${host}, or name another endpoint with --base-url.`,
unencrypted:({host,provider})=>`${variableOf(provider)} would go to ${host} unencrypted. Use https in the base URL, or unset the key for this command.`,
invalidKey:({host,provider})=>`${variableOf(provider)} for ${host} contains a space or a character beyond ASCII, which keys do not have. Copy the key again.`
};
function settingNamesOf({provider}){
return{apiKey:variableOf(provider),model:'--model',baseUrl:'--base-url',api:'--api'};
}
function variableOf(provider){
return provider?.keyVariable??'OPENAI_API_KEY';
}
}),
89898:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
simulate:()=>(simulate)
});
var external_node_path_=__webpack_require__(76760);
var project=__webpack_require__(96413);
var start_emulators=__webpack_require__(70522);
var visible_text=__webpack_require__(2754);
var interrupt=__webpack_require__(75098);
var json_text=__webpack_require__(3727);
var local_model=__webpack_require__(77766);
var machine=__webpack_require__(97012);
var package_root=__webpack_require__(29850);
var run_action=__webpack_require__(81749);
var external_node_fs_=__webpack_require__(73024);
var promises_=__webpack_require__(51455);
var mod=__webpack_require__(2818);
var schemas=__webpack_require__(3301);
var iso=__webpack_require__(79435);
var errors=__webpack_require__(46150);
var src_errors=__webpack_require__(59973);
var read_workflow=__webpack_require__(26355);
var untrusted_prompt=__webpack_require__(38354);
var script=__webpack_require__(97185);
var model_script=__webpack_require__(15401);
;
const HEAD_BRANCH='simulated-head';
const FAILING_LOG=[
'##[group]Run npm test',
'not ok 1 - adds up all parts of a duration',
'  expected: 5400',
'  actual: 3600',
'##[error]Process completed with exit code 1.',
''
].join('\n');
const STAGES={
issue_comment:async(repository,seed)=>{
const number=seed.fork?await openHead(repository,seed):repository.openIssue(issueOf(seed)).number;
seed.onReady();
const{id}=repository.comment(number,{body:seed.words,author:seed.sender});
return{name:'issue_comment',payload:repository.issueCommentEvent(id)};
},
issues:(repository,seed)=>{
const{number}=repository.openIssue(issueOf(seed));
seed.onReady();
const payload=seed.activity==='assigned'
?repository.assign(number,{to:seed.author,by:seed.sender})
:repository.addLabel(number,{label:seed.label,by:seed.sender});
return{name:'issues',payload};
},
pull_request:async(repository,seed)=>{
const number=await openHead(repository,seed);
return{name:'pull_request',payload:await pullRequestPayload(repository,number,seed)};
},
pull_request_review:(repository,seed)=>reviewOf(repository,seed,{body:seed.words,remark:REMARK}),
pull_request_review_comment:(repository,seed)=>reviewOf(repository,seed,{body:'',remark:seed.words}),
workflow_run:async(repository,seed)=>{
const{fork}=seed;
const number=await openHead(repository,{...seed,author:'github-actions[bot]'});
const{headSha}=repository.pullRequest(number).pullRequest;
const step={name:'Run npm test',conclusion:'failure'};
const job={name:'test',conclusion:'failure',log:FAILING_LOG,steps:[step]};
const origin=fork?{from:fork.state,actor:CONTRIBUTOR}:{actor:seed.sender,pullRequests:[number]};
const about={headSha,headBranch:HEAD_BRANCH,...origin,jobs:[job]};
return{name:'workflow_run',payload:await repository.checks.runEvent(repository.checks.addRun(about))};
},
check_suite:async(repository,seed)=>{
const number=await openHead(repository,{...seed,author:'github-actions[bot]'});
const{headSha}=repository.pullRequest(number).pullRequest;
const output={title:'Tests failed',summary:'expected 5400, got 3600',text:null};
const runs=[{name:'tests',conclusion:'failure',output}];
const suite=repository.checks.addSuite({slug:'other-ci',headSha,headBranch:HEAD_BRANCH,runs});
return{name:'check_suite',payload:await repository.checks.suiteEvent(suite,{by:seed.sender})};
},
schedule:()=>({name:'schedule',payload:{schedule:'17 4 * * 1'}}),
workflow_dispatch:(repository,{sender})=>({
name:'workflow_dispatch',
payload:repository.dispatch({by:sender})
}),
repository_dispatch:(repository,seed)=>{
const{repository:about,sender}=repository.dispatch({by:seed.sender});
const payload={action:'simulated',branch:'main',client_payload:{},repository:about,sender};
return{name:'repository_dispatch',payload};
}
};
const ACTIVITIES={
issues:['labeled','assigned'],
pull_request:['labeled','opened','synchronize','reopened','ready_for_review']
};
const FORK_EVENTS=[
...['issue_comment','pull_request','pull_request_review','pull_request_review_comment','workflow_run']
];
function isRestricted(event,isFork){
return isFork&&event.startsWith('pull_request');
}
const CONTRIBUTOR='contributor';
const SIMULATED_EVENTS=Object.keys(STAGES);
async function stageEvent(name,repository,seed){
const stage=STAGES[name];
if(!stage)
throw new Error(`No scene for ${name}.`);
return await stage(repository,seed);
}
const simulatedModel=async(request)=>(0,model_script .sk)(stepsFor(request.tools),request);
function stepsFor(tools){
const[look]=script .x;
const[finish]=script .x.slice(-1);
if(tools.includes('plan_items')){
const items=['src/duration.js','test/duration.test.js'].map((path)=>({key:path,title:path,text:''}));
return[look,callOf('plan_items',{items}),callOf('finish',PLANNED)];
}
if(!tools.includes('edit_file'))
return[look,callOf('read_file',{path:'src/duration.js'}),callOf('finish',ANSWER)];
if(!tools.includes('answer_thread')||!finish)
return script .x;
const verdict={thread:'T1',verdict:'fixed',text:'All parts of a duration are added up now.'};
return[...script .x.slice(0,-1),callOf('answer_thread',verdict),finish];
}
const PLANNED={title:'Two files',description:'Each file of the project is an item.',complete:true};
const ANSWER={
title:'Why only one part counts',
description:'`parseDuration` matches only the start of the text, so everything after the first part is lost.',
complete:true
};
function callOf(name,args){
return{text:'',toolCalls:[{name,arguments:args}]};
}
const REMARK='The second part of a duration is lost.';
async function reviewOf(repository,seed,{body,remark}){
const number=await openHead(repository,{...seed,author:'github-actions[bot]'});
const comments=[{path:'notes.md',line:1,body:remark}];
const review=await repository.review(number,{author:seed.sender,body,comments});
const events=await repository.reviewEvents(number,review.id);
const event=body===''?events[1]:events[0];
if(!event)
throw new Error('The review has no such event.');
return event;
}
async function openHead(repository,seed){
const{fork}=seed;
await(fork??repository).push(HEAD_BRANCH,{'notes.md':'Durations have parts.\n'},'Add notes');
const origin=fork&&{from:fork,author:CONTRIBUTOR,maintainerCanModify:true};
const{number}=await repository.openPullRequest({...issueOf(seed),head:HEAD_BRANCH,...origin});
seed.onReady();
return number;
}
async function pullRequestPayload(repository,number,{activity,label,sender,fork}){
const by=fork?CONTRIBUTOR:sender;
switch(activity){
case 'synchronize':
await(fork??repository).push(HEAD_BRANCH,{'more.md':'Hours, minutes, seconds.\n'},'Add more');
return repository.pullRequestEvent(number,{action:activity,by});
case 'opened':
case 'reopened':
case 'ready_for_review':
return repository.pullRequestEvent(number,{action:activity,by});
default:
return repository.addLabel(number,{label,by:sender});
}
}
function issueOf({number,title,body,author}){
return{title,body,author,...(number !==undefined&&{number})};
}
var usage_error=__webpack_require__(4565);
;
const account=schemas .Ikc({login:schemas .YjP(),id:schemas .aig().optional()});
const author=account.nullish().transform((user)=>user??{login:'ghost'});
const subject=schemas .Ikc({
number:schemas .aig(),
title:schemas .YjP(),
body:schemas .YjP().nullish(),
user:author,
pull_request:schemas .L5J().optional()
});
const scenarioSchema=schemas .Ikc({
repository:schemas .Ikc({name:schemas .YjP(),owner:account,default_branch:schemas .YjP().default('main')})
.default({name:'repository',owner:{login:'owner'},default_branch:'main'}),
sender:account.default({login:'owner'}),
action:schemas .YjP().optional(),
issue:subject.optional(),
pull_request:subject.optional(),
label:schemas .Ikc({name:schemas .YjP()}).default({name:'agent'}),
review:schemas .Ikc({body:schemas .YjP().nullish()}).optional(),
comment:schemas .Ikc({id:schemas .aig(),body:schemas .YjP(),user:author,created_at:iso .w$().optional()})
.optional()
});
async function readPlan(flags){
const problems=[...callProblems(flags),...folderProblems(flags)];
const read=async(path,parse)=>{
try{
return path===undefined?undefined:await parse(path);
}
catch(error){
if(!(error instanceof src_errors .yo))
throw error;
problems.push(error.message);
return undefined;
}
};
const workflow=await read(flags.workflow,async(path)=>(0,read_workflow .S6)(await readText(path),path));
const payload=await read(flags.payload,readJson);
const outputs=await read(flags.plan,readOutputs);
const parsed=scenarioSchema.safeParse(payload??{});
if(!parsed.success)
problems.push(`${flags.payload??''} is not a webhook payload:\n${errors .S1(parsed.error)}`);
const names=namesOf(flags,workflow);
problems.push(...eventProblems(flags,workflow,names));
if(problems.length>0||!parsed.success)
throw new usage_error .e(problems.join('\n'));
const{data:scenario}=parsed;
const events=names.map((name)=>({
name,
activity:activityOf(name,scenario.action??flags.activity,workflow)
}));
return{events,payload,scenario,workflow,outputs};
}
function activityOf(name,given,workflow){
if(given !==undefined)
return given;
const[known=[]]=[ACTIVITIES[name]];
const types=workflow?.on.find((one)=>one.name===name)?.types??[];
return types.find((type)=>known.includes(type))??known[0];
}
function callProblems({event,activity,fork,workflow,payload,plan}){
const known=ACTIVITIES[event??'']??[];
const isOfFork=event===undefined?workflow !==undefined:FORK_EVENTS.includes(event);
return[
activity !==undefined&&payload !==undefined?'The payload says what the activity is. Remove --activity.':'',
activity !==undefined&&payload===undefined&&!known.includes(activity)?unknownActivity(event,known):'',
fork&&payload !==undefined?'--fork makes up a pull request. Remove --payload.':'',
fork&&payload===undefined&&!isOfFork?`--fork is for the events ${FORK_EVENTS.join(', ')}.`:'',
event===undefined&&workflow===undefined?'Name an event with --event, or a workflow with --workflow.':'',
payload !==undefined&&event===undefined?'Name the event of the payload with --event.':'',
plan !==undefined&&workflow===undefined?'--plan is for a workflow: add --workflow.':''
].filter(Boolean);
}
function unknownActivity(event,known){
return known.length===0
?`--activity is for one of the events ${Object.keys(ACTIVITIES).join(' and ')}: name it with --event.`
:`The activities of ${event??''} that can be made up are ${known.join(', ')}. Choose one of them with --activity.`;
}
function namesOf({event},workflow){
if(event !==undefined)
return[event];
return(workflow?.on??[]).flatMap(({name})=>(SIMULATED_EVENTS.includes(name)?[name]:[]));
}
function eventProblems({event,workflow:file='',payload},workflow,events){
const isKnown=event===undefined||payload !==undefined||SIMULATED_EVENTS.includes(event);
const problems=isKnown?[]:[unknownEvent(event)];
if(!workflow)
return problems;
problems.push(...(0,untrusted_prompt .U)(workflow));
const on=workflow.on.map(({name})=>name);
if(event !==undefined&&!on.includes(event))
problems.push(`${file} does not start on ${event}, only on ${on.join(', ')}.`);
if(events.length===0)
problems.push(`${file} starts on ${on.join(', ')}. None of these can be simulated without --payload.`);
return problems;
}
function unknownEvent(event){
const near=(0,mod .kp)(event,[...SIMULATED_EVENTS]);
return `The event ${JSON.stringify(event)} cannot be made up. Did you mean ${near}? The events are ${SIMULATED_EVENTS.join(', ')}. For another one, add --payload.`;
}
async function readText(path){
try{
return await(0,promises_.readFile)(path,'utf8');
}
catch(error){
throw new usage_error .e(`The file ${path} cannot be read: ${(0,src_errors .bD)(error)}`);
}
}
async function readJson(path){
const text=await readText(path);
try{
return JSON.parse(text);
}
catch(error){
throw new usage_error .e(`The file ${path} is not JSON: ${(0,src_errors .bD)(error)}`);
}
}
const outputsSchema=schemas .g1P(schemas .YjP(),schemas .L5J().transform((value)=>(typeof value==='string'?value:JSON.stringify(value))));
async function readOutputs(path){
const parsed=outputsSchema.safeParse(await readJson(path));
if(parsed.success)
return parsed.data;
throw new usage_error .e(`${path} must be a JSON object with the outputs of the job that plans, such as matrix.`);
}
function folderProblems({repository,head,model}){
return[
repository !==undefined&&model===undefined
?'The scripted model only knows the demo project. Choose a real model with --model.'
:'',
repository !==undefined&&!(0,external_node_fs_.existsSync)(repository)
?`There is no folder ${repository}. Choose the files of the repository with --repository.`
:'',
head !==undefined&&!(0,external_node_fs_.existsSync)(head)
?`There is no folder ${head}. Choose the files of the pull request's branch with --head.`
:''
].filter(Boolean);
}
;
class ScenarioClock{
#commentedAt;
#startedAt;
constructor(commentedAt){
this.#commentedAt=commentedAt===undefined?Date.now():Date.parse(commentedAt);
}
start(){
this.#startedAt??=Date.now();
}
now(){
return new Date(this.#commentedAt +(this.#startedAt===undefined?-BEFORE_MS:Date.now()- this.#startedAt));
}
}
const BEFORE_MS=60_000;
;
function countCalls(github){
const first=github.requests.length;
let git=0;
github.observe((phase,{url=''})=>{
if(phase==='received'&&/\/(?:info\/refs|git-(?:upload|receive)-pack)(?:\?|$)/.test(url))
git +=1;
return Promise.resolve(undefined);
});
return()=>{
const own=github.requests.slice(first);
const graphql=own.filter(({path})=>path.includes('/graphql')).length;
const writes=own.filter(({method,path})=>method !=='GET'&&!path.includes('/graphql')).length;
return{reads:own.length - writes - graphql,writes,graphql,git};
};
}
async function readContents({state}){
const listing=await state.git.text(['for-each-ref','--format=%(objectname) %(refname)']);
const lines=listing.split('\n').filter(Boolean);
const refs=new Map(lines.map((line)=>[line.slice(41),line.slice(0,40)]));
const issues=[...state.issues.values()].flatMap(thingsOf);
const comments=[...state.comments.values()].flatMap(({id,issueNumber,body,reactions})=>[
[`comment ${id} on #${issueNumber}`,body],
...reactions.map(({content})=>[`reaction ${content} on comment ${id}`,''])
]);
return{refs,things:new Map([...issues,...comments])};
}
function thingsOf(issue){
const{number,title,body,state,labels,reactions,pullRequest:pull}=issue;
const name=pull?`pull request #${number}`:`issue #${number}`;
const refs=pull?` (${pull.isDraft?'draft, ':''}${pull.headRef} into ${pull.baseRef})`:'';
return[
[`${name}${refs}`,[title,body,state].join('\n')],
...[...labels].map((label)=>[`label ${label} of #${number}`,'']),
...reactions.map(({content})=>[`reaction ${content} on #${number}`,'']),
...(pull?.reviews??[]).map((review)=>[`review ${review.id} of #${number}`,review.body]),
...(pull?.reviewComments??[]).flatMap((comment)=>[
[`comment ${comment.id} in a review thread of #${number}`,comment.body],
...(comment.thread.resolvedBy?[[`resolved thread ${comment.thread.id} of #${number}`,'']]:[])
])
];
}
function effectsBetween(before,after){
const isOwn=([name])=>!name.startsWith('refs/pull/');
const named=(contents)=>new Map([
...[...contents.refs].filter(isOwn).map(([name,sha])=>[refLabel(name),sha]),
...contents.things
]);
const[old,now]=[named(before),named(after)];
const created=[...now.keys()].filter((name)=>!old.has(name)).map((name)=>`created ${name}`);
const changed=[...now].filter(([name,value])=>old.has(name)&&old.get(name)!==value);
const removed=[...old.keys()].filter((name)=>!now.has(name)).map((name)=>`removed ${name}`);
return counted([...created,...changed.map(([name])=>`changed ${name}`),...removed].map(withoutId));
}
function withoutId(line){
return line.replace(/(?<= (?:comment|review|thread)) \d+\b/,'');
}
function counted(lines){
return[...Map.groupBy(lines,(line)=>line)].map(([line,{length}])=>length>1?`${line} (${length})`:line);
}
function refLabel(name){
return name.startsWith('refs/heads/')?`branch ${name.slice('refs/heads/'.length)}`:`ref ${name}`;
}
var format=__webpack_require__(79623);
var text_blocks=__webpack_require__(3945);
;
function effectsText({writes,calls}){
const lines=writes.length===0?['nothing was written']:writes;
return[...lines.map((line)=>`- ${(0,visible_text .Q)(line)}`),callsText(calls),''].join('\n');
}
function callsText({reads,writes,graphql,git}){
const total=reads + writes + graphql;
return `${(0,format .LS)(total,'API call')}: ${reads} read, ${writes} write, ${graphql} GraphQL; ${(0,format .LS)(git,'git request')}`;
}
function eventText({event,jobs}){
return `\n${event}\n${jobs.map((job)=>(0,text_blocks .pZ)(jobText(job))).join('')}`;
}
function jobText({job,skipped,runs}){
if(skipped !==undefined)
return `${job}: skipped, ${skipped}\n`;
return runs.map((run)=>`${job}${matrixLabel(run)}: ${run.outcome}\n${(0,text_blocks .pZ)(effectsText(run))}`).join('');
}
function matrixLabel({matrix}){
if(!matrix)
return '';
const values=Object.values(matrix).map((value)=>(typeof value==='string'?value:JSON.stringify(value)));
return ` (${(0,visible_text .Q)(values.join(', '))})`;
}
var external_node_os_=__webpack_require__(48161);
var start_model=__webpack_require__(74679);
var expressions=__webpack_require__(33422);
;
const MAX_JOBS=256;
function expandMatrix(matrix){
if(!isMap(matrix))
throw new src_errors .yo(`The matrix is ${JSON.stringify(matrix)}, which is not a map of lists.`);
const{include=[],exclude=[],...lists}=matrix;
if(!isListOfMaps(include)||!isListOfMaps(exclude))
throw new src_errors .yo('include and exclude of a matrix must be lists of maps.');
const product=productOf(lists).filter((job)=>!exclude.some((pattern)=>matches(job,pattern)));
const all=include.reduce((jobs,extra)=>addIncluded(jobs,extra,lists),product);
if(all.length===0)
throw new src_errors .yo('The matrix has no jobs, which makes the workflow fail.');
if(all.length>MAX_JOBS)
throw new src_errors .yo(`The matrix has ${all.length} jobs. The limit is ${MAX_JOBS}.`);
return all;
}
function productOf(lists){
const names=Object.keys(lists);
if(names.length===0)
return[];
return names.reduce((jobs,name)=>{
const values=lists[name];
if(!Array.isArray(values))
throw new src_errors .yo(`${name} of the matrix is not a list.`);
return jobs.flatMap((job)=>values.map((value)=>({...job,[name]:value})));
},[{}]);
}
function addIncluded(jobs,extra,lists){
const ofLists=Object.fromEntries(Object.entries(extra).filter(([name])=>name in lists));
const isExtended=(job)=>Object.keys(lists).some((name)=>name in job)&&matches(job,ofLists);
return jobs.some(isExtended)?jobs.map((job)=>(isExtended(job)?{...job,...extra}:job)):[...jobs,extra];
}
function matches(job,pattern){
return Object.entries(pattern).every(([name,value])=>JSON.stringify(job[name])===JSON.stringify(value));
}
function isMap(value){
return typeof value==='object'&&value !==null&&!Array.isArray(value);
}
function isListOfMaps(value){
return Array.isArray(value)&&value.every(isMap);
}
;
async function simulateJobs(run,scene){
const artifacts=await(0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(),'forgehand-artifacts-'));
try{
return await simulateInOrder(run,{...scene,artifacts});
}
finally{
await(0,promises_.rm)(artifacts,{recursive:true,force:true});
}
}
async function simulateInOrder(run,scene){
const ended=new Map();
const shown=new Map();
for(const[name,job]of(0,read_workflow .al)(run.workflow)){
const contexts=contextsOf(run,job,{ended,repository:scene.emulators.repository.fullName});
const needed=job.needs.flatMap((other)=>ended.get(other)??[]);
const simulated=await simulateJob({name,job,contexts,needed},run,scene);
shown.set(name,simulated.shown);
ended.set(name,{...simulated.ended,outputs:{...simulated.ended.outputs,...run.outputs}});
}
const jobs=Object.keys(run.workflow.jobs).flatMap((name)=>shown.get(name)??[]);
return{event:run.event.name,jobs};
}
async function simulateJob({name,job,contexts,needed},run,scene){
const skip=(skipped,result)=>({
shown:{job:name,skipped,runs:[]},
ended:{result,outputs:{}}
});
const needs=needed.map(({result})=>result);
if(!(0,expressions .ub)(job.if,contexts,needs))
return skip(job.if===undefined?'because a job that it needs did not run':'because its condition is false','skipped');
const step=(0,read_workflow .D2)(job);
if(!step)
return skip('because none of its steps is Forgehand','success');
const runs=[];
let outputs={};
for(const matrix of matrixOf(job,contexts)){
const own=matrix?{...contexts,matrix:asJson(matrix)}:contexts;
const result=await runStep({job,step,contexts:own,matrix,needed},run,scene);
runs.push(result.shown);
await keepArtifact(result.outputs,(0,external_node_path_.join)(scene.artifacts,`${name}-${runs.length}`));
outputs=outputsOf(job,step,{contexts:own,outputs:result.outputs});
}
const isFine=runs.every(({exitCode})=>exitCode===0);
return{shown:{job:name,skipped:undefined,runs},ended:{result:isFine?'success':'failure',outputs}};
}
function matrixOf({strategy},contexts){
const matrix=strategy?.matrix;
if(matrix===undefined)
return[undefined];
return expandMatrix(typeof matrix==='string'?(0,expressions .RP)(matrix,contexts):matrix);
}
const REPLACED=new Set([
...['github-token','api-key','model','api','base-url','fallback-models'],
...['openai-identity-provider','openai-service-account','openai-audience']
]);
async function runStep({job,step,contexts,matrix,needed},{workflow,event,inputs:ofModel,isRestricted},{emulators,script,action,sandbox,onLine,signal,artifacts}){
const{github,repository}=emulators;
const model=await(0,start_model .D)({script});
try{
const given=Object.entries(step.with).filter(([name])=>!REPLACED.has(name));
const written=given.map(([name,text])=>[name,(0,expressions .GW)(text,contexts)]);
const before=await readContents(repository);
const calls=countCalls(github);
const asksModel=!['publish','stop','stats','gather'].includes(step.with['phase']??'');
const scripted={'base-url':model.baseUrl,'api-key':model.apiKey,model:model.name};
const none={'base-url':'','api-key':'',model:''};
const{exitCode,outputs}=await(0,run_action .C)(emulators,{
...{action,environment:(0,machine .R)(),eventName:event.name,payload:event.payload},
...{commentId:0,onLine,signal},
token:repository.issueToken({
permissions:permissionsOf(job.permissions??workflow.permissions,isRestricted)
}),
inputs:{
sandbox,
...Object.fromEntries(written),
...proposalOf(step,needed),
'spread-seconds':'0',
...('artifacts-path' in step.with&&{'artifacts-path':artifacts}),
...(asksModel?(ofModel??scripted):none),
...(isRestricted&&{'api-key':''})
}
});
const writes=effectsBetween(before,await readContents(repository));
const outcome=outputs['outcome']??'none';
return{shown:{matrix,outcome,exitCode,writes,calls:calls()},outputs};
}
finally{
await model.close();
}
}
const READ_ONLY={
...{actions:'read',checks:'read',contents:'read',issues:'read',pull_requests:'read'}
};
function permissionsOf(listed,isRestricted){
if(listed===undefined||listed===null||listed==='write-all')
return isRestricted?READ_ONLY:{};
const level=(name)=>{
const written=listed==='read-all'?'read':(listed[name]??'none');
return isRestricted&&written==='write'?'read':written;
};
return{
actions:level('actions'),
checks:level('checks'),
contents:level('contents'),
issues:level('issues'),
pull_requests:level('pull-requests')
};
}
function contextsOf({event},{needs},{ended,repository}){
const payload=asJson(event.payload);
const[owner='']=repository.split('/');
const github={
event_name:event.name,
event:payload,
repository,
repository_owner:owner,
actor:fieldOf(fieldOf(payload,'sender'),'login')??''
};
return{
github:{
...github,
ref:'refs/heads/main',
ref_name:'main',
run_id:'1',
run_attempt:'1',
workflow:'simulated'
},
needs:Object.fromEntries(needs.map((name)=>[name,asJson(ended.get(name)??{result:'skipped',outputs:{}})])),
inputs:fieldOf(payload,'inputs')??{},
...EMPTY
};
}
const EMPTY={
...{secrets:{},vars:{},env:{},steps:{},matrix:{},strategy:{}},
...{job:{status:'success'},runner:{os:'Linux',temp:'/tmp'}}
};
function fieldOf(value,name){
if(value===null||typeof value !=='object')
return undefined;
return Object.entries(value).find(([key])=>key===name)?.[1];
}
function outputsOf({outputs:declared},{id},{contexts,outputs}){
const steps=id===undefined?{}:{[id]:{outputs:asJson(outputs)}};
const read=(text)=>(0,expressions .GW)(text,{...contexts,steps});
const own=Object.entries(declared).map(([name,text])=>[name,read(text)]);
return{...Object.fromEntries(own),[PROPOSAL]:outputs[PROPOSAL]??''};
}
const PROPOSAL='proposal-path';
function proposalOf({with:inputs},needed){
const path=needed.flatMap(({outputs})=>outputs[PROPOSAL]??[]).find((one)=>one !=='');
return inputs['phase']==='publish'&&path !==undefined?{[PROPOSAL]:path}:{};
}
async function keepArtifact(outputs,folder){
const{'artifact-path':path=''}=outputs;
if(path !=='')
await(0,promises_.cp)(path,folder,{recursive:true});
}
function asJson(value){
return JSON.parse(JSON.stringify(value??null));
}
var terminal_writer=__webpack_require__(44977);
var plain_text=__webpack_require__(97888);
;
async function threadsText(threads,style){
const texts=await Promise.all(threads.map((thread)=>threadText(thread,style)));
return texts.map((text)=>`\n${text}\n`).join('');
}
async function threadText(thread,style){
const title=style('bold',(0,visible_text .Q)(`${labelOf(thread)}: ${thread.title}`));
const comments=await Promise.all(thread.comments.map(async({author,body})=>`${style('bold',author)} commented:\n${(0,text_blocks .pZ)(await(0,plain_text .n)(body))}`));
const body=thread.body===null?'':await(0,plain_text .n)(thread.body);
const change=thread.kind==='pull_request'?(0,text_blocks .N5)((0,visible_text .Q)(thread.diff),style):'';
const parts=[body,...comments,change].filter((part)=>part.trim()!=='');
return[title,...parts.map(text_blocks .pZ)].join('\n\n');
}
function labelOf(thread){
if(thread.kind==='issue')
return `Issue #${thread.number}`;
const{number,head,base,isDraft}=thread;
return `Pull request #${number} (${isDraft?'draft, ':''}${head} into ${base})`;
}
;
async function simulate(flags){
const plan=await readPlan(flags);
return plan.workflow
?await simulateWorkflow(plan,plan.workflow,flags)
:await simulateEvent(plan,plan.events[0]??NO_EVENT,flags);
}
const NO_EVENT={name:'',activity:undefined};
async function simulateEvent(plan,event,flags){
const restricted=isRestricted(event.name,flags.fork===true);
const inputs={...readActionInputs(flags),...(restricted&&NO_SECRETS)};
const signal=(0,interrupt .Y)();
const{emulators,fired}=await openScene(plan,event,flags);
const say=(0,terminal_writer .A)(process.stdout,process.env);
try{
const before=await readContents(emulators.repository);
const calls=countCalls(emulators.github);
const{exitCode,outputs}=await(0,run_action .C)(emulators,{
...{commentId:plan.scenario.comment?.id??0,onLine:logTo(flags),signal},
...{action:(0,package_root .Z)(),environment:(0,machine .R)(),inputs},
...{eventName:fired.name,payload:fired.payload},
token:emulators.repository.issueToken({permissions:restricted?READ_ONLY:ALL_PERMISSIONS})
});
const outcome=outputs['outcome']??'none';
const threads=await threadsOf(emulators);
const done={writes:effectsBetween(before,await readContents(emulators.repository)),calls:calls()};
if(flags.json)
process.stdout.write((0,json_text .s)({outcome,exitCode,outputs,threads,...done}));
else{
const style=(0,text_blocks .j9)(process.stdout);
say(`${await threadsText(threads,style)}\n${effectsText(done)}\nOutcome: ${outcome}\n`);
}
return exitCode===0?0:1;
}
finally{
await emulators.close();
}
}
async function simulateWorkflow(plan,workflow,flags){
const inputs=readActionInputs(flags);
const signal=(0,interrupt .Y)();
const say=(0,terminal_writer .A)(process.stdout,process.env);
const events=[];
for(const event of plan.events){
const{emulators,fired}=await openScene(plan,event,flags);
try{
const run={
workflow,
event:fired,
outputs:plan.outputs,
inputs:flags.model===undefined?undefined:inputs,
isRestricted:isRestricted(event.name,flags.fork===true)
};
const scene={
emulators,
script:simulatedModel,
action:(0,package_root .Z)(),
sandbox:flags.sandbox,
onLine:logTo(flags),
signal
};
const simulated=await simulateJobs(run,scene);
events.push(simulated);
if(!flags.json)
say(eventText(simulated));
}
finally{
await emulators.close();
}
}
if(flags.json)
process.stdout.write((0,json_text .s)({workflow:flags.workflow,events}));
const isFine=events.every(({jobs})=>jobs.every(({runs})=>runs.every(({exitCode})=>exitCode===0)));
return isFine?0:1;
}
function logTo({json,workflow}){
const stream=json||workflow !==undefined?process.stderr:process.stdout;
return(line)=>void stream.write(`${(0,visible_text .Q)(line)}\n`);
}
function readActionInputs({model,baseUrl='',sandbox}){
if(model===undefined)
return{sandbox};
const{credential}=(0,local_model .g)({model,baseUrl},process.env).main;
return{sandbox,model,'base-url':baseUrl,'api-key':credential.kind==='key'?credential.key:''};
}
const NO_SECRETS={'api-key':''};
const ALL_PERMISSIONS={actions:'write',checks:'read'};
async function openScene({scenario,payload},event,flags){
const{name,activity}=event;
const isRebuilt=payload===undefined||(name !=='issue_comment'&&canMakeUp(event));
const{issue,comment}=scenario;
const clock=new ScenarioClock(isRebuilt?undefined:comment?.created_at);
const emulators=await startEmulatorsFor(scenario,clock,flags);
const{repository,github}=emulators;
const onReady=()=>{
clock.start();
};
try{
if(isRebuilt){
const fork=flags.fork&&
(await github.createRepository({owner:CONTRIBUTOR,name:repository.state.name,forkOf:repository}));
const fired=await stageEvent(name,repository,{...seedOf(scenario),activity,fork,onReady});
onReady();
return{emulators,fired};
}
if(issue)
await openThread(emulators,issue,flags);
onReady();
if(issue&&comment)
repository.comment(issue.number,{...comment,author:comment.user.login});
return{emulators,fired:{name,payload}};
}
catch(error){
await emulators.close();
throw error;
}
}
function canMakeUp({name,activity}){
const known=ACTIVITIES[name];
return SIMULATED_EVENTS.includes(name)&&(!known||activity===undefined||known.includes(activity));
}
const TITLE='Only the first part of a duration counts';
const BODY='`1h 30m` is 3600 seconds, not 5400.';
function seedOf({issue,pull_request:pull,...scenario}){
const{sender,comment,review,label}=scenario;
const about=pull??issue;
return{
sender:sender.login,
number:about?.number,
title:about?.title??TITLE,
body:about?.body??BODY,
author:about?.user.login??sender.login,
words:review?.body??comment?.body??'/agent fix this',
label:label.name
};
}
async function startEmulatorsFor({repository,sender,issue,comment},clock,flags){
const files=flags.repository===undefined?{files:project .ZJ}:{fromDirectory:(0,external_node_path_.resolve)(flags.repository)};
const{name,owner,default_branch:defaultBranch}=repository;
return await(0,start_emulators .d)({
repository:{owner:owner.login,name,defaultBranch,...files},
script:simulatedModel,
now:()=>clock.now(),
maintainer:sender.login,
accounts:[sender,owner,...[issue?.user,comment?.user].filter((user)=>user !==undefined)],
searchPath:(0,machine .R)().PATH
});
}
async function openThread({repository},{number,title,body=null,user,pull_request:isPullRequest},{head}){
const thread={number,title,author:user.login};
if(isPullRequest===undefined||isPullRequest===null){
repository.openIssue({...thread,body});
return;
}
await repository.push(HEAD_BRANCH,{},'Simulated pull request');
if(head !==undefined)
await repository.pushDirectory(HEAD_BRANCH,(0,external_node_path_.resolve)(head),'Files of --head');
await repository.openPullRequest({...thread,body:body??'',head:HEAD_BRANCH});
}
async function threadsOf({repository}){
const{issues,git}=repository.state;
return await Promise.all([...issues.values()].map(async({number,title,body,pullRequest})=>{
const comments=repository
.comments(number)
.map(({author:{login},body:text})=>({author:login,body:text}));
const thread={number,title,body,comments};
if(!pullRequest)
return{kind:'issue',...thread};
const{isDraft,headRef:head,headSha,baseRef:base,baseSha}=pullRequest;
const diff=await git.text(['diff','--no-color','--no-ext-diff',`${baseSha}...${headSha}`]);
return{kind:'pull_request',...thread,head,base,isDraft,diff};
}));
}
}),
79623:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
B4:()=>(formatCount),
LS:()=>(plural),
WH:()=>(estimateSign),
a3:()=>(formatDuration),
fq:()=>(formatEdits),
nT:()=>(formatDollars),
rL:()=>(listFirst)
});
function formatDuration(milliseconds){
if(milliseconds<1_000)
return `${Math.round(milliseconds)} ms`;
if(milliseconds<59_950)
return `${(milliseconds / 1_000).toFixed(1)} s`;
const seconds=Math.round(milliseconds / 1_000);
if(seconds<3_600)
return `${Math.floor(seconds / 60)} min ${pad(seconds % 60)} s`;
const minutes=Math.round(seconds / 60);
return `${Math.floor(minutes / 60)} h ${pad(minutes % 60)} min`;
}
function formatCount(count){
if(count<1_000)
return String(count);
if(count<999_950)
return `${oneDecimal(count / 1_000)}k`;
return `${oneDecimal(count / 1_000_000)}M`;
}
function formatDollars(dollars){
return `$${dollars.toFixed(dollars<0.1?4:2)}`;
}
function estimateSign({isEstimate}){
return isEstimate?'≈':'';
}
function plural(count,noun){
return `${count} ${noun}${count===1?'':'s'}`;
}
function listFirst(items,max){
const more=items.length - max;
return items.slice(0,max).join(', ')+(more>0?` and ${more} more`:'');
}
function formatEdits(edits){
if(edits.length===0)
return '';
const added=edits.reduce((sum,edit)=>sum + edit.added,0);
const removed=edits.reduce((sum,edit)=>sum + edit.removed,0);
return `+${added} −${removed}`;
}
function oneDecimal(value){
return value.toFixed(1).replace(/\.0$/,'');
}
function pad(value){
return String(value).padStart(2,'0');
}
}),
52628:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
M:()=>(MAX_TITLE_LENGTH),
t:()=>(MAX_BODY_LENGTH)
});
const MAX_BODY_LENGTH=65_536;
const MAX_TITLE_LENGTH=256;
}),
55611:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
u:()=>(isHtmlElement)
});
const ELEMENTS=new Set(('a abbr address area article aside audio b base bdo blockquote body br button canvas caption center cite code col ' +
'colgroup datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form frame ' +
'frameset h1 h2 h3 h4 h5 h6 head header hr html i iframe image img input ins kbd label legend li link main map ' +
'mark math menu meta nav noscript object ol optgroup option p param picture pre q rp rt ruby s samp script ' +
'section select small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th ' +
'thead time title tr track tt u ul use var video wbr').split(' '));
function isHtmlElement(tagName){
return ELEMENTS.has(tagName);
}
}),
61297:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
j:()=>(htmlText)
});
var _html_elements_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(55611);
const UNREAD=/^(?:script|style|svg|math|iframe|object|template|noscript)$/;
function htmlText(html,HtmlTokenizer){
const words=[];
let unread;
const add=(text)=>{
if(unread===undefined)
words.push(text);
};
const addUnknown=({tagName,location})=>{
if(!(0,_html_elements_js__WEBPACK_IMPORTED_MODULE_0__ .u)(tagName))
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
}),
66855:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Hj:()=>(exceedsParserLimits),
V1:()=>(hasAmbiguousBlocks),
b7:()=>(countMatches),
fF:()=>(isStackOverflow),
jM:()=>(loadMarkdownParser)
});
var _github_limits_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(52628);
const DECORATION=['attention','strikethrough','hardBreakEscape','wwwAutolink','protocolAutolink','emailAutolink'];
const DISABLED={
all:[],
structure:DECORATION,
blocks:[
...DECORATION,
'autolink',
'htmlText',
'codeText',
'labelEnd',
'labelStartImage',
'labelStartLink',
'characterEscape',
'characterReference',
'gfmFootnoteCall',
'gfmPotentialFootnoteCall'
]
};
async function loadMarkdownParser(){
const[{fromMarkdown},{gfm},{gfmFromMarkdown}]=await Promise.all([
Promise.all([__webpack_require__.e(108),__webpack_require__.e(3011),__webpack_require__.e(6688)]).then(__webpack_require__.bind(__webpack_require__,16556)),
Promise.all([__webpack_require__.e(3361),__webpack_require__.e(7221)]).then(__webpack_require__.bind(__webpack_require__,3361)),
Promise.all([__webpack_require__.e(1479),__webpack_require__.e(5850),__webpack_require__.e(1462)]).then(__webpack_require__.bind(__webpack_require__,36514))
]);
const options=(depth)=>({
extensions:[gfm(),{disable:{null:DISABLED[depth]}}],
mdastExtensions:gfmFromMarkdown().filter(({transforms})=>depth==='all'||!transforms)
});
const byDepth={all:options('all'),structure:options('structure'),blocks:options('blocks')};
return(text,depth)=>fromMarkdown(text,byDepth[depth]);
}
const MARKERS=String.raw `(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])|\[\^[^\]\s]{1,99}\]:))`;
const NO_BREAK=String.raw `(?![ \t]*([-*])(?:[ \t]*\1)*[ \t]*$)`;
const TOO_DEEP=new RegExp(`^${NO_BREAK}${MARKERS}{13}`,'m');
const CONTAINERS=new RegExp(`^${MARKERS}+`,'gm');
const UNDERLINES=/^[ \t]*(?:=+|-+)[ \t]*$/gm;
const MAX_CONTAINERS=2_500;
const MAX_UNDERLINES=2_500;
const AMBIGUOUS_ITEM=/^(?:[ \t>]*(?:[-*+]|\d{1,9}[.)])(?=[ \t\n]))+[ \t]*\n[ \t>]*(?:\t| {2})\n/mu;
function hasAmbiguousBlocks(markdown){
return AMBIGUOUS_ITEM.test(markdown);
}
const MAX_PARSED=2 * _github_limits_js__WEBPACK_IMPORTED_MODULE_0__ .t;
function exceedsParserLimits(markdown){
return(markdown.length>MAX_PARSED||
TOO_DEEP.test(markdown)||
countMarkerCharacters(CONTAINERS,markdown)>MAX_CONTAINERS||
countMatches(UNDERLINES,markdown)>MAX_UNDERLINES);
}
function isStackOverflow(error){
return Error.isError(error)&&error.name==='RangeError';
}
function countMatches(pattern,text){
return(text.match(pattern)??[]).length;
}
function countMarkerCharacters(pattern,text){
return(text.match(pattern)??[]).reduce((sum,found)=>sum + found.replace(/[ \t\d]+/g,'').length,0);
}
}),
97888:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
n:()=>(markdownAsText)
});
var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2754);
var _html_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(61297);
var _parser_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(66855);
async function markdownAsText(markdown){
const text=(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__ .Q)(markdown);
if((0,_parser_js__WEBPACK_IMPORTED_MODULE_2__ .Hj)(text))
return text;
const[parse,{Tokenizer:HtmlTokenizer}]=await Promise.all([(0,_parser_js__WEBPACK_IMPORTED_MODULE_2__ .jM)(),__webpack_require__.e(7016).then(__webpack_require__.bind(__webpack_require__,67016))]);
try{
return(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__ .Q)(new TextWriter(HtmlTokenizer).blockOf(parse(text,'all')));
}
catch(error){
if((0,_parser_js__WEBPACK_IMPORTED_MODULE_2__ .fF)(error))
return text;
throw error;
}
}
const ALERT=/^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\n?/u;
const SUMMARY=/<summary>([^]*?)<\/summary>/giu;
class TextWriter{
#HtmlTokenizer;
constructor(HtmlTokenizer){
this.#HtmlTokenizer=HtmlTokenizer;
}
blockOf(node){
switch(node.type){
case 'list':
return this.#list(node);
case 'blockquote':
return prefixed(this.#blocks(node.children).replace(ALERT,(_,kind)=>`${capitalized(kind)}: `),'> ');
case 'code':
return prefixed(node.value,'    ');
case 'table':
return this.#table(node);
case 'thematicBreak':
return '---';
case 'html':
return this.#html(node.value.replaceAll(SUMMARY,'▸ $1')).trim();
case 'root':
case 'listItem':
case 'footnoteDefinition':
return this.#blocks(node.children);
default:
return this.#inline(node);
}
}
#blocks(nodes){
const blocks=nodes.map((node)=>this.blockOf(node));
return blocks.filter((block)=>block !=='').join('\n\n');
}
#list({children,ordered,start,spread}){
const items=children.map((item,index)=>{
const marker=ordered?`${(start??1)+ index}. `:'- ';
const box=item.checked===true?'[x] ':item.checked===false?'[ ] ':'';
const text=item.spread
?this.#blocks(item.children)
:item.children.map((child)=>this.blockOf(child)).join('\n');
return `${marker}${box}${prefixed(text,' '.repeat(marker.length)).trimStart()}`;
});
return items.join(spread?'\n\n':'\n');
}
#table({children}){
const rows=children.map((row)=>row.children.map((cell)=>this.#inlines(cell.children)));
const widths=(rows[0]??[]).map((_,column)=>Math.max(...rows.map((row)=>widthOf(row[column]))));
const lines=rows.map((row)=>widths.map((width,column)=>padded(row[column],width)).join('  '));
return lines.map((line)=>line.trimEnd()).join('\n');
}
#inlines(nodes){
return nodes.map((node)=>this.#inline(node)).join('');
}
#inline(node){
switch(node.type){
case 'text':
case 'inlineCode':
return node.value;
case 'break':
return '\n';
case 'html':
return this.#html(node.value);
case 'image':
return node.alt??'';
case 'link':{
const text=this.#inlines(node.children);
return node.url===text||node.url.startsWith('#')?text:`${text} (${node.url})`;
}
default:
return 'children' in node?this.#inlines(node.children):'';
}
}
#html(html){
return(0,_html_text_js__WEBPACK_IMPORTED_MODULE_1__ .j)(html,this.#HtmlTokenizer);
}
}
function widthOf(text=''){
return text.length +(text.match(/\p{Emoji_Presentation}/gu)??[]).filter(({length})=>length===1).length;
}
function padded(text='',width){
return text + ' '.repeat(Math.max(0,width - widthOf(text)));
}
function prefixed(text,prefix){
return text
.split('\n')
.map((line)=>`${prefix}${line}`.trimEnd())
.join('\n');
}
function capitalized(word){
return `${word.slice(0,1)}${word.slice(1).toLowerCase()}`;
}
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
return JSON.parse(JSON.stringify(evaluate(expression,contexts,[]),_actions_expressions__WEBPACK_IMPORTED_MODULE_0__ .p.$U));
}
function evaluate(text,contexts,needs){
try{
const functions=new Map(statusFunctions(needs).map((one)=>[one.name,one]));
const{tokens}=new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ .JG(text.trim()).lex();
const expression=new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ .iX(tokens,CONTEXTS,[...functions.values()]).parse();
const all=Object.entries(contexts).map(([key,value])=>({key,value:toData(value)}));
return new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ .oi(expression,new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ .p.bT(...all),functions).evaluate();
}
catch(error){
throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__ .yo(`The expression ${text.trim()} cannot be evaluated: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__ .bD)(error)}`,{cause:error});
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
call:()=>new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ .p.bo(value)
}));
}
function toData(value){
if(value===null)
return new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ .p.Uv();
if(typeof value==='string')
return new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ .p.uQ(value);
if(typeof value==='number')
return new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ .p.Q9(value);
if(typeof value==='boolean')
return new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ .p.bo(value);
if(isList(value))
return new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ .p.O3(...value.map(toData));
return new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ .p.bT(...Object.entries(value).map(([key,inner])=>({key,value:toData(inner)})));
}
function isList(value){
return Array.isArray(value);
}
function isTruthy(value){
switch(value.kind){
case _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ .p.b8.Boolean:
case _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ .p.b8.Number:
case _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ .p.b8.String:
return Boolean(value.value);
case _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ .p.b8.Null:
return false;
default:
return true;
}
}
}),
26355:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
D2:()=>(forgehandStep),
S6:()=>(readWorkflow),
al:()=>(inOrder)
});
var yaml__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6637);
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3301);
var zod__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(46150);
var _errors_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(59973);
const scalar=zod__WEBPACK_IMPORTED_MODULE_1__ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__ .YjP(),zod__WEBPACK_IMPORTED_MODULE_1__ .aig(),zod__WEBPACK_IMPORTED_MODULE_1__ .zMY()]).transform(String);
const texts=zod__WEBPACK_IMPORTED_MODULE_1__ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__ .YjP(),zod__WEBPACK_IMPORTED_MODULE_1__ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__ .YjP())])
.transform((value)=>(typeof value==='string'?[value]:value));
const permissions=zod__WEBPACK_IMPORTED_MODULE_1__ .KCZ([
zod__WEBPACK_IMPORTED_MODULE_1__ .k5n(['read-all','write-all']),
zod__WEBPACK_IMPORTED_MODULE_1__ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__ .YjP(),zod__WEBPACK_IMPORTED_MODULE_1__ .k5n(['read','write','none']))
]);
const stepSchema=zod__WEBPACK_IMPORTED_MODULE_1__ ._H3({
id:zod__WEBPACK_IMPORTED_MODULE_1__ .YjP().optional(),
uses:zod__WEBPACK_IMPORTED_MODULE_1__ .YjP().optional(),
with:zod__WEBPACK_IMPORTED_MODULE_1__ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__ .YjP(),scalar.nullable().transform((value)=>value??''))
.default({})
});
const concurrency=zod__WEBPACK_IMPORTED_MODULE_1__ .L5J().optional();
const jobSchema=zod__WEBPACK_IMPORTED_MODULE_1__ ._H3({
if:scalar.optional(),
concurrency,
needs:texts.default([]),
permissions:permissions.optional(),
strategy:zod__WEBPACK_IMPORTED_MODULE_1__ ._H3({matrix:zod__WEBPACK_IMPORTED_MODULE_1__ .L5J()}).optional(),
outputs:zod__WEBPACK_IMPORTED_MODULE_1__ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__ .YjP(),scalar).default({}),
steps:zod__WEBPACK_IMPORTED_MODULE_1__ .YOg(stepSchema).default([])
});
const withTypes=zod__WEBPACK_IMPORTED_MODULE_1__ .Ikc({types:texts});
const events=zod__WEBPACK_IMPORTED_MODULE_1__ .KCZ([
texts.transform((names)=>names.map((name)=>({name,types:[]}))),
zod__WEBPACK_IMPORTED_MODULE_1__ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__ .YjP(),zod__WEBPACK_IMPORTED_MODULE_1__ .L5J())
.transform((all)=>Object.entries(all).map(([name,about])=>({name,types:withTypes.safeParse(about).data?.types??[]})))
]);
const workflowSchema=zod__WEBPACK_IMPORTED_MODULE_1__ ._H3({
name:zod__WEBPACK_IMPORTED_MODULE_1__ .YjP().optional(),
on:events,
permissions:permissions.nullish(),
concurrency,
jobs:zod__WEBPACK_IMPORTED_MODULE_1__ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__ .YjP(),jobSchema).refine((jobs)=>Object.keys(jobs).length>0,'has no jobs')
});
function readWorkflow(text,path){
const document=(0,yaml__WEBPACK_IMPORTED_MODULE_0__.parseDocument)(text);
if(document.errors.length>0)
throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__ .yo([`${path} is not valid YAML:`,...document.errors.map(({message})=>message)].join('\n'));
const parsed=workflowSchema.safeParse(document.toJS());
if(!parsed.success)
throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__ .yo(`${path} is not a workflow:\n${zod__WEBPACK_IMPORTED_MODULE_3__ .S1(parsed.error)}`);
const{jobs}=parsed.data;
const unknown=Object.entries(jobs).flatMap(([name,{needs}])=>needs.filter((other)=>!(other in jobs)).map((other)=>`${name} needs ${other}`));
if(unknown.length>0)
throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__ .yo(`${path} names jobs that it does not have: ${unknown.join(', ')}.`);
inOrder(parsed.data);
return parsed.data;
}
function inOrder({jobs}){
const ordered=[];
let left=Object.entries(jobs);
while(left.length>0){
const done=new Set(ordered.map(([name])=>name));
const ready=left.filter(([,{needs}])=>needs.every((name)=>done.has(name)));
if(ready.length===0)
throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__ .yo(`The jobs ${left.map(([name])=>name).join(', ')} need each other.`);
ordered.push(...ready);
left=left.filter((job)=>!ready.includes(job));
}
return ordered;
}
function forgehandStep({steps}){
return steps.find(({uses=''})=>/(?:^|\/)forgehand(?:@|$)/.test(uses));
}
}),
38354:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
U:()=>(untrustedPrompts)
});
var _read_workflow_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(26355);
const BY_STRANGERS=/\$\{\{(?:(?!\}\})[^]){0,500}\bgithub(?:\.event\.(?!inputs\b|(?:\w+\.)*(?:number|id)\b(?!\.))|\.event\b(?!\.|_)|\.head_ref\b|\b(?!\.))/i;
function untrustedPrompts({jobs}){
return Object.entries(jobs).flatMap(([name,job])=>BY_STRANGERS.test((0,_read_workflow_js__WEBPACK_IMPORTED_MODULE_0__ .D2)(job)?.with['prompt']??'')
?[
`The prompt of the job ${name} has words of the event in it: whoever wrote them would instruct the model. Pass them as the input data.`
]
:[]);
}
}),
79435:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
p6:()=>(date),
w$:()=>(datetime)
});
var _core_index_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(68729);
var _schemas_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3301);
function datetime(params){
return _core_index_js__WEBPACK_IMPORTED_MODULE_0__ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__ .You,params);
}
function date(params){
return _core_index_js__WEBPACK_IMPORTED_MODULE_0__ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__ .Brp,params);
}
function time(params){
return core._isoTime(ZodISOTime,params);
}
function duration(params){
return core._isoDuration(ZodISODuration,params);
}
})
};
