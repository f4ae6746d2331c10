"use strict";
exports.id=8861;
exports.ids=[8861];
exports.modules={
88983:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
demo:()=>(demo)
});
var external_node_path_=__webpack_require__(76760);
var project=__webpack_require__(96413);
var start_emulators=__webpack_require__(78779);
var script=__webpack_require__(97185);
var visible_text=__webpack_require__(2754);
var choose_sandbox=__webpack_require__(18757);
var machine_program=__webpack_require__(44931);
var run_action=__webpack_require__(81749);
;
async function testFreshClone({cloneUrl,state},branch,folder){
const place={workTree:(0,external_node_path_.dirname)(folder),environment:(0,run_action.R)()};
const clone=['clone','--quiet','--branch',branch,cloneUrl,folder];
await(0,machine_program.m)('git',clone,{...place,cwd:(0,external_node_path_.dirname)(folder)});
const comparison=['diff','--no-color','--no-ext-diff',`origin/${state.defaultBranch}...HEAD`];
const diff=await(0,machine_program.m)('git',comparison,{...place,cwd:folder});
const exitCode=await(0,machine_program.m)('npm',['test'],{...place,cwd:folder}).then(()=>0,exitCodeOf);
return{command:'npm test',exitCode,diff};
}
function exitCodeOf(error){
if(Error.isError(error)&&'code' in error&&typeof error.code==='number')
return error.code;
throw error;
}
var promises_=__webpack_require__(51455);
var start_model=__webpack_require__(74679);
;
const ASKING=[
{
toolCalls:[{name:'run_command',arguments:{command:'npm install left-pad',request_approval:true}}]
},
{toolCalls:[{name:'finish',arguments:{title:'Wait',description:'The package is needed first.'}}]}
];
const REFUSING=()=>({
fault:'status',
status:401,
body:{error:{message:'Incorrect API key provided.'}}
});
async function playOtherOutcomes(emulators,job){
return await Promise.all([
playOutcome(emulators,{state:'Needs approval',runId:2,script:ASKING},job),
playOutcome(emulators,{state:'Failed',runId:3,script:REFUSING},job)
]);
}
async function playOutcome(emulators,{script,...end},{inputs,...job}){
const{repository,folder}=emulators;
const model=await(0,start_model.D)({script});
try{
const issue=repository.openIssue(project.lA).number;
const comment=repository.comment(issue,project.Xq);
const lines=[];
const main=await(0,run_action.C)(emulators,{
...job,
commentId:comment.id,
runId:end.runId,
workspace:await(0,promises_.mkdtemp)((0,external_node_path_.join)(folder,'workspace-')),
inputs:{...inputs,'base-url':model.baseUrl,'api-key':model.apiKey},
onLine:(line)=>void lines.push((0,visible_text.Q)(line))
});
return{...end,issue,run:{summary:main.summary,lines}};
}
finally{
await model.close();
}
}
var action_display=__webpack_require__(82720);
var call_status=__webpack_require__(41079);
var format=__webpack_require__(79623);
var shell_quote=__webpack_require__(41609);
var kept_files=__webpack_require__(12271);
var text_lines=__webpack_require__(61165);
var terminal=__webpack_require__(97985);
;
function demoText(result,options){
const{style,demo,isServed}=options;
const{pullRequest,outcome,proof,durationMs,modelRequests,githubRequests,tracePage,kept}=result;
const requests=`${modelRequests} requests to the model, ${githubRequests} to GitHub`;
const figures=`Outcome: ${outcome}, after ${(0,format.a3)(durationMs)}, ${requests}.`;
if(!pullRequest||!proof)
return `\n${style('bold','No pull request was opened.')}\n${figures}\n`;
const sign=proof.exitCode===0?style('green',call_status.B2.done.symbol):style('red',call_status.B2.failed.symbol);
const sections=[
style('bold',`Pull request #${pullRequest.number}: ${pullRequest.title}`),
(0,text_lines.pZ)(leadOf(pullRequest.body)),
style('bold','Change'),
(0,text_lines.pZ)((0,terminal.N5)(proof.diff,style)),
style('bold','Test result'),
(0,text_lines.pZ)(`${sign} ${proof.command} on a fresh clone of the branch: exit code ${proof.exitCode}`),
(0,text_lines.pZ)(figures),
tracePage===undefined?'':style('bold','Every turn, call and change of the run, as a page'),
tracePage===undefined?'':(0,text_lines.pZ)(tracePage),
kept?(0,kept_files.GD)(kept,style):'',
nextText({demo,isServed,trace:kept?.['trace']},style)
];
return `\n${sections.filter(Boolean).join('\n\n')}\n`;
}
function leadOf(body){
return(body.split(/\n(?:> \[!|<details>)/,1)[0]??'').trim();
}
function nextText({demo,isServed,trace},style){
const program=demo.startsWith('npm')?'npx node dist/cli/index.js':'forgehand';
const commands=[
...(isServed
?[]
:[
[
`${demo} --serve`,
'show the issue, the pull request, each state of the comment and the trace as pages'
]
]),
trace===undefined
?[`${demo} --keep`,'keep the repository, the workspace and the trace, with its page']
:[
`${program} trace ${(0,shell_quote.eC)(trace)} --open`,
'look at a run: turns, calls, changes, tokens and cost as one page'
],
[
`${program} simulate --comment "/agent fix the failing test"`,
'the same with your own checkout and request, if a model and its key are set'
],
[`${program} run "fix the failing test" --model NAME`,'run a real model in your own checkout'],
[`${program} init`,'set up the workflow for your repository on GitHub']
];
const width=Math.max(...commands.map(([command])=>command.length));
const lines=commands.map(([command,about])=>`${command.padEnd(width)}  ${style('dim',about)}`);
return `${style('bold','Next')}\n\n${(0,text_lines.pZ)(lines.join('\n'))}`;
}
var interrupt=__webpack_require__(75098);
var json_text=__webpack_require__(3727);
var package_root=__webpack_require__(29850);
var serve_page=__webpack_require__(87628);
;
const PROJECT={owner:'demo',name:'kitchen-timer'};
const PROGRESS_MS=500;
async function demo({json,keep,serve}){
const action=(0,package_root.Z)();
const signal=(0,interrupt.YP)();
const stream=json?process.stderr:process.stdout;
const style=(0,terminal.j9)(stream);
const say=(0,terminal.AO)(stream,process.env);
const tell=json?()=>undefined:say;
const machine=(0,run_action.R)();
const emulators=await(0,start_emulators.d)({
repository:{...PROJECT,files:project.ZJ},
script:script.x,
maintainer:project.Xq.author,
searchPath:machine.PATH
});
let served={run:undefined,otherOutcomes:[]};
try{
if(serve)
(0,serve_page.lP)(emulators,()=>served);
const{number}=emulators.repository.openIssue(project.lA);
const{id:commentId}=emulators.repository.comment(number,project.Xq);
tell(startText(emulators,style,{number,serve}));
const environment={...machine,FORGEHAND_PROGRESS_MS:String(PROGRESS_MS)};
const job={action,environment,inputs:await inputsFor(emulators,style,tell),signal};
const print=(line)=>{
tell(`${style('dim',(0,visible_text.Q)(line))}\n`);
};
const shown=await(0,action_display.i)(emulators,{...job,commentId},{stream,redact:(text)=>text,print});
const result=await resultOf(emulators,shown,{keep,signal});
served={...served,run:shown.served};
if(json)
process.stdout.write((0,json_text.s)(result));
else
say(demoText(result,{style,demo:invocation(),isServed:serve===true}));
if(serve&&!signal.aborted){
tell('\nPlaying two more runs, which show how else the comment can end …\n');
served={...served,otherOutcomes:await playOtherOutcomes(emulators,job)};
await(0,serve_page.gz)([(0,serve_page.ci)(emulators)],signal,say);
}
return result.outcome==='proposed'&&result.proof?.exitCode===0?0:1;
}
finally{
await emulators.close({keepFiles:keep===true});
}
}
function invocation(){
return process.env['npm_lifecycle_event']==='demo'?'npm run demo --':'forgehand demo';
}
function startText(emulators,style,{number,serve}){
const{repository,github,model}=emulators;
const[request='']=project.Xq.body.split('\n',1);
return[
`${style('bold','From a comment to a pull request')}: everything runs on this machine, without an API key or an account.\n`,
`  GitHub  ${github.serverUrl} with the repository ${repository.fullName}`,
`  model   ${model.baseUrl}, which follows a script`,
...(serve?[`  pages   ${(0,serve_page.ci)(emulators)}: reload them while the run works`]:[]),
`\n${style('bold',project.lA.author)} opened issue #${number}: ${project.lA.title}`,
`${style('bold',project.Xq.author)} commented: ${style('cyan',request)}\n\n`
].join('\n');
}
async function inputsFor({workspace:root,folder},style,tell){
const environment=(0,run_action.R)();
const where={root,stateFolder:(0,external_node_path_.join)(folder,'sandbox'),home:environment.HOME,environment};
if(await(0,choose_sandbox.H)('auto',{...where,closed:[],readable:[]}))
return{};
tell(style(['bold','yellow'],'NO SANDBOX WORKS ON THIS MACHINE.'));
tell(' The demo continues without one, because it runs only its own code. The action would\n');
tell('refuse commands here. Install bubblewrap and allow user namespaces to run them.\n\n');
return{sandbox:'off'};
}
async function resultOf(emulators,{main:{outputs,exitCode,durationMs},served},{keep,signal}){
const{repository,folder,github,model}=emulators;
const{branch='','trace-html-path':page='',outcome='none'}=outputs;
const clone=(0,external_node_path_.join)(folder,'fresh-clone');
const number=Number(outputs['pull-request-number']);
const opened=number>0?repository.pullRequest(number):undefined;
return{
outcome,
pullRequest:opened&&{
number,
url:outputs['pull-request-url']??'',
title:opened.title,
body:opened.body??''
},
outputs,
exitCode,
durationMs:Math.round(durationMs),
githubRequests:github.requests.length,
modelRequests:model.requests.length,
proof:branch===''||signal.aborted?undefined:await testFreshClone(repository,branch,clone),
tracePage:(keep||page===''?page:await(0,kept_files.ew)(page,'demo'))||undefined,
kept:keep&&{...(0,kept_files.y2)(emulators,served),clone}
};
}
}),
44931:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
m:()=>(runProgram),
o:()=>(leaveProgram)
});
var node_child_process__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(31421);
var node_util__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(57975);
var _hardened_environment_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(22388);
async function runProgram(name,args,{workTree,environment,input='',...more}){
const options={...more,env:await(0,_hardened_environment_js__WEBPACK_IMPORTED_MODULE_2__.Zw)(workTree,environment),maxBuffer:64*1024*1024};
const running=(0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(name,[...args],options);
running.child.stdin?.on('error',()=>undefined).end(input);
return(await running).stdout;
}
async function leaveProgram(name,args,place){
const env=await(0,_hardened_environment_js__WEBPACK_IMPORTED_MODULE_2__.Zw)(place.workTree,place.environment);
return(0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(name,args,{stdio:'ignore',detached:true,env});
}
}),
41609:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
F0:()=>(pinCommand),
_z:()=>(inFolder),
eC:()=>(quoteForShell)
});
function quoteForShell(text){
return/^[\w@%+=:,./][\w@%+=:,./-]*$/.test(text)?text:`'${text.replaceAll("'","'\\''")}'`;
}
function inFolder(folder,command){
return folder===''?command:`cd ${quoteForShell(folder.startsWith('-')?`./${folder}`:folder)} && ${command}`;
}
function pinCommand(repositoryUrl,ref){
const names=ref==='HEAD'?[ref]:[`refs/heads/${ref}`,`refs/tags/${ref}`,`refs/tags/${ref}^{}`];
return `git ls-remote ${[repositoryUrl,...names].map(quoteForShell).join(' ')} | tail -n 1 | cut -f 1`;
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
})
};
;
