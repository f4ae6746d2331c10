export const id=255;
export const ids=[255];
export const modules={
30255:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
demo:()=>(demo)
});
var external_node_path_=__webpack_require__(76760);
var project=__webpack_require__(96413);
var start_emulators=__webpack_require__(31636);
var script=__webpack_require__(97185);
var visible_text=__webpack_require__(2754);
var choose_sandbox=__webpack_require__(52363);
var external_node_child_process_=__webpack_require__(31421);
var external_node_util_=__webpack_require__(57975);
;
async function testFreshClone({cloneUrl,branch,base,folder,environment}){
const run=(0,external_node_util_.promisify)(external_node_child_process_.execFile);
await run('git',['clone','--quiet','--branch',branch,cloneUrl,folder],{env:environment});
const range=`origin/${base}...HEAD`;
const{stdout:diff}=await run('git',['diff','--no-color','--no-ext-diff',range],{
cwd:folder,
env:environment
});
const exitCode=await run('npm',['test'],{cwd:folder,env:environment}).then(()=>0,exitCodeOf);
return{command:'npm test',exitCode,diff};
}
function exitCodeOf(error){
if(Error.isError(error)&&'code' in error&&typeof error.code==='number')
return error.code;
throw error;
}
var call_status=__webpack_require__(41079);
var format=__webpack_require__(79623);
var text_blocks=__webpack_require__(3945);
;
const DETAILS=6;
class DemoLog{
#style;
#say;
#details=[];
constructor(style,say){
this.#style=style;
this.#say=say;
}
add(line){
const text=(0,visible_text .Q)(line);
if(text.startsWith('    '))
this.#details.push(text);
else{
this.end();
this.#print(/^[▸■]/.test(text)?text:this.#style('dim',text));
}
}
end(){
const hidden=this.#details.length - DETAILS;
if(hidden>0)
this.#print(this.#style('dim',`    … ${hidden} lines`));
for(const line of this.#details.slice(-DETAILS))
this.#print(this.#style('dim',line));
this.#details=[];
}
#print(text){
this.#say(`${this.#style('dim','  │')} ${text}\n`);
}
}
function demoText(result,options){
const{style,demo}=options;
const{pullRequest,outcome,proof,durationMs,modelRequests,githubRequests,kept}=result;
const requests=`${modelRequests} requests to the model, ${githubRequests} to GitHub`;
const figures=`Outcome: ${outcome}, after ${(0,format .a3)(durationMs)}, ${requests}.`;
if(!pullRequest||!proof)
return `\n${style('bold','No pull request was opened.')}\n${figures}\n`;
const sign=proof.exitCode===0?style('green',call_status .B2.done.symbol):style('red',call_status .B2.failed.symbol);
const sections=[
style('bold',`Pull request #${pullRequest.number}: ${pullRequest.title}`),
(0,text_blocks .pZ)(leadOf(pullRequest.body)),
style('bold','Change'),
(0,text_blocks .pZ)((0,text_blocks .N5)(proof.diff,style)),
style('bold','Test result'),
(0,text_blocks .pZ)(`${sign} ${proof.command} on a fresh clone of the branch: exit code ${proof.exitCode}`),
(0,text_blocks .pZ)(figures),
kept?keptText(kept,style):'',
nextText(demo,style)
];
return `\n${sections.filter(Boolean).join('\n\n')}\n`;
}
function leadOf(body){
return(body.split(/\n(?:> \[!|<details>)/,1)[0]??'').trim();
}
function keptText({folder,...paths},style){
const lines=Object.entries(paths).map(([name,path])=>`${name.padEnd(12)}${path}`);
return `${style('bold','Kept')} in ${folder}\n\n${(0,text_blocks .pZ)(lines.join('\n'))}`;
}
function nextText(demo,style){
const program=demo.startsWith('npm')?'npx node dist/cli/index.js':'forgehand';
const commands=[
[`${demo} --serve`,'show the issue and the pull request as a page'],
[`${demo} --keep`,'keep the repository, the workspace and the trace, with its page'],
[`${program} trace trace.jsonl --open`,'look at a run: turns, calls, changes, tokens and cost as one page'],
[`${program} run "fix the failing test" --model NAME`,'run a real model in your own checkout'],
['docs/quick-start.md','set up the workflow for your repository on GitHub']
];
const width=Math.max(...commands.map(([command])=>command.length));
const lines=commands.map(([command,about])=>`${command.padEnd(width)}  ${style('dim',about)}`);
return `${style('bold','Next')}\n\n${(0,text_blocks .pZ)(lines.join('\n'))}`;
}
var interrupt=__webpack_require__(75098);
var json_text=__webpack_require__(3727);
var cli_machine=__webpack_require__(97012);
var package_root=__webpack_require__(29850);
var run_action=__webpack_require__(81749);
var external_node_events_=__webpack_require__(78474);
;
async function servePage(emulators,{run,signal,say}){
const[{renderPage},{viewThread},{renderRunPage}]=await Promise.all([
Promise.all([__webpack_require__.e(1479),__webpack_require__.e(108),__webpack_require__.e(7016),__webpack_require__.e(3011),__webpack_require__.e(3361),__webpack_require__.e(5850),__webpack_require__.e(687),__webpack_require__.e(6501)]).then(__webpack_require__.bind(__webpack_require__,86501)),
__webpack_require__.e(1826).then(__webpack_require__.bind(__webpack_require__,71826)),
Promise.all([__webpack_require__.e(1479),__webpack_require__.e(108),__webpack_require__.e(7016),__webpack_require__.e(3011),__webpack_require__.e(3361),__webpack_require__.e(5850),__webpack_require__.e(687),__webpack_require__.e(8480)]).then(__webpack_require__.bind(__webpack_require__,88480))
]);
const{github,repository}=emulators;
const name=repository.fullName;
const issues=[...repository.state.issues.values()];
const threads=await Promise.all(issues.map((issue)=>viewThread(repository,issue,github.serverUrl)));
const runPath=`/${name}/actions/runs/1`;
const links=[{text:'Log of the run',url:runPath}];
const pages=new Map([
['/',()=>renderPage(name,threads,links)],
[runPath,()=>renderRunPage(name,run)],
...threads.map((thread)=>[URL.parse(thread.url)?.pathname??'',()=>renderPage(name,[thread],links)])
]);
github.servePages((path)=>pages.get(path)?.()??Promise.resolve(undefined));
say(`\nThe issue, the pull request and the log as pages: ${github.serverUrl}/ (Ctrl+C ends it)\n`);
if(!signal.aborted)
await(0,external_node_events_.once)(signal,'abort');
}
var terminal_writer=__webpack_require__(59272);
;
const PROJECT={owner:'demo',name:'kitchen-timer'};
async function demo({json,keep,serve}){
const action=(0,package_root .Z)();
const signal=(0,interrupt .Y)();
const stream=json?process.stderr:process.stdout;
const style=(0,text_blocks .j9)(stream);
const say=(0,terminal_writer .A)(stream,process.env);
const machine=(0,cli_machine .R)();
const emulators=await(0,start_emulators .d)({
repository:{...PROJECT,files:project .ZJ},
script:script .x,
maintainer:project .Xq.author,
searchPath:machine.PATH
});
try{
const options={action,machine,signal,style,say:json?()=>undefined:say,keep:keep===true};
const{result,run}=await runDemo(emulators,options);
if(json)
process.stdout.write((0,json_text .s)(result));
else
say(demoText(result,{style,demo:invocation()}));
const isSuccess=result.outcome==='proposed'&&result.proof?.exitCode===0;
if(serve&&!signal.aborted)
await servePage(emulators,{run,signal,say});
return isSuccess?0:1;
}
finally{
await emulators.close({keepFiles:keep===true});
}
}
function invocation(){
return process.env['npm_lifecycle_event']==='demo'?'npm run demo --':'forgehand demo';
}
async function runDemo(emulators,options){
const{machine,keep,signal}=options;
const{main,lines}=await answerComment(emulators,options);
const branch=main.outputs['branch']??'';
const clone=(0,external_node_path_.join)(emulators.folder,'fresh-clone');
const proof=branch===''||signal.aborted
?undefined
:await testFreshClone({
cloneUrl:emulators.repository.cloneUrl,
branch,
base:emulators.repository.state.defaultBranch,
folder:clone,
environment:machine
});
const kept={
folder:emulators.folder,
repository:emulators.repository.state.git.directory,
workspace:emulators.workspace,
trace:main.outputs['trace-path']??'',
page:main.outputs['trace-html-path']??'',
clone
};
const result=summarize(emulators,main,{proof,kept:keep?kept:undefined});
return{result,run:{summary:main.summary,lines}};
}
async function answerComment(emulators,options){
const{action,machine,signal,style,say}=options;
const{repository,github,model}=emulators;
const issue=repository.openIssue(project .lA);
const comment=repository.comment(issue.number,project .Xq);
const[request='']=project .Xq.body.split('\n',1);
say(`${style('bold','From a comment to a pull request')}: everything runs on this machine, without an API key or an account.\n\n`);
say(`  GitHub  ${github.serverUrl} with the repository ${repository.fullName}\n`);
say(`  model   ${model.baseUrl}, which follows a script\n\n`);
say(`${style('bold',project .lA.author)} opened issue #${issue.number}: ${project .lA.title}\n`);
say(`${style('bold',project .Xq.author)} commented: ${style('cyan',request)}\n\n`);
const inputs=await inputsFor(emulators,options);
const log=new DemoLog(style,say);
const lines=[];
const onLine=(line)=>{
lines.push((0,visible_text .Q)(line));
log.add(line);
};
const main=await(0,run_action .C)(emulators,{
...{commentId:comment.id,onLine,signal},
...{action,environment:{...machine,FORGEHAND_PROGRESS_MS:String(PROGRESS_MS)},inputs}
});
log.end();
return{main,lines};
}
const PROGRESS_MS=500;
async function inputsFor(emulators,{machine,style,say}){
const stateFolder=(0,external_node_path_.join)(emulators.folder,'sandbox');
const sandboxOptions={root:emulators.workspace,stateFolder,hidden:[],readable:[],searchPath:machine.PATH};
if(await(0,choose_sandbox .H)('auto',sandboxOptions))
return{};
say(style(['bold','yellow'],'NO SANDBOX WORKS ON THIS MACHINE.'));
say(' The demo continues without one, because it runs only its own code. The action would\n');
say('refuse commands here. Install bubblewrap and allow user namespaces to run them.\n\n');
return{sandbox:'off'};
}
function summarize(emulators,main,more){
const{outputs,exitCode,durationMs}=main;
const number=Number(outputs['pull-request-number']);
const opened=number>0?emulators.repository.pullRequest(number):undefined;
return{
outcome:outputs['outcome']??'none',
pullRequest:opened&&{
number,
url:outputs['pull-request-url']??'',
title:opened.title,
body:opened.body??''
},
outputs,
exitCode,
durationMs:Math.round(durationMs),
githubRequests:emulators.github.requests.length,
modelRequests:emulators.model.requests.length,
...more
};
}
})
};
