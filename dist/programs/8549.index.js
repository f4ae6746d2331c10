export const id=8549;
export const ids=[8549];
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
24298:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
b:()=>(findGh)
});
var node_child_process__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(31421);
var node_events__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(78474);
var node_os__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(48161);
var node_stream_consumers__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(38321);
var _errors_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(59973);
var _git_hardened_environment_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(22388);
var _text_json_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(32686);
var _text_visible_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(2754);
const TIMEOUT_MS=60_000;
async function findGh(host,root,environment){
const env={
...environment,
GH_HOST:host,
PATH:await(0,_git_hardened_environment_js__WEBPACK_IMPORTED_MODULE_4__ .b)(root,environment['PATH']??''),
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
const value=(0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__ .qF)(result.output);
return{...result,value:(0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__ .u4)(value)?value:undefined};
}
};
}
const NOT_FOUND='gh is not installed.';
async function runGh(args,input,env){
const signal=AbortSignal.timeout(TIMEOUT_MS);
const child=(0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('gh',args,{env,cwd:(0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(),stdio:['pipe','pipe','pipe'],signal});
child.stdin.on('error',()=>undefined).end(input);
try{
const[output,errors]=await Promise.all([(0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_3__.text)(child.stdout),(0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_3__.text)(child.stderr),(0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child,'close')]);
const code=child.exitCode;
const reason=(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_5__ .Q)(errors.trim()||output.trim())||`gh ended with ${String(code)}.`;
return{isOk:code===0,output,reason};
}
catch(error){
if(signal.aborted)
return{isOk:false,output:'',reason:`gh did not end within ${TIMEOUT_MS / 1000} seconds.`};
if(!(0,_errors_js__WEBPACK_IMPORTED_MODULE_7__ .Or)(error))
throw error;
return{isOk:false,output:'',reason:error.code==='ENOENT'?NOT_FOUND:error.message};
}
}
}),
68935:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
BB:()=>(setVariable),
Pq:()=>(setSecret),
Rv:()=>(workflowSettingPath),
ZZ:()=>(allowPullRequests),
e1:()=>(openSetupPullRequest),
rs:()=>(variableArguments),
tX:()=>(secretArguments)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(59973);
async function setSecret(gh,repository,secret){
const{isOk,reason}=await gh.run(secretArguments(repository,secret.name),secret.value);
return isOk?undefined:reason.replaceAll(secret.value,'***');
}
function secretArguments(repository,secret){
return['secret','set',secret,'--repo',selector(repository)];
}
async function setVariable(gh,repository,variable){
const{isOk,reason}=await gh.run(variableArguments(repository,variable.name),variable.value);
return isOk?undefined:reason;
}
function variableArguments(repository,variable){
return['variable','set',variable,'--repo',selector(repository)];
}
function selector({host,name}){
return host==='github.com'?name:`${host}/${name}`;
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
return{kind:'failed',reason:explain((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__ .bD)(error))};
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
if(number===MAX_BRANCHES||!/already exists/i.test((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__ .bD)(error)))
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
}),
97964:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
g:()=>(openLocalRepository)
});
var node_child_process__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(31421);
var node_util__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(57975);
var _errors_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(59973);
var _git_hardened_environment_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(22388);
var _init_remote_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(34889);
var _workspace_files_files_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(93597);
var _workspace_files_root_files_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(25178);
const TIMEOUT_MS=30_000;
const MAX_OUTPUT=64 * 1024 * 1024;
const MAX_FILE=1024 * 1024;
async function openLocalRepository(root,searchPath){
const env=(0,_git_hardened_environment_js__WEBPACK_IMPORTED_MODULE_2__ .j)(await(0,_git_hardened_environment_js__WEBPACK_IMPORTED_MODULE_2__ .b)(root,searchPath));
const git=async(...args)=>{
const options={cwd:root,env,timeout:TIMEOUT_MS,maxBuffer:MAX_OUTPUT};
return(0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('git',[...args],options).then(({stdout})=>stdout,()=>undefined);
};
const[remote,listed]=await Promise.all([
readMainRemote(git),
git('ls-files','-z','--cached','--others','--exclude-standard')
]);
const paths=(listed??'').split('\0').filter((path)=>path !=='');
return{
...remote,
tree:{paths,read:(path)=>readText(root,path),filesIn:(folder)=>(0,_workspace_files_root_files_js__WEBPACK_IMPORTED_MODULE_4__ .W)(root,folder)}
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
return{remote:(0,_init_remote_js__WEBPACK_IMPORTED_MODULE_5__ .Z)(address.trim()),defaultBranch:branch===''?undefined:branch};
}
async function readText(root,path){
try{
const content=await(0,_workspace_files_files_js__WEBPACK_IMPORTED_MODULE_3__ .aL)(root,path);
return content.length>MAX_FILE?undefined:content.toString();
}
catch(error){
if((0,_errors_js__WEBPACK_IMPORTED_MODULE_6__ .Or)(error)||error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_6__ .v4)
return undefined;
throw error;
}
}
}),
24155:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
$k:()=>(ghCommand),
Zn:()=>(nextSteps),
mh:()=>(surveyLines)
});
var _text_visible_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2754);
var _text_shell_quote_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(41609);
var _init_github_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(68935);
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
return `${rows.map(([name='',value=''])=>`${name.padEnd(12)}${(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_0__ .Q)(value)}`).join('\n')}\n\n`;
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
step(`Bring the files to the branch ${(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_0__ .Q)(defaultBranch)}`,[commit,`gh pr create --fill --base ${(0,_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_1__ .e)((0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_0__ .Q)(defaultBranch))}`],hints)
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
return ghCommand(repository?(0,_init_github_js__WEBPACK_IMPORTED_MODULE_2__ .tX)(repository,secret):['secret','set',secret]);
}
function settingCommand(repository){
const path=repository?(0,_init_github_js__WEBPACK_IMPORTED_MODULE_2__ .Rv)(repository):'repos/{owner}/{repo}/actions/permissions/workflow';
const host=repository&&repository.host !=='github.com'?['--hostname',repository.host]:[];
return ghCommand(['api','--method','PUT',...host,path,'-F','can_approve_pull_request_reviews=true']);
}
function ghCommand(args){
const words=args.map((each)=>each.startsWith('-')?each:each.includes('{')?`'${each}'`:(0,_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_1__ .e)(each));
return['gh',...words].join(' ');
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
12358:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
G:()=>(openPrompts)
});
var node_readline__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(80481);
var node_stream__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(57075);
var _errors_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(59973);
var _usage_error_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(4565);
const MAX_TRIES=5;
function openPrompts(input,output){
const terminal=new MutableOutput(output);
const lines=new LineQueue((0,node_readline__WEBPACK_IMPORTED_MODULE_0__.createInterface)({input,output:terminal,terminal:true,historySize:0}),output);
const ask=async(question,initial,problemWith=()=>undefined)=>{
for(let tries=0;tries<MAX_TRIES;tries +=1){
const answer=(await lines.next(`${question}${initial===''?'':` [${initial}]`}: `)).trim()||initial;
const problem=problemWith(answer);
if(problem===undefined)
return answer;
output.write(`  ${problem}\n`);
}
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__ .e(`${question}: no usable answer after ${MAX_TRIES} tries. Nothing was changed.`);
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
return new _errors_js__WEBPACK_IMPORTED_MODULE_3__ .yo('Interrupted. Nothing was changed.');
}
}),
44977:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
A:()=>(terminalWriter),
k:()=>(supportsUnicode)
});
var _report_ascii_signs_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(13059);
function terminalWriter(stream,environment){
const hasUnicode=supportsUnicode(environment,process.platform);
return(text)=>void stream.write(hasUnicode?text:(0,_report_ascii_signs_js__WEBPACK_IMPORTED_MODULE_0__ .q)(text));
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
13059:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
q:()=>(withAsciiSigns)
});
var _agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(41079);
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
const REPLACEMENTS=new Map([...Object.values(_agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__ .B2).map(({symbol,ascii})=>[symbol,ascii]),...OTHERS]);
const SHOWN=new RegExp(`[${[...REPLACEMENTS.keys()].join('')}]`,'gu');
function withAsciiSigns(text){
return text.replace(SHOWN,(sign)=>REPLACEMENTS.get(sign)??sign);
}
})
};
