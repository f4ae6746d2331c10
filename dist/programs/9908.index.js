export const id=9908;
export const ids=[9908];
export const modules={
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
Promise.all([__webpack_require__.e(1034),__webpack_require__.e(1660),__webpack_require__.e(1228)]).then(__webpack_require__.bind(__webpack_require__,41660)),
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
15717:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
init:()=>(init)
});
var check_flags=__webpack_require__(91169);
var init_survey=__webpack_require__(96393);
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
var visible_text=__webpack_require__(2754);
var read_workflow=__webpack_require__(26355);
var find_checkout=__webpack_require__(10175);
var cli_gh=__webpack_require__(24298);
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
var consumers_=__webpack_require__(38321);
var init_github=__webpack_require__(68935);
var cli_prompts=__webpack_require__(12358);
var usage_error=__webpack_require__(4565);
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
const own=__addDisposableResource(env_1,(0,cli_prompts .G)(process.stdin,process.stderr),false);
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
:{problem:await(0,init_github .Pq)(gh,repository,{name:secretName,value:steps.secret})};
const setting=steps.allowsPullRequests?{problem:await(0,init_github .ZZ)(gh,repository)}:undefined;
const opened=steps.files==='pull-request'?await(0,init_github .e1)(gh,repository,{files,body:BODY}):undefined;
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
var choose_model=__webpack_require__(52378);
var init_triggers=__webpack_require__(65614);
;
const CRON='17 4 * * 1';
const PROMPT=`Remove code that nothing uses: functions, files, dependencies. Search the whole repository for each name before you remove it.
Leave public interfaces and generated files as they are. Take at most five removals, the most certain ones.`;
function openQuestions({provider,model,triggers,checks}){
const questions=[
provider===undefined&&(model===undefined||(0,choose_model .lc)(model)===undefined)?'--provider NAME':'',
model===undefined?'--model NAME':'',
triggers===undefined?`--triggers ${init_triggers .Qb.join(',')}`:'',
checks===undefined?'--check COMMAND (repeatable) or --no-checks':''
];
return questions.filter((question)=>question !=='');
}
async function collectAnswers(flags,survey,{prompts,hasVariable}){
const provider=flags.provider??
(flags.model===undefined?undefined:(0,choose_model .lc)(flags.model))??
(await answer(prompts,`Provider of the model: ${choose_model .eD.join(', ')}`,(0,choose_model .v6)(hasVariable),oneProvider));
const model=await modelAnswers(flags,provider,prompts);
const triggers=flags.triggers?.filter(init_triggers .fo)??(await askTriggers(prompts));
const watched=triggers.includes('ci')?(flags.watch??(await askWatched(survey.workflows,prompts))):[];
const cron=triggers.includes('schedule')
?(flags.cron??(await answer(prompts,'When the task runs (cron, UTC)',CRON,oneCron)))
:CRON;
const hasTask=triggers.includes('schedule')||triggers.includes('dispatch');
const prompt=flags.prompt??(hasTask?await askPrompt(prompts):PROMPT);
const isOwnServer=(0,choose_model .QC)(provider)===undefined;
return{
model,
triggers:init_triggers .Qb.filter((trigger)=>triggers.includes(trigger)),
watched,
cron,
prompt,
runner:flags.runsOn??(isOwnServer?['self-hosted','linux']:['ubuntu-24.04']),
checks:flags.checks===false?[]:(flags.checks??(await askChecks(survey,prompts)))
};
}
async function modelAnswers(flags,provider,prompts){
const proposed=(0,choose_model .Ip)(provider);
const isUrl=(text)=>(0,check_flags .gU)({baseUrl:text})[0];
const baseUrl=flags.baseUrl??(proposed===undefined?'':await answer(prompts,'URL of the endpoint',proposed,isUrl));
const secret=flags.secret??(0,choose_model .QC)(provider);
const finished=(name)=>(0,choose_model .bz)({provider,model:name,baseUrl,secret});
const problemOf=(name)=>(0,check_flags .gU)({model:name})[0]??(0,choose_model .QW)(finished(name))[0];
const model=flags.model??(await answer(prompts,'Model',(0,choose_model .$I)(provider)??'',problemOf));
const problem=model===''?'Name the model with --model.':problemOf(model);
if(problem !==undefined)
throw new usage_error .e(problem);
return finished(model);
}
async function askTriggers(prompts){
const problemOf=(text)=>(0,check_flags .gU)({triggers:listOf(text)})[0];
const text=await answer(prompts,`What starts it: ${init_triggers .Qb.join(', ')}`,init_triggers .Gf.join(','),problemOf);
return listOf(text).filter(init_triggers .fo);
}
async function askWatched(found,prompts){
const initial=found.length>0?found:['CI'];
const problemOf=(text)=>(0,check_flags .gU)({watch:listOf(text)})[0];
const text=await answer(prompts,'Workflows whose failures are repaired',initial.join(','),problemOf);
return text===initial.join(',')?initial:listOf(text);
}
async function askPrompt(prompts){
const problemOf=(text)=>(text===SHORT_PROMPT?undefined:(0,check_flags .gU)({prompt:text})[0]);
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
const problemOf=(text)=>(0,check_flags .gU)({checks:commandsOf(text)})[0];
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
const oneProvider=(name)=>(0,check_flags .gU)({provider:name,...((0,choose_model .Ip)(name)===''&&{baseUrl:'https://x'})})[0];
const oneCron=(text)=>((0,check_flags .dS)(text)?undefined:"Five fields, such as '17 4 * * 1'.");
var init_text=__webpack_require__(24155);
var local_repository=__webpack_require__(24563);
var interrupt=__webpack_require__(75098);
var json_text=__webpack_require__(3727);
var init_repository=__webpack_require__(97964);
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
var terminal_writer=__webpack_require__(44977);
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
const mistakes=[...(0,check_flags .gU)(flags),...missingAnswers(flags,isTerminal)];
if(mistakes.length>0)
throw new usage_error .e(mistakes.join('\n'));
const output=flags.json?process.stderr:process.stdout;
const say=(0,terminal_writer .A)(output,process.env);
const prompts=init_addDisposableResource(env_1,asks?(0,cli_prompts .G)(process.stdin,output):undefined,false);
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
const{remote,defaultBranch,tree}=await(0,init_repository .g)(root,process.env['PATH']??'');
const survey=await(0,init_survey .HW)(tree);
const name=flags.repository??remote?.name;
const host=flags.host??remote?.host??'github.com';
const repository=name===undefined?undefined:{host,name};
say((0,init_text .mh)(survey,{repository,defaultBranch}));
const hasVariable=(variable)=>(process.env[variable]??'').trim()!=='';
const answers=await collectAnswers(flags,survey,{prompts,hasVariable});
const pin=await readPin(flags);
const files=await compareFiles(root,await writtenFiles(answers,survey,pin));
const gh=repository&&!flags.dryRun?await(0,cli_gh .b)(host,root,process.env):'No repository on GitHub was found.';
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
const steps=(0,init_text .Zn)(plan,results);
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
