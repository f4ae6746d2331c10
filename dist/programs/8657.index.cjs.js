"use strict";
exports.id=8657;
exports.ids=[8657];
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
36389:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
init:()=>(init)
});
var modules=__webpack_require__(67877);
var committed_files=__webpack_require__(47190);
var check_flags=__webpack_require__(91169);
var init_survey=__webpack_require__(96393);
var init_triggers=__webpack_require__(65614);
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
var errors=__webpack_require__(59973);
var visible_text=__webpack_require__(2754);
var read_workflow=__webpack_require__(26355);
var find_checkout=__webpack_require__(10175);
var cli_gh=__webpack_require__(24298);
var create=__webpack_require__(81587);
var text_lines=__webpack_require__(61165);
var apply_changes=__webpack_require__(76898);
var files=__webpack_require__(93597);
var resolve_inside=__webpack_require__(1699);
var text_blocks=__webpack_require__(3945);
var file_problem=__webpack_require__(99736);
;
async function compareFiles(root,files){
return Promise.all(files.map((file)=>compareFile(root,file)));
}
async function compareFile(root,{path,text}){
const cannot=(reason,cause)=>new errors.yo(`${path} cannot be written: ${reason}`,{cause});
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
if((0,errors.Or)(error)||error instanceof errors.v4)
throw cannot((0,errors.Or)(error)?`${(0,file_problem.W)(error)}.`:error.message,error);
throw error;
}
}
async function readExisting(root,path){
return(await(0,errors.e4)((0,files.aL)(root,path),undefined,['ENOENT']))?.toString();
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
return `${(0,text_blocks.N)(lines.join('\n').replace(/^\+\+\+ .*$/m,`+++ b/${path}`),style)}\n`;
}
async function writeFiles(root,files,signal){
const changes=files
.filter(({status})=>status!=='unchanged')
.map(({realPath,text})=>({path:realPath,content:Buffer.from(text)}));
try{
await(0,apply_changes.Y)(root,changes,signal);
}
catch(error){
if(!(error instanceof errors.v4))
throw error;
throw new errors.yo(`${error.message} Nothing was written.`,{cause:error});
}
}
var consumers_=__webpack_require__(38321);
var init_github=__webpack_require__(68935);
var cli_prompts=__webpack_require__(61673);
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
const own=(0,modules.mS)(env_1,(0,cli_prompts.G)(process.stdin,process.stderr),false);
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
throw new errors.yo('Standard input has no key for --set-secret. Nothing was changed.');
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
var provider_names=__webpack_require__(40463);
;
const CRON='17 4 * * 1';
const PROMPT=`Remove code that nothing uses: functions, files, dependencies. Search the whole repository for each name before you remove it.
Leave public interfaces and generated files as they are. Take at most five removals, the most certain ones.`;
function openQuestions({provider,model,triggers,checks}){
const questions=[
provider===undefined&&(model===undefined||(0,choose_model.lc)(model)===undefined)?'--provider NAME':'',
model===undefined?'--model NAME':'',
triggers===undefined?`--triggers ${init_triggers.Qb.join(',')}`:'',
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
choices:provider_names.eD.map((name)=>({name}))
}));
const model=await modelAnswers(flags,provider,prompts);
const triggers=flags.triggers?.filter(init_triggers.fo)??(await askTriggers(flags,prompts));
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
triggers:init_triggers.Qb.filter((trigger)=>triggers.includes(trigger)),
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
initial:init_triggers.Gf.join(','),
problemWith:problemOf,
choices:init_triggers.Qb.map((name)=>({name,about:init_triggers.Q2[name]}))
});
return(0,text_lines.PW)(text,',').filter(init_triggers.fo);
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
var terminal_writer=__webpack_require__(44977);
;
const WORKFLOW_FILE='.github/workflows/agent.yml';
async function init(flags){
const env_1={stack:[],error:void 0,hasError:false};
try{
const isTerminal=process.stdin.isTTY&&process.stderr.isTTY;
const asks=isTerminal&&!(flags.yes??flags.dryRun??flags.json);
const root=(0,find_checkout.I)(flags.cwd);
const answered=asks?flags:{triggers:init_triggers.Gf,...flags};
const mistakes=[...(0,check_flags.g)(answered),...missingAnswers(flags,isTerminal)];
if(mistakes.length>0)
throw new usage_error.e(mistakes.join('\n'));
const output=flags.json?process.stderr:process.stdout;
const say=(0,terminal_writer.A)(output,process.env);
const prompts=(0,modules.mS)(env_1,asks?(0,cli_prompts.G)(process.stdin,output):undefined,false);
const plan=await makePlan(root,flags,{prompts,say});
const style=(0,text_blocks.j)(output);
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
await writeFiles(root,plan.files,(0,interrupt.YP)());
return finish(flags,plan,{results:await takeSteps(steps,plan),say});
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
const gh=repository&&!flags.dryRun?await(0,cli_gh.b)(host,root,process.env):'No repository on GitHub was found.';
return{root,remoteName,survey,repository,defaultBranch,answers,pin,files,uncommitted,hasCommits,gh};
}
async function writtenFiles(answers,survey,pin){
const agent=writeAgentFile({survey,checks:answers.checks,pin});
const workflow=(0,write_workflow.r)({...answers,pin});
try{
await(0,agent_file.U)(agent,local_workspace.N0);
}
catch(error){
throw error instanceof errors.yo
?new usage_error.e(`The checks cannot be used. ${error.message}`,{cause:error})
:error;
}
(0,read_workflow.S)(workflow,WORKFLOW_FILE);
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
throw new errors.yo(`${changed.join(' and ')} would be overwritten, as shown above. Add --force to do that. Nothing was changed.`);
}
function finish({json},plan,{results,say}){
const{survey,repository,defaultBranch,answers,files}=plan;
const steps=(0,init_text.Zn)(plan,results);
say((0,visible_text.Q)(steps.text));
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
3945:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
N:()=>(colorDiff),
j:()=>(styleFor)
});
var node_util_0_=__webpack_require__(57975);
function styleFor(stream){
return(format,text)=>(0,node_util_0_.styleText)(format,text,{stream,validateStream:true});
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
47190:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
u:()=>(examineCommitted),
y:()=>(pathsDifferingAt)
});
var _text_format_js_0_=__webpack_require__(79623);
var _text_lines_js_1_=__webpack_require__(61165);
var _text_shell_quote_js_2_=__webpack_require__(41609);
const ID='committed';
async function examineCommitted(files,commits){
const{defaultBranch,textAt}=commits;
if(files.length===0)
return[];
const uncommitted=await pathsDifferingAt('HEAD',files,textAt);
if(uncommitted.length>0)
return[notCommitted(uncommitted,commits)];
const names=(0,_text_format_js_0_.rL)(files.map(({path})=>path),3);
if(!defaultBranch)
return[{id:ID,state:'ok',title:`Committed: ${names}. GitHub reads them from the default branch.`}];
const missing=await pathsDifferingAt(defaultBranch.ref,files,textAt);
if(missing.length>0)
return[notOnDefault(missing,defaultBranch,commits)];
return[{id:ID,state:'ok',title:`On the branch ${defaultBranch.name}: ${names}.`}];
}
async function pathsDifferingAt(ref,files,textAt){
const isSame=await Promise.all(files.map(async({path,text})=>(0,_text_lines_js_1_.cK)((await textAt(ref,path))??'')===(0,_text_lines_js_1_.cK)(text)));
return files.flatMap(({path},index)=>(isSame[index]?[]:[path]));
}
function notCommitted(paths,commits){
const commit=`git add ${paths.map(_text_shell_quote_js_2_.e).join(' ')} && git commit -m "Set up Forgehand"`;
return{
id:ID,
state:'warning',
title:`Not committed yet: ${(0,_text_format_js_0_.rL)(paths,5)}.`,
detail:'GitHub reads settings and workflows from the default branch only.',
remedy:[commit,...pushTo(commits)].join(' && ')
};
}
function notOnDefault(paths,{name,ref},commits){
const push=pushTo(commits);
return{
id:ID,
state:'warning',
title:`Committed, but not on the branch ${name} yet: ${(0,_text_format_js_0_.rL)(paths,5)}.`,
detail:`GitHub reads settings and workflows from the default branch only. This was compared with ${ref.replace('refs/remotes/','')} as it was last fetched.`,
remedy:`git fetch   # if it is merged already; if not${push.length>0?`:\n${push.join(' && ')}`:', push it on a branch'}`
};
}
function pushTo({defaultBranch,branch,remoteName}){
if(branch===undefined||remoteName===undefined)
return[];
const push=`git push -u ${(0,_text_shell_quote_js_2_.e)(remoteName)} HEAD`;
if(defaultBranch===undefined||branch===defaultBranch.name)
return[push];
return[push,`gh pr create --fill --base ${(0,_text_shell_quote_js_2_.e)(defaultBranch.name)}   # then merge it`];
}
}),
26355:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
var yaml_0__namespace_cache;
__webpack_require__.d(__webpack_exports__,{
S:()=>(readWorkflow),
a:()=>(inOrder)
});
var yaml_0_=__webpack_require__(6637);
var zod_4_=__webpack_require__(3301);
var _errors_js_5_=__webpack_require__(59973);
var _text_schema_issue_js_1_=__webpack_require__(21513);
var _text_yaml_problem_js_2_=__webpack_require__(14593);
var _text_yaml_source_js_3_=__webpack_require__(53213);
const scalar=zod_4_.KCZ([zod_4_.YjP(),zod_4_.aig(),zod_4_.zMY()]).transform(String);
const texts=zod_4_.KCZ([zod_4_.YjP(),zod_4_.YOg(zod_4_.YjP())])
.transform((value)=>(typeof value==='string'?[value]:value));
const textOrNothing=scalar.nullable().transform((value)=>value??'');
const permissions=zod_4_.KCZ([zod_4_.YjP(),zod_4_.g1P(zod_4_.YjP(),textOrNothing)]);
const stepSchema=zod_4_._H3({
id:zod_4_.YjP().optional(),
uses:zod_4_.YjP().optional(),
with:zod_4_.g1P(zod_4_.YjP(),textOrNothing).default({})
});
const concurrency=zod_4_.L5J().optional();
const jobSchema=zod_4_._H3({
if:scalar.optional(),
concurrency,
needs:texts.default([]),
permissions:permissions.optional(),
strategy:zod_4_._H3({matrix:zod_4_.L5J()}).optional(),
outputs:zod_4_.g1P(zod_4_.YjP(),scalar).default({}),
steps:zod_4_.YOg(stepSchema).default([])
});
const withTypes=zod_4_.Ikc({types:texts});
const withWorkflows=zod_4_.Ikc({workflows:texts});
const withCrons=zod_4_.YOg(zod_4_.Ikc({cron:zod_4_.YjP()}));
const NONE=[];
const events=zod_4_.KCZ([
texts.transform((names)=>names.map((name)=>({name,types:NONE,crons:NONE,workflows:NONE}))),
zod_4_.g1P(zod_4_.YjP(),zod_4_.L5J()).transform((all)=>Object.entries(all).map(([name,about])=>({
name,
types:withTypes.safeParse(about).data?.types??NONE,
crons:withCrons.safeParse(about).data?.map(({cron})=>cron)??NONE,
workflows:withWorkflows.safeParse(about).data?.workflows??NONE
})))
]);
const workflowSchema=zod_4_._H3({
name:zod_4_.YjP().optional(),
on:events,
permissions:permissions.nullish(),
concurrency,
jobs:zod_4_.g1P(zod_4_.YjP(),jobSchema).refine((jobs)=>Object.keys(jobs).length>0,'has no jobs')
});
function readWorkflow(text,path){
const{value,problems,lineOf}=(0,_text_yaml_source_js_3_.h)(text,(yaml_0__namespace_cache||(yaml_0__namespace_cache=__webpack_require__.t(yaml_0_,2))));
if(problems.length>0)
throw new _errors_js_5_.yo([`${path} is not valid YAML:`,...problems.map(_text_yaml_problem_js_2_.S9)].join('\n'));
if(typeof value!=='object'||value===null)
throw new _errors_js_5_.yo(`${path} is not a workflow: it has no jobs. Name a file such as .github/workflows/agent.yml.`);
const parsed=workflowSchema.safeParse(value);
if(!parsed.success)
throw new _errors_js_5_.yo(`${path} is not a workflow. ${(0,_text_schema_issue_js_1_.w)(parsed.error.issues,value,lineOf).join(' ')}`);
const{jobs}=parsed.data;
const unknown=Object.entries(jobs).flatMap(([name,{needs}])=>needs.filter((other)=>!Object.hasOwn(jobs,other)).map((other)=>`${name} needs ${other}`));
if(unknown.length>0)
throw new _errors_js_5_.yo(`${path} names jobs that it does not have: ${unknown.join(', ')}.`);
const workflow={...parsed.data,lineOf};
inOrder(workflow);
return workflow;
}
function inOrder({jobs}){
const ordered=[];
let left=Object.entries(jobs);
while(left.length>0){
const done=new Set(ordered.map(([name])=>name));
const ready=left.filter(([,{needs}])=>needs.every((name)=>done.has(name)));
if(ready.length===0)
throw new _errors_js_5_.yo(`The jobs ${left.map(([name])=>name).join(', ')} need each other.`);
ordered.push(...ready);
left=left.filter((job)=>!ready.includes(job));
}
return ordered;
}
}),
76946:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
c:()=>(checkoutFileReader)
});
var node_path_0_=__webpack_require__(76760);
var _errors_js_3_=__webpack_require__(59973);
var _files_js_1_=__webpack_require__(93597);
var _resolve_inside_js_2_=__webpack_require__(1699);
function checkoutFileReader(root){
return async(path)=>{
try{
return(await(0,_files_js_1_.aL)(root,await(0,_resolve_inside_js_2_.LI)(root,path))).toString();
}
catch(error){
if((0,_errors_js_3_.Or)(error)&&error.code==='ENOENT')
return undefined;
const message=`${(0,node_path_0_.join)(root,path)} cannot be read. Make it a readable file of this checkout, or remove it.`;
throw new _errors_js_3_.yo(message,{cause:error});
}
};
}
}),
60461:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
g7:()=>(execute),
os:()=>(openFolders),
v$:()=>(removeFolder)
});
var node_child_process_0_=__webpack_require__(31421);
var node_fs_promises_1_=__webpack_require__(51455);
var node_util_2_=__webpack_require__(57975);
var _errors_js_3_=__webpack_require__(59973);
const execute=(0,node_util_2_.promisify)(node_child_process_0_.execFile);
const CHMOD_MS=60_000;
async function removeFolder(path){
const remove=()=>(0,node_fs_promises_1_.rm)(path,{recursive:true,force:true,maxRetries:3});
if((await(0,_errors_js_3_.e4)(remove(),'failed'))===undefined)
return;
await openFolders(path);
await(0,_errors_js_3_.e4)(remove(),undefined);
}
async function openFolders(path){
await execute('/bin/chmod',['-R','u+rwX',path],{env:{},timeout:CHMOD_MS}).catch(()=>undefined);
}
})
};
;
