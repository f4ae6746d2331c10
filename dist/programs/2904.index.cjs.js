"use strict";
exports.id=2904;
exports.ids=[2904];
exports.modules={
71344:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
L:()=>(checkpointFolder),
Z:()=>(stateHome)
});
var node_crypto_0_=__webpack_require__(77598);
var node_os_1_=__webpack_require__(48161);
var node_path_2_=__webpack_require__(76760);
function stateHome(environment){
const chosen=environment['XDG_STATE_HOME']??'';
return(0,node_path_2_.join)((0,node_path_2_.isAbsolute)(chosen)?chosen:(0,node_path_2_.join)((0,node_os_1_.homedir)(),'.local/state'),'forgehand');
}
function checkpointFolder(root,environment){
const home=stateHome(environment);
if(home.startsWith(root===node_path_2_.sep?node_path_2_.sep:root+node_path_2_.sep))
return undefined;
return(0,node_path_2_.join)(home,`${(0,node_path_2_.basename)(root)}-${(0,node_crypto_0_.createHash)('sha256').update(root).digest('hex').slice(0,12)}`);
}
}),
10175:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
I:()=>(findCheckout),
r:()=>(lookForCheckout)
});
var node_fs_0_=__webpack_require__(73024);
var node_path_1_=__webpack_require__(76760);
var _usage_error_js_2_=__webpack_require__(4565);
function findCheckout(folder,option='--cwd'){
const{start,root}=lookForCheckout(folder,option);
if(root!==undefined)
return root;
throw new _usage_error_js_2_.e(`${start} is not in a git repository, so a change could not be reviewed or undone. `+
`Choose a checkout with ${option}, or create one with git init.`);
}
function lookForCheckout(folder,option){
if(!(0,node_fs_0_.existsSync)(folder))
throw new _usage_error_js_2_.e(`There is no folder ${folder}. Choose a checkout with ${option}.`);
if(!(0,node_fs_0_.statSync)(folder).isDirectory())
throw new _usage_error_js_2_.e(`${folder} is a file. Choose the folder of a checkout with ${option}.`);
const start=(0,node_fs_0_.realpathSync)((0,node_path_1_.resolve)(folder));
for(let root=start;;root=(0,node_path_1_.dirname)(root)){
if((0,node_fs_0_.existsSync)((0,node_path_1_.join)(root,'.git')))
return{start,root};
if(root===(0,node_path_1_.dirname)(root))
return{start,root:undefined};
}
}
}),
77766:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
g:()=>(readLocalModels),
k:()=>(settingNamesOf)
});
var _settings_endpoint_js_2_=__webpack_require__(79559);
var _settings_providers_js_0_=__webpack_require__(28658);
var _settings_workflow_models_js_1_=__webpack_require__(57182);
var _usage_error_js_3_=__webpack_require__(4565);
function readLocalModels(flags,environment){
const{model,api,baseUrl='',fallbackModel=[]}=flags;
if(baseUrl!==''&&!(0,_settings_endpoint_js_2_.c)(baseUrl)){
throw new _usage_error_js_3_.e('The base URL is not a usable http or https address. '+
'Set --base-url or OPENAI_BASE_URL to one such as https://api.openai.com/v1, without user name, query or fragment.');
}
const keys=keysFor(baseUrl,environment);
const settings={model,api,baseUrl,keys,identity:undefined};
const settingOf={model:'--model',fallback:'--fallback-model'};
const{models,problems:mistakes}=(0,_settings_workflow_models_js_1_.F)(settings,{
fallbacks:fallbackModel,
names:OPTIONS,
settingOf,
hasAllKeys:true
});
if(mistakes.length>0)
throw new _usage_error_js_3_.e(mistakes.join('\n'));
return models;
}
function keysFor(baseUrl,environment){
const provider=baseUrl===''?undefined:(0,_settings_providers_js_0_.zJ)(URL.parse(baseUrl)?.host??'');
const openai=(0,_settings_providers_js_0_.li)('openai');
const known=baseUrl===''?_settings_providers_js_0_.r5:[provider].filter((one)=>one!==undefined);
const entries=known.map((one)=>[one.name,keyOf(one,environment)]).filter(([,key])=>key!=='');
const own=baseUrl!==''&&!provider&&openai?keyOf(openai,environment):'';
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
83188:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Z:()=>(localSandboxOptions)
});
var node_os_0_=__webpack_require__(48161);
var _checkpoint_folder_js_1_=__webpack_require__(71344);
function localSandboxOptions(){
return{home:(0,node_os_0_.homedir)(),closed:[(0,_checkpoint_folder_js_1_.Z)(process.env)],environment:process.env};
}
}),
91686:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
N0:()=>(AGENT_FILE),
_g:()=>(openLocalWorkspaceEarly),
fP:()=>(openLocalWorkspace),
jE:()=>(readLocalRules),
vV:()=>(readLocalSettings)
});
var _workspace_files_checkout_files_js_0_=__webpack_require__(76946);
var _pipeline_open_workspace_js_1_=__webpack_require__(75946);
var _pipeline_prepare_js_2_=__webpack_require__(42426);
var _settings_agent_file_js_3_=__webpack_require__(6759);
var _local_sandbox_js_4_=__webpack_require__(83188);
const AGENT_FILE='.github/agent.yml';
async function readLocalSettings(root){
const[rules,instructions]=await Promise.all([readLocalRules(root),(0,_pipeline_prepare_js_2_.KK)((0,_workspace_files_checkout_files_js_0_.c)(root))]);
return{rules,instructions};
}
async function readLocalRules(root){
const read=(0,_workspace_files_checkout_files_js_0_.c)(root);
return await(0,_settings_agent_file_js_3_.U)(await read(AGENT_FILE),AGENT_FILE,read);
}
async function openLocalWorkspace(rules,options){
return await(0,_pipeline_open_workspace_js_1_.k)(rules,{
emit:()=>undefined,
settingsFile:AGENT_FILE,
...options,
...(0,_local_sandbox_js_4_.Z)()
});
}
async function openLocalWorkspaceEarly(rules,options){
return await(0,_pipeline_open_workspace_js_1_.r)(rules,{...options,settingsFile:AGENT_FILE,environment:process.env});
}
}),
26302:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
M:()=>(wrapLines),
R:()=>(proseColumns)
});
var _text_columns_js_1_=__webpack_require__(23869);
var _terminal_columns_js_0_=__webpack_require__(22759);
const MAX_COLUMNS=100;
function proseColumns(stream,environment){
return stream.isTTY?Math.min((0,_terminal_columns_js_0_.U)(stream,environment),MAX_COLUMNS):Infinity;
}
function wrapLines(text,columns){
return text
.split('\n')
.map((line)=>{
const[indentation='']=/^ */.exec(line)??[];
const lines=(0,_text_columns_js_1_.cd)(line.slice(indentation.length),columns-indentation.length,{breaksWords:false});
return lines.map((part)=>`${indentation}${part}`).join('\n');
})
.join('\n');
}
}),
48974:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
simulate:()=>(simulate)
});
var action_display=__webpack_require__(82720);
var find_checkout=__webpack_require__(10175);
var json_text=__webpack_require__(3727);
var kept_files=__webpack_require__(12271);
var machine=__webpack_require__(97012);
var external_node_path_=__webpack_require__(76760);
var start_emulators=__webpack_require__(60642);
var shorten=__webpack_require__(64607);
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
return new Date(this.#commentedAt+(this.#startedAt===undefined?-BEFORE_MS:Date.now()-this.#startedAt));
}
}
const BEFORE_MS=60_000;
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
const EVENTS={
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
const FORK_EVENTS=[
'issue_comment',
'pull_request',
'pull_request_review',
'pull_request_review_comment',
'workflow_run'
];
function isRestricted(event,isFork){
return isFork&&event.startsWith('pull_request');
}
const CONTRIBUTOR='contributor';
async function prepareEvent(name,repository,seed){
const prepare=EVENTS[name];
if(!prepare)
throw new Error(`No scene for ${name}.`);
return await prepare(repository,seed);
}
const simulatedModel=async(request)=>(0,model_script.sk)(stepsFor(request.tools),request);
function stepsFor(tools){
const[look]=script.x;
const[finish]=script.x.slice(-1);
if(tools.includes('plan_items')){
const items=['src/duration.js','test/duration.test.js'].map((path)=>({key:path,title:path,text:''}));
return[look,callOf('plan_items',{items}),callOf('finish',PLANNED)];
}
if(!tools.includes('edit_file'))
return[look,callOf('read_file',{path:'src/duration.js'}),callOf('finish',ANSWER)];
if(!tools.includes('answer_thread')||!finish)
return script.x;
const verdict={thread:'T1',verdict:'fixed',text:'All parts of a duration are added up now.'};
return[...script.x.slice(0,-1),callOf('answer_thread',verdict),finish];
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
return{title,body,author,...(number!==undefined&&{number})};
}
var simulated_events=__webpack_require__(48365);
;
async function openScene({scenario,payload,project,onSkipped},event,flags){
const{name,activity}=event;
const isRebuilt=payload===undefined||(name!=='issue_comment'&&canMakeUp(event));
const{issue,comment}=scenario;
const clock=new ScenarioClock(isRebuilt?undefined:comment?.created_at);
const emulators=await startEmulatorsFor(scenario,clock,{...project.content,onSkipped});
const{repository,github}=emulators;
const onReady=()=>{
clock.start();
};
try{
if(isRebuilt){
const fork=flags.fork&&
(await github.createRepository({owner:CONTRIBUTOR,name:repository.state.name,forkOf:repository}));
const fired=await prepareEvent(name,repository,{
...seedOf(scenario,flags.comment),
activity,
fork,
onReady
});
onReady();
return{emulators,fired};
}
if(issue)
for(const path of await openThread(emulators,issue,flags))
onSkipped(path);
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
const known=simulated_events.op[name];
return simulated_events.VD.includes(name)&&(!known||activity===undefined||known.includes(activity));
}
const TITLE='Only the first part of a duration counts';
const BODY='`1h 30m` is 3600 seconds, not 5400.';
function seedOf({issue,pull_request:pull,...scenario},own){
const{sender,comment,review,label}=scenario;
const about=pull??issue;
return{
sender:sender.login,
number:about?.number,
title:about?.title??(own===undefined?TITLE:titleFor(own)),
body:about?.body??(own===undefined?BODY:''),
author:about?.user.login??sender.login,
words:own??review?.body??comment?.body??'/agent fix this',
label:label.name
};
}
function titleFor(comment){
const[line='']=comment.trim().split('\n',1);
return(0,shorten.ml)(line.replace(/^[/@]\S+\s+/,''),MAX_TITLE)||'A request';
}
const MAX_TITLE=100;
async function startEmulatorsFor({repository,sender,issue,comment},clock,content){
const{name,owner,default_branch:defaultBranch}=repository;
return await(0,start_emulators.d)({
repository:{owner:owner.login,name,defaultBranch,...content},
script:simulatedModel,
now:()=>clock.now(),
maintainer:sender.login,
accounts:[sender,owner,...[issue?.user,comment?.user].filter((user)=>user!==undefined)],
searchPath:(0,machine.R)().PATH
});
}
async function openThread({repository},{number,title,body=null,user,pull_request:isPullRequest},{head}){
const thread={number,title,author:user.login};
if(isPullRequest===undefined||isPullRequest===null){
repository.openIssue({...thread,body});
return[];
}
await repository.push(HEAD_BRANCH,{},'Simulated pull request');
const skipped=head===undefined?[]:await repository.pushDirectory(HEAD_BRANCH,(0,external_node_path_.resolve)(head),'Files of --head');
await repository.openPullRequest({...thread,body:body??'',head:HEAD_BRANCH});
return skipped;
}
var package_root=__webpack_require__(29850);
;
function countCalls(github){
const first=github.requests.length;
let git=0;
github.observe((phase,{url=''})=>{
if(phase==='received'&&/\/(?:info\/refs|git-(?:upload|receive)-pack)(?:\?|$)/.test(url))
git+=1;
return Promise.resolve(undefined);
});
return()=>{
const own=github.requests.slice(first);
const graphql=own.filter(({path})=>path.includes('/graphql')).length;
const writes=own.filter(({method,path})=>method!=='GET'&&!path.includes('/graphql')).length;
return{reads:own.length-writes-graphql,writes,graphql,git};
};
}
async function readContents({state}){
const listing=await state.git.text(['for-each-ref','--format=%(objectname) %(refname)']);
const lines=listing.split('\n').filter(Boolean);
const refs=new Map(lines.map((line)=>[line.slice(41),line.slice(0,40)]));
const issues=[...state.issues.values()].flatMap(writtenIn);
const comments=[...state.comments.values()].flatMap(({id,issueNumber,body,reactions})=>[
[`comment ${id} on #${issueNumber}`,body],
...reactions.map(({content})=>[`reaction ${content} on comment ${id}`,''])
]);
return{refs,things:new Map([...issues,...comments])};
}
function writtenIn(issue){
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
var read_workflows=__webpack_require__(43139);
var errors=__webpack_require__(59973);
var forgehand_step=__webpack_require__(32130);
var read_workflow=__webpack_require__(26355);
var local_model=__webpack_require__(77766);
var usage_error=__webpack_require__(4565);
;
async function chooseModel(flags,workflow,{root,environment}){
const{model,comment,repository,baseUrl}=flags;
if(model!==undefined)
return realModel({model,baseUrl},environment);
if(comment===undefined)
return{kind:'scripted',why:''};
const chosen=await ownModel(flags,workflow,{root,environment});
if(chosen.kind==='scripted'&&repository!==undefined)
throw new usage_error.e(`${chosen.why} The scripted model only knows the demo project. Choose a real model with --model.`);
return chosen;
}
async function ownModel({baseUrl},workflow,{root,environment}){
const{FORGEHAND_MODEL:named=''}=environment;
const written=workflow?modelIn(workflow):root===undefined?undefined:await modelOf(root);
const configured=named===''?written:{model:named,baseUrl:undefined};
if(!configured)
return{kind:'scripted',why:'No model is set. Name one with --model or in FORGEHAND_MODEL.'};
if(baseUrl===undefined&&configured.baseUrl!==undefined)
return{kind:'scripted',why:onlyInWorkflow(configured.baseUrl)};
try{
return realModel({model:configured.model,baseUrl},environment);
}
catch(error){
if(!(error instanceof errors.yo))
throw error;
return{kind:'scripted',why:(0,errors.bD)(error)};
}
}
function onlyInWorkflow(url){
const host=URL.parse(url)?.host??'an endpoint';
return `The workflow sends requests to ${host}. Your key and files are not sent to an address that only a file names. If you trust it, add --base-url with its URL.`;
}
function realModel({model,baseUrl=''},environment){
const{credential,host,name}=(0,local_model.g)({model,baseUrl},environment).main;
const inputs={model,'base-url':baseUrl,'api-key':credential.kind==='key'?credential.key:''};
return{kind:'real',name,host,inputs};
}
async function modelOf(root){
for(const{path,text}of await(0,read_workflows.B)(root)){
const model=modelIn(workflowOf(text,path));
if(model)
return model;
}
return undefined;
}
function workflowOf(text,path){
try{
return(0,read_workflow.S)(text,path);
}
catch(error){
if(error instanceof errors.yo)
return undefined;
throw error;
}
}
function modelIn(workflow){
const inputs=workflow?(0,forgehand_step.l3)(workflow).map(({step})=>step.with):[];
return inputs.flatMap(({model='','base-url':url=''})=>isPlain(model)?[{model,baseUrl:isPlain(url)?url:undefined}]:[])[0];
}
function isPlain(text){
return text!==''&&!text.includes('${{');
}
var external_node_fs_=__webpack_require__(73024);
var promises_=__webpack_require__(51455);
var schemas=__webpack_require__(3301);
var iso=__webpack_require__(79435);
var json_problem=__webpack_require__(56204);
var schema_issue=__webpack_require__(21513);
var action_interface=__webpack_require__(46626);
var near_name=__webpack_require__(58804);
var events=__webpack_require__(83088);
var workflows_mistakes=__webpack_require__(81213);
var file_problem=__webpack_require__(99736);
;
const account=schemas.Ikc({login:schemas.YjP(),id:schemas.aig().optional()});
const author=account.nullish().transform((user)=>user??{login:'ghost'});
const subject=schemas.Ikc({
number:schemas.aig(),
title:schemas.YjP(),
body:schemas.YjP().nullish(),
user:author,
pull_request:schemas.L5J().optional()
});
const scenarioSchema=schemas.Ikc({
repository:schemas.Ikc({name:schemas.YjP(),owner:account,default_branch:schemas.YjP().default('main')})
.default({name:'repository',owner:{login:'owner'},default_branch:'main'}),
sender:account.default({login:'owner'}),
action:schemas.YjP().optional(),
issue:subject.optional(),
pull_request:subject.optional(),
label:schemas.Ikc({name:schemas.YjP()}).default({name:'agent'}),
review:schemas.Ikc({body:schemas.YjP().nullish()}).optional(),
comment:schemas.Ikc({id:schemas.aig(),body:schemas.YjP(),user:author,created_at:iso.w$().optional()})
.optional()
});
async function readPlan(written){
const flags=written.comment===undefined?written:{...written,event:written.event??COMMENT};
const problems=[...callProblems(flags),...folderProblems(flags)];
const read=async(path,parse)=>{
try{
return path===undefined?undefined:await parse(path);
}
catch(error){
if(!(error instanceof errors.yo))
throw error;
problems.push(error.message);
return undefined;
}
};
const workflow=await read(flags.workflow,async(path)=>(0,read_workflow.S)(await readText(path),path));
const payload=await read(flags.payload,readJson);
const outputs=await read(flags.plan,readOutputs);
const parsed=scenarioSchema.safeParse(payload??{});
const issues=parsed.success?missingFields(flags,payload):parsed.error.issues;
if(issues.length>0)
problems.push(`${flags.payload??''} is not a webhook payload: ${(0,schema_issue.w)(issues,payload).join(' ')} ${PAYLOADS}`);
const mistakes=workflow?(0,workflows_mistakes.F)(workflow,action_interface.u):[];
const refused=mistakes.filter(({isRefused})=>isRefused);
problems.push(...refused.map(({line,title})=>`${flags.workflow??''}, line ${line}: ${title}`));
const names=namesOf(flags,workflow);
problems.push(...eventProblems(flags,workflow,names));
if(problems.length>0||!parsed.success)
throw new usage_error.e(problems.join('\n'));
const{data:scenario}=parsed;
const events=names.map((name)=>({
name,
activity:activityOf(name,scenario.action??flags.activity,workflow)
}));
return{events,payload,scenario,workflow,mistakes,outputs};
}
const COMMENT='issue_comment';
const WITH_WORDS=[COMMENT,'pull_request_review','pull_request_review_comment'];
const FIELDS={
issue_comment:['repository','sender','issue','comment'],
issues:['issue'],
pull_request:['pull_request'],
pull_request_review:['pull_request','review'],
pull_request_review_comment:['pull_request','comment'],
workflow_run:['workflow_run'],
check_suite:['check_suite']
};
function missingFields({event=''},payload){
if(typeof payload!=='object'||payload===null)
return[];
return(FIELDS[event]??[])
.filter((field)=>!Object.hasOwn(payload,field))
.map((field)=>({path:[field],message:''}));
}
const PAYLOADS='A payload is the JSON that GitHub sends for the event: the file at GITHUB_EVENT_PATH in a job, or a delivery on the page of a webhook. Without --payload, one is made up.';
function activityOf(name,chosen,workflow){
if(chosen!==undefined)
return chosen;
const on=workflow?.on.find((one)=>one.name===name);
return(on?activitiesOf(on):simulated_events.op[name])?.[0];
}
function callProblems({event,activity,comment,fork,workflow,payload,plan}){
const known=simulated_events.op[event??'']??[];
const isOfFork=event===undefined?workflow!==undefined:FORK_EVENTS.includes(event);
return[
activity!==undefined&&payload!==undefined?'The payload says what the activity is. Remove --activity.':'',
activity!==undefined&&payload===undefined&&!known.includes(activity)?unknownActivity(event,known):'',
comment!==undefined&&payload!==undefined?'The payload has its own comment. Remove --comment.':'',
comment?.trim()===''
?'The comment is empty. Write it as you would on GitHub: --comment "/agent fix the failing test".'
:'',
comment!==undefined&&!WITH_WORDS.includes(event??'')
?`--comment is for the events ${WITH_WORDS.join(', ')}.`
:'',
fork&&payload!==undefined?'--fork makes up a pull request. Remove --payload.':'',
fork&&payload===undefined&&!isOfFork?`--fork is for the events ${FORK_EVENTS.join(', ')}.`:'',
event===undefined&&workflow===undefined
?'Write a comment with --comment, or name an event with --event or a workflow with --workflow.'
:'',
payload!==undefined&&event===undefined?'Name the event of the payload with --event.':'',
plan!==undefined&&workflow===undefined?'--plan is for a workflow: add --workflow.':''
].filter(Boolean);
}
function unknownActivity(event,known){
return known.length===0
?`--activity is for one of the events ${Object.keys(simulated_events.op).join(' and ')}: name it with --event.`
:`The activities of ${event??''} that can be simulated are ${known.join(', ')}. Choose one of them with --activity.`;
}
function namesOf({event},workflow){
if(event!==undefined)
return[event];
const starts=(workflow?.on??[]).filter((on)=>simulated_events.VD.includes(on.name)&&activitiesOf(on)?.length!==0);
return starts.map(({name})=>name);
}
function activitiesOf({name,types}){
const known=simulated_events.op[name];
return types.length===0?known:known&&types.filter((type)=>known.includes(type));
}
function eventProblems({event,activity,workflow:file='',payload},workflow,events){
const isKnown=event===undefined||payload!==undefined||simulated_events.VD.includes(event);
const problems=isKnown?[]:[unknownEvent(event)];
if(!workflow)
return problems;
const names=workflow.on.map(({name})=>name);
if(event!==undefined&&!names.includes(event))
problems.push(`${file} does not start on ${event}, only on ${names.join(', ')}.`);
if(events.length===0)
problems.push(`${file} starts on ${names.join(', ')}. None of these can be simulated without --payload.`);
const on=workflow.on.find(({name})=>name===event);
if(on&&payload===undefined)
problems.push(...activityProblems(on,file,activity));
return problems;
}
function activityProblems(on,file,activity){
const start=`${file} starts on ${on.name} only for ${on.types.join(', ')}`;
if(activity!==undefined)
return on.types.length===0||on.types.includes(activity)?[]:[`${start}, not for ${activity}.`];
const known=simulated_events.op[on.name]??[];
return activitiesOf(on)?.length===0
?[`${start}. Without --payload, only ${known.join(', ')} can be simulated.`]
:[];
}
function unknownEvent(event){
const near=(0,near_name.c)(event,Object.hasOwn(events.q,event)?[]:simulated_events.VD);
return `The event ${JSON.stringify(event)} cannot be simulated.${near===undefined?'':` Did you mean ${near}?`} The events are ${simulated_events.VD.join(', ')}. For another one, add --payload.`;
}
function isFolder(path){
return(0,external_node_fs_.statSync)(path,{throwIfNoEntry:false})?.isDirectory()===true;
}
async function readText(path){
try{
return await(0,promises_.readFile)(path,'utf8');
}
catch(error){
if(!(0,errors.Or)(error))
throw error;
throw new usage_error.e(`The file ${path} cannot be read: ${(0,file_problem.W)(error)}. Name a file that you can read.`);
}
}
async function readJson(path){
const text=await readText(path);
try{
return JSON.parse(text);
}
catch(error){
throw new usage_error.e(`The file ${path} is not JSON: ${(0,json_problem.I)(text,(0,errors.bD)(error))}. Correct it, or name another file.`);
}
}
const outputsSchema=schemas.g1P(schemas.YjP(),schemas.L5J().transform((value)=>(typeof value==='string'?value:JSON.stringify(value))));
async function readOutputs(path){
const parsed=outputsSchema.safeParse(await readJson(path));
if(parsed.success)
return parsed.data;
throw new usage_error.e(`${path} must be a JSON object with the outputs of the job that plans, such as matrix.`);
}
function folderProblems({comment,repository,head,model}){
return[
repository!==undefined&&model===undefined&&comment===undefined
?'The scripted model only knows the demo project. Choose a real model with --model.'
:'',
repository!==undefined&&!isFolder(repository)
?`There is no folder ${repository}. Choose the files of the repository with --repository.`
:'',
head!==undefined&&!isFolder(head)
?`There is no folder ${head}. Choose the files of the pull request's branch with --head.`
:''
].filter(Boolean);
}
var dist=__webpack_require__(6637);
var project=__webpack_require__(96413);
var json=__webpack_require__(32686);
var yaml_problem=__webpack_require__(14593);
var local_workspace=__webpack_require__(91686);
;
async function chooseProject(isRealModel,repository,{file,workflow}){
const checkout=file===undefined?undefined:checkoutOf((0,external_node_path_.resolve)(file));
const folder=isRealModel?(repository===undefined?checkout:(0,external_node_path_.resolve)(repository)):undefined;
const path=settingsPath(workflow);
if(folder!==undefined)
return{content:{fromDirectory:folder},folder,settings:fileSettings(folder,path,[])};
if(checkout===undefined)
return{content:{files:project.ZJ},folder:undefined,settings:{kind:'demo'}};
const files=Object.fromEntries(Object.entries(project.ZJ).filter(([name])=>name!==local_workspace.N0));
const own=(0,external_node_path_.join)(checkout,path);
if(!own.startsWith(checkout+external_node_path_.sep)||!isFile(own))
return{content:{files},folder:undefined,settings:{kind:'defaults',missing:path}};
const{text,ignored}=withoutProject(await readText(own));
return{
content:{files:{...files,[path]:text}},
folder:undefined,
settings:fileSettings(checkout,path,ignored)
};
}
function fileSettings(root,name,ignored){
const path=(0,external_node_path_.join)(root,name);
return isFile(path)?{kind:'file',path,ignored}:{kind:'defaults',missing:name};
}
function isFile(path){
return(0,external_node_fs_.statSync)(path,{throwIfNoEntry:false})?.isFile()===true;
}
function checkoutOf(file){
const[workflows,github]=[(0,external_node_path_.dirname)(file),(0,external_node_path_.dirname)((0,external_node_path_.dirname)(file))];
return(0,external_node_path_.basename)(workflows)==='workflows'&&(0,external_node_path_.basename)(github)==='.github'?(0,external_node_path_.dirname)(github):undefined;
}
function settingsPath(workflow){
const written=workflow?(0,forgehand_step.l3)(workflow).flatMap(({step})=>step.with['config-path']??[]):[];
return written.find((path)=>path!==''&&!path.includes('${{'))??local_workspace.N0;
}
const PROJECT_SETTINGS=[
'setup',
'verify',
'commands',
'network',
'models',
'allowed-models',
'mcp-servers',
'diagnostics'
];
function withoutProject(text){
const settings=simulate_project_valueOf(text);
const ignored=(0,json.u4)(settings)?PROJECT_SETTINGS.filter((key)=>Object.hasOwn(settings,key)):[];
if(!(0,json.u4)(settings)||ignored.length===0)
return{text,ignored:[]};
const left=Object.entries(settings).filter(([key])=>!ignored.includes(key));
return{text:(0,dist.stringify)(Object.fromEntries(left)),ignored};
}
function simulate_project_valueOf(text){
const document=(0,dist.parseDocument)(text);
try{
return document.errors.length>0?undefined:document.toJS({maxAliasCount:yaml_problem.K1});
}
catch{
return undefined;
}
}
var format=__webpack_require__(79623);
var visible_text=__webpack_require__(2754);
var external_node_os_=__webpack_require__(48161);
var start_model=__webpack_require__(74679);
var expressions=__webpack_require__(33422);
;
const MAX_JOBS=256;
function expandMatrix(matrix){
if(!(0,json.u4)(matrix))
throw new errors.yo(`The matrix is ${JSON.stringify(matrix)}, which is not a map of lists.`);
const{include=[],exclude=[],...lists}=matrix;
if(!isListOfMaps(include)||!isListOfMaps(exclude))
throw new errors.yo('include and exclude of a matrix must be lists of maps.');
const product=productOf(lists).filter((job)=>!exclude.some((pattern)=>matches(job,pattern)));
const all=withIncluded(product,include,lists);
if(all.length===0)
throw new errors.yo('The matrix has no jobs, which makes the workflow fail.');
if(all.length>MAX_JOBS)
throw new errors.yo(`The matrix has ${all.length} jobs. The limit is ${MAX_JOBS}.`);
return all;
}
function productOf(lists){
const names=Object.keys(lists);
if(names.length===0)
return[];
return names.reduce((jobs,name)=>{
const values=lists[name];
if(!Array.isArray(values))
throw new errors.yo(`${name} of the matrix is not a list.`);
return jobs.flatMap((job)=>values.map((value)=>({...job,[name]:value})));
},[{}]);
}
function withIncluded(product,include,lists){
let jobs=product;
const added=[];
for(const extra of include){
const ofLists=Object.fromEntries(Object.entries(extra).filter(([name])=>name in lists));
const isExtended=(job)=>matches(job,ofLists);
if(jobs.some(isExtended))
jobs=jobs.map((job)=>(isExtended(job)?{...job,...extra}:job));
else
added.push(extra);
}
return[...jobs,...added];
}
function matches(job,pattern){
return Object.entries(pattern).every(([name,value])=>JSON.stringify(job[name])===JSON.stringify(value));
}
function isListOfMaps(value){
return Array.isArray(value)&&value.every(json.u4);
}
var permissions=__webpack_require__(7345);
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
for(const[name,job]of(0,read_workflow.a)(run.workflow)){
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
if(!(0,expressions.ub)(job.if,contexts,needs))
return skip(job.if===undefined?'because a job that it needs did not run':'because its condition is false','skipped');
const step=(0,forgehand_step.fo)(job);
if(!step)
return skip('because none of its steps is Forgehand','success');
const runs=[];
let outputs={};
for(const matrix of matrixOf(job,contexts)){
const own=matrix?{...contexts,matrix:asJson(matrix)}:contexts;
const result=await runStep({name,job,step,contexts:own,matrix,needed},run,scene);
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
return expandMatrix((0,expressions.Wn)(matrix,contexts));
}
const REPLACED=new Set([
...['github-token','api-key','model','api','base-url','fallback-models'],
...['openai-identity-provider','openai-service-account','openai-audience']
]);
async function runStep({name,job,step,contexts,matrix,needed},{workflow,event,inputs:ofModel,isRestricted},{emulators,script,action,sandbox,display,onRun,signal,artifacts}){
const{github,repository}=emulators;
const model=await(0,start_model.D)({script});
try{
const kept=Object.entries(step.with).filter(([name])=>!REPLACED.has(name));
const written=kept.map(([name,text])=>[name,(0,expressions.GW)(text,contexts)]);
const before=await readContents(repository);
const calls=countCalls(github);
const asksModel=!['publish','stop','stats','gather'].includes(step.with['phase']??'');
const scripted={'base-url':model.baseUrl,'api-key':model.apiKey,model:model.name};
const none={'base-url':'','api-key':'',model:''};
const started={
action,
environment:(0,machine.R)(),
eventName:event.name,
payload:event.payload,
commentId:0,
signal,
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
};
const{main,served}=await(0,action_display.i)(emulators,started,display);
const{exitCode,outputs}=main;
onRun({...served,title:[name,...matrixValues(matrix)].join(' ')});
const writes=effectsBetween(before,await readContents(repository));
const outcome=outputs['outcome']??'none';
return{shown:{matrix,outcome,exitCode,writes,calls:calls()},outputs};
}
finally{
await model.close();
}
}
function matrixValues(matrix){
return Object.values(matrix??{}).map((value)=>(typeof value==='string'?value:JSON.stringify(value)));
}
const READ_ONLY={
actions:'read',
checks:'read',
contents:'read',
issues:'read',
pull_requests:'read'
};
function permissionsOf(listed,isRestricted){
if(listed===undefined||listed===null||listed==='write-all')
return isRestricted?READ_ONLY:{};
const level=(name)=>{
const written=(0,permissions.sk)(listed,name);
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
return{
github:{
event_name:event.name,
event:payload,
repository,
repository_owner:owner,
actor:fieldOf(fieldOf(payload,'sender'),'login')??'',
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
if(value===null||typeof value!=='object')
return undefined;
return Object.entries(value).find(([key])=>key===name)?.[1];
}
function outputsOf({outputs:declared},{id},{contexts,outputs}){
const steps=id===undefined?{}:{[id]:{outputs:asJson(outputs)}};
const read=(text)=>(0,expressions.GW)(text,{...contexts,steps});
const own=Object.entries(declared).map(([name,text])=>[name,read(text)]);
return{...Object.fromEntries(own),[PROPOSAL]:outputs[PROPOSAL]??''};
}
const PROPOSAL='proposal-path';
function proposalOf({with:inputs},needed){
const path=needed.flatMap(({outputs})=>outputs[PROPOSAL]??[]).find((one)=>one!=='');
return inputs['phase']==='publish'&&path!==undefined?{[PROPOSAL]:path}:{};
}
async function keepArtifact(outputs,folder){
const{'artifact-path':path=''}=outputs;
if(path!=='')
await(0,promises_.cp)(path,folder,{recursive:true});
}
function asJson(value){
return JSON.parse(JSON.stringify(value??null));
}
var lines=__webpack_require__(61165);
var prose=__webpack_require__(26302);
var plain_text=__webpack_require__(97888);
var text_blocks=__webpack_require__(3945);
;
async function threadsText(threads,style){
const texts=await Promise.all(threads.map((thread)=>threadText(thread,style)));
return texts.map((text)=>`\n${text}\n`).join('');
}
async function threadText(thread,style){
const title=style('bold',(0,visible_text.Q)(`${labelOf(thread)}: ${thread.title}`));
const comments=await Promise.all(thread.comments.map(async({author,body})=>`${style('bold',author)} commented:\n${(0,lines.pZ)(await(0,plain_text.n)(body))}`));
const body=thread.body===null?'':await(0,plain_text.n)(thread.body);
const change=thread.kind==='pull_request'?(0,text_blocks.N)((0,visible_text.Q)(thread.diff),style):'';
const parts=[body,...comments,change].filter((part)=>part.trim()!=='');
return[title,...parts.map(lines.pZ)].join('\n\n');
}
function labelOf(thread){
if(thread.kind==='issue')
return `Issue #${thread.number}`;
const{number,head,base,isDraft}=thread;
return `Pull request #${number} (${isDraft?'draft, ':''}${head} into ${base})`;
}
;
function effectsText({writes,calls}){
const lines=writes.length===0?['nothing was written']:writes;
return[...lines.map((line)=>`- ${(0,visible_text.Q)(line)}`),callsText(calls),''].join('\n');
}
function callsText({reads,writes,graphql,git}){
const total=reads+writes+graphql;
return `${(0,format.LS)(total,'API call')}: ${reads} read, ${writes} write, ${graphql} GraphQL; ${(0,format.LS)(git,'git request')}`;
}
function hintText({keep,serve}){
if(serve)
return '';
const pages='Links to 127.0.0.1 work only with --serve, which shows issue, comment, pull request and trace as pages.';
return `\n${pages}${keep?'':' To keep the repository and the trace: --keep.'}\n`;
}
function projectText({folder,settings},model){
const project=folder??'the demo project. For files of your own: --repository FOLDER --model NAME.';
const rows=[`Project: ${project}`,`Settings: ${settingsText(settings)}`,`Model: ${modelText(model)}`];
return rows.map((row)=>`${(0,visible_text.Q)(row)}\n`).join('');
}
function playedText(model){
if(model.kind==='real')
return '';
const why=model.why===''?'For files of your own: --repository FOLDER --model NAME.':model.why;
return `\nThis was the demo project with a scripted model, not your own files. ${(0,visible_text.Q)(why)}\n`;
}
function modelText(model){
if(model.kind==='real')
return `${model.name} at ${model.host}. ${leavingText(model.host)}`;
return `scripted, and it does the same whatever is asked.${model.why===''?'':` ${model.why}`}`;
}
function leavingText(host){
return/^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/.test(host)
?'Nothing leaves this machine except downloads of packages that the repository declares.'
:'Only requests to it leave this machine, and downloads of packages that the repository declares.';
}
async function pullRequestsText(events,style){
const all=events.flatMap(({event,pullRequests})=>pullRequests.map((thread)=>({event,thread})));
const groups=Map.groupBy(all,({thread:{title,diff}})=>`${title}\n${diff}`);
const texts=await Promise.all([...groups.values()].map(async(group)=>{
const names=[...new Set(group.map(({event})=>event))].join(', ');
const[first]=group;
return `\n${style('bold',`After ${names}`)}\n${await threadsText(first?[first.thread]:[],style)}`;
}));
return texts.join('');
}
function settingsText(settings){
switch(settings.kind){
case 'demo':
return `those of the demo project. For your own ${local_workspace.N0}: --workflow .github/workflows/FILE of your checkout.`;
case 'defaults':
return `the defaults, because there is no ${settings.missing}.`;
case 'file':
return settings.ignored.length===0
?settings.path
:`${settings.path}, without ${settings.ignored.join(', ')}: the demo project has its own.`;
}
}
function mistakesText(file,mistakes,columns){
return mistakes
.map(({line,title,detail,remedy})=>{
const said=[`\u2717 ${file}, line ${line}: ${title}`,...(detail===undefined?[]:[`    ${detail}`])];
const pasted=remedy.split('\n').map((each)=>`    ${each}`);
return['',...said.map((each)=>(0,prose.M)((0,visible_text.Q)(each),columns)),...pasted.map(visible_text.Q),''].join('\n');
})
.join('');
}
function eventText({event,jobs}){
return `\n${event}\n${jobs.map((job)=>(0,lines.pZ)(jobText(job))).join('')}`;
}
function outcomesText(events){
const lines=events.flatMap(({event,activity,jobs})=>{
const name=activity===undefined?event:`${event} (${activity})`;
const ran=jobs.flatMap(({job,runs})=>runs.map((run)=>`${job}${matrixLabel(run)}: ${run.outcome}`));
return(ran.length===0?['no job ran']:ran).map((end)=>`${(0,visible_text.Q)(name)}, ${end}\n`);
});
return `\n${lines.join('')}`;
}
function jobText({job,skipped,runs}){
if(skipped!==undefined)
return `${job}: skipped, ${skipped}\n`;
return runs.map((run)=>`${job}${matrixLabel(run)}: ${run.outcome}\n${(0,lines.pZ)(effectsText(run))}`).join('');
}
function matrixLabel({matrix}){
return matrix?` (${(0,visible_text.Q)(matrixValues(matrix).join(', '))})`:'';
}
var collect=__webpack_require__(1624);
var redact=__webpack_require__(26837);
var shell_quote=__webpack_require__(41609);
var interrupt=__webpack_require__(75098);
var serve_page=__webpack_require__(87628);
var terminal_writer=__webpack_require__(44977);
;
class Scenes{
#flags;
#scenes=[];
#skipped=new Set();
signal=(0,interrupt.YP)();
constructor(flags){
this.#flags=flags;
}
get display(){
const{json,workflow}=this.#flags;
const stream=json||workflow!==undefined?process.stderr:process.stdout;
const print=(line)=>void stream.write(`${(0,visible_text.Q)(line)}\n`);
return{stream,redact:(0,redact.lY)((0,collect.vf)(process.env)),print};
}
say(text){
if(!this.#flags.json)
(0,terminal_writer.A)(process.stdout,process.env)(text);
}
onSkipped=(path)=>{
if(this.#skipped.has(path))
return;
this.#skipped.add(path);
this.display.print(`${path} is left out, because git cannot add it. To see why: git add ${(0,shell_quote.e)(path)}`);
};
add(scene){
const open={...scene,runs:[]};
this.#scenes.push(open);
if(this.#flags.serve)
(0,serve_page.lP)(scene.emulators,()=>({runs:open.runs,otherOutcomes:[]}));
return open;
}
kept({emulators,runs}){
return this.#flags.keep?(0,kept_files.y2)(emulators,runs):undefined;
}
async serve(){
if(!this.#flags.serve)
return;
const stream=this.#flags.json?process.stderr:process.stdout;
const urls=this.#scenes.map(({emulators})=>(0,serve_page.ci)(emulators));
await(0,serve_page.gz)(urls,this.signal,(0,terminal_writer.A)(stream,process.env));
}
async close(){
const keepFiles=this.#flags.keep===true;
await Promise.all(this.#scenes.map(({emulators})=>emulators.close({keepFiles})));
}
}
;
async function threadsOf(repository){
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
function changedPullRequests(before,after){
const textOf=({title,body,diff})=>[title,body,diff].join('\n');
const pulls=(threads)=>threads.filter((thread)=>thread.kind==='pull_request');
const old=new Map(pulls(before).map((thread)=>[thread.number,textOf(thread)]));
return pulls(after).filter((thread)=>old.get(thread.number)!==textOf(thread));
}
;
async function simulate(flags){
const plan=await readPlan(flags);
const root=ownCheckout(flags);
const model=await chooseModel(flags,plan.workflow,{root,environment:process.env});
const project=await chooseProject(model.kind==='real',flags.repository??root,{
file:flags.workflow,
workflow:plan.workflow
});
const scenes=new Scenes(flags);
try{
scenes.say(`${simulate_prose(projectText(project,model))}${mistakesText(flags.workflow??'',plan.mistakes,columns())}${plan.workflow?'':'\n'}`);
const simulation={...plan,project,model,scenes,onSkipped:scenes.onSkipped};
const isFine=plan.workflow
?await simulateWorkflow({...simulation,workflow:plan.workflow},flags)
:await simulateEvent(simulation,plan.events[0]??NO_EVENT,flags);
await scenes.serve();
return isFine?0:1;
}
finally{
await scenes.close();
}
}
function simulate_prose(text){
return(0,prose.M)(text,columns());
}
function columns(){
return(0,prose.R)(process.stdout,process.env);
}
const NO_EVENT={name:'',activity:undefined};
function ownCheckout({comment,repository,workflow}){
if(comment===undefined||repository!==undefined||workflow!==undefined)
return undefined;
return(0,find_checkout.I)(process.cwd(),'--repository');
}
const NO_SECRETS={'api-key':''};
const ALL_PERMISSIONS={actions:'write',checks:'read'};
async function simulateEvent(plan,event,flags){
const{project,model,scenes,scenario}=plan;
const restricted=isRestricted(event.name,flags.fork===true);
const scene=scenes.add(await openScene(plan,event,flags));
const{emulators,fired}=scene;
const{repository}=emulators;
const before=await readContents(repository);
const calls=countCalls(emulators.github);
const{main,served}=await(0,action_display.i)(emulators,{
commentId:scenario.comment?.id??0,
signal:scenes.signal,
action:(0,package_root.Z)(),
environment:(0,machine.R)(),
eventName:fired.name,
payload:fired.payload,
inputs:{sandbox:flags.sandbox,...modelInputs(model),...(restricted&&NO_SECRETS)},
token:repository.issueToken({permissions:restricted?READ_ONLY:ALL_PERMISSIONS})
},scenes.display);
scene.runs.push(served);
const{exitCode,outputs}=main;
const outcome=outputs['outcome']??'none';
const threads=await threadsOf(repository);
const done={writes:effectsBetween(before,await readContents(repository)),calls:calls()};
const kept=scenes.kept(scene);
if(flags.json)
process.stdout.write((0,json_text.s)({outcome,exitCode,...projectRecord(project,model),outputs,threads,...done,kept}));
const style=(0,text_blocks.j)(process.stdout);
const files=kept?`\n${(0,kept_files.GD)(kept,style)}\n`:await pageOfPaidRun(model,outputs['trace-html-path']??'');
const text=`${await threadsText(threads,style)}\n${effectsText(done)}${files}${simulate_prose(`${hintText(flags)}${playedText(model)}`)}\nOutcome: ${outcome}\n`;
scenes.say(text);
return exitCode===0;
}
async function pageOfPaidRun({kind},page){
return kind==='real'&&page!==''
?`\nEvery turn, call and change as a page: ${await(0,kept_files.ew)(page,'simulate')}\n`
:'';
}
function modelInputs(model){
return model.kind==='real'?model.inputs:{};
}
async function simulateWorkflow(plan,flags){
const{workflow,project,model,mistakes,scenes}=plan;
const events=[];
for(const event of plan.events){
const scene=scenes.add(await openScene(plan,event,flags));
const{emulators,fired,runs}=scene;
const before=await threadsOf(emulators.repository);
const run={
workflow,
event:fired,
outputs:plan.outputs,
inputs:model.kind==='real'?model.inputs:undefined,
isRestricted:isRestricted(event.name,flags.fork===true)
};
const simulated=await simulateJobs(run,{
emulators,
script:simulatedModel,
action:(0,package_root.Z)(),
sandbox:flags.sandbox,
display:scenes.display,
onRun:(ended)=>void runs.push(ended),
signal:scenes.signal
});
const pullRequests=changedPullRequests(before,await threadsOf(emulators.repository));
const kept=scenes.kept(scene);
events.push({...simulated,pullRequests,...(kept&&{kept})});
scenes.say(eventText(simulated));
}
if(flags.json)
process.stdout.write((0,json_text.s)({workflow:flags.workflow,...projectRecord(project,model),mistakes,events}));
const style=(0,text_blocks.j)(process.stdout);
scenes.say(await pullRequestsText(events,style));
for(const{kept}of events)
if(kept)
scenes.say(`\n${(0,kept_files.GD)(kept,style)}\n`);
const ends=events.map((event,index)=>({...event,activity:plan.events[index]?.activity}));
scenes.say(`${simulate_prose(`${hintText(flags)}${playedText(model)}`)}${outcomesText(ends)}`);
const isFine=events.every(({jobs})=>jobs.every(({runs})=>runs.every(({exitCode})=>exitCode===0)));
return isFine&&mistakes.length===0;
}
function projectRecord({folder,settings},model){
return{project:folder??'demo',settings,model:model.kind==='real'?model.name:'scripted'};
}
}),
87627:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
A7:()=>(readUsableInputs),
z6:()=>(readModelInputs)
});
var _errors_js_5_=__webpack_require__(59973);
var _check_inputs_js_0_=__webpack_require__(15884);
var _input_fields_js_1_=__webpack_require__(39616);
var _inputs_js_2_=__webpack_require__(61323);
var _phase_inputs_js_3_=__webpack_require__(9905);
var _workflow_models_js_4_=__webpack_require__(57182);
function readInputs(read){
if((0,_phase_inputs_js_3_.mc)(read)==='publish')
return readPublishInputs(read);
if(namesItems(read))
return(0,_check_inputs_js_0_.s)(_inputs_js_2_.i,withoutModel(read));
const{problems}=(0,_workflow_models_js_4_._)(readModelInputs(read));
return(0,_check_inputs_js_0_.s)(_inputs_js_2_.i,read,[...problems,...schemaProblems(read)]);
}
function readModelInputs(read){
const written=(name)=>read(name).trim();
return{
model:written('model'),
api:written('api'),
'base-url':written('base-url'),
'api-key':written('api-key'),
'fallback-models':_input_fields_js_1_.ci.parse(read('fallback-models')),
'openai-identity-provider':written('openai-identity-provider'),
'openai-service-account':written('openai-service-account'),
'openai-audience':written('openai-audience')
};
}
function schemaProblems(read){
const isTwice=read('output-schema').trim()!==''&&read('output-schema-file').trim()!=='';
return isTwice?['Both output-schema and output-schema-file are set. Remove one of them.']:[];
}
function readPublishInputs(read){
const hasKey=read('api-key').trim()!=='';
const hasPath=read('proposal-path').trim()!=='';
return(0,_check_inputs_js_0_.s)(_inputs_js_2_.i,withoutModel(read),[
...schemaProblems(read),
...(hasKey?['api-key is set, but phase: publish calls no model. Remove it, so that this job has no key.']:[]),
...(hasPath
?[]
:['proposal-path is not set. With phase: publish, set it to the folder of the downloaded artifact.'])
]);
}
function namesItems(read){
return(0,_phase_inputs_js_3_.mc)(read)==='plan'&&(read('items').trim()!==''||read('repositories').trim()!=='');
}
const MODEL_INPUTS=new Set([
'model',
'base-url',
'api',
'api-key',
'fallback-models',
'max-output-tokens',
'openai-identity-provider',
'openai-service-account',
'openai-audience'
]);
function withoutModel(read){
return(name)=>(MODEL_INPUTS.has(name)?(0,_inputs_js_2_.q)(name):read(name));
}
function readUsableInputs(read){
try{
return{inputs:readInputs(read),inputError:undefined};
}
catch(error){
if(!(error instanceof _errors_js_5_.yo)||read('github-token').trim()==='')
throw error;
const texts=Object.entries(_inputs_js_2_.i.shape).map(([name,schema])=>{
const text=read(name);
return[name,schema.safeParse(text).success?text:(0,_inputs_js_2_.q)(name)];
});
return{inputs:_inputs_js_2_.i.parse(Object.fromEntries(texts)),inputError:error};
}
}
}),
99736:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
W:()=>(fileProblem)
});
var node_util_0_=__webpack_require__(57975);
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
return REASONS[code]??(errno===undefined?'the operating system refuses it':(0,node_util_0_.getSystemErrorMessage)(errno));
}
}),
55611:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
u:()=>(isHtmlElement)
});
const ELEMENTS=new Set(('a abbr address area article aside audio b base bdo blockquote body br button canvas caption center cite code col '+
'colgroup datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form frame '+
'frameset h1 h2 h3 h4 h5 h6 head header hr html i iframe image img input ins kbd label legend li link main map '+
'mark math menu meta nav noscript object ol optgroup option p param picture pre q rp rt ruby s samp script '+
'section select small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th '+
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
var _html_elements_js_0_=__webpack_require__(55611);
const UNREAD=/^(?:script|style|svg|math|iframe|object|template|noscript)$/;
function htmlText(html,HtmlTokenizer){
const words=[];
let unread;
const add=(text)=>{
if(unread===undefined)
words.push(text);
};
const addUnknown=({tagName,location})=>{
if(!(0,_html_elements_js_0_.u)(tagName))
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
var _github_limits_js_0_=__webpack_require__(52628);
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
const MAX_PARSED=2*_github_limits_js_0_.t;
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
return(text.match(pattern)??[]).reduce((sum,found)=>sum+found.replace(/[ \t\d]+/g,'').length,0);
}
}),
97888:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
n:()=>(markdownAsText)
});
var _shorten_js_0_=__webpack_require__(64607);
var _visible_text_js_1_=__webpack_require__(2754);
var _html_text_js_2_=__webpack_require__(61297);
var _parser_js_3_=__webpack_require__(66855);
async function markdownAsText(markdown){
const text=(0,_visible_text_js_1_.Q)(markdown);
if((0,_parser_js_3_.Hj)(text))
return text;
const[parse,{Tokenizer:HtmlTokenizer}]=await Promise.all([(0,_parser_js_3_.jM)(),__webpack_require__.e(7016).then(__webpack_require__.bind(__webpack_require__,67016))]);
try{
return(0,_visible_text_js_1_.Q)(new TextWriter(HtmlTokenizer).blockOf(parse(text,'all')));
}
catch(error){
if((0,_parser_js_3_.fF)(error))
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
return prefixed(this.#blocks(node.children).replace(ALERT,(_,kind)=>`${(0,_shorten_js_0_.l2)(kind.toLowerCase())}: `),'> ');
case 'code':
return prefixed(node.value,'    ');
case 'table':
return this.#table(node);
case 'thematicBreak':
return '---';
case 'html':
return this.#html(node.value.replaceAll(SUMMARY,'\u25b8 $1')).trim();
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
return blocks.filter((block)=>block!=='').join('\n\n');
}
#list({children,ordered,start,spread}){
const items=children.map((item,index)=>{
const marker=ordered?`${(start??1)+index}. `:'- ';
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
return(0,_html_text_js_2_.j)(html,this.#HtmlTokenizer);
}
}
function widthOf(text=''){
return text.length+(text.match(/\p{Emoji_Presentation}/gu)??[]).filter(({length})=>length===1).length;
}
function padded(text='',width){
return text+' '.repeat(Math.max(0,width-widthOf(text)));
}
function prefixed(text,prefix){
return text
.split('\n')
.map((line)=>`${prefix}${line}`.trimEnd())
.join('\n');
}
})
};
;
