export const id=7467;
export const ids=[7467];
export const modules={
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
52335:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Jc:()=>(lockCheckpoints),
PQ:()=>(recordSteps),
Z0:()=>(stateHome),
aH:()=>(withStore),
n2:()=>(temporaryCheckpoints),
sR:()=>(changesSince)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(76760);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(58500);
var _errors_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(59973);
var _git_checkpoints_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(48388);
var _find_checkout_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(10175);
var _interrupt_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(75098);
const FIRST_REQUEST_MS=50;
function lockCheckpoints({root,request,signal}){
const folder=checkpointFolder(root,process.env);
const release=folder===undefined?undefined:lockIfWritable(folder);
if(folder===undefined||!release)
return undefined;
const checkpoints=new _git_checkpoints_js__WEBPACK_IMPORTED_MODULE_6__ .F({request,open:()=>openStoreForRun({root,folder,signal})});
return{folder,checkpoints,release};
}
function temporaryCheckpoints({request,...location}){
return new _git_checkpoints_js__WEBPACK_IMPORTED_MODULE_6__ .F({request,open:()=>openStoreForRun(location)});
}
async function changesSince({id},location){
const{checkout}=await openStore({...location,signal:new AbortController().signal});
const{tree}=await checkout.snapshot();
return await checkout.compare(id,tree);
}
function lockIfWritable(folder){
try{
return lockFolder(folder);
}
catch(error){
if((0,_errors_js__WEBPACK_IMPORTED_MODULE_7__ .Or)(error))
return undefined;
throw error;
}
}
async function openStoreForRun(location){
await(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_4__.setTimeout)(FIRST_REQUEST_MS,undefined,{signal:location.signal});
const store=await openStore(location);
const{checkout}=store;
if(checkout.workspaceCommit !==undefined)
await checkout.resetIndexTo(checkout.workspaceCommit);
return store;
}
async function withStore(cwd,work){
const root=(0,_find_checkout_js__WEBPACK_IMPORTED_MODULE_5__ .I)(cwd);
const folder=checkpointFolder(root,process.env);
if(folder===undefined||!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder)){
throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__ .yo(`There are no checkpoints of ${root}. forgehand run takes them.`);
}
const release=lockFolder(folder);
try{
const location={root,folder,signal:(0,_interrupt_js__WEBPACK_IMPORTED_MODULE_8__ .Y)()};
return await work(await openStore(location),location);
}
finally{
release();
}
}
async function openStore({root,folder,signal}){
const[{openCheckout},{CheckpointJournal}]=await Promise.all([
Promise.all([__webpack_require__.e(1034),__webpack_require__.e(1660),__webpack_require__.e(1862)]).then(__webpack_require__.bind(__webpack_require__,41660)),
Promise.all([__webpack_require__.e(3301),__webpack_require__.e(8619)]).then(__webpack_require__.bind(__webpack_require__,98619))
]);
const checkout=await openCheckout({
workTree:root,
gitDir:(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder,'git'),
remote:undefined,
environment:process.env,
isExact:true,
signal
});
return{checkout,journal:new CheckpointJournal(checkout.directory,()=>new Date())};
}
function recordSteps(checkpoints,emit){
const numbers=new Map();
const record=(event)=>{
if(event.kind==='child')
record(event.event);
if(event.kind==='checkpoint')
numbers.set(event.callId,event.checkpoint.number);
if(event.kind !=='tool-started')
return;
const number=numbers.get(event.callId);
if(number !==undefined)
checkpoints.recordStep(number,{tool:event.name,subject:event.subject});
};
return(event)=>{
record(event);
emit(event);
};
}
function stateHome(environment){
const chosen=environment['XDG_STATE_HOME']??'';
return(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute)(chosen)?chosen:(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.homedir)(),'.local/state'),'forgehand');
}
function checkpointFolder(root,environment){
const home=stateHome(environment);
if(home.startsWith(root===node_path__WEBPACK_IMPORTED_MODULE_3__.sep?node_path__WEBPACK_IMPORTED_MODULE_3__.sep:root + node_path__WEBPACK_IMPORTED_MODULE_3__.sep))
return undefined;
return(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(home,`${(0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(root)}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(root).digest('hex').slice(0,12)}`);
}
function lockFolder(folder){
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder,{recursive:true,mode:0o700});
const path=(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder,'lock');
const holder=writeLock(path);
if(holder !==undefined){
throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__ .yo(`Another forgehand (process ${holder}) is working on this checkout. Wait until it ends. If it has ended, delete ${path}.`);
}
return()=>{
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path,{force:true});
};
}
function writeLock(path){
try{
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(path,`${process.pid}`,{flag:'wx'});
return undefined;
}
catch(error){
if(!(0,_errors_js__WEBPACK_IMPORTED_MODULE_7__ .Or)(error)||error.code !=='EEXIST')
throw error;
}
const holder=Number((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path,'utf8'));
if(isRunning(holder))
return holder;
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path,{force:true});
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(path,`${process.pid}`,{flag:'wx'});
return undefined;
}
function isRunning(pid){
if(!Number.isSafeInteger(pid)||pid<=0)
return false;
try{
process.kill(pid,0);
return true;
}
catch(error){
return(0,_errors_js__WEBPACK_IMPORTED_MODULE_7__ .Or)(error)&&error.code==='EPERM';
}
}
}),
10175:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
I:()=>(findCheckout)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _usage_error_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(4565);
function findCheckout(folder,option='--cwd'){
if(!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__ .e(`There is no folder ${folder}. Choose a checkout with ${option}.`);
const start=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder));
for(let root=start;;root=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(root)){
if((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root,'.git')))
return root;
if(root===(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(root)){
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__ .e(`${start} is in no git repository, so a change could not be reviewed or undone. ` +
`Choose a checkout with ${option}, or create one with git init.`);
}
}
}
}),
49914:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
init:()=>(init)
});
var endpoint=__webpack_require__(79559);
var quote_value=__webpack_require__(93936);
var repository_name=__webpack_require__(43090);
var providers=__webpack_require__(28658);
var workflow_models=__webpack_require__(57182);
;
const OTHER='other';
const offered=providers .r5.filter(({name})=>name !=='vertex');
const offeredProviders=[...offered.map(({name})=>name),OTHER];
const MODELS={
openai:'gpt-5',
anthropic:'claude-sonnet-5',
gemini:'gemini-2.5-pro'
};
function defaultModel(provider){
return MODELS[provider];
}
function defaultProvider(hasVariable){
const own=offered.filter(({keyVariable})=>keyVariable !==undefined&&hasVariable(keyVariable));
return(own.length===1?own[0]?.name:undefined)??'openai';
}
function providerOf(model){
const[start='']=model.split('/');
return(model.includes('/')?(0,providers .li)(start):(0,providers .WX)(model))?.name;
}
function defaultBaseUrl(provider){
if(provider===OTHER)
return '';
const{apis,keyVariable}=(0,providers .li)(provider)??{};
const[address='']=Object.values(apis??{});
return address===''||keyVariable===undefined?address:undefined;
}
function defaultSecret(provider){
return provider===OTHER?'MODEL_API_KEY':(0,providers .li)(provider)?.keyVariable;
}
function writtenModel({provider,model,baseUrl,secret}){
return{model:baseUrl===''?fullName(model,(0,providers .li)(provider)):model,baseUrl,secret};
}
function fullName(model,provider){
if(provider===undefined)
return model;
const isKnown=provider.modelNames?.test(model)??false;
return isKnown||model.startsWith(`${provider.name}/`)?model:`${provider.name}/${model}`;
}
function modelProblems({model,baseUrl,secret}){
const inputs={model,'base-url':baseUrl,'api-key':secret===undefined?'':'key',api:''};
const identity={'openai-identity-provider':'','openai-service-account':'','openai-audience':''};
return(0,workflow_models ._)({...inputs,...identity,'fallback-models':[]}).problems;
}
;
const HOST=/^[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?(?::\d{1,5})?$/i;
function readRemote(address){
const url=/^(?:https?|ssh|git):\/\//i.test(address)?URL.parse(address):undefined;
const[,sshHost='',sshPath='']=/^(?:[\w.-]+@)?([\w.-]+):(?!\/\/)(.+)$/.exec(address)??[];
const host=url?(/^https?:$/.test(url.protocol)?url.host:url.hostname):sshHost;
const path=(url?url.pathname:sshPath).replace(/^\/+|\/+$/g,'').replace(/\.git$/,'');
if(!HOST.test(host)||!repository_name .N.test(path))
return undefined;
return{host:host==='ssh.github.com'?'github.com':host.toLowerCase(),name:path};
}
var visible_text=__webpack_require__(2754);
var install_plan=__webpack_require__(94953);
var project_folders=__webpack_require__(47659);
var setup_recognize=__webpack_require__(74734);
var yaml_source=__webpack_require__(69663);
var json=__webpack_require__(32686);
var find_packages=__webpack_require__(91396);
var declared_commands=__webpack_require__(14546);
;
const NO_FOLDERS={tools:'',environment:'',cache:''};
const LINTER=/^(?:(?:npm|pnpm|yarn) run|make) lint$/;
async function surveyRepository(tree){
const root=await tree.filesIn('');
const{commands,verify:tests}=await(0,declared_commands .l)(root);
const recognize=async(folder)=>(0,setup_recognize .S)(await tree.filesIn(folder),folder,{folders:NO_FOLDERS,verifyCommands:tests});
const ofRoot=await recognize('');
const{folders}=(0,project_folders .L)({
paths:tree.paths,
verifyCommands:tests,
rootDeclares:ofRoot.length>0,
task:{changed:[],text:''}
});
const plans=[...ofRoot,...(await Promise.all(folders.map(recognize))).flat()];
const tools=[...new Set(plans.map(({tool})=>tool))];
const packages=await(0,find_packages .t)(tree,tests);
return{
languages:[...new Set([...tools.map((tool)=>LANGUAGES[tool]),...declaredLanguages(tree.paths)])],
tools,
installs:plans.map(install_plan .x$).filter(isOneLine),
packages:packages.filter(({folder})=>folder !=='').length,
tests:tests.filter(isOneLine),
linters:[...new Set(commands.filter((command)=>LINTER.test(command)))],
workflows:await testingWorkflows(tree)
};
}
function isOneLine(text){
return text !==''&&!text.includes('\n')&&(0,visible_text .Q)(text)===text;
}
const LANGUAGES={
npm:'JavaScript',
pnpm:'JavaScript',
yarn:'JavaScript',
bun:'JavaScript',
pip:'Python',
uv:'Python',
poetry:'Python',
pdm:'Python',
pipenv:'Python',
go:'Go',
cargo:'Rust',
maven:'Java',
gradle:'Java',
bundler:'Ruby',
composer:'PHP',
dotnet:'.NET'
};
const MANIFESTS={
'package.json':LANGUAGES.npm,
'pyproject.toml':LANGUAGES.pip,
'setup.py':LANGUAGES.pip,
'go.mod':LANGUAGES.go,
'Cargo.toml':LANGUAGES.cargo,
'pom.xml':LANGUAGES.maven,
'build.gradle':LANGUAGES.gradle,
'build.gradle.kts':LANGUAGES.gradle,
Gemfile:LANGUAGES.bundler,
'composer.json':LANGUAGES.composer
};
function declaredLanguages(paths){
return Object.entries(MANIFESTS).flatMap(([name,language])=>(paths.includes(name)?[language]:[]));
}
const MAX_WORKFLOWS=20;
const MAX_NAME=100;
async function testingWorkflows({paths,read}){
const files=paths.filter((path)=>/^\.github\/workflows\/[^/]+\.ya?ml$/.test(path)).slice(0,MAX_WORKFLOWS);
const names=await Promise.all(files.map(async(path)=>nameOfTests(path,(await read(path))??'')));
return[...new Set(names.filter((name)=>name !==undefined))];
}
async function nameOfTests(path,text){
const{value}=await(0,yaml_source .g)(text);
if(!(0,json .u4)(value)||text.includes('forgehand@'))
return undefined;
const{on:events,name=path}=value;
const kinds=typeof events==='string'?[events]:Array.isArray(events)?events:Object.keys(events??{});
if(!kinds.includes('push')&&!kinds.includes('pull_request'))
return undefined;
return typeof name==='string'&&isWatchable(name)?name:undefined;
}
function isWatchable(name){
return isOneLine(name)&&name.trim()===name&&name.length<=MAX_NAME&&!name.includes('${{');
}
;
const TRIGGERS=['comments','reviews','ci','schedule','dispatch'];
const DEFAULT_TRIGGERS=['comments'];
function isTrigger(text){
return TRIGGERS.some((trigger)=>trigger===text);
}
;
function flagMistakes(flags){
const{provider,baseUrl,triggers,checks}=flags;
const each=(flag,values=[],isValid,expected)=>values.map((value)=>[flag,value,isValid,expected]);
const rows=[
['--provider',provider,(name)=>offeredProviders.includes(name),providersExpected(provider)],
['--model',flags.model,isValue,'the name of a model, without line breaks, hidden characters and expressions'],
[
'--base-url',
baseUrl===''?undefined:baseUrl,
endpoint .c,
'an http or https address without user name, query or fragment'
],
['--secret',flags.secret,isSecretName,'the name of a secret, such as OPENAI_API_KEY'],
...each('--runs-on',flags.runsOn,isLabel,'the label of a runner, such as ubuntu-24.04'),
...each('--triggers',triggers,isTrigger,`some of ${TRIGGERS.join(',')}`),
...each('--watch',flags.watch,isWatchable,'the name of a workflow'),
['--cron',flags.cron,isCron,"five fields, such as '17 4 * * 1'"],
['--prompt',flags.prompt,isPrompt,'a text without hidden characters and expressions'],
...each('--check',checks===false?[]:checks,isOneLine,'a command in one line, without hidden characters'),
['--ref',flags.ref,isRef,'a commit of 40 characters, or a tag such as v1.2.3'],
['--action',flags.action,(name)=>name.endsWith('/forgehand')&&repository_name .N.test(name),'OWNER/forgehand'],
['--host',flags.host,(host)=>HOST.test(host),'a host name, such as github.example.com'],
['--repository',flags.repository,(name)=>repository_name .N.test(name),'OWNER/NAME']
];
const wrong=rows.filter(([,value,isValid])=>value !==undefined&&!isValid(value));
return[
...wrong.map(([flag,value='',,expected])=>`${flag} is ${(0,quote_value .c)(value)}. Give ${expected}.`),
...(triggers?.length===0?[`--triggers is empty. Give some of ${TRIGGERS.join(',')}.`]:[]),
...conflicts(flags)
];
}
function conflicts({provider,baseUrl,triggers,watch,cron}){
const isOffered=provider !==undefined&&offeredProviders.includes(provider);
const needsUrl=isOffered&&defaultBaseUrl(provider)===''&&!baseUrl;
const misses=(trigger)=>triggers !==undefined&&!triggers.includes(trigger);
return[
...(needsUrl
?[
`--provider ${provider} needs --base-url, ${provider===OTHER?'the URL of the endpoint':'because each customer has an address'}.`
]
:[]),
...(watch&&misses('ci')?['--watch needs ci among the --triggers.']:[]),
...(cron !==undefined&&misses('schedule')?['--cron needs schedule among the --triggers.']:[])
];
}
function providersExpected(provider){
const vertex=provider==='vertex'?'Vertex AI needs more steps, which examples/vertex.yml of Forgehand has; or give ':'';
return `${vertex}one of ${offeredProviders.join(', ')}`;
}
function isValue(text){
return isOneLine(text)&&text.trim()===text&&!text.includes('${{');
}
function isSecretName(name){
return /^(?!GITHUB_)[A-Z_]\w{0,99}$/i.test(name);
}
function isLabel(label){
return /^[\w][\w.-]{0,99}$/.test(label);
}
function isCron(text){
return /^[\d*/,A-Za-z-]+(?: [\d*/,A-Za-z-]+){4}$/.test(text);
}
function isPrompt(text){
return text.trim()!==''&&(0,visible_text .Q)(text)===text&&!text.includes('${{');
}
function isRef(ref){
return /^(?:[0-9a-f]{40}|v\d[\w.-]{0,50})$/.test(ref);
}
var workflow_yaml=__webpack_require__(62901);
;
function writeAgentFile({survey,checks,ref}){
const{tests,installs,packages}=survey;
const isDefault=checks.length===tests.length&&checks.every((check,index)=>check===tests[index]);
return[
`# yaml-language-server: $schema=https://raw.githubusercontent.com/forgehand/forgehand/${ref}/docs/agent.schema.json`,
'#',
'# Settings of the agent. It reads them from the default branch, and every key is optional. examples/agent.yml of Forgehand shows all.',
'',
...commented('Without `setup`, these dependencies are installed before the checks:',installs),
...(isDefault?defaultChecks(tests,packages):chosenChecks(checks)),
'# To pay at most this much for a run:',
'# limits:',
'#   dollars: 2',
''
].join('\n');
}
function defaultChecks(tests,packages){
if(tests.length===0&&packages===0)
return[
'# No tests were found. Name the commands that verify a change, such as:',
'# verify:',
'#   - make test',
''
];
const affected=packages>0?['tests of the packages that a change affects']:[];
return commented('Without `verify`, these checks run before and after the work:',[...tests,...affected]);
}
function chosenChecks(checks){
const title='# Checks to run before and after the work.';
if(checks.length===0)
return[title,'verify: []',''];
return[title,'verify:',...checks.map((check)=>`  - ${(0,workflow_yaml .Ew)(check)}`),''];
}
function commented(title,items){
return items.length===0?[]:[`# ${title}`,...items.map((item)=>`#   ${item}`),''];
}
;
const TASK='upkeep';
function writeWorkflow(choices){
const{triggers}=choices;
const jobs=[
...(triggers.includes('comments')||triggers.includes('reviews')?[agentJob(choices)]:[]),
...(triggers.includes('ci')?[repairJob(choices)]:[]),
...(triggers.includes('schedule')||triggers.includes('dispatch')?[taskJob(choices)]:[]),
...(triggers.includes('comments')?[stopJob(choices)]:[])
];
return[
'# Written by `forgehand init`. Change it as you like.',
'name: Agent\n',
'on:',
...eventLines(choices),
'\npermissions: {}\n',
'jobs:',
jobs.join('\n\n'),
''
].join('\n');
}
function eventLines({triggers,watched,cron}){
const lines={
comments:['  issue_comment:','    types: [created]'],
reviews:[
...['  pull_request_review:','    types: [submitted]'],
...['  pull_request_review_comment:','    types: [created]']
],
ci:[
'  workflow_run:',
'    # The names of the workflows whose failures are repaired.',
'    workflows:',
...watched.map((name)=>`      - ${(0,workflow_yaml .$b)(name)}`),
'    types: [completed]'
],
schedule:['  schedule:',`    - cron: '${cron}'`],
dispatch:['  workflow_dispatch:']
};
return triggers.flatMap((trigger)=>lines[trigger]);
}
const COMMANDS=[
"startsWith(github.event.comment.body, '/agent') ||",
`contains(github.event.comment.body, fromJSON('"\\n/agent"'))`
];
const REVIEW=[
"(github.event.review.state == 'changes_requested' || github.event.pull_request.user.type == 'Bot' ||",
'!github.event.review.body ||',
"startsWith(github.event.review.body, '/agent') ||",
`contains(github.event.review.body, fromJSON('"\\n/agent"')))`
];
function agentJob(choices){
const hasReviews=choices.triggers.includes('reviews');
return job('agent',{
comment:[
hasReviews
?'This only saves a runner: the action itself decides. A review without a text can be a reply to a finding.'
:"A line of the comment starts with the trigger. fromJSON makes the line break, which '\\n' does not."
],
condition:agentCondition(choices.triggers),
concurrency:hasReviews
?'agent-${{ github.event.issue.number || github.event.pull_request.number }}'
:'agent-${{ github.event.issue.number }}',
choices,
permissions:WRITING,
inputs:modelInputs(choices.model)
});
}
function agentCondition(triggers){
const hasComments=triggers.includes('comments');
if(hasComments&&triggers.length===1)
return COMMANDS;
const[first='',second='']=COMMANDS;
const events=[
...(hasComments?["github.event_name == 'issue_comment'"]:[]),
...(triggers.includes('reviews')?["github.event_name == 'pull_request_review_comment'"]:[])
].join(' || ');
const comments=[`(${events}) &&`,`  (${first}`,`  ${second})`];
if(!triggers.includes('reviews'))
return comments;
const[state='',...rest]=REVIEW;
return[
...comments.slice(0,-1),
`${comments.at(-1)??''} ||`,
"github.event_name == 'pull_request_review' && github.event.review.state != 'approved' &&",
`  ${state}`,
...rest.map((line)=>`  ${line}`)
];
}
function repairJob(choices){
const isOnly=choices.triggers.length===1;
return job('repair',{
comment:['This only saves a runner: the action itself decides.'],
condition:[
...(isOnly?[]:["github.event_name == 'workflow_run' &&"]),
`contains(fromJSON('["failure","timed_out","startup_failure"]'), github.event.workflow_run.conclusion) &&`,
'github.event.workflow_run.head_repository.full_name == github.repository'
],
concurrency:'agent-${{ github.event.workflow_run.head_branch }}',
choices,
permissions:[
'# Running failed jobs again.',
'actions: write',
'# Annotations of failed checks.',
'checks: read',
...WRITING
],
inputs:modelInputs(choices.model)
});
}
function taskJob(choices){
const{triggers,model,prompt}=choices;
const isAlone=triggers.every((trigger)=>trigger==='schedule'||trigger==='dispatch');
const events=[
...(triggers.includes('schedule')?["github.event_name == 'schedule'"]:[]),
...(triggers.includes('dispatch')?["github.event_name == 'workflow_dispatch'"]:[])
];
return job('task',{
comment:[],
condition:isAlone?[]:[events.join(' || ')],
concurrency:`agent-task-${TASK}`,
choices,
permissions:WRITING,
inputs:[...modelInputs(model),`task-id: ${TASK}`,...promptLines(prompt),"skip-if-open: '3'"]
});
}
function promptLines(prompt){
const isBlock=prompt.includes('\n')&&/^\S/.test(prompt)&&!prompt.endsWith('\n');
if(!isBlock)
return[`prompt: ${(0,workflow_yaml .$b)(prompt)}`];
return['prompt: |-',...prompt.split('\n').map((line)=>(line===''?'':`  ${line}`))];
}
const WRITING=['contents: write','issues: write','pull-requests: write'];
function modelInputs({model,baseUrl,secret}){
return[
...(secret===undefined?[]:[`api-key: \${{ secrets.${secret} }}`]),
...(baseUrl===''?[]:[`base-url: ${(0,workflow_yaml .$b)(baseUrl)}`]),
`model: ${(0,workflow_yaml .$b)(model)}`
];
}
function job(name,{comment,condition,concurrency,choices,permissions,inputs}){
return[
`  ${name}:`,
...comment.map((line)=>`    # ${line}`),
...(condition.length===0?[]:['    if: >-',...indented(condition,6)]),
...['    concurrency:',`      group: ${concurrency}`,'      queue: max'],
...runnerLines(choices),
`    timeout-minutes: 45`,
'    permissions:',
...indented(permissions,6),
'    steps:',
'      # No checkout step is needed: the action fetches the code itself.',
`      - uses: ${pinned(choices.pin)}`,
'        with:',
...indented(inputs,10)
].join('\n');
}
function stopJob({pin,triggers}){
const isComment=triggers.length===1?'':"github.event_name == 'issue_comment' && ";
return `  # Runs beside the other job, so that it can stop it. Without \`actions: write\`, it cannot cancel a run that does not stop.
  stop:
    if: ${isComment}contains(github.event.comment.body, '/agent stop')
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    permissions:
      actions: write
      contents: write
      issues: write
      pull-requests: write
    steps:
      - uses: ${pinned(pin)}
        with:
          phase: stop`;
}
function runnerLines({runner}){
const[label='']=runner;
if(runner.length===1)
return[`    runs-on: ${(0,workflow_yaml .$b)(label)}`];
return['    runs-on:',...runner.map((each)=>`      - ${(0,workflow_yaml .$b)(each)}`)];
}
function pinned({action,ref,version}){
return `${action}@${ref}${version===undefined?'':` # ${version}`}`;
}
function indented(lines,columns){
return lines.map((line)=>(line===''?'':' '.repeat(columns)+ line));
}
var agent_file=__webpack_require__(6759);
var errors=__webpack_require__(59973);
var read_workflow=__webpack_require__(26355);
var find_checkout=__webpack_require__(10175);
var external_node_child_process_=__webpack_require__(31421);
var external_node_events_=__webpack_require__(78474);
var external_node_os_=__webpack_require__(48161);
var consumers_=__webpack_require__(38321);
var hardened_environment=__webpack_require__(22388);
;
const TIMEOUT_MS=60_000;
async function findGh(host,root,environment){
const env={
...environment,
PATH:await(0,hardened_environment .b)(root,environment['PATH']??''),
GH_PROMPT_DISABLED:'1',
GH_NO_UPDATE_NOTIFIER:'1',
NO_COLOR:'1',
FORCE_COLOR:undefined,
CLICOLOR_FORCE:undefined
};
const run=(args,input)=>runGh(args,input??'',env);
const status=await run(['auth','status','--hostname',host]);
if(!status.isOk){
return status.reason===NOT_FOUND
?'gh, the command line of GitHub, is not installed.'
:`gh is not signed in at ${host}. Sign in with: gh auth login --hostname ${host}`;
}
return{
run,
async api(method,path,body){
const input=body===undefined?[]:['--input','-'];
const result=await run(['api','--hostname',host,'--method',method,...input,path],body&&JSON.stringify(body));
const value=(0,json .qF)(result.output);
return{...result,value:(0,json .u4)(value)?value:undefined};
}
};
}
const NOT_FOUND='gh is not installed.';
async function runGh(args,input,env){
const signal=AbortSignal.timeout(TIMEOUT_MS);
const child=(0,external_node_child_process_.spawn)('gh',args,{env,cwd:(0,external_node_os_.tmpdir)(),stdio:['pipe','pipe','pipe'],signal});
child.stdin.on('error',()=>undefined).end(input);
try{
const[output,errors]=await Promise.all([(0,consumers_.text)(child.stdout),(0,consumers_.text)(child.stderr),(0,external_node_events_.once)(child,'close')]);
const code=child.exitCode;
const reason=(0,visible_text .Q)(errors.trim()||output.trim())||`gh ended with ${String(code)}.`;
return{isOk:code===0,output,reason};
}
catch(error){
if(signal.aborted)
return{isOk:false,output:'',reason:`gh did not end within ${TIMEOUT_MS / 1000} seconds.`};
if(!(0,errors .Or)(error))
throw error;
return{isOk:false,output:'',reason:error.code==='ENOENT'?NOT_FOUND:error.message};
}
}
var create=__webpack_require__(81587);
var apply_changes=__webpack_require__(76898);
var files=__webpack_require__(93597);
var resolve_inside=__webpack_require__(1699);
var text_blocks=__webpack_require__(3945);
;
async function compareFiles(root,files){
return Promise.all(files.map((file)=>compareFile(root,file)));
}
async function compareFile(root,{path,text}){
const cannot=(reason,cause)=>new errors .yo(`${path} cannot be written: ${reason}`,{cause});
try{
const folder=path.slice(0,path.lastIndexOf('/'));
const realPath=`${await(0,resolve_inside .LI)(root,folder)}/${path.slice(folder.length + 1)}`;
if((await(0,files .io)(root,realPath))!==undefined){
throw cannot('it is a symbolic link, which GitHub does not follow. Remove the link.');
}
const existing=await readExisting(root,realPath);
const status=existing===undefined?'new':unixLines(existing)===text?'unchanged':'changed';
const written=existing?.includes('\r\n')?text.replaceAll('\n','\r\n'):text;
return{path,realPath,text:written,existing,status};
}
catch(error){
if((0,errors .Or)(error)||error instanceof errors .v4)
throw cannot(error.message,error);
throw error;
}
}
async function readExisting(root,path){
try{
return(await(0,files .aL)(root,path)).toString();
}
catch(error){
if((0,errors .Or)(error)&&error.code==='ENOENT')
return undefined;
throw error;
}
}
function showFile({path,text,existing,status},style){
if(status==='unchanged')
return `${style('bold',path)}: unchanged\n`;
if(existing===undefined)
return `${style('bold',`${path} (new)`)}\n${text.replace(/^(?=.)/gm,'  ')}`;
const patch=(0,create .B8)(path,unixLines(existing),unixLines(text),'','');
const lines=(0,visible_text .Q)(patch)
.split('\n')
.filter((line)=>!/^(?:Index: |={5}|--- |\\ No newline)/.test(line));
return `${(0,text_blocks .N5)(lines.join('\n').replace(/^\+\+\+ .*$/m,`+++ b/${path}`),style)}\n`;
}
async function writeFiles(root,files,signal){
const changes=files
.filter(({status})=>status !=='unchanged')
.map(({realPath,text})=>({path:realPath,content:Buffer.from(text)}));
try{
await(0,apply_changes .Y)(root,changes,signal);
}
catch(error){
if(!(error instanceof errors .v4))
throw error;
throw new errors .yo(`${error.message} Nothing was written.`,{cause:error});
}
}
function unixLines(text){
return text.replaceAll('\r\n','\n');
}
;
async function setSecret(gh,repository,secret){
const{isOk,reason}=await gh.run(secretArguments(repository,secret.name),secret.value);
return isOk?undefined:reason.replaceAll(secret.value,'***');
}
function secretArguments({host,name},secret){
return['secret','set',secret,'--repo',host==='github.com'?name:`${host}/${name}`];
}
function workflowSettingPath({name}){
return `repos/${name}/actions/permissions/workflow`;
}
async function allowPullRequests(gh,repository){
const{isOk,reason}=await gh.api('PUT',workflowSettingPath(repository),{
can_approve_pull_request_reviews:true
});
return isOk?undefined:reason;
}
const BRANCH='forgehand-init';
const MAX_BRANCHES=9;
const TITLE='Set up Forgehand';
async function openSetupPullRequest(gh,{name},{files,body}){
const field=async(key,[method,path,content])=>{
const{isOk,reason,value}=await gh.api(method,`repos/${name}${path}`,content);
const found=key
.split('.')
.reduce((inside,each)=>inside?.[each],value);
if(!isOk||typeof found !=='string')
throw new Error(isOk?`GitHub's answer has no ${key}.`:reason);
return found;
};
try{
const base=await field('default_branch',['GET','']);
const parent=await field('object.sha',['GET',`/git/ref/heads/${encodeRef(base)}`]);
const baseTree=await field('tree.sha',['GET',`/git/commits/${parent}`]);
const entries=files.map(({path,text})=>({path,mode:'100644',type:'blob',content:text}));
const tree=await field('sha',['POST','/git/trees',{base_tree:baseTree,tree:entries}]);
const sha=await field('sha',['POST','/git/commits',{message:TITLE,tree,parents:[parent]}]);
const branch=await createBranch((call)=>field('ref',call),sha);
return{
kind:'opened',
url:await field('html_url',['POST','/pulls',{title:TITLE,head:branch,base,body}])
};
}
catch(error){
return{kind:'failed',reason:explain((0,errors .bD)(error))};
}
}
async function createBranch(create,sha){
for(let number=1;;number +=1){
const branch=number===1?BRANCH:`${BRANCH}-${number}`;
try{
await create(['POST','/git/refs',{ref:`refs/heads/${branch}`,sha}]);
return branch;
}
catch(error){
if(number===MAX_BRANCHES||!/already exists/i.test((0,errors .bD)(error)))
throw error;
}
}
}
function encodeRef(branch){
return branch.split('/').map(encodeURIComponent).join('/');
}
function explain(reason){
const lacksScope=/workflow.{0,20}scope|HTTP 40[34]/i.test(reason);
return lacksScope
?`${reason}\nIf gh may not write workflow files, allow it: gh auth refresh --scopes workflow`
:reason;
}
var external_node_readline_=__webpack_require__(80481);
var external_node_stream_=__webpack_require__(57075);
var usage_error=__webpack_require__(4565);
;
const MAX_TRIES=5;
function openPrompts(input,output){
const terminal=new MutableOutput(output);
const lines=new LineQueue((0,external_node_readline_.createInterface)({input,output:terminal,terminal:true,historySize:0}),output);
const ask=async(question,initial,problemWith=()=>undefined)=>{
for(let tries=0;tries<MAX_TRIES;tries +=1){
const answer=(await lines.next(`${question}${initial===''?'':` [${initial}]`}: `)).trim()||initial;
const problem=problemWith(answer);
if(problem===undefined)
return answer;
output.write(`  ${problem}\n`);
}
throw new usage_error .e(`${question}: no usable answer after ${MAX_TRIES} tries. Nothing was changed.`);
};
return{
ask,
async confirm(question,initial){
const answer=await ask(`${question} (y/n)`,initial?'y':'n',(text)=>/^(?:y|yes|n|no)$/i.test(text)?undefined:'Answer y or n.');
return /^y/i.test(answer);
},
async askSecret(question){
const answer=lines.next(`${question} (not shown; empty to skip): `);
terminal.isMuted=true;
try{
return(await answer).trim();
}
finally{
terminal.isMuted=false;
output.write('\n');
}
},
[Symbol.dispose](){
lines.close();
}
};
}
class MutableOutput extends external_node_stream_.Writable{
isMuted=false;
#output;
constructor(output){
super({decodeStrings:false});
this.#output=output;
}
_write(chunk,_encoding,done){
if(!this.isMuted)
this.#output.write(chunk);
done();
}
}
class LineQueue{
#reader;
#lines=[];
#waiting;
#isInterrupted=false;
constructor(reader,output){
this.#reader=reader;
reader.on('line',(line)=>{
if(this.#waiting)
this.#waiting.resolve(line);
else
this.#lines.push(line);
this.#waiting=undefined;
});
reader.on('SIGINT',()=>{
reader.close();
});
reader.on('close',()=>{
this.#isInterrupted=true;
if(this.#waiting)
output.write('\n');
this.#waiting?.reject(interrupted());
});
}
async next(question){
if(this.#isInterrupted)
throw interrupted();
this.#reader.setPrompt(question);
this.#reader.prompt();
const line=this.#lines.shift();
if(line !==undefined)
return line;
this.#waiting=Promise.withResolvers();
return this.#waiting.promise;
}
close(){
this.#reader.close();
}
}
function interrupted(){
return new errors .yo('Interrupted. Nothing was changed.');
}
;
var __addDisposableResource=(undefined&&undefined.__addDisposableResource)||function(env,value,async){
if(value !==null&&value !==void 0){
if(typeof value !=="object"&&typeof value !=="function")throw new TypeError("Object expected.");
var dispose,inner;
if(async){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");
dispose=value[Symbol.asyncDispose];
}
if(dispose===void 0){
if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");
dispose=value[Symbol.dispose];
if(async)inner=dispose;
}
if(typeof dispose !=="function")throw new TypeError("Object not disposable.");
if(inner)dispose=function(){try{inner.call(this);}catch(e){return Promise.reject(e);}};
env.stack.push({value:value,dispose:dispose,async:async});
}
else if(async){
env.stack.push({async:true});
}
return value;
};
var __disposeResources=(undefined&&undefined.__disposeResources)||(function(SuppressedError){
return function(env){
function fail(e){
env.error=env.hasError?new SuppressedError(e,env.error,"An error was suppressed during disposal."):e;
env.hasError=true;
}
var r,s=0;
function next(){
while(r=env.stack.pop()){
try{
if(!r.async&&s===1)return s=0,env.stack.push(r),Promise.resolve().then(next);
if(r.dispose){
var result=r.dispose.call(r.value);
if(r.async)return s|=2,Promise.resolve(result).then(next,function(e){fail(e);return next();});
}
else s|=1;
}
catch(e){
fail(e);
}
}
if(s===1)return env.hasError?Promise.reject(env.error):Promise.resolve();
if(env.hasError)throw env.error;
}
return next();
};
})(typeof SuppressedError==="function"?SuppressedError:function(error,suppressed,message){
var e=new Error(message);
return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e;
});
async function chooseSteps(flags,plan,prompts){
const{gh,answers,files}=plan;
const wanted=[
flags.setSecret&&'--set-secret',
flags.allowPullRequests&&'--allow-pull-requests',
flags.pullRequest&&'--pull-request'
].filter((flag)=>typeof flag==='string');
if(typeof gh==='string'&&wanted.length>0)
throw new usage_error .e(`${gh} ${wanted.join(', ')} needs it. Nothing was changed.`);
const canAsk=typeof gh==='string'?undefined:prompts;
const isDone=files.every(({status})=>status==='unchanged');
const isProposed=flags.pullRequest??(!isDone&&(await init_steps_confirm(canAsk,'Open a pull request with the two files?',false)));
if(!isProposed&&!isDone&&!(await init_steps_confirm(prompts,'Write the files into the checkout?',true))){
return{files:'none',secret:undefined,allowsPullRequests:false};
}
return{
files:isProposed?'pull-request':'write',
secret:answers.model.secret===undefined?undefined:await readSecret(flags,answers.model.secret,canAsk),
allowsPullRequests:flags.allowPullRequests??
(await init_steps_confirm(canAsk,'Let workflows create pull requests in this repository?',true,false))
};
}
function init_steps_confirm(prompts,question,initial,otherwise=initial){
return prompts?prompts.confirm(question,initial):Promise.resolve(otherwise);
}
async function readSecret(flags,name,prompts){
if(prompts)
return(await prompts.askSecret(`Value of the secret ${name}`))||undefined;
if(!flags.setSecret)
return undefined;
if(process.stdin.isTTY){
const env_1={stack:[],error:void 0,hasError:false};
try{
const own=__addDisposableResource(env_1,openPrompts(process.stdin,process.stderr),false);
return(await own.askSecret(`Value of the secret ${name}`))||undefined;
}
catch(e_1){
env_1.error=e_1;
env_1.hasError=true;
}
finally{
__disposeResources(env_1);
}
}
const value=(await(0,consumers_.text)(process.stdin)).trim();
if(value==='')
throw new errors .yo('Standard input has no key for --set-secret. Nothing was changed.');
return value;
}
async function takeSteps(steps,{repository,gh,answers,files}){
const wroteFiles=steps.files==='write';
const nothing={secret:undefined,setting:undefined,pullRequest:undefined,failures:[],wroteFiles};
if(typeof gh==='string'||repository===undefined)
return nothing;
const secretName=answers.model.secret??'';
const secret=steps.secret===undefined
?undefined
:{problem:await setSecret(gh,repository,{name:secretName,value:steps.secret})};
const setting=steps.allowsPullRequests?{problem:await allowPullRequests(gh,repository)}:undefined;
const opened=steps.files==='pull-request'?await openSetupPullRequest(gh,repository,{files,body:BODY}):undefined;
const failures=[
secret?.problem&&`The secret ${secretName} was not set: ${secret.problem}`,
setting?.problem&&`The setting was not changed: ${setting.problem}`,
opened?.kind==='failed'&&`The pull request was not opened: ${opened.reason}`
];
return{
wroteFiles,
secret:secret&&(secret.problem===undefined?'done':'failed'),
setting:setting&&(setting.problem===undefined?'done':'failed'),
pullRequest:opened?.kind==='opened'?opened.url:undefined,
failures:failures.filter((failure)=>typeof failure==='string')
};
}
const BODY=`Adds the workflow that starts Forgehand, and its settings. Once this is merged, comment \`/agent explain what this repository does\` on an issue.`;
;
const CRON='17 4 * * 1';
const PROMPT=`Remove code that nothing uses: functions, files, dependencies. Search the whole repository for each name before you remove it.
Leave public interfaces and generated files as they are. Take at most five removals, the most certain ones.`;
function openQuestions({provider,model,triggers,checks}){
const questions=[
provider===undefined&&(model===undefined||providerOf(model)===undefined)?'--provider NAME':'',
model===undefined?'--model NAME':'',
triggers===undefined?`--triggers ${TRIGGERS.join(',')}`:'',
checks===undefined?'--check COMMAND (repeatable) or --no-checks':''
];
return questions.filter((question)=>question !=='');
}
async function collectAnswers(flags,survey,{prompts,hasVariable}){
const provider=flags.provider??
(flags.model===undefined?undefined:providerOf(flags.model))??
(await answer(prompts,`Provider of the model: ${offeredProviders.join(', ')}`,defaultProvider(hasVariable),oneProvider));
const model=await modelAnswers(flags,provider,prompts);
const triggers=flags.triggers?.filter(isTrigger)??(await askTriggers(prompts));
const watched=triggers.includes('ci')?(flags.watch??(await askWatched(survey.workflows,prompts))):[];
const cron=triggers.includes('schedule')
?(flags.cron??(await answer(prompts,'When the task runs (cron, UTC)',CRON,oneCron)))
:CRON;
const hasTask=triggers.includes('schedule')||triggers.includes('dispatch');
const prompt=flags.prompt??(hasTask?await askPrompt(prompts):PROMPT);
const isOwnServer=defaultSecret(provider)===undefined;
return{
model,
triggers:TRIGGERS.filter((trigger)=>triggers.includes(trigger)),
watched,
cron,
prompt,
runner:flags.runsOn??(isOwnServer?['self-hosted','linux']:['ubuntu-24.04']),
checks:flags.checks===false?[]:(flags.checks??(await askChecks(survey,prompts)))
};
}
async function modelAnswers(flags,provider,prompts){
const proposed=defaultBaseUrl(provider);
const isUrl=(text)=>flagMistakes({baseUrl:text})[0];
const baseUrl=flags.baseUrl??(proposed===undefined?'':await answer(prompts,'URL of the endpoint',proposed,isUrl));
const secret=flags.secret??defaultSecret(provider);
const finished=(name)=>writtenModel({provider,model:name,baseUrl,secret});
const problemOf=(name)=>flagMistakes({model:name})[0]??modelProblems(finished(name))[0];
const model=flags.model??(await answer(prompts,'Model',defaultModel(provider)??'',problemOf));
const problem=model===''?'Name the model with --model.':problemOf(model);
if(problem !==undefined)
throw new usage_error .e(problem);
return finished(model);
}
async function askTriggers(prompts){
const problemOf=(text)=>flagMistakes({triggers:listOf(text)})[0];
const text=await answer(prompts,`What starts it: ${TRIGGERS.join(', ')}`,DEFAULT_TRIGGERS.join(','),problemOf);
return listOf(text).filter(isTrigger);
}
async function askWatched(found,prompts){
const initial=found.length>0?found:['CI'];
const problemOf=(text)=>flagMistakes({watch:listOf(text)})[0];
const text=await answer(prompts,'Workflows whose failures are repaired',initial.join(','),problemOf);
return text===initial.join(',')?initial:listOf(text);
}
async function askPrompt(prompts){
const problemOf=(text)=>(text===SHORT_PROMPT?undefined:flagMistakes({prompt:text})[0]);
const text=await answer(prompts,'What the task does',SHORT_PROMPT,problemOf);
return text===SHORT_PROMPT?PROMPT:text;
}
const SHORT_PROMPT='remove code that nothing uses';
const SEPARATOR=' ;; ';
async function askChecks({tests,linters,packages},prompts){
const found=packages>0?tests:[...tests,...linters];
if(found.length===0&&packages>0)
return found;
const initial=found.join(SEPARATOR);
const problemOf=(text)=>flagMistakes({checks:commandsOf(text)})[0];
const text=await answer(prompts,`Checks before and after the work, separated by${SEPARATOR}`.trimEnd(),initial,problemOf);
return commandsOf(text);
}
function commandsOf(text){
return text
.split(SEPARATOR.trim())
.map((each)=>each.trim())
.filter((each)=>each !=='');
}
function listOf(text){
return text
.split(',')
.map((each)=>each.trim())
.filter((each)=>each !=='');
}
function answer(prompts,question,initial,problemOf){
return prompts?prompts.ask(question,initial,problemOf):Promise.resolve(initial);
}
const oneProvider=(name)=>flagMistakes({provider:name,...(defaultBaseUrl(name)===''&&{baseUrl:'https://x'})})[0];
const oneCron=(text)=>(isCron(text)?undefined:"Five fields, such as '17 4 * * 1'.");
var shell_quote=__webpack_require__(41609);
;
function surveyLines({languages,tools,packages,tests,linters},{repository,defaultBranch}){
const branch=defaultBranch===undefined?'':`, default branch ${defaultBranch}`;
const rows=[
['Repository',repository?`${repository.host}/${repository.name}${branch}`:'no remote on GitHub'],
['Language',languages.join(', ')||'not recognized'],
[
'Packages',
[tools.join(', ')||'nothing to install',packages>0?`${packages} in a workspace`:'']
.filter(Boolean)
.join(', ')
],
['Tests',tests.join(', ')||(packages>0?'those of the packages':'none found')],
['Linter',linters.join(', ')||'none found']
];
return `${rows.map(([name='',value=''])=>`${name.padEnd(12)}${(0,visible_text .Q)(value)}`).join('\n')}\n\n`;
}
const COMMENT='/agent explain what this repository does';
function nextSteps(plan,results){
const{repository,answers,files,gh}=plan;
const page=repository?`https://${repository.host}/${repository.name}`:undefined;
const hint=(path)=>(page !==undefined&&typeof gh==='string'?[`  or here: ${page}${path}`]:[]);
const secret=results?.secret==='done'?undefined:answers.model.secret;
const steps=[
...(secret===undefined
?[]
:[step(`Set the secret ${secret}`,[secretCommand(repository,secret)],hint('/settings/secrets/actions/new'))]),
...(results?.setting==='done'
?[]
:[step('Let workflows create pull requests',[settingCommand(repository)],hint('/settings/actions'))]),
...fileSteps(plan,results,hint('/compare'))
];
const comment=answers.triggers.includes('comments')?COMMENT:null;
const lines=[
...doneLines(files,results),
...steps.flatMap(({title,commands,hints},index)=>[
`${index + 1}. ${title}:`,
...commands.map((command)=>`     ${command}`),
...hints.map((each)=>`   ${each}`)
]),
'',
comment===null
?'Then wait for the first event, or start the workflow by hand.'
:`Then comment on an issue:  ${COMMENT}`
];
return{text:`\n${lines.join('\n')}\n`,commands:steps.flatMap(({commands})=>commands),comment};
}
function fileSteps({defaultBranch='main',files},results,hints){
if(results?.pullRequest !==undefined)
return[step('Merge the pull request',[`gh pr merge ${results.pullRequest}`],[])];
const paths=files.filter(({status})=>status !=='unchanged').map(({path})=>path);
if(paths.length===0)
return[];
if(results?.wroteFiles===false)
return[step('Once that is settled, start again',['forgehand init'],[])];
const commit=`git switch -c forgehand-init && git add ${paths.join(' ')} && git commit -m "Set up Forgehand" && git push -u origin forgehand-init`;
return[
step(`Bring the files to the branch ${(0,visible_text .Q)(defaultBranch)}`,[commit,`gh pr create --fill --base ${(0,shell_quote .e)((0,visible_text .Q)(defaultBranch))}`],hints)
];
}
function step(title,commands,hints){
return{title,commands,hints};
}
function doneLines(files,results){
if(results===undefined)
return['This was a dry run: nothing was changed.',''];
const verbs={new:'Wrote',changed:'Replaced',unchanged:'Kept'};
const lines=[
...(results.wroteFiles?files.map(({path,status})=>`${verbs[status]} ${path}`):[]),
...(results.secret==='done'?['Set the secret.']:[]),
...(results.setting==='done'?['Workflows can now create pull requests.']:[]),
...(results.pullRequest===undefined?[]:[`Opened ${results.pullRequest}`]),
...results.failures.map((failure)=>`✗ ${failure}`)
];
return[...lines,''];
}
function secretCommand(repository,secret){
return commandLine(repository?secretArguments(repository,secret):['secret','set',secret]);
}
function settingCommand(repository){
const path=repository?workflowSettingPath(repository):'repos/{owner}/{repo}/actions/permissions/workflow';
const host=repository&&repository.host !=='github.com'?['--hostname',repository.host]:[];
return commandLine(['api','--method','PUT',...host,path,'-F','can_approve_pull_request_reviews=true']);
}
function commandLine(args){
const words=args.map((each)=>each.startsWith('-')?each:each.includes('{')?`'${each}'`:(0,shell_quote .e)(each));
return['gh',...words].join(' ');
}
var local_repository=__webpack_require__(24563);
var interrupt=__webpack_require__(75098);
var json_text=__webpack_require__(3727);
var external_node_util_=__webpack_require__(57975);
var root_files=__webpack_require__(25178);
;
const init_repository_TIMEOUT_MS=30_000;
const MAX_OUTPUT=64 * 1024 * 1024;
const MAX_FILE=1024 * 1024;
async function openLocalRepository(root,searchPath){
const env=(0,hardened_environment .j)(await(0,hardened_environment .b)(root,searchPath));
const git=async(...args)=>{
const options={cwd:root,env,timeout:init_repository_TIMEOUT_MS,maxBuffer:MAX_OUTPUT};
return(0,external_node_util_.promisify)(external_node_child_process_.execFile)('git',[...args],options).then(({stdout})=>stdout,()=>undefined);
};
const[remote,listed]=await Promise.all([
readMainRemote(git),
git('ls-files','-z','--cached','--others','--exclude-standard')
]);
const paths=(listed??'').split('\0').filter((path)=>path !=='');
return{
...remote,
tree:{paths,read:(path)=>readText(root,path),filesIn:(folder)=>(0,root_files .W)(root,folder)}
};
}
async function readMainRemote(git){
const names=((await git('remote'))??'').split('\n').filter((each)=>each !=='');
const name=names.includes('origin')?'origin':names.length===1?names[0]:undefined;
if(name===undefined)
return{remote:undefined,defaultBranch:undefined};
const[address='',head='']=await Promise.all([
git('config','--get',`remote.${name}.url`),
git('symbolic-ref','--quiet','--short',`refs/remotes/${name}/HEAD`)
]);
const branch=head.trim().slice(name.length + 1);
return{remote:readRemote(address.trim()),defaultBranch:branch===''?undefined:branch};
}
async function readText(root,path){
try{
const content=await(0,files .aL)(root,path);
return content.length>MAX_FILE?undefined:content.toString();
}
catch(error){
if((0,errors .Or)(error)||error instanceof errors .v4)
return undefined;
throw error;
}
}
var promises_=__webpack_require__(51455);
var external_node_path_=__webpack_require__(76760);
var schemas=__webpack_require__(3301);
var package_root=__webpack_require__(29850);
;
const ACTION='forgehand/forgehand';
const COMMIT=/^[0-9a-f]{40}$/;
const manifestSchema=schemas .Ikc({version:schemas .YjP(),gitHead:schemas .YjP().regex(COMMIT).optional()});
async function readPin({ref,action=ACTION}){
if(ref !==undefined)
return{action,ref,version:undefined};
const{version,gitHead}=manifestSchema.parse(JSON.parse(await(0,promises_.readFile)((0,external_node_path_.join)((0,package_root .Z)(),'package.json'),'utf8')));
return gitHead===undefined
?{action,ref:`v${version}`,version:undefined}
:{action,ref:gitHead,version:`v${version}`};
}
var terminal_writer=__webpack_require__(59272);
;
var init_addDisposableResource=(undefined&&undefined.__addDisposableResource)||function(env,value,async){
if(value !==null&&value !==void 0){
if(typeof value !=="object"&&typeof value !=="function")throw new TypeError("Object expected.");
var dispose,inner;
if(async){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");
dispose=value[Symbol.asyncDispose];
}
if(dispose===void 0){
if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");
dispose=value[Symbol.dispose];
if(async)inner=dispose;
}
if(typeof dispose !=="function")throw new TypeError("Object not disposable.");
if(inner)dispose=function(){try{inner.call(this);}catch(e){return Promise.reject(e);}};
env.stack.push({value:value,dispose:dispose,async:async});
}
else if(async){
env.stack.push({async:true});
}
return value;
};
var init_disposeResources=(undefined&&undefined.__disposeResources)||(function(SuppressedError){
return function(env){
function fail(e){
env.error=env.hasError?new SuppressedError(e,env.error,"An error was suppressed during disposal."):e;
env.hasError=true;
}
var r,s=0;
function next(){
while(r=env.stack.pop()){
try{
if(!r.async&&s===1)return s=0,env.stack.push(r),Promise.resolve().then(next);
if(r.dispose){
var result=r.dispose.call(r.value);
if(r.async)return s|=2,Promise.resolve(result).then(next,function(e){fail(e);return next();});
}
else s|=1;
}
catch(e){
fail(e);
}
}
if(s===1)return env.hasError?Promise.reject(env.error):Promise.resolve();
if(env.hasError)throw env.error;
}
return next();
};
})(typeof SuppressedError==="function"?SuppressedError:function(error,suppressed,message){
var e=new Error(message);
return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e;
});
const WORKFLOW_FILE='.github/workflows/agent.yml';
async function init(flags){
const env_1={stack:[],error:void 0,hasError:false};
try{
const isTerminal=process.stdin.isTTY&&process.stderr.isTTY;
const asks=isTerminal&&!(flags.yes??flags.dryRun??flags.json);
const root=(0,find_checkout .I)(flags.cwd);
const mistakes=[...flagMistakes(flags),...missingAnswers(flags,isTerminal)];
if(mistakes.length>0)
throw new usage_error .e(mistakes.join('\n'));
const output=flags.json?process.stderr:process.stdout;
const say=(0,terminal_writer .A)(output,process.env);
const prompts=init_addDisposableResource(env_1,asks?openPrompts(process.stdin,output):undefined,false);
const plan=await makePlan(root,flags,{prompts,say});
const style=(0,text_blocks .j9)(output);
const isShown=asks||flags.dryRun===true||plan.files.some(({status})=>status==='changed');
if(isShown)
for(const file of plan.files)
say(`\n${showFile(file,style)}`);
if(flags.dryRun)
return finish(flags,plan,{results:undefined,say});
refuseOverwriting(plan.files,flags,prompts);
const steps=await chooseSteps(flags,plan,prompts);
if(steps.files==='none'){
say('\nNothing was changed.\n');
return 1;
}
if(steps.files==='write')
await writeFiles(root,plan.files,(0,interrupt .Y)());
return finish(flags,plan,{results:await takeSteps(steps,plan),say});
}
catch(e_1){
env_1.error=e_1;
env_1.hasError=true;
}
finally{
init_disposeResources(env_1);
}
}
async function makePlan(root,flags,{prompts,say}){
const{remote,defaultBranch,tree}=await openLocalRepository(root,process.env['PATH']??'');
const survey=await surveyRepository(tree);
const name=flags.repository??remote?.name;
const host=flags.host??remote?.host??'github.com';
const repository=name===undefined?undefined:{host,name};
say(surveyLines(survey,{repository,defaultBranch}));
const hasVariable=(variable)=>(process.env[variable]??'').trim()!=='';
const answers=await collectAnswers(flags,survey,{prompts,hasVariable});
const pin=await readPin(flags);
const files=await compareFiles(root,await writtenFiles(answers,survey,pin));
const gh=repository&&!flags.dryRun?await findGh(host,root,process.env):'No repository on GitHub was found.';
return{root,survey,repository,defaultBranch,answers,files,gh};
}
async function writtenFiles(answers,survey,pin){
const agent=writeAgentFile({survey,checks:answers.checks,ref:pin.ref});
const workflow=writeWorkflow({...answers,pin});
try{
await(0,agent_file .U)(agent,local_repository .N0);
}
catch(error){
throw error instanceof errors .yo
?new usage_error .e(`The checks cannot be used. ${error.message}`,{cause:error})
:error;
}
(0,read_workflow .S6)(workflow,WORKFLOW_FILE);
return[
{path:WORKFLOW_FILE,text:workflow},
{path:local_repository .N0,text:agent}
];
}
function missingAnswers(flags,isTerminal){
if(flags.yes||flags.dryRun||(isTerminal&&!flags.json))
return[];
const missing=openQuestions(flags);
if(missing.length===0)
return[];
const why=isTerminal?'--json asks no questions':'There is no terminal to ask questions at';
return[
`${why}. Add --yes to accept the defaults, or answer with flags:\n${missing.map((each)=>`  ${each}`).join('\n')}`
];
}
function refuseOverwriting(files,{force,pullRequest},prompts){
const changed=files.filter(({status})=>status==='changed').map(({path})=>path);
if(changed.length===0||force||pullRequest||prompts)
return;
throw new errors .yo(`${changed.join(' and ')} would be overwritten, as shown above. Add --force to do that. Nothing was changed.`);
}
function finish({json},plan,{results,say}){
const{survey,repository,defaultBranch,answers,files}=plan;
const steps=nextSteps(plan,results);
say((0,visible_text .Q)(steps.text));
if(json){
const record={
repository:repository??null,
defaultBranch:defaultBranch??null,
...{languages:survey.languages,tools:survey.tools,packages:survey.packages,checks:answers.checks},
model:answers.model.model,
triggers:answers.triggers,
dryRun:results===undefined,
files:files.map(({path,status,text})=>({path,status,text})),
secret:answers.model.secret===undefined?null:{name:answers.model.secret,isSet:results?.secret==='done'},
pullRequestsAllowed:results?.setting==='done',
pullRequest:results?.pullRequest??null,
failures:results?.failures??[],
commands:steps.commands,
comment:steps.comment
};
process.stdout.write((0,json_text .s)(record));
}
return results&&results.failures.length>0?1:0;
}
}),
75098:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Y:()=>(listenForInterrupt)
});
function listenForInterrupt(){
const controller=new AbortController();
const end=()=>{
if(controller.signal.aborted)
process.exit(1);
controller.abort(new Error('The run was interrupted.'));
};
process.on('SIGINT',end).on('SIGTERM',end);
return controller.signal;
}
}),
3727:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
s:()=>(jsonText)
});
var _text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(30113);
const HIDDEN=new RegExp(String.raw `[${_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__ .kH}${_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__ .Ev}[${_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__ .W3}--\n]]`,'gv');
function jsonText(value){
return `${JSON.stringify(value,undefined,2).replace(HIDDEN,escaped)}\n`;
}
function escaped(character){
return character
.split('')
.map((unit)=>`\\u${unit.charCodeAt(0).toString(16).padStart(4,'0')}`)
.join('');
}
}),
24563:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
N0:()=>(AGENT_FILE),
fP:()=>(openLocalWorkspace),
jE:()=>(readLocalRules),
vV:()=>(readLocalSettings)
});
var node_os__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(48161);
var _workspace_files_checkout_files_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76946);
var _pipeline_open_workspace_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(55191);
var _pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(42426);
var _settings_agent_file_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(6759);
var _checkpoint_store_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(52335);
const AGENT_FILE='.github/agent.yml';
async function readLocalSettings(root){
const[rules,instructions]=await Promise.all([readLocalRules(root),(0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_3__ .KK)((0,_workspace_files_checkout_files_js__WEBPACK_IMPORTED_MODULE_1__ .c)(root))]);
return{rules,instructions};
}
async function readLocalRules(root){
const read=(0,_workspace_files_checkout_files_js__WEBPACK_IMPORTED_MODULE_1__ .c)(root);
return await(0,_settings_agent_file_js__WEBPACK_IMPORTED_MODULE_4__ .U)(await read(AGENT_FILE),AGENT_FILE,read);
}
async function openLocalWorkspace(rules,options){
return await(0,_pipeline_open_workspace_js__WEBPACK_IMPORTED_MODULE_2__ .k)(rules,{
emit:()=>undefined,
...options,
home:(0,node_os__WEBPACK_IMPORTED_MODULE_0__.homedir)(),
hidden:[(0,_checkpoint_store_js__WEBPACK_IMPORTED_MODULE_5__ .Z0)(process.env)],
environment:process.env
});
}
}),
29850:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Z:()=>(packageRoot)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(59973);
function packageRoot(startedFile=process.argv[1]??''){
for(let folder=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(startedFile));;folder=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)){
if((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'action.yml'))&&(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'dist/index.js')))
return folder;
if(folder===(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder))
throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__ .yo(`There is no built action beside ${startedFile}. Run npm run build.`);
}
}
}),
59272:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
A:()=>(terminalWriter)
});
var call_status=__webpack_require__(41079);
;
const OTHERS=[
['▸','>'],
['■','='],
['↻','%'],
['⇄','<>'],
['↧','v'],
['…','...'],
['·','|'],
['−','-'],
['≈','~'],
['│','|'],
['“','"'],
['”','"'],
['’',"'"],
['–','-']
];
const REPLACEMENTS=new Map([...Object.values(call_status .B2).map(({symbol,ascii})=>[symbol,ascii]),...OTHERS]);
const SHOWN=new RegExp(`[${[...REPLACEMENTS.keys()].join('')}]`,'gu');
function withAsciiSigns(text){
return text.replace(SHOWN,(sign)=>REPLACEMENTS.get(sign)??sign);
}
;
function terminalWriter(stream,environment){
const hasUnicode=supportsUnicode(environment,process.platform);
return(text)=>void stream.write(hasUnicode?text:withAsciiSigns(text));
}
function supportsUnicode(environment,platform){
const{TERM='',WT_SESSION,TERM_PROGRAM,LC_ALL,LC_CTYPE,LANG}=environment;
if(TERM==='linux'||TERM==='dumb')
return false;
const locale=[LC_ALL,LC_CTYPE,LANG].find(Boolean);
if(locale !==undefined)
return /utf-?8/i.test(locale);
return platform !=='win32'||WT_SESSION !==undefined||TERM_PROGRAM !==undefined;
}
}),
3945:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
N5:()=>(colorDiff),
j9:()=>(styleFor),
pZ:()=>(indent)
});
var node_util__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(57975);
function styleFor(stream){
return(format,text)=>(0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(format,text,{stream,validateStream:true});
}
function indent(text){
return text.replace(/^(?=.)/gm,'  ');
}
function colorDiff(diff,style){
const lines=diff.trimEnd().split('\n');
const shown=lines.filter((line)=>!/^(?:diff --git|index|---) /.test(line));
return shown.map((line)=>colorLine(line,style)).join('\n');
}
function colorLine(line,style){
if(line.startsWith('+++ b/'))
return style('bold',line.slice('+++ b/'.length));
if(line.startsWith('+'))
return style('green',line);
if(line.startsWith('-'))
return style('red',line);
return line.startsWith('@@')?style('cyan',line):line;
}
}),
48388:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
F:()=>(RunCheckpoints)
});
const MAX_CHECKPOINTS=500;
class RunCheckpoints{
#run;
#started;
constructor(run){
this.#run=run;
}
async take(signal){
signal.throwIfAborted();
const isFirst=!this.#started;
const{checkout,journal,baseline}=await this.#start();
if(isFirst)
return checkpointOf(baseline);
const{tree}=await checkout.snapshot();
signal.throwIfAborted();
return checkpointOf(journal.last?.id===tree?journal.last:journal.add({id:tree}));
}
async hasChanged(signal){
const{checkout,baseline}=await this.#start();
const{tree}=await checkout.snapshot();
signal.throwIfAborted();
return tree !==baseline.id;
}
async changes(signal){
if(!this.#started)
return[];
const{checkout,baseline}=await this.#started;
const{tree}=await checkout.snapshot();
signal.throwIfAborted();
return await checkout.compare(baseline.id,tree);
}
async changedPaths(signal){
return(await this.changes(signal)).map(({path})=>path);
}
recordStep(number,step){
const saved=this.#started?.then(({journal})=>{
journal.recordStep(number,step);
journal.save();
});
saved?.catch(()=>undefined);
}
async close(){
const started=await this.#started?.catch(()=>undefined);
started?.journal.save();
return started?.baseline;
}
#start(){
return(this.#started??=start(this.#run));
}
}
function checkpointOf({number,id}){
return{number,id};
}
async function start({open,request,baseline}){
const{checkout,journal}=await open();
if(journal.entries.length>MAX_CHECKPOINTS){
journal.keepNewest(MAX_CHECKPOINTS / 2);
await checkout.prune();
}
const{tree}=baseline??(await checkout.snapshot());
return{checkout,journal,baseline:journal.add({id:tree,request})};
}
}),
6697:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
H:()=>(readApiKeys),
V:()=>(secretsIn)
});
var _providers_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28658);
const LABELED=/^([a-z][a-z0-9-]{0,30})\s*=\s*(.*)$/i;
function readApiKeys(text){
const lines=linesOf(text);
const byProvider=new Map();
const bare=[];
const problems=[];
for(const line of lines){
const{label,value:key}=parseLabel(line);
const provider=(0,_providers_js__WEBPACK_IMPORTED_MODULE_0__ .li)(label);
if(!provider&&(label===''||lines.length===1))
bare.push(line);
else if(!provider)
problems.push(unknownProvider(label));
else if(key==='')
problems.push(emptyKey(label));
else if(byProvider.has(provider.name))
problems.push(`api-key has two keys for ${provider.name}. Remove one.`);
else
byProvider.set(provider.name,key);
}
if(bare.length>1){
problems.push(`api-key has ${bare.length} keys without a provider. Write each as provider=key, such as openai=….`);
}
return{keys:{own:bare[0]??'',byProvider},problems};
}
function secretsIn(text){
const secrets=linesOf(text).flatMap((line)=>{
const{label,value}=parseLabel(line);
return(0,_providers_js__WEBPACK_IMPORTED_MODULE_0__ .li)(label)?[value]:[line,value];
});
return[...new Set(secrets)].filter((secret)=>secret !=='');
}
function linesOf(text){
return text
.split('\n')
.map((line)=>line.trim())
.filter((line)=>line !=='');
}
function parseLabel(line){
const[,label='',value='']=LABELED.exec(line)??[];
return{label,value};
}
function emptyKey(label){
return `api-key has nothing after ${label}=. Check that the secret exists and that this workflow can read it, or remove the line.`;
}
function unknownProvider(label){
return `api-key has a line for ${label}, which is not a known provider. Use one of ${_providers_js__WEBPACK_IMPORTED_MODULE_0__ .e4.join(', ')}; write a key for base-url alone on its line.`;
}
}),
79559:
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
return /^(?:127\.\d+\.\d+\.\d+|\[::1\]|[^.[\]:]+|[^.]+\.localhost)$/u.test(hostname);
}
}),
93936:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
c:()=>(quoteValue)
});
var _text_shorten_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(64607);
const MAX_CHARACTERS=60;
function quoteValue(value){
const text=value===undefined?'missing':JSON.stringify(value);
return(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ .ml)(text,MAX_CHARACTERS);
}
}),
590:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
M0:()=>(REVIEWER),
Ob:()=>(MAX_ASSIGNEES),
Pf:()=>(label),
S3:()=>(LOGIN),
Yc:()=>(reviewer),
iD:()=>(login),
iP:()=>(MAX_REVIEWERS),
xs:()=>(MAX_LABELS)
});
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3301);
const LABEL='a label of at most 50 characters';
const LOGIN='a login such as octocat';
const REVIEWER='a login such as octocat, or a team such as acme/platform';
const label=zod__WEBPACK_IMPORTED_MODULE_0__ .YjP(LABEL).trim().min(1,LABEL).max(50,LABEL);
const login=zod__WEBPACK_IMPORTED_MODULE_0__ .YjP(LOGIN).regex(/^[\w-]{1,100}$/u,LOGIN);
const reviewer=zod__WEBPACK_IMPORTED_MODULE_0__ .YjP(REVIEWER).regex(/^[\w-]{1,100}(?:\/[\w.-]{1,100})?$/u,REVIEWER);
const MAX_LABELS=100;
const MAX_REVIEWERS=15;
const MAX_ASSIGNEES=10;
}),
57182:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
F:()=>(readModels),
_:()=>(readWorkflowModels)
});
var api_keys=__webpack_require__(6697);
var providers=__webpack_require__(28658);
;
function describeModelProblem(problem,setting,names){
switch(problem.kind){
case 'unknown-provider':
return `${setting} is ${problem.written}, whose address is not known. Set ${names.baseUrl}, or use a model of a known provider: ${providers .e4.join(', ')}.`;
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
var endpoint=__webpack_require__(79559);
;
const NO_ADDRESS='https://no-address.invalid';
function openDirectory(settings){
const main=findMain(settings);
return{main,find:(written,from)=>findOther(written,from,{settings,main:main.model})};
}
function findMain(settings){
const{model:written,baseUrl,keys}=settings;
const{prefix,rest}=splitName(written);
if(baseUrl !==''){
const isElsewhere=prefix&&keys.byProvider.has(prefix.name)&&prefix !==(0,providers .zJ)(hostOf(baseUrl));
return isElsewhere?atProvider(prefix,rest,{settings}):atBaseUrl(written,settings);
}
const provider=prefix??(written.includes('/')?undefined:((0,providers .WX)(written)??(0,providers .li)('openai')));
if(provider)
return atProvider(provider,rest,{settings,api:settings.api,ownKey:keys.own});
return unknownProvider(written);
}
function findOther(written,from,{settings,main}){
const hasAnyNames=settings.baseUrl !==''||main.provider?.hasSlashedNames===true;
const{prefix=hasAnyNames?undefined:(0,providers .WX)(written),rest}=splitName(written);
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
return keys.byProvider.has(provider.name)||(provider.name==='openai'&&identity !==undefined);
}
function isPath(written){
return written.replace(/^models\//,'').includes('/');
}
function unknownProvider(written){
return{model:unreachable(written,undefined),problem:{kind:'unknown-provider',written}};
}
function atProvider(provider,name,{settings,ownKey='',...options}){
const{api=(0,providers .jS)(provider).api}=options;
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
const provider=(0,providers .zJ)(host);
const key=(provider&&keys.byProvider.get(provider.name))??keys.own;
const api=settings.api??(provider?apiAt(baseUrl,provider):'chat');
const credential=credentialFor(provider,key,settings);
return checked({name:nameAt(written,host),provider,api,baseUrl,host,credential});
}
function apiAt(baseUrl,provider){
const isCompatible=/\/openai(?:\/v1)?\/?$|\/endpoints\/openapi\/?$/.test(baseUrl);
return isCompatible&&provider.apis.chat !==undefined?'chat':(0,providers .jS)(provider).api;
}
function nameAt(written,host){
const{prefix,rest}=splitName(written);
return prefix&&prefix===(0,providers .zJ)(host)&&!prefix.hasSlashedNames?rest:written;
}
function credentialFor(provider,key,{identity}){
if(identity&&provider?.name==='openai'&&key==='')
return{kind:'workload-identity',...identity};
return{kind:'key',key};
}
function checked(model){
const{credential,baseUrl,host,provider}=model;
const problem=(0,endpoint .d)(baseUrl,credential.kind==='key'?credential.key:credential.serviceAccountId);
return{model,problem:problem&&{kind:KEY_PROBLEMS[problem],provider,host}};
}
const KEY_PROBLEMS={missing:'missing-key',unencrypted:'unencrypted',invalid:'invalid-key'};
function unreachable(name,provider){
const baseUrl=NO_ADDRESS;
return{name,provider,api:'chat',baseUrl,host:hostOf(baseUrl),credential:{kind:'key',key:''}};
}
function splitName(written){
const slash=written.indexOf('/');
const isNamed=slash>=0&&slash<written.length - 1;
return{prefix:isNamed?(0,providers .li)(written.slice(0,slash)):undefined,rest:written.slice(slash + 1)};
}
function hostOf(baseUrl){
return URL.parse(baseUrl)?.host??'';
}
;
function readWorkflowModels(inputs){
const{keys,problems}=(0,api_keys .H)(inputs['api-key']);
const identity=readIdentity(inputs);
const settings={
model:inputs.model,
api:asApi(inputs.api),
baseUrl:(0,endpoint .c)(inputs['base-url'])?inputs['base-url']:'',
keys,
identity:identity.value
};
const hasBadUrl=inputs['base-url']!==''&&settings.baseUrl==='';
const fallbacks=inputs['fallback-models'];
const hasAllKeys=problems.length===0;
const reading=readModels(settings,{fallbacks,names:inputNames(inputs),settingOf:INPUT_NAMES,hasAllKeys});
const ofIdentity=identity.value?identityProblems(settings,reading.models):undefined;
const ofModels=hasBadUrl||ofIdentity !==undefined?[]:reading.problems;
return{...reading,problems:[...problems,...identity.problems,...(ofIdentity??[]),...ofModels]};
}
function identityProblems({baseUrl,keys},models){
const{credential,provider}=models.main;
const hasKey=keys.byProvider.has('openai')||(provider?.name==='openai'&&credential.kind==='key');
if(hasKey)
return[DOUBLE_KEY];
return baseUrl !==''&&!usesIdentity(models)?[identityElsewhere(baseUrl)]:undefined;
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
const describeProblem=({problem},setting)=>problem&&(hasAllKeys||problem.kind !=='missing-key')?[describeModelProblem(problem,setting,names)]:[];
const problems=[
...describeProblem(main,settingOf.model),
...others.flatMap((other)=>(isSharedWithMain(other,main)?[]:describeProblem(other,settingOf.fallback)))
];
const models={main:main.model,fallbacks:others.map(({model})=>model),find};
return{models,problems:[...new Set(problems)]};
}
function isSharedWithMain({problem},main){
return main.problem !==undefined&&problem !==undefined&&'host' in problem&&problem.host===main.model.host;
}
function asApi(text){
return providers .yc.find((api)=>api===text);
}
const DOUBLE_KEY='openai-identity-provider is set, and api-key has a key for openai too. Remove one of them: the identity needs no key.';
function readIdentity(inputs){
const identityProviderId=inputs['openai-identity-provider'];
const serviceAccountId=inputs['openai-service-account'];
if(identityProviderId===''&&serviceAccountId==='')
return{value:undefined,problems:[]};
if(identityProviderId !==''&&serviceAccountId !==''){
const audience=inputs['openai-audience'];
return{value:{identityProviderId,serviceAccountId,audience},problems:[]};
}
const[given,missing]=identityProviderId===''
?['openai-service-account','openai-identity-provider']
:['openai-identity-provider','openai-service-account'];
return{
value:undefined,
problems:[`${given} is set and ${missing} is not. Set both, or set neither and use api-key.`]
};
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
71271:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
E:()=>(claimKey),
Z:()=>(sourceKey)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598);
var _task_key_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(26150);
function claimKey({trigger,number,createdAt}){
switch(trigger.kind){
case 'comment':
return `comment-${trigger.commentId}`;
case 'review':
return `review-${trigger.reviewId}`;
case 'label':
return `label-${number}-${digest(trigger.label)}-${Date.parse(createdAt)}`;
case 'assignment':
return `assign-${number}-${Date.parse(createdAt)}`;
case 'ci':
return `ci-${trigger.failure.headSha}-${checksKey(trigger.failure.source)}`;
case 'auto-review':
return `auto-review-${trigger.headSha}`;
case 'prompt':
return `task-${(0,_task_key_js__WEBPACK_IMPORTED_MODULE_1__ .D)(trigger)}-${trigger.runId}`;
}
}
function checksKey(source){
const isAgain=source.kind==='workflow'&&source.attempt>1;
return isAgain?`${sourceKey(source)}-again`:sourceKey(source);
}
function sourceKey(source){
return source.kind==='suite'?source.app:String(source.workflowId);
}
function digest(label){
return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(label.toLowerCase()).digest('hex').slice(0,12);
}
}),
26150:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
D:()=>(taskKey)
});
function taskKey({taskId,item}){
return item?`${taskId}_${item.id}`:taskId;
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
43090:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
N:()=>(REPOSITORY_NAME)
});
const REPOSITORY_NAME=/^[\w-]{1,100}\/(?!\.{1,2}$)[\w.-]{1,100}$/u;
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
76946:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
c:()=>(checkoutFileReader)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(59973);
var _files_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(93597);
var _resolve_inside_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(1699);
function checkoutFileReader(root){
return async(path)=>{
try{
return(await(0,_files_js__WEBPACK_IMPORTED_MODULE_1__ .aL)(root,await(0,_resolve_inside_js__WEBPACK_IMPORTED_MODULE_2__ .LI)(root,path))).toString();
}
catch(error){
if((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Or)(error)&&error.code==='ENOENT')
return undefined;
const message=`${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root,path)} cannot be read. Make it a readable file of this checkout, or remove it.`;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__ .yo(message,{cause:error});
}
};
}
})
};
