"use strict";
exports.id=9707;
exports.ids=[9707];
exports.modules={
10175:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
I:()=>(findCheckout),
r:()=>(lookForCheckout)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760);
var _workspace_sandbox_closed_paths_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(31657);
var _usage_error_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(4565);
function findCheckout(folder,option='--cwd'){
const{start,root}=lookForCheckout(folder,option);
if(root!==undefined)
return requireNoHome(root);
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_4__.e(`${start} is not in a git repository, so a change could not be reviewed or undone. `+
`Choose a checkout with ${option}, or create one with git init.`);
}
function requireNoHome(root){
const home=(0,_workspace_sandbox_closed_paths_js__WEBPACK_IMPORTED_MODULE_3__.PV)(root,[(0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(),...(0,_workspace_sandbox_closed_paths_js__WEBPACK_IMPORTED_MODULE_3__.h2)()]);
if(home===undefined)
return root;
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_4__.e(`The checkout ${root} is or contains the home folder ${home}, whose keys the model could read. `+
'Work in a clone in another folder.');
}
function lookForCheckout(folder,option='--cwd'){
if(!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_4__.e(`There is no folder ${folder}. Choose a checkout with ${option}.`);
if(!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder).isDirectory())
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_4__.e(`${folder} is a file. Choose the folder of a checkout with ${option}.`);
const start=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder));
for(let root=start;;root=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(root)){
if((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root,'.git')))
return{start,root};
if(root===(0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(root))
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
var _settings_check_endpoint_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(16428);
var _settings_providers_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28658);
var _settings_workflow_models_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(57182);
var _usage_error_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(4565);
function readLocalModels(flags,environment){
const{model,api,baseUrl='',fallbackModel=[]}=flags;
if(baseUrl!==''&&!(0,_settings_check_endpoint_js__WEBPACK_IMPORTED_MODULE_2__.c)(baseUrl)){
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__.e('The base URL is not a usable http or https address. '+
'Set --base-url or OPENAI_BASE_URL to one such as https://api.openai.com/v1, without user name, query or fragment.');
}
const keys=keysFor(baseUrl,environment);
const settings={model,api,baseUrl,keys,identity:undefined};
const settingOf={model:'--model',fallback:'--fallback-model'};
const{models,problems:mistakes}=(0,_settings_workflow_models_js__WEBPACK_IMPORTED_MODULE_1__.FJ)(settings,{
fallbacks:fallbackModel,
names:OPTIONS,
settingOf,
hasAllKeys:true
});
if(mistakes.length>0)
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__.e(mistakes.join('\n'));
return models;
}
function keysFor(baseUrl,environment){
const provider=baseUrl===''?undefined:(0,_settings_providers_js__WEBPACK_IMPORTED_MODULE_0__.zJ)(URL.parse(baseUrl)?.host??'');
const openai=(0,_settings_providers_js__WEBPACK_IMPORTED_MODULE_0__.li)('openai');
const known=baseUrl===''?_settings_providers_js__WEBPACK_IMPORTED_MODULE_0__.r5:[provider].filter((one)=>one!==undefined);
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
58991:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
scriptedModel:()=>(scriptedModel),
simulate:()=>(simulate)
});
var external_node_fs_=__webpack_require__(73024);
var external_node_path_=__webpack_require__(76760);
var project=__webpack_require__(96413);
var start_emulators=__webpack_require__(78779);
var collect=__webpack_require__(1624);
var redact=__webpack_require__(26837);
var visible_text=__webpack_require__(2754);
var action_display=__webpack_require__(82720);
;
async function prepareEvent(name,repository,seed){
const prepare=EVENTS[name];
if(!prepare)
throw new Error(`${name} is not built in.`);
return await prepare(repository,seed);
}
function createClock(){
let behindMs=60_000;
return{now:()=>new Date(Date.now()-behindMs),start:()=>(behindMs=0)};
}
const REMARK='The second part of a duration is lost.';
const HEAD_BRANCH='simulated-head';
const BOT='github-actions[bot]';
const FAILING_LOG=`##[group]Run npm test
not ok 1 - adds up all parts of a duration
  expected: 5400
  actual: 3600
##[error]Process completed with exit code 1.
`;
const EVENTS={
issue_comment:async(repository,seed)=>{
const number=seed.isPullRequest?await openHead(repository,seed):openIssue(repository,seed);
const{id}=repository.comment(number,{body:seed.words,author:seed.sender});
return repository.issueCommentEvent(id);
},
issues:(repository,seed)=>repository.addLabel(openIssue(repository,seed),{label:seed.label,by:seed.sender}),
pull_request:async(repository,seed)=>repository.addLabel(await openHead(repository,seed),{label:seed.label,by:seed.sender}),
pull_request_review:async(repository,seed)=>(await reviewEvents(repository,seed,{body:seed.words,remark:REMARK}))[0],
pull_request_review_comment:async(repository,seed)=>(await reviewEvents(repository,seed,{body:'',remark:seed.words}))[1],
workflow_run:async(repository,seed)=>{
const number=await openHead(repository,{...seed,author:BOT});
const{headSha}=repository.pullRequest(number).pullRequest;
const steps=[{name:'Run npm test',conclusion:'failure'}];
const jobs=[{name:'test',conclusion:'failure',log:FAILING_LOG,steps}];
const run={headSha,headBranch:HEAD_BRANCH,actor:seed.sender,pullRequests:[number],jobs};
return await repository.checks.runEvent(repository.checks.addRun(run));
}
};
function openIssue(repository,seed){
const{number}=repository.openIssue(issueOf(seed));
seed.onReady();
return number;
}
async function openHead(repository,seed){
await repository.push(HEAD_BRANCH,{'notes.md':'Durations have parts.\n'},'Add notes');
const{number}=await repository.openPullRequest({...issueOf(seed),head:HEAD_BRANCH});
seed.onReady();
return number;
}
async function reviewEvents(repository,seed,{body,remark}){
const number=await openHead(repository,{...seed,author:BOT});
const comments=[{path:'notes.md',line:1,body:remark}];
const{id}=await repository.review(number,{author:seed.sender,body,comments});
return(await repository.reviewEvents(number,id)).map(({payload})=>payload);
}
function issueOf({number,title,body,author}){
return{title,body,author,...(number!==undefined&&{number})};
}
var find_checkout=__webpack_require__(10175);
var interrupt=__webpack_require__(75098);
var json_text=__webpack_require__(3727);
var kept_files=__webpack_require__(12271);
var run_action=__webpack_require__(81749);
var package_root=__webpack_require__(29850);
var serve_page=__webpack_require__(87628);
var promises_=__webpack_require__(51455);
var schemas=__webpack_require__(3301);
var errors=__webpack_require__(59973);
var file_problem=__webpack_require__(99736);
var json=__webpack_require__(32686);
var near_name=__webpack_require__(58804);
var schema_issue=__webpack_require__(21513);
var shorten=__webpack_require__(64607);
var simulate_flags=__webpack_require__(95717);
var usage_error=__webpack_require__(4565);
;
async function readEvent(flags){
const mistake=mistakeIn(flags);
if(mistake!==undefined)
throw new usage_error.e(mistake);
const{event:name='issue_comment',comment,payload:file}=flags;
if(file===undefined)
return{name,seed:seedOf(payloadSchema.parse({}),comment),sent:undefined};
const payload=await readJson(file);
const{data,error}=payloadSchema.safeParse(payload);
const[activity,...fields]=Object.entries(simulate_flags.$).find(([event])=>event===name)?.[1]??[];
const issues=error?.issues??fields.filter((field)=>!data?.[field]).map((field)=>({path:[field],message:''}));
if(error||issues.length>0)
throw new usage_error.e(`${file} is no payload of ${name}: ${(0,schema_issue.w)(issues,payload).join(' ')} ${PAYLOADS}`);
return{name,seed:seedOf(data),sent:activity!==undefined&&data.action===activity?undefined:payload};
}
const TITLE='Only the first part of a duration counts';
const BODY='`1h 30m` is 3600 seconds, not 5400.';
function seedOf({sender,label,issue,pull_request:pull,review,comment},own){
const{number,title,body,user}=pull??issue??{title:own===undefined?TITLE:(0,shorten.TN)(own,100)};
return{
sender:sender.login,
number,
title,
body:body??(own===undefined?BODY:''),
author:user?.login??sender.login,
words:own??review?.body??comment?.body??'/agent fix this',
label:label.name,
isPullRequest:(issue?.pull_request??undefined)!==undefined
};
}
const account=schemas.Ikc({login:schemas.YjP()});
const subject=schemas.Ikc({
number:schemas.aig(),
title:schemas.YjP(),
body:schemas.YjP().nullish(),
user:account.nullish().transform((user)=>user??{login:'ghost'}),
pull_request:schemas.L5J().optional()
});
const payloadSchema=schemas.Ikc({
action:schemas.YjP().optional(),
sender:account.default({login:'owner'}),
label:schemas.Ikc({name:schemas.YjP()}).default({name:'agent'}),
issue:subject.optional(),
pull_request:subject.optional(),
review:schemas.Ikc({body:schemas.YjP().nullish()}).optional(),
comment:schemas.Ikc({body:schemas.YjP()}).optional(),
workflow_run:schemas.Ikc({}).optional()
});
const PAYLOADS='Choose the JSON that GitHub sends for the event: the file at GITHUB_EVENT_PATH in a job, or a delivery on the page of a webhook.';
function mistakeIn({event,comment,payload}){
if(comment!==undefined&&payload!==undefined)
return 'The payload has its own words. Remove --comment.';
if(comment?.trim()==='')
return 'The comment is empty. Write one such as --comment "/agent fix the failing test".';
if(event===undefined&&payload!==undefined)
return 'Name the event of the payload with --event.';
if(event===undefined&&comment===undefined)
return 'Write a comment with --comment, or name an event with --event.';
if(event===undefined||payload!==undefined||simulate_flags.z.includes(event))
return undefined;
const near=(0,near_name.cR)(event,simulate_flags.z);
return `The event ${JSON.stringify(event)} is not built in.${near===undefined?'':` Did you mean ${near}?`} The events are ${simulate_flags.z.join(', ')}. For another one, add --payload.`;
}
async function readJson(path){
let text='';
try{
text=await(0,promises_.readFile)(path,'utf8');
return JSON.parse(text);
}
catch(error){
if((0,errors.Or)(error))
throw new usage_error.e(`The file ${path} cannot be read: ${(0,file_problem.W)(error)}. Name a file that you can read.`);
throw new usage_error.e(`The file ${path} is not JSON: ${(0,json.Io)(text,(0,errors.bD)(error))}. Correct it, or name another file.`);
}
}
var terminal=__webpack_require__(97985);
var git=__webpack_require__(42932);
var format=__webpack_require__(79623);
var lines=__webpack_require__(61165);
var page_text=__webpack_require__(35787);
var script=__webpack_require__(97185);
var model_script=__webpack_require__(15401);
var local_model=__webpack_require__(77766);
;
async function simulate(flags){
const event=await readEvent(flags);
const model=chooseModel(flags,process.env);
const folder=chooseFolder(flags,model);
const signal=(0,interrupt.YP)();
const stream=flags.json?process.stderr:process.stdout;
const print=(line)=>void stream.write(`${(0,visible_text.Q)(line)}\n`);
const say=flags.json?()=>undefined:(0,terminal.AO)(process.stdout,process.env);
say(`${projectText(folder,model)}\n`);
const{emulators,payload}=await openScene(event,folder,print);
const{github,repository}=emulators;
let run;
try{
if(flags.serve)
(0,serve_page.lP)(emulators,()=>({run,otherOutcomes:[]}));
const calls=callsSince(github);
const job={
action:(0,package_root.Z)(),
environment:(0,run_action.R)(),
commentId:0,
eventName:event.name,
payload,
inputs:{sandbox:flags.sandbox,...model?.inputs},
token:repository.issueToken({permissions:{actions:'write',checks:'read'}}),
signal
};
const display={stream,redact:(0,redact.lY)((0,collect.vf)(process.env)),print};
const{main,served}=await(0,action_display.i)(emulators,job,display);
run=served;
const{exitCode,outputs}=main;
const outcome=outputs['outcome']??'none';
const threads=await threadsOf(repository);
const kept=flags.keep?(0,kept_files.y2)(emulators,served):undefined;
if(flags.json){
const about={project:folder??'demo',model:model?.name??'scripted'};
process.stdout.write((0,json_text.s)({outcome,exitCode,...about,outputs,threads,...calls(),kept}));
}
const style=(0,terminal.j9)(process.stdout);
say(`${await threadsText(threads,style)}\n${effectsText(calls())}`);
if(kept)
say(`\n${(0,kept_files.GD)(kept,style)}\n`);
else if(model&&outputs['trace-html-path'])
say(`\nEvery turn, call and change as a page: ${await(0,kept_files.ew)(outputs['trace-html-path'],'simulate')}\n`);
if(!model)
say(`\n${projectText(folder,model)}`);
if(!flags.serve)
say('\nLinks to 127.0.0.1 work only with --serve.\n');
say(`\nOutcome: ${outcome}\n`);
if(flags.serve)
await(0,serve_page.gz)([(0,serve_page.ci)(emulators)],signal,(0,terminal.AO)(stream,process.env));
return exitCode===0?0:1;
}
finally{
await emulators.close({keepFiles:flags.keep===true});
}
}
function chooseFolder({repository},model){
if(repository===undefined)
return model&&(0,find_checkout.I)(process.cwd(),'--repository');
if((0,external_node_fs_.statSync)(repository,{throwIfNoEntry:false})?.isDirectory()!==true)
throw new usage_error.e(`There is no folder ${repository}. Choose the files of the repository with --repository.`);
if(!model)
throw new usage_error.e('The scripted model only knows the demo project. Choose a real model with --model.');
return(0,external_node_path_.resolve)(repository);
}
async function openScene({name,seed,sent},folder,print){
const clock=createClock();
const onSkipped=(path)=>{
print(`${path} is left out, because git cannot add it.`);
};
const content=folder===undefined?{files:project.ZJ}:{fromDirectory:folder,onSkipped};
const emulators=await(0,start_emulators.d)({
repository:{owner:'owner',name:'repository',...content},
script:scriptedModel,
now:clock.now,
maintainer:seed.sender,
searchPath:(0,run_action.R)().PATH
}).catch((error)=>{
const isSlow=error instanceof git.X&&error.exitCode===undefined;
if(folder===undefined||!isSlow)
throw error;
throw new usage_error.e(`git could not read ${folder} in time. Choose a smaller folder with --repository.`);
});
try{
const payload=sent??(await prepareEvent(name,emulators.repository,{...seed,onReady:clock.start}));
clock.start();
return{emulators,payload};
}
catch(error){
await emulators.close();
throw error;
}
}
function callsSince({requests}){
const first=requests.length;
return()=>{
const own=requests.slice(first);
const rest=own.filter(({path})=>!path.includes('/graphql'));
const written=rest.filter(({method})=>method!=='GET');
const writes=written.filter(({status=0})=>status>0&&status<400);
const calls={reads:rest.length-written.length,writes:written.length,graphql:own.length-rest.length};
return{writes:writes.map(({method,path})=>`${method} ${path}`),calls};
};
}
function effectsText({writes,calls}){
const counted=[...Map.groupBy(writes,(line)=>line)].map(([line,{length}])=>length>1?`- ${line} (${length})`:`- ${line}`);
const lines=counted.length===0?['- nothing was written']:counted.map(visible_text.Q);
const total=calls.reads+calls.writes+calls.graphql;
const numbers=`${calls.reads} read, ${calls.writes} write, ${calls.graphql} GraphQL`;
return[...lines,`${(0,format.LS)(total,'API call')}: ${numbers}`,''].join('\n');
}
function projectText(folder,model){
if(!model)
return[
'Project: the demo project, not your own files.',
'Model: scripted, so it does the same whatever is asked.',
'For your own: --model NAME, in a checkout or with --repository FOLDER.',
''
].join('\n');
const{name,host}=model;
return(0,visible_text.Q)(`Project: ${folder??''}\nModel: ${name} at ${host}. ${LEAVING}\n`);
}
const LEAVING='Only requests to it, and downloads of packages that the repository declares, can leave this machine.';
async function threadsOf(repository){
const{issues,git}=repository.state;
return await Promise.all([...issues.values()].map(async({number,title,body,pullRequest})=>{
const comments=repository
.comments(number)
.map(({author,body:text})=>({author:author.login,body:text}));
const thread={number,title,body,comments};
if(!pullRequest)
return{kind:'issue',...thread};
const{isDraft,headRef:head,headSha,baseRef:base,baseSha}=pullRequest;
const diff=await git.text(['diff','--no-color','--no-ext-diff',`${baseSha}...${headSha}`]);
return{kind:'pull_request',...thread,head,base,isDraft,diff};
}));
}
async function threadsText(threads,style){
const texts=await Promise.all(threads.map((thread)=>threadText(thread,style)));
return texts.map((text)=>`\n${text}\n`).join('');
}
async function threadText(thread,style){
const title=style('bold',(0,visible_text.Q)(`${labelOf(thread)}: ${thread.title}`));
const comments=await Promise.all(thread.comments.map(async({author,body})=>`${style('bold',author)} commented:\n${(0,lines.pZ)(await shownText(body))}`));
const body=thread.body===null?'':await shownText(thread.body);
const change=thread.kind==='pull_request'?(0,terminal.N5)((0,visible_text.Q)(thread.diff),style):'';
const parts=[body,...comments,change].filter((part)=>part.trim()!=='');
return[title,...parts.map(lines.pZ)].join('\n\n');
}
async function shownText(markdown){
const{renderMarkdown}=await Promise.all([__webpack_require__.e(1479),__webpack_require__.e(108),__webpack_require__.e(7016),__webpack_require__.e(3011),__webpack_require__.e(3361),__webpack_require__.e(5850),__webpack_require__.e(687),__webpack_require__.e(3397)]).then(__webpack_require__.bind(__webpack_require__,43397));
const text=await(0,page_text.x)(await renderMarkdown(markdown,'https://github.com'));
return text.replaceAll(/^ *<\/?details>\n*/gmu,'').replaceAll(/<summary>(.*)<\/summary>/gu,'▸ $1');
}
function labelOf(thread){
if(thread.kind==='issue')
return `Issue #${thread.number}`;
const{number,head,base,isDraft}=thread;
return `Pull request #${number} (${isDraft?'draft, ':''}${head} into ${base})`;
}
function chooseModel({model:named,comment,baseUrl=''},{FORGEHAND_MODEL='',...environment}){
const model=named??(comment===undefined?'':FORGEHAND_MODEL);
if(model==='')
return undefined;
const{credential,host,name}=(0,local_model.g)({model,baseUrl},environment).main;
return{
name,
host,
inputs:{model,'base-url':baseUrl,'api-key':credential.kind==='key'?credential.key:''}
};
}
const scriptedModel=(request)=>(0,model_script.sk)(stepsFor(request.tools),request);
function stepsFor(tools){
const[look]=script.x;
const[finish]=script.x.slice(-1);
if(!tools.includes('edit_file'))
return[look,callOf('read_file',{path:'src/duration.js'}),callOf('finish',ANSWER)];
if(!tools.includes('answer_thread')||!finish)
return script.x;
const verdict={thread:'T1',verdict:'fixed',text:'All parts of a duration are added up now.'};
return[...script.x.slice(0,-1),callOf('answer_thread',verdict),finish];
}
const ANSWER={
title:'Why only one part counts',
description:'`parseDuration` matches only the start of the text, so everything after the first part is lost.',
complete:true
};
function callOf(name,args){
return{text:'',toolCalls:[{name,arguments:args}]};
}
}),
22388:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Zw:()=>(trustedEnvironment),
dd:()=>(outermostCheckout),
jm:()=>(hardenedEnvironment)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(51455);
var node_os__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(59973);
var _text_paths_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(40458);
const ENVIRONMENT={
GIT_ATTR_NOSYSTEM:'1',
GIT_CONFIG_GLOBAL:node_os__WEBPACK_IMPORTED_MODULE_2__.devNull,
GIT_CONFIG_NOSYSTEM:'1',
GIT_NO_LAZY_FETCH:'1',
GIT_NO_REPLACE_OBJECTS:'1',
GIT_TERMINAL_PROMPT:'0',
LC_ALL:'C'
};
const CONFIGURATION={
'core.attributesFile':node_os__WEBPACK_IMPORTED_MODULE_2__.devNull,
'core.excludesFile':node_os__WEBPACK_IMPORTED_MODULE_2__.devNull,
'core.fsmonitor':'false',
'core.hooksPath':node_os__WEBPACK_IMPORTED_MODULE_2__.devNull,
'protocol.allow':'never',
'safe.bareRepository':'explicit',
'submodule.recurse':'false'
};
function hardenedEnvironment(searchPath,configuration={}){
const entries=Object.entries({...CONFIGURATION,...configuration});
return{
...ENVIRONMENT,
PATH:searchPath,
GIT_CONFIG_COUNT:String(entries.length),
...Object.fromEntries(entries.flatMap(([key,value],index)=>[
[`GIT_CONFIG_KEY_${index}`,key],
[`GIT_CONFIG_VALUE_${index}`,value]
]))
};
}
async function trustedEnvironment(workTree,environment){
const root=outermostCheckout(workTree)??workTree;
const trusted=Object.entries(environment).map(async([name,value=''])=>{
const isList=name.endsWith('PATH');
const paths=isList?value.split(node_path__WEBPACK_IMPORTED_MODULE_3__.delimiter):value.split(/[\s:=,]+/).filter((word)=>word.includes('/'));
const missing=isList?root:'/';
const real=await Promise.all(paths.map((path)=>(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__.e4)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(root,path)),missing)));
const outside=paths.filter((path,index)=>!(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_5__.UO)(real[index]??root,root)&&(!isList||(0,node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute)(path)));
const left=isList?outside.join(node_path__WEBPACK_IMPORTED_MODULE_3__.delimiter):value;
return left===''||(!isList&&outside.length<paths.length)?[]:[[name,left]];
});
return{PATH:'/nonexistent',...Object.fromEntries((await Promise.all(trusted)).flat())};
}
function outermostCheckout(path){
const above=(0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path);
if(above===path)
return undefined;
return outermostCheckout(above)??((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(path,'.git'))?path:undefined);
}
}),
16428:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
c:()=>(isEndpoint),
d:()=>(keyProblem)
});
function isEndpoint(text){
const url=URL.parse(text);
if(!url||!['http:','https:'].includes(url.protocol))
return false;
return url.username===''&&url.password===''&&url.search===''&&url.hash==='';
}
function keyProblem(baseUrl,key){
const url=URL.parse(baseUrl);
if(!/^[\x21-\x7e]*$/.test(key))
return 'invalid';
if(!url||isLocal(url.hostname))
return undefined;
if(url.protocol==='https:')
return key===''?'missing':undefined;
return key===''?undefined:'unencrypted';
}
function isLocal(hostname){
return/^(?:127\.\d+\.\d+\.\d+|\[::1\]|[^.[\]:]+|[^.]+\.localhost)$/u.test(hostname);
}
}),
39616:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Cb:()=>(integerOrNone),
DQ:()=>(repositoryFile),
Dy:()=>(names),
EI:()=>(durationOrNone),
GX:()=>(yesOrNo),
NB:()=>(logins),
Qq:()=>(text),
Tu:()=>(atMost),
WD:()=>(labels),
Yq:()=>(choice),
Zd:()=>(form),
ci:()=>(modelNames),
dN:()=>(dollarsOrNone),
eQ:()=>(configPath),
fe:()=>(outputSchema),
gV:()=>(globs),
hZ:()=>(trigger),
id:()=>(id),
nd:()=>(integer)
});
var zod__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3301);
var _output_schema_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(86551);
var _triage_settings_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(17718);
var _text_near_name_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(58804);
var _text_lines_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(61165);
const text=(expected)=>zod__WEBPACK_IMPORTED_MODULE_3__.YjP().trim().min(1,expected);
const form=(pattern,expected)=>zod__WEBPACK_IMPORTED_MODULE_3__.YjP().trim().regex(pattern,expected);
const atMost=(characters,expected)=>zod__WEBPACK_IMPORTED_MODULE_3__.YjP().trim().max(characters,expected);
const choice=(names,expected)=>zod__WEBPACK_IMPORTED_MODULE_3__.YjP().trim().pipe(zod__WEBPACK_IMPORTED_MODULE_3__.k5n(names,expected));
const integer=(from,to)=>{
const expected=`an integer from ${from} to ${to}`;
return form(/^\d{1,12}$/u,expected)
.transform(Number)
.refine((number)=>number>=from&&number<=to,expected);
};
const dollarsOrNone=form(/^(?:\d{1,6}(?:\.\d{1,4})?)?$/u,'an amount of US dollars such as 2 or 0.50, or nothing for no limit')
.transform((text)=>(text===''?undefined:Number(text)))
.refine((dollars)=>dollars!==0,'more than 0 US dollars, or nothing for no limit');
const yesOrNo=zod__WEBPACK_IMPORTED_MODULE_3__.uEf({truthy:['true'],falsy:['false'],error:'true or false'});
const words=zod__WEBPACK_IMPORTED_MODULE_3__.YjP().transform((list)=>list.split(/[\s,]+/u).filter((word)=>word!==''));
const lines=zod__WEBPACK_IMPORTED_MODULE_3__.YjP().transform((list)=>(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_4__.PW)(list,/[\n,]/u));
const logins=words.refine((list)=>list.every((login)=>_text_near_name_js__WEBPACK_IMPORTED_MODULE_2__.S3.test(login)),'full logins such as renovate[bot], separated by commas or line breaks, without wildcards');
const labels=lines.refine((list)=>list.length<=_triage_settings_js__WEBPACK_IMPORTED_MODULE_1__.xs&&list.every((name)=>_triage_settings_js__WEBPACK_IMPORTED_MODULE_1__.Pf.safeParse(name).success),`at most ${_triage_settings_js__WEBPACK_IMPORTED_MODULE_1__.xs} labels of at most 50 characters, separated by commas or line breaks`);
const names=(item,expected,max)=>words.refine((list)=>list.length<=max&&list.every((name)=>item.safeParse(name).success),`at most ${max} entries, separated by commas or line breaks, each ${expected}`);
const integerOrNone=(from,to,otherwise)=>zod__WEBPACK_IMPORTED_MODULE_3__.KCZ([zod__WEBPACK_IMPORTED_MODULE_3__.euz('').transform(()=>undefined),integer(from,to)],`an integer from ${from} to ${to}, or nothing ${otherwise}`);
const modelNames=words;
const id=form(/^[\w.:-]{0,200}$/u,'the id that OpenAI shows, or nothing');
const trigger=form(/^[/@!.\p{L}][\p{L}\p{N}_./-]{1,49}$/u,'one word of 2 to 50 characters such as /agent or @agent');
const configPath=form(/^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[\w./-]+\.ya?ml$/u,'a path inside the repository that ends in .yml');
const UNITS_MS={m:60_000,h:60*60_000,d:24*60*60_000};
const durationOrNone=form(/^(?:[1-9]\d{0,3}[mhd])?$/u,'minutes, hours or days such as 30m, 6h or 30d, or nothing').transform((text)=>{
const unit=['m','h','d'].find((one)=>text.endsWith(one));
return unit&&Number.parseInt(text,10)*UNITS_MS[unit];
});
const globs=lines.refine((list)=>list.length<=50,'at most 50 globs, separated by commas or line breaks');
const repositoryFile=form(/^(?:(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[^\0\\]{1,500})?$/u,'the path of a file in the repository, or nothing');
const outputSchema=zod__WEBPACK_IMPORTED_MODULE_3__.YjP()
.trim()
.superRefine((text,context)=>{
const schema=text===''?undefined:(0,_output_schema_js__WEBPACK_IMPORTED_MODULE_0__.P)(text);
if(typeof schema==='string')
context.addIssue(`a JSON Schema that can be used, but ${schema}`);
});
}),
86551:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
P:()=>(readOutputSchema)
});
var _text_json_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(32686);
const MAX_BYTES=64*1024;
const MAX_DEPTH=30;
const SCHEMAS=new Set([
...['items','prefixItems','additionalItems','contains','unevaluatedItems'],
...['additionalProperties','propertyNames','unevaluatedProperties'],
...['allOf','anyOf','oneOf','not','if','then','else','contentSchema']
]);
const NAMED_SCHEMAS=new Set([
...['properties','patternProperties','dependentSchemas','dependencies','$defs','definitions']
]);
const CORE_KEYWORDS=new Set(['$ref','$defs','$comment','$schema','$id']);
const ROOT_KEYWORDS=new Set(['$schema','$id']);
class Unusable extends Error{
}
function readOutputSchema(text){
const bytes=Buffer.byteLength(text);
if(bytes>MAX_BYTES)
return `it has ${bytes} bytes, and the limit is ${MAX_BYTES}`;
const written=(0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(text);
if(!(0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__.u4)(written))
return 'it is not a JSON object';
if(written['type']!=='object')
return 'it does not have "type": "object" at its root';
try{
const{$defs={},definitions={},...shown}=convertFields(written,0);
const named={...definitions,...$defs};
const schema=Object.fromEntries(Object.entries(written).filter(([key])=>key!=='$id'));
return{schema,shown,definitions:named};
}
catch(error){
if(error instanceof Unusable)
return error.message;
throw error;
}
}
function convert(schema,depth){
if(depth>MAX_DEPTH)
throw new Unusable(`its schemas are nested more than ${MAX_DEPTH} levels deep`);
if(Array.isArray(schema))
return schema.map((each)=>convert(each,depth));
return(0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__.u4)(schema)?convertFields(schema,depth):schema;
}
function convertFields(schema,depth){
const converted=Object.entries(schema).flatMap(([key,value])=>{
if(key.startsWith('$'))
refuseUnusable(key,depth);
if(key==='$comment'||ROOT_KEYWORDS.has(key))
return[];
if(key==='$ref')
return[[key,convertReference(value)]];
if(SCHEMAS.has(key))
return[[key,convert(value,depth+1)]];
if(!NAMED_SCHEMAS.has(key)||!(0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__.u4)(value))
return[[key,value]];
return[[key,Object.fromEntries(Object.entries(value).map(([name,each])=>[name,convert(each,depth+1)]))]];
});
return Object.fromEntries(converted);
}
function refuseUnusable(keyword,depth){
if(!CORE_KEYWORDS.has(keyword))
throw new Unusable(`it has the keyword ${keyword}`);
if(ROOT_KEYWORDS.has(keyword)&&depth>0)
throw new Unusable(`it has ${keyword} below its root`);
}
function convertReference(value){
const[,name]=/^#\/(?:\$defs|definitions)\/([\w.-]{1,100})$/u.exec(String(value))??[];
if(name===undefined)
throw new Unusable('it has a $ref other than #/$defs/NAME');
return `#/$defs/${name}`;
}
}),
17718:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
LB:()=>(EXPECTED_REVIEWER),
Ob:()=>(MAX_ASSIGNEES),
Pf:()=>(label),
Yc:()=>(reviewer),
Zl:()=>(EXPECTED_LOGIN),
iD:()=>(login),
iP:()=>(MAX_REVIEWERS),
xs:()=>(MAX_LABELS)
});
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3301);
const EXPECTED_LABEL='a label of at most 50 characters';
const EXPECTED_LOGIN='a login such as octocat';
const EXPECTED_REVIEWER='a login such as octocat, or a team such as acme/platform';
const label=zod__WEBPACK_IMPORTED_MODULE_0__.YjP(EXPECTED_LABEL).trim().min(1,EXPECTED_LABEL).max(50,EXPECTED_LABEL);
const login=zod__WEBPACK_IMPORTED_MODULE_0__.YjP(EXPECTED_LOGIN).regex(/^[\w-]{1,100}$/u,EXPECTED_LOGIN);
const reviewer=zod__WEBPACK_IMPORTED_MODULE_0__.YjP(EXPECTED_REVIEWER).regex(/^[\w-]{1,100}(?:\/[\w.-]{1,100})?$/u,EXPECTED_REVIEWER);
const MAX_LABELS=100;
const MAX_REVIEWERS=15;
const MAX_ASSIGNEES=10;
}),
57182:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
pj:()=>(modelInputs),
FJ:()=>(readModels),
_7:()=>(readWorkflowModels)
});
var schemas=__webpack_require__(3301);
var api_keys=__webpack_require__(6697);
var providers=__webpack_require__(28658);
;
function describeModelProblem(problem,setting,names){
switch(problem.kind){
case 'unknown-provider':
return `${setting} is ${problem.written}, whose address is not known. Set ${names.baseUrl}, or use a model of a known provider: ${providers.e4.join(', ')}.`;
case 'missing-address':
return `${setting} is a model of ${problem.provider.name}, where each customer has their own address. Set ${names.baseUrl} to yours, such as ${problem.provider.exampleUrl??'https://NAME.example/v1'}.`;
case 'unsupported-api':
return `${names.api} is ${problem.api}, which ${problem.provider.name} does not support. Use ${Object.keys(problem.provider.apis).join(' or ')}.`;
case 'missing-key':
return names.missingKey({...problem,setting});
case 'unencrypted':
return names.unencrypted({...problem,setting});
case 'invalid-key':
return names.invalidKey({...problem,setting});
}
}
var check_endpoint=__webpack_require__(16428);
var input_fields=__webpack_require__(39616);
;
const NO_ADDRESS='https://no-address.invalid';
function openDirectory(settings){
const main=findMain(settings);
return{main,find:(written,from)=>findOther(written,from,{settings,main:main.model})};
}
function findMain(settings){
const{model:written,baseUrl,keys}=settings;
const{prefix,rest}=splitName(written);
if(baseUrl!==''){
const isElsewhere=prefix&&keys.byProvider.has(prefix.name)&&prefix!==(0,providers.zJ)(hostOf(baseUrl));
return isElsewhere?atProvider(prefix,rest,{settings}):atBaseUrl(written,settings);
}
const provider=prefix??(written.includes('/')?undefined:((0,providers.WX)(written)??(0,providers.li)('openai')));
if(provider)
return atProvider(provider,rest,{settings,api:settings.api,ownKey:keys.own});
return unknownProvider(written);
}
function findOther(written,from,{settings,main}){
const hasAnyNames=settings.baseUrl!==''||main.provider?.hasSlashedNames===true;
const{prefix=hasAnyNames?undefined:(0,providers.WX)(written),rest}=splitName(written);
const here=(name)=>checked({...main,name});
if(!prefix)
return hasAnyNames||!isPath(written)?here(written):unknownProvider(written);
if(prefix===main.provider)
return here(settings.baseUrl===''?rest:nameAt(written,main.host));
const canUseIt=canUse(prefix,from,settings);
if(!canUseIt&&hasAnyNames)
return here(written);
const{model,problem}=atProvider(prefix,rest,{settings});
return canUseIt||problem
?{model,problem}
:{model,problem:{kind:'missing-key',provider:prefix,host:model.host}};
}
function canUse(provider,from,{keys,identity}){
if(provider.keyVariable===undefined)
return from==='workflow';
return keys.byProvider.has(provider.name)||(provider.name==='openai'&&identity!==undefined);
}
function isPath(written){
return written.replace(/^models\//,'').includes('/');
}
function unknownProvider(written){
return{model:unreachable(written,undefined),problem:{kind:'unknown-provider',written}};
}
function atProvider(provider,name,{settings,ownKey='',...options}){
const{api=(0,providers.jS)(provider).api}=options;
const baseUrl=provider.apis[api];
if(baseUrl===undefined)
return{model:unreachable(name,provider),problem:{kind:'unsupported-api',provider,api}};
if(baseUrl==='')
return{model:unreachable(name,provider),problem:{kind:'missing-address',provider}};
const key=settings.keys.byProvider.get(provider.name)??ownKey;
const credential=credentialFor(provider,key,settings);
return checked({name,provider,api,baseUrl,host:hostOf(baseUrl),credential});
}
function atBaseUrl(written,settings){
const{baseUrl,keys}=settings;
const host=hostOf(baseUrl);
const provider=(0,providers.zJ)(host);
const key=(provider&&keys.byProvider.get(provider.name))??keys.own;
const api=settings.api??(provider?apiAt(baseUrl,provider):'chat');
const credential=credentialFor(provider,key,settings);
return checked({name:nameAt(written,host),provider,api,baseUrl,host,credential});
}
function apiAt(baseUrl,provider){
const isCompatible=/\/openai(?:\/v1)?\/?$|\/endpoints\/openapi\/?$/.test(baseUrl);
return isCompatible&&provider.apis.chat!==undefined?'chat':(0,providers.jS)(provider).api;
}
function nameAt(written,host){
const{prefix,rest}=splitName(written);
return prefix&&prefix===(0,providers.zJ)(host)&&!prefix.hasSlashedNames?rest:written;
}
function credentialFor(provider,key,{identity}){
if(identity&&provider?.name==='openai'&&key==='')
return{kind:'workload-identity',...identity};
return{kind:'key',key};
}
function checked(model){
const{credential,baseUrl,host,provider}=model;
const problem=(0,check_endpoint.d)(baseUrl,credential.kind==='key'?credential.key:credential.serviceAccountId);
return{model,problem:problem&&{kind:KEY_PROBLEMS[problem],provider,host}};
}
const KEY_PROBLEMS={missing:'missing-key',unencrypted:'unencrypted',invalid:'invalid-key'};
function unreachable(name,provider){
const baseUrl=NO_ADDRESS;
return{name,provider,api:'chat',baseUrl,host:hostOf(baseUrl),credential:{kind:'key',key:''}};
}
function splitName(written){
const slash=written.indexOf('/');
const isNamed=slash>=0&&slash<written.length-1;
return{prefix:isNamed?(0,providers.li)(written.slice(0,slash)):undefined,rest:written.slice(slash+1)};
}
function hostOf(baseUrl){
return URL.parse(baseUrl)?.host??'';
}
;
const workflow_models_text=schemas.YjP().trim();
const modelInputs=schemas.Ikc({
model:workflow_models_text,
api:workflow_models_text,
'base-url':workflow_models_text,
'api-key':workflow_models_text,
'fallback-models':input_fields.ci,
'openai-identity-provider':workflow_models_text,
'openai-service-account':workflow_models_text,
'openai-audience':workflow_models_text
});
function readWorkflowModels(inputs){
const{keys,problems}=(0,api_keys.H)(inputs['api-key']);
const identity=readIdentity(inputs);
const settings={
model:inputs.model,
api:asApi(inputs.api),
baseUrl:(0,check_endpoint.c)(inputs['base-url'])?inputs['base-url']:'',
keys,
identity:identity.value
};
const hasBadUrl=inputs['base-url']!==''&&settings.baseUrl==='';
const fallbacks=inputs['fallback-models'];
const hasAllKeys=problems.length===0;
const reading=readModels(settings,{fallbacks,names:inputNames(inputs),settingOf:INPUT_NAMES,hasAllKeys});
const ofIdentity=identity.value?identityProblems(settings,reading.models):undefined;
const ofModels=hasBadUrl||ofIdentity!==undefined?[]:reading.problems;
return{...reading,problems:[...problems,...identity.problems,...(ofIdentity??[]),...ofModels]};
}
function identityProblems({baseUrl,keys},models){
const{credential,provider}=models.main;
const hasKey=keys.byProvider.has('openai')||(provider?.name==='openai'&&credential.kind==='key');
if(hasKey)
return[DOUBLE_KEY];
return baseUrl!==''&&!usesIdentity(models)?[identityElsewhere(baseUrl)]:undefined;
}
function usesIdentity({main,fallbacks}){
return[main,...fallbacks].some(({credential})=>credential.kind==='workload-identity');
}
function identityElsewhere(baseUrl){
return `openai-identity-provider is set, and base-url is ${baseUrl}, which is not an address of OpenAI and must not receive a token for it. Remove base-url, or set api-key instead of the identity.`;
}
function readModels(settings,naming){
const{fallbacks,names,settingOf,hasAllKeys}=naming;
const{main,find}=openDirectory(settings);
const others=fallbacks.map((written)=>find(written,'workflow'));
const describeProblem=({problem},setting)=>problem&&(hasAllKeys||problem.kind!=='missing-key')?[describeModelProblem(problem,setting,names)]:[];
const problems=[
...describeProblem(main,settingOf.model),
...others.flatMap((other)=>(isSharedWithMain(other,main)?[]:describeProblem(other,settingOf.fallback)))
];
const models={main:main.model,fallbacks:others.map(({model})=>model),find};
return{models,problems:[...new Set(problems)]};
}
function isSharedWithMain({problem},main){
return main.problem!==undefined&&problem!==undefined&&'host' in problem&&problem.host===main.model.host;
}
function asApi(text){
return providers.yc.find((api)=>api===text);
}
const DOUBLE_KEY='openai-identity-provider is set, and api-key has a key for openai too. Remove one of them: the identity needs no key.';
function readIdentity(inputs){
const{'openai-identity-provider':identityProviderId,'openai-service-account':serviceAccountId}=inputs;
if(identityProviderId===''&&serviceAccountId==='')
return{problems:[]};
if(identityProviderId!==''&&serviceAccountId!=='')
return{value:{identityProviderId,serviceAccountId,audience:inputs['openai-audience']},problems:[]};
const names=['openai-identity-provider','openai-service-account'];
const[given='',missing='']=identityProviderId===''?names.toReversed():names;
return{problems:[`${given} is set and ${missing} is not. Set both, or set neither and use api-key.`]};
}
const INPUT_NAMES={model:'model',fallback:'fallback-models'};
const inputNames=({'api-key':apiKey})=>({
baseUrl:'base-url',
api:'api',
missingKey:({setting,host,provider})=>apiKey===''&&setting===INPUT_NAMES.model
?`api-key is not set. Set it to the key for ${host}, such as \${{ secrets.${secretFor(provider)} }}, and check that the secret exists.`
:`api-key has no key for ${host}, which ${setting} uses. Add a line such as ${provider?`${provider.name}=`:''}\${{ secrets.${secretFor(provider)} }}, and check that the secret exists.`,
unencrypted:({host})=>`api-key would be sent to ${host} unencrypted. Use https in base-url, or remove the key.`,
invalidKey:({host})=>`api-key for ${host} contains a space or a non-ASCII character, which no key does. Copy the key again. Write several keys on separate lines, as provider=key.`
});
function secretFor(provider){
return provider?.keyVariable??'API_KEY';
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
32686:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Ar:()=>(compactJson),
Io:()=>(jsonProblem),
hz:()=>(isDeeperThan),
qF:()=>(parseJson),
u4:()=>(isRecord),
zv:()=>(recordOf)
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
return typeof value==='object'&&value!==null&&!Array.isArray(value);
}
function recordOf(value){
return isRecord(value)?value:{};
}
function isDeeperThan(depth,value){
if(typeof value!=='object'||value===null)
return false;
return depth===0||Object.values(value).some((within)=>isDeeperThan(depth-1,within));
}
function jsonProblem(text,message){
if(text.trim()==='')
return 'it is empty';
if(text.includes('\0'))
return 'it is not a text file';
const position=Number(/at position (\d+)/.exec(message)?.[1]??0);
if(/Unexpected end|Unterminated/.test(message)||position>=text.trimEnd().length){
return 'it ends too early. A quotation mark or a bracket is not closed';
}
const[,line,column]=/\(line (\d+) column (\d+)\)/.exec(message)??[];
return line===undefined||column===undefined
?'a name or a value is not valid JSON. Names and texts need double quotation marks'
:`line ${line}, column ${column} is not valid JSON. Names and texts need double quotation marks, and a list must not end with a comma`;
}
}),
83836:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
P:()=>(issuesOfMeantForm)
});
function issuesOfMeantForm(issue,isWrongType){
const forms=issue.errors;
const meant=forms?.find((issues)=>issues.every((each)=>each.path.length>0||!isWrongType(each)));
if(!meant)
return[issue];
return meant.flatMap((inner)=>issuesOfMeantForm({...inner,path:[...issue.path,...inner.path]},isWrongType));
}
}),
15807:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
JS:()=>(elementsNamed),
NL:()=>(parsePage),
nB:()=>(hasClass),
px:()=>(elementsIn),
vq:()=>(isElement),
w4:()=>(attributeOf)
});
const MAX_CHARACTERS=4*1024*1024;
const MAX_DEPTH=400;
async function parsePage(html){
if(html.length>MAX_CHARACTERS)
return undefined;
const{parseFragment}=await __webpack_require__.e(7016).then(__webpack_require__.bind(__webpack_require__,67016));
const{childNodes}=parseFragment(html);
let level=elementsIn(childNodes);
for(let depth=0;level.length>0&&depth<MAX_DEPTH;depth++)
level=level.flatMap((element)=>elementsIn(element.childNodes));
return level.length>0?undefined:childNodes;
}
function isElement(node){
return 'tagName' in node;
}
function elementsIn(nodes){
return nodes.filter(isElement);
}
function elementsNamed(nodes,names){
return elementsIn(nodes).flatMap((element)=>names.includes(element.tagName)?[element]:elementsNamed(element.childNodes,names));
}
function attributeOf({attrs},name){
return attrs.find((attribute)=>attribute.name===name)?.value;
}
function hasClass(element,name){
return(attributeOf(element,'class')??'').split(/\s+/u).includes(name);
}
}),
35787:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
x:()=>(pageText)
});
var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2754);
var _fence_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(35695);
var _page_nodes_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(15807);
const LEFT_OUT='[This text was left out: it is too long or too deeply nested.]';
async function pageText(html){
const nodes=await(0,_page_nodes_js__WEBPACK_IMPORTED_MODULE_1__.NL)(html);
return nodes?(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__.X)(joined(blocksOf(nodes))):LEFT_OUT;
}
function blocksOf(nodes){
const blocks=[];
let words=[];
const endParagraph=()=>{
blocks.push(inlineOf(words));
words=[];
};
for(const node of nodes){
const block=(0,_page_nodes_js__WEBPACK_IMPORTED_MODULE_1__.vq)(node)&&BLOCKS.has(node.tagName)?blockOf(node):undefined;
if(!block)
words.push(node);
else{
endParagraph();
for(const each of block)
blocks.push(each);
}
}
endParagraph();
return blocks.filter((block)=>block!=='');
}
const BLOCKS=new Set(('address article aside blockquote caption center dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 '+
'header hr li main nav ol p pre section summary table ul').split(' '));
function blockOf(node){
const{tagName,childNodes}=node;
if(isUndrawn(node))
return[];
if((0,_page_nodes_js__WEBPACK_IMPORTED_MODULE_1__.nB)(node,'js-suggested-changes-blob'))
return[suggestionOf(node)];
if((0,_page_nodes_js__WEBPACK_IMPORTED_MODULE_1__.nB)(node,'js-render-needs-enrichment'))
return['[drawing]'];
switch(tagName){
case 'pre':
return[codeBlock(wordsOf(node).replace(/\n$/u,''),languageOf(node))];
case 'ul':
case 'ol':
return[listOf(node)];
case 'table':
return[tableOf(node)];
case 'blockquote':
return[prefixed(joined(blocksOf(childNodes)),'> ')];
case 'details':
return['<details>',...blocksOf(childNodes),'</details>'];
case 'summary':
return[`<summary>${inlineOf(childNodes)}</summary>`];
case 'hr':
return['---'];
default:{
const level=/^h([1-6])$/u.exec(tagName)?.[1];
return level===undefined?blocksOf(childNodes):[`${'#'.repeat(Number(level))} ${inlineOf(childNodes)}`];
}
}
}
function joined(blocks){
return blocks.join('\n\n');
}
function inlineOf(nodes){
return nodes
.map(inlinePart)
.join('')
.replaceAll(/ {2,}/gu,' ')
.split('\n')
.map((line)=>line.trim())
.join('\n')
.trim();
}
function inlinePart(node){
if(!(0,_page_nodes_js__WEBPACK_IMPORTED_MODULE_1__.vq)(node))
return wordsOf(node).replaceAll(/[ \t\n\r\f]+/gu,' ');
const{tagName,childNodes}=node;
const inside=()=>childNodes.map(inlinePart).join('');
if(isUndrawn(node))
return '';
if(BLOCKS.has(tagName))
return `\n${joined(blockOf(node))}\n`;
switch(tagName){
case 'br':
return '\n';
case 'img':
return '[image]';
case 'audio':
case 'video':
return `[${tagName}]`;
case 'input':
return(0,_page_nodes_js__WEBPACK_IMPORTED_MODULE_1__.w4)(node,'checked')===undefined?'[ ]':'[x]';
case 'a':
return linkOf(node,inside());
case 'code':
case 'kbd':
case 'samp':
case 'tt':
return inlineCode(wordsOf(node));
case 'del':
case 's':
return `~~${inside()}~~`;
case 'math-renderer':
return formulaOf(node);
default:
return inside();
}
}
function linkOf(node,words){
if((0,_page_nodes_js__WEBPACK_IMPORTED_MODULE_1__.w4)(node,'data-footnote-backref')!==undefined)
return '';
if((0,_page_nodes_js__WEBPACK_IMPORTED_MODULE_1__.w4)(node,'data-footnote-ref')!==undefined)
return `[^${words}]`;
const target=(0,_page_nodes_js__WEBPACK_IMPORTED_MODULE_1__.w4)(node,'href')??'';
const isNamed=['user-mention','team-mention','issue-link','commit-link'].some((name)=>(0,_page_nodes_js__WEBPACK_IMPORTED_MODULE_1__.nB)(node,name));
const isShown=wordsOf(node).trim()!==''&&words!==target&&!isNamed;
return isShown&&!/^$|^#|\s|%20/u.test(target)?`[${words}](${target})`:words;
}
function formulaOf(node){
const source=wordsOf(node);
const symbols=source.replaceAll(/\\(?:begin|end)\{[a-z]+\*?\}|\\[a-z]+/giu,' ');
return/\p{L}{4}|%/u.test(symbols)?'[formula]':source;
}
function listOf({tagName,childNodes,...list}){
let number=Number(list.attrs.find(({name})=>name==='start')?.value??1);
const items=childNodes.map((item)=>{
if(!(0,_page_nodes_js__WEBPACK_IMPORTED_MODULE_1__.vq)(item)||item.tagName!=='li')
return joined(blocksOf([item]));
const marker=tagName==='ol'?`${number++}. `:'- ';
const isLoose=(0,_page_nodes_js__WEBPACK_IMPORTED_MODULE_1__.px)(item.childNodes).some((child)=>child.tagName==='p');
const content=blocksOf(item.childNodes).join(isLoose?'\n\n':'\n');
return marker+prefixed(content,' '.repeat(marker.length)).trimStart();
});
return items.filter((item)=>item!=='').join('\n');
}
function tableOf(table){
const rows=(0,_page_nodes_js__WEBPACK_IMPORTED_MODULE_1__.JS)(table.childNodes,['tr','caption']).map((row)=>(row.tagName==='tr'?(0,_page_nodes_js__WEBPACK_IMPORTED_MODULE_1__.px)(row.childNodes):[row]).map((cell)=>joined(blocksOf(cell.childNodes))
.replaceAll('\n',' ')
.replaceAll('|',String.raw `\|`)));
const lines=rows.map((cells)=>`| ${cells.join(' | ')} |`);
return lines.toSpliced(1,0,`|${' - |'.repeat(rows[0]?.length??0)}`).join('\n');
}
function suggestionOf(node){
const lines=(0,_page_nodes_js__WEBPACK_IMPORTED_MODULE_1__.JS)(node.childNodes,['td']).flatMap((cell)=>{
const sign=(0,_page_nodes_js__WEBPACK_IMPORTED_MODULE_1__.nB)(cell,'blob-code-addition')?'+':(0,_page_nodes_js__WEBPACK_IMPORTED_MODULE_1__.nB)(cell,'blob-code-deletion')?'-':undefined;
return sign===undefined?[]:[sign+wordsOf(cell).replaceAll('\n','')];
});
return codeBlock(lines.join('\n'),'diff');
}
function languageOf({parentNode}){
const name=parentNode&&'attrs' in parentNode?(0,_page_nodes_js__WEBPACK_IMPORTED_MODULE_1__.w4)(parentNode,'class'):undefined;
return/\bhighlight-(?:source|text)-([\w+#.-]+)/u.exec(name??'')?.[1]??'';
}
function codeBlock(code,language){
const fence=(0,_fence_js__WEBPACK_IMPORTED_MODULE_2__.b)(code,3);
return `${fence}${language}\n${code}\n${fence}`;
}
function inlineCode(code){
const fence=(0,_fence_js__WEBPACK_IMPORTED_MODULE_2__.b)(code,1);
const space=/^`|`$/u.test(code)?' ':'';
return `${fence}${space}${code}${space}${fence}`;
}
function prefixed(text,prefix){
return text
.split('\n')
.map((line)=>`${prefix}${line}`.trimEnd())
.join('\n');
}
function wordsOf(node){
if(!(0,_page_nodes_js__WEBPACK_IMPORTED_MODULE_1__.vq)(node))
return 'value' in node?node.value:'';
return isUndrawn(node)?'':node.childNodes.map(wordsOf).join('');
}
function isUndrawn(node){
const isDrawn=!/^(?:rp|script|style|svg|template)$/u.test(node.tagName);
return!isDrawn||(0,_page_nodes_js__WEBPACK_IMPORTED_MODULE_1__.w4)(node,'hidden')!==undefined||(0,_page_nodes_js__WEBPACK_IMPORTED_MODULE_1__.nB)(node,'sr-only');
}
}),
40458:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Jl:()=>(isForeignFolder),
U5:()=>(isWithinAny),
UO:()=>(isWithin),
Vb:()=>(nameOf),
lp:()=>(withoutFolder),
ue:()=>(isLockFile),
yS:()=>(folderOf)
});
function folderOf(path){
return path.slice(0,Math.max(0,path.lastIndexOf('/')));
}
function nameOf(path){
return path.slice(path.lastIndexOf('/')+1);
}
function isWithin(path,folder){
return path===folder||path.startsWith(`${folder}/`);
}
function isWithinAny(path,folders=[]){
return folders.some((each)=>isWithin(path,each));
}
function withoutFolder(path,folder){
return folder!==''&&path.startsWith(`${folder}/`)?path.slice(folder.length+1):path;
}
const LOCK_FILE=/(^|\/)(package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lockb?|deno\.lock|(uv|poetry|pdm|Pipfile|Cargo|Gemfile|composer|mix|pubspec|flake)\.lock|pylock(\.[^/]+)?\.toml|gems\.locked|go\.(work\.)?sum|gradle\.lockfile|packages\.lock\.json|paket\.lock|Podfile\.lock|Package\.resolved)$/;
function isLockFile(path){
return LOCK_FILE.test(path);
}
const FOREIGN=/^(node_modules|vendor|third[-_]party|(__)?fixtures?(__)?|(__)?tests?(__)?|testdata|spec|dist|build|target|templates?|\..+)$/i;
function isForeignFolder(name){
return FOREIGN.test(name);
}
}),
21513:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
_:()=>(fieldOf),
w:()=>(issueSentences)
});
var _meant_form_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(83836);
const MAX_ISSUES=5;
function issueSentences(issues,value,lineOf){
const all=issues.flatMap((issue)=>(0,_meant_form_js__WEBPACK_IMPORTED_MODULE_0__.P)(issue,isWrongType));
const sentences=[
...new Set(all.map((issue)=>{
const sentence=sentenceOf(issue,value);
return lineOf?`Line ${lineOf(issue.path)}: ${sentence}`:sentence;
}))
];
if(sentences.length<=MAX_ISSUES)
return sentences;
return[...sentences.slice(0,MAX_ISSUES),`${sentences.length-MAX_ISSUES} more.`];
}
const TYPE=/expected (\w+), received/;
function isWrongType({message}){
return TYPE.test(message);
}
function sentenceOf(issue,value){
const{path,message}=issue;
const name=path.length===0?'The value':`The field ${path.map(String).join('.')}`;
const actual=path.reduce(fieldOf,value);
if(actual===undefined)
return `${name} is missing.`;
const types=expectedTypes(issue);
if(types.length>0)
return `${name} has the type ${kindOf(actual)} instead of ${types.join(' or ')}.`;
const[,options]=/expected one of (.+)/.exec(message)??[];
if(options!==undefined)
return `${name} must be one of ${options.replaceAll('"','').replaceAll('|',', ')}.`;
const[,bound]=/expected \w+ to ((?:be|have) .+)/.exec(message)??[];
return bound===undefined?`${name} cannot be used: ${message}.`:`${name} must ${inWords(bound)}.`;
}
function expectedTypes({message,errors=[]}){
const messages=[message,...errors.flatMap((issues)=>issues.map((each)=>each.message))];
const types=messages.flatMap((text)=>TYPE.exec(text)?.[1]??[]);
return[...new Set(types.map((type)=>(type==='record'?'object':type)))];
}
const COMPARISONS={'>=':'at least ','<=':'at most ','>':'more than ','<':'less than '};
function inWords(bound){
return bound.replace(/[<>]=?/,(sign)=>COMPARISONS[sign]);
}
function fieldOf(value,name){
if(typeof value!=='object'||value===null||!Object.hasOwn(value,name))
return undefined;
return value[name];
}
function kindOf(value){
if(value===null)
return 'null';
return Array.isArray(value)?'array':typeof value;
}
}),
64607:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
TN:()=>(oneLine),
VI:()=>(beginningOf),
l2:()=>(capitalized),
ml:()=>(shorten),
uA:()=>(withPeriod)
});
var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2754);
function shorten(text,maxLength){
if(text.length<=maxLength)
return text;
return `${beginningOf(text,maxLength-1).trimEnd()}…`;
}
function beginningOf(text,maxLength){
return text.slice(0,maxLength).replace(/[\uD800-\uDBFF]$/u,'');
}
function withPeriod(text){
return text.replace(/\.?$/,'.');
}
function capitalized(text){
return text.replace(/^(\[?)([a-z])/,(_,before,first)=>before+first.toUpperCase());
}
function oneLine(text,maxLength){
const line=(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__.Q)(text.slice(0,maxLength*4+100)).replace(/\s+/g,' ');
return shorten(line.trim(),maxLength);
}
}),
51511:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
h:()=>(yieldToEventLoop),
z:()=>(atOnce)
});
var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(58500);
function atOnce(work){
return Promise.try(work);
}
async function yieldToEventLoop(){
await(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
}
}),
53858:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
T:()=>(openFile),
c:()=>(openBeneath)
});
var tslib__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(67877);
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(59973);
var _open_file_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(75455);
const{O_DIRECTORY,O_NOFOLLOW,O_NONBLOCK,O_RDONLY}=node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
function openBeneath(root,relative,{create=false}={}){
let folder=openFolder(root);
for(const name of relative.split('/').filter((each)=>each!=='')){
const env_1={stack:[],error:void 0,hasError:false};
try{
const parent=(0,tslib__WEBPACK_IMPORTED_MODULE_3__.mS)(env_1,folder,false);
if(create)
makeFolder(parent,name);
folder=openFolder(parent.at(name));
}
catch(e_1){
env_1.error=e_1;
env_1.hasError=true;
}
finally{
(0,tslib__WEBPACK_IMPORTED_MODULE_3__.hk)(env_1);
}
}
return folder;
}
function openFile(path){
return new _open_file_js__WEBPACK_IMPORTED_MODULE_2__.T(path,O_RDONLY|O_NOFOLLOW|O_NONBLOCK);
}
function makeFolder(parent,name){
const path=parent.at(name);
try{
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
}
catch(error){
if((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__.Or)(error)&&error.code==='EEXIST')
return;
throw error;
}
if(process.getuid?.()!==0)
return;
const{uid,gid}=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(parent.path);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lchownSync)(path,uid,gid);
}
function openFolder(path){
const descriptor=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path,O_RDONLY|O_DIRECTORY|O_NOFOLLOW);
const stable=process.platform==='linux'?`/proc/self/fd/${descriptor}`:path;
return{
path:stable,
at:(name)=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(stable,name),
[Symbol.dispose]:()=>{
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
};
}
}),
75455:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
E:()=>(CHUNK_BYTES),
T:()=>(OpenFile)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_util__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(57975);
var _at_once_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(51511);
const MAX_AT_ONCE=1024*1024;
const CHUNK_BYTES=256*1024;
const MIN_CHUNK_BYTES=4096;
const readPiece=(0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_0__.read);
const readAll=(0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_0__.readFile);
class OpenFile{
#descriptor;
stats;
constructor(path,flags,mode){
this.#descriptor=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path,flags,mode);
this.stats=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(this.#descriptor);
}
async*chunks(){
const buffer=Buffer.allocUnsafe(Math.min(CHUNK_BYTES,Math.max(MIN_CHUNK_BYTES,this.stats.size+1)));
let position=0;
for(let bytes=await this.read(buffer,0);bytes>0;bytes=await this.read(buffer,position)){
position+=bytes;
yield buffer.subarray(0,bytes);
}
}
async read(buffer,position){
if(this.stats.size<=MAX_AT_ONCE)
return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(this.#descriptor,buffer,0,buffer.length,position);
return(await readPiece(this.#descriptor,buffer,0,buffer.length,position)).bytesRead;
}
content(){
if(this.stats.size>MAX_AT_ONCE)
return readAll(this.#descriptor);
return(0,_at_once_js__WEBPACK_IMPORTED_MODULE_2__.z)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(this.#descriptor));
}
write(content){
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(this.#descriptor,content);
}
chown({uid,gid}){
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fchownSync)(this.#descriptor,uid,gid);
}
chmod(mode){
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fchmodSync)(this.#descriptor,mode);
}
[Symbol.dispose](){
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.#descriptor);
}
}
})
};
;
