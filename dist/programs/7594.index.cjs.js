"use strict";
exports.id=7594;
exports.ids=[7594];
exports.modules={
26727:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
WORKFLOW_FILE:()=>(WORKFLOW_FILE),
init:()=>(init)
});
var modules=__webpack_require__(67877);
var committed_files=__webpack_require__(47190);
var choices=__webpack_require__(74559);
var check_flags=__webpack_require__(91169);
var init_survey=__webpack_require__(96393);
var workflow_yaml=__webpack_require__(62901);
;
function writeAgentFile({survey,checks,pin}){
const{tests,installs,packages}=survey;
const isDefault=checks.length===tests.length&&checks.every((check,index)=>check===tests[index]);
return[
`# yaml-language-server: $schema=${rawUrl(pin,'docs/agent.schema.json')}`,
'#',
'# Settings of the agent. It reads them from the default branch, and every key is optional. All of them:',
`# ${pin.url}/blob/${pin.ref}/examples/agent.yml`,
'',
...commented('Without `setup`, these dependencies are installed before the checks:',installs),
...(isDefault?defaultChecks(tests,packages):chosenChecks(checks)),
'# To pay at most this much for a run:',
'# limits:',
'#   dollars: 2',
''
].join('\n');
}
function rawUrl({action,url,ref},path){
return url===`https://github.com/${action}`
?`https://raw.githubusercontent.com/${action}/${ref}/${path}`
:`${url}/raw/${ref}/${path}`;
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
return[title,'verify:',...checks.map((check)=>`  - ${(0,workflow_yaml.Ew)(check)}`),''];
}
function commented(title,items){
return items.length===0?[]:[`# ${title}`,...items.map((item)=>`#   ${item}`),''];
}
var write_workflow=__webpack_require__(3476);
var agent_file=__webpack_require__(6759);
var src_errors=__webpack_require__(59973);
var visible_text=__webpack_require__(2754);
var find_checkout=__webpack_require__(10175);
var external_node_os_=__webpack_require__(48161);
var machine_program=__webpack_require__(44931);
var json=__webpack_require__(32686);
var file_problem=__webpack_require__(99736);
;
const TIMEOUT_MS=60_000;
async function findGh(host,root,environment){
const own={
...environment,
GH_HOST:host,
GH_PROMPT_DISABLED:'1',
GH_NO_UPDATE_NOTIFIER:'1',
NO_COLOR:'1',
FORCE_COLOR:undefined,
CLICOLOR_FORCE:undefined
};
const run=(args,input)=>runGh(args,input??'',{workTree:root,environment:own});
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
const value=(0,json.qF)(result.output);
return{...result,value:(0,json.u4)(value)?value:undefined};
}
};
}
const NOT_FOUND='gh is not installed.';
async function runGh(args,input,place){
const signal=AbortSignal.timeout(TIMEOUT_MS);
const failed=(reason)=>({isOk:false,output:'',reason});
try{
const output=await(0,machine_program.m)('gh',args,{...place,cwd:(0,external_node_os_.tmpdir)(),input,signal});
return{isOk:true,output,reason:''};
}
catch(error){
if(signal.aborted)
return failed(`gh did not end within ${TIMEOUT_MS/ 1000} seconds.`);
if((0,src_errors.Or)(error))
return failed(error.code==='ENOENT'?NOT_FOUND:`gh cannot be started: ${(0,file_problem.W)(error)}.`);
const{code,stdout,stderr}=error;
const[output='',errors='']=[stdout,stderr];
return{
isOk:false,
output,
reason:(0,visible_text.Q)(errors.trim()||output.trim())||`gh ended with exit code ${code}.`
};
}
}
var create=__webpack_require__(81587);
var text_lines=__webpack_require__(61165);
var apply_changes=__webpack_require__(76898);
var files=__webpack_require__(93597);
var resolve_inside=__webpack_require__(1699);
var terminal=__webpack_require__(97985);
;
async function compareFiles(root,files){
return Promise.all(files.map((file)=>compareFile(root,file)));
}
async function compareFile(root,{path,text}){
const cannot=(reason,cause)=>new src_errors.yo(`${path} cannot be written: ${reason}`,{cause});
try{
const folder=path.slice(0,path.lastIndexOf('/'));
const realPath=`${await(0,resolve_inside.LI)(root,folder)}/${path.slice(folder.length+1)}`;
if((await(0,files.io)(root,realPath))!==undefined){
throw cannot('it is a symbolic link, which GitHub does not follow. Remove the link.');
}
const existing=await readExisting(root,realPath);
const status=existing===undefined?'new':(0,text_lines.cK)(existing)===text?'unchanged':'changed';
const written=existing?.includes('\r\n')?text.replaceAll('\n','\r\n'):text;
return{path,realPath,text:written,existing,status};
}
catch(error){
if((0,src_errors.Or)(error)||error instanceof src_errors.v4)
throw cannot((0,src_errors.Or)(error)?`${(0,file_problem.W)(error)}.`:error.message,error);
throw error;
}
}
async function readExisting(root,path){
return(await(0,src_errors.e4)((0,files.aL)(root,path),undefined,['ENOENT']))?.toString();
}
function showFile({path,text,existing,status},style){
if(status==='unchanged')
return `${style('bold',path)}: unchanged\n`;
if(existing===undefined)
return `${style('bold',`${path} (new)`)}\n${(0,text_lines.pZ)(text)}`;
const patch=(0,create.B8)(path,(0,text_lines.cK)(existing),(0,text_lines.cK)(text),'','');
const lines=(0,visible_text.Q)(patch)
.split('\n')
.filter((line)=>!/^(?:Index: |={5}|--- |\\ No newline)/.test(line));
return `${(0,terminal.N5)(lines.join('\n').replace(/^\+\+\+ .*$/m,`+++ b/${path}`),style)}\n`;
}
async function writeFiles(root,files,signal){
const changes=files
.filter(({status})=>status!=='unchanged')
.map(({realPath,text})=>({path:realPath,content:Buffer.from(text)}));
try{
await(0,apply_changes.Y)(root,changes,signal);
}
catch(error){
if(!(error instanceof src_errors.v4))
throw error;
throw new src_errors.yo(`${error.message} Nothing was written.`,{cause:error});
}
}
var consumers_=__webpack_require__(38321);
var init_github=__webpack_require__(68935);
var cli_prompts=__webpack_require__(12358);
var usage_error=__webpack_require__(4565);
;
async function chooseSteps(flags,plan,prompts){
const{gh,answers,files}=plan;
const wanted=[
flags.setSecret&&'--set-secret',
flags.allowPullRequests&&'--allow-pull-requests',
flags.pullRequest&&'--pull-request'
].filter((flag)=>typeof flag==='string');
if(flags.setSecret&&answers.model.secret===undefined)
throw new usage_error.e('--set-secret has nothing to set: the model needs no key. Nothing was changed.');
if(typeof gh==='string'&&wanted.length>0)
throw new usage_error.e(`${gh} ${wanted.join(', ')} needs it. Nothing was changed.`);
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
const own=(0,modules.mS)(env_1,(0,cli_prompts.Go)(process.stdin,process.stderr),false);
return(await own.askSecret(`Value of the secret ${name}`))||undefined;
}
catch(e_1){
env_1.error=e_1;
env_1.hasError=true;
}
finally{
(0,modules.hk)(env_1);
}
}
const value=(await(0,consumers_.text)(process.stdin)).trim();
if(value==='')
throw new src_errors.yo('Standard input has no key for --set-secret. Nothing was changed.');
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
:{problem:await(0,init_github.Pq)(gh,repository,{name:secretName,value:steps.secret})};
const setting=steps.allowsPullRequests?{problem:await(0,init_github.ZZ)(gh,repository)}:undefined;
const opened=steps.files==='pull-request'?await(0,init_github.e1)(gh,repository,{files,body:BODY}):undefined;
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
var cron=__webpack_require__(76832);
var choose_model=__webpack_require__(52378);
;
const CRON='17 4 * * 1';
const PROMPT=`Remove code that nothing uses: functions, files, dependencies. Search the whole repository for each name before you remove it.
Leave public interfaces and generated files as they are. Take at most five removals, the most certain ones.`;
function openQuestions({provider,model,triggers,checks}){
const questions=[
provider===undefined&&(model===undefined||(0,choose_model.lc)(model)===undefined)?'--provider NAME':'',
model===undefined?'--model NAME':'',
triggers===undefined?`--triggers ${choices.Qb.join(',')}`:'',
checks===undefined?'--check COMMAND (repeatable) or --no-checks':''
];
return questions.filter((question)=>question!=='');
}
async function collectAnswers(flags,survey,{prompts,hasVariable}){
const provider=flags.provider??
(flags.model===undefined?undefined:(0,choose_model.lc)(flags.model))??
(await answer(prompts,{
question:'Provider of the model, by name or number (other: any endpoint)',
initial:(0,choose_model.v6)(hasVariable),
problemWith:providerProblem,
choices:choices.eD.map((name)=>({name}))
}));
const model=await modelAnswers(flags,provider,prompts);
const triggers=flags.triggers?.filter(choices.fo)??(await askTriggers(flags,prompts));
const watched=triggers.includes('ci')?(flags.watch??(await askWatched(survey.workflows,prompts))):[];
const cron=triggers.includes('schedule')
?(flags.cron??
(await answer(prompts,{question:'When the task runs (cron, UTC)',initial:CRON,problemWith:cronProblem})))
:CRON;
const hasTask=triggers.includes('schedule')||triggers.includes('dispatch');
const prompt=flags.prompt??(hasTask?await askPrompt(prompts):PROMPT);
const isOwnServer=(0,choose_model.QC)(provider)===undefined;
return{
model,
triggers:choices.Qb.filter((trigger)=>triggers.includes(trigger)),
watched,
cron,
prompt,
runner:flags.runsOn??(isOwnServer?['self-hosted','linux']:['ubuntu-24.04']),
checks:flags.checks===false?[]:(flags.checks??(await askChecks(survey,prompts)))
};
}
async function modelAnswers(flags,provider,prompts){
const proposed=(0,choose_model.Ip)(provider);
const urlProblem=(text)=>(0,check_flags.g)({baseUrl:text})[0];
const baseUrl=flags.baseUrl??
(proposed===undefined
?''
:await answer(prompts,{question:'URL of the endpoint',initial:proposed,problemWith:urlProblem}));
const secret=flags.secret??(0,choose_model.QC)(provider);
const finished=(name)=>(0,choose_model.bz)({provider,model:name,baseUrl,secret});
const problemOf=(name)=>name===''
?'Type the name of a model, as the provider or the server at the endpoint lists it.'
:((0,check_flags.g)({model:name})[0]??(0,choose_model.QW)(finished(name))[0]);
const model=flags.model??
(await answer(prompts,{question:'Model',initial:(0,choose_model.$I)(provider)??'',problemWith:problemOf}));
const problem=model===''?'Name the model with --model.':problemOf(model);
if(problem!==undefined)
throw new usage_error.e(problem);
return finished(model);
}
async function askTriggers({watch,cron,prompt},prompts){
const needing={
...(watch&&{watch}),
...(cron!==undefined&&{cron}),
...(prompt!==undefined&&{prompt})
};
const problemOf=(text)=>(0,check_flags.g)({triggers:(0,text_lines.PW)(text,','),...needing})[0];
const text=await answer(prompts,{
question:'What starts it: names or numbers, with commas between them',
initial:choices.Gf.join(','),
problemWith:problemOf,
choices:choices.Qb.map((name)=>({name,about:choices.Q2[name]}))
});
return(0,text_lines.PW)(text,',').filter(choices.fo);
}
async function askWatched(found,prompts){
const initial=found.length>0?found:['CI'];
const problemOf=(text)=>(0,check_flags.g)({watch:(0,text_lines.PW)(text,',')})[0];
const text=await answer(prompts,{
question:'Workflows whose failures are repaired',
initial:initial.join(','),
problemWith:problemOf
});
return text===initial.join(',')?initial:(0,text_lines.PW)(text,',');
}
async function askPrompt(prompts){
const problemOf=(text)=>(text===SHORT_PROMPT?undefined:(0,check_flags.g)({prompt:text})[0]);
const text=await answer(prompts,{question:'What the task does',initial:SHORT_PROMPT,problemWith:problemOf});
return text===SHORT_PROMPT?PROMPT:text;
}
const SHORT_PROMPT='remove code that nothing uses';
const SEPARATOR=' ;; ';
async function askChecks({tests,linters,packages},prompts){
const found=packages>0?tests:[...tests,...linters];
if(found.length===0&&packages>0)
return found;
const initial=found.join(SEPARATOR);
const problemOf=(text)=>(0,check_flags.g)({checks:(0,text_lines.PW)(text,SEPARATOR.trim())})[0];
const text=await answer(prompts,{
question:`Checks before and after the work, separated by${SEPARATOR}`.trimEnd(),
initial,
problemWith:problemOf
});
return(0,text_lines.PW)(text,SEPARATOR.trim());
}
function answer(prompts,{question,initial,problemWith,choices=[]}){
if(!prompts)
return Promise.resolve(initial);
const problem=(text)=>problemWith?.(text)?.replace(/^--[\w-]+ is "[^]*?"\. /,'');
return prompts.ask(question,initial,{problemWith:problem,choices});
}
const providerProblem=(name)=>(0,check_flags.g)({provider:name,...((0,choose_model.Ip)(name)===''&&{baseUrl:'https://x'})})[0];
const cronProblem=(text)=>((0,cron.d)(text)?undefined:"Five valid cron fields, such as '17 4 * * 1'.");
var init_text=__webpack_require__(24155);
var local_workspace=__webpack_require__(91686);
var interrupt=__webpack_require__(75098);
var json_text=__webpack_require__(3727);
var open_local_repository=__webpack_require__(32124);
var release_pin=__webpack_require__(57758);
;
const WORKFLOW_FILE='.github/workflows/agent.yml';
async function init(flags){
const env_1={stack:[],error:void 0,hasError:false};
try{
const isTerminal=process.stdin.isTTY&&process.stderr.isTTY;
const asks=isTerminal&&!(flags.yes??flags.dryRun??flags.json);
const root=(0,find_checkout.I)(flags.cwd);
const answered=asks?flags:{triggers:choices.Gf,...flags};
const mistakes=[...(0,check_flags.g)(answered),...missingAnswers(flags,isTerminal)];
if(mistakes.length>0)
throw new usage_error.e(mistakes.join('\n'));
const output=flags.json?process.stderr:process.stdout;
const say=(0,terminal.AO)(output,process.env);
const prompts=(0,modules.mS)(env_1,asks?(0,cli_prompts.Go)(process.stdin,output):undefined,false);
const plan=await makePlan(root,flags,{prompts,say});
const style=(0,terminal.j9)(output);
const isShown=asks||flags.dryRun===true||plan.files.some(({status})=>status==='changed');
if(isShown)
for(const file of plan.files)
say(`\n${showFile(file,style)}`);
if(flags.dryRun)
return finish(flags,plan,undefined);
refuseOverwriting(plan.files,flags,prompts);
const steps=await chooseSteps(flags,plan,prompts);
if(steps.files==='none'){
say('\nNothing was changed.\n');
return 1;
}
if(steps.files==='write')
await writeFiles(root,plan.files,(0,interrupt.YP)());
return finish(flags,plan,await takeSteps(steps,plan));
}
catch(e_1){
env_1.error=e_1;
env_1.hasError=true;
}
finally{
(0,modules.hk)(env_1);
}
}
async function makePlan(root,flags,{prompts,say}){
const local=await(0,open_local_repository.g)(root,process.env['PATH']??'');
const{remote,remoteName,defaultBranch,hasCommits,tree}=local;
const survey=await(0,init_survey.HW)(tree);
const name=flags.repository??remote?.name;
const host=flags.host??remote?.host??'github.com';
const repository=name===undefined?undefined:{host,name};
say(`${(0,init_text.mh)(survey,{repository,defaultBranch})}${prompts?'\n':''}`);
const hasVariable=(variable)=>(process.env[variable]??'').trim()!=='';
const answers=await collectAnswers(flags,survey,{prompts,hasVariable});
const pin=await(0,release_pin.C)(flags,host);
const files=await compareFiles(root,await writtenFiles(answers,survey,pin));
const uncommitted=await(0,committed_files.y)('HEAD',files,local.textAt);
const gh=repository&&!flags.dryRun?await findGh(host,root,process.env):'No repository on GitHub was found.';
return{root,remoteName,survey,repository,defaultBranch,answers,pin,files,uncommitted,hasCommits,gh};
}
async function writtenFiles(answers,survey,pin){
const agent=writeAgentFile({survey,checks:answers.checks,pin});
const workflow=(0,write_workflow.r)({...answers,pin});
try{
await(0,agent_file.U)(agent,local_workspace.N0);
}
catch(error){
throw error instanceof src_errors.yo
?new usage_error.e(`The checks cannot be used. ${error.message}`,{cause:error})
:error;
}
return[
{path:WORKFLOW_FILE,text:workflow},
{path:local_workspace.N0,text:agent}
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
throw new src_errors.yo(`${changed.join(' and ')} would be overwritten, as shown above. Add --force to do that. Nothing was changed.`);
}
function finish({json},plan,results){
const{survey,repository,defaultBranch,answers,files}=plan;
const steps=(0,init_text.Zn)(plan,results);
(0,terminal.AO)(json?process.stderr:process.stdout,process.env)((0,visible_text.Q)(steps.text));
if(json){
const record={
repository:repository??null,
defaultBranch:defaultBranch??null,
languages:survey.languages,
tools:survey.tools,
packages:survey.packages,
checks:answers.checks,
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
process.stdout.write((0,json_text.s)(record));
}
return results&&results.failures.length>0?1:0;
}
}),
83188:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
L6:()=>(checkpointFolder),
Zr:()=>(localSandboxOptions)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598);
var node_os__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760);
var _settings_local_access_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(91122);
function stateHome(environment){
const chosen=environment['XDG_STATE_HOME']??'';
return(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(chosen)?chosen:(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(),'.local/state'),'forgehand');
}
function checkpointFolder(root,environment){
const home=stateHome(environment);
if(home.startsWith(root===node_path__WEBPACK_IMPORTED_MODULE_2__.sep?node_path__WEBPACK_IMPORTED_MODULE_2__.sep:root+node_path__WEBPACK_IMPORTED_MODULE_2__.sep))
return undefined;
return(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home,`${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(root)}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(root).digest('hex').slice(0,12)}`);
}
function localSandboxOptions(){
const{env}=process;
return{home:(0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(),closed:[stateHome(env)],readable:(0,_settings_local_access_js__WEBPACK_IMPORTED_MODULE_3__.iw)(env),environment:env};
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
var _workspace_files_checkout_files_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76946);
var _run_rooms_open_workspace_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(17547);
var _run_rooms_prepare_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(68759);
var _settings_agent_file_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(6759);
var _settings_local_access_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(91122);
var _workspace_sandbox_closed_paths_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(31657);
var _local_sandbox_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(83188);
var _usage_error_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(4565);
const AGENT_FILE='.github/agent.yml';
async function readLocalSettings(root){
const[rules,instructions]=await Promise.all([readLocalRules(root),(0,_run_rooms_prepare_js__WEBPACK_IMPORTED_MODULE_2__.KK)((0,_workspace_files_checkout_files_js__WEBPACK_IMPORTED_MODULE_0__.c)(root))]);
return{rules,instructions};
}
async function readLocalRules(root){
const read=(0,_workspace_files_checkout_files_js__WEBPACK_IMPORTED_MODULE_0__.c)(root);
return await(0,_settings_agent_file_js__WEBPACK_IMPORTED_MODULE_3__.U)(await read(AGENT_FILE),AGENT_FILE,read);
}
async function openLocalWorkspace(rules,options){
const{emit=()=>undefined}=options;
const local=limitsOf(options.root,rules,emit);
return await(0,_run_rooms_open_workspace_js__WEBPACK_IMPORTED_MODULE_1__.k)(rules,{...options,emit,...local,...(0,_local_sandbox_js__WEBPACK_IMPORTED_MODULE_5__.Zr)()});
}
async function openLocalWorkspaceEarly(rules,options){
const local=limitsOf(options.root,rules,options.emit);
return await(0,_run_rooms_open_workspace_js__WEBPACK_IMPORTED_MODULE_1__.r)(rules,{...options,...local,...(0,_local_sandbox_js__WEBPACK_IMPORTED_MODULE_5__.Zr)()});
}
function limitsOf(root,{readablePaths,network,mcpServers},emit){
const program=(0,_workspace_sandbox_closed_paths_js__WEBPACK_IMPORTED_MODULE_4__.Wm)(root,process.env['NODE_OPTIONS']);
if(program!==undefined){
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_6__.e(`${program} runs now and is in this checkout, or can be, where a command could change it, and it has your keys. Start a Forgehand and a Node that are outside of the checkout, such as in a clone beside it, and without --require, --import and --loader, in NODE_OPTIONS too.`);
}
const{readable}=(0,_local_sandbox_js__WEBPACK_IMPORTED_MODULE_5__.Zr)();
const isOpen=readablePaths.every((path)=>readable.includes(path));
const lines={
'readable-paths':isOpen?undefined:(0,_settings_local_access_js__WEBPACK_IMPORTED_MODULE_7__.X3)(readablePaths,process.env),
network:(0,_settings_local_access_js__WEBPACK_IMPORTED_MODULE_7__.pz)([network,...mcpServers.map((server)=>server.network)],process.env)
};
for(const[name,line]of Object.entries(lines)){
if(line===undefined)
continue;
const text=`agent.yml lists ${name}, which the command line does not open, because commands can write that file. To open them: ${line}`;
emit({kind:'warning',text});
}
return{settingsFile:AGENT_FILE,networkLimit:(0,_settings_local_access_js__WEBPACK_IMPORTED_MODULE_7__.cK)(process.env)};
}
}),
12358:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Go:()=>(openPrompts)
});
var node_readline__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(80481);
var node_stream__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(57075);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(58500);
var _errors_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(59973);
var _interrupt_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(75098);
var _usage_error_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(4565);
const MAX_TRIES=5;
function openPrompts(input,output){
const terminal=new MutableOutput(output);
const reader=(0,node_readline__WEBPACK_IMPORTED_MODULE_0__.createInterface)({input,output:terminal,terminal:true,historySize:0});
const lines=new LineReader(reader,{input,output});
const ask=async(question,initial,{problemWith=()=>undefined,choices=[]}={})=>{
if(choices.length>0)
output.write(choicesText(choices,initial));
for(let tries=0;tries<MAX_TRIES;tries+=1){
const typed=(await lines.next(`${question}${initial===''?'':` [${initial}]`}: `)).trim()||initial;
const answer=choices.length>0?namedAnswer(typed,choices):typed;
const problem=problemWith(answer);
if(problem===undefined)
return answer;
output.write(`  ${problem}\n`);
}
throw unusable(question);
};
const hidden=async(question)=>{
const answer=lines.next(`${question} (not shown; empty to skip): `);
terminal.isMuted=true;
try{
const line=(await answer).trim();
return{answer:line,hasMore:await lines.skipPasted()};
}
finally{
terminal.isMuted=false;
output.write('\n');
}
};
return{
ask,
async confirm(question,initial){
const problemWith=(text)=>(/^(?:y|yes|n|no)$/i.test(text)?undefined:'Answer y or n.');
const answer=await ask(`${question} (y/n)`,initial?'y':'n',{problemWith});
return/^y/i.test(answer);
},
async askSecret(question){
for(let tries=0;tries<MAX_TRIES;tries+=1){
const{answer,hasMore}=await hidden(question);
if(!hasMore)
return answer;
output.write('  That was more than one line, so it was discarded. Paste the value without line breaks.\n');
}
throw unusable(question);
},
[Symbol.dispose](){
lines.close();
}
};
}
class MutableOutput extends node_stream__WEBPACK_IMPORTED_MODULE_1__.Writable{
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
const PASTE_PAUSE_MS=100;
const MAX_PAUSES=50;
class LineReader{
#reader;
#waiting;
#isInterrupted=false;
#pieces=0;
#hasMore=false;
constructor(reader,{input,output}){
this.#reader=reader;
input.on('data',()=>(this.#pieces+=1));
reader.on('line',(line)=>{
if(this.#waiting)
this.#waiting.resolve(line);
else
this.#hasMore||=line.trim()!=='';
this.#waiting=undefined;
});
reader.on('SIGINT',()=>{
(0,_interrupt_js__WEBPACK_IMPORTED_MODULE_3__.$e)('SIGINT');
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
this.#clear();
this.#hasMore=false;
this.#reader.setPrompt(question);
this.#reader.prompt();
this.#waiting=Promise.withResolvers();
return this.#waiting.promise;
}
async skipPasted(){
for(let pause=0,seen=-1;pause<MAX_PAUSES&&seen!==this.#pieces;pause+=1){
seen=this.#pieces;
await(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(PASTE_PAUSE_MS);
}
if(this.#isInterrupted)
throw interrupted();
const hasMore=this.#hasMore||this.#reader.line.trim()!=='';
this.#clear();
return hasMore;
}
#clear(){
if(this.#reader.line==='')
return;
this.#reader.setPrompt('');
this.#reader.write(null,{ctrl:true,name:'e'});
this.#reader.write(null,{ctrl:true,name:'u'});
}
close(){
this.#reader.close();
}
}
function unusable(question){
return new _usage_error_js__WEBPACK_IMPORTED_MODULE_4__.e(`${question}: no usable answer after ${MAX_TRIES} tries. Nothing was changed.`);
}
function interrupted(){
return new _errors_js__WEBPACK_IMPORTED_MODULE_5__.yo('Interrupted. Nothing was changed.');
}
function choicesText(choices,initial){
const defaults=initial.split(',');
const width=Math.max(...choices.map(({name})=>name.length));
const lines=choices.map(({name,about=''},index)=>{
const text=`${String(index+1).padStart(String(choices.length).length)}  ${name.padEnd(width)}  ${about}`;
return `   ${text.trimEnd()}${defaults.includes(name)?' (default)':''}\n`;
});
return lines.join('');
}
function namedAnswer(answer,choices){
const words=answer.split(',').map((word)=>word.trim());
return words.map((word)=>(/^\d+$/.test(word)?(choices[Number(word)-1]?.name??word):word)).join(',');
}
}),
47190:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
u:()=>(examineCommitted),
y:()=>(pathsDifferingAt)
});
var _text_format_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(79623);
var _text_lines_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(61165);
var _text_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(41609);
async function examineCommitted(files,commits){
const{defaultBranch,textAt}=commits;
if(files.length===0)
return[];
const detail='GitHub reads settings and workflows from the default branch only.';
const push=pushTo(commits);
const uncommitted=await pathsDifferingAt('HEAD',files,textAt);
if(uncommitted.length>0){
const commit=`git add ${uncommitted.map(_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__.eC).join(' ')} && git commit -m "Set up Forgehand"`;
const title=`Not committed yet: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__.rL)(uncommitted,5)}.`;
return[{state:'warning',title,detail,remedy:[commit,...push].join(' && ')}];
}
const missing=defaultBranch?await pathsDifferingAt(defaultBranch.ref,files,textAt):[];
if(defaultBranch&&missing.length>0)
return[
{
state:'warning',
title:`Committed, but not on the branch ${defaultBranch.name} yet: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__.rL)(missing,5)}.`,
detail:`${detail} This was compared with ${defaultBranch.ref.replace('refs/remotes/','')} as it was last fetched.`,
remedy:`git fetch   # if it is merged already; if not${push.length>0?`:\n${push.join(' && ')}`:', push it on a branch'}`
}
];
const paths=files.map(({path})=>path);
const where=defaultBranch?`On the branch ${defaultBranch.name}`:'Committed';
return[{state:'ok',title:`${where}: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__.rL)(paths,3)}.`}];
}
async function pathsDifferingAt(ref,files,textAt){
const isSame=await Promise.all(files.map(async({path,text})=>(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__.cK)((await textAt(ref,path))??'')===(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__.cK)(text)));
return files.flatMap(({path},index)=>(isSame[index]?[]:[path]));
}
function pushTo({defaultBranch,branch,remoteName}){
if(branch===undefined||remoteName===undefined)
return[];
const push=`git push -u ${(0,_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__.eC)(remoteName)} HEAD`;
if(defaultBranch===undefined||branch===defaultBranch.name)
return[push];
return[push,`gh pr create --fill --base ${(0,_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__.eC)(defaultBranch.name)}   # then merge it`];
}
}),
17547:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
k:()=>(openSandboxedWorkspace),
r:()=>(openWorkspaceEarly)
});
var late_sandbox=__webpack_require__(70782);
var resource_limits=__webpack_require__(94057);
;
function withLimits(sandbox,limits){
return{...sandbox,limits,wrap:(command)=>sandbox.wrap({limits,...command})};
}
var workspace=__webpack_require__(66362);
;
const ANY_COMMAND='agent.yml sets `commands: any`, so only the sandbox limited the commands of the agent.';
const ANY_WITHOUT_SANDBOX='`commands: any` in agent.yml has no effect without a sandbox. The default commands are allowed.';
async function openSandboxedWorkspace(rules,options){
const{findSandbox}=await __webpack_require__.e(8757).then(__webpack_require__.bind(__webpack_require__,18757));
return await openWith(rules,options,reportSandbox(await findSandbox(options),rules,options.emit));
}
async function openWorkspaceEarly(rules,options){
const{stateFolder,findSandbox,emit}=options;
const sandbox=new late_sandbox.W(stateFolder,async()=>reportSandbox(await findSandbox(),rules,emit));
return{workspace:await openWith(rules,options,sandbox),sandbox};
}
function reportSandbox({sandbox:found,refused},{commands,limits},emit){
const sandbox=found&&withLimits(found,(0,resource_limits.ZY)(limits));
emit({kind:'sandbox',description:sandbox?.description,probes:sandbox?.probes??[],refused});
if(commands==='any'){
const text=sandbox&&sandbox.kind!=='none'?ANY_COMMAND:ANY_WITHOUT_SANDBOX;
emit({kind:'warning',text});
}
return sandbox;
}
async function openWith({commands,verify,network,writablePaths},{emit,...options},sandbox){
const warn=(text)=>{
emit({kind:'warning',text});
};
return await(0,workspace.O)({...options,sandbox,commands,verify,network,writablePaths,warn});
}
}),
91122:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
S:()=>(EXPECTED_READABLE_PATH),
X3:()=>(exportLine),
cK:()=>(localNetwork),
hu:()=>(READABLE_PATH),
iw:()=>(readablePathsIn),
pz:()=>(networkLine)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(59973);
var _text_shell_quote_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(41609);
const READABLE_PATH=/^~?(?:\/(?!\.{1,2}(?:\/|$))[^/\p{Cc}]+)+\/?$/u;
const EXPECTED_READABLE_PATH='an absolute path, or one that starts with ~/, such as /srv/tools, without ..';
function readablePathsIn({FORGEHAND_READABLE_PATHS=''}){
const paths=FORGEHAND_READABLE_PATHS.split(':').filter((path)=>path!=='');
for(const[index,path]of paths.entries()){
if(READABLE_PATH.test(path))
continue;
const value=JSON.stringify(path);
throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`FORGEHAND_READABLE_PATHS[${index}] is ${value}. Expected ${EXPECTED_READABLE_PATH}.`);
}
return paths;
}
function exportLine(paths,environment){
const all=new Set([...readablePathsIn(environment),...paths]);
return `export FORGEHAND_READABLE_PATHS=${(0,_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_1__.eC)([...all].join(':'))}`;
}
function localNetwork({FORGEHAND_NETWORK=''}){
const hosts=FORGEHAND_NETWORK.split(',').filter((host)=>host!=='');
return hosts.includes('*')||hosts;
}
function networkLine(asked,environment){
const open=localNetwork(environment);
const hosts=asked.includes(true)?['*']:asked.filter((each)=>typeof each!=='boolean').flat();
if(open===true||hosts.every((host)=>open.includes(host)))
return undefined;
return `export FORGEHAND_NETWORK=${(0,_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_1__.eC)([...new Set([...open,...hosts])].join(','))}`;
}
}),
91009:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Lr:()=>(issueOfBranch),
at:()=>(branchName),
d2:()=>(sideBranchName),
l5:()=>(itemsFolder),
nG:()=>(branchNames)
});
var _text_branch_template_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(82859);
var _keys_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(79057);
function branchName(task,template,attempt=1){
const{subject}=task;
const kind=subject==='issue'?'issue':'pull';
const name=subject==='repository'?taskBranch(task):(0,_text_branch_template_js__WEBPACK_IMPORTED_MODULE_0__.U8)(template,{...task,kind});
const separator=itemsFolder(task)===undefined?'-':'.';
return attempt===1?name:`${name}${separator}${attempt}`;
}
function taskBranch(task){
const folder=itemsFolder(task);
return folder===undefined?`agent/${(0,_keys_js__WEBPACK_IMPORTED_MODULE_1__.GK)(task)}`:`${folder.branch}/${folder.item}`;
}
function itemsFolder({trigger}){
if(trigger.kind!=='prompt'||!trigger.item)
return undefined;
return{branch:`agent/task-${trigger.taskId}`,item:trigger.item.id};
}
function branchNames(task,template,count){
return Array.from({length:count},(_,index)=>branchName(task,template,index+1));
}
function sideBranchName(task,template){
return `${branchName(task,template)}-${(0,_keys_js__WEBPACK_IMPORTED_MODULE_1__.Eo)(task)}`;
}
function issueOfBranch(branch){
const[,number]=/^agent\/issue-(\d{1,15})(?:-\d{1,3})?$/.exec(branch)??[];
return number===undefined?undefined:Number(number);
}
}),
82859:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
oU:()=>(DEFAULT_BRANCH_TEMPLATE),
LX:()=>(branchPattern),
$Q:()=>(branchTemplateProblems),
U8:()=>(fillBranchTemplate)
});
var branch_names=__webpack_require__(62973);
;
const MAX_SLUG=40;
const MAX_TITLE=1_000;
function slugOf(title){
const decomposed=title.slice(0,MAX_TITLE).normalize('NFKD').toLowerCase();
const visible=decomposed.replaceAll(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Cf}]/gu,'');
const words=visible.match(/[a-z0-9]+/g)??[];
let slug=words[0]?.slice(0,MAX_SLUG)??'change';
for(const word of words.slice(1)){
if(slug.length+1+word.length>MAX_SLUG)
break;
slug+=`-${word}`;
}
return slug;
}
;
const DEFAULT_BRANCH_TEMPLATE='agent/{kind}-{number}';
const MAX_FILLED=150;
const MAX_DIGITS=15;
const TASKS=/^agent\/task-/i;
const PLACEHOLDER=/\{[^{}]*\}/g;
const KNOWN=['{kind}','{number}','{slug}','{date}'];
function fillBranchTemplate(template,{kind,number,title,createdAt}){
return fill(template,{kind,number:String(number),slug:slugOf(title),date:createdAt.slice(0,10)});
}
function branchPattern(template,{kind,number}){
if(!isVarying(template))
return undefined;
const known={kind,number:String(number)};
const[slug,date]=['[a-z0-9]+(?:-[a-z0-9]+)*',String.raw `\d{4}-\d{2}-\d{2}`];
const literal=template.split(PLACEHOLDER).map((text)=>RegExp.escape(text));
const filled=[...template.matchAll(PLACEHOLDER)].map(([name])=>fill(name,{...known,slug,date}));
const source=literal.map((text,index)=>text+(filled[index]??'')).join('');
const pattern=new RegExp(`^${source}(?:-[a-z0-9-]+)?$`);
return{
glob:`${fill(template,{...known,slug:'*',date:'*'})}*`,
matches:(branch)=>pattern.test(branch)
};
}
function isVarying(template){
return template.includes('{slug}')||template.includes('{date}');
}
function fill(template,values){
return template.replaceAll(/\{(kind|number|slug|date)\}/g,(_,name)=>values[name]);
}
function branchTemplateProblems(template){
const unknown=[...template.matchAll(PLACEHOLDER)].some(([name])=>!KNOWN.includes(name));
const literal=template.replaceAll(PLACEHOLDER,'1');
const isTooLong=filledBranches(template).some((name)=>name.length>MAX_FILLED);
return[
unknown?`no placeholders but ${KNOWN.slice(0,-1).join(', ')} and {date}`:'',
template.includes('{number}')?'':'a name with {number}, so that every issue has a branch of its own',
/\{slug\}[^]*\{number\}/.test(template)
?'a name with {slug} only after {number}, because anyone can choose a title'
:'',
isVarying(template)&&/\{number\}[\d{]/.test(template)?'a name with -, /, _ or . after {number}':'',
isTooLong?`a name of at most ${MAX_FILLED} characters`:'',
isTooLong||[literal,...(unknown?[]:filledBranches(template))].every(branch_names.eB)
?''
:'a branch name of letters, digits, /, _, . and -, as git allows it',
TASKS.test(template)?'a name that does not start with agent/task-, as the branches of scheduled tasks do':''
].filter((problem)=>problem!=='');
}
const SLUGS=['a'.repeat(MAX_SLUG),'lock'];
function filledBranches(template){
const numbers=Array.from({length:MAX_DIGITS},(_,digits)=>String(10**digits));
const kinds=['issue','pull'];
const date='2026-11-23';
return kinds.flatMap((kind)=>numbers.flatMap((number)=>SLUGS.map((slug)=>fill(template,{kind,number,slug,date}))));
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
80434:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
e:()=>(rootCause)
});
const CAUSES=[
[/missing go\.sum entry|updates to go\.(?:mod|sum) needed/,'go.sum lacks entries: run go mod tidy'],
[
/can only install packages when your package\.json|ERR_PNPM_OUTDATED_LOCKFILE|Your lockfile needs to be updated|lockfile would have been (?:modified|created)|lockfile had changes, but/,
'The lock file does not match package.json'
],
[
/changed significantly since poetry\.lock|lockfile at `uv\.lock` needs to be updated|Lock file hash doesn't match/,
'The lock file does not match pyproject.toml'
],
[/lock file \S*Cargo\.lock needs to be updated|because --locked was passed/,'Cargo.lock does not match Cargo.toml'],
[
/in (?:deployment|frozen) mode after changing|gemspecs for path gems changed/,
'The lock file does not match the Gemfile'
],
[
/lock file is not up to date with the latest changes in composer\.json/,
'composer.lock does not match composer.json'
]
];
const DENIED=/\bE40[13]\b|ENEEDAUTH|\b40[13] (?:Unauthorized|Forbidden|Client Error)|Request failed "40[13]|Authentication is required for|URL required authentication|lack of valid authentication/;
const HOST=/https?:\/\/(?:[^\s/@]*@)?([\w.-]*\w)|required for ([\w.-]*\w)/;
const CLOSED=/^\[network\] ([\w.-]+)(?::\d+)? was refused\. /;
const MAX_LINE=2_000;
function rootCause(output){
const lines=output.split('\n').map((line)=>line.slice(0,MAX_LINE));
const known=CAUSES.find(([pattern])=>lines.some((line)=>pattern.test(line)));
if(known)
return known[1];
const[,url,host=url]=lines
.filter((line)=>DENIED.test(line))
.map((line)=>HOST.exec(line))
.find(Boolean)??[];
if(host!==undefined)
return `A private registry refused access: ${host}`;
const closed=lines.map((line)=>CLOSED.exec(line)?.[1]).find((host)=>host!==undefined);
return closed===undefined?undefined:`It needs ${closed}, a private registry or another host that is not open`;
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
return(await(0,_files_js__WEBPACK_IMPORTED_MODULE_1__.aL)(root,await(0,_resolve_inside_js__WEBPACK_IMPORTED_MODULE_2__.LI)(root,path))).toString();
}
catch(error){
if((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.Or)(error)&&error.code==='ENOENT')
return undefined;
const message=`${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root,path)} cannot be read. Make it a readable file of this checkout, or remove it.`;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(message,{cause:error});
}
};
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
}),
22229:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
P:()=>(beginUse),
f:()=>(endUse)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(59973);
var _git_untrusted_files_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(80667);
var _text_format_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(79623);
var _text_normalized_path_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(60409);
var _text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(62070);
var _command_folders_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(78363);
const LOOK_MS=60_000;
async function beginUse(root,tracked,signal){
const{began,ended}=recordsIn(root);
const left=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(began)?reasonFor(await leftBehind(root,signal),await tracked()):undefined;
if(left===undefined)
await write(root,began,'A run of Forgehand.\n');
await(0,_errors_js__WEBPACK_IMPORTED_MODULE_7__.e4)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(ended,{force:true}),undefined);
return left;
}
async function endUse(root){
const{began,ended}=recordsIn(root);
if(!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(began)||(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(ended))
return;
const entries=await changedSince(root,began);
if(entries)
await write(root,ended,entries.join('\0'));
}
function recordsIn(root){
const folder=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root,'.git','forgehand');
return{began:(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder,'began'),ended:(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder,'ended')};
}
async function changedSince(root,began,signal){
const entries=['-mindepth','1','-path','./.git','-prune','-o','-cnewer',began,'-printf','%i %T@ %P\\0'];
const find=['/usr/bin/env','-C',root,'/usr/bin/find','.',...entries];
try{
return(await(0,_command_folders_js__WEBPACK_IMPORTED_MODULE_6__.pN)(find,signal,LOOK_MS)).split('\0').filter(Boolean);
}
catch(error){
signal?.throwIfAborted();
if((0,_command_folders_js__WEBPACK_IMPORTED_MODULE_6__.N6)(error))
return undefined;
throw error;
}
}
async function leftBehind(root,signal){
const{began,ended}=recordsIn(root);
const now=await changedSince(root,began,signal);
if(!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(ended))
return now;
const known=new Set((await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(ended,'utf8')).split('\0'));
return now?.filter((entry)=>known.has(entry));
}
function reasonFor(left,tracked){
const known=new Set([...tracked,...tracked.flatMap(_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_4__.Zv)]);
const paths=left?.map((entry)=>entry.split(' ').slice(2).join(' ')).filter((path)=>!known.has(path));
if(paths?.length===0)
return undefined;
const[first,...others]=paths??[];
const more=others.length===0?'':` and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__.LS)(others.length,'more path')}`;
const what=first===undefined?'more files than could be listed':`${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_5__.SS)(first)}${more}`;
return `an earlier run has left ${what} in this workspace, which a checkout step before this one would remove`;
}
async function write(root,path,text){
if(!(await(0,_git_untrusted_files_js__WEBPACK_IMPORTED_MODULE_3__.jj)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root,'.git'))))
return;
const writing=(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path),{recursive:true}).then(()=>(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(path,text));
await(0,_errors_js__WEBPACK_IMPORTED_MODULE_7__.e4)(writing,undefined);
}
})
};
;
